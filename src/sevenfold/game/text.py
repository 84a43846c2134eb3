"""Numbers in move notation."""


def bounded(digits: str, limit: int) -> int | None:
    """The integer these digits spell, or None if it is beyond ±limit: too far for any move, however many digits."""
    if len(digits) > 6:
        return None
    number = int(digits)
    return number if -limit <= number <= limit else None
