"""SQLite's journal: a thread of its own commits a whole group at a time.

Each statement takes all rows as one JSON array. Row by row, the thread would let go of the interpreter after every one
and wait for it again behind a busy event loop.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Table

from sevenfold.server.store.engine import DURABLE
from sevenfold.server.store.schema import INDEX, events, seats, tables
from sevenfold.server.store.writer import JournalEntry, Place

# A group of moves touches many pages, and the next group the same ones again: they stay in memory (kB), and more of
# them are in the log before it is copied into the file (pages of 4 kB). In memory, not in a file, is also what SQLite
# keeps of each page in case that a statement fails.
ROOMY = ("cache_size=-16384", "wal_autocheckpoint=4000", "temp_store=MEMORY")


def given(name: str) -> str:
    return f"json_extract(value, '$.{name}')"


def insert(table: Table) -> str:
    """Rows of a table from a JSON array."""
    names = [column.name for column in table.columns]
    return (
        f"INSERT INTO {table} ({', '.join(names)}) SELECT {', '.join(map(given, names))} FROM json_each(?) WHERE true"
    )


TAKEN = (
    "SELECT json_group_array(key) FROM json_each(?) WHERE EXISTS "
    f"(SELECT 1 FROM events WHERE table_id = {given('table_id')} AND number = {given('number')}) OR EXISTS "
    f"(SELECT 1 FROM archives WHERE table_id = {given('table_id')} AND count > {given('number')}) OR "
    f"{given('number')} > 0 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = {given('table_id')})"
)
INSERT_EVENTS = insert(events)
UPDATE_INDEX = (
    f"UPDATE tables SET {', '.join(f'{name} = {given(name)}' for name in INDEX)} "
    f"FROM json_each(?) WHERE tables.id = {given('table_id')}"
)
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
            rows = msgspec.json.encode([entry.row() for entry in entries]).decode()
            taken = set(msgspec.json.decode(connection.execute(TAKEN, (rows,)).fetchone()[0]))
            if taken:
                late = {(entries[place].table, entries[place].number) for place in taken}
                entries = [entry for place, entry in enumerate(entries) if place not in taken]
                rows = msgspec.json.encode([entry.row() for entry in entries]).decode()
            if entries:
                self.write_fresh(connection, entries, rows)
        return late

    def write_fresh(self, connection: sqlite3.Connection, entries: list[JournalEntry], rows: str) -> None:
        if created := [entry.new for entry in entries if entry.new is not None]:
            connection.execute(INSERT_TABLES, (msgspec.json.encode(created).decode(),))
        connection.execute(INSERT_EVENTS, (rows,))
        last = {entry.table: entry for entry in entries}  # of several events of one table the last one counts
        if len(last) < len(entries):
            rows = msgspec.json.encode([entry.row() for entry in last.values()]).decode()
        connection.execute(UPDATE_INDEX, (rows,))
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
