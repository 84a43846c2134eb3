"""Games on disk: a record, and who sits where."""

import json
from pathlib import Path
from typing import Any

import platformdirs

import sevenfold
from sevenfold.errors import PositionError
from sevenfold.table import Table

FORMAT = "sevenfold-save"


def default_path() -> Path:
    """Where a game is kept when nobody names a file."""
    return platformdirs.user_data_path("sevenfold") / "last-game.json"


def write(path: Path, table: Table, bots: dict[int, str], names: dict[int, str]) -> None:
    """Saves the game whole or not at all: an older file stays until the new one is complete."""
    saved = {
        FORMAT: 1,
        "record": table.record(),
        "bots": {str(seat): name for seat, name in bots.items()},
        "names": {str(seat): name for seat, name in names.items()},
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(saved, ensure_ascii=False, indent=1) + "\n", "utf-8")
    fresh.replace(path)


def read(path: Path) -> tuple[Table, dict[int, str], dict[int, str]]:
    """A saved game or a bare record: the table, its bots and its names by seat."""
    text = path.read_bytes()
    try:
        found = json.loads(text)
    except ValueError as error:
        raise PositionError(f"{path.name} is not valid JSON: {error}") from None
    if not isinstance(found, dict) or FORMAT not in found:
        return sevenfold.replay(text), {}, {}
    if found[FORMAT] != 1 or "record" not in found:
        raise PositionError(f"{path.name} is no game saved by this version")
    table = sevenfold.replay(found["record"])
    return table, by_seat(found.get("bots"), table, path), by_seat(found.get("names"), table, path)


def by_seat(found: Any, table: Table, path: Path) -> dict[int, str]:
    """`{"1": "greedy"}` as {1: "greedy"}."""
    seats = {str(seat): seat for seat in table.seats}
    if not isinstance(found, dict) or not all(k in seats and isinstance(v, str) for k, v in found.items()):
        raise PositionError(f"{path.name}: bots and names must be texts by seat")
    return {seats[key]: value for key, value in found.items()}
