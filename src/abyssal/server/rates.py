"""Rate limits: a token bucket for each sender."""

import time
from collections.abc import Callable
from typing import Final

from abyssal.server.errors import denied
from abyssal.server.settings import Rate

MOST_BUCKETS: Final = 20_000


class Rates:
    """Token buckets by the key of their sender."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}

    def has(self, who: str) -> bool:
        """Whether another request would pass now."""
        return self.left(who, self.clock()) >= 1

    def left(self, who: str, now: float) -> float:
        left, at = self.buckets.get(who, (self.rate.burst, now))
        return min(self.rate.burst, left + (now - at) * self.rate.a_second)

    def take(self, who: str, cost: float = 1) -> None:
        """Let a request pass that takes `cost` out of the bucket, or refuse it."""
        now = self.clock()
        left = self.left(who, now)
        self.buckets.pop(who, None)
        if len(self.buckets) >= MOST_BUCKETS:  # the one that was quiet the longest
            del self.buckets[next(iter(self.buckets))]
        if left < cost:
            self.buckets[who] = (left, now)
            raise denied("busy", "too many requests: wait a moment and try again")
        self.buckets[who] = (left - cost, now)
