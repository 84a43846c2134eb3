"""`@jit`: compile a rule with Numba, keep the result on disk, let other threads run meanwhile."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from sevenfold.kernel import cache

Function = TypeVar("Function", bound=Callable[..., Any])


def jit(function: Function) -> Function:
    """Marks a kernel function. With NUMBA_DISABLE_JIT=1 it stays the Python function it is."""
    # Without Numba's runtime (`_nrt`) nothing can be allocated: rules that would not run on a GPU fail to compile here,
    # and no reference is counted, which makes them twice as fast.
    # Numba reads the cache's place while decorating, so the rest of the process keeps its own.
    elsewhere, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache.directory())
    try:
        compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy", _nrt=False)(function)
    finally:
        numba.config.CACHE_DIR = elsewhere
    return compiled
