"""One decision thought through: the compiled search, its memory, its clock, and as many threads as wanted."""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass, replace
from random import Random
from typing import Any

import numpy as np

from sevenfold import archive
from sevenfold import game as registry
from sevenfold.bots import search
from sevenfold.bots.heuristics import bot_module, register
from sevenfold.bots.network import NONE, Network, workspace
from sevenfold.bots.networks import network_for
from sevenfold.bots.values import choosable
from sevenfold.game.options import SEED_LIMIT
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import State
from sevenfold.values import Move

NODES = 1 << 17
CHILDREN = 1 << 19
DEEP = 256  # own decisions on a path
SCRATCH = 1024
MOST_FOUND = 4096  # moves tried at the root: so many enter only after 16 million iterations
BATCH = 64  # iterations between two looks at the clock
PAUSE = 16 * BATCH  # and between two looks at the moves found


@dataclass(frozen=True)
class Budget:
    """How a decision is thought through: iterations, or seconds, in each of the threads; places of an exact end."""

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1
    endgame: int = 0
    learned: bool = False  # whether a network judges, where there is one


@dataclass(frozen=True)
class Found:
    """What the search thinks of one move; without visits it was not tried, but calculated."""

    move: int
    visits: int
    value: float  # the mean of the tries
    prior: float = 0.0  # what the policy thinks of it, compared with its favourite


class SearchThread:
    """One thread of a search, and its memory."""

    def __init__(self, game: Game, root: State, seed: int, network: Network = NONE) -> None:
        self.root = root
        self.seed = seed
        self.horizon = bot_module(game).horizon(root, network.size > 0)
        self.scratch = np.zeros(1, game.layout.STATE).view(np.recarray)
        self.memory = search.Memory(
            nodes=np.zeros(NODES, search.NODE).view(np.recarray),
            children=np.zeros(CHILDREN, search.CHILD).view(np.recarray),
            path=np.zeros(DEEP, np.int64),
            moves=np.zeros(search.STUDIED + search.GLIMPSED, np.int64),
            weights=np.zeros(search.STUDIED + search.GLIMPSED),
            scratch=np.zeros(SCRATCH, np.int64),
            random=np.zeros(1, np.int64),
            network=network,
            work=workspace(),
        )
        self.iterations = 0

    def think(self, iterations: int) -> None:
        search.think(self.root, self.scratch, self.memory, self.seed, iterations, self.horizon)
        self.iterations += iterations

    def run(self, budget: Budget) -> None:
        """Thinks as long as it may. Other threads run meanwhile: nothing compiled holds the interpreter's lock."""
        if budget.seconds is None:
            self.think(budget.iterations or 1)
            return
        self.think(0)  # compiles, or fetches what was compiled: no budget is for that
        self.found()
        began = time.perf_counter()
        spent = 0.0
        while spent < budget.seconds:
            self.think(BATCH)
            spent = time.perf_counter() - began
            if self.settled(self.iterations * (budget.seconds / spent - 1)):
                return

    def settled(self, more: float) -> bool:
        """Whether no other move can be tried as often as the favourite any more."""
        if self.iterations % PAUSE:
            return False
        first, second = [*sorted((one.visits for one in self.found()), reverse=True), 0][:2]
        return first - second > more

    def found(self) -> list[Found]:
        """The root's moves as far as they were tried."""
        found = np.zeros(MOST_FOUND, search.FOUND).view(np.recarray)
        return listed(found[: search.collect(self.root, self.memory, found)])


def listed(found: Any) -> list[Found]:
    """The kernel's records as values."""
    return [Found(*one) for one in found.tolist()]


def imagine(view: Mapping[str, Any], random: Random) -> State:
    """A record that gives this view to the seat on turn."""
    register(registry.find(view["game"]))
    return archive.guess(view, view["turn"], random.randrange(SEED_LIMIT)).state


def consider(view: Mapping[str, Any], budget: Budget, random: Random) -> list[Found]:
    """The moves that were tried, the best first, from nothing but a view. Threads think apart and judge together."""
    return ponder(registry.find(view["game"]), imagine(view, random), budget, random)


def ponder(game: Game, root: State, budget: Budget, random: Random) -> list[Found]:
    """The same, given an imagined record."""
    if budget.endgame and (solved := bot_module(game).solve(root, budget.endgame)):
        return [Found(move, 0, value) for move, value in solved]
    network = network_for(game, root) if budget.learned else NONE
    threads = [SearchThread(game, root, random.randrange(SEED_LIMIT), network) for _ in range(budget.threads)]
    if len(threads) == 1:
        threads[0].run(budget)
    else:
        with ThreadPoolExecutor(len(threads)) as pool:
            list(pool.map(lambda thread: thread.run(budget), threads))
    return rank([one for thread in threads for one in thread.found()])


def rank(found: Sequence[Found]) -> list[Found]:
    """What was found of each move put together; the one believed to be the best comes first."""
    entries = np.array([astuple(one) for one in found], search.FOUND).view(np.recarray)
    return listed(entries[: search.rank(entries, len(found))])


class SearchBot:
    """Thinks ahead, as long as its budget allows."""

    def __init__(self, budget: Budget, seed: int | None = None) -> None:
        self.budget = budget
        self.random = Random(seed)

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        if len(choosable(legal_moves)) == 1:
            return legal_moves[0]
        allowed = self.budget if budget is None else replace(self.budget, seconds=budget)
        best = consider(view, allowed, self.random)[0]
        return Move(registry.find(view["game"]).notation.write(best.move))
