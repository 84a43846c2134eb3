"""A rematch is for those who played: nobody else takes their seats, gets two of them, or begins it for them."""

import asyncio
from functools import partial
from random import Random

from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import Person
from sevenfold.server.registry import index
from tests.server.inside import Inside, inside
from tests.server.test_retention import decided


async def over(house: Inside, seats: str) -> list[Person]:
    """A finished game of Ada, Bob and Eve."""
    people = await house.arrive("Ada", "Bob", "Eve", "Carl")
    live, random = await house.begin("old", seats), Random(1)
    live.rename(await house.store.names("old"))
    while live.room.phase == "running":
        table, turn = live.room.table, live.room.turn
        assert table is not None
        assert turn is not None
        event = events.Moved(turn, str(random.choice(list(table.legal_moves))), by="ada", id=f"{table.ply}")
        await house.rooms.act("old", partial(decided, event=event))
    return people


async def refused(action: object) -> Reason | None:
    try:
        await action  # type: ignore[misc]
    except RequestRefused as error:
        return error.reason
    return None


def seated(live: LiveRoom) -> list[str | None]:
    return [seat.identity or seat.level for _, seat in sorted(live.room.seats.items())]


def test_kept_seats_are_for_those_who_sat_there(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, bob, eve, carl = await over(house, "ada bob eve")
            new = await house.tables.rematch(ada, "old")
            id = new.room.id
            assert seated(new) == ["ada", None, None]
            assert index(new.room).open_seats == 0  # for whoever looks into the lobby
            for somebody in (carl, eve):  # a watcher, and one of those who played, at the place of another
                assert await refused(house.tables.sit(somebody, id, 1)) is Reason.SEAT_TAKEN
            await house.tables.rematch(eve, "old")
            assert seated(new) == ["ada", None, "eve"]
            assert new.room.phase == "open"
            await house.tables.sit(bob, id, 1)  # by the lobby or a link instead
            await house.tables.rematch(bob, "old")
            assert (seated(new), new.room.phase) == (["ada", "bob", "eve"], "running")

    asyncio.run(scenario())


def test_nobody_gets_two_seats(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, _, eve, _ = await over(house, "ada bob eve")
            new = await house.tables.rematch(ada, "old")
            id = new.room.id
            await house.tables.arrange(ada, id, 1, "greedy")  # Bob does not come: his place is anybody's
            await house.tables.arrange(ada, id, 1, None)
            await house.tables.sit(eve, id, 1)
            await house.tables.rematch(eve, "old")
            assert (seated(new), new.room.phase) == (["ada", "eve", None], "open")

    asyncio.run(scenario())


def test_who_was_sent_away_neither_comes_back_nor_begins_the_game(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, bob, eve, _ = await over(house, "ada bob eve")
            new = await house.tables.rematch(ada, "old")
            id = new.room.id
            await house.tables.rematch(eve, "old")
            await house.tables.arrange(ada, id, 2, None)
            await house.tables.rematch(eve, "old")
            assert seated(new) == ["ada", None, None]
            await house.tables.arrange(ada, id, 2, "greedy")
            await house.tables.sit(bob, id, 1)
            await house.tables.rematch(eve, "old")
            assert (seated(new), new.room.phase) == (["ada", "bob", "greedy"], "open")
            await house.tables.rematch(bob, "old")
            assert new.room.phase == "running"

    asyncio.run(scenario())


def test_guests_come_along(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, bob, _, _ = await over(house, "ada bob guest")
            new = await house.tables.rematch(bob, "old")
            assert seated(new) == [None, "bob", None]
            await house.tables.rematch(ada, "old")
            assert (seated(new), new.room.phase) == (["ada", "bob", "ada"], "running")

    asyncio.run(scenario())
