"""One after the other at a table."""

import asyncio
from collections import deque
from typing import Self


class RoomLock:
    """Whoever waits gets it in order. Unlike asyncio's it can be taken without waiting, if it is free."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] | None = None  # nearly never

    def take(self) -> bool:
        """Whether it was free and is ours now."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """For the next who waits, who has it from here on."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> Self:
        if not self.take():
            if self.waiting is None:
                self.waiting = deque()
            turn = asyncio.get_running_loop().create_future()
            self.waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it was our turn already
                    self.release()
                raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.release()
