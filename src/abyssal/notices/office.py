"""The post office: finds out who is to be told of which turn, and sends what is due.

It works from what the store holds alone (the rows of tables, notices, the outbox), so a restart
neither loses nor doubles a notice. What was sent when a process died before it could note that is
sent again: a push replaces the one before it, and a mail has the same id.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from abyssal.keeper.rows import Summary, summary_in
from abyssal.notices import push
from abyssal.notices.senders import Outcome, Senders
from abyssal.notices.wishes import Wishes, earliest
from abyssal.notices.wishes import read as read_wishes
from abyssal.notices.wording import Message, Open, others
from abyssal.store.notices_port import Letter, Notice
from abyssal.store.port import Store, TableRow

PATIENCE: Final = 60.0
"""Seconds in which somebody may answer before they are told, and between two looks at whoever is
at the table. The same for all, so that its length tells nothing."""
EVERY: Final = 2.0
AT_ONCE: Final = 16
"""Letters that are sent together."""
TRIES: Final = 8
FIRST_WAIT: Final = 60.0


logger = logging.getLogger(__name__)


class Office:
    """Tells people of their turns."""

    def __init__(
        self,
        store: Store,
        senders: Senders,
        clock: Callable[[], float],
        is_present: Callable[[str, int], bool],
    ) -> None:
        self.store = store
        self.senders = senders
        self.clock = clock
        self.is_present = is_present
        self.changed: set[str] = set()
        """Tables at which something happened."""

    async def open(self) -> None:
        """Make the keys of a new server, and look at all tables once."""
        self.senders.vapid = await self.store.key("vapid", push.new_key())
        self.senders.signing = await self.store.key("signing", secrets.token_hex(32))
        self.changed.update(await self.store.told_tables())

    async def work(self, every: float = EVERY) -> None:
        """Do what is due, for ever."""
        while True:
            try:
                await self.round()
            except Exception:
                logger.exception("notices wait")
            await asyncio.sleep(every)

    async def round(self) -> None:
        """Look at the tables that changed, tell what is due, send what waits."""
        while self.changed:
            await self.follow(self.changed.pop())
        await self.tell()
        await self.send()

    # Who is to be told

    async def follow(self, table: str) -> None:
        """Note the turns that are open at a table, and take back those that are not."""
        row = await self.store.row(table)
        if row is None:
            return
        summary, turns = summary_in(row), []
        for person, seat in await self.store.told_seats(table):
            turn = summary.turns.get(seat) if row.status == "playing" else None
            if turn is not None:
                due = turn.since + PATIENCE
                turns.append(Notice(person, table, seat, decision=turn.decision, due=due))
        gone = msgspec.json.encode(Message("gone", table=table)).decode()
        await self.store.set_turns(table, turns, gone, self.clock())

    async def tell(self) -> None:
        """Put into the outbox what is due, for each person what is due to them at once."""
        now = self.clock()
        due: dict[str, list[Notice]] = {}
        for notice in await self.store.due_notices(now):
            if self.is_present(notice.table, notice.seat):
                await self.store.put_off(notice, now + PATIENCE)
            else:
                due.setdefault(notice.person, []).append(notice)
        for person, notices in due.items():
            await self.tell_person(person, notices, now)

    async def tell_person(self, person: str, notices: list[Notice], now: float) -> None:
        wishes = await self.wishes_of(person)
        if wishes.digest is None:
            first = earliest(wishes, now)
        else:  # told once a day: all that came since the last time
            first = earliest(wishes, min(notice.due for notice in notices))
        if first > now:
            for notice in notices:
                await self.store.put_off(notice, first)
            return
        groups = [notices] if wishes.digest is not None else [[notice] for notice in notices]
        ways = [way for way in await self.store.ways_of(person) if way.confirmed]
        for group in groups:
            found = [await self.open_turn(notice) for notice in group]
            turns = [turn for turn in found if turn is not None]
            if not turns:
                continue
            message = msgspec.json.encode(Message("turns", turns)).decode()
            topic = group[0].topic() if len(group) == 1 else ""
            letters = {way.id: (topic, message) for way in ways if way.kind != "feed"}
            await self.store.tell(group, letters, now)

    async def open_turn(self, notice: Notice) -> Open | None:
        row = await self.store.row(notice.table)
        return None if row is None else open_at(row, summary_in(row), notice.seat)

    async def turns_of(self, person: str) -> list[Open]:
        """All that waits for somebody, for their feed."""
        found = [
            open_at(row, summary_in(row), seat)
            for row, seat in await self.store.rows_of(person)
            if row.status == "playing"
        ]
        return [turn for turn in found if turn is not None]

    async def wishes_of(self, person: str) -> Wishes:
        with suppress(msgspec.DecodeError):
            return read_wishes(await self.store.wishes_of(person))
        return Wishes()

    # What goes out

    async def send(self) -> None:
        """Send what is due, some at once, until nothing is."""
        while letters := await self.store.due_letters(self.clock(), AT_ONCE):
            await asyncio.gather(*(self.send_one(letter) for letter in letters))

    async def send_one(self, letter: Letter) -> None:
        now = self.clock()
        wishes = await self.wishes_of(letter.way.person)
        outcome, wait = await self.senders.send(letter, wishes, now)
        if outcome is Outcome.GONE:
            await self.store.remove_way(letter.way.id)
        elif outcome is Outcome.LATER and letter.tries + 1 < TRIES:
            delay = FIRST_WAIT * 2.0**letter.tries
            await self.store.failed(letter.id, self.clock() + max(delay, wait or 0.0))
        else:
            await self.store.sent(letter.id)


def open_at(row: TableRow, summary: Summary, seat: int) -> Open | None:
    """The turn that waits at a seat."""
    turn = summary.turns.get(seat)
    if turn is None:
        return None
    names = others([player.name for player in summary.players], seat)
    sealed = not isinstance(summary.waits, list) or len(summary.waits) > 1
    return Open(
        row.id,
        seat,
        row.game,
        names,
        since=turn.since,
        until=turn.until,
        sealed=sealed,
        decision=turn.decision,
    )
