"""Who does not read costs a bounded number of bytes, for a bounded time, and leaves nothing behind."""

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenfold.protocol import COOKIE
from sevenfold.server import history, socket
from sevenfold.server.decisions import Decision
from sevenfold.server.events import Said
from sevenfold.server.limits import Limiter
from sevenfold.server.room import Room
from sevenfold.server.settings import Settings
from sevenfold.server.socket import BREATH, MOST_WAITING, Connection
from sevenfold.server.websocket_protocol import WebSocketProtocol
from tests.server.client import Guest
from tests.server.harness import PATIENCE
from tests.server.inside import Serving, serving
from tests.server.raw import CLOSE, TEXT, Raw, frame

LETTER = b'"' + b"x" * 9_998 + b'"'
LARGEST = 64_000  # bytes of one message, at most


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/tables.db", rate=1e9, pace=0.0)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What is not freed at once stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def becomes(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)  # until the network has done its part, not for a clock


async def open_raw(server: Serving, guest: Guest) -> tuple[Raw, Connection]:
    """A socket that nobody reads from, and the server's end of it."""
    raw = Raw(server.url, receive_buffer=4096)
    await asyncio.to_thread(raw.upgrade, Cookie=f"{COOKIE}={guest.secret}")
    await becomes(server.connections)
    (connection,) = server.connections()
    return raw, connection


def below(connection: Connection) -> WebSocketProtocol:
    assert isinstance(connection.channel, WebSocketProtocol)
    return connection.channel


def watch(connection: Connection) -> list["weakref.ref[Any]"]:
    """All that a connection consists of, without keeping it alive."""
    parts: list[Any] = [connection, connection.channel, below(connection).conn]
    return [weakref.ref(part) for part in parts]


async def long_table(server: Serving, guest: Guest, events: int) -> str:
    table = await guest.set_up("dragon", {}, "me guest", away=None)
    for _ in range(events):
        await server.services.rooms.act(table, say)
    return table


def say(_room: Room) -> Decision:
    return Decision(Said("hello", 0))


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await scenario()

    uvloop = pytest.importorskip("uvloop")  # the loop that serves
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(whole())


def test_bytes_are_counted_and_who_falls_behind_is_cut_off(settings: Settings, no_collector: None) -> None:
    async def scenario() -> None:
        async with serving(settings) as server:
            raw, connection = await open_raw(server, await Guest.arrive(server))
            channel, most = below(connection), 0
            watched = watch(connection)
            with raw:
                for _ in range(100_000):
                    for _ in range(2):
                        connection.send(LETTER)
                        most = max(most, connection.behind)
                    assert connection.behind == sum(map(len, connection.waiting))
                    assert channel.transport.get_write_buffer_size() <= 2 * BREATH + len(LETTER)
                    if connection.closed:
                        break
                    await asyncio.sleep(0)
                assert connection.closed
                assert MOST_WAITING <= most <= MOST_WAITING + 2 * len(LETTER)
                assert not connection.waiting
                del connection, channel
                await becomes(lambda: not server.connections())  # although the socket is still open
                await becomes(lambda: not any(one() for one in watched))

    run(scenario)


@pytest.mark.parametrize("how", ["goodbye", "a broken line", "a withdrawn key", "nonsense"])
def test_a_connection_leaves_nothing_behind(settings: Settings, no_collector: None, how: str) -> None:
    async def scenario() -> None:
        async with serving(settings) as server:
            guest = await Guest.arrive(server)
            raw, connection = await open_raw(server, guest)
            channel = below(connection)
            watched = watch(connection)
            with raw:
                while channel.is_writable:
                    connection.send(LETTER * 10)
                    await asyncio.sleep(0)
                channel.close_timeout = 0.05
                match how:
                    case "goodbye":
                        raw.send(frame(CLOSE, b"\x03\xe8"))
                    case "a broken line":
                        raw.socket.close()
                    case "a withdrawn key":
                        connection.end(4401)
                    case "nonsense":
                        raw.send(b"\xff" * 10)
                del connection, channel
                await becomes(lambda: not server.connections())
                await becomes(lambda: not any(one() for one in watched))

    run(scenario)


def test_a_long_past_is_told_only_as_fast_as_it_is_read(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads a history asked for again and again: a page of it is made, and no more."""
    monkeypatch.setattr(history, "PAGE", 10)
    told = 0

    class Counting(history.Past):
        async def tell(self, number: int) -> list[bytes]:
            nonlocal told
            page = await super().tell(number)
            told += sum(map(len, page))
            return page

    monkeypatch.setattr(socket, "Past", Counting)

    async def scenario() -> None:
        async with serving(settings) as server:
            guest = await Guest.arrive(server)
            table = await long_table(server, guest, 300)
            raw, connection = await open_raw(server, guest)
            with raw:
                while connection.channel.is_writable:
                    connection.send(LETTER * 10)
                    await asyncio.sleep(0)
                wish = frame(TEXT, json.dumps({"type": "watch", "table": table, "since": -1}).encode())
                await asyncio.to_thread(raw.send, wish * 500)
                async with guest.connect() as other:
                    await other.now()
                    await becomes(lambda: below(connection).paused)
                    await other.watch(table)
                assert told <= 10 * LARGEST
                assert connection.behind <= BREATH + 10 * LARGEST
                assert len(connection.unread) + len(below(connection).unparsed) // len(wish) <= 500
            told_before = told
            async with guest.connect() as tab:  # while somebody who reads gets everything
                await tab.send("watch", table=table, since=-1)
                await tab.until("mine")
                assert [json.loads(text)["number"] for text in tab.events] == list(range(302))
            assert told > told_before

    run(scenario)


def test_what_happens_while_the_past_is_told_is_told_once_and_in_order(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "PAGE", 5)

    async def scenario() -> None:
        async with serving(settings) as server:
            guest = await Guest.arrive(server)
            table = await long_table(server, guest, 60)
            tell, found = history.Past.tell, server.services.rooms.live[table]

            async def slowly(past: history.Past, number: int) -> list[bytes]:
                if found.room.number < 90 and not found.lock.taken:
                    await server.services.rooms.act(table, say)
                    await server.services.rooms.act(table, say)
                return await tell(past, number)

            monkeypatch.setattr(history.Past, "tell", slowly)
            async with guest.connect() as tab:
                await tab.send("watch", table=table, since=-1)
                await tab.until("mine")
                await server.services.rooms.act(table, lambda _room: Decision(Said("oops", 0)))
                while json.loads(tab.events[-1])["event"].get("phrase") != "oops":
                    await tab.until("event")
                numbers = [json.loads(text)["number"] for text in tab.events]
                assert numbers == list(range(len(numbers)))
                assert len(numbers) > 90

    run(scenario)


def test_a_past_is_charged_by_its_length(settings: Settings) -> None:
    async def scenario() -> None:
        async with serving(settings) as server:
            guest = await Guest.arrive(server)
            table = await long_table(server, guest, 1_000)
            moment = 0.0
            server.services.limiter = Limiter(20, 100, lambda: moment)
            async with guest.connect() as tab:
                await tab.send("watch", table=table, since=-1)
                await tab.until("mine")
                for _ in range(3):
                    await tab.send("watch", table=table, since=-1)
                    refused = await tab.until("refused", "mine")
                    assert refused["reason"] == "rate-limited"
                moment += 6  # the debt of 101 messages is paid, and there is some more
                await tab.send("ping")
                await tab.until("pong")
                await tab.send("watch", table=table, since=1_000)
                await tab.until("mine")

    run(scenario)


def test_a_bucket_lends_what_it_does_not_hold_but_only_when_it_is_half_full() -> None:
    moment = 0.0
    limiter = Limiter(10, 100, lambda: moment)
    assert limiter.lends("ada", 250)
    assert not limiter.lends("ada", 250)
    assert not limiter.allows("ada")
    moment = 15.1
    assert limiter.allows("ada")  # the debt is paid
    assert not limiter.lends("ada", 250)
    moment = 20.2
    assert limiter.lends("ada", 250)
    assert limiter.lends("bob", 30)
    assert limiter.lends("bob", 50)
    assert not limiter.lends("bob", 30)
