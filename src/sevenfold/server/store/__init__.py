"""Storage: identities, the log of events, and an index of tables, in SQLite or PostgreSQL."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, bindparam, delete, func, insert, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sevenfold.server import events
from sevenfold.server.store import overdue, retention, schema
from sevenfold.server.store.engine import LEAST_CONNECTIONS, PATIENCE, USUAL_CONNECTIONS, connect, driver_url, open_all
from sevenfold.server.store.migration import migrate
from sevenfold.server.store.overdue import Limits, Overdue, Why
from sevenfold.server.store.postgres import PostgresJournal
from sevenfold.server.store.retention import Place
from sevenfold.server.store.sqlite import SqliteJournal
from sevenfold.server.store.writer import Journal, JournalEntry, Writer

CHANNEL = "sevenfold"
READY = 3.0  # seconds
MOST_LISTED_OF_ONE = 5  # tables in the lobby
LOOKED_AT = 5  # times as many tables as the lobby shows: more than one person may be in
Row = retention.Row
Log = retention.Log

NAMES = (
    select(schema.seats.c.seat, schema.seats.c.name, schema.identities.c.name.label("own"))
    .join_from(schema.seats, schema.identities, schema.seats.c.identity == schema.identities.c.id)
    .where(schema.seats.c.table_id == bindparam("table"))
)
KEYS = (
    select(schema.identities, schema.keys.c.label)
    .join_from(schema.identities, schema.keys, schema.keys.c.identity == schema.identities.c.id)
    .where(schema.keys.c.secret == bindparam("secret"))
)
TELL = text("SELECT set_config('synchronous_commit', 'off', true), pg_notify(:channel, :message)")


class Store:
    """The database, as the rest of the server sees it."""

    def __init__(self, url: str, connections: int = USUAL_CONNECTIONS, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self.process = secrets.token_hex(4)  # names this process to the others
        self.engine: AsyncEngine = connect(url, connections, patience)
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may write, too
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self.one_at_a_time = asyncio.Lock()
        self.writer = Writer(self.journal())

    def journal(self) -> Journal:
        if self.shared:
            return PostgresJournal(driver_url(self.url), CHANNEL, self.process, self.patience)
        return SqliteJournal(self.engine.url.database or "", self.one_at_a_time)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer at a time: those who wait here are served in order, there by chance."""
        async with nullcontext() if self.shared else self.one_at_a_time, self.engine.begin() as connection:
            yield connection

    async def open(self) -> None:
        """Brings the schema up to date and begins to write."""
        if self.shared:
            unhurried = connect(self.url, LEAST_CONNECTIONS, patience=None)  # a step may take its time
            await migrate(unhurried)
            await unhurried.dispose()
            await open_all(self.engine)
        else:
            await migrate(self.engine)
        await self.writer.open()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def append(self, entry: JournalEntry) -> bool:
        """True once the event is on disk; False if another process was first."""
        return await self.writer.append(entry)

    async def tell_others(self, news: str) -> None:
        """Tells all other processes. What is not stored need not wait for the disk."""
        if self.shared:
            await self.rows(TELL, channel=CHANNEL, message=f"{self.process} {news}")

    # Reading

    async def check(self) -> None:
        """Raises unless the database answers."""
        await self.rows(text("SELECT 1"))

    async def check_writing(self) -> None:
        """Raises unless something can be written within READY seconds, as on a full disk or in a frozen database."""
        async with asyncio.timeout(READY), self.writing() as connection:
            await connection.execute(delete(schema.probes))
            await connection.execute(insert(schema.probes), {"id": self.process})

    async def rows(self, statement: Any, **given: Any) -> list[Row]:
        async with self.reader.connect() as connection:  # one journey there and back, without a transaction
            return [dict(row) for row in (await connection.execute(statement, given)).mappings()]

    async def log(self, table: str, since: int = 0, most: int | None = None) -> Log:
        """The events of a table, from a number on: all, or so many."""
        async with self.reader.connect() as connection:
            rows = await retention.log_rows(connection, table, since, most)
        return retention.read_log(rows, since, most)

    async def events(self, wanted: list[tuple[str, int]]) -> list[tuple[str, int, int, events.AnyEvent]]:
        """Events by table and number; those of one table in order."""
        kept = schema.events
        which = tuple_(kept.c.table_id, kept.c.number).in_(wanted)
        rows = await self.rows(select(kept).where(which).order_by(kept.c.table_id, kept.c.number))
        return [(row["table_id"], row["number"], row["at"], events.decode(row["body"])) for row in rows]

    async def names(self, table: str) -> dict[int, str]:
        """What the people at a table are called, by seat: guests by their own name."""
        rows = await self.rows(NAMES, table=table)
        return {row["seat"]: row["name"] or row["own"] for row in rows}

    async def guest_names(self, table: str) -> dict[int, str]:
        """What the guests at people's devices are called, by seat."""
        seat = schema.seats
        rows = await self.rows(
            select(seat.c.seat, seat.c.name).where(seat.c.table_id == table, seat.c.name.is_not(None))
        )
        return {row["seat"]: row["name"] for row in rows}

    async def lobby(self, limit: int) -> list[Row]:
        """Tables that anybody may join or watch, the open ones first: a few of each person, none where nobody sits."""
        table, seat = schema.tables, schema.seats
        people = select(seat.c.identity).where(seat.c.table_id == table.c.id, seat.c.identity.is_not(None))
        somebody = people.order_by(seat.c.seat).limit(1).scalar_subquery().label("somebody")
        wanted = select(table, somebody).where(table.c.listed, table.c.phase != "over")
        latest = wanted.order_by(table.c.phase, table.c.updated_at.desc()).limit(LOOKED_AT * limit)
        shown, theirs = list[Row](), Counter[str]()
        for row in await self.rows(latest):
            person = row.pop("somebody")
            if person is not None and theirs[person] < MOST_LISTED_OF_ONE:
                theirs[person] += 1
                shown.append(row)
        return shown[:limit]

    async def tables_of(self, identity: str, limit: int) -> list[Row]:
        """Somebody's tables, the latest first."""
        table, seat = schema.tables, schema.seats
        own = select(seat.c.table_id).where(seat.c.identity == identity)
        return await self.rows(
            select(table).where(table.c.id.in_(own)).order_by(table.c.updated_at.desc()).limit(limit)
        )

    async def finished(self) -> list[str]:
        """All tables whose game is over, the oldest first."""
        table = schema.tables
        wanted = select(table.c.id).where(table.c.phase == "over").order_by(table.c.created_at, table.c.id)
        return [row["id"] for row in await self.rows(wanted)]

    async def overdue(self, why: Why, limits: Limits, after: Overdue | None, most: int) -> list[Overdue]:
        """Running tables that somebody should look after: those that have waited longest, or the next after one."""
        return [Overdue(why=why, **row) for row in await self.rows(overdue.query(why, limits, after, most))]

    # Old tables

    async def archive_some(self, before: int, after: Place, most: int) -> Place | None:
        """Packs finished games that were last touched before then; up to where, or None if there are no more."""
        async with self.writing() as connection:
            if not await retention.is_ours(connection):
                return None
            found = [
                (row.updated_at, row.id) for row in await connection.execute(retention.finished(before, after, most))
            ]
            for _, id in found:
                await retention.archive(connection, id)
        return found[-1] if found else None

    async def expire_some(self, finished: int, abandoned: int, deserted: int, most: int) -> int:
        """Deletes tables that were last touched before then; how many."""
        async with self.writing() as connection:
            if not await retention.is_ours(connection):
                return 0
            over = list((await connection.execute(retention.finished(finished, (-1, ""), most))).scalars())
            left = list((await connection.execute(retention.abandoned(abandoned, most))).scalars())
            empty = list((await connection.execute(retention.deserted(deserted, most))).scalars())
            for ids, before in ((over, finished), (left, abandoned), (empty, deserted)):
                await retention.expire(connection, ids, before)
        return len(over) + len(left) + len(empty)

    # People

    async def add_identity(self, person: Row, key: Row) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.identities), person)
            await connection.execute(insert(schema.keys), key)

    async def add_key(self, key: Row) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.keys), key)

    async def identity_by(self, secret: bytes) -> Row | None:
        """Who holds this key."""
        rows = await self.rows(KEYS, secret=secret)
        return rows[0] if rows else None

    async def change_identity(self, id: str, **columns: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(update(schema.identities).where(schema.identities.c.id == id).values(columns))

    async def seen(self, ids: Iterable[str], at: int) -> None:
        """Notes that these people are there. They may be more than a statement has parameters."""
        given = "json_array_elements_text(CAST(:ids AS json))" if self.shared else "value FROM json_each(:ids)"
        noted = text(f"UPDATE identities SET seen_at = :at WHERE id IN (SELECT {given})")
        async with self.writing() as connection:
            await connection.execute(noted, {"ids": msgspec.json.encode(list(ids)).decode(), "at": at})

    async def last_seen(self, id: str) -> int:
        person = schema.identities
        rows = await self.rows(select(person.c.seen_at).where(person.c.id == id))
        return int(rows[0]["seen_at"]) if rows else 0

    async def forget(self, id: str) -> None:
        """Deletes everything personal; the seats are bots' by then."""
        async with self.writing() as connection:
            await connection.execute(
                update(schema.seats).where(schema.seats.c.identity == id).values(identity=None, name=None)
            )
            for kept in (schema.keys, schema.codes):
                await connection.execute(delete(kept).where(kept.c.identity == id))
            await connection.execute(delete(schema.identities).where(schema.identities.c.id == id))

    async def add_code(self, secret: bytes, identity: str, expires: int) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(schema.codes).where(schema.codes.c.identity == identity))
            await connection.execute(
                insert(schema.codes), {"secret": secret, "identity": identity, "expires_at": expires}
            )

    async def owner_of_code(self, secret: bytes, now: int) -> str | None:
        """Whose code this is; it is not used up by the question."""
        code = schema.codes
        rows = await self.rows(select(code.c.identity).where(code.c.secret == secret, code.c.expires_at > now))
        return str(rows[0]["identity"]) if rows else None

    async def use_code(self, secret: bytes, now: int) -> str | None:
        """Whose code this is; it works once."""
        code = schema.codes
        async with self.writing() as connection:
            used = delete(code).where(code.c.secret == secret).returning(code.c.identity, code.c.expires_at)
            row = (await connection.execute(used)).first()
        return row.identity if row and row.expires_at > now else None

    async def tokens_of(self, identity: str) -> list[Row]:
        """Keys of programs."""
        return await self.keys_of(identity, schema.keys.c.label.is_not(None))

    async def devices_of(self, identity: str) -> list[Row]:
        """Keys of devices."""
        return await self.keys_of(identity, schema.keys.c.label.is_(None))

    async def keys_of(self, identity: str, which: ColumnElement[bool]) -> list[Row]:
        key = schema.keys
        wanted = select(key.c.id, key.c.secret, key.c.label, key.c.created_at)
        return await self.rows(wanted.where(key.c.identity == identity, which).order_by(key.c.created_at))

    async def unfinished(self, host: str) -> int:
        """How many tables that are not over somebody sits at."""
        table, seat = schema.tables, schema.seats
        own = select(seat.c.table_id).where(seat.c.identity == host)
        rows = await self.rows(select(func.count()).where(table.c.id.in_(own), table.c.phase != "over"))
        return int(rows[0]["count_1"])

    async def drop_key(self, identity: str, id: str) -> None:
        key = schema.keys
        async with self.writing() as connection:
            await connection.execute(delete(key).where(key.c.identity == identity, key.c.id == id))
