"""Arrays that callers give, looked at before anything happens."""

from typing import Any

import numpy as np

from sevenfold.errors import ActionError


def integers(array: Any, n: int, what: str) -> Any:
    """An integer array with one entry for each table."""
    if array.shape != (n,):
        raise ActionError(f"{what} must have the shape ({n},), one for each table, not {tuple(array.shape)}")
    if not np.issubdtype(np.dtype(str(array.dtype)), np.integer):
        raise ActionError(f"{what} must be integers, not {array.dtype}")
    return array
