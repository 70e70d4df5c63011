"""Time that runs out, and bots that stand in until somebody is back."""

from typing import Any

from abyssal.table import commands as do
from abyssal.table import entries, handlers
from abyssal.table.places import Place, Why
from live.pure import SEALED, Sitting


def brisk(**more: Any) -> Sitting:
    return Sitting(pace="brisk", **more).start()


def run_out(sitting: Sitting, seat: int) -> None:
    deadline = sitting.table.deadline(seat)
    assert deadline is not None
    sitting.now = deadline
    sitting.add(*handlers.ran_out_of_time(sitting.table, seat, sitting.now, "random"))


def test_without_a_pace_there_is_no_deadline() -> None:
    sitting = Sitting().start()
    assert sitting.last(sitting.asked(), "game")["deadline"] is None


def test_whoever_is_asked_has_a_minute_and_is_told_until_when() -> None:
    sitting = brisk()
    seat = sitting.asked()
    assert sitting.last(seat, "game")["deadline"] == sitting.now + 60
    assert sitting.last((seat + 1) % 3, "game")["deadline"] is None
    relaxed = Sitting(pace="relaxed").start()
    assert relaxed.last(relaxed.asked(), "game")["deadline"] == relaxed.now + 300


def test_every_answer_begins_a_new_minute() -> None:
    sitting = brisk()
    seat = sitting.asked()
    sitting.now += 50
    sitting.play(seat, "stop")
    assert sitting.table.deadline(seat) == sitting.table.shown_until + 60


def test_others_sealed_answers_give_me_no_more_time() -> None:
    sitting = Sitting(SEALED.name, pace="brisk").start()
    before = sitting.table.deadline(0)
    sitting.now += 30
    sitting.play_first(1)
    assert sitting.table.deadline(0) == before
    assert sitting.table.deadline(1) is None


def test_time_answers_with_the_first_legal_action() -> None:
    sitting = brisk()
    seat = sitting.asked()
    first = sitting.legal(seat)[0]
    run_out(sitting, seat)
    assert sitting.table.record.lines() == [f"{seat} {first} (time)"]
    assert sitting.table.places[seat].missed == 1


def test_a_bot_takes_over_at_the_third_time() -> None:
    sitting = brisk(people="AB")
    seat = sitting.asked()
    for _ in range(2):
        while sitting.asked() != seat:
            sitting.play_first(sitting.asked())
        run_out(sitting, seat)
    while sitting.asked() != seat:
        sitting.play_first(sitting.asked())
    before = sitting.table.record.lines()
    run_out(sitting, seat)
    assert sitting.table.record.lines() == before
    assert sitting.table.places[seat] == Place("person", "AB"[seat], "random", "pace")
    assert sitting.last(None, "table")["lobby"]["places"][seat]["standin"] == "random"
    assert sitting.table.deadline(seat) is None


def test_no_bot_takes_over_in_a_sealed_decision() -> None:
    sitting = Sitting("key-largo", pace="brisk").start()
    for day in range(1, 4):
        for seat in (1, 2):
            sitting.play(seat, "plan dolphins shop")
        lobbies = len([message for message in sitting.heard[1] if message["kind"] == "table"])
        run_out(sitting, 0)
        assert sitting.table.places[0].bot == ""
        heard = [message for message in sitting.heard[1] if message["kind"] == "table"]
        assert len(heard) == lobbies
        while sitting.table.playing().view()["day"] == day:
            asked = sitting.asked()
            sitting.play_first(asked) if asked else run_out(sitting, 0)
            if sitting.table.places[0].bot:
                return
    raise AssertionError("no bot has taken over")


def test_whoever_acts_is_here_again() -> None:
    sitting = brisk()
    seat = sitting.asked()
    run_out(sitting, seat)
    assert sitting.table.places[seat].missed == 1
    while sitting.asked() != seat:
        sitting.play_first(sitting.asked())
    sitting.play_first(seat)
    assert sitting.table.places[seat].missed == 0


def stood_in(why: Why = "pace") -> tuple[Sitting, int]:
    sitting = brisk()
    seat = sitting.asked()
    sitting.add(entries.StoodIn(sitting.now, "", seat, "random", why))
    return sitting, seat


def test_an_answer_of_the_person_ends_the_standing_in() -> None:
    sitting, seat = stood_in()
    sitting.play(seat, "stop")
    assert sitting.table.places[seat].bot == ""
    assert sitting.table.record.lines() == [f"{seat} stop"]


def test_a_person_comes_back_by_saying_so() -> None:
    sitting, seat = stood_in()
    sitting.now += 500
    sitting.do(seat, do.Return)
    assert sitting.table.places[seat].bot == ""
    assert sitting.table.deadline(seat) == sitting.now + 60
    sitting.do(seat, do.Return)  # twice does no harm


def test_a_stand_in_is_no_missed_decision() -> None:
    sitting, seat = stood_in("away")
    first = sitting.legal(seat)[0]
    sitting.add(entries.Played(sitting.now, "", seat, [first], "bot"))
    assert sitting.table.places[seat].missed == 0
    assert sitting.table.places[seat].is_stood_in()
