"""Advice for people: what the strongest bot thinks of the moves, from what the seat may know."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from sevenfold import game as registry
from sevenfold.bots.heuristics import bot_module
from sevenfold.bots.search_bot import Budget, Found, consider
from sevenfold.bots.values import Advice, choosable
from sevenfold.errors import OptionError
from sevenfold.game.options import integer as integer_option
from sevenfold.values import Move

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
    tried = consider(view, thought(budget, iterations), Random(seed))
    game = registry.find(view["game"])
    calibrate = partial(bot_module(game).calibrate, view)
    return [advice(Move(game.notation.write(one.move)), one, calibrate) for one in tried[:most]]


def thought(seconds: float | None, iterations: int | None) -> Budget:
    """As much as was asked for."""
    if iterations is None:
        return Budget(seconds=USUAL if seconds is None else seconds, endgame=ENDGAME)
    if seconds is not None:
        raise OptionError("advice takes a budget in seconds or a number of iterations, not both")
    return Budget(iterations=integer_option("iterations", iterations, 1), endgame=ENDGAME)


def advice(move: Move, found: Found, calibrate: Callable[[float], float]) -> Advice:
    """With Wilson's interval: what luck alone would do to so many tries; what was calculated is certain."""
    if found.visits == 0:
        return Advice(move, found.value, found.value, found.value, 0)
    win, tries, square = found.value, found.visits, SURE * SURE / found.visits
    middle = (win + square / 2) / (1 + square)
    half = SURE * math.sqrt(win * (1 - win) / tries + square / (4 * tries)) / (1 + square)
    return Advice(move, calibrate(win), calibrate(middle - half), calibrate(middle + half), tries)
