"""Names for what kernel functions take and give."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

# One record of a game's STATE dtype. Its fields are the game's own, so the type checker must take them on trust.
State: TypeAlias = Any
Record: TypeAlias = Any  # one record of another dtype
Array: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Bytes: TypeAlias = NDArray[np.uint8]

MOST_SEATS = 5
SPECTATOR = -1  # in place of a seat: somebody who sees what everybody sees
EVERYTHING = -2  # likewise: somebody who sees all, secrets included
NOBODY = -3  # likewise: no seat, and nobody who looks
EMPTY_SEAT = -1  # in scores: a seat without a player
NO_SEAT = -2  # in scores: the table has no such seat
