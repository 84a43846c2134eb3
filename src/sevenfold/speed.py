"""Measuring the rules: uniformly random legal play on one core, moves counted as decisions."""

import time

import numpy as np

from sevenfold import game as registry
from sevenfold.kernel import playout, random

USUAL = {"players": 3}


def moves_per_second(id: str, seconds: float = 1.0, **options: object) -> float:
    """Plays game after game for about this long."""
    game = registry.find(id)
    state = game.setup.blank(game.options.resolve(options or USUAL), 0)
    generator, out = np.zeros(1, np.int64), np.zeros(game.layout.MAX_MOVES, np.int64)
    random.seed(generator, 0, 0)
    playout.run(state, generator, out, 1)  # compiles
    batch, played = 10_000, 0
    started = time.perf_counter()
    while (took := time.perf_counter() - started) < seconds:
        played += playout.run(state, generator, out, batch)
    return played / took
