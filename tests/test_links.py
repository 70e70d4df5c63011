"""Links between the pages of the project hold, and files that pages name exist."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
OUTSIDE = ("README.md", "bench/README.md", "web/README.md", *(
    path.name for path in ROOT.glob("*.md") if path.name != "README.md"
))  # fmt: skip
PAGES = sorted({
    *(path.relative_to(ROOT).as_posix() for path in DOCS.rglob("*.md")),
    *(name for name in OUTSIDE if (ROOT / name).exists()),
})  # fmt: skip

FENCED = re.compile(r"^( *)```.*?^\1```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
FILE = re.compile(r"(?:[\w.-]+/)+[\w-]*(?:\.\w+)*")
ROOMS = (ROOT, ROOT / "src/abyssal", ROOT / "tests", DOCS, ROOT / "web", ROOT / "web/src")
"""Where a page may begin the path of a file."""
BUILT = {"src/abyssal/server/static"}
OURS = {path.name for room in ROOMS for path in room.iterdir() if path.is_dir()}


def anchor(heading: str) -> str:
    """The name of a heading in a link, as the site generator and code hosts make it."""
    words = re.sub(r"[^\w\s-]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower())
    return re.sub(r"\s", "-", words.strip())


def anchors(path: Path) -> set[str]:
    return {anchor(found) for found in HEADING.findall(FENCED.sub("", path.read_text("utf-8")))}


def lost_links(page: Path, text: str) -> Iterator[str]:
    """The links of a page that lead to no file, or to no heading of it."""
    for link in LINK.findall(CODE.sub("", FENCED.sub("", text))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, place = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (place and place not in anchors(target)):
            yield link


def lost_files(text: str) -> Iterator[str]:
    """Files and folders in the code of a page that begin in a folder of ours and do not exist."""
    for code in CODE.findall(FENCED.sub("", text)):
        is_ours = FILE.fullmatch(code) and code.partition("/")[0] in OURS
        if is_ours and code not in BUILT and not any((room / code).exists() for room in ROOMS):
            yield code


@pytest.mark.parametrize("name", PAGES)
def test_every_link_of_a_page_holds(name: str) -> None:
    page = ROOT / name
    assert list(lost_links(page, page.read_text("utf-8"))) == []


@pytest.mark.parametrize("name", PAGES)
def test_every_file_that_a_page_names_exists(name: str) -> None:
    assert list(lost_files((ROOT / name).read_text("utf-8"))) == []


@pytest.mark.parametrize("link", ["gone.md", "architecture.md#gone", "#gone", "../docs/gone.png"])
def test_a_lost_link_is_found(link: str) -> None:
    assert list(lost_links(DOCS / "bots.md", f"# Bots\n\n[there]({link})")) == [link]


@pytest.mark.parametrize(
    "link", ["architecture.md", "#players-made-of-code", "protocol.md#limits", "rules"]
)
def test_a_link_that_holds_is_no_fault(link: str) -> None:
    assert list(lost_links(DOCS / "bots.md", f"[there]({link})")) == []


def test_a_lost_file_is_found() -> None:
    text = "`tools/gone.sh`, `table/gone.py`, `tools/lint.sh`, `core/game.py`, `docs/rules/`, `a/b`"
    assert list(lost_files(text)) == ["tools/gone.sh", "table/gone.py"]


def pages_in(menu: list[Any]) -> Iterator[str]:
    """The pages of the site's menu, in order."""
    for entry in menu:
        for value in [entry] if isinstance(entry, str) else entry.values():
            yield from [value] if isinstance(value, str) else pages_in(value)


def test_the_menu_of_the_site_has_every_page_once() -> None:
    project = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert sorted(pages_in(project["nav"])) == sorted(pages)
