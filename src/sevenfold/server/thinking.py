"""Threads for bots and hints, shared out in turns among the people who ask: nobody's crowd holds others up."""

import asyncio
import os
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sevenfold.server.metrics.families import SECONDS, Histogram

Result = TypeVar("Result")


class ThinkingQueue:
    """Runs functions in a few threads. While all are busy, those who wait are served in turns, one job a person."""

    def __init__(self, threads: int = 0) -> None:
        self.threads = self.free = threads or os.cpu_count() or 1
        self.executor = ThreadPoolExecutor(self.free, thread_name_prefix="thinking")
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by person, the next one first
        self.waited = Histogram("sevenfold_thinking_wait_seconds", "Time that bots and hints waited.", SECONDS)

    def length(self, person: str) -> int:
        """How many jobs of a person wait."""
        return len(self.waiting.get(person, ()))

    async def run(self, person: str, job: Callable[[], Result]) -> Result:
        """The result of a job, which counts as this person's."""
        loop = asyncio.get_running_loop()
        began = time.perf_counter()
        await self.take_thread(person, loop.create_future())
        self.waited.observe(time.perf_counter() - began)
        running = self.executor.submit(job)
        running.add_done_callback(lambda _: self.call_later(loop))
        return await asyncio.wrap_future(running)

    async def take_thread(self, person: str, turn: "asyncio.Future[None]") -> None:
        if self.free:
            self.free -= 1
            return
        self.waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn already
                self.give_thread()
            raise

    def call_later(self, loop: asyncio.AbstractEventLoop) -> None:
        """A job has ended, in its thread."""
        with suppress(RuntimeError):  # the server has ended, too
            loop.call_soon_threadsafe(self.give_thread)

    def give_thread(self) -> None:
        """A thread is free: for the first job of the person who has waited longest for a turn."""
        while self.waiting:
            person, jobs = self.waiting.popitem(last=False)
            turn = jobs.popleft()
            if jobs:
                self.waiting[person] = jobs  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
