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
from abyssal.table.table import Table


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat, in a list of tables."""

    name: str
    kind: Literal["person", "bot", "open"]


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables tells of one; whether a seat is asked is told to that seat alone."""

    players: list[Player] = []
    asked: list[int] = []
    code: str = ""
    """The invitation, valid or not: the name by which people know the table. For hosts alone."""


def summary_in(row: TableRow) -> Summary:
    """The summary that a row holds; an empty one where it is damaged."""
    try:
        return msgspec.json.decode(row.summary, type=Summary)
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
