"""What makes the code hard to carry on is counted, and may only become less."""

import json
import tomllib
from pathlib import Path

import pytest

import counts

KEPT = json.loads(counts.KEPT.read_text())


@pytest.mark.parametrize("name", counts.COUNTS)
def test_a_count_only_falls(name: str) -> None:
    found = counts.COUNTS[name](counts.ROOT)
    assert found <= KEPT[name], f"{found} {name}, at most {KEPT[name]}: see tools/counts.py"


def test_every_count_is_kept() -> None:
    assert list(KEPT) == list(counts.COUNTS)


GAME = """
class Position(CorePosition):
    __slots__ = ("deck", "hands")

    def __init__(self, deck, hands):
        self.deck, self.hands = deck, hands

    def copy(self):
        return Position(deck=self.deck, hands=self.hands)

def turn(frame):
    if frame.phase == 10:
        frame.stage = 3
    if frame.phase == DRAW:
        draw(1, 2, 3, 4)
        draw(1, 2, 3, 4, 5)
        op.create_table(1, 2, 3, 4, 5)
"""


def laid_out(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def test_faults_of_a_game_are_found(tmp_path: Path) -> None:
    root = laid_out(tmp_path, {"src/abyssal/games/go/game.py": GAME})
    assert counts.bare_steps(root) == 2
    assert counts.long_calls(root) == 1
    assert counts.fields_again(root) == 2  # by __init__; a copy may list them


def test_circles_are_found(tmp_path: Path) -> None:
    root = laid_out(
        tmp_path,
        {
            "src/abyssal/__init__.py": "",
            "src/abyssal/a.py": "from abyssal import b\n",
            "src/abyssal/b.py": "from abyssal.c import x\n",
            "src/abyssal/c.py": "import abyssal.a\n",
            "src/abyssal/d.py": "from abyssal import a\n",
        },
    )
    assert counts.circles(root) == 3


def test_faults_of_the_client_are_found(tmp_path: Path) -> None:
    root = laid_out(
        tmp_path,
        {
            "web/src/games/go/Board.svelte": "<!-- UNF-12 -->\n" * 401,
            "web/src/games/go/labels.ts": "one\ntwo\n",
            "web/src/pages/Home.svelte": "go and chess\n",
            "web/src/pages/About.svelte": "chess\n",
            "src/abyssal/games/go/game.py": "",
            "src/abyssal/games/chess/game.py": "",
        },
    )
    assert counts.long_components(root) == 1
    assert counts.rule_ids_in_the_client(root) == 401
    assert counts.lines_written_twice(root) == 2
    assert counts.files_for_a_game(root) == 1


def test_types_are_checked_as_strictly_in_tests_tools_and_measurements() -> None:
    mypy = tomllib.loads((counts.ROOT / "pyproject.toml").read_text())["tool"]["mypy"]
    assert set(counts.CHECKED) <= set(mypy["files"])
    assert mypy["strict"] is True
    loose = {name for one in mypy["overrides"] for name in one if name != "module"}
    assert loose == {"ignore_missing_imports", "disallow_subclassing_any"}
    assert not [key for key in mypy if key.startswith(("ignore", "allow", "disable", "exclude"))]


def test_errors_of_types_are_counted(tmp_path: Path) -> None:
    files = {
        "tests/test_go.py": "def test_go():\n    assert 1\n",
        "tools/go.py": "number: int = 'one'\n",
        "bench/go_fast.py": "",
    }
    root = laid_out(tmp_path, files)
    assert counts.type_errors(root) == 2
    (root / "tests/test_go.py").write_text("def test_go() -> None:\n    assert 1\n")
    (root / "tools/go.py").write_text("number: int = 1\n")
    assert counts.type_errors(root) == 0
