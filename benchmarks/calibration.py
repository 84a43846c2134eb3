"""How far the chances that advice tells can be trusted: of moves said to win so often, how many games were won.

    python benchmarks/calibration.py play FILE [--iterations N] [--said N] [--every N] [--first DEAL] [--only GAME]
        [--players N] [--games N] [--minutes M] [--device cuda]
    python benchmarks/calibration.py fit FILE    # the logistic curves that fit best
    python benchmarks/calibration.py table FILE  # as `calibrate` tells them

The search plays itself on all cores or on a GPU, so many games of each kind and number of players, or as many as there
is time for, some of each in turn; at every few decisions the value that it gives to its best move is noted (after more
iterations than it plays by, as people think about advice for longer), and in the end who won. FILE gets a line of JSON
for each game, and the same command goes on where it stopped. A game tells of many decisions at once, so intervals are
taken over games. Fit on some deals, and make the table of others. A GPU needs PyTorch.
"""

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import gcd
from pathlib import Path
from typing import Any

import numpy as np

import sevenfold
from sevenfold.arena import identity
from sevenfold.bots.heuristics import bot_module
from sevenfold.game import find
from sevenfold.training.positions import Machine, Mind
from sevenfold.training.rounds import machine

TABLES = [
    (game, players)
    for game, most in (("dragon", 5), ("double-seven", 4), ("seven-dragons", 5))
    for players in range(2, most + 1)
]
BANDS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
PART = {"cpu": 32, "cuda": 1 << 14}  # games played at once
Told = tuple[float, float, int]  # a value, the share of the win, the deal


def chosen(given: argparse.Namespace) -> list[tuple[str, int]]:
    return [one for one in TABLES if given.only in (None, one[0]) and given.players in (None, one[1])]


def play_all(given: argparse.Namespace) -> None:
    """Part by part, until there are enough games or the time is up."""
    tables = chosen(given)
    played = Counter((one["game"], one["players"]) for one in read(given.file))
    machines = {game: machine(find(game), given.device) for game, _ in tables}
    end = time.monotonic() + 60 * given.minutes
    while short := [table for table in tables if played[table] < given.games]:
        for game, players in short:
            if time.monotonic() > end:
                return
            count = min(PART[given.device], given.games - played[game, players])
            first = given.first + played[game, players]
            with given.file.open("a") as journal:
                for line in play(machines[game], game, players, first, count, given):
                    journal.write(json.dumps(line) + "\n")
            played[game, players] += count


def play(
    device: Machine, game: str, players: int, first: int, count: int, given: argparse.Namespace
) -> Iterator[dict[str, Any]]:
    """Games of these deals: what was said, and what came of it."""
    plays, tells = Mind(iterations=given.iterations), Mind(iterations=given.said)
    state = sevenfold.new(game, players=players, seed=0).state
    said, won, kept = device.tell(state, first, count, plays, tells, given.every)
    made_of = {"version": sevenfold.__version__, "rules": identity.of_rules(game), "bot": identity.of_bot("search:1")}
    for n in range(count):
        told = list(zip(said[n, : kept[n]].round(4).tolist(), won[n, : kept[n]].tolist(), strict=True))
        yield {"game": game, "players": players, "deal": first + n, "said": given.said, "told": told, **made_of}


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def told_of(file: Path) -> Iterator[tuple[str, int, list[Told]]]:
    """All that was said, by game and number of players."""
    games = read(file)
    for game, players in TABLES:
        told = [
            (value, won, one["deal"])
            for one in games
            if (one["game"], one["players"]) == (game, players)
            for value, won in one["told"]
        ]
        if told:
            yield game, players, told


def fit(told: list[Told]) -> tuple[float, float]:
    """Slope and shift of the logistic curve, by Newton's method."""
    chance = np.clip([one[0] for one in told], 0.01, 0.99)
    x = np.stack([np.log(chance / (1 - chance)), np.ones(len(told))], 1)
    won, w = np.array([one[1] for one in told]), np.array([1.0, 0.0])
    for _ in range(20):
        p = 1 / (1 + np.exp(-x @ w))
        w += np.linalg.solve(x.T @ (x * (p * (1 - p))[:, None]), x.T @ (won - p))
    return float(w[0]), float(w[1])


def show_fit(file: Path) -> None:
    print("| game | players | games | slope | shift |\n|---|---:|---:|---:|---:|")
    for game, players, told in told_of(file):
        slope, shift = fit(told)
        print(f"| {game} | {players} | {len({deal for _, _, deal in told})} | {slope:.2f} | {shift:+.2f} |")


def interval(shares: list[tuple[float, int]]) -> float:
    """Half of a 95% interval of the mean, of games."""
    mean = sum(won for won, _ in shares) / len(shares)
    by_game: dict[int, float] = {}
    for won, deal in shares:
        by_game[deal] = by_game.get(deal, 0.0) + won - mean
    return 1.96 * math.sqrt(sum(error * error for error in by_game.values())) / len(shares)


def show_table(file: Path) -> None:
    """For each band what was said on average, and what was won."""
    heads = [f"said {low:.0%} to {high:.0%}" for low, high in pairwise(BANDS)]
    print(f"| game | players | games | {' | '.join(heads)} |\n|---|---:|---:|{'---:|' * len(heads)}")
    for game, players, told in told_of(file):
        room = find(game)
        state = room.setup.blank(room.options.resolve({"players": players}), 0)
        calibrate = bot_module(room).calibrate
        said = [(calibrate(state, value), won, deal) for value, won, deal in told]
        cells = []
        for low, high in pairwise(BANDS):
            here = [one for one in said if low <= one[0] < high or one[0] == high == 1]
            if here:
                mean, won = (sum(one[part] for one in here) / len(here) for part in (0, 1))
                half = interval([one[1:] for one in here])
                cells.append(f"{100 * mean:.0f} → {100 * won:.0f} ± {100 * half:.0f} ({len(here)})")
            else:
                cells.append("")
        print(f"| {game} | {players} | {len({deal for _, _, deal in told})} | {' | '.join(cells)} |")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("what", choices=("play", "fit", "table"))
    arguments.add_argument("file", type=Path)
    arguments.add_argument("--games", type=int, default=100, help="of each kind and number of players")
    arguments.add_argument("--players", type=int)
    arguments.add_argument("--device", choices=sorted(PART), default="cpu")
    arguments.add_argument("--minutes", type=float, default=60)
    arguments.add_argument("--iterations", type=int, default=400, help="of a decision")
    arguments.add_argument("--said", type=int, default=4000, help="iterations of a decision that is noted")
    arguments.add_argument("--every", type=int, default=7, help="of so many decisions one is noted, seat after seat")
    arguments.add_argument("--first", type=int, default=8_000_000, help="the first deal")
    arguments.add_argument("--only", choices=sorted({game for game, _ in TABLES}))
    given = arguments.parse_args()
    if given.what == "play":
        for _, players in chosen(given):
            if gcd(given.every, players) > 1:
                arguments.error(f"with {players} players --every {given.every} asks some seats only; 7 asks all")
        play_all(given)
    else:
        {"fit": show_fit, "table": show_table}[given.what](given.file)


if __name__ == "__main__":
    main()
