"""Sweeps the database for overdue tables: clocks run out, people away, bots that another process left behind."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import get_args

from sevenfold.server.bot_runner import BotRunner
from sevenfold.server.errors import RequestRefused
from sevenfold.server.owners import TAKE_OVER
from sevenfold.server.presence import Presence
from sevenfold.server.registry import COMING_BACK
from sevenfold.server.retention import Retention
from sevenfold.server.store.engine import is_away
from sevenfold.server.store.overdue import Limits, Overdue, Why
from sevenfold.server.tables import Tables
from sevenfold.server.time_source import TimeSource

log = logging.getLogger("sevenfold.sweeper")

REASONS: tuple[Why, ...] = get_args(Why)
EVERY = 1.0  # seconds between two sweeps
CLOCKS_EVERY = 0.25  # seconds between two looks at clocks that somebody watches
BOTS_EVERY = 2.0  # seconds between two looks for bots that have been forgotten
PAGE = 200  # overdue tables that are read at a time
AT_ONCE = 50  # of those are handled together, so that their events share commits
BOTS_LATE = round((TAKE_OVER - 2 * EVERY) * 1000)  # milliseconds after which any process takes a bot's turn over
STILL_THERE = 15.0  # seconds between two notes of who is connected
TIDY = 60.0  # seconds between two looks for tables that are too old
SLACK = 5.0  # seconds that such a note may take


class Sweeper:
    """Handles overdue tables of the whole database, whichever process has them open."""

    def __init__(
        self, tables: Tables, bots: BotRunner, presence: Presence, retention: Retention, time: TimeSource
    ) -> None:
        self.rooms = tables.rooms
        self.tables = tables
        self.bots = bots
        self.presence = presence
        self.retention = retention
        self.time = time
        self.shared = tables.rooms.store.shared
        self.bots_late = BOTS_LATE if self.shared else 0  # alone, we know at first that nobody else moves the bots

    async def run(self) -> None:
        """Runs until cancelled. Presence has a task of its own: a long sweep must not make people seem to be away."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.repeat(self.note, STILL_THERE), name="presence")
            group.create_task(self.repeat(self.keep_watched_clocks, CLOCKS_EVERY), name="watched clocks")
            group.create_task(self.repeat(self.wake_watched_bots, BOTS_EVERY), name="watched bots")
            group.create_task(self.repeat(self.sweep, EVERY), name="sweep")
            group.create_task(self.repeat(self.retention.tidy, TIDY), name="retention")

    async def repeat(self, action: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Again and again; a database that is away for a moment stops nothing."""
        while True:
            try:
                await action()
            except Exception as error:
                log.warning("the sweep failed", exc_info=not is_away(error))
            await self.time.sleep(seconds)

    async def note(self) -> None:
        await self.presence.note_all()
        self.rooms.evict_idle()

    async def sweep(self) -> None:
        """Handles every table that is overdue, those first that have waited longest: a few for each reason in turn."""
        await self.rooms.refresh_watched()
        limits = self.limits(self.time.now())
        last: dict[Why, Overdue | None] = dict.fromkeys(REASONS)
        while last:
            for why in list(last):
                page = await self.rooms.store.overdue(why, limits, last[why], self.most(why))
                if page:
                    await self.handle_all(page)
                    self.rooms.evict_idle()  # very many may be overdue
                    last[why] = page[-1]
                else:
                    del last[why]
        self.bots_late = BOTS_LATE

    def most(self, why: Why) -> int:
        return min(PAGE, max(0, self.bots.free)) if why == "bot" else PAGE

    async def handle_all(self, page: list[Overdue]) -> None:
        here = {overdue.mover for overdue in page if self.is_here(overdue)}
        await self.presence.note(*here)  # so that their tables are not overdue again at once
        waiting = [overdue for overdue in page if not self.is_here(overdue)]
        for first in range(0, len(waiting), AT_ONCE):
            await asyncio.gather(*map(self.handle, waiting[first : first + AT_ONCE]))

    # Tables that somebody watches here need no database to be found, and wait behind nobody's.

    async def keep_watched_clocks(self) -> None:
        for live in list(self.rooms.clocked):
            if live.watchers and self.rooms.time_is_up(live.room):
                await self.handle(Overdue(live.room.updated, live.room.id, "time", "", live.room.updated))

    async def wake_watched_bots(self) -> None:
        late = self.time.now() - self.bots_late
        for live in [live for live in self.rooms.live.values() if live.watchers]:
            if live.room.updated <= late:
                self.bots.wake(live)

    def limits(self, moment: int) -> Limits:
        return Limits(
            now=moment,
            clocks=moment if moment >= self.rooms.began + COMING_BACK else 0,
            bots=moment - self.bots_late,
            began=self.rooms.began,  # a restart of ours is nobody's absence
            absence=int((STILL_THERE + SLACK) * 1000) if self.shared else 0,
        )

    async def handle(self, overdue: Overdue) -> None:
        """Whatever is wrong with one table, the others get their turn."""
        try:
            await self.handle_mover(overdue)
        except RequestRefused as refused:
            log.info("an overdue table could not be handled", extra={"reason": refused.reason})
        except Exception as error:
            log.warning("an overdue table could not be handled", exc_info=not is_away(error))

    async def handle_mover(self, overdue: Overdue) -> None:
        live = await self.rooms.open(overdue.id)
        await self.rooms.recheck(live)
        room, mover = live.room, live.room.mover
        if mover is None or room.turn is None:
            return
        if mover.level is not None:
            self.bots.wake(live)
        elif self.rooms.time_is_up(room):
            await self.tables.replace(room.id, room.turn, room.ply, "time")
        elif overdue.why == "away" and room.updated == overdue.updated and not self.is_here(overdue):
            await self.tables.replace(room.id, room.turn, room.ply, "away")

    def is_here(self, overdue: Overdue) -> bool:
        """Whether somebody whom all notes call away is connected to this process."""
        return overdue.why == "away" and self.presence.is_here(overdue.mover)
