"""A few numbers for the time of a call, on the stack: compiled rules cannot allocate, and need not be handed memory."""

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from sevenfold.kernel.types import Array

WIDTH = 8  # bytes of a number


def zeros(count: int) -> Array:
    """So many zeros; when compiled, `count` must be a constant, and they are gone when the caller returns."""
    return np.zeros(count, np.int64)


@intrinsic(prefer_literal=True)
def compiled_zeros(_context: Any, count: Any) -> Any:
    array = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        word = ir.IntType(8 * WIDTH)
        size = context.get_constant(types.intp, count.literal_value)
        data = cgutils.alloca_once(builder, word, size=size)
        cgutils.memset(builder, data, builder.mul(size, size.type(WIDTH)), 0)
        made = make_array(array)(context, builder)
        populate_array(
            made, data=data, shape=[size], strides=[size.type(WIDTH)], itemsize=size.type(WIDTH), meminfo=None
        )
        return made._getvalue()

    return array(count), generate


if not numba.config.DISABLE_JIT:
    zeros = compiled_zeros
