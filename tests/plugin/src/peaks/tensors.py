"""What a seat of Peaks sees, as numbers for learning programs. Place 0 is the viewer's own."""

from peaks.state import KINDS, SEATS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

TURN = 0  # by place; nobody's when the game is over
PLAYERS = TURN + SEATS
FIRST = PLAYERS + 1
STEEP = FIRST + 1
HEIGHT = STEEP + 1
RESTS = HEIGHT + 1
TOKENS = RESTS + 1  # by place
SIZES = TOKENS + SEATS  # by place
HAND = SIZES + SEATS  # the viewer's, by kind
LAID = HAND + KINDS  # by kind
OBSERVATION = LAID + KINDS


@jit
def observe(state: State, seat: int, out: Array) -> None:
    """Writes what this seat sees."""
    players = int(state.players)
    if state.turn >= 0:
        out[TURN + (state.turn - seat) % players] = 1
    out[PLAYERS] = players
    out[FIRST] = (state.first - seat) % players
    out[STEEP] = state.steep
    out[HEIGHT] = state.height
    out[RESTS] = state.rests
    for place in range(players):
        out[TOKENS + place] = state.tokens[(seat + place) % players]
        out[SIZES + place] = state.sizes[(seat + place) % players]
    for card in range(KINDS):
        out[HAND + card] = state.hands[seat, card]
        out[LAID + card] = state.laid[card]
