"""Durable before visible: events are committed in groups, and only then does anybody hear of them."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from operator import itemgetter
from typing import Any, Protocol

import msgspec

from sevenfold.server.metrics.families import SECONDS, SIZES, Counter, Histogram
from sevenfold.server.store.schema import TableIndex

log = logging.getLogger("sevenfold.writer")

# True: the event is on disk; False: that number was taken by another process; an error: nobody knows.
Done = Callable[[bool | Exception], None]


Place = tuple[str, int]  # in the log: the table, and the number of the event


# Seconds between the beginnings of two commits. Each is some work for us and for the database, however little there is
# to write, and nobody who waits this long notices. Where nothing was written just now, nobody waits.
REST = 0.005


class JournalEntry(msgspec.Struct, frozen=True):
    """One event to append, and what follows from it for the index."""

    table: str
    number: int
    at: int
    body: str
    index: TableIndex
    seats: list[dict[str, Any]] = []  # rows of `seats` to set
    new: dict[str, Any] | None = None  # the row of a new table
    tell: bool = True  # the other processes hear of it

    def row(self) -> "EventRow":
        its = self.index
        index = its.phase, its.open_seats, its.updated_at, its.mover, its.deadline, its.away_at
        return EventRow(*index, self.table, self.number, self.at, self.body, self.tell)


class EventRow(TableIndex, frozen=True, gc=False):
    """A row of `events` beside the index, and whether to tell."""

    table_id: str
    number: int
    at: int
    body: str
    tell: bool


class Journal(Protocol):
    """The way to the disk of one kind of database."""

    async def commit(self, entries: list[JournalEntry]) -> set[Place]:
        """Appends a group in one transaction; says which events were not new, since others had taken their number."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...


class Writer:
    """Collects what comes while a commit is under way, and commits it together."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.waiting: list[tuple[str, JournalEntry, Done]] = []  # table, event, and who wants to know
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

    def add(self, entry: JournalEntry, done: Done) -> None:
        """Appends an event, and says then what came of it."""
        self.waiting.append((entry.table, entry, done))
        if len(self.waiting) == 1:
            self.wake.set()

    async def append(self, entry: JournalEntry) -> bool:
        """True once the event is on disk; False if that number was taken by another process."""
        future: asyncio.Future[bool] = self.loop.create_future()
        self.add(entry, partial(answer, future))
        return await future

    async def run(self) -> None:
        """Commits group after group until cancelled."""
        began = -REST
        while True:
            await self.wake.wait()
            await asyncio.sleep(began + REST - time.perf_counter())
            self.wake.clear()
            group, self.waiting = self.waiting, []
            group.sort(key=itemgetter(0))  # all processes lock rows in one order: no deadlocks
            first: dict[Place, JournalEntry] = {}  # two people may make the same rematch at once
            for table, entry, _ in group:
                first.setdefault((table, entry.number), entry)
            began = time.perf_counter()
            try:
                taken = await self.journal.commit(list(first.values()))
            except Exception as error:  # the database is away: everybody learns that nothing was written
                self.failures.add()
                self.loop.call_soon(tell, [(done, error) for _, _, done in group])
            else:
                self.seconds.observe(time.perf_counter() - began)
                self.sizes.observe(len(first) - len(taken))
                for place in taken:
                    del first[place]
                # Soon, not now: the next group is on its way to the disk meanwhile.
                self.loop.call_soon(
                    tell, [(done, first.get((table, entry.number)) is entry) for table, entry, done in group]
                )


def tell(outcomes: Iterable[tuple[Done, bool | Exception]]) -> None:
    """What came of a group; whatever goes wrong for one of them, the others hear of theirs."""
    for done, outcome in outcomes:
        try:
            done(outcome)
        except Exception:
            log.exception("what an event brought could not be told")


def answer(future: asyncio.Future[bool], outcome: bool | Exception) -> None:
    """To somebody who waits, or waits no more."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
