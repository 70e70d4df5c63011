"""A table without a clock waits; the others may agree that a bot makes one move."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.record import Record, verify
from abyssal.table import commands as do
from abyssal.table import entries, handlers
from abyssal.table.commands import Giver
from abyssal.table.entries import AnyEntry
from abyssal.table.places import MINUTE, Place, Times
from abyssal.table.replay import own_replay, whole_replay
from abyssal.table.stream import encode
from abyssal.table.table import Table
from live.aboard import fight
from live.pure import SEALED, Sitting
from live.refusals import kinds, refusal
from live.stores import store_at

HOUR = 3600.0
ABSENT, SILENT = Times().absent, Times().silent


def waiting(people: str = "AB", **more: Any) -> tuple[Sitting, int, list[int]]:
    """A game in which somebody is waited for, who is not here; everyone else is."""
    sitting = Sitting(people=people, **more).start()
    absent = sitting.asked()
    here = [seat for seat in range(len(people)) if seat != absent]
    sitting.around = do.Around(dict.fromkeys(here, 0.0))
    sitting.now += ABSENT
    return sitting, absent, here


def let_bot_play(sitting: Sitting, seat: int) -> None:
    """The bot of a seat answers as a host lets it."""
    sitting.add(entries.Played(sitting.now, "", seat, [sitting.legal(seat)[0]], "bot"))


# The vote


def test_by_vote_a_bot_makes_one_move_and_hands_back() -> None:
    sitting, absent, (here,) = waiting()
    sitting.do(here, do.CallVote, "stand-in", seat=absent)
    assert sitting.last(absent, "vote")["carried"] is True
    assert sitting.table.places[absent].why == "vote"
    assert sitting.last(here, "table")["lobby"]["places"][absent]["standin"]
    while sitting.asked() == absent:
        let_bot_play(sitting, absent)
    assert sitting.table.places[absent] == Place("person", "AB"[absent])
    place = sitting.last(here, "table")["lobby"]["places"][absent]
    assert (place["standin"], place["stood_in"]) == (None, 1)
    assert sitting.again().places == sitting.table.places
    assert sitting.again().stood_in == sitting.table.stood_in


def test_everyone_who_is_here_must_agree_and_nobody_else() -> None:
    sitting, absent, (first, second, third) = waiting("ABCD")
    sitting.around = do.Around({first: 0.0, second: 0.0})
    sitting.do(first, do.CallVote, "stand-in", seat=absent)
    assert refusal(sitting, absent, do.Vote, False) == "no-part"
    assert sitting.table.places[absent].bot == ""
    sitting.do(second, do.Vote, True)
    assert sitting.table.places[absent].why == "vote"
    assert not sitting.table.places[third].bot


def test_one_no_is_enough_against_it() -> None:
    sitting, absent, (first, second) = waiting("ABC")
    sitting.do(first, do.CallVote, "stand-in", seat=absent)
    sitting.do(second, do.Vote, False)
    assert not sitting.table.motions
    assert sitting.table.places[absent].bot == ""


@pytest.mark.parametrize(("here", "patience"), [(False, ABSENT), (True, SILENT)])
def test_it_can_be_asked_once_somebody_was_waited_for_long_enough(
    here: bool, patience: float
) -> None:
    sitting, absent, (other,) = waiting()
    if here:
        sitting.around = do.Around({other: 0.0, absent: 0.0})
    sitting.now = sitting.table.stands_since + patience - 1
    assert refusal(sitting, other, do.CallVote, "stand-in", seat=absent) == "patience"
    sitting.now += 1
    sitting.do(other, do.CallVote, "stand-in", seat=absent)
    assert sitting.table.places[absent].why == "vote"


def test_whoever_has_just_come_back_is_given_time() -> None:
    sitting, absent, (other,) = waiting()
    sitting.now += HOUR
    sitting.around = do.Around({other: 0.0, absent: sitting.now - MINUTE})
    assert refusal(sitting, other, do.CallVote, "stand-in", seat=absent) == "patience"


def test_a_stand_in_is_for_another_person_who_is_waited_for() -> None:
    places = [Place("person", "A"), Place("person", "B"), Place("bot", "", "random")]
    sitting = Sitting(places=places).start()
    while sitting.asked() != 0:
        let_bot_play(sitting, sitting.asked())
    sitting.now += HOUR
    assert refusal(sitting, 1, do.CallVote, "stand-in") == "stand-in"
    assert refusal(sitting, 1, do.CallVote, "stand-in", seat=1) == "stand-in"
    assert refusal(sitting, 1, do.CallVote, "stand-in", seat=2) == "stand-in"
    assert refusal(sitting, 1, do.CallVote, "stand-in", seat=9) == "seat"
    assert refusal(sitting, 0, do.CallVote, "stand-in", seat=1) == "not-waited-for"
    assert refusal(sitting, None, do.CallVote, "stand-in", seat=0) == "no-seat"


def test_where_there_is_a_clock_it_needs_no_vote() -> None:
    sitting, absent, (here,) = waiting(pace="brisk")
    assert refusal(sitting, here, do.CallVote, "stand-in", seat=absent) == "has-clock"


def test_acting_makes_it_void() -> None:
    sitting, absent, (first, _) = waiting("ABC")
    sitting.do(first, do.CallVote, "stand-in", seat=absent)
    sitting.play_first(absent)
    assert not sitting.table.motions
    outcome = sitting.last(first, "vote")
    assert (outcome["carried"], outcome["lapsed"]) == (False, True)


def test_whoever_plays_takes_the_seat_back_at_once() -> None:
    sitting, absent, (here,) = waiting()
    sitting.do(here, do.CallVote, "stand-in", seat=absent)
    sitting.play_first(absent)
    assert sitting.table.places[absent].bot == ""
    assert sitting.table.stood_in == [0, 0]


# Motions lapse


def lapse(table: Table) -> float:
    """When the motion that is open lapses."""
    (motion,) = table.motions.values()
    assert motion.lapses is not None
    return motion.lapses


def test_a_motion_lapses_and_another_can_be_put() -> None:
    sitting, absent, (first, second) = waiting("ABC")
    sitting.do(first, do.CallVote, "stand-in", seat=absent)
    sitting.now = lapse(sitting.table)
    assert refusal(sitting, second, do.Vote, True) == "no-vote"
    sitting.do(second, do.CallVote, "end")
    assert "end" in kinds(sitting.table)
    assert sitting.table.places[absent].bot == ""


def test_a_motion_lapses_by_the_clock_whoever_writes_next() -> None:
    sitting, absent, (first, second) = waiting("ABC")
    sitting.do(first, do.CallVote, "stand-in", seat=absent)
    sitting.now = lapse(sitting.table)
    sitting.do(second, do.Say, "hello?")
    assert not sitting.table.motions
    assert sitting.last(second, "table")["lobby"]["votes"] == []


def test_whoever_put_it_may_withdraw_it() -> None:
    sitting, absent, (first, second) = waiting("ABC")
    sitting.do(first, do.CallVote, "stand-in", seat=absent)
    assert refusal(sitting, second, do.Withdraw) == "not-yours"
    sitting.do(first, do.Withdraw)
    assert not sitting.table.motions
    assert refusal(sitting, first, do.Withdraw) == "no-vote"


def test_a_motion_of_an_older_log_does_not_lapse() -> None:
    sitting = Sitting().start()
    sitting.add(entries.Moved(sitting.now, "", "end", 0))
    sitting.now += 1000 * HOUR
    sitting.do(1, do.Vote, True)
    sitting.do(2, do.Vote, True)
    assert sitting.table.status == "ended"


# In secret


def test_in_a_sealed_decision_nobody_learns_who_has_answered() -> None:
    sitting = Sitting(SEALED.name, "ABCD").start()
    sitting.around = do.Around({0: 0.0, 3: 0.0})
    sitting.play_first(1)
    sitting.now += HOUR
    for about in (1, 2):  # one has answered and one has not: both may be asked about
        before = sitting.counts()
        sitting.do(0, do.CallVote, "stand-in", seat=about)
        assert sitting.counts()[2] == before[2] + 1
        sitting.do(0, do.Withdraw)


def test_in_a_sealed_decision_the_seat_is_handed_back_when_it_is_over() -> None:
    sitting = Sitting(SEALED.name, "AB").start()
    sitting.around = do.Around({0: 0.0})
    sitting.now += HOUR
    sitting.do(0, do.CallVote, "stand-in", seat=1)
    let_bot_play(sitting, 1)
    standing_in = sitting.table.places[1]
    assert standing_in.why == "vote"
    assert sitting.table.stood_in == [0, 0]
    sitting.play_first(0)
    assert sitting.table.places[1].why == ""
    assert sitting.table.stood_in == [0, 1]


def test_what_time_answers_in_a_quiet_window_is_marked_for_nobody() -> None:
    voyage = fight(pace="brisk")
    seat = voyage.open_window.seats[0]
    voyage.add(*handlers.ran_out_of_time(voyage.table, seat, voyage.now, "random"))
    voyage.wait()
    assert '"by"' not in json.dumps([m for m in voyage.heard[0] if m["kind"] == "game"])


# What is marked


def marked(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        event for m in messages if m["kind"] == "game" for event in m["events"] if "by" in event
    ]


def test_what_a_bot_did_for_a_person_is_marked_for_everyone() -> None:
    sitting, absent, (here,) = waiting()
    sitting.do(here, do.CallVote, "stand-in", seat=absent)
    while sitting.asked() == absent:
        let_bot_play(sitting, absent)
    for viewer in (here, absent):
        found = marked(sitting.heard[viewer])
        assert found
        assert all((event["seat"], event["by"]) == (absent, "bot") for event in found)
    back = json.loads(sitting.table.sync(absent, 0))
    assert marked([back["game"]]) == marked(sitting.heard[absent])
    sitting.play_first(here)
    assert all(event["seat"] != here for event in marked(sitting.heard[here]))


def test_what_a_bot_does_on_a_seat_of_its_own_is_not_marked() -> None:
    sitting = Sitting(places=[Place("person", "A"), Place("bot", "", "random")]).start()
    while sitting.asked() == 0:
        sitting.play_first(0)
    let_bot_play(sitting, 1)
    assert marked(sitting.heard[0]) == []
    assert sitting.table.stood_in == [0, 0]


def test_a_record_says_what_a_bot_did_and_is_still_true() -> None:
    sitting, absent, (here,) = waiting()
    sitting.do(here, do.CallVote, "stand-in", seat=absent)
    let_bot_play(sitting, absent)
    sitting.around = do.Around()
    sitting.play_to_the_end()
    text = sitting.table.record.text()
    lines = text.partition("\n\n")[2].splitlines()
    assert lines[0].endswith(" (bot)")
    assert not any(line.endswith(")") for line in lines[1:])
    record = Record.read(text)
    assert record.text() == text
    assert verify(record)
    frames = whole_replay(sitting.table.record, "all")
    assert marked([{"kind": "game", **frames[1]}])
    own = own_replay(*at_the_beginning(sitting), absent)
    assert marked(json.loads(encode([{"kind": "game", **frame} for frame in own])))


def at_the_beginning(sitting: Sitting) -> tuple[Table, list[AnyEntry]]:
    first, *rest = map(entries.read, sitting.lines)
    assert isinstance(first, entries.Created)
    return Table("t", first, sitting.library), rest


# A whole host on the test's clock


class Wire:
    """Somebody's connection."""

    session = "s"

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self) -> None:
        raise AssertionError("nobody hangs up")


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_an_hour_away_the_seat_is_still_theirs_and_by_vote_a_bot_makes_one_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("abyssal.table.handlers.stand_in", lambda game: "random")
    now = [1000.0]

    async def play() -> None:
        lengths = Timeouts(pause=0, times=Times(shown=0))
        host = Host(store_at(tmp_path / "tables"), lengths, clock=lambda: now[0])
        people = [Place("person", "Ada"), Place("person", "Ben")]
        id, _ = await host.open(Wanted("into-the-blue", people, start=True), "s", [0, 1])
        live = await host.live(id)
        away = live.table.asked()[0]
        ada, ben = Wire(1 - away), Wire(away)
        await host.connect(id, ada, 0)
        await host.connect(id, ben, 0)
        host.disconnect(live, ben)

        now[0] += HOUR
        host.schedule(live)
        await host.do_what_is_due(live)
        assert live.table.places[away].bot == ""
        assert live.table.asked() == [away]
        assert live.table.record.lines() == []

        await host.command(id, Giver(1 - away, "s"), do.CallVote("vote", "stand-in", seat=away))
        await until(lambda: live.loaded is not None and live.table.asked() != [away])
        await until(lambda: live.loaded is not None and live.thinking is None)
        table = live.table
        assert table.places[away] == people[away]
        assert table.stood_in[away] == 1
        lines = table.record.lines()
        assert lines
        assert all(line.startswith(f"{away} ") and line.endswith(" (bot)") for line in lines)
        assert {event["by"] for event in marked(ada.heard)} == {"bot"}

        again = Wire(away)
        await host.connect(id, again, 0)
        told = [event for event in again.heard[0]["game"]["events"] if event["seat"] == away]
        assert told
        assert all(event["by"] == "bot" for event in told if "by" in event)
        assert any("by" in event for event in told)
        await host.close()

    asyncio.run(play())


def test_whoever_comes_back_makes_a_vote_about_them_void(tmp_path: Path) -> None:
    now = [1000.0]

    async def play() -> None:
        host = Host(store_at(tmp_path / "tables"), Timeouts(), clock=lambda: now[0])
        people = [Place("person", name) for name in "ABC"]
        id, _ = await host.open(Wanted("into-the-blue", people, start=True), "s", [0, 1, 2])
        live = await host.live(id)
        away = live.table.asked()[0]
        first, second = [seat for seat in range(3) if seat != away]
        for seat in (first, second):
            await host.connect(id, Wire(seat), 0)
        now[0] += HOUR
        await host.command(id, Giver(first, "s"), do.CallVote("vote", "stand-in", seat=away))
        assert live.table.motions
        await host.connect(id, Wire(away), 0)
        assert not live.table.motions
        assert live.table.places[away].bot == ""
        await host.close()

    asyncio.run(play())


def test_the_host_tells_everyone_that_a_motion_has_lapsed(tmp_path: Path) -> None:
    now = [1000.0]

    async def play() -> None:
        host = Host(store_at(tmp_path / "tables"), Timeouts(), clock=lambda: now[0])
        people = [Place("person", name) for name in "AB"]
        id, _ = await host.open(Wanted("into-the-blue", people, start=True), "s", [0, 1])
        wire = Wire(1)
        live = await host.connect(id, wire, 0)
        await host.command(id, Giver(0, "s"), do.CallVote("vote", "end"))
        now[0] = lapse(live.table)
        await host.do_what_is_due(live)
        assert wire.heard[-1]["lobby"]["votes"] == []
        await host.close()

    asyncio.run(play())
