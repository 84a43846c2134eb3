"""Opening the database: SQLite embedded, or PostgreSQL for many processes."""

import asyncio
import math
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

from sqlalchemy import event, inspect, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool
from sqlalchemy.util import await_only

from sevenfold.errors import OptionError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
DURABLE = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL")
READERS = 4  # connections to SQLite, each with a thread; more would only wait for each other
ATTEMPTS, PAUSE = 250, 0.02  # seconds
QUEUE = 60.0  # seconds that a crowd may wait for one of them
REST = 1.0  # seconds after which a connection to PostgreSQL may have been lost unnoticed
PATIENCE = 10.0  # seconds that PostgreSQL may take for an answer
OWN_CONNECTIONS = 2  # to PostgreSQL: one to write events, one to hear of others'
LEAST_CONNECTIONS = OWN_CONNECTIONS + 2
USUAL_CONNECTIONS = OWN_CONNECTIONS + 4  # events are committed in groups, so most of the time even one would do
QUIET = {"hide_parameters": True}  # errors go to the log; what somebody holds does not


def address(url: str) -> URL:
    """The database's address with its asynchronous driver, or an OptionError."""
    try:
        parsed = make_url(url)
    except Exception:
        parsed = None
    backend = parsed.get_backend_name() if parsed is not None else ""
    forgetful = backend == "sqlite" and parsed is not None and parsed.database in (None, "", ":memory:")
    if parsed is None or backend not in DRIVERS or forgetful:
        allowed = "sqlite:///FILE, postgresql://USER@HOST/NAME"
        raise OptionError(f"the database must be one of {allowed}", "database", repr(url), allowed)
    return parsed.set(drivername=DRIVERS[backend])


def driver_url(url: str) -> str:
    """The address of PostgreSQL for its driver alone."""
    return address(url).set(drivername="postgresql").render_as_string(hide_password=False)


def connect(url: str, connections: int = USUAL_CONNECTIONS, patience: float | None = PATIENCE) -> AsyncEngine:
    """An engine for this database. SQLite writes ahead and waits for the disk at every commit.

    On PostgreSQL this process has so many connections in all, and whoever finds none free waits for one. An answer may
    take `patience` seconds; then the database counts as away.
    """
    where = address(url)
    if where.get_backend_name() == "postgresql":
        durable = {"server_settings": {"synchronous_commit": "on"}, "command_timeout": patience, "timeout": patience}
        size = connections - OWN_CONNECTIONS
        engine = create_async_engine(
            where, pool_size=size, max_overflow=0, pool_timeout=QUEUE, connect_args=durable, **QUIET
        )
        ping_rested(engine)
        return engine
    file = Path(str(where.database))
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)  # it will hold the deals of running games
    engine = create_async_engine(where, pool_size=READERS, max_overflow=0, pool_timeout=QUEUE, **QUIET)

    @event.listens_for(engine.sync_engine, "connect")
    def make_durable(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in DURABLE:
            insist(cursor, f"PRAGMA {pragma}")
        cursor.close()

    return engine


def ping_rested(engine: AsyncEngine) -> None:
    """Connections that have rested may have been cut off meanwhile, and are asked first. (SQLAlchemy's own pre-ping
    asks before every use, in a transaction of its own: three journeys more.)"""

    @event.listens_for(engine.sync_engine, "checkin")
    def rest(_connection: Any, record: Any) -> None:
        record.info["rests since"] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def ping(connection: Any, record: Any, _proxy: Any) -> None:
        if time.monotonic() - record.info.get("rests since", math.inf) > REST:
            try:
                engine.dialect.do_ping(connection)
            except Exception as error:
                raise InvalidatePoolError from error  # the others will have been cut off, too


async def holds_tables(url: str) -> bool:
    """Whether tables of ours are there; asks without creating or changing anything."""
    where = address(url)
    if where.get_backend_name() == "sqlite":
        file = Path(str(where.database)).absolute()
        if not file.exists():
            return False
        where = where.set(database=file.as_uri(), query={"mode": "ro", "uri": "true"})
    engine = create_async_engine(where, **QUIET)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda asked: inspect(asked).has_table("events"))
    finally:
        await engine.dispose()


async def open_all(engine: AsyncEngine) -> None:
    """Whoever starts after us, and asks what the database has to spare, is to see what we will need."""
    async with AsyncExitStack() as stack:
        for _ in range(cast(QueuePool, engine.pool).size()):
            await stack.enter_async_context(engine.connect())


def insist(cursor: Any, statement: str) -> None:
    """To begin writing ahead SQLite needs the file for itself and does not wait for that, whatever its timeout says:
    another process that starts at the same moment may be there."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            cursor.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or attempt == ATTEMPTS:
                raise
        await_only(asyncio.sleep(PAUSE))


def why(error: BaseException) -> str:
    """An error in a word for the log: what others say of theirs may hold what was to be written, SQLite's does not."""
    return str(error) if isinstance(error, sqlite3.OperationalError) else type(error).__name__


def is_away(error: BaseException) -> bool:
    """Whether the database, not we, is to blame. Errors of drivers that we call ourselves come to us as they are."""
    away = SQLAlchemyError, sqlite3.OperationalError, OSError
    return isinstance(error, away) or type(error).__module__.startswith("asyncpg.")
