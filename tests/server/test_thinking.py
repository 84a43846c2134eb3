"""Thinking is shared out in turns: a crowd of one person's bots does not keep another person waiting."""

import asyncio
import os
import threading
from collections.abc import Callable

import pytest

from sevenfold.server.settings import Settings, thinking_threads
from sevenfold.server.thinking import ThinkingQueue


class Crowd:
    """People who ask a queue of one thread; the first job runs until `go` is set, so that all others wait."""

    def __init__(self) -> None:
        self.queue = ThinkingQueue(1)
        self.go = threading.Event()
        self.done: list[str] = []

    def job(self, person: str) -> Callable[[], None]:
        def think() -> None:
            self.go.wait(10)
            self.done.append(person)

        return think

    async def ask(self, *people: str) -> list[asyncio.Task[None]]:
        asked = [asyncio.create_task(self.queue.run(person, self.job(person))) for person in people]
        await asyncio.sleep(0)
        return asked


def test_people_take_turns() -> None:
    async def play() -> list[str]:
        crowd = Crowd()
        asked = await crowd.ask(*["many"] * 5, "one", "two", "two")
        crowd.go.set()
        await asyncio.gather(*asked)
        crowd.queue.close()
        return crowd.done

    assert asyncio.run(play()) == ["many", "many", "one", "two", "many", "two", "many", "many"]


def test_who_gives_up_waiting_costs_nobody_a_turn() -> None:
    async def play() -> tuple[list[str], int]:
        crowd = Crowd()
        first, second, third, fourth = await crowd.ask("one", "two", "three", "four")
        second.cancel()
        crowd.go.set()
        await first
        third.cancel()  # perhaps its turn has come, perhaps its job runs already
        await asyncio.wait([second, third, fourth])
        await asyncio.sleep(0)
        again = await crowd.ask("one")
        await asyncio.gather(*again)
        while not crowd.queue.free:
            await asyncio.sleep(0)
        crowd.queue.close()
        return crowd.done, crowd.queue.free

    done, free = asyncio.run(play())
    assert (done[0], done[-1]) == ("one", "one")
    assert {"four"} <= {*done} <= {"one", "three", "four"}
    assert free == 1


def test_an_error_reaches_who_asked_and_frees_the_thread() -> None:
    async def play() -> int:
        queue = ThinkingQueue(1)
        for _ in range(3):
            try:
                await queue.run("one", lambda: 1 // 0)
            except ZeroDivisionError:
                continue
        result = await queue.run("one", lambda: 7)
        queue.close()
        return result

    assert asyncio.run(play()) == 7


def test_all_processes_of_a_machine_think_on_its_cores_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    assert [thinking_threads(Settings(workers=workers)) for workers in (1, 2, 4, 16)] == [8, 4, 2, 1]
    assert thinking_threads(Settings(workers=4, bots=3)) == 3
