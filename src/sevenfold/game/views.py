"""Views as data: what a seat may know is a record of numbers, and a game declares how its JSON is read from it.

The kernel's `see` fills the record by naming what may be seen; what it does not write cannot leak. A game declares its
JSON as a TypedDict whose entries say which fields of the record they show, and how:

    class View(TypedDict):
        turn: Annotated[int | None, Index("turn")]
        tokens: Annotated[list[int], Each("players", Number("tokens"))]

From that follow the program by which compiled code writes the JSON (kernel/json.py), for Python and the page alike, the
types that mypy and TypeScript check, and the documentation.
"""

import json
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, get_type_hints

import numpy as np

from sevenfold.game.json_buffer import JsonBuffer
from sevenfold.game.kinds import Kinds
from sevenfold.kernel import entry
from sevenfold.kernel import json as kernel
from sevenfold.kernel.choices import LEVELS
from sevenfold.kernel.types import EVERYTHING, MOST_SEATS, NOBODY, SPECTATOR, Array

Layout = np.dtype[Any]
HIDDEN = "?"
WORD = 4  # bytes


class Program:
    """A declaration as numbers: see kernel/json.py."""

    def __init__(self, layout: Layout, buffer: JsonBuffer) -> None:
        self.layout = layout
        self.code: list[int] = []
        self.buffer = buffer

    def field(self, name: str | None) -> list[int]:
        """Where a field lies: among bytes or words, from where on, two strides, how many entries are innermost."""
        if name is None:
            return [kernel.NONE] * kernel.PLACE
        assert self.layout.fields is not None
        field, offset = self.layout.fields[name][:2]
        shape, width = field.shape, field.base.itemsize
        steps = [int(np.prod(shape[i + 1 :])) for i in range(len(shape))]
        return [int(width == 4), offset // width, *(*steps, 0, 0)[:2], shape[-1] if shape else 1]

    def names(self, names: Iterable[str]) -> int:
        return self.buffer.add(*map(json.dumps, names))

    def add(self, operation: int, *operands: int) -> int:
        """Adds an instruction; returns where it is."""
        at = len(self.code)
        assert len(operands) == kernel.OPERANDS.get(operation, 0)
        self.code += [operation, *operands]
        return at

    def loop(self, depth: int, count: list[int], where: str | None, keys: int, of: "Reader") -> None:
        """Adds a list, or with keys an object."""
        opening, closing = b"[]" if keys == kernel.NONE else b"{}"
        self.add(kernel.LOOP, depth, opening)
        step = self.add(kernel.STEP, depth, *count, *self.field(where), keys, closing, 0)
        of.add(self, depth + 1)
        self.add(kernel.JUMP, step)
        self.code[step + kernel.OPERANDS[kernel.STEP]] = len(self.code)

    def constant(self, text: str) -> None:
        """Adds a piece of the JSON that is always the same."""
        self.add(kernel.TEXT, self.buffer.add(text))


class Reader:
    """How one piece of JSON is made of a record."""

    def add(self, program: Program, depth: int) -> None:
        """Adds what writes it to a program, within so many lists."""
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Reader):
    """An integer."""

    field: str

    def add(self, program: Program, depth: int) -> None:
        program.add(kernel.NUMBER, *program.field(self.field))


@dataclass(frozen=True)
class Boolean(Reader):
    """True or false."""

    field: str

    def add(self, program: Program, depth: int) -> None:
        program.add(kernel.FLAG, *program.field(self.field), program.buffer.add("true", "false"))


@dataclass(frozen=True)
class Index(Reader):
    """A number that is not negative, such as a seat; -1 is none."""

    field: str

    def add(self, program: Program, depth: int) -> None:
        program.add(kernel.INDEX, *program.field(self.field))


@dataclass(frozen=True)
class Name(Reader):
    """One of a few names, by its number; -1 is none."""

    field: str
    names: tuple[str, ...]

    def add(self, program: Program, depth: int) -> None:
        program.add(kernel.NAME, *program.field(self.field), program.names(self.names))


@dataclass(frozen=True)
class Listed(Reader):
    """So many names, or, if they may not be seen, how many there are."""

    field: str
    count: str
    names: tuple[str, ...]
    open: str | None = None  # a flag: they may be seen

    def add(self, program: Program, depth: int) -> None:
        fields = program.field(self.field) + program.field(self.count) + program.field(self.open)
        program.add(kernel.LISTED, *fields, program.names(self.names))


@dataclass(frozen=True)
class Hand(Reader):
    """Cards by kind, one by one, and then those that one does not know."""

    field: str  # how many of each kind
    size: str  # how many in all
    names: tuple[str, ...]

    def add(self, program: Program, depth: int) -> None:
        fields = program.field(self.field) + program.field(self.size)
        program.add(kernel.HAND, *fields, program.names(self.names))


@dataclass(frozen=True)
class Counts(Reader):
    """How many of each kind, without those that are missing; the rest of `size`, if there is one, is unknown."""

    field: str
    names: tuple[str, ...]
    size: str | None = None

    def add(self, program: Program, depth: int) -> None:
        fields = program.field(self.field) + program.field(self.size)
        program.add(kernel.COUNTS, *fields, program.names(self.names))


@dataclass(frozen=True)
class Each(Reader):
    """A list: one entry for each index below a number, or below the number in a field."""

    count: str | int
    of: Reader
    where: str | None = None  # a field of bits: null where the bit is not set

    def add(self, program: Program, depth: int) -> None:
        count = program.field(self.count) if isinstance(self.count, str) else [kernel.NONE, self.count, 0, 0, 0]
        program.loop(depth, count, self.where, kernel.NONE, self.of)


@dataclass(frozen=True)
class Given(Reader):
    """Null unless a flag is set."""

    flag: str
    of: Reader

    def add(self, program: Program, depth: int) -> None:
        given = program.add(kernel.GIVEN, *program.field(self.flag), 0)
        self.of.add(program, depth)
        program.code[given + kernel.OPERANDS[kernel.GIVEN]] = len(program.code)


@dataclass(frozen=True)
class Bits(Reader):
    """The numbers of the bits that are set."""

    field: str

    def add(self, program: Program, depth: int) -> None:
        program.add(kernel.BITS, *program.field(self.field))


@dataclass(frozen=True)
class Object(Reader):
    """An object as another TypedDict declares it."""

    declared: type

    def add(self, program: Program, depth: int) -> None:
        opening = "{"
        for name, reader in readers(self.declared).items():
            program.constant(f"{opening}{json.dumps(name)}:")
            reader.add(program, depth)
            opening = ","
        program.constant("}")


@dataclass(frozen=True)
class ByName(Reader):
    """An object with an entry for each of a few names: all of them, or those whose bit is set in a field."""

    names: tuple[str, ...]
    of: Reader
    where: str | None = None

    def add(self, program: Program, depth: int) -> None:
        count = [kernel.NONE, len(self.names), 0, 0, 0]
        program.loop(depth, count, self.where, program.names(self.names), self.of)


@dataclass(frozen=True)
class ByPlace(Reader):
    """Names by their places, `{"1,-2": "RRKG"}`: so many, each with its x and y, in the record's order."""

    count: str
    x: str
    y: str
    field: str
    names: tuple[str, ...]

    def add(self, program: Program, depth: int) -> None:
        fields = [number for name in (self.count, self.x, self.y, self.field) for number in program.field(name)]
        program.add(kernel.BY_PLACE, *fields, program.names(self.names))


@dataclass(frozen=True)
class Places(Reader):
    """Places as [x, y]: so many."""

    count: str
    x: str
    y: str

    def add(self, program: Program, depth: int) -> None:
        fields = [number for name in (self.count, self.x, self.y) for number in program.field(name)]
        program.add(kernel.PLACES, *fields)


@dataclass(frozen=True)
class Rows(Reader):
    """Rows of cells by their numbers, `{"-1": "..o...!"}`, one letter a cell."""

    field: str
    first: str  # the field with the index of the first row that is shown
    last: str
    centre: int  # the index of row 0
    letters: str

    def add(self, program: Program, depth: int) -> None:
        fields = program.field(self.field) + program.field(self.first) + program.field(self.last)
        letters = program.buffer.add(*self.letters)
        program.add(kernel.ROWS, *fields, self.centre, letters)


def readers(declared: type) -> dict[str, Reader]:
    """The entries of a TypedDict that say how they are read."""
    hints = get_type_hints(declared, include_extras=True)
    notes = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
    return {name: note for name, all in notes.items() for note in all if isinstance(note, Reader)}


class Shape:
    """The JSON that a TypedDict declares, to be written from records of a layout."""

    def __init__(self, declared: type, layout: Layout, buffer: JsonBuffer | None = None) -> None:
        program = Program(layout, buffer or JsonBuffer())
        Object(declared).add(program, 0)
        program.add(kernel.END)
        self.program = np.array(program.code, np.int64)
        self.buffer = program.buffer


class Glass(threading.local):
    """What a thread looks through: memory for where texts end, for one view at a time, and for listing moves."""

    def __init__(self, layout: Layout, texts: int, most_moves: int) -> None:
        dtype = np.dtype((np.record, layout))
        words = np.empty(dtype.itemsize // WORD, np.int32)
        view = np.ndarray(1, dtype, words), words.view(np.int8), words  # the same memory three times
        self.written = np.empty(texts * len((*range(MOST_SEATS), SPECTATOR, EVERYTHING)), np.int64)
        moves, own, done = np.empty(most_moves, np.int64), np.empty(most_moves, np.int64), (LEVELS, most_moves)
        self.scratch = *view, self.written, moves, own, np.empty((LEVELS, 3), np.int64), np.zeros(done, np.uint8)


class Sight:
    """What seats may know, in several shapes, and what they may play; all of it is written in one go."""

    def __init__(self, layout: Layout, moves: Kinds, most_moves: int, *declared: type) -> None:
        self.texts_each = len(declared) + 1
        self.glass = Glass(layout, self.texts_each, most_moves)
        self.buffer = JsonBuffer()
        programs = [*(Shape(each, layout, self.buffer).program for each in declared), moves.written_to(self.buffer)]
        self.programs = np.concatenate(programs)
        self.sizes = np.array([program.size for program in programs])

    def texts(self, box: Array, seats: tuple[int, ...], chooser: int = NOBODY) -> list[bytes]:
        """For each of the seats its texts, in the order of the declarations, and its choices: null for all but the
        chooser, who must be on turn."""
        glass = self.glass
        text = self.buffer.fill(entry.show, self.programs, self.sizes, box, numbers(seats), chooser, *glass.scratch)
        places = [0, *glass.written[: len(seats) * self.texts_each].tolist()]
        return [text[start:end] for start, end in pairwise(places)]


@lru_cache
def numbers(seats: tuple[int, ...]) -> Array:
    return np.array(seats, np.int64)
