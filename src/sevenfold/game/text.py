"""Numbers in move notation."""

MOST_DIGITS = 6


def integer(digits: str) -> int:
    """The integer these digits spell; very many digits become one large number that is never legal."""
    return int(digits[: MOST_DIGITS + 1])
