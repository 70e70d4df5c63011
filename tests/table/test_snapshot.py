"""Snapshots of a table: the same as its whole log, or of no use."""

import pickle
import zlib
from random import Random

import msgspec
import pytest

from abyssal.table import commands, entries, snapshot
from abyssal.table.facts import PLAYING
from abyssal.table.handlers import time_is_up
from abyssal.table.pins import library
from abyssal.table.places import Times
from abyssal.table.snapshot import Snapshot, Unfit, restored, snapshot_of
from abyssal.table.table import Table
from live.pure import Sitting
from live.snapshots import check_snapshots, told_by

SEATS = {"into-the-blue": 3, "in-too-deep": 2, "key-largo": 3, "unfathomable": 3}
LONGEST = 160


def played(game: str, seed: int) -> Sitting:
    """A game of people who answer by chance, take back, and talk."""
    sitting = Sitting(game, "ABCDEF"[: SEATS[game]], library=library).start()
    choose, table = Random(seed), sitting.table
    while table.status == PLAYING and len(sitting.lines) < LONGEST:
        sitting.now += 1
        looking, window = table.quiet.looking, table.quiet.window
        if looking is not None:
            sitting.now = looking
            sitting.add(entries.Looked(sitting.now))
        elif window is not None and window.held and choose.random() < 0.7:
            sitting.now = max(sitting.now, window.closes or 0.0)
            sitting.add(*time_is_up(table, sitting.now))
        else:
            seat = choose.choice([one for one in table.asked() if one not in table.answered()])
            action = choose.choice(sitting.legal(seat))
            sitting.play(seat, action)
            if table.status == PLAYING and table.steps_back(seat) and choose.random() < 0.1:
                sitting.do(seat, commands.Undo)
        if choose.random() < 0.1:
            sitting.do(choose.randrange(SEATS[game]), commands.Say, "ahoy")
    return sitting


@pytest.mark.parametrize("game", SEATS)
def test_a_table_is_the_same_from_every_snapshot_of_a_game(game: str) -> None:
    sitting = played(game, seed=5)
    assert check_snapshots(sitting.lines, every=7) > 7


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The log of a game under way."""
    return played("in-too-deep", seed=5).lines[:30]


def read(data: bytes, lines: list[str]) -> Table:
    return restored(data, "t", lines, games=library, times=Times(), kept="")


def test_a_snapshot_is_read_on_from_where_it_ends(lines: list[str]) -> None:
    table = Table.of("t", lines[:8])
    data = snapshot_of(table, lines[:8])
    assert told_by(read(data, lines)) == told_by(Table.of("t", lines))


def test_a_snapshot_of_another_log_code_or_position_is_of_no_use(
    lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = snapshot_of(Table.of("t", lines), lines)
    assert told_by(read(data, lines)) == told_by(Table.of("t", lines))
    other = [*lines[:5], lines[5].replace('"at":', '"at": '), *lines[6:]]
    found = msgspec.msgpack.decode(data, type=Snapshot)
    for wrong, log in (
        (data, lines[:-1]),
        (data, other),
        (b"\xc1", lines),
        (msgspec.msgpack.encode(msgspec.structs.replace(found, position="0" * 64)), lines),
        (msgspec.msgpack.encode(msgspec.structs.replace(found, fields=b"broken")), lines),
    ):
        with pytest.raises(Unfit):
            read(wrong, log)
    monkeypatch.setattr(snapshot, "code_digest", lambda: "another version")
    with pytest.raises(Unfit):
        read(data, lines)


class Planted:
    """What somebody who can write to the database would like to be called."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        import os

        return os.system, ("exit 7",)


@pytest.mark.parametrize("planted", [Planted(), {"status": print}], ids=["call", "function"])
def test_nothing_is_called_that_a_table_does_not_need(lines: list[str], planted: object) -> None:
    data = snapshot_of(Table.of("t", lines), lines)
    found = msgspec.msgpack.decode(data, type=Snapshot)
    fields = zlib.compress(pickle.dumps(planted))
    with pytest.raises(Unfit) as refusal:
        read(msgspec.msgpack.encode(msgspec.structs.replace(found, fields=fields)), lines)
    assert isinstance(refusal.value.__cause__, pickle.UnpicklingError)
