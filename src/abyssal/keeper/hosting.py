"""The hosts' service layer: what whoever runs the server may see, set and do, with an audit log.

Of a table a host is told what stands in lists of tables and who is connected: no hand, no role,
no note and no chat.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from pathlib import PurePath
from typing import Any, Final, NamedTuple

from abyssal.core.errors import AbyssalError
from abyssal.keeper import names
from abyssal.keeper.crowds import NOBODY, Crowd, crowds_of
from abyssal.keeper.host import Host
from abyssal.keeper.nudges import Nudge
from abyssal.keeper.rows import summary_in
from abyssal.keeper.server_rules import Notice, ServerRules, read_rules
from abyssal.keeper.timeouts import DAY
from abyssal.store.port import KEPT, Act, Shelf, TableRow, Unavailable, unknown_table
from abyssal.table import entries
from abyssal.table.errors import refused
from abyssal.table.facts import ENDED, FROZEN, OPEN, OVER, PLAYING
from abyssal.table.places import Place
from abyssal.table.sanitize import sanitize
from abyssal.table.stand_ins import stand_in
from abyssal.table.table import Table

FILTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "all": (OPEN, PLAYING, OVER, ENDED, FROZEN, "closed"),
    "live": (OPEN, PLAYING),
    "stopped": (FROZEN, "closed"),
    "over": (OVER, ENDED),
    "bin": ("bin",),
}
SHOWN: Final = 50
"""Tables on a page, and acts."""
NOTICE_LENGTH: Final = 280
LONGEST_KEPT: Final = 3650
"""Days that finished games can be kept at most."""
MOST_BACKUPS: Final = 365
DESK: Final = "desk"
"""What the process owns that does the hosts' work, as if it were a table."""
NIGHT: Final = 4
"""The hour at which backups are made."""
PASSWORD: Final = "password"
"""The setting with the hash of the hosts' password."""

logger = logging.getLogger(__name__)


class Backup(NamedTuple):
    """A backup that is being made, or the last one that was tried."""

    running: bool = False
    done: int = 0
    pages: int = 0
    failed: str = ""
    """Why it failed, in the words of the system."""


class Hosting:
    """The desk of the hosts of one server."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.book = host.store.book
        self.started = host.clock()
        self.from_command_line = host.timeouts.kept
        self.backup = Backup()
        self.crowds: Callable[[], Awaitable[dict[str, Crowd]]] = self.crowds_here
        """Who follows the tables of all processes."""

    async def crowds_here(self) -> dict[str, Crowd]:
        return crowds_of(self.host.lives.values())

    async def load(self) -> None:
        """Take up what was set before the server was started."""
        self.obey(read_rules(await self.book.settings()))

    async def load_again(self) -> None:
        """Another process has changed what is set."""
        before = self.host.rules.notice
        await self.load()
        if self.host.rules.notice != before:
            self.show_notice()

    def set(self, rules: ServerRules) -> None:
        """Obey new rules, here and in other processes."""
        self.obey(rules)
        self.host.give_nudge(Nudge("desk"))

    def obey(self, rules: ServerRules) -> None:
        days = rules.keep_days
        kept = self.from_command_line if days is None else days * DAY
        self.host.timeouts = self.host.timeouts._replace(kept=kept)
        self.host.rules = rules

    async def note(self, who: str, act: str, table: str = "", detail: str = "") -> None:
        """A line of the audit log."""
        await self.book.note(Act(self.host.clock(), who, act, table=table, detail=detail))

    async def acts(self, before: int) -> list[Act]:
        return await self.book.acts(SHOWN, before)

    # Health

    async def health(self) -> dict[str, Any]:
        """How the server does."""
        now = self.host.clock()
        try:
            await self.book.set("checked", str(now))
            writes = True
        except Unavailable:
            writes = False
        counts = await self.book.counts()
        room = await self.book.room()
        copies = await self.book.copies()
        crowds = (await self.crowds()).values()
        bots = self.host.bots
        return {
            "now": now,
            "since": self.started,
            "tables": {name: sum(counts.get(s, 0) for s in FILTERS[name]) for name in FILTERS},
            "frozen": counts.get(FROZEN, 0),
            "followed": len(crowds),
            "people": sum(len(crowd.present) for crowd in crowds),
            "connections": sum(crowd.connections for crowd in crowds),
            "store": {"writes": writes, **room._asdict()},
            "bots": {"processes": bots.processes(), "waiting": bots.waiting()},
            "backup": {
                **self.backup._asdict(),
                "last": copies[0]._asdict() if copies else None,
                "kept": len(copies),
            },
        }

    # Tables

    async def tables(self, status: str, find: str, skipped: int) -> list[dict[str, Any]]:
        """Tables by the filter `status` whose code, title or people `find` is part of."""
        if status not in FILTERS:
            allowed = ", ".join(FILTERS)
            raise refused("filter", f"tables are {allowed}", filter=status, allowed=allowed)
        sought = find.strip().casefold()
        found = await self.book.search(
            FILTERS[status], lambda row: matches(row, sought), SHOWN, skipped
        )
        crowds = await self.crowds()
        return [self.shown(row, shelved, crowds.get(row.id, NOBODY)) for row, shelved in found]

    def shown(self, row: TableRow, shelved: float | None, crowd: Crowd) -> dict[str, Any]:
        """A table as a host sees it: nothing but what its list shows, and who is connected."""
        summary = summary_in(row)
        seats = range(len(summary.players))
        return {
            "table": row.id,
            "code": summary.code or row.code,
            "game": row.game,
            "status": row.status if summary.players else "damaged",
            "players": [
                {"name": player.name, "kind": player.kind, "bot": player.bot}
                for player in summary.players
            ],
            "present": [seat in crowd.present for seat in seats],
            "watching": crowd.watching,
            "updated": row.updated,
            "until": None if row.status != "bin" else (shelved or 0) + self.host.timeouts.bin,
        }

    async def row(self, id: str) -> TableRow:
        row = await self.host.store.row(id)
        if row is None:
            raise unknown_table(id)
        return row

    async def stopped(self, id: str) -> dict[str, Any]:
        """Why a table is frozen, and how far its log is whole."""
        async with self.host.table(id) as table:
            report, whole = table.report, table.whole_up_to
        if report is None:
            raise refused("not-frozen", "nothing went wrong at this table")
        return {"report": report, "whole_up_to": whole}

    async def record(self, id: str, who: str) -> str:
        """The record of a game that is over, which everybody may have."""
        async with self.host.table(id) as table:
            if not table.is_done():
                raise refused("not-over", "everything is shown only once the game is over")
            text = table.record.text()
        await self.note(who, "exported", name_of(await self.row(id)))
        return text

    async def free_seat(self, id: str, seat: int, who: str) -> None:
        """Take a seat from its person: sessions, links and tokens of it are void."""
        live = await self.host.live(id)
        taken = [""]

        def make(table: Table) -> list[entries.AnyEntry]:
            check_seat(table, seat)
            now = self.host.clock()
            taken[0] = table.places[seat].name
            if table.status == OPEN:
                return [entries.Placed(now, "", seat, Place(), by_server=True)]
            return [entries.HandedOver(now, "", seat, stand_in(table.game.name), by_server=True)]

        await self.host.commit(live, make)
        await self.note(who, "freed", name_of(await self.row(id)), taken[0])

    async def put_aside(self, id: str, shelf: Shelf, who: str) -> None:
        """Close a table, or put it in the bin: nobody opens it, and its clocks stand."""
        row = await self.row(id)
        await self.book.shelve(id, shelf, self.host.clock())
        self.host.drop_everywhere(id)
        await self.note(who, "closed" if shelf == "closed" else "binned", name_of(row))

    async def put_back(self, id: str, who: str) -> None:
        """Open a closed table again, or take one out of the bin."""
        row = await self.row(id)
        if row.status not in ("closed", "bin"):
            raise refused("not-aside", "this table is neither closed nor in the bin")
        await self.book.shelve(id, None, self.host.clock())
        await self.note(who, "opened" if row.status == "closed" else "unbinned", name_of(row))

    async def delete(self, id: str, who: str) -> None:
        """Delete a table that lies in the bin."""
        row = await self.row(id)
        if row.status != "bin":
            raise refused("not-binned", "only a table in the bin can be deleted")
        await self.host.forget(id)
        await self.note(who, "deleted", name_of(row))

    # The rules of the server

    async def say(self, text: str, who: str) -> None:
        """Put up a word to all in the place of the last one, or (empty) take it back."""
        notice = None
        if text.strip():
            notice = Notice(sanitize(text, NOTICE_LENGTH), self.host.clock())
        await self.book.set("notice", json.dumps(notice._asdict()) if notice else "")
        self.set(self.host.rules._replace(notice=notice))
        self.show_notice()
        await self.note(who, "said" if notice else "unsaid", "", notice.text if notice else "")

    def show_notice(self) -> None:
        """Show the word to all at every table, or that there is none."""
        notice = self.host.rules.notice or Notice("", 0)
        for live in self.host.lives.values():
            for crowd in live.connections.values():
                for connection in crowd:
                    connection.send(notice.encoded())

    async def invite_only(self, wanted: bool, renew: bool, who: str) -> None:
        """Whether tables are opened by invitation only, and a new code for it if wanted."""
        rules = self.host.rules
        code = rules.invitation
        if renew or not code:
            code = invitation()
            await self.book.set("invitation", code)
        await self.book.set("invite-only", "yes" if wanted else "no")
        self.set(rules._replace(invite_only=wanted, invitation=code))
        if wanted != rules.invite_only:
            await self.note(who, "invite-only" if wanted else "open-to-all")
        if renew:
            await self.note(who, "renewed")

    async def keep_finished(self, days: int, who: str) -> None:
        """How long finished games are kept from now on."""
        if not 1 <= days <= LONGEST_KEPT:
            raise refused(
                "days", f"a number of days from 1 to {LONGEST_KEPT}", days=days, most=LONGEST_KEPT
            )
        await self.book.set("keep-days", str(days))
        self.set(self.host.rules._replace(keep_days=days))
        await self.note(who, "kept", "", str(days))

    # Backup

    def back_up(self, who: str) -> None:
        """Begin a backup, unless one is being made."""
        if not self.backup.running:
            self.backup = Backup(running=True)
            self.host.in_background(self.make_backup(who))

    async def nightly(self, kept: int, who: str) -> None:
        """Make a backup every night from now on and keep so many; with 0, none."""
        if not 0 <= kept <= MOST_BACKUPS:
            message = f"a number of backups from 0 to {MOST_BACKUPS}"
            raise refused("backups", message, most=MOST_BACKUPS)
        await self.book.set("nightly-last", str(self.host.clock()))
        await self.book.set("nightly", str(kept))
        self.set(self.host.rules._replace(nightly=kept))
        await self.note(who, "nightly" if kept else "nightly-off", "", str(kept))

    async def keep_watch(self, every: float = 60) -> None:
        """Make a backup when a night has come, for ever."""
        while True:
            try:
                await self.back_up_at_night()
            except Exception:
                logger.exception("no-backup-at-night")
            await asyncio.sleep(every)

    async def back_up_at_night(self) -> None:
        """The backup of last night, if it is wanted and was not made."""
        now = self.host.clock()
        if not self.host.rules.nightly or self.backup.running or not self.host.owns(DESK):
            return
        if float((await self.book.settings()).get("nightly-last", "0")) < last_night(now):
            await self.book.set("nightly-last", str(now))
            self.backup = Backup(running=True)
            await self.make_backup("")

    async def make_backup(self, who: str) -> None:
        def progress(done: int, pages: int) -> None:
            self.backup = Backup(True, done, pages)

        try:
            kept = self.host.rules.nightly or KEPT
            copy = await self.book.keep_copy(self.host.clock(), progress, kept)
        except (OSError, AbyssalError) as error:
            logger.exception("backup-failed")
            await self.note(who, "backup-failed", "", str(error))
            self.backup = Backup(failed=str(error))
            return
        await self.note(who, "backed-up", "", PurePath(copy.file).name)
        self.backup = Backup()


def last_night(now: float) -> float:
    """When it was last night's hour of backups, by the clock of the server."""
    local = datetime.fromtimestamp(now)
    hour = local.replace(hour=NIGHT, minute=0, second=0, microsecond=0)
    return (hour if hour <= local else hour - timedelta(days=1)).timestamp()


def matches(row: TableRow, sought: str) -> bool:
    """Whether a table has `sought` in its code, its title or the name of somebody there."""
    if not sought:
        return True
    summary = summary_in(row)
    texts = [row.id, row.code or "", summary.code, row.game, row.game.replace("-", " ")]
    texts += [player.name for player in summary.players]
    return any(sought in text.casefold() for text in texts)


def name_of(row: TableRow) -> str:
    """The code by which people know a table, or its id."""
    return summary_in(row).code or row.id


def invitation() -> str:
    """A code for those who may open tables: 80 bits that can be typed."""
    return "-".join("".join(secrets.choice(names.ALPHABET) for _ in range(4)) for _ in range(4))


def check_seat(table: Table, seat: int) -> None:
    """Refuse to free a seat that no person has, or whose table would have nobody left."""
    if table.report is not None:
        raise refused("frozen", "this table stopped after an error")
    if table.is_done():
        raise refused("not-playing", "no game is under way at this table")
    if not 0 <= seat < table.seats:
        raise refused("seat", f"there is no seat {seat}", seat=seat, last=table.seats - 1)
    if table.places[seat].kind != "person":
        raise refused("no-person", "nobody sits there who could be taken off")
    if table.people() == [seat] or (table.status == OPEN and seat == table.host):
        raise refused("last-person", "nobody would be left to play or to start the game")
