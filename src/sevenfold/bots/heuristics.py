"""A game's heuristics: what its `bot.py` thinks of states and moves, under one name for all games.

Heuristics are not rules: they may be wrong, and better ones may replace them at any time. But they may not peek.
`policy` is asked on behalf of the seat on turn and reads only what that seat knows, so that imagined opponents, who
move by it, cannot see the searcher's hand. `infoset_key` reads only what its seat knows, so that the searcher's tree
branches on nothing else. Tests redeal behind both.
"""

from functools import cache
from typing import Any, Protocol

import numba
from numba.extending import overload

from sevenfold.game.plugin import Game
from sevenfold.kernel.types import Array, Floats, State

HEURISTICS: dict[Any, dict[str, Any]] = {}  # by NumPy dtype and by Numba type: function name -> function


class BotModule(Protocol):
    """What `bot.py` of a game offers: the compiled functions below, and what the search asks of it besides."""

    def evaluate(self, state: State, seat: int) -> float: ...
    def policy(self, state: State, moves: Array, count: int, weights: Floats, scratch: Array) -> None: ...
    def estimate(self, state: State, seat: int) -> float: ...
    def likelihood(self, state: State, seat: int) -> float: ...
    def infoset_key(self, state: State, seat: int) -> int: ...
    def is_obvious(self, state: State, move: int) -> bool: ...
    def features(self, state: State, seat: int, out: Array) -> int: ...
    def rivals_think(self, state: State) -> bool: ...
    def horizon(self, state: State, learned: bool) -> int: ...  # moves after which a playout is broken off and judged
    def network_of(self, state: State) -> int: ...  # the number of the network that was made for such tables, or 0
    def calibrate(self, state: State, value: float) -> float: ...  # the search's value as a chance to win
    def solve(
        self, state: State, nodes: int
    ) -> list[tuple[int, float]] | None: ...  # exact values of moves, best first


def evaluate(state: State, seat: int) -> float:
    """How good a state looks for a seat, higher is better: what the greedy bot goes by."""
    return float(HEURISTICS[state.dtype]["evaluate"](state, seat))


def policy(state: State, moves: Array, count: int, weights: Floats, scratch: Array) -> None:
    """Gives each of these moves a positive weight: how likely the seat on turn plays it."""
    HEURISTICS[state.dtype]["policy"](state, moves, count, weights, scratch)


def estimate(state: State, seat: int) -> float:
    """The chance to win, from 0 to 1, in a full (imagined) state that is not played to its end; also a tie-break."""
    return float(HEURISTICS[state.dtype]["estimate"](state, seat))


def likelihood(state: State, seat: int) -> float:
    """How likely, from 0 to 1, an imagined state is among those that the seat cannot tell apart: what play suggests."""
    return float(HEURISTICS[state.dtype]["likelihood"](state, seat))


def infoset_key(state: State, seat: int) -> int:
    """A number from 1 to 2^62 for the seat's information set: states that it cannot tell apart have the same."""
    return int(HEURISTICS[state.dtype]["infoset_key"](state, seat))


def is_obvious(state: State, move: int) -> bool:
    """Whether nobody overlooks this move, however inattentive: to let things be, for example."""
    return bool(HEURISTICS[state.dtype]["is_obvious"](state, move))


def features(state: State, seat: int, out: Array) -> int:
    """Lists the numbers of the features of a full (imagined) state that a network judges it by; returns how many."""
    return int(HEURISTICS[state.dtype]["features"](state, seat, out))


def rivals_think(state: State) -> bool:
    """Whether the other of two players decides in the tree of a search with a network, rather than by the policy."""
    return bool(HEURISTICS[state.dtype]["rivals_think"](state))


def calibrate(state: State, value: float) -> float:
    """The search's value as a chance to win."""
    return float(HEURISTICS[state.dtype]["calibrate"](state, value))


STUBS = {
    stub.__name__: stub
    for stub in (evaluate, policy, estimate, likelihood, infoset_key, is_obvious, features, rivals_think, calibrate)
}


def resolve(stub: Any) -> None:
    @overload(stub, strict=False)
    def _(state: Any, *_arguments: Any) -> Any:
        heuristics = HEURISTICS.get(state)
        return heuristics and heuristics[stub.__name__].py_func


for _stub in STUBS.values():
    resolve(_stub)


@cache
def bot_module(game: Game) -> BotModule:
    """The game's own heuristics, in its module `bot`; what is not there is as usual."""
    from sevenfold.bots.usual import opinions

    found: BotModule = game.completed("bot", BotModule, opinions)
    return found


@cache
def register(game: Game) -> None:
    """Makes the game's heuristics known to compiled code."""
    found = {name: getattr(bot_module(game), name) for name in STUBS}
    HEURISTICS[game.layout.STATE] = HEURISTICS[numba.from_dtype(game.layout.STATE)] = found
