"""Moves and notes as JSON, written by compiled code as their declaration (game/kinds.py) says.

A declaration is a row of numbers. A kind has its mask and head, its name and how many fields follow; a field has its
key, whether it is a list, of how many bytes, where the first of them stands, the bits it has by default (or NONE), and
for each byte the text that stands for 0; those for 1, 2 and so on come after it. An empty text is left out of a list.
"""

from typing import Any, NamedTuple

from sevenfold.kernel.jit import jit
from sevenfold.kernel.json_writer import JsonWriter, comma, put, put_text
from sevenfold.kernel.types import Array

MASK, HEAD, NAME, FIELDS = range(4)
KIND = 4  # numbers of a kind
KEY, IS_LIST, BYTES, SHIFT, DEFAULT, VALUES = range(6)
MOST_BYTES = 6
FIELD = VALUES + MOST_BYTES  # numbers of a field
MOST_FIELDS = 6
NONE = -1


class Declared(NamedTuple):
    """The kinds of a game, and where to write."""

    program: Any
    writer: JsonWriter


@jit
def find_kind(declared: Declared, move: int) -> int:
    """Where the kind of a move is declared."""
    program, kind = declared.program, 0
    while move & program[kind + MASK] != program[kind + HEAD]:
        kind += KIND + program[kind + FIELDS] * FIELD
    return kind


@jit
def lowest(declared: Declared, field: int) -> int:
    """The lowest bit of a field."""
    return declared.program[field + SHIFT] - 8 * (declared.program[field + BYTES] - 1)


@jit
def bits(declared: Declared, field: int, move: int) -> int:
    """The bits of a field."""
    return move >> lowest(declared, field) & (1 << 8 * declared.program[field + BYTES]) - 1


@jit
def put_value(declared: Declared, field: int, move: int, n: int) -> int:
    """The value of a field."""
    program, writer = declared.program, declared.writer
    if not program[field + IS_LIST]:
        return put_text(writer, n, program[field + VALUES] + (move >> program[field + SHIFT] & 255))
    entries = 0
    n = put(writer, n, ord("["))
    for i in range(program[field + BYTES]):
        text = program[field + VALUES + i] + (move >> (program[field + SHIFT] - 8 * i) & 255)
        if writer.ends[text] > (writer.ends[text - 1] if text > 0 else 0):
            n = put_text(writer, comma(writer, n, entries), text)
            entries += 1
    return put(writer, n, ord("]"))


@jit
def put_fields(declared: Declared, move: int, n: int) -> int:
    """A move as an object: its kind, and what belongs to it."""
    program, writer, kind = declared.program, declared.writer, find_kind(declared, move)
    n = put_text(writer, n, program[kind + NAME])
    for i in range(program[kind + FIELDS]):
        field = kind + KIND + i * FIELD
        if bits(declared, field, move) != program[field + DEFAULT]:
            n = put_value(declared, field, move, put_text(writer, n, program[field + KEY]))
    return put(writer, n, ord("}"))


@jit
def put_all(declared: Declared, moves: Array) -> int:
    """Moves, or notes, as a list of objects; returns how many bytes that takes."""
    n = put(declared.writer, 0, ord("["))
    for i in range(moves.size):
        n = put_fields(declared, moves[i], comma(declared.writer, n, i))
    return put(declared.writer, n, ord("]"))
