"""Moves and outcomes as plain values."""

from dataclasses import dataclass
from typing import Any


class Move(str):
    """A move is its notation: equal to the same text, JSON-ready, and yet a type of its own."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was made: by whom, as notation and as data, and what it brought."""

    seat: int
    move: Move
    fields: dict[str, Any]
    notes: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (seats ascending), why, and the scores by seat (None where nobody sits)."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int | None, ...]

    def as_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "reason": self.reason, "scores": list(self.scores)}
