"""What a tournament found is put into a file, beside what others have found."""

import json
from pathlib import Path

import pytest

from abyssal import BadRequest
from abyssal.bots.measured import read
from abyssal.cli import run
from abyssal.lab.publishing import command, milliseconds, publish
from abyssal.lab.tournament import Plan, tournament

PLAN = Plan("into-the-blue", ["random", "level-1"], seats=2, deals=2, seed=4)


def test_ratings_margins_games_and_times_are_published(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    report = tournament(PLAN)
    publish(file, PLAN, report, "1.0", timed=1)
    found = read(file.read_text("utf-8"), file.name)["into-the-blue"]["2"]
    assert found["version"] == "1.0"
    assert found["command"] == command(PLAN)
    assert list(found["bots"]) == PLAN.bots
    for standing in report["ratings"]:
        strength = found["bots"][standing["bot"]]
        assert strength["rating"] == round(standing["rating"])
        assert strength["margin"] == round(standing["spread"])
        assert strength["games"] == 4


def test_how_often_a_bot_beats_the_one_named_before_it_is_published(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    plan = PLAN._replace(bots=["random", "level-1", "level-3"])
    report = tournament(plan)
    publish(file, plan, report, "1.0", timed=0)
    bots = read(file.read_text("utf-8"), file.name)["into-the-blue"]["2"]["bots"]
    won = {met["pair"]: met["won"] for met in report["pairs"]}
    assert bots["random"]["beats"] is None
    for below, bot in (("random", "level-1"), ("level-1", "level-3")):
        beats, first = bots[bot]["beats"], won[below, bot]
        assert beats is not None
        assert beats["share"] == pytest.approx(100 - 100 * first["share"], abs=0.051)
        assert beats["low"] == pytest.approx(100 - 100 * first["high"], abs=0.051)
        assert beats["high"] == pytest.approx(100 - 100 * first["low"], abs=0.051)


def test_one_title_and_seat_count_is_replaced_and_all_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    report = tournament(PLAN)
    for plan in (PLAN._replace(seats=4), PLAN._replace(game="key-largo", seats=3), PLAN):
        publish(file, plan, report, "1.0", timed=0)
    before = json.loads(file.read_text("utf-8"))
    publish(file, PLAN, report, "1.1", timed=0)
    after = json.loads(file.read_text("utf-8"))
    assert after["into-the-blue"]["2"]["version"] == "1.1"
    assert list(after) == ["into-the-blue", "key-largo"]
    assert list(after["into-the-blue"]) == ["2", "4"]
    after["into-the-blue"]["2"]["version"] = "1.0"
    assert after == before


def test_a_file_that_holds_something_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"name": "Ada"}', "utf-8")
    with pytest.raises(BadRequest):
        publish(file, PLAN, tournament(PLAN), "1.0", timed=0)
    assert file.read_text("utf-8") == '{"name": "Ada"}'


def test_every_bot_is_timed() -> None:
    times = milliseconds(PLAN, 1)
    assert list(times) == PLAN.bots
    assert all(time > 0.0 for time in times.values())


def test_the_command_publishes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ratings.json"
    words = command(PLAN._replace(deals=1)).split()[1:]
    assert run([*words, "--publish", str(file), "--lang", "en"]) == 0
    capsys.readouterr()
    assert list(json.loads(file.read_text("utf-8"))["into-the-blue"]) == ["2"]
