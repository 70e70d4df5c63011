"""What README.md and docs/hosting.md tell of the command `abyssal` is so."""

import os
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from abyssal.cli import run
from abyssal.server.serve import DATABASE
from abyssal.store.copying import copy_database

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


def section(title: str) -> str:
    return HOSTING.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def written(path: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT word FROM said").fetchall()


def test_restoring_as_the_page_says_leaves_nothing_of_the_old_database(tmp_path: Path) -> None:
    """Its lines are run, with a systemctl that does nothing."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    data.mkdir()
    old = sqlite3.connect(data / DATABASE)
    old.execute("PRAGMA journal_mode=WAL")
    old.execute("CREATE TABLE said (word TEXT)")
    old.execute("INSERT INTO said VALUES ('kept')")
    old.commit()
    copy_database(data / DATABASE, copy)
    old.execute("INSERT INTO said VALUES ('later')")
    old.commit()
    assert (data / f"{DATABASE}-wal").stat().st_size > 0

    [script] = re.findall(r"```sh\n(.*?)```", section("Restore"), re.DOTALL)
    script = re.sub(r"^data=.*$", f"data={data}", script, flags=re.MULTILINE)
    script = re.sub(r"^copy=.*$", f"copy={copy}", script, flags=re.MULTILINE)
    (tmp_path / "systemctl").write_text("#!/bin/sh\n")
    (tmp_path / "systemctl").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["bash", "-euc", script], env={**os.environ, "PATH": path}, check=True)
    old.close()

    assert written(data / DATABASE) == [("kept",)]
    assert (data / DATABASE).stat().st_mode & 0o777 == 0o600
