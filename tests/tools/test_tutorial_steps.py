"""The tutorials are games of the engine, worded in every language and short."""

import re
from typing import Any

import pytest

import tutorial_steps
from abyssal.core.errors import Illegal
from abyssal.words import WHOLE, Words
from catalogues import messages, patterns

NAMES = dict(zip("abcdef", ["Ana", "Bo", "Cy", "Dee", "Eli", "Flo"], strict=True))
WORDS_A_MINUTE = 150
"""Slow reading of something new."""
PRESS = 4
SHOW = 1.5
"""Seconds for a move of one's own, and for one that is shown."""
MINUTES = 8
"""The most for a chapter, after which a learner may stop."""


@pytest.mark.parametrize("name", tutorial_steps.titles())
def test_what_the_client_shows_is_what_the_engine_plays(name: str) -> None:
    path = tutorial_steps.path_of(name, "json")
    assert path.read_text("utf-8") == tutorial_steps.text_of(name)


def test_a_move_against_the_rules_is_no_tutorial() -> None:
    script = tutorial_steps.script_of("into-the-blue")
    script["chapter"][0]["step"][2]["play"] = ["place 5"]
    with pytest.raises(Illegal):
        tutorial_steps.played(script)


def test_a_script_leaves_the_learners_moves_to_the_learner() -> None:
    script = tutorial_steps.script_of("into-the-blue")
    script["chapter"][0]["step"][2]["moves"] = ["0 stop"]
    with pytest.raises(ValueError, match="the learner's to play"):
        tutorial_steps.played(script)


def chapters(name: str) -> list[dict[str, Any]]:
    """The chapters of a tutorial as the client reads them."""
    found: list[dict[str, Any]] = tutorial_steps.played(tutorial_steps.script_of(name))["chapters"]
    return found


@pytest.mark.parametrize("name", tutorial_steps.titles())
def test_views_put_together_from_what_has_changed_are_whole(name: str) -> None:
    for chapter in chapters(name):
        told = [message for step in chapter["steps"] for message in step["messages"]]
        view: dict[str, Any] = {}
        for message in told:
            view |= message["view"]
            assert view["viewer"] == chapter["seat"]
        assert set(view) == set(told[0]["view"])


def kinds(chapter: dict[str, Any]) -> set[str]:
    """The kinds of events a learner is told of in a chapter, and what is done there."""
    told = [message for step in chapter["steps"] for message in step["messages"]]
    events = {event["event"] for message in told for event in message["events"]}
    return events | {
        action.split()[0] for step in chapter["steps"] for action in step.get("play", [])
    }


def test_the_traitor_is_played_after_the_second_deal_and_somebody_goes_to_the_brig() -> None:
    first, deal, traitor = chapters("unfathomable")
    assert "loyalty-dealt-own" in kinds(first)
    assert {"awakening", "loyalty-dealt-own", "accused", "jailed"} <= kinds(deal)
    assert {"reveal", "revealed", "loyalty-given", "space-used"} <= kinds(traitor)
    assert "play treachery-2" in [
        action for step in traitor["steps"] for action in step.get("play", [])
    ]


def test_a_chapter_without_a_seed_goes_on_with_the_game_before() -> None:
    _, deal, traitor = chapters("unfathomable")
    ends: dict[str, Any] = {}
    for step in deal["steps"]:
        for message in step["messages"]:
            ends |= message["view"]
    assert traitor["steps"][0]["messages"][0]["view"] == ends
    assert traitor["steps"][0]["messages"][0]["events"] == []


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", tutorial_steps.titles())
def test_the_coach_has_words_for_every_step_and_no_others(name: str, language: str) -> None:
    words = Words(language, name)
    expected = set()
    script = tutorial_steps.script_of(name)["chapter"]
    for step in [step for chapter in script for step in chapter["step"]]:
        key = f"coach-{step['coach']}"
        expected |= {key, f"{key}.look"} | ({f"{key}.todo"} if "play" in step else set())
    if len(script) > 1:
        expected |= {f"chapter-{chapter['name']}" for chapter in script}
    for key in expected:
        assert words(key, **NAMES)
    own = ("coach-", "chapter-")
    assert {key for key in patterns(messages(language, name)) if key.startswith(own)} == expected


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", tutorial_steps.titles())
def test_a_chapter_takes_less_than_eight_minutes(name: str, language: str) -> None:
    words = Words(language, name)
    for chapter in chapters(name):
        seconds = 0.0
        for step in chapter["steps"]:
            key = f"coach-{step['coach']}"
            said = words(key, **NAMES)
            if "play" in step:
                said += " " + words(f"{key}.todo", **NAMES)
            seconds += len(re.findall(r"\w+", said)) / WORDS_A_MINUTE * 60
            seconds += PRESS * (1 + len(step.get("play", []))) + SHOW * len(step["messages"])
        assert seconds < MINUTES * 60
