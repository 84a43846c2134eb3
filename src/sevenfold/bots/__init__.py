"""Players made of code. A bot gets a view and the legal moves, and returns one of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sevenfold.bots.values import Advice
from sevenfold.errors import OptionError
from sevenfold.values import Move

LEVELS = ("hatchling", "novice", "player", "expert", "master")  # from playful to strongest; ids are for good
NAMES = ("random", "greedy", *LEVELS)


class Bot(Protocol):
    """Anything that can choose. What it may know is in the view; the seat on turn is its own.

    The budget is in seconds; without one, a bot takes the time that is usual for it.
    """

    def choose(self, view: Any, legal_moves: Sequence[Move], budget: float | None = None) -> str: ...


def levels(game: str) -> tuple[str, ...]:
    """The ids of the levels at which a game is played, the weakest first."""
    from sevenfold import game as registry

    registry.find(game)
    return LEVELS


def find(name: str, seed: int | None = None) -> Bot:
    """The bot of this name; a seed makes its choices repeatable."""
    if name not in NAMES:
        raise OptionError(f"there is no bot {name!r}; there are {', '.join(NAMES)}", "bot", name, ", ".join(NAMES))
    if name == "random":
        from sevenfold.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from sevenfold.bots.greedy import GreedyBot

        return GreedyBot(seed)
    from sevenfold.bots.strength import LevelBot

    return LevelBot(name, seed)


def advise(
    view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None, seed: int | None = None
) -> list[Advice]:
    """The most promising moves for the seat on turn, the best first, judged from what that seat may know."""
    from sevenfold.bots import advice

    return advice.advise(view, legal_moves, budget, seed)
