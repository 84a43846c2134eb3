"""Whole games as a room lives through them, with everything that can happen on the way."""

from collections.abc import Iterator
from random import Random
from typing import Any

import sevenfold
from sevenfold.game import find
from sevenfold.server import events
from sevenfold.server.room import Room
from tests.strategies import any_move

Step = tuple[Room, events.AnyEvent, int]
MOMENT = 1_700_000_000_000


def identity(seat: int) -> str:
    return f"identity-of-{seat}"


def created(game: str, options: dict[str, Any], random: Random) -> events.Created:
    """A table of people, one of whom comes later, and a guest or a bot."""
    resolved = find(game).options.resolve(options)
    seats = []
    for seat in find(game).setup.seats(resolved):
        person, guest = events.SeatPlan("person", identity(seat)), events.SeatPlan("guest", identity(seat))
        seats.append(random.choice([person, guest, events.SeatPlan("bot", level="greedy")]))
    seats[-1] = events.SeatPlan("open")
    clock = events.ClockSettings(random.choice(["move", "game"]), 600) if random.random() < 0.5 else None
    return events.Created(game, resolved, identity(0), seats, clock=clock, late=True, hints=True)


def happenings(room: Room, random: Random) -> Iterator[events.AnyEvent]:
    """What happens next, until the game is over; each is chosen on the room as it is by then."""
    last = max(room.seats)
    yield events.Sat(last, identity(last))
    yield events.Stood(last)
    yield events.Manned(last, "random")
    yield events.Started(random.randrange(10**15, 2**53), random.randbytes(32).hex())
    while room.table is not None and room.turn is not None:
        chance = random.random()
        people = [seat for seat, there in room.seats.items() if there.identity is not None]
        if chance < 0.05 and people:
            yield events.Said("hello", random.choice(people), "said")
        elif chance < 0.1 and people:
            seat = random.choice(people)
            yield events.Left(seat, "greedy", "away") if room.seats[seat].level is None else events.Back(seat)
        elif chance < 0.12 and (new := newcomer(room)) is not None:
            yield events.Joined(new, identity(new))
        else:
            mover = room.seats[room.turn]
            person = mover.identity if mover.level is None else None
            yield events.Moved(room.turn, str(any_move(room.table, random)), person, f"submission-{room.ply}")
    yield events.Rematch("zzzzzzzzzzzz")


def newcomer(room: Room) -> int | None:
    """SD-JOIN: the seat that somebody new would get."""
    assert room.table is not None
    try:
        return room.table.copy().join()
    except sevenfold.IllegalMove:
        return None


def walk(game: str, options: dict[str, Any], random: Random) -> Iterator[Step]:
    """The room after every event, the event, and its time."""
    room, at = Room("abcdefghijkm"), MOMENT
    first = created(game, options, random)
    room.apply(first, at)
    yield room, first, at
    for event in happenings(room, random):
        at += random.randrange(1, 5000)
        room.apply(event, at)
        yield room, event, at
