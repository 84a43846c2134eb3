"""The ladder: how each level plays each game.

Beginners look one move ahead and overlook things; they answer at once. The others search: the more iterations, the
stronger. Those but the last are measured in iterations, so that a level is as strong on every machine.
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
        "hatchling": 0.25,
        "novice": 0.6,
        "player": Budget(iterations=20),
        "expert": Budget(iterations=400),
        "master": Budget(seconds=1.0),
    },
    "seven-dragons": {  # here a search pays only if it is long: an expert looks one move ahead and overlooks nothing
        "hatchling": 0.03,
        "novice": 0.12,
        "player": 0.4,
        "expert": 1.0,
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
