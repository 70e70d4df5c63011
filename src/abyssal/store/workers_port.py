"""The persistence interface of a fleet: the workers that have one store in common."""

from typing import NamedTuple, Protocol


class Member(NamedTuple):
    """A worker, and where others reach it."""

    id: str
    address: str
    """An http address that only workers are to reach."""


class Roll(Protocol):
    """Workers, listed by their heartbeats."""

    async def beat(self, member: Member, silence: float) -> list[Member]:
        """Note that a worker lives; those that were heard of within `silence` seconds, by the
        clock of the store."""

    async def strike(self, id: str) -> None:
        """A worker is gone."""
