"""Quiet windows: the same length for everyone, and nothing that tells who answered, or what."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from abyssal.table import commands as do
from abyssal.table import entries, handlers
from abyssal.table.errors import Refused
from abyssal.table.places import Place
from live.aboard import Voyage, fight, position, trial


def numbers(voyage: Voyage) -> dict[int | None, int]:
    return {viewer: stream.number for viewer, stream in voyage.table.streams.items()}


@pytest.mark.rule("UNF-H2", "UNF-R28")
@pytest.mark.parametrize("seconds", [3, 5, 8])
def test_a_window_lasts_as_long_as_the_table_agreed(seconds: int) -> None:
    voyage = fight(house={"windows": str(seconds)})
    assert voyage.window_of(0) == {
        "about": "roll",
        "length": seconds,
        "closes": voyage.now + seconds,
        "choosing": False,
        "mine": None,
        "pass": ["pass", {"own": "yes", "picked": 0, "purpose": None, "step": "window"}],
    }
    assert voyage.due() == voyage.now + seconds


@pytest.mark.rule("UNF-H2")
def test_answers_never_shorten_a_window() -> None:
    voyage = fight()
    closes = voyage.due()
    for seat in (1, 2):
        voyage.play(seat, "pass")
    assert voyage.due() == closes
    assert voyage.table.playing().view()["window"] == "before-roll"


@pytest.mark.rule("UNF-H2", "UNF-H22")
def test_an_answer_is_in_nobodys_stream_before_the_window_closes() -> None:
    voyage = fight()
    before, heard = numbers(voyage), {viewer: len(lines) for viewer, lines in voyage.heard.items()}
    voyage.play(1, "raise observation-3")
    voyage.press(2)
    assert numbers(voyage) == before
    assert {viewer: len(lines) for viewer, lines in voyage.heard.items()} == heard


def test_all_answers_are_carried_out_when_the_window_closes() -> None:
    voyage = fight()
    voyage.play(1, "raise observation-3")
    voyage.wait()
    told = [event["event"] for event in voyage.last(0, "game")["events"]]
    assert told == ["die-raised"]
    assert voyage.table.record.lines()[-2:] == ["1 raise observation-3", "2 pass"]


def test_an_answer_may_be_changed_as_long_as_the_window_is_open() -> None:
    voyage = fight()
    voyage.play(1, "raise observation-3")
    voyage.play(1, "lower observation-3")
    voyage.wait()
    assert voyage.table.record.lines()[-2] == "1 lower observation-3"


@pytest.mark.rule("UNF-R100")
def test_whoever_does_not_answer_passes() -> None:
    voyage = fight()
    voyage.wait()
    assert voyage.table.record.lines()[-2:] == ["1 pass", "2 pass"]
    assert [place.missed for place in voyage.table.places] == [0, 0, 0]


def test_an_answer_to_a_closed_window_answers_no_later_one() -> None:
    voyage = fight(hands={1: "observation-3 observation-4", 2: "observation-1"})
    late = voyage.table.decisions[2]
    voyage.play(1, "raise observation-3")
    voyage.wait()
    assert voyage.window is not None
    with pytest.raises(Refused):
        voyage.do(2, do.Play, late, ["pass"])


@pytest.mark.rule("UNF-H1", "UNF-H4")
def test_everybody_sees_the_same_window_whether_they_take_part_or_not() -> None:
    voyage = fight()
    assert [voyage.window_of(seat) for seat in range(3)] == [voyage.window_of(0)] * 3
    voyage.play(1, "raise observation-3")
    voyage.wait()
    moments = [message["n"] for message in voyage.heard[0] if message["kind"] == "game"]
    others = [message["n"] for message in voyage.heard[2] if message["kind"] == "game"]
    assert moments == others


def test_spectators_see_no_window() -> None:
    voyage = fight()
    assert voyage.last(None, "game")["window"] is None


def test_one_person_among_bots_waits_for_nothing() -> None:
    voyage = fight("A--")
    assert voyage.due() is None
    assert not voyage.open_window.held
    assert voyage.last(0, "game")["window"] is None


def test_one_person_among_bots_is_passed_for_by_a_standing_order() -> None:
    voyage = fight("A--", hands={0: "observation-3", 1: "observation-1"})
    assert not voyage.quiet.passes(0)  # it is their own roll
    assert voyage.table.owed_unasked() == []
    voyage.do(0, do.SetOrders, "never")
    assert voyage.quiet.passes(0)
    assert voyage.table.owed_unasked() == [0]
    voyage.add(*handlers.answered_unasked(voyage.table, 0, voyage.now))
    assert voyage.table.record.lines()[-1] == "0 pass"
    assert voyage.table.places[0].missed == 0


def test_a_bots_answer_is_kept_back_like_any_other() -> None:
    voyage = fight("AB-")
    assert voyage.table.places[2] == Place("bot", "", "random")
    assert voyage.due() == voyage.now + 5


# Acting


@pytest.mark.rule("UNF-H2")
def test_whoever_wants_to_act_gets_time_to_choose_how() -> None:
    voyage = fight()
    voyage.press(1)
    voyage.wait()
    assert [voyage.open_window_of(seat)["choosing"] for seat in range(3)] == [True] * 3
    assert voyage.open_window_of(0)["length"] == voyage.open_window_of(1)["length"]
    assert voyage.due() == voyage.now + 20
    voyage.play(1, "raise observation-3")
    due = voyage.due()
    assert due is not None
    assert due <= voyage.now
    voyage.wait()
    assert [event["event"] for event in voyage.last(2, "game")["events"]] == ["die-raised"]


def test_whoever_wanted_to_act_and_does_not_choose_passes() -> None:
    voyage = fight()
    voyage.press(1)
    voyage.wait().wait()
    assert voyage.table.record.lines()[-2:] == ["1 pass", "2 pass"]


@pytest.mark.rule("UNF-H1")
def test_wanting_to_act_needs_no_card() -> None:
    voyage = fight()
    voyage.press(2)
    assert voyage.legal(2) == ["pass"]
    voyage.wait()
    assert voyage.open_window.choosing


def test_who_wants_to_act_is_shown_to_nobody_else() -> None:
    voyage = fight()
    voyage.press(1)
    voyage.wait()
    assert [voyage.open_window_of(seat)["mine"] for seat in range(3)] == [None, "act", None]


def test_whoever_takes_no_part_cannot_act() -> None:
    voyage = fight()
    with pytest.raises(Refused):
        voyage.press(0)


# Without a clock


def untimed(make: Callable[..., Voyage], orders: str = "always", **more: Any) -> Voyage:
    voyage = make(house={"windows": "untimed"}, **more)
    for seat in range(3):
        voyage.do(seat, do.SetOrders, orders)
    return voyage


def test_without_a_clock_a_window_waits_for_everyone() -> None:
    voyage = untimed(fight)
    assert voyage.due() is None
    voyage.play(1, "pass")
    assert voyage.due() is None
    voyage.play(2, "pass")
    assert voyage.due() is not None


@pytest.mark.rule("UNF-H4")
def test_a_standing_order_takes_as_long_as_a_pass_by_hand() -> None:
    by_order = untimed(fight, "never")
    by_hand = untimed(fight)
    for seat in (1, 2):
        by_hand.play(seat, "pass")
    assert by_order.due() == by_hand.due() == by_order.now + 2


@pytest.mark.rule("UNF-H4")
def test_standing_orders_are_seen_by_nobody_else() -> None:
    voyage = untimed(fight)
    before = numbers(voyage)
    voyage.do(1, do.SetOrders, "never")
    after = numbers(voyage)
    assert voyage.last(1, "table")["lobby"]["desk"]["orders"] == "never"
    assert voyage.last(0, "table")["lobby"]["desk"]["orders"] == "always"
    assert after.pop(1) == before.pop(1) + 1
    assert after == before


@pytest.mark.parametrize(
    ("orders", "rolls", "own", "tests"),
    [
        ("never", True, True, True),
        ("own", True, False, True),
        ("tests", True, False, False),
        ("always", False, False, False),
    ],
)
def test_each_order_asks_a_little_more_than_the_one_before(
    orders: str, rolls: bool, own: bool, tests: bool
) -> None:
    hands = {0: "observation-3", 1: "observation-3"}
    roll = untimed(fight, orders, hands=hands)
    assert [roll.quiet.passes(seat) for seat in (1, 0)] == [rolls, own]
    test = untimed(trial, orders)
    assert test.quiet.passes(1) == tests


def test_whoever_is_attacked_is_asked_like_whoever_rolls() -> None:
    voyage = untimed(fight, "own")
    voyage.quiet.take_aim([("deep-one-attacks", 1)], voyage.table.playing().view())
    voyage.quiet.open(voyage.table.playing().view(), [1, 2], True, voyage.now)
    assert [voyage.quiet.passes(seat) for seat in (1, 2)] == [False, True]


def test_the_first_order_is_to_ask_in_tests_and_own_rolls() -> None:
    assert fight().last(1, "table")["lobby"]["desk"]["orders"] == "tests"


def test_whoever_wants_to_act_is_asked_in_spite_of_the_order() -> None:
    voyage = untimed(fight, "never")
    voyage.press(1)
    assert voyage.due() is None
    voyage.play(1, "raise observation-3")
    assert voyage.due() is not None


@pytest.mark.rule("UNF-R100")
def test_without_a_clock_a_pace_still_answers() -> None:
    voyage = untimed(fight, pace="brisk")
    assert voyage.table.deadline(1) == voyage.now + 60
    voyage.add(*handlers.ran_out_of_time(voyage.table, 1, voyage.now + 60, "random"))
    assert voyage.table.deadline(1) is None
    assert voyage.table.playing().view()["window"] == "before-roll"


# One window after another


def rampage(**created: Any) -> Voyage:
    """Several rolls are coming, and one window is for all of them."""
    table = position(
        "arjun jeanne samira",
        places={0: "deck-1"},
        deep_ones={"deck-1": 5},
        hands={0: "strength-3", 1: "observation-3", 2: "observation-1"},
        dice="4 4 4 4",
    )
    voyage = Voyage(table, **created).aboard()
    voyage.play(0, "play strength-3")
    voyage.play(0, "bare")
    return voyage


def test_whoever_says_act_before_several_rolls_is_asked_at_once() -> None:
    voyage = rampage()
    assert voyage.table.playing().view()["window"] == "before-rolls"
    voyage.play(1, "act")
    voyage.wait()
    voyage.play(0, "aim deck-1 deep-one")
    assert voyage.table.playing().view()["window"] == "before-roll"
    assert voyage.open_window.seats == [1]


@pytest.mark.rule("UNF-H2", "UNF-R28")
@pytest.mark.parametrize(("seconds", "short"), [(3, 3), (5, 3), (8, 3)])
def test_a_window_that_opens_again_after_a_use_is_short(seconds: int, short: int) -> None:
    voyage = fight(
        hands={1: "observation-3 observation-4", 2: "observation-1"},
        house={"windows": str(seconds)},
    )
    voyage.play(1, "raise observation-3")
    voyage.wait()
    assert voyage.table.playing().view()["window"] == "before-roll"
    assert voyage.open_window_of(0)["length"] == short
    assert voyage.due() == voyage.now + short


def test_another_roll_has_the_whole_time_again() -> None:
    voyage = fight(hands={1: "observation-1 strength-1", 2: "observation-1"})
    voyage.wait()
    assert voyage.table.playing().view()["window"] == "after-roll"
    assert voyage.due() == voyage.table.shown_until + 5
    voyage.play(1, "training strength-1")
    voyage.wait()  # the die is rolled again: everyone has had time before it
    assert voyage.table.playing().view()["window"] == "before-roll"
    assert voyage.due() == voyage.table.shown_until + 3


@pytest.mark.rule("UNF-H2", "UNF-H4")
@pytest.mark.parametrize("hand", ["observation-1", "observation-3"])
def test_where_bots_alone_take_part_a_window_is_short_whatever_they_hold(hand: str) -> None:
    voyage = fight("AB-", hands={2: hand})
    assert voyage.open_window.seats == [2]
    assert voyage.due() == voyage.now + 3
    assert voyage.open_window_of(0) == voyage.open_window_of(1)


def test_whoever_is_away_is_no_bot_to_a_window() -> None:
    table = position(
        "arjun jeanne samira",
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        hands={2: "observation-1"},
        dice="4 4 4",
    )
    voyage = Voyage(table).aboard()
    voyage.add(entries.StoodIn(voyage.now, "", 2, "random", "away"))
    voyage.play(0, "attack deep-one")
    assert voyage.open_window.seats == [2]
    assert voyage.due() == voyage.now + 5


def test_a_window_that_follows_another_with_nothing_between_is_the_same_window() -> None:
    voyage = fight()
    public = voyage.table.playing().view()
    voyage.quiet.follow(public, [1], [], True, voyage.now)
    assert (voyage.open_window.choosing, voyage.open_window.acting) == (True, [1])
    assert voyage.due() == voyage.now + 20
    voyage.quiet.follow(public, [1], [("rolled", 0)], True, voyage.now)
    assert (voyage.open_window.choosing, voyage.open_window.acting) == (False, [])
    assert voyage.due() == voyage.now + 5


def test_the_log_alone_gives_the_same_windows() -> None:
    voyage = fight()
    voyage.play(1, "raise observation-3")
    voyage.press(2)
    again = voyage.again()
    assert again.quiet.window == voyage.window
    for viewer in (0, 1, 2, None):
        assert again.sync(viewer, 0) == voyage.table.sync(viewer, 0)


def test_whoever_comes_back_in_a_window_sees_it_with_the_own_answer() -> None:
    voyage = fight()
    voyage.play(1, "raise observation-3")
    mine = json.loads(voyage.table.sync(1, 0))["game"]["window"]
    theirs = json.loads(voyage.table.sync(2, 0))["game"]["window"]
    assert mine.pop("mine") == "raise observation-3"
    assert theirs.pop("mine") is None
    assert mine == theirs
