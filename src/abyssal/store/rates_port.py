"""The persistence interface of limits that several workers share."""

from typing import NamedTuple, Protocol


class Bucket(NamedTuple):
    """A token bucket: so many a second flow in, up to `burst`. A new one is full."""

    key: str
    """A keyed digest of whom it counts: the store knows no address and no session by it."""
    a_second: float
    burst: float


class Buckets(Protocol):
    """Token buckets by the clock of the store."""

    async def key(self, name: str, fresh: str) -> str:
        """A key of this server; `fresh` is kept under that name if there is none yet."""

    async def take_tokens(self, bucket: Bucket, count: float) -> bool:
        """Take so many out of a bucket, if it holds them; whether it did."""

    async def tokens_in(self, bucket: Bucket) -> float:
        """How many a bucket holds."""

    async def forget_full(self) -> None:
        """Delete what is known of buckets that are full again."""
