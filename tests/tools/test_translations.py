"""The report for translators: what a language lacks, has too much or says with other arguments."""

from abyssal.words import LANGUAGES, WHOLE
from translations import compared, is_clean, lines

ENGLISH = "a = { $n } of { b }\nb = B { $m }\n    .you = You\nc = C\nplace = { $space }\n"


def test_a_catalogue_that_says_the_same_has_nothing_to_report() -> None:
    assert compared(ENGLISH, ENGLISH) == ([], [], [])
    assert compared(ENGLISH, ENGLISH.replace("{ $space }", "{ $space-at }")) == ([], [], [])


def test_what_is_missing_obsolete_or_different_is_named() -> None:
    other = "a = { $n } { $m }\nb = B\nd = D\nplace = { $room }\n"
    report = compared(ENGLISH, other)
    assert report.missing == ["b.you", "c"]
    assert report.obsolete == ["d"]
    assert report.other_arguments == ["b", "place"]


def test_a_report_names_each_catalogue_and_those_that_are_not_begun() -> None:
    told = lines("de")
    assert told[0] == "de (Deutsch)"
    assert len([line for line in told if "not begun" in line]) == 3
    assert any(line.startswith("  into-the-blue: ") for line in told)


def test_what_a_language_has_is_complete() -> None:
    for language in LANGUAGES:
        assert is_clean(language), "\n".join(lines(language))
    for language in WHOLE:
        assert not any("not begun" in line for line in lines(language))
