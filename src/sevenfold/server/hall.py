"""The hall: all rooms, and the one way to make something happen in them.

An event is decided on the room as it is, tried on a copy, written to disk, and only then takes effect and is told. If
another process was first, the room catches up and the decision is made again.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.errors import Refusal
from sevenfold.server.live import LiveRoom
from sevenfold.server.people import now
from sevenfold.server.room import Room, replay
from sevenfold.server.store import Log, Store
from sevenfold.server.store.engine import is_away
from sevenfold.server.store.writer import Entry

log = logging.getLogger("sevenfold.hall")

TRIES = 5
COMING_BACK = 10_000  # milliseconds
IDLE_SECONDS = 300  # after which an unwatched room is put away; the database has it


class Decision(msgspec.Struct, frozen=True):
    """An event, and what it changes in the index of who sits where."""

    event: events.AnyEvent
    seats: list[dict[str, Any]] = []


Decide = Callable[[Room], Decision | int]  # a number: that event has happened already


class Hall:
    """Rooms by their id."""

    def __init__(self, store: Store, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.now = clock
        self.rooms: dict[str, LiveRoom] = {}
        self.opening: dict[str, asyncio.Task[LiveRoom]] = {}
        self.began = self.now()
        self.after_event: list[Callable[[LiveRoom], None]] = []  # what this process does about its own events

    # Rooms

    async def open(self, id: str) -> LiveRoom:
        """The room of this id; it is fetched from the log if nobody has it open."""
        found = self.rooms.get(id)
        if found is None:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self._fetch(id))
                self.opening[id].add_done_callback(look_at_error)
                self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
            found = await asyncio.shield(self.opening[id])
        elif found.doubtful:
            await self.heal(found)
        found.used = time.monotonic()
        return found

    async def _fetch(self, id: str) -> LiveRoom:
        kept = await self.log_of(id)
        room = LiveRoom(replay(id, kept), await self.store.names(id))
        self.rooms[id] = room
        return room

    async def log_of(self, id: str) -> Log:
        """All events of a table, or a Refusal if there is none."""
        kept = await self.store.log(id) if id.isascii() and id.isalnum() and len(id) <= 40 else []
        if not kept:
            raise Refusal(Reason.UNKNOWN_TABLE)
        return kept

    def put_away_idle(self) -> None:
        """Forgets rooms that nobody has looked at for a while."""
        limit = time.monotonic() - IDLE_SECONDS
        for id, room in list(self.rooms.items()):
            if not room.watchers and room.used < limit and not room.lock.locked():
                del self.rooms[id]

    def time_is_up(self, room: Room) -> bool:
        """Whether the person on turn is out of time. After a start of ours people get a moment to come back."""
        deadline = room.deadline()
        return deadline is not None and max(deadline, self.began + COMING_BACK) <= self.now()

    # Events

    async def create(
        self, id: str, event: events.Created, seats: list[dict[str, Any]], names: dict[int, str]
    ) -> LiveRoom:
        """A new table, and the names of who sits there; if there is one of this id already, that one."""
        at = self.now()
        room = Room(id)
        room.apply(event, at)
        row: dict[str, Any] = {"id": id, "game": event.game, "options": msgspec.json.encode(event.options).decode()}
        row |= {"listed": event.listed, "created_at": at, **index(room)}
        written = await self._write(Entry(id, 0, at, events.encode(event).decode(), index(room), seats, row))
        if written and id not in self.rooms and id not in self.opening:
            self.rooms[id] = LiveRoom(room, names)
            self.rooms[id].doubtful = self.store.shared  # another process may have gone on already (a rematch)
        return await self.open(id)

    async def act(self, id: str, decide: Decide) -> int:
        """Makes something happen; returns the number of the event once it is on disk and told."""
        found = await self.open(id)
        async with found.lock:
            if found.doubtful:
                await self.catch_up(found)
            for _ in range(TRIES):
                decision = await self._decide(found, decide)
                if isinstance(decision, int):
                    return decision
                number = found.room.number
                if await self._happen(found, decision):
                    return number
                await self.catch_up(found)
        raise Refusal(Reason.STALE)

    async def _decide(self, found: LiveRoom, decide: Decide) -> Decision | int:
        """Says no only after a look at the disk: another process may be ahead of this one."""
        try:
            return decide(found.room)
        except Refusal:
            number = found.room.number
            if self.store.shared:
                await self.catch_up(found)
            if found.room.number == number:
                raise
        return decide(found.room)

    async def _happen(self, found: LiveRoom, decision: Decision) -> bool:
        at = max(self.now(), found.room.updated)
        after = found.room.copy()
        after.apply(decision.event, at)
        body = events.encode(decision.event).decode()
        entry = Entry(after.id, found.room.number, at, body, index(after), decision.seats)
        try:
            written = await self._write(entry)
        except BaseException:  # being cancelled is no excuse: the event may be on its way to the disk
            found.doubtful = True
            raise
        if written:
            await self._take_in(found, after, decision.event, at)
            for hook in self.after_event:
                hook(found)
        return written

    async def _write(self, entry: Entry) -> bool:
        try:
            return await self.store.append(entry)
        except Exception as error:
            log.warning("an event could not be written: %s", type(error).__name__, exc_info=not is_away(error))
            raise Refusal(Reason.UNAVAILABLE) from None

    async def _take_in(self, found: LiveRoom, after: Room, event: events.AnyEvent, at: int) -> None:
        if isinstance(event, events.Moved | events.Said):
            found.room = after
        else:
            same = isinstance(event, events.Back | events.Rematch)
            found.become(after, found.names if same else await self.store.names(after.id))
        found.tell(event, at)

    async def catch_up(self, found: LiveRoom) -> None:
        """Takes in what other processes have written."""
        found.doubtful = False  # before the look at the disk: whatever is heard of meanwhile asks for another one
        try:
            for at, event in await self.store.log(found.room.id, found.room.number):
                after = found.room.copy()
                after.apply(event, at)
                await self._take_in(found, after, event, at)
        except BaseException:
            found.doubtful = True
            raise

    async def heard_of(self, news: list[tuple[str, int]]) -> None:
        """Another process has written these events. Where nobody watches, it is enough to know that there is more."""
        if late := [self.opening[id] for id, _ in news if id in self.opening]:
            await asyncio.wait(late)  # perhaps a room's log was read just before
        watched = {}
        for id, number in news:
            found = self.rooms.get(id)
            if found is not None and found.room.number <= number:
                found.doubtful, found.heard = True, max(found.heard, number)
                if found.watchers:
                    watched[id, number] = found
        for id, number, at, event in await self.store.events(list(watched)) if watched else ():
            await self._hear(watched[id, number], number, event, at)

    async def _hear(self, found: LiveRoom, number: int, event: events.AnyEvent, at: int) -> None:
        async with found.lock:
            if found.room.number == number:
                after = found.room.copy()
                after.apply(event, at)
                await self._take_in(found, after, event, at)
                found.doubtful = found.heard > number
            elif found.room.number < number:
                await self.catch_up(found)

    async def heal(self, found: LiveRoom) -> None:
        """A room that may have missed something looks at the disk."""
        async with found.lock:
            if found.doubtful:
                await self.catch_up(found)

    async def look_again(self, found: LiveRoom) -> None:
        """Before a no: another process may be ahead of this one."""
        if self.store.shared:
            found.doubtful = True
            await self.heal(found)

    async def heal_all(self) -> None:
        """Rooms that are watched; the others look when somebody comes."""
        for found in [found for found in self.rooms.values() if found.doubtful and found.watchers]:
            await self.heal(found)


def look_at_error(task: asyncio.Task[LiveRoom]) -> None:
    """Whoever wanted the room may have gone meanwhile; then nobody misses the answer."""
    if not task.cancelled():
        task.exception()


def index(room: Room) -> dict[str, Any]:
    """What the index of tables says of a room."""
    mover = room.mover
    person = mover is not None and mover.level is None
    away = room.patience
    return {
        "phase": room.phase,
        "open_seats": sum(seat.kind == "open" for seat in room.seats.values()),
        "updated_at": room.updated,
        "mover": None if mover is None else mover.identity if person else "",
        "deadline": room.deadline(),
        "away_at": room.updated + away * 1000 if person and away else None,
    }
