"""The greedy bot (bots/greedy.py) at many tables: it judges moves at a few imagined tables, never at the real one."""

from typing import Any

from sevenfold.batch.slots import Slots, follow, goes_on
from sevenfold.bots.greedy import IMAGINED
from sevenfold.bots.heuristics import evaluate
from sevenfold.kernel.generic import legal, play, redeal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below
from sevenfold.kernel.types import Array, State

EQUAL = 1e-9


@jit
def play_greedy(
    slots: Slots, i: int, moves: int, until: int, scratch: Any, options: Array, values: Any, auto_reset: bool
) -> int:
    """Plays so many greedy moves, or until a seat is on turn; `desk` has room for two states."""
    state = slots.states[i]
    played = 0
    while goes_on(state, moves - played, until):
        follow(slots, state, i, best_move(state, scratch, slots.random[i], options, values), auto_reset)
        played += 1
    return played


@jit
def best_move(state: State, scratch: Any, random: Array, options: Array, values: Any) -> int:
    """The move after which the own place looks best, a random one among equals."""
    count = legal(state, options, 0)
    if count == 1:
        return options[0]
    values[:count] = 0
    for _ in range(IMAGINED):
        scratch[0] = state
        redeal(scratch[0], state.turn, random)
        for n in range(count):
            scratch[1] = scratch[0]
            play(scratch[1], options[n])
            values[n] += evaluate(scratch[1], state.turn)
    best, equals, found = values[0], 0, 0
    for n in range(count):
        best = max(best, values[n])
    for n in range(count):
        if values[n] >= best - EQUAL:
            equals += 1
            if below(random, equals) == 0:
                found = n
    return options[found]
