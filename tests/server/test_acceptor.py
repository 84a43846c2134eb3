"""Connections are passed on to the worker that has their table, and nobody who is slow holds others up."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from sevenfold.server import acceptor
from sevenfold.server.acceptor import Acceptor
from sevenfold.server.owners import family_of, ranking
from sevenfold.server.table_ids import FAMILY, id_after, new_id
from tests.server.harness import PATIENCE


def test_a_request_is_recognised_by_its_first_line() -> None:
    for line in (
        b"GET /ws/k7m2p9x4c8wd HTTP/1.1\r\n",
        b"POST /api/tables/k7m2p9x4c8wd/seats/1 HTT",
        b"GET /ws/k7m2p9x4c8wd?",
    ):
        assert family_of(line) == b"k7m2"
    others = (
        b"GET /ws HTTP/1.1",
        b"GET /api/tables/mine HTTP/1.1",
        b"GET /ws/k7m2p9x4c8w",
        b"GET /ws/k7m2p9x4c8wdd ",
        b"\x16\x03\x01",
    )
    assert {family_of(line) for line in others} == {None}


def test_a_rematch_stays_with_the_owner_of_its_table() -> None:
    table = new_id()
    rematches = [id_after(table, nonce) for nonce in ("one", "two")]
    assert [rematch[:FAMILY] for rematch in rematches] == [table[:FAMILY]] * 2
    assert len({table, *rematches}) == 3
    assert {len(rematch) for rematch in rematches} == {len(table)}


def test_workers_share_the_tables_and_when_one_goes_no_other_table_moves() -> None:
    families = [new_id()[:FAMILY].encode() for _ in range(3000)]
    owners = {family: ranking(family, range(4))[0] for family in families}
    for worker in range(4):
        assert 0.2 < list(owners.values()).count(worker) / len(owners) < 0.3
    for family, owner in owners.items():
        assert ranking(family, [0, 1, 3])[0] == (owner if owner != 2 else ranking(family, range(4))[1])


class FakeWorker:
    """The other end of a channel."""

    def __init__(self, acceptor: Acceptor, place: int) -> None:
        ours, self.channel = socket.socketpair()
        self.channel.settimeout(PATIENCE)
        acceptor.add(place, ours)
        self.channel.send(b"!")

    def next(self, says_so: bool = True) -> socket.socket:
        """The next connection that it is given."""
        _, (number,), _, _ = socket.recv_fds(self.channel, 1, 1)
        if says_so:
            self.channel.send(b"!")
        return socket.socket(fileno=number)

    def next_line(self, says_so: bool = True) -> bytes:
        with self.next(says_so) as connection:
            return connection.recv(1000)


class Stage:
    """An acceptor with workers that the test plays."""

    def __init__(self, workers: int) -> None:
        listener = socket.create_server(("localhost", 0))
        self.port = listener.getsockname()[1]
        self.acceptor = Acceptor(listener)
        self.acceptor.start()
        self.workers = [FakeWorker(self.acceptor, place) for place in range(workers)]
        self.callers: list[socket.socket] = []

    def call(self, data: bytes = b"") -> socket.socket:
        caller = socket.create_connection(("localhost", self.port), PATIENCE)
        caller.sendall(data)
        self.callers.append(caller)
        return caller

    def close(self) -> None:
        self.acceptor.close()
        for end in [*self.callers, *(worker.channel for worker in self.workers)]:
            end.close()

    def settle(self) -> None:
        """Returns when both workers are known to be ready: each has been given something."""
        for _ in range(100):
            self.call(b"GET / HTTP/1.1\r\n\r\n")
            for worker in self.workers:
                worker.channel.settimeout(0.05)
                with suppress(TimeoutError):
                    worker.next().close()
                worker.channel.settimeout(PATIENCE)
            if len(self.acceptor.workers) == len(self.workers):
                return
        raise AssertionError("a worker was never ready")


@pytest.fixture
def stage() -> Iterator[Stage]:
    made = Stage(2)
    made.settle()
    yield made
    made.close()


def request(table: str) -> bytes:
    return f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def table_of(worker: int) -> str:
    """A table that this one of two workers owns."""
    while ranking((table := new_id())[:FAMILY].encode(), range(2))[0] != worker:
        pass
    return table


def test_everybody_at_a_table_reaches_the_same_worker_with_nothing_read(stage: Stage) -> None:
    for worker in (0, 1):
        table = table_of(worker)
        for _ in range(3):
            stage.call(request(table))
            assert stage.workers[worker].next_line() == request(table)


def test_a_worker_that_has_gone_is_replaced_at_once(stage: Stage) -> None:
    table = table_of(0)
    stage.workers[0].channel.close()
    stage.call(request(table))
    assert stage.workers[1].next_line() == request(table)
    stage.workers[0] = FakeWorker(stage.acceptor, 0)
    stage.settle()
    stage.call(request(table))
    assert stage.workers[0].next_line() == request(table)


def test_what_a_worker_has_not_taken_before_it_goes_another_one_gets(stage: Stage) -> None:
    table = table_of(0)
    stage.call(request(table))
    assert stage.workers[0].channel.recv(1, socket.MSG_PEEK)  # passed on
    stage.workers[0].channel.close()
    assert stage.workers[1].next_line() == request(table)


def test_a_worker_that_takes_nothing_gets_nothing_more_until_it_does(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceptor, "PROMPT", 0.0)
    table = table_of(0)
    stage.call(request(table))
    assert stage.workers[0].next_line(says_so=False) == request(table)
    stage.call(request(table))
    assert stage.workers[1].next_line() == request(table)
    stage.workers[0].channel.send(b"!")
    stage.settle()
    stage.call(request(table))
    assert stage.workers[0].next_line() == request(table)


def test_a_successor_takes_over_when_it_is_ready(stage: Stage) -> None:
    """As when workers are renewed: both are there for a while."""
    table, before = table_of(0), stage.workers[0]
    stage.workers[0] = FakeWorker(stage.acceptor, 0)
    stage.call(request(table))
    with suppress(TimeoutError):  # either may get what comes at that moment
        before.channel.settimeout(0.2)
        before.next().close()
    stage.settle()
    stage.call(request(table))
    assert stage.workers[0].next_line() == request(table)
    before.channel.close()


def test_half_a_line_and_silence_hold_nobody_up_and_the_rest_still_finds_its_worker(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceptor, "PATIENCE", 3600.0)
    tables = [table_of(worker) for worker in (0, 1)]
    halves = [stage.call(request(tables[0])[:12]) for _ in range(50)]
    for _ in range(50):
        stage.call()
    stage.call(request(tables[1]))
    assert stage.workers[1].next_line() == request(tables[1])
    halves[7].sendall(request(tables[0])[12:])
    assert stage.workers[0].next_line() == request(tables[0])


def test_who_never_says_what_for_is_left_to_any_worker(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceptor, "PATIENCE", 0.0)
    for _ in range(2):
        stage.call(b"GET /ws/k7m2")
    assert [worker.next_line() for worker in stage.workers] == [b"GET /ws/k7m2"] * 2


def test_so_many_may_be_silent_and_the_oldest_are_passed_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceptor, "PATIENCE", 3600.0)
    monkeypatch.setattr(acceptor, "MOST_WAITING", 5)
    for number in range(7):
        stage.call(b"%d" % number)
    assert {worker.next_line() for worker in stage.workers} == {b"0", b"1"}


def test_without_workers_connections_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(0)
    stage.call(request("k7m2p9x4c8wd"))
    stage.workers = [FakeWorker(stage.acceptor, 0)]
    assert stage.workers[0].next_line() == request("k7m2p9x4c8wd")
    stage.close()


def test_nothing_stays_open_in_the_acceptor(stage: Stage) -> None:
    before = len([*Path("/proc/self/fd").iterdir()])
    for worker in (0, 1):
        with socket.create_connection(("localhost", stage.port)) as caller:
            caller.sendall(request(table_of(worker)))
            stage.workers[worker].next().close()
    stage.settle()
    while stage.callers:
        stage.callers.pop().close()
    assert len([*Path("/proc/self/fd").iterdir()]) <= before
