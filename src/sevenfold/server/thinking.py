"""Threads for bots, hints and reviews, shared out in turns among the people who ask: nobody's crowd holds others up."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.metrics.families import SECONDS, Histogram

MOST_WAITING = 20  # jobs of one person behind which their questions no longer queue

Result = TypeVar("Result")


class ThinkingQueue:
    """Runs functions in a few threads. While all are busy, those who wait are served in turns, one job a person."""

    def __init__(self, threads: int) -> None:
        self.threads = self.free = threads
        self.executor = ThreadPoolExecutor(self.free, thread_name_prefix="thinking")
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by person, the next one first
        self.waited = Histogram("sevenfold_thinking_wait_seconds", "Time that bots, hints and reviews waited.", SECONDS)

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

    async def answer(self, person: str, question: Callable[[], Result]) -> Result:
        """The same for what a person has asked, who may not have too many questions at a time."""
        if self.length(person) >= MOST_WAITING:
            raise RequestRefused(Reason.TOO_MANY, "others of your questions are being thought about")
        return await self.run(person, question)

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
