"""What a seat of Double Seven knows: its own rack, and of the others what DS-KNOWN says."""

from typing import Any

import numpy as np

from sevenfold.game.double_seven import position
from sevenfold.game.double_seven.rules import result
from sevenfold.game.double_seven.state import KINDS
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import new_seed
from sevenfold.kernel.records import Facts
from sevenfold.kernel.types import MOST_SEATS, Array, State


def seats(state: State) -> tuple[int, ...]:
    """All players."""
    return tuple(range(int(state["players"])))


def spectacle(game: Facts, options: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees while the game goes on."""
    return position.layout(game, options, game.left, [shown_rack(game, seat) for seat in range(game.players)])


def own(game: Facts, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The own rack, whole."""
    racks = enumerate(seen["racks"])
    return {"racks": [position.counts(game.racks[seat]) if other == seat else rack for other, rack in racks]}


def shown_rack(game: Facts, seat: int) -> dict[str, int]:
    """DS-KNOWN: what everybody knows of a rack, and how many tiles more it holds."""
    known = position.counts(game.shown[seat])
    hidden = game.sizes[seat] - sum(game.shown[seat])
    return {**known, position.HIDDEN: hidden} if hidden else known


def shown(move: str) -> str:
    """Everybody sees every move; a tile drawn face down is a `?` in the notation already."""
    return move


def insight(state: State, game: Facts, _seat: int | None) -> dict[str, Any]:
    """The points so far (DS-SCORE)."""
    points = np.empty(MOST_SEATS, np.int64)
    result(state, points)
    return {"scores": points[: game.players].tolist()}


@jit
def redeal(state: State, seat: int, random: Array) -> None:
    """Shuffles the hidden tiles of the pool and of the other racks together and deals them again."""
    if state.turn < 0:  # everything is open
        return
    state.seed = new_seed(random)
    loosen(state)
    for other in range(state.players):
        if other != seat:
            for tile in range(KINDS):
                state.loose[tile] += state.racks[other, tile] - state.shown[other, tile]
                state.racks[other, tile] = state.shown[other, tile]
    stack(state, random)
    for other in range(state.players):
        if other != seat:
            unseen = state.sizes[other]
            for tile in range(KINDS):
                unseen -= state.shown[other, tile]
            for _ in range(unseen):
                state.racks[other, draw(state)] += 1
