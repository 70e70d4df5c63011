"""Hints at a table: who may ask, who hears of it, and how the game counts then."""

from collections.abc import Callable
from typing import Any

import pytest

from abyssal.core.errors import AbyssalError
from abyssal.results.ratings import Played, why_unrated
from abyssal.results.result import result_of
from abyssal.table import commands as do
from abyssal.table import handlers
from abyssal.table.places import Place
from live.pure import Sitting

ADA, GRACE = Place("person", "Ada"), Place("person", "Grace")
BOT = Place("bot", "", "random")


def ask(sitting: Sitting, seat: int = 0) -> int:
    """Ask for a hint; how many entries it became."""
    decision = sitting.table.decisions[seat]
    made = handlers.hint_taken(sitting.table, seat, decision, sitting.now)
    sitting.add(*made)
    return len(made)


def why_not(call: Callable[[], object]) -> str:
    """The code of a refusal."""
    with pytest.raises(AbyssalError) as error:
        call()
    return error.value.code


def until_asked(sitting: Sitting, seat: int = 0) -> Sitting:
    """Until a seat has a choice."""
    while sitting.asked() != seat or len(sitting.legal(seat)) < 2:
        sitting.step()
    return sitting


def alone(game: str = "into-the-blue") -> Sitting:
    """Ada among bots, and it is her turn."""
    seats = 4 if game == "unfathomable" else 3
    return until_asked(Sitting(game, places=[ADA, *[BOT] * (seats - 1)]).start())


def two(game: str = "into-the-blue", **created: Any) -> Sitting:
    return Sitting(game, places=[ADA, GRACE, BOT], **created)


def assisted(sitting: Sitting, viewer: int | None, seat: int = 0) -> bool:
    told = sitting.last(viewer, "table")["lobby"]["places"][seat]
    return bool(told["assisted"])


@pytest.mark.parametrize("game", ["in-too-deep", "into-the-blue", "key-largo"])
def test_a_person_alone_among_bots_may_ask_and_everyone_hears_that_they_did(game: str) -> None:
    sitting = alone(game)
    assert sitting.last(0, "table")["lobby"]["hints"] is True
    assert ask(sitting) == 1
    assert [assisted(sitting, viewer) for viewer in (0, 1, None)] == [True] * 3
    assert sitting.table.summary()["assisted"] is True


def test_asking_again_at_the_same_decision_is_not_written_again() -> None:
    sitting = alone()
    assert ask(sitting) == 1
    assert ask(sitting) == 0


def test_the_answer_after_a_hint_is_marked_and_the_game_is_not_rated() -> None:
    sitting = alone()
    ask(sitting)
    while sitting.table.asked():
        sitting.step()
    record = sitting.table.record
    assert list(record.by.values()) == ["hint"]
    result = result_of(record, sitting.table.playing())
    assert [seat.hints for seat in result.seats] == [1, 0, 0]
    assert why_unrated(Played("t", 0.0, result, {0: ["a"], 1: ["b"]})) == "hints"


def test_what_is_played_in_the_place_of_an_answer_that_was_taken_back_is_marked_too() -> None:
    sitting = alone("in-too-deep")
    while not any(text.startswith("buy") for text in sitting.legal(0)):
        sitting.step()
        until_asked(sitting)
    ask(sitting)
    sitting.play(0, next(text for text in sitting.legal(0) if text.startswith("buy")))
    sitting.do(0, do.Undo)
    sitting.step()
    assert set(sitting.table.record.by.values()) == {"hint"}
    assert len(sitting.table.record.by) > 1


def test_a_log_with_a_hint_makes_the_same_table_again() -> None:
    sitting = alone()
    ask(sitting)
    again = sitting.again()
    assert (again.hinted, again.is_hinted, again.assisted) == (
        sitting.table.hinted,
        [True, False, False],
        [True, False, False],
    )
    assert again.lobby(0) == sitting.table.lobby(0)


def test_somebody_who_is_not_asked_gets_no_hint() -> None:
    sitting = alone()
    sitting.play(0, "stop")
    while sitting.asked() == 0:
        sitting.step()
    assert why_not(lambda: ask(sitting)) == "not-asked"


def test_a_hint_is_for_the_decision_that_is_asked() -> None:
    sitting = alone()
    stale = sitting.table.decisions[0] - 1
    assert why_not(lambda: handlers.hint_taken(sitting.table, 0, stale, 0.0)) == "stale"


@pytest.mark.parametrize("game", ["into-the-blue", "unfathomable"])
def test_two_people_who_agreed_to_nothing_get_none(game: str) -> None:
    places = [ADA, GRACE, BOT, BOT]
    sitting = Sitting(game, places=places).start()
    assert sitting.last(0, "table")["lobby"]["hints"] is False
    assert why_not(lambda: ask(sitting)) == "hints-company"


# Agreeing before the start


def test_the_game_cannot_start_with_hints_before_all_people_have_agreed() -> None:
    sitting = two()
    sitting.do(0, do.Set, hints=True)
    assert sitting.last(1, "table")["lobby"]["agreed"] == [0]
    assert why_not(sitting.start) == "hints-disagreed"
    sitting.do(1, do.Agree, True)
    sitting.start()
    assert sitting.last(1, "table")["lobby"]["hints"] is True
    until_asked(sitting, 1)
    assert ask(sitting, 1) == 1


def test_who_no_longer_agrees_and_who_takes_the_seat_next_keep_the_game_from_starting() -> None:
    sitting = two(agreed=[0, 1])
    sitting.do(1, do.Agree, False)
    assert why_not(sitting.start) == "hints-disagreed"
    sitting.do(1, do.Agree, True)
    sitting.do(0, do.Arrange, 1, do.Arranged("open"))
    assert sitting.table.agreed == [0]


def test_hints_that_are_proposed_no_longer_need_nobody_s_word() -> None:
    sitting = two(agreed=[0])
    sitting.do(0, do.Set, hints=False)
    sitting.start()
    assert sitting.last(0, "table")["lobby"]["hints"] is False


def test_where_people_have_secrets_from_each_other_hints_cannot_be_proposed() -> None:
    sitting = Sitting("unfathomable", places=[ADA, GRACE, BOT, BOT])
    assert why_not(lambda: sitting.do(0, do.Set, hints=True)) == "hints-title"
    assert why_not(lambda: sitting.do(1, do.Agree, True)) == "hints-unproposed"


def test_in_a_sealed_decision_nobody_else_hears_who_has_asked_before_all_have_answered() -> None:
    sitting = two("key-largo", agreed=[0, 1]).start()
    assert sitting.table.is_sealed()
    before = sitting.counts()
    ask(sitting, 1)
    after = sitting.counts()
    assert [viewer for viewer in after if after[viewer] != before[viewer]] == [1]
    assert assisted(sitting, 1, 1)
    while sitting.table.is_sealed():
        sitting.step()
    assert assisted(sitting, 0, 1)
