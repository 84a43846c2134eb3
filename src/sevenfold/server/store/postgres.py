"""PostgreSQL's journal: a group of events is one statement, so one journey there and back, commit and news included.

Commits with news wait for each other, in all of PostgreSQL, until each is on the disk; so there is news only of events
that somebody at another process may be waiting for.
"""

from typing import Any

import msgspec
from sqlalchemy import Boolean, Column, Table
from sqlalchemy.dialects import postgresql

from sevenfold.server.store.schema import INDEX, events, seats, tables
from sevenfold.server.store.writer import JournalEntry, Place

NEWS = 100  # events in one notification, which holds 8000 bytes
DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]


def rows(parameter: str, *columns: Any) -> str:
    """A JSON array as a table."""
    typed = ", ".join(f"{column.name} {column.type.compile(DIALECT)}" for column in columns)
    return f"json_to_recordset({parameter}::json) AS given({typed})"


def names(table: Table) -> str:
    return ", ".join(column.name for column in table.columns)


TELL: Column[bool] = Column("tell", Boolean)
APPEND = f"""
WITH given AS (SELECT * FROM {rows("$1", *events.columns, *(tables.columns[name] for name in INDEX), TELL)}),
created AS (
    INSERT INTO tables ({names(tables)}) SELECT {names(tables)} FROM {rows("$2", *tables.columns)}
    ON CONFLICT DO NOTHING
),
written AS (
    INSERT INTO events ({names(events)}) SELECT {names(events)} FROM given
    WHERE (number = 0 OR EXISTS (SELECT FROM tables WHERE id = table_id))
        AND NOT EXISTS (SELECT FROM archives WHERE archives.table_id = given.table_id AND count > number)
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id, number
),
latest AS (
    SELECT DISTINCT ON (given.table_id) given.* FROM given JOIN written USING (table_id, number)
    ORDER BY given.table_id, number DESC
),
indexed AS (
    UPDATE tables SET {", ".join(f"{name} = latest.{name}" for name in INDEX)}
    FROM latest WHERE tables.id = latest.table_id
),
placed AS (
    INSERT INTO seats ({names(seats)})
    SELECT DISTINCT ON (table_id, seat) {names(seats)}
    FROM {rows("$3", *seats.columns, events.columns.number)} JOIN written USING (table_id, number)
    ORDER BY table_id, seat, number DESC
    ON CONFLICT (table_id, seat) DO UPDATE SET identity = excluded.identity, name = excluded.name
),
news AS (
    SELECT ' ' || table_id || ' ' || number AS event, row_number() OVER () / {NEWS} AS part
    FROM written JOIN given USING (table_id, number) WHERE tell
),
messages AS (SELECT $5 || ' events' || string_agg(event, '') AS message FROM news GROUP BY part),
taken AS (SELECT table_id, number FROM given EXCEPT SELECT table_id, number FROM written)
SELECT
    ARRAY(SELECT table_id || ' ' || number FROM taken) AS taken,
    (SELECT count(pg_notify($4, message)) FROM messages) AS told
"""


class PostgresJournal:
    """One connection for all writing of events."""

    def __init__(self, url: str, channel: str, process: str, patience: float) -> None:
        self.url = url
        self.channel = channel
        self.process = process
        self.patience = patience  # seconds
        self.connection: Any = None

    async def open(self) -> None:
        await self.connected()

    async def commit(self, entries: list[JournalEntry]) -> set[Place]:
        created = [entry.new for entry in entries if entry.new is not None]
        placed = [
            {"table_id": entry.table, "number": entry.number, **seat} for entry in entries for seat in entry.seats
        ]
        listed = [entry.row() for entry in entries], created, placed
        given = [msgspec.json.encode(rows).decode() for rows in listed]
        try:
            connection = await self.connected()
            taken, _ = await connection.fetchrow(APPEND, *given, self.channel, self.process)
        except BaseException:  # nobody knows in which state the connection is
            self.hang_up()
            raise
        return {(table, int(number)) for table, number in map(str.split, taken)}

    async def connected(self) -> Any:
        if self.connection is None or self.connection.is_closed():
            import asyncpg

            self.connection = await asyncpg.connect(
                self.url,
                server_settings={"synchronous_commit": "on"},
                command_timeout=self.patience,
                timeout=self.patience,
            )
        return self.connection

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        self.hang_up()
