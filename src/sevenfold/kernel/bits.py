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
