"""A game over days: clocks that run while nobody is here, and what happens then."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from abyssal.core.errors import BadRequest
from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.record import Record, verify
from abyssal.table import commands as do
from abyssal.table import due, entries, handlers
from abyssal.table.commands import Giver
from abyssal.table.places import DAY, HOUR, Pace, Place, Times
from abyssal.table.waiting import waiting
from live.aboard import fight
from live.pure import SEALED, Sitting
from live.refusals import kinds, refusal
from live.stores import store_at


def slow(pace: Pace = "three-days", **more: Any) -> Sitting:
    return Sitting(pace=pace, **more).start()


def pass_time(sitting: Sitting) -> None:
    """Until something is due, and do it."""
    moment, make = min(due.moments(sitting.table))
    sitting.now = max(sitting.now, moment)
    sitting.add(*make(sitting.table, sitting.now))


def let_bot_play(sitting: Sitting, seat: int) -> None:
    sitting.add(entries.Played(sitting.now, "", seat, [sitting.legal(seat)[0]], "bot"))


# Deadlines


@pytest.mark.parametrize(("pace", "days"), [("day", 1), ("three-days", 3), ("week", 7)])
def test_a_decision_has_its_days_and_everyone_reads_until_when(pace: Pace, days: int) -> None:
    sitting = slow(pace)
    seat = sitting.asked()
    until = sitting.now + days * DAY
    assert due.next_moment(sitting.table) == until
    assert sitting.last(seat, "game")["deadline"] == until
    for viewer in range(3):
        assert sitting.last(viewer, "game")["waiting"] == {
            "decision": 1,
            "seats": [seat],
            "since": sitting.now,
            "until": until,
        }
    assert sitting.last(None, "game")["waiting"] is None


def test_a_new_turn_begins_a_new_time() -> None:
    sitting = slow()
    seat = sitting.asked()
    sitting.now += DAY
    while sitting.asked() == seat:
        sitting.play_first(seat)
    assert due.next_moment(sitting.table) == sitting.now + 3 * DAY
    assert due.next_moment(sitting.again()) == due.next_moment(sitting.table)


def test_what_is_due_follows_from_the_log() -> None:
    sitting = slow(absence="bot")
    pass_time(sitting)
    assert due.next_moment(sitting.again()) == due.next_moment(sitting.table)
    assert sitting.again().places == sitting.table.places


def test_at_a_live_table_nothing_is_due_without_its_people() -> None:
    for pace in ("none", "relaxed", "brisk"):
        assert due.next_moment(Sitting(pace=pace).start().table) is None


# What the table does with who is absent


def test_a_table_that_waits_waits() -> None:
    sitting = slow(absence="wait")
    assert due.next_moment(sitting.table) is None
    found = waiting(sitting.table)
    assert found is not None
    assert found.until == sitting.now + 3 * DAY


def test_a_bot_makes_that_one_move_and_hands_back() -> None:
    sitting = slow(absence="bot", people="AB")
    late = sitting.asked()
    pass_time(sitting)
    assert sitting.table.places[late].why == "late"
    assert due.bots_to_move(sitting.table) == [late]
    assert due.next_moment(sitting.table) is not None
    while sitting.asked() == late:
        let_bot_play(sitting, late)
    assert sitting.table.places[late] == Place("person", "AB"[late])
    assert sitting.table.stood_in[late] == 1
    assert sitting.table.record.lines()[-1].endswith(" (bot)")


def test_the_others_are_asked_when_the_time_is_over() -> None:
    sitting = slow("day", people="ABC")
    late = sitting.asked()
    first, second = [seat for seat in range(3) if seat != late]
    pass_time(sitting)
    (vote,) = sitting.last(first, "table")["lobby"]["votes"]
    assert (vote["motion"], vote["seat"], vote["about"]) == ("stand-in", None, late)
    assert refusal(sitting, late, do.Vote, False) == "no-part"
    sitting.do(first, do.Vote, True)
    sitting.do(second, do.Vote, True)
    assert sitting.table.places[late].why == "agreed"
    while sitting.asked() == late:
        let_bot_play(sitting, late)
    assert sitting.table.places[late].why == "agreed"  # until they are back
    sitting.do(late, do.Return)
    assert sitting.table.places[late].bot == ""


def test_the_others_are_asked_once_and_silence_means_no() -> None:
    sitting = slow("day", people="ABC")
    pass_time(sitting)
    pass_time(sitting)  # it lapses
    assert not sitting.table.motions
    assert due.next_moment(sitting.table) is None
    assert not any(place.bot for place in sitting.table.places)
    late, other = sitting.asked(), (sitting.asked() + 1) % 3
    assert refusal(sitting, other, do.CallVote, "stand-in", seat=late) == "denied"
    sitting.now += HOUR
    sitting.do(other, do.CallVote, "stand-in", seat=late)
    assert kinds(sitting.table) == ["stand-in"]


def test_nobody_asks_for_a_bot_before_the_time_is_over() -> None:
    sitting = slow()
    late, other = sitting.asked(), (sitting.asked() + 1) % 3
    sitting.now += 2 * DAY
    assert refusal(sitting, other, do.CallVote, "stand-in", seat=late) == "patience-hours"


def test_whoever_plays_in_time_makes_all_of_it_void() -> None:
    sitting = slow("day", people="ABC")
    late = sitting.asked()
    pass_time(sitting)
    sitting.play_first(late)
    assert not sitting.table.motions
    assert sitting.table.stood_in == [0, 0, 0]


@pytest.mark.parametrize("pace", ["none", "relaxed", "brisk", "day"])
def test_without_a_clock_no_bot_comes_by_itself(pace: Pace) -> None:
    sitting = Sitting()
    if pace == "none":
        assert refusal(sitting, 0, do.Set, pace=pace, absence="bot") == "absence"
        with pytest.raises(BadRequest):
            handlers.fitting("none", "bot")
    else:
        sitting.do(0, do.Set, pace=pace, absence="bot")
        assert sitting.last(1, "table")["lobby"]["absence"] == "bot"
        sitting.do(0, do.Set, pace="none")
        assert sitting.table.absence == "vote"


# In secret


@pytest.mark.parametrize("answered", [(), (1,), (1, 2)])
def test_of_a_sealed_decision_nobody_is_told_whose_answer_is_missing(
    answered: tuple[int, ...],
) -> None:
    sitting = Sitting(SEALED.name, "ABC", pace="day", absence="bot").start()
    for seat in answered:
        sitting.play_first(seat)
    heard = {seat: len(sitting.heard[seat]) for seat in range(3)}
    pass_time(sitting)
    told = [[message["lobby"]["places"] for message in sitting.heard[0][heard[0] :]]]
    told += [[message["lobby"]["places"] for message in sitting.heard[1][heard[1] :]]]
    assert told[0] == told[1]
    assert not any(place["standin"] for place in told[0][0])
    assert due.bots_to_move(sitting.table) == [seat for seat in range(3) if seat not in answered]
    while missing := due.bots_to_move(sitting.table):
        let_bot_play(sitting, missing[0])
        if len(sitting.table.record.lines()) == 3:
            break
    assert [line.endswith("(bot)") for line in sorted(sitting.table.record.lines()[:3])] == [
        seat not in answered for seat in range(3)
    ]


def test_in_a_sealed_decision_those_who_answered_decide() -> None:
    sitting = Sitting(SEALED.name, "ABC", pace="day").start()
    sitting.play_first(0)
    sitting.play_first(1)
    pass_time(sitting)
    (vote,) = sitting.last(2, "table")["lobby"]["votes"]
    assert (vote["motion"], vote["about"], vote["seat"]) == ("stand-in", None, None)
    sitting.do(0, do.Vote, True)
    assert kinds(sitting.table) == ["stand-in"]
    sitting.do(1, do.Vote, True)
    assert due.bots_to_move(sitting.table) == [2]


def test_a_late_answer_of_ones_own_still_counts() -> None:
    sitting = Sitting(SEALED.name, "AB", pace="day", absence="bot").start()
    pass_time(sitting)
    sitting.play_first(0)
    assert due.bots_to_move(sitting.table) == [1]


# Away


def test_the_clock_of_somebody_away_stands_still_and_everyone_reads_it() -> None:
    sitting = slow("day")
    seat, start = sitting.asked(), sitting.now
    sitting.now += DAY / 2
    back = sitting.now + 5 * DAY
    sitting.do(seat, do.GoAway, back)
    assert sitting.last((seat + 1) % 3, "table")["lobby"]["places"][seat]["away"] == back
    assert due.next_moment(sitting.table) == back + DAY / 2
    for viewer in range(3):
        assert sitting.last(viewer, "game")["waiting"]["until"] == back + DAY / 2
    sitting.now += DAY
    sitting.do(seat, do.GoAway)
    assert due.next_moment(sitting.table) == start + 2 * DAY
    assert due.next_moment(sitting.again()) == start + 2 * DAY


def test_whoever_plays_is_not_away() -> None:
    sitting = slow("day")
    seat = sitting.asked()
    sitting.do(seat, do.GoAway, sitting.now + 5 * DAY)
    sitting.now += HOUR
    sitting.play_first(seat)
    assert sitting.table.away_until(seat) == sitting.now


def test_nobody_is_away_for_ever() -> None:
    sitting = slow("day")
    most = Times().away
    assert refusal(sitting, 0, do.GoAway, sitting.now + most + 1) == "away"
    assert refusal(sitting, 0, do.GoAway, sitting.now) == "away"
    sitting.do(0, do.GoAway, sitting.now + most - DAY)
    sitting.now += most - DAY
    assert refusal(sitting, 0, do.GoAway, sitting.now + 2 * DAY) == "away"
    sitting.do(0, do.GoAway, sitting.now + DAY)


def test_a_clock_runs_until_planned_days_away_begin_and_goes_on_after_them() -> None:
    sitting = slow("day")
    seat, start = sitting.asked(), sitting.now
    begins, back = start + DAY / 4, start + 3 * DAY
    sitting.do(seat, do.GoAway, back, begins)
    place = sitting.last((seat + 1) % 3, "table")["lobby"]["places"][seat]
    assert (place["away_since"], place["away"]) == (begins, back)
    assert not sitting.table.is_away(seat, start)
    assert due.next_moment(sitting.table) == back + DAY * 3 / 4
    assert due.next_moment(sitting.again()) == back + DAY * 3 / 4


def test_whoever_plays_before_their_days_away_begin_is_away_all_the_same() -> None:
    sitting = slow("day")
    seat = sitting.asked()
    begins, back = sitting.now + DAY, sitting.now + 3 * DAY
    sitting.do(seat, do.GoAway, back, begins)
    sitting.play_first(seat)
    assert sitting.table.is_away(seat, begins)
    assert not sitting.table.is_away(seat, back)


def test_planned_days_away_are_no_more_than_any_and_not_years_ahead() -> None:
    sitting = slow("day")
    times, soon = Times(), sitting.now + 10 * DAY
    assert refusal(sitting, 0, do.GoAway, soon + times.away + 1, soon) == "away"
    assert refusal(sitting, 0, do.GoAway, soon, soon) == "away"
    late = sitting.now + times.ahead + 1
    assert refusal(sitting, 0, do.GoAway, late + DAY, late) == "away-ahead"
    sitting.do(0, do.GoAway, soon + times.away, soon)
    sitting.do(0, do.GoAway)
    assert not sitting.table.is_away(0, soon + DAY)


def test_whoever_is_away_is_not_asked_for_a_vote() -> None:
    sitting = slow("day")
    late = sitting.asked()
    here, away = [seat for seat in range(3) if seat != late]
    sitting.do(away, do.GoAway, sitting.now + 5 * DAY)
    pass_time(sitting)
    sitting.do(here, do.Vote, True)
    assert sitting.table.places[late].why == "agreed"


# Quiet windows


@pytest.mark.rule("UNF-H2")
@pytest.mark.parametrize(("hours", "length"), [("12", 12 * HOUR), ("24", 24 * HOUR)])
def test_windows_that_wait_stay_open_exactly_as_long_as_agreed(hours: str, length: float) -> None:
    house = {"waits": "attacks", "hours": hours}
    voyage = fight(pace="day", house=house)
    window = voyage.open_window
    assert window.closes == window.opened + length
    for seat in window.seats:
        voyage.press(seat)
    assert due.next_moment(voyage.table) == window.closes
    before = waiting(voyage.table)
    assert before is not None
    assert (before.seats, before.until) == (tuple(window.seats), window.closes)
    voyage.now = window.opened + length
    made = handlers.time_is_up(voyage.table, voyage.now)
    assert [type(entry) for entry in made] == [entries.Closed]


@pytest.mark.rule("UNF-H20")
@pytest.mark.rule("UNF-H22")
@pytest.mark.parametrize("waits", ["none", "tests"])
def test_windows_that_do_not_wait_are_answered_by_order_and_nobody_is_told(waits: str) -> None:
    voyage = fight(pace="day", house={"waits": waits})
    window = voyage.open_window
    assert window.about == "roll"
    assert window.closes == window.opened + Times().unasked
    assert waiting(voyage.table) is None


# A whole host, and one that was killed


def test_what_is_due_is_done_without_a_connection_and_after_a_restart_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("abyssal.table.handlers.stand_in", lambda game: "random")
    now = [1000.0]
    store = tmp_path / "tables"

    def host() -> Host:
        return Host(store_at(store), Timeouts(pause=0), clock=lambda: now[0])

    async def settled(host: Host, id: str) -> None:
        live = await host.live(id)
        async with asyncio.timeout(60):
            while live.thinking is not None or live.loaded is None or host.tasks:
                await asyncio.sleep(0.01)

    async def play() -> None:
        first = host()
        people = [Place("person", name) for name in "ABC"]
        wanted = Wanted("into-the-blue", people, start=True, pace="day", absence="bot")
        id, _ = await first.open(wanted, "s", [0, 1, 2])
        now[0] += DAY - 1
        await first.sweep()
        assert await first.store.due(now[0]) == []
        await first.close()

        second = host()
        now[0] += 1
        assert await second.store.due(now[0]) == [id]
        await second.sweep()
        await second.sweep()
        await settled(second, id)
        async with second.table(id) as table:
            moved = [line for line in table.record.lines() if line.endswith("(bot)")]
            assert moved
            assert len(moved) == len(table.record.lines())
            assert sum(table.stood_in) == 1
            asked = table.asked()
            text = table.record.text()
        assert await second.store.due(now[0]) == []
        lines = await second.store.entries(id)
        overdue = [line for line in lines if '"kind":"overdue"' in line]
        assert len(overdue) == 1
        assert "(bot)" in text
        await second.command(id, Giver(asked[0], "s"), do.GoAway("a", now[0] + 2 * DAY))
        now[0] += 2 * DAY
        await second.sweep()
        assert await second.store.entries(id) == await second.store.entries(id)
        async with second.table(id) as table:
            assert table.asked() == asked
        await second.close()

    asyncio.run(play())


def test_the_record_of_such_a_game_is_true() -> None:
    sitting = slow("day", people="AB", absence="bot")
    pass_time(sitting)
    let_bot_play(sitting, sitting.asked())
    sitting.play_to_the_end()
    assert verify(Record.read(sitting.table.record.text()))
    assert sitting.again().record.text() == sitting.table.record.text()
