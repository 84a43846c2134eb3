"""Runs the rules on a GPU and compares every game with the same one played on the CPU.

The kernels below call the very functions of `sevenfold.game.*.rules`: nothing is written twice. Needs an NVIDIA GPU and
numba-cuda; prints one line per game.
"""

import time

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 no longer has it
    np.row_stack = np.vstack

from numba import cuda

from sevenfold import game as registry
from sevenfold.kernel import random

TABLES = 65536
MOVES = 100
CASES = [
    ("dragon", {"players": 3, "multi": True}),
    ("double-seven", {"players": 4}),
    ("seven-dragons", {"players": 3}),
    ("seven-dragons", {"players": 1, "variant": "connections"}),
]


def play_on_gpu(rules, knowledge):
    """A kernel that plays MOVES random moves at every table and leaves a checksum of them."""
    deal, legal, play, redeal = rules.deal, rules.legal, rules.play, knowledge.redeal
    seed, below = random.seed, random.below

    @cuda.jit
    def kernel(states, sums, moves):
        i = cuda.grid(1)
        if i >= states.size:
            return
        state = states[i]
        one = cuda.local.array(1, np.int64)
        generator = cuda.local.array(1, np.int64)
        seed(generator, i, 1)
        deal(state)
        total = 0
        for _ in range(moves):
            if state.turn < 0:
                state.seed += TABLES
                deal(state)
            n = legal(state, one, 1 << 40)
            legal(state, one, below(generator, n))
            total = (total * 31 + one[0] + n) % 1000003
            play(state, one[0])
            if below(generator, 16) == 0 and state.turn >= 0:
                redeal(state, state.turn, generator)
        sums[i] = total

    return kernel


def play_on_cpu(game, state, number, moves):
    rules, one, generator = game.rules, np.zeros(1, np.int64), np.zeros(1, np.int64)
    random.seed(generator, number, 1)
    rules.deal(state)
    total = 0
    for _ in range(moves):
        if state.turn < 0:
            state.seed += TABLES
            rules.deal(state)
        n = rules.legal(state, one, 1 << 40)
        rules.legal(state, one, random.below(generator, n))
        total = (total * 31 + int(one[0]) + n) % 1000003
        rules.play(state, one[0])
        if random.below(generator, 16) == 0 and state.turn >= 0:
            game.knowledge.redeal(state, state.turn, generator)
    return total


def main():
    for id, given in CASES:
        game = registry.find(id)
        options = game.options.resolve(given)
        states = np.zeros(TABLES, game.layout.STATE)
        states[:] = game.options.blank(options, 0)
        states["seed"] = np.arange(TABLES)
        on_gpu, sums = cuda.to_device(states), cuda.to_device(np.zeros(TABLES, np.int64))
        kernel = play_on_gpu(game.rules, game.knowledge)
        started = time.perf_counter()
        kernel[TABLES // 64, 64](on_gpu, sums, MOVES)
        cuda.synchronize()
        compiled = time.perf_counter() - started
        started = time.perf_counter()
        on_gpu, sums = cuda.to_device(states), cuda.to_device(np.zeros(TABLES, np.int64))
        cuda.synchronize()
        started = time.perf_counter()
        kernel[TABLES // 64, 64](on_gpu, sums, MOVES)
        cuda.synchronize()
        took = time.perf_counter() - started
        found = sums.copy_to_host()
        sample = range(0, TABLES, TABLES // 64)
        cpu = states.view(np.recarray)
        wrong = [i for i in sample if play_on_cpu(game, cpu[i], i, MOVES) != found[i]]
        rate = TABLES * MOVES / took / 1e6
        print(f"{id} {given}: {len(wrong)} of {len(sample)} differ; compiled in {compiled:.0f} s; {rate:.0f} M moves/s")


if __name__ == "__main__":
    main()
