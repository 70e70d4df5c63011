"""Which rules of the ledgers have a test that names them; fails where a playable game has a gap."""

import ast
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import abyssal

ROOT = Path(__file__).resolve().parent.parent

MOST_IDS = 3
"""How many ids one test may name."""

SERIES = {
    "": "rules",
    "X": "examples",
    "R": "rulings",
    "E": "encounters",
    "B": "differences between the books",
    "T": "timing windows",
    "H": "secrets",
    "I": "invariants",
    "MY": "mythos cards",
    "SP": "spells",
    "WP": "waypoints",
    "DM": "damage cards",
    "IT": "items",
    "SK": "skill texts",
    "SH": "sheet abilities",
    "FT": "feats",
    "RV": "reveals",
    "BX": "space actions and titles",
}
"""The letters before the number or the name of an id, and what such ids are."""
TEXTS = ("MY", "SP", "WP", "DM", "IT", "SK", "SH", "FT", "RV", "BX")
"""The series of what is printed on cards, sheets and the board: each text has its own tests."""
UNKNOWN_DATA = "U"
"""The letter of what the rulebooks do not tell: nothing there to test."""

ID = re.compile(r"[A-Z]+-(?P<series>[A-Z]*)(?:(?P<number>\d+)|-(?P<name>[a-z-]+))")
# At the start of a line: `- **ITB-26** …`, `**ITB-X1 · …**`, `| **UNF-B1** | …`
ENTRY = re.compile(r"(?:[-|] *)?\*\*(?P<id>[A-Z]+-[A-Z]*\d+)\b[^*]*\*\*(?P<text>.*)")
WITHDRAWN = re.compile(r"\W*(?:`\w`\W*)?withdrawn\b", re.IGNORECASE)
# Ids named by the first and the last of them: `UNF-MY01…MY70`
SPAN = re.compile(r"`(?P<start>[A-Z]+-(?P<series>[A-Z]+))(?P<first>\d+)…(?P=series)(?P<last>\d+)`")
# Ids that end in a name, a row for each series: | `UNF-SK-…` | skill texts | rampage, true-grit |
BY_NAME = re.compile(r"\| `(?P<start>[A-Z]+-[A-Z]+-)…` \|[^|]*\|(?P<names>[^|]*)\|")


class Ledger(NamedTuple):
    """The ids of one game that need a test."""

    game: str
    ids: list[str]


class Named(NamedTuple):
    """A test, or one case of a parametrised test, and the ids it names."""

    where: str
    ids: list[str]


def place_of(rule: str) -> tuple[str, int, str]:
    """The series of an id that a ledger lists, and its number or its name there.

    >>> place_of("ITB-26"), place_of("ITB-X1"), place_of("UNF-SK-rampage")
    (('', 26, ''), ('X', 1, ''), ('SK', 0, 'rampage'))
    """
    found = ID.fullmatch(rule)
    assert found is not None, rule
    return found["series"], int(found["number"] or 0), found["name"] or ""


def series_of(rule: str) -> str:
    return place_of(rule)[0]


def read_ledger(path: Path) -> Ledger:
    """What the ledger of a game, `docs/rules/into_the_blue.md`, asks for."""
    text = path.read_text("utf-8")
    ids = [
        entry["id"]
        for line in text.splitlines()
        if (entry := ENTRY.match(line)) and not WITHDRAWN.match(entry["text"])
    ]
    for span in SPAN.finditer(text):
        digits = len(span["first"])
        for number in range(int(span["first"]), int(span["last"]) + 1):
            ids.append(f"{span['start']}{number:0{digits}}")
    for row in BY_NAME.finditer(text):
        ids += [row["start"] + name.strip() for name in row["names"].split(",")]
    return Ledger(
        path.stem.replace("_", "-"), [rule for rule in ids if series_of(rule) != UNKNOWN_DATA]
    )


def named_in(path: Path, root: Path) -> list[Named]:
    """Every test of a file, and every case of one, with the ids of its marks."""
    tree = ast.parse(path.read_text("utf-8"))
    return [
        named for named in named_under(tree, [], path.relative_to(root).as_posix()) if named.ids
    ]


def named_under(node: ast.AST, outer: list[str], where: str) -> Iterator[Named]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            inner = outer + [rule for mark in child.decorator_list for rule in rules_of(mark)]
            name = f"{where}::{child.name}"
            if isinstance(child, ast.ClassDef):
                yield from named_under(child, inner, name)
            else:
                yield Named(name, inner)
                for mark in child.decorator_list:
                    yield from cases(mark, inner, name)
        else:
            yield from cases(child, outer, where)


def cases(node: ast.AST, outer: list[str], where: str) -> Iterator[Named]:
    """The `pytest.param(..., marks=...)` in `node` that name a rule."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.param":
            marks = [keyword.value for keyword in call.keywords if keyword.arg == "marks"]
            own = [rule for mark in marks for part in ast.walk(mark) for rule in rules_of(part)]
            if own:
                yield Named(f"{where}, line {call.lineno}", outer + own)


def rules_of(mark: ast.AST) -> list[str]:
    """The ids of `pytest.mark.rule(...)`; none for anything else."""
    if not isinstance(mark, ast.Call) or ast.unparse(mark.func) != "pytest.mark.rule":
        return []
    return [
        str(argument.value) if isinstance(argument, ast.Constant) else ast.unparse(argument)
        for argument in mark.args
    ]


def gaps(ids: list[str], tested: set[str]) -> list[str]:
    """The ids without a test, neighbours drawn together.

    >>> gaps(["A-1", "A-2", "A-3", "A-4", "A-X1"], tested={"A-3"})
    ['A-1 to A-2', 'A-4', 'A-X1']
    """
    found = []
    for (_, has_test), group in groupby(
        sorted(ids, key=place_of), key=lambda rule: (series_of(rule), rule in tested)
    ):
        first, *rest = group
        if not has_test:
            found.append(f"{first} to {rest[-1]}" if rest else first)
    return found


def coverage(ledger: Ledger, tested: set[str]) -> str:
    """How many ids of each series have a test, and how many of all texts."""

    def count(*wanted: str) -> str:
        ids = [rule for rule in ledger.ids if series_of(rule) in wanted]
        return f"{len(tested.intersection(ids))}/{len(ids)}"

    found = dict.fromkeys(series_of(rule) for rule in ledger.ids)
    counts = [f"{count(series)} {SERIES.get(series, series)}" for series in found]
    if set(TEXTS).intersection(found):
        counts.append(f"{count(*TEXTS)} texts in all")
    return ", ".join(counts)


def complaints(ledgers: list[Ledger], tests: list[Named], playable: list[str]) -> list[str]:
    """What is missing for a playable game, and which marks are wrong."""
    tested = {rule for test in tests for rule in test.ids}
    found = []
    for game in playable:
        ledger = next((ledger for ledger in ledgers if ledger.game == game), None)
        if ledger is None:
            found.append(f"{game} has no ledger")
        elif missing := gaps(ledger.ids, tested):
            found.append(f"{game}: no test names {', '.join(missing)}")
    for test in tests:
        unknown = [rule for rule in test.ids if not any(rule in ledger.ids for ledger in ledgers)]
        if unknown:
            found.append(f"{test.where} names what no ledger has: {', '.join(unknown)}")
        if len(set(test.ids)) > MOST_IDS:
            found.append(f"{test.where} names more than {MOST_IDS}: {', '.join(test.ids)}")
    return found


def main() -> None:
    ledgers = [read_ledger(path) for path in sorted((ROOT / "docs/rules").glob("*.md"))]
    tests = [
        named for path in sorted((ROOT / "tests").rglob("*.py")) for named in named_in(path, ROOT)
    ]
    tested = {rule for test in tests for rule in test.ids}
    playable = abyssal.games()
    for ledger in sorted(ledgers, key=lambda ledger: ledger.game not in playable):
        note = "" if ledger.game in playable else " (to come)"
        print(f"{ledger.game}{note}: {coverage(ledger, tested)}")
    found = complaints(ledgers, tests, playable)
    for complaint in found:
        print(complaint)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
