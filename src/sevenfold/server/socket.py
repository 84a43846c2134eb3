"""One WebSocket connection: messages in, messages out, nothing lost and nothing unlimited."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sevenfold.server import messages
from sevenfold.server.errors import Reason, Refusal
from sevenfold.server.people import Person, now
from sevenfold.server.services import Services

log = logging.getLogger("sevenfold.socket")

MOST_WAITING = 500  # messages that a slow reader may be behind
MOST_WATCHED = 20  # tables a connection may follow
TOO_SLOW, TOO_FAST = 4008, 4029  # close codes


class Connection:
    """A person's tab or program."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person, services: Services) -> None:
        self.socket = socket
        self.person = person
        self.services = services
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.watched: set[str] = set()
        self.too_slow = False

    def send(self, payload: bytes) -> None:
        """Never waits. Whoever reads too slowly is cut off and can come back with the last number."""
        try:
            self.waiting.put_nowait(payload)
        except asyncio.QueueFull:
            self.too_slow = True

    async def run(self) -> None:
        """Until the other side goes away."""
        await self.socket.accept()
        self.services.keeping.came(self.person.id)
        self.send(messages.encode(messages.Welcome(messages.PROTOCOL, self.person.name, self.person.language, now())))
        writing = asyncio.create_task(self.write())
        try:
            await self.read()
        finally:
            writing.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writing
            await self.close()

    async def write(self) -> None:
        while not self.too_slow:
            await self.socket.send_data(await self.waiting.get(), mode="text")
        await self.socket.close(code=TOO_SLOW)

    async def read(self) -> None:
        while True:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if not self.services.limiter.allows(self.person.id):
                self.refuse("", Refusal(Reason.RATE_LIMITED))
                await asyncio.sleep(0.2)
                continue
            await self.handle(data)

    async def close(self) -> None:
        for table in list(self.watched):
            self.leave(table)
        await self.services.keeping.went(self.person.id)

    # Messages

    async def handle(self, data: str | bytes) -> None:
        """Answers one message; whatever is wrong with it is said, not raised."""
        try:
            message = messages.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse("", Refusal(Reason.MALFORMED, str(error)[:200]))
            return
        try:
            await self.answer(message)
        except Refusal as refused:
            self.refuse(getattr(message, "id", ""), refused)
        except Exception:
            log.exception("a message of kind %s failed", type(message).__name__)
            self.refuse(getattr(message, "id", ""), Refusal(Reason.UNAVAILABLE))

    def refuse(self, id: str, refused: Refusal) -> None:
        self.send(messages.encode(messages.Refused(id[:64], refused.reason, refused.detail, refused.clause)))

    async def answer(self, message: messages.FromClient) -> None:
        tables = self.services.tables
        match message:
            case messages.Move(id=id, table=table, seat=seat, ply=ply, move=move):
                number = await tables.move(self.person, table, seat, ply, move, id)
                self.send(messages.encode(messages.Accepted(id, number)))
            case messages.Say(id=id, table=table, phrase=phrase, seat=seat):
                if not self.services.talk_limiter.allows(self.person.id):
                    raise Refusal(Reason.RATE_LIMITED)
                number = await tables.say(self.person, table, phrase, seat, id)
                self.send(messages.encode(messages.Accepted(id, number)))
            case messages.Watch(table=table, seat=seat, since=since):
                await self.watch(table, seat, since)
            case messages.Unwatch(table=table):
                self.leave(table)
            case messages.Ping():
                self.send(messages.encode(messages.Pong(now())))

    async def watch(self, table: str, seat: int | None, since: int | None) -> None:
        """Follows a table: how things stand, or exactly what was missed, then everything that happens."""
        if len(self.watched) >= MOST_WATCHED and table not in self.watched:
            raise Refusal(Reason.TOO_MANY, f"{MOST_WATCHED} tables are the limit")
        found = await self.services.hall.open(table)
        async with found.lock:  # nothing happens between looking and listening
            if seat is not None and seat not in found.room.seats_of(self.person.id):
                raise Refusal(Reason.NOT_SEATED)
            if since is None:
                self.send(found.snapshot(self.person, seat))
            else:
                if not -1 <= since < found.room.number:
                    raise Refusal(Reason.MALFORMED, "since is no number of an event")
                for payload in await self.services.hall.missed(found, seat, since):
                    self.send(payload)
                self.send(found.mine(self.person))
            found.watch(self, seat)
            self.watched.add(table)
        found.tell_presence()

    def leave(self, table: str) -> None:
        self.watched.discard(table)
        found = self.services.hall.rooms.get(table)
        if found is not None and found.unwatch(self):
            found.tell_presence()
