"""Rules as Python calls them: the record is passed in an array of one (a box).

Numba needs microseconds to inspect the type of a lone record or a named tuple, and a fraction of one for that of an
array. So here come arrays alone.
"""

from typing import Any

import numpy as np

from sevenfold.kernel import choices, generic, json, kinds
from sevenfold.kernel.jit import jit
from sevenfold.kernel.json_writer import JsonWriter, put_null
from sevenfold.kernel.types import MOST_SEATS, Array, Bytes, State

STANDING = 16  # bits that `standing` takes at most


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
def advance(box: Array, after: Array, judged: int, move: int, notes: Array) -> int:
    """Judges a move and, if it is legal, plays it elsewhere; `move` is the same without what it says beyond need.

    `after` gets the record after it, `notes` what it brought. Returns how many notes there are, and below them
    `standing`; or, negative, why the move is refused.
    """
    refused = generic.refusal(box[0], judged)
    if refused:
        return -refused
    after[0] = box[0]
    generic.play(after[0], move)
    return generic.notes(box[0], after[0], move, notes) << STANDING | standing(after)


@jit
def show(
    letters: Bytes,
    ends: Array,
    out: Bytes,
    programs: Array,
    sizes: Array,
    box: Array,
    seats: Array,
    chooser: int,
    view: Any,
    view_bytes: Any,
    view_words: Any,
    written: Array,
    moves: Array,
    own: Array,
    levels: Array,
    done: Bytes,
) -> int:
    """Writes what each of the seats may know as JSON, by one program after the other, and then what it may play,
    which is null for all but the chooser: the seat on turn, or nobody. Returns how many bytes it takes.

    `programs` stand one after the other, and have these sizes; the last one declares the moves. `view` is scratch: one
    record, and the same memory as bytes and as words. `written` gets where each text ends. `moves` and the rest are
    scratch for all moves that there can be (see choices.py).
    """
    n, count = 0, 0
    for seat in seats:
        view_words[:] = 0
        generic.see(box[0], seat, view[0])
        start = 0
        for size in sizes[:-1]:
            program = programs[start : start + size]
            n += json.write(json.Job(program, view_bytes, view_words, JsonWriter(letters, ends, out[n:])))
            written[count] = n
            start, count = start + size, count + 1
        writer = JsonWriter(letters, ends, out[n:])
        if seat != chooser:
            n += put_null(writer, 0)
        else:
            listed = moves[: generic.legal(box[0], moves, 0)]
            sort(listed)
            n += choices.put_choices(kinds.Declared(programs[start:], writer), listed, own, levels, done)
        written[count] = n
        count += 1
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
def sort(numbers: Array) -> None:
    """In ascending order; what is nearly so already is done soon."""
    gap = numbers.size // 2
    while gap > 0:
        for i in range(gap, numbers.size):
            number, j = numbers[i], i
            while j >= gap and numbers[j - gap] > number:
                numbers[j] = numbers[j - gap]
                j -= gap
            numbers[j] = number
        gap //= 2


@jit
def standing(box: Array) -> int:
    """Who sits at the table, as bits, and above them who is on turn, from 1; 0 when the game is over."""
    return generic.seated(box[0]) | (int(box[0].turn) + 1) << MOST_SEATS


@jit
def refusal(box: Array, move: int) -> int:
    return generic.refusal(box[0], move)
