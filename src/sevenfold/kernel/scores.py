"""Comparing scores."""

from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array


@jit
def leaders(scores: Array) -> int:
    """The seats with the highest score, as bits."""
    best = scores[0]
    seats = 0
    for seat in range(scores.size):
        if scores[seat] > best:
            best = scores[seat]
            seats = 0
        if scores[seat] == best:
            seats |= 1 << seat
    return seats
