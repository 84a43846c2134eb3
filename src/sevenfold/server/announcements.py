"""What this process tells the others beside the events that it writes: at which tables somebody watches here.

The process where everybody at a table is connected writes its events without a word to anybody. It has to know, then,
when somebody begins to watch elsewhere: that process says so ("watch"), and whoever has the table in memory answers
with the number of the next event ("here"), so that neither misses what was written meanwhile.
"""

import asyncio
import logging
from contextlib import suppress

from sevenfold.server.store import Store
from sevenfold.server.time_source import TimeSource

log = logging.getLogger("sevenfold.announcements")

AT_ONCE = 100  # tables in one message, which holds 8000 bytes
AGAIN = 0.5  # seconds until the next try, while the database is away


class Announcements:
    """Says things together, and again until they are said."""

    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self.waiting: dict[str, list[str]] = {}  # by kind
        self.task: asyncio.Task[None] | None = None

    def say(self, kind: str, words: str) -> None:
        """Returns at once."""
        if self.store.shared:
            self.waiting.setdefault(kind, []).append(words)
            if self.task is None:
                self.task = asyncio.create_task(self.run(), name="announcements")

    async def run(self) -> None:
        while self.waiting:
            kind, words = self.waiting.popitem()
            for first in range(0, len(words), AT_ONCE):
                await self.insist(" ".join([kind, *words[first : first + AT_ONCE]]))
        self.task = None

    async def insist(self, message: str) -> None:
        while True:
            try:
                return await self.store.tell_others(message)
            except Exception as error:
                log.warning("the others could not be told: %s", type(error).__name__)
                await self.time.sleep(AGAIN)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
