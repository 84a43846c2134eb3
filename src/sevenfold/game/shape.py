"""The shape of a game: eight rooms, each with the functions that everything above relies on."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from sevenfold.errors import IllegalMove
from sevenfold.kernel.records import Facts
from sevenfold.kernel.types import Array, State
from sevenfold.reading import clipped

JSON = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not legal: the clause that forbids it, and the reason, as a word and in words."""

    clause: str
    word: str
    text: str

    def error(self, move: str) -> IllegalMove:
        """The exception to raise; `reason` names a text of the catalogues (`refusal-dr-place-taken`)."""
        reason = f"{self.clause.lower()}-{self.word}"
        return IllegalMove(f"{clipped(move)}: {self.text} ({self.clause})", self.clause, reason)


class Options(Protocol):
    """What can be chosen before the game."""

    DECLARED: Mapping[str, Mapping[str, Any]]  # name -> choices and default, for people and programs to read

    def resolve(self, given: Mapping[str, Any]) -> JSON: ...  # every option in its order, with its value in force
    def seats(self, options: JSON) -> list[int]: ...  # where the players of the deal sit
    def blank(self, options: JSON, seed: int) -> State: ...  # an undealt record with these options


class Layout(Protocol):
    """The record."""

    STATE: np.dtype[Any]
    MAX_MOVES: int


class Rules(Protocol):
    """The kernel: plain functions over the record."""

    REASONS: tuple[str, ...]
    REFUSALS: Mapping[int, Refusal]

    def deal(self, state: State) -> None: ...
    def legal(self, state: State, out: Array, first: int) -> int: ...
    def play(self, state: State, move: int) -> None: ...
    def refusal(self, state: State, move: int) -> int: ...  # 0 if legal, otherwise a key of REFUSALS
    def result(self, state: State, scores: Array) -> int: ...  # fills scores by seat, returns winners as bits
    def reason(self, state: State, scores: Array) -> int: ...  # index into REASONS


class Knowledge(Protocol):
    """What a seat knows."""

    def seats(self, state: State) -> tuple[int, ...]: ...  # those with a player
    def spectacle(self, facts: Facts, options: JSON) -> JSON: ...  # what everybody sees while the game goes on
    def own(self, facts: Facts, seat: int, seen: JSON) -> JSON: ...  # what a seat sees in place of parts of that
    def shown(self, move: str) -> str: ...  # the move as others see it
    def insight(self, state: State, facts: Facts, seat: int | None) -> JSON: ...  # what the rules make of a view
    def redeal(self, state: State, seat: int, random: Array) -> None: ...


class Notation(Protocol):
    """Moves as text."""

    def parse(self, text: str) -> int: ...  # raises InvalidMove; numbers beyond all use become merely impossible ones
    def write(self, move: int) -> str: ...
    def parts(self, move: int) -> JSON: ...  # the move as data: its kind, and what belongs to it
    def spell(self, parts: JSON) -> str: ...  # data as text
    def choices(self, moves: Iterable[int]) -> JSON: ...  # many moves as little data
    def expand(self, choices: JSON) -> Iterator[JSON]: ...  # the parts of each of them


class Position(Protocol):
    """Everything as JSON."""

    def facts(self, state: State) -> Facts: ...  # what of the record is needed here and in knowledge
    def everything(self, facts: Facts, options: JSON) -> JSON: ...  # secrets included
    def read(self, position: JSON, seed: int) -> tuple[State, JSON]: ...  # raises PositionError
    def guess(self, view: JSON) -> JSON: ...  # some position that gives this view


class Steps(Protocol):
    """Moves as one or a few actions out of a fixed number, for learning programs; see kernel/steps.py."""

    ACTIONS: int
    STEPS: int  # the most that a move takes
    TOLD: int  # numbers that tell what was chosen so far

    def choices(self, state: State, chosen: int, out: Array, first: int) -> int: ...
    def complete(self, state: State, chosen: int, action: int) -> int: ...
    def tell(self, state: State, chosen: int, out: Array) -> None: ...
    def path(self, state: State, move: int) -> tuple[int, ...]: ...  # the actions that make a legal move
    def label(self, action: int) -> str: ...


class Tensors(Protocol):
    """Views as numbers."""

    OBSERVATION: int  # how many

    def observe(self, state: State, seat: int, out: Array) -> None: ...


@dataclass(frozen=True)
class Game:
    """One entry of the registry."""

    id: str
    title: str
    options: Options
    layout: Layout
    rules: Rules
    knowledge: Knowledge
    notation: Notation
    position: Position
    steps: Steps
    tensors: Tensors
    join: Callable[[State], int] | None = None  # seats a newcomer in mid-game

    def move_seen(self, move: str, mover: int, reader: int | None, over: bool) -> str:
        """A move as somebody may read it: whole for who made it and, once the game is over, for everybody."""
        return move if over or reader == mover else self.knowledge.shown(move)
