"""A database that cannot be written to: players are told, nothing is lost, and play goes on when it can be again."""

import asyncio
import resource
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from random import Random
from typing import Any

import pytest

from tests.server.client import JSON, Guest, Tab, some_move
from tests.server.conftest import Launch
from tests.server.harness import Postgres, Server
from tests.server.nursery import Child


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of this server can grow: the system refuses to write more, as it does on a full disk."""
    if sys.platform != "linux":
        pytest.skip("only Linux limits another process")
    assert isinstance(server.process, Child)
    pid = server.process.process.pid or 0
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(postgres: Postgres) -> Iterator[None]:
    """As a copy of PostgreSQL is before it is promoted."""
    for value in ("on", "off"):
        postgres.server.psql(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
        postgres.server.psql("SELECT pg_reload_conf(), pg_sleep(0.5)")  # other sessions hear of it a moment later
        if value == "on":
            yield


@contextmanager
def gone(postgres: Postgres) -> Iterator[None]:
    postgres.stop()
    yield
    postgres.start()


@asynccontextmanager
async def meanwhile(outage: AbstractContextManager[None]) -> AsyncIterator[None]:
    """It begins and ends in another thread: this one goes on answering the server's pings."""
    await asyncio.to_thread(outage.__enter__)
    yield
    await asyncio.to_thread(outage.__exit__, None, None, None)


Outage = Callable[[Any], AbstractContextManager[None]]
OUTAGES: dict[str, list[Outage]] = {"sqlite": [full_disk], "postgresql": [read_only, gone]}


@pytest.mark.parametrize("kind", OUTAGES)
def test_players_are_told_and_nothing_is_lost(kind: str, launch: Launch, request: pytest.FixtureRequest) -> None:
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None
    server = launch(postgres.database() if postgres else None, patience=1)
    random = Random(1)

    async def suffer() -> None:
        ada = await Guest.arrive(server)
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        async with ada.connect(table) as tab:
            state = (await tab.watch(table, 0))["state"]
            for outage in OUTAGES[kind]:
                async with meanwhile(outage(postgres or server)):
                    wanted = await refused_move(tab, table, state)
                    assert (await ada.request("GET", "/readyz")).status_code == 503
                    assert (await ada.request("POST", "/api/tables", WISH)).status_code == 503
                state = await accepted_move(tab, wanted)
        assert len(await ada.get(f"/api/tables/{table}/history")) == len(OUTAGES[kind]) + 1  # the deal, and each move
        assert len(await ada.get("/api/tables/mine")) == 1

    async def refused_move(tab: Tab, table: str, state: JSON) -> JSON:
        """What was submitted in vain."""
        seat, ply = state["turn"], state["ply"]
        state = (await tab.watch(table, seat))["state"]
        wanted = {"table": table, "seat": seat, "ply": ply, "move": some_move(state, random), "id": f"{ply}"}
        answer = await tab.submit(**wanted)
        assert answer["reason"] == "unavailable", answer
        return wanted

    async def accepted_move(tab: Tab, wanted: JSON) -> JSON:
        """The same again, until it is answered; the state after it."""
        while (answer := await tab.submit(**wanted))["type"] == "refused":
            assert answer["reason"] == "unavailable", answer
            await asyncio.sleep(0.1)  # as long as a client would wait
        assert answer["number"] == wanted["ply"] + 2  # after the table was set up and begun: no gap
        await tab.now()
        return tab.latest

    asyncio.run(suffer())
    log = server.journal.read_text()
    assert "could not be written" in log
    assert "Traceback" not in log  # one line for each event that was not written


WISH = {"game": "dragon", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
