"""JSON, written by compiled code from a record as a program of numbers says.

A game declares what its views look like (game/views.py); the declaration becomes a program, and `write` runs it. The
same function serves Python, the server and the page, so that there is one way from a record to its JSON.

A program is a sequence of instructions: an operation and its operands. Lists are loops; two of them can be within each
other, and i and j are their indices. An operand that names a field of the record takes five numbers (PLACE).
"""

from typing import Any, NamedTuple

import numpy as np

from sevenfold.kernel.jit import jit
from sevenfold.kernel.json_writer import JsonWriter, comma, put, put_hidden, put_null, put_number, put_text

(
    END,
    TEXT,
    NUMBER,
    FLAG,
    INDEX,
    NAME,
    LISTED,
    HAND,
    COUNTS,
    BITS,
    BY_PLACE,
    PLACES,
    ROWS,
    GIVEN,
    LOOP,
    STEP,
    JUMP,
) = range(17)
PLACE = 5  # numbers that say where a field is: bytes or words, start, two strides, length of the innermost list
NONE = -1  # instead of a field
OPERANDS = {
    TEXT: 1,
    NUMBER: PLACE,
    FLAG: PLACE + 1,
    INDEX: PLACE,
    NAME: PLACE + 1,
    LISTED: 3 * PLACE + 1,
    HAND: 2 * PLACE + 1,
    COUNTS: 2 * PLACE + 1,
    BITS: PLACE,
    BY_PLACE: 4 * PLACE + 1,
    PLACES: 3 * PLACE,
    ROWS: 3 * PLACE + 2,
    GIVEN: PLACE + 1,
    LOOP: 2,
    STEP: 2 * PLACE + 4,
    JUMP: 1,
}
SIZES = np.array([1 + OPERANDS.get(operation, 0) for operation in range(17)])


class Job(NamedTuple):
    """A program, and the record from which it writes."""

    program: Any
    bytes: Any  # the record, as bytes
    words: Any  # the record, as words of 32 bits
    writer: JsonWriter


@jit
def index_of(job: Job, field: int, i: int, j: int) -> int:
    """Where a field's number lies, for an entry of the lists around it."""
    return job.program[field + 1] + i * job.program[field + 2] + j * job.program[field + 3]


@jit
def number_at(job: Job, field: int, index: int) -> int:
    return int(job.words[index]) if job.program[field] else int(job.bytes[index])


@jit
def number(job: Job, field: int, i: int, j: int) -> int:
    """The number in a field."""
    return number_at(job, field, index_of(job, field, i, j))


@jit
def write(job: Job) -> int:
    """Runs the program; returns how many bytes the JSON has."""
    at, n = 0, 0
    i, entries = 0, 0  # the outer loop: its index, and how many entries it has written
    j, inner_entries = 0, 0
    while job.program[at] != END:
        operation, field = job.program[at], at + 1
        if operation == LOOP:
            if job.program[field] == 0:
                i, entries = -1, 0
            else:
                j, inner_entries = -1, 0
            n, at = put(job.writer, n, job.program[field + 1]), at + SIZES[LOOP]
        elif operation == STEP:
            if job.program[field] == 0:
                i, entries, n, at = step(job, field, 0, i, entries, n)
            else:
                j, inner_entries, n, at = step(job, field, i, j, inner_entries, n)
        elif operation == JUMP:
            at = job.program[field]
        elif operation != GIVEN:
            n, at = write_value(job, operation, field, i, j, n), at + SIZES[operation]
        elif number(job, field, i, j):
            at += SIZES[GIVEN]
        else:
            n, at = put_null(job.writer, n), job.program[field + PLACE]
    return n


@jit
def step(job: Job, field: int, outer: int, index: int, entries: int, n: int) -> tuple[int, int, int, int]:
    """The next entry of a loop, or its end; returns index and entries, and where the text and the program go on.

    Operands: which loop, how many entries (a field, or NONE and a number), which are shown (bits, or NONE), the first
    name (or NONE), the closing bracket, where the program goes on after the loop.
    """
    count, bits, keys = field + 1, field + 1 + PLACE, job.program[field + 2 * PLACE + 1]
    index += 1
    if index >= (job.program[count + 1] if job.program[count] == NONE else number(job, count, outer, 0)):
        return 0, 0, put(job.writer, n, job.program[field + 2 * PLACE + 2]), job.program[field + 2 * PLACE + 3]
    shown = job.program[bits] == NONE or number(job, bits, outer, 0) >> index & 1 == 1
    if shown or keys == NONE:
        n, entries = comma(job.writer, n, entries), entries + 1
    if not shown:
        return index, entries, put_null(job.writer, n) if keys == NONE else n, field - 1
    if keys != NONE:
        n = put(job.writer, put_text(job.writer, n, keys + index), ord(":"))
    return index, entries, n, field - 1 + SIZES[STEP]


@jit
def write_value(job: Job, operation: int, field: int, i: int, j: int, n: int) -> int:
    """Everything that holds nothing else."""
    if operation == TEXT:
        return put_text(job.writer, n, job.program[field])
    if operation == NUMBER:
        return put_number(job.writer, n, number(job, field, i, j))
    if operation == FLAG:
        return put_text(job.writer, n, job.program[field + PLACE] + int(number(job, field, i, j) == 0))
    if operation == INDEX:
        value = number(job, field, i, j)
        return put_number(job.writer, n, value) if value >= 0 else put_null(job.writer, n)
    if operation == NAME:
        value = number(job, field, i, j)
        return put_text(job.writer, n, job.program[field + PLACE] + value) if value >= 0 else put_null(job.writer, n)
    if operation == LISTED:
        return write_listed(job, field, i, j, n)
    if operation == HAND:
        return write_hand(job, field, i, j, n)
    if operation == COUNTS:
        return write_counts(job, field, i, j, n)
    if operation == BITS:
        return write_bits(job, field, i, j, n)
    if operation == ROWS:
        return write_rows(job, field, n)
    return write_places(job, operation == BY_PLACE, field, n)


@jit
def write_listed(job: Job, field: int, i: int, j: int, n: int) -> int:
    """Operands: the entries, their number, a flag that says whether they may be seen (or NONE), the first name."""
    count = number(job, field + PLACE, i, j)
    is_open = field + 2 * PLACE
    if job.program[is_open] != NONE and not number(job, is_open, 0, 0):
        return put_number(job.writer, n, count)
    start, names = index_of(job, field, i, j), job.program[field + 3 * PLACE]
    n = put(job.writer, n, ord("["))
    for entry in range(count):
        n = put_text(job.writer, comma(job.writer, n, entry), names + number_at(job, field, start + entry))
    return put(job.writer, n, ord("]"))


@jit
def write_hand(job: Job, field: int, i: int, j: int, n: int) -> int:
    """Operands: how many of each kind are known, how many there are in all, the first name."""
    start, names = index_of(job, field, i, j), job.program[field + 2 * PLACE]
    entries = 0
    n = put(job.writer, n, ord("["))
    for kind in range(job.program[field + 4]):
        for _ in range(number_at(job, field, start + kind)):
            n = put_text(job.writer, comma(job.writer, n, entries), names + kind)
            entries += 1
    for _ in range(number(job, field + PLACE, i, j) - entries):
        n = put_hidden(job.writer, comma(job.writer, n, entries))
        entries += 1
    return put(job.writer, n, ord("]"))


@jit
def write_counts(job: Job, field: int, i: int, j: int, n: int) -> int:
    """Operands: how many of each kind are known, how many there are in all (or NONE), the first name."""
    start, size, names = index_of(job, field, i, j), field + PLACE, job.program[field + 2 * PLACE]
    entries, known = 0, 0
    n = put(job.writer, n, ord("{"))
    for kind in range(job.program[field + 4]):
        count = number_at(job, field, start + kind)
        if count > 0:
            n = put(job.writer, put_text(job.writer, comma(job.writer, n, entries), names + kind), ord(":"))
            n = put_number(job.writer, n, count)
            entries += 1
            known += count
    if job.program[size] != NONE and number(job, size, i, j) > known:
        n = put(job.writer, put_hidden(job.writer, comma(job.writer, n, entries)), ord(":"))
        n = put_number(job.writer, n, number(job, size, i, j) - known)
    return put(job.writer, n, ord("}"))


@jit
def write_bits(job: Job, field: int, i: int, j: int, n: int) -> int:
    """The numbers of the bits that are set."""
    bits, bit, entries = number(job, field, i, j), 0, 0
    n = put(job.writer, n, ord("["))
    while bits >> bit:
        if bits >> bit & 1:
            n = put_number(job.writer, comma(job.writer, n, entries), bit)
            entries += 1
        bit += 1
    return put(job.writer, n, ord("]"))


@jit
def write_places(job: Job, named: bool, field: int, n: int) -> int:
    """Operands: how many, the xs, the ys; and if they are named, what lies there, and the first name."""
    n = put(job.writer, n, ord("{") if named else ord("["))
    for entry in range(number(job, field, 0, 0)):
        n = put(job.writer, comma(job.writer, n, entry), ord('"') if named else ord("["))
        n = put(job.writer, put_number(job.writer, n, number(job, field + PLACE, entry, 0)), ord(","))
        n = put_number(job.writer, n, number(job, field + 2 * PLACE, entry, 0))
        n = put(job.writer, n, ord('"') if named else ord("]"))
        if named:
            name = job.program[field + 4 * PLACE] + number(job, field + 3 * PLACE, entry, 0)
            n = put_text(job.writer, put(job.writer, n, ord(":")), name)
    return put(job.writer, n, ord("}") if named else ord("]"))


@jit
def write_rows(job: Job, field: int, n: int) -> int:
    """Operands: the cells, the first row and the last, which one is row 0, and the letters of the cells."""
    first, last = number(job, field + PLACE, 0, 0), number(job, field + 2 * PLACE, 0, 0)
    centre, letters = job.program[field + 3 * PLACE], job.program[field + 3 * PLACE + 1]
    n = put(job.writer, n, ord("{"))
    for row in range(first, last + 1):
        n = put_number(job.writer, put(job.writer, comma(job.writer, n, row - first), ord('"')), row - centre)
        for letter in (ord('"'), ord(":"), ord('"')):
            n = put(job.writer, n, letter)
        start = index_of(job, field, row, 0)
        for cell in range(job.program[field + 4]):
            n = put_text(job.writer, n, letters + number_at(job, field, start + cell))
        n = put(job.writer, n, ord('"'))
    return put(job.writer, n, ord("}"))
