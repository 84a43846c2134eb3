"""The bot that looks one move ahead.

It imagines a few tables that fit its view (`sevenfold.guess`), plays every legal move at each, and takes the move after
which the game's evaluation likes its place best. With less than full attention it overlooks moves, as beginners do.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from sevenfold import game as registry
from sevenfold.bots.heuristics import evaluate, is_obvious
from sevenfold.bots.search_bot import imagine
from sevenfold.bots.values import choosable
from sevenfold.game.options import SEED_LIMIT
from sevenfold.kernel.generic import play, redeal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, seed, word
from sevenfold.kernel.types import Array, Floats, State
from sevenfold.values import Move

IMAGINED = 4  # tables
EQUAL = 1e-9
WORD = float(1 << 32)


@jit
def best_move(state: State, scratch: State, random: Array, moves: Array, count: int, values: Floats) -> int:
    """Of so many moves the one after which the own place looks best, a random one among equals.

    It is judged at a few imagined tables, never at the real one; `scratch` has room for two.
    """
    if count == 1:
        return moves[0]
    values[:count] = 0
    for _ in range(IMAGINED):
        scratch[0] = state
        redeal(scratch[0], state.turn, random)
        for n in range(count):
            scratch[1] = scratch[0]
            play(scratch[1], moves[n])
            values[n] += evaluate(scratch[1], state.turn)
    best, equals, found = values[0], 0, 0
    for n in range(count):
        best = max(best, values[n])
    for n in range(count):
        if values[n] >= best - EQUAL:
            equals += 1
            if below(random, equals) == 0:
                found = n
    return moves[found]


@jit
def notice(state: State, moves: Array, count: int, attention: float, random: Array) -> int:
    """Brings to the front the obvious moves, and each other with the probability that is the attention; one at least.
    Returns how many.
    """
    noticed = 0
    for i in range(count):
        if word(random) / WORD < attention or is_obvious(state, moves[i]):
            moves[noticed], moves[i] = moves[i], moves[noticed]
            noticed += 1
    if noticed == 0:
        i = below(random, count)
        moves[0], moves[i] = moves[i], moves[0]
    return max(1, noticed)


@jit
def decide(
    state: State, scratch: State, moves: Array, values: Floats, attention: float, random: Array, number: int
) -> int:
    """A move out of all legal ones, which are listed in ascending order; its luck follows from the number."""
    seed(random, number, 0)
    return best_move(state, scratch, random, moves, notice(state, moves, moves.size, attention, random), values)


class GreedyBot:
    """Takes what looks best right now, among the moves that it notices."""

    def __init__(self, seed: int | None = None, attention: float = 1.0) -> None:
        self.random = Random(seed)
        self.attention = attention

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        if len(choosable(legal_moves)) == 1:
            return legal_moves[0]
        game = registry.find(view["game"])
        root, moves = imagine(view, self.random), np.empty(len(legal_moves), np.int64)
        game.rules.legal(root, moves, 0)
        moves.sort()
        scratch = np.zeros(2, game.layout.STATE).view(np.recarray)
        values, random = np.zeros(len(moves)), np.zeros(1, np.int64)
        number = self.random.randrange(SEED_LIMIT)
        return Move(game.notation.write(decide(root, scratch, moves, values, self.attention, random, number)))
