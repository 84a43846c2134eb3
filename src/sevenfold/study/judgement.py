"""One decision judged: the best moves that a search finds, and what the one that was played costs compared with them.

It is judged by what the seat knew then: everything hidden is drawn anew before anybody thinks.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from sevenfold import game as registry
from sevenfold.bots import comparison
from sevenfold.bots.advice import ENDGAME, assess
from sevenfold.bots.heuristics import bot_module, register
from sevenfold.bots.search_bot import Found, SearchThread, rank
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import State
from sevenfold.study.shortfall import fall_short
from sevenfold.table import Table

FEW = 3  # moves that are weighed against the one that was played
APART = 7919  # between the numbers from which the luck of two decisions follows


@dataclass(frozen=True, slots=True)
class Thought:
    """How much thought a decision gets: iterations to find good moves, tries to weigh each of them."""

    iterations: int = 1000
    tries: int = 500
    seed: int = 0

    def times(self, factor: int) -> "Thought":
        """So many times as much, with luck of its own: what was found by luck should not be found again by the same."""
        return Thought(self.iterations * factor, self.tries * factor, self.seed + factor)

    def as_json(self) -> dict[str, int]:
        return {"iterations": self.iterations, "tries": self.tries, "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Chance:
    """A share of games to win, or a difference of two, and its 95% interval."""

    value: float
    low: float
    high: float

    def as_json(self) -> list[float]:
        return [round(self.value, 4), round(self.low, 4), round(self.high, 4)]


@dataclass(frozen=True, slots=True)
class Judged:
    """A move that was weighed: its chance, and what it costs compared with the best one."""

    code: int
    chance: Chance
    cost: Chance


@dataclass(frozen=True, slots=True)
class Assessment:
    """The moves that were weighed, the best first, and which of them was played."""

    moves: tuple[Judged, ...]
    played: int
    exact: bool  # calculated, not tried
    short: Chance = Chance(0.0, 0.0, 0.0)  # what the move that was played falls short of a usual one

    @property
    def best(self) -> Judged:
        return self.moves[0]

    @property
    def own(self) -> Judged:
        return self.moves[self.played]


def judge(table: Table, played: int, thought: Thought) -> Assessment:
    """The decision of the seat on turn, who played the move with this number of the kernel's.

    Luck follows from the thought's seed and the number of moves as it does on the page (web/src/study/judge.ts): both
    come to the same verdict, to the last digit.
    """
    game, number = registry.find(table.game), thought.seed + APART * (table.ply + 1)
    register(game)
    assert table.turn is not None
    root = table.redeal(table.turn, number).state
    found = look(game, root, thought.iterations, number)
    short = shortfall(game, root, played, thought.tries, number + 2)
    if found[0].visits == 0:
        return replace(exactly(found, played), short=short)
    codes = [one.move for one in found[:FEW]]
    moves = codes if played in codes else [*codes, played]
    return replace(weigh(game, root, moves, played, thought.tries, number + 1), short=short)


def look(game: Game, root: State, iterations: int, number: int) -> list[Found]:
    """The moves that a search finds, the best first; calculated, where that can be done."""
    if solved := bot_module(game).solve(root, ENDGAME):
        return [Found(move, 0, value) for move, value in solved]
    thread = SearchThread(game, root, number)
    thread.think(iterations)
    return rank(thread.found())


def exactly(found: Sequence[Found], played: int) -> Assessment:
    """All moves, as calculated; of equally good ones the one that was played comes first."""
    best = found[0].value
    moves = [Judged(one.move, certain(one.value), certain(best - one.value)) for one in found]
    moves.sort(key=lambda one: (one.cost.value, one.code != played))
    place = [one.code for one in moves].index(played)
    few = moves[: max(FEW, place + 1)] if place < FEW else [*moves[:FEW], moves[place]]
    return Assessment(tuple(few), min(place, FEW), exact=True)


def certain(value: float) -> Chance:
    return Chance(value, value, value)


def weigh(game: Game, root: State, codes: Sequence[int], played: int, tries: int, number: int) -> Assessment:
    """Tries these moves equally often. The search's favourite is the best, unless the one played did better."""
    values = compared(game, root, codes, tries, number)
    means = [sum(row) / tries for row in values.reshape(len(codes), tries).tolist()]  # added up in the page's order
    own = codes.index(played)
    best = own if means[own] >= means[0] else 0
    moves = [
        Judged(code, chance(root, means[place], tries), gap(root, values, tries, best, place))
        for place, code in enumerate(codes)
    ]
    order = sorted(range(len(codes)), key=lambda place: (place != best, -means[place]))
    return Assessment(tuple(moves[place] for place in order), order.index(own), exact=False)


def compared(game: Game, root: State, codes: Sequence[int], tries: int, number: int) -> np.ndarray:
    """What each move was worth in each of its tries, one move after the other."""
    thread, values = SearchThread(game, root, number), np.zeros(len(codes) * tries)
    comparison.compare(root, thread.scratch, thread.memory, number, np.array(codes, np.int64), values, thread.horizon)
    return values


def shortfall(game: Game, root: State, move: int, tries: int, number: int) -> Chance:
    """What a move falls short of the policy's."""
    thread, found = SearchThread(game, root, number), np.zeros(3)
    fall_short(root, thread.scratch.repeat(2), thread.memory, number, move, tries, thread.horizon, found)
    return Chance(*found.tolist())


def chance(root: State, value: float, tries: int) -> Chance:
    shares = np.empty(3)
    assess(root, value, tries, shares)
    return Chance(*shares.tolist())


def gap(root: State, values: np.ndarray, tries: int, one: int, other: int) -> Chance:
    """What the other move costs compared with one; nothing if they are the same."""
    found = np.zeros(3)
    if one != other:
        comparison.difference(root, values, tries, one, other, found)
    return Chance(*found.tolist())
