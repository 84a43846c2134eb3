"""A move is decided where its message arrives, and told when it is on the disk; whoever cannot be served so, waits."""

import asyncio
from random import Random
from typing import Any

import pytest

from sevenfold.game import find
from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.errors import RequestRefused
from sevenfold.server.people import Person
from sevenfold.server.room_lock import RoomLock
from sevenfold.server.settings import Settings
from sevenfold.server.store.writer import tell
from tests.server.client import Guest, some_move
from tests.server.inside import Inside, inside, serving

ADA, BOB = Person("ada", "Ada", "en"), Person("bob", "Bob", "en")


Wish = tuple[Person, str, int, int, dict[str, Any], str]


def wish(house: Inside, id: str) -> Wish:
    """What Ada or Bob, whoever is on turn, would play next."""
    room = house.rooms.live["table"].room
    assert room.table is not None
    assert room.turn is not None
    return (ADA, BOB)[room.turn], "table", room.turn, room.ply, room.table.legal_moves.fields()[0], id


async def outcome(house: Inside, wanted: Wish) -> int | RequestRefused | None:
    """What came of a move that was played at once."""
    heard: asyncio.Future[int | RequestRefused | None] = asyncio.get_running_loop().create_future()
    assert house.tables.move_at_once(*wanted, heard.set_result)
    return await heard


def unheard(_answer: object) -> None:
    raise AssertionError("nothing was begun, so nothing can come of it")


def test_a_move_is_played_while_nobody_else_can_be(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            found = await house.begin("table", "ada bob")
            number, room, first = found.room.number, found.room, wish(house, "one")
            heard = asyncio.get_running_loop().create_future()
            assert house.tables.move_at_once(*first, heard.set_result)
            assert found.room is room  # not before it is on the disk
            assert not house.tables.move_at_once(*wish(house, "two"), unheard)
            waiting = asyncio.create_task(house.tables.move(*first))  # the same submission again
            assert await heard == number
            assert await waiting == number
            assert found.room.number == number + 1
            assert await house.tables.move(*wish(house, "three")) == number + 1
            assert len(await house.store.log("table")) == number + 2

    asyncio.run(scenario())


def test_what_is_refused_is_left_to_who_may_look_at_the_database(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            found = await house.begin("table", "ada bob")
            person, table, seat, ply, move, _ = wish(house, "")
            for wanted in [
                (person, table, seat, ply + 1, move, "stale"),
                (person, table, 1 - seat, ply, move, "another's seat"),
                (person, "nowhere", seat, ply, move, "no table"),
                (person, table, seat, ply, {"kind": "fly"}, "no move"),
                (person, table, seat, ply, move, "x" * 65),
            ]:
                assert not house.tables.move_at_once(*wanted, unheard)
                assert not found.lock.taken
            found.stale = True
            assert not house.tables.move_at_once(person, table, seat, ply, move, "stale", unheard)

    asyncio.run(scenario())


def test_another_process_was_first(postgres_url: str) -> None:
    async def scenario() -> None:
        async with inside(postgres_url) as here, inside(postgres_url) as there:
            found = await here.begin("table", "ada bob")
            found.stale = False
            await there.rooms.open("table")
            assert await there.tables.move(*wish(there, "there")) == 2
            late = wish(here, "here")
            assert await outcome(here, late) is None
            assert (found.stale, found.lock.taken) == (True, False)
            with pytest.raises(RequestRefused) as refused:
                await here.tables.move(*late)
            assert refused.value.reason is Reason.STALE
            assert found.room.number == 3

    asyncio.run(scenario())


def test_nobody_hears_of_what_may_not_be_on_the_disk(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            found = await house.begin("table", "ada bob")
            number, wanted = found.room.number, wish(house, "one")

            async def away(_entries: object) -> None:
                raise ConnectionError("the database is away")

            with monkeypatch.context() as patch:
                patch.setattr(house.store.writer.journal, "commit", away)
                answer = await outcome(house, wanted)
            assert isinstance(answer, RequestRefused)
            assert answer.reason is Reason.UNAVAILABLE
            assert (found.room.number, found.stale, found.lock.taken) == (number, True, False)
            assert await house.tables.move(*wanted) == number

    asyncio.run(scenario())


def test_what_is_on_the_disk_but_not_applied_is_read_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names could not be read after somebody got up: nothing is missed because of that."""

    async def scenario() -> None:
        async with inside(database) as house:
            await house.arrive("Ada", "Bob")
            plans = [events.SeatPlan("person", "ada"), events.SeatPlan("open")]
            options = find("dragon").options.resolve({"players": 2})
            created = events.Created("dragon", options, "ada", plans)
            found = await house.rooms.create("table", created, [{"seat": 0, "identity": "ada", "name": None}], {})

            async def away(_table: str) -> dict[int, str]:
                raise ConnectionError("the database is away")

            with monkeypatch.context() as patch:
                patch.setattr(house.store, "names", away)
                await house.tables.sit(BOB, "table", 1)  # who sits down is known
                assert found.names[1] == "Bob"
                with pytest.raises(ConnectionError):
                    await house.tables.leave(BOB, "table", 1)
            assert (len(await house.store.log("table")), found.room.number, found.stale) == (3, 2, True)
            await house.tables.sit(BOB, "table", 1)
            await house.tables.start(ADA, "table")
            assert (found.room.phase, found.names) == ("running", {0: "Ada", 1: "Bob"})

    asyncio.run(scenario())


def test_a_move_that_has_to_be_tried_again_is_counted_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(Settings(database=database, pace=0.0)) as server:
            ada = await Guest.arrive(server)
            table = await ada.set_up("dragon", {"players": 2}, "me guest")
            tables, measured, loop = server.services.tables, server.services.measurements, asyncio.get_running_loop()

            def come_to_nothing(*wanted: Any) -> bool:
                loop.call_soon(wanted[-1], None)  # another process was first
                return True

            asked: list[str] = []
            allows = server.services.limiter.allows

            def count(person: str) -> bool:
                asked.append(person)
                return allows(person)

            async with ada.connect() as tab:
                state = (await tab.watch(table, 0))["state"]
                with monkeypatch.context() as patch:
                    patch.setattr(tables, "move_at_once", come_to_nothing)
                    patch.setattr(server.services.limiter, "allows", count)
                    answer = await tab.submit(table, 0, 0, some_move(state, Random(1)))
            assert answer["type"] == "accepted"
            assert (measured.messages.counts["move"], sum(measured.moves.counts), len(asked)) == (1, 1, 1)

    asyncio.run(scenario())


def test_what_goes_wrong_for_one_keeps_nothing_from_the_others() -> None:
    heard: list[bool | Exception] = []
    tell([(heard.append, True), (unheard, True), (heard.append, False)])
    assert heard == [True, False]


def test_a_lock_is_given_in_order_and_never_lost() -> None:
    async def scenario() -> None:
        lock, order = RoomLock(), list[int]()

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.create_task(wait(number)) for number in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        lock.release()
        tasks[0].cancel()  # when it was its turn already
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [2, 3]
        assert lock.take()

    asyncio.run(scenario())
