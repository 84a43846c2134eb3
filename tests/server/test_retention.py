"""How long tables are kept: finished games are packed and stay readable, and what is too old is deleted."""

import asyncio
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from sevenfold.protocol.reasons import Reason
from sevenfold.server import events, retention
from sevenfold.server.decisions import Decision
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.registry import index
from sevenfold.server.room import Room, replay
from sevenfold.server.settings import Settings
from sevenfold.server.store import schema
from sevenfold.server.store.writer import JournalEntry
from tests.server.inside import Inside, inside

DAY = 86_400.0  # seconds


async def finished(house: Inside, id: str, seed: int = 1) -> LiveRoom:
    """A game that was played to its end."""
    live = await house.begin(id, "ada bob")
    random = Random(seed)
    while live.room.phase == "running":
        table, turn = live.room.table, live.room.turn
        assert table is not None
        assert turn is not None
        event = events.Moved(turn, str(random.choice(list(table.legal_moves))), by="ada", id=f"{table.ply}")
        await house.rooms.act(id, partial(decided, event=event))
    return live


def decided(_room: Room, event: events.AnyEvent) -> Decision:
    return Decision(event)


async def count(house: Inside, part: Any, id: str) -> int:
    rows = await house.store.rows(select(func.count().label("count")).where(part.c.table_id == id))
    return int(rows[0]["count"])


def say(phrase: str) -> Any:
    return lambda _room: Decision(events.Said(phrase, 0, "again"))


def test_a_finished_game_is_packed_after_some_days_and_reads_as_before(database: str) -> None:
    async def scenario() -> None:
        async with inside(database, Settings(pack=7)) as house:
            await house.arrive("Ada", "Bob")
            live, _ = await finished(house, "over"), await house.begin("running", "ada bob")
            before = await house.store.log("over")
            house.time.advance(6 * DAY)
            await house.retention.tidy()
            assert await count(house, schema.events, "over") == len(before)
            house.time.hurried = True
            house.time.advance(2 * DAY)
            await house.retention.tidy()
            assert [await count(house, schema.events, id) for id in ("over", "running")] == [0, 2]
            assert await house.store.log("over") == before
            assert await house.store.log("over", 5, 3) == before[5:8]
            assert await house.store.log("over", len(before)) == []
            house.rooms.live.clear()
            found = (await house.rooms.open("over")).room
            assert found.table is not None
            assert live.room.table is not None
            assert found.table.record() == live.room.table.record()
            assert await house.store.finished() == ["over"]

    asyncio.run(scenario())


def test_what_happens_after_packing_follows_it_and_is_packed_in_its_time(database: str) -> None:
    async def scenario() -> None:
        async with inside(database, Settings(pack=7)) as house:
            await house.arrive("Ada", "Bob")
            live = await finished(house, "over")
            house.time.hurried = True
            for round in (1, 2):
                house.time.advance(8 * DAY)
                await house.retention.tidy()
                number = await house.rooms.act("over", say(f"phrase-{round}"))
                log = await house.store.log("over")
                assert number == len(log) - 1
                assert await house.store.log("over", number - 1) == log[-2:]
                assert replay("over", log).number == live.room.number
            assert await count(house, schema.events, "over") == 1

    asyncio.run(scenario())


def test_a_number_that_is_packed_is_taken(database: str) -> None:
    """A process that has missed the end of the game cannot write into its past."""

    async def scenario() -> None:
        async with inside(database, Settings(pack=7)) as house:
            await house.arrive("Ada", "Bob")
            live = await finished(house, "over")
            house.time.hurried = True
            house.time.advance(8 * DAY)
            await house.retention.tidy()
            log, body = await house.store.log("over"), events.encode(events.Said("late", 0)).decode()
            for number in (0, 5, len(log) - 1):
                assert not await house.store.append(JournalEntry("over", number, 0, body, index(live.room)))
            assert await house.store.log("over") == log

    asyncio.run(scenario())


@pytest.mark.parametrize(("settings", "left"), [
    (Settings(pack=0), {"over", "running", "open"}),
    (Settings(pack=0, keep_finished=30), {"running", "open"}),
    (Settings(pack=1, keep_abandoned=30), {"over"}),
    (Settings(pack=0, keep_finished=90, keep_abandoned=90), {"over", "running", "open"}),
])  # fmt: skip
def test_tables_are_deleted_when_they_are_as_old_as_the_settings_say(
    database: str, settings: Settings, left: set[str]
) -> None:
    async def scenario() -> None:
        async with inside(database, settings) as house:
            (ada, _) = await house.arrive("Ada", "Bob")
            await finished(house, "over")
            await house.begin("running", "ada bob")
            await house.begin("open", "ada bob")
            house.time.hurried = True
            house.time.advance(60 * DAY)
            await house.rooms.act((await house.begin("fresh", "ada bob")).room.id, say("hello"))
            await house.retention.tidy()
            house.rooms.live.clear()
            assert {row["id"] for row in await house.store.tables_of(ada.id, 10)} == left | {"fresh"}
            for id in {"over", "running", "open"} - left:
                for part in (schema.events, schema.seats, schema.archives):
                    assert await count(house, part, id) == 0
                with pytest.raises(RequestRefused) as refused:
                    await house.rooms.open(id)
                assert refused.value.reason is Reason.UNKNOWN_TABLE

    asyncio.run(scenario())


def test_nothing_is_written_to_a_table_that_was_deleted_under_a_player(database: str) -> None:
    async def scenario() -> None:
        async with inside(database, Settings(keep_abandoned=30)) as house:
            await house.arrive("Ada", "Bob")
            await house.begin("gone", "ada bob")
            house.time.hurried = True
            house.time.advance(31 * DAY)
            await house.retention.tidy()
            assert "gone" in house.rooms.live
            with pytest.raises(RequestRefused) as refused:
                await house.rooms.act("gone", say("hello?"))
            assert refused.value.reason is Reason.UNKNOWN_TABLE
            assert await count(house, schema.events, "gone") == 0

    asyncio.run(scenario())


def test_it_is_done_a_few_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    pauses: list[float] = []

    async def scenario() -> None:
        async with inside(database, Settings(pack=1, keep_abandoned=1)) as house:
            await house.arrive("Ada", "Bob")
            for number in range(5):
                await house.begin(f"left{number}", "ada bob")
                await finished(house, f"over{number}", number)
            house.time.advance(2 * DAY)

            async def sleep(seconds: float) -> None:
                pauses.append(seconds)

            monkeypatch.setattr(house.time, "sleep", sleep)
            await house.retention.tidy()
            assert [await count(house, schema.events, f"{kind}{n}") for kind in ("left", "over") for n in range(5)] == [
                0
            ] * 10
            assert len(await house.store.finished()) == 5

    asyncio.run(scenario())
    assert pauses == [retention.PAUSE] * 6  # thrice each
