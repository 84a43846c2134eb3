"""The schema: what the migrations make is what the code expects, however often and by whomever they are run."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sevenfold.server.store import migration, schema
from sevenfold.server.store.engine import connect


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


async def examine(engine: AsyncEngine) -> tuple[list[object], str | None]:
    """What the database lacks, and the step it is at."""
    async with engine.connect() as connection:
        found = await connection.run_sync(differences)
        step = await connection.run_sync(lambda one: MigrationContext.configure(one).get_current_revision())
    return found, step


def newest() -> str | None:
    return ScriptDirectory(str(migration.SCRIPTS)).get_current_head()


def test_migrations_make_the_schema_and_are_repeatable(database: str) -> None:
    async def scenario() -> None:
        engine = connect(database)
        for _ in range(2):
            await migration.migrate(engine)
            assert await examine(engine) == ([], newest())
        await engine.dispose()

    asyncio.run(scenario())


def test_the_comparison_sees_a_difference(database: str) -> None:
    async def scenario() -> None:
        engine = connect(database)
        await migration.migrate(engine)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("DROP INDEX ix_seats_identity")
        assert len((await examine(engine))[0]) == 1
        await engine.dispose()

    asyncio.run(scenario())


def test_processes_that_start_together_migrate_once(database: str) -> None:
    async def scenario() -> None:
        engines = [connect(database) for _ in range(4)]
        await asyncio.gather(*(migration.migrate(engine) for engine in engines))
        assert await examine(engines[0]) == ([], newest())
        for engine in engines:
            await engine.dispose()

    asyncio.run(scenario())


def test_many_open_a_new_file_at_the_same_moment(tmp_path: Path) -> None:
    """Only one of them can turn on writing ahead, and SQLite lets nobody wait for that."""

    async def scenario(url: str) -> None:
        engines = [connect(url) for _ in range(8)]
        await asyncio.gather(*(migration.migrate(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    for attempt in range(20):
        asyncio.run(scenario(f"sqlite:///{tmp_path}/{attempt}.db"))


def test_a_migration_that_is_cut_off_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the process is killed halfway: the next start finds an empty database, not half of one."""

    async def scenario() -> None:
        engine = connect(database)
        upgrade = migration.upgrade

        def cut_off(connection: Connection) -> None:
            upgrade(connection)
            raise InterruptedError

        monkeypatch.setattr(migration, "upgrade", cut_off)
        with pytest.raises(InterruptedError):
            await migration.migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(lambda one: inspect(one).get_table_names()) == []
        monkeypatch.undo()
        await migration.migrate(engine)
        assert await examine(engine) == ([], newest())
        await engine.dispose()

    asyncio.run(scenario())


def test_tables_of_one_person_are_watched_no_longer(database: str) -> None:
    """Before step 0002 they were called away, too; two people who play together still are."""

    async def scenario() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.run_sync(lambda one: command.upgrade(migration.config(one), "0001"))
            for id, *people in (("solo", "ada", None), ("device", "ada", "ada"), ("friends", "ada", "bob")):
                row = {"id": id, "game": "dragon", "options": "{}", "listed": False, "phase": "running"}
                times = {"created_at": 1, "updated_at": 1, "deadline": 2, "away_at": 3}
                await connection.execute(insert(schema.tables), row | times | {"open_seats": 0, "mover": "ada"})
                for seat, identity in enumerate(people):
                    await connection.execute(
                        insert(schema.seats), {"table_id": id, "seat": seat, "identity": identity, "name": None}
                    )
        await migration.migrate(engine)
        async with engine.connect() as connection:
            kept = schema.tables.c
            rows = (await connection.execute(select(kept.id, kept.deadline, kept.away_at).order_by(kept.id))).all()
        assert [tuple(row) for row in rows] == [("device", None, None), ("friends", 2, 3), ("solo", None, None)]
        await engine.dispose()

    asyncio.run(scenario())


def test_sqlite_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    async def scenario() -> tuple[object, object]:
        engine = connect(f"sqlite:///{tmp_path}/tables.db")
        async with engine.connect() as connection:
            journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await engine.dispose()
        return journal, synchronous

    assert asyncio.run(scenario()) == ("wal", 2)


def test_postgresql_waits_for_the_disk_at_every_commit(postgres_url: str) -> None:
    async def scenario() -> object:
        engine = connect(postgres_url)
        async with engine.connect() as connection:
            setting = (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar()
        await engine.dispose()
        return setting

    assert asyncio.run(scenario()) == "on"
