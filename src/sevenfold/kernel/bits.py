"""Sets of small numbers as the bits of one integer."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from sevenfold.kernel.jit import jit


def count_bits(bits: int) -> int:
    """How many bits are set: one instruction, on a processor and on a GPU."""
    return (int(bits) & (1 << 64) - 1).bit_count()


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return count_bits((int(bits) & -int(bits)) - 1)


@jit
def nth_bit(bits: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0; there must be so many."""
    place = 0
    while n > 0 or not bits >> place & 1:
        n -= bits >> place & 1
        place += 1
    return place


def population(_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.int64))

    return types.int64(bits), generate


def trailing_zeros(_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = context.cast(builder, arguments[0], signature.args[0], types.int64)
        return builder.cttz(wide, ir.Constant(ir.IntType(1), 1))

    return types.int64(bits), generate


POPULATION: Any = intrinsic(population)
TRAILING_ZEROS: Any = intrinsic(trailing_zeros)


@overload(count_bits, strict=False)
def _count_bits(bits: Any) -> Any:
    return lambda bits: POPULATION(bits)


@overload(lowest_bit, strict=False)
def _lowest_bit(bits: Any) -> Any:
    return lambda bits: TRAILING_ZEROS(bits)
