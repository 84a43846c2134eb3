"""The ladder: how each level of each game plays."""

from collections.abc import Sequence
from typing import Any

from sevenfold.bots.greedy import GreedyBot
from sevenfold.values import Move

ATTENTION = {"hatchling": 0.3, "novice": 0.7}


class LevelBot:
    """A level of the ladder; which game it plays, it learns from the view."""

    def __init__(self, level: str, seed: int | None = None) -> None:
        self.bot = GreedyBot(seed, ATTENTION.get(level, 1.0))

    def choose(self, view: dict[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        return self.bot.choose(view, legal_moves, budget)
