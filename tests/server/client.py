"""People and programs at a server: requests, and raw WebSockets with everything that was heard."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Protocol

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from sevenfold.game import find
from sevenfold.protocol import COOKIE
from tests.server.harness import PATIENCE

JSON = dict[str, Any]


class Reachable(Protocol):
    """A server, wherever it runs."""

    url: str


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url
        self.secret = secret

    @classmethod
    async def arrive(cls, server: Reachable, name: str = "Ada", language: str = "en") -> "Guest":
        guest = cls(server.url)
        answer = await guest.request("POST", "/api/me", {"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        guest.secret = answer.cookies[COOKIE]
        return guest

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.secret}"} if self.secret else {}

    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, trust_env=False, verify=False, timeout=PATIENCE) as client:
            return await client.request(method, path, json=body, headers={**self.headers, **headers})

    async def get(self, path: str) -> Any:
        answer = await self.request("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """What must succeed."""
        answer = await self.request(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """Why the server says no."""
        answer = await self.request(method, path, body)
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        return str(answer.json()["reason"])

    async def set_up(self, game: str, options: JSON, seats: str = "me open", **wish: Any) -> str:
        """A table; seats are words: me, open, guest, or the level of a bot. Its id."""
        wanted = [{"kind": word} if word in KINDS else {"kind": "bot", "level": word} for word in seats.split()]
        options = {"players": len(wanted), **options}
        made = await self.do("POST", "/api/tables", {"game": game, "options": options, "seats": wanted, **wish})
        return str(made["id"])

    @asynccontextmanager
    async def connect(self, table: str = "", **headers: str) -> AsyncIterator["Tab"]:
        address = self.url.replace("http", "ws", 1) + (f"/ws/{table}" if table else "/ws")
        async with websockets.connect(
            address, additional_headers={**self.headers, **headers}, max_size=None, max_queue=None, proxy=None
        ) as socket:
            yield Tab(socket)


KINDS = ("me", "open", "guest")


class Tab:
    """One connection. `heard` keeps every message just as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def receive(self) -> JSON:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv(decode=True)
        self.heard.append(text)
        message: JSON = json.loads(text)
        return message

    async def until(self, *types: str, **fields: Any) -> JSON:
        """The next message of one of these types with these fields."""
        while True:
            message = await self.receive()
            if message["type"] in types and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def event(self, kind: str) -> JSON:
        """The next event of this kind."""
        while True:
            message = await self.until("event")
            if message["event"]["kind"] == kind:
                return message

    async def watch(self, table: str, seat: int | None = None) -> JSON:
        await self.send("watch", table=table, seat=seat)
        return await self.until("snapshot", table=table)

    async def submit(self, table: str, seat: int, ply: int, move: JSON, id: str = "only") -> JSON:
        """Sends a move; the answer."""
        await self.send("move", id=id, table=table, seat=seat, ply=ply, move=move)
        return await self.until("accepted", "refused", id=id)

    async def now(self) -> None:
        """Returns when everything that the server had to say so far has been heard."""
        await self.send("ping")
        await self.until("pong")

    @property
    def events(self) -> list[str]:
        """The events heard, byte for byte."""
        return [text for text in self.heard if text.startswith('{"type":"event"')]

    @property
    def latest(self) -> JSON:
        """The latest state heard."""
        for text in reversed(self.heard):
            message: JSON = json.loads(text)
            if "state" in message:
                return dict(message["state"])
        raise AssertionError("nothing was heard yet")


def some_move(state: JSON, random: Random) -> JSON:
    """A move among those that the server offers: clients know no rules."""
    return random.choice(list(find(state["game"]).moves.expand(state["choices"])))


async def play_out(tab: Tab, table: str, seats: list[int], random: Random, most: int = 10_000) -> JSON:
    """Plays for these seats of the tab's person until the game is over, or so many of their moves; the last state."""
    eyes = seats[0]
    state = (await tab.watch(table, eyes))["state"]
    for count in range(most):
        while state["outcome"] is None and state["turn"] not in seats:
            state = (await tab.until("event", table=table))["state"]
        if state["outcome"] is not None:
            return dict(state)
        if state["turn"] != eyes:
            eyes = state["turn"]
            state = (await tab.watch(table, eyes))["state"]
        ply = state["ply"]
        answer = await tab.submit(table, eyes, ply, some_move(state, random), f"{eyes}-{ply}-{count}")
        assert answer["type"] == "accepted", answer
        state = tab.latest
    return dict(state)
