"""Many clocks that have run out at once, and what people with a clock of their own feel of them.

python benchmarks/clocks.py [--tables 100000] [--postgresql]

The database begins with so many running tables of Dragon whose people are all away and whose clocks have run out: bots
have to stand in for them, and to move. Meanwhile two people at a time sit down at a new table with five seconds a move
and let them pass; how late is the bot that stands in? A bystander pings ten times a second. Prints Markdown.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from hostile import Bystander
from load import machine, servers
from load.wire import Socket, Web
from sqlalchemy import func, insert, select

from sevenfold.game import find
from sevenfold.protocol import fairness
from sevenfold.server import events
from sevenfold.server.registry import COMING_BACK, index
from sevenfold.server.room import Room
from sevenfold.server.store import Store, schema

GAME = "dragon"
CLOCK = events.ClockSettings("move", 5)
PORTION = 2_000  # tables that are written at a time
PAIRS = 2.0  # seconds between two of them
LONGEST = 3600.0  # seconds


def expired_table(number: int, at: int) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """Rows of a table where nobody has moved since it began: itself, its events, its seats."""
    people = [f"person{2 * number}", f"person{2 * number + 1}"]
    options = find(GAME).options.resolve({"players": 2})
    plans = [events.SeatPlan("person", person) for person in people]
    log = [
        events.Created(GAME, options, people[0], plans, clock=CLOCK),
        events.Started(*fairness.draw_secret(GAME)),
    ]
    room = Room(f"expired{number}")
    for event in log:
        room.apply(event, at)
    row = {"id": room.id, "game": GAME, "options": json.dumps(options), "listed": False, "created_at": at}
    written = [
        {"table_id": room.id, "number": place, "at": at, "body": events.encode(event).decode()}
        for place, event in enumerate(log)
    ]
    seats = [{"table_id": room.id, "seat": seat, "identity": who, "name": None} for seat, who in enumerate(people)]
    return row | index(room), written, seats


async def fill(database: str, count: int) -> None:
    """The tables, and the people, who were last seen when they sat down."""
    store = Store(database)
    await store.open()
    at = round(time.time() * 1000) - 60_000
    for first in range(0, count, PORTION):
        numbers = range(first, min(count, first + PORTION))
        rows, logs, seats = zip(*(expired_table(number, at) for number in numbers), strict=True)
        people = [
            {"id": seat["identity"], "name": "Away", "language": "en", "created_at": at, "seen_at": at}
            for pair in seats
            for seat in pair
        ]
        async with store.writing() as connection:
            await connection.execute(insert(schema.tables), list(rows))
            await connection.execute(insert(schema.events), [event for log in logs for event in log])
            await connection.execute(insert(schema.seats), [seat for pair in seats for seat in pair])
            await connection.execute(insert(schema.identities), people)
    await store.close()


class Pair:
    """Two people who let the time of the first one pass, and listen."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.replaced: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def lateness(self) -> float:
        """Seconds from when the time was up until the bot stood in."""
        web = Web(self.port)
        (_, host), (_, other) = [await web.post("/api/me", {"name": name}) for name in ("Ada", "Bob")]
        wish = {"game": GAME, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        clock = {"kind": CLOCK.kind, "seconds": CLOCK.seconds}
        id = (await web.post("/api/tables", wish | {"clock": clock}, host))[0]["id"]
        await web.post(f"/api/tables/{id}/seats/1", None, other)
        socket = Socket(f"/ws/{id}", other, self.hear, lambda: None)
        await socket.connect(self.port)
        socket.send(json.dumps({"type": "watch", "table": id, "seat": 1}).encode())
        await web.post(f"/api/tables/{id}/start", None, host)
        due = time.monotonic() + CLOCK.seconds
        late = await self.replaced - due
        socket.close()
        web.close()
        return late

    def hear(self, message: bytes) -> None:
        if b'"kind":"left"' in message and not self.replaced.done():
            self.replaced.set_result(time.monotonic())


async def people(port: int, late: list[float]) -> None:
    """Pair after pair, until nobody wants to know any more."""
    async with asyncio.TaskGroup() as group:

        async def one() -> None:
            late.append(await Pair(port).lateness())

        while True:
            group.create_task(one())
            await asyncio.sleep(PAIRS)


async def waiting(store: Store) -> tuple[int, int]:
    """Tables whose clock has run out, and those where a bot is to move."""
    table, now = schema.tables, round(time.time() * 1000)
    mine = table.c.id.like("expired%")
    counts = [
        select(func.count()).where(mine, table.c.deadline <= now),
        select(func.count()).where(mine, table.c.mover == "", table.c.phase == "running"),
    ]
    return tuple([int((await store.rows(query))[0]["count_1"]) for query in counts])  # type: ignore[return-value]


async def measure(server: servers.Server, database: str) -> None:
    web, store = Web(server.port), Store(database)
    bystander = Bystander(server.port, (await web.post("/api/me", {"name": "Eve"}))[1])
    late: list[float] = []
    tasks = [asyncio.create_task(bystander.watch()), asyncio.create_task(people(server.port, late))]
    began, most = time.monotonic(), 0
    clocks: float | None = None
    print("| s | clocks that wait | bots that wait | MB |\n|---:|---:|---:|---:|")
    while (spent := time.monotonic() - began) < LONGEST:
        first, second = await waiting(store)
        most = max(most, server.memory())
        print(f"| {spent:.0f} | {first:,} | {second:,} | {server.memory() / 1e6:.0f} |", flush=True)
        if clocks is None and not first:
            clocks = spent
        if not first and not second:
            break
        await asyncio.sleep(5)
    for task in tasks:
        task.cancel()
    await store.engine.dispose()
    print(f"\nAll clocks were kept {0 if clocks is None else clocks:.0f} s after the start,", end=" ")
    print(f"of which {COMING_BACK / 1000:.0f} were for people to come back; {most / 1e6:.0f} MB at most.")
    print(f"Others' clocks of {CLOCK.seconds} s: {summary(late)} late, {len(late)} of them.")
    print(f"A bystander's ping: {summary(bystander.times)}, {len(bystander.times):,} of them.")


def summary(seconds: Iterable[float]) -> str:
    found = sorted(seconds) or [float("nan")]
    shares = ((0.5, "p50"), (0.99, "p99"), (1.0, "worst"))
    return ", ".join(f"{name} {found[int(share * (len(found) - 1))] * 1000:.0f} ms" for share, name in shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    options = parser.parse_args()
    with servers.postgresql() if options.postgresql else nullcontext() as postgres, servers.sqlite() as file:
        database = postgres.database() if postgres else file
        asyncio.run(fill(database, options.tables))
        with servers.sevenfold(database) as server:
            print(f"{machine.machine()}; {options.tables:,} tables, {'PostgreSQL' if postgres else 'SQLite'}\n")
            asyncio.run(measure(server, database))


if __name__ == "__main__":
    main()
