"""How far reviews can be trusted, and what they tell after few games.

    python benchmarks/reviews.py survival GAME [--games 20]
    python benchmarks/reviews.py luck GAME [--games 40] [--bots player novice]

Games of two, deals from public seeds that nothing was tuned on. Survival: novice against player; every mistake is
judged again with ten times the thought and fresh luck. Luck: the split of results of the first of two bots, who change
seats from game to game; and how many times less the result without luck varies than the result.
"""

import argparse
import math
import sys

import numpy as np

import sevenfold
from sevenfold import __version__, bots
from sevenfold.arena import identity
from sevenfold.game import ids
from sevenfold.study.judgement import Thought, judge
from sevenfold.study.review import decide, review, stages
from sevenfold.study.summary import MISTAKE
from sevenfold.table import Table

SURVIVAL, LUCK = 50_000_000, 51_000_000  # the first deals
SURE = 1.96
TIMES = 10


def played(game: str, seed: int, names: tuple[str, str]) -> Table:
    """A game of two bots."""
    table = sevenfold.new(game, players=2, seed=seed)
    seated = {seat: bots.find(name, seed) for seat, name in zip(table.seats, names, strict=True)}
    while table.turn is not None:
        table.play(seated[table.turn].choose(table.view(table.turn), table.legal_moves))
    return table


def survival(game: str, games: int) -> None:
    """Judges mistakes again; also those that a lower bar would have called so, to choose the bar by."""
    thought, found = Thought(), []
    for number in range(games):
        names = ("novice", "player") if number % 2 else ("player", "novice")
        for before, move in stages(played(game, SURVIVAL + number, names)):
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


def luck(game: str, games: int, names: tuple[str, str], thought: Thought) -> None:
    """One row: who played, mean result, mean luck, mean result without luck, and the variances."""
    rows = []
    for number in range(games):
        table = played(game, LUCK + number, names if number % 2 == 0 else (names[1], names[0]))
        one = review(table, thought, open_games=0).seats[number % 2]  # always of the first of the two
        rows.append((one.result - one.initial, one.luck, one.own + one.others))
        print(f"{number + 1} games", file=sys.stderr, flush=True)
    found = np.array(rows)
    means = found.mean(axis=0)
    halves = SURE * found.std(axis=0, ddof=1) / math.sqrt(games)
    cells = [f"{100 * mean:+.1f}% ± {100 * half:.1f}%" for mean, half in zip(means, halves, strict=True)]
    ratio = found[:, 0].var() / found[:, 2].var()
    print(f"| {game} | {names[0]} – {names[1]} | {games} | {' | '.join(cells)} | {ratio:.1f} |", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("what", choices=("survival", "luck"))
    arguments.add_argument("game", choices=ids())
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--bots", nargs=2, default=["player", "player"])
    given = arguments.parse_args()
    if given.what == "survival":
        survival(given.game, given.games)
    else:
        luck(given.game, given.games, tuple(given.bots), Thought(500, 250))


if __name__ == "__main__":
    main()
