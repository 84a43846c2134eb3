"""The same people at a new table, the next player beginning."""

import msgspec

from sevenfold.game import find
from sevenfold.protocol import fairness
from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.decisions import Decision, row
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.new_table import STAND_IN
from sevenfold.server.people import Person
from sevenfold.server.registry import RoomRegistry
from sevenfold.server.room import Room
from sevenfold.server.table_ids import id_after


async def rematch(rooms: RoomRegistry, person: Person, table: str) -> str:
    """The id of the new table. However many ask at once, there is one."""
    live = await rooms.open(table)
    if live.room.phase != "over":
        await rooms.recheck(live)
    room = live.room
    if room.rematch is not None:
        return room.rematch
    if room.phase != "over" or room.secret is None:
        raise RequestRefused(Reason.NOT_OPEN, "the game is not over yet")
    if not room.seats_of(person.id):
        raise RequestRefused(Reason.NOT_SEATED)
    fresh = id_after(room.id, room.secret.nonce)
    await create_again(rooms, person, live, fresh)

    def decide(room: Room) -> Decision | int:
        return room.number - 1 if room.rematch is not None else Decision(events.Rematch(fresh))

    await rooms.act(table, decide)
    return fresh


async def create_again(rooms: RoomRegistry, person: Person, live: LiveRoom, fresh: str) -> None:
    room = live.room
    old, seated = room.created, sorted(room.seats)
    game = find(old.game)
    options = game.options.again(old.options, game.setup.seats(old.options), seated)
    numbers = game.setup.seats(options)
    seats = [room.seats[number] for number in seated]
    plans = [events.SeatPlan(s.kind, s.identity, None if s.identity else s.level or STAND_IN) for s in seats]
    event = msgspec.structs.replace(old, options=options, seats=plans, host=person.id)
    guests = await rooms.store.guest_names(room.id)
    rows = [row(n, room.seats[s].identity, guests.get(s)) for n, s in zip(numbers, seated, strict=True)]
    names = {n: live.names[s] for n, s in zip(numbers, seated, strict=True) if s in live.names}
    await rooms.create(fresh, event, rows, names)
    seed, nonce = fairness.draw_secret()

    def begin(room: Room) -> Decision | int:
        return room.number - 1 if room.phase != "open" else Decision(events.Started(seed, nonce))

    await rooms.act(fresh, begin)
