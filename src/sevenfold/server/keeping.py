"""Keeping time: clocks that run out, people who are away, bots that another process left behind."""

import asyncio
import logging

from sevenfold.server.errors import Refusal
from sevenfold.server.live import LiveRoom
from sevenfold.server.people import now
from sevenfold.server.tables import Tables
from sevenfold.server.thinking import Thinking

log = logging.getLogger("sevenfold.keeping")

EVERY = 1.0  # seconds between two looks at the database
BOTS_LATE = 5_000  # milliseconds after which any process takes a bot's turn over
STILL_THERE = 15.0  # seconds between two notes of who is connected


class Keeping:
    """One task that looks after all tables of the database, whoever has them open."""

    def __init__(self, tables: Tables, thinking: Thinking) -> None:
        self.tables = tables
        self.thinking = thinking
        self.present: dict[str, int] = {}  # identity -> connections to this process

    async def run(self) -> None:
        """Until cancelled; a database that is away for a moment stops nothing."""
        noted = 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                if loop.time() - noted > STILL_THERE:
                    noted = loop.time()
                    await self.note_presence()
                    self.tables.hall.put_away_idle()
                await self.look_round()
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(EVERY)

    async def look_round(self) -> None:
        moment = now()
        for id in await self.tables.hall.store.due(moment, moment - BOTS_LATE):
            try:
                await self.look_after(await self.tables.hall.open(id), moment)
            except Refusal as refused:
                log.info("a table could not be looked after: %s", refused.reason)

    async def look_after(self, found: LiveRoom, moment: int) -> None:
        """Sees to whoever is on turn."""
        async with found.lock:
            await self.tables.hall.catch_up(found)
        room, mover = found.room, found.room.mover
        if mover is None or room.turn is None:
            return
        if mover.level is not None:
            self.thinking.look_at(found)
            return
        deadline = room.deadline()
        if deadline is not None and deadline <= moment:
            await self.tables.replace(room.id, room.turn, room.ply, "time")
        elif room.created.away is not None and await self.is_away(str(mover.identity), room.created.away, moment):
            await self.tables.replace(room.id, room.turn, room.ply, "away")

    async def is_away(self, identity: str, seconds: int, moment: int) -> bool:
        """Not connected here, and not noted by any process for a while."""
        if self.present.get(identity):
            return False
        return await self.tables.hall.store.last_seen(identity) + seconds * 1000 <= moment

    # Who is connected

    def came(self, identity: str) -> None:
        self.present[identity] = self.present.get(identity, 0) + 1

    async def went(self, identity: str) -> None:
        self.present[identity] -= 1
        if not self.present[identity]:
            del self.present[identity]
            await self.tables.hall.store.seen([identity], now())

    async def note_presence(self) -> None:
        if self.present:
            await self.tables.hall.store.seen(list(self.present), now())
