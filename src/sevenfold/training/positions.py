"""Positions from self-play, in all threads at once."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import sevenfold
from sevenfold.bots.heuristics import register
from sevenfold.bots.network import MOST_ACTIVE, Network, workspace
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import State
from sevenfold.training import self_play

SCRATCH = 1024
APART = 1_000_000  # seeds between the deals of two threads
FRESH = 10**12  # the first deal that networks are tried on, which no training sees


class Positions(NamedTuple):
    """What a network learns from: features of states, as many as counted, and the share of the win in the end."""

    seen: NDArray[np.int16]
    counts: NDArray[np.int16]
    won: NDArray[np.float32]


class SelfPlayer:
    """A table, and all that it takes to play there."""

    def __init__(self, game: Game, table: State, network: Network, seed: int) -> None:
        register(game)
        self.state = np.zeros(1, game.layout.STATE).view(np.recarray)
        self.state[0] = table
        most = game.layout.MAX_MOVES
        self.moves, self.values = np.zeros(most, np.int64), np.zeros(most)
        self.room = self_play.Workroom(
            scratch=np.zeros(2, game.layout.STATE).view(np.recarray),
            moves=np.zeros(most, np.int64),
            weights=np.zeros(self_play.SEEN),
            scores=np.zeros(SCRATCH, np.int64),
            random=np.array([seed]),
            network=network,
            work=workspace(),
        )

    def play(self, seed: int, positions: int) -> Positions:
        seen: Any = np.zeros((positions, MOST_ACTIVE), np.int32)
        counts, won = np.zeros(positions, np.int64), np.zeros(positions)
        kept = self_play.play_games(self.state[0], self.room, seed, seen, counts, won)
        return Positions(seen[:kept].astype(np.int16), counts[:kept].astype(np.int16), won[:kept].astype(np.float32))

    def against_greedy(self, deals: int) -> float:
        return self_play.play_against_greedy(self.state[0], self.room, FRESH, deals, self.moves, self.values)


def tables(game: Game, players: Sequence[int]) -> list[State]:
    """One of each kind that a network is made for."""
    return [sevenfold.new(game.id, seed=0, players=number).state.copy() for number in players]


def collect(game: Game, states: list[State], network: Network, seed: int, count: int, threads: int) -> Positions:
    """About so many positions, of all kinds of tables in turn."""

    def play(thread: int) -> Positions:
        player = SelfPlayer(game, states[thread % len(states)], network, seed + thread)
        return player.play((seed + thread) * APART, count // threads)

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(play, range(threads)))
    return Positions(*(np.concatenate(column) for column in zip(*parts, strict=True)))
