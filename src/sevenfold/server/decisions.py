"""What follows from what somebody wants, as a table stands: an event, or a refusal. No input or output, no change.

A number instead of an event: what is wanted is so already, since the event of that number.
"""

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from sevenfold.errors import IllegalMove, InvalidMove
from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.errors import RequestRefused
from sevenfold.server.new_table import STAND_IN, checked_level
from sevenfold.server.people import Person
from sevenfold.server.room import Room, Seat
from sevenfold.table import JOIN, Table

JSON = dict[str, Any]
MOST_TAKEN_BACK = 500  # times in one game: all of them stay in its log
PATIENCE = 30_000  # milliseconds that everybody waits for somebody who is gone, before a bot may stand in


class Decision(msgspec.Struct, frozen=True):
    """An event, and what it changes in the index of who sits where."""

    event: events.AnyEvent
    seats: list[JSON] = []
    names: dict[int, str] | None = None  # of whoever sits down by it; else, if somebody else sits there, they are read


class Guest(msgspec.Struct, frozen=True):
    """Somebody at another person's device."""

    name: str | None  # their own, if they have given one


def row(seat: int, identity: str | None, name: str | None = None) -> JSON:
    """A seat in that index."""
    return {"seat": seat, "identity": identity, "name": name}


# Before the game


def sit(room: Room, person: Person, seat: int) -> Decision:
    identity = person.id
    require_open(room)
    there = seat_at(room, seat)
    if there.kind != "open":
        raise RequestRefused(Reason.SEAT_TAKEN)
    if there.kept_for not in (None, identity):
        raise RequestRefused(Reason.SEAT_TAKEN, "it is kept for somebody who may play again")
    require_welcome(room, identity)
    return Decision(events.Sat(seat, identity), [row(seat, identity)], {seat: person.name})


def arrange(room: Room, identity: str, seat: int, level: str | None) -> Decision:
    """The host gives an open seat to a bot, or sends a bot or somebody else away."""
    require_host(room, identity)
    require_open(room)
    there = seat_at(room, seat)
    if there.identity == identity or (there.identity is not None and level is not None):
        raise RequestRefused(Reason.SEAT_TAKEN)
    if level is None:
        return Decision(events.Stood(seat, sent=there.identity is not None), [row(seat, None)])
    return Decision(events.Manned(seat, checked_level(level)), [row(seat, None)])


def sit_again(room: Room, person: Person, seat: int, before: Collection[int], guest: Guest | None) -> Decision | int:
    """Somebody who agrees to a rematch, or a guest of theirs, takes a seat of before, if it is still free and they play
    no other one."""
    identity = person.id
    there = room.seats[seat]
    free = room.phase == "open" and there.kind == "open" and there.kept_for in (None, identity)
    if not free or identity in room.unwelcome or not set(room.seats_of(identity)) <= set(before):
        return room.number - 1
    own = guest.name if guest is not None else None
    event = events.Sat(seat, identity, guest is not None)
    return Decision(event, [row(seat, identity, own)], {seat: own or person.name})


def start(room: Room, identity: str, seed: int | str, nonce: str) -> Decision:
    require_host(room, identity)
    require_open(room)
    if any(seat.kind == "open" for seat in room.seats.values()):
        raise RequestRefused(Reason.SEATS_OPEN)
    if not any(seat.identity for seat in room.seats.values()):
        raise RequestRefused(Reason.NOT_OPEN, "nobody sits here but bots")
    return Decision(events.Started(seed, nonce))


# During the game


def move(room: Room, identity: str, seat: int, ply: int, move: JSON, id: str, time_is_up: bool) -> Decision | int:
    done = room.submissions.get((identity, "moved", id))
    if done is not None:
        return done
    there = own_seat(room, identity, seat)
    notation = checked_move(running_table(room), seat, ply, move)
    if there.level is not None:
        raise RequestRefused(Reason.NOT_YOUR_TURN, "a bot stands in for you; come back first")
    if time_is_up:
        raise RequestRefused(Reason.TOO_LATE)
    return Decision(events.Moved(seat, notation, by=identity, id=id))


def take_back(room: Room, identity: str, seat: int) -> Decision:
    """Back to before the last move of a seat: among bots only, for they do not mind."""
    own_seat(room, identity, seat)
    require_running(room)
    assert room.table is not None
    if not room.is_solo:
        raise RequestRefused(Reason.NOT_OPEN, "moves are taken back in games against bots only")
    if JOIN in room.table.moves:
        raise RequestRefused(Reason.NOT_OPEN, "somebody has sat down here in mid-game")
    if room.takebacks >= MOST_TAKEN_BACK:
        raise RequestRefused(Reason.TOO_MANY, f"{MOST_TAKEN_BACK} times are the limit in one game")
    own = [ply for ply, mover in enumerate(room.table.movers) if mover == seat]
    if not own:
        raise RequestRefused(Reason.NOT_OPEN, "there is no move of yours yet")
    return Decision(events.TakenBack(seat, own[-1]))


def bot_move(room: Room, seat: int, ply: int, takebacks: int, move: str) -> Decision:
    require_running(room)
    if room.takebacks != takebacks or room.ply != ply or room.turn != seat or room.seats[seat].level is None:
        raise RequestRefused(Reason.STALE)
    return Decision(events.Moved(seat, move))


def say(room: Room, identity: str, phrase: str, seat: int | None, id: str) -> Decision | int:
    done = room.submissions.get((identity, "said", id))
    if done is not None:
        return done
    if seat is None:
        raise RequestRefused(Reason.NOT_SEATED)
    own_seat(room, identity, seat)
    return Decision(events.Said(phrase, seat, id))


def new_seat(room: Room, identity: str) -> int:
    """Where a newcomer would sit down (SD-JOIN)."""
    require_running(room)
    require_welcome(room, identity)
    if not room.is_open_to_newcomers or room.table is None:
        raise RequestRefused(Reason.NOT_OPEN)
    try:
        return room.table.copy().join()
    except IllegalMove as refused:
        raise RequestRefused(Reason.ILLEGAL, refused.reason, refused.clause) from None


def join(seat: int, person: Person) -> Decision:
    return Decision(events.Joined(seat, person.id), [row(seat, person.id)], {seat: person.name})


# Leaving and coming back


def leave(room: Room, identity: str, seat: int) -> Decision | int:
    there = own_seat(room, identity, seat)
    if room.phase == "open":
        return Decision(events.Stood(seat), [row(seat, None)])
    if room.phase == "over" or there.why == "left":
        return room.number - 1
    return Decision(events.Left(seat, there.level or STAND_IN, "left"))


def come_back(room: Room, identity: str, seat: int, now: int) -> Decision | int:
    there = own_seat(room, identity, seat)
    require_running(room)
    if there.level is None:
        return room.number - 1
    if room.is_out_of_time(seat, now):
        raise RequestRefused(Reason.TOO_LATE)
    return Decision(events.Back(seat))


def replace(room: Room, seat: int, ply: int, why: Literal["away", "time"], time_is_up: bool) -> Decision | int:
    moved = room.phase != "running" or room.ply != ply or room.turn != seat
    in_time = why == "time" and not time_is_up
    if moved or in_time or not room.in_company or room.seats[seat].level is not None:
        return room.number - 1
    return Decision(events.Left(seat, STAND_IN, why))


def stand_in(room: Room, identity: str, seat: int, is_away: bool, now: int) -> Decision | int:
    """Whoever waits for somebody who is away may let a bot play until they are back."""
    require_running(room)
    there = seat_at(room, seat)
    if not room.seats_of(identity) or there.identity in (None, identity):
        raise RequestRefused(Reason.NOT_SEATED)
    if there.level is not None:
        return room.number - 1
    if room.turn != seat or not is_away or now - room.updated < PATIENCE:
        raise RequestRefused(Reason.NOT_OPEN, "they are still here, or have only just gone")
    return Decision(events.Left(seat, STAND_IN, "away"))


def forget(room: Room, seat: int) -> Decision:
    event = events.Stood(seat) if room.phase == "open" else events.Left(seat, STAND_IN, "forgotten")
    return Decision(event, [row(seat, None)])


# What must be so


def seat_at(room: Room, seat: int) -> Seat:
    if seat not in room.seats:
        raise RequestRefused(Reason.NOT_SEATED, "there is no such seat")
    return room.seats[seat]


def own_seat(room: Room, identity: str, seat: int) -> Seat:
    there = seat_at(room, seat)
    if there.identity != identity:
        raise RequestRefused(Reason.NOT_SEATED)
    return there


def require_welcome(room: Room, identity: str) -> None:
    """A newcomer has no seat yet, and was not sent away."""
    if room.seats_of(identity):
        raise RequestRefused(Reason.SEAT_TAKEN, "you have a seat already")
    if identity in room.unwelcome:
        raise RequestRefused(Reason.NOT_OPEN, "the host has sent you away from this table")


def require_host(room: Room, identity: str) -> None:
    if room.host != identity:
        raise RequestRefused(Reason.NOT_HOST)


def require_open(room: Room) -> None:
    if room.phase != "open":
        raise RequestRefused(Reason.NOT_OPEN)


def require_running(room: Room) -> None:
    running_table(room)


def running_table(room: Room) -> Table:
    """The game that is being played."""
    table = room.table
    if table is None:
        raise RequestRefused(Reason.NOT_RUNNING)
    if table.turn is None:
        raise RequestRefused(Reason.OVER)
    return table


def table_on_turn(room: Room, identity: str, seat: int) -> Table:
    """The running game, if this person's seat is to move."""
    own_seat(room, identity, seat)
    table = running_table(room)
    if table.turn != seat:
        raise RequestRefused(Reason.NOT_YOUR_TURN)
    return table


def checked_move(table: Table, seat: int, ply: int, move: JSON) -> str:
    """The notation of a legal move. The kernel judges; here is only said whose turn it is."""
    if ply != table.ply:
        raise RequestRefused(Reason.STALE)
    if table.turn != seat:
        raise RequestRefused(Reason.NOT_YOUR_TURN)
    try:
        return table.after(move).last_move
    except InvalidMove as error:
        raise RequestRefused(Reason.INVALID, str(error)[:200]) from None
    except IllegalMove as error:
        raise RequestRefused(Reason.ILLEGAL, error.reason, error.clause) from None
