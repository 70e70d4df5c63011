"""The post office: finds out who is to be told of which turn, and sends what is due.

It works from what the store holds alone (the rows of tables, notices, the outbox), so a restart
neither loses nor doubles a notice. Several processes may have an office: a letter is taken for a
while by one of them. What was sent when a process died before it could note that is sent again
after that while: a push replaces the one before it, and a mail has the same id.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from abyssal.keeper.rows import Summary, summary_in
from abyssal.notices import push
from abyssal.notices.senders import Outcome, Senders
from abyssal.notices.wishes import Wishes, earliest, reminder_at
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
LOOKED_AT: Final = 500
"""Tables of which it is asked at once whether anybody is told of them: of most nobody is."""
LEASE: Final = 120.0
"""Seconds in which a letter that was taken must be sent: longer than any sender tries."""
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
        owns: Callable[[str], bool] = lambda table: True,
    ) -> None:
        """Who is at a table is known to the process that `owns` it: it alone tells of its turns."""
        self.store = store
        self.senders = senders
        self.clock = clock
        self.is_present = is_present
        self.owns = owns
        self.changed: set[str] = set()
        """Tables at which something happened."""
        self.outcomes: Counter[str] = Counter()
        """What came of the letters that were tried."""
        self.stopping = asyncio.Event()

    async def open(self) -> None:
        """Make the keys of a new server, and look at all tables once."""
        self.senders.vapid = await self.store.key("vapid", push.new_key())
        self.senders.signing = await self.store.key("signing", secrets.token_hex(32))
        self.changed.update(await self.store.told_tables())

    async def work(self, every: float = EVERY) -> None:
        """Do what is due, until it is told to stop: what is being sent then is sent, and noted."""
        while not self.stopping.is_set():
            try:
                await self.round()
            except Exception:
                logger.exception("notices-wait")
            with suppress(TimeoutError):
                async with asyncio.timeout(every):
                    await self.stopping.wait()

    def stop(self) -> None:
        self.stopping.set()

    async def round(self) -> None:
        """Look at the tables that changed, tell what is due, send what waits."""
        while self.changed:
            some = [self.changed.pop() for _ in range(min(LOOKED_AT, len(self.changed)))]
            for table in await self.store.with_notices(some):
                await self.follow(table)
        await self.tell()
        await self.send()

    # Who is to be told

    async def follow(self, table: str) -> None:
        """Note what is to be told of a table, and take back what is not any more."""
        row = await self.store.row(table)
        if row is None:
            return
        summary, expires = summary_in(row), await self.store.expires(table)
        wanted: list[Notice] = []
        for person, seat in await self.store.told_seats(table):
            notice = partial(Notice, person, table, seat)
            if row.status == "playing":
                wanted += await self.notices_of_game(notice, summary, seat)
            if expires is not None:
                wanted.append(notice(int(expires), "ends", due=self.clock()))
        gone = msgspec.json.encode(Message("gone", table=table)).decode()
        await self.store.set_notices(table, wanted, gone, self.clock())

    async def notices_of_game(
        self, notice: "partial[Notice]", summary: Summary, seat: int
    ) -> list[Notice]:
        """What somebody is to be told of a game under way."""
        found = []
        turn, given = summary.turns.get(seat), summary.given.get(seat)
        if turn is not None:
            found.append(notice(turn.decision, "turn", due=turn.since + PATIENCE))
        if turn is not None and turn.until is not None:
            wishes = await self.wishes_of(notice.args[0])
            last = reminder_at(wishes, turn.since + PATIENCE, turn.until)
            if last is not None:
                found.append(notice(turn.decision, "last", due=last))
        if given is not None and given > self.clock():
            found.append(notice(int(given), "seat", due=self.clock()))
        return found

    async def tell(self) -> None:
        """Put into the outbox what is due, for each person what is due to them at once."""
        now = self.clock()
        due: dict[str, list[Notice]] = {}
        for notice in await self.store.due_notices(now):
            if not self.owns(notice.table):
                continue
            if self.is_present(notice.table, notice.seat):
                await self.store.put_off(notice, now + PATIENCE)
            else:
                due.setdefault(notice.person, []).append(notice)
        for person, notices in due.items():
            wishes = await self.wishes_of(person)
            turns = [notice for notice in notices if notice.about == "turn"]
            if turns:
                await self.tell_turns(person, turns, wishes)
            for notice in notices:
                if notice.about != "turn":
                    await self.tell_by_itself(notice, wishes)

    async def tell_turns(self, person: str, notices: list[Notice], wishes: Wishes) -> None:
        """Tell of turns, each by itself or all at once."""
        now = self.clock()
        if wishes.digest is None:
            first = earliest(wishes, now)
        else:  # told once a day: all that came since the last time
            first = earliest(wishes, min(notice.due for notice in notices))
        if first > now:
            for notice in notices:
                await self.store.put_off(notice, first)
            return
        groups = [notices] if wishes.digest is not None else [[notice] for notice in notices]
        for group in groups:
            found = [await self.what_is_open(notice) for notice in group]
            turns = [turn for turn in found if turn is not None]
            if turns:
                await self.put_in_outbox(group, Message("turns", turns))

    async def tell_by_itself(self, notice: Notice, wishes: Wishes) -> None:
        """Tell of what does not wait for the hour of a digest."""
        now = self.clock()
        first = earliest(msgspec.structs.replace(wishes, digest=None), now)
        if first > now:
            await self.store.put_off(notice, first)
            return
        found = await self.what_is_open(notice)
        if found is None or found.until is None or found.until <= now:
            await self.store.tell([notice], {}, now)  # there is nothing to be told any more
        elif notice.about != "turn":
            await self.put_in_outbox([notice], Message(notice.about, [found]))

    async def put_in_outbox(self, notices: list[Notice], message: Message) -> None:
        text = msgspec.json.encode(message).decode()
        topic = notices[0].topic() if len(notices) == 1 else ""
        ways = [way for way in await self.store.ways_of(notices[0].person) if way.confirmed]
        letters = {way.id: (topic, text) for way in ways if way.kind != "feed"}
        await self.store.tell(notices, letters, self.clock())

    async def what_is_open(self, notice: Notice) -> Open | None:
        """What a notice is about, as it is now."""
        row = await self.store.row(notice.table)
        if row is None:
            return None
        if notice.about in ("turn", "last"):
            return open_at(row, summary_in(row), notice.seat)
        return coming_at(row, notice.seat, float(notice.decision))

    async def news_of(self, person: str) -> list[Message]:
        """All that somebody should know of now, for their feed."""
        expiring, now = await self.store.expiring(person), self.clock()
        return [
            message
            for row, seat in await self.store.rows_of(person)
            for message in news_at(row, seat, expiring.get(row.id), now)
        ]

    async def wishes_of(self, person: str) -> Wishes:
        with suppress(msgspec.DecodeError):
            return read_wishes(await self.store.wishes_of(person))
        return Wishes()

    # What goes out

    async def send(self) -> None:
        """Send what is due, some at once, until nothing is."""
        while not self.stopping.is_set() and (
            letters := await self.store.take_letters(self.clock(), AT_ONCE, LEASE)
        ):
            await asyncio.gather(*(self.send_one(letter) for letter in letters))

    async def send_one(self, letter: Letter) -> None:
        now = self.clock()
        wishes = await self.wishes_of(letter.way.person)
        outcome, wait = await self.senders.send(letter, wishes, now)
        self.outcomes[outcome.name.lower()] += 1
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


def coming_at(row: TableRow, seat: int, until: float) -> Open:
    """Something that will happen at a table by a moment."""
    names = others([player.name for player in summary_in(row).players], seat)
    return Open(row.id, seat, row.game, names, since=row.updated, until=until)


def news_at(row: TableRow, seat: int, expires: float | None, now: float) -> list[Message]:
    """What whoever has a seat should know of their table now."""
    found, summary = [], summary_in(row)
    if row.status == "playing":
        turn, given = open_at(row, summary, seat), summary.given.get(seat)
        if turn is not None:
            found.append(Message("turns", [turn]))
        if given is not None and given > now:
            found.append(Message("seat", [coming_at(row, seat, given)]))
    if expires is not None:
        found.append(Message("ends", [coming_at(row, seat, expires)]))
    return found
