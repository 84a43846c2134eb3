"""One WebSocket connection: messages in, messages out, nothing lost and nothing unlimited."""

import asyncio
import logging
from collections import deque
from itertools import chain

import msgspec
from litestar.types import Receive

from sevenfold.server import messages
from sevenfold.server.errors import Reason, Refusal
from sevenfold.server.people import Person, now
from sevenfold.server.services import Services
from sevenfold.server.store.engine import is_away
from sevenfold.server.wire import Wire

log = logging.getLogger("sevenfold.socket")

MOST_WAITING = 500  # messages that a slow reader may be behind
MOST_UNREAD = 20  # messages that we take in before we have answered
MOST_WATCHED = 20  # tables a connection may follow
TOO_SLOW = 4008  # close code


class Connection:
    """A person's tab or program."""

    def __init__(self, wire: Wire, person: Person, key: str, services: Services) -> None:
        self.wire = wire
        self.person = person
        self.services = services
        self.key = key
        self.heard: deque[str | bytes] = deque()
        self.reading: asyncio.Task[None] | None = None  # only while something was heard: idle connections are many
        self.waiting: list[tuple[bytes, ...]] = []  # what was said together counts as one
        self.watched: set[str] = set()
        self.closed = False

    async def run(self, receive: Receive) -> None:
        """Until either side goes away."""
        self.wire.ear = self
        self.send(messages.encode(messages.Welcome(messages.PROTOCOL, self.person.name, self.person.language, now())))
        try:
            await self.services.presence.came(self)
            while (await receive())["type"] != "websocket.disconnect":
                pass
            if self.reading is not None:  # whatever was asked for before is done
                await self.reading
        finally:
            self.closed = True
            await self.close()

    # To the other end

    def send(self, *payloads: bytes) -> None:
        """Never waits. Whoever reads too slowly is cut off and can come back with the last number."""
        if self.closed:
            return
        if len(self.waiting) > MOST_WAITING:
            self.end(TOO_SLOW)
            return
        if not self.waiting:  # what is said in one breath is sent at once
            asyncio.get_running_loop().call_soon(self.go_on)
        self.waiting.append(payloads)

    def go_on(self) -> None:
        """Sends what waits, unless the other end is behind."""
        if self.waiting and self.wire.is_clear:
            waiting, self.waiting = self.waiting, []
            self.wire.say(chain.from_iterable(waiting))

    def end(self, code: int) -> None:
        """Closes the connection."""
        self.closed = True
        self.wire.hang_up(code)

    # From the other end

    def hear(self, message: str | bytes) -> None:
        """One message; they are answered one after the other."""
        self.heard.append(message)
        if self.reading is None:
            self.reading = asyncio.create_task(self.read())
        elif len(self.heard) > MOST_UNREAD:
            self.wire.hold(True)

    async def read(self) -> None:
        while self.heard and not self.closed:
            await self.handle(self.heard.popleft())
        self.reading = None
        self.wire.hold(False)

    async def close(self) -> None:
        for table in list(self.watched):
            self.leave(table)
        await self.services.presence.went(self)

    # Messages

    async def handle(self, data: str | bytes) -> None:
        """Answers one message; whatever is wrong with it is said, not raised."""
        id, allowed = "", self.services.limiter.allows(self.person.id)
        try:
            message = messages.decode(data)
            id = getattr(message, "id", "")
            if not allowed:
                raise Refusal(Reason.RATE_LIMITED)
            await self.answer(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(id, Refusal(Reason.MALFORMED, str(error)[:200]))
        except Refusal as refused:
            self.refuse(id, refused)
        except Exception as error:
            log.warning("a message failed", exc_info=not is_away(error))
            self.refuse(id, Refusal(Reason.UNAVAILABLE))
        if not allowed:
            await asyncio.sleep(0.2)

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
            if found.doubtful or (since is not None and since >= found.room.number):  # another process is ahead
                await self.services.hall.catch_up(found)
            if seat is not None and seat not in found.room.seats_of(self.person.id):
                raise Refusal(Reason.NOT_SEATED)
            if since is None:
                self.send(found.snapshot(self.person, seat))
            else:
                if not -1 <= since < found.room.number:
                    raise Refusal(Reason.MALFORMED, "since is no number of an event")
                self.send(*await self.services.hall.missed(found, seat, since), found.mine(self.person))
            found.watch(self, seat)
            self.watched.add(table)
        found.tell_presence()

    def leave(self, table: str) -> None:
        self.watched.discard(table)
        found = self.services.hall.rooms.get(table)
        if found is not None and found.unwatch(self):
            found.tell_presence()
