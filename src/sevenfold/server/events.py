"""What happens at a table, as it is stored: an append-only log, from which a table is rebuilt by replay.

Events name people by their opaque identity and hold secrets (the seed). What leaves the server is made of them in
`public.py`, for one audience at a time. People's names are not here: whoever wants to be forgotten is.
"""

from typing import Any, Literal

import msgspec


class ClockSettings(msgspec.Struct, frozen=True):
    """Time for every move, or for the whole game by player."""

    kind: Literal["move", "game"]
    seconds: int


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit somewhere: a person, somebody at a person's device, a bot, or whoever comes."""

    kind: Literal["person", "guest", "bot", "open"]
    identity: str | None = None  # of the person who plays, at whose device the guest plays, or for whom it is kept open
    level: str | None = None


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Base of all events."""


class Created(Event, frozen=True, omit_defaults=True):
    game: str
    options: dict[str, Any]
    host: str
    seats: list[SeatPlan]  # by player
    listed: bool = False
    clock: ClockSettings | None = None
    away: int | None = None  # seconds after which a bot stands in for somebody who is not there
    late: bool = False  # newcomers may join in mid-game (SD-JOIN)
    hints: bool = False


class Sat(Event, frozen=True, omit_defaults=True):
    seat: int
    identity: str
    guest: bool = False  # at that person's device


class Stood(Event, frozen=True, omit_defaults=True):
    """Somebody gets up before the game begins, or a bot is sent away."""

    seat: int
    sent: bool = False  # a person was sent away by the host, and does not come back to this table


class Manned(Event, frozen=True):
    """A bot gets a seat that was open."""

    seat: int
    level: str


class Started(Event, frozen=True):
    seed: int | str  # a key; before there were any, and for games that take none, a number
    nonce: str


class Moved(Event, frozen=True, omit_defaults=True):
    seat: int
    move: str
    by: str | None = None  # None: a bot
    id: str | None = None  # the submission, so that a repeated one is recognised


class TakenBack(Event, frozen=True, tag="taken-back"):
    """Somebody who plays against bots alone goes on from before an earlier move."""

    seat: int
    ply: int  # how many moves are left


class Joined(Event, frozen=True):
    """SD-JOIN."""

    seat: int
    identity: str


class Left(Event, frozen=True):
    """A bot stands in for somebody: who left, was away too long, or ran out of time."""

    seat: int
    level: str
    why: Literal["left", "away", "time", "forgotten"]


class Back(Event, frozen=True):
    seat: int


class Said(Event, frozen=True, omit_defaults=True):
    phrase: str
    seat: int | None = None
    id: str | None = None


class Rematch(Event, frozen=True):
    table: str


SAME_PEOPLE = Moved, Said  # they leave everybody where they are
RENAMING = Sat, Stood, Manned, Joined  # somebody else sits there from then on

AnyEvent = Created | Sat | Stood | Manned | Started | Moved | TakenBack | Joined | Left | Back | Said | Rematch

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
