"""Results on disk, a line of JSON for each game. A match that was broken off goes on where it stopped."""

import json
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Pairing
from sevenfold.errors import JournalError, PositionError

BEGINNING = b'{"game": '  # of every line


def read(file: Path) -> Iterator[PlayedGame]:
    """The games written so far; a last line that was cut off is no game."""
    if not file.exists():
        return
    for number, line in enumerate(file.read_bytes().splitlines(keepends=True), start=1):
        if not line.endswith(b"\n") and BEGINNING.startswith(line[: len(BEGINNING)]):
            return
        try:
            yield PlayedGame(**json.loads(line))
        except (ValueError, TypeError):
            raise PositionError(f"{file.name}, line {number} is no game of a match") from None


def resume(file: Path, wanted: Collection[Pairing], digests: Mapping[str, str]) -> dict[Pairing, PlayedGame]:
    """Those of the wanted games that have been played by the same bots and rules; ready to be written on."""
    found = {played.pairing: played for played in read(file)}
    mend(file)
    known = {pairing: found[pairing] for pairing in wanted if pairing in found}
    for played in known.values():
        check(played, digests, file)
    return known


def check(played: PlayedGame, digests: Mapping[str, str], file: Path | None) -> None:
    """Complains of a game that was played by other rules, or by bots that were made of something else."""
    for what, digest in played.made_of:
        if digests[what] != digest:
            raise JournalError(what, "" if file is None else file.name)


def mend(file: Path) -> None:
    """Drops a last line that was cut off, so that the next one does not grow on it."""
    if file.exists():
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            file.write_bytes(whole)


def append(file: Path, played: PlayedGame) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(played.as_json(), ensure_ascii=False) + "\n")
