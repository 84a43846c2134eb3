"""What every game's own room of opinions offers, under one name for all games, resolved like the rules themselves.

Opinions are not rules: they may be wrong, and a better one may replace them any time. But they may not peek. `rate` is
asked on behalf of the seat on turn and reads only what that seat knows, so that imagined opponents, who choose by it,
cannot see the searcher's hand; `recognise` reads only what its seat knows, so that the searcher's tree branches on
nothing else. Tests redeal behind both.
"""

from functools import cache
from importlib import import_module
from typing import Any

import numba
from numba.extending import overload

from sevenfold.game.shape import Game
from sevenfold.kernel.types import Array, Floats, State

OPINIONS: dict[Any, dict[str, Any]] = {}  # by NumPy dtype and by Numba type: function name -> function


def worth(state: State, seat: int) -> float:
    """How good a place looks, higher is better: a greedy bot's opinion."""
    return float(OPINIONS[state.dtype]["worth"](state, seat))


def rate(state: State, moves: Array, count: int, weights: Floats, notes: Array) -> None:
    """Gives each of these moves a positive weight: how likely the seat on turn plays it. `notes` is scratch."""
    OPINIONS[state.dtype]["rate"](state, moves, count, weights, notes)


def estimate(state: State, seat: int) -> float:
    """The chance to win, from 0 to 1, of a full (imagined) table that is not played to its end; also a tie-break."""
    return float(OPINIONS[state.dtype]["estimate"](state, seat))


def plausible(state: State, seat: int) -> float:
    """How likely, from 0 to 1, an imagined table is that the seat cannot tell from the real one: what play suggests."""
    return float(OPINIONS[state.dtype]["plausible"](state, seat))


def recognise(state: State, seat: int) -> int:
    """A number from 1 to 2^62 for what the seat knows: tables that it cannot tell apart have the same."""
    return int(OPINIONS[state.dtype]["recognise"](state, seat))


STUBS = {stub.__name__: stub for stub in (worth, rate, estimate, plausible, recognise)}


def resolve(stub: Any) -> None:
    @overload(stub, strict=False)
    def _(state: Any, *_arguments: Any) -> Any:
        opinions = OPINIONS.get(state)
        return opinions and opinions[stub.__name__].py_func


for _stub in STUBS.values():
    resolve(_stub)


def room(game: Game) -> Any:
    """The module with the game's own opinions; also `horizon` (how far games are played out), `solve` and `chance`."""
    return import_module(f"sevenfold.bots.{game.id.replace('-', '_')}")


@cache
def register(game: Game) -> None:
    """Fetches the game's own opinions."""
    found = {name: getattr(room(game), name) for name in STUBS}
    OPINIONS[game.layout.STATE] = OPINIONS[numba.from_dtype(game.layout.STATE)] = found
