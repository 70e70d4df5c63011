"""The truth about a voyage that is over, counted again from its record by other means."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from abyssal.games.unfathomable.box.components import LOYALTIES
from abyssal.games.unfathomable.position.position import Position
from abyssal.record import Record
from abyssal.table.replay import story_of

HOME = Path(__file__).parent.parent.parent
RECORDS = [
    *[f"golden/unfathomable-{name}" for name in ("4p-seed23", "5p-seed3-humans")],
    "golden/unfathomable-6p-seed4-reference",
    *[f"corpus/unfathomable/{number:03}" for number in (3, 10, 11, 27, 86)],
]
"""In 010 a test was taken back with the consent of all."""
STRONGER = ["passed", "partial", "failed"]


@cache
def record(name: str) -> Record:
    return Record.read((HOME / f"{name}.record").read_text(encoding="utf-8"))


def story(name: str) -> dict[str, Any]:
    return cast(dict[str, Any], story_of(record(name)))


def side_of(state: Position, seat: int) -> str | None:
    held = [
        LOYALTIES[state.loyalties[card]] for card, at in enumerate(state.loyalty_at) if at == seat
    ]
    return next((side for side in ("hybrid", "cultist", "human") if side in held), None)


@pytest.mark.rule("UNF-354", "UNF-355", "UNF-356")
@pytest.mark.parametrize("name", RECORDS)
def test_the_sides_are_those_of_the_cards_since_they_were_held(name: str) -> None:
    game = record(name)
    state = cast(Position, game.first_position())
    sides = [side_of(state, seat) for seat in range(game.seats)]
    state.record_events()
    told = story(name)["seats"]
    begun = story(name)["turns"][0]["number"]
    since = [0] * game.seats
    turned = [False] * game.seats
    for seat, text in standing(game):
        turn = begun
        state.play(seat, game.game.read(text))
        turns = [event["turn"] for event in state.events() if event["event"] == "turn"]
        begun = turns[-1] if turns else begun
        for player in range(game.seats):
            if side_of(state, player) != sides[player]:
                turned[player] = sides[player] is not None
                sides[player], since[player] = side_of(state, player), turn
    assert [seat["side"] for seat in told] == sides
    assert [seat["since"] for seat in told] == since
    assert [seat["turned"] for seat in told] == turned
    result = state.result()
    assert result is not None
    assert [place for place, seat in enumerate(told) if seat["won"]] == result["winners"]
    masks = [seat["revealed"] is not None for seat in told]
    assert masks == [state.is_traitor(seat) for seat in range(game.seats)]


def standing(game: Record) -> list[tuple[int, str]]:
    """What was played and not taken back."""
    found: list[tuple[int, str]] = []
    for seat, text in game.entries:
        if text == "undo":
            found.pop()
        else:
            found.append((seat, text))
    return found


@pytest.mark.parametrize("name", RECORDS)
def test_every_card_in_a_test_is_told_with_its_value_for_or_against_it(name: str) -> None:
    trials = record(name).replay().view()["trials"]
    tests = story(name)["tests"]
    assert len(tests) == len(trials)
    for test, trial in zip(tests, trials, strict=True):
        rows = test["rows"]
        shared = ("mythos", "space", "accused", "target", "partial", "skills", "total", "outcome")
        assert {key: test[key] for key in shared} == {key: trial[key] for key in shared}
        assert test["turn"] == trial["turn"] + 1
        cards = Counter(card["card"] for row in rows for card in row["cards"])
        assert not Counter(trial["cards"]) - cards
        for row in rows:
            assert row["sum"] == sum(card["worth"] for card in row["cards"])
            if row["step"] <= test["turned"]:
                values = [(*card["card"].split("-"), card["worth"]) for card in row["cards"]]
                for skill, value, worth in values:
                    assert worth == int(value) * (1 if skill in test["skills"] else -1)
        given = [0] * record(name).seats
        for row in rows:
            if row["seat"] is not None and row["step"] <= test["turned"]:
                given[row["seat"]] += len(row["cards"])
        assert given == trial["added"]


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_test_would_have_been_leaves_out_every_card_from_a_hand_against_it(
    name: str,
) -> None:
    for test in story(name)["tests"]:
        against = [
            card["worth"]
            for row in test["rows"]
            if row["seat"] is not None
            for card in row["cards"]
            if card["worth"] < 0
        ]
        if not against:
            assert test["without"] is None
            continue
        total = test["total"] - sum(against)
        passed, partly = total >= test["target"], test["partial"] and total >= test["partial"]
        assert test["without"] == ("passed" if passed else "partial" if partly else "failed")
        assert STRONGER.index(test["without"]) <= STRONGER.index(test["outcome"])


@pytest.mark.parametrize("name", RECORDS)
def test_the_cards_against_tests_are_counted_for_traitors_alone(name: str) -> None:
    tests, seats = story(name)["tests"], story(name)["seats"]
    for seat, told in enumerate(seats):
        against = [
            [card for card in row["cards"] if card["worth"] <= -1]
            for test in tests
            for row in test["rows"]
            if row["seat"] == seat and row["side"] not in (None, "human")
        ]
        assert told["hostile"] == sum(map(len, against))
        spoiled = [
            test
            for test in tests
            if test["without"] != test["outcome"]
            and any(
                card["worth"] < 0
                for row in test["rows"]
                if row["seat"] == seat and row["side"] not in (None, "human")
                for card in row["cards"]
            )
        ]
        assert told["spoiled"] == len(spoiled)


@pytest.mark.parametrize("name", RECORDS)
def test_the_awakening_is_told_in_its_turn(name: str) -> None:
    game = record(name)
    state = cast(Position, game.first_position())
    state.record_events()
    turn, woken = story(name)["turns"][0]["number"], set()
    for seat, text in standing(game):
        state.play(seat, game.game.read(text))
        for event in state.events():
            turn = event["turn"] if event["event"] == "turn" else turn
            woken |= {turn} if event["event"] == "awakening" else set()
    assert {one["number"] for one in story(name)["turns"] if one["awakening"]} == woken


def test_the_records_hold_what_these_tests_are_about() -> None:
    seats = [seat for name in RECORDS for seat in story(name)["seats"]]
    assert {seat["side"] for seat in seats} >= {"human", "hybrid", "cultist"}
    assert any(seat["since"] and seat["side"] != "human" for seat in seats)
    assert any(seat["revealed"] for seat in seats)
    assert any(seat["spoiled"] for seat in seats if seat["side"] != "human")
    assert any(turn["awakening"] for name in RECORDS for turn in story(name)["turns"])
    worth = {
        card["worth"]
        for name in RECORDS
        for test in story(name)["tests"]
        for row in test["rows"]
        if row["side"] in ("hybrid", "cultist")
        for card in row["cards"]
    }
    assert -1 in worth


@pytest.mark.parametrize("name", RECORDS)
def test_the_voyage_ends_as_the_game_did(name: str) -> None:
    view = record(name).replay().view()
    assert story(name)["ending"] == view["ending"]
    turns = story(name)["turns"]
    assert turns[-1]["number"] == view["turn"] + 1
    assert turns[-1]["dials"] == view["dials"]
    assert turns[-1]["distance"] == view["distance"]
    numbers = [turn["number"] for turn in turns]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[0] in (0, 1)
    outcomes = [outcome for turn in turns for outcome in turn["tests"]]
    named = [test["outcome"] for test in story(name)["tests"]]
    assert not Counter(named) - Counter(outcomes)
