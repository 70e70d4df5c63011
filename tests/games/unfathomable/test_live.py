"""What Unfathomable tells a live table: sections 4.33, 6 and 8.2 of the ledger."""

import pytest

from abyssal.games.unfathomable.faces import live
from abyssal.games.unfathomable.faces.live import ABOUT, ANSWER, QUESTION, STATEMENT
from abyssal.server.routes.network import shown_manners
from abyssal.table.secrecy import secrecy_of
from games.unfathomable.table import GAME, position


def kinds(kind: str) -> set[str]:
    return {phrase for phrase, is_a in live.PHRASES.items() if is_a == kind}


@pytest.mark.rule("UNF-H18")
def test_nothing_that_others_saw_is_taken_back_by_vote() -> None:
    assert not shown_manners(secrecy_of("unfathomable"))["undo_votes"]


@pytest.mark.rule("UNF-371")
def test_the_log_is_not_sorted_counted_or_searched() -> None:
    assert shown_manners(secrecy_of("unfathomable"))["plain_log"]


@pytest.mark.rule("UNF-373", "UNF-R28", "UNF-R36")
def test_what_a_table_agrees_on_before_the_game() -> None:
    choices = {name: option["choices"] for name, option in live.HOUSE.items()}
    assert choices == {
        "windows": ["3", "5", "8", "untimed"],
        "waits": ["tests", "none", "attacks"],
        "hours": ["24", "12"],
        "talk": ["guided", "free", "between", "strict"],
        "viewing": ["30", "20", "10"],
        "room": ["apart", "shared"],
        "history": ["on", "learning", "off"],
        "bots": ["speak", "silent"],
    }
    defaults = {name: option["default"] for name, option in live.HOUSE.items()}
    assert defaults["talk"] == "guided"
    assert defaults["viewing"] == "30"
    assert all(defaults[name] in choices[name] for name in choices)
    assert all(choice in GAME.options[name]["choices"] for name, choice in live.LEARNING.items())


@pytest.mark.rule("UNF-375", "UNF-376", "UNF-377", "UNF-379", "UNF-380", "UNF-381")
def test_the_set_phrases_have_two_poles_and_name_no_card() -> None:
    assert kinds(ANSWER) == {"say-yes", "say-no", "say-nothing"}
    assert kinds(QUESTION) == {"ask-help", "ask-high", "ask-top", "ask-roll", "ask-prevent"}
    assert kinds(ABOUT) == {"suspect", "trust", "accuse", "clear", "deny"}
    said = kinds(STATEMENT)
    assert {"help-much", "help-little", "help-none", "cannot-say", "who-helps"} <= said
    for one, other in [("added-high", "added-low"), ("top-good", "top-bad")]:
        assert {one, other} <= said
    for thing in ("roll", "total", "prevent"):
        assert {f"can-{thing}", f"cannot-{thing}"} <= said


@pytest.mark.rule("UNF-T4", "UNF-T5", "UNF-T6", "UNF-T9", "UNF-R28")
def test_nobody_owes_an_answer_in_the_quiet_windows() -> None:
    assert live.QUIET == {
        "before-rolls": "roll",
        "before-roll": "roll",
        "after-roll": "roll",
        "before-test": "test",
        "after-total": "test",
    }


@pytest.mark.parametrize(
    ("window", "last", "events", "again"),
    [
        ("before-test", "before-test", ["used"], True),
        ("before-test", "before-test", ["used", "outcome"], False),
        ("after-roll", "after-roll", ["rolled"], False),
        ("before-roll", "after-roll", ["reroll-pistol"], True),
        ("before-roll", "after-roll", ["used"], False),
        ("after-roll", "before-roll", ["reroll-fortune"], False),
        ("before-test", "after-roll", ["reroll-training"], False),
    ],
)
def test_a_window_opens_again_in_the_same_roll_or_test_and_before_a_die_is_rolled_again(
    window: str, last: str, events: list[str], again: bool
) -> None:
    assert live.opens_again(window, last, events) is again


@pytest.mark.rule("UNF-054")
def test_the_loyalty_cards_are_counted_seat_by_seat() -> None:
    view = position().view()
    counts = [2, 1, 1, 3]
    for player, count in zip(view["players"], counts, strict=True):
        player["loyalty"] = count
    assert live.dealt(view) == counts


@pytest.mark.rule("UNF-R28")
def test_only_the_attack_of_a_deep_one_aims_the_roll_to_come_at_somebody() -> None:
    assert [event for event in ("deep-one-attacks", "rolled", "attacks") if live.aims(event)] == [
        "deep-one-attacks"
    ]


@pytest.mark.rule("UNF-T4", "UNF-T6")
def test_a_question_to_one_seat_is_no_quiet_window() -> None:
    assert live.window(position().view()) is None
    asked = {"window": "before-test", "question": {"owner": 2}}
    assert live.window(asked) == live.Window("before-test", "test", 2)


@pytest.mark.rule("UNF-054", "UNF-H6", "UNF-H12")
def test_what_the_table_reads_in_views_and_events_is_there() -> None:
    table = position(mythos="hull-leak", loyalty={0: "hybrid"})
    field, one = live.SECRET_CARDS
    assert table.view(0)["players"][0][field] == ["hybrid"]
    assert live.dealt(table.view())[0] == 1
    assert one == "loyalty"
    assert any(move.split()[0] == live.DECLARATION for move in table.legal(0))
    assert not live.talk_closed(table.view())
    assert live.window(table.view()) is None
    table = position(mythos="hull-leak", hands={1: "strength-1"}, dice="6")
    table.play("end")
    assert live.talk_closed(table.view())
    assert live.window(table.view()) == ("before-test", "test", 0)
    table.play("add strength-1", passing="before-test").quiet("contribute")
    [test] = live.tests(table.told())
    assert (test[0]["event"], test[-1]["event"]) == ("test", "outcome")


def test_a_test_of_the_past_is_told_from_its_first_event_to_its_outcome() -> None:
    names = "turned-up test added discarded outcome added test turned-up"
    told = [{"event": name, "number": number} for number, name in enumerate(names.split())]
    found = [[event["number"] for event in test] for test in live.tests(told)]
    assert found == [[1, 2, 4], [6, 7]]
