"""Time as the test sets it: it stands still until somebody lets it pass."""

import asyncio

from sevenfold.server.time_source import TimeSource

MOMENT = 1_700_000_000_000


class FakeTime(TimeSource):
    """Whoever sleeps in it wakes up when enough of it has passed; `hurried`, it passes as soon as somebody sleeps."""

    def __init__(self) -> None:
        self.moment = MOMENT
        self.hurried = False
        self.sleepers: list[tuple[int, asyncio.Future[None]]] = []  # until when, and who

    def now(self) -> int:
        return self.moment

    def monotonic(self) -> float:
        return self.moment / 1000

    async def sleep(self, seconds: float) -> None:
        if self.hurried:
            self.advance(seconds)
            return await asyncio.sleep(0)
        until = self.moment + round(seconds * 1000)
        if until <= self.moment:
            return await asyncio.sleep(0)
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((until, sleeper))
        return await sleeper

    def advance(self, seconds: float) -> None:
        self.moment += round(seconds * 1000)
        due = [sleeper for until, sleeper in self.sleepers if until <= self.moment]
        self.sleepers = [one for one in self.sleepers if one[0] > self.moment]
        for sleeper in due:
            if not sleeper.done():  # whoever slept may have been cancelled
                sleeper.set_result(None)
