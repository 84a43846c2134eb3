"""Durable before visible: events are committed in groups, and only then does anybody hear of them."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from sevenfold.server.metrics.families import SECONDS, SIZES, Counter, Histogram


class JournalEntry(msgspec.Struct, frozen=True):
    """One event to append, and what follows from it for the index."""

    table: str
    number: int
    at: int
    body: str
    index: dict[str, Any]  # columns of `tables` to set
    seats: list[dict[str, Any]] = []  # rows of `seats` to set
    new: dict[str, Any] | None = None  # the row of a new table
    tell: bool = True  # the other processes hear of it

    def row(self) -> dict[str, Any]:
        """A row of `events`, the columns of the index, and whether to tell."""
        row = {"table_id": self.table, "number": self.number, "at": self.at, "body": self.body, "tell": self.tell}
        return row | self.index


class Journal(Protocol):
    """The way to the disk of one kind of database."""

    async def commit(self, entries: list[JournalEntry]) -> set[tuple[str, int]]:
        """Appends a group in one transaction; says which events were new. Others had their number taken."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...


class Writer:
    """Collects what comes while a commit is under way, and commits it together."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.waiting: list[tuple[JournalEntry, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.seconds = Histogram("sevenfold_commit_seconds", "Time of a commit to the database.", SECONDS)
        self.sizes = Histogram("sevenfold_commit_events", "Events committed together.", SIZES)
        self.failures = Counter("sevenfold_commit_failures_total", "Commits that came to nothing.")

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.journal.open()
        self.task = asyncio.create_task(self.run(), name="writer")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.journal.close()

    async def append(self, entry: JournalEntry) -> bool:
        """True once the event is on disk; False if that number was taken by another process."""
        future: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.append((entry, future))
        self.wake.set()
        return await future

    async def run(self) -> None:
        """Commits group after group until cancelled."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            group, self.waiting = self.waiting, []
            group.sort(key=lambda waiting: waiting[0].table)  # all processes lock rows in one order: no deadlocks
            first: dict[tuple[str, int], JournalEntry] = {}  # two people may make the same rematch at once
            for entry, _ in group:
                first.setdefault((entry.table, entry.number), entry)
            began = time.perf_counter()
            try:
                written = await self.journal.commit(list(first.values()))
            except Exception as error:  # the database is away: everybody learns that nothing was written
                self.failures.add()
                for _, future in group:
                    if not future.done():
                        future.set_exception(error)
            else:
                self.seconds.observe(time.perf_counter() - began)
                self.sizes.observe(len(written))
                for entry, future in group:
                    if not future.done():
                        place = (entry.table, entry.number)
                        future.set_result(place in written and first[place] is entry)
