"""What a result depends on: the rules that it was played by, and what its bots are made of.

A journal keeps digests of both with every game, so that nobody gets the results of a bot that has changed since.
"""

import hashlib
from functools import cache
from pathlib import Path

from sevenfold.arena.schedule import Match, Spec, parse
from sevenfold.bots.timed import is_program
from sevenfold.game import find, ids
from sevenfold.sources import LETTERS, OPINIONS, PACKAGE, digest
from sevenfold.sources import of_rules as of_rules  # here, too: they belong to a result as its bots do


def of_match(match: Match) -> dict[str, str]:
    """The digests of a match's rules, by its game, and of its bots."""
    return {match.game: of_rules(match.game), **{spec: of_bot(spec) for spec in match.bots}}


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
