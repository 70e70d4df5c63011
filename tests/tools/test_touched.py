"""Which tests `make check` runs for a change."""

import subprocess
from pathlib import Path

import pytest

import touched

FILES = {
    "src/abyssal/__init__.py": "from abyssal.games import game",
    "src/abyssal/games/__init__.py": "from abyssal.games.reef import game as reef",
    "src/abyssal/games/reef/__init__.py": "",
    "src/abyssal/games/reef/game.py": "from . import rules",
    "src/abyssal/games/reef/rules.py": "import random",
    "src/abyssal/games/reef/data/cards.toml": "",
    "src/abyssal/server/__init__.py": "",
    "src/abyssal/server/app.py": "import abyssal",
    "tests/games/reef/table.py": "from abyssal.games.reef.game import Game",
    "tests/games/reef/test_rules.py": "from games.reef.table import Table",
    "tests/server/test_app.py": "from abyssal.server import app",
    "tests/server/test_kill.py": "import subprocess",
    "tests/browser/test_play_now.py": "import abyssal.server.app",
    "tests/browser/test_axe.py": "import abyssal.server.app",
    "tests/golden/test_golden.py": "import abyssal",
    "tests/golden/one.record": "",
    "tests/tools/test_rules.py": "import rules",
    "tests/test_docs.py": "",
    "tests/test_imports.py": "",
    "tests/test_words.py": "",
    "tools/rules.py": "",
    "docs/bots.md": "",
    "web/src/App.svelte": "",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (
            "src/abyssal/games/reef/rules.py",
            ["test_imports", "games/reef/test_rules", "golden/test_golden", "server/test_app"],
        ),
        ("src/abyssal/server/app.py", ["test_imports", "server/test_app", "server/test_kill"]),
        (
            "src/abyssal/games/reef/data/cards.toml",
            ["games/reef/test_rules", "golden/test_golden", "server/test_app"],
        ),
        (
            "src/abyssal/games/reef/text/fr.ftl",
            ["test_words", "games/reef/test_rules", "golden/test_golden", "server/test_app"],
        ),
        ("tests/games/reef/table.py", ["games/reef/test_rules"]),
        ("tests/golden/one.record", ["golden/test_golden"]),
        ("tests/browser/test_axe.py", ["browser/test_axe"]),
        ("web/src/App.svelte", ["browser/test_play_now"]),
        ("docs/bots.md", ["test_docs", "tools/test_rules"]),
        ("tools/rules.py", ["tools/test_rules"]),
        ("src/abyssal/gone.py", ["test_imports"]),
        ("LICENSE", []),
    ],
)
def test_a_change_touches_the_tests_that_reach_it_nearest_first(
    tree: Path, changed: str, tests: list[str]
) -> None:
    found = touched.touched([changed], touched.importers(tree))
    assert found == [f"tests/{test}.py" for test in tests]


def git(folder: Path, *command: str) -> None:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *command], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    git(tmp_path, "init", "-b", "main")
    for name in ("kept", "changed", "edited"):
        (tmp_path / name).write_text(name)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "first")
    return tmp_path


def test_a_change_is_what_the_branch_and_the_working_tree_have_of_their_own(
    repository: Path,
) -> None:
    git(repository, "switch", "-c", "branch")
    (repository / "changed").write_text("else")
    git(repository, "commit", "-am", "second")
    (repository / "edited").write_text("else")
    (repository / "new").write_text("new")
    assert touched.changed_files(repository) == ["changed", "edited", "new"]


def test_without_a_main_a_change_is_what_is_not_committed(repository: Path) -> None:
    git(repository, "branch", "-m", "trunk")
    (repository / "edited").write_text("else")
    assert touched.changed_files(repository) == ["edited"]


def test_every_reader_and_the_smoke_test_exist() -> None:
    tests = {test for _, tests in touched.READERS for test in tests}
    assert [test for test in sorted(tests) if not (touched.ROOT / test).is_file()] == []
