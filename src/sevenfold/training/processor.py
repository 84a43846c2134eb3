"""Games on all cores of a processor."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from sevenfold.bots.heuristics import register
from sevenfold.bots.network import MOST_ACTIVE
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import State
from sevenfold.machine import cores
from sevenfold.training import self_play
from sevenfold.training.players import Workroom, sizes
from sevenfold.training.positions import ROWS, TOLD, Mind, Positions, Told, minds, together
from sevenfold.training.self_play import PAST


class Processor:
    """One thread for each core."""

    device = "cpu"

    def __init__(self, game: Game) -> None:
        self.game = game
        register(game)

    def play(
        self, states: Sequence[State], first: int, games: int, players: Sequence[Mind], often: int = PAST
    ) -> Positions:
        known = minds(self.game, states[0], players)
        seen = np.zeros((games, ROWS, MOST_ACTIVE), np.int16)
        counts, came = np.zeros((games, ROWS), np.int16), np.zeros((games, ROWS), np.float32)
        kept = np.zeros(games, np.int64)
        self.run(self_play.play_to_learn, players, together(states), first, *known, (often, seen, counts, came, kept))
        there = np.arange(ROWS) < kept[:, None]
        return Positions(seen[there], counts[there], came[there])

    def try_out(self, state: State, first: int, deals: int, one: Mind, other: Mind) -> Any:
        known = minds(self.game, state, (one, other))
        won = np.zeros(deals * state.players)
        self.run(self_play.play_to_try, (one, other), state, first, *known, (won,))
        return won

    def tell(self, state: State, first: int, games: int, plays: Mind, tells: Mind, every: int) -> Told:
        players = (plays, tells)
        told = Told(np.zeros((games, TOLD)), np.zeros((games, TOLD)), np.zeros(games, np.int64))
        known = minds(self.game, state, players)
        self.run(self_play.play_to_tell, players, state, first, *known, (every, *told))
        return told

    def run(
        self,
        function: Callable[..., None],
        players: Sequence[Mind],
        blank: State,
        first: int,
        known: Any,
        networks: Any,
        out: tuple[Any, ...],
    ) -> None:
        """Compiled code holds no lock, so threads run at once."""
        needed = sizes(self.game, max(player.iterations for player in players))

        def work(thread: int) -> None:
            room = Workroom(**{name: make(count, dtype) for name, (count, dtype) in needed.items()})
            function(thread, cores(), blank, first, known, networks, room, *out)

        with ThreadPoolExecutor(cores()) as pool:
            list(pool.map(work, range(cores())))


def make(count: int, dtype: Any) -> Any:
    made = np.zeros(count, dtype)
    return made.view(np.recarray) if made.dtype.names else made
