"""What a place in Dragon is worth: tokens, and not leaving lines that others can finish."""

from sevenfold.game.dragon.state import COLUMN, KINDS, LINE
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

GIFT = 0.6  # of its value: a line with one place left, if others may hold the card


@jit
def evaluate(state: State, seat: int) -> float:
    """Own tokens against the best of the others, less what the table offers to them."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.totals[other] + state.tokens[other])
    value = 1.0 * (state.totals[seat] + state.tokens[seat] - best)
    for column in range(LINE):
        if count_bits(state.columns[column]) == LINE - 1:
            value -= GIFT * (1 + count_bits(state.fire[column])) * share_of_others(state, seat, column)
    for level in range(state.lowest, state.highest + 1):
        missing, gap, fire = 0, 0, 0
        for column in range(LINE):
            if state.columns[column] >> level & 1:
                fire += state.fire[column] >> level & 1
            else:
                missing += 1
                gap = column
        if missing == 1:
            value -= GIFT * (1 + fire) * share_of_others(state, seat, gap)
    return value


@jit
def share_of_others(state: State, seat: int, column: int) -> float:
    """Of the cards of a value that are still to come, the part that is not in the own hand."""
    left = LINE - count_bits(state.columns[column])
    own = 0
    for card in range(KINDS):
        if COLUMN[card] == column:
            own += state.hands[seat, card]
    return (left - own) / left
