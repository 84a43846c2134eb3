"""The bot that looks one move ahead.

It imagines a few tables that fit its view (`sevenfold.guess`), plays every legal move at each, and takes the move after
which the game's evaluation likes its place best.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from sevenfold import archive
from sevenfold import game as registry
from sevenfold.bots.evaluation import register, worth
from sevenfold.game.options import SEED_LIMIT
from sevenfold.kernel.generic import play
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State
from sevenfold.values import Move

IMAGINED = 4  # tables


@jit
def weigh(state: State, scratch: State, moves: Array, values: Any) -> None:
    """Adds to each move's value what the place of the seat on turn is worth after it."""
    for i in range(moves.size):
        scratch[0] = state
        play(scratch[0], moves[i])
        values[i] += worth(scratch[0], state.turn)


class GreedyBot:
    """Takes what looks best right now."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)

    def choose(self, view: dict[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        if len(legal_moves) == 1:
            return legal_moves[0]
        game = registry.find(view["game"])
        register(game)
        codes = np.array([game.notation.parse(move) for move in legal_moves], np.int64)
        values = np.zeros(len(codes))
        scratch = np.zeros(1, game.layout.STATE).view(np.recarray)
        for _ in range(IMAGINED):
            imagined = archive.guess(view, view["turn"], self.random.randrange(SEED_LIMIT))
            weigh(imagined.state, scratch, codes, values)
        best = np.flatnonzero(values >= values.max() - 1e-9)
        return legal_moves[int(self.random.choice(best))]
