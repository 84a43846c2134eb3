"""Who is there is told at once, but not again and again to everybody because somebody comes and goes."""

import asyncio
import gc
import weakref

import msgspec
import pytest

from sevenfold.game import find
from sevenfold.protocol import messages
from sevenfold.server import events
from sevenfold.server.live_room import PRESENCE_EVERY, LiveRoom
from sevenfold.server.people import Person
from sevenfold.server.room import Room


class Watcher:
    """Somebody who watches and keeps what they hear."""

    def __init__(self, name: str) -> None:
        self.person = Person(name.lower(), name, "en")
        self.heard: list[messages.PresenceMessage] = []

    def send(self, payload: bytes) -> None:
        self.heard.append(msgspec.json.decode(payload, type=messages.PresenceMessage))


class Clock:
    """The time of the event loop, as the test sets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moment = 1000.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.moment)

    async def wait(self, seconds: float) -> None:
        self.moment += seconds
        for _ in range(3):  # rounds of the event loop: what is due is done
            await asyncio.sleep(0)


def open_table() -> LiveRoom:
    """Ada's table, where Bob may sit down."""
    room, options = Room("table"), find("dragon").options.resolve({"players": 2})
    plans = [events.SeatPlan("person", "ada"), events.SeatPlan("open")]
    room.apply(events.Created("dragon", options, "ada", plans), 0)
    return LiveRoom(room, {})


def come(live: LiveRoom, watcher: Watcher, seat: int | None = None) -> None:
    live.watch(watcher, seat)
    live.tell_presence()


def go(live: LiveRoom, watcher: Watcher) -> None:
    live.unwatch(watcher)
    live.tell_presence()


def there(seats: list[int], watchers: int) -> messages.PresenceMessage:
    return messages.PresenceMessage("table", seats, watchers)


def test_somebody_who_comes_and_goes_is_told_four_times_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        clock, live, ada, eve = Clock(monkeypatch), open_table(), Watcher("Ada"), Watcher("Eve")
        come(live, ada, 0)
        assert ada.heard == [there([0], 0)]  # at once
        ada.heard.clear()
        for _ in range(20):
            come(live, eve)
            await clock.wait(0.05)
            go(live, eve)
            await clock.wait(0.05)
        assert 7 <= len(ada.heard) <= 2 / PRESENCE_EVERY
        come(live, eve)
        await clock.wait(PRESENCE_EVERY)
        assert ada.heard[-1] == eve.heard[-1] == there([0], 1)  # how it is in the end
        told = len(ada.heard)
        await clock.wait(10)
        assert len(ada.heard) == told

    asyncio.run(scenario())


def test_after_a_while_the_next_change_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        clock, live, ada, eve = Clock(monkeypatch), open_table(), Watcher("Ada"), Watcher("Eve")
        come(live, ada, 0)
        await clock.wait(PRESENCE_EVERY)
        come(live, eve)
        assert ada.heard == [there([0], 0), there([0], 1)]
        go(live, eve)
        assert len(ada.heard) == 2
        await clock.wait(PRESENCE_EVERY)
        assert ada.heard[2:] == [there([0], 0)]

    asyncio.run(scenario())


def test_a_room_that_nobody_watches_leaves_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was still to be told there."""

    async def scenario() -> None:
        clock, live, ada = Clock(monkeypatch), open_table(), Watcher("Ada")
        for _ in range(2):
            come(live, ada, 0)
        assert live.presence_due is not None
        go(live, ada)
        gone = weakref.ref(live)
        del live
        gc.collect()
        assert gone() is None
        await clock.wait(PRESENCE_EVERY)
        assert ada.heard == [there([0], 0)]

    asyncio.run(scenario())


def test_without_an_event_loop_everything_is_told_at_once() -> None:
    live, ada, eve = open_table(), Watcher("Ada"), Watcher("Eve")
    come(live, ada, 0)
    come(live, eve)
    assert ada.heard == [there([0], 0), there([0], 1)]
