"""Another game for the same people, the next player beginning. Whoever asks sits down at a new table; the others' seats
are kept free until they agree. When all have agreed, the game begins."""

from functools import partial

import msgspec

from sevenfold.game import find
from sevenfold.protocol import fairness
from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.decisions import Decision, Guest, row, sit_again
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.new_table import STAND_IN
from sevenfold.server.people import Person
from sevenfold.server.registry import RoomRegistry
from sevenfold.server.room import Room, Seat
from sevenfold.server.table_ids import id_after


async def rematch(rooms: RoomRegistry, person: Person, table: str) -> LiveRoom:
    """Somebody wants another game: the new table. However many ask at once, there is one."""
    live = await rooms.open(table)
    if live.room.phase != "over":
        await rooms.recheck(live)
    room = live.room
    if room.phase != "over" or room.secret is None:
        raise RequestRefused(Reason.NOT_OPEN, "the game is not over yet")
    if not room.seats_of(person.id):
        if room.rematch is not None:
            return await rooms.open(room.rematch)
        raise RequestRefused(Reason.NOT_SEATED)
    fresh = room.rematch or id_after(room.id, room.secret.nonce)
    if room.rematch is None:
        await create_again(rooms, person, live, fresh)
    new = await rooms.last_known(fresh)
    await agree(rooms, person, live, new)

    def decide(room: Room) -> Decision | int:
        return room.number - 1 if room.rematch is not None else Decision(events.Rematch(fresh))

    await rooms.act(table, decide)
    return new


def planned(seat: Seat, person: Person) -> events.SeatPlan:
    """Who sits where at first: the one who asks, that person's guests, and bots; also for whoever has left."""
    if seat.identity == person.id:
        return events.SeatPlan(seat.kind, seat.identity)
    if seat.identity is None or seat.why == "left":
        return events.SeatPlan("bot", level=seat.level or STAND_IN)
    return events.SeatPlan("open", seat.identity)  # kept free for whoever sat there


async def create_again(rooms: RoomRegistry, person: Person, live: LiveRoom, fresh: str) -> None:
    room = live.room
    old = room.created
    game = find(old.game)
    options = game.options.again(old.options, game.setup.seats(old.options), sorted(room.seats))
    plans = [planned(room.seats[seat], person) for seat in sorted(room.seats)]
    event = msgspec.structs.replace(old, options=options, seats=plans, host=person.id)
    guests = await guest_names(rooms, room)
    places = renumbered(room, game.setup.seats(options))
    rows = [
        row(new, None if plan.kind == "open" else plan.identity, guests.get(seat))
        for (seat, new), plan in zip(places.items(), plans, strict=True)
    ]
    names = {new: live.names[seat] for seat, new in places.items() if room.seats[seat].identity == person.id}
    await rooms.create(fresh, event, rows, names)


async def agree(rooms: RoomRegistry, person: Person, live: LiveRoom, new: LiveRoom) -> None:
    """Takes the seats of before at the new table; the last one who agrees begins the game."""
    fresh = new.room.id
    guests = await guest_names(rooms, live.room)
    places = renumbered(live.room, list(new.room.seats))
    before = {places[seat] for seat in live.room.seats_of(person.id)}
    for seat in live.room.seats_of(person.id):
        guest = Guest(guests.get(seat)) if live.room.seats[seat].kind == "guest" else None
        await rooms.act(fresh, partial(sit_again, person=person, seat=places[seat], before=before, guest=guest))
    seed, nonce = fairness.draw_secret(new.room.created.game)

    def begin(room: Room) -> Decision | int:
        waiting = any(seat.kind == "open" for seat in room.seats.values())
        over = waiting or room.phase != "open" or not room.seats_of(person.id)
        return room.number - 1 if over else Decision(events.Started(seed, nonce))

    await rooms.act(fresh, begin)


async def guest_names(rooms: RoomRegistry, room: Room) -> dict[int, str]:
    """Those of people at somebody else's device, by seat; most tables have none, and need not ask."""
    there = any(seat.kind == "guest" for seat in room.seats.values())
    return await rooms.store.guest_names(room.id) if there else {}


def renumbered(room: Room, numbers: list[int]) -> dict[int, int]:
    """The seats of the new table by those of the old one."""
    return dict(zip(sorted(room.seats), numbers, strict=True))
