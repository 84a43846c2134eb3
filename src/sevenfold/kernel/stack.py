"""A few numbers for the time of a call, on the stack: compiled functions cannot allocate.

On CPUs only: what runs on a GPU is handed its memory.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import RequireLiteralValue
from numba.extending import intrinsic
from numba.np import arrayobj

from sevenfold.kernel.jit import CONFIG
from sevenfold.kernel.types import Array

WORD = 8  # bytes of a number
BUILD: Any = cgutils  # untyped
ARRAYS: Any = arrayobj


def interpreted(count: int) -> Array:
    return np.zeros(count, np.int64)


@intrinsic(prefer_literal=True)
def compiled(_context: Any, count: Any) -> Any:
    if not isinstance(count, types.IntegerLiteral):
        raise RequireLiteralValue("how many numbers must be a constant")
    array = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        size, width = (context.get_constant(types.intp, number) for number in (count.literal_value, WORD))
        numbers = BUILD.alloca_once(builder, ir.IntType(8 * WORD), size=size)
        BUILD.memset(builder, numbers, builder.mul(size, width), 0)
        made = ARRAYS.make_array(array)(context, builder)
        ARRAYS.populate_array(made, data=numbers, shape=[size], strides=[width], itemsize=width, meminfo=None)
        return made._getvalue()

    return array(count), generate


# So many zeros; when compiled, how many must be a constant, and they are gone when the caller returns.
zeros: Any = interpreted if CONFIG.DISABLE_JIT else compiled
