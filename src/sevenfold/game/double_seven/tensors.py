"""What a seat of Double Seven sees, as numbers for learning programs: all that its view tells, and nothing else.

Seats are counted from the viewer's: place 0 is its own, place 1 the next to play. docs/environments.md has the list.
"""

from sevenfold.game.double_seven.state import KINDS, MOST_FAMILIES, SEATS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

TURN = 0  # by seat: whose turn it is; nobody's when the game is over
PLAYERS = TURN + SEATS
FIRST = PLAYERS + 1  # the seat that began
PHASE = FIRST + 1  # 0 drawing, 1 acting
DRAWS = PHASE + 1
RAINBOW = DRAWS + 1
TWO_FOR_ONE = RAINBOW + 1
SWAPS = TWO_FOR_ONE + 1
HIDDEN = SWAPS + 1  # tiles of the pool that lie face down
SEVENS_LEFT = HIDDEN + 1
OPEN = SEVENS_LEFT + 1  # tiles of the pool that lie face up, by kind
REMOVED = OPEN + KINDS
RACK = REMOVED + KINDS  # the viewer's, by kind
DOUBLE_SEVEN = RACK + KINDS  # by seat: who holds it
ENDING = DOUBLE_SEVEN + SEATS  # by seat: who triggered the end
SIZES = ENDING + SEATS  # by seat: tiles on the rack
SEVENS = SIZES + SEATS  # by seat
SHOWN = SEVENS + SEATS  # by seat and kind: what everybody knows of the rack (DS-KNOWN)
FAMILIES = SHOWN + SEATS * KINDS  # by seat and family: animal + 1, animals, clovers; 0 where there is none
OBSERVATION = FAMILIES + SEATS * MOST_FAMILIES * 3
NAMES = (
    "turn players first phase draws rainbow two_for_one swaps hidden sevens_left open removed rack "
    "double_seven ending sizes sevens shown families"
)
FIELDS: dict[str, int] = {name: globals()[name.upper()] for name in NAMES.split()}


@jit
def observe(state: State, seat: int, out: Array) -> None:
    """Writes what this seat sees."""
    players = int(state.players)
    if state.turn >= 0:
        out[TURN + (state.turn - seat) % players] = 1
    out[PLAYERS] = players
    out[FIRST] = (state.first - seat) % players
    out[PHASE] = state.phase
    out[DRAWS] = state.draws
    out[RAINBOW] = state.rainbow
    out[TWO_FOR_ONE] = state.two_for_one
    out[SWAPS] = state.swaps
    out[HIDDEN] = state.left
    out[SEVENS_LEFT] = state.sevens_left
    for tile in range(KINDS):
        out[OPEN + tile] = state.open[tile]
        out[REMOVED + tile] = state.removed[tile]
        out[RACK + tile] = state.racks[seat, tile]
    if state.double_seven >= 0:
        out[DOUBLE_SEVEN + (state.double_seven - seat) % players] = 1
    if state.ending >= 0:
        out[ENDING + (state.ending - seat) % players] = 1
    for place in range(players):
        observe_seat(state, (seat + place) % players, place, out)


@jit
def observe_seat(state: State, seat: int, place: int, out: Array) -> None:
    """What everybody sees of a player."""
    out[SIZES + place] = state.sizes[seat]
    out[SEVENS + place] = state.sevens[seat]
    for tile in range(KINDS):
        out[SHOWN + place * KINDS + tile] = state.shown[seat, tile]
    at = FAMILIES + place * MOST_FAMILIES * 3
    for family in range(state.family_counts[seat]):
        out[at] = state.animal[seat, family] + 1
        out[at + 1] = state.animals[seat, family]
        out[at + 2] = state.clovers[seat, family]
        at += 3
