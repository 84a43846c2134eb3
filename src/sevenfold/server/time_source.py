"""The time, for whatever in the server asks for it or waits for it. All parts share one; tests hand in their own."""

import asyncio
import time


class TimeSource:
    """The machine's time."""

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    monotonic = staticmethod(time.monotonic)  # seconds that nobody sets back

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
