"""Search iterations per second on one core, and how they scale with threads; where an iteration's time goes.

    python benchmarks/search.py [--seconds 3]

`random` plays every game out with uniformly random moves; `policy` is what the bots do. Times are of the processor, so
that other programs do not count. An iteration is a redeal, a walk down the tree, a game played out, and the way back.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import sevenfold
from sevenfold import game as registry
from sevenfold.bots.heuristics import register
from sevenfold.bots.search_bot import SearchThread
from sevenfold.game.plugin import Game
from sevenfold.kernel import playout
from sevenfold.kernel import random as generator
from sevenfold.kernel.generic import redeal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

GAMES = {"dragon": 5, "double-seven": 4, "seven-dragons": 5}


@jit
def redeals(root: State, scratch: State, random: Array, times: int) -> None:
    for _ in range(times):
        scratch[0] = root
        redeal(scratch[0], root.turn, random)


@jit
def random_games(root: State, scratch: State, random: Array, out: Array, times: int) -> None:
    """A redeal and uniformly random moves to the end: the cheapest iteration there is."""
    for _ in range(times):
        scratch[0] = root
        redeal(scratch[0], root.turn, random)
        playout.finish(scratch[0], random, out)


def rate(work: object, seconds: float, batch: int = 500) -> float:
    """Units of work per second of processor time."""
    work(1)  # type: ignore[operator]
    done, began = 0, time.thread_time()
    while (spent := time.thread_time() - began) < seconds:
        work(batch)  # type: ignore[operator]
        done += batch
    return done / spent


def measure(game: Game, players: int, seconds: float) -> tuple[float, float, float]:
    """Redeals, random iterations and iterations of the search, per second, from the opening."""
    table = sevenfold.new(game.id, players=players, seed=1)
    scratch, random = np.zeros(1, game.layout.STATE).view(np.recarray), np.zeros(1, np.int64)
    generator.seed(random, 1, 0)
    out = np.zeros(game.layout.MAX_MOVES, np.int64)
    return (
        rate(lambda times: redeals(table.state, scratch, random, times), seconds),
        rate(lambda times: random_games(table.state, scratch, random, out, times), seconds),
        rate(SearchThread(game, table.state, 1).think, seconds),
    )


def threaded(game: Game, threads: int, seconds: float) -> float:
    """Iterations per second by the clock, all threads together."""
    table = sevenfold.new(game.id, players=2, seed=1)
    minds = [SearchThread(game, table.state, 1 + thread) for thread in range(threads)]

    def work(mind: SearchThread) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            mind.think(200)

    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, minds))
    return sum(mind.iterations for mind in minds) / (time.perf_counter() - began)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=3.0)
    arguments.add_argument("--threads", type=int, nargs="*", default=[1, 2])
    given = arguments.parse_args()
    print("| game | players | redeals/s | random iterations/s | policy iterations/s |\n|---|---:|---:|---:|---:|")
    for id, most in GAMES.items():
        game = registry.find(id)
        register(game)
        for players in (2, most):
            rates = " | ".join(f"{rate:,.0f}" for rate in measure(game, players, given.seconds))
            print(f"| {id} | {players} | {rates} |", flush=True)
    print("\n| game | threads | iterations/s |\n|---|---:|---:|")
    for id in GAMES:
        for threads in given.threads:
            print(f"| {id} | {threads} | {threaded(registry.find(id), threads, given.seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
