"""The way to the disk: groups of events, whole, in order, each number once; on both databases."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from sevenfold.game import find
from sevenfold.server import events
from sevenfold.server.registry import RoomRegistry
from sevenfold.server.store import Log, Row, Store
from sevenfold.server.store.schema import TableIndex, tables
from sevenfold.server.store.writer import JournalEntry
from sevenfold.server.time_source import TimeSource

INDEX: dict[str, Any] = {
    "phase": "open",
    "open_seats": 1,
    "updated_at": 1,
    "mover": None,
    "deadline": None,
    "away_at": None,
}
SEAT = {"seat": 0, "identity": None, "name": "Ada"}


def said(phrase: str) -> str:
    return events.encode(events.Said(phrase, 0)).decode()


def entry(table: str, number: int, phrase: str, **changes: Any) -> JournalEntry:
    """The event that somebody says something; the first of a table brings the table with it."""
    index = INDEX | changes
    row = {"id": table, "game": "dragon", "options": "{}", "listed": True, "created_at": 1, **index}
    return JournalEntry(table, number, 1, said(phrase), TableIndex(**index), [SEAT], row if number == 0 else None)


async def opened(database: str) -> Store:
    store = Store(database)
    await store.open()
    return store


async def index_of(store: Store) -> list[Row]:
    """All tables, as the index has them."""
    return await store.rows(select(tables))


async def phrases(store: Store, table: str) -> list[str]:
    return [event.phrase for _, event in await store.log(table) if isinstance(event, events.Said)]


def test_a_number_is_written_once(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        journal = store.writer.journal
        assert await journal.commit([entry("a", 0, "first"), entry("b", 0, "first")]) == set()
        late = [entry("a", 0, "second", open_seats=7), entry("b", 1, "second", open_seats=5)]
        assert await journal.commit(late) == {("a", 0)}
        assert await journal.commit([entry("a", 0, "third")]) == {("a", 0)}
        assert await phrases(store, "a") == ["first"]
        assert await phrases(store, "b") == ["first", "second"]
        assert {row["id"]: row["open_seats"] for row in await index_of(store)} == {"a": 1, "b": 5}
        assert await store.guest_names("a") == {0: "Ada"}
        await store.close()

    asyncio.run(scenario())


def test_of_events_of_one_table_in_a_group_the_last_one_counts(database: str) -> None:
    """Several people may sit down at the same seat, one after the other, within one commit."""

    async def scenario() -> None:
        store = await opened(database)
        await store.append(entry("a", 0, "said"))
        group = [entry("a", number, "said", open_seats=10 - number) for number in range(1, 10)]
        last = msgspec.structs.replace(group[-1], seats=[SEAT | {"name": "Bob"}])
        assert await store.writer.journal.commit([*group[:-1], last, entry("b", 0, "first")]) == set()
        assert {row["id"]: row["open_seats"] for row in await index_of(store)} == {"a": 1, "b": 1}
        assert await store.guest_names("a") == {0: "Bob"}
        late = msgspec.structs.replace(entry("a", 9, "late"), seats=[SEAT | {"name": "Eve"}])
        assert await store.writer.journal.commit([late, entry("a", 10, "said", open_seats=1)]) == {("a", 9)}
        assert await store.guest_names("a") == {0: "Ada"}  # as the tenth event says, not the one that came too late
        await store.writer.journal.commit([late, msgspec.structs.replace(entry("a", 11, "said"), seats=[])])
        assert await store.guest_names("a") == {0: "Ada"}
        assert await phrases(store, "a") == ["said"] * 12
        await store.close()

    asyncio.run(scenario())


def test_a_large_group_is_written_whole(database: str) -> None:
    """More events than one notification or one list of parameters holds."""

    async def scenario() -> None:
        store = await opened(database)
        group = [entry(f"table{number}", 0, 'a "quoted" é\\ phrase') for number in range(1500)]
        assert all(await asyncio.gather(*(store.append(one) for one in group)))
        assert await phrases(store, "table1499") == ['a "quoted" é\\ phrase']
        assert len(await index_of(store)) == 1500
        await store.close()

    asyncio.run(scenario())


def test_news_during_a_look_at_the_disk_ask_for_another(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written after the log was read must not be taken for seen."""

    async def scenario() -> None:
        store = await opened(database)
        rooms = RoomRegistry(store, TimeSource())
        options = find("dragon").options.resolve({"players": 2})
        seats = [events.SeatPlan("person", "ada"), events.SeatPlan("open")]
        found = await rooms.create("table", events.Created("dragon", options, "ada", seats), [], {})
        read = store.log

        async def slow(table: str, since: int = 0) -> Log:
            kept = await read(table, since)
            found.stale = True  # as news of another process would
            return kept

        monkeypatch.setattr(store, "log", slow)
        await rooms.catch_up(found)
        doubts = [found.stale]
        monkeypatch.undo()
        await rooms.refresh(found)
        assert [*doubts, found.stale] == [True, False]
        await store.close()

    asyncio.run(scenario())


def test_news_of_others_reach_who_watches(postgres_url: str) -> None:
    """In one piece, with a gap, twice: the room ends where the log ends."""

    async def scenario() -> None:
        store = await opened(postgres_url)
        here, there = RoomRegistry(store, TimeSource()), RoomRegistry(store, TimeSource())
        options = find("dragon").options.resolve({"players": 2})
        seats = [events.SeatPlan("person", "ada"), events.SeatPlan("open")]
        await there.create("table", events.Created("dragon", options, "ada", seats), [], {})
        found = await here.open("table")
        assert found.room.number == 1
        for number in (1, 2, 3, 4):
            await store.writer.journal.commit([entry("table", number, "hello")])
        await here.on_events_elsewhere([("table", 1)])
        assert (found.room.number, found.stale) == (1, True)  # nobody watches: it will look when asked
        assert (await here.open("table")).room.number == 5
        for number in (5, 6, 7, 8):
            await store.writer.journal.commit([entry("table", number, "hello")])
        found.watchers[None].add(Deaf())
        await here.on_events_elsewhere([("table", 5)])
        assert (found.room.number, found.stale) == (6, False)
        await here.on_events_elsewhere([("table", 5), ("table", 8)])
        assert (found.room.number, found.stale) == (9, False)
        await store.close()

    asyncio.run(scenario())


def test_who_makes_a_table_hears_of_what_others_do_there_at_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody agrees to a rematch in another process before this one has heard that its own table is written."""

    async def scenario() -> None:
        store = await opened(postgres_url)
        rooms, log, read = RoomRegistry(store, TimeSource()), store.log, list[str]()

        async def count(table: str, *since: int) -> Log:
            read.append(table)
            return await log(table, *since)

        monkeypatch.setattr(store, "log", count)
        options = find("dragon").options.resolve({"players": 2})
        seats = [events.SeatPlan("person", "ada"), events.SeatPlan("open", "bob")]
        created = events.Created("dragon", options, "ada", seats)

        async def already(id: str) -> int:
            return await rooms.act(id, lambda room: room.number - 1)

        alone = await rooms.create("alone", created, [], {})
        assert (await already("alone"), alone.stale, read) == (0, False, [])  # nobody has to ask

        append = store.append

        async def append_late(made: JournalEntry) -> bool:
            written = await append(made)
            await store.writer.journal.commit([entry(made.table, 1, "hello")])
            await rooms.on_events_elsewhere([(made.table, 1)])
            return written

        monkeypatch.setattr(store, "append", append_late)
        shared = await rooms.create("shared", created, [], {})
        assert shared.stale
        assert (await already("shared"), read) == (1, ["shared"])
        await store.close()

    asyncio.run(scenario())


class Deaf:
    """Somebody who watches and does not care."""

    person: Any = None

    def send(self, *_payloads: bytes) -> None:
        pass


def test_events_may_be_partitioned_by_table(postgres_url: str) -> None:
    """As docs/scaling.md says: nothing else has to change."""
    steps = [
        "ALTER TABLE events RENAME TO whole",
        "CREATE TABLE events (LIKE whole) PARTITION BY HASH (table_id)",
        "ALTER TABLE events ADD PRIMARY KEY (table_id, number)",
        *(f"CREATE TABLE events_{n} PARTITION OF events FOR VALUES WITH (MODULUS 4, REMAINDER {n})" for n in range(4)),
        "DROP TABLE whole",
    ]

    async def scenario() -> None:
        store = await opened(postgres_url)
        async with store.writing() as connection:
            for step in steps:
                await connection.exec_driver_sql(step)
        journal = store.writer.journal
        tables = [f"t{number}" for number in range(20)]
        assert await journal.commit([entry(table, 0, "first") for table in tables]) == set()
        assert len(await journal.commit([entry(table, 0, "another") for table in tables])) == 20
        assert await journal.commit([entry(table, 1, "second") for table in tables]) == set()
        assert await phrases(store, "t7") == ["first", "second"]
        await store.close()

    asyncio.run(scenario())
