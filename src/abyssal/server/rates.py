"""How often somebody may ask: a bucket for each, refilled by time."""

from collections.abc import Callable
from typing import Final

from abyssal.server.errors import denied
from abyssal.server.settings import Rate

MOST_BUCKETS: Final = 20_000


class Rates:
    """Buckets by who asks."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """Let one request pass, or refuse it."""
        now = self.clock()
        left, at = self.buckets.pop(who, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - at) * self.rate.a_second)
        if len(self.buckets) >= MOST_BUCKETS:  # the one that was quiet the longest
            del self.buckets[next(iter(self.buckets))]
        if left < 1:
            self.buckets[who] = (left, now)
            raise denied("busy", "too many requests: wait a moment and try again")
        self.buckets[who] = (left - 1, now)
