import ast
import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

import abyssal
import mutants
import mutations

TOOLS = Path(mutants.__file__).parent

RULES = '''
def shells(dice, left):
    """As many as are left (TOY-1)."""
    return min(dice, left)


def winner(points):
    return max(points)


def count_down(number):
    while number > 0:
        number -= 1
    return number


def unused(number):
    return number + 1


def take(table, seat):
    table.taken = True
    table.seat = (seat + 1) % 3


ORDER = [2, 0, 1]
'''

TESTS = """
import pytest
from types import SimpleNamespace
from toy_game.rules import ORDER, count_down, shells, take, winner

@pytest.mark.rule("TOY-1")
def test_as_many_as_are_left():
    assert (shells(3, 2), shells(1, 2)) == (2, 1)

@pytest.mark.rule("TOY-2")
def test_down_to_nothing():
    assert count_down(2) == 0
    assert winner([3]) == 3

def test_without_a_rule():
    assert count_down(1) == 0

def test_order():
    assert sorted(ORDER) == [0, 1, 2]

def test_take():
    table = SimpleNamespace()
    take(table, 0)
    assert table.seat == 1
"""

EXPECTED = [
    # the line, what it becomes, and whether it is caught, not noticed or not reached
    ["return min(dice, left)", "return max(dice, left)", "caught"],
    ["return min(dice, left)", "return (dice)", "caught"],  # the limit
    ["table.seat = (seat + 1) % 3", "table.seat = ((seat - 1)) % 3", "caught"],
    ["ORDER = [2, 0, 1]", "ORDER = []", "caught"],  # all tests hang on what is run on import
    ["table.taken = True", "pass", "not noticed"],  # a flag that no test looks at
    ["number -= 1", "pass", "caught"],  # it never ends
    ["return max(points)", "return min(points)", "not noticed"],
    ["return number + 1", "return (number - 1)", "not reached"],
]

HUNT = """
import json, sys
from pathlib import Path
import mutants, mutations
home, expected = Path(sys.argv[1]), json.loads(sys.argv[2])
lines = [line[:2] for line in expected]
path = home / "toy_game/rules.py"
before = path.read_text()
every = [
    mutants.Mutant(path, "toy_game.rules", place, edit, before, mutations.apply(before, edit))
    for place in mutations.places(before) for edit in place.edits
]
chosen = [mutant for mutant in every if list(mutant.changed_line()) in lines]
found = mutants.survivors(home / "toy_game", [home], chosen, jobs=2)
kinds = {None: "caught", True: "not noticed", False: "not reached"}
print(json.dumps([[*mutant.changed_line(), kinds[found.get(mutant)]] for mutant in chosen]))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A toy game with a test that names a rule, and one that names none."""
    package = tmp_path / "toy_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(RULES)
    (tmp_path / "test_toy.py").write_text(TESTS)
    return tmp_path


def edits(source: str) -> set[str]:
    """What each edit makes of a text of one line."""
    source = dedent(source).strip()
    return {
        mutations.apply(source, edit) for place in mutations.places(source) for edit in place.edits
    }


def hunt(home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HUNT, home, json.dumps(EXPECTED)],
        env={"PYTHONPATH": str(TOOLS)},
        capture_output=True,
        text=True,
    )


def test_a_mutant_is_caught_by_a_test_that_comes_to_it_and_looks(toy: Path) -> None:
    done = hunt(toy)
    assert done.returncode == 0, done.stderr
    assert sorted(json.loads(done.stdout)) == sorted(EXPECTED)
    assert (toy / "toy_game/rules.py").read_text() == RULES


def test_the_tests_must_pass_on_the_unbroken_game(toy: Path) -> None:
    (toy / "test_toy.py").write_text(TESTS.replace("== (2, 1)", "== (1, 2)"))
    done = hunt(toy)
    assert done.returncode == 1
    assert "mutants: the tests fail on the unbroken game" in done.stderr


def test_the_seed_decides_which_places_are_broken(toy: Path) -> None:
    def chosen(seed: int) -> list[mutants.Mutant]:
        return mutants.choose(toy / "toy_game", "toy_game", 4, seed)

    assert len(chosen(1)) == 4
    assert chosen(1) == chosen(1)
    assert len({str(chosen(seed)) for seed in range(5)}) > 1


def test_places_that_cite_a_rule_are_broken_sooner(toy: Path) -> None:
    """Of two places of a kind, which is the first to be chosen."""
    found = mutations.places(
        "def a(b, c): return min(b, c)\n\ndef d(b, c): return min(b, c)  # TOY-1"
    )
    assert [place.cites for place in found if place.kind == "limit"] == [False, True]
    first = [
        next(
            place.cites
            for place in mutants.by_turns(found, random.Random(seed))[::-1]
            if place.kind == "limit"
        )
        for seed in range(300)
    ]
    assert sum(first) > 200


def test_all_modules_and_all_kinds_of_faults_have_their_share(toy: Path) -> None:
    (toy / "toy_game/small.py").write_text("A = 1\n")
    (toy / "toy_game/large.py").write_text("A = [" + "1, " * 300 + "]\nB = min(A[0], A[1])\n")
    chosen = mutants.choose(toy / "toy_game", "toy_game", 21, seed=1)
    shares = Counter(mutant.path.name for mutant in chosen)
    assert shares == {"rules.py": 10, "large.py": 10, "small.py": 1}
    large = Counter(mutant.place.kind for mutant in chosen if mutant.path.name == "large.py")
    assert large["constant"] <= 8
    assert {"limit", "list", "min/max"} <= set(large)
    assert len(mutants.choose(toy / "toy_game", "toy_game", 10_000, seed=1)) > 300


def test_modules_in_folders_of_a_package_are_broken_too(toy: Path) -> None:
    (toy / "toy_game/cards").mkdir()
    (toy / "toy_game/cards/reef.py").write_text("A = 1\n")
    chosen = mutants.choose(toy / "toy_game", "toy_game", 10_000, seed=1)
    assert {mutant.module for mutant in chosen} == {"toy_game.rules", "toy_game.cards.reef"}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = b < c", {"a = b <= c"}),
        ("a = b == c", {"a = b != c"}),
        ("a = b <= c < d", {"a = b < c < d", "a = b <= c <= d"}),
        ("a = b + c", {"a = (b - c)"}),
        ("a += b", {"a -= b", "pass"}),
        ("a |= b", {"a &= b", "pass"}),
        ("a = 2", {"a = 3", "a = (1)"}),
        ("a = True", {"a = False"}),
        ("a.b = True", {"a.b = False", "pass"}),
        ("a = b and c", {"a = (b or c)", "a = (b)", "a = (c)"}),
        ("a = not b", {"a = (b)"}),
        ("a = b if c else d", {f"a = b if {c} else d" for c in ("not (c)", "True", "False")}),
        ("a = max(b)", {"a = min(b)"}),
        (
            "a = min(b, c)",
            {
                *("a = max(b, c)", "a = (b)", "a = (c)"),
                *("a = min(b, (c) + 1)", "a = min(b, (c) - 1)"),
            },
        ),
        ("a = sorted(b, key=c)", {"a = list(b)", "a = list(reversed(sorted(b, key=c)))"}),
        ("a = b.order(c)", {"a = b.order(c)[::-1]"}),
        ("a = (b + c) % d", {"a = ((b - c)) % d", "a = ((b + c) // d)"}),
        ("a.b.append(c)", {"a.b.insert(0, c)", "pass"}),
        ("b.append(c)", {"pass"}),
        ("a = b.c.pop()", {"a = b.c.pop(0)"}),
        ("a = [b, c]", {"a = []", "a = [b]", "a = [c]"}),
        ("a = [b for b in c]", {"a = []"}),
        ("a = next(b for b in c)", {"a = next(b for b in reversed(list(c)))"}),
        ("for a in b: break", {"for a in reversed(list(b)): break", "for a in b: pass"}),
        ("for a in b: c += a", {"for a in b: c -= a", "for a in b: pass"}),
        (
            "for a in b:\n  for c in a: return",
            {
                "for a in reversed(list(b)):\n  for c in a: return",
                "for a in b:\n  for c in reversed(list(a)): return",
                "for a in b:\n  for c in a: pass",
            },
        ),
        (
            "for a in b:\n  for c in a: break",
            {"for a in b:\n  for c in reversed(list(a)): break", "for a in b:\n  for c in a: pass"},
        ),
        ("def a(b) -> bool: return b", {f"def a(b) -> bool: return {c}" for c in (True, False)}),
        (
            "def a(b): b(); b(); b()",
            {
                *("def a(b): b(); return; b()", "def a(b): b(); b(); return"),
                *(
                    "def a(b): pass; b(); b()",
                    "def a(b): b(); pass; b()",
                    "def a(b): b(); b(); pass",
                ),
            },
        ),
        ("while a: b()", {"while not (a): b()", "while a: pass"}),
        ("if a: b()", {"if not (a): b()", "if True: b()", "if False: b()", "if a: pass"}),
        ("a = range(b)", {"a = range(1, b)", "a = range((b) - 1)"}),
        ("a = range(b, c)", {"a = range((b) + 1, c)", "a = range(b, (c) - 1)"}),
        ("a = b[c]", {"a = b[(c) + 1]"}),
        ("a = b[c:]", {"a = b[(c) + 1:]"}),
        ("a.b = c", {"pass"}),
        ("a(b)", {"pass"}),
        ("raise a", {"pass"}),
        ("é = 'à' and b", {"é = ('à' or b)", "é = ('à')", "é = (b)"}),
    ],
)
def test_a_place_is_broken_by_one_small_edit(source: str, expected: set[str]) -> None:
    assert edits(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "a: Final[1]",
        "'''Two < 3.'''",
        "__slots__ = (0,)",
        "assert a < 1, b[c]",
        "a = f'{b + 1}'",
        "a = 'b' + c",
        "if state.log is not None: state.count = 1",
        "state.tell('kind', 1)",
        "def tell_scoring(): a = 1",
        "def a(): pass; state.tell('kind', 1)",
        "class View(TypedDict): a: int = 1",
        "a = cast(list[1], b)",
    ],
)
def test_what_no_rule_hangs_on_is_left_alone(source: str) -> None:
    assert edits(source) == set()


@pytest.mark.parametrize("name", abyssal.games())
def test_a_broken_game_is_still_python(name: str) -> None:
    package = name.replace("-", "_")
    for mutant in mutants.choose(mutants.ROOT / "src/abyssal/games" / package, package, 100, 1):
        ast.parse(mutant.after)
