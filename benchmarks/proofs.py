"""Plays the matches that docs/results/bots.md reports: how strong each level is, what thinking longer brings.

    python benchmarks/proofs.py ladder OUT [--minutes 8] [--jobs 16]    # levels, with 2 players and with the most
    python benchmarks/proofs.py strength OUT [--minutes 8] [--jobs 16]  # against greedy and a tenth of the time
    python benchmarks/proofs.py tenfold OUT [--minutes 8] [--jobs 16]   # ten times the iterations
    python benchmarks/proofs.py curve OUT [--minutes 8] [--jobs 16]     # greedy against more and more iterations
    python benchmarks/proofs.py report OUT                              # tables of all that is there

`--seconds 0.2` gives the strongest less than its usual second: what it wins then, it wins all the more with all of it.
Every match has its file of JSON lines in OUT and goes on where it stopped. All matches advance together, deal by deal;
when the time is up the rest is left. Only deals of which every game was played count.
"""

import argparse
import json
import multiprocessing
import os
import platform
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from sevenfold.arena import identity, journal, rating, workers
from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Match
from sevenfold.bots import LEVELS
from sevenfold.machine import cores
from sevenfold.warmup import warm

GAMES = ("dragon", "double-seven", "seven-dragons")
MOST = {"dragon": 5, "double-seven": 4, "seven-dragons": 5}
CHEAP = {"dragon": 50, "double-seven": 20, "seven-dragons": 50}  # deals between levels that answer quickly
DEAR = {"dragon": 20, "double-seven": 10, "seven-dragons": 20}  # deals with the strongest
LONG = {**DEAR, "seven-dragons": 100}  # and of the strongest with itself
MANY = {"dragon": 16, "double-seven": 16, "seven-dragons": 16}  # deals with the most players
CURVE = {10: 100, 100: 100, 1000: 24}  # iterations: deals
TENFOLD = {30: 100, 300: 100, 3000: 32}  # iterations of the weaker: deals


def given_time(seconds: float) -> str:
    """The strongest with so many seconds a move."""
    return f"{LEVELS[-1]}@{seconds:g}"


def ladder(seconds: float) -> Iterator[Match]:
    strongest = given_time(seconds)
    levels = (*LEVELS[:-1], strongest)
    for game in GAMES:
        for weaker, stronger in pairwise(levels):
            deals = DEAR if stronger == strongest else CHEAP
            yield Match(game, (weaker, stronger), 2, deals[game], seed=1000)
            yield Match(game, (weaker, stronger), MOST[game], MANY[game], seed=5000)  # in turn round the table


def strength(seconds: float) -> Iterator[Match]:
    strongest = given_time(seconds)
    for game in GAMES:
        yield Match(game, ("greedy", strongest), 2, DEAR[game], seed=2000)
        yield Match(game, (given_time(seconds / 10), strongest), 2, LONG[game], seed=3000)


def tenfold(_seconds: float) -> Iterator[Match]:
    for game in GAMES:
        for iterations, deals in TENFOLD.items():
            yield Match(game, (f"search:{iterations}", f"search:{10 * iterations}"), 2, deals, seed=6000)


def curve(_seconds: float) -> Iterator[Match]:
    for game in GAMES:
        for iterations, deals in CURVE.items():
            yield Match(game, ("greedy", f"search:{iterations}"), 2, deals, seed=4000)


PARTS = {"ladder": ladder, "strength": strength, "tenfold": tenfold, "curve": curve}


def name(match: Match) -> str:
    return f"{match.game}-{match.players}-" + "-".join(match.bots).replace("@", "_").replace(":", "_")


def run(matches: Sequence[Match], out: Path, minutes: float, jobs: int) -> None:
    """All matches side by side until the time is up."""
    until = time.monotonic() + 60 * minutes
    out.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(len(GAMES)) as pool:
        pool.map(warm, GAMES)  # compiles, if need be, side by side
    files, queue = {}, []
    for match in matches:
        file = out / f"{name(match)}.jsonl"
        known = journal.resume(file, list(match.pairings()), identity.of_match(match))
        for pairing in match.pairings():
            files[pairing] = file
            if pairing not in known:
                queue.append(((pairing.deal - match.seed) / match.deals, pairing))
    queue.sort(key=lambda entry: entry[0])
    print(f"{len(queue)} games to play, {jobs} at a time, until {minutes} minutes are over", flush=True)
    began, done = time.monotonic(), 0
    games = workers.locally([pairing for _, pairing in queue], jobs)
    for played in games:
        journal.append(files[played.pairing], played)
        done += 1
        if done % 100 == 0:
            print(f"{done} games, {time.monotonic() - began:.0f} s", flush=True)
        if time.monotonic() > until:
            break
    print(f"{done} games played", flush=True)


def whole_deals(games: Sequence[PlayedGame], match: Match) -> list[PlayedGame]:
    """A deal counts when it was played from every seat."""
    each = sum(1 for _ in match.pairings()) // match.deals
    counts = Counter(played.deal for played in games)
    return [played for played in games if counts[played.deal] == each]


def report(out: Path, seconds: float) -> None:
    print("| game | players | bot | games | win share (95%) | Elo (95%) | s a game |\n|---|---:|---|---:|---|---|---:|")
    lines = []
    for match in (match for part in PARTS.values() for match in part(seconds)):
        games = whole_deals(list(journal.read(out / f"{name(match)}.jsonl")), match)
        if not games:
            continue
        for one in rating.rate(games, match.bots):
            share = f"{100 * one.share.value:.1f}% ({100 * one.share.low:.1f}–{100 * one.share.high:.1f})"
            elo = f"{one.elo.value:+.0f} ({one.elo.low:+.0f} … {one.elo.high:+.0f})"
            print(f"| {match.game} | {match.players} | {one.bot} | {one.games} | {share} | {elo} | {one.seconds:.2f} |")
        for weaker, stronger in pairwise(match.bots):
            gap = rating.difference(games, stronger, weaker)
            entry = {"game": match.game, "players": match.players, "stronger": stronger, "weaker": weaker}
            lines.append({**entry, "games": len(games), "elo": [gap.value, gap.low, gap.high]})
    for line in lines:
        print(json.dumps(line))


def machine() -> str:
    info = Path("/proc/cpuinfo")
    names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("part", choices=[*PARTS, "report"])
    arguments.add_argument("out", type=Path)
    arguments.add_argument("--minutes", type=float, default=8.0)
    arguments.add_argument("--seconds", type=float, default=1.0, help="a move of the strongest")
    arguments.add_argument("--jobs", type=int, default=cores())
    given = arguments.parse_args()
    if given.part != "report":
        run(list(PARTS[given.part](given.seconds)), given.out, given.minutes, given.jobs)
        (given.out / "machine.txt").write_text(machine() + "\n", "utf-8")
    report(given.out, given.seconds)


if __name__ == "__main__":
    main()
