"""People at a boardgame.io server: its lobby over HTTP, its socket.io messages over a WebSocket."""

import asyncio
import random
from functools import partial

import msgspec

from load.crowd import gather
from load.pace import BusyTable, Pace
from load.wire import Socket, Web

REQUESTS = 16
PREFIX = b"42/columns,"  # an event of socket.io in our game's namespace


class Hand(msgspec.Struct):
    hand: list[int]


class Columns(msgspec.Struct):
    players: dict[str, Hand]  # only one's own
    rows: dict[str, str]


class Context(msgspec.Struct):
    current_player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    columns: Columns = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class Person:
    """One player of one match."""

    def __init__(self, server: "LoadedServer", match: str, seat: str, credentials: str, busy: BusyTable) -> None:
        self.server = server
        self.match = match
        self.seat = seat
        self.credentials = credentials
        self.busy = busy

    async def connect(self) -> None:
        self.socket = Socket("/socket.io/?EIO=4&transport=websocket", "", self.heard, self.server.lose)
        await self.socket.connect(self.server.port)

    def emit(self, *event: object) -> None:
        self.socket.send(PREFIX + msgspec.json.encode(event))

    def heard(self, data: bytes) -> None:
        if data.startswith(b'42/columns,["update"'):
            self.see(read_update(data[len(PREFIX) :])[2])
        elif data.startswith(b'42/columns,["sync"'):
            self.see(read_sync(data[len(PREFIX) :])[2].state)
        elif data == b"2":  # a ping of engine.io
            self.socket.send(b"3")
        elif data.startswith(b"0{"):
            self.socket.send(b"40/columns,")
        elif data.startswith(b"40/columns,"):
            self.emit("sync", self.match, self.seat, self.credentials, 2)

    def see(self, state: State) -> None:
        on_turn = state.context.current_player == self.seat
        self.busy.told(state.number, partial(self.move, state) if on_turn else None)

    def move(self, state: State) -> None:
        """Any card on the first row where its column is free."""
        hand, rows = state.columns.players[self.seat].hand, state.columns.rows
        card = random.randrange(len(hand))
        row = 0
        while str(row) in rows and rows[str(row)][hand[card] - 1] != ".":
            row += 1
        payload = {"type": "place", "args": [card, row], "playerID": self.seat, "credentials": self.credentials}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.match, self.seat)


class LoadedServer:
    """The server, and everybody who is there."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.pace = Pace()
        self.people: list[Person] = []
        self.lost = 0
        self.webs = [Web(port) for _ in range(REQUESTS)]

    def lose(self) -> None:
        self.lost += 1

    async def set_up(self, count: int) -> None:
        """Matches with two people each; nobody is connected yet."""
        await gather(self.match, range(count), REQUESTS)

    async def match(self, number: int) -> None:
        web = self.webs[number % REQUESTS]
        match = (await web.post("/games/columns/create", {"numPlayers": 2}))[0]["matchID"]
        busy = BusyTable(self.pace, 2)
        for seat in "01":
            joined, _ = await web.post(f"/games/columns/{match}/join", {"playerID": seat, "playerName": "Guest"})
            self.people.append(Person(self, match, seat, joined["playerCredentials"], busy))

    async def sit_down(self) -> None:
        """Everybody connects and looks at their match."""
        await gather(Person.connect, self.people, 64)
        while any(table.next is None for table in self.pace.tables):
            await asyncio.sleep(0.05)
