"""How often Python looks for objects that refer to each other and to which nothing else refers.

Everything else is freed at once. A move leaves nothing of that kind behind; but thousands of moves that wait for the
disk at a time look like growth, and with Python's usual thresholds a fifth of all work went into looking.
"""

import gc

YOUNG = 200_000  # so many objects more than at the last look, and those that are new are looked at
OLDER, ALL = 5, 100  # looks until those that survived one are looked at, and of those until all are


def look_rarely() -> None:
    """For a process that has started: what is there now stays, and is not looked at any more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, ALL)
