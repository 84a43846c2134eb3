"""Players made of code. A bot gets a view and the legal moves, and returns one of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sevenfold.bots.values import Advice
from sevenfold.errors import OptionError
from sevenfold.values import Move

# From playful to strongest; ids are for good.
LEVELS = ("hatchling", "novice", "player", "expert", "master", "champion")
NAMES = ("random", "greedy", *LEVELS)
SEARCH = "search:"


class Bot(Protocol):
    """Anything that can choose. What it may know is in the view; the seat on turn is its own.

    The budget is in seconds; without one, a bot takes the time that is usual for it.
    """

    def choose(self, view: Any, legal_moves: Sequence[Move], budget: float | None = None) -> str:
        """One of the legal moves, in notation."""


def levels(game: str) -> tuple[str, ...]:
    """The ids of the levels at which a game is played, the weakest first."""
    from sevenfold import game as registry

    registry.find(game)
    return LEVELS


def find(name: str, seed: int | None = None) -> Bot:
    """The bot of this name, or OptionError: a level, `random`, `greedy`, or `search:400`, which thinks for so many
    iterations of the search at every decision. `champion@0.1` has a tenth of a second for a move. A seed makes its
    choices repeatable, unless it thinks by the clock.
    """
    from sevenfold.bots import timed

    bare, seconds = timed.parse(name)
    if seconds is not None:
        return timed.TimedBot(find(bare, seed), seconds)
    if name.startswith(SEARCH):
        from sevenfold.bots.search_bot import Budget, SearchBot

        return SearchBot(Budget(iterations=iterations_of(name)), seed)
    if name not in NAMES:
        there = f"{', '.join(NAMES)}, {SEARCH}N"
        raise OptionError(f"there is no bot {name!r}; there are {there}", "bot", name, there)
    if name == "random":
        from sevenfold.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from sevenfold.bots.greedy import GreedyBot

        return GreedyBot(seed)
    from sevenfold.bots.strength import LevelBot

    return LevelBot(name, seed)


def iterations_of(name: str) -> int:
    """The number in `search:400`."""
    number = name.removeprefix(SEARCH)
    if not (number.isascii() and number.isdecimal() and 0 < len(number.lstrip("0")) < 10):
        raise OptionError(f"{name!r} must be search: and a number of iterations", "bot", name, f"{SEARCH}N")
    return int(number)


def advise(
    view: Mapping[str, Any],
    legal_moves: Sequence[Move],
    budget: float | None = None,
    seed: int | None = None,
    *,
    iterations: int | None = None,
    most: int | None = 3,
) -> list[Advice]:
    """The most promising moves for the seat on turn, the best first, judged from its view alone.

    The budget is in seconds, one if none is given; with so many `iterations` of the search instead, and a seed, the
    advice is the same every time. There are `most` moves at most; None is for all that were tried.
    """
    from sevenfold.bots import advice

    return advice.advise(view, legal_moves, budget, seed, iterations, most)
