"""The random generator: ours, so that the same seed means the same game everywhere and for good.

A multiply-with-carry generator (Marsaglia) in base 2^32. Its state is one signed 64-bit number: the digit in the
low 32 bits, the carry above. The multiplier is below 2^31, so nothing ever overflows and the interpreter, the
compiled kernel and a GPU agree bit for bit. MULTIPLIER * 2^32 - 1 is a safe prime, which makes the period
MULTIPLIER * 2^31 - 1, about 2^62.

`random` is an array of int64 (`state.random`). One of KEYED numbers may hold a secret key of 128 bits in place of a
seed: in its second and third number, where otherwise there are zeros. Then the words are those of a cipher in counter
mode, which nobody can foretell from others: the block cipher of Chaskey (Mouha et al. 2014) with 12 rounds.
"""

from typing import Any

import numpy as np

from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array

# 64-bit constants, so that the interpreter computes in 64 bits with whatever small integers it is given.
MULTIPLIER: Any = np.int64(1971653748)
WORD: Any = np.int64(0xFFFFFFFF)
SCRAMBLER: Any = np.int64(0x45D9F3B)
KEYED = 3  # numbers of a generator that may have a key: stream and counter, and the key
ROUNDS = 12


@jit
def scramble(word: int) -> int:
    """A bijection of 32-bit words in which every input bit changes about half of the output."""
    for _ in range(2):
        word = ((word >> 16) ^ word) * SCRAMBLER & WORD
    return (word >> 16) ^ word


@jit
def has_key(random: Array) -> bool:
    return len(random) == KEYED and (random[1] | random[2]) != 0


@jit
def drop_key(random: Array) -> None:
    """What follows from a key is a secret; a table that somebody imagines has none."""
    for i in range(1, len(random)):
        random[i] = 0


@jit
def rotate(word: int, bits: int) -> int:
    return (word << bits | word >> (32 - bits)) & WORD


@jit
def keyed_word(random: Array) -> int:
    """The first word of the block that the cipher makes of stream and counter."""
    first = random[1] & WORD
    v0, v1 = first ^ (random[0] & WORD), (random[1] >> 32 & WORD) ^ (random[0] >> 32 & WORD)
    v2, v3 = random[2] & WORD, random[2] >> 32 & WORD
    for _ in range(ROUNDS):
        v0, v2 = (v0 + v1) & WORD, (v2 + v3) & WORD
        v1, v3 = rotate(v1, 5) ^ v0, rotate(v3, 8) ^ v2
        v0, v2 = (rotate(v0, 16) + v3) & WORD, (v2 + v1) & WORD
        v1, v3 = rotate(v1, 7) ^ v2, rotate(v3, 13) ^ v0
        v2 = rotate(v2, 16)
    return v0 ^ first


@jit
def seed(random: Array, number: int, stream: int) -> None:
    """Starts the generator for a seed below 2^53, or for its key; streams are independent of each other."""
    if has_key(random):
        random[0] = stream << 32
        return
    low, high = number & WORD, number >> 32
    digit = scramble(scramble(scramble(stream + 1) ^ high) ^ low)
    carry = scramble(scramble(scramble(stream + MULTIPLIER) ^ low) ^ high) % (MULTIPLIER - 1)
    random[0] = ((carry + 1) << 32 | digit) - 1  # neither 0 nor the largest state: both would repeat for ever


@jit
def word(random: Array) -> int:
    """The next 32 random bits."""
    if has_key(random):
        random[0] += 1
        return keyed_word(random)
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
