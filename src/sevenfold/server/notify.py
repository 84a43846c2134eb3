"""Notifications from other processes: with PostgreSQL, every commit of an event is announced to all (LISTEN/NOTIFY)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal

from sevenfold.server.presence import Presence
from sevenfold.server.registry import RoomRegistry
from sevenfold.server.store import CHANNEL, Store
from sevenfold.server.store.engine import driver_url
from sevenfold.server.time_source import TimeSource

log = logging.getLogger("sevenfold.notify")

RETRY = 0.5  # seconds
Change = Literal["keys", "name", "language", "forgotten"]  # what may change about somebody
LookAgain = Callable[[Change, str], Awaitable[None]]


class NotifyListener:
    """Listens on a connection of its own; with SQLite there is only one process, and nothing to listen to."""

    def __init__(
        self, store: Store, rooms: RoomRegistry, presence: Presence, look_again: LookAgain, time: TimeSource
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.presence = presence
        self.look_again = look_again
        self.time = time
        self.tasks: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()

    async def open(self) -> None:
        if self.store.shared:
            connection = await self.connect()
            self.task = asyncio.create_task(self.stay_connected(connection), name="notify")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def connect(self) -> Any:
        import asyncpg

        connection = await asyncpg.connect(driver_url(self.store.url))
        self.lost.clear()
        connection.add_termination_listener(lambda _connection: self.lost.set())
        await connection.add_listener(CHANNEL, self.on_notify)
        self.rooms.distrust()
        return connection

    async def stay_connected(self, connection: Any) -> None:
        """Reconnects when the connection is lost; then all rooms in memory are stale, and keys may be withdrawn."""
        try:
            while True:
                await self.lost.wait()
                log.warning("the connection for notifications was lost")
                try:
                    connection = await self.connect()
                    await self.rooms.refresh_watched()
                    await self.presence.recheck()
                except Exception as error:
                    log.warning("the database is away", extra={"reason": type(error).__name__})
                    with suppress(Exception):
                        await connection.close(timeout=1)
                    self.lost.set()
                    await self.time.sleep(RETRY)
        finally:
            with suppress(Exception):
                await connection.close(timeout=1)

    def on_notify(self, _connection: Any, _pid: int, _channel: str, message: str) -> None:
        process, kind, *words = message.split()
        if process != self.store.process:
            task = asyncio.create_task(self.handle(kind, words))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def handle(self, kind: str, words: list[str]) -> None:
        """Events or next numbers by table, tables that are watched, or what has changed about somebody."""
        try:
            match kind:
                case "events":
                    await self.rooms.on_events_elsewhere(pairs(words))
                case "here":
                    await self.rooms.on_here(pairs(words))
                case "watch":
                    self.rooms.on_watched_elsewhere(words)
                case "keys" | "name" | "language" | "forgotten":
                    await self.look_again(kind, words[0])
        except Exception as error:  # the room stays stale until it could be refreshed
            log.warning("a notification could not be handled", extra={"reason": type(error).__name__})


def pairs(words: list[str]) -> list[tuple[str, int]]:
    return list(zip(words[::2], map(int, words[1::2]), strict=True))
