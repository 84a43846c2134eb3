"""How far reviews can be trusted, and what they tell after few games.

    python benchmarks/reviews.py survival GAME [--games 20]
    python benchmarks/reviews.py luck GAME [--games 40] [--bots expert player] [--first SEED] [--journal FILE]

Games of two, deals from public seeds that nothing was tuned on. Survival: novice against player; every mistake is
judged again with ten times the thought and fresh luck. Luck: the split of results of the first of two bots, who change
seats from game to game; and how many times less the fair result varies than the result. A journal keeps what
was reviewed: stopped, the same command goes on there.
"""

import argparse
import json
import math
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

import sevenfold
from sevenfold import __version__, bots
from sevenfold.arena import identity
from sevenfold.game import ids
from sevenfold.study.judgement import Thought, judge
from sevenfold.study.review import decide, review, stages
from sevenfold.study.summary import COUNTS, MISTAKE, TAKEN
from sevenfold.table import Table

SURVIVAL, LUCK = 50_000_000, 51_000_000  # the first deals
SURE = 1.96
TIMES = 10


def played(game: str, seed: int, names: tuple[str, str], apart: bool) -> Table:
    """A game of two bots, with luck of their own (`apart`) or with the deal's number for both."""
    table = sevenfold.new(game, players=2, seed=seed)
    numbers = [10 * seed + seat if apart else seed for seat in table.seats]
    seated = {seat: bots.find(*each) for seat, *each in zip(table.seats, names, numbers, strict=True)}
    while table.turn is not None:
        table.play(seated[table.turn].choose(table.view(table.turn), table.legal_moves))
    return table


def survival(game: str, games: int) -> None:
    """Judges mistakes again; also those that a lower bar would have called so, to choose the bar by."""
    thought, found = Thought(), []
    for number in range(games):
        names = ("novice", "player") if number % 2 else ("player", "novice")
        for before, move in stages(played(game, SURVIVAL + number, names, apart=False)):
            if move is None or len(before.legal_moves) == 1:
                continue
            first = decide(before, move, thought).choice.cost
            if first.low > 0:
                again = judge(before, before.code(move), thought.times(TIMES)).own.cost
                found.append((first.value, first.low, again.value, again.low))
        print(f"{number + 1} games, {len(found)} costly decisions", file=sys.stderr, flush=True)
    rows = np.array(found)
    print(f"{game}: {games} games from {SURVIVAL}, Sevenfold {__version__}, rules {identity.of_rules(game)}")
    print("| lower end at least | verdicts | still cost something | still mistakes |\n|---:|---:|---:|---:|")
    for bar in (0.0, 0.01, MISTAKE, 0.03, 0.04, 0.05):
        named = rows[rows[:, 1] >= bar] if len(rows) else rows
        costly, still = (share(named[:, 3] > 0), share(named[:, 3] >= min(bar, MISTAKE))) if len(named) else ("", "")
        print(f"| {bar:.2f} | {len(named)} | {costly} | {still} |")


def share(which: np.ndarray) -> str:
    mean = float(which.mean())
    half = SURE * math.sqrt(mean * (1 - mean) / len(which))
    return f"{mean:.0%} ± {half:.0%}"


def luck(game: str, games: int, names: tuple[str, str], first: int, journal: Path | None) -> None:
    """One row: who played, mean result, mean luck, mean fair result, and how much less that one varies."""
    known = read(journal)
    rows = []
    for seed in range(first, first + games):
        key = f"{game} {names[0]} {names[1]} {seed}"
        if key not in known:
            known[key] = split_of(game, seed, names, (seed - first) % 2)
            if journal is not None:
                with journal.open("a") as out:
                    out.write(json.dumps([key, known[key]]) + "\n")
            print(key, file=sys.stderr, flush=True)
        result, given, cost = known[key]  # COUNTS is of today, what was reviewed may be older
        lucky = result - 1 / 2 - COUNTS * (given - cost)
        rows.append((result - 1 / 2, lucky, result - 1 / 2 - TAKEN * lucky))
    found = np.array(rows)
    means, halves = found.mean(axis=0), SURE * found.std(axis=0, ddof=1) / math.sqrt(games)
    cells = [f"{100 * mean:+.1f}% ± {100 * half:.1f}%" for mean, half in zip(means, halves, strict=True)]
    cells.append(f"{ratio(found):.1f} ({' to '.join(f'{end:.1f}' for end in resampled(found, ratio))})")
    cells.append(f"{fewer(found):.1f}" if names[0] != names[1] else "")
    print(f"| {game} | {names[0]} – {names[1]} | {games} | {' | '.join(cells)} |", flush=True)


def split_of(game: str, seed: int, names: tuple[str, str], seat: int) -> tuple[float, float, float]:
    """Of the first of the two, who sits there: the result, what the other's decisions gave, what the own ones cost."""
    table = played(game, seed, names if seat == 0 else (names[1], names[0]), apart=True)
    one = review(table, Thought(), open_games=0).seats[seat]
    return one.result, one.others / COUNTS, -one.own / COUNTS


def read(journal: Path | None) -> dict[str, tuple[float, float, float]]:
    """What was reviewed before."""
    if journal is None or not journal.exists():
        return {}
    return {key: tuple(numbers) for key, numbers in map(json.loads, journal.read_text().splitlines())}


def ratio(rows: np.ndarray) -> float:
    """How many times more results vary than fair results."""
    return float(rows[:, 0].var() / rows[:, 2].var())


def fewer(rows: np.ndarray) -> float:
    """How many times fewer games it takes to tell who is better: the squared ratio of mean to deviation."""
    return float(ratio(rows) * (rows[:, 2].mean() / rows[:, 0].mean()) ** 2)


def resampled(rows: np.ndarray, number: Callable[[np.ndarray], float], times: int = 2000) -> tuple[float, float]:
    """The 95% interval of a number, by drawing as many games again from those that were played."""
    random = np.random.default_rng(0)
    found = [number(rows[random.integers(0, len(rows), len(rows))]) for _ in range(times)]
    return float(np.percentile(found, 2.5)), float(np.percentile(found, 97.5))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("what", choices=("survival", "luck"))
    arguments.add_argument("game", choices=ids())
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--bots", nargs=2, default=["player", "player"])
    arguments.add_argument("--first", type=int, default=LUCK)
    arguments.add_argument("--journal", type=Path)
    given = arguments.parse_args()
    if given.what == "survival":
        survival(given.game, given.games)
    else:
        luck(given.game, given.games, tuple(given.bots), given.first, given.journal)


if __name__ == "__main__":
    main()
