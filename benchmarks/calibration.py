"""How far the chances that advice tells can be trusted: of moves said to win so often, how many games were won.

    python benchmarks/calibration.py [--games 60] [--iterations 1000] [--players 2] [--first 0]

The search plays itself; at every decision the chance it gives to its move is noted, and at the end who won. A game
tells of many decisions at once, so the intervals are taken over games. The last columns are the logistic curve that
fits best: with slope 1 and shift 0 the chances are right as they are; a slope below 1 says that they are too bold.
"""

import argparse
import math
from itertools import pairwise
from random import Random

import numpy as np

import sevenfold
from sevenfold.bots.heuristics import bot_module
from sevenfold.bots.search_bot import Budget, consider
from sevenfold.game import find

GAMES = ("dragon", "double-seven", "seven-dragons")
BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
DEAL = 8_000_000
Told = tuple[float, float, int]  # chance, won, game


def play(game: str, players: int, number: int, iterations: int) -> list[Told]:
    """One game: what was said, and what came of it."""
    table, write = sevenfold.new(game, players=players, seed=DEAL + number), find(game).notation.write
    chance, random, said = bot_module(find(game)).calibrate, Random(number), []
    while table.turn is not None:
        if len(table.legal_moves) == 1:
            table.play(table.legal_moves[0])
            continue
        view = table.view(table.turn)
        found = consider(view, Budget(iterations=iterations), random)[0]
        said.append((table.turn, chance(view, found.value)))
        table.play(write(found.move))
    winners = table.outcome.winners
    return [(told, (seat in winners) / max(1, len(winners)), number) for seat, told in said]


def fit(told: list[Told]) -> tuple[float, float]:
    """Slope and shift of the logistic curve, by Newton's method."""
    chance = np.clip([one[0] for one in told], 0.01, 0.99)
    x = np.stack([np.log(chance / (1 - chance)), np.ones(len(told))], 1)
    won, w = np.array([one[1] for one in told]), np.array([1.0, 0.0])
    for _ in range(20):
        p = 1 / (1 + np.exp(-x @ w))
        w += np.linalg.solve(x.T @ (x * (p * (1 - p))[:, None]), x.T @ (won - p))
    return float(w[0]), float(w[1])


def interval(shares: list[tuple[float, int]]) -> float:
    """Half of a 95% interval of the mean, of games."""
    mean = sum(won for won, _ in shares) / len(shares)
    by_game: dict[int, float] = {}
    for won, number in shares:
        by_game[number] = by_game.get(number, 0.0) + won - mean
    return 1.96 * math.sqrt(sum(error * error for error in by_game.values())) / len(shares)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=60)
    arguments.add_argument("--iterations", type=int, default=1000)
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--first", type=int, default=0, help="the first deal")
    arguments.add_argument("--only", choices=GAMES)
    given = arguments.parse_args()
    heads = [f"said {low:.0%} to {high:.0%}" for low, high in pairwise(BINS)]
    print(f"| game | decisions | {' | '.join(heads)} | slope | shift |\n|---|---:|{'---:|' * (len(heads) + 2)}")
    for game in [given.only] if given.only else GAMES:
        told = [
            one
            for n in range(given.first, given.first + given.games)
            for one in play(game, given.players, n, given.iterations)
        ]
        cells = []
        for low, high in pairwise(BINS):
            here = [(won, number) for chance, won, number in told if low <= chance < high or chance == high == 1]
            won = sum(share for share, _ in here) / max(1, len(here))
            cells.append(f"{won:.0%} ± {interval(here):.0%} of {len(here)}" if here else "")
        slope, shift = fit(told)
        print(f"| {game} | {len(told)} | {' | '.join(cells)} | {slope:.2f} | {shift:+.2f} |", flush=True)


if __name__ == "__main__":
    main()
