"""A data folder is its owner's alone and one server's at a time; what is wrong with it is said."""

import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from abyssal.cli import run
from abyssal.server.serve import DATABASE
from abyssal.store.folder import LOCK, FolderLock, Unusable
from abyssal.store.migrate import migrate, newest_version
from abyssal.testing.process import SERVE, Process


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def serving_fails(folder: Path, *more: str) -> str:
    """What `abyssal serve` says where it cannot serve."""
    command = [sys.executable, "-P", *SERVE, "--port", "0", "--data", str(folder), *more]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("abyssal: ")
    assert ran.stderr.count("\n") == 1
    return ran.stderr


def test_a_folder_has_one_server_and_a_killed_one_lets_go(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = Process(folder)
    try:
        said = serving_fails(folder)
        assert str(folder) in said
        assert f"process {first.process.pid}" in said
        backup = tmp_path / "copy.sqlite"
        assert run(["backup", str(backup), "--data", str(folder)]) == 0
        assert mode(backup) == 0o600
        assert mode(folder) == 0o700
        assert {file.name for file in folder.iterdir()} >= {DATABASE, f"{DATABASE}-wal", LOCK}
        assert {mode(file) for file in folder.iterdir()} == {0o600}
    finally:
        first.kill()
    Process(folder).stop()


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    Process(tmp_path).stop()
    (tmp_path / DATABASE).chmod(0o644)
    Process(tmp_path).stop()
    assert mode(tmp_path / DATABASE) == 0o600


def test_a_lock_is_free_once_it_was_released(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with pytest.raises(Unusable, match="serves it"):
        FolderLock(tmp_path)
    lock.release()
    FolderLock(tmp_path).release()


def test_a_damaged_database_is_named_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    content = b"no database at all, but long enough" * 50
    (tmp_path / DATABASE).write_bytes(content)
    assert "damaged" in serving_fails(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == content


def test_a_cut_database_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    with closing(sqlite3.connect(file)) as connection:
        for number in range(50):
            connection.execute(f"CREATE TABLE t{number} (a)")
    file.write_bytes(file.read_bytes()[:8192])
    with pytest.raises(Unusable) as raised:
        migrate(file)
    assert raised.value.code == "damaged"


def test_the_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    Process(tmp_path).stop()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    said = serving_fails(tmp_path)
    assert "newer version" in said
    assert "9999" in said
    assert newest_version() in said
    assert not list(tmp_path.glob("*.before-*"))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in serving_fails(tmp_path / "file" / "folder")


def test_a_port_in_use_is_said_in_our_own_words(tmp_path: Path) -> None:
    first = Process(tmp_path / "one")
    try:
        said = serving_fails(tmp_path / "two", "--port", str(first.port))
        assert f"port {first.port}" in said
    finally:
        first.stop()


def test_a_backup_overwrites_nothing_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Process(tmp_path).stop()
    data = ["--data", str(tmp_path), "--lang", "en"]
    copy = tmp_path / "copy.sqlite"
    copy.write_text("precious")
    assert run(["backup", str(copy), *data]) == 2
    assert "--force" in capsys.readouterr().err
    assert copy.read_text() == "precious"
    assert run(["backup", str(copy), "--force", *data]) == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")
    database = (tmp_path / DATABASE).read_bytes()
    assert run(["backup", str(tmp_path / DATABASE), "--force", *data]) == 2
    assert "itself" in capsys.readouterr().err
    assert (tmp_path / DATABASE).read_bytes() == database
