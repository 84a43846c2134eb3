"""What leaves the server: for every audience only what it may know. Everything goes through `view(seat)`."""

from typing import Any

from sevenfold.game import find
from sevenfold.server import events
from sevenfold.server.room import Room
from sevenfold.table import JOIN

JSON = dict[str, Any]


def setting(room: Room, names: dict[int, str]) -> JSON:
    """What every audience sees alike, and no move changes."""
    return {
        "game": room.created.game,
        "options": room.created.options,
        "seats": [seat_state(room, number, names) for number in sorted(room.seats)],
        "commitment": room.commitment,
        "rematch": room.rematch,
        "listed": room.created.listed,
        "late": room.created.late,
        "hints": room.created.hints,
    }


def progress(room: Room) -> JSON:
    """What every audience sees alike of how far the game is."""
    table = room.table
    return {
        "phase": room.phase,
        "turn": room.turn,
        "ply": room.ply,
        "outcome": table.outcome.as_json() if table and table.outcome else None,
        "clock": clock_state(room),
        "secret": secret_state(room),
    }


class Shown:
    """A table at one moment, for all its audiences: what they see alike is put together only once."""

    def __init__(self, room: Room, setting: JSON) -> None:
        self.room = room
        self.common = {**setting, **progress(room)}
        self.table = room.table
        self.scene = room.table and room.table.scene()

    def state(self, seat: int | None) -> JSON:
        """What everybody sees, and what this seat, or a watcher, sees."""
        if self.table is None or self.scene is None:
            return {**self.common, "view": None, "insight": None, "choices": None}
        eyes = seat if seat in self.table.seats else None  # who joined later was a watcher until then
        acting = seat is not None and self.table.turn == seat
        return {
            **self.common,
            "view": self.scene.view(eyes),
            "insight": self.scene.insight(eyes),
            "choices": self.table.legal_moves.choices() if acting else None,
        }


def seat_state(room: Room, number: int, names: dict[int, str]) -> JSON:
    """Who sits somewhere, by name; identities stay here."""
    seat = room.seats[number]
    return {"seat": number, "kind": seat.kind, "name": names.get(number), "bot": seat.level, "away": seat.why}


def clock_state(room: Room) -> JSON | None:
    settings = room.clock.settings
    if settings is None:
        return None
    banks = [[seat, left] for seat, left in sorted(room.clock.banks.items())]
    return {
        "kind": settings.kind,
        "seconds": settings.seconds,
        "since": room.clock.since,
        "banks": banks,
        "deadline": room.deadline(),
    }


def secret_state(room: Room) -> JSON | None:
    """The seed and the nonce, once the game is over."""
    if room.phase != "over" or room.secret is None:
        return None
    return {"seed": room.secret.seed, "nonce": room.secret.nonce}


def happening(room: Room, event: events.AnyEvent, seat: int | None) -> JSON:
    """An event as a seat, or a watcher, may know it; the room has taken it in already."""
    match event:
        case events.Moved(seat=mover, move=move, by=by):
            shown = move_shown(room, mover, move, seat)
            return {"kind": "moved", "seat": mover, "move": shown, "bot": by is None}
        case events.Joined(seat=number):
            return {"kind": "joined", "seat": number, "move": JOIN}
        case events.Left(seat=number, why=why):
            return {"kind": "left", "seat": number, "why": why}
        case (
            events.Sat(seat=number) | events.Stood(seat=number) | events.Manned(seat=number) | events.Back(seat=number)
        ):
            return {"kind": type(event).__name__.lower(), "seat": number}
        case events.Said(phrase=phrase, seat=number):
            return {"kind": "said", "seat": number, "phrase": phrase}
        case events.Rematch(table=table):
            return {"kind": "rematch", "table": table}
        case events.Started():
            return {"kind": "started"}
    return {"kind": "created"}


def move_shown(room: Room, mover: int, move: str, seat: int | None) -> str:
    """A move as a seat, or a watcher, may read it."""
    return find(room.created.game).move_seen(move, mover, seat, over=room.phase == "over")
