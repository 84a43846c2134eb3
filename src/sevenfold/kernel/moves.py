"""Moves are integers. A rule offers each legal one in turn; the caller decides which of them it wants to see."""

from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array


@jit
def offer(out: Array, first: int, n: int, move: int) -> int:
    """Offers move number n; `out` is a window that begins at number `first`. Returns the next number."""
    if first <= n < first + out.size:
        out[n - first] = move
    return n + 1


@jit
def offer_if(legal: bool, out: Array, first: int, n: int, move: int) -> int:
    """Offers a move, and takes it back unless it is legal: no branch for the processor to guess."""
    if first <= n < first + out.size:
        out[n - first] = move
    return n + int(legal)


@jit
def offer_bits(out: Array, first: int, n: int, move: int, bits: int) -> int:
    """Offers `move` plus the number of each bit that is set; what the window does not reach is only counted."""
    end = n + count_bits(bits)
    if first < end and n < first + out.size:
        while bits:
            n = offer(out, first, n, move + lowest_bit(bits))
            bits &= bits - 1
    return end
