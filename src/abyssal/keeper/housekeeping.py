"""Housekeeping: idle tables leave memory, expired ones are deleted (retention)."""

import asyncio
import logging
from typing import Final

from abyssal.keeper.live import Live
from abyssal.keeper.scheduling import Scheduling
from abyssal.keeper.timeouts import DAY
from abyssal.store.circle_port import ResultRow
from abyssal.store.port import Old, Unavailable
from abyssal.table.facts import PLAYING
from abyssal.table.snapshot import snapshot_of

AT_ONCE: Final = 20
"""Tables that are looked after, and results that are made up for or checked, in one round."""
LEASE: Final = 10.0
"""Seconds in which nobody else looks after a table that was taken: so late may a deadline be that
falls into the death of a process. Two that look after one table do no harm."""
SNAPSHOT_AFTER: Final = 12
"""Entries after which another snapshot of a table is worth its time."""
SNAPSHOT_EVERY: Final = 60.0
"""Seconds between two of a table, at least."""
SNAPSHOT_REST: Final = 9
"""A rest after each, so many times as long as it took: those of all tables are due at once where
they were read at once."""
HOUSE: Final = "house"
"""What the process owns that does this for all tables, as if it were a table itself."""
AGAIN: Final = DAY
"""After so long a record is checked once more."""

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
        """Evict what is idle, delete what is old, for ever."""
        while True:
            self.evict()
            if self.owns(HOUSE):
                try:
                    await self.keep_results()
                    await self.check_results()
                    await self.delete_old()
                    await self.store.drop_snapshots()
                    await self.store.drop_reviews(self.clock() - self.timeouts.put_away)
                    for chore in self.chores:
                        await chore()
                except Exception:
                    logger.exception("old-tables-stay")
            await asyncio.sleep(every)

    async def keep_deadlines(self, every: float = 5) -> None:
        """Look after tables that are due, for ever."""
        while True:
            await self.sweep()
            await asyncio.sleep(every)

    async def sweep(self) -> None:
        """Do what is due at tables over days, whether anybody is connected or not.

        Tables in memory have timers of their own. What was due while no server ran is done now.
        Of several processes each takes some.
        """
        while True:
            try:
                due = await self.store.take_due(self.clock(), AT_ONCE, LEASE)
            except Unavailable:
                logger.warning("due-tables-unknown")
                return
            for id in due:
                try:
                    live = await self.live(id)
                    live.is_taken = True
                    await self.do_what_is_due(live)
                except Exception:
                    logger.exception("not-looked-after", extra={"table": id})
            if len(due) < AT_ONCE:
                return

    async def keep_snapshots(self, every: float = 1.0) -> None:
        """Keep snapshots of tables under way, so that a restart need not read all logs, for ever.

        Of each one now and then: most of what an action costs must be for those who play.
        """
        time = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(every)
            for live in list(self.lives.values()):
                if self.needs_snapshot(live):
                    begun = time()
                    await self.keep_snapshot(live)
                    await asyncio.sleep(SNAPSHOT_REST * (time() - begun))

    def needs_snapshot(self, live: Live) -> bool:
        table, late = live.loaded, self.clock() - SNAPSHOT_EVERY
        if table is None or table.status != PLAYING or live.snapshot_at > late:
            return False
        return table.number - live.snapshot >= SNAPSHOT_AFTER and self.owns(live.id)

    async def keep_snapshot(self, live: Live) -> None:
        """Keep one snapshot; without it the log is read, which only takes longer."""
        live.snapshot_at = self.clock()
        try:
            async with self.between_writes(live) as table:
                lines = await self.store.entries(live.id)
                if table.status != PLAYING or len(lines) != table.number:
                    return
                live.snapshot = table.number
                data = await self.jobs.workers.aside(snapshot_of, table, lines)
            await self.store.keep_snapshot(live.id, data)
        except Unavailable:
            logger.warning("no-snapshot", extra={"table": live.id})
        except Exception:  # as of a title whose parts cannot be kept so
            logger.exception("no-snapshot", extra={"table": live.id})

    async def keep_results(self) -> None:
        """Keep the results of finished tables that have none, as before there were results."""
        for id in await self.store.without_result(AT_ONCE):
            async with self.table(id) as table:
                row = self.result_of(table) if table.is_done() else None
            unknown = ResultRow(id, table.title, 0.0, table.updated, open=False, line="")
            await self.store.keep_result(row or unknown._replace(verifies=False))

    async def check_results(self) -> None:
        """Check that the games of which results are kept still lead to them, each once a day.

        A log that was changed in the store afterwards is found so; its game counts for nothing.
        """
        now = self.clock()
        for row in await self.store.unchecked(now - AGAIN, AT_ONCE):
            lines = await self.store.entries(row.table)
            kept = await self.kept_data(lines[0]) if lines else ""
            verifies = await self.jobs.check(
                row.line, row.table, lines, times=self.timeouts.times, kept=kept
            )
            await self.store.note_check(row.table, verifies, now)

    async def delete_old(self) -> None:
        """Delete tables and sessions whose time is over. Of a table that is announced first, also
        where the time was made shorter meanwhile."""
        now, timeouts = self.clock(), self.timeouts
        old = Old(now - timeouts.kept, now - timeouts.unstarted)
        soon = Old(old.finished + timeouts.announced, old.unstarted + timeouts.announced)
        for table in await self.store.announce(soon, now + timeouts.announced):
            self.changed(table)
        await self.store.delete_old(old, now)
        await self.store.delete_sessions(now - timeouts.session)
        await self.store.book.empty_bin(now - timeouts.bin)

    async def close(self) -> None:
        for live in self.lives.values():
            live.rest()
        for task in list(self.tasks):
            task.cancel()
        self.bots.close()
        self.jobs.close()
        self.reviews.close()
        await self.store.close()
