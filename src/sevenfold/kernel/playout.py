"""Random play, written once for all games."""

from sevenfold.kernel.generic import deal, legal, play
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below
from sevenfold.kernel.types import Array, State


@jit
def finish(state: State, random: Array, out: Array) -> int:
    """Plays uniformly random legal moves to the end; returns how many."""
    moves = 0
    while state.turn >= 0:
        play(state, out[below(random, legal(state, out, 0))])
        moves += 1
    return moves


@jit
def run(state: State, random: Array, out: Array, moves: int) -> int:
    """Plays at least this many random moves in game after game; returns how many and leaves the last game over."""
    played = 0
    while played < moves:
        state.seed += 1
        deal(state)
        played += finish(state, random, out)
    return played
