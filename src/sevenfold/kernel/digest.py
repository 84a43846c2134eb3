"""Numbers that stand for what is seen: equal sights, equal numbers; different sights, almost surely different ones."""

from sevenfold.kernel.jit import jit

PRIME = 0x2545F4914F6CDD1D
MASK = (1 << 62) - 1


@jit
def mix(digest: int, value: int) -> int:
    """The digest of a sequence that goes on with this value."""
    digest = (int(digest) ^ int(value)) * PRIME & MASK
    return digest ^ digest >> 29


@jit
def close(digest: int) -> int:
    """A digest that is never 0."""
    return digest | 1
