"""Following a table over a WebSocket that may break: nothing is missed, nothing is played twice."""

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from sevenfold.errors import Refused, Unreachable
from sevenfold.online.server import Server
from sevenfold.protocol import messages

LARGEST = 4_000_000  # bytes: a late view with thousands of choices
HEARTBEAT = 20.0
RETRIES = (0.2, 0.5, 1, 2, 4, 8, 8, 8, 8, 8)  # seconds to wait before the next try

decode = msgspec.json.Decoder(messages.FromServer).decode


class Disconnected(msgspec.Struct, frozen=True):
    """The connection has gone; it is being made again."""


class Reconnected(msgspec.Struct, frozen=True):
    """The connection is back."""


Told = messages.FromServer | Disconnected | Reconnected


class TableClient:
    """One table, seen from one of our seats or as a watcher. Iterate over it for what happens."""

    def __init__(self, server: Server, table: str, seat: int | None) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.state: messages.TableState | None = None
        self.last: int | None = None  # the number of the last event that we have
        self.pending: messages.MoveMessage | None = None  # sent, and not answered yet
        self.connection: ClientConnection | None = None
        self.hanging_up = ExitStack()

    def __iter__(self) -> Iterator[Told]:
        """Everything that happens, until `close` or a refusal to watch."""
        while True:
            try:
                self.open()
                while self.connection is not None:
                    told = decode(self.connection.recv())
                    self.take_in(told)
                    yield told
                return
            except (ConnectionClosed, OSError):
                if self.connection is None:
                    return
                yield Disconnected()
                self.mend()
                yield Reconnected()

    def open(self) -> None:
        """Connects and asks for the table: as it stands, or what we have missed."""
        if self.connection is None:
            try:
                self.dial()
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                raise Unreachable(str(error)) from None

    def dial(self) -> None:
        dialled = connect(
            self.server.socket(self.table),
            additional_headers=self.server.headers,
            max_size=LARGEST,
            compression=None,
            ping_interval=HEARTBEAT,
        )
        self.hanging_up.close()
        self.connection = self.hanging_up.enter_context(dialled)
        self.send(messages.Watch(self.table, self.seat, self.last))
        if self.pending is not None:
            self.send(self.pending)

    def mend(self) -> None:
        """Tries again, for about a minute."""
        for pause in RETRIES:
            time.sleep(pause)
            try:
                self.dial()
                return
            except (OSError, InvalidHandshake, ConnectionClosed):
                continue
        raise Unreachable("the connection is gone")

    def take_in(self, told: messages.FromServer) -> None:
        match told:
            case messages.SnapshotMessage() | messages.EventMessage():
                self.last, self.state = told.number, told.state
            case messages.Accepted(id=id):
                self.settle(id)
            case messages.RefusedMessage(id=id, reason=reason, detail=detail, clause=clause):
                if not id:
                    raise Refused(reason, detail, clause)
                self.settle(id)

    def settle(self, id: str) -> None:
        if self.pending is not None and self.pending.id == id:
            self.pending = None

    def move(self, move: dict[str, Any]) -> None:
        """Sends a move for the present ply; its answer comes among the rest."""
        assert self.state is not None
        assert self.seat is not None
        self.pending = messages.MoveMessage(secrets.token_hex(8), self.table, self.seat, self.state.ply, move)
        with suppress(ConnectionClosed, OSError):  # it is sent again when the connection is back
            self.send(self.pending)

    def send(self, message: messages.FromClient) -> None:
        if self.connection is not None:
            self.connection.send(messages.encode(message).decode())

    def close(self) -> None:
        self.connection = None
        self.hanging_up.close()
