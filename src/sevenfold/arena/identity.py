"""What a result depends on: the rules that it was played by, and what its bots are made of.

A journal keeps digests of both with every game, so that nobody gets the results of a bot that has changed since.
"""

import hashlib
from functools import cache
from pathlib import Path

from sevenfold.arena.schedule import Match, Spec, parse
from sevenfold.bots.program import is_program
from sevenfold.game import find, ids

PACKAGE = Path(__file__).resolve().parent.parent
LETTERS = 16  # of a digest
# Modules of a game that are no rules.
OPINIONS = ("bot", "endgame", "endings", "features", "levels", "sketch", "terminal")


def of_match(match: Match) -> dict[str, str]:
    """The digests of a match's rules, by its game, and of its bots."""
    return {match.game: of_rules(match.game), **{spec: of_bot(spec) for spec in match.bots}}


@cache
def of_rules(game: str) -> str:
    """The digest of the sources that decide how a game is played."""
    own = [file for file in find(game).folder.glob("*.py") if not file.name.startswith(OPINIONS)]
    return digest([*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("game/*.py"), *own])


def of_bot(spec: Spec) -> str:
    """A program is what its file holds, whatever that imports; one of our bots is its name and all that bots are."""
    name, _ = parse(spec)
    if is_program(name):
        return hashlib.sha256(Path(name).read_bytes()).hexdigest()[:LETTERS]
    return hashlib.sha256(f"{name} {of_our_bots()}".encode()).hexdigest()[:LETTERS]


@cache
def of_our_bots() -> str:
    folders = [find(game).folder for game in ids()]
    own = [file for folder in folders for file in folder.glob("*.py") if file.name.startswith(OPINIONS)]
    learned = [file for folder in folders for file in folder.glob("networks/*.bin")]
    return digest([*PACKAGE.glob("bots/*.py"), *own, *learned])


def digest(sources: list[Path]) -> str:
    total = hashlib.sha256()
    for source in sorted(sources):
        total.update(source.name.encode())
        total.update(source.read_bytes())
    return total.hexdigest()[:LETTERS]
