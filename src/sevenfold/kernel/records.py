"""Making and copying the one record that is a game's state."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from sevenfold.kernel.types import State


def blank(dtype: np.dtype[Any]) -> State:
    """A record of zeros, in memory of its own."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def clone(state: State) -> State:
    """An equal record in memory of its own."""
    return np.array([state], state.dtype)[0]


def from_bytes(dtype: np.dtype[Any], data: bytes) -> State:
    """The record that `tobytes` wrote."""
    return np.frombuffer(data, dtype).copy().view(np.recarray)[0]


def plain(state: State, *fields: str) -> SimpleNamespace:
    """The named fields as Python numbers and lists: reading them one by one from the record is far slower."""
    values = dict(zip(state.dtype.names, state.item(), strict=True))
    return SimpleNamespace(**{name: listed(values[name]) for name in fields})


def listed(value: Any) -> Any:
    return value if isinstance(value, int) else value.tolist()
