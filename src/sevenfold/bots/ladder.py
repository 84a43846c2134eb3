"""The ladder: how each level plays each game.

All but the best look one move ahead and overlook things; they answer at once. The others search: the more iterations,
the stronger. An expert's are counted, so that it is as strong on every machine; a master has a second a move.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sevenfold.bots.greedy import GreedyBot
from sevenfold.bots.thought import Budget, SearchBot
from sevenfold.values import Move

Rung = float | Budget  # what a beginner notices of the moves there are, or how long the others think

MASTER = Budget(seconds=1.0, endgame=2_000_000)

# By the number of players from which on it holds: the more play, the more is luck, and the wider the steps must be.
LADDER: Mapping[str, Mapping[int, Mapping[str, Rung]]] = {
    "dragon": {
        2: {"hatchling": 0.15, "novice": 0.4, "player": 1.0, "expert": Budget(iterations=10), "master": MASTER},
        3: {"hatchling": 0.01, "novice": 0.3, "player": 0.8, "expert": Budget(iterations=5), "master": MASTER},
    },
    "double-seven": {
        2: {"hatchling": 0.2, "novice": 0.4, "player": 0.65, "expert": 1.0, "master": MASTER},
    },
    "seven-dragons": {
        2: {"hatchling": 0.02, "novice": 0.1, "player": 0.3, "expert": Budget(iterations=10), "master": MASTER},
        3: {"hatchling": 0.005, "novice": 0.06, "player": 0.2, "expert": 0.6, "master": MASTER},
    },
}


def rung(game: str, level: str, players: int) -> Rung:
    """How a level plays at a table of so many."""
    ladders = LADDER[game]
    return ladders[max(least for least in ladders if least <= max(2, players))][level]


def player(strength: Rung, seed: int | None) -> GreedyBot | SearchBot:
    return SearchBot(strength, seed) if isinstance(strength, Budget) else GreedyBot(seed, strength)


class LevelBot:
    """A level of the ladder; what it plays, and among how many, it learns from the view."""

    def __init__(self, level: str, seed: int | None = None) -> None:
        self.level = level
        self.seed = seed
        self.players: dict[tuple[str, int], GreedyBot | SearchBot] = {}

    def choose(self, view: dict[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        table = view["game"], view["options"]["players"]
        if table not in self.players:
            self.players[table] = player(rung(view["game"], self.level, view["options"]["players"]), self.seed)
        return self.players[table].choose(view, legal_moves, budget)
