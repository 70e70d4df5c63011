"""Before an upgrade all logs of a store are played through: which tables would not go on?"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from abyssal.cli import run
from abyssal.keeper.checking import check
from abyssal.keeper.rows import row_of
from abyssal.server.serve import DATABASE
from abyssal.store.address import Where
from abyssal.store.migrate import newest_version
from abyssal.store.opening import open_store
from abyssal.table import entries
from abyssal.table.pins import library, pinned
from abyssal.table.places import Place
from abyssal.table.table import Table
from live.stores import KINDS, place_of

GAMES = ("into-the-blue", "in-too-deep", "key-largo")


async def fill(where: Where, folder: Path) -> None:
    """A table of each game, begun, and one that is not."""
    store = open_store(where, folder)
    for number, game in enumerate((*GAMES, "into-the-blue")):
        created = entries.Created(
            float(number),
            "",
            game=game,
            places=[Place("person", "Ada"), Place("person", "Ben"), Place("person", "Cy")],
            code=f"REEF-{number}",
            seed=f"{number + 1:064x}",
        )
        log: list[entries.AnyEntry] = [pinned(created, library)]
        if number < len(GAMES):
            log.append(entries.Started(float(number)))
        texts = [entries.write(entry) for entry in log]
        await store.create(row_of(Table.of(f"t{number}", texts)), texts)
    await store.close()


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    found = place_of(tmp_path / DATABASE, request.param)
    asyncio.run(fill(found, tmp_path))
    return found


def test_all_go_on_with_the_version_they_were_begun_with(where: Where) -> None:
    told: list[tuple[int, int]] = []
    found = list(check(where, lambda *done: told.append(done)))
    assert sorted(table.game for table in found) == sorted((*GAMES, "into-the-blue"))
    assert [table.fault for table in found] == [None] * 4
    assert len({table.digest for table in found}) == 4
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def command(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = run(["check", "--data", str(folder), "--lang", "en"])
    return status, capsys.readouterr().out


def write(folder: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute(statement, values)
        connection.commit()


def test_the_command_names_the_tables_that_would_stand_still(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(tmp_path / DATABASE, tmp_path))
    assert command(tmp_path, capsys) == (
        0,
        "4 tables were played through; all go on with this version.\n",
    )
    old = "UPDATE log SET entry = replace(entry, ?, ?) WHERE \"table\" = 't1' AND number = 1"
    write(tmp_path, old, '"rules":', '"rules":9')
    write(tmp_path, "DELETE FROM log WHERE \"table\" = 't2' AND number = 1")
    write(tmp_path, "UPDATE tables SET status = 'frozen' WHERE id = 't2'")
    status, said = command(tmp_path, capsys)
    assert status == 1
    assert "t1 (in-too-deep) would not go on." in said
    assert "of its rules" in said
    assert "One table stands still already." in said
    assert "1 of them would not go on" in said


def test_an_older_schema_is_checked_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(tmp_path / DATABASE, tmp_path))
    write(tmp_path, "DROP INDEX tables_in_public")
    for column in ("taken", "expires", "shelved", "shelf"):
        write(tmp_path, f"ALTER TABLE tables DROP COLUMN {column}")
    write(tmp_path, "DROP TABLE data")
    write(tmp_path, "UPDATE alembic_version SET version_num = '0002'")
    assert command(tmp_path, capsys)[0] == 0
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert found == ("0002",)
    write(tmp_path, "UPDATE alembic_version SET version_num = ?", f"9{newest_version()}")
    assert command(tmp_path, capsys)[0] == 2
