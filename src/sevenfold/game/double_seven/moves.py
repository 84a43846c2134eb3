"""The moves of Double Seven: what, and up to three numbers, a byte each.

Where people choose tile by tile, a move says more than the rules need: `others` counts tiles that were picked but do
not belong (always 0 in a legal move), so that the rules can say what is wrong with them.
"""

from sevenfold.game.double_seven.state import (
    ANIMALS,
    DRAW,
    GROW,
    NOWHERE,
    PASS,
    RAINBOW,
    RETRIEVE,
    START,
    SWAP,
    TILES,
    TWO_FOR_ONE,
)
from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, Values, names, numbers
from sevenfold.kernel.jit import jit

UNSAID = 0  # which tile goes in a clover's place: the one animal that can; otherwise the tile + 1


@jit
def pack(what: int, a: int, b: int, c: int) -> int:
    return what << 24 | a << 16 | b << 8 | c


@jit
def what_of(move: int) -> int:
    return move >> 24 & 255


@jit
def others_of(move: int) -> int:
    """Tiles that were picked and do not belong."""
    return move >> 32


TILE = names("tile", TILES)
ANIMAL = names("tile", TILES[:ANIMALS])
DRAWN = names("tile", (*TILES, "?"))  # HIDDEN is the last
GIVEN = names("tile", (*TILES, None))


def count(type: str) -> Values:
    return numbers(type, 0, NOWHERE - 1, beyond=NOWHERE)


FAMILY = count("seat"), count("index")  # whose, and which of theirs
OTHERS = Field("others", count("count"), 32, default=0)
AMOUNT = (Field("amount", (count("count"), count("count")), 8, type="amount"), OTHERS)  # animals, clovers


def kind(name: str, what: int, *fields: Field) -> Kind:
    return Kind(name, BYTE << 24, what << 24, fields)


MOVES = Kinds(
    "Double Seven",
    kind("draw", DRAW, Field("tile", DRAWN, 16)),
    kind("rainbow", RAINBOW, Field("tile", DRAWN, 16)),
    kind("start", START, Field("animal", ANIMAL, 16), *AMOUNT),
    kind("grow", GROW, Field("family", count("own-family"), 16), *AMOUNT),
    kind(
        "swap",
        SWAP,
        Field("family", count("own-family"), 16),
        Field("theirs", FAMILY, 8, type="family"),
    ),
    kind(
        "clover",
        RETRIEVE,
        Field("family", FAMILY, 16, type="family"),
        Field("tile", names("tile", (None, *TILES)), 0, default=None),  # UNSAID is the first
        OTHERS,
    ),
    kind(
        "two-for-one",
        TWO_FOR_ONE,
        Field("discards", (TILE, GIVEN), 16, ordered=True, type="tiles"),
        Field("tile", DRAWN, 0),
        OTHERS,
    ),
    kind("pass", PASS, Field("tile", GIVEN, 16)),
)
