"""Time: whose clock decides, who may be away, and that no table is forgotten. The tests set the time themselves."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sevenfold.protocol.reasons import Reason
from sevenfold.server import bot_runner, events, public
from sevenfold.server.decisions import Decision
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import Person
from sevenfold.server.registry import index
from sevenfold.server.room import Room
from sevenfold.server.store.overdue import Limits, Overdue, Why
from sevenfold.table import Table
from tests.server.inside import Inside, inside
from tests.strategies import any_move

DAY = 86_400
CLOCKS = [
    {"away": 120},
    {"away": 5, "clock": events.ClockSettings("move", 5)},
    {"away": None, "clock": events.ClockSettings("game", 5)},
]


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def legal(found: LiveRoom) -> dict[str, Any]:
    assert found.room.table is not None
    return found.room.table.fields(any_move(found.room.table, Random(1)))


def stand_ins(found: LiveRoom) -> list[tuple[str | None, str | None]]:
    return [(seat.level, seat.why) for seat in found.room.seats.values()]


@pytest.mark.parametrize("wish", CLOCKS, ids=["untimed", "by move", "by game"])
@pytest.mark.parametrize("seats", ["ada greedy", "ada guest", "ada guest random"])
def test_who_plays_alone_or_at_one_device_can_be_away_for_as_long_as_they_like(
    file: str, seats: str, wish: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with inside(file) as house:
            (ada,) = await house.arrive("Ada")
            found = await house.begin("table", seats, **wish)
            watched = index(found.room)
            assert (watched.deadline, watched.away_at) == (None, None)
            before = stand_ins(found)
            house.time.advance(30 * DAY)
            await house.sweeper.sweep()
            await house.tables.replace("table", 0, 0, "away")  # whoever asks for it
            assert stand_ins(found) == before
            await house.tables.move(ada, "table", 0, 0, legal(found), "late")
            assert found.room.ply == 1
            if "clock" in wish:
                shown = public.clock_state(found.room)
                assert shown is not None
                assert shown.deadline is None
                assert all(left == 5000 for _, left in shown.banks)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("wish", "why"), [*zip(CLOCKS, ["away", "time", "time"], strict=True)], ids=["untimed", "by move", "by game"]
)
@pytest.mark.parametrize("seats", ["ada bob", "ada guest bob", "ada bob greedy"])
def test_where_friends_wait_a_bot_stands_in(file: str, seats: str, wish: dict[str, Any], why: str) -> None:
    async def scenario() -> None:
        async with inside(file) as house:
            await house.arrive("Ada", "Bob")
            found = await house.begin("table", seats, **wish)
            house.time.advance((wish["away"] or 5) - 1)
            await house.sweeper.sweep()
            assert stand_ins(found)[0] == (None, None)
            house.time.advance(2)
            await house.sweeper.sweep()
            assert stand_ins(found)[0] == ("player", why)

    asyncio.run(scenario())


def test_a_clock_begins_when_the_second_person_joins(file: str) -> None:
    """SD-JOIN: nobody pays for the time when nobody waited."""

    async def scenario() -> None:
        async with inside(file) as house:
            _, bob = await house.arrive("Ada", "Bob")
            clock = events.ClockSettings("game", 60)
            found = await house.begin("table", "ada guest", "seven-dragons", away=None, clock=clock, late=True)
            house.time.advance(DAY)
            await house.tables.join(bob, "table")
            assert found.room.deadline() == house.time.now() + 60_000

    asyncio.run(scenario())


def test_who_is_forgotten_leaves_the_other_one_alone(file: str) -> None:
    async def scenario() -> None:
        async with inside(file) as house:
            ada, _ = await house.arrive("Ada", "Bob")
            found = await house.begin("table", "bob ada", away=120)
            assert index(found.room).away_at is not None
            await house.tables.forget(ada)
            assert index(found.room).away_at is None

    asyncio.run(scenario())


async def begin_many(house: Inside, name: str, count: int, seats: str, **wish: Any) -> list[LiveRoom]:
    return await asyncio.gather(*(house.begin(f"{name}{number}", seats, **wish) for number in range(count)))


def test_more_overdue_tables_than_are_read_at_a_time_are_all_looked_after(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            await house.arrive("Ada", "Bob")
            rooms = await begin_many(house, "away", 550, "ada bob", away=30)
            rooms += await begin_many(house, "clock", 550, "ada bob", clock=events.ClockSettings("move", 30))
            house.time.advance(31)
            await house.sweeper.sweep()
            assert [room.room.seats[0].why for room in rooms] == ["away"] * 550 + ["time"] * 550

    asyncio.run(scenario())


def test_people_who_think_for_long_keep_no_other_table_from_being_looked_after(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, *_ = await house.arrive("Ada", "Bob", "Eve")
            house.connect(ada)
            thinking = await begin_many(house, "thinking", 1100, "ada bob", away=30)
            timed = await begin_many(house, "timed", 3, "eve bob", clock=events.ClockSettings("move", 30))
            absent = await begin_many(house, "absent", 3, "eve bob", away=30)
            house.time.advance(31)
            await house.sweeper.sweep()
            assert {room.room.seats[0].why for room in timed} == {"time"}
            assert {room.room.seats[0].why for room in absent} == {"away"}
            assert {room.room.seats[0].why for room in thinking} == {None}
            limits = house.sweeper.limits(house.time.now())
            assert await house.store.overdue("away", limits, None, 10) == []  # until they might have gone

    asyncio.run(scenario())


def test_overdue_tables_come_in_order_and_each_once(database: str) -> None:
    """Clocks by when they ran out, people by when they could have gone, bots by when they should have moved."""

    async def scenario() -> None:
        async with inside(database) as house:
            await house.arrive("Ada", "Bob")
            began = house.time.now()
            for number in range(4):
                await house.begin(f"bot{number}", "greedy ada")
                await house.begin(f"clock{number}", "ada bob", clock=events.ClockSettings("move", 60))
                await house.begin(f"away{number}", "ada bob", away=40)
                house.time.advance(10)
            house.time.advance(DAY)
            limits = Limits(house.time.now(), house.time.now(), house.time.now(), 0, 0)
            waits: dict[Why, tuple[str, int]] = {"bot": ("bot", 0), "away": ("away", 40_000), "time": ("clock", 60_000)}
            for why, (name, first) in waits.items():
                found: list[Overdue] = []
                while page := await house.store.overdue(why, limits, found[-1] if found else None, 3):
                    found += page
                expected = [(f"{name}{number}", first + 10_000 * number) for number in range(4)]
                assert [(one.id, one.since - began) for one in found] == expected

    asyncio.run(scenario())


class Onlooker:
    """Somebody who watches a table."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def send(self, payload: bytes) -> None:
        pass


def test_tables_that_somebody_watches_wait_behind_nobody(database: str) -> None:
    """Their clocks are kept, and their bots woken, without asking the database which tables are overdue."""

    async def scenario() -> None:
        async with inside(database) as house:
            ada, _ = await house.arrive("Ada", "Bob")
            clock = events.ClockSettings("move", 30)
            watched, unwatched = [await house.begin(name, "ada bob", clock=clock) for name in ("watched", "other")]
            watched.watch(Onlooker(ada), 0)
            bots = await house.begin("bots", "greedy ada")
            bots.watch(Onlooker(ada), 1)
            house.time.advance(31)
            await house.sweeper.keep_watched_clocks()
            await house.sweeper.wake_watched_bots()
            assert stand_ins(watched)[0] == ("player", "time")
            assert stand_ins(unwatched)[0] == (None, None)
            assert "bots" in house.bots.busy
            house.bots.close()

    asyncio.run(scenario())


def away(seat: int) -> Callable[[Room], Decision]:
    return lambda _room: Decision(events.Left(seat, "player", "away"))


def test_where_bots_stand_in_for_everybody_they_wait_until_somebody_looks(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, _ = await house.arrive("Ada", "Bob")
            found = await house.begin("table", "ada bob", away=30)
            for seat in (0, 1):
                assert not found.room.is_deserted
                await house.rooms.act("table", away(seat))
            house.bots.wake(found)
            assert found.room.is_deserted
            assert index(found.room).mover is None
            assert not house.bots.busy
            found.watch(Onlooker(ada), 0)
            house.bots.wake(found)
            assert house.bots.busy.keys() == {"table"}
            house.bots.close()

    asyncio.run(scenario())


def test_a_game_that_somebody_left_for_good_is_played_to_its_end(file: str) -> None:
    """So it does not count for ever among the unfinished ones that one person may have."""

    async def scenario() -> None:
        async with inside(file) as house:
            ada, _ = await house.arrive("Ada", "Bob")
            found = await house.begin("table", "ada bob", away=30)
            for seat in (0, 1):
                await house.rooms.act("table", away(seat))
            await house.tables.leave(ada, "table", 0)
            assert stand_ins(found)[0] == ("player", "left")
            assert index(found.room).mover == ""
            await house.sweeper.sweep()
            await asyncio.gather(*house.bots.busy.values())
            assert found.room.phase == "over"
            assert await house.store.unfinished("ada") == 0

    asyncio.run(scenario())


def test_a_room_that_was_just_read_stays_in_memory(file: str) -> None:
    """Even before whoever asked for it has got it: they would watch a room that nobody else finds."""

    async def scenario() -> None:
        async with inside(file) as house:
            await house.arrive("Ada")
            await house.begin("table", "ada greedy")
            house.time.advance(DAY)
            house.rooms.evict_idle()
            assert not house.rooms.live
            found = await house.rooms._fetch("table")
            house.rooms.evict_idle()
            assert house.rooms.live == {"table": found}

    asyncio.run(scenario())


def test_few_bots_at_a_time_play_where_nobody_looks(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "MOST_UNWATCHED", 3)

    async def scenario() -> None:
        async with inside(file) as house:
            ada, *_ = await house.arrive("Ada")
            rooms = await begin_many(house, "table", 5, "greedy ada")
            rooms[4].watch(Onlooker(ada), 1)
            thought = threading.Event()

            def think(table: Table, seat: int, level: str) -> str:
                thought.wait(60)
                return bot_runner.choose(table, seat, level)

            house.bots.choose = think
            house.time.advance(60)
            await house.sweeper.sweep()
            assert len(house.bots.busy) == 3
            await house.sweeper.wake_watched_bots()
            assert "table4" in house.bots.busy
            thought.set()
            await asyncio.gather(*house.bots.busy.values())
            await house.sweeper.sweep()
            await asyncio.gather(*house.bots.busy.values())
            assert [found.room.ply > 0 for found in rooms] == [True] * 5

    asyncio.run(scenario())


def test_a_table_that_cannot_be_looked_after_holds_up_no_other(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(file) as house:
            await house.arrive("Ada", "Bob")
            rooms = await begin_many(house, "table", 3, "ada bob", away=30)
            replace = house.tables.replace

            async def break_at_the_first(table: str, seat: int, ply: int, why: Any) -> None:
                if table == "table0":
                    raise LookupError(table)
                await replace(table, seat, ply, why)

            monkeypatch.setattr(house.tables, "replace", break_at_the_first)
            house.time.advance(31)
            await house.sweeper.sweep()
            assert [room.room.seats[0].why for room in rooms] == [None, "away", "away"]

    asyncio.run(scenario())


def test_who_comes_too_late_is_told_so_and_the_game_goes_on(file: str) -> None:
    """Also where nobody has looked after the table: a refusal must not be for ever."""

    async def scenario() -> None:
        async with inside(file) as house:
            ada, _ = await house.arrive("Ada", "Bob")
            found = await house.begin("table", "ada bob", clock=events.ClockSettings("move", 30))
            house.time.advance(31)
            with pytest.raises(RequestRefused) as refused:
                await house.tables.move(ada, "table", 0, 0, legal(found), "late")
            assert refused.value.reason is Reason.TOO_LATE
            assert stand_ins(found)[0] == ("player", "time")
            await house.bots.play_once("table")
            await house.tables.come_back(ada, "table", 0)
            assert (found.room.ply, stand_ins(found)[0]) == (1, (None, None))

    asyncio.run(scenario())
