from pathlib import Path
from textwrap import dedent

import pytest

import rules

LEDGER = """
# A game: rule ledger

**Stability.** Ids are never renumbered. Card test ids: `AG-MY08…MY10`, and `AG-SK-…` by name.

| Ids | Texts | Names |
|---|---|---|
| `AG-SK-…` | skills | true-grit, rampage |

- **AG-01** `A` Two players. `[AG-R1]`
- **AG-02** `M` withdrawn
- **AG-03** **[must]** Roll.

**AG-X1 · A roll** *Given* dice.

- **AG-R1 · How many?** *Ruling:* two, see **AG-99**.
| **AG-B1** | one book | the other |
- **AG-U1** The number of dice is not known.
"""


def ledger(tmp_path: Path, text: str = LEDGER) -> rules.Ledger:
    path = tmp_path / "a_game.md"
    path.write_text(text)
    return rules.read_ledger(path)


def named(tmp_path: Path, source: str) -> list[rules.Named]:
    path = tmp_path / "test_a_game.py"
    path.write_text(dedent(source))
    return rules.named_in(path, tmp_path)


def test_ids_stand_in_bold_at_the_start_of_a_line_in_a_span_or_in_a_row_of_names(
    tmp_path: Path,
) -> None:
    read = ledger(tmp_path)
    assert read.game == "a-game"
    assert read.ids == [
        "AG-01", "AG-03", "AG-X1", "AG-R1", "AG-B1", "AG-MY08", "AG-MY09", "AG-MY10",
        "AG-SK-true-grit", "AG-SK-rampage",
    ]  # fmt: skip


def test_marks_of_functions_classes_and_cases_are_read(tmp_path: Path) -> None:
    found = named(
        tmp_path,
        """
        import pytest

        CASES = [pytest.param(1, marks=[pytest.mark.rule("AG-MY08"), pytest.mark.slow])]

        @pytest.mark.rule("AG-01", "AG-R1")
        def test_two(): ...

        def test_unmarked(): ...

        @pytest.mark.rule("AG-03")
        class TestDice:
            @pytest.mark.parametrize(
                "dice",
                [
                    pytest.param(1, marks=pytest.mark.rule("AG-X1")),
                    pytest.param(2, id="AG-99"),
                ],
            )
            def test_dice(self, dice): ...
        """,
    )
    assert found == [
        ("test_a_game.py, line 4", ["AG-MY08"]),
        ("test_a_game.py::test_two", ["AG-01", "AG-R1"]),
        ("test_a_game.py::TestDice::test_dice", ["AG-03"]),
        ("test_a_game.py::TestDice::test_dice, line 16", ["AG-03", "AG-X1"]),
    ]


def test_covered_ids_are_counted_by_series(tmp_path: Path) -> None:
    assert rules.coverage(ledger(tmp_path), {"AG-01", "AG-X1"}) == (
        "1/2 rules, 1/1 examples, 0/1 rulings, 0/1 differences between the books, "
        "0/3 mythos cards, 0/2 skill texts, 0/5 texts in all"
    )


def test_a_gap_of_a_playable_game_is_named(tmp_path: Path) -> None:
    tests = [rules.Named("test_one", ["AG-01", "AG-X1"])]
    assert rules.complaints([ledger(tmp_path)], tests, ["a-game"]) == [
        "a-game: no test names AG-03, AG-B1, AG-MY08 to AG-MY10, AG-R1, "
        "AG-SK-rampage to AG-SK-true-grit"
    ]


def test_a_game_to_come_may_have_gaps(tmp_path: Path) -> None:
    assert rules.complaints([ledger(tmp_path)], [], []) == []


def test_unknown_ids_and_more_than_three_ids_are_refused(tmp_path: Path) -> None:
    four = ledger(tmp_path, "- **AG-1** a\n- **AG-2** b\n- **AG-3** c\n- **AG-4** d\n")
    tests = [
        rules.Named("test_three", ["AG-1", "AG-2", "AG-3"]),
        rules.Named("test_four", ["AG-1", "AG-2", "AG-3", "AG-4"]),
        rules.Named("test_unknown", ["AG-5"]),
        rules.Named("test_unlisted", ["AG-SK-true-grit"]),
    ]
    assert rules.complaints([four], tests, ["a-game"]) == [
        "test_four names more than 3: AG-1, AG-2, AG-3, AG-4",
        "test_unknown names what no ledger has: AG-5",
        "test_unlisted names what no ledger has: AG-SK-true-grit",
    ]


def test_a_playable_game_needs_a_ledger() -> None:
    assert rules.complaints([], [], ["a-game"]) == ["a-game has no ledger"]


UNFATHOMABLE = rules.read_ledger(rules.ROOT / "docs/rules/unfathomable.md")


@pytest.fixture(scope="module")
def marks() -> list[rules.Named]:
    """The tests of Unfathomable with the ids they name."""
    folder = rules.ROOT / "tests/games/unfathomable"
    return [named for path in folder.glob("*.py") for named in rules.named_in(path, rules.ROOT)]


def test_every_text_of_unfathomable_is_demanded(marks: list[rules.Named]) -> None:
    tested = {rule for test in marks for rule in test.ids}
    assert rules.coverage(UNFATHOMABLE, tested).endswith("194/194 texts in all")


@pytest.mark.parametrize(
    ("series", "missing"),
    [
        ("SK", "UNF-SK-call-to-action to UNF-SK-watch-and-learn"),
        ("SH", "UNF-SH-arjun to UNF-SH-william"),
        ("FT", "UNF-FT-arjun to UNF-FT-william"),
        ("RV", "UNF-RV-arjun to UNF-RV-william"),
        ("BX", "UNF-BX-boiler-room to UNF-BX-keeper"),
        ("MY", "UNF-MY01 to UNF-MY70"),
    ],
)
def test_a_series_of_texts_without_its_marks_is_missed(
    marks: list[rules.Named], series: str, missing: str
) -> None:
    start = f"UNF-{series}"
    others = [
        rules.Named(test.where, [rule for rule in test.ids if not rule.startswith(start)])
        for test in marks
    ]
    texts = [rule for rule in UNFATHOMABLE.ids if rules.series_of(rule) in rules.TEXTS]
    ledger = UNFATHOMABLE._replace(ids=texts)
    complaints = rules.complaints([ledger], others, ["unfathomable"])
    assert complaints[0] == f"unfathomable: no test names {missing}"
