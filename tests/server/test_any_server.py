"""The application under servers that know nothing of ours: uvicorn with its own protocols, and ASGI by hand."""

import asyncio
import json
import re
import tomllib
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from sevenfold.protocol import COOKIE
from sevenfold.server import app
from sevenfold.server.asgi_channel import AsgiChannel
from sevenfold.server.channel import LARGEST_MESSAGE, TOO_LARGE
from sevenfold.server.presence import UNAUTHORIZED
from sevenfold.server.settings import Settings
from sevenfold.server.socket import MOST_UNREAD
from tests.server.client import Guest, play_out
from tests.server.harness import PATIENCE
from tests.server.inside import serving

TESTED = "0.54"  # of uvicorn: the protocols below ours are made of parts that its documentation does not promise
STOCK = [{"http": "h11", "ws": "websockets-sansio"}, {"http": "auto", "ws": "auto"}]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/tables.db", rate=1e9, pace=0.0)


def test_the_protocols_are_tested_with_the_uvicorn_that_is_here() -> None:
    found = ".".join(version("uvicorn").split(".")[:2])
    assert found == TESTED, (
        f"uvicorn {found} is installed, but server/http_protocol.py and server/websocket_protocol.py are written for "
        f"{TESTED}: run tests/server with it, mend what fails, then change TESTED here and the bounds in pyproject.toml"
    )


def test_the_package_asks_for_the_uvicorn_that_is_tested() -> None:
    wanted = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    (bounds,) = [need for need in wanted["project"]["optional-dependencies"]["server"] if need.startswith("uvicorn")]
    major, minor = map(int, TESTED.split("."))
    assert re.sub(r"^uvicorn\[standard\]", "", bounds) == f">={TESTED},<{major}.{minor + 1}"


@pytest.mark.parametrize("protocols", STOCK, ids=lambda chosen: chosen["ws"])
def test_two_people_play_a_whole_game_under_a_server_as_it_comes(settings: Settings, protocols: dict[str, Any]) -> None:
    def stock(application: Any) -> uvicorn.Config:
        return uvicorn.Config(application, log_config=None, timeout_graceful_shutdown=1, **protocols)

    async def scenario() -> None:
        async with serving(settings, configure=stock) as server:
            ada, bob = await Guest.arrive(server), await Guest.arrive(server, "Bob")
            table = await ada.set_up("dragon", {})
            await bob.do("POST", f"/api/tables/{table}/seats/1")
            await ada.do("POST", f"/api/tables/{table}/start")
            async with ada.connect() as one, bob.connect() as other:
                mine, theirs = await asyncio.gather(
                    play_out(one, table, [0], Random(1)), play_out(other, table, [1], Random(2))
                )
                assert isinstance(server.connections()[0].channel, AsgiChannel)
                assert mine["outcome"] == theirs["outcome"] is not None
                await ada.do("DELETE", "/api/me")  # who is forgotten is not connected any more
                with pytest.raises(ConnectionClosed) as closed:
                    await one.until("pong")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == UNAUTHORIZED
                await other.now()

    asyncio.run(scenario())


class Scripted:
    """An ASGI server's side of one WebSocket. Nobody reads while `reading` is not set."""

    def __init__(self, application: Any, secret: str) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        cookie = f"{COOKIE}={secret}".encode()
        scope = {"type": "websocket", "path": app.SOCKET_PATH, "headers": [(b"cookie", cookie)], "query_string": b""}
        self.task = asyncio.create_task(application(scope, self.inbox.get, self.send))
        self.inbox.put_nowait({"type": "websocket.connect"})

    async def send(self, message: dict[str, Any]) -> None:
        await self.reading.wait()
        self.outbox.put_nowait(message)

    def say(self, **message: Any) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return await self.outbox.get()

    async def heard(self, type: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads((await self.next())["text"])
            if message["type"] == type:
                return message


def run(settings: Settings, scenario: Callable[[Any, Scripted], Awaitable[None]]) -> None:
    """A scenario with an application and one WebSocket to it, which leaves nothing behind."""

    async def whole() -> None:
        application = app.create(settings)
        services = application.state.services
        async with app.alive(application):
            _, secret = await services.people.welcome("Ada", "en")
            socket = Scripted(application, secret)
            assert (await socket.next())["type"] == "websocket.accept"
            await scenario(services, socket)
            async with asyncio.timeout(PATIENCE):
                await socket.task
            assert not services.presence.connections

    asyncio.run(whole())


def test_messages_pass_and_goodbye_is_heard(settings: Settings) -> None:
    async def scenario(_services: Any, socket: Scripted) -> None:
        await socket.heard("welcome")
        socket.say(type="ping")
        await socket.heard("pong")
        socket.inbox.put_nowait({"type": "websocket.receive", "bytes": b'{"type":"ping"}'})
        await socket.heard("pong")
        socket.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    run(settings, scenario)


def test_a_message_that_is_too_large_ends_the_connection(settings: Settings) -> None:
    async def scenario(_services: Any, socket: Scripted) -> None:
        await socket.heard("welcome")
        socket.say(type="ping", padding="é" * (LARGEST_MESSAGE // 2))
        closed = await socket.next()
        assert (closed["type"], closed["code"]) == ("websocket.close", TOO_LARGE)

    run(settings, scenario)


def test_who_sends_faster_than_we_answer_waits(settings: Settings) -> None:
    """Messages stay with the server below, which bounds them."""

    async def scenario(services: Any, socket: Scripted) -> None:
        await socket.heard("welcome")
        (connection,) = next(iter(services.presence.connections.values()))
        most = 0
        for _ in range(200):
            socket.say(type="ping")
        for _ in range(200):
            most = max(most, len(connection.unread))
            await socket.heard("pong")
        assert most <= MOST_UNREAD + 1
        socket.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    run(settings, scenario)


def test_who_does_not_read_is_cut_off(settings: Settings) -> None:
    async def scenario(services: Any, socket: Scripted) -> None:
        await socket.heard("welcome")
        socket.reading.clear()
        (connection,) = next(iter(services.presence.connections.values()))
        while not connection.closed:
            connection.send(b'"' + b"x" * 100_000 + b'"')
            await asyncio.sleep(0)

    run(settings, scenario)


def test_who_does_not_read_the_goodbye_either_is_not_waited_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenfold.server.asgi_channel.GOODBYE", 0.0)

    async def scenario(services: Any, socket: Scripted) -> None:
        await socket.heard("welcome")
        socket.reading.clear()
        (connection,) = next(iter(services.presence.connections.values()))
        connection.send(b'"x"')
        connection.end(UNAUTHORIZED)

    run(settings, scenario)
