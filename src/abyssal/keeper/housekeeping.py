"""Housekeeping: idle tables leave memory, expired ones are deleted (retention)."""

import asyncio
import logging

from abyssal.keeper.scheduling import Scheduling

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
        """Evict what is idle and delete what is old, for ever."""
        while True:
            self.evict()
            try:
                await self.delete_old()
            except Exception:
                logger.exception("old tables could not be deleted")
            await asyncio.sleep(every)

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
