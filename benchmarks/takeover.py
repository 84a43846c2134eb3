"""How long a table stands still when the process that owns it is killed.

python benchmarks/takeover.py [--kills 50] [--workers 4]

One server with several workers on PostgreSQL. Two people play; their worker gets a SIGKILL; both come back at once, as
a program would (the page waits half a second before its first try), and the next move is played. Measured from the
kill until that move is acknowledged; every move from before must still be there.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.client import Guest, Tab, some_move
from tests.server.crashing import GONE
from tests.server.harness import Postgres, Server
from tests.server.test_owners import all_serve, begun, process_of


async def sit_down(people: list[Guest], table: str, stack: AsyncExitStack) -> list[Tab]:
    """Both people, connected and looking at their table, however often they must try."""
    while True:
        try:
            tabs = [await stack.enter_async_context(person.connect(table)) for person in people]
            for seat, tab in enumerate(tabs):
                await tab.watch(table, seat)
        except GONE:
            continue
        return tabs


async def play(tabs: list[Tab], table: str, random: Random) -> int:
    """The next move; the number of its event."""
    state = next(tab.latest for tab in tabs if tab.latest["choices"])
    seat, ply = state["turn"], state["ply"]
    answer = await tabs[seat].submit(table, seat, ply, some_move(state, random), f"{ply}")
    return int(answer["number"])


async def take_over(server: Server, random: Random) -> float:
    """Seconds for which a table stood still."""
    people, table = await begun(server)
    async with AsyncExitStack() as stack:
        tabs = await sit_down(people, table, stack)
        number = await play(tabs, table, random)
        began = time.perf_counter()
        os.kill(process_of(server, tabs[0]), signal.SIGKILL)
        tabs = await sit_down(people, table, stack)
        assert await play(tabs, table, random) == number + 1, "an acknowledged move is missing"
        return time.perf_counter() - began


async def measure(server: Server, kills: int, workers: int) -> list[float]:
    """One kill after the other; the worker that was killed has been replaced before the next."""
    random = Random(1)
    taken = []
    for _ in range(kills):
        while not await asyncio.to_thread(all_serve, server, workers):
            await asyncio.sleep(0.1)
        taken.append(await take_over(server, random))
    return sorted(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--workers", type=int, default=4)
    options = parser.parse_args()
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory(prefix="sevenfold-takeover-") as folder:
            log = Path(folder) / "log"
            with Server(postgres.database(), log, from_scratch=True, workers=options.workers) as server:
                taken = asyncio.run(measure(server, options.kills, options.workers))
    finally:
        postgres.close()
    median, late = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
    print(f"{len(taken)} owners killed: p50 {median * 1000:.0f} ms, p99 {late * 1000:.0f} ms, worst {taken[-1]:.2f} s")


if __name__ == "__main__":
    main()
