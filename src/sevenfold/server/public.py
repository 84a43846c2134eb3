"""What leaves the server: for every audience only what it may know. Everything goes through `view(seat)`."""

from typing import Any

import msgspec

from sevenfold.kernel.types import SPECTATOR
from sevenfold.protocol.messages import ClockState, Happening, OutcomeState, SeatState, Secret, TableState
from sevenfold.server import events
from sevenfold.server.room import Room

Raw = msgspec.Raw


class Shown:
    """A table at one moment, for all its audiences: what they see alike is put together only once."""

    def __init__(self, room: Room, seats: list[SeatState]) -> None:
        self.room = room
        self.seats = seats
        self.table = room.table
        self.scene = room.table.scene() if room.table is not None else None
        self.outcome = outcome_state(room)
        self.clock = clock_state(room)
        self.secret = secret_state(room)

    def state(self, seat: int | None) -> TableState:
        """What everybody sees, and what this seat, or a watcher, sees."""
        room, created = self.room, self.room.created
        view = insight = choices = None
        if self.table is not None and self.scene is not None:
            there = seat is not None and seat in self.table.seats  # who joined later was a watcher until then
            eyes = seat if there and seat is not None else SPECTATOR
            view, insight = Raw(self.scene.view_text(eyes)), Raw(self.scene.insight_text(eyes))
            if seat is not None and self.table.turn == seat:
                choices = Raw(self.table.legal_moves.choices_text())
        return TableState(
            phase=room.phase,
            game=created.game,
            options=created.options,
            seats=self.seats,
            turn=room.turn,
            ply=room.ply,
            outcome=self.outcome,
            clock=self.clock,
            commitment=room.commitment,
            secret=self.secret,
            rematch=room.rematch,
            listed=created.listed,
            late=created.late,
            hints=created.hints,
            away=created.away,
            view=view,
            insight=insight,
            choices=choices,
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
