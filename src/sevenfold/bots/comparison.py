"""Moves weighed against each other: the n-th try of each meets the n-th imagined table, with the same luck to come.

A search finds good moves, but tries those that it likes more often, and so thinks better of them. Here every move gets
the same thought, from nothing, and what two of them differ by is known far better than what each is worth. These
functions are the whole arithmetic of a verdict (src/sevenfold/study); rules.wasm offers them to the page.
"""

import math

from sevenfold.bots.advice import SURE
from sevenfold.bots.heuristics import calibrate, estimate
from sevenfold.bots.search import Memory, descend, imagine, pick, play_on
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.generic import legal, play, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import seed
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

LONGEST = 5000  # moves: no game by the policy lasts so long


@jit
def compare(
    root: State, scratch: State, memory: Memory, number: int, moves: Array, values: Floats, horizon: int
) -> None:
    """Tries every move equally often for the player on turn; the m-th move's values stand together.

    The memory must be fresh: own decisions to come are learned on the way, for each move by its own tries.
    """
    seat, tries = root.turn, values.size // moves.size
    for n in range(tries):
        for m in range(moves.size):
            seed(memory.random, number, n)
            scratch[0] = root
            state = scratch[0]
            imagine(state, seat, memory.random)
            play(state, moves[m])
            depth = descend(state, seat, memory, False)
            play_on(state, memory, horizon)
            value = chance_at(state, seat, memory.scratch)
            for i in range(1, depth):
                memory.children[memory.path[i]].visits += 1
                memory.children[memory.path[i]].total += value
            values[m * tries + n] = value


@jit
def chance_at(state: State, seat: int, scores: Array) -> float:
    """The share of the win where the game is over, otherwise an estimate. How high a win was does not matter."""
    if state.turn >= 0:
        return estimate(state, seat)
    winners = result(state, scores[:MOST_SEATS])
    return (winners >> seat & 1) / max(1, count_bits(winners))


@jit
def difference(state: State, values: Floats, tries: int, one: int, other: int, out: Floats) -> None:
    """By how much one move's chance is above another's, and the 95% interval: of pairs of tries, not of tries."""
    mean, total, squares = 0.0, 0.0, 0.0
    for n in range(tries):
        gap = values[one * tries + n] - values[other * tries + n]
        mean += values[one * tries + n]
        total += gap
        squares += gap * gap
    mean /= tries
    gap = total / tries
    variance = max(0.0, squares / tries - gap * gap) + 1 / tries  # equal tries do not prove moves equal
    half = SURE * math.sqrt(variance / tries)
    out[0] = calibrate(state, mean) - calibrate(state, mean - gap)
    out[1] = calibrate(state, mean) - calibrate(state, min(1.0, mean - gap + half))
    out[2] = calibrate(state, mean) - calibrate(state, max(0.0, mean - gap - half))


@jit
def count_threats(root: State, scratch: State, move: int, number: int, tables: int, memory: Memory) -> int:
    """At how many of so many imagined tables somebody else, next on turn after this move, can win with a single one.

    Of very long lists of moves the first are tried, as the search does.
    """
    found = 0
    for n in range(tables):
        seed(memory.random, number, n)
        scratch[0] = root
        imagine(scratch[0], root.turn, memory.random)
        play(scratch[0], move)
        if scratch[0].turn >= 0 and scratch[0].turn != root.turn and can_win(scratch, memory):
            found += 1
    return found


@jit
def can_win(scratch: State, memory: Memory) -> bool:
    """Whether whoever is on turn at the first table has a move that wins at once; the second is worked on."""
    seat, moves = scratch[0].turn, memory.moves
    for i in range(min(moves.size, legal(scratch[0], moves, 0))):
        scratch[1] = scratch[0]
        play(scratch[1], moves[i])
        if scratch[1].turn < 0 and result(scratch[1], memory.scratch[:MOST_SEATS]) >> seat & 1:
            return True
    return False


@jit
def play_open(root: State, scratch: State, memory: Memory, number: int, games: int, shares: Floats) -> None:
    """What share each player wins if all cards lie as they do, the pile's too, and everybody plays by the policy."""
    shares[:] = 0
    for n in range(games):
        seed(memory.random, number, n)
        scratch[0] = root
        state = scratch[0]
        for _ in range(LONGEST):
            if state.turn < 0:
                break
            play(state, pick(state, memory))
        for seat in range(shares.size):
            shares[seat] += chance_at(state, seat, memory.scratch) / games
