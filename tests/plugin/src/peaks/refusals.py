"""What the player on turn may not do in Peaks, and why."""

from collections.abc import Mapping

from peaks.moves import HIDDEN, REST, card_of, kind_of
from peaks.state import HEIGHT, KINDS
from sevenfold.game.shape import Refusal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

LEGAL, OVER, NOT_HELD, TOO_LOW, NOT_TIRED = range(5)

REFUSALS: Mapping[int, Refusal] = {
    OVER: Refusal("PK-END", "over", "the game is over"),
    NOT_HELD: Refusal("PK-CLIMB", "held", "that card is not in your hand"),
    TOO_LOW: Refusal("PK-CLIMB", "low", "that card is not higher than the climb has come"),
    NOT_TIRED: Refusal("PK-REST", "not", "you may rest only when none of your cards is higher"),
}


@jit
def refusal(state: State, move: int) -> int:
    """0 for a legal move, otherwise why not."""
    if state.turn < 0:
        return OVER
    card = card_of(move)
    if card >= HIDDEN or state.hands[state.turn, card] == 0:
        return NOT_HELD
    if kind_of(move) == REST:
        return NOT_TIRED if can_climb(state) else LEGAL
    return LEGAL if HEIGHT[card] > state.height else TOO_LOW


@jit
def can_climb(state: State) -> bool:
    """PK-REST: a card of the player on turn is higher."""
    for card in range(KINDS):
        if state.hands[state.turn, card] > 0 and HEIGHT[card] > state.height:
            return True
    return False
