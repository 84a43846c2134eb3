"""The greedy bot (bots/greedy.py) at many tables: it judges moves at a few imagined tables, never at the real one."""

from typing import Any

from sevenfold.batch.slots import Slots, deal_if_over, follow, goes_on
from sevenfold.bots.greedy import best_move
from sevenfold.kernel.generic import legal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array


@jit
def play_greedy(
    slots: Slots, i: int, moves: int, until: int, scratch: Any, options: Array, values: Any, auto_reset: bool
) -> int:
    """Plays so many greedy moves, or until a seat is on turn; `scratch` has room for two states."""
    state = slots.states[i]
    played = 0
    while goes_on(state, moves - played, until):
        move = best_move(state, scratch, slots.random[i], options, legal(state, options, 0), values)
        follow(slots, state, i, move)
        played += 1
        if auto_reset:
            deal_if_over(slots, state, i)
    return played
