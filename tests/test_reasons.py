"""Why an answer is a good one: what differs most, in words that every title has."""

import pytest

import abyssal
from abyssal.hints import hints, reasons_of
from abyssal.hints.reasons import Reasoning, say
from abyssal.search import titles
from abyssal.values import features_of
from abyssal.values.value import Features
from abyssal.words import LANGUAGES, Words, source


@pytest.mark.parametrize("name", titles())
def test_every_reason_is_of_features_that_its_value_has(name: str) -> None:
    own, shared = features_of(name)
    for reason in reasons_of(name):
        assert set(reason.features) <= {*own, *shared}


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_in_both_directions(name: str, language: str) -> None:
    if not source(language, name):
        return
    words = Words(language, name)
    for reason in reasons_of(name):
        for number in (1.0, -1.0, 2.4, -12.0):
            said, arguments = say(reason.name, number, reason.about)
            told = words.hint((said, {**arguments, "than": 2}), ["Ada"])
            assert "2" in told


def moved(reasoning: Reasoning, features: Features, name: str, by: float) -> Features:
    """The features with one of the seat itself changed."""
    of_seats, of_all = [row.copy() for row in features[0]], features[1].copy()
    _, place = reasoning.places[name]
    of_seats[reasoning.seat][place] += by
    return of_seats, of_all


@pytest.fixture
def reasoning(monkeypatch: pytest.MonkeyPatch) -> Reasoning:
    """In a game in which nothing counts but the lead that is likely."""
    deep = abyssal.game("in-too-deep")
    made = Reasoning(reasons_of(deep.name), deep.new(3, 1), 0)
    monkeypatch.setattr(made, "chance", lambda features: made.feature(features, "likely-lead") / 10)
    return made


def test_the_feature_that_moves_the_chance_is_told_with_its_number(reasoning: Reasoning) -> None:
    before = reasoning.value.features(reasoning.position, 0)
    after = moved(reasoning, before, "likely-lead", 0.5)
    assert reasoning.why(after, before, 0.1) == ("likely-lead-more", {"number": 10})
    assert reasoning.why(before, after, -0.1) == ("likely-lead-less", {"number": 10})


def test_more_of_one_s_own_never_speaks_against_an_answer(reasoning: Reasoning) -> None:
    before = reasoning.value.features(reasoning.position, 0)
    after = moved(reasoning, before, "likely-lead", 0.5)
    assert reasoning.why(after, before, -0.1) == ("chance-less", {"number": 10})


def test_where_nothing_differs_the_chance_alone_is_told(reasoning: Reasoning) -> None:
    same = reasoning.value.features(reasoning.position, 0)
    assert reasoning.why(same, same, 0.02) == ("chance-more", {"number": 2})
    assert reasoning.why(None, None, 0.02) == ("chance-more", {"number": 2})


def test_chances_that_read_the_same_are_told_apart_by_nothing(reasoning: Reasoning) -> None:
    before = reasoning.value.features(reasoning.position, 0)
    after = moved(reasoning, before, "likely-lead", 0.5)
    assert reasoning.why(after, before, 0.004) == ("even", {})
    assert reasoning.why(before, after, -0.004) == ("even", {})


def test_the_best_is_compared_with_the_second_and_the_others_with_the_best() -> None:
    blue = abyssal.game("into-the-blue").new(3, 1)
    [seat] = blue.to_act()
    found = hints(blue, seat)
    assert [one.why[1]["than"] for one in found] == [2, 1, 1]
