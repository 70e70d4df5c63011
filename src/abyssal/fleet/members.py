"""Membership: a heartbeat in the store, and the workers that have one.

Ownership saves work and is no promise: two workers that both take a table for theirs are kept apart
by the key of its log. So every worker may judge by what it knows, at once and by itself.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from abyssal.fleet.ring import owner_of
from abyssal.store.port import Unavailable
from abyssal.store.workers_port import Member, Roll

BEAT: Final = 1.0
"""Seconds between two heartbeats."""
SILENCE: Final = 4.0
"""A worker that was not heard of for so long is dead."""

logger = logging.getLogger(__name__)


class Members:
    """The workers of a fleet, as one of them sees them."""

    def __init__(self, me: Member, roll: Roll, clock: Callable[[], float]) -> None:
        """`clock` counts seconds and never jumps."""
        self.me = me
        self.roll = roll
        self.clock = clock
        self.living: dict[str, Member] = {}
        self.heard_at = float("-inf")
        """When our own heartbeat was last written."""
        self.has_left = False
        self.unreachable: dict[str, float] = {}
        """Members that did not take a connection, and until when they are passed over."""
        self.changed: list[Callable[[], None]] = []
        """Called when other members live than before."""

    def is_living(self) -> bool:
        """Whether the others take us for alive: who cannot reach the store is cut off."""
        return not self.has_left and self.clock() - self.heard_at < SILENCE

    def owner_of(self, table: str) -> Member:
        """The member that owns a table; ourselves if nobody else is known."""
        now = self.clock()
        candidates = [
            id for id in self.living if id == self.me.id or self.unreachable.get(id, now) <= now
        ]
        found = owner_of(table, candidates)
        return self.me if found is None else self.living[found]

    def is_mine(self, table: str) -> bool:
        return self.owner_of(table).id == self.me.id

    def pass_over(self, member: Member) -> None:
        """A member took no connection: others own its tables until it is heard of again, or its
        time is over."""
        self.unreachable[member.id] = self.clock() + SILENCE
        self.tell()

    async def beat(self) -> None:
        """Write a heartbeat, and read those of the others."""
        started = self.clock()
        found = await self.roll.beat(self.me, SILENCE)
        self.heard_at = started
        self.learn({member.id: member for member in found})

    def learn(self, living: dict[str, Member]) -> None:
        now = self.clock()
        gone = [id for id, until in self.unreachable.items() if until <= now or id not in living]
        for id in gone:
            del self.unreachable[id]
        if living != self.living or gone:
            self.living = living
            self.tell()

    def forget(self, id: str) -> None:
        """A member is known to be gone."""
        if id in self.living:
            self.learn({other: member for other, member in self.living.items() if other != id})

    def tell(self) -> None:
        for call in self.changed:
            call()

    async def work(self) -> None:
        """Beat, for ever. A store that does not answer is asked again."""
        while not self.has_left:
            was_living = self.is_living()
            try:
                async with asyncio.timeout(SILENCE):
                    await self.beat()
            except (Unavailable, TimeoutError):
                logger.warning("no-heartbeat")
            if was_living != self.is_living():
                self.tell()
            await asyncio.sleep(BEAT)

    async def leave(self) -> None:
        """Others own our tables from now on."""
        self.has_left = True
        await self.roll.strike(self.me.id)
