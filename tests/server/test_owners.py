"""Workers behind one address: everybody at a table reaches the same process, and another one when that has gone."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from sevenfold.server import sweeper
from sevenfold.server.owners import TAKE_OVER
from tests.server.client import Guest, Tab, some_move
from tests.server.harness import Postgres, Server
from tests.server.inside import inside
from tests.server.raw import Raw
from tests.server.test_supervision import becomes, workers_of

WORKERS = 2


@pytest.fixture(scope="module")
def server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("owners")
    with Server(postgres.database(), folder / "log", from_scratch=True, workers=WORKERS) as running:
        becomes(lambda: all_serve(running))
        yield running


def all_serve(server: Server, workers: int = WORKERS) -> bool:
    """Whoever asks for no table reaches one worker after the other."""
    reached = set()
    for _ in range(workers):
        with Raw(server.url) as raw:
            raw.send(b"GET /healthz HTTP/1.1\r\nHost: " + raw.host + b"\r\n\r\n")
            raw.until(b"\r\n\r\n")
            reached.add(process_at(server, raw.socket.getsockname()[1]))
    return len(reached) == workers


def process_at(server: Server, port: int) -> int:
    """The worker that a connection from this port has reached."""
    (found,) = [
        pid
        for pid in workers_of(server)
        for connection in psutil.Process(pid).net_connections("tcp")
        if connection.raddr and connection.raddr.port == port
    ]
    return found


def process_of(server: Server, tab: Tab) -> int:
    return process_at(server, tab.socket.local_address[1])


async def begun(server: Server) -> tuple[list[Guest], str]:
    people = [await Guest.arrive(server, name) for name in ("Ada", "Bob")]
    table = await people[0].set_up("dragon", {}, "me open", away=None)
    await people[1].do("POST", f"/api/tables/{table}/seats/1")
    await people[0].do("POST", f"/api/tables/{table}/start")
    return people, table


def test_everybody_at_a_table_reaches_the_same_process_and_tables_are_shared_out(server: Server) -> None:
    async def scenario() -> None:
        owners = set()
        for _ in range(12):  # that one worker owns them all is as likely as 1 in 2048
            people, table = await begun(server)
            async with AsyncExitStack() as stack:
                tabs = [await stack.enter_async_context(person.connect(table)) for person in people * 2]
                found = {process_of(server, tab) for tab in tabs}
                assert len(found) == 1
                owners |= found
        assert owners == {*workers_of(server)}

    asyncio.run(scenario())


def test_requests_that_never_end_hold_nobody_up(server: Server) -> None:
    async def scenario() -> None:
        people, table = await begun(server)
        halves = [Raw(server.url) for _ in range(100)]
        for number, half in enumerate(halves):
            half.send(b"GET /ws/" + table.encode()[: number % 13])
        async with people[0].connect(table) as tab:
            assert (await tab.watch(table, 0))["table"] == table
        for half in halves:
            half.socket.close()

    asyncio.run(scenario())


def test_a_bot_whose_process_has_died_moves_at_another_one_within_the_promised_time(postgres_url: str) -> None:
    """People come back by themselves and are let in at once; a bot has to be missed by somebody."""

    async def scenario() -> None:
        async with inside(postgres_url) as owner, inside(postgres_url) as other:
            await owner.arrive("Ada", "Bob")
            await owner.begin("table", "greedy ada bob")  # and here the owner dies: its bot never moves
            while not other.bots.busy:
                await other.sweeper.sweep()
                other.time.advance(sweeper.EVERY)
            assert other.time.now() - owner.time.now() <= TAKE_OVER * 1000
            await asyncio.gather(*other.bots.busy.values())
            assert (await other.rooms.open("table")).room.ply == 1

    asyncio.run(scenario())


def test_when_the_owner_is_killed_another_goes_on_and_nothing_acknowledged_is_lost(server: Server) -> None:
    """The clients come back at once; the process that was killed is replaced later."""

    async def scenario() -> None:
        people, table = await begun(server)
        random, accepted = Random(3), list[int]()
        for _ in range(2):
            async with AsyncExitStack() as stack:
                tabs = [await stack.enter_async_context(person.connect(table)) for person in people]
                for seat, tab in enumerate(tabs):
                    await tab.watch(table, seat)
                for _ in range(4):
                    seat = tabs[0].latest["turn"]
                    while tabs[seat].latest["turn"] != seat:
                        await tabs[seat].until("event")
                    state = tabs[seat].latest
                    answer = await tabs[seat].submit(
                        table, seat, state["ply"], some_move(state, random), str(state["ply"])
                    )
                    accepted.append(answer["number"])
                    while tabs[0].latest["ply"] == state["ply"]:
                        await tabs[0].until("event")
                owner = process_of(server, tabs[0])
                os.kill(owner, signal.SIGKILL)
                with pytest.raises(ConnectionClosed):
                    await tabs[0].until("pong")
            async with people[0].connect(table) as tab:
                assert process_of(server, tab) != owner
                assert (await tab.watch(table, 0))["number"] == accepted[-1]
            becomes(lambda: all_serve(server))
        assert accepted == sorted(set(accepted))

    asyncio.run(scenario())
