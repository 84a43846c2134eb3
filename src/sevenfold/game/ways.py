"""In how many ways hidden things can lie: what the small games of `endings.py` begin with."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import factorial, prod

from sevenfold.kernel.types import State

Way = tuple[State, float]  # how the cards lie, and the chance of that
PLAY = 1 << 17  # the stream of random numbers for what comes before an ending; deals use the first few


def splits(counts: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[list[tuple[int, ...]], int]]:
    """How cards, so many of each kind, fill hands of these sizes: shares of each kind by hand, and in how many ways.

    The places of a pile are hands of one card each.
    """
    if not counts:
        yield [], 1
        return
    for share in product(*(range(min(counts[0], size) + 1) for size in sizes)):
        if sum(share) == counts[0]:
            ways = factorial(counts[0]) // prod(map(factorial, share))
            left = [size - own for size, own in zip(sizes, share, strict=True)]
            for shares, more in splits(counts[1:], left):
                yield [share, *shares], ways * more


def by_chance(found: Sequence[tuple[State, int]]) -> list[Way]:
    """States with the numbers of ways that lead to each, as states with their chances."""
    total = sum(ways for _, ways in found)
    return [(state, ways / total) for state, ways in found]
