"""A backup of a server that runs has all that anybody was told, and can be put back."""

import asyncio
import json
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from sevenfold.cli import main
from tests.server.client import Guest, Tab, play_out
from tests.server.conftest import Launch


def events_of(file: Path) -> dict[str, int]:
    """How many events every table has; they have no gap."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute("SELECT table_id, count(*), max(number) FROM events GROUP BY table_id").fetchall()
    assert all(count == last + 1 for _, count, last in rows)
    return {table: count for table, count, _ in rows}


def last_number(tab: Tab) -> int:
    """Of the events that somebody has heard of."""
    return max(int(json.loads(text).get("number", 0)) for text in tab.heard)


def test_a_backup_while_people_play_has_all_that_they_were_told_before(launch: Launch, tmp_path: Path) -> None:
    server = launch()
    files = [tmp_path / f"backup{number}.db" for number in range(3)]
    known: list[int] = []  # the last event that somebody had heard of before each backup

    async def play() -> str:
        ada = await Guest.arrive(server)
        table = await ada.set_up("double-seven", {}, "me guest", away=None)
        async with ada.connect(table) as tab:
            for file in files:
                state = await play_out(tab, table, [0, 1], Random(1), most=5)
                known.append(last_number(tab))
                typed = ["backup", str(file), "--database", server.database]
                backing_up = threading.Thread(target=main, args=(typed,))
                backing_up.start()
                while backing_up.is_alive() and state["outcome"] is None:
                    state = await play_out(tab, table, [0, 1], Random(1), most=1)
                backing_up.join()
        return table

    table = asyncio.run(play())
    for file, before in zip(files, known, strict=True):
        assert events_of(file)[table] > before
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {file.name for file in tmp_path.glob("backup*")} == {file.name for file in files}  # and nothing beside them


def test_what_was_put_back_is_played_on(launch: Launch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server, file = launch(), tmp_path / "kept.db"

    async def begin() -> tuple[Guest, str, int]:
        ada = await Guest.arrive(server)
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        async with ada.connect(table) as tab:
            state = await play_out(tab, table, [0, 1], Random(1), most=4)
            typed = ["backup", str(file), "--database", server.database, "--lang", "en"]
            assert await asyncio.to_thread(main, typed) == 0
            await play_out(tab, table, [0, 1], Random(1), most=3)
        return ada, table, state["ply"]

    ada, table, ply = asyncio.run(begin())
    restore = ["restore", str(file), "--database", server.database, "--lang", "en"]
    assert "One table is kept" in capsys.readouterr().out
    assert main(restore) == 2
    assert "stop it" in capsys.readouterr().err
    server.kill()  # what it had not yet copied out of its write-ahead log is older than what comes
    assert main(restore) == 0
    assert "One table is back" in capsys.readouterr().out
    again = launch()

    async def go_on() -> None:
        ada.url = again.url
        async with ada.connect(table) as tab:
            assert (await tab.watch(table, 0))["state"]["ply"] == ply
            assert (await play_out(tab, table, [0, 1], Random(2)))["outcome"]

    asyncio.run(go_on())
