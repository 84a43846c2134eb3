"""`sevenfold export`: games for study. Of a server's database people's names stay there."""

import argparse
import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from itertools import chain
from typing import Any

from sevenfold.cli import compile_notice, databases, extras
from sevenfold.cli.arena import check_writable
from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen
from sevenfold.game import find
from sevenfold.study import data, files

JSON = dict[str, Any]


def run(options: argparse.Namespace, screen: Screen) -> None:
    sources = [name for name in ("database", "records", "play") if getattr(options, name) is not None]
    if len(sources) > 1:
        flags = {"database": "--database", "records": "--from", "play": "--play"}
        raise CommandError("cli-export-which", given=", ".join(flags[name] for name in sources))
    if options.file.suffix == files.PARQUET:
        extras.require("parquet", "export")
    check_writable(options.file)
    count = files.write(rows(options, screen), options.file)
    screen.say("cli-exported-steps" if options.steps else "cli-exported", file=str(options.file), count=count)


def rows(options: argparse.Namespace, screen: Screen) -> Iterable[JSON]:
    """What is to be written: a row for each game, or for each step."""
    names = None
    if options.play is not None:
        names = options.bots
        find(options.play).options.resolve({"players": len(names)})
        compile_notice.prepare(screen.texts, options.play)
        records = data.play(options.play, {"players": len(names)}, names, options.seed, options.games)
    elif options.records is not None:
        records = data.read(options.records)
    else:
        games = from_database(options.database)
        if options.file.suffix != files.PARQUET and not options.steps:
            return games
        records = (game["record"] for game in games)
    if options.steps:
        return chain.from_iterable(map(data.step_rows, records))
    return (data.game_row(record, names) for record in records)


def from_database(given: str | None) -> Iterator[JSON]:
    """All finished games of a server, as people can download them."""
    extras.require("server", "export")
    from sevenfold.server.settings import from_environment

    database = from_environment(database=given).database
    if not databases.holds_tables(database, "export"):
        raise CommandError("cli-no-database", database=databases.without_password(database))
    with asyncio.Runner() as runner:
        games = finished(database)
        try:
            while (game := runner.run(next_of(games))) is not None:
                yield game
        finally:
            runner.run(games.aclose())


async def next_of(games: AsyncGenerator[JSON, None]) -> JSON | None:
    return await anext(games, None)


async def finished(database: str) -> AsyncGenerator[JSON, None]:
    import msgspec

    from sevenfold.server.http.records import game_file
    from sevenfold.server.room import replay
    from sevenfold.server.store import Store

    store = Store(database)
    await store.open()
    try:
        for id in await store.finished():
            yield msgspec.to_builtins(game_file(replay(id, await store.log(id)), {}))
    finally:
        await store.close()
