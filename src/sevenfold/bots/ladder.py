"""The ladder: how each level plays each game.

The first two look one move ahead and overlook things, as beginners do; they answer at once. The others search: the more
iterations, the stronger. Those but the last are measured in iterations, so that a level is as strong on every machine.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sevenfold.bots.greedy import GreedyBot
from sevenfold.bots.thought import Budget, SearchBot
from sevenfold.values import Move

# What a beginner notices of the moves there are, and how long the others think.
LADDER: Mapping[str, Mapping[str, float | Budget]] = {
    "dragon": {
        "hatchling": 0.25,
        "novice": 0.6,
        "player": Budget(iterations=10),
        "expert": Budget(iterations=250),
        "master": Budget(seconds=1.0, endgame=2_000_000),
    },
    "double-seven": {
        "hatchling": 0.15,
        "novice": 0.5,
        "player": Budget(iterations=15),
        "expert": Budget(iterations=500),
        "master": Budget(seconds=1.0),
    },
    "seven-dragons": {
        "hatchling": 0.03,
        "novice": 0.12,
        "player": Budget(iterations=8),
        "expert": Budget(iterations=1500),
        "master": Budget(seconds=1.0),
    },
}


def player(strength: float | Budget, seed: int | None) -> GreedyBot | SearchBot:
    return SearchBot(strength, seed) if isinstance(strength, Budget) else GreedyBot(seed, strength)


class LevelBot:
    """A level of the ladder; which game it plays, it learns from the view."""

    def __init__(self, level: str, seed: int | None = None) -> None:
        self.level = level
        self.seed = seed
        self.players: dict[str, GreedyBot | SearchBot] = {}

    def choose(self, view: dict[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        game = view["game"]
        if game not in self.players:
            self.players[game] = player(LADDER[game][self.level], self.seed)
        return self.players[game].choose(view, legal_moves, budget)
