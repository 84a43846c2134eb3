"""The protocol: one tagged union of messages each way, over one WebSocket. docs/protocol.md describes it in words.

TypeScript types are made from these classes (`typescript.py`). Where a plain name means something else in the package
(a `Move` is its notation, a `Seat` is the server's), a message ends in `Message` and a part of one in `State`.
"""

from typing import Any, Literal

import msgspec

from sevenfold.protocol.reasons import Reason

PROTOCOL = 2


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Base of all messages."""


# From clients


class Watch(Message, frozen=True):
    """Follow a table: from the eyes of one of your seats, or of a watcher; from an event on, or from now."""

    table: str
    seat: int | None = None
    since: int | None = None  # the number of the last event you have


class Unwatch(Message, frozen=True):
    table: str


class MoveMessage(Message, frozen=True, tag="move"):
    """Play a move. The same id again is answered in the same way and played only once."""

    id: str
    table: str
    seat: int
    ply: int  # how many moves you have seen: another one may have come first
    move: dict[str, Any]  # its kind and fields, see docs/notation.md


class Why(Message, frozen=True):
    """Ask why a move may not be played now. Nothing is played."""

    id: str
    table: str
    seat: int
    move: dict[str, Any]


class Say(Message, frozen=True):
    id: str
    table: str
    phrase: str
    seat: int | None = None


class Ping(Message, frozen=True):
    pass


FromClient = Watch | Unwatch | MoveMessage | Why | Say | Ping

# From the server


class Welcome(Message, frozen=True):
    """The first message of every connection."""

    protocol: int
    name: str
    language: str
    now: int  # the server's clock, in milliseconds


class SeatState(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["person", "guest", "bot", "open"]
    name: str | None
    bot: str | None  # the level of the bot that plays now
    away: str | None  # why a bot stands in: left, away, time, forgotten


class ClockState(msgspec.Struct, frozen=True):
    kind: Literal["move", "game"]
    seconds: int
    since: int
    banks: list[tuple[int, int]]  # seat, milliseconds left
    deadline: int | None


class OutcomeState(msgspec.Struct, frozen=True):
    winners: list[int]
    reason: str
    scores: list[int | None]


class Secret(msgspec.Struct, frozen=True):
    """After the game: what the commitment was made of."""

    seed: int
    nonce: str


class TableState(msgspec.Struct, frozen=True):
    """A table as one seat, or a watcher, may see it."""

    phase: Literal["open", "running", "over"]
    game: str
    options: dict[str, Any]
    seats: list[SeatState]
    turn: int | None
    ply: int
    outcome: OutcomeState | None
    clock: ClockState | None
    commitment: str | None
    secret: Secret | None
    rematch: str | None
    listed: bool
    late: bool
    hints: bool
    view: Any  # an object as the game's View declares it, or null before the deal
    insight: Any  # likewise as its Insight
    choices: Any  # the legal moves as a tree along their fields, if this seat is on turn


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event was."""

    kind: Literal["created", "sat", "stood", "manned", "started", "moved", "joined", "left", "back", "said", "rematch"]
    seat: int | None = None
    move: dict[str, Any] | None = None  # its kind and fields, as you may read it
    notes: list[dict[str, Any]] | None = None  # what it brought
    bot: bool | None = None
    why: str | None = None
    phrase: str | None = None
    table: str | None = None


class SnapshotMessage(Message, frozen=True, tag="snapshot"):
    """The answer to Watch without `since`: how things stand."""

    table: str
    number: int  # of the last event
    seat: int | None
    mine: list[int]  # the seats that you play
    host: bool
    state: TableState


class EventMessage(Message, frozen=True, tag="event"):
    """Something happened. Numbers follow each other without a gap."""

    table: str
    number: int
    at: int
    event: Happening
    state: TableState


class Mine(Message, frozen=True):
    """Which seats you play, whenever that changes, and after Watch with `since`."""

    table: str
    seats: list[int]
    host: bool


class PresenceMessage(Message, frozen=True, tag="presence"):
    """Which seats have somebody at them just now, as far as this server knows."""

    table: str
    seats: list[int]
    watchers: int


class Accepted(Message, frozen=True):
    """The submission is on disk, as the event of this number."""

    id: str
    number: int


class RefusedMessage(Message, frozen=True, tag="refused"):
    """The submission, or with an empty id the message, changed nothing."""

    id: str
    reason: Reason
    detail: str = ""
    clause: str = ""


class Because(Message, frozen=True):
    """The answer to Why: the rule that forbids the move, and the text that says so; nothing if it is legal."""

    id: str
    clause: str = ""
    reason: str = ""


class Pong(Message, frozen=True):
    now: int


FromServer = (
    Welcome | SnapshotMessage | EventMessage | Mine | PresenceMessage | Accepted | RefusedMessage | Because | Pong
)

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
