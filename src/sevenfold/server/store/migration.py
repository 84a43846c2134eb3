"""Bringing a database up to date. Every change of the schema is a step in `migrations/versions`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

SCRIPTS = Path(__file__).parent.parent / "migrations"
LOCK = 7_070_707  # of PostgreSQL: processes that start together migrate one after the other


def config(connection: Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """All steps or none, and one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # else every statement of a step would be its own transaction
    command.upgrade(config(connection), "head")


async def migrate(engine: AsyncEngine) -> None:
    """All steps that this database has not seen yet."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
