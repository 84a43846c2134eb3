"""The networks that belong to a game: files beside its modules, by number (`network_of` of its bot)."""

from functools import cache

import numpy as np

from sevenfold.bots.heuristics import bot_module
from sevenfold.bots.network import NONE, Network
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import State

FOLDER = "networks"
STORED = np.dtype("<i2")


def network_for(game: Game, state: State) -> Network:
    """The one that was made for such tables, or none."""
    return load(game, bot_module(game).network_of(state))


@cache
def load(game: Game, number: int) -> Network:
    if number == 0:
        return NONE
    return np.frombuffer((game.folder / FOLDER / f"{number}.bin").read_bytes(), STORED).astype(np.int16)
