"""What a seat of Dragon knows: the table and its own hand, nothing of the deck and the other hands."""

from sevenfold.game.dragon.moves import HIDDEN, level_of, pack
from sevenfold.game.dragon.state import KINDS, UNDER
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import drop_key, new_seed
from sevenfold.kernel.types import Array, State


@jit
def seated(state: State) -> int:
    """All players, as bits."""
    return (1 << state.players) - 1


@jit
def shown(move: int) -> int:
    """The move as others see it: a card put under the pile lies face down (DR-STUCK)."""
    return pack(HIDDEN, UNDER) if level_of(move) == UNDER else move


@jit
def redeal(state: State, seat: int, random: Array) -> None:
    """Shuffles the deck and the other hands together and deals them again; later rounds are unknown, too."""
    drop_key(state.random)
    if state.turn < 0:  # everything is open
        return
    state.seed = new_seed(random)
    loosen(state)
    for other in range(state.players):
        if other != seat:
            for card in range(KINDS):
                state.loose[card] += state.hands[other, card]
                state.hands[other, card] = 0
    stack(state, random)
    for other in range(state.players):
        if other != seat:
            for _ in range(state.sizes[other]):
                state.hands[other, draw(state)] += 1
