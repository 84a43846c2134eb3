"""Moves and outcomes as plain values."""

from dataclasses import dataclass
from typing import Any

import msgspec


class Move(str):
    """A move in notation. It is a string: equal to the same text, and JSON-ready."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


class Played(msgspec.Struct, frozen=True):
    """A move that was made: by whom, as notation and as data, and what it brought."""

    seat: int  # who made it
    move: Move  # in notation
    fields: dict[str, Any]  # as data: its kind and fields
    notes: list[dict[str, Any]]  # what it brought


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (seats ascending), why, and the scores by seat (None where nobody sits)."""

    winners: tuple[int, ...]  # seats, ascending; several share the win
    reason: str  # a word for why it ended, such as tokens or goal
    scores: tuple[int | None, ...]  # by seat; None where nobody sits

    def as_json(self) -> dict[str, Any]:
        """As records and messages have it."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": list(self.scores)}
