"""What the player on turn may not do in Seven Dragons, and which clause says so.

Each function judges one kind of move, played by the seat on turn, and returns 0 (legal) or a key of REFUSALS. Listing
asks here about actions; where cards fit it finds out faster (listing.py), and tests keep the two equal.
"""

from collections.abc import Mapping

from sevenfold.game.seven_dragons.cards import (
    CONTACTS,
    DRAGONS,
    ROTATE_GOALS,
    TRADE_GOALS,
    TRADE_HANDS,
    TURNS,
    ZAP_CARD,
)
from sevenfold.game.seven_dragons.mosaic import card_at, edge_at, need_at, need_without, needs
from sevenfold.game.seven_dragons.moves import face, from_x, from_y, mode, number, to_x, to_y, what
from sevenfold.game.seven_dragons.state import COLOUR_ONLY, PASS, PLACE, SEATS, SLIP_UNDER
from sevenfold.game.shape import Refusal
from sevenfold.kernel.bits import lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

(
    LEGAL,
    OVER,
    NOT_HELD,
    TAKEN,
    ALONE,
    NO_MATCH,
    UNDER_NOTHING,
    UNDER_POINTLESS,
    HANDS_SEAT,
    GOALS_SEAT,
    MOVE_NOTHING,
    MOVE_START,
    MOVE_OTHER,
    MOVE_BACK,
    MOVE_PLACE,
    ZAP_NOTHING,
    ZAP_START,
    CAN_PLAY,
    JOIN_OVER,
    JOIN_PUZZLE,
    JOIN_FULL,
    JOIN_EMPTY,
) = range(22)

REFUSALS: Mapping[int, Refusal] = {
    OVER: Refusal("SD-WIN", "over", "the game is over"),
    NOT_HELD: Refusal("SD-TURN", "held", "that card is not in your hand"),
    TAKEN: Refusal("SD-PLACE", "taken", "a card already lies there"),
    ALONE: Refusal("SD-PLACE", "alone", "there is no card next to that place"),
    NO_MATCH: Refusal("SD-PLACE", "match", "none of its dragons would touch the same dragon there"),
    UNDER_NOTHING: Refusal("SD-ACTION", "nothing", "there is no discard pile yet to slip the card under"),
    UNDER_POINTLESS: Refusal("SD-OPTIONS", "silver", "without the Silver dragon no card is slipped under the pile"),
    HANDS_SEAT: Refusal("SD-TRADE-HANDS", "seat", "hands are traded with another player"),
    GOALS_SEAT: Refusal("SD-TRADE-GOALS", "seat", "goals are traded with another seat"),
    MOVE_NOTHING: Refusal("SD-MOVE", "nothing", "no card lies there"),
    MOVE_START: Refusal("SD-MOVE", "start", "the starting card never moves"),
    MOVE_OTHER: Refusal("SD-MOVE", "other", "another card lies there"),
    MOVE_BACK: Refusal("SD-MOVE", "back", "putting the card back as it lay is no move"),
    MOVE_PLACE: Refusal("SD-MOVE", "place", "the card does not fit there once it has been lifted"),
    ZAP_NOTHING: Refusal("SD-ZAP", "nothing", "no card lies there"),
    ZAP_START: Refusal("SD-ZAP", "start", "the starting card stays on the table"),
    CAN_PLAY: Refusal("SD-PASS", "can", "you can still play a card"),
    JOIN_OVER: Refusal("SD-JOIN", "over", "the game is over"),
    JOIN_PUZZLE: Refusal("SD-JOIN", "puzzle", "the puzzle is for one player"),
    JOIN_FULL: Refusal("SD-JOIN", "full", "all five seats are taken"),
    JOIN_EMPTY: Refusal("SD-JOIN", "empty", "the deck is empty"),
}


@jit
def refusal(state: State, move: int) -> int:
    """0 for a legal move, otherwise why not."""
    if state.turn < 0:
        return OVER
    if what(move) == PLACE:
        return refuse_place(state, face(move), to_x(move), to_y(move))
    if what(move) == PASS:
        return CAN_PLAY if can_play(state) else LEGAL
    refused = refuse_action(state, what(move), mode(move))
    if refused or mode(move) == COLOUR_ONLY or what(move) == ROTATE_GOALS:
        return refused
    if what(move) == TRADE_HANDS:
        return refuse_trade_hands(state, number(move))
    if what(move) == TRADE_GOALS:
        return refuse_trade_goals(state, number(move))
    if what(move) == ZAP_CARD:
        return refuse_zap(state, card_at(state, from_x(move), from_y(move)))
    return refuse_move(state, card_at(state, from_x(move), from_y(move)), face(move), to_x(move), to_y(move))


@jit
def fits(face: int, need: int) -> bool:
    """SD-PLACE: at least one panel alongside the same dragon."""
    return CONTACTS[face] & need != 0


@jit
def fits_edge(state: State, card: int, face: int, edge: int) -> bool:
    """SD-MOVE: whether a card of the table can go to an edge; one beside it has another need once it is lifted."""
    return fits(face, state.need[edge]) and fits(face, need_without(state, edge, card))


@jit
def fits_turned(state: State, card: int, face: int) -> bool:
    """SD-MOVE: whether a card of the table can be turned where it is."""
    return face != state.face[card] and fits(face, need_at(state, int(state.x[card]), int(state.y[card]), card))


@jit
def refuse_place(state: State, face: int, x: int, y: int) -> int:
    """SD-PLACE."""
    if state.hands[state.turn, face // 2] == 0:
        return NOT_HELD
    if card_at(state, x, y) >= 0:
        return TAKEN
    edge = edge_at(state, x, y)
    if edge < 0:
        return ALONE
    return LEGAL if fits(face, state.need[edge]) else NO_MATCH


@jit
def refuse_action(state: State, action: int, mode: int) -> int:
    """SD-ACTION, SD-OPTIONS: whether the card can be played this way, whatever it does."""
    if state.hands[state.turn, action] == 0:
        return NOT_HELD
    if mode == SLIP_UNDER:
        if not state.silver:
            return UNDER_POINTLESS
        if state.discarded == 0:
            return UNDER_NOTHING
    return LEGAL


@jit
def refuse_trade_hands(state: State, seat: int) -> int:
    """SD-TRADE-HANDS."""
    return LEGAL if seat != state.turn and state.seats >> seat & 1 else HANDS_SEAT


@jit
def refuse_trade_goals(state: State, seat: int) -> int:
    """SD-TRADE-GOALS."""
    return LEGAL if seat != state.turn and seat < SEATS else GOALS_SEAT


@jit
def refuse_zap(state: State, card: int) -> int:
    """SD-ZAP."""
    if card < 0:
        return ZAP_NOTHING
    return ZAP_START if is_start(state, card) else LEGAL


@jit
def refuse_move(state: State, card: int, face: int, x: int, y: int) -> int:
    """SD-MOVE."""
    if card < 0:
        return MOVE_NOTHING
    if is_start(state, card):
        return MOVE_START
    if state.face[card] // 2 != face // 2:
        return MOVE_OTHER
    if state.x[card] == x and state.y[card] == y:
        if state.face[card] == face:
            return MOVE_BACK
    elif edge_at(state, x, y) < 0:
        return MOVE_PLACE
    return LEGAL if fits(face, need_at(state, x, y, card)) else MOVE_PLACE


@jit
def is_start(state: State, card: int) -> bool:
    """The card at (0,0), Silver or not, never moves (SD-OPTIONS)."""
    return state.x[card] == 0 and state.y[card] == 0


@jit
def can_play(state: State) -> bool:
    """SD-PASS: whether any card in hand can be played; an action card always can."""
    held = int(state.held[state.turn])
    if held >> len(DRAGONS):
        return True
    anywhere = needs(state)
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        for turned in range(2 * kind, 2 * kind + TURNS[kind]):
            if fits(turned, anywhere):
                return True
    return False


@jit
def refuse_join(state: State) -> int:
    """SD-JOIN."""
    if state.turn < 0:
        return JOIN_OVER
    if state.players == 1:
        return JOIN_PUZZLE
    if state.seats == (1 << SEATS) - 1:
        return JOIN_FULL
    return JOIN_EMPTY if state.left == 0 else LEGAL
