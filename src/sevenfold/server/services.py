"""The parts of a running server, put together."""

import asyncio
import gc
import logging
import sys
from contextlib import suppress

from sevenfold import __version__
from sevenfold.server.bot_runner import BotRunner
from sevenfold.server.forgetting import hand_over
from sevenfold.server.limits import Limiter
from sevenfold.server.metrics.measurements import Measurements
from sevenfold.server.notify import Change, NotifyListener
from sevenfold.server.people import People
from sevenfold.server.presence import Presence
from sevenfold.server.readiness import Readiness
from sevenfold.server.registry import RoomRegistry
from sevenfold.server.retention import Retention
from sevenfold.server.reviewing import Reviews
from sevenfold.server.settings import Settings, thinking_threads
from sevenfold.server.store import Store
from sevenfold.server.store.engine import USUAL_CONNECTIONS
from sevenfold.server.sweeper import Sweeper
from sevenfold.server.tables import Tables
from sevenfold.server.thinking import ThinkingQueue
from sevenfold.server.time_source import TimeSource

log = logging.getLogger("sevenfold.server")


class Services:
    """One process of the server."""

    def __init__(self, settings: Settings, time: TimeSource) -> None:
        self.settings = settings
        self.time = time
        self.measurements = Measurements()
        self.store = Store(settings.database, settings.connections or USUAL_CONNECTIONS, settings.patience)
        self.readiness = Readiness(self.store, time)
        self.people = People(self.store, time)
        self.rooms = RoomRegistry(self.store, time)
        self.tables = Tables(self.rooms, settings.tables)
        self.thinking = ThinkingQueue(thinking_threads(settings))
        self.bots = BotRunner(self.tables, self.thinking, settings.pace, time)
        self.reviews = Reviews(self.thinking, settings.thought)
        self.presence = Presence(self.store, self.people, time)
        self.retention = Retention(self.store, settings, time)
        self.sweeper = Sweeper(self.tables, self.bots, self.presence, self.retention, time)
        self.notify = NotifyListener(self.store, self.rooms, self.presence, self.look_again, time)
        self.limiter = Limiter(settings.rate, settings.rate * 5, time.monotonic)
        few = max(1.0, settings.rate / 4)  # a bucket that holds less than one would never allow anything
        self.talk_limiter = Limiter(settings.rate / 40, few, time.monotonic)  # phrases and names
        self.hint_limiter = Limiter(settings.rate / 40, few, time.monotonic)
        self.review_limiter = Limiter(settings.rate / 40, few, time.monotonic)
        self.newcomer_limiter = Limiter(settings.rate / 40, settings.rate * 1.5, time.monotonic)  # by address
        self.rooms.after_event.append(self.bots.wake)

    async def open(self) -> None:
        await self.store.open()
        await self.notify.open()
        self.task = asyncio.create_task(self.sweeper.run(), name="sweeper")
        tune()
        log.info("open", extra={"version": __version__})

    async def changed(self, what: Change, identity: str) -> None:
        """Something about somebody has changed: all processes look again."""
        await self.look_again(what, identity)
        await self.store.tell_others(f"{what} {identity}")

    async def look_again(self, what: Change, identity: str) -> None:
        """Here or in another process it has changed. Only names are looked for at all tables, which takes a while."""
        match what:
            case "keys":
                await self.presence.keys_changed(identity)
            case "language":
                self.people.forget_cached(identity)
            case "name":
                self.people.forget_cached(identity)
                await self.rooms.renamed(identity)
            case "forgotten":
                await hand_over(self.rooms, identity)

    async def close(self) -> None:
        """Nothing is lost: every event that anybody heard of is on disk."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        self.bots.close()
        self.thinking.close()
        await self.notify.close()
        await self.rooms.announcements.close()
        await self.store.close()
        log.info("closed")


def tune() -> None:
    """Garbage collection and thread switching for a long-running server with many small objects and bots' threads.

    A move leaves nothing for the collector; but thousands of moves that wait for the disk at a time look like growth,
    and with a quarter of this threshold a fifth of the server's work went into looking at them.
    """
    gc.freeze()  # what is here now stays: no need to look at it again and again, nor now, at a cost of 0.2 s
    gc.set_threshold(200_000, 5, 100)
    sys.setswitchinterval(0.0005)  # seconds for which a bot's thread may keep the event loop waiting
