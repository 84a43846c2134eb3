"""Rules as Python calls them: the record is passed in an array of one (a box).

Numba needs microseconds to inspect the type of a lone record, and a fraction of one for that of an array.
"""

import numpy as np

from sevenfold.kernel import generic
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State


def boxed(state: State) -> Array:
    """A copy of the record, in an array of one."""
    return np.array([state], state.dtype)


def copied(box: Array) -> Array:
    """A copy of a box, made as bytes: NumPy would copy a record field by field."""
    return box.view(np.uint8).copy().view(box.dtype)


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
def see(box: Array, seat: int, view: Array) -> None:
    generic.see(box[0], seat, view[0])


@jit
def seated(box: Array) -> int:
    return generic.seated(box[0])


@jit
def refusal(box: Array, move: int) -> int:
    return generic.refusal(box[0], move)
