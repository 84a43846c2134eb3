"""The moves of Peaks: a card, and whether it climbs or rests."""

from peaks.state import CARDS
from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, names
from sevenfold.kernel.jit import jit

CLIMB, REST = range(2)
HIDDEN = len(CARDS)  # in a move: a card that one may not see
CARD = Field("card", names("card", (*CARDS, "?")), 0)

MOVES = Kinds("Peaks", Kind("climb", BYTE << 8, CLIMB << 8, (CARD,)), Kind("rest", BYTE << 8, REST << 8, (CARD,)))


@jit
def pack(kind: int, card: int) -> int:
    return kind << 8 | card


@jit
def kind_of(move: int) -> int:
    return move >> 8


@jit
def card_of(move: int) -> int:
    return move & 255
