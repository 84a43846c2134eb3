"""What people do with tables: set one up, sit down, begin, play, leave, come back, play again."""

import hashlib
import secrets
from typing import Any

import msgspec

from sevenfold import bots
from sevenfold.errors import IllegalMove, InvalidMove, OptionError
from sevenfold.game import find
from sevenfold.protocol import fairness
from sevenfold.protocol.phrases import EVERYTHING
from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.errors import Refusal
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import Person, checked_name
from sevenfold.server.registry import Decision, RoomRegistry
from sevenfold.server.room import Room
from sevenfold.table import Table

JSON = dict[str, Any]
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
ID_LENGTH = 12  # 59 bits: nobody guesses a table
STAND_IN = "player"
LONGEST_ID = 64
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 30 * 86400


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit at a seat: me, somebody at my device, a bot, or whoever comes."""

    kind: str  # me, guest, bot, open
    level: str | None = None
    name: str | None = None


class TableWish(msgspec.Struct, frozen=True):
    """A table to be set up."""

    game: str
    options: dict[str, Any]
    seats: list[SeatWish]
    listed: bool = False
    clock: events.ClockSettings | None = None
    away: int | None = 120
    late: bool = True
    hints: bool = False


class Tables:
    """Checks what is asked for, and lets it happen in the rooms."""

    def __init__(self, rooms: RoomRegistry) -> None:
        self.rooms = rooms

    # Setting up

    async def create(self, person: Person, wish: TableWish) -> LiveRoom:
        """A new table; if nobody has to be waited for, the game begins at once."""
        game, options = checked_options(wish)
        plans = [plan(person, seat) for seat in wish.seats]
        if not any(seat.identity == person.id for seat in plans):
            raise Refusal(Reason.BAD_OPTION, "one of the seats must be yours")
        check_times(wish)
        event = events.Created(
            game=wish.game,
            options=options,
            host=person.id,
            seats=plans,
            listed=wish.listed,
            clock=wish.clock,
            away=wish.away,
            late=wish.late and game.join is not None,
            hints=wish.hints,
        )
        numbers = game.setup.seats(options)
        rows = [
            {"seat": number, "identity": seat.identity, "name": guest_name(wanted)}
            for number, seat, wanted in zip(numbers, plans, wish.seats, strict=True)
        ]
        names = {row["seat"]: row["name"] or person.name for row in rows if row["identity"] is not None}
        live = await self.rooms.create(new_id(), event, rows, names)
        if not any(seat.kind == "open" for seat in plans):
            await self.start(person, live.room.id)
        return live

    async def sit(self, person: Person, table: str, seat: int) -> None:
        """Takes an open seat before the game begins."""

        def decide(room: Room) -> Decision:
            require_open(room)
            if room.seats[checked_seat(room, seat)].kind != "open":
                raise Refusal(Reason.SEAT_TAKEN)
            if room.seats_of(person.id):
                raise Refusal(Reason.SEAT_TAKEN, "you have a seat already")
            return Decision(events.Sat(seat, person.id), [row(seat, person.id)])

        await self.rooms.act(table, decide)

    async def arrange(self, person: Person, table: str, seat: int, level: str | None) -> None:
        """The host gives an open seat to a bot, or sends a bot away."""

        def decide(room: Room) -> Decision:
            require_host(room, person)
            require_open(room)
            there = room.seats[checked_seat(room, seat)].kind
            if there not in ("open", "bot"):
                raise Refusal(Reason.SEAT_TAKEN)
            event = events.Stood(seat) if level is None else events.Manned(seat, checked_level(level))
            return Decision(event, [row(seat, None)])

        await self.rooms.act(table, decide)

    async def start(self, person: Person, table: str) -> None:
        """The host begins the game."""
        seed, nonce = fairness.draw_secret()

        def decide(room: Room) -> Decision:
            require_host(room, person)
            require_open(room)
            if any(seat.kind == "open" for seat in room.seats.values()):
                raise Refusal(Reason.SEATS_OPEN)
            return Decision(events.Started(seed, nonce))

        await self.rooms.act(table, decide)

    # Playing

    async def move(self, person: Person, table: str, seat: int, ply: int, move: JSON, id: str) -> int:
        """Plays a move, given as data; the number of the event. The same submission again has the same answer."""
        if not 1 <= len(id) <= LONGEST_ID:
            raise Refusal(Reason.MALFORMED, f"an id has 1 to {LONGEST_ID} letters")

        def decide(room: Room) -> Decision | int:
            done = room.submissions.get((person.id, id))
            if done is not None:
                return done
            if room.seats[checked_seat(room, seat)].identity != person.id:
                raise Refusal(Reason.NOT_SEATED)
            require_running(room)
            notation = checked_move(room, seat, ply, move)
            if room.seats[seat].level is not None:
                raise Refusal(Reason.NOT_YOUR_TURN, "a bot stands in for you; come back first")
            if self.rooms.time_is_up(room):
                raise Refusal(Reason.TOO_LATE)
            return Decision(events.Moved(seat, notation, by=person.id, id=id))

        try:
            return await self.rooms.act(table, decide)
        except Refusal as refused:
            if refused.reason is Reason.TOO_LATE:
                await self.replace(table, seat, ply, "time")  # whoever is told that the time is up sees the game go on
            raise

    async def explain(self, person: Person, table: str, seat: int, move: JSON) -> IllegalMove | None:
        """Why somebody may not play a move now; None if nothing is wrong with it."""
        room = (await self.rooms.open(table)).room
        if room.seats[checked_seat(room, seat)].identity != person.id:
            raise Refusal(Reason.NOT_SEATED)
        require_running(room)
        if room.turn != seat or room.table is None:
            raise Refusal(Reason.NOT_YOUR_TURN)
        try:
            return room.table.refusal(move)
        except InvalidMove as error:
            raise Refusal(Reason.INVALID, str(error)[:200]) from None

    async def bot_move(self, table: str, seat: int, ply: int, move: str) -> int:
        """Plays a bot's move, if it is still that bot's turn."""

        def decide(room: Room) -> Decision:
            require_running(room)
            if room.ply != ply or room.turn != seat or room.seats[seat].level is None:
                raise Refusal(Reason.STALE)
            return Decision(events.Moved(seat, move))

        return await self.rooms.act(table, decide)

    async def table_for_hints(self, person: Person, id: str, seat: int) -> Table:
        """The table as it stands, if its people agreed to hints when it was set up and the seat is to move."""
        room = (await self.rooms.open(id)).room
        if room.seats[checked_seat(room, seat)].identity != person.id:
            raise Refusal(Reason.NOT_SEATED)
        require_running(room)
        if not room.created.hints or room.table is None:
            raise Refusal(Reason.NOT_OPEN, "this table is played without hints")
        if room.turn != seat:
            raise Refusal(Reason.NOT_YOUR_TURN)
        return room.table

    async def say(self, person: Person, table: str, phrase: str, seat: int | None, id: str) -> int:
        """Says one of the phrases."""
        if phrase not in EVERYTHING or not 1 <= len(id) <= LONGEST_ID:
            raise Refusal(Reason.MALFORMED, "there is no such phrase")

        def decide(room: Room) -> Decision | int:
            done = room.submissions.get((person.id, id))
            if done is not None:
                return done
            if seat is None or room.seats[checked_seat(room, seat)].identity != person.id:
                raise Refusal(Reason.NOT_SEATED)
            return Decision(events.Said(phrase, seat, id))

        return await self.rooms.act(table, decide)

    async def join(self, person: Person, table: str) -> int:
        """A newcomer sits down in mid-game (SD-JOIN); the new seat."""
        taken = -1

        def decide(room: Room) -> Decision:
            nonlocal taken
            require_running(room)
            if room.seats_of(person.id):
                raise Refusal(Reason.SEAT_TAKEN, "you have a seat already")
            if not room.created.late or room.table is None:
                raise Refusal(Reason.NOT_OPEN)
            try:
                taken = room.table.copy().join()
            except IllegalMove as refused:
                raise Refusal(Reason.ILLEGAL, refused.reason, refused.clause) from None
            return Decision(events.Joined(taken, person.id), [row(taken, person.id)])

        await self.rooms.act(table, decide)
        return taken

    # Leaving and coming back

    async def leave(self, person: Person, table: str, seat: int) -> None:
        """Gets up: before the game the seat is open again, during it a bot stands in."""

        def decide(room: Room) -> Decision | int:
            if room.seats[checked_seat(room, seat)].identity != person.id:
                raise Refusal(Reason.NOT_SEATED)
            if room.phase == "open":
                return Decision(events.Stood(seat), [row(seat, None)])
            if room.phase == "over" or room.seats[seat].level is not None:
                return room.number - 1
            return Decision(events.Left(seat, STAND_IN, "left"))

        await self.rooms.act(table, decide)

    async def come_back(self, person: Person, table: str, seat: int) -> None:
        """Takes the seat back from the bot that stands in."""

        def decide(room: Room) -> Decision | int:
            there = room.seats[checked_seat(room, seat)]
            if there.identity != person.id:
                raise Refusal(Reason.NOT_SEATED)
            require_running(room)
            if there.level is None:
                return room.number - 1
            if room.is_out_of_time(seat, self.rooms.time.now()):
                raise Refusal(Reason.TOO_LATE)
            return Decision(events.Back(seat))

        await self.rooms.act(table, decide)

    async def replace(self, table: str, seat: int, ply: int, why: str) -> None:
        """A bot stands in for somebody who is away or out of time, if that is still so."""

        def decide(room: Room) -> Decision | int:
            moved = room.phase != "running" or room.ply != ply or room.turn != seat
            in_time = why == "time" and not self.rooms.time_is_up(room)
            if moved or in_time or not room.in_company or room.seats[seat].level is not None:
                return room.number - 1
            return Decision(msgspec.convert({"kind": "left", "seat": seat, "level": STAND_IN, "why": why}, events.Left))

        await self.rooms.act(table, decide)

    async def forget(self, person: Person, table: str) -> None:
        """Hands all seats of somebody who wants to be forgotten to bots."""
        live = await self.rooms.open(table)
        for seat in live.room.seats_of(person.id):

            def decide(room: Room, seat: int = seat) -> Decision:
                if room.phase == "open":
                    return Decision(events.Stood(seat), [row(seat, None)])
                return Decision(events.Left(seat, STAND_IN, "forgotten"), [row(seat, None)])

            await self.rooms.act(table, decide)

    # Again

    async def rematch(self, person: Person, table: str) -> str:
        """The same people at a new table, the next player beginning. However many ask at once, there is one."""
        live = await self.rooms.open(table)
        if live.room.phase != "over":
            await self.rooms.recheck(live)
        room = live.room
        if room.rematch is not None:
            return room.rematch
        if room.phase != "over" or room.secret is None:
            raise Refusal(Reason.NOT_OPEN, "the game is not over yet")
        if not room.seats_of(person.id):
            raise Refusal(Reason.NOT_SEATED)
        fresh = id_after(room.id, room.secret.nonce)
        await self.create_again(person, live, fresh)

        def decide(room: Room) -> Decision | int:
            return room.number - 1 if room.rematch is not None else Decision(events.Rematch(fresh))

        await self.rooms.act(table, decide)
        return fresh

    async def create_again(self, person: Person, live: LiveRoom, fresh: str) -> None:
        room = live.room
        old, seated = room.created, sorted(room.seats)
        game = find(old.game)
        options = game.options.again(old.options, game.setup.seats(old.options), seated)
        numbers = game.setup.seats(options)
        seats = [room.seats[number] for number in seated]
        plans = [events.SeatPlan(s.kind, s.identity, None if s.identity else s.level or STAND_IN) for s in seats]
        event = msgspec.structs.replace(old, options=options, seats=plans, host=person.id)
        guests = await self.rooms.store.guest_names(room.id)
        rows = [row(n, room.seats[s].identity, guests.get(s)) for n, s in zip(numbers, seated, strict=True)]
        names = {n: live.names[s] for n, s in zip(numbers, seated, strict=True) if s in live.names}
        await self.rooms.create(fresh, event, rows, names)
        seed, nonce = fairness.draw_secret()

        def begin(room: Room) -> Decision | int:
            return room.number - 1 if room.phase != "open" else Decision(events.Started(seed, nonce))

        await self.rooms.act(fresh, begin)


def new_id() -> str:
    """A short name for a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def id_after(table: str, nonce: str) -> str:
    """The name of a table's rematch: whoever may see the one may see the other, and all who ask get the same."""
    number = int.from_bytes(hashlib.sha256(f"{table} {nonce}".encode()).digest())
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(ID_LENGTH))


def row(seat: int, identity: str | None, name: str | None = None) -> dict[str, Any]:
    return {"seat": seat, "identity": identity, "name": name}


def checked_options(wish: TableWish) -> tuple[Any, dict[str, Any]]:
    try:
        game = find(wish.game)
        options = game.options.resolve(wish.options)
    except OptionError as error:
        raise Refusal(Reason.BAD_OPTION, str(error)) from None
    if len(wish.seats) != options["players"]:
        raise Refusal(Reason.BAD_OPTION, f"there must be {options['players']} seats, not {len(wish.seats)}")
    return game, options


def check_times(wish: TableWish) -> None:
    if wish.clock is not None and not SHORTEST_CLOCK <= wish.clock.seconds <= LONGEST_CLOCK:
        raise Refusal(Reason.BAD_OPTION, f"a clock has {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds")
    if wish.away is not None and not SHORTEST_CLOCK <= wish.away <= LONGEST_CLOCK:
        raise Refusal(Reason.BAD_OPTION, f"away is {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds, or null")


def plan(person: Person, wish: SeatWish) -> events.SeatPlan:
    if wish.kind == "me":
        return events.SeatPlan("person", person.id)
    if wish.kind == "guest":
        return events.SeatPlan("guest", person.id)
    if wish.kind == "bot":
        return events.SeatPlan("bot", level=checked_level(wish.level or STAND_IN))
    if wish.kind == "open":
        return events.SeatPlan("open")
    raise Refusal(Reason.BAD_OPTION, "a seat is for me, guest, bot or open")


def guest_name(wish: SeatWish) -> str | None:
    return checked_name(wish.name) if wish.kind == "guest" and wish.name is not None else None


def checked_level(level: str) -> str:
    if level not in bots.NAMES:
        raise Refusal(Reason.BAD_OPTION, f"a bot is one of {', '.join(bots.NAMES)}")
    return level


def checked_seat(room: Room, seat: int) -> int:
    if seat not in room.seats:
        raise Refusal(Reason.NOT_SEATED, "there is no such seat")
    return seat


def require_host(room: Room, person: Person) -> None:
    if room.host != person.id:
        raise Refusal(Reason.NOT_HOST)


def require_open(room: Room) -> None:
    if room.phase != "open":
        raise Refusal(Reason.NOT_OPEN)


def require_running(room: Room) -> None:
    if room.phase == "open":
        raise Refusal(Reason.NOT_RUNNING)
    if room.phase == "over":
        raise Refusal(Reason.OVER)


def checked_move(room: Room, seat: int, ply: int, move: JSON) -> str:
    """The notation of a legal move. The kernel judges; here is only said whose turn it is."""
    assert room.table is not None
    if ply != room.ply:
        raise Refusal(Reason.STALE)
    if room.turn != seat:
        raise Refusal(Reason.NOT_YOUR_TURN)
    try:
        return str(room.table.spell(move))
    except InvalidMove as error:
        raise Refusal(Reason.INVALID, str(error)[:200]) from None
    except IllegalMove as error:
        raise Refusal(Reason.ILLEGAL, error.reason, error.clause) from None
