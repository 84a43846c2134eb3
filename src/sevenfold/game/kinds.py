"""Moves and notes as data: each is an integer, and a game declares what its bits mean.

A move (or a note: what a move brought) belongs to a *kind*, and a kind has *fields*, a byte or a few bytes each, in
the order in which people choose them: first the card, then where it goes. From the declaration follow the move as JSON
(`fields`), its inverse (`code`), many moves as little data (`choices`), the types of the page, and the tables of the
documentation. Notation is for people and files alone.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from sevenfold.errors import InvalidMove
from sevenfold.game.json_buffer import JsonBuffer, decode
from sevenfold.json_input import OBJECT, is_integer, short
from sevenfold.kernel import entry
from sevenfold.kernel.choices import LEVELS
from sevenfold.kernel.kinds import MOST_BYTES, NONE
from sevenfold.kernel.types import Array

JSON = dict[str, Any]
BYTE = 255
MOST_TEXTS = 10_000  # moves whose text is kept
PLAIN = {str, int, type(None)}  # not bool: true is no 1


class Values:
    """What a field can hold: bits stand for an entry of the table; `...` is none."""

    def __init__(self, type: str, table: tuple[Any, ...], beyond: int | None = None) -> None:
        self.type = type  # what it is, for whoever puts it into words: card, row, seat
        self.table = table + (...,) * (BYTE + 1 - len(table))
        self.beyond = beyond  # the bits for any other number: a move may name it, but is never legal
        self.known = {
            value: bits for bits, value in reversed([*enumerate(table)]) if value is not ...
        }  # the first of equals

    def bits(self, value: Any) -> int:
        """The bits that stand for a value, or a ValueError."""
        if type(value) in PLAIN and value in self.known:  # nearly always
            return self.known[value]
        if not isinstance(value, str | None):
            if not is_integer(value):
                raise ValueError(f"{short(value)} is no {self.type}")
            if value not in self.known and self.beyond is not None:
                return self.beyond
        if value not in self.known:
            raise ValueError(f"{short(value)} is no {self.type}")
        return self.known[value]

    def or_none(self, bits: int) -> "Values":
        """The same, or null, for which these bits stand."""
        return Values(self.type, (*self.table[:bits], None), self.beyond)

    def texts(self) -> list[str]:
        """The values as they stand in JSON; what is none, as nothing."""
        return ["" if value is ... else json.dumps(value) for value in self.table]


def names(type: str, of: Iterable[str | None], offset: int = 0) -> Values:
    """A name out of a list; bits are its place there, plus `offset`."""
    return Values(type, (...,) * offset + tuple(of))


def numbers(type: str, low: int, high: int, offset: int = 0, beyond: int | None = None) -> Values:
    """An integer from `low` to `high`; bits are the integer plus `offset`."""
    return Values(type, (...,) * (low + offset) + tuple(range(low, high + 1)), beyond)


class Field:
    """One thing that a move says, or several that belong together, such as a place's x and y."""

    def __init__(
        self,
        name: str,
        values: Values | tuple[Values, ...],  # several stand in as many bytes, the first in the highest
        shift: int,  # of the lowest bit of the first
        *,
        ordered: bool = False,  # of several alike, those with lower bits come first
        default: Any = ...,  # left out of the data where it has this value
        type: str = "",  # what several together are: a place, a family
    ) -> None:
        self.name = name
        self.values = values if isinstance(values, tuple) else (values,)
        self.shift = shift
        self.ordered = ordered
        self.default = default
        self.several = isinstance(values, tuple)
        self.type = type or self.values[0].type
        self.lowest = shift - 8 * (len(self.values) - 1)  # its lowest bit
        self.value = self.reader()

    def reader(self) -> Callable[[int], Any]:
        """Reads its value from a move."""
        shift, tables = self.shift, [each.table for each in self.values]
        if not self.several:
            (table,) = tables
            return lambda move: table[move >> shift & BYTE]
        if len(tables) == 2:
            one, other = tables
            return lambda move: [one[move >> shift & BYTE], other[move >> shift - 8 & BYTE]]
        places = [(table, shift - 8 * i) for i, table in enumerate(tables)]
        return lambda move: [entry for table, at in places if (entry := table[move >> at & BYTE]) is not ...]

    def program(self, buffer: JsonBuffer) -> list[int]:
        """The field as numbers for compiled code: see kernel/kinds.py."""
        texts = [buffer.add(*each.texts()) for each in self.values]
        default = NONE if self.default is ... else self.bits(self.default) >> self.lowest
        spare = [0] * (MOST_BYTES - len(texts))
        return [buffer.add(f',"{self.name}":'), int(self.several), len(texts), self.shift, default, *texts, *spare]

    def bits(self, value: Any) -> int:
        """The bits of a value, or a ValueError."""
        if not self.several:
            return self.values[0].bits(value) << self.shift
        if not isinstance(value, list | tuple) or len(value) != len(self.values):
            raise ValueError(f"{short(value)} is no {self.type}")
        found = [each.bits(entry) for each, entry in zip(self.values, value, strict=True)]
        bits = sorted(found) if self.ordered else found
        return sum(entry << self.shift - 8 * i for i, entry in enumerate(bits))


class Kind:
    """The moves whose bits under `mask` are `head`."""

    def __init__(
        self,
        name: str,
        mask: int,
        head: int,
        fields: tuple[Field, ...] = (),  # from high bits to low ones, those with a default last
        last: str = "",  # the field that people choose last
    ) -> None:
        self.name = name
        self.mask = mask
        self.head = head
        self.fields = fields
        self.last = last
        self.needed = tuple(field for field in fields if field.default is ...)  # what every move of this kind has
        self.chosen = sorted(self.needed, key=lambda field: field.name == last)  # in the order in which people choose

    def program(self, buffer: JsonBuffer) -> list[int]:
        """The kind as numbers for compiled code: see kernel/kinds.py."""
        assert all(field.default is ... for field in self.fields[: len(self.needed)])
        name = buffer.add(f'{{"kind":"{self.name}"', f'"{self.name}":')
        fields = [number for field in self.fields for number in field.program(buffer)]
        return [self.mask, self.head, name, len(self.fields), *fields]

    def data(self, move: int) -> JSON:
        found: JSON = {"kind": self.name}
        for field in self.fields:
            value = field.value(move)
            if value != field.default:
                found[field.name] = value
        return found

    def code(self, data: Mapping[str, Any]) -> int:
        """The move with these fields, or a ValueError that names the culprit."""
        move, said = self.head, 1  # its kind
        for field in self.fields:
            value = data.get(field.name, field.default)
            if value is ...:
                raise ValueError(f"{self.name} lacks {field.name!r}")
            said += field.name in data
            try:
                move |= field.bits(value)
            except ValueError:
                raise ValueError(f"{field.name} cannot be {short(value)}") from None
        if said < len(data):
            unknown = data.keys() - {"kind"} - {field.name for field in self.fields}
            raise ValueError(f"{self.name} has no field {short(min(unknown, key=str))}")
        return move


class Kinds:
    """All kinds of moves, or of notes, of a game; they are tried in their order."""

    def __init__(self, game: str, *kinds: Kind) -> None:
        self.game = game
        self.kinds = kinds
        self.named = {kind.name: kind for kind in kinds}
        self.mask = 0  # all bits by which kinds are told apart
        for kind in kinds:
            self.mask |= kind.mask
        self.known: dict[int, Kind] = {}  # by those bits
        self.buffer = JsonBuffer()
        self.program = self.written_to(self.buffer)
        self.data_text = lru_cache(MOST_TEXTS)(self._data_text)

    def declaration(self) -> list[JSON]:
        """The kinds as JSON: their fields with their types, in the order in which people choose; then those that may
        be missing."""
        found = []
        for kind in self.kinds:
            fields = [{"name": field.name, "type": field.type} for field in kind.fields]
            found.append({"kind": kind.name, "fields": fields, "needed": len(kind.needed), "last": kind.last})
        return found

    def kind(self, move: int) -> Kind:
        head = move & self.mask
        if head in self.known:
            return self.known[head]
        for kind in self.kinds:
            if move & kind.mask == kind.head:
                return self.known.setdefault(head, kind)
        raise ValueError(f"{move} is of no kind that {self.game} has")

    def written_to(self, buffer: JsonBuffer) -> Array:
        """The kinds as numbers for compiled code, with their texts in this buffer: see kernel/kinds.py."""
        return np.array([number for kind in self.kinds for number in kind.program(buffer)], np.int64)

    def fields(self, move: int) -> JSON:
        """The move as JSON: its kind, and what belongs to it."""
        return self.kind(move).data(move)

    def _data_text(self, move: int) -> bytes:
        """The same as JSON text; `data_text` remembers it."""
        return msgspec.json.encode(self.fields(move))

    def code(self, data: Any) -> int:
        """The move that this JSON describes; InvalidMove if it cannot be one."""
        if not isinstance(data, OBJECT):
            raise InvalidMove(f"a move is an object with its kind and fields, not {short(data)}")
        name = data.get("kind")
        if isinstance(name, str) and name in self.named:
            try:
                return self.named[name].code(data)
            except ValueError as error:
                raise InvalidMove(f"no move of {self.game}: {error}") from None
        known = ", ".join(kind.name for kind in self.kinds)
        raise InvalidMove(f"{short(name)} is no kind of move of {self.game}; there are {known}")

    def plain(self, move: int) -> int:
        """The move without what it says beyond need."""
        for field in self.kind(move).fields:
            if field.default is not ...:
                move = move & ~(BYTE << field.shift) | field.bits(field.default)
        return move

    def choices(self, moves: Sequence[int]) -> JSON:
        """Many moves, in ascending order, as little data: for each kind a tree along its fields.

        A level of the tree is a list of [values, next level]: each of these values can be followed by whatever stands
        on the next level. On the level of the last field there are only values.
        """
        found: JSON = decode(self.choices_text(moves))
        return found

    def choices_text(self, moves: Sequence[int] | Array) -> bytes:
        """The same as JSON text."""
        listed = np.asarray(moves, np.int64)
        done = np.zeros((LEVELS, listed.size), np.uint8)
        return self.buffer.fill(
            entry.put_choices, self.program, listed, np.empty_like(listed), np.empty((LEVELS, 3), np.int64), done
        )

    def text(self, moves: Array) -> bytes:
        """Moves, or notes, as JSON text: a list of objects."""
        return self.buffer.fill(entry.put_all, self.program, moves)

    def expand(self, choices: Mapping[str, Any]) -> Iterator[JSON]:
        """The moves that such a tree stands for."""
        for kind in self.kinds:
            if kind.name in choices:
                wanted = [field.name for field in kind.needed]
                for row in paths(choices[kind.name], len(wanted)):
                    yield {"kind": kind.name, **dict(zip(wanted, row, strict=True))}


def paths(level: Iterable[Any], depth: int) -> Iterator[tuple[Any, ...]]:
    """The rows of a tree."""
    if depth == 0:
        yield ()
    elif depth == 1:
        yield from ((value,) for value in level)
    else:
        for values, below in level:
            for value in values:
                yield from ((value, *rest) for rest in paths(below, depth - 1))
