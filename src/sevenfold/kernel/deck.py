"""A face-down pile in a record.

`deck` is a ring, `top` the place of the next card, `left` how many remain; `loose` counts, by kind, cards that are
about to be shuffled.
"""

from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below
from sevenfold.kernel.types import Array, State


@jit
def draw(state: State) -> int:
    """Takes the top card; the pile must not be empty."""
    card = state.deck[state.top]
    state.top = (state.top + 1) % state.deck.size
    state.left -= 1
    return card


@jit
def bury(state: State, card: int) -> None:
    """Puts a card under the pile."""
    state.deck[(state.top + state.left) % state.deck.size] = card
    state.left += 1


@jit
def loosen(state: State) -> None:
    """Counts the cards of the pile as loose ones."""
    state.loose[:] = 0
    for i in range(state.left):
        state.loose[state.deck[(state.top + i) % state.deck.size]] += 1


@jit
def stack(state: State, random: Array) -> None:
    """Makes the pile anew from the loose cards. The order is random and depends on nothing but their number."""
    state.top = 0
    state.left = 0
    for kind in range(state.loose.size):
        for _ in range(state.loose[kind]):
            state.deck[state.left] = kind
            state.left += 1
    for i in range(state.left - 1, 0, -1):
        j = below(random, i + 1)
        state.deck[i], state.deck[j] = state.deck[j], state.deck[i]
