"""SQLite's journal: a thread of its own commits a whole group at a time.

Each statement takes many rows. Row by row, the thread would let go of the interpreter after every one and wait for it
again behind a busy event loop.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Table

from sevenfold.server.store.engine import DURABLE
from sevenfold.server.store.schema import INDEX, events, seats, tables
from sevenfold.server.store.writer import JournalEntry, Place

# A group of moves touches many pages, and the next group the same ones again: they stay in memory (kB), and more of
# them are in the log before it is copied into the file (pages of 4 kB). In memory, not in a file, is also what SQLite
# keeps of each page in case that a statement fails.
ROOMY = ("cache_size=-16384", "wal_autocheckpoint=4000", "temp_store=MEMORY")


# Rows that a statement takes at most; of what is left a half, a quarter, and so on, so that there are few statements,
# which SQLite remembers. (It takes 999 parameters everywhere.)
PORTION = 128
EVENT = tuple(column.name for column in events.columns)


def given(rows: int, *columns: str) -> str:
    """So many rows of parameters, as a table."""
    row = f"({', '.join('?' * len(columns))})"
    return f"WITH given ({', '.join(columns)}) AS (VALUES {', '.join([row] * rows)})"


@cache
def taken(rows: int) -> str:
    return (
        f"{given(rows, 'id', 'place')} SELECT id, place FROM given "
        "WHERE EXISTS (SELECT 1 FROM events WHERE table_id = given.id AND number = place) "
        "OR EXISTS (SELECT 1 FROM archives WHERE table_id = given.id AND count > place) "
        "OR place > 0 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = given.id)"
    )


@cache
def insert_events(rows: int) -> str:
    return f"{given(rows, *EVENT)} INSERT INTO events ({', '.join(EVENT)}) SELECT * FROM given"


@cache
def update_index(rows: int) -> str:
    changes = ", ".join(f"{name} = given.{name}" for name in INDEX)
    return f"{given(rows, 'table_id', *INDEX)} UPDATE tables SET {changes} FROM given WHERE tables.id = table_id"


def insert(table: Table) -> str:
    """Rows of a table from a JSON array."""
    names = [column.name for column in table.columns]
    values = ", ".join(f"json_extract(value, '$.{name}')" for name in names)
    return f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM json_each(?) WHERE true"


INSERT_TABLES = f"{insert(tables)} ON CONFLICT DO NOTHING"  # a rematch that two people make at once
SET_SEATS = (
    f"{insert(seats)} ON CONFLICT (table_id, seat) DO UPDATE SET identity = excluded.identity, name = excluded.name"
)


class SqliteJournal:
    """One connection for all writing of events; it reads nothing else."""

    def __init__(self, path: str, one_at_a_time: asyncio.Lock) -> None:
        self.path = path
        self.one_at_a_time = one_at_a_time
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self.connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connected)

    async def commit(self, entries: list[JournalEntry]) -> set[Place]:
        async with self.one_at_a_time:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.write, entries)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.hang_up)
        self.thread.shutdown()

    # In the thread

    def write(self, entries: list[JournalEntry]) -> set[Place]:
        connection, late = self.connected(), set[Place]()
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            for portion in portions(entries):
                places = [value for entry in portion for value in (entry.table, entry.number)]
                late.update(connection.execute(taken(len(portion)), places))
            self.write_fresh(connection, [entry for entry in entries if (entry.table, entry.number) not in late])
        return late

    def write_fresh(self, connection: sqlite3.Connection, entries: list[JournalEntry]) -> None:
        if created := [entry.new for entry in entries if entry.new is not None]:
            connection.execute(INSERT_TABLES, (msgspec.json.encode(created).decode(),))
        for portion in portions(entries):
            rows = [value for entry in portion for value in (entry.table, entry.number, entry.at, entry.body)]
            connection.execute(insert_events(len(portion)), rows)
        last = {entry.table: entry for entry in entries}  # of several events of one table the last one counts
        for portion in portions(list(last.values())):
            rows = [value for entry in portion for value in (entry.table, *astuple(entry.index))]
            connection.execute(update_index(len(portion)), rows)
        if placed := [{"table_id": entry.table, **seat} for entry in entries for seat in entry.seats]:
            connection.execute(SET_SEATS, (msgspec.json.encode(placed).decode(),))

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            for pragma in (*DURABLE, *ROOMY):
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def portions(entries: list[JournalEntry]) -> Iterator[list[JournalEntry]]:
    """Entries by as many as a statement takes."""
    first, size = 0, PORTION
    while first < len(entries):
        while size > len(entries) - first:
            size //= 2
        yield entries[first : first + size]
        first += size
