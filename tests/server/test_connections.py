"""Connections to PostgreSQL: never more than it allows, however many processes and people there are."""

import asyncio

import asyncpg
import pytest
from sqlalchemy import make_url

from sevenfold.cli.errors import sentence
from sevenfold.errors import OptionError
from sevenfold.server.store.capacity import share, spare, wait_for_database
from sevenfold.server.store.engine import LEAST_CONNECTIONS, USUAL_CONNECTIONS, driver_url
from sevenfold.texts import Texts
from tests.server.client import Guest
from tests.server.conftest import Launch
from tests.server.harness import Postgres

CROWD = 60


@pytest.mark.parametrize(
    ("free", "processes", "each"),
    [(97, 1, USUAL_CONNECTIONS), (97, 8, USUAL_CONNECTIONS), (97, 16, 5), (97, 23, 4), (4, 1, 4), (12, 2, 4)],
)
def test_what_is_free_is_shared_fairly(free: int, processes: int, each: int) -> None:
    """With one process more while they are renewed."""
    assert share(free, processes) == each
    assert each * (processes + (processes > 1)) <= free


@pytest.mark.parametrize(
    ("free", "processes", "wanted", "possible"),
    [(97, 24, 0, 23), (3, 1, 0, 0), (11, 2, 0, 1), (97, 9, 10, 8), (50, 1, 60, 0)],
)
def test_too_few_are_said_in_words(free: int, processes: int, wanted: int, possible: int) -> None:
    with pytest.raises(OptionError, match=f"PostgreSQL has {free} connections to spare") as refused:
        share(free, processes, wanted)
    said = sentence(refused.value, Texts("en"))
    assert f"--workers {processes}; they are enough for {possible}. Give fewer workers" in said


def test_who_is_not_let_in_learns_why(postgres_url: str) -> None:
    nobody = make_url(postgres_url).set(username="nobody").render_as_string(hide_password=False)
    with pytest.raises(OptionError) as refused:
        wait_for_database(nobody)
    said = sentence(refused.value, Texts("en"))
    assert "does not let us in" in said
    assert 'role "nobody" does not exist' in said


def limited(postgres: Postgres, url: str, most: int) -> str:
    """The same database for somebody who may have so many connections."""
    where, name = make_url(url), f"limited_{postgres.count}"
    postgres.server.psql(f"CREATE ROLE {name} LOGIN CONNECTION LIMIT {most}")
    postgres.server.psql(f"ALTER DATABASE {where.database} OWNER TO {name}")
    return where.set(username=name).render_as_string(hide_password=False)


def test_the_database_is_asked_for_what_it_has_to_spare(postgres: Postgres, postgres_url: str) -> None:
    async def scenario() -> None:
        free = await spare(postgres_url)
        assert 0 < free <= 97
        held = [await asyncpg.connect(driver_url(postgres_url)) for _ in range(3)]
        assert await spare(postgres_url) == free - 3
        for connection in held:
            await connection.close()
        few = limited(postgres, postgres_url, 5)
        assert await spare(few) == 5
        one = await asyncpg.connect(driver_url(few))
        assert await spare(few) == 4
        await one.close()

    asyncio.run(scenario())


def test_a_crowd_is_served_with_as_many_connections_as_there_are(
    launch: Launch, postgres: Postgres, postgres_url: str
) -> None:
    """Nobody is refused, and the limit is kept, by two processes that were started one after the other."""

    async def scenario() -> None:
        limit = 2 * LEAST_CONNECTIONS
        few = limited(postgres, postgres_url, limit)
        one = launch(few, connections=LEAST_CONNECTIONS)
        other = launch(few)
        guests = await asyncio.gather(*(Guest.arrive((one, other)[n % 2], f"Ada {n}") for n in range(CROWD)))
        tables = await asyncio.gather(*(guest.set_up("dragon", {}, "me greedy") for guest in guests))
        looks = [guest.get(f"/api/tables/{table}") for guest, table in zip(guests, tables, strict=True)]
        assert all(look["state"]["phase"] != "open" for look in await asyncio.gather(*looks))
        watcher = await asyncpg.connect(driver_url(postgres_url))
        name = make_url(few).username
        used = await watcher.fetchval("SELECT count(*) FROM pg_stat_activity WHERE usename = $1", name)
        assert LEAST_CONNECTIONS < used <= limit
        await watcher.close()

    asyncio.run(scenario())
