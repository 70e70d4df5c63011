"""Published measurements are checked when they are read, and come with the package."""

import json
from typing import Any

import pytest

from abyssal import BadRequest, game, games
from abyssal.bots import bots, measured
from abyssal.bots.measured import published, read

BEATS = {"share": 62.5, "low": 57.0, "high": 67.7}
STRENGTH = {"rating": 1012, "margin": 9, "games": 400, "milliseconds": 0.4, "beats": BEATS}


def book(**changed: Any) -> str:
    measurement = {
        "command": "abyssal arena key-largo",
        "version": "1.0",
        "bots": {"level-1": STRENGTH | changed},
    }
    return json.dumps({"key-largo": {"4": measurement}})


def test_what_was_measured_is_read() -> None:
    assert read(book(), "ratings.json")["key-largo"]["4"]["bots"]["level-1"] == STRENGTH


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        '{"key-largo": []}',
        '{"key-largo": {"four": {}}}',
        '{"key-largo": {"4": {"bots": {}}}}',
        '{"key-largo": {"4": {"command": "", "version": "", "bots": {}}}}',
        '{"key-largo": {"4": {"command": "", "version": "", "bots": {"level-1": {}}}}}',
        book(games=0),
        book(margin=-1),
        book(rating="1000"),
        book(rating=1000.5),
        book(rating=True),
        book(milliseconds=None),
        book(won=1),
        book(beats=62.5),
        book(beats={"share": 62.5}),
        book(beats=BEATS | {"low": "57"}),
        book(beats=BEATS | {"high": 60.0}),
        book(beats=BEATS | {"high": 101.0}),
        book(beats=BEATS | {"won": 1}),
    ],
)
def test_what_cannot_be_a_measurement_is_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        read(text, "ratings.json")
    assert refusal.value.code == "ratings-file"


def test_the_measurements_of_this_version_are_of_its_games_and_bots() -> None:
    assert set(published()) <= set(games())
    for title, found in published().items():
        for seats, measurement in found.items():
            assert int(seats) in game(title).seats
            assert set(measurement["bots"]) <= set(bots(title))


@pytest.mark.parametrize("name", games())
def test_every_level_of_this_version_beats_the_one_below(name: str) -> None:
    """As docs/bots.md says; who sets a level anew measures it anew."""
    for seats in game(name).seats:
        for bot, found in published()[name][str(seats)]["bots"].items():
            beats = found["beats"]
            if beats is not None:
                assert beats["share"] >= 60, (seats, bot)
                assert beats["low"] > 50, (seats, bot)


def test_a_title_without_measurements_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "published", lambda: read(book(), "ratings.json"))
    assert list(measured.measured("key-largo")) == ["4"]
    assert measured.measured("in-too-deep") == {}
