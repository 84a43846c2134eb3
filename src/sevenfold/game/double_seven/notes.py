"""What a move of Double Seven brought, which everybody may know: families grown and exchanged, tokens, the end.

A note of the same kind as the move says more of it: of which family its numbers speak.
"""

from sevenfold.game.double_seven.moves import ANIMAL, TILE, count, what_of
from sevenfold.game.double_seven.refusals import family_size
from sevenfold.game.double_seven.state import GROW, KINDS, RETRIEVE, START, SWAP
from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, names
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

STARTED, GROWN, SWAPPED, RETRIEVED, FLIP, SEVEN, DOUBLE, ENDING = range(8)
BY_DOUBLE, BY_POOL = range(2)

SIZE = count("count")
FAMILY = ANIMAL, SIZE


def kind(name: str, what: int, *fields: Field) -> Kind:
    return Kind(name, BYTE << 32, what << 32, fields)


NOTES = Kinds(
    "Double Seven",
    kind("start", STARTED, Field("size", SIZE, 0)),
    kind("grow", GROWN, Field("animal", ANIMAL, 8), Field("size", SIZE, 0)),  # as it is now
    kind("swap", SWAPPED, Field("gave", FAMILY, 24, type="kin"), Field("got", FAMILY, 8, type="kin")),
    kind("clover", RETRIEVED, Field("animal", ANIMAL, 8), Field("size", SIZE, 0)),
    kind("flip", FLIP, Field("tile", TILE, 0)),  # DS-FLIP
    kind("seven", SEVEN, Field("left", SIZE, 0)),  # DS-SEVEN
    kind("double-seven", DOUBLE),
    kind("ending", ENDING, Field("by", names("cause", ("double-seven", "pool")), 0)),  # DS-END
)


@jit
def notes(before: State, after: State, move: int, out: Array) -> int:
    """Lists the notes of a move; returns how many there are."""
    n = note_family(before, after, move, out)
    seat = before.turn
    if after.sevens[seat] > before.sevens[seat]:
        out[n] = SEVEN << 32 | after.sevens_left
        n += 1
    if after.double_seven != before.double_seven:
        out[n] = DOUBLE << 32
        n += 1
    if after.ending != before.ending:
        out[n] = ENDING << 32 | (BY_DOUBLE if after.double_seven != before.double_seven else BY_POOL)
        n += 1
    if after.turn != seat:
        for tile in range(KINDS):
            if after.open[tile] > before.open[tile]:
                out[n] = FLIP << 32 | tile
                n += 1
    return n


@jit
def note_family(before: State, after: State, move: int, out: Array) -> int:
    """Which families a move concerns; returns 1 if it does."""
    what, a, b, c, seat = what_of(move), move >> 16 & 255, move >> 8 & 255, move & 255, before.turn
    if what == START:
        out[0] = STARTED << 32 | family_size(after, seat, before.family_counts[seat])
    elif what == GROW:
        out[0] = GROWN << 32 | before.animal[seat, a] << 8 | family_size(after, seat, a)
    elif what == SWAP:
        gave = before.animal[seat, a] << 8 | family_size(before, seat, a)
        got = before.animal[b, c] << 8 | family_size(before, b, c)
        out[0] = SWAPPED << 32 | gave << 16 | got
    elif what == RETRIEVE:
        out[0] = RETRIEVED << 32 | before.animal[a, b] << 8 | family_size(before, a, b)
    else:
        return 0
    return 1
