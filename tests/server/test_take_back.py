"""Whoever plays against bots alone may take moves back; with other people, or before a move, nobody may."""

import asyncio
from pathlib import Path

import pytest

from sevenfold.game import ids
from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import Person
from sevenfold.server.room import replay
from tests.server.inside import Inside, inside


async def play(house: Inside, person: Person, live: LiveRoom, which: int) -> None:
    """One move of the person on turn: the first of the legal ones, or the last."""
    table, room = live.room.table, live.room
    assert table is not None
    await house.tables.move(person, room.id, 0, room.ply, table.legal_moves.fields()[which], f"{room.number}")


async def until_turn(house: Inside, live: LiveRoom) -> None:
    """Bots play until the person is on turn, or the game over."""
    while live.room.turn not in (0, None):
        await house.bots.play_once(live.room.id)


@pytest.mark.parametrize("game", ids())
def test_a_move_taken_back_is_as_if_never_made(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            (ada,) = await house.arrive("ada")
            live = await house.begin("solo", "ada greedy", game)
            await until_turn(house, live)
            before, ply = live.room.table and live.room.table.position(), live.room.ply
            await play(house, ada, live, 0)
            await until_turn(house, live)
            await house.tables.take_back(ada, "solo", 0)
            assert live.room.table is not None
            assert (live.room.table.position(), live.room.ply, live.room.turn) == (before, ply, 0)
            await play(house, ada, live, -1)
            await until_turn(house, live)
            again = replay("solo", await house.store.log("solo"))
            assert again.table is not None
            assert again.table.record() == live.room.table.record()

    asyncio.run(scenario())


def test_a_bot_that_thinks_about_what_was_taken_back_is_not_heard(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            (ada,) = await house.arrive("ada")
            live = await house.begin("solo", "ada greedy")
            await play(house, ada, live, 0)
            assert live.room.table is not None
            answer, ply, takebacks = str(live.room.table.legal_moves[0]), live.room.ply, live.room.takebacks
            await house.tables.take_back(ada, "solo", 0)
            await play(house, ada, live, -1)
            with pytest.raises(RequestRefused) as refused:
                await house.tables.bot_move("solo", 1, ply, takebacks, answer)
            assert refused.value.reason is Reason.STALE

    asyncio.run(scenario())


@pytest.mark.parametrize(("seats", "moves"), [("ada bob", 1), ("ada guest", 1), ("ada greedy", 0)])
def test_not_with_others_and_not_before_a_move(seats: str, moves: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            ada, _ = await house.arrive("ada", "bob")
            live = await house.begin("table", seats)
            for _ in range(moves):
                await play(house, ada, live, 0)
            number = live.room.number
            with pytest.raises(RequestRefused) as refused:
                await house.tables.take_back(ada, "table", 0)
            assert refused.value.reason is Reason.NOT_OPEN
            assert live.room.number == number

    asyncio.run(scenario())


def test_nothing_is_taken_back_behind_a_newcomer(tmp_path: Path) -> None:
    """SD-JOIN: who sat down late and is forgotten leaves a bot. Moves since then can be taken back, others not."""

    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            ada, bob = await house.arrive("ada", "bob")
            live = await house.begin("table", "ada greedy", "seven-dragons", late=True)
            await play(house, ada, live, 0)
            await house.tables.join(bob, "table")
            await house.tables.forget(bob)
            assert live.room.is_solo
            with pytest.raises(RequestRefused) as refused:
                await house.tables.take_back(ada, "table", 0)
            assert refused.value.reason is Reason.NOT_OPEN
            await until_turn(house, live)
            before = live.room.table and live.room.table.position()
            await play(house, ada, live, 0)
            await house.tables.take_back(ada, "table", 0)
            assert live.room.table is not None
            assert live.room.table.position() == before
            assert "join" in live.room.table.moves

    asyncio.run(scenario())
