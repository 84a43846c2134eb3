"""How much somebody may ask for: a bucket that fills steadily and empties with every message."""

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 100_000


class Bucket:
    """A burst of `size` is fine; after that `rate` a second."""

    __slots__ = ("level", "rate", "size", "when")

    def __init__(self, rate: float, size: float, moment: float) -> None:
        self.rate = rate
        self.size = self.level = size
        self.when = moment

    def take(self, cost: float, moment: float, least: float | None = None) -> bool:
        """Takes the cost, if there is enough in the bucket: all of it, or `least`, the rest then being a debt."""
        level = self.level + (moment - self.when) * self.rate
        self.level = self.size if level > self.size else level
        self.when = moment
        allowed = self.level >= (cost if least is None else least)
        if allowed:
            self.level -= cost
        return allowed


class Limiter:
    """Buckets by key."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Takes from the bucket, if there is enough in it."""
        return self.bucket(key).take(cost, self.clock())

    def lends(self, key: str, cost: float) -> bool:
        """For what may cost more than a bucket holds: half a bucket is enough, and the rest is paid off afterwards."""
        return self.bucket(key).take(cost, self.clock(), least=min(cost, self.size / 2))

    def bucket(self, key: str) -> Bucket:
        found = self.buckets.get(key)
        if found is not None:
            if len(self.buckets) > REMEMBERED // 2:  # before that, nobody is about to be forgotten
                self.buckets.move_to_end(key)
            return found
        self.buckets[key] = found = Bucket(self.rate, self.size, self.clock())
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return found
