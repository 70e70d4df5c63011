"""Tables over days for trials of a server: nobody plays, but deadlines run and people are told."""

import asyncio
import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from abyssal.keeper.rows import row_of
from abyssal.notices.office import LEASE, PATIENCE
from abyssal.store.notices_port import Way
from abyssal.store.port import Holding, Store
from abyssal.table import entries
from abyssal.table.pins import library, pinned
from abyssal.table.places import DAY, Absence, Place
from abyssal.table.table import Table

GAMES: Final = ("into-the-blue", "in-too-deep")
LATE: Final = "late"
"""How the ids of tables begin whose deadlines run."""
TOLD: Final = "told"
"""How those begin at which somebody is to be told of their turn."""
WAITING: Final = 120.0
"""Seconds in which what is due is done: generous, as the machine may be busy."""
MESSAGE_ID: Final = re.compile(r"^Message-ID: (\S+)$", re.MULTILINE)


class Overdue(NamedTuple):
    """What became of deadlines."""

    deadlines: int
    missed: int
    served_twice: int


class Told(NamedTuple):
    """What became of notices."""

    notices: int
    missed: int
    doubled: int
    """Told again under another id: no mail program can tell that it is the same."""
    repeated: int
    """Sent again under the same id, as when a server dies between sending and noting it."""


async def run_deadlines(store: Store, count: int, seconds: float, choose: Random) -> float:
    """Tables that began almost a day ago: their first deadlines fall into the coming seconds, and
    a bot makes the move. When the last of them is over."""
    now = last = time.time()
    for number in range(count):
        begun = now + choose.random() * seconds - DAY
        last = max(last, begun + DAY)
        await begin(store, f"{LATE}{number}", number, begun, absence="bot")
    return last


async def run_notices(store: Store, count: int, seconds: float, choose: Random) -> float:
    """Tables that began a moment ago, where somebody is told of their first turn in the coming
    seconds, by mail. When the last of them is due."""
    now = last = time.time()
    for number in range(count):
        begun = now + choose.random() * seconds - PATIENCE
        last = max(last, begun + PATIENCE)
        table = f"{TOLD}{number}"
        for seat in (0, 1):
            person = f"{table}-{seat}"
            await store.add_way(
                Way(f"way-{person}", person, "mail", mail_of(person), device="", confirmed=True)
            )
        await begin(store, table, number, begun)
        for seat in (0, 1):
            await store.hold(f"{table}-{seat}", Holding(table, seat))
    return last


async def begin(
    store: Store, id: str, number: int, begun: float, absence: Absence = "wait"
) -> None:
    created = entries.Created(
        begun,
        "",
        game=GAMES[number % len(GAMES)],
        places=[Place("person", "Ada"), Place("person", "Ben")],
        pace="day",
        absence=absence,
        code=f"{id}".upper(),
        seed=f"{number + 1:064x}",
    )
    log: list[entries.AnyEntry] = [pinned(created, library), entries.Started(begun)]
    texts = [entries.write(entry) for entry in log]
    await store.create(row_of(Table.of(id, texts)), texts)


def mail_of(person: str) -> str:
    return f"{person}@sea.test"


async def nothing_is_due(store: Store) -> None:
    """Wait until every table that was due has been looked after."""
    until = time.monotonic() + WAITING
    while due := await store.due(time.time()):
        assert time.monotonic() < until, f"{len(due)} tables are due and not looked after"
        await asyncio.sleep(0.2)


async def everybody_is_told(logs: dict[str, list[str]], mails: Sequence[tuple[str, str]]) -> None:
    """Wait until a mail has come to all who are to be told; some wait until the letter that a
    server took with it is given to another."""
    until = time.monotonic() + LEASE + WAITING
    while time.monotonic() < until and told(logs, mails).missed:
        await asyncio.sleep(0.5)


def overdue(logs: dict[str, list[str]]) -> Overdue:
    """What the logs say of the deadlines that ran."""
    late = [served(lines) for id, lines in logs.items() if id.startswith(LATE)]
    return Overdue(
        len(late),
        missed=sum(not found for found in late),
        served_twice=sum(max(found.values(), default=0) > 1 for found in late),
    )


def served(lines: Iterable[str]) -> Counter[int]:
    """How often each decision's time was over, by its number."""
    found = map(entries.read, lines)
    return Counter(entry.decision for entry in found if isinstance(entry, entries.Overdue))


def told(logs: dict[str, list[str]], mails: Sequence[tuple[str, str]]) -> Told:
    """What the mails, each with whom it went to, say of those who were to be told of one turn."""
    came: dict[str, Counter[str]] = defaultdict(Counter)
    for to, text in mails:
        found = MESSAGE_ID.search(text)
        assert found is not None
        came[to][found[1]] += 1
    wanted = [
        came[mail_of(f"{id}-{seat}")]
        for id, lines in logs.items()
        if id.startswith(TOLD)
        for seat in Table.of(id, lines).asked()
    ]
    return Told(
        len(wanted),
        missed=sum(not ids for ids in wanted),
        doubled=sum(len(ids) > 1 for ids in wanted),
        repeated=sum(ids.total() - len(ids) for ids in wanted),
    )
