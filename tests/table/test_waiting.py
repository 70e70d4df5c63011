"""Whom a table waits for, as it may be told outside it."""

from abyssal.table import commands as do
from abyssal.table import entries
from abyssal.table.places import Place
from abyssal.table.waiting import Waiting, waiting
from live.aboard import fight
from live.pure import SEALED, Sitting


def waited(sitting: Sitting) -> Waiting:
    found = waiting(sitting.table)
    assert found is not None
    return found


def test_nobody_is_waited_for_before_the_start_and_after_the_end() -> None:
    sitting = Sitting()
    assert waiting(sitting.table) is None
    sitting.start().play_to_the_end()
    assert waiting(sitting.table) is None


def test_whoever_is_to_play_is_waited_for_since_it_is_their_turn() -> None:
    sitting = Sitting(pace="brisk").start()
    seat = sitting.asked()
    assert waited(sitting) == Waiting(1, (seat,), sitting.now, sitting.now + 60)
    sitting.now += 30
    while sitting.asked() == seat:
        sitting.play_first(seat)
    found = waited(sitting)
    assert found.seats == (sitting.asked(),)
    assert found.since == sitting.now
    assert found.decision > 1


def test_without_a_clock_there_is_no_end() -> None:
    assert waited(Sitting().start()).until is None


def test_bots_and_people_with_a_stand_in_are_not_waited_for() -> None:
    sitting = Sitting(places=[Place("person", "A"), Place("bot", "", "random")]).start()
    while sitting.asked() == 0:
        sitting.play_first(0)
    assert waiting(sitting.table) is None
    pair = Sitting().start()
    seat = pair.asked()
    pair.add(entries.StoodIn(pair.now, "", seat, "random", "away"))
    assert waiting(pair.table) is None


def test_in_a_sealed_decision_all_are_waited_for_until_it_is_over() -> None:
    sitting = Sitting(SEALED.name, "ABC").start()
    before = waited(sitting)
    assert before.seats == (0, 1, 2)
    sitting.now += 100
    sitting.play_first(1)
    assert waited(sitting) == before
    sitting.play_first(1)  # another answer in place of the first
    assert waited(sitting) == before
    sitting.play_first(0)
    sitting.play_first(2)
    after = waiting(sitting.table)
    assert after is None or after.decision > before.decision


def test_in_a_quiet_window_all_who_take_part_are_told_the_same() -> None:
    voyage = fight()
    window = voyage.open_window
    before = waited(voyage)
    assert before.seats == tuple(window.seats)
    assert before.until == window.closes
    voyage.press(window.seats[0])
    assert waited(voyage) == before


def test_the_log_alone_tells_it() -> None:
    sitting = Sitting("key-largo").start()
    for seat in (0, 1, 2):
        sitting.now += 10
        sitting.do(seat, do.Play, sitting.table.decisions[seat], ["plan dolphins shop"])
    assert waiting(sitting.again()) == waited(sitting)
