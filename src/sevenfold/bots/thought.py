"""One decision thought through: the compiled search, its memory, its clock, and as many threads as wanted."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from sevenfold import archive
from sevenfold import game as registry
from sevenfold.bots import search
from sevenfold.bots.generic import recognise, register, room
from sevenfold.game.options import SEED_LIMIT
from sevenfold.game.shape import Game
from sevenfold.kernel import random as generator
from sevenfold.kernel.types import State
from sevenfold.values import Move

NODES = 1 << 17
CHILDREN = 1 << 19
DEEP = 256  # own decisions on a path
NOTES = 1024
BATCH = 64  # iterations between two looks at the clock
PAUSE = 16 * BATCH  # and between two looks at the moves found


@dataclass(frozen=True)
class Budget:
    """How much thought a decision gets: iterations, or seconds, in each of the threads; and places of an exact end."""

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1
    endgame: int = 0


@dataclass(frozen=True)
class Found:
    """What the search thinks of one move; without visits it was not tried, but calculated."""

    move: int
    visits: int
    value: float


class Mind:
    """The memory of one thread."""

    def __init__(self, game: Game, root: State, seed: int, stream: int) -> None:
        self.root = root
        self.horizon = room(game).HORIZON
        self.scratch = np.zeros(1, game.layout.STATE).view(np.recarray)
        self.memory = search.Memory(
            nodes=np.zeros(NODES, search.NODE).view(np.recarray),
            children=np.zeros(CHILDREN, search.CHILD).view(np.recarray),
            path=np.zeros(DEEP, np.int64),
            moves=np.zeros(search.SEEN + search.GLIMPSED, np.int64),
            weights=np.zeros(search.SEEN + search.GLIMPSED),
            notes=np.zeros(NOTES, np.int64),
            random=np.zeros(1, np.int64),
        )
        generator.seed(self.memory.random, seed, stream)
        self.iterations = 0

    def think(self, iterations: int) -> None:
        search.think(self.root, self.scratch, self.memory, iterations, self.horizon)
        self.iterations += iterations

    def run(self, budget: Budget) -> None:
        """Thinks as long as it may. Other threads run meanwhile: nothing compiled holds the interpreter's lock."""
        if budget.seconds is None:
            self.think(budget.iterations or 1)
            return
        began = time.perf_counter()
        spent = 0.0
        while spent < budget.seconds:
            self.think(BATCH)
            spent = time.perf_counter() - began
            if self.settled(self.iterations * (budget.seconds / spent - 1)):
                return

    def settled(self, more: float) -> bool:
        """Whether the favourite stays the favourite, whatever so many iterations more may find."""
        if self.iterations % PAUSE:
            return False
        first, second = [*sorted((one.visits for one in self.found()), reverse=True), 0][:2]
        return first - second > more

    def found(self) -> list[Found]:
        """The root's moves as far as they were tried."""
        nodes, children = self.memory.nodes, self.memory.children
        node = nodes[search.locate(nodes, recognise(self.root, self.root.turn))]
        tried, child = [], int(node.first)
        while child > 0:
            one = children[child]
            tried.append(Found(int(one.move), int(one.visits), float(one.total)))
            child = int(one.next)
        return tried


def consider(view: dict[str, Any], budget: Budget, random: Random) -> list[Found]:
    """The moves that were tried, most often first, from nothing but a view. Threads think apart and vote together."""
    game = registry.find(view["game"])
    register(game)
    root = archive.guess(view, view["turn"], random.randrange(SEED_LIMIT)).state
    seed = random.randrange(SEED_LIMIT)
    if budget.endgame and (solved := room(game).solve(root, budget.endgame)):
        return [Found(move, 0, value) for move, value in solved]
    minds = [Mind(game, root, seed, stream) for stream in range(budget.threads)]
    if len(minds) == 1:
        minds[0].run(budget)
    else:
        with ThreadPoolExecutor(len(minds)) as pool:
            list(pool.map(lambda mind: mind.run(budget), minds))
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for mind in minds:
        for one in mind.found():
            visits[one.move] = visits.get(one.move, 0) + one.visits
            totals[one.move] = totals.get(one.move, 0.0) + one.value
    tried = [Found(move, visits[move], totals[move] / visits[move]) for move in visits]
    return sorted(tried, key=lambda one: (-one.visits, -one.value, one.move))


class SearchBot:
    """Thinks ahead, as long as its budget allows."""

    def __init__(self, budget: Budget, seed: int | None = None) -> None:
        self.budget = budget
        self.random = Random(seed)

    def choose(self, view: dict[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        if len(legal_moves) == 1:
            return legal_moves[0]
        allowed = self.budget if budget is None else replace(self.budget, seconds=budget)
        best = consider(view, allowed, self.random)[0]
        return Move(registry.find(view["game"]).notation.write(best.move))
