"""News from other processes: PostgreSQL tells everybody of every event that anybody wrote."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sevenfold.server.hall import Hall
from sevenfold.server.store import CHANNEL, Store
from sevenfold.server.store.engine import driver_url

log = logging.getLogger("sevenfold.news")

RETRY = 0.5  # seconds


class News:
    """Listens on a connection of its own; with SQLite there is nobody else to listen to."""

    def __init__(self, store: Store, hall: Hall, keys_changed: Callable[[str], Awaitable[None]]) -> None:
        self.store = store
        self.hall = hall
        self.keys_changed = keys_changed
        self.tasks: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()

    async def open(self) -> None:
        if self.store.shared:
            connection = await self.connect()
            self.task = asyncio.create_task(self.stay_connected(connection), name="news")

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
        await connection.add_listener(CHANNEL, self.heard)
        for room in self.hall.rooms.values():
            room.doubtful = True
        return connection

    async def stay_connected(self, connection: Any) -> None:
        """After a break, all rooms in memory look for what they have missed."""
        try:
            while True:
                await self.lost.wait()
                log.warning("the database connection for news was lost")
                try:
                    connection = await self.connect()
                    await self.hall.heal_all()
                except Exception as error:
                    log.warning("the database is away: %s", type(error).__name__)
                    self.lost.set()
                    await asyncio.sleep(RETRY)
        finally:
            with suppress(Exception):
                await connection.close(timeout=1)

    def heard(self, _connection: Any, _pid: int, _channel: str, message: str) -> None:
        process, *news = message.split()
        if process != self.store.process:
            task = asyncio.create_task(self.take_in(news))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def take_in(self, news: list[str]) -> None:
        """Events, each as a table and a number, or a change of somebody's keys."""
        try:
            if len(news) == 1:
                await self.keys_changed(news[0])
            else:
                await self.hall.heard_of(list(zip(news[::2], map(int, news[1::2]), strict=True)))
        except Exception as error:  # a room stays doubtful until it has been able to look
            log.warning("news could not be taken in: %s", type(error).__name__)
