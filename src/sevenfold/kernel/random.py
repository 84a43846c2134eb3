"""The random generator: ours, so that the same seed means the same game everywhere and for good.

A multiply-with-carry generator (Marsaglia) in base 2^32. Its state is one signed 64-bit number: the digit in the
low 32 bits, the carry above. The multiplier is below 2^31, so nothing ever overflows and the interpreter, the
compiled kernel and a GPU agree bit for bit. MULTIPLIER * 2^32 - 1 is a safe prime, which makes the period
MULTIPLIER * 2^31 - 1, about 2^62.

`random` is an array of one int64 throughout (`state.random`).
"""

from typing import Any

import numpy as np

from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array

# 64-bit constants, so that the interpreter computes in 64 bits with whatever small integers it is given.
MULTIPLIER: Any = np.int64(1971653748)
WORD: Any = np.int64(0xFFFFFFFF)
SCRAMBLER: Any = np.int64(0x45D9F3B)


@jit
def scramble(word: int) -> int:
    """A bijection of 32-bit words in which every input bit changes about half of the output."""
    for _ in range(2):
        word = ((word >> 16) ^ word) * SCRAMBLER & WORD
    return (word >> 16) ^ word


@jit
def seed(random: Array, number: int, stream: int) -> None:
    """Starts the generator for a seed below 2^53; streams of one seed are independent of each other."""
    low, high = number & WORD, number >> 32
    digit = scramble(scramble(scramble(stream + 1) ^ high) ^ low)
    carry = scramble(scramble(scramble(stream + MULTIPLIER) ^ low) ^ high) % (MULTIPLIER - 1)
    random[0] = ((carry + 1) << 32 | digit) - 1  # neither 0 nor the largest state: both would repeat for ever


@jit
def word(random: Array) -> int:
    """The next 32 random bits."""
    state = random[0]
    state = (state & WORD) * MULTIPLIER + (state >> 32)
    random[0] = state
    return (state & WORD) ^ (state >> 32)


@jit
def below(random: Array, n: int) -> int:
    """A uniformly random number from 0 to n-1 (n < 2^31), without bias: Lemire's method."""
    product = word(random) * n
    if product & WORD < n:
        unfair = (WORD + 1 - n) % n
        while product & WORD < unfair:
            product = word(random) * n
    return product >> 32


@jit
def new_seed(random: Array) -> int:
    """A random seed: 53 bits."""
    return (word(random) >> 11) << 32 | word(random)
