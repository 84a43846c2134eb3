"""A puzzle as a value, and the files that hold them."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import sevenfold
from sevenfold.errors import OptionError
from sevenfold.game import find, ids
from sevenfold.table import Table

JSON = dict[str, Any]
FOLDER = Path(__file__).parent / "puzzles"
FORMAT = "sevenfold-puzzles"
LEVELS = ("hatchling", "novice", "player", "expert", "search:3000")  # the last one stands for a master, without a clock
SOLVES = 50  # percent of its attempts with which a level is said to solve a puzzle
EPOCH = date(1970, 1, 1)


@dataclass(frozen=True)
class Puzzle:
    """A position of a real game, told by its seed and moves; what is best there, and an answer to every other move."""

    game: str
    seed: int
    options: JSON
    moves: tuple[str, ...]
    best: tuple[str, ...]  # any of these is right
    exact: str | None  # "win": at once; "endgame": calculated to the end; None: by the search
    gap: tuple[float, ...]  # how much better than the best of the others: value, low, high
    chances: tuple[int, ...]  # percent, of the legal moves in their order
    allows: tuple[int, ...]  # percent of tables at which another can win after it, likewise
    solved: tuple[int, ...]  # percent of attempts, by LEVELS
    themes: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.game}-{self.seed}-{len(self.moves)}"

    @property
    def grade(self) -> int:
        """1: even a hatchling solves it, to 6: none of our levels does."""
        return 1 + sum(share < SOLVES for share in self.solved)

    @cached_property
    def table(self) -> Table:
        """The table at which it is to be solved; whoever solves it may see `view(turn)`."""
        table = sevenfold.new(self.game, seed=self.seed, **self.options)
        for move in self.moves:
            table.play(move)
        return table

    def place(self, move: str) -> int:
        """Where a legal move stands among them, and so in `chances` and `allows`."""
        return [str(one) for one in self.table.legal_moves].index(move)

    def as_json(self) -> JSON:
        data = asdict(self)
        del data["game"]
        return {**data, "grade": self.grade}


def from_json(game: str, data: JSON) -> Puzzle:
    return Puzzle(
        game=game,
        seed=data["seed"],
        options=data["options"],
        exact=data["exact"],
        **{name: tuple(data[name]) for name in ("moves", "best", "gap", "chances", "allows", "solved", "themes")},
    )


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game that the package brings."""
    find(game)
    file = FOLDER / f"{game}.json"
    if not file.exists():
        return ()
    return tuple(from_json(game, each) for each in json.loads(file.read_text("utf-8"))["puzzles"])


def of_the_day(game: str, day: date) -> Puzzle:
    """The same for everybody on the same day."""
    found = puzzles(game)
    if not found:
        raise OptionError(f"there are no puzzles of {game!r}; there are some of {', '.join(available())}", "game", game)
    return found[(day - EPOCH).days % len(found)]


def game_of_the_day(day: date) -> str:
    """Games take turns."""
    found = available()
    return found[(day - EPOCH).days % len(found)]


def available() -> list[str]:
    """Games that there are puzzles of."""
    return [game for game in ids() if (FOLDER / f"{game}.json").exists()]


def write(file: Path, heading: JSON, found: Iterable[Puzzle]) -> None:
    """One line for each, so that differences can be read."""
    lines = ",\n".join(json.dumps(one.as_json(), ensure_ascii=False, separators=(",", ":")) for one in found)
    head = json.dumps({FORMAT: 1, **heading}, ensure_ascii=False)[:-1]
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(f'{head}, "puzzles": [\n{lines}\n]}}\n', "utf-8")
    fresh.replace(file)
