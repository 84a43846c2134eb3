"""What a place in Seven Dragons is worth: the own group nearing its target, the others' far from theirs."""

from sevenfold.game.seven_dragons.state import SEATS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

WON = 100.0
CARD = 0.15  # in hand
TEMPO = 0.01  # in `connections`: cards laid by whom does not matter, having some left does


@jit
def evaluate(state: State, seat: int) -> float:
    """Victory if it is there, otherwise progress; goals that the bot does not know are imagined ones."""
    if not state.goals_played:
        return 1.0 * (state.last_played == seat) + TEMPO * state.sizes[seat]
    value = CARD * state.sizes[seat]
    for other in range(SEATS):
        if state.seats >> other & 1:
            progress = state.largest[state.goals[other]] / state.targets[other]
            if progress >= 1:
                value += WON if other == seat else -WON
            elif other == seat:
                value += 10 * progress * progress
            else:
                value -= 6 * progress * progress
    return value
