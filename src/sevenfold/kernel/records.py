"""Records: their layout, and making and copying them."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from sevenfold.kernel.types import State

Facts = SimpleNamespace  # fields of a record
WORD = 8  # bytes


Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


def record(*fields: Field) -> np.dtype[Any]:
    """The dtype of a record with these fields."""
    return np.dtype(list(fields), align=True)


def layout(*fields: Field) -> np.dtype[Any]:
    """The dtype of a state with these fields.

    It is padded to an odd number of words. So, where states lie side by side in a GPU's shared memory, the same field
    of neighbouring states is in different memory banks, and threads can read it at once.
    """
    dtype = record(*fields)
    return dtype if dtype.itemsize // WORD % 2 == 1 else record(*fields, ("padding", "i8"))


def blank(dtype: np.dtype[Any]) -> State:
    """A record of zeros, in memory of its own."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def clone(state: State) -> State:
    """An equal record in memory of its own."""
    return np.array([state], state.dtype)[0]


def from_bytes(dtype: np.dtype[Any], data: bytes) -> State:
    """The record that `tobytes` wrote."""
    return np.frombuffer(data, dtype).copy().view(np.recarray)[0]


def reader(layout: np.dtype[Any], *fields: str) -> Callable[[State], Facts]:
    """A function that reads these fields of a record as Python numbers and lists: faster than field by field."""
    names = layout.names or ()
    numbers = [(name, names.index(name)) for name in fields if not layout[name].shape]
    lists = [(name, names.index(name)) for name in fields if layout[name].shape]

    def read(state: State) -> Facts:
        values = state.item()
        facts = {name: values[place] for name, place in numbers}
        for name, place in lists:
            facts[name] = values[place].tolist()
        return Facts(**facts)

    return read


def tidy_bytes(state: State) -> bytes:
    """A record with zeros between its fields: where there is room between them, anything may lie."""
    found = np.zeros(1, state.dtype)
    for name in state.dtype.names:
        found[name][0] = state[name]
    return found.tobytes()
