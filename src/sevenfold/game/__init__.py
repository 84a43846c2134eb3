"""The registry: games are found by the entry points `sevenfold.games` of the packages that are installed."""

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from sevenfold.errors import OptionError
from sevenfold.json_input import short

if TYPE_CHECKING:
    from sevenfold.game.plugin import Game

GROUP = "sevenfold.games"


@cache
def registered() -> "dict[str, Game]":
    """All games by their ids, in the order in which they are listed."""
    games: list[Game] = [entry.load() for entry in entry_points(group=GROUP)]
    return {game.id: game for game in sorted(games, key=lambda game: (game.place, game.id))}


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(registered())


def find(id: object) -> "Game":
    """The game of this id, or an OptionError. Its rules are imported, and Numba with them, when somebody asks."""
    if not isinstance(id, str) or id not in registered():
        names = ", ".join(ids())
        raise OptionError(f"there is no game {short(id)}; there are {names}", "game", short(id), names)
    return load(id)


@cache
def load(id: str) -> "Game":
    from sevenfold.kernel import generic

    game = registered()[id]
    parts = (game.rules, game.knowledge, game.views, game.noting, game.steps, game.tensors)
    generic.register(game.layout.STATE, *parts)
    return game
