"""How far reviews can be trusted, and what they tell after few games.

    python benchmarks/reviews.py survival GAME [--games 20] [--journal FILE]
    python benchmarks/reviews.py luck GAME [--games 100] [--first SEED] [--journal FILE]

Games of two, deals from public seeds that nothing was tuned on. Survival: novice against player; every mistake is
judged again with ten times the thought and fresh luck. Luck: the split of results of the first of two bots, who change
seats from game to game, equals and others; how many times less the fair result varies than the result; and how many
games of each tell who is better. A journal keeps what was looked at: stopped, the same command goes on there.
"""

import argparse
import json
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import sevenfold
from sevenfold import __version__, bots
from sevenfold import game as registry
from sevenfold.arena import identity
from sevenfold.bots.heuristics import register
from sevenfold.game import ids
from sevenfold.study.judgement import APART, Chance, Thought, judge, shortfall
from sevenfold.study.review import decide, shared, stages
from sevenfold.study.summary import MISTAKE, ChoiceMade, Split, split
from sevenfold.table import Table

SURVIVAL, LUCK = 50_000_000, 58_000_000  # the first deals
PAIRS = (("expert", "expert"), ("player", "player"), ("expert", "player"), ("player", "novice"))
TELLING = ("expert", "player")  # who shall be told apart
SURE = 1.96
TIMES = 10
BARS = (0.0, 0.02, MISTAKE, 0.07, 0.1)  # that a verdict could be given at
NOTHING = Chance(0.0, 0.0, 0.0)


def played(game: str, seed: int, names: tuple[str, str], apart: bool) -> Table:
    """A game of two bots, with luck of their own (`apart`) or with the deal's number for both."""
    table = sevenfold.new(game, players=2, seed=seed)
    numbers = [10 * seed + seat if apart else seed for seat in table.seats]
    seated = {seat: bots.find(*each) for seat, *each in zip(table.seats, names, numbers, strict=True)}
    while table.turn is not None:
        table.play(seated[table.turn].choose(table.view(table.turn), table.legal_moves))
    return table


def survival(game: str, games: int, journal: Path | None) -> None:
    """Judges mistakes again; also those that a lower bar would have called so, to choose the bar by."""
    known, rows = read(journal), []
    for number in range(games):
        key = f"{game} {SURVIVAL + number}"
        if key not in known:
            known[key] = judged_again(game, number)
            write(journal, key, known[key])
        rows += known[key]
        print(f"{number + 1} games, {len(rows)} costly decisions", file=sys.stderr, flush=True)
    print(f"{game}: {games} games from {SURVIVAL}, Sevenfold {__version__}, rules {identity.of_rules(game)}")
    print("| lower end at least | verdicts | still cost something | still cost 2% |\n|---:|---:|---:|---:|")
    for bar in BARS:
        named = [again for first, again in rows if first >= bar]
        print(f"| {bar:.2f} | {len(named)} | {share(named, 0.0)} | {share(named, 0.02)} |")


def judged_again(game: str, number: int) -> list[list[float]]:
    """Of each costly decision of a game: the lower end of its cost, and again with ten times the thought."""
    thought, found = Thought(), []
    names = ("novice", "player") if number % 2 else ("player", "novice")
    for before, move in stages(played(game, SURVIVAL + number, names, apart=False)):
        if move is None or len(before.legal_moves) == 1:
            continue
        first = decide(before, move, thought).choice.cost
        if first.low > 0:
            found.append([first.low, judge(before, before.code(move), thought.times(TIMES)).own.cost.low])
    return found


def share(ends: Sequence[float], above: float) -> str:
    """How many of these lie above, and Wilson's interval."""
    if not ends:
        return ""
    n, part = len(ends), sum(end > above for end in ends) / len(ends)
    middle = (part + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
    half = SURE * math.sqrt(part * (1 - part) / n + SURE**2 / (4 * n * n)) / (1 + SURE**2 / n)
    return f"{part:.0%} ({middle - half:.0%} to {middle + half:.0%})"


def luck(game: str, games: int, first: int, journal: Path | None) -> None:
    """A row for each pair: mean result, skill, luck, fair result, how much less that one varies, and games to tell."""
    known, found = read(journal), {}
    for names in PAIRS:
        rows = []
        for seed in range(first, first + games):
            key, seat = f"{game} {' '.join(names)} {seed}", (seed - first) % 2
            if key not in known:
                known[key] = looked_at(game, seed, names if seat == 0 else (names[1], names[0]))
                write(journal, key, known[key])
                print(key, file=sys.stderr, flush=True)
            one = split_of(seat, *known[key])
            rows.append((one.result - one.initial, one.skill, one.luck, one.fair - one.initial))
        found[names] = np.array(rows)
    scale = found[TELLING][:, 0].mean() / found[TELLING][:, 3].mean()
    for names, rows in found.items():
        means, halves = rows.mean(axis=0), SURE * rows.std(axis=0, ddof=1) / math.sqrt(games)
        cells = [f"{100 * mean:+.1f}% ± {100 * half:.1f}%" for mean, half in zip(means, halves, strict=True)]
        cells.append(f"{ratio(rows):.1f} ({ends(rows, ratio)})")
        cells.append(f"{ratio(rows) / scale**2:.1f}")
        unlike = names[0] != names[1]
        cells += [f"{needed(rows, place):.1f}" if unlike else "" for place in (0, 3)]
        cells.append(f"{fewer(rows):.1f} ({ends(rows, fewer)})" if unlike else "")
        print(f"| {game} | {' – '.join(names)} | {games} | {' | '.join(cells)} |", flush=True)


def looked_at(game: str, seed: int, names: tuple[str, str]) -> Any:
    """The first seat's result, and of every decision the seat and what it fell short, as in a review."""
    table, found, thought = played(game, seed, names, apart=True), [], Thought()
    shape = registry.find(game)
    register(shape)
    for before, move in stages(table):
        if move is not None and len(before.legal_moves) > 1 and before.turn is not None:
            number = thought.seed + APART * (before.ply + 1)
            root = before.redeal(before.turn, number).state
            short = shortfall(shape, root, before.code(move), thought.tries, number + 2)
            found.append([before.turn, *short.as_json()])
    return shared(table)[0], found


def split_of(seat: int, result: float, decisions: Sequence[Sequence[Any]]) -> Split:
    """As a review splits it, but for the deal, for which chances would have to be known."""
    choices = [ChoiceMade(0, who, 0.0, 0.0, NOTHING, Chance(*short)) for who, *short in decisions]
    return split([0, 1], choices, {0: result, 1: 1 - result})[seat]


def read(journal: Path | None) -> dict[str, Any]:
    """What was looked at before."""
    return dict(map(json.loads, journal.read_text().splitlines())) if journal is not None and journal.exists() else {}


def write(journal: Path | None, key: str, found: Any) -> None:
    if journal is not None:
        with journal.open("a") as out:
            out.write(json.dumps([key, found]) + "\n")


def ratio(rows: np.ndarray) -> float:
    """How many times more results vary than fair results."""
    return float(rows[:, 0].var() / rows[:, 3].var())


def needed(rows: np.ndarray, place: int) -> float:
    """Games until a mean is two standard errors."""
    return float(4 * rows[:, place].var() / rows[:, place].mean() ** 2)


def fewer(rows: np.ndarray) -> float:
    """How many times fewer games it takes to tell who is better by fair results than by results."""
    return needed(rows, 0) / needed(rows, 3)


def ends(rows: np.ndarray, number: Callable[[np.ndarray], float], times: int = 2000) -> str:
    """The 95% interval of a number, by drawing as many games again from those that were played."""
    random = np.random.default_rng(0)
    found = [number(rows[random.integers(0, len(rows), len(rows))]) for _ in range(times)]
    return " to ".join(f"{end:.1f}" for end in np.percentile(found, (2.5, 97.5)))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("what", choices=("survival", "luck"))
    arguments.add_argument("game", choices=ids())
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--first", type=int, default=LUCK)
    arguments.add_argument("--journal", type=Path)
    given = arguments.parse_args()
    if given.what == "survival":
        survival(given.game, given.games, given.journal)
    else:
        luck(given.game, given.games, given.first, given.journal)


if __name__ == "__main__":
    main()
