"""The parts of a server in this process, with a time that the test sets."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from sevenfold.game import find
from sevenfold.protocol import fairness
from sevenfold.server import app, events, services
from sevenfold.server.bot_runner import BotRunner
from sevenfold.server.decisions import Decision
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import People, Person
from sevenfold.server.presence import Presence
from sevenfold.server.registry import RoomRegistry
from sevenfold.server.retention import Retention
from sevenfold.server.services import Services
from sevenfold.server.settings import Settings
from sevenfold.server.store import Store
from sevenfold.server.sweeper import Sweeper
from sevenfold.server.tables import Tables
from sevenfold.server.thinking import ThinkingQueue
from sevenfold.server.time_source import TimeSource
from sevenfold.server.uvicorn_config import configuration
from tests.server.fake_time import FakeTime

STARTED_LONG_AGO = 3_600_000


class Inside:
    """A server without its tasks and sockets: nothing happens here by itself. Bots play if they are told to."""

    def __init__(self, database: str, settings: Settings | None = None) -> None:
        self.time = FakeTime()
        self.store = Store(database)
        self.people = People(self.store, self.time)
        self.rooms = RoomRegistry(self.store, self.time)
        self.rooms.began -= STARTED_LONG_AGO
        self.tables = Tables(self.rooms)
        self.thinking = ThinkingQueue(1)
        self.bots = BotRunner(self.tables, self.thinking, 0.0, self.time)
        self.presence = Presence(self.store, self.people, self.time)
        self.retention = Retention(self.store, settings or Settings(), self.time)
        self.sweeper = Sweeper(self.tables, self.bots, self.presence, self.retention, self.time)

    async def arrive(self, *names: str) -> list[Person]:
        """People who are seen now, and connected nowhere."""
        guests = [Person(name.lower(), name, "en") for name in names]
        for guest in guests:
            row = {"id": guest.id, "name": guest.name, "language": "en"}
            seen = {"created_at": self.time.now(), "seen_at": self.time.now()}
            key = {"secret": guest.id.encode(), "id": guest.id, "identity": guest.id, "created_at": self.time.now()}
            await self.store.add_identity(row | seen, key)
        return guests

    async def begin(self, id: str, seats: str, game: str = "dragon", **wish: Any) -> LiveRoom:
        """A running table. Seats are words: people by name, `guest` for somebody at the first one's device, or bots."""
        words = seats.split()
        plans = [plan(word, words[0]) for word in words]
        options = find(game).options.resolve({"players": len(plans)})
        event = events.Created(game, options, words[0], plans, **wish)
        rows = [{"seat": seat, "identity": plan.identity, "name": None} for seat, plan in enumerate(plans)]
        found = await self.rooms.create(id, event, rows, {})
        await self.rooms.act(id, lambda _room: Decision(events.Started(*fairness.draw_secret(game))))
        return found

    def connect(self, person: Person) -> None:
        """As if a tab were open."""
        self.presence.connections[person.id] = set()


def plan(word: str, host: str) -> events.SeatPlan:
    if word == "guest":
        return events.SeatPlan("guest", host)
    if word in ("greedy", "random"):
        return events.SeatPlan("bot", level=word)
    return events.SeatPlan("person", word)


@asynccontextmanager
async def inside(database: str, settings: Settings | None = None) -> AsyncIterator[Inside]:
    house = Inside(database, settings)
    await house.store.open()
    try:
        yield house
    finally:
        busy = list(house.bots.busy.values())
        house.bots.close()
        house.thinking.close()
        await asyncio.gather(*busy, return_exceptions=True)
        await house.store.close()


class Serving:
    """A whole server in this process, sockets and all."""

    def __init__(self, application: Any, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.services: Services = application.state.services

    def connections(self) -> list[Any]:
        return [one for connections in self.services.presence.connections.values() for one in connections]


@asynccontextmanager
async def serving(
    settings: Settings, time: TimeSource | None = None, configure: Callable[[Any], uvicorn.Config] = configuration
) -> AsyncIterator[Serving]:
    application = app.create(settings, time)
    server = uvicorn.Server(configure(application))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)  # until it listens, not for a clock
        try:
            yield Serving(application, listener.getsockname()[1])
        finally:
            server.should_exit = True
            await task


def tune_nothing() -> None:
    """The collector of a process that runs tests is left as it is."""


services.tune = tune_nothing
