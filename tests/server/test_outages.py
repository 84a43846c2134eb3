"""The database goes away for a moment: play goes on as soon as it is back."""

import asyncio
from random import Random

import pytest
from sqlalchemy import text

from sevenfold.server import bot_runner
from sevenfold.server.settings import Settings
from sevenfold.server.store.writer import JournalEntry
from tests.server.client import Guest, some_move
from tests.server.harness import Postgres
from tests.server.inside import Inside, inside, serving

KILL_ALL = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def play_out(house: Inside) -> None:
    """A table of bots plays by itself to the end; nobody looks after it."""
    found = await house.begin("table", "greedy random")
    house.time.hurried = True  # nobody waits for pauses
    house.rooms.after_event.append(house.bots.wake)
    house.bots.wake(found)
    await house.bots.busy["table"]
    assert found.room.phase == "over"


def test_a_bot_plays_its_move_when_the_database_is_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is away at every second move, for several tries. The bot thinks once for each move."""

    async def scenario() -> None:
        async with inside(database) as house:
            append, choose = house.store.append, bot_runner.choose
            tried: list[int] = []
            chosen = 0

            async def fail_at_first(entry: JournalEntry) -> bool:
                tried.append(entry.number)
                if entry.number > 1 and entry.number % 2 and tried.count(entry.number) <= len(bot_runner.PAUSES):
                    raise ConnectionError("the database is away")
                return await append(entry)

            def count(*args: object) -> str:
                nonlocal chosen
                chosen += 1
                return choose(*args)  # type: ignore[arg-type]

            monkeypatch.setattr(house.bots, "choose", count)
            monkeypatch.setattr(house.store, "append", fail_at_first)
            await play_out(house)
            assert chosen == (await house.rooms.open("table")).room.ply
            assert len(tried) > len(set(tried))

    asyncio.run(scenario())


def test_bots_go_on_after_their_connections_to_the_database_were_cut(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All connections, between the thought and the move, at every third move."""

    async def scenario() -> None:
        async with inside(postgres_url) as house:
            append, cut = house.store.append, list[int]()

            async def cut_before(entry: JournalEntry) -> bool:
                if entry.number > 1 and entry.number % 3 == 0 and entry.number not in cut:
                    cut.append(entry.number)
                    async with house.store.engine.connect() as connection:
                        await connection.execute(KILL_ALL)
                return await append(entry)

            monkeypatch.setattr(house.store, "append", cut_before)
            await play_out(house)
            assert len(cut) > 1

    asyncio.run(scenario())


def test_a_frozen_database_is_away_and_play_goes_on_when_it_is_back(postgres: Postgres) -> None:
    """Players are told within the server's patience, readiness says so, and nothing that was accepted is lost."""

    async def scenario() -> None:
        async with serving(Settings(database=postgres.database(), patience=0.5)) as server:
            ada = await Guest.arrive(server)
            table = await ada.set_up("dragon", {}, "me guest", away=None)
            async with ada.connect() as tab:
                state = (await tab.watch(table, 0))["state"]
                move = some_move(state, Random(1))
                assert (await ada.request("GET", "/readyz")).status_code == 200
                with postgres.frozen():
                    refused = await tab.submit(table, 0, 0, move, "first")
                    assert refused["reason"] == "unavailable"
                    server.services.readiness.tried -= 1
                    assert (await ada.request("GET", "/readyz")).status_code == 503
                again = refused
                while again["type"] == "refused":
                    again = await tab.submit(table, 0, 0, move, "first")
                assert again == {"type": "accepted", "id": "first", "number": 2}
                server.services.readiness.tried -= 1
                assert (await ada.request("GET", "/readyz")).status_code == 200

    asyncio.run(scenario())
