"""Replays of games that are over: the steps, what each pair of eyes sees, and in whose voice."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from abyssal.record import Record
from abyssal.table.replay import Eyes, story_of, whole_replay
from abyssal.words import WHOLE, Words

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    "in_too_deep-3p-keyed",
    "into_the_blue-2p-seed1-chests",
    "key_largo-3p-keyed-encounters-seat0",
    "unfathomable-4p-seed23",
]
QUOTED = re.compile("«[^»]*»|“[^”]*”")
"""Names of cards, some of which speak to somebody."""
SECOND_PERSON = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos|le vôtre)\b", re.IGNORECASE),
}


@cache
def record(name: str) -> Record:
    return Record.read((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@cache
def replay(name: str, eyes: Eyes) -> list[dict[str, Any]]:
    return whole_replay(record(name), eyes)


def told(name: str, eyes: Eyes) -> list[str]:
    return [event["event"] for frame in replay(name, eyes) for event in frame["events"]]


@pytest.mark.parametrize("name", RECORDS)
def test_every_step_brings_news_and_is_the_same_for_all_eyes(name: str) -> None:
    frames = replay(name, "all")
    assert frames[0]["events"] == []
    assert all(frame["events"] for frame in frames[1:])
    for eyes in (None, 0, 1):
        seen = replay(name, eyes)
        assert [frame["seat"] for frame in seen] == [frame["seat"] for frame in frames]
        assert all(frame["events"] for frame in seen[1:])
    assert len(frames) <= len(record(name).entries) + 1


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", RECORDS)
def test_with_everything_open_nobody_is_addressed(name: str, language: str) -> None:
    words = Words(language, record(name).game.name)
    names = [f"P{seat}" for seat in range(record(name).seats)]
    said = [
        words.event(event, names, None)
        for frame in replay(name, "all")
        for event in frame["events"]
    ]
    spoken = [QUOTED.sub("", line) for line in said]
    assert [line for line in spoken if SECOND_PERSON[language].search(line)] == []


@pytest.mark.parametrize(
    ("name", "secrets"),
    [
        ("in_too_deep-3p-keyed", ["cards"]),
        ("key_largo-3p-keyed-encounters-seat0", ["cards", "encounter_cards", "cash"]),
        ("unfathomable-4p-seed23", ["cards"]),
    ],
)
def test_all_hands_are_open_for_all_and_one_for_a_seat(name: str, secrets: list[str]) -> None:
    for frame, own in zip(replay(name, "all"), replay(name, 1), strict=True):
        for player in frame["view"]["players"]:
            assert all(player[secret] is not None for secret in secrets)
        hands = [player["cards"] for player in own["view"]["players"]]
        assert own["view"]["over"] or [seat for seat, hand in enumerate(hands) if hand] in ([], [1])


def test_all_loyalties_are_open_from_the_first_deal() -> None:
    dealt = [
        [len(player["loyalties"]) - player["loyalty"] for player in frame["view"]["players"]]
        for frame in replay("unfathomable-4p-seed23", "all")
    ]
    assert dealt == [[0] * 4] * len(dealt)
    assert any(frame["view"]["players"][0]["loyalty"] for frame in replay(RECORDS[3], "all"))


def test_plans_are_open_for_all_and_named_for_others() -> None:
    name = "key_largo-3p-keyed-encounters-seat0"
    assert "unseen" not in told(name, "all")
    unseen = [
        (frame, event)
        for frame in replay(name, 0)
        for event in frame["events"]
        if event["event"] == "unseen"
    ]
    assert unseen
    assert {event["what"] for _, event in unseen} == {"planned"}
    for frame, event in unseen:
        assert event.keys() == {"event", "seat", "what"}
        assert event["seat"] == frame["seat"] != 0
        assert frame["action"] is None


def test_a_theft_is_told_once_to_all_and_by_name() -> None:
    name = "key_largo-3p-keyed-encounters-seat0"
    assert "robbed-own" in told(name, "all")
    assert not {"robbed", "stolen"} & set(told(name, "all"))
    assert {"robbed", "stolen"} & set(told(name, None)) == {"robbed"}


@pytest.mark.parametrize("name", RECORDS[:3])
def test_the_curve_ends_with_the_result(name: str) -> None:
    story = story_of(record(name))
    assert story is not None
    curve = story["curve"]
    assert isinstance(curve, list)
    result = record(name).replay().result()
    assert result is not None
    assert curve[-1]["scores"] == result["scores"]
    turns = [point["turn"] for point in curve]
    assert turns == sorted(set(turns))
    assert turns[0] == 0
