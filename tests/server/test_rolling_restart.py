"""All workers are renewed while people play: nobody loses a move, and nobody is refused anything."""

import asyncio
import re
import signal
from contextlib import suppress
from random import Random

import httpx

from tests.server.client import Guest
from tests.server.conftest import Launch
from tests.server.crashing import KINDS, Game, World
from tests.server.harness import Server, free_port
from tests.server.test_metrics import read
from tests.server.test_supervision import workers_of

PAIRS = 3


def test_a_rolling_restart_under_load_loses_and_refuses_nothing(launch: Launch, postgres_url: str) -> None:
    port = free_port()
    server = launch(postgres_url, from_scratch=True, workers=2, metrics=f"127.0.0.1:{port}")
    first = {*workers_of(server)}
    answers, random = set[int](), Random(5)
    world = World(server, random)

    async def keep_playing() -> None:
        pair = [await Guest.arrive(server, name) for name in ("Ada", "Bob")]
        while not world.closing:
            await Game(world, pair, random).run(KINDS[0])

    async def keep_asking() -> None:
        """Over new connections and one that is kept; a kept one may be closed, as proxies and browsers know."""
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=30) as kept:
            while not world.closing:
                answers.add((await Guest(server.url).request("GET", "/api/games")).status_code)
                with suppress(httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                    answers.add((await kept.get("/api/games")).status_code)

    async def renew() -> None:
        while not world.tally.moves:
            await asyncio.sleep(0.02)  # until people play, not for a clock
        server.process.send_signal(signal.SIGHUP)
        while {*workers_of(server)} & first:
            await asyncio.sleep(0.1)  # until processes have come up and gone, not for a clock
        assert numbers_of_workers(port) == {"0", "1"}
        world.closing = True

    async def everything() -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(PAIRS):
                group.create_task(keep_playing())
            group.create_task(keep_asking())
            group.create_task(renew())

    asyncio.run(everything())
    assert world.tally.games >= PAIRS
    assert answers == {200}
    assert refusals(server) == []


def numbers_of_workers(port: int) -> set[str]:
    """By their metrics; a new worker has the number of one that has gone."""
    return set(re.findall(r'worker="(\d+)"', " ".join(read(port))))


def refusals(server: Server) -> list[str]:
    """What the log has to complain of."""
    return [line for line in server.journal.read_text().splitlines() if '"level": "info"' not in line]
