"""What a coach explains in a first game: moments the engine gives, worded in every language."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import abyssal
from abyssal.words import WHOLE, Words
from catalogues import messages, patterns

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SEATS = 4
ENOUGH = 60
"""No kind of moment needs more games than this."""
LONGEST = 160
"""A hint is read in a glance."""


def firsts(name: str) -> dict[str, dict[str, Any]]:
    path = GAMES / name.replace("-", "_") / "firsts.json"
    found: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


def titles() -> list[str]:
    return sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/firsts.json"))


def met(moment: dict[str, Any], seat: int, step: str | None, events: list[dict[str, Any]]) -> bool:
    """Whether the client would know this moment at a seat."""
    if "step" in moment:
        return bool(moment["step"] == step)
    told = [event for event in events if event["event"] == moment["event"]]
    return any(not moment.get("mine") or event["seat"] == seat for event in told)


def test_all_titles_with_a_tutorial_have_a_coach() -> None:
    tutorials = {path.parent for path in GAMES.glob("*/tutorial.toml")}
    assert tutorials == {path.parent for path in GAMES.glob("*/firsts.json")}


@pytest.mark.parametrize("name", titles())
def test_the_engine_gives_every_kind_of_moment(name: str) -> None:
    game = abyssal.game(name)
    left = firsts(name)
    for seed in range(ENOUGH):
        luck = random.Random(seed)
        state = game.new(SEATS, seed)
        state.record_events(True)
        while (asked := state.to_act()) and left:
            seat = asked[0]
            step, events = state.view(seat)["step"], state.events(seat)
            left = {
                key: moment for key, moment in left.items() if not met(moment, seat, step, events)
            }
            state.play(seat, luck.choice(state.legal(seat)))
        if not left:
            return
    raise AssertionError(f"never met: {', '.join(left)}")


@pytest.mark.parametrize("name", titles())
def test_a_moment_is_one_step_or_one_event(name: str) -> None:
    for moment in firsts(name).values():
        assert len({"step", "event"} & set(moment)) == 1
        assert set(moment) <= {"step", "event", "mine"}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", titles())
def test_every_kind_of_moment_is_explained_and_no_other(name: str, language: str) -> None:
    words = Words(language, name)
    expected = {f"first-{key}" for key in firsts(name)}
    keys = {key for key in patterns(messages(language, name)) if key.startswith("first-")}
    assert keys == expected
    for key in expected:
        assert 0 < len(words(key)) <= LONGEST
