"""The row of a table in the store, beside its log: what lists of tables show."""

from typing import Literal

import msgspec

from abyssal.results.result import result_of
from abyssal.store.circle_port import ResultRow
from abyssal.store.port import (
    TableRow,
)
from abyssal.table.due import next_moment
from abyssal.table.facts import OPEN, OVER
from abyssal.table.forgetting import NOBODY
from abyssal.table.table import Table


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat, in a list of tables."""

    name: str
    kind: Literal["person", "bot", "open"]
    face: str = ""
    bot: str = ""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """A decision that a person owes."""

    decision: int
    since: float
    until: float | None


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables tells of one; `asked` and `turns` are told to each seat alone."""

    players: list[Player] = []
    asked: list[int] = []
    code: str = ""
    """The invitation, valid or not: the name by which people know the table. For hosts alone."""
    turns: dict[int, Turn] = {}
    waits: list[int] | int = []
    """Whom everyone waits for; of a sealed decision only how many."""
    since: float = 0.0
    """When everyone was last shown a new position."""
    given: dict[int, float] = {}
    """Seats that somebody else gets unless their owner stops it, and from when on."""
    assisted: bool = False
    """Whether somebody has asked for a hint, as far as all may know."""


def summary_in(row: TableRow) -> Summary:
    """The summary that a row holds; an empty one where it is damaged."""
    return decoded(row.summary)


def decoded(text: str) -> Summary:
    """A summary from its JSON; an empty one where it is damaged."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.DecodeError:
        return Summary()


def result_row_of(table: Table, now: float) -> ResultRow:
    """What is kept of a table whose game is over."""
    line = msgspec.json.encode(result_of(table.record, table.playing())).decode()
    return ResultRow(
        table.id,
        table.title,
        started=table.began,
        ended=table.stands_since if table.status == OVER else table.updated,
        open=table.spectators,
        line=line,
        checked=now,
    )


def without_name_in_summary(row: TableRow, seat: int) -> str:
    """The summary of a row in which the name of a seat is forgotten."""
    try:
        summary = msgspec.json.decode(row.summary)
        summary["players"][seat] |= {"name": NOBODY, "face": ""}
    except (msgspec.DecodeError, KeyError, IndexError, TypeError):
        return row.summary  # damaged: it names nobody
    return msgspec.json.encode(summary).decode()


def row_of(table: Table) -> TableRow:
    """The row that is stored beside the table's log."""
    return TableRow(
        table.id,
        table.code if table.status == OPEN else None,
        game=table.title,
        status=table.status,
        public=table.public,
        summary=msgspec.json.encode(table.summary()).decode(),
        created=table.created,
        updated=table.updated,
        due=next_moment(table),
    )
