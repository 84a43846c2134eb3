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

    table: str  # its id
    seat: int | None = None  # one of yours; null: as a watcher
    since: int | None = None  # the number of the last event you have


class Unwatch(Message, frozen=True):
    """Follow a table no more."""

    table: str


class MoveMessage(Message, frozen=True, tag="move"):
    """Play a move. The same id again is answered in the same way and played only once."""

    id: str  # of your choosing, 1 to 64 letters
    table: str
    seat: int  # one of yours
    ply: int  # how many moves you have seen (TableState.ply): if another one came first, the answer is stale
    move: dict[str, Any]  # its kind and fields, see docs/protocol.md


class Why(Message, frozen=True):
    """Ask why a move may not be played now. Nothing is played."""

    id: str  # of your choosing
    table: str
    seat: int  # one of yours, on turn
    move: dict[str, Any]  # its kind and fields


class Say(Message, frozen=True):
    """Say one of the phrases or reactions (protocol/phrases.py); everybody reads it in their own language."""

    id: str  # of your choosing, 1 to 64 letters
    table: str
    phrase: str  # such as well-played
    seat: int | None = None  # one of yours


class Ping(Message, frozen=True):
    """Ask whether the server is there: for clients that cannot see pings of the WebSocket protocol."""


FromClient = Watch | Unwatch | MoveMessage | Why | Say | Ping

# From the server


class Welcome(Message, frozen=True):
    """The first message of every connection."""

    protocol: int  # its version
    name: str  # what you are called
    language: str  # en, fr, nl, ru
    now: int  # the server's clock, in milliseconds


class SeatState(msgspec.Struct, frozen=True):
    """A seat of the table, and who is there."""

    seat: int  # its number
    kind: Literal["person", "guest", "bot", "open"]  # a guest plays at a person's device
    name: str | None  # of a person or guest
    bot: str | None  # the level of the bot that plays now
    away: str | None  # why a bot stands in: left, away, time, forgotten


class ClockState(msgspec.Struct, frozen=True):
    """How time is limited. Moments are milliseconds since 1970, by the server's clock."""

    kind: Literal["move", "game"]  # for every move, or for all moves of a player
    seconds: int  # so many
    since: int  # when the clock of the person on turn began to run
    banks: list[tuple[int, int]]  # seat, milliseconds left
    deadline: int | None  # when the time of the person on turn is up; null where no clock runs


class OutcomeState(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: list[int]  # seats
    reason: str  # a word for why it ended
    scores: list[int | None]  # by seat; null where nobody sits


class Secret(msgspec.Struct, frozen=True):
    """After the game: what the commitment was made of."""

    seed: int | str  # of the deal: 32 hexadecimal digits, or a number
    nonce: str  # a random text, which keeps the commitment from being guessed


class TableState(msgspec.Struct, frozen=True):
    """A table as one seat, or a watcher, may see it."""

    phase: Literal["open", "running", "over"]  # open: seats are still being taken
    game: str  # its id
    options: dict[str, Any]  # every option with its value in force
    seats: list[SeatState]
    turn: int | None  # the seat on turn
    ply: int  # how many moves were made
    outcome: OutcomeState | None  # once the game is over
    clock: ClockState | None  # null: no time limit
    commitment: str | None  # to the deal, once the game has begun
    secret: Secret | None  # what it was made of, once the game is over
    rematch: str | None  # the table where the same people play again
    listed: bool  # in the lobby
    late: bool  # newcomers may join in mid-game
    hints: bool  # advice may be asked for
    away: int | None  # seconds after which a bot stands in for somebody; null: the others may let it (docs/protocol.md)
    view: Any  # an object as the game's View declares it, or null before the deal
    insight: Any  # likewise as its Insight
    choices: Any  # the legal moves as a tree along their fields, if this seat is on turn


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event was."""

    # fmt: off
    kind: Literal[
        "created", "sat", "stood", "manned", "started", "moved", "taken-back",
        "joined", "left", "back", "said", "rematch",
    ]
    # fmt: on
    seat: int | None = None  # whom it concerns
    move: dict[str, Any] | None = None  # its kind and fields, as you may read it
    notes: list[dict[str, Any]] | None = None  # what it brought
    bot: bool | None = None  # whether a bot made the move
    why: str | None = None  # a bot stands in: left, away, time, forgotten
    phrase: str | None = None  # what was said
    table: str | None = None  # of the rematch


class SnapshotMessage(Message, frozen=True, tag="snapshot"):
    """The answer to Watch without `since`: how things stand."""

    table: str
    number: int  # of the last event
    seat: int | None  # from whose eyes; null: a watcher's
    mine: list[int]  # the seats that you play
    host: bool  # whether the table is yours to start
    state: TableState  # the table now


class EventMessage(Message, frozen=True, tag="event"):
    """Something happened. Numbers follow each other without a gap."""

    table: str
    number: int  # from 0
    at: int  # when, in milliseconds since 1970
    event: Happening  # what happened
    state: TableState  # the table after it


class Mine(Message, frozen=True):
    """Which seats you play, whenever that changes, and after Watch with `since`."""

    table: str
    seats: list[int]  # that you play
    host: bool  # whether the table is yours to start


class Seats(Message, frozen=True):
    """Who sits where, when nothing has happened but that somebody is called otherwise."""

    table: str
    seats: list[SeatState]


class PresenceMessage(Message, frozen=True, tag="presence"):
    """Which seats have somebody at them just now, as far as this server knows."""

    table: str
    seats: list[int]  # whose people are connected
    watchers: int  # connections without a seat


class Accepted(Message, frozen=True):
    """The submission is on disk, as the event of this number."""

    id: str  # of the submission
    number: int  # of the event


class RefusedMessage(Message, frozen=True, tag="refused"):
    """The submission, or with an empty id the message, changed nothing."""

    id: str  # of the submission
    reason: Reason
    detail: str = ""  # more of it: for illegal moves the id of a text, refusal-DETAIL
    clause: str = ""  # the rule that forbids a move


class Because(Message, frozen=True):
    """The answer to Why: the rule that forbids the move, and the text that says so; nothing if it is legal."""

    id: str  # of the question
    clause: str = ""  # such as DR-PLACE
    detail: str = ""  # the id of a text, refusal-DETAIL


class Pong(Message, frozen=True):
    """The answer to Ping."""

    now: int  # the server's clock, in milliseconds


FromServer = (
    Welcome
    | SnapshotMessage
    | EventMessage
    | Mine
    | Seats
    | PresenceMessage
    | Accepted
    | RefusedMessage
    | Because
    | Pong
)

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
