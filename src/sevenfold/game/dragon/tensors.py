"""What a seat of Dragon sees, as numbers for learning programs: all that its view tells, and nothing else.

Seats are counted from the viewer's: place 0 is its own, place 1 the next to play. docs/environments.md has the list.
"""

from sevenfold.game.dragon.state import KINDS, LEVELS, LINE, SEATS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

TURN = 0  # by seat: whose turn it is; nobody's when the game is over
PLAYERS = TURN + SEATS
FIRST = PLAYERS + 1  # the seat that began
MULTI = FIRST + 1
ROUND = MULTI + 1
DECK = ROUND + 1  # cards left in the pile
TOKENS = DECK + 1  # by seat
TOTALS = TOKENS + SEATS  # by seat
SIZES = TOTALS + SEATS  # by seat: cards in hand
HAND = SIZES + SEATS  # the viewer's, by kind
LAYOUT = HAND + KINDS  # level by level from the lowest, column by column: 0 empty, 1 calm, 2 annoyed
OBSERVATION = LAYOUT + LEVELS * LINE
NAMES = "turn players first multi round deck tokens totals sizes hand layout"
FIELDS: dict[str, int] = {name: globals()[name.upper()] for name in NAMES.split()}


@jit
def observe(state: State, seat: int, out: Array) -> None:
    """Writes what this seat sees."""
    players = int(state.players)
    if state.turn >= 0:
        out[TURN + (state.turn - seat) % players] = 1
    out[PLAYERS] = players
    out[FIRST] = (state.first - seat) % players
    out[MULTI] = state.multi
    out[ROUND] = state.round_index
    out[DECK] = state.left
    for place in range(players):
        other = (seat + place) % players
        out[TOKENS + place] = state.tokens[other]
        out[TOTALS + place] = state.totals[other]
        out[SIZES + place] = state.sizes[other]
    for card in range(KINDS):
        out[HAND + card] = state.hands[seat, card]
    for column in range(LINE):
        placed, annoyed = state.columns[column], state.fire[column]
        for level in range(LEVELS):
            if placed >> level & 1:
                out[LAYOUT + level * LINE + column] = 1 + (annoyed >> level & 1)
