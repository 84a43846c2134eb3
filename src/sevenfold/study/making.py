"""`sevenfold puzzles make`: puzzles from deals with public seeds, as many at a time as there are cores.

A journal has a line for every deal that was looked through, so that what was stopped goes on where it was.
"""

import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

from sevenfold import __version__
from sevenfold.arena import identity
from sevenfold.arena.journal import mend
from sevenfold.arena.workers import obey
from sevenfold.errors import JournalError, PositionError
from sevenfold.study.finding import FOUND_BY, VERIFIED_BY, find
from sevenfold.study.finding import verify as reexamined
from sevenfold.study.puzzle import LEVELS, Puzzle, from_json, puzzles, write

FIRST = 40_000_000  # the first deal; nothing was tuned on these
Deal = tuple[int, list[Puzzle]]


def make(
    game: str, wanted: int, journal: Path, jobs: int, report: Callable[[int], None] = lambda _count: None
) -> list[Puzzle]:
    """At least so many puzzles, if nobody stops it; what the journal holds already counts."""
    done = dict(read(game, journal))
    found = [puzzle for seed in sorted(done) for puzzle in done[seed]]
    report(len(found))
    if len(found) < wanted:
        left = (seed for seed in count(FIRST) if seed not in done)
        for seed, puzzles in searched(game, left, jobs):
            append(journal, game, seed, puzzles)
            found += puzzles
            report(len(found))
            if len(found) >= wanted:
                break
    return found


def verify(game: str, journal: Path, jobs: int, report: Callable[[int], None] = lambda _count: None) -> None:
    """Judges the puzzles that we have again; the journal then holds those that stand, and `make` can go on with it."""
    seen = {seed for seed, _ in read(game, journal)}
    known: dict[int, list[Puzzle]] = {}
    for puzzle in puzzles(game):
        known.setdefault(puzzle.seed, []).append(puzzle)
    judged = sum(len(known.get(seed, ())) for seed in seen)
    report(judged)
    for seed, standing in worked(again, [each for seed, each in known.items() if seed not in seen], jobs):
        append(journal, game, seed, standing)
        judged += len(known[seed])
        report(judged)


def again(known: list[Puzzle]) -> Deal:
    """The puzzles of one deal that still hold."""
    return known[0].seed, [one for one in map(reexamined, known) if one is not None]


def searched(game: str, seeds: Iterable[int], jobs: int) -> Iterator[Deal]:
    """The puzzles of these deals, in the order in which they are found."""
    return worked(partial(examine, game), seeds, jobs)


def worked(look: Callable[[Any], Deal], work: Iterable[Any], jobs: int) -> Iterator[Deal]:
    """What comes of this work, by so many processes; it may have no end."""
    waiting = iter(work)
    if jobs == 1:
        yield from map(look, waiting)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, obey) as pool:
        while part := list(islice(waiting, 16 * jobs)):  # handed out by and by
            yield from pool.imap_unordered(look, part)


def examine(game: str, seed: int) -> Deal:
    return seed, find(game, seed)


def read(game: str, journal: Path) -> Iterator[Deal]:
    """The deals that were looked through before, by the same rules."""
    mend(journal)
    if not journal.exists():
        return
    for number, line in enumerate(journal.read_text("utf-8").splitlines(), start=1):
        try:
            entry = json.loads(line)
            deal = int(entry["seed"]), [from_json(game, each) for each in entry["puzzles"]]
        except (ValueError, KeyError, TypeError):
            raise PositionError(f"{journal.name}, line {number} is no deal with puzzles") from None
        if (entry["game"], entry["rules"]) != (game, identity.of_rules(game)):
            raise JournalError(game, journal.name)
        yield deal


def append(journal: Path, game: str, seed: int, puzzles: list[Puzzle]) -> None:
    journal.parent.mkdir(parents=True, exist_ok=True)
    found = [puzzle.as_json() for puzzle in puzzles]
    with journal.open("a", encoding="utf-8") as out:
        out.write(
            json.dumps(
                {"game": game, "rules": identity.of_rules(game), "seed": seed, "puzzles": found}, ensure_ascii=False
            )
            + "\n"
        )


def publish(game: str, found: Iterable[Puzzle], file: Path) -> None:
    """Writes the puzzles in the form in which the package holds them."""
    heading = {
        "game": game,
        "version": __version__,
        "rules": identity.of_rules(game),
        "found": FOUND_BY.as_json(),
        "verified": VERIFIED_BY.as_json(),
        "levels": list(LEVELS),
        "command": f"sevenfold puzzles make {game}",
    }
    write(file, heading, found)
