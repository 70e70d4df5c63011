"""Housekeeping: idle tables leave memory, expired ones are deleted (retention)."""

import asyncio
import logging

from abyssal.keeper.scheduling import Scheduling
from abyssal.store.port import Unavailable

logger = logging.getLogger(__name__)


class Housekeeping(Scheduling):
    """A keeper that cleans up."""

    def evict(self) -> None:
        """Drop from memory tables that nobody follows and at which no bot is thinking."""
        late = self.clock() - self.timeouts.idle
        for live in list(self.lives.values()):
            busy = live.is_watched() or live.thinking is not None or live.lock.locked()
            if not busy and live.since < late:
                live.rest()
                del self.lives[live.id]

    async def keep_house(self, every: float = 60) -> None:
        """Look after tables that are due, evict what is idle, delete what is old, for ever."""
        while True:
            self.evict()
            await self.sweep()
            try:
                await self.delete_old()
            except Exception:
                logger.exception("old tables could not be deleted")
            await asyncio.sleep(every)

    async def sweep(self) -> None:
        """Do what is due at tables over days, whether anybody is connected or not.

        Tables in memory have timers of their own. What was due while no server ran is done now.
        """
        try:
            due = await self.store.due(self.clock())
        except Unavailable:
            logger.warning("the store does not tell which tables are due")
            return
        for id in due:
            try:
                await self.do_what_is_due(await self.live(id))
            except Exception:
                logger.exception("table %s could not be looked after", id)

    async def delete_old(self) -> None:
        """Delete tables and sessions whose time is over."""
        now, timeouts = self.clock(), self.timeouts
        await self.store.delete_finished(now - timeouts.kept)
        await self.store.delete_unstarted(now - timeouts.unstarted)
        await self.store.delete_sessions(now - timeouts.session)
        await self.store.book.empty_bin(now - timeouts.bin)

    async def close(self) -> None:
        for live in self.lives.values():
            live.rest()
        for task in list(self.tasks):
            task.cancel()
        self.bots.close()
        self.jobs.close()
        await self.store.close()
