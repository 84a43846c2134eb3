"""What is looked for again and again is found by an index of those tables alone, however many others there are."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, select
from sqlalchemy.dialects import sqlite

from sevenfold.server.store import migration, overdue, retention, schema
from sevenfold.server.store.engine import connect
from sevenfold.server.store.overdue import Limits, Overdue

LIMITS = Limits(now=2, clocks=2, bots=2, began=0, absence=0)
LAST = Overdue(1, "a table", "bot", "", 1)
TABLES = schema.tables.c
LOOKED_FOR: dict[str, tuple[Select[Any], str]] = {
    "clocks": (overdue.query("time", LIMITS, None, 1), "ix_tables_deadline"),
    "people away": (overdue.query("away", LIMITS, None, 1), "ix_tables_away_at"),
    "bots": (overdue.query("bot", LIMITS, None, 1), "ix_tables_bots"),
    "more bots": (overdue.query("bot", LIMITS, LAST, 1), "ix_tables_bots"),
    "finished games": (retention.finished(2, (-1, ""), 1), "ix_tables_finished"),
    "deserted tables": (retention.deserted(2, 1), "ix_tables_open"),
    "the lobby": (
        select(schema.tables).where(TABLES.listed, TABLES.phase != "over").order_by(TABLES.phase, TABLES.updated_at),
        "ix_tables_listed",
    ),
}


@pytest.mark.parametrize("what", LOOKED_FOR)
def test_an_index_finds_it(tmp_path: Path, what: str) -> None:
    statement, index = LOOKED_FOR[what]
    compiled = statement.compile(dialect=sqlite.dialect())
    given = tuple(compiled.params[name] for name in compiled.positiontup or ())

    async def plan() -> list[str]:
        engine = connect(f"sqlite:///{tmp_path}/tables.db")
        await migration.migrate(engine)
        async with engine.connect() as connection:
            rows = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}", given)).all()
        await engine.dispose()
        return [str(row[-1]) for row in rows]

    steps = asyncio.run(plan())
    assert any(f"INDEX {index}" in step for step in steps), steps
