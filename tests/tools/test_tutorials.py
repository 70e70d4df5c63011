"""The tutorials are games of the engine, worded in every language and short."""

import re
from typing import Any

import pytest

import tutorials
from abyssal.core.errors import Illegal
from abyssal.words import LANGUAGES, Words
from catalogues import messages, patterns

NAMES = dict(zip("abcdef", ["Ana", "Bo", "Cy", "Dee", "Eli", "Flo"], strict=True))
WORDS_A_MINUTE = 150
"""Slow reading of something new."""
PRESS = 4
SHOW = 1.5
"""Seconds for a move of one's own, and for one that is shown."""
MINUTES = 8


@pytest.mark.parametrize("name", tutorials.titles())
def test_what_the_client_shows_is_what_the_engine_plays(name: str) -> None:
    path = tutorials.path_of(name, "json")
    assert path.read_text("utf-8") == tutorials.text_of(name), "tools/tutorials.py writes it"


def test_a_move_against_the_rules_is_no_tutorial() -> None:
    script = tutorials.script_of("into-the-blue")
    script["step"][2]["play"] = ["place 5"]
    with pytest.raises(Illegal):
        tutorials.played(script)


def test_a_script_leaves_the_learners_moves_to_the_learner() -> None:
    script = tutorials.script_of("into-the-blue")
    script["step"][2]["moves"] = ["0 stop"]
    with pytest.raises(ValueError, match="the learner's to play"):
        tutorials.played(script)


@pytest.mark.parametrize("name", tutorials.titles())
def test_views_put_together_from_what_has_changed_are_whole(name: str) -> None:
    tutorial = tutorials.played(tutorials.script_of(name))
    told = [message for step in tutorial["steps"] for message in step["messages"]]
    view: dict[str, Any] = {}
    for message in told:
        view |= message["view"]
        assert view["viewer"] == tutorial["seat"]
    assert set(view) == set(told[0]["view"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tutorials.titles())
def test_the_coach_has_words_for_every_step_and_no_others(name: str, language: str) -> None:
    words = Words(language, name)
    expected = set()
    for step in tutorials.script_of(name)["step"]:
        key = f"coach-{step['coach']}"
        expected |= {key, f"{key}.todo"} if "play" in step else {key}
    for key in expected:
        assert words(key, **NAMES)
    keys = {key for key in patterns(messages(language, name)) if key.startswith("coach-")}
    assert keys == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tutorials.titles())
def test_a_tutorial_takes_less_than_eight_minutes(name: str, language: str) -> None:
    words = Words(language, name)
    seconds = 0.0
    for step in tutorials.played(tutorials.script_of(name))["steps"]:
        key = f"coach-{step['coach']}"
        said = words(key, **NAMES)
        if "play" in step:
            said += " " + words(f"{key}.todo", **NAMES)
        seconds += len(re.findall(r"\w+", said)) / WORDS_A_MINUTE * 60
        seconds += PRESS * (1 + len(step.get("play", []))) + SHOW * len(step["messages"])
    assert seconds < MINUTES * 60
