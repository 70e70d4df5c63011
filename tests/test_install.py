"""What an installation brings: the engine alone, its extras, and what packages are built of."""

import os
import subprocess
import sys
import tarfile
import textwrap
import tomllib
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CLIENT = "abyssal/server/static/"

# Packages of the extras are hidden, as if they had not been installed.
ALONE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name in {hidden} or name.partition(".")[0] in {hidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""
OF_EXTRAS = {
    "alembic", "babel", "fluent", "httptools", "markdown_it", "msgspec", "platformdirs", "pydantic",
    "pygments", "pytz", "rich", "sqlalchemy", "starlette", "typer", "uvicorn", "uvloop",
    "websockets",
}  # fmt: skip


def python(
    code: str, hidden: Iterable[str] = (), **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a program in a fresh interpreter in which some packages are missing."""
    start = ALONE.format(hidden=set(hidden) or "()")
    return subprocess.run(
        [sys.executable, "-P", "-c", start + textwrap.dedent(code)],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "en", "LC_ALL": "", **environment},
    )


# What is imported


def test_the_engine_imports_nothing_but_the_standard_library() -> None:
    ran = python(
        """
        before = set(sys.modules)
        import abyssal
        abyssal.game("into-the-blue").new(3, seed=1)
        print(*{name.partition(".")[0] for name in set(sys.modules) - before})
        """
    )
    assert ran.returncode == 0, ran.stderr
    own = {"abyssal", "mypy_extensions"}
    foreign = {name for name in ran.stdout.split() if not name.endswith("__mypyc")}
    assert foreign - own <= set(sys.stdlib_module_names)
    assert own <= foreign


def test_engine_bots_arena_and_records_work_without_the_extras() -> None:
    ran = python(
        """
        import pkgutil
        from importlib import import_module

        for room in ("core", "games", "policies", "values", "bots", "lab", "record", "testing"):
            package = import_module(f"abyssal.{room}")
            for module in pkgutil.walk_packages(package.__path__, f"abyssal.{room}."):
                if not module.name.startswith("abyssal.testing.trials."):
                    import_module(module.name)
        import abyssal.words
        from abyssal.lab.arena import simulate
        print(simulate("key-largo", ["greedy", "random", "random"], 1, seed=1)["results"]["games"])
        """,
        hidden=OF_EXTRAS,
    )
    assert (ran.returncode, ran.stdout) == (0, "1\n"), ran.stderr


def test_the_package_needs_one_small_package_and_all_is_the_sum_of_the_extras() -> None:
    assert PROJECT["dependencies"] == ["mypy-extensions>=1.0"]
    extras = PROJECT["optional-dependencies"]
    assert extras["all"] == ["abyssal[client,server,terminal]"]
    needed = [name for extra in ("client", "server", "terminal") for name in extras[extra]]
    lock = (ROOT / "requirements.lock").read_text("utf-8").lower()
    for requirement in needed:
        name = requirement.partition(">")[0]
        assert f"\n{name}==" in f"\n{lock}".replace("-runtime", ".runtime").replace("_", "-"), name
    for peer in extras["peers"]:
        assert f"\n{peer.partition('>')[0].replace('_', '-')}==" not in lock


def test_importing_the_engine_reads_nothing_that_it_may_not_need() -> None:
    ran = python("import abyssal; print(*sys.modules)")
    heavy = {"asyncio", "importlib.metadata", "importlib.resources", "logging", "tomllib"}
    assert not heavy & set(ran.stdout.split())


# What is said when something is missing


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["--help"], "terminal"),
        (["simulate", "into-the-blue"], "terminal"),
        (["verify", "nothing.record"], "terminal"),
        (["serve"], "server"),
        (["backup", "copy.sqlite"], "server"),
        (["move", "here", "there"], "server"),
        (["check"], "server"),
    ],
)
def test_a_command_names_the_extra_it_lacks_in_one_line(command: list[str], extra: str) -> None:
    ran = python(f"from abyssal.cli import run; sys.exit(run({command!r}))", hidden=OF_EXTRAS)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("abyssal: ")
    assert f"pip install abyssal[{extra}]" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_the_line_is_in_the_language_that_was_asked_for() -> None:
    ran = python(
        "from abyssal.cli import run; sys.exit(run(['serve', '--lang', 'fr']))", hidden=OF_EXTRAS
    )
    assert "demande l’extra" in ran.stderr


def test_serving_needs_the_server_where_only_the_terminal_is_installed() -> None:
    ran = python(
        "from abyssal.cli import run; sys.exit(run(['serve']))", hidden={"starlette", "uvicorn"}
    )
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "abyssal[server]" in ran.stderr


DATABASE = "postgresql://ada:s3cret@127.0.0.1:9/abyssal"


@pytest.mark.parametrize(
    "command",
    [["serve", "--no-browser", "--port", "0"], ["check"]],
    ids=lambda command: command[0],
)
def test_postgresql_needs_an_extra_of_its_own(command: list[str], tmp_path: Path) -> None:
    given = [*command, "--data", str(tmp_path), "--database", DATABASE]
    code = f"from abyssal.cli import run; sys.exit(run({given!r}))"
    ran = python(code, hidden={"psycopg"})
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "pip install abyssal[postgresql]" in ran.stderr
    assert "s3cret" not in ran.stderr


def test_sqlite_needs_nothing_of_postgresql() -> None:
    needed = "abyssal.cli.serve, abyssal.cli.hosting, abyssal.cli.stores, abyssal.server.serve"
    ran = python(f"import {needed}", hidden={"psycopg", "greenlet"})
    assert ran.returncode == 0, ran.stderr


def test_a_fault_of_our_own_is_not_taken_for_a_missing_extra() -> None:
    ran = python("from abyssal.cli import run; sys.exit(run(['serve']))", hidden={"abyssal.server"})
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == "ModuleNotFoundError: No module named 'abyssal.server'"


def test_the_client_for_programs_names_its_extra() -> None:
    ran = python("import abyssal.client", hidden=OF_EXTRAS)
    assert ran.returncode == 1
    assert 'pip install "abyssal[client]"' in ran.stderr.splitlines()[-1]


NO_CLIENT = """
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from abyssal.cli import run, serve
from abyssal.server.settings import Settings

serve.Settings = partial(Settings, static=Path("nowhere"))
serve.server_for = lambda *_, **__: print("serving") or sys.exit(0)
sys.exit(run([{arguments}]))
"""


def test_serving_without_the_client_says_how_to_get_it() -> None:
    ran = python(NO_CLIENT.format(arguments="'serve'"))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "make play" in ran.stderr
    assert "tools/web.sh" in ran.stderr


def test_programs_are_served_without_the_client() -> None:
    ran = python(NO_CLIENT.format(arguments="'serve', '--no-browser'"))
    assert (ran.returncode, ran.stdout) == (0, "serving\n")
    assert "not built" in ran.stderr


# What is built


def copied_to(folder: Path) -> Path:
    """The files of this checkout from which packages are built, in a checkout of their own."""
    wanted = ["pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "build_tools"]
    listed = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "-coz", "--exclude-standard", *wanted, "src"],
        capture_output=True, check=True,
    )  # fmt: skip
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A source archive made from a checkout without a built client, and a wheel made from it."""
    checkout = copied_to(tmp_path_factory.mktemp("checkout"))
    folder = tmp_path_factory.mktemp("built")
    source = folder / hook(checkout, "build_sdist", folder)
    # Not by tarfile: the first releases of 3.11 unpack without the filter that later ones ask for.
    subprocess.run(["tar", "-xzf", source, "-C", folder], check=True)
    unpacked = folder / source.name.removesuffix(".tar.gz")
    return source, folder / hook(unpacked, "build_wheel", folder)


def hook(project: Path, name: str, folder: Path) -> str:
    """Call a hook of the build backend as pip does; the name of what it built."""
    code = f"import backend; print(backend.{name}({str(folder)!r}))"
    path = {"PYTHONPATH": str(project / "build_tools")}
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=project, env={**os.environ, **path}, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()[-1]


def test_a_checkout_without_the_client_gives_a_source_archive_that_can_be_built(
    built: tuple[Path, Path],
) -> None:
    source, _ = built
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"setup.py", "README.md", "build_tools/backend.py", "build_tools/docstrings.py"} <= names
    assert "src/abyssal/games/unfathomable/data/unfathomable.toml" in names
    assert not any(name.endswith((".pyc", ".so")) for name in names)


def test_a_wheel_from_the_source_archive_holds_the_whole_package(built: tuple[Path, Path]) -> None:
    _, wheel = built
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("abyssal/")}
    source = {
        f"abyssal/{path.relative_to(ROOT / 'src/abyssal').as_posix()}"
        for path in (ROOT / "src/abyssal").rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".typed")
    }
    assert {name for name in source if not name.startswith(CLIENT)} <= packed
    assert not any(name.startswith(CLIENT) for name in packed)


def test_an_installed_wheel_plays_and_serves_no_pages(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    _, wheel = built
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    ran = python(
        """
        import abyssal
        from abyssal.cli import run
        print(abyssal.__file__)
        run(["simulate", "into-the-blue", "--games", "1", "--json"])
        sys.exit(run(["serve"]))
        """,
        PYTHONPATH=str(tmp_path),
    )
    assert ran.stdout.startswith(str(tmp_path))
    assert '"games": 1' in ran.stdout
    assert ran.returncode == 2
    assert "make play" in ran.stderr


def test_a_client_that_was_built_goes_into_both(tmp_path: Path) -> None:
    checkout = copied_to(tmp_path / "checkout")
    page = checkout / "src" / CLIENT / "index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>")
    with tarfile.open(tmp_path / hook(checkout, "build_sdist", tmp_path)) as archive:
        assert any(name.endswith(f"{CLIENT}index.html") for name in archive.getnames())
    with ZipFile(tmp_path / hook(checkout, "build_wheel", tmp_path)) as archive:
        assert f"{CLIENT}index.html" in archive.namelist()
