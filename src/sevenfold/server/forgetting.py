"""Seats of somebody who has been forgotten go to bots."""

from contextlib import suppress
from functools import partial

from sevenfold.server import decisions
from sevenfold.server.decisions import Decision
from sevenfold.server.errors import RequestRefused
from sevenfold.server.registry import RoomRegistry
from sevenfold.server.room import Room


async def hand_over(rooms: RoomRegistry, identity: str) -> None:
    """Those that were taken while all the others were handed over. The database does not say any more whose they are,
    but the process where that happened has the table in memory."""
    for live in [live for live in rooms.live.values() if live.room.seats_of(identity)]:
        for seat in live.room.seats_of(identity):
            with suppress(RequestRefused):  # the table is gone, or the database is away: then somebody is away there
                await rooms.act(live.room.id, partial(leave, identity=identity, seat=seat))


def leave(room: Room, identity: str, seat: int) -> Decision | int:
    """Unless another process was faster."""
    return decisions.forget(room, seat) if seat in room.seats_of(identity) else room.number - 1
