"""`@jit`: compile a rule with Numba, keep the result on disk, let other threads run meanwhile."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

import numba
from numba.core import types

from sevenfold.kernel import cache

Function = TypeVar("Function", bound=Callable[..., Any])

CONFIG: Any = numba.config
OPTIONS: Any = {
    "nogil": True,
    "error_model": "numpy",
    # Without Numba's runtime nothing can be allocated: what would not run on a GPU fails to compile here, too, and
    # no reference is counted, which makes the rules twice as fast.
    "_nrt": False,
}


def compile_once(get_call_template: Callable[..., Any], arguments: Any, keywords: Any) -> Any:
    """Numba would compile a function again for every constant that it is called with. LLVM inlines what is worth it."""
    return get_call_template(map(types.unliteral, arguments), keywords)


def jit(function: Function) -> Function:
    """Marks a kernel function. With NUMBA_DISABLE_JIT=1 it stays the Python function it is."""
    compiled: Any = numba.njit(**OPTIONS)(function)
    if compiled is not function:
        compiled._cache = cache.SharedCache(function)  # type: ignore[no-untyped-call]
        compiled.get_call_template = partial(compile_once, compiled.get_call_template)
    return cast(Function, compiled)
