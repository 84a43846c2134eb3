"""What leaves the server: for every audience only what it may know. Everything goes through `view(seat)`."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from sevenfold.kernel.types import SPECTATOR
from sevenfold.protocol.messages import ClockState, Happening, OutcomeState, SeatState, Secret, TableState, encode
from sevenfold.server import events
from sevenfold.server.room import Room

MOVES = events.Moved, events.Joined
NULL = b"null"
NOTHING_SEEN = b'"view":null,"insight":null,"choices":null}'  # how a state ends that shows only what all see


class Shown:
    """A table at one moment, for all its audiences: what they see alike is put together only once."""

    def __init__(self, room: Room, seats: list[SeatState], audiences: Iterable[int | None] = ()) -> None:
        self.room = room
        self.table = room.table
        self.scene = room.table.scene() if room.table is not None else None
        if self.scene is not None:
            self.scene.look(*map(self.eyes, audiences))
        self.common = common_state(room, seats)

    def state(self, seat: int | None) -> TableState:
        """What everybody sees, and what this seat, or a watcher, sees."""
        view, insight, choices = map(Raw, self.seen(seat))
        return replace(self.common, view=view, insight=insight, choices=choices)

    def text(self, seat: int | None) -> bytes:
        """The same as JSON; what all see is encoded once."""
        view, insight, choices = self.seen(seat)
        return b'%b"view":%b,"insight":%b,"choices":%b}' % (self.common_text, view, insight, choices)

    @cached_property
    def common_text(self) -> bytes:
        return encode(self.common).removesuffix(NOTHING_SEEN)

    def seen(self, seat: int | None) -> tuple[bytes, bytes, bytes]:
        """View, insight and choices, as JSON."""
        if self.table is None or self.scene is None:
            return NULL, NULL, NULL
        eyes = self.eyes(seat)
        on_turn = seat is not None and self.table.turn == seat
        choices = self.table.legal_moves.choices_text() if on_turn else NULL
        return self.scene.view_text(eyes), self.scene.insight_text(eyes), choices

    def eyes(self, seat: int | None) -> int:
        """From where somebody looks: who joined later was a watcher until then."""
        return SPECTATOR if seat is None or self.table is None or seat not in self.table.seats else seat


def common_state(room: Room, seats: list[SeatState]) -> TableState:
    """What everybody sees of a table."""
    created, phase = room.created, room.phase
    return TableState(
        phase=phase,
        game=created.game,
        options=created.options,
        seats=seats,
        turn=room.turn,
        ply=room.ply,
        outcome=outcome_state(room) if phase == "over" else None,
        clock=clock_state(room) if created.clock is not None else None,
        commitment=room.commitment,
        secret=secret_state(room) if phase == "over" else None,
        rematch=room.rematch,
        listed=created.listed,
        late=created.late,
        hints=created.hints,
        away=created.away,
        view=None,
        insight=None,
        choices=None,
    )


def seat_states(room: Room, names: dict[int, str]) -> list[SeatState]:
    """Who sits where, by name; identities stay here."""
    return [
        SeatState(number, seat.kind, names.get(number), seat.level, seat.why)
        for number, seat in sorted(room.seats.items())
    ]


def outcome_state(room: Room) -> OutcomeState | None:
    outcome = room.table and room.table.outcome
    return OutcomeState(list(outcome.winners), outcome.reason, list(outcome.scores)) if outcome else None


def clock_state(room: Room) -> ClockState | None:
    settings = room.clock.settings
    if settings is None:
        return None
    banks = sorted(room.clock.banks.items())
    return ClockState(settings.kind, settings.seconds, room.clock.since, banks, room.deadline())


def secret_state(room: Room) -> Secret | None:
    """The seed and the nonce, once the game is over."""
    if room.phase != "over" or room.secret is None:
        return None
    return Secret(room.secret.seed, room.secret.nonce)


def happening(room: Room, event: events.AnyEvent, seat: int | None) -> Happening:
    """An event as a seat, or a watcher, may know it; the room has taken it in already."""
    match event:
        case events.Moved(seat=mover, by=by):
            assert room.played is not None
            return Happening("moved", mover, move_seen(room, seat), room.played.notes, bot=by is None)
        case events.TakenBack(seat=number):
            return Happening("taken-back", number)
        case events.Joined(seat=number):
            return Happening("joined", number, move_seen(room, seat))
        case events.Left(seat=number, why=why):
            return Happening("left", number, why=why)
        case events.Sat(seat=number):
            return Happening("sat", number)
        case events.Stood(seat=number):
            return Happening("stood", number)
        case events.Manned(seat=number):
            return Happening("manned", number)
        case events.Back(seat=number):
            return Happening("back", number)
        case events.Said(phrase=phrase, seat=number):
            return Happening("said", number, phrase=phrase)
        case events.Rematch(table=table):
            return Happening("rematch", table=table)
        case events.Started():
            return Happening("started")
    return Happening("created")


def move_seen(room: Room, seat: int | None) -> dict[str, Any]:
    """The last move as a seat, or a watcher, may read it."""
    assert room.table is not None
    return room.table.move_seen(room.table.ply - 1, seat)


def code_seen(room: Room, event: events.AnyEvent, seat: int | None) -> int | None:
    """The same as a number, if the event is a move: to whom it is the same, the event is."""
    if room.table is None or not isinstance(event, MOVES):
        return None
    return room.table.code_seen(room.table.ply - 1, seat)
