"""Rate limits: a token bucket for each sender."""

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from abyssal.server.errors import Denied, denied
from abyssal.server.settings import Rate
from abyssal.store.port import Unavailable
from abyssal.store.rates_port import Bucket, Buckets

T = TypeVar("T")

MOST_BUCKETS: Final = 20_000
PATIENCE: Final = 2.0
"""Seconds that the store has to count a request."""

logger = logging.getLogger(__name__)


class Rates:
    """Token buckets by the key of their sender, in the memory of this process: limits on load."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}

    def has(self, who: str, cost: float = 1) -> bool:
        """Whether another request would pass now."""
        return self.left(who, self.clock()) >= cost

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
            raise too_many()
        self.buckets[who] = (left - cost, now)


class Guard:
    """A limit on guessing or spending, which all workers with one store share.

    What passed is also counted here. So who knocks on and on is refused without asking the store,
    and a store that is away leaves a limit that holds in this process.
    """

    def __init__(
        self,
        name: str,
        rate: Rate,
        shared: Buckets | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Without `shared` buckets this process counts alone."""
        self.name = name
        self.rate = rate
        self.shared = shared
        self.here = Rates(rate, clock)
        self.key = b""
        self.is_alone = False
        """Whether the store was away when it was last asked."""

    async def has(self, who: str) -> bool:
        """Whether another request would pass now."""
        here = self.here.has(who)
        if self.shared is None or not here:
            return here
        found = await self.counted(self.shared.tokens_in, who)
        return found is None or found >= 1

    async def take(self, who: str, cost: float = 1) -> None:
        """Let a request pass that takes `cost` out of the bucket, or refuse it."""
        shared = self.shared
        if shared is not None and self.here.has(who, cost):
            taken = await self.counted(lambda bucket: shared.take_tokens(bucket, cost), who)
            if taken is False:
                raise too_many()
        self.here.take(who, cost)

    async def counted(self, ask: Callable[[Bucket], Awaitable[T]], who: str) -> T | None:
        """What the store says of somebody's bucket; None while it is away, which is logged."""
        try:
            async with asyncio.timeout(PATIENCE):
                found = await ask(await self.bucket_of(who))
        except (Unavailable, TimeoutError):
            if not self.is_alone:
                logger.warning("limit-counted-alone", extra={"kind": self.name})
            self.is_alone = True
            return None
        if self.is_alone:
            logger.warning("limit-shared-again", extra={"kind": self.name})
        self.is_alone = False
        return found

    async def bucket_of(self, who: str) -> Bucket:
        """Under a keyed digest, from which nobody reads an address."""
        assert self.shared is not None
        if not self.key:
            self.key = (await self.shared.key("rates", secrets.token_urlsafe(32))).encode()
        digest = hmac.digest(self.key, f"{self.name} {who}".encode(), "sha256")
        return Bucket(digest.hex(), *self.rate)


def too_many() -> Denied:
    return denied("busy", "too many requests: wait a moment and try again")
