"""Lessons: prepared positions on real tables. The rules judge every answer, as they judge every move."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import sevenfold
from sevenfold.table import Table

FILE = Path(__file__).with_name("lessons.json")
SEAT = 0  # the learner's


class Exercise(msgspec.Struct, frozen=True):
    """A game up to some moment, and what the learner is to find there."""

    id: str  # texts: lesson-ID and lesson-ID-done
    game: str
    wish: str
    options: dict[str, Any]
    seed: int
    moves: list[str]

    def table(self) -> Table:
        """The table at that moment, the learner on turn."""
        record = {"sevenfold": 1, "game": self.game, "options": self.options, "seed": self.seed}
        return sevenfold.replay(record | {"start": None, "moves": self.moves, "outcome": None})


@cache
def exercises() -> tuple[Exercise, ...]:
    """All of them, each game's in order."""
    return tuple(msgspec.json.decode(FILE.read_bytes(), type=list[Exercise]))


def of(game: str) -> list[Exercise]:
    return [exercise for exercise in exercises() if exercise.game == game]


def fulfils(wish: str, before: Table, move: str, after: Table) -> bool:
    """Is this the move that the exercise is about?"""
    special = WISHES.get(wish)
    parts = before.parts(move)
    return special(before, move, after) if special else parts["kind"] == wish and parts.get("mode") != "color"


def pays(before: Table, _move: str, after: Table) -> bool:
    """DR-SCORE."""
    return bool(after.insight(None)["scores"][SEAT] > before.insight(None)["scores"][SEAT])


def pays_most(before: Table, move: str, _after: Table) -> bool:
    """DR-SCORE: no other move earns as much."""
    offered: dict[str, int] = before.insight(SEAT)["pays"]
    return offered.get(move, 0) == max(offered.values(), default=0)


def draws_bonus(before: Table, move: str, after: Table) -> bool:
    """SD-BONUS: a card is laid, and there are no fewer in hand."""
    had, has = (len(table.view(SEAT)["hands"][SEAT]) for table in (before, after))
    return before.parts(move)["kind"] == "place" and has >= had


def wins(_before: Table, _move: str, after: Table) -> bool:
    return after.outcome is not None and SEAT in after.outcome.winners


def takes_seven(before: Table, _move: str, after: Table) -> bool:
    """DS-SEVEN."""
    return bool(after.view(SEAT)["sevens"][SEAT] > before.view(SEAT)["sevens"][SEAT])


def colours_silver(before: Table, move: str, _after: Table) -> bool:
    """SD-ACTION: only the colour of an action card is used."""
    return before.parts(move).get("mode") == "color"


WISHES: dict[str, Callable[[Table, str, Table], bool]] = {
    "pays": pays,
    "pays-most": pays_most,
    "bonus": draws_bonus,
    "wins": wins,
    "seven": takes_seven,
    "color": colours_silver,
}
