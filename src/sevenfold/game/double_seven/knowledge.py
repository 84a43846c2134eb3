"""What a seat of Double Seven knows: its own rack, and of the others what DS-KNOWN says. Everybody sees every move: a
tile drawn face down is a `?` in the notation already."""

from sevenfold.game.double_seven.state import KINDS
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import new_seed
from sevenfold.kernel.types import Array, State


@jit
def redeal(state: State, seat: int, random: Array) -> None:
    """Shuffles the hidden tiles of the pool and of the other racks together and deals them again."""
    if state.turn < 0:  # everything is open
        return
    state.seed = new_seed(random)
    loosen(state)
    for other in range(state.players):
        if other != seat:
            for tile in range(KINDS):
                state.loose[tile] += state.racks[other, tile] - state.shown[other, tile]
                state.racks[other, tile] = state.shown[other, tile]
    stack(state, random)
    for other in range(state.players):
        if other != seat:
            unseen = state.sizes[other]
            for tile in range(KINDS):
                unseen -= state.shown[other, tile]
            for _ in range(unseen):
                state.racks[other, draw(state)] += 1
