"""Snapshots of a table: the same as its whole log, or of no use."""

import asyncio
import pickle
import zlib
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
import pytest

from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.housekeeping import SNAPSHOT_EVERY, SNAPSHOT_REST
from abyssal.keeper.live import Live
from abyssal.keeper.timeouts import Timeouts
from abyssal.table import commands, entries, snapshot
from abyssal.table.commands import Giver
from abyssal.table.facts import PLAYING
from abyssal.table.handlers import time_is_up
from abyssal.table.pins import library
from abyssal.table.places import Place, Times
from abyssal.table.snapshot import Snapshot, Unfit, restored, snapshot_of
from abyssal.table.table import Table
from live.pure import Sitting
from live.snapshots import check_snapshots, told_by
from live.stores import store_at

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
    return restored(data, "t", lines, games=library, times=Times(), kept="")[0]


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


async def kept_by(folder: Path) -> tuple[int, list[int]]:
    """A host keeps a snapshot, and another one reads it: how long the log is, and how much of it
    each reading took from a snapshot."""
    now, read = 1000.0, []

    def host() -> Host:
        return Host(store_at(folder / "tables.sqlite"), Timeouts(pause=0), clock=lambda: now)

    first = host()
    places = [Place("person", "Ada"), Place("person", "Ben")]
    id, _ = await first.open(Wanted("in-too-deep", places, start=True), "ada", [0, 1])
    for number in range(25):
        async with first.table(id) as table:
            [seat] = table.asked()
            text = table.game.write(table.questions[seat][1][-1])
            play = commands.Play(f"c{number}", table.decisions[seat], [text])
        await first.command(id, Giver(seat, "ada"), play)
    live = await first.live(id)
    assert not first.needs_snapshot(live)
    now += SNAPSHOT_EVERY
    assert first.needs_snapshot(live)
    await first.keep_snapshot(live)
    assert not first.needs_snapshot(live)
    number = len(await first.store.entries(id))
    told = told_by(live.table)
    await first.close()

    second = host()
    live = await second.live(id)
    read.append(live.snapshot)
    assert told_by(live.table) == told
    await second.store.rewrite(id, {}, "{}")  # as after somebody was forgotten
    second.drop(id)
    read.append((await second.live(id)).snapshot)
    await second.close()
    return number, read


def test_a_host_reads_on_from_the_snapshot_that_another_one_kept(tmp_path: Path) -> None:
    number, read = asyncio.run(kept_by(tmp_path))
    assert read == [number, 0]


TOOK = 0.01


async def kept_while(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, float]:
    """How many snapshots a host keeps of a hundred tables that all need one, and in what time."""
    host = Host(store_at(folder / "tables.sqlite"))
    host.lives = {f"t{number}": Live(f"t{number}", 0.0) for number in range(100)}
    kept: set[str] = set()

    async def keep(live: Live) -> None:
        kept.add(live.id)
        await asyncio.sleep(TOOK)

    monkeypatch.setattr(host, "needs_snapshot", lambda live: live.id not in kept)
    monkeypatch.setattr(host, "keep_snapshot", keep)
    begun = monotonic()
    keeping = asyncio.create_task(host.keep_snapshots(every=0))
    await asyncio.sleep(50 * TOOK)
    keeping.cancel()
    found = len(kept), monotonic() - begun
    host.lives.clear()
    await host.close()
    return found


def test_snapshots_that_are_due_at_once_leave_most_of_the_time_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, seconds = asyncio.run(kept_while(tmp_path, monkeypatch))
    assert 1 <= kept <= seconds / (TOOK * SNAPSHOT_REST) + 1
