"""What docs/adding_a_card.md shows is one commit: carried out on a copy, its tests pass."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding_a_card.md"
FENCE = re.compile(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', re.DOTALL | re.MULTILINE)
ROW = re.compile(r'^    \{ name = "([^"]+)".*$', re.MULTILINE)


def shown() -> list[tuple[str, str, str]]:
    """The blocks of the page that name a file: language, path and text."""
    return FENCE.findall(PAGE.read_text("utf-8"))


def carry_out(tree: Path) -> None:
    """Write into `tree` what the page shows: rows of data take the place of those of their name."""
    for language, path, text in shown():
        file = tree / path
        if language == "toml":
            found = ROW.search(text)
            assert found is not None
            old = re.compile(ROW.pattern.replace('([^"]+)', re.escape(found[1]), 1), re.MULTILINE)
            changed, count = old.subn(found[0], file.read_text("utf-8"))
            assert count == 1
            file.write_text(changed, "utf-8")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as end:
                end.write("\n\n" + text)


def run_tests(tree: Path) -> subprocess.CompletedProcess[str]:
    """Run the page's tests with the sources of `tree`, and the position builder of ours."""
    paths = [str(tree / "src"), str(ROOT / "tests")]
    test = tree / "tests" / "games" / "unfathomable" / "test_spells.py"
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)]
    return subprocess.run(
        [*command, "--rootdir", str(tree), "-c", os.devnull],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )


def copy_of_sources(tree: Path) -> None:
    shutil.copytree(
        ROOT / "src" / "abyssal",
        tree / "src" / "abyssal",
        ignore=shutil.ignore_patterns("__pycache__", "static"),
    )


def test_the_commit_of_the_page_adds_a_verb_and_a_card_that_uses_it(tmp_path: Path) -> None:
    copy_of_sources(tmp_path)
    carry_out(tmp_path)
    run = run_tests(tmp_path)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "2 passed" in run.stdout


def test_without_its_row_the_card_is_refused(tmp_path: Path) -> None:
    copy_of_sources(tmp_path)
    carry_out(tmp_path)
    effects = tmp_path / "src/abyssal/games/unfathomable/texts/effects.py"
    effects.write_text(effects.read_text("utf-8").replace("\nverb(80,", "\n(80,"), "utf-8")
    run = run_tests(tmp_path)
    assert run.returncode != 0
    assert "has the unknown verb 'rescue-passenger'" in run.stdout + run.stderr


def test_a_new_verb_is_written_in_three_places() -> None:
    """The row with its function, its words (one message in two languages), the card."""
    places = {"words" if language == "ftl" else path for language, path, _ in shown()}
    assert len({place for place in places if not place.startswith("tests/")}) == 3
