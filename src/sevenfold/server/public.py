"""What leaves the server: for every audience only what it may know. Everything goes through `view(seat)`."""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from sevenfold.kernel.types import SPECTATOR
from sevenfold.protocol.messages import (
    ClockState,
    EventMessage,
    Happening,
    Message,
    OutcomeState,
    SeatState,
    Secret,
    TableState,
    encode,
)
from sevenfold.server import events
from sevenfold.server.room import Room

MOVES = events.Moved, events.Joined
NULL, TRUE, FALSE = b"null", b"true", b"false"
PHASES = {phase: b'"%b"' % phase.encode() for phase in ("open", "running", "over")}
# In a message, in place of what is put in later as JSON, or as a number. No JSON has such a byte.
GAP: Any = Raw(b"\0")
NUMBER: Any = Raw(b"\1")


def form(message: Message | Happening) -> bytes:
    """A message with gaps as JSON: `form % (...)` fills them in."""
    return encode(message).replace(b"%", b"%%").replace(b"\0", b"%b").replace(b"\1", b"%d")


MOVED = form(Happening("moved", NUMBER, GAP, GAP, bot=GAP))


Seen = tuple[bytes, bytes, bytes]  # view, insight and choices, as JSON


class Shown:
    """A table at one moment, for all its audiences: what they see is put together only once."""

    def __init__(self, room: Room, audiences: Iterable[int | None] = ()) -> None:
        self.table = room.table
        self.texts: dict[int | None, Seen] = {}
        self.look(audiences)

    def seen(self, seat: int | None) -> Seen:
        if seat not in self.texts:
            self.look((seat,))
        return self.texts[seat]

    def look(self, audiences: Iterable[int | None]) -> None:
        """Once for all of them is cheaper than once for each."""
        if self.table is None:
            self.texts.update(dict.fromkeys(audiences, (NULL, NULL, NULL)))
        else:
            seated = self.table.seats  # who joined later was a watcher until then
            eyes = [seat if seat in seated and seat is not None else SPECTATOR for seat in audiences]
            self.texts.update(zip(audiences, self.table.seen_texts(*eyes), strict=True))


def table_state(room: Room, seats: list[SeatState], seat: int | None) -> TableState:
    """What everybody sees, and what this seat, or a watcher, sees."""
    view, insight, choices = map(Raw, Shown(room).seen(seat))
    return replace(common_state(room, seats), view=view, insight=insight, choices=choices)


def event_form(room: Room, seats: list[SeatState]) -> bytes:
    """What any event of a table is told by, with gaps for what a move changes: number, time, what happened, `standing`,
    and what somebody sees. It is the same until other people sit here, or the table gets a commitment or a rematch."""
    seen = {"view": GAP, "insight": GAP, "choices": GAP}
    changing = {"phase": GAP, "turn": GAP, "ply": NUMBER, "outcome": GAP, "clock": GAP, "secret": GAP}
    return form(EventMessage(room.id, NUMBER, NUMBER, GAP, replace(common_state(room, seats), **changing, **seen)))


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
        late=room.is_open_to_newcomers,
        hints=created.hints,
        away=created.away,
        view=None,
        insight=None,
        choices=None,
    )


def standing(room: Room) -> tuple[bytes, bytes, int, bytes, bytes, bytes]:
    """What moves change of what everybody sees: phase, turn, ply, outcome, clock and secret for `event_form`."""
    table = room.table
    turn = None if table is None else table.turn
    over = table is not None and turn is None
    clock = NULL if room.created.clock is None else encode(clock_state(room))
    return (
        PHASES["open" if table is None else "over" if over else "running"],
        NULL if turn is None else b"%d" % turn,
        0 if table is None else table.ply,
        encode(outcome_state(room)) if over else NULL,
        clock,
        encode(secret_state(room)) if over else NULL,
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
            assert room.table is not None
            return Happening("moved", mover, move_seen(room, seat), room.table.last_notes, bot=by is None)
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


def happening_text(room: Room, event: events.AnyEvent, seat: int | None, code: int | None) -> bytes:
    """What happened as JSON, if this is the number of the move that the seat sees."""
    if isinstance(event, events.Moved) and code is not None and room.table is not None:
        bot = TRUE if event.by is None else FALSE
        return MOVED % (event.seat, room.table.move_text(code), room.table.last_notes_text(), bot)
    return encode(happening(room, event, seat))


def code_seen(room: Room, event: events.AnyEvent, seat: int | None) -> int | None:
    """The same as a number, if the event is a move: to whom it is the same, the event is."""
    if room.table is None or not isinstance(event, MOVES):
        return None
    return room.table.code_seen(room.table.ply - 1, seat)
