"""exp and log of our own, so that bots think the same thoughts everywhere.

Those of a platform differ in the last bit from machine to machine and from browser to browser. These use nothing but
what IEEE 754 defines exactly (+, -, ×, ÷ and the bits of a number), so interpreter, processor and WebAssembly agree bit
for bit. The polynomials are those of FreeBSD's msun (Sun Microsystems, 1993); errors stay below one unit in the last
place.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from sevenfold.kernel.jit import jit

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10  # the first has zeros at its end
PER_LN2 = 1.44269504088896338700
MOST = 700.0  # beyond, exp is as at this place: bots need no infinity, and nothing here overflows
MANTISSA, ONE = 52, 1023  # bits of a number's fraction; the exponent of 1
FRACTION = (1 << MANTISSA) - 1
ROOT_OF_HALF = 0x6A09E667F3BCD  # the fraction of the square root of 2


def to_bits(number: float) -> int:
    """The 64 bits of a number."""
    return int(np.float64(number).view(np.int64))


def from_bits(bits: int) -> float:
    """The number with these 64 bits."""
    return float(np.int64(bits).view(np.float64))


def reinterpret(to: Any, kind: Any) -> Any:
    def typing(_context: Any, value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], kind)

        return to(value), generate

    return intrinsic(typing)


BITS: Any = reinterpret(types.int64, ir.IntType(64))
NUMBER: Any = reinterpret(types.float64, ir.DoubleType())


@overload(to_bits, strict=False)
def _to_bits(number: Any) -> Any:
    return lambda number: BITS(float(number))


@overload(from_bits, strict=False)
def _from_bits(bits: Any) -> Any:
    return lambda bits: NUMBER(int(bits))


@jit
def exp(x: float) -> float:
    """e to the power of x, which is cut to ±MOST."""
    x = min(MOST, max(-MOST, float(x)))
    power = int(PER_LN2 * x + (0.5 if x >= 0 else -0.5))
    high, low = x - power * LN2_HIGH, power * LN2_LOW
    rest = high - low  # at most half of ln 2
    square = rest * rest
    series = 4.13813679705723846039e-08
    series = -1.65339022054652515390e-06 + square * series
    series = 6.61375632143793436117e-05 + square * series
    series = -2.77777777770155933842e-03 + square * series
    series = 1.66666666666666019037e-01 + square * series
    series = rest - square * series
    found = 1.0 - ((low - rest * series / (2.0 - series)) - high)
    return found * from_bits((power + ONE) << MANTISSA)


@jit
def log(x: float) -> float:
    """The natural logarithm of a positive number that is not tiny (2^-1022 and up)."""
    bits = to_bits(float(x))
    power, fraction = (bits >> MANTISSA) - ONE, bits & FRACTION
    if fraction > ROOT_OF_HALF:  # so that the rest is about 1: from the root of a half to that of 2
        power += 1
        rest = from_bits((ONE - 1) << MANTISSA | fraction) - 1.0
    else:
        rest = from_bits(ONE << MANTISSA | fraction) - 1.0
    s = rest / (2.0 + rest)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = 1.818357216161805012e-01 + w * 1.479819860511658591e-01
    odd = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01 + w * odd))
    half = 0.5 * rest * rest
    return power * LN2_HIGH - ((half - (s * (half + (even + odd)) + power * LN2_LOW)) - rest)
