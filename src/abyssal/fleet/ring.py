"""Rendezvous hashing: which of the living workers owns a table.

Every worker computes the same owner from the same members, without a row or a lock for a table;
when a worker comes or goes, only its own tables move.
"""

from collections.abc import Iterable
from hashlib import blake2b


def owner_of(table: str, workers: Iterable[str]) -> str | None:
    """The worker that owns a table; None if there are no workers.

    >>> owner_of("reef", ["a", "b", "c"]) == owner_of("reef", ["c", "b", "a"])
    True
    """
    return max(workers, key=lambda worker: (weight(table, worker), worker), default=None)


def weight(table: str, worker: str) -> bytes:
    """How strongly a table is drawn to a worker."""
    return blake2b(table.encode(), key=worker.encode()[:64], digest_size=8).digest()
