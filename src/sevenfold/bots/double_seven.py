"""What a place in Double Seven is worth: points, and tiles on the rack that will become points."""

from sevenfold.game.double_seven.state import ANIMALS, CLOVER
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

READY = 0.85  # a tile that can be laid
LONELY = 0.35  # a tile without company
CLOVER_HELD = 0.8
SWAP_FATIGUE = 0.01  # so that swapping to and fro is not worth it


@jit
def evaluate(state: State, seat: int) -> float:
    """Points so far, what the rack promises, and how near the families are to seven."""
    value = 1.0 * state.sevens[seat] - SWAP_FATIGUE * state.swaps
    if state.double_seven == seat:
        value += 2
    for family in range(state.laid[seat]):
        size = state.animals[seat, family] + state.clovers[seat, family]
        value += size + 0.02 * min(size, 7) ** 2
    value += CLOVER_HELD * state.racks[seat, CLOVER]
    for animal in range(ANIMALS):
        held = state.racks[seat, animal]
        if held > 0:
            value += held * (READY if held > 1 or has_family(state, seat, animal) else LONELY)
    return value


@jit
def has_family(state: State, seat: int, animal: int) -> bool:
    for family in range(state.laid[seat]):
        if state.animal[seat, family] == animal:
            return True
    return False
