"""What a seat of Seven Dragons sees, as numbers for learning programs: all that its view tells, and nothing else.

Seats are counted from the viewer's: place 0 is its own, place 1 the next clockwise. docs/environments.md has the list.
"""

from sevenfold.game.seven_dragons.cards import ACTIONS, DRAGONS, FACES
from sevenfold.game.seven_dragons.hands import is_player
from sevenfold.game.seven_dragons.state import CELLS, DISCARDS, KINDS, SEATS
from sevenfold.game.seven_dragons.steps import spot
from sevenfold.kernel.bits import nth_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

TURN = 0  # by seat: whose turn it is; nobody's when the game is over
SEATED = TURN + SEATS  # by seat: whether a player sits there
PLAYERS = SEATED + SEATS  # of the deal
FIRST = PLAYERS + 1  # the seat that began
GOALS_PLAYED = FIRST + 1
RUSSIAN = GOALS_PLAYED + 1  # the Russian edition's end (SD-EXHAUST)
SILVER = RUSSIAN + 1
RAINBOW = SILVER + 1
PLAYABLE = RAINBOW + 1  # by action: whether its cards are in the deck
TARGETS = PLAYABLE + len(ACTIONS)  # by seat (SD-AGE)
PASSES = TARGETS + SEATS
LAST_PLAYED = PASSES + 1  # by seat
DECK = LAST_PLAYED + SEATS  # cards left
DISCARD = DECK + 1  # from the top: action + 1
SIZES = DISCARD + DISCARDS  # by seat: cards in hand
GOALS = SIZES + SEATS  # by seat: colour + 1, or 0 if the viewer has not seen it
HANDS = GOALS + SEATS  # by seat and kind: the viewer's cards, and those it knows others to hold (SD-KNOWN)
MOSAIC = HANDS + SEATS * KINDS  # by spot: card as it lies + 1
SILVER_CARD = len(FACES) + 1
OBSERVATION = MOSAIC + CELLS
NAMES = (
    "turn seated players first goals_played russian silver rainbow playable targets passes last_played "
    "deck discard sizes goals hands mosaic"
)
FIELDS: dict[str, int] = {name: globals()[name.upper()] for name in NAMES.split()}


@jit
def observe(state: State, seat: int, out: Array) -> None:
    """Writes what this seat sees."""
    if state.turn >= 0:
        out[TURN + (state.turn - seat) % SEATS] = 1
    out[PLAYERS] = state.players
    out[FIRST] = (nth_bit(state.dealt, state.first) - seat) % SEATS
    out[GOALS_PLAYED] = state.goals_played
    out[RUSSIAN] = state.russian
    out[SILVER] = state.silver
    out[RAINBOW] = state.rainbow
    for action in range(len(ACTIONS)):
        out[PLAYABLE + action] = state.actions >> action & 1
    out[PASSES] = state.passes
    if state.last_played >= 0:
        out[LAST_PLAYED + (state.last_played - seat) % SEATS] = 1
    out[DECK] = state.left
    for i in range(state.discarded):
        out[DISCARD + i] = state.discard[state.discarded - 1 - i] - len(DRAGONS) + 1
    for place in range(SEATS):
        observe_seat(state, seat, (seat + place) % SEATS, place, out)
    for card in range(state.placed):
        out[MOSAIC + spot(int(state.x[card]), int(state.y[card]))] = state.face[card] + 1
    if state.silver:
        out[MOSAIC + spot(0, 0)] = SILVER_CARD


@jit
def observe_seat(state: State, seat: int, other: int, place: int, out: Array) -> None:
    """What a seat knows of another one, and of itself."""
    if state.goals_played and state.goals_seen[state.goals[other]] >> seat & 1:
        out[GOALS + place] = state.goals[other] + 1
    if is_player(state, other):
        out[SEATED + place] = 1
        out[TARGETS + place] = state.targets[other]
        out[SIZES + place] = state.sizes[other]
        for kind in range(KINDS):
            known = state.hands[seat, kind] if other == seat else state.known[seat, other, kind]
            out[HANDS + place * KINDS + kind] = known
