"""Keeping time: clocks that run out, people who are away, bots that another process left behind."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sevenfold.server.errors import Refusal
from sevenfold.server.hall import COMING_BACK
from sevenfold.server.presence import Presence
from sevenfold.server.store.engine import is_away
from sevenfold.server.store.overdue import Limits, Overdue
from sevenfold.server.tables import Tables
from sevenfold.server.thinking import Thinking

log = logging.getLogger("sevenfold.keeping")

EVERY = 1.0  # seconds between two looks at the database
PAGE = 1000  # overdue tables that are read at a time
AT_ONCE = 50  # of those are looked after together, so that their events share commits
BOTS_LATE = 5_000  # milliseconds after which any process takes a bot's turn over
STILL_THERE = 15.0  # seconds between two notes of who is connected
SLACK = 5.0  # seconds that such a note may take


class Keeping:
    """Looks after all tables of the database, whoever has them open."""

    def __init__(self, tables: Tables, thinking: Thinking, presence: Presence) -> None:
        self.hall = tables.hall
        self.tables = tables
        self.thinking = thinking
        self.presence = presence
        self.shared = tables.hall.store.shared
        self.bots_late = BOTS_LATE if self.shared else 0  # alone, we know at first that nobody else moves the bots

    async def run(self) -> None:
        """Until cancelled. A look round that takes long must not make people seem to be away."""
        async with asyncio.TaskGroup() as group:
            group.create_task(repeat(self.note, STILL_THERE), name="noting")
            group.create_task(repeat(self.look_round, EVERY), name="looking round")

    async def note(self) -> None:
        await self.presence.note_all()
        self.hall.put_away_idle()

    async def look_round(self) -> None:
        """Sees to every table that is overdue, those first that have waited longest."""
        await self.hall.heal_all()
        limits, last = self.limits(self.hall.now()), None
        while page := await self.hall.store.overdue(limits, last, PAGE):
            here = {overdue.mover for overdue in page if self.is_here(overdue)}
            await self.presence.note(*here)  # so that their tables are not overdue again at once
            waiting = [overdue for overdue in page if not self.is_here(overdue)]
            for first in range(0, len(waiting), AT_ONCE):
                await asyncio.gather(*map(self.look_after, waiting[first : first + AT_ONCE]))
            last = page[-1]
        self.bots_late = BOTS_LATE

    def limits(self, moment: int) -> Limits:
        return Limits(
            now=moment,
            clocks=moment if moment >= self.hall.began + COMING_BACK else 0,
            bots=moment - self.bots_late,
            began=self.hall.began,  # a restart of ours is nobody's absence
            absence=int((STILL_THERE + SLACK) * 1000) if self.shared else 0,
        )

    async def look_after(self, overdue: Overdue) -> None:
        """Whatever is wrong with one table, the others get their turn."""
        try:
            await self.see_to_mover(overdue)
        except Refusal as refused:
            log.info("a table could not be looked after: %s", refused.reason)
        except Exception as error:
            log.warning("a table could not be looked after", exc_info=not is_away(error))

    async def see_to_mover(self, overdue: Overdue) -> None:
        found = await self.hall.open(overdue.id)
        await self.hall.look_again(found)
        room, mover = found.room, found.room.mover
        if mover is None or room.turn is None:
            return
        if mover.level is not None:
            self.thinking.look_at(found)
        elif self.hall.time_is_up(room):
            await self.tables.replace(room.id, room.turn, room.ply, "time")
        elif overdue.why == "away" and room.updated == overdue.updated and not self.is_here(overdue):
            await self.tables.replace(room.id, room.turn, room.ply, "away")

    def is_here(self, overdue: Overdue) -> bool:
        """Whether somebody whom all notes call away is connected to this process."""
        return overdue.why == "away" and self.presence.is_here(overdue.mover)


async def repeat(action: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Again and again; a database that is away for a moment stops nothing."""
    while True:
        try:
            await action()
        except Exception as error:
            log.warning("looking after the tables failed", exc_info=not is_away(error))
        await asyncio.sleep(seconds)
