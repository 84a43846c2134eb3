"""Time: whose clock decides, who may be away, and that no table is forgotten. The tests set the time themselves."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sevenfold.protocol.reasons import Reason
from sevenfold.server import events, public
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.registry import index
from sevenfold.server.store.overdue import Limits, Overdue
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
            assert (watched["deadline"], watched["away_at"]) == (None, None)
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
            assert index(found.room)["away_at"] is not None
            await house.tables.forget(ada)
            assert index(found.room)["away_at"] is None

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
            assert await house.store.overdue(limits, None, 10) == []  # until they might have gone

    asyncio.run(scenario())


def test_overdue_tables_come_in_order_and_each_once(database: str) -> None:
    """Clocks by when they ran out, people by when they went, bots by when they should have moved."""

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
            found: list[Overdue] = []
            while page := await house.store.overdue(limits, found[-1] if found else None, 5):
                found += page
            assert [(one.id, one.since - began) for one in found] == [
                *(("bot0", 0), ("bot1", 10_000), ("bot2", 20_000), ("bot3", 30_000)),
                *(("away0", 40_000), ("away1", 40_000), ("away2", 40_000), ("away3", 40_000)),
                *(("clock0", 60_000), ("clock1", 70_000), ("clock2", 80_000), ("clock3", 90_000)),
            ]

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
