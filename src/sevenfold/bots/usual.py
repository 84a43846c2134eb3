"""Opinions for games that bring none of their own: scores are what counts, and everybody plays at random.

That is all a search needs that plays games to their end, and it is a fair opponent in many a small game.
"""

from typing import Any

from sevenfold.game.plugin import Game
from sevenfold.kernel import stack
from sevenfold.kernel.digest import close, mix
from sevenfold.kernel.generic import observe, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

HORIZON = 1_000  # moves: most games are played to their end
SWAY = 3.0  # points ahead that make a win likely


@jit
def evaluate(state: State, seat: int) -> float:
    """Points ahead of the best of the others, as if the game ended here."""
    scores = stack.zeros(MOST_SEATS)
    result(state, scores)
    best = 0
    for other in range(MOST_SEATS):
        if other != seat:
            best = max(best, scores[other])
    return 1.0 * (scores[seat] - best)


@jit
def policy(_state: State, _moves: Array, count: int, weights: Floats, _scratch: Array) -> None:
    """One move is as likely as another."""
    for i in range(count):
        weights[i] = 1.0


@jit
def estimate(state: State, seat: int) -> float:
    """By the points ahead."""
    return 1 / (1 + exp(-evaluate(state, seat) / SWAY))


@jit
def likelihood(_state: State, _seat: int) -> float:
    """All ways the hidden cards can lie are equally likely."""
    return 1.0


@jit
def is_obvious(_state: State, _move: int) -> bool:
    """Everything can be overlooked."""
    return False


@jit
def features(_state: State, _seat: int, _out: Array) -> int:
    """None: there is no network."""
    return 0


@jit
def rivals_think(_state: State) -> bool:
    """They go by the policy."""
    return False


@jit
def calibrate(_state: State, value: float) -> float:
    """As the search says."""
    return value


def opinions(game: Game) -> dict[str, Any]:
    """All that a game's `bot.py` could say."""
    numbers = game.tensors.OBSERVATION

    @jit
    def infoset_key(state: State, seat: int) -> int:
        """A digest of what the seat sees."""
        seen = stack.zeros(numbers)
        observe(state, seat, seen)
        digest = mix(state.turn, seat)
        for i in range(numbers):
            digest = mix(digest, seen[i])
        return close(digest)

    return {
        "evaluate": evaluate,
        "policy": policy,
        "estimate": estimate,
        "likelihood": likelihood,
        "infoset_key": infoset_key,
        "horizon": lambda _state, _learned: HORIZON,
        "network_of": lambda _state: 0,
        "is_obvious": is_obvious,
        "features": features,
        "rivals_think": rivals_think,
        "calibrate": calibrate,
        "solve": lambda _state, _nodes: None,
    }
