"""A table that is restored from a snapshot is the one that its whole log makes."""

from collections.abc import Sequence
from typing import Any

from abyssal.games import is_known
from abyssal.keeper.rows import row_of
from abyssal.table import entries
from abyssal.table.due import next_moment
from abyssal.table.facts import PLAYING
from abyssal.table.pins import Library, library
from abyssal.table.places import Times
from abyssal.table.snapshot import restored, snapshot_of
from abyssal.table.table import Table


def check_snapshots(lines: Sequence[str], games: Library = library, every: int = 1) -> int:
    """Take a snapshot after entries of a log, each by itself, and read on from it; how many."""
    end = Table.of("t", lines, games)
    if end.report is not None or not is_known(end.title):
        return 0
    whole = told_by(end)
    first, *rest = map(entries.read, lines)
    assert isinstance(first, entries.Created)
    table = Table("t", first, games)
    table.listen(())
    taken = 0
    for number, entry in enumerate(rest, start=2):
        table.apply(entry)
        if table.status != PLAYING or number % every:
            continue
        if table.playing().game is not table.game:
            continue  # a position that a test has laid out
        data = snapshot_of(table, lines[:number])
        again, since = restored(data, "t", lines, games=games, times=Times(), kept="")
        assert since == number
        assert told_by(again) == whole, number
        taken += 1
    return taken


def told_by(table: Table) -> dict[str, Any]:
    """All that a table tells anybody, or keeps for itself."""
    told = {f"sync {viewer}": table.sync(viewer, 0) for viewer in table.streams}
    told |= {f"since {viewer}": table.sync(viewer, 3) for viewer in table.streams}
    plain = ("status", "decisions", "questions", "commands", "asked_at", "asking", "denied")
    more = ("holidays", "lent", "stood_in", "motions", "given_away", "turned_away", "updated")
    return {
        **told,
        **{name: getattr(table, name) for name in (*plain, *more, "number", "murmurs")},
        "row": row_of(table),
        "due": next_moment(table),
        "desks": [vars(desk) for desk in table.desks],
        "undo": [table.steps_back(seat) for seat in range(table.seats)],
        "record": table.record.text() if table.is_done() else table.record.entries,
        "position": table.state.hash() if table.state is not None else "",
    }
