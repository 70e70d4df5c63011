"""What README.md and docs/hosting.md tell of the command `abyssal` is so."""

import io
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from abyssal.cli import run
from abyssal.cli.settings import SETTINGS, chosen
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
from abyssal.testing.process import free_port
from live import postgresql

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


# Every command on the page runs

BLOCK = re.compile(r"(?:^<!-- ((?:not )?run[^\n]*) -->\n)?^```sh\n(.*?)^```$", re.M | re.S)
SHIMS = {
    # What a page says to programs that are not here, or need rights that a test has not.
    "curl": "from urllib.request import urlopen; print(urlopen(sys.argv[-1]).read().decode())",
    "systemctl": "pass",
    "runuser": "import os; rest = sys.argv[sys.argv.index('--') + 1 :]; os.execvp(rest[0], rest)",
}


def marked() -> list[tuple[str, str]]:
    """How each block of the page is run, and its commands."""
    return [(mark, code.strip()) for mark, code in BLOCK.findall(HOSTING)]


class Sandbox:
    """A machine of a test's own: folders in the place of /var, /etc and /opt, and a free port."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = free_port()
        (root / "bin").mkdir()
        for folder in ("var/lib", "var/backups", "etc", "opt"):
            (root / folder).mkdir(parents=True)
        for name, code in SHIMS.items():
            shim = root / "bin" / name
            shim.write_text(f"#!{sys.executable}\nimport sys\n{code}\n")
            shim.chmod(0o755)
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        if found := postgresql.programs():
            path = f"{found}:{path}"
        own = {name: value for name, value in os.environ.items() if "ABYSSAL" not in name}
        self.environment = own | {
            "PATH": f"{root / 'bin'}:{path}",
            "HOME": str(root),
            "XDG_DATA_HOME": str(root / "data"),
            "LANG": "en",
            "ABYSSAL_PORT": str(self.port),
        }

    def here(self, code: str) -> str:
        for name in set(re.findall(r"postgresql://abyssal@db\.example\.org/(\w+)", code)):
            own = f"'{postgresql.url_of(self.root / name)}'"
            code = code.replace(f"postgresql://abyssal@db.example.org/{name}", own)
        code = re.sub(r"(?<![\w/.])/(?=(?:var|etc|opt)/)", f"{self.root}/", code)
        return code.replace("127.0.0.1:8000", f"127.0.0.1:{self.port}")

    def run(self, code: str, folder: Path | None = None) -> str:
        ran = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(code)],
            input="the old lighthouse\n",
            capture_output=True, text=True, cwd=folder or self.root, env=self.environment,
        )  # fmt: skip
        assert ran.returncode == 0, f"{code}\n{ran.stdout}{ran.stderr}"
        return ran.stdout

    @contextmanager
    def serving(self, command: str) -> Iterator[None]:
        """While a command that serves is running."""
        served = subprocess.Popen(
            ["bash", "-c", f"exec {self.here(command)}"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            cwd=self.root, env=self.environment,
        )  # fmt: skip
        try:
            assert served.stdout is not None
            lines: list[str] = []
            for line in served.stdout:
                lines.append(line)
                if line.startswith("Abyssal is open"):
                    break
            else:
                pytest.fail("".join(lines))
            with urlopen(f"http://127.0.0.1:{self.port}/readyz") as answer:
                assert answer.status == 200
            yield
        finally:
            served.terminate()
            served.communicate(timeout=60)

    def thinks(self, command: str) -> None:
        """Run a command that works until it is stopped, and stop it."""
        with subprocess.Popen(
            ["bash", "-c", f"exec {self.here(command)}"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            cwd=self.root, env=self.environment,
        ) as thinking:  # fmt: skip
            assert thinking.stdout is not None
            said = thinking.stdout.readline()
            thinking.terminate()
            rest, _ = thinking.communicate(timeout=60)
        assert (said.startswith("Bots think here"), thinking.returncode) == (True, 0), said + rest


def test_every_block_says_whether_it_is_run_and_why_not() -> None:
    for mark, code in marked():
        assert mark in ("run", "run: serves", "run: thinks", "run: while serving", "run: long") or (
            mark.startswith("not run: ") and len(mark) > 20
        ), code
    assert sum(mark.startswith("run") for mark, _ in marked()) >= 9


@pytest.mark.long
def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    machine = Sandbox(tmp_path)
    for mark, code in marked():
        if mark == "run: serves":
            [command] = code.splitlines()
            with machine.serving(command):
                pass
        elif mark == "run: thinks":
            machine.thinks(code)
        elif mark == "run: while serving":
            with machine.serving("abyssal serve"):
                assert "abyssal_tables" in machine.run(code)
        elif mark == "run":
            machine.run(code)


@pytest.mark.long
def test_the_wheel_is_built_and_installed_as_the_page_says(tmp_path: Path) -> None:
    machine = Sandbox(tmp_path)
    [code] = [code for mark, code in marked() if mark == "run: long"]
    assert machine.run(code, ROOT).splitlines()[-1].startswith("abyssal ")


# What lies in packaging/

SAMPLE = ROOT / "packaging" / "abyssal.toml"
VARIABLES = {setting.variable() for setting in SETTINGS}


def test_the_sample_of_settings_can_be_read() -> None:
    found = chosen({"config": str(SAMPLE)}, {})
    assert found["public-url"] == "https://games.example.org"
    assert set(tomllib.loads(SAMPLE.read_text("utf-8"))) <= {one.name for one in SETTINGS}


def test_unit_image_and_compose_name_settings_and_options_that_exist(
    capsys: pytest.CaptureFixture[str],
) -> None:
    unit = (ROOT / "packaging" / "abyssal.service").read_text("utf-8")
    [(command, options)] = calls(f"`{re.findall('^ExecStart=(.*)', unit, re.M)[0]}`")
    assert (command, options) == ("serve", {"--config"})
    for name in ("Containerfile", "compose.yaml"):
        text = (ROOT / name).read_text("utf-8")
        named = set(re.findall(r"ABYSSAL_[A-Z_]+", text)) - {"ABYSSAL_NAME", "ABYSSAL_SECRET"}
        assert named <= VARIABLES, name
        assert named
    assert "USER 10001" in (ROOT / "Containerfile").read_text("utf-8")
    # The unit gives the server longer to stop than it takes at most.
    patience = int(re.findall(r"^TimeoutStopSec=(\d+)", unit, re.M)[0])
    assert patience > chosen({}, {})["drain"]


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here")
    text = (ROOT / "packaging" / "abyssal.service").read_text("utf-8")
    unit = tmp_path / "abyssal.service"
    here = text.replace("/opt/abyssal/bin/abyssal", sys.executable).replace(
        "User=abyssal", "User=root"
    )
    unit.write_text(here)
    ran = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert ran.returncode == 0
    assert unit.name not in ran.stderr, ran.stderr
