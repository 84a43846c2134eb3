"""What a move of Peaks brought: tokens, and a new climb."""

from peaks.moves import CLIMB, kind_of
from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, numbers
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

TOKENS, FOOT = range(2)

NOTES = Kinds(
    "Peaks",
    Kind("tokens", BYTE << 8, TOKENS << 8, (Field("count", numbers("count", 1, 2), 0),)),
    Kind("foot", BYTE << 8, FOOT << 8),
)


@jit
def notes(before: State, after: State, move: int, out: Array) -> int:
    """Lists the notes of a move; returns how many there are."""
    if kind_of(move) == CLIMB:
        out[0] = TOKENS << 8 | after.tokens[before.turn] - before.tokens[before.turn]
        return 1
    if before.rests + 1 == before.players:
        out[0] = FOOT << 8
        return 1
    return 0
