"""What a seat of Peaks knows: what was laid and its own hand, nothing of the pile and the other hands."""

from peaks.moves import HIDDEN, REST, kind_of, pack
from peaks.state import KINDS
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import new_seed
from sevenfold.kernel.types import Array, State


def shown(move: int) -> int:
    """The move as others see it: who rests does so face down (PK-REST)."""
    return pack(REST, HIDDEN) if kind_of(move) == REST else move


@jit
def redeal(state: State, seat: int, random: Array) -> None:
    """Shuffles the pile and the other hands together and deals them again."""
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
