"""A table to be set up: what people ask for, and the first event that follows from it."""

from typing import Any

import msgspec

from sevenfold import bots
from sevenfold.errors import OptionError
from sevenfold.game import find
from sevenfold.protocol.reasons import Reason
from sevenfold.server import events
from sevenfold.server.errors import RequestRefused
from sevenfold.server.people import Person, checked_name

STAND_IN = "player"  # the level of a bot that nobody chose
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


def created(person: Person, wish: TableWish) -> events.Created:
    """The table's first event, or a refusal that says what is wrong with the wish."""
    try:
        game = find(wish.game)
        options = game.options.resolve(wish.options)
    except OptionError as error:
        raise RequestRefused(Reason.BAD_OPTION, str(error)) from None
    if len(wish.seats) != options["players"]:
        raise RequestRefused(Reason.BAD_OPTION, f"there must be {options['players']} seats, not {len(wish.seats)}")
    seats = [plan(person, seat) for seat in wish.seats]
    if not any(seat.identity == person.id for seat in seats):
        raise RequestRefused(Reason.BAD_OPTION, "one of the seats must be yours")
    check_times(wish)
    return events.Created(
        game=wish.game,
        options=options,
        host=person.id,
        seats=seats,
        listed=wish.listed,
        clock=wish.clock,
        away=wish.away,
        late=wish.late and game.join is not None,
        hints=wish.hints,
    )


def plan(person: Person, wish: SeatWish) -> events.SeatPlan:
    match wish.kind:
        case "me":
            return events.SeatPlan("person", person.id)
        case "guest":
            return events.SeatPlan("guest", person.id)
        case "bot":
            return events.SeatPlan("bot", level=checked_level(wish.level or STAND_IN))
        case "open":
            return events.SeatPlan("open")
    raise RequestRefused(Reason.BAD_OPTION, "a seat is for me, guest, bot or open")


def guest_name(wish: SeatWish) -> str | None:
    return checked_name(wish.name) if wish.kind == "guest" and wish.name is not None else None


def checked_level(level: str) -> str:
    if level not in bots.NAMES:
        raise RequestRefused(Reason.BAD_OPTION, f"a bot is one of {', '.join(bots.NAMES)}")
    return level


def check_times(wish: TableWish) -> None:
    if wish.clock is not None and not SHORTEST_CLOCK <= wish.clock.seconds <= LONGEST_CLOCK:
        raise RequestRefused(Reason.BAD_OPTION, f"a clock has {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds")
    if wish.away is not None and not SHORTEST_CLOCK <= wish.away <= LONGEST_CLOCK:
        raise RequestRefused(Reason.BAD_OPTION, f"away is {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds, or null")
