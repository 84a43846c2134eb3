"""The levels at which people can play against bots, from playful to strong. Each game's `levels.py` says how they play.

The lower ones look one move ahead and overlook things. The others search: the more iterations, the stronger. Those of
an expert and a master are counted, so that they answer at once and are as strong on every machine. A champion has a
second a move, and what it imagines is judged by a network that has learned from millions of games.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sevenfold import game as registry
from sevenfold.bots.greedy import GreedyBot
from sevenfold.bots.search_bot import Budget, SearchBot
from sevenfold.values import Move

Strength = float | Budget  # the share of moves that a beginner notices, or how long the others think
Levels = Mapping[int, Mapping[str, Strength]]  # by the number of players from which on it holds

CHAMPION = Budget(seconds=1.0, endgame=2_000_000, learned=True)


def master(iterations: int) -> Budget:
    """It also plays exactly what can be played exactly in a moment."""
    return Budget(iterations=iterations, endgame=200_000)


USUAL: Levels = {
    2: {
        "hatchling": 0.15,
        "novice": 0.4,
        "player": 1.0,
        "expert": Budget(iterations=30),
        "master": master(300),
        "champion": CHAMPION,
    },
}


class LevelsModule(Protocol):
    """What `levels.py` of a game offers; without one, its levels are as usual."""

    LEVELS: Levels


def strength(game: str, level: str, players: int) -> Strength:
    """How a level plays at a table of so many."""
    module: LevelsModule = registry.find(game).completed("levels", LevelsModule, lambda _game: {"LEVELS": USUAL})
    levels = module.LEVELS
    return levels[max(least for least in levels if least <= max(2, players))][level]


def make_player(strength: Strength, seed: int | None) -> GreedyBot | SearchBot:
    return SearchBot(strength, seed) if isinstance(strength, Budget) else GreedyBot(seed, strength)


class LevelBot:
    """A level; what it plays, and among how many, it learns from the view."""

    def __init__(self, level: str, seed: int | None = None) -> None:
        self.level = level
        self.seed = seed
        self.players: dict[tuple[str, int], GreedyBot | SearchBot] = {}

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        table = view["game"], view["options"]["players"]
        if table not in self.players:
            self.players[table] = make_player(strength(view["game"], self.level, view["options"]["players"]), self.seed)
        return self.players[table].choose(view, legal_moves, budget)
