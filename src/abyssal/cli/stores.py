"""`abyssal move` and `abyssal check`: a store goes elsewhere, or to the next version."""

import sys
from collections import Counter
from pathlib import Path
from typing import Final

from abyssal.cli.command_line import WrongUse
from abyssal.cli.serve import where_of
from abyssal.keeper.checking import Checked
from abyssal.keeper.checking import check as checked_tables
from abyssal.server.serve import DATABASE
from abyssal.store.address import Where, address_of, is_address
from abyssal.store.folder import FolderLock, unusable
from abyssal.store.moving import move as move_store
from abyssal.words import Words

COMPARED: Final = 20
"""Tables that are played through in both stores after a move."""


def move(words: Words, source: str, target: str) -> int:
    """Copy all tables into another, empty store, and compare them."""
    here, there = named(source), named(target)
    if isinstance(here, Path) and not here.is_file():
        raise WrongUse("cli-no-tables", file=str(here))
    locks = [FolderLock(where.parent) for where in (here, there) if isinstance(where, Path)]
    line = Line(words)

    def progress(table: str, done: int, total: int) -> None:
        line.show("cli-moving", table=table, done=done, total=total)

    try:
        found = move_store(here, there, progress)
        line.end()
        compare(here, there)
    finally:
        line.end()
        for lock in locks:
            lock.release()
    rows = sum(each.rows for each in found.values())
    print(words("cli-moved", file=str(there), tables=found["tables"].rows, rows=rows))
    print(words("cli-moved-digest", digest=f"{found['log'].digest:064x}"))
    return 0


def compare(here: Where, there: Where) -> None:
    """Play some tables through in both stores: they must come to the same positions."""
    found = (list(checked_tables(where, lambda *_: None, COMPARED)) for where in (here, there))
    if next(found) != next(found):
        raise unusable("not-alike", "tables differ when they are played through", there)


def named(place: str) -> Where:
    """A store by its address, its file or its folder."""
    if is_address(place):
        return address_of(place)
    path = Path(place)
    return path if path.suffix == Path(DATABASE).suffix else path / DATABASE


def check(words: Words, data: str | None, database: str | None) -> int:
    """Play all tables through with this version; 1 if one of them would not go on."""
    where = where_of(data, database)
    if isinstance(where, Path) and not where.is_file():
        raise WrongUse("cli-no-tables", file=str(where))
    line = Line(words)

    def progress(done: int, total: int) -> None:
        line.show("cli-checking", done=done, total=total)

    counts: Counter[str] = Counter()
    for table in checked_tables(where, progress):
        counts["all"] += 1
        counts["frozen"] += table.fault is not None and not table.is_lost()
        if table.is_lost():
            counts["lost"] += 1
            line.end()
            print(told(words, table))
    line.end()
    if counts["frozen"]:
        print(words("cli-checked-frozen", count=counts["frozen"]))
    print(words("cli-checked", count=counts["all"], lost=counts["lost"]))
    return 1 if counts["lost"] else 0


def told(words: Words, table: Checked) -> str:
    """Why a table would not go on."""
    facts = {name: str(value) for name, value in (table.fault or {}).items()}
    reason = words(f"web-frozen-{facts.pop('why', 'fault')}", **facts)
    return words("cli-would-freeze", code=table.code or table.id, game=table.game, reason=reason)


class Line:
    """A line that is written over, where somebody sees it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.length = 0

    def show(self, key: str, **arguments: str | int) -> None:
        if sys.stderr.isatty():
            text = self.words(key, **arguments)
            print(f"\r{text.ljust(self.length)}", end="", file=sys.stderr, flush=True)
            self.length = len(text)

    def end(self) -> None:
        if self.length:
            print("\r" + " " * self.length, end="\r", file=sys.stderr, flush=True)
            self.length = 0
