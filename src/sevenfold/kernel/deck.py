"""A face-down pile in a record: `deck` is a ring, `top` the place of the next card, `left` how many remain."""

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
def shuffle_deck(state: State, random: Array) -> None:
    """Puts the cards of the pile into a uniformly random order."""
    for i in range(state.left - 1, 0, -1):
        a = (state.top + i) % state.deck.size
        b = (state.top + below(random, i + 1)) % state.deck.size
        state.deck[a], state.deck[b] = state.deck[b], state.deck[a]
