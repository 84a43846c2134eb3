"""Players made of code. A bot gets a view and the legal moves, and returns one of them."""

from collections.abc import Sequence
from typing import Any, Protocol

from sevenfold.errors import OptionError
from sevenfold.values import Move

NAMES = ("random", "greedy")


class Bot(Protocol):
    """Anything that can choose. What it may know is in the view; the seat on turn is its own."""

    def choose(self, view: dict[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str: ...


def find(name: str, seed: int | None = None) -> Bot:
    """The bot of this name; a seed makes its choices repeatable."""
    if name == "random":
        from sevenfold.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from sevenfold.bots.greedy import GreedyBot

        return GreedyBot(seed)
    raise OptionError(f"there is no bot {name!r}; there are {', '.join(NAMES)}", "bot", name, ", ".join(NAMES))
