"""Rules as Python calls them: the record is passed in an array of one (a box).

Numba needs microseconds to inspect the type of a lone record or a named tuple, and a fraction of one for that of an
array. So here come arrays alone.
"""

from typing import Any

import numpy as np

from sevenfold.kernel import choices, generic, json, kinds
from sevenfold.kernel.jit import jit
from sevenfold.kernel.json_writer import JsonWriter
from sevenfold.kernel.types import MOST_SEATS, Array, Bytes, State


def boxed(state: State) -> Array:
    """A copy of the record, in an array of one."""
    return np.array([state], state.dtype)


def copied(box: Array) -> Array:
    """A copy of a box, made as bytes: NumPy would copy a record field by field."""
    return np.ndarray(1, box.dtype, bytearray(box.tobytes()))


def scratch(box: Array) -> Array:
    """Another box for a record of the same kind."""
    return np.ndarray(1, box.dtype, bytearray(box.itemsize))


@jit
def legal(box: Array, out: Array, first: int) -> int:
    return generic.legal(box[0], out, first)


@jit
def play(box: Array, move: int) -> None:
    generic.play(box[0], move)


@jit
def play_noted(box: Array, before: Array, move: int, notes: Array) -> int:
    """Plays a move and writes what it brought; `before` is scratch. Returns how many notes there are."""
    before[0] = box[0]
    generic.play(box[0], move)
    return generic.notes(before[0], box[0], move, notes)


@jit
def show(
    letters: Bytes,
    ends: Array,
    out: Bytes,
    programs: Array,
    sizes: Array,
    box: Array,
    seats: Array,
    view: Any,
    view_bytes: Any,
    view_words: Any,
    written: Array,
) -> int:
    """Writes what each of the seats may know as JSON, by one program after the other; returns how many bytes it takes.

    `programs` stand one after the other, and have these sizes. `view` is scratch: one record, and the same memory as
    bytes and as words. `written` gets where each text ends.
    """
    n, count = 0, 0
    for seat in seats:
        view_words[:] = 0
        generic.see(box[0], seat, view[0])
        start = 0
        for size in sizes:
            program = programs[start : start + size]
            n += json.write(json.Job(program, view_bytes, view_words, JsonWriter(letters, ends, out[n:])))
            written[count] = n
            start, count = start + size, count + 1
    return n


@jit
def put_choices(
    letters: Bytes,
    ends: Array,
    out: Bytes,
    program: Array,
    moves: Array,
    own: Array,
    levels: Array,
    done: Bytes,
) -> int:
    return choices.put_choices(kinds.Declared(program, JsonWriter(letters, ends, out)), moves, own, levels, done)


@jit
def put_all(letters: Bytes, ends: Array, out: Bytes, program: Array, moves: Array) -> int:
    return kinds.put_all(kinds.Declared(program, JsonWriter(letters, ends, out)), moves)


@jit
def standing(box: Array) -> int:
    """Who sits at the table, as bits, and above them who is on turn, from 1; 0 when the game is over."""
    return generic.seated(box[0]) | (int(box[0].turn) + 1) << MOST_SEATS


@jit
def refusal(box: Array, move: int) -> int:
    return generic.refusal(box[0], move)
