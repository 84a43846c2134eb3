"""What a move of Dragon brought, which everybody may know: tokens, a new round, the end of the pile."""

from sevenfold.game.dragon.moves import card_of, level_of
from sevenfold.game.dragon.rules import column_cards, earned, line_value, row_cards
from sevenfold.game.dragon.state import ANNOYED, CENTRE, COLUMN, LEVELS, LINE, SEATS, UNDER
from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, names, numbers
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

TOKENS, ROUND, PILE = range(3)
NOTHING = 255  # in place of a line, or of a score

COUNT = numbers("count", 0, NOTHING - 1)
ROW = numbers("row", -CENTRE, LEVELS - 1 - CENTRE, CENTRE)
VALUE = names("value", (str(value) for value in range(1, LINE + 1)))


def kind(name: str, what: int, *fields: Field) -> Kind:
    return Kind(name, BYTE << 48, what << 48, fields)


NOTES = Kinds(
    "Dragon",
    kind(
        "tokens",
        TOKENS,
        Field("count", COUNT, 16),
        Field("row", ROW.or_none(NOTHING), 8),  # the lines that are full now
        Field("column", VALUE.or_none(NOTHING), 0),
    ),
    kind("round", ROUND, Field("round", COUNT, 40), Field("scores", (COUNT,) * SEATS, 32, type="scores")),
    kind("pile", PILE),  # is empty now
)


@jit
def notes(before: State, after: State, move: int, out: Array) -> int:
    """Lists the notes of a move; returns how many there are."""
    n, card, level = 0, card_of(move), level_of(move)
    if level != UNDER:
        tokens = earned(before, card, level)
        if tokens > 0:
            cards, fire = column_cards(before, COLUMN[card])
            column = COLUMN[card] if line_value(cards + 1, fire + ANNOYED[card]) else NOTHING
            cards, fire = row_cards(before, level)
            row = level if line_value(cards + 1, fire + ANNOYED[card]) else NOTHING
            out[n] = TOKENS << 48 | tokens << 16 | row << 8 | column
            n += 1
    if after.round_index != before.round_index:
        out[n] = ROUND << 48 | (after.round_index + 1) << 40
        for seat in range(SEATS):
            out[n] |= (after.totals[seat] if seat < after.players else NOTHING) << (32 - 8 * seat)
        n += 1
    elif before.left > 0 and after.left == 0:
        out[n] = PILE << 48
        n += 1
    return n
