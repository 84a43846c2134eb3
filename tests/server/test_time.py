"""Time as people at a table see it: clocks, absences, and a server that was away. It passes when the test says so."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from sevenfold.server.settings import Settings
from tests.server.client import Guest, play_out
from tests.server.fake_time import FakeTime
from tests.server.inside import Serving, serving
from tests.server.test_tables import begun, people


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/tables.db", rate=1e9, pace=0.0)


class TimedServer(Serving):
    """A server that has been up for a while."""

    def __init__(self, server: Serving, time: FakeTime) -> None:
        self.url, self.services, self.time = server.url, server.services, time

    async def wait(self, seconds: float) -> None:
        """Time passes, and the server looks who is overdue."""
        self.time.advance(seconds)
        await self.services.sweeper.sweep()


@asynccontextmanager
async def timed(settings: Settings) -> AsyncIterator[TimedServer]:
    time = FakeTime()
    async with serving(settings, time) as server:
        time.advance(3600)  # people who come back after its start have had their moment
        yield TimedServer(server, time)


def test_a_clock_by_move_runs_out(settings: Settings) -> None:
    async def scenario() -> None:
        async with timed(settings) as server:
            ada, bob = await people(server, "Ada", "Bob")
            table = await begun(ada, bob, away=None, clock={"kind": "move", "seconds": 5})
            at = f"/api/tables/{table}"
            async with ada.connect() as tab:
                clock = (await tab.watch(table, 0))["state"]["clock"]
                assert (clock["since"], clock["deadline"]) == (server.time.now(), server.time.now() + 5000)
                server.time.advance(1)
                await ada.do("DELETE", f"{at}/seats/0")
                moved = await tab.event("moved")  # by the bot
                assert moved["state"]["clock"]["since"] == moved["at"] == server.time.now()
                await server.wait(4.9)
                await tab.now()
                assert tab.latest["turn"] == 1
                await server.wait(0.1)
                left = await tab.event("left")
                assert left["event"] == {"kind": "left", "seat": 1, "why": "time"}
                assert left["at"] == moved["at"] + 5000
                await tab.event("moved")
                await bob.do("POST", f"{at}/seats/1/back")  # the next move has its own time
                back = await tab.event("back")
                if back["state"]["turn"] == 1:
                    assert back["state"]["clock"]["deadline"] is not None

    asyncio.run(scenario())


def test_a_clock_by_game_runs_out(settings: Settings) -> None:
    async def scenario() -> None:
        async with timed(settings) as server:
            ada, bob = await people(server, "Ada", "Bob")
            table = await begun(ada, bob, away=None, clock={"kind": "game", "seconds": 6})
            async with ada.connect() as tab:
                state = (await tab.watch(table, 0))["state"]
                assert state["clock"]["banks"] == [[0, 6000], [1, 6000]]
                server.time.advance(0.3)
                state = await play_out(tab, table, [0], Random(1), most=1)
                assert state["clock"]["banks"] == [[0, 5700], [1, 6000]]
                await server.wait(6)
                assert (await tab.event("left"))["event"] == {"kind": "left", "seat": 1, "why": "time"}
                assert tab.latest["clock"]["banks"][1] == [1, 0]
                assert await bob.refused("POST", f"/api/tables/{table}/seats/1/back") == "too-late"

    asyncio.run(scenario())


def test_leaving_wins_no_time(settings: Settings) -> None:
    async def scenario() -> None:
        async with timed(replace(settings, pace=3600.0)) as server:
            ada, bob = await people(server, "Ada", "Bob")
            table = await begun(ada, bob, "seven-dragons", away=None, clock={"kind": "game", "seconds": 60})
            async with ada.connect() as tab:
                await tab.watch(table, 0)
                server.time.advance(0.5)
                await ada.do("DELETE", f"/api/tables/{table}/seats/0")
                assert (await tab.event("left"))["state"]["clock"]["banks"][0] == [0, 59_500]
                server.time.advance(7)  # a bot's time is nobody's
                await ada.do("POST", f"/api/tables/{table}/seats/0/back")
                assert (await tab.event("back"))["state"]["clock"]["banks"][0] == [0, 59_500]

    asyncio.run(scenario())


def test_a_bot_stands_in_for_who_is_away(settings: Settings) -> None:
    async def scenario() -> None:
        async with timed(settings) as server:
            ada, bob = await people(server, "Ada", "Bob")
            table = await begun(ada, bob, away=5)
            async with bob.connect() as tab:  # Ada is on turn and not connected
                await tab.watch(table, 1)
                await server.wait(5)
                assert (await tab.event("left"))["event"] == {"kind": "left", "seat": 0, "why": "away"}
                async with ada.connect() as here:
                    await ada.do("POST", f"/api/tables/{table}/seats/0/back")
                    await here.watch(table, 0)
                    assert here.latest["seats"][0]["bot"] is None

    asyncio.run(scenario())


def test_who_is_there_may_think(settings: Settings) -> None:
    async def scenario() -> None:
        async with timed(settings) as server:
            ada, bob = await people(server, "Ada", "Bob")
            table = await begun(ada, bob, away=5)
            async with ada.connect() as tab:
                number = (await tab.watch(table, 0))["number"]
                await server.wait(8)
                assert (await tab.watch(table, 0))["number"] == number

    asyncio.run(scenario())


def test_bots_take_their_time_and_no_more(settings: Settings) -> None:
    async def scenario() -> None:
        async with timed(replace(settings, pace=3.0)) as server:
            ada = await Guest.arrive(server)
            table = await ada.set_up("dragon", {"first": 1}, "me greedy", away=None)
            async with ada.connect() as tab:
                began = (await tab.watch(table, 0))["state"]["ply"]
                while not any(until == server.time.now() + 3000 for until, _ in server.time.sleepers):
                    await tab.now()  # the bot thinks
                server.time.advance(2.9)
                await tab.now()
                assert tab.latest["ply"] == began == 0
                server.time.advance(0.1)
                assert (await tab.event("moved"))["at"] == server.time.now()

    asyncio.run(scenario())


def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    """At once, whether anybody is there or not. People's clocks wait for them to come back."""

    async def scenario() -> None:
        time = FakeTime()
        async with serving(replace(settings, pace=3600.0), time) as server:
            ada, bob = await people(server, "Ada", "Bob")
            tables = [await ada.set_up("dragon", {"first": 1}, "me greedy random", away=None) for _ in range(3)]
            clocked = await begun(ada, bob, away=5, clock={"kind": "move", "seconds": 5})
        time.advance(5)
        async with serving(settings, time) as server:
            ada.url = server.url
            async with ada.connect() as tab:
                assert (await play_out(tab, clocked, [0], Random(1), most=1))["ply"] == 1
                for table in tables:
                    state = (await tab.watch(table, 0))["state"]
                    while state["turn"] != 0:
                        state = (await tab.until("event", table=table))["state"]
                    assert state["ply"] == 2
                await play_out(tab, tables[0], [0], Random(1))

    asyncio.run(scenario())
