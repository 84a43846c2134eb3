"""The bot that plays anything."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from sevenfold.bots.values import choosable
from sevenfold.values import Move


class RandomBot:
    """Every legal move is as good as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        return legal_moves[self.random.randrange(len(choosable(legal_moves)))]
