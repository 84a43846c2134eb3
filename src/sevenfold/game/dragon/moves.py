"""The moves of Dragon: a card, and the level where it goes."""

from sevenfold.game.dragon.state import CARDS, CENTRE, LEVELS, LINE, NOWHERE, UNDER
from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, names, numbers
from sevenfold.kernel.jit import jit

HIDDEN = len(CARDS)  # in a move: a card that one may not see


@jit
def pack(card: int, level: int) -> int:
    return card << 8 | level


@jit
def card_of(move: int) -> int:
    return move >> 8


@jit
def level_of(move: int) -> int:
    return move & 255


CARD = Field("card", names("card", (*CARDS, "?")), 8)
ROW = Field("row", numbers("row", -CENTRE, LEVELS - 1 - CENTRE, CENTRE, beyond=NOWHERE), 0)

VOCABULARY = {"values": [str(value) for value in range(1, LINE + 1)]}  # the columns of the table

MOVES = Kinds(
    "Dragon",
    Kind("under", BYTE, UNDER, (CARD,)),  # DR-STUCK
    Kind("place", 0, 0, (CARD, ROW)),  # DR-PLACE
)
