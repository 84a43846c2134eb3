"""Durable before visible: events are committed in groups, and only then does anybody hear of them."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from sevenfold.server.store.schema import events, seats, tables


class Entry(msgspec.Struct, frozen=True):
    """One event to append, and what follows from it for the index."""

    table: str
    number: int
    at: int
    body: str
    index: dict[str, Any]  # columns of `tables` to set
    seats: list[dict[str, Any]] = []  # rows of `seats` to set
    new: dict[str, Any] | None = None  # the row of a new table


class Writer:
    """Collects what comes while a commit is under way, and commits it together."""

    def __init__(self, engine: AsyncEngine, channel: str, process: str) -> None:
        self.engine = engine
        self.channel = channel
        self.process = process
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        self.insert_event = (
            dialect.insert(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.number)
        )
        self.insert_table = dialect.insert(tables).on_conflict_do_nothing()  # a rematch that two people make at once
        seat = dialect.insert(seats)
        self.set_seat = seat.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={"identity": seat.excluded.identity, "name": seat.excluded.name},
        )
        self.notifies = engine.dialect.name == "postgresql"

    async def append(self, entry: Entry) -> bool:
        """True once the event is on disk; False if that number was taken by another process."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, future))
        self.wake.set()
        return await future

    async def run(self) -> None:
        """Commits group after group until cancelled."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            group, self.waiting = self.waiting, []
            try:
                async with self.engine.begin() as connection:
                    written = await connection.run_sync(self.write, [entry for entry, _ in group])
            except Exception as error:  # the database is away: everybody learns that nothing was written
                for _, future in group:
                    if not future.done():
                        future.set_exception(error)
            else:
                for entry, future in group:
                    if not future.done():
                        future.set_result((entry.table, entry.number) in written)

    def write(self, connection: Connection, entries: list[Entry]) -> set[tuple[str, int]]:
        """Writes a group in one transaction; says which events were new."""
        entries = sorted(entries, key=lambda entry: entry.table)  # all processes lock rows in one order: no deadlocks
        created = [entry.new for entry in entries if entry.new is not None]
        if created:
            connection.execute(self.insert_table, created)
        rows = [{"table_id": e.table, "number": e.number, "at": e.at, "body": e.body} for e in entries]
        written = {(table, number) for table, number in connection.execute(self.insert_event, rows)}
        fresh = [entry for entry in entries if (entry.table, entry.number) in written]
        self.update_index(connection, fresh)
        if self.notifies and fresh:
            told = [{"channel": self.channel, "message": f"{self.process} {e.table} {e.number}"} for e in fresh]
            connection.execute(text("SELECT pg_notify(:channel, :message)"), told)
        return written

    def update_index(self, connection: Connection, fresh: list[Entry]) -> None:
        changed = [{"which": entry.table, **entry.index} for entry in fresh]
        if changed:
            columns: dict[str, Any] = {name: bindparam(name) for name in fresh[0].index}
            connection.execute(update(tables).where(tables.c.id == bindparam("which")).values(columns), changed)
        placed = [{"table_id": entry.table, **seat} for entry in fresh for seat in entry.seats]
        if placed:
            connection.execute(self.set_seat, placed)
