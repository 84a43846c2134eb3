"""Rooms in memory, and who is looking at them."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from math import inf
from typing import Protocol

from sevenfold.protocol import messages
from sevenfold.server import events, public
from sevenfold.server.people import Person
from sevenfold.server.room import Room
from sevenfold.server.room_lock import RoomLock

PRESENCE_EVERY = 0.25  # seconds between two words about who is there


class Listener(Protocol):
    """Somebody who is told what happens: a connection."""

    person: Person

    def send(self, payload: bytes) -> None: ...


class LiveRoom:
    """A room that somebody watches or plays in. Events are applied one at a time, under `lock`."""

    def __init__(self, room: Room, names: dict[int, str]) -> None:
        self.watchers: dict[int | None, set[Listener]] = defaultdict(set)  # by the seat they look from
        self.become(room, names)
        self.lock = RoomLock()
        self.stale = False  # the database may hold events that are not applied here
        self.announced = -1  # the highest event number that another process has announced
        self.elsewhere = False  # somebody may watch at another process
        self.born_here = False  # so we have heard of everybody who does
        self.used = 0.0
        self.presence_told = -inf  # when we last said who is there, in seconds of the event loop
        self.presence_due: asyncio.TimerHandle | None = None  # until we say it again

    def become(self, room: Room, names: dict[int, str]) -> None:
        """After anything but a move or a phrase: perhaps other people sit here now."""
        self.room = room
        self.names = names
        self.seats = public.seat_states(room, names)
        self.form: bytes | None = None  # by which events are told, once one is
        self.unseat()

    @property
    def hears_of_all(self) -> bool:
        """Whether other processes tell us what they write here, so that nobody has to ask: where somebody watches, and
        while nobody has begun to watch elsewhere since the table was made here."""
        return bool(self.watchers) or (self.born_here and not self.elsewhere)

    def unseat(self) -> None:
        """Whoever looks from a seat that is not theirs any more is a watcher from here on, whatever their page does."""
        for seat in [seat for seat in self.watchers if seat is not None]:
            for listener in list(self.watchers[seat]):
                if seat not in self.room.seats_of(listener.person.id):
                    self.watch(listener, None)

    def watch(self, listener: Listener, seat: int | None) -> None:
        self.unwatch(listener)
        self.watchers[seat].add(listener)

    def unwatch(self, listener: Listener) -> bool:
        """True if the listener was watching."""
        for seat in list(self.watchers):
            if listener in self.watchers[seat]:
                self.watchers[seat].discard(listener)
                if not self.watchers[seat]:
                    del self.watchers[seat]
                return True
        return False

    def listeners(self) -> set[Listener]:
        return {listener for watching in self.watchers.values() for listener in watching}

    def tell(self, event: events.AnyEvent, at: int) -> None:
        """Sends an applied event to everybody who watches, each as they may know it."""
        if self.form is None:
            self.form = public.event_form(self.room, self.seats)
        telling = Telling(self.room, self.form, event, at, self.watchers)
        for seat, listeners in self.watchers.items():
            payload = telling.message(seat)
            for listener in listeners:
                listener.send(payload)
        if not isinstance(event, events.SAME_PEOPLE):
            for listener in self.listeners():
                listener.send(self.mine(listener.person))
        if isinstance(event, events.Sat | events.Stood | events.Joined):
            self.tell_presence()  # who watched until now has a seat, or the other way round

    def snapshot(self, person: Person, seat: int | None) -> bytes:
        return messages.encode(
            messages.SnapshotMessage(
                table=self.room.id,
                number=self.room.number - 1,
                seat=seat,
                mine=self.room.seats_of(person.id),
                host=self.room.host == person.id,
                state=public.table_state(self.room, self.seats, seat),
            )
        )

    def mine(self, person: Person) -> bytes:
        host = self.room.host == person.id
        return messages.encode(messages.Mine(self.room.id, self.room.seats_of(person.id), host))

    def rename(self, names: dict[int, str]) -> None:
        """Somebody is called otherwise."""
        self.become(self.room, names)
        payload = messages.encode(messages.Seats(self.room.id, self.seats))
        for listener in self.listeners():
            listener.send(payload)

    def tell_presence(self) -> None:
        """Which seats have somebody at them: at once, or with all that changes meanwhile a little after the last time.
        Otherwise one person who comes and goes makes us send to everybody who watches, twenty times a second."""
        loop = running_loop()
        if loop is None:  # then there is no later
            self.tell_presence_now()
        elif not self.watchers:
            self.tell_presence_no_more()
        elif self.presence_due is None:
            due = self.presence_told + PRESENCE_EVERY
            if due <= loop.time():
                self.presence_told = loop.time()
                self.tell_presence_now()
            else:
                self.presence_due = loop.call_at(due, self.on_presence_due)

    def tell_presence_no_more(self) -> None:
        """The room may leave memory: nothing is to come after that."""
        if self.presence_due is not None:
            self.presence_due.cancel()
            self.presence_due = None

    def on_presence_due(self) -> None:
        self.presence_due, self.presence_told = None, -inf  # a timer may be a moment early
        self.tell_presence()

    def tell_presence_now(self) -> None:
        listeners = self.listeners()
        there = {listener.person.id for listener in listeners}
        seats = [number for number, seat in self.room.seats.items() if seat.identity in there]
        payload = messages.encode(
            messages.PresenceMessage(self.room.id, sorted(seats), len(self.watchers.get(None, ())))
        )
        for listener in listeners:
            listener.send(payload)


def running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class Telling:
    """An event and the table after it, for all audiences: a pure function of the log up to here, the names, and the
    audience. What several are told alike is put together only once."""

    def __init__(
        self, room: Room, form: bytes, event: events.AnyEvent, at: int, audiences: Iterable[int | None] = ()
    ) -> None:
        self.room = room
        self.form = form  # as public.event_form makes it
        self.event = event
        self.at = at
        self.shown = public.Shown(room, audiences)
        self.standing = public.standing(room)
        self.happenings: dict[int | None, bytes] = {}  # by the move that somebody sees, if it is one

    def message(self, seat: int | None) -> bytes:
        event, seen = self.happening(seat), self.shown.seen(seat)
        return self.form % (self.room.number - 1, self.at, event, *self.standing, *seen)

    def happening(self, seat: int | None) -> bytes:
        code = public.code_seen(self.room, self.event, seat)
        if code not in self.happenings:
            self.happenings[code] = public.happening_text(self.room, self.event, seat, code)
        return self.happenings[code]
