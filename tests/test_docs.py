"""The Python in README.md and docs/ runs: plain blocks are executed, `>>>` sessions compared."""

import doctest
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^( *)```python\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)


def blocks(text: str) -> Iterator[tuple[int, str]]:
    """Each block of Python in a page, with the number of lines before it."""
    for found in FENCE.finditer(text):
        yield text.count("\n", 0, found.start(2)), textwrap.dedent(found.group(2))


def run_page(text: str, name: str) -> None:
    """Run all blocks of a page in order, in one namespace."""
    names = {"__name__": "__main__"}
    for line, block in blocks(text):
        if re.search(r"^>>> ", block, re.MULTILINE):
            run_session(block, names, name, line)
        else:
            exec(compile("\n" * line + block, name, "exec"), names)


def run_session(block: str, names: dict[str, Any], name: str, line: int) -> None:
    session = doctest.DocTestParser().get_doctest(block, names, name, name, line)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
        session, out=report.append, clear_globs=False
    )
    names.update(session.globs)
    if report:
        raise AssertionError("".join(report))


PAGES = [
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if path.exists() and any(blocks(path.read_text("utf-8")))
]


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # what a page writes does not stay
    run_page((ROOT / page).read_text("utf-8"), page)


def page_of(*parts: str) -> str:
    return "\n\n".join(f"Words.\n\n```python\n{part}\n```" for part in parts)


def test_blocks_of_a_page_share_their_names() -> None:
    run_page(page_of("fish = 3", ">>> fish + 1\n4", ">>> more = fish", "assert more == 3"), "page")


def test_blocks_of_other_languages_are_left_alone() -> None:
    run_page("```sh\nexit 1\n```\n\n```\n>>> 1\n2\n```\n", "page")


@pytest.mark.parametrize(
    ("parts", "line"),
    [
        ([">>> 1 + 1\n3"], 4),
        (["fish = 3", ">>> fish\n4"], 10),
        ([">>> 1\n1\n>>> nothing_there"], 6),
    ],
)
def test_a_session_that_says_something_else_is_found(parts: list[str], line: int) -> None:
    with pytest.raises(AssertionError, match=f'File "page", line {line}, in page'):
        run_page(page_of(*parts), "page")


def test_a_block_that_fails_is_found_at_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        run_page(page_of("fish = 3", "fish / 0"), "page")
    assert error.traceback[-1].lineno + 1 == 10


def test_a_block_in_a_list_is_run() -> None:
    with pytest.raises(ZeroDivisionError):
        run_page("- so:\n\n  ```python\n  if True:\n      1 / 0\n  ```\n", "page")
