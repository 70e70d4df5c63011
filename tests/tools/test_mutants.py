import ast
import json
import subprocess
import sys
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
'''

TESTS = """
import pytest
from toy_game.rules import count_down, shells, winner

@pytest.mark.rule("TOY-1")
def test_as_many_as_are_left():
    assert (shells(3, 2), shells(1, 2)) == (2, 1)

@pytest.mark.rule("TOY-2")
def test_down_to_nothing():
    assert count_down(2) == 0
    assert winner([3]) == 3

def test_without_a_rule():
    assert winner([1, 2]) == 2
"""

EXPECTED = [
    # the line, what it becomes, and whether it is caught, not noticed or not reached
    ["return min(dice, left)", "return max(dice, left)", "caught"],
    ["number -= 1", "pass", "caught"],  # it never ends
    ["return max(points)", "return min(points)", "not noticed"],
    ["return number + 1", "return (number - 1)", "not reached"],
]

HUNT = """
import json, sys
from pathlib import Path
import mutants
home, expected = Path(sys.argv[1]), json.loads(sys.argv[2])
lines = [line[:2] for line in expected]
chosen = mutants.choose(home / "toy_game", "toy_game", 100, seed=1)
chosen = [mutant for mutant in chosen if list(mutant.changed_line()) in lines]
found = mutants.survivors(home / "toy_game", home, chosen, jobs=2)
kinds = {None: "caught", True: "not noticed", False: "not reached"}
print(json.dumps([[*mutant.changed_line(), kinds[found.get(mutant)]] for mutant in chosen]))
"""


@pytest.fixture
def toy(tmp_path):
    """A toy game with a test that names a rule, and one that names none."""
    package = tmp_path / "toy_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(RULES)
    (tmp_path / "test_toy.py").write_text(TESTS)
    return tmp_path


def edits(source):
    """What each edit makes of a text of one line."""
    source = dedent(source).strip()
    return {
        mutations.apply(source, edit) for place in mutations.places(source) for edit in place.edits
    }


def hunt(home):
    return subprocess.run(
        [sys.executable, "-c", HUNT, home, json.dumps(EXPECTED)],
        env={"PYTHONPATH": str(TOOLS)},
        capture_output=True,
        text=True,
    )


def test_a_mutant_is_caught_where_a_test_names_a_rule_and_survives_elsewhere(toy):
    done = hunt(toy)
    assert done.returncode == 0, done.stderr
    assert sorted(json.loads(done.stdout)) == sorted(EXPECTED)
    assert (toy / "toy_game/rules.py").read_text() == RULES


def test_the_tests_must_pass_on_the_unbroken_game(toy):
    (toy / "test_toy.py").write_text(TESTS.replace("== (2, 1)", "== (1, 2)"))
    done = hunt(toy)
    assert done.returncode == 1
    assert "mutants: the tests fail on the unbroken game" in done.stderr


def test_the_seed_decides_which_places_are_broken(toy):
    def chosen(seed):
        return mutants.choose(toy / "toy_game", "toy_game", 4, seed)

    assert len(chosen(1)) == 4
    assert chosen(1) == chosen(1)
    assert len({str(chosen(seed)) for seed in range(5)}) > 1


def test_places_that_cite_a_rule_are_broken_more_often(toy):
    picks = [mutants.choose(toy / "toy_game", "toy_game", 1, seed)[0] for seed in range(300)]
    cited = sum(mutant.place.cites for mutant in picks)
    places = mutations.places(RULES)
    share = sum(place.cites for place in places) / len(places)
    assert 0 < share < 0.2
    assert cited / 300 > 1.5 * share


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = b < c", {"a = b <= c"}),
        ("a = b == c", {"a = b != c"}),
        ("a = b <= c < d", {"a = b < c < d", "a = b <= c <= d"}),
        ("a = b + c", {"a = (b - c)"}),
        ("a += b", {"a -= b", "pass"}),
        ("a = 2", {"a = 3", "a = (1)"}),
        ("a = True", {"a = False"}),
        ("a = b and c", {"a = (b or c)"}),
        ("a = not b", {"a = (b)"}),
        ("a = b if c else d", {"a = b if not (c) else d"}),
        ("a = max(b)", {"a = min(b)"}),
        ("a = sorted(b, key=c)", {"a = list(b)"}),
        ("a = range(b)", {"a = range(1, b)", "a = range((b) - 1)"}),
        ("a = range(b, c)", {"a = range((b) + 1, c)", "a = range(b, (c) - 1)"}),
        ("a = b[c]", {"a = b[(c) + 1]"}),
        ("a = b[c:]", {"a = b[(c) + 1:]"}),
        ("a.b = c", {"pass"}),
        ("a(b)", {"pass"}),
        ("raise a", {"pass"}),
        ("é = 'à' and b", {"é = ('à' or b)"}),
    ],
)
def test_a_place_is_broken_by_one_small_edit(source, expected):
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
        "class View(TypedDict): a: int = 1",
        "a = cast(list[1], b)",
    ],
)
def test_what_no_rule_hangs_on_is_left_alone(source):
    assert edits(source) == set()


@pytest.mark.parametrize("name", abyssal.games())
def test_a_broken_game_is_still_python(name):
    package = name.replace("-", "_")
    for mutant in mutants.choose(mutants.ROOT / "src/abyssal/games" / package, package, 100, 1):
        ast.parse(mutant.after)
