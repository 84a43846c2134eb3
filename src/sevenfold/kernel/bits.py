"""Sets of small numbers as the bits of one integer."""

from sevenfold.kernel.jit import jit

PAIRS = 0x5555555555555555
NIBBLES = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
SUM = 0x0101010101010101


@jit
def count_bits(bits: int) -> int:
    """How many bits are set, without a branch: threads of a GPU stay together, and a processor uses its instruction."""
    bits = int(bits)
    bits -= bits >> 1 & PAIRS
    bits = (bits & NIBBLES) + (bits >> 2 & NIBBLES)
    bits = bits + (bits >> 4) & BYTES
    return bits * SUM >> 56 & 127


@jit
def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return count_bits((bits & -bits) - 1)


@jit
def nth_bit(bits: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0; there must be so many."""
    place = 0
    while n > 0 or not bits >> place & 1:
        n -= bits >> place & 1
        place += 1
    return place
