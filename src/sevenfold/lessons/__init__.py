"""Lessons: a few prepared tables for each game, and what to try at each of them. The words are in lessons.ftl.

A lesson is a TOML file in the folder `lessons` of its game. Each of its steps sketches a position (`sketch.py` of the
game completes it) or says which moves lead there from the step before; `wanted` are the moves that the step is about,
in notation or as some of their fields; `point` names what the text speaks of, by the spots of the board. Whether a move
is legal and what comes of it is for the table to say.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import sevenfold
from sevenfold.game import find, registered
from sevenfold.table import Table

JSON = dict[str, Any]
FOLDER = "lessons"
SEED = 7  # of the deal whose order the piles of sketches keep


class Sketches(Protocol):
    """What `sketch.py` of a game offers."""

    def complete(self, fresh: JSON, sketch: JSON) -> JSON: ...  # what a position has other than a fresh deal


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

    def tried(self, move: str | Mapping[str, Any]) -> Table:
        """The table after a move; or the error that says which rule forbids it."""
        after = self.table.copy()
        after.play(move)
        return after

    def is_wanted(self, move: str | Mapping[str, Any]) -> bool:
        fields = self.table.fields(move)
        wanted = [self.table.fields(wish) if isinstance(wish, str) else wish for wish in self.wanted]
        return any(wish.items() <= fields.items() for wish in wanted)


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
def files() -> dict[str, tuple[str, Path]]:
    """All lessons by name: their game and their file; a game's main lesson, which has its name, comes first."""
    found = {}
    for game in registered().values():
        for file in sorted((game.folder / FOLDER).glob("*.toml"), key=lambda file: (file.stem != game.id, file.stem)):
            found[file.stem] = game.id, file
    return found


def names() -> tuple[str, ...]:
    return tuple(files())


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; LookupError where there is none."""
    if name not in files():
        raise LookupError(f"there is no lesson {name!r}; there are {', '.join(files())}")
    game, file = files()[name]
    written, steps = tomllib.loads(file.read_text("utf-8")), list[Step]()
    for step in written["steps"]:
        if "position" in step:
            table = sevenfold.load(position(game, written["options"], step["position"]))
        else:
            table = steps[-1].table.copy()
            for move in step["after"]:
                table.play(move)
        steps.append(Step(step["name"], table, tuple(step["wanted"]), tuple(step["point"])))
    return Lesson(name, game, tuple(steps))


def position(game: str, options: JSON, sketch: JSON) -> JSON:
    """The whole position that a sketch stands for."""
    fresh = sevenfold.new(game, seed=SEED, **options).position()
    sketches: Sketches = find(game).completed("sketch", Sketches, lambda _game: {"complete": as_sketched})
    return {**fresh, "turn": 0, **sketches.complete(fresh, sketch)}


def as_sketched(_fresh: JSON, sketch: JSON) -> JSON:
    """For games without a `sketch.py`: what the sketch says, and the rest as dealt."""
    return sketch
