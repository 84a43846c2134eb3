"""Moves in steps: learning programs choose among a fixed number of actions; a move is one of them or a few in a row.

A game's `steps.py` says which actions can come next, given what was chosen of the move so far. `chosen` is one
integer: 0 before the first step, then the actions so far, the latest in the lowest bits.
"""

from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array

BITS = 13  # an action plus one fits
MOST_ACTIONS = (1 << BITS) - 1
MASK = -1  # as `first`: `out` is not a window into the list but has a place for every action
INCOMPLETE = -1  # instead of a move: there is more to choose


@jit
def propose(out: Array, first: int, n: int, action: int) -> int:
    """Action number n of the list: marked in a mask, or written if the window reaches it. Returns the next number."""
    if first == MASK:
        out[action] = 1
    elif first <= n < first + out.size:
        out[n - first] = action
    return n + 1


@jit
def propose_bits(out: Array, first: int, n: int, action: int, bits: int) -> int:
    """Proposes `action` plus the number of each bit that is set; what the window does not reach is only counted."""
    end = n + count_bits(bits)
    if first < end and (first == MASK or n < first + out.size):
        while bits:
            n = propose(out, first, n, action + lowest_bit(bits))
            bits &= bits - 1
    return end


@jit
def extend(chosen: int, action: int) -> int:
    """What is chosen once this action is, too."""
    return chosen << BITS | action + 1


@jit
def latest(chosen: int) -> int:
    """The latest action, -1 if there is none."""
    return (chosen & (1 << BITS) - 1) - 1


@jit
def before(chosen: int) -> int:
    """What was chosen before the latest action."""
    return chosen >> BITS
