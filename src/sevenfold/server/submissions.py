"""Which submissions have become events, so that a repeated one is recognised."""

from itertools import islice

import msgspec

Key = tuple[str, str, str]  # who, what they sent (a move or a phrase), and the id that they gave it


class Submissions(msgspec.Struct, eq=False):
    """Grows by one event at a time. A copy costs nothing: copies share what they have in common until both grow.

    They are for one thread.
    """

    numbers: dict[Key, int] = {}  # of the events, ascending; behind our own may be those of a copy
    count: int = 0  # how many are ours
    last: int = -1  # the number of the last of them

    def get(self, key: Key) -> int | None:
        number = self.numbers.get(key)
        return number if number is not None and number <= self.last else None

    def add(self, key: Key, number: int) -> None:
        if len(self.numbers) > self.count or key in self.numbers:  # a copy has gone on without us
            self.numbers = dict(islice(self.numbers.items(), self.count))
        self.numbers[key] = number
        self.count, self.last = len(self.numbers), number
