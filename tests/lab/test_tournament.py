"""Tournaments: the same luck for both, counted by deals, gone on with from a file."""

import json
from pathlib import Path
from typing import Any

import pytest

import abyssal
from abyssal import BadRequest
from abyssal.core.chance import fast_chance
from abyssal.core.game import Position, Seat
from abyssal.games import title
from abyssal.lab.luck import Luck
from abyssal.lab.tournament import (
    Deal,
    Pair,
    Plan,
    Table,
    interval,
    play_deal,
    ratings,
    read,
    report,
    tournament,
)
from abyssal.testing.play import luck_of, random_play

PLAN = Plan("in-too-deep", ["greedy", "random"], seats=3, deals=3, seed=4)


def dealt(pair: Pair, number: int, *shares: float) -> Deal:
    return {
        "pair": pair,
        "deal": number,
        "shares": list(shares),
        "luck": [],
        "decisions": 10,
        "cut": 0,
    }


# One deal


def test_both_games_of_a_deal_have_the_same_luck_and_places_exchanged() -> None:
    game = abyssal.game("in-too-deep")
    tables = [Table(game.new(4, 7), ("greedy", "random"), turned, 7) for turned in (0, 1)]
    first = [[table.is_first(seat) for seat in range(4)] for table in tables]
    assert first == [[True, False, True, False], [False, True, False, True]]
    assert tables[0].state.hash() == tables[1].state.hash()


def test_the_same_bot_against_itself_wins_half_of_every_deal() -> None:
    alike = play_deal(PLAN, ("greedy", "greedy"), 0)
    assert sum(alike["shares"]) == 1.0


def test_a_deal_is_the_same_whenever_it_is_played() -> None:
    assert play_deal(PLAN, ("greedy", "random"), 1) == play_deal(PLAN, ("greedy", "random"), 1)


def test_where_sides_win_each_bot_plays_one_of_them_and_then_the_other() -> None:
    plan = Plan("unfathomable", ["crew", "random"], seats=4, deals=1, seed=2)
    deal = play_deal(plan, ("crew", "random"), 0)
    assert set(deal["shares"]) <= {0.0, 1.0}
    game = abyssal.game("unfathomable")
    sides = title(game.name).sides
    assert sides is not None
    state = game.new(4, 1)
    for _ in random_play(state, luck_of(1)):
        if "traitors" in sides(state):
            break
    assert set(sides(state)) == {"humans", "traitors"}
    for turned, home in ((0, True), (1, False)):
        table = Table(state, ("crew", "random"), turned, 1)
        for seat, side in enumerate(sides(state)):
            assert table.is_first(seat) == ((side == "humans") == home)


def test_a_side_that_did_not_win_has_lost() -> None:
    state = abyssal.game("unfathomable").new(3, 1)
    for turned, share in ((0, 0.0), (1, 1.0)):
        assert Table(state, ("crew", "random"), turned, 1).won([]) == share


def test_a_shared_victory_counts_in_parts() -> None:
    table = Table(abyssal.game("in-too-deep").new(3, 1), ("greedy", "random"), 0, 1)
    assert table.won([0, 1]) == 0.5
    assert table.won([0, 1, 2]) == pytest.approx(2 / 3)


# Luck


def last_roll(seed: int) -> tuple[Position, Position, Seat, int]:
    """A roll of Into the Blue: before and after it, whose it was, and the answer."""
    state = abyssal.game("into-the-blue").new(3, seed)
    for seat, action in random_play(state, luck_of(seed)):
        before = state.copy()
        after = before.copy()
        after.play(seat, action)
        if after.dump()["dice"] != before.dump()["dice"]:
            return before, after, seat, action
    raise AssertionError("nobody rolled")


def test_where_nothing_was_drawn_there_was_no_luck() -> None:
    state = abyssal.game("in-too-deep").new(3, 1)
    [seat] = state.to_act()
    assert Luck(state.game, 1).of(state, seat, state.legal(seat)[0], state.copy()) == [0.0] * 3


def test_luck_is_won_from_others_and_comes_to_nothing_on_average() -> None:
    before, after, seat, action = last_roll(3)
    told = Luck(before.game, 1).of(before, seat, action, after)
    assert sum(told) == pytest.approx(0.0)
    total = 0.0
    measure = Luck(before.game, 2)
    for number in range(400):
        other = before.copy()
        other.chance = fast_chance(number)
        other.play(seat, action)
        total += measure.of(before, seat, action, other)[seat]
    assert abs(total / 400) < 0.01


# All deals


def test_who_is_stronger_has_more_of_every_deal_and_the_higher_rating() -> None:
    found = tournament(PLAN)
    [meeting] = found["pairs"]
    assert meeting["deals"] == 3
    assert meeting["won"]["share"] > 0.5
    assert [one["bot"] for one in found["ratings"]] == ["greedy", "random"]
    assert found["ratings"][0]["rating"] > 1000 > found["ratings"][1]["rating"]


def test_several_processes_and_a_file_that_is_gone_on_with_give_the_same(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    short = PLAN._replace(deals=2)
    tournament(short, file=file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines, lines[-1][:20]]))  # the machine stopped in the middle
    told: list[tuple[int, int]] = []
    found = tournament(PLAN, jobs=2, file=file, progress=lambda *step: told.append(step))
    assert found == tournament(PLAN)
    assert told == [(3, 3)]
    assert len(file.read_text().splitlines()) == 4
    assert tournament(short, file=file) == tournament(short)


def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    tournament(PLAN._replace(deals=1), file=file)
    text = file.read_text()
    for other in (PLAN._replace(seats=4), PLAN._replace(seed=5)):
        with pytest.raises(BadRequest) as refused:
            tournament(other, file=file)
        assert refused.value.code == "arena-file"
    assert file.read_text() == text
    assert len(read(PLAN, file)) == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bots": ["greedy"]}, "arena-bots"),
        ({"bots": ["greedy", "greedy"]}, "arena-bots"),
        ({"bots": ["greedy", "nobody"]}, "bot"),
        ({"seats": 9}, "seats"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    change: dict[str, Any], code: str
) -> None:
    with pytest.raises(BadRequest) as refused:
        tournament(PLAN._replace(**change))
    assert refused.value.code == code


# Counting


def test_the_interval_counts_deals_not_games() -> None:
    alike = interval([1.0, 0.0] * 50)  # both games of a deal came out the same
    apart = interval([0.5] * 98 + [1.0, 0.0])  # the luck of a deal was worth everything
    assert alike["share"] == apart["share"] == 0.5
    assert alike["high"] - alike["low"] > apart["high"] - apart["low"]
    assert interval([1.0] * 10)["low"] < 0.9


def test_a_share_beyond_all_victories_is_told_as_all() -> None:
    assert interval([1.2, 1.1])["share"] == 1.0


def test_ratings_say_who_wins_how_often() -> None:
    pair = ("a", "b")
    draws = fast_chance(1)
    deals = [dealt(pair, number, float(draws.below(100) < 64)) for number in range(3000)]
    [a, b] = ratings(["a", "b"], deals)
    assert 70 < a["rating"] - b["rating"] < 130
    assert a["deals"] == 3000


def test_the_order_of_the_deals_does_not_matter_and_the_report_is_json() -> None:
    deals = [dealt(("greedy", "random"), number, 1.0, 0.0) for number in range(3)]
    told = report(PLAN, deals)
    assert told == report(PLAN, deals[::-1])
    assert json.loads(json.dumps(told))["pairs"][0]["without_luck"] is None
