"""What the player on turn may not do in Dragon, and which clause says so.

Listing the legal moves shares `open_levels` with this; tests keep the two equal.
"""

from collections.abc import Mapping

from sevenfold.game.dragon.moves import HIDDEN, card_of, level_of
from sevenfold.game.dragon.state import COLUMN, KINDS, LINE, NOWHERE, UNDER
from sevenfold.game.shape import Refusal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

LEGAL, OVER, NOT_HELD, NOT_STUCK, EIGHTH_ROW, TAKEN, NOT_TOUCHING = range(7)

REFUSALS: Mapping[int, Refusal] = {
    OVER: Refusal("DR-END", "over", "the game is over"),
    NOT_HELD: Refusal("DR-TURN", "held", "that card is not in your hand"),
    NOT_STUCK: Refusal("DR-STUCK", "not", "a card goes under the pile only when none of yours can be placed"),
    EIGHTH_ROW: Refusal("DR-GRID", "rows", "there would be more than seven rows"),
    TAKEN: Refusal("DR-PLACE", "taken", "a card already lies there"),
    NOT_TOUCHING: Refusal("DR-PLACE", "alone", "that place touches no card beside, above or below it"),
}


@jit
def refusal(state: State, move: int) -> int:
    """0 for a legal move, otherwise why not."""
    if state.turn < 0:
        return OVER
    card, level = card_of(move), level_of(move)
    if card == HIDDEN or state.hands[state.turn, card] == 0:
        return NOT_HELD
    if level == UNDER:
        return LEGAL if is_stuck(state) else NOT_STUCK
    if level == NOWHERE or not allowed_levels(state) >> level & 1:
        return EIGHTH_ROW
    if state.columns[COLUMN[card]] >> level & 1:
        return TAKEN
    return LEGAL if open_levels(state, COLUMN[card]) >> level & 1 else NOT_TOUCHING


@jit
def open_levels(state: State, column: int) -> int:
    """DR-PLACE: the levels where a card of this column may go, as bits."""
    own = state.columns[column]
    touched = own << 1 | own >> 1
    if column > 0:
        touched |= state.columns[column - 1]
    if column < LINE - 1:
        touched |= state.columns[column + 1]
    return touched & ~own & allowed_levels(state)


@jit
def places(state: State, card: int, stuck: bool) -> int:
    """DR-TURN, DR-STUCK: where the player on turn may put a card, as bits; none unless it is in hand."""
    if state.hands[state.turn, card] == 0:
        return 0
    return 1 << UNDER if stuck else open_levels(state, COLUMN[card])


@jit
def allowed_levels(state: State) -> int:
    """DR-GRID: the levels that keep the table within seven rows, as bits."""
    return (1 << (highest_level(state) + 1)) - (1 << lowest_level(state))


@jit
def lowest_level(state: State) -> int:
    """DR-GRID: where the lowest row may be."""
    return state.highest - (LINE - 1)


@jit
def highest_level(state: State) -> int:
    """DR-GRID: where the highest row may be."""
    return state.lowest + (LINE - 1)


@jit
def is_stuck(state: State) -> bool:
    """DR-STUCK: no card in hand can be placed."""
    for card in range(KINDS):
        if state.hands[state.turn, card] > 0 and open_levels(state, COLUMN[card]):
            return False
    return True
