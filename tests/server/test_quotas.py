"""How much one person may take: unfinished games, connections."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from sevenfold.errors import OptionError
from sevenfold.game import find
from sevenfold.protocol.reasons import Reason
from sevenfold.server import bot_runner, events, history
from sevenfold.server.app import TOO_MANY
from sevenfold.server.errors import RequestRefused
from sevenfold.server.settings import Settings, from_environment
from tests.server.client import Guest
from tests.server.inside import inside, serving


def settings(folder: Path, **given: object) -> Settings:
    return from_environment({}, database=f"sqlite:///{folder}/tables.db", **given)


def test_unfinished_games_have_a_limit(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(settings(tmp_path, tables=2)) as server:
            ada, bob = await Guest.arrive(server, "Ada"), await Guest.arrive(server, "Bob")
            wish = {"game": "dragon", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            tables = [(await ada.do("POST", "/api/tables", wish))["id"] for _ in range(2)]
            assert await ada.refused("POST", "/api/tables", wish) == "too-many"
            await bob.do("POST", "/api/tables", wish)
            await ada.do("DELETE", f"/api/tables/{tables[0]}/seats/0")
            await ada.do("POST", "/api/tables", wish)

    asyncio.run(scenario())


def test_connections_have_a_limit_and_closing_one_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(settings(tmp_path, sockets=2)) as server:
            ada, bob = await Guest.arrive(server, "Ada"), await Guest.arrive(server, "Bob")
            async with ada.connect() as one, bob.connect() as his:
                async with ada.connect() as two, ada.connect() as third:
                    await third.socket.wait_closed()
                    assert third.socket.close_code == TOO_MANY
                    for tab in (one, two, his):
                        await tab.until("welcome")
                async with ada.connect() as again:
                    await again.until("welcome")

    asyncio.run(scenario())


def test_a_game_without_people_does_not_begin_and_an_empty_table_goes(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, bob = await house.arrive("Ada", "Bob")
            for id in ("empty", "taken"):
                await house.tables.rooms.create(id, opening(), [{"seat": 0, "identity": "ada", "name": None}], {})
            await house.tables.sit(bob, "taken", 1)
            for id in ("empty", "taken"):
                await house.tables.leave(ada, id, 0)
            for seat in (0, 1):
                await house.tables.arrange(ada, "empty", seat, "greedy")
            with pytest.raises(RequestRefused) as refused:
                await house.tables.start(ada, "empty")
            assert refused.value.reason is Reason.NOT_OPEN
            house.time.hurried = True
            house.time.advance(3000)
            await house.retention.tidy()
            assert await house.store.log("empty")
            house.time.advance(1000)
            await house.retention.tidy()
            assert not await house.store.log("empty")
            assert await house.store.log("taken")

    asyncio.run(scenario())


def opening(listed: bool = False) -> events.Created:
    plans = [events.SeatPlan("person", "ada"), events.SeatPlan("open")]
    return events.Created("dragon", find("dragon").options.resolve({"players": 2}), "ada", plans, listed=listed)


def test_nobody_fills_the_lobby_alone(database: str) -> None:
    async def scenario() -> None:
        async with inside(database) as house:
            ada, _ = await house.arrive("Ada", "Bob")
            for n in range(12):
                id, host = f"table{n}", "bob" if n == 0 else "ada"
                event = msgspec.structs.replace(
                    opening(listed=True), host=host, seats=[events.SeatPlan("person", host), events.SeatPlan("open")]
                )
                await house.tables.rooms.create(id, event, [{"seat": 0, "identity": host, "name": None}], {})
                house.time.advance(1)
            await house.tables.leave(ada, "table11", 0)  # nobody sits there
            shown = [row["id"] for row in await house.tables.lobby(100)]
            assert shown == [*(f"table{n}" for n in (10, 9, 8, 7, 6)), "table0"]
            assert "somebody" not in (await house.tables.lobby(1))[0]

    asyncio.run(scenario())


def test_bots_of_one_host_leave_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            ada, bob = await house.arrive("Ada", "Bob")
            for person, names in ((ada, ("one", "two", "three")), (bob, ("his",))):
                for name in names:
                    live = await house.begin(name, f"{person.id} greedy")
                    await house.tables.leave(person, name, 0)
                    house.bots.wake(live)
            assert set(house.bots.busy) == {"one", "two", "his"}

    monkeypatch.setattr(bot_runner, "MOST_OF_ONE", 2)
    asyncio.run(scenario())


def test_long_games_are_told_at_the_pace_of_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(settings(tmp_path)) as server:
            ada = await Guest.arrive(server)
            table = await ada.set_up("dragon", {}, "me guest")
            await ada.do("GET", f"/api/tables/{table}/history?seat=0")
            assert await ada.refused("GET", f"/api/tables/{table}/history?seat=0") == "rate-limited"

    monkeypatch.setattr(history, "TOLD", 1e6)  # as if it were that long
    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rate", "-1"),
        ("rate", "nan"),
        ("pace", "nan"),
        ("pace", "inf"),
        ("port", "99999"),
        ("bots", "-3"),
        ("sockets", "0"),
        ("url", "javascript:alert(1)"),
        ("url", "games.example.org"),
    ],
)
def test_settings_that_cannot_be_are_refused(name: str, value: str) -> None:
    with pytest.raises(OptionError) as refused:
        from_environment({f"SEVENFOLD_{name.upper()}": value})
    assert refused.value.name == name


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(settings(tmp_path)) as server:
            await Guest.arrive(server)
            for file in tmp_path.glob("tables.db*"):
                assert file.stat().st_mode & 0o077 == 0, file

    asyncio.run(scenario())
