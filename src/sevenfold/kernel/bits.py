"""Sets of small numbers as the bits of one integer."""

from sevenfold.kernel.jit import jit


@jit
def count_bits(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@jit
def nth_bit(bits: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0; there must be so many."""
    place = 0
    while n > 0 or not bits >> place & 1:
        n -= bits >> place & 1
        place += 1
    return place
