"""What a move is sure to bring, as far as its player can know: the reason for a hint."""

from dataclasses import dataclass
from typing import Any

from sevenfold.table import Table
from sevenfold.values import Move

LOOKS = 8  # tables that the seat cannot tell apart; what differs between them is luck


@dataclass(frozen=True)
class Foresight:
    """What a move brings to its seat."""

    notes: list[dict[str, Any]]  # that come whatever lies hidden
    wins: bool  # at once
    insight: dict[str, Any]  # what the rules make of a table after it


def foresee(table: Table, seat: int, move: Move) -> Foresight:
    """Plays the move at tables that the seat on turn cannot tell from this one."""
    imagined = [table.redeal(seat, seed) for seed in range(LOOKS)]
    first, *others = [after.play_noted(move).notes for after in imagined]
    notes = [note for note in first if all(note in brought for brought in others)]
    wins = all(after.outcome is not None and seat in after.outcome.winners for after in imagined)
    return Foresight(notes, wins, dict(imagined[0].insight(seat)))
