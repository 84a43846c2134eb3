"""The rules of Seven Dragons: the turn. Clause names (SD-...) are those of docs/seven-dragons.md."""

from sevenfold.game.seven_dragons.actions import discard, perform
from sevenfold.game.seven_dragons.cards import CONTACTS, FACING, PANELS, RAINBOW, SIDES, STEP_X, STEP_Y
from sevenfold.game.seven_dragons.ending import REASONS, finishers, out_of_cards, reason, result, stuck
from sevenfold.game.seven_dragons.hands import lose, take
from sevenfold.game.seven_dragons.listing import legal
from sevenfold.game.seven_dragons.mosaic import colours_in, lay, look
from sevenfold.game.seven_dragons.moves import face, mode, to_x, to_y, what
from sevenfold.game.seven_dragons.refusals import REFUSALS, refusal, refuse_join
from sevenfold.game.seven_dragons.setup import deal, seat_newcomer
from sevenfold.game.seven_dragons.state import COLOUR_ONLY, PASS, PLACE, SEATS
from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.deck import bury
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

__all__ = ["REASONS", "REFUSALS", "deal", "join", "legal", "play", "reason", "refusal", "result"]


@jit
def play(state: State, move: int) -> None:
    """SD-TURN: one card, or a pass; then the next player draws, or the game is over."""
    if what(move) == PASS:
        pass_turn(state)
        over = stuck(state)
    else:
        play_card(state, move)
        over = finishers(state) != 0 or out_of_cards(state)
    if over:
        state.turn = -1
    else:
        next_turn(state)


@jit
def play_card(state: State, move: int) -> None:
    """SD-PLACE, SD-ACTION."""
    lose(state, face(move) // 2 if what(move) == PLACE else what(move))
    if what(move) == PLACE:
        place(state, face(move), to_x(move), to_y(move))
    else:
        if mode(move) != COLOUR_ONLY:
            perform(state, move)
        discard(state, what(move), mode(move))
    state.last_played = state.turn
    state.passes = 0


@jit
def place(state: State, face: int, x: int, y: int) -> None:
    """SD-PLACE, SD-BONUS."""
    cards = bonus(state, face, x, y)
    lay(state, face, x, y)
    if cards > 0:
        take(state, state.turn, cards)


@jit
def bonus(state: State, face: int, x: int, y: int) -> int:
    """SD-BONUS: how many cards may be drawn for placing a card here."""
    if PANELS[face // 2] <= 1 or not state.goals_played:
        return 0
    return max(0, colours_met(state, face, x, y) - 1)


@jit
def colours_met(state: State, face: int, x: int, y: int) -> int:
    """SD-BONUS: colours in which a card here touches neighbours that are not wild."""
    met = 0
    for side in range(SIDES):
        card = look(state, x + STEP_X[side], y + STEP_Y[side]) - 1
        if card >= 0 and state.face[card] // 2 != RAINBOW:
            met |= CONTACTS[face] & FACING[state.face[card], side]
    return count_bits(colours_in(met))


@jit
def pass_turn(state: State) -> None:
    """SD-PASS; SD-PUZZLE: the card that fits nowhere goes under the deck."""
    state.passes += 1
    if state.players == 1:
        held = int(state.held[state.turn])
        while held:
            kind = lowest_bit(held)
            held &= held - 1
            lose(state, kind)
            bury(state, kind)


@jit
def next_turn(state: State) -> None:
    """SD-TURN, SD-EXHAUST: the next player draws; with an empty deck, those without cards are skipped."""
    seat = (state.turn + 1) % SEATS
    while not state.seats >> seat & 1 or (state.left == 0 and state.sizes[seat] == 0):
        seat = (seat + 1) % SEATS
    state.turn = seat
    take(state, seat, 1)


def join(state: State) -> int:
    """SD-JOIN, or an IllegalMove that says why nobody can."""
    if refused := refuse_join(state):
        raise REFUSALS[refused].error("join")
    return seat_newcomer(state)
