"""Making and copying the one record that is a game's state."""

from typing import Any

import numpy as np

from sevenfold.kernel.types import State


def blank(dtype: np.dtype[Any]) -> State:
    """A record of zeros, in memory of its own."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def clone(state: State) -> State:
    """An equal record in memory of its own."""
    return np.array([state], state.dtype).view(np.recarray)[0]
