"""What each module of a game's package must offer; see docs/architecture.md."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from sevenfold.errors import IllegalMove
from sevenfold.game.kinds import Kinds
from sevenfold.game.options import Options
from sevenfold.json_input import clipped
from sevenfold.kernel.types import Array, Record, State

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


class Setup(Protocol):
    """What can be chosen before the game."""

    OPTIONS: Options

    def seats(self, options: JSON) -> list[int]: ...  # where the players of the deal sit
    def blank(self, options: JSON, seed: int) -> State: ...  # an undealt record with these options


class Layout(Protocol):
    """The record that is a game's state."""

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
    def shown(self, move: int) -> int: ...  # the move as others see it
    def redeal(self, state: State, seat: int, random: Array) -> None: ...


class Notes(Protocol):
    """What a move brought; see game/kinds.py for the declaration, NOTES."""

    NOTES: Kinds

    def notes(self, before: State, after: State, move: int, out: Array) -> int: ...  # fills in notes, says how many


class Views(Protocol):
    """What a seat sees, as a record that the kernel fills in, and as JSON; see game/views.py."""

    VIEW: np.dtype[Any]
    View: type  # how its JSON reads: a TypedDict
    Insight: type  # what the rules make of it, likewise

    def see(self, state: State, seat: int, view: Record) -> None: ...


class Notation(Protocol):
    """Moves as text."""

    def parse(self, text: str) -> int: ...  # raises InvalidMove; a number out of range becomes one that is never legal
    def write(self, move: int) -> str: ...


class Position(Protocol):
    """Positions from JSON."""

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


class Endings(Protocol):
    """Small games out of the end of a large one, for tabular study. A game may do without."""

    def ways(self, options: JSON, number: int, cards: int) -> list[tuple[State, float]]: ...  # beginnings, chances


class Tensors(Protocol):
    """Views as numbers."""

    OBSERVATION: int  # how many
    FIELDS: Mapping[str, int]  # what they are, by name: where each begins, in this order

    def observe(self, state: State, seat: int, out: Array) -> None: ...
