"""Bots as players: they hold nobody up while they think."""

import asyncio
import time
from contextlib import AsyncExitStack

import pytest

from tests.server.client import Guest
from tests.server.conftest import Launch

BOTS = 50
SANITY = 5.0  # seconds; a server whose loop was blocked by bots would need far longer


def test_nobody_waits_for_bots(launch: Launch, capsys: pytest.CaptureFixture[str]) -> None:
    """While fifty bots think, answers to pings tell how long the server's loop keeps others waiting."""

    async def scenario() -> tuple[list[float], int]:
        server = launch()
        ada = await Guest.arrive(server)
        quiet = await delays(ada, 50)
        async with AsyncExitStack() as stack:
            tab = await stack.enter_async_context(ada.connect())
            tables = [await ada.set_up("seven-dragons", {}, "me greedy", away=None) for _ in range(BOTS)]
            leaving = [ada.do("DELETE", f"/api/tables/{table}/seats/0") for table in tables]  # bots play by themselves
            busy, *_ = await asyncio.gather(delays(ada, 200), *leaving)
            moved = 0
            for table in tables:
                moved += (await tab.watch(table))["state"]["ply"]
                await tab.send("unwatch", table=table)
        with capsys.disabled():
            print(f"\nping, p50 and p99: {summary(quiet)} alone, {summary(busy)} while {BOTS} bots play {moved} moves")
        return busy, moved

    busy, moved = asyncio.run(scenario())
    assert moved > BOTS
    assert max(busy) < SANITY


async def delays(guest: Guest, count: int) -> list[float]:
    """Seconds from a ping to its answer."""
    found = []
    async with guest.connect() as tab:
        await tab.until("welcome")
        for _ in range(count):
            began = time.perf_counter()
            await tab.now()
            found.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)  # so that the pings fall into the whole time that the bots play
    return sorted(found)


def summary(found: list[float]) -> str:
    return f"{found[len(found) // 2] * 1000:.1f} and {found[len(found) * 99 // 100] * 1000:.1f} ms"
