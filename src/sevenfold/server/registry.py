"""All rooms of this process, and the only function that adds an event to one (`act`).

An event is decided on the room as it is, tried on a copy, written to the database, and only then applied and broadcast.
If another process was first, the room is brought up to date and the decision is made again.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakSet

import msgspec
from msgspec.structs import asdict

from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.announcements import Announcements
from sevenfold.server.decisions import Decision
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.room import Room, Seat, replay
from sevenfold.server.store import Log, Store
from sevenfold.server.store.engine import is_away, why
from sevenfold.server.store.schema import TableIndex
from sevenfold.server.store.writer import JournalEntry
from sevenfold.server.time_source import TimeSource

log = logging.getLogger("sevenfold.rooms")

TRIES = 5
COMING_BACK = 10_000  # milliseconds
IDLE_SECONDS = 300  # after which an unwatched room leaves memory; the database has it
MOST_UNWATCHED = 5_000  # rooms in memory


Decide = Callable[[Room], Decision | int]  # a number: that event has happened already
# The event's number, once it is committed and broadcast; why it was not; or None: `act` has to try.
Done = Callable[[int | RequestRefused | None], None]


class PendingEvent(msgspec.Struct, frozen=True):
    """An event on its way to the disk."""

    live: LiveRoom
    event: events.AnyEvent
    after: Room  # the room as the event will leave it
    entry: JournalEntry


class RoomRegistry:
    """Rooms in memory by their id. Invariant: a room in memory is a prefix of its log in the database."""

    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self.live: dict[str, LiveRoom] = {}
        self.clocked: WeakSet[LiveRoom] = WeakSet()  # those of them with a clock, which somebody looks at often
        self.opening: dict[str, asyncio.Task[LiveRoom]] = {}
        self.creating: dict[str, bool] = {}  # and whether another process has anything to do with it already
        self.began = self.time.now()
        self.announcements = Announcements(store, time)
        self.after_event: list[Callable[[LiveRoom], None]] = []  # called after each event that this process wrote

    # Rooms

    async def open(self, id: str) -> LiveRoom:
        """The room of this id as the database has it."""
        known = id in self.live
        live = await self.last_known(id)
        if known and not live.watchers:
            await self.recheck(live)  # whoever acted through another process a moment ago sees it, too
        elif live.stale:
            await self.refresh(live)
        return live

    async def last_known(self, id: str) -> LiveRoom:
        """The room of this id as it is in memory; it is read from the database if it is not there."""
        live = self.live.get(id)
        if live is None:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self._fetch(id))
                self.opening[id].add_done_callback(retrieve_error)
                self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
            live = await asyncio.shield(self.opening[id])
        live.used = self.time.monotonic()
        return live

    async def _fetch(self, id: str) -> LiveRoom:
        kept = await self.log_of(id)
        return self.keep(LiveRoom(replay(id, kept), await self.store.names(id)))

    def keep(self, live: LiveRoom) -> LiveRoom:
        """In memory, as long as somebody uses it."""
        live.used = self.time.monotonic()
        self.live[live.room.id] = live
        if live.room.created.clock is not None:
            self.clocked.add(live)
        return live

    async def log_of(self, id: str) -> Log:
        """All events of a table, or a refusal if there is none."""
        kept = await self.store.log(id) if id.isascii() and id.isalnum() and len(id) <= 40 else []
        if not kept:
            raise RequestRefused(Reason.UNKNOWN_TABLE)
        return kept

    def evict_idle(self) -> None:
        """Drops rooms from memory that nobody watches: those not used for IDLE_SECONDS, and the oldest of too many."""
        limit = self.time.monotonic() - IDLE_SECONDS
        unwatched = [live for live in self.live.values() if not live.watchers and not live.lock.taken]
        unwatched.sort(key=lambda live: live.used, reverse=True)
        for place, live in enumerate(unwatched):
            if live.used < limit or place >= MOST_UNWATCHED:
                del self.live[live.room.id]

    def time_is_up(self, room: Room) -> bool:
        """Whether the person on turn is out of time. After a start of ours people get a moment to come back."""
        deadline = room.deadline() if room.created.clock is not None else None
        return deadline is not None and max(deadline, self.began + COMING_BACK) <= self.time.now()

    # Events

    async def create(
        self, id: str, event: events.Created, seats: list[dict[str, Any]], names: dict[int, str]
    ) -> LiveRoom:
        """A new table, and the names of who sits there; if there is one of this id already, that one."""
        at = self.time.now()
        room = Room(id)
        room.apply(event, at)
        row: dict[str, Any] = {"id": id, "game": event.game, "options": msgspec.json.encode(event.options).decode()}
        row |= {"listed": event.listed, "created_at": at, **asdict(index(room))}
        body = events.encode(event).decode()
        entry = JournalEntry(id, 0, at, body, index(room), seats, row, tell=False)  # nobody can wait for it yet
        self.creating.setdefault(id, False)
        try:
            written = await self._write(entry)
        finally:
            elsewhere = self.creating.pop(id, True)
        if written and id not in self.live and id not in self.opening:
            live = self.keep(LiveRoom(room, names))
            live.born_here, live.elsewhere = True, elsewhere
            live.stale = elsewhere  # somebody there may have gone on already (a rematch)
        return await self.last_known(id)

    async def act(self, id: str, decide: Decide) -> int:
        """Adds the event that `decide` returns; the event's number, once it is committed and broadcast."""
        live = await self.last_known(id)
        async with live.lock:
            sure = live.hears_of_all or live.stale  # others tell us, or we ask now
            if live.stale:
                await self.catch_up(live)
            for _ in range(TRIES):
                decision = await self._decide(live, decide, sure)
                if isinstance(decision, int):
                    return decision
                number = live.room.number
                if await self._commit(live, decision):
                    return number
                await self.catch_up(live)
                if live.room.number == number:  # nobody was first: the table has been deleted meanwhile
                    self.live.pop(id, None)
                    raise RequestRefused(Reason.UNKNOWN_TABLE)
        raise RequestRefused(Reason.STALE)

    def act_at_once(self, id: str, decide: Decide, done: Done) -> bool:
        """The same for a move or a phrase, without waiting for anything but the disk. False, and nothing has happened,
        where that cannot be: others are before us, or a refusal needs a look at the database."""
        live = self.live.get(id)
        if live is None or live.stale or not live.lock.take():
            return False
        pending = None
        try:
            decision = decide(live.room)
            if isinstance(decision, Decision) and isinstance(decision.event, events.SAME_PEOPLE):
                pending = self._pending(live, decision)
        except RequestRefused:
            return False
        finally:
            if pending is None:
                live.lock.release()
        if pending is None:
            return False
        live.used = self.time.monotonic()
        self.store.writer.add(pending.entry, partial(self._conclude, pending, done))
        return True

    def _conclude(self, pending: PendingEvent, done: Done, outcome: bool | Exception) -> None:
        """The database has answered."""
        live = pending.live
        answer: int | RequestRefused | None = None
        try:
            if outcome is True:
                answer = pending.entry.number
                live.room = pending.after
                live.tell(pending.event, pending.entry.at)
                self._announce(pending)
                self._after(live)
            else:
                live.stale = True  # another process was first, or nobody knows
                answer = unwritable(outcome) if isinstance(outcome, Exception) else None
        finally:
            live.lock.release()
            done(answer)

    async def _decide(self, live: LiveRoom, decide: Decide, sure: bool) -> Decision | int:
        """What the database does not check by writing it is said only after reading it, since another process may be
        ahead of this one: that something is refused, and, unless we are sure, that it has happened already."""
        try:
            decision = decide(live.room)
        except RequestRefused:
            if not await self._has_gone_on(live):
                raise
        else:
            if sure or isinstance(decision, Decision) or not await self._has_gone_on(live):
                return decision
        return decide(live.room)

    async def _has_gone_on(self, live: LiveRoom) -> bool:
        """Whether another process was ahead; now this one is up to date."""
        number = live.room.number
        if self.store.shared:
            await self.catch_up(live)
        return live.room.number > number

    async def _commit(self, live: LiveRoom, decision: Decision) -> bool:
        pending = self._pending(live, decision)
        try:
            written = await self._write(pending.entry)
            if written:
                self._announce(pending)
                await self._apply(live, pending.after, pending.event, pending.entry.at, decision.names)
        except BaseException:  # cancelled, too: the event may have been committed, or is, but not applied
            live.stale = True
            raise
        if written:
            self._after(live)
        return written

    def _pending(self, live: LiveRoom, decision: Decision) -> PendingEvent:
        """What is to be committed, and the room after it."""
        at = max(self.time.now(), live.room.updated)
        after = live.room.copy()
        after.apply(decision.event, at)
        body = events.encode(decision.event).decode()
        tell = live.elsewhere or not (live.watchers or live.born_here)
        entry = JournalEntry(after.id, live.room.number, at, body, index(after), decision.seats, tell=tell)
        return PendingEvent(live, decision.event, after, entry)

    def _announce(self, pending: PendingEvent) -> None:
        """An event is committed: the other processes hear of it, if somebody began to watch there meanwhile."""
        entry = pending.entry
        if pending.live.elsewhere and not entry.tell:
            self.announcements.say("events", f"{entry.table} {entry.number}")

    def _after(self, live: LiveRoom) -> None:
        for hook in self.after_event:
            hook(live)

    async def _write(self, entry: JournalEntry) -> bool:
        try:
            return await self.store.append(entry)
        except Exception as error:
            raise unwritable(error) from None

    async def _apply(
        self, live: LiveRoom, after: Room, event: events.AnyEvent, at: int, names: dict[int, str] | None = None
    ) -> None:
        """`names`: of whoever sits down by the event, if they are known."""
        if isinstance(event, events.SAME_PEOPLE):
            live.room = after
        else:
            forgets = isinstance(event, events.Left) and event.why == "forgotten"
            if names is not None:
                live.become(after, {**live.names, **names})
            elif forgets or isinstance(event, events.RENAMING):
                live.become(after, await self.store.names(after.id))
            else:
                live.become(after, live.names)
        live.tell(event, at)

    async def catch_up(self, live: LiveRoom) -> None:
        """Applies the events that other processes have written."""
        live.stale = False  # before reading: a notification that arrives meanwhile sets it again
        try:
            for at, event in await self.store.log(live.room.id, live.room.number):
                after = live.room.copy()
                after.apply(event, at)
                await self._apply(live, after, event, at)
        except BaseException:
            live.stale = True
            raise

    def distrust(self) -> None:
        """What others have said may have been missed: they may be ahead, and somebody may watch there."""
        for live in self.live.values():
            live.stale = live.elsewhere = True
        self.creating.update(dict.fromkeys(self.creating, True))

    def watched(self, live: LiveRoom) -> None:
        """Somebody watches here, where nobody did before."""
        self.announcements.say("watch", live.room.id)

    def on_watched_elsewhere(self, ids: list[str]) -> None:
        """Another process wants to hear of these tables from now on, and what it does not know yet."""
        for id in self.creating.keys() & ids:
            self.creating[id] = True
        for live in [self.live[id] for id in ids if id in self.live]:
            live.elsewhere = True
            kind, number = ("here", live.room.number) if live.watchers else ("events", live.room.number - 1)
            self.announcements.say(kind, f"{live.room.id} {number}")

    async def on_here(self, news: list[tuple[str, int]]) -> None:
        """Another process has these tables, too, and these are its next numbers."""
        for id, number in news:
            if (live := self.live.get(id)) is not None:
                live.elsewhere = True
                if live.room.number > number:
                    self.announcements.say("events", f"{id} {live.room.number - 1}")
        await self.on_events_elsewhere([(id, number - 1) for id, number in news])

    async def on_events_elsewhere(self, news: list[tuple[str, int]]) -> None:
        """Another process has written these events (table, number). Rooms that nobody watches are only marked stale."""
        self.creating.update({id: True for id, _ in news if id in self.creating})
        if late := [self.opening[id] for id, _ in news if id in self.opening]:
            await asyncio.wait(late)  # its log may have been read just before the event
        watched = {}
        for id, number in news:
            live = self.live.get(id)
            if live is not None and live.room.number <= number:
                live.stale, live.announced = True, max(live.announced, number)
                if live.watchers:
                    watched[id, number] = live
        for id, number, at, event in await self.store.events(list(watched)) if watched else ():
            await self._apply_elsewhere(watched[id, number], number, event, at)

    async def _apply_elsewhere(self, live: LiveRoom, number: int, event: events.AnyEvent, at: int) -> None:
        async with live.lock:
            if live.room.number == number:
                after = live.room.copy()
                after.apply(event, at)
                await self._apply(live, after, event, at)
                live.stale = live.announced > number
            elif live.room.number < number:
                await self.catch_up(live)

    async def refresh(self, live: LiveRoom) -> None:
        """Brings a stale room up to date."""
        async with live.lock:
            if live.stale:
                await self.catch_up(live)

    async def renamed(self, identity: str) -> None:
        """Somebody is called otherwise: rooms that are watched say so, the others read it when they are opened."""
        for live in [live for live in self.live.values() if live.room.seats_of(identity)]:
            async with live.lock:
                live.rename(await self.store.names(live.room.id))

    async def recheck(self, live: LiveRoom) -> None:
        """Brings a room up to date if other processes may be ahead."""
        if self.store.shared:
            live.stale = True
            await self.refresh(live)

    async def refresh_watched(self) -> None:
        """Brings stale rooms up to date that somebody watches; the others when they are opened next."""
        for live in [live for live in self.live.values() if live.stale and live.watchers]:
            await self.refresh(live)


def unwritable(error: Exception) -> RequestRefused:
    """For whoever wanted it, and for the log."""
    log.warning(
        "an event could not be written", exc_info=None if is_away(error) else error, extra={"reason": why(error)}
    )
    return RequestRefused(Reason.UNAVAILABLE)


def retrieve_error(task: asyncio.Task[LiveRoom]) -> None:
    """Marks the task's error as retrieved: if the caller was cancelled, asyncio would log it as never retrieved."""
    if not task.cancelled():
        task.exception()


def index(room: Room) -> TableIndex:
    """What the index of tables says of a room."""
    mover, phase = room.mover, room.phase
    away = room.patience if mover is not None and mover.level is None else None
    return TableIndex(
        phase=phase,
        open_seats=sum(seat.kind == "open" and seat.kept_for is None for seat in room.seats.values())
        if phase == "open"
        else 0,
        updated_at=room.updated,
        mover=to_move(room, mover),
        deadline=room.deadline(),
        away_at=room.updated + away * 1000 if away else None,
    )


def to_move(room: Room, mover: Seat | None) -> str | None:
    """Who keeps others waiting: a person, '' for a bot, or nobody."""
    if mover is None:
        return None
    if mover.level is None:
        return mover.identity
    return None if room.is_deserted else ""
