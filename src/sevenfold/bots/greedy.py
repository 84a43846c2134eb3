"""The bot that looks one move ahead.

It imagines a few tables that fit its view (`sevenfold.guess`), plays every legal move at each, and takes the move after
which the game's evaluation likes its place best. With less than full attention it overlooks moves, as beginners do.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from sevenfold import archive
from sevenfold import game as registry
from sevenfold.bots.heuristics import evaluate, register
from sevenfold.bots.values import choosable
from sevenfold.game.options import SEED_LIMIT
from sevenfold.kernel.generic import play
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, Floats, State
from sevenfold.values import Move

IMAGINED = 4  # tables


@jit
def weigh(state: State, scratch: State, moves: Array, values: Floats) -> None:
    """Adds to each move's value what the place of the seat on turn is worth after it."""
    for i in range(moves.size):
        scratch[0] = state
        play(scratch[0], moves[i])
        values[i] += evaluate(scratch[0], state.turn)


class GreedyBot:
    """Takes what looks best right now, among the moves that it notices."""

    def __init__(self, seed: int | None = None, attention: float = 1.0) -> None:
        self.random = Random(seed)
        self.attention = attention

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        noticed = self.notice(choosable(legal_moves))
        if len(noticed) == 1:
            return noticed[0]
        game = registry.find(view["game"])
        register(game)
        codes = np.array([game.notation.parse(move) for move in noticed], np.int64)
        values = np.zeros(len(codes))
        scratch = np.zeros(1, game.layout.STATE).view(np.recarray)
        for _ in range(IMAGINED):
            imagined = archive.guess(view, view["turn"], self.random.randrange(SEED_LIMIT))
            weigh(imagined.state, scratch, codes, values)
        best = np.flatnonzero(values >= values.max() - 1e-9)
        return noticed[int(self.random.choice(best))]

    def notice(self, legal_moves: Sequence[Move]) -> Sequence[Move]:
        """Each move with the probability that is the attention; one at least."""
        if self.attention >= 1:
            return legal_moves
        noticed = [move for move in legal_moves if self.random.random() < self.attention]
        return noticed or [legal_moves[self.random.randrange(len(legal_moves))]]
