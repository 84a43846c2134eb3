"""The random generator: the same everywhere, and random enough."""

import numpy as np
import pytest

from sevenfold.kernel import random
from sevenfold.kernel.types import Array


def generator(seed: int, stream: int = 0) -> Array:
    state = np.zeros(1, np.int64)
    random.seed(state, seed, stream)
    return state


@pytest.mark.interpreted
def test_these_numbers_never_change() -> None:
    """Records and seeds that people keep depend on them."""
    first = generator(0)
    assert [int(random.word(first)) for _ in range(4)] == [3516162851, 2743754094, 3017018975, 2611954246]
    last = generator(2**53 - 1, 3)
    assert [int(random.below(last, 49)) for _ in range(8)] == [12, 43, 11, 24, 30, 19, 31, 21]


@pytest.mark.interpreted
def test_streams_and_seeds_differ_from_the_first_word_on() -> None:
    words = {int(random.word(generator(seed, stream))) for seed in range(100) for stream in range(10)}
    assert len(words) == 1000


def test_numbers_below_n_are_uniform() -> None:
    for n in (2, 3, 7, 49, 66, 91):
        state = generator(n)
        counts = np.bincount([random.below(state, n) for _ in range(20_000)], minlength=n)
        expected = 20_000 / n
        chi = float(((counts - expected) ** 2 / expected).sum())
        assert chi < n - 1 + 6 * (2 * (n - 1)) ** 0.5 + 6
        assert len(counts) == n


def test_every_bit_of_a_word_is_fair_and_bits_follow_each_other_freely() -> None:
    state = generator(1)
    words = np.array([random.word(state) for _ in range(20_000)], dtype=np.int64)
    bits = words[:, None] >> np.arange(32) & 1
    assert np.abs(bits.mean(axis=0) - 0.5).max() < 0.02
    correlation = np.corrcoef(bits[:-1].T, bits[1:].T)[:32, 32:]
    assert np.abs(correlation).max() < 0.05


def test_neighbouring_seeds_deal_unrelated_games() -> None:
    """The first words of consecutive seeds are spread as evenly as those of one generator."""
    words = np.array([random.word(generator(seed)) for seed in range(20_000)], dtype=np.int64)
    counts = np.bincount(words >> 26, minlength=64)
    chi = float(((counts - 312.5) ** 2 / 312.5).sum())
    assert chi < 63 + 6 * (2 * 63) ** 0.5
    assert abs(float(np.corrcoef(words[:-1], words[1:])[0, 1])) < 0.04


def test_the_multiplier_makes_the_longest_period() -> None:
    """MULTIPLIER * 2^32 - 1 and its half are prime: a safe prime, of which 2^32 generates half the residues."""
    modulus = int(random.MULTIPLIER) * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert random.MULTIPLIER < 2**31


def is_prime(n: int) -> bool:
    """Miller-Rabin with bases that decide every number below 3.3 * 10^24."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        if all((x := x * x % n) != n - 1 for _ in range(twos - 1)):
            return False
    return True
