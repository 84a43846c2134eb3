"""Digests of sources, so that a result can name the rules that it was played by."""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from sevenfold.game import find

PACKAGE = Path(__file__).resolve().parent
LETTERS = 16  # of a digest
# Modules of a game that are no rules.
OPINIONS = ("bot", "endgame", "endings", "features", "levels", "sketch", "terminal")


@cache
def of_rules(game: str) -> str:
    """The digest of the sources that decide how a game is played."""
    own = [file for file in find(game).folder.glob("*.py") if not file.name.startswith(OPINIONS)]
    return digest([*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("game/*.py"), *own])


def digest(sources: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for source in sorted(sources):
        total.update(source.name.encode())
        total.update(source.read_bytes())
    return total.hexdigest()[:LETTERS]
