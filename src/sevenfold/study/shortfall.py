"""What a move falls short of a usual one: the measure of decisions by which luck and skill are told apart.

A verdict asks for the best move, and the same win can be lost to the best move again and again. Here a move is compared
with what the policy would have played instead, at the same imagined tables and with the same luck to come; what such
differences add up to is what decisions did to the result (docs/study.md).
"""

import math

from sevenfold.bots.advice import SURE
from sevenfold.bots.comparison import chance_at
from sevenfold.bots.search import Memory, imagine, pick, play_on
from sevenfold.kernel.generic import play
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import seed
from sevenfold.kernel.types import Floats, State


@jit
def fall_short(
    root: State, scratch: State, memory: Memory, number: int, move: int, tries: int, horizon: int, out: Floats
) -> None:
    """By how much a move of the player on turn wins less often than the policy's, and the 95% interval.

    `scratch` has room for two tables. Where the policy plays the same move, all that follows would be the same, too.
    """
    seat = root.turn
    total, squares = 0.0, 0.0
    for n in range(tries):
        seed(memory.random, number, 2 * n)
        scratch[0] = root
        imagine(scratch[0], seat, memory.random)
        scratch[1] = scratch[0]
        usual = pick(scratch[1], memory)
        if usual != move:
            gap = value_after(scratch[1], usual, seat, memory, number, n, horizon)
            gap -= value_after(scratch[0], move, seat, memory, number, n, horizon)
            total += gap
            squares += gap * gap
    mean = total / tries
    half = SURE * math.sqrt(max(0.0, squares / tries - mean * mean) / tries)
    out[0], out[1], out[2] = mean, mean - half, mean + half


@jit
def value_after(state: State, move: int, seat: int, memory: Memory, number: int, n: int, horizon: int) -> float:
    """What a seat has of the table after a move, everybody playing on by the policy with the n-th luck."""
    seed(memory.random, number, 2 * n + 1)
    play(state, move)
    play_on(state, memory, horizon)
    return chance_at(state, seat, memory.scratch)
