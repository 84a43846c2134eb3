"""One table on the server: its log, replayed into who sits where, the game and the clock. No input or output."""

from collections.abc import Iterable
from copy import copy
from typing import Literal

import msgspec
from msgspec import field
from msgspec.structs import replace

from sevenfold.game import find
from sevenfold.protocol import fairness
from sevenfold.server import events
from sevenfold.server.clock import Clock
from sevenfold.server.submissions import Submissions
from sevenfold.table import Table

Phase = Literal["open", "running", "over"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits here, and which bot plays, if one does."""

    kind: Literal["person", "guest", "bot", "open"]
    identity: str | None = None
    level: str | None = None  # of the bot that plays now
    kept_for: str | None = None  # whose place an open one is until somebody has sat here (a rematch)
    why: str | None = None  # a bot stands in for somebody: left, away, time, forgotten


class Room(msgspec.Struct, eq=False):  # a struct, because those are copied quickly
    """The present of a table: a pure function of its log."""

    id: str
    number: int = 0  # events so far; also the number of the next one
    updated: int = 0
    created: events.Created = None  # type: ignore[assignment]  # the first event says
    host: str = ""
    seats: dict[int, Seat] = {}  # replaced, never changed: copies share it
    unwelcome: frozenset[str] = frozenset()  # whom the host has sent away
    # Whether different people play here. Somebody alone, or several at one device, keep nobody waiting: there no clock
    # runs, and the table stands still until they come back.
    in_company: bool = False
    table: Table | None = None  # likewise replaced, never changed; after a move it knows what that brought
    commitment: str | None = None
    secret: events.Started | None = None
    clock: Clock = field(default_factory=Clock)
    rematch: str | None = None
    takebacks: int = 0  # so that a bot's answer to what was taken back is recognised
    submissions: Submissions = field(default_factory=Submissions)

    @property
    def phase(self) -> Phase:
        table = self.table
        return "open" if table is None else "over" if table.turn is None else "running"

    @property
    def turn(self) -> int | None:
        return self.table.turn if self.table else None

    @property
    def ply(self) -> int:
        """How many moves, newcomers included, have been made."""
        return self.table.ply if self.table else 0

    @property
    def mover(self) -> Seat | None:
        """The seat on turn."""
        turn = None if self.table is None else self.table.turn
        return None if turn is None else self.seats[turn]

    def seats_of(self, identity: str) -> list[int]:
        """The seats that somebody plays: the own one, and those of guests at the same device."""
        return [number for number, seat in self.seats.items() if seat.identity == identity]

    @property
    def is_open_to_newcomers(self) -> bool:
        """SD-JOIN, if its people like that. Where moves were taken back, somebody knows the cards that are to come."""
        return self.created.late and not self.takebacks

    @property
    def is_solo(self) -> bool:
        """Whether one person plays, and otherwise bots only."""
        return sum(seat.identity is not None for seat in self.seats.values()) == 1

    @property
    def is_deserted(self) -> bool:
        """Whether bots stand in for everybody who sat here, and all may come back: bots wait until somebody looks.
        Where somebody has left for good, they play to the end."""
        people = [seat for seat in self.seats.values() if seat.identity is not None]
        return bool(people) and all(seat.why in ("away", "time") for seat in people)

    @property
    def patience(self) -> int | None:
        """Seconds that people may be away on their turn before a bot stands in; None: as long as they like."""
        return self.created.away if self.in_company else None

    def deadline(self) -> int | None:
        """When the time of the person on turn is up."""
        if self.clock.settings is None or not self.in_company:
            return None
        turn = self.turn
        return None if turn is None or self.seats[turn].level is not None else self.clock.deadline(turn)

    def is_out_of_time(self, seat: int, at: int) -> bool:
        """Whether a person at this seat would have no time left: for this move, or for the rest of the game."""
        return self.in_company and self.clock.is_up(seat, self.turn == seat, at)

    def copy(self) -> "Room":
        """A room to try the next event on; this one stays as it is."""
        twin = copy(self)
        twin.clock = self.clock.copy()
        twin.submissions = copy(self.submissions)
        return twin

    # The log

    def apply(self, event: events.AnyEvent, at: int, undone: bool = False) -> None:
        """Takes in the next event of the log, perhaps a move that is known to be taken back later."""
        match event:
            case events.Moved():  # first, being nearly all
                self._move(event, at, undone)
            case events.Created():
                self._create(event)
            case events.Sat(seat=seat, identity=identity, guest=guest):
                self._seat(seat, Seat("guest" if guest else "person", identity))
                self._keep_host()
            case events.Stood(seat=seat, sent=sent):
                if sent:
                    self.unwelcome |= {str(self.seats[seat].identity)}
                self._seat(seat, Seat("open"))
                self._keep_host()
            case events.Manned(seat=seat, level=level):
                self._seat(seat, Seat("bot", level=level))
            case events.Started():
                self._start(event, at)
            case events.TakenBack(ply=ply):
                self._take_back(ply, at)
            case events.Joined(seat=seat, identity=identity):
                self._join(seat, identity, at)
            case events.Left(seat=seat, level=level, why=why):
                self._leave(seat, level, why, at)
            case events.Back(seat=seat):
                self._seat(seat, replace(self.seats[seat], level=None, why=None))
                if seat == self.turn:
                    self.clock.person_changed(at)
            case events.Said(seat=seat, id=id):
                self._remember(seat, id)
            case events.Rematch(table=table):
                self.rematch = table
        if not isinstance(event, events.SAME_PEOPLE):
            self.in_company = len({seat.identity for seat in self.seats.values() if seat.identity}) > 1
        self.number += 1
        self.updated = at

    def _create(self, event: events.Created) -> None:
        self.created = event
        self.host = event.host
        self.clock = Clock(event.clock)
        numbers = find(event.game).setup.seats(event.options)
        plans = zip(numbers, event.seats, strict=True)
        self.seats = {number: seated(plan) for number, plan in plans}

    def _seat(self, seat: int, there: Seat) -> None:
        self.seats = {**self.seats, seat: there}

    def _keep_host(self) -> None:
        """A host who got up leaves the table to the next person at it."""
        people = [seat.identity for seat in self.seats.values() if seat.identity]
        if people and self.host not in people:
            self.host = people[0]

    def _start(self, event: events.Started, at: int) -> None:
        game, options = self.created.game, self.created.options
        self.secret = event
        self.commitment = fairness.commitment(game, options, event.seed, event.nonce)
        self.table = Table.dealt(game, options, event.seed)
        for seat in self.seats:
            self.clock.seat(seat)
        self.clock.turn_began(at)

    def _move(self, event: events.Moved, at: int, undone: bool) -> None:
        assert self.table is not None
        if event.by is not None:
            if self.in_company:
                self.clock.person_thought(event.seat, at)
            if event.id is not None:
                self.submissions.add((event.by, "moved", event.id), self.number)
        if not undone:
            self.table = self.table.after(event.move)
        self.clock.turn_began(at)

    def _take_back(self, ply: int, at: int) -> None:
        assert self.table is not None
        assert self.secret is not None
        if self.table.ply > ply:  # otherwise what is taken back was not even played again
            moves = self.table.moves[:ply]
            self.table = Table.dealt(self.created.game, self.created.options, self.secret.seed)
            for move in moves:
                self.table = self.table.after(move)
        self.takebacks += 1
        self.clock.turn_began(at)

    def _join(self, seat: int, identity: str, at: int) -> None:
        assert self.table is not None
        self.table = self.table.copy()
        joined = self.table.join()
        assert joined == seat
        if not self.in_company:
            self.clock.turn_began(at)  # from here on somebody waits
        self._seat(seat, Seat("person", identity))
        self.clock.seat(seat)

    def _leave(self, seat: int, level: str, why: str, at: int) -> None:
        there = self.seats[seat]
        if seat == self.turn and there.level is None and self.in_company:
            self.clock.person_thought(seat, at)
            self.clock.person_changed(at)
        forgotten = why == "forgotten"
        self._seat(seat, Seat("bot", level=level) if forgotten else replace(there, level=level, why=why))

    def _remember(self, seat: int | None, id: str | None) -> None:
        if seat is not None and id is not None and self.seats[seat].identity is not None:
            self.submissions.add((str(self.seats[seat].identity), "said", id), self.number)


def seated(plan: events.SeatPlan) -> Seat:
    if plan.kind == "open":
        return Seat("open", kept_for=plan.identity)
    return Seat(plan.kind, plan.identity, plan.level)


def replay(id: str, log: list[tuple[int, events.AnyEvent]], upto: int | None = None) -> Room:
    """The room as its log, or the first `upto` events of it, have made it; entries are (time, event)."""
    room, log = Room(id), log[:upto]
    undone = taken_back(event for _, event in log)
    for number, (at, event) in enumerate(log):
        room.apply(event, at, number in undone)
    return room


def taken_back(log: Iterable[events.AnyEvent]) -> set[int]:
    """The numbers of moves that were taken back later. They need not be played again to know what came of it all."""
    plies, undone = list[int](), set[int]()
    for number, event in enumerate(log):
        match event:
            case events.Moved() | events.Joined():
                plies.append(number)
            case events.TakenBack(ply=ply):
                undone.update(plies[ply:])
                del plies[ply:]
    return undone
