"""What becomes of old tables: finished games are packed, and tables that are too old are deleted. A few at a time."""

import zlib
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    CompoundSelect,
    Integer,
    Select,
    Text,
    bindparam,
    delete,
    insert,
    literal,
    null,
    select,
    text,
    tuple_,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from sevenfold.server import events
from sevenfold.server.store import schema

LOCK = 7_070_708  # of PostgreSQL: one process at a time does this
Row = dict[str, Any]
Log = list[tuple[int, events.AnyEvent]]
Place = tuple[int, str]  # when a table was last touched, and its id

pack_json = msgspec.json.Encoder().encode
unpack_json = msgspec.json.Decoder(Log).decode


def pack(log: Log) -> bytes:
    return zlib.compress(pack_json(log), 9)


def unpack(packed: bytes) -> Log:
    return unpack_json(zlib.decompress(packed))


@cache
def log_query(limited: bool) -> CompoundSelect[Any]:
    """The archive of `:table`, if it holds anything from number `:since` on, with minus its count; then further events:
    all, or `:most` and one. Built once: that takes longer than to read a few events."""
    kept, old = schema.events, schema.archives
    table, since = bindparam("table", type_=Text), bindparam("since", type_=Integer)
    packed = select((-old.c.count).label("number"), literal(0).label("at"), literal("").label("body"), old.c.log)
    packed = packed.where(old.c.table_id == table, old.c.count > since)
    rest = select(kept.c.number, kept.c.at, kept.c.body, null().cast(old.c.log.type))
    rest = rest.where(kept.c.table_id == table, kept.c.number >= since)
    both = union_all(packed, rest).order_by("number")
    return both.limit(bindparam("most", type_=Integer) + 1) if limited else both


async def log_rows(connection: AsyncConnection, table: str, since: int = 0, most: int | None = None) -> list[Row]:
    """What the database has of a table's log."""
    limited = most is not None
    given = {"table": table, "since": since} | ({"most": most} if limited else {})
    return [dict(row) for row in (await connection.execute(log_query(limited), given)).mappings()]


def read_log(rows: list[Row], since: int, most: int | None) -> Log:
    """The events that `log_query` has found."""
    log = Log()
    if rows and rows[0]["number"] < 0:
        packed = rows[0]
        log = unpack(packed["log"])[since:]
        rows = [row for row in rows if row["number"] >= -packed["number"]]
    log += [(row["at"], events.decode(row["body"])) for row in rows]
    return log[:most]


def finished(before: int, after: Place, most: int) -> Select[Any]:
    """Finished games that nobody has touched since, from a place on."""
    table = schema.tables
    place = tuple_(table.c.updated_at, table.c.id)
    wanted = select(table.c.id, table.c.updated_at).where(table.c.phase == "over", table.c.updated_at < before)
    return wanted.where(place > after).order_by(table.c.updated_at, table.c.id).limit(most)


def abandoned(before: int, most: int) -> Select[Any]:
    """Unfinished games that nobody has touched since."""
    table = schema.tables
    return select(table.c.id).where(table.c.phase != "over", table.c.updated_at < before).limit(most)


def deserted(before: int, most: int) -> Select[Any]:
    """Tables that never began, where nobody sits any more, and that nobody has touched since."""
    table, seat = schema.tables, schema.seats
    people = select(seat.c.seat).where(seat.c.table_id == table.c.id, seat.c.identity.is_not(None))
    wanted = select(table.c.id).where(table.c.phase == "open", table.c.updated_at < before, ~people.exists())
    return wanted.limit(most)


async def is_ours(connection: AsyncConnection) -> bool:
    """Whether this transaction may tidy up: no other process does it at the same time."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(await connection.scalar(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": LOCK}))


async def archive(connection: AsyncConnection, table: str) -> None:
    """Packs the log of a table. Events that come later are rows again."""
    kept, old = schema.events, schema.archives
    rows = await log_rows(connection, table)
    log = read_log(rows, 0, None)
    if any(row["number"] >= 0 for row in rows):
        await connection.execute(delete(old).where(old.c.table_id == table))
        await connection.execute(insert(old), {"table_id": table, "count": len(log), "log": pack(log)})
        await connection.execute(delete(kept).where(kept.c.table_id == table, kept.c.number < len(log)))


async def expire(connection: AsyncConnection, ids: list[str], before: int) -> None:
    """Deletes tables and all that belongs to them, unless somebody has touched them just now."""
    table = schema.tables
    gone = delete(table).where(table.c.id.in_(ids), table.c.updated_at < before).returning(table.c.id)
    expired = list((await connection.execute(gone)).scalars())
    for part in (schema.events, schema.seats, schema.archives):
        await connection.execute(delete(part).where(part.c.table_id.in_(expired)))
