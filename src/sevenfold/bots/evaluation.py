"""`worth(state, seat)`: how good a place looks, resolved by game like the rules themselves."""

from functools import cache
from importlib import import_module
from typing import Any

import numba
from numba.extending import overload

from sevenfold.game.shape import Game
from sevenfold.kernel.types import State

WORTH: dict[Any, Any] = {}


def worth(state: State, seat: int) -> float:
    """Higher is better for the seat; no more than a greedy bot's opinion."""
    return float(WORTH[state.dtype](state, seat))


@overload(worth, strict=False)
def _(state: Any, seat: Any) -> Any:
    found = WORTH.get(state)
    return found and found.py_func


@cache
def register(game: Game) -> None:
    """Fetches the game's own evaluation."""
    evaluate = import_module(f"sevenfold.bots.{game.id.replace('-', '_')}").evaluate
    WORTH[game.layout.STATE] = WORTH[numba.from_dtype(game.layout.STATE)] = evaluate
