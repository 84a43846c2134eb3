"""Results on disk, a line of JSON for each game. A match that was broken off goes on where it stopped."""

import json
from collections.abc import Iterator
from pathlib import Path

from sevenfold.arena.playing import Played
from sevenfold.errors import PositionError


def read(file: Path) -> Iterator[Played]:
    """The games written so far; a last line that was cut off is no game."""
    if not file.exists():
        return
    text = file.read_text("utf-8")
    for number, line in enumerate(text.splitlines(keepends=True), start=1):
        if not line.endswith("\n"):
            return
        try:
            yield Played(**json.loads(line))
        except (ValueError, TypeError) as error:
            raise PositionError(f"{file.name}, line {number}: {error}") from None


def mend(file: Path) -> None:
    """Drops a last line that was cut off, so that the next one does not grow on it."""
    if file.exists():
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            file.write_bytes(whole)


def append(file: Path, played: Played) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(played.as_json(), ensure_ascii=False) + "\n")
