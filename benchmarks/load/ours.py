"""People at a Sevenfold server. They know no rules: they pick among the moves that the server offers."""

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from load.crowd import gather
from load.pace import BusyTable, Pace
from load.wire import Socket, Web
from sevenfold.game import find

NEWCOMERS = 30  # that the server lets in from one address at a time
REQUESTS = 16  # connections for requests


class State(msgspec.Struct):
    """What a player needs of a state."""

    phase: str
    ply: int
    choices: dict[str, Any] | None


class Told(msgspec.Struct):
    table: str
    state: State


read = msgspec.json.Decoder(Told).decode


class Person:
    """Somebody with a connection, who may sit at a table."""

    def __init__(self, server: "LoadedServer", cookie: str, source: str) -> None:
        self.server = server
        self.cookie = cookie
        self.source = source
        self.seat = 0
        self.table = ""
        self.finished = ""
        self.busy: BusyTable | None = None
        self.over: Callable[[], None] = lambda: None
        self.pinged = 0.0
        self.pongs: list[float] = []

    async def connect(self, table: str = "") -> None:
        self.socket = Socket(f"/ws/{table}" if table else "/ws", self.cookie, self.heard, self.server.lose)
        await self.socket.connect(self.server.port, self.source)

    def send(self, **message: object) -> None:
        self.socket.send(msgspec.json.encode(message))

    def sit_down(self, table: str, seat: int) -> None:
        if self.table:
            self.send(type="unwatch", table=self.table)
        self.table, self.seat = table, seat
        self.send(type="watch", table=table, seat=seat)

    def ping(self) -> None:
        self.pinged = time.perf_counter()
        self.send(type="ping")

    def heard(self, data: bytes) -> None:
        if data.startswith((b'{"type":"event"', b'{"type":"snapshot"')):
            told = read(data)
            if told.table == self.table:  # the last game may have an echo
                self.see(told.state)
        elif data.startswith(b'{"type":"pong"'):
            self.pongs.append(time.perf_counter() - self.pinged)
        elif data.startswith(b'{"type":"refused"'):
            self.server.pace.failures.append(data.decode())

    def see(self, state: State) -> None:
        if self.busy is None:
            return
        choices, ply = state.choices, state.ply
        self.busy.told(ply, None if choices is None else lambda: self.move(ply, choices))
        if state.phase == "over" and self.finished != self.table:
            self.finished = self.table
            self.over()

    def move(self, ply: int, choices: dict[str, Any]) -> None:
        move = random.choice(list(self.server.moves.expand(choices)))
        self.send(type="move", id=f"m{ply}", table=self.table, seat=self.seat, ply=ply, move=move)


Party = tuple[tuple[Person, ...], str]  # people, and their table


class LoadedServer:
    """The server, and everybody who is there."""

    def __init__(self, port: int, game: str, number: int = 0) -> None:
        self.port = port
        self.game = game
        self.moves = find(game).moves
        self.pace = Pace()
        self.people: list[Person] = []
        self.parties: list[Party] = []
        self.lost = 0
        self.webs = [Web(port) for _ in range(REQUESTS)]
        self.gate = asyncio.Semaphore(REQUESTS)
        self.tasks: set[asyncio.Task[None]] = set()
        self.addresses = iter(f"127.{1 + number}.{high}.{low}" for high in range(250) for low in range(1, 250))

    def lose(self) -> None:
        self.lost += 1

    async def post(self, path: str, body: object, person: Person) -> Any:
        return (await random.choice(self.webs).post(path, body, person.cookie))[0]

    async def post_afresh(self, path: str, person: Person) -> Any:
        """From a connection of its own, as browsers do after minutes of play: that is how a request finds its owner."""
        async with self.gate:
            web = Web(self.port, person.source)
            try:
                return (await web.post(path, None, person.cookie))[0]
            finally:
                web.close()

    async def welcome(self, count: int) -> list[Person]:
        """New guests."""
        groups = [min(NEWCOMERS, count - start) for start in range(0, count, NEWCOMERS)]
        people = [person for group in await gather(self.welcome_group, groups, 8) for person in group]
        self.people += people
        return people

    async def welcome_group(self, count: int) -> list[Person]:
        source = next(self.addresses)
        web = Web(self.port, source)
        cookies = [(await web.post("/api/me", {"name": f"Guest {n}"}))[1] for n in range(count)]
        web.close()
        return [Person(self, cookie, source) for cookie in cookies]

    async def connect(self, people: list[Person]) -> None:
        await gather(Person.connect, people, 64)

    # Tables

    async def set_up(self, count: int) -> None:
        """Tables with two people each; nobody is connected yet."""
        people = await self.welcome(2 * count)
        self.parties = await gather(self.party, list(zip(people[::2], people[1::2], strict=True)), REQUESTS)

    async def party(self, people: tuple[Person, Person]) -> Party:
        host, other = people
        wish = {"game": self.game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id: str = (await self.post("/api/tables", wish, host))["id"]
        await self.post(f"/api/tables/{id}/seats/1", None, other)
        await self.post(f"/api/tables/{id}/start", None, host)
        return people, id

    async def set_up_bots(self, count: int, level: str) -> None:
        """Tables with one person, who never thinks, and a bot, which does."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        wish = {"game": self.game, "options": {"players": 2}, "seats": seats}

        async def party(host: Person) -> Party:
            return (host,), (await self.post("/api/tables", wish, host))["id"]

        self.parties = await gather(party, await self.welcome(count), REQUESTS)

    async def sit_down(self) -> None:
        """Everybody connects and looks at their table."""
        seated = [(person, table) for people, table in self.parties for person in people]
        await gather(lambda place: place[0].connect(place[1]), seated, 64)
        for people, table in self.parties:
            busy = BusyTable(self.pace, len(people))
            people[0].over = partial(self.play_again, people)
            for seat, person in enumerate(people):
                person.busy = busy
                person.sit_down(table, seat)
        while any(table.next is None for table in self.pace.tables):
            await asyncio.sleep(0.05)

    def play_again(self, people: tuple[Person, ...]) -> None:
        task = asyncio.get_running_loop().create_task(self.rematch(people))
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.pace.failures.append(repr(error))

    async def rematch(self, people: tuple[Person, ...]) -> None:
        host = people[0]
        for person in people:  # everybody agrees
            fresh = (await self.post_afresh(f"/api/tables/{host.table}/rematch", person))["id"]
        assert host.busy is not None
        while host.busy.under_way:  # the other may hear of the last move from another process
            await asyncio.sleep(0.005)
        host.busy.begin_again()
        for seat, person in enumerate(people):
            person.sit_down(fresh, seat)
