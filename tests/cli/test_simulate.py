"""Series of games from the command line."""

import json

import pytest

from cli.conftest import Command

SERIES = ["simulate", "into-the-blue", "--games", "40", "--seats", "3", "--seed", "1"]


def test_the_results_do_not_depend_on_the_number_of_jobs(abyssal: Command) -> None:
    reports = [json.loads(abyssal(*SERIES, "--json", "--jobs", jobs).out) for jobs in ("1", "2")]
    assert reports[0]["results"] == reports[1]["results"]
    assert reports[0]["results"]["games"] == 40
    assert reports[0]["results"]["seats"] == 3


def test_another_seed_gives_other_games(abyssal: Command) -> None:
    one = json.loads(abyssal(*SERIES, "--json").out)
    other = json.loads(abyssal(*SERIES[:-1], "2", "--json").out)
    assert one["results"]["by_seat"] != other["results"]["by_seat"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            ["games/s", "decisions/s", "Seat", "Victories", "95 % interval", "ran out of shells"],
        ),
        ("fr", ["parties/s", "décisions/s", "Place", "Victoires", "Intervalle à 95 %"]),
    ],
)
def test_the_table_tells_speed_length_scores_victories_and_endings(
    abyssal: Command, language: str, expected: list[str]
) -> None:
    ran = abyssal(*SERIES, "--lang", language)
    assert ran.status == 0
    assert ran.err == ""
    for text in expected:
        assert text in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_bots_are_used_over_and_over_until_every_seat_has_one(abyssal: Command) -> None:
    ran = abyssal(*SERIES[:4], "--seats", "5", "--bots", "random", "--json")
    assert [bot["played"] for bot in json.loads(ran.out)["results"]["bots"]] == [200]


def test_options_are_those_of_the_game(abyssal: Command) -> None:
    ran = abyssal("simulate", "in-too-deep", "--games", "3", "--option", "sides=advanced", "--json")
    assert set(json.loads(ran.out)["results"]["options"].values()) == {"advanced"}
