"""Advice for people: what the strongest bot thinks of the moves, from what the seat may know."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from sevenfold import game as registry
from sevenfold.bots.heuristics import calibrate
from sevenfold.bots.search_bot import Budget, Found, imagine, ponder
from sevenfold.bots.values import Advice, choosable
from sevenfold.errors import OptionError
from sevenfold.game.options import integer as integer_option
from sevenfold.game.plugin import Game
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Floats, State
from sevenfold.values import Move

FEW = 3  # moves that people want to know, on a page
USUAL = 1.0  # seconds
ENDGAME = 1_000_000
SURE = 1.96  # standard deviations on either side of 95%


def advise(
    view: Mapping[str, Any],
    legal_moves: Sequence[Move],
    budget: float | None,
    seed: int | None,
    iterations: int | None,
    most: int | None,
) -> list[Advice]:
    """The best few, as the search ranks them: by how often it came back to each."""
    choosable(legal_moves)
    game, random = registry.find(view["game"]), Random(seed)
    root = imagine(view, random)
    tried = ponder(game, root, thought(budget, iterations), random)
    return [advice(game, root, one) for one in tried[:most]]


def thought(seconds: float | None, iterations: int | None) -> Budget:
    """As much as was asked for."""
    if iterations is None:
        if seconds is not None and not seconds > 0:
            raise OptionError("advice takes a budget of more than 0 seconds", "budget", str(seconds), "more than 0")
        return Budget(seconds=USUAL if seconds is None else seconds, endgame=ENDGAME)
    if seconds is not None:
        raise OptionError("advice takes a budget in seconds or a number of iterations, not both")
    return Budget(iterations=integer_option("iterations", iterations, 1), endgame=ENDGAME)


def advice(game: Game, root: State, found: Found) -> Advice:
    shares = np.empty(3)
    assess(root, found.value, found.visits, shares)
    win, low, high = shares.tolist()
    return Advice(Move(game.notation.write(found.move)), win, low, high, found.visits)


@jit
def assess(state: State, value: float, tries: int, out: Floats) -> None:
    """The share of games to win, and Wilson's interval: what luck alone would do to so many tries.

    What was calculated, without tries, is certain.
    """
    out[:] = value
    if tries > 0:
        square = SURE * SURE / tries
        middle = (value + square / 2) / (1 + square)
        half = SURE * math.sqrt(value * (1 - value) / tries + square / (4 * tries)) / (1 + square)
        out[0] = calibrate(state, value)
        out[1] = calibrate(state, middle - half)
        out[2] = calibrate(state, middle + half)
