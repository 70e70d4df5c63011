"""The client's shared files know no title, and nothing in the client speaks of rules by number."""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
FILES = sorted(
    path.relative_to(SOURCE).as_posix()
    for path in SOURCE.rglob("*")
    if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts")
)

IMPORTED = re.compile(
    r"""\b(?:from|import)\s*\(?\s*["'](?P<path>\.[^"']*)["']"""
    r"""|\bimport\.meta\.glob[^(]*\(\s*\[?\s*["'](?P<glob>\.[^"']*)["']"""
)
RULE = re.compile(r"\b(?:ITB|ITD|KL|UNF)-[A-Z]?\d")
ABOVE_LIB = ("games", "pages", "parts", "table")
"""What `lib` must not import: titles are passed in by the pages."""


def imported(file: str, source: str) -> Iterator[str]:
    """The files of the client that a file imports, by its path from `src`."""
    for found in IMPORTED.finditer(source):
        path = found["path"] or found["glob"]
        yield posixpath.normpath(posixpath.join(posixpath.dirname(file), path))


def faults(file: str, source: str) -> list[str]:
    """What is wrong with one file."""
    above = ABOVE_LIB if file.startswith("lib/") else ()
    found = [f"imports {path}" for path in imported(file, source) if path.split("/")[0] in above]
    return found + [f"names the rule {match[0]}" for match in RULE.finditer(source)]


@pytest.mark.parametrize("file", FILES)
def test_a_file_of_the_client_keeps_to_its_folder_and_names_no_rule(file: str) -> None:
    assert faults(file, (SOURCE / file).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("lib/words.ts", 'import { labelsOf } from "../games/labels";'),
        ("lib/words.ts", 'import type { Title } from "../games/contract";'),
        ("lib/words.ts", 'const load = () => import("../games/index");'),
        ("lib/words.ts", 'import.meta.glob<Tutorial>("../games/*/tutorial.json");'),
        ("lib/words.ts", 'import.meta.glob(["../games/*/positions.json"]);'),
        ("lib/deeper/words.ts", 'export { x } from "../../games/x";'),
        ("lib/words.ts", 'import Seat from "../parts/Seat.svelte";'),
        ("games/key_largo/table.ts", "const ROUND = 20; // KL-102"),
        ("games/key_largo/table.ts", "/** KL-E22 */"),
        ("games/unfathomable/table.ts", "/** At most ten cards (UNF-77). */"),
        ("games/in_too_deep/Board.svelte", "<!-- ITD-82 -->"),
        ("games/into_the_blue/table.ts", "// ITB-07"),
    ],
)
def test_what_does_not_belong_is_found(file: str, source: str) -> None:
    assert len(faults(file, source)) == 1


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("lib/words.ts", 'import type { View } from "./protocol";'),
        ("lib/words.ts", 'import.meta.glob("../../../src/abyssal/games/*/text/*.ftl");'),
        ("table/TableView.svelte", 'import type { Title } from "../games/contract";'),
        ("games/key_largo/table.ts", 'import type { Words } from "../../lib/words";'),
        ("games/key_largo/table.ts", 'const depth = "KL-deep";'),
    ],
)
def test_what_belongs_is_left_alone(file: str, source: str) -> None:
    assert faults(file, source) == []
