"""Servers and databases for the tests."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Postgres, Server

Launch = Callable[..., Server]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue("postgres").database())


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Launch]:
    """Starts servers that are gone after the test."""
    running: list[Server] = []
    numbers = itertools.count()

    def start(database: str | None = None, from_scratch: bool = False, **settings: object) -> Server:
        database = database or f"sqlite:///{tmp_path}/tables.db"
        server = Server(database, tmp_path / f"log{next(numbers)}", from_scratch, **settings)
        running.append(server)
        return server.start()

    yield start
    for server in running:
        server.__exit__()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/tables.db", folder / "log") as running:
        yield running
