"""Games on disk: a record, and who sits where."""

import json
import os
import time
from pathlib import Path
from typing import Any

import platformdirs

import sevenfold
from sevenfold import json_input
from sevenfold.cli.errors import CommandError
from sevenfold.errors import PositionError
from sevenfold.table import Table

FORMAT = "sevenfold-save"
GAME = "sevenfold-game"  # as the server lets people download it


def folder() -> Path:
    """Where games are kept when nobody names a file."""
    return platformdirs.user_data_path("sevenfold") / "games"


def fresh_path(game: str) -> Path:
    """A file of its own for every game."""
    return folder() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}-{os.getpid()}.json"


def newest() -> Path:
    """The game that was saved last."""
    found = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not found:
        raise CommandError("cli-nothing-saved", folder=str(folder()))
    return found[-1]


def write(path: Path, table: Table, bots: dict[int, str], names: dict[int, str]) -> None:
    """Saves the game whole or not at all; never over a file that is something else."""
    if path.exists() and not is_ours(path):
        raise FileExistsError(17, os.strerror(17), str(path))
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


def is_ours(path: Path) -> bool:
    try:
        return FORMAT in path.read_text("utf-8")[:100]
    except UnicodeDecodeError:
        return False


def read(path: Path) -> tuple[Table, dict[int, str], dict[int, str]]:
    """A saved game, a downloaded one or a bare record: the table, its bots and its names by seat."""
    found = json_input.document(path.read_bytes(), "file")
    if not isinstance(found, dict) or not {FORMAT, GAME} & found.keys():
        return sevenfold.replay(found), {}, {}
    if (found.get(FORMAT, 1), found.get(GAME, 1)) != (1, 1) or "record" not in found:
        raise PositionError(f"{path.name} is no game saved by this version")
    table = sevenfold.replay(found["record"])
    return table, by_seat(found.get("bots", {}), table, path), by_seat(found.get("names", {}), table, path)


def by_seat(found: Any, table: Table, path: Path) -> dict[int, str]:
    """`{"1": "greedy"}` as {1: "greedy"}."""
    seats = {str(seat): seat for seat in table.seats}
    if not isinstance(found, dict) or not all(k in seats and isinstance(v, str) for k, v in found.items()):
        raise PositionError(f"{path.name}: bots and names must be texts by seat")
    return {seats[key]: value for key, value in found.items()}
