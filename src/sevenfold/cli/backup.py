"""`sevenfold backup` and `sevenfold restore`: the tables of a server on SQLite, copied while it runs, and put back.

A plain copy of the file would miss what is still in the write-ahead log beside it.
"""

import argparse
import sqlite3
from contextlib import closing
from pathlib import Path

from sevenfold.cli import databases, extras
from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen
from sevenfold.errors import OptionError


def run_backup(options: argparse.Namespace, screen: Screen) -> None:
    extras.require("server", "backup")
    database, file = sqlite_file(options.database, "cli-backup-elsewhere")
    if not databases.holds_tables(database, "backup"):
        raise CommandError("cli-no-database", database=database)
    screen.say("cli-backed-up", file=str(options.file), count=back_up(file, options.file))


def run_restore(options: argparse.Namespace, screen: Screen) -> None:
    extras.require("server", "restore")
    database, file = sqlite_file(options.database, "cli-restore-elsewhere")
    from sevenfold.server.launch import claim
    from sevenfold.server.settings import from_environment

    if not is_backup(options.file):
        raise CommandError("cli-no-backup", file=str(options.file))
    try:
        claimed = claim(from_environment(database=database))  # a server that runs would not know what happened
    except OptionError:
        raise CommandError("cli-restore-running", database=database) from None
    try:
        screen.say("cli-restored", database=database, count=copy(options.file, file))
    finally:
        if claimed is not None:
            claimed.close()


def is_backup(file: Path) -> bool:
    try:
        return databases.holds_tables(f"sqlite:///{file}", "restore")
    except CommandError:  # no database at all
        return False


def sqlite_file(given: str | None, otherwise: str) -> tuple[str, Path]:
    """The database, and its file; if it has none, an error that says what to do instead."""
    from sevenfold.server.settings import from_environment
    from sevenfold.server.store.engine import address

    database = from_environment(database=given).database
    where = address(database)
    if where.get_backend_name() != "sqlite":
        raise CommandError(otherwise, database=databases.without_password(database))
    return database, Path(str(where.database))


def back_up(database: Path, file: Path) -> int:
    """Writes a file that only its owner can read, whole or not at all; how many tables there are."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        count = copy(database, part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return count


def copy(source: Path, target: Path) -> int:
    """All of it as it is at one moment, while others write on; how many tables there are."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
