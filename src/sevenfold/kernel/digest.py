"""Hashes of information sets: equal views give equal hashes; different views almost surely different ones."""

from sevenfold.kernel.jit import jit

PRIME = 0x2545F4914F6CDD1D
MASK = (1 << 62) - 1


@jit
def mix(digest: int, value: int) -> int:
    """The hash of a sequence, given that of all but its last value, and that value."""
    digest = (int(digest) ^ int(value)) * PRIME & MASK
    return digest ^ digest >> 29


@jit
def close(digest: int) -> int:
    """The finished hash; never 0, which marks an empty place in hash tables."""
    return digest | 1
