"""Dragon's actions: every move is one of them, `card * 14 + level`; the last level is under the pile (DR-STUCK)."""

from sevenfold.game.dragon import notation
from sevenfold.game.dragon.moves import card_of, level_of, pack
from sevenfold.game.dragon.refusals import is_stuck, places
from sevenfold.game.dragon.state import KINDS, LEVELS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.steps import propose_bits
from sevenfold.kernel.types import Array, State

SPOTS = LEVELS + 1
ACTIONS = KINDS * SPOTS
STEPS = 1
TOLD = 0


@jit
def choices(state: State, _chosen: int, out: Array, first: int) -> int:
    """The actions that can come next."""
    n = 0
    if state.turn < 0:
        return n
    stuck = is_stuck(state)
    for card in range(KINDS):
        n = propose_bits(out, first, n, card * SPOTS, places(state, card, stuck))
    return n


@jit
def complete(_state: State, _chosen: int, action: int) -> int:
    """The move that this action makes."""
    return pack(action // SPOTS, action % SPOTS)


@jit
def tell(_state: State, _chosen: int, _out: Array) -> None:
    """There is nothing to remember between steps."""


def path(_state: State, move: int) -> tuple[int, ...]:
    """The actions that make this move."""
    return (card_of(move) * SPOTS + level_of(move),)


def label(action: int) -> str:
    """An action in words: here, the move."""
    return notation.write(pack(action // SPOTS, action % SPOTS))
