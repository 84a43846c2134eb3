"""Workers that end are replaced, with or without a database; a supervisor that ends takes its workers with it."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from sevenfold.server import launch
from sevenfold.server.settings import Settings
from sevenfold.server.store import capacity
from sevenfold.server.supervisor import MOST_STILLBORN, PAUSES, SETTLED, Supervisor
from tests.server.client import Guest
from tests.server.conftest import Launch
from tests.server.harness import PATIENCE, Postgres, Server


class Puppet:
    """A worker that does as it is told."""

    def __init__(self, ready: bool = True, well: bool = True) -> None:
        self.ready, self.well = ready, well
        self.stopped = self.ended = False

    def is_well(self, moment: float) -> bool:
        return self.well

    def stop(self) -> None:
        self.stopped = True

    def end(self) -> None:
        self.ended = True


class Stage:
    """A supervisor of puppets, and the time."""

    def __init__(self, workers: int = 2) -> None:
        self.database = True
        self.puppets: list[Puppet] = []
        self.next: Callable[[], Puppet] = Puppet
        self.supervisor = Supervisor(self.start, workers, lambda: self.database)
        self.moment = 0.0

    def start(self, _place: int) -> Puppet:
        self.puppets.append(self.next())
        return self.puppets[-1]

    def look(self, seconds: float = 0.0) -> int:
        """How many were started up to then."""
        self.moment += seconds
        for _ in range(2):  # one look finds a worker ended, the next one fills its place
            self.supervisor.look(self.moment)
        return len(self.puppets)


def test_a_worker_that_ends_is_replaced_at_once_and_the_others_stay() -> None:
    stage = Stage()
    assert stage.look() == 2
    stage.puppets[0].well = False
    assert stage.look() == 3
    assert [puppet.ended for puppet in stage.puppets] == [True, False, False]


def test_the_pauses_grow_while_workers_fail_and_are_forgotten_when_one_stays() -> None:
    stage = Stage(1)
    for number, pause in enumerate([*PAUSES, PAUSES[-1]], 1):
        stage.look()
        stage.puppets[-1].well = False
        if pause:
            assert stage.look(0.01) == number
            assert stage.look(pause - 0.02) == number
        assert stage.look(0.05) == number + 1
    count = stage.look()
    stage.look(SETTLED)
    stage.puppets[-1].well = False
    assert stage.look() == count + 1
    assert not stage.supervisor.collapsed


def test_without_a_database_nobody_is_started_and_nobody_gives_up() -> None:
    stage = Stage()
    stage.database = False
    for puppet in stage.puppets:
        puppet.well = puppet.ready = False
    for _ in range(100):
        assert stage.look(10) == 2
    stage.database = True
    assert stage.look(10) == 4
    assert not stage.supervisor.stopping


def test_workers_that_never_serve_are_a_collapse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ends, and its status says that this was no wish of anybody's."""
    stage = Stage(1)
    stage.next = partial(Puppet, ready=False, well=False)
    stage.puppets[0].well = stage.puppets[0].ready = False
    for _ in range(20):
        stage.look(PAUSES[-1])
    assert len(stage.puppets) == MOST_STILLBORN
    assert stage.supervisor.collapsed
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # those of this process are left as they are
    monkeypatch.setattr(launch, "Supervisor", lambda **_: stage.supervisor)
    with socket.create_server(("localhost", 0)) as listener, pytest.raises(SystemExit, match="1"):
        launch.supervise(Settings(workers=2), listener)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped."""
    server = Postgres()
    yield server
    server.start()
    server.close()


def workers_of(server: Server) -> list[int]:
    """The processes that serve."""
    pid = getattr(server.process, "pid", None)
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def becomes(true: Callable[[], bool]) -> None:
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < 2 * PATIENCE, "it never came true"
        time.sleep(0.05)  # until processes have come up or gone, not for a clock


def says(server: Server, sentence: str) -> bool:
    return server.journal.exists() and sentence in server.journal.read_text()


def is_gone(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"


def test_a_server_outlives_its_database_its_workers_and_leaves_none_behind(
    launch: Launch, own_postgres: Postgres
) -> None:
    """A worker is killed while the database is away; it comes back with it. All are renewed, and in the end the
    supervisor itself is killed."""
    server = launch(own_postgres.database(), from_scratch=True, workers=2)
    own_postgres.stop()
    first = workers_of(server)
    assert len(first) == 2
    os.kill(first[0], signal.SIGKILL)
    becomes(lambda: says(server, "a worker cannot start again: the database does not answer"))
    assert server.process.poll() is None
    own_postgres.start()
    becomes(lambda: len(workers_of(server)) == 2 and first[0] not in workers_of(server))
    server.wait_until_well()
    second = workers_of(server)
    server.process.send_signal(signal.SIGHUP)  # all are renewed, one after the other
    becomes(lambda: len(workers_of(server)) == 2 and not {*second} & {*workers_of(server)})
    assert asyncio.run(Guest.arrive(server)).secret
    workers = workers_of(server)
    server.kill()
    becomes(lambda: all(map(is_gone, workers)))
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.url, trust_env=False)


def test_a_server_that_is_started_first_waits_for_its_database(own_postgres: Postgres, tmp_path: Path) -> None:
    database = own_postgres.database()
    own_postgres.stop()
    server = Server(database, tmp_path / "log").spawn()
    becomes(lambda: says(server, "the database does not answer"))
    assert server.process.poll() is None
    own_postgres.start()
    assert server.process.stdout is not None
    assert "http" in server.process.stdout.readline()
    assert server.end(signal.SIGTERM) == -signal.SIGTERM


def test_a_database_that_will_never_do_is_not_waited_for(postgres_url: str, tmp_path: Path) -> None:
    missing = postgres_url.replace("/test", "/there_is_none_")
    server = Server(missing, tmp_path / "log").spawn()
    assert server.process.wait(PATIENCE) == 2
    server.__exit__()
    assert "there_is_none" in server.journal.read_text().replace("\n", "")


def test_a_wait_for_the_database_grows_longer_and_tells_why(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[float] = []

    async def refuse(_url: str) -> int:
        if len(tries) < 7:
            raise ConnectionRefusedError("nobody is there")
        return 42

    monkeypatch.setattr(capacity, "spare", refuse)
    assert capacity.wait_for_database("postgresql://localhost/x", tries.append) == 42
    assert tries == [*capacity.PAUSES, capacity.PAUSES[-1], capacity.PAUSES[-1]]
