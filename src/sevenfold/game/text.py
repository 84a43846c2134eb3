"""Numbers in move notation."""

MOST_DIGITS = 6


def integer(digits: str) -> int:
    """The integer these digits spell; one with more digits than any game has use for is just large."""
    return int(digits[: MOST_DIGITS + 1])
