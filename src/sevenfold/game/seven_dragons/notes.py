"""What a move of Seven Dragons brought, which everybody may know: bonus cards, Silver's colour, goals, the deck's end.

A note of the same kind as the move says more of it: which card was taken.
"""

from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, names, numbers
from sevenfold.game.seven_dragons.actions import silver_kind
from sevenfold.game.seven_dragons.cards import COLOURS, RAINBOW, WILD, ZAP_CARD
from sevenfold.game.seven_dragons.ending import GOAL, reason, result
from sevenfold.game.seven_dragons.mosaic import card_at
from sevenfold.game.seven_dragons.moves import LYING, face, from_x, from_y, mode, to_x, to_y, what
from sevenfold.game.seven_dragons.rules import bonus
from sevenfold.game.seven_dragons.state import COLOUR_ONLY, DECK, PLACE, SEATS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import MOST_SEATS, Array, State

ZAPPED, BONUS, SILVER, REACHED, PILE = range(5)


def kind(name: str, number: int, *fields: Field) -> Kind:
    return Kind(name, BYTE << 32, number << 32, fields)


NOTES = Kinds(
    "Seven Dragons",
    kind("zap-card", ZAPPED, Field("card", LYING, 0)),  # as it lay
    kind("bonus", BONUS, Field("count", numbers("count", 0, DECK), 0)),  # SD-BONUS
    kind("silver", SILVER, Field("color", names("color", (*COLOURS, WILD)), 0)),  # SD-SILVER: its new colour
    kind("goal", REACHED, Field("seat", numbers("seat", 0, SEATS - 1), 8), Field("color", names("color", COLOURS), 0)),
    kind("deck", PILE),  # is empty now
)


@jit
def notes(before: State, after: State, move: int, out: Array) -> int:
    """Lists the notes of a move; returns how many there are."""
    n = 0
    if what(move) == ZAP_CARD and mode(move) != COLOUR_ONLY:
        out[n] = ZAPPED << 32 | before.face[card_at(before, from_x(move), from_y(move))]
        n += 1
    if what(move) == PLACE:
        drawn = min(bonus(before, face(move), to_x(move), to_y(move)), int(before.left))
        if drawn > 0:
            out[n] = BONUS << 32 | drawn
            n += 1
    if after.silver and silver_kind(after) != silver_kind(before):
        out[n] = SILVER << 32 | (len(COLOURS) if silver_kind(after) == RAINBOW else silver_kind(after))
        n += 1
    if before.left > 0 and after.left == 0:
        out[n] = PILE << 32
        n += 1
    return note_goals(after, out, n)


@jit
def note_goals(after: State, out: Array, n: int) -> int:
    """SD-WIN: whose goals decided the game."""
    scores = out[n : n + MOST_SEATS]  # scratch
    if after.turn < 0 and reason(after, scores) == GOAL:
        winners = result(after, scores)
        for seat in range(SEATS):
            if winners >> seat & 1:
                out[n] = REACHED << 32 | seat << 8 | int(after.goals[seat])
                n += 1
    return n
