"""`@jit`: compile a rule with Numba, keep the result on disk, let other threads run meanwhile."""

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar, cast

import numba

from sevenfold.kernel import cache

Function = TypeVar("Function", bound=Callable[..., Any])

CONFIG: Any = numba.config
SWAPPING = Lock()
OPTIONS: Any = {
    "nogil": True,
    "error_model": "numpy",
    # Without Numba's runtime nothing can be allocated: what would not run on a GPU fails to compile here, too, and
    # no reference is counted, which makes the rules twice as fast.
    "_nrt": False,
}


def jit(function: Function) -> Function:
    """Marks a kernel function. With NUMBA_DISABLE_JIT=1 it stays the Python function it is."""
    compiled: Any = numba.njit(**OPTIONS)(function)
    if compiled is not function:
        # Numba reads the cache's place while the cache is made, so the rest of the process keeps its own.
        with SWAPPING:
            elsewhere, CONFIG.CACHE_DIR = CONFIG.CACHE_DIR, str(cache.directory())
            try:
                compiled._cache = cache.SharedCache(function)  # type: ignore[no-untyped-call]
            finally:
                CONFIG.CACHE_DIR = elsewhere
    return cast(Function, compiled)
