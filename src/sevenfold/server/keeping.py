"""Keeping time: clocks that run out, people who are away, bots that another process left behind."""

import asyncio
import logging

from sevenfold.server.errors import Refusal
from sevenfold.server.live import LiveRoom
from sevenfold.server.people import now
from sevenfold.server.presence import Presence
from sevenfold.server.store.engine import is_away
from sevenfold.server.tables import Tables
from sevenfold.server.thinking import Thinking

log = logging.getLogger("sevenfold.keeping")

EVERY = 1.0  # seconds between two looks at the database
BOTS_LATE = 5_000  # milliseconds after which any process takes a bot's turn over
STILL_THERE = 15.0  # seconds between two notes of who is connected
SLACK = 5.0  # seconds that such a note may take


class Keeping:
    """One task that looks after all tables of the database, whoever has them open."""

    def __init__(self, tables: Tables, thinking: Thinking, presence: Presence) -> None:
        self.tables = tables
        self.thinking = thinking
        self.presence = presence
        self.shared = tables.hall.store.shared

    async def run(self) -> None:
        """Until cancelled; a database that is away for a moment stops nothing."""
        noted = 0.0
        patience = BOTS_LATE if self.shared else 0  # alone, we know that nobody else moves the bots
        loop = asyncio.get_running_loop()
        while True:
            try:
                if loop.time() - noted > STILL_THERE:
                    noted = loop.time()
                    await self.presence.note_all()
                    self.tables.hall.put_away_idle()
                await self.tables.hall.heal_all()
                await self.look_round(patience)
                patience = BOTS_LATE
            except Exception as error:
                log.warning("looking after the tables failed", exc_info=not is_away(error))
            await asyncio.sleep(EVERY)

    async def look_round(self, patience: int) -> None:
        moment = now()
        for id in await self.tables.hall.store.due(moment, moment - patience):
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
        if self.tables.hall.time_is_up(room):
            await self.tables.replace(room.id, room.turn, room.ply, "time")
        elif room.created.away is not None and await self.is_away(str(mover.identity), room.created.away, moment):
            await self.tables.replace(room.id, room.turn, room.ply, "away")

    async def is_away(self, identity: str, seconds: int, moment: int) -> bool:
        """Not connected here, and not noted by any process for a while. A restart of ours is nobody's absence."""
        if self.presence.is_here(identity):
            return False
        seen = max(self.tables.hall.began, await self.tables.hall.store.last_seen(identity))
        least = STILL_THERE + SLACK if self.shared else 0  # how old the notes of other processes may be
        return seen + max(seconds, least) * 1000 <= moment
