"""Arrays that callers give, looked at before anything happens."""

from typing import Any

import numpy as np

from sevenfold.errors import ActionError


def array(given: Any, n: int, what: str, kind: Any) -> Any:
    """An array of this kind of numbers with one entry for each table."""
    if given.shape != (n,):
        raise ActionError(f"{what} must have the shape ({n},), one for each table, not {tuple(given.shape)}")
    if not np.issubdtype(given.dtype, kind):
        raise ActionError(f"{what} must be of type {kind.__name__.strip('_')}, not {given.dtype}")
    return given
