"""Lessons: a few prepared tables for each game, and what to try at each of them. The words are in lessons.ftl.

A lesson is a TOML file. Each of its steps sketches a position or says which moves lead there from the step before;
`wanted` are the moves that the step is about, spelled out or as some of their parts; `point` names what the text
speaks of, by the spots of the board. Whether a move is legal and what comes of it is for the table to say.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import sevenfold
from sevenfold.lessons.sketch import position
from sevenfold.table import Table

JSON = dict[str, Any]
FOLDER = Path(__file__).parent
NAMES = ("seven-dragons", "double-seven", "dragon", "connections")


@dataclass(frozen=True)
class Step:
    name: str
    table: Table  # never played at: every try has a copy
    wanted: tuple[str | JSON, ...]
    point: tuple[str, ...]

    @property
    def seat(self) -> int:
        """Who learns: whoever is on turn."""
        assert self.table.turn is not None
        return self.table.turn

    def tried(self, move: str) -> Table:
        """The table after a move; or the error that says which rule forbids it."""
        after = self.table.copy()
        after.play(move)
        return after

    def is_wanted(self, move: str) -> bool:
        parts = self.table.parts(move)
        return any(move == wish if isinstance(wish, str) else wish.items() <= parts.items() for wish in self.wanted)


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    steps: tuple[Step, ...]

    def texts(self) -> Iterator[str]:
        """The ids of all that it says."""
        for step in self.steps:
            own = f"lesson-{self.name}-{step.name}"
            yield from (f"{own}-title", own, f"{own}-good")
            if not all(map(step.is_wanted, step.table.legal_moves)):
                yield f"{own}-other"


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; LookupError where there is none."""
    if name not in NAMES:
        raise LookupError(f"there is no lesson {name!r}; there are {', '.join(NAMES)}")
    written = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    game, steps = written["game"], list[Step]()
    for step in written["steps"]:
        if "position" in step:
            table = sevenfold.load(position(game, written["options"], step["position"]))
        else:
            table = steps[-1].table.copy()
            for move in step["after"]:
                table.play(move)
        steps.append(Step(step["name"], table, tuple(step["wanted"]), tuple(step["point"])))
    return Lesson(name, game, tuple(steps))
