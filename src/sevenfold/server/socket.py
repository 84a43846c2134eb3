"""One WebSocket connection: messages in, messages out, nothing lost and nothing unlimited."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from functools import partial
from time import perf_counter

import msgspec

from sevenfold.protocol import messages
from sevenfold.protocol.reasons import Reason
from sevenfold.server import history
from sevenfold.server.channel import Channel
from sevenfold.server.errors import RequestRefused
from sevenfold.server.history import Past
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import Person
from sevenfold.server.services import Services
from sevenfold.server.store.engine import is_away

log = logging.getLogger("sevenfold.socket")

MOST_WAITING = 2**20  # bytes that a slow reader may be behind
BREATH = 2**16  # bytes that are sent at a time
MOST_UNREAD = 20  # messages that we take in before we have answered
MOST_WATCHED = 20  # tables a connection may follow


class Connection:
    """A person's tab or program."""

    def __init__(self, channel: Channel, person: Person, key: str, services: Services) -> None:
        self.channel = channel
        self.loop = asyncio.get_running_loop()  # known once: to ask for it costs a call of the system each time
        self.person = person
        self.services = services
        self.key = key
        self.unread: deque[str | bytes] = deque()
        self.paid: float | None = None  # when the first of them was begun, if the rate limit has counted it already
        self.reading: asyncio.Task[None] | None = None  # only while something is unread: idle connections are many
        self.playing = False  # a move is on its way to the disk, without a task
        self.at_rest: asyncio.Future[None] | None = None  # for whoever waits until it is there
        self.waiting: deque[bytes] = deque()
        self.behind = 0  # bytes of what waits
        self.caught_up = asyncio.Event()  # nothing waits, or nobody any more
        self.caught_up.set()
        self.watched: set[str] = set()
        self.closed = False

    async def run(self) -> None:
        """Until either side goes away."""
        self.channel.handler = self
        who, now = self.person, self.services.time.now()
        self.send(messages.encode(messages.Welcome(messages.PROTOCOL, who.name, who.language, now)))
        try:
            await self.services.presence.connected(self)
            await self.channel.wait_until_closed()
            self.fall_silent()
            if self.playing:  # whatever was asked for before is done
                self.at_rest = self.loop.create_future()
                await self.at_rest
            if self.reading is not None:
                await self.reading
        finally:
            self.fall_silent()
            self.channel.handler = None
            await self.close()

    # To the other end

    def send(self, payload: bytes) -> None:
        """Never waits. Whoever reads too slowly is cut off and can come back with the last number."""
        if self.closed:
            return
        if not self.waiting and not self.playing and self.channel.is_writable:  # nearly always
            self.channel.send_texts((payload,))
            return
        if self.behind > MOST_WAITING:
            self.fall_silent()
            self.unread.clear()
            self.channel.abort()  # a goodbye would only wait behind the rest
            return
        self.waiting.append(payload)
        self.behind += len(payload)
        if not self.playing:  # else the answer to our move follows, and goes with it
            self.on_writable()

    def send_all(self, payloads: Iterable[bytes]) -> None:
        for payload in payloads:
            self.send(payload)

    def on_writable(self) -> None:
        """Sends what waits, as long as the other end is not behind."""
        while self.waiting and self.channel.is_writable:
            self.channel.send_texts(self.next_messages())
        if self.waiting:
            self.caught_up.clear()
        else:
            self.caught_up.set()

    def next_messages(self) -> list[bytes]:
        """The next messages, one at least."""
        if self.behind <= BREATH:
            said, size = list(self.waiting), self.behind
            self.waiting.clear()
        else:
            said, size = [], 0
            while self.waiting and size < BREATH:
                said.append(self.waiting.popleft())
                size += len(said[-1])
        self.behind -= size
        return said

    def fall_silent(self) -> None:
        """Nobody is there any more to be told anything."""
        self.closed = True
        self.waiting.clear()
        self.behind = 0
        self.caught_up.set()

    def end(self, code: int) -> None:
        """Closes the connection."""
        self.fall_silent()
        self.unread.clear()
        self.channel.hang_up(code)

    # From the other end

    def on_message(self, message: str | bytes) -> None:
        """One message; they are answered one after the other."""
        if self.playing or self.reading is not None:
            self.unread.append(message)
            if len(self.unread) > MOST_UNREAD:
                self.channel.pause(True)
        elif not self.plays_at_once(message):
            self.unread.append(message)
            self.reading = self.loop.create_task(self.read())

    def plays_at_once(self, data: str | bytes) -> bool:
        """Begins to play a move, if this is one that need not wait for anything but the disk. Nearly all are: a task
        for each would be a tenth of their cost."""
        began = perf_counter()
        try:
            message = messages.decode(data)
            if not isinstance(message, messages.MoveMessage) or not self.services.limiter.allows(self.person.id):
                return False
            self.paid = began
            done = partial(self.on_played, data, message, began)
            self.playing = self.services.tables.move_at_once(
                self.person, message.table, message.seat, message.ply, message.move, message.id, done
            )
        except Exception:  # it is said, and written into the log, by whoever tries again
            return False
        if self.playing:
            self.paid = None
        return self.playing

    def on_played(
        self, data: str | bytes, message: messages.MoveMessage, began: float, answer: int | RequestRefused | None
    ) -> None:
        """A move has been told to all who watch, or refused, or cannot be played without waiting."""
        self.playing = False
        if answer is None:
            self.on_writable()
            self.unread.appendleft(data)
            self.paid = began
        else:
            self.services.measurements.received(message)
            if isinstance(answer, RequestRefused):
                self.refuse(message.id, answer)
            else:
                self.send(messages.encode(messages.Accepted(message.id, answer)))
                self.services.measurements.moves.observe(perf_counter() - began)
        if self.unread:
            self.reading = self.loop.create_task(self.read())
        if self.at_rest is not None and not self.at_rest.done():
            self.at_rest.set_result(None)

    async def read(self) -> None:
        while self.unread:
            await self.handle(self.unread.popleft())
        self.reading = None
        self.channel.pause(False)

    async def close(self) -> None:
        for table in list(self.watched):
            self.leave(table)
        await self.services.presence.disconnected(self)

    # Messages

    async def handle(self, data: str | bytes) -> None:
        """Answers one message; whatever is wrong with it is said, not raised."""
        id, allowed = "", self.paid is not None or self.services.limiter.allows(self.person.id)
        began = perf_counter() if self.paid is None else self.paid
        self.paid = None
        try:
            message = messages.decode(data)
            self.services.measurements.received(message)
            id = getattr(message, "id", "")
            if not allowed:
                raise RequestRefused(Reason.RATE_LIMITED)
            await self.answer(message)
            if isinstance(message, messages.MoveMessage):
                self.services.measurements.moves.observe(perf_counter() - began)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(id, RequestRefused(Reason.MALFORMED, str(error)[:200]))
        except RequestRefused as refused:
            self.refuse(id, refused)
        except Exception as error:
            log.warning("a message failed", exc_info=not is_away(error))
            self.refuse(id, RequestRefused(Reason.UNAVAILABLE))
        if not allowed and not self.closed:
            await self.services.time.sleep(0.2)

    def refuse(self, id: str, refused: RequestRefused) -> None:
        self.services.measurements.refusals.add(refused.reason)
        self.send(messages.encode(messages.RefusedMessage(id[:64], refused.reason, refused.detail, refused.clause)))

    async def answer(self, message: messages.FromClient) -> None:
        tables = self.services.tables
        match message:
            case messages.MoveMessage(id=id, table=table, seat=seat, ply=ply, move=move):
                number = await tables.move(self.person, table, seat, ply, move, id)
                self.send(messages.encode(messages.Accepted(id, number)))
            case messages.Why(id=id, table=table, seat=seat, move=move):
                refused = await tables.explain(self.person, table, seat, move)
                because = messages.Because(id, refused.clause, refused.reason) if refused else messages.Because(id)
                self.send(messages.encode(because))
            case messages.Say(id=id, table=table, phrase=phrase, seat=seat):
                if not self.services.talk_limiter.allows(self.person.id):
                    raise RequestRefused(Reason.RATE_LIMITED)
                number = await tables.say(self.person, table, phrase, seat, id)
                self.send(messages.encode(messages.Accepted(id, number)))
            case messages.Watch(table=table, seat=seat, since=since):
                await self.watch(table, seat, since)
            case messages.Unwatch(table=table):
                self.leave(table)
            case messages.Ping():
                self.send(messages.encode(messages.Pong(self.services.time.now())))

    async def watch(self, table: str, seat: int | None, since: int | None) -> None:
        """Follows a table: how things stand, or exactly what was missed, then everything that happens."""
        if len(self.watched) >= MOST_WATCHED and table not in self.watched:
            raise RequestRefused(Reason.TOO_MANY, f"{MOST_WATCHED} tables are the limit")
        live = await self.services.rooms.open(table)
        if not self.may_look_from(live, seat):
            await self.services.rooms.recheck(live)  # perhaps they sat down a moment ago, in another process
        past = None if since is None else await self.tell_past(live, seat, since)
        await self.caught_up.wait()
        if self.closed:
            return
        if self.services.rooms.live.get(table) is not live:  # so long a past that the room has left memory meanwhile
            live = await self.services.rooms.open(table)
        async with live.lock:  # nothing happens between looking and listening
            if live.stale:
                await self.services.rooms.catch_up(live)
            self.require_seat(live, seat)
            if past is None:
                self.send(live.snapshot(self.person, seat))
            else:
                while told := await past.tell(live.room.number):
                    self.send_all(told)
                self.send(live.mine(self.person))
            if not live.watchers:
                self.services.rooms.watched(live)
            live.watch(self, seat)
            self.watched.add(table)
        live.tell_presence()
        if live.room.is_deserted:
            self.services.bots.wake(live)

    async def tell_past(self, live: LiveRoom, seat: int | None, since: int) -> Past:
        """What happened after an event, but for the last page, as fast as it is read. Meanwhile the game goes on."""
        if since >= live.room.number:
            await self.services.rooms.recheck(live)  # another process is ahead
        self.require_seat(live, seat)
        last = live.room.number - 1
        if not -1 <= since <= last:
            raise RequestRefused(Reason.MALFORMED, "since is no number of an event")
        if not self.services.limiter.lends(self.person.id, history.cost(since, last)):
            raise RequestRefused(Reason.RATE_LIMITED, "so long a past takes a moment")
        past = Past(self.services.store, live, seat)
        await past.pass_by(since + 1)
        while live.room.number - past.number > history.PAGE and not self.closed:
            self.send_all(await past.tell(live.room.number))
            await self.caught_up.wait()
        return past

    def require_seat(self, live: LiveRoom, seat: int | None) -> None:
        if not self.may_look_from(live, seat):
            raise RequestRefused(Reason.NOT_SEATED)

    def may_look_from(self, live: LiveRoom, seat: int | None) -> bool:
        return seat is None or seat in live.room.seats_of(self.person.id)

    def leave(self, table: str) -> None:
        self.watched.discard(table)
        live = self.services.rooms.live.get(table)
        if live is not None and live.unwatch(self):
            live.tell_presence()
