"""Whether moves could be written now. Proxies ask often; the database is tried at most once a second."""

import asyncio

from sevenfold.server.store import Store
from sevenfold.server.time_source import TimeSource

EVERY = 1.0  # seconds


class Readiness:
    """The last answer, and when it was found."""

    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self.trying = asyncio.Lock()
        self.tried = -EVERY
        self.error: Exception | None = None

    async def check(self) -> None:
        """Raises what kept the database from being written to."""
        async with self.trying:
            if self.time.monotonic() - self.tried >= EVERY:
                try:
                    self.error = None
                    await self.store.check_writing()
                except Exception as error:
                    self.error = error
                self.tried = self.time.monotonic()
        if self.error is not None:
            raise self.error
