"""What is the same on every server: who moves when, and how long a move takes to reach everybody."""

import asyncio
import random
import time
from collections.abc import Callable


def in_order(times: list[float]) -> dict[str, float]:
    """Milliseconds at half, at 99 of 100, and at worst."""
    ordered = sorted(times)
    places = {"p50": len(ordered) // 2, "p99": len(ordered) * 99 // 100, "worst": len(ordered) - 1}
    return {name: ordered[place] * 1000 for name, place in places.items()} if ordered else {}


class Pace:
    """When moves are made, and what came of them.

    With a rate, moves are due by a timetable, and a move's time counts from when it was due: a server that falls behind
    does not get fewer questions, it gets worse numbers. Without one, everybody moves at once when told to.
    """

    def __init__(self) -> None:
        self.tables: list[BusyTable] = []
        self.playing = False
        self.interval = 0.0
        self.counts_from = self.counts_until = 0.0
        self.times: list[float] = []
        self.made = 0  # moves that arrived, those before and after the counted part included
        self.failures: list[str] = []

    async def play(self, rate: float | None, warm: float, seconds: float) -> list[float]:
        """Lets all tables play; the times, in seconds, of the moves that arrived in the counted part."""
        began = time.perf_counter()
        self.times, self.made = [], 0
        self.counts_from, self.counts_until = began + warm, began + warm + seconds
        self.interval = len(self.tables) / rate if rate else 0.0
        self.playing = True
        for table in self.tables:
            table.due = began + random.random() * self.interval - self.interval
            table.go_on()
        await asyncio.sleep(warm + seconds)
        self.playing = False
        await self.settle()
        return self.times

    async def begin(self, seconds: float) -> None:
        """Tables begin at one moment or another, so that their games do not all end at the same one."""
        self.counts_from = self.counts_until = self.interval = 0.0
        self.playing = True
        for table in self.tables:
            asyncio.get_running_loop().call_later(random.random() * seconds, table.go_on)
        await asyncio.sleep(seconds)
        self.playing = False
        await self.settle()

    async def settle(self) -> None:
        """Waits for the moves that are under way."""
        for _ in range(600):
            if self.failures:
                raise RuntimeError(self.failures[0])
            if not any(table.under_way for table in self.tables):
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("some moves never arrived")

    def arrived(self, due: float) -> None:
        moment = time.perf_counter()
        self.made += 1
        if self.counts_from <= moment < self.counts_until:
            self.times.append(moment - due)


class BusyTable:
    """One table: who has heard of which move, and what is to be played next."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.seats = seats  # that have somebody who listens
        self.due = 0.0
        self.under_way: dict[int, list[float]] = {}  # number of the move -> [when it was due, seats that heard of it]
        self.next: tuple[int, Callable[[], None]] | None = None
        self.timer: asyncio.TimerHandle | None = None
        pace.tables.append(self)

    def told(self, ply: int, move: Callable[[], None] | None) -> None:
        """A seat has heard of a move; if it is on turn, it has one of its own."""
        waiting = self.under_way.get(ply)
        if waiting is not None:
            waiting[1] += 1
            if waiting[1] == self.seats:
                del self.under_way[ply]
                self.pace.arrived(waiting[0])
        if move is not None:
            self.next = (ply + 1, move)
            self.go_on()

    def go_on(self) -> None:
        """Makes the next move when it is due."""
        if self.next is None or not self.pace.playing:
            return
        if self.timer is not None:
            self.timer.cancel()
        moment = time.perf_counter()
        self.due = self.due + self.pace.interval if self.pace.interval else moment
        if self.due > moment:
            self.timer = asyncio.get_running_loop().call_later(self.due - moment, self.move)
        else:
            self.move()

    def move(self) -> None:
        if self.next is not None and self.pace.playing:
            (ply, send), self.next = self.next, None
            self.under_way[ply] = [self.due, 0]
            send()

    def begin_again(self) -> None:
        """A new game; nobody could have moved before it was there."""
        self.due = max(self.due, time.perf_counter() - self.pace.interval)
