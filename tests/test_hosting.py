"""What README.md and docs/hosting.md tell of the command `abyssal` is so."""

import io
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from abyssal.cli import run
from abyssal.keeper.hosting import PASSWORD
from abyssal.keeper.rows import row_of
from abyssal.server.passwords import is_right
from abyssal.server.serve import DATABASE
from abyssal.store.copying import copy_database
from abyssal.store.folder import FolderLock
from abyssal.store.migrate import migrate
from abyssal.store.opening import read_setting
from abyssal.table import entries
from abyssal.table.pins import library, pinned
from abyssal.table.places import Place
from abyssal.table.table import Table

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")

CODE = re.compile(r"```[a-z]*\n.*?```|`[^`\n]+`", re.DOTALL)
CALL = re.compile(r"\babyssal ([a-z]+)\b([^`\n#]*)")
OPTION = re.compile(r"(?<!\S)`?(--[a-z-]+)")


def helped(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """What a command tells of itself; without one, what there is."""
    assert run([*command, "--help", "--lang", "en"]) == 0
    return capsys.readouterr().out


def listed(text: str) -> set[str]:
    """The commands or options of a help, which stand at the beginning of its lines."""
    return set(re.findall(r"^  (--[a-z-]+|[a-z]+) ", text, re.MULTILINE))


def calls(page: str) -> Iterator[tuple[str, set[str]]]:
    """Each command of `abyssal` in the code of a page, with the options it is given."""
    for code in CODE.findall(page):
        for command, rest in CALL.findall(code):
            yield command, set(OPTION.findall(rest))


@pytest.mark.parametrize("page", [README, HOSTING], ids=["README.md", "hosting.md"])
def test_every_command_and_option_on_the_page_exists(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = list(calls(page))
    assert len(found) >= 5
    for command, options in found:
        assert command in listed(helped(capsys))
        assert options <= listed(helped(capsys, command))


def test_the_readme_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    rows = set(re.findall(r"^\| `abyssal ([a-z]+)", README, re.MULTILINE))
    assert rows == {name for name in listed(helped(capsys)) if not name.startswith("-")}


def test_the_page_on_hosting_has_a_row_for_every_option_of_serve(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = set(re.findall(r"^\| `(--[a-z-]+)", HOSTING, re.MULTILINE))
    assert rows == listed(helped(capsys, "serve")) - {"--help"}


def test_a_wrong_option_would_be_found() -> None:
    assert list(calls("```sh\nabyssal serve --no-such # --comment\n```\n`abyssal lose`")) == [
        ("serve", {"--no-such"}),
        ("lose", set()),
    ]


def written(path: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT word FROM said").fetchall()


def test_restoring_leaves_nothing_of_the_old_database_but_a_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    data.mkdir()
    migrate(data / DATABASE)
    old = sqlite3.connect(data / DATABASE)
    old.execute("PRAGMA journal_mode=WAL")
    old.execute("CREATE TABLE said (word TEXT)")
    old.execute("INSERT INTO said VALUES ('kept')")
    old.commit()
    copy_database(data / DATABASE, copy)
    old.execute("INSERT INTO said VALUES ('later')")
    old.commit()
    assert (data / f"{DATABASE}-wal").stat().st_size > 0
    command = ["restore", str(copy), "--data", str(data), "--lang", "en"]

    lock = FolderLock(data)
    assert run(command) == 2  # a server runs
    lock.release()
    assert "stop it" in capsys.readouterr().err
    assert written(data / DATABASE) == [("kept",), ("later",)]
    (tmp_path / "wrong.sqlite").write_text("no database")
    assert run(["restore", str(tmp_path / "wrong.sqlite"), *command[2:]]) == 2
    assert run(["restore", str(tmp_path / "none.sqlite"), *command[2:]]) == 2
    assert run(["restore", str(data / DATABASE), *command[2:]]) == 2
    old.close()

    assert run(command) == 0
    assert written(data / DATABASE) == [("kept",)]
    assert written(data / f"{DATABASE}.before-restore") == [("kept",), ("later",)]
    assert (data / DATABASE).stat().st_mode & 0o777 == 0o600
    assert written(copy) == [("kept",)]


def test_a_copy_of_a_newer_version_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    migrate(copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert run(["restore", str(copy), "--data", str(tmp_path / "data"), "--lang", "en"]) == 2
    assert "newer version" in capsys.readouterr().err
    assert not (tmp_path / "data" / DATABASE).exists()


def test_a_password_is_set_from_what_is_piped_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["password", "--data", str(tmp_path), "--lang", "en"]
    monkeypatch.setattr("sys.stdin", io.StringIO("too short\n"))
    assert run(command) == 2
    assert "12 to 200" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO("the old lighthouse\n"))
    assert run(command) == 0
    assert is_right("the old lighthouse", read_setting(tmp_path / DATABASE, PASSWORD))


def test_a_password_is_typed_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["the old lighthouse", "the old lightship", *["the old lighthouse"] * 2])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("abyssal.cli.hosting.getpass", lambda prompt: next(typed))
    command = ["password", "--data", str(tmp_path), "--lang", "en"]
    assert run(command) == 2
    assert "not the same" in capsys.readouterr().err
    lock = FolderLock(tmp_path)  # a server that has brought the database up to date
    migrate(tmp_path / DATABASE)
    assert run(command) == 0
    lock.release()
    assert is_right("the old lighthouse", read_setting(tmp_path / DATABASE, PASSWORD))


def with_password(url: str) -> str:
    """The same address with a password, which a server that trusts everybody does not ask for."""
    return url.replace("postgres@", "postgres:s3cret@", 1)


def test_tables_move_to_a_database_are_saved_there_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from live import postgresql

    url = with_password(postgresql.url_of(tmp_path / DATABASE))
    data, dump, back = tmp_path / "data", tmp_path / "copy.dump", tmp_path / "back"
    migrate_in(data)
    said = []

    def command(*words: str) -> int:
        status = run([*words, "--lang", "en"])
        captured = capsys.readouterr()
        said.append(captured.out + captured.err)
        return status

    lock = FolderLock(data)
    assert command("move", str(data), url) == 2
    assert "stop it" in said[-1]
    lock.release()
    assert command("move", str(data), url) == 0
    assert "One table" in said[-1]
    assert command("move", str(data), url) == 2
    assert "not empty" in said[-1]
    assert command("check", "--database", url) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("the old lighthouse\n"))
    assert command("password", "--data", str(data), "--database", url) == 0
    with monkeypatch.context() as bare:
        bare.setenv("PATH", str(tmp_path))
        assert command("backup", str(dump), "--database", url) == 2
    assert "postgresql-client" in said[-1]
    assert command("backup", str(dump), "--database", url) == 0
    assert command("backup", str(dump), "--database", url) == 2
    assert command("restore", str(dump), "--data", str(data)) == 2
    assert "--database" in said[-1]
    assert command("restore", str(data / DATABASE), "--database", url) == 2
    assert "abyssal move" in said[-1]
    assert command("restore", str(dump), "--database", url) == 0
    assert dump.with_name("copy.dump.before-restore").is_file()
    assert command("move", url, str(back)) == 0
    assert is_right("the old lighthouse", read_setting(back / DATABASE, PASSWORD))
    assert command("check", "--data", str(back)) == 0
    assert not [line for line in said if "s3cret" in line]


def migrate_in(folder: Path) -> None:
    """A data folder with one table."""
    folder.mkdir()
    migrate(folder / DATABASE)
    created = entries.Created(
        1.0, "", game="into-the-blue", places=[Place("person", "Ada"), Place()], seed="1" * 64
    )
    line = entries.write(pinned(created, library))
    row = row_of(Table.of("t", [line]))
    names = ", ".join(row._fields)
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        marks = ", ".join("?" for _ in row)
        connection.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", row)
        connection.execute("INSERT INTO log VALUES ('t', 1, ?)", (line,))
        connection.commit()
