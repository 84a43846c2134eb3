"""What the notations of all games share: numbers, and a memory for moves that recur."""

from collections.abc import Callable
from functools import lru_cache, wraps

MOST_DIGITS = 6
REMEMBERED = 8192  # moves a game; few games have more different ones
LONGEST = 64  # characters of a move worth remembering; a stranger's longer text shall not fill memory

remember_written = lru_cache(REMEMBERED)


def integer(digits: str) -> int:
    """The integer these digits spell; very many digits become one large number that is never legal."""
    return int(digits[: MOST_DIGITS + 1])


def remember_parsed(parse: Callable[[str], int]) -> Callable[[str], int]:
    """The same function, with a memory: reading notation is the slowest part of a move played through a Table."""
    remembered = lru_cache(REMEMBERED)(parse)

    @wraps(parse)
    def parse_or_remember(text: str) -> int:
        return remembered(text) if len(text) <= LONGEST else parse(text)

    return parse_or_remember
