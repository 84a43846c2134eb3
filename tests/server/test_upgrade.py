"""A database of the first version, with games under way: they go on, and end as fair as they began."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from sevenfold.cli import main
from sevenfold.server.people import hashed
from tests.server.client import Guest, play_out
from tests.server.conftest import Launch

DUMP = Path(__file__).parent.parent / "data" / "database-0001.sql"  # as the first version left it
SECRET = "of Ada, who plays at all its tables"
TABLES = {"t5wf78adcam2": ([0, 1], 8), "rmyqgbdxsjxb": ([0], 205)}  # her seats, and how many events there are


def test_games_of_an_older_database_go_on(launch: Launch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript(DUMP.read_text("utf-8"))
        database.execute("UPDATE keys SET secret = ?", (hashed(SECRET),))
        database.commit()
    server = launch()

    async def go_on() -> None:
        ada = Guest(server.url, SECRET)
        assert {row["id"] for row in await ada.get("/api/tables/mine")} == {*TABLES, "cgsaarmtpuj8"}
        for table, (seats, events) in TABLES.items():
            assert (await ada.get(f"/api/tables/{table}"))["number"] == events - 1
            async with ada.connect(table) as tab:
                assert (await play_out(tab, table, seats, Random(1)))["outcome"]
            (tmp_path / f"{table}.json").write_text(json.dumps(await ada.get(f"/api/tables/{table}/record")))

    asyncio.run(go_on())
    for table in TABLES:
        assert main(["verify", str(tmp_path / f"{table}.json"), "--lang", "en"]) == 0
    capsys.readouterr()
