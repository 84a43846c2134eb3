"""The parts of a running server, put together."""

import asyncio
import gc
import logging
import sys
from contextlib import suppress

from sevenfold.server.hall import Hall
from sevenfold.server.keeping import Keeping
from sevenfold.server.limits import Limiter
from sevenfold.server.news import News
from sevenfold.server.people import People
from sevenfold.server.presence import Presence
from sevenfold.server.settings import Settings
from sevenfold.server.store import Store
from sevenfold.server.store.engine import USUAL_CONNECTIONS
from sevenfold.server.tables import Tables
from sevenfold.server.thinking import Thinking

log = logging.getLogger("sevenfold.server")


class Services:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.connections or USUAL_CONNECTIONS)
        self.people = People(self.store)
        self.hall = Hall(self.store)
        self.tables = Tables(self.hall)
        self.thinking = Thinking(self.tables, settings.bots, settings.pace)
        self.presence = Presence(self.store, self.people)
        self.keeping = Keeping(self.tables, self.thinking, self.presence)
        self.news = News(self.store, self.hall, self.presence.keys_changed)
        self.limiter = Limiter(settings.rate, settings.rate * 5)
        self.talk_limiter = Limiter(settings.rate / 40, settings.rate / 4)
        self.hint_limiter = Limiter(settings.rate / 40, settings.rate / 4)
        self.newcomer_limiter = Limiter(settings.rate / 40, settings.rate * 1.5)  # new guests by address
        self.hall.after_event.append(self.thinking.look_at)

    async def open(self) -> None:
        await self.store.open()
        await self.news.open()
        self.task = asyncio.create_task(self.keeping.run(), name="keeping")
        tune()
        log.info("open")

    async def keys_changed(self, identity: str) -> None:
        """Somebody's keys or name have changed: all processes look again."""
        await self.presence.keys_changed(identity)
        await self.store.tell_others(identity)

    async def close(self) -> None:
        """Nothing is lost: every event that anybody heard of is on disk."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        self.thinking.close()
        await self.news.close()
        await self.store.close()
        log.info("closed")


def tune() -> None:
    """Python's habits suit scripts; this process has many small objects that live long, and threads beside its loop."""
    gc.collect()
    gc.freeze()  # what is here now stays: no need to look at it again and again
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)  # seconds for which a bot's thread may keep the event loop waiting
