"""A write-through cache of live tables: an entry is in the store before anyone is told of it."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeAlias

from abyssal.core.errors import AbyssalError
from abyssal.keeper import names
from abyssal.keeper.bot_pool import BotPool
from abyssal.keeper.clock import steady_clock
from abyssal.keeper.jobs import JOBS_AT_ONCE, MOST_WAITING, Jobs
from abyssal.keeper.live import Live
from abyssal.keeper.nudges import Nudge
from abyssal.keeper.reviews import ReviewOffice
from abyssal.keeper.rows import result_row_of, row_of, summary_in
from abyssal.keeper.server_rules import ServerRules
from abyssal.keeper.timeouts import Timeouts
from abyssal.keeper.workers import InPlace, Workers
from abyssal.store.circle_port import ResultRow
from abyssal.store.port import (
    SHELVES,
    Claim,
    NotHeld,
    Stale,
    Store,
    TableRow,
    deleted_table,
    unknown_table,
)
from abyssal.table import entries
from abyssal.table.commands import Fresh
from abyssal.table.due import next_moment
from abyssal.table.errors import Refused, refused
from abyssal.table.facts import FROZEN
from abyssal.table.pins import Library, library
from abyssal.table.places import Place
from abyssal.table.snapshot import table_of
from abyssal.table.table import Table, report_on

TRIES: Final = 20
SHORT: Final = 20
"""Entries of a log that are read as fast as a snapshot."""

Clock: TypeAlias = Callable[[], float]
Make: TypeAlias = Callable[[Table], list[entries.AnyEntry]]

logger = logging.getLogger(__name__)


class Keeper:
    """Keeps tables in memory and commits what changes them.

    Another process may write to the same table: the key (table, number) of its log is an optimistic
    lock, and whoever fails on it reads on and tries again.
    """

    def __init__(
        self,
        store: Store,
        timeouts: Timeouts | None = None,
        clock: Clock | None = None,
        games: Library = library,
        processes: int = 1,
    ) -> None:
        """Without `processes` all work is done in place, as where there is nothing but a thread."""
        self.store = store
        self.timeouts = timeouts or Timeouts()
        self.clock = clock or steady_clock()
        self.games = games
        workers, worker = (
            (Workers(processes), Workers(JOBS_AT_ONCE, MOST_WAITING))
            if processes
            else (InPlace(), InPlace())
        )
        self.bots = BotPool(workers, self.timeouts.budget)
        self.jobs = Jobs(games, worker)
        self.reviews = ReviewOffice(store, lambda: Workers(1) if processes else InPlace())
        self.rules = ServerRules()
        """What the hosts have set."""
        self.lives: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.changed: Callable[[str], None] = lambda id: None
        """Told of every table that was written to."""
        self.owns: Callable[[str], bool] = lambda id: True
        """Whether this process looks after a table: its timers, its bots, its notices. It may write
        to any other one, too."""
        self.give_nudge: Callable[[Nudge], None] = lambda nudge: None
        """Told what other processes with the same store may want to know."""
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What else has to be done from time to time, by one process for all."""
        self.data_kept: set[str] = set()
        """Digests of numbers that the store has."""
        self.told: list[Callable[[Table], None]] = []
        """Called with each table that has changed, once that is on disk: for notices to people who
        are not at it (`table.waiting`, `Table.given_away`)."""
        self.commits = self.entries_written = 0
        self.timed: Callable[[str, float], None] = lambda outcome, seconds: None
        """Told what came of each command, and how long that took."""
        self.fresh = Fresh(lambda: secrets.token_hex(32), names.invitation, names.table_id)

    async def live(self, id: str) -> Live:
        """The table, read from its log if need be."""
        live = self.lives.get(id)
        if live is None:
            live = self.lives[id] = Live(id, self.clock())
        if live.loaded is None:
            async with self.between_writes(live):
                pass
        return live

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """A table as it is on disk, locked against other writers of this process."""
        async with self.between_writes(await self.live(id)) as table:
            yield table

    @asynccontextmanager
    async def between_writes(self, live: Live) -> AsyncIterator[Table]:
        """The same for a live table, whose connections the caller needs as well."""
        async with live.lock:
            await self.load(live)
            yield live.table

    async def load(self, live: Live, tell: bool = True) -> None:
        """Read the log, if that has not been done; call it with the lock."""
        if live.loaded is not None:
            return
        lines = await self.store.entries(live.id)
        if not lines:
            self.lives.pop(live.id, None)
            is_deleted = await self.store.result(live.id) is not None
            raise deleted_table(live.id) if is_deleted else unknown_table(live.id)
        row = await self.store.row(live.id)
        if row is not None and row.status in SHELVES:
            self.lives.pop(live.id, None)
            raise put_aside(row.status)
        kept = await self.kept_data(lines[0])
        known = None if row is None else await self.known_of(row)
        snapshot = await self.store.snapshot(live.id) if len(lines) > SHORT else None
        reading = partial(
            table_of, games=self.games, times=self.timeouts.times, kept=kept, known=known
        )
        live.loaded, live.snapshot = await self.jobs.workers.aside(
            reading, live.id, lines, snapshot
        )
        status = live.table.status
        if row is not None and row.status != status and FROZEN in (row.status, status):
            await self.store.set_status(live.id, status)
        if row is not None and row.due != (due := next_moment(live.table)):
            await self.store.set_due(live.id, due)
        live.seats = live.table.seats
        live.listen()
        if tell:
            live.bring_up_to_date()

    async def kept_data(self, first: str) -> str:
        """The numbers a table was begun with, if those of this version are others."""
        digest = other_numbers(first, self.games)
        return await self.store.data(digest) or "" if digest else ""

    async def known_of(self, row: TableRow) -> entries.Created:
        """What is known of a table without its log."""
        places = [Place(player.kind, player.name) for player in summary_in(row).players]
        if not places:
            seats = [seat for _, seat in await self.store.holders_of(row.id)]
            places = [Place("person") for _ in range(max(seats, default=0) + 1)]
        return entries.Created(row.created, "", row.game, places=places, public=row.public)

    async def commit(self, live: Live, make: Make, claim: Claim | None = None) -> None:
        """Write the entries that `make` finds for the table as it is, then tell everyone.

        Whoever speaks for a seat must hold it now: an old connection proves nothing. The `claim`
        is proved in the transaction that writes.
        """
        for _ in range(TRIES):
            async with self.between_writes(live):
                if await self.wrote(live, make, claim):
                    break
        else:
            raise refused("busy", "too many people write to this table at once")
        self.schedule(live)

    async def wrote(self, live: Live, make: Make, claim: Claim | None = None) -> bool:
        """One try: False if somebody else has written meanwhile."""
        try:
            found = await self.found(live, make)
        except AbyssalError:
            await self.check_holds(claim)  # only the holder of the seat may read why
            raise
        except Exception as error:
            found = self.frozen(live.table, error)
        if not found:
            await self.check_holds(claim)
            return True
        table, live.loaded = live.table, None  # nobody may see it before it is on disk
        number, was_done = table.number + 1, table.is_done()
        try:
            for entry in found:
                table.apply(entry)
        except Exception as error:
            freezing = self.frozen(table, error)
            await self.load(live, tell=False)  # nothing was written: no client missed anything
            return await self.wrote(live, lambda _: freezing, claim)
        texts, reseated = [entries.write(entry) for entry in found], table.reseated
        result = self.result_of(table) if table.is_done() and not was_done else None
        try:
            await self.store.append(
                row_of(table),
                number,
                entries=texts,
                reseated=reseated,
                claim=claim,
                result=result,
            )
        except Stale:
            return False
        except NotHeld as error:
            raise no_seat() from error
        self.commits += 1
        self.entries_written += len(texts)
        live.loaded = table
        live.broadcast()
        self.changed(live.id)
        self.give_nudge(Nudge("table", live.id, table.number))
        for seat, session in reseated.items():  # connections of the former owner are closed
            live.hang_up(seat)
            if session is not None:
                live.hang_up(None, session)
                self.seated(live, seat, session)
        reseated.clear()
        for tell in self.told:
            try:
                tell(table)
            except Exception:  # what is written stays written
                logger.exception("nobody-told", extra={"table": table.id})
        return True

    def result_of(self, table: Table) -> ResultRow | None:
        """The result of a game that is over. Should it fail, the game is over all the same."""
        try:
            return result_row_of(table, self.clock())
        except Exception:
            logger.exception("no-result", extra={"table": table.id})
            return None

    async def check_holds(self, claim: Claim | None) -> None:
        """Refuse what somebody asks for a seat that they do not hold now."""
        if claim is not None and not await self.store.holds(claim):
            raise no_seat()

    async def found(self, live: Live, make: Make) -> list[entries.AnyEntry]:
        """The entries that `make` returns; a refusal counts only if the newest log was read."""
        try:
            return make(live.table)
        except AbyssalError:
            frozen = live.table.report is not None  # nothing newer would thaw it
            if frozen or await self.store.newest(live.id) == live.table.number:
                raise
        live.loaded = None
        await self.load(live)
        return await self.found(live, make)

    def frozen(self, table: Table, error: Exception) -> list[entries.AnyEntry]:
        """What is written when something went wrong inside a table."""
        logger.error("frozen", extra={"table": table.id}, exc_info=error)
        return [entries.Frozen(self.clock(), "", report_on(error, table))]

    async def forget(self, id: str) -> None:
        """Delete a table altogether."""
        await self.store.delete(id)
        self.drop_everywhere(id)

    def drop_everywhere(self, id: str) -> None:
        """Drop a table here and in other processes."""
        self.drop(id)
        self.give_nudge(Nudge("dropped", id))

    def drop(self, id: str) -> None:
        """Forget what is in memory of a table, and hang up on everybody there."""
        live = self.lives.pop(id, None)
        if live is not None:
            live.rest()
            for viewer in list(live.connections):
                live.hang_up(viewer)

    # What other processes did

    def drop_others(self) -> None:
        """Drop the tables that other processes look after: those who follow them connect there."""
        for id in list(self.lives):
            if not self.owns(id):
                self.drop(id)

    async def read_on(self, id: str, number: int) -> None:
        """Another process has written the entry `number` of a table (0: or an older one anew): read
        it, if we hold the table."""
        live = self.lives.get(id)
        if live is None:
            return
        async with live.lock:
            if live.loaded is not None and live.loaded.number >= number > 0:
                return
            live.loaded = None
            await self.load(live)
        self.schedule(live)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def seated(self, live: Live, seat: int, session: str) -> None:
        """Somebody was given a seat; the cache alone knows nothing of them."""

    def schedule(self, live: Live) -> None:
        """Schedule what follows from a change; the cache alone schedules nothing."""


def other_numbers(first: str, games: Library) -> str:
    """The digest of the numbers that a log was begun with, if those of this version are others."""
    created = next(entries.readable([first]), None)
    if not isinstance(created, entries.Created) or not created.data or created.own_data:
        return ""
    try:
        known = games(created.game, "").data_digest
    except AbyssalError:
        return ""
    return "" if created.data == known else created.data


def put_aside(shelf: str) -> Refused:
    """Why nobody opens a table that a host has put aside."""
    if shelf == "closed":
        return refused("closed", "a host of this server has closed this table")
    return refused("binned", "a host of this server has put this table in the bin")


def no_seat() -> Refused:
    return refused("no-seat", "you have no seat at this table")
