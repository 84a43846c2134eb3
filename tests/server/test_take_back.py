"""Whoever plays against bots alone may take moves back; with other people, or before a move, nobody may."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from sevenfold.game import ids
from sevenfold.protocol.reasons import Reason
from sevenfold.server import decisions, public
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http.records import stages
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import Person
from sevenfold.server.room import Room, replay
from sevenfold.table import Table
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


def test_newcomers_and_taking_back_do_not_go_together(tmp_path: Path) -> None:
    """SD-JOIN: whoever has taken moves back knows cards that are to come, and would know those of a newcomer."""

    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            ada, bob = await house.arrive("ada", "bob")
            joined = await house.begin("joined", "ada greedy", "seven-dragons", late=True)
            await play(house, ada, joined, 0)
            await house.tables.join(bob, "joined")
            await house.tables.forget(bob)
            assert joined.room.is_solo
            assert await refusal(house.tables.take_back(ada, "joined", 0)) is Reason.NOT_OPEN

            undone = await house.begin("undone", "ada greedy", "seven-dragons", late=True)
            assert public.common_state(undone.room, undone.seats).late
            await play(house, ada, undone, 0)
            await house.tables.take_back(ada, "undone", 0)
            assert not public.common_state(undone.room, undone.seats).late
            assert await refusal(house.tables.join(bob, "undone")) is Reason.NOT_OPEN

    asyncio.run(scenario())


def test_what_was_taken_back_need_not_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with a long past of that kind is opened, and told move by move, as quickly as any other."""

    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            (ada,) = await house.arrive("ada")
            live = await house.begin("solo", "ada greedy")
            for which in (0, -1, 0, -1):
                await until_turn(house, live)
                await play(house, ada, live, which)
                await until_turn(house, live)
                await house.tables.take_back(ada, "solo", 0)
                await play(house, ada, live, which)
                await house.tables.say(ada, "solo", "well-played", 0, f"id{live.room.number}")
            kept, after, played = await house.store.log("solo"), Table.after, list[str]()

            def count(table: Table, move: str) -> Table:
                played.append(move)
                return after(table, move)

            monkeypatch.setattr(Table, "after", count)
            again = replay("solo", kept)
            assert played == list(live.room.table.moves) if live.room.table else False
            told = stages("solo", kept, 0, everything=False)
            assert [stage.ply for stage in told] == list(range(live.room.ply + 1))
            assert (again.number, again.takebacks, again.turn) == (live.room.number, 4, live.room.turn)
            assert again.submissions.numbers == live.room.submissions.numbers
            assert again.table is not None
            assert live.room.table is not None
            assert again.table.record() == live.room.table.record()
            for upto in range(len(kept)):
                one_by_one = Room("solo")
                for at, event in kept[:upto]:
                    one_by_one.apply(event, at)
                at_once = replay("solo", kept, upto)
                assert (at_once.ply, at_once.turn, at_once.number) == (one_by_one.ply, one_by_one.turn, upto)

    asyncio.run(scenario())


def test_it_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            (ada,) = await house.arrive("ada")
            live = await house.begin("solo", "ada greedy")
            for expected in (None, None, Reason.TOO_MANY):
                await play(house, ada, live, 0)
                assert await refusal(house.tables.take_back(ada, "solo", 0)) is expected

    monkeypatch.setattr(decisions, "MOST_TAKEN_BACK", 2)
    asyncio.run(scenario())


async def refusal(action: Awaitable[object]) -> Reason | None:
    try:
        await action
    except RequestRefused as refused:
        return refused.reason
    return None
