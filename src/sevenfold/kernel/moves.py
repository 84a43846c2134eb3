"""Lists of moves, which are integers: rules offer the legal ones in turn; the caller's array takes a part of them."""

from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array


@jit
def offer(out: Array, first: int, n: int, move: int) -> int:
    """Adds move number n to the list; `out` holds the numbers from `first` on, as far as it reaches. Returns n + 1."""
    if first <= n < first + out.size:
        out[n - first] = move
    return n + 1


@jit
def offer_if(legal: bool, out: Array, first: int, n: int, move: int) -> int:
    """Offers a move if it is legal, without a branch: it is written in any case, but counted only if it is legal."""
    if first <= n < first + out.size:
        out[n - first] = move
    return n + int(legal)


@jit
def offer_bits(out: Array, first: int, n: int, move: int, bits: int) -> int:
    """Offers `move` plus the number of each bit that is set; what `out` does not hold is only counted."""
    end = n + count_bits(bits)
    if first < end and n < first + out.size:
        while bits:
            n = offer(out, first, n, move + lowest_bit(bits))
            bits &= bits - 1
    return end
