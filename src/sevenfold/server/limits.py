"""How much one person may ask for: a bucket that fills steadily and empties with every message."""

import time
from collections import OrderedDict

REMEMBERED = 100_000


class Limiter:
    """Buckets by key. A burst of `size` is fine; after that `rate` a second."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> (level, when)

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Takes from the bucket, if there is enough in it."""
        moment = time.monotonic()
        level, when = self.buckets.pop(key, (self.size, moment))
        level = min(self.size, level + (moment - when) * self.rate)
        allowed = level >= cost
        self.buckets[key] = (level - cost if allowed else level, moment)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return allowed
