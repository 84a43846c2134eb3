"""How many positions a second a network gets to learn from, and learns, on a GPU or on all cores.

    python benchmarks/training.py [--device cuda] [--games dragon ...] [--iterations 0 200] [--positions 2000000]

A row for each game: positions a second of self-play, looking one move ahead or by a search, of learning (each position
once), and of both together.
"""

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from sevenfold import __version__, game
from sevenfold.arena import identity
from sevenfold.bots.networks import load
from sevenfold.training.positions import Positions
from sevenfold.training.rounds import Plan, Training


def seconds(began: float) -> float:
    return time.perf_counter() - began


def measure(name: str, iterations: int, positions: int, device: str) -> str:
    with TemporaryDirectory() as folder:
        training = Training(game.find(name), 1, Path(folder), device)
        training.learner.take_up(load(training.game, 1))
        training.round = 2
        plan = Plan(positions, iterations, deals=1)
        began = time.perf_counter()
        training.collect(Plan(1, iterations, 1))
        compiled = seconds(began)
        began = time.perf_counter()
        found = training.collect(plan)
        played = seconds(began)
        training.learner.learn([Positions(*(each[:200_000] for each in found))], device, 1)
        began = time.perf_counter()
        training.learner.learn([found], device, 1)
        learned = seconds(began)
    count = len(found.won)
    rates = (count / played, count / learned, count / (played + learned))
    numbers = " | ".join(f"{rate:,.0f}" for rate in rates)
    return f"| {name} | {iterations or 'one move ahead'} | {count:,} | {numbers} | {compiled:.0f} |"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    arguments.add_argument("--games", nargs="+", default=["dragon", "double-seven", "seven-dragons"])
    arguments.add_argument("--iterations", nargs="+", type=int, default=[0, 200])
    arguments.add_argument("--positions", type=int, default=2_000_000)
    given = arguments.parse_args()
    print(f"sevenfold {__version__}, {given.device}; rules", {name: identity.of_rules(name) for name in given.games})
    print("| game | iterations | positions | played a second | learned a second | both a second | s to compile |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name in given.games:
        for iterations in given.iterations:
            print(measure(name, iterations, given.positions, given.device), flush=True)


if __name__ == "__main__":
    main()
