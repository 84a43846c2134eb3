"""The registry: the one table through which a game is found."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from sevenfold.errors import OptionError
from sevenfold.reading import short

if TYPE_CHECKING:
    from sevenfold.game.shape import Game

# Id -> module. A game is imported, and Numba with it, when somebody asks for it.
REGISTRY = {
    "seven-dragons": "sevenfold.game.seven_dragons",
    "double-seven": "sevenfold.game.double_seven",
    "dragon": "sevenfold.game.dragon",
}


def find(id: object) -> "Game":
    """The game of this id, or an OptionError."""
    if not isinstance(id, str) or id not in REGISTRY:
        names = ", ".join(REGISTRY)
        raise OptionError(f"there is no game {short(id)}; there are {names}", "game", short(id), names)
    return load(id)


@cache
def load(id: str) -> "Game":
    from sevenfold.kernel import generic

    game: Game = import_module(REGISTRY[id]).GAME
    modules = ("rules", "knowledge", "view", "notes", "steps", "tensors")
    generic.register(game.layout.STATE, *map(game.module, modules))
    return game
