"""What a stored game costs: bytes in SQLite, in PostgreSQL, packed and as a file, and the time to open its table again.

python benchmarks/storage.py [--games 300]

The games are those of tests/data/corpus.jsonl.gz, written event by event as the server writes them. Prints Markdown.
"""

import argparse
import asyncio
import gzip
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from load import servers
from msgspec.structs import asdict
from sqlalchemy import text

import sevenfold
from sevenfold.server import events
from sevenfold.server.registry import index
from sevenfold.server.room import Room, replay
from sevenfold.server.store import Log, Store
from sevenfold.server.store.retention import archive, pack
from sevenfold.server.store.writer import JournalEntry
from sevenfold.server.table_ids import new_id
from tests import corpus

GAMES = ("dragon", "double-seven", "seven-dragons")
TABLES = ("events", "tables", "seats", "archives")


def logs(game: str, count: int) -> list[Log]:
    """Recorded games as people would have played them online."""
    with gzip.open(corpus.FILE, "rt") as file:
        lines = [json.loads(line) for line in file]
    usual = [line for line in lines if line["game"] == game and corpus.JOIN not in line["moves"]]
    return [log_of(line) for line in Random(1).sample(usual, min(count, len(usual)))]


def log_of(line: dict[str, object]) -> Log:
    table = sevenfold.new(str(line["game"]), seed=line["seed"], **line["options"])  # type: ignore[arg-type]
    people = {seat: f"{seat:024x}" for seat in table.seats}
    options = dict(table.record()["options"])
    plans = [events.SeatPlan("person", person) for person in people.values()]
    log: Log = [
        (1, events.Created(table.game, options, plans[0].identity or "", plans)),
        (2, events.Started(line["seed"], "0" * 64)),
    ]  # type: ignore[arg-type]
    for number, place in enumerate(line["moves"]):  # type: ignore[arg-type]
        seat, moves = table.turn, list(table.legal_moves)
        move = moves[place]
        log.append((1_794_838_601_465 + number, events.Moved(seat, str(move), people[seat], f"id{number:06}")))
        table.play(move)
    return log


async def write(store: Store, log: Log) -> str:
    """Appends all events of a table."""
    room = Room(new_id())
    for number, (at, event) in enumerate(log):
        room.apply(event, at)
        seats = [{"seat": seat, "identity": f"{seat:024x}", "name": None} for seat in room.seats] if number == 0 else []
        row = {"id": room.id, "game": event.game, "options": "{}", "listed": False} if number == 0 else None  # type: ignore[union-attr]
        new = None if row is None else {**row, "created_at": at, **asdict(index(room))}
        body = events.encode(event).decode()
        assert await store.append(JournalEntry(room.id, number, at, body, index(room), seats, new))
    return room.id


async def size(store: Store) -> int:
    """Bytes on disk of all that belongs to tables."""
    async with store.engine.connect() as connection:
        if store.shared:
            found = [await connection.scalar(text(f"SELECT pg_total_relation_size('{name}')")) for name in TABLES]
            return sum(map(int, found))
        pages = await connection.scalar(
            text("SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count")
        )
        return int(pages) * 4096


async def measure(database: str, games: list[Log]) -> tuple[float, float]:
    """Bytes a game: as it is played, and packed."""
    store = Store(database)
    await store.open()
    before = await size(store)
    ids = await asyncio.gather(*(write(store, log) for log in games))  # they share commits
    played = await size(store) - before
    async with store.writing() as connection:
        for id in ids:
            await archive(connection, id)
    if store.shared:
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            for name in TABLES:
                await connection.execute(text(f"VACUUM FULL {name}"))
    packed = await size(store) - before
    await store.close()
    return played / len(games), packed / len(games)


def opening(games: list[Log]) -> float:
    """Seconds of one core to replay a table."""
    began = time.process_time()
    for log in games:
        replay("", log)
    return (time.process_time() - began) / len(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    options = parser.parse_args()
    print("| game | moves | SQLite kB | packed | PostgreSQL kB | packed | gzip kB | replay ms |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    with servers.postgresql() as postgres, tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            games = logs(game, options.games)
            opening(games[:3])  # compiles
            small = asyncio.run(measure(f"sqlite:///{folder}/{game}.db", games))
            large = asyncio.run(measure(postgres.database(), games))
            sizes = [f"{bytes / 1000:.1f}" for bytes in (*small, *large)]
            file = sum(len(pack(log)) for log in games) / len(games)
            moves = sum(len(log) - 2 for log in games) / len(games)
            print(f"| {game} | {moves:.0f} | {' | '.join(sizes)} | {file / 1000:.1f} | {opening(games) * 1000:.1f} |")


if __name__ == "__main__":
    main()
