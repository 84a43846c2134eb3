"""`sevenfold export`: all finished games of a server's database, for study. People's names stay there."""

import argparse
import asyncio
from pathlib import Path

from sevenfold.cli import databases, extras
from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen


def run(options: argparse.Namespace, screen: Screen) -> None:
    extras.require("server", "export")
    from sevenfold.server.settings import from_environment

    database = from_environment(database=options.database).database
    if not databases.holds_tables(database, "export"):
        raise CommandError("cli-no-database", database=databases.without_password(database))
    screen.say("cli-exported", file=str(options.file), count=asyncio.run(export(database, options.file)))


async def export(database: str, file: Path) -> int:
    """Writes one game a line; how many."""
    import msgspec

    from sevenfold.server.http.records import game_file
    from sevenfold.server.room import replay
    from sevenfold.server.store import Store

    store = Store(database)
    await store.open()
    try:
        finished = await store.finished()
        with file.open("wb") as stream:
            for id in finished:
                stream.write(msgspec.json.encode(game_file(replay(id, await store.log(id)), {})) + b"\n")
    finally:
        await store.close()
    return len(finished)
