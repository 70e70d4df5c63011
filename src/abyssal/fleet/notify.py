"""Nudges by PostgreSQL's NOTIFY: gathered for a moment, then sent many at once.

Every NOTIFY takes a lock of the whole database, and each worker hears all of them: so what a worker
has to tell in one moment goes in one payload.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, Final

import psycopg

from abyssal.keeper.nudges import Nudge
from abyssal.store.address import Address

CHANNEL: Final = "abyssal_nudges"
MOMENT: Final = 0.01
"""Seconds for which nudges are gathered."""
PAYLOAD: Final = 7500
"""Bytes that one notification carries; PostgreSQL takes less than 8,000."""
AGAIN: Final = 1.0
"""Seconds after which a lost connection is tried again."""

logger = logging.getLogger(__name__)


class Notify:
    """Nudges to and from all workers with the same database."""

    def __init__(self, where: Address, me: str) -> None:
        self.where = where
        self.me = me
        self.again: Callable[[], None] = lambda: None
        """Called when we begin to listen: nudges may have been lost before."""
        self.heard: list[Callable[[Nudge], None]] = []
        self.waiting: dict[tuple[str, str], Nudge] = {}
        """The newest nudge about each thing."""
        self.has_some = asyncio.Event()
        self.listens = asyncio.Event()
        """Set while a connection hears."""

    def give(self, nudge: Nudge) -> None:
        self.waiting[nudge.about, nudge.subject] = nudge
        self.has_some.set()

    async def work(self) -> None:
        """Send and hear, for ever, also after the database was away."""
        await asyncio.gather(self.for_ever(self.tell), self.for_ever(self.listen))

    async def for_ever(self, carry: Callable[[Any], Awaitable[None]]) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    autocommit=True, **self.where.driver_args()
                ) as connection:
                    await carry(connection)
            except psycopg.OperationalError:
                logger.warning("nudges-wait")
            await asyncio.sleep(AGAIN)

    async def tell(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        while True:
            await self.has_some.wait()
            await asyncio.sleep(MOMENT)
            self.has_some.clear()
            given, self.waiting = list(self.waiting.values()), {}
            try:
                for payload in payloads(self.me, given):
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except psycopg.OperationalError:
                for nudge in given:
                    self.waiting.setdefault((nudge.about, nudge.subject), nudge)
                self.has_some.set()
                raise

    async def listen(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self.listens.set()
        self.again()
        try:
            async for notification in connection.notifies():
                for nudge in nudges_in(notification.payload, self.me):
                    for call in self.heard:
                        call(nudge)
        finally:
            self.listens.clear()


def announce_death(where: Address, worker: str) -> None:
    """Strike a worker from the roll, and tell the others at once."""
    with psycopg.connect(autocommit=True, **where.driver_args()) as connection:
        connection.execute("DELETE FROM workers WHERE id = %s", (worker,))
        for payload in payloads("", [Nudge("gone", worker)]):
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def payloads(sender: str, nudges: list[Nudge]) -> Iterator[str]:
    """Nudges as texts, none of them too long."""
    part: list[Nudge] = []
    length = 0
    for nudge in nudges:
        size = len(json.dumps(nudge)) + 2
        if part and length + size > PAYLOAD:
            yield json.dumps([sender, part])
            part, length = [], 0
        part.append(nudge)
        length += size
    if part:
        yield json.dumps([sender, part])


def nudges_in(payload: str, me: str) -> Iterator[Nudge]:
    """The nudges in a text; none in one of our own, nor in what another version may have sent."""
    with suppress(ValueError, TypeError):
        sender, found = json.loads(payload)
        if sender != me:
            for one in found:
                yield Nudge(*one)
