"""Nobody is stuck: seats that change hands, agreed pace, and who is told what."""

import asyncio
from pathlib import Path

import pytest

from abyssal.keeper.host import NEW_OWNER, Host, Wanted, digest
from abyssal.keeper.timeouts import Timeouts
from abyssal.store.port import Holding
from abyssal.table import commands as do
from abyssal.table import entries, handlers
from abyssal.table.commands import Giver
from abyssal.table.errors import Refused
from abyssal.table.places import DAY, HOUR, Place, Times
from abyssal.table.table import Table
from live.pure import Sitting
from live.refusals import kinds, refusal
from live.stores import store_at

STOPPING = Times().stopping


def given_away(people: str = "ABC", about: int = 2) -> Sitting:
    """All others have agreed to give a seat to somebody else."""
    sitting = Sitting(people=people).start()
    first, *others = [seat for seat in range(len(people)) if seat != about]
    sitting.do(first, do.CallVote, "reseat", seat=about)
    for other in others:
        sitting.do(other, do.Vote, True)
    return sitting


# A seat for somebody else


def test_all_others_must_agree_and_the_owner_has_no_vote() -> None:
    sitting = Sitting(people="ABCD").start()
    sitting.do(0, do.CallVote, "reseat", seat=3)
    assert refusal(sitting, 3, do.Vote, False) == "no-part"
    sitting.do(1, do.Vote, True)
    assert not sitting.table.given_away
    sitting.do(2, do.Vote, True)
    assert sitting.table.given_away == {3: sitting.now + STOPPING}
    assert sitting.last(3, "table")["lobby"]["places"][3]["given_away"] == sitting.now + STOPPING


def test_one_no_keeps_the_seat() -> None:
    sitting = Sitting().start()
    sitting.do(0, do.CallVote, "reseat", seat=2)
    sitting.do(1, do.Vote, False)
    assert not sitting.table.given_away
    assert refusal(sitting, 1, do.CallVote, "reseat", seat=2) == "denied"


def test_nobody_takes_the_seat_of_somebody_who_is_here() -> None:
    sitting = Sitting().start()
    sitting.around = do.Around({2: 0.0})
    assert refusal(sitting, 0, do.CallVote, "reseat", seat=2) == "is-here"
    assert refusal(sitting, 0, do.CallVote, "reseat", seat=0) == "stand-in"
    assert refusal(sitting, None, do.CallVote, "reseat", seat=2) == "no-seat"


def test_the_owner_can_stop_it_for_a_day() -> None:
    sitting = given_away()
    assert refusal(sitting, 0, do.KeepSeat) == "own-seat-safe"
    sitting.do(2, do.KeepSeat)
    assert not sitting.table.given_away
    with pytest.raises(Refused) as error:
        handlers.check_given_away(sitting.table, 2, sitting.now + STOPPING)
    assert error.value.code == "not-given"


def test_an_owner_who_plays_keeps_the_seat() -> None:
    sitting = Sitting().start()
    about = sitting.asked()
    first, second = [seat for seat in range(3) if seat != about]
    sitting.do(first, do.CallVote, "reseat", seat=about)
    sitting.do(second, do.Vote, True)
    sitting.play_first(about)
    assert not sitting.table.given_away


def test_nobody_sits_down_before_the_day_is_over_and_nobody_twice() -> None:
    sitting = given_away()
    with pytest.raises(Refused) as error:
        handlers.took_over(sitting.table, 2, "Eve", session="new", holds=[], now=sitting.now)
    assert error.value.code == "not-given-yet"
    sitting.now += STOPPING
    with pytest.raises(Refused) as error:
        handlers.took_over(sitting.table, 2, "Eve", session="new", holds=[1], now=sitting.now)
    assert error.value.code == "two-seats"
    sitting.add(
        handlers.took_over(sitting.table, 2, "Eve", session="new", holds=[], now=sitting.now)
    )
    place = sitting.last(0, "table")["lobby"]["places"][2]
    assert (place["name"], place["former"], place["given_away"]) == ("Eve", ["C"], None)
    assert sitting.table.reseated == {2: "new"}
    assert "new" not in str(sitting.heard)
    with pytest.raises(Refused):
        handlers.took_over(sitting.table, 2, "Eve", session="new", holds=[], now=sitting.now)
    assert sitting.again().former == sitting.table.former


def test_what_the_former_owner_wrote_down_is_gone() -> None:
    sitting = Sitting().start()
    sitting.do(2, do.Note, "my secret")
    sitting.add(entries.Reseated(sitting.now, "", 2, "Eve", "new"))
    assert sitting.last(2, "table")["lobby"]["desk"]["notes"] == ""


def faulty(table: Table) -> None:
    raise ValueError(table.id)


def test_the_old_link_dies_with_the_new_one_and_it_is_claimed_once(tmp_path: Path) -> None:
    now = [1000.0]

    async def play() -> None:
        host = Host(store_at(tmp_path / "tables"), Timeouts(), clock=lambda: now[0])
        people = [Place("person", name) for name in "ABC"]
        id, links = await host.open(Wanted("into-the-blue", people, start=True), "old", [0, 1, 2])
        changed: list[Table] = []
        host.told.append(faulty)  # it harms no table
        host.told.append(changed.append)
        await host.command(id, Giver(0, "old"), do.CallVote("v", "reseat", seat=2))
        await host.command(id, Giver(1, "old"), do.Vote("y", True))
        assert 2 in changed[-1].given_away
        with pytest.raises(Refused) as error:
            await host.new_owner_link(id, 2)
        assert error.value.code == "not-given-yet"
        now[0] += STOPPING
        secret = await host.new_owner_link(id, 2)
        holding = await host.store.holding_of(digest(secret), NEW_OWNER)
        assert holding == Holding(id, 2)
        with pytest.raises(Refused) as error:
            await host.take_over(holding, "Ada", "old")
        assert error.value.code == "two-seats"
        await host.take_over(holding, "Eve", "new")
        assert await host.store.seats_of("new", id) == [2]
        assert await host.store.seats_of("old", id) == [0, 1]
        assert await host.store.holding_of(digest(links[2]), "seat") is None
        assert await host.store.holding_of(digest(secret), NEW_OWNER) is None
        with pytest.raises(Refused):
            await host.take_over(holding, "Mal", "other")
        with pytest.raises(Refused) as error:
            await host.command(id, Giver(2, "old"), do.Rename("r", "Mal"))
        assert error.value.code == "no-seat"
        await host.close()

    asyncio.run(play())


# Ending


def test_one_person_alone_does_not_end_a_game_of_several() -> None:
    sitting = Sitting(people="AB").start()
    sitting.around = do.Around(gone=[1])
    sitting.do(0, do.CallVote, "end")
    assert sitting.table.status == "playing"
    assert kinds(sitting.table) == ["end"]
    sitting.now += Times().ending
    sitting.do(0, do.Say, "hello?")
    assert not sitting.table.motions
    assert sitting.table.status == "playing"
    assert refusal(sitting, 0, do.CallVote, "end") == "denied"
    sitting.now += HOUR
    sitting.do(0, do.CallVote, "end")
    sitting.do(1, do.Vote, True)
    assert sitting.table.status == "ended"


def test_whoever_is_alone_among_bots_ends_the_game_alone() -> None:
    sitting = Sitting(places=[Place("person", "A"), Place("bot", "", "random")]).start()
    sitting.do(0, do.CallVote, "end")
    assert sitting.table.status == "ended"


def test_a_motion_that_was_withdrawn_is_not_put_again_at_once() -> None:
    sitting = Sitting().start()
    sitting.do(0, do.CallVote, "end")
    sitting.do(0, do.Withdraw)
    assert refusal(sitting, 0, do.CallVote, "end") == "denied"


def test_over_days_an_absent_vote_counts_until_the_table_has_waited_long_enough(
    tmp_path: Path,
) -> None:
    now = [100 * DAY]

    async def play() -> None:
        host = Host(store_at(tmp_path / "tables"), Timeouts(), clock=lambda: now[0])
        people = [Place("person", name) for name in "ABC"]
        wanted = Wanted("into-the-blue", people, start=True, pace="week")
        id, _ = await host.open(wanted, "s", [0, 1, 2])
        live = await host.live(id)
        now[0] += 4 * DAY
        call = do.CallVote("v", "end")
        assert (await host.around(live, call)).gone == []
        now[0] += 4 * DAY
        assert (await host.around(live, call)).gone == [0, 1, 2]
        await host.command(id, Giver(2, "s"), do.GoAway("a", now[0] + 20 * DAY))
        now[0] += 8 * DAY
        assert (await host.around(live, call)).gone == [0, 1]
        await host.close()

    asyncio.run(play())


# Another pace


def test_the_table_agrees_on_another_pace_and_time_begins_anew() -> None:
    sitting = Sitting(people="AB").start()
    sitting.now += DAY
    sitting.do(0, do.CallVote, "pace", pace="three-days", absence="bot")
    assert sitting.last(1, "table")["lobby"]["votes"][0]["pace"] == "three-days"
    sitting.do(1, do.Vote, True)
    assert (sitting.table.pace, sitting.table.absence) == ("three-days", "bot")
    assert sitting.table.time_over() == sitting.now + 3 * DAY
    seat = sitting.asked()
    assert sitting.last(seat, "game")["deadline"] == sitting.now + 3 * DAY
    assert sitting.again().time_over() == sitting.table.time_over()
    assert refusal(sitting, 0, do.CallVote, "pace", pace="three-days", absence="bot") == "same-pace"
    assert refusal(sitting, 0, do.CallVote, "pace", pace="none", absence="bot") == "absence"


# Whose decisions they were


def test_a_result_says_how_many_decisions_were_ones_own() -> None:
    sitting = Sitting(people="AB").start()
    late = sitting.asked()
    sitting.add(entries.StoodIn(sitting.now, "", late, "random", "away"))
    sitting.add(entries.Played(sitting.now, "", late, [sitting.legal(late)[0]], "bot"))
    sitting.do(late, do.Return)
    sitting.play_to_the_end()
    over = sitting.last(None, "over")["decisions"]
    assert over[late]["stood_in"] == 1
    assert over[1 - late]["stood_in"] == 0
    lines = sitting.table.record.lines()
    assert sum(one["own"] for one in over) == len(lines) - 1


def test_what_was_taken_back_is_nobodys_decision() -> None:
    sitting = Sitting("in-too-deep", "AB").start()
    for step in range(100):
        seat = sitting.asked()
        before = sitting.table.record.decisions()
        sitting.play(seat, sitting.legal(seat)[step % len(sitting.legal(seat))])
        if sitting.table.steps_back(seat):
            break
    assert sitting.table.record.decisions() != before
    sitting.do(seat, do.Undo)
    assert sitting.table.record.decisions() == before


# Presence


class Wire:
    """Somebody's connection."""

    session = "s"

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        raise AssertionError("nobody hangs up")


def test_a_closed_page_and_a_lost_network_are_two_things(tmp_path: Path) -> None:
    now = [1000.0]

    async def play() -> None:
        host = Host(store_at(tmp_path / "tables"), Timeouts(), clock=lambda: now[0])
        people = [Place("person", name) for name in "AB"]
        wanted = Wanted("into-the-blue", people, start=True, pace="brisk")
        id, _ = await host.open(wanted, "s", [0, 1])
        wire, other = Wire(0), Wire(1)
        live = await host.connect(id, wire, 0)
        await host.connect(id, other, 0)
        assert live.presence()["absent"] == [None, None]
        host.disconnect(live, wire)
        assert live.presence()["absent"] == [{"how": "left", "since": 1000.0}, None]
        assert host.grace(live, 0) == Timeouts().grace
        await host.connect(id, wire, 0)
        now[0] += 5
        host.disconnect(live, wire, lost=True)
        assert live.presence()["absent"] == [{"how": "lost", "since": 1005.0}, None]
        assert host.grace(live, 0) == Timeouts().network
        now[0] += Timeouts().grace
        await host.do_what_is_due(live)
        assert not live.table.places[0].bot
        now[0] += Timeouts().network
        await host.do_what_is_due(live)
        assert live.table.places[0].why in ("away", "pace") or live.table.record.lines()
        await host.close()

    asyncio.run(play())


def test_a_live_table_that_waits_takes_nobodys_seat(tmp_path: Path) -> None:
    now = [1000.0]

    async def play() -> None:
        host = Host(store_at(tmp_path / "tables"), Timeouts(), clock=lambda: now[0])
        people = [Place("person", name) for name in "AB"]
        wanted = Wanted("into-the-blue", people, start=True, pace="brisk", absence="wait")
        id, _ = await host.open(wanted, "s", [0, 1])
        live = await host.live(id)
        away = live.table.asked()[0]
        await host.connect(id, Wire(1 - away), 0)
        now[0] += HOUR
        await host.do_what_is_due(live)
        assert live.table.record.lines() == []
        assert not live.table.places[away].bot
        await host.connect(id, Wire(away), 0)
        await host.do_what_is_due(live)
        assert live.table.record.lines() == []
        now[0] += 60
        await host.do_what_is_due(live)
        assert len(live.table.record.lines()) == 1
        await host.close()

    asyncio.run(play())
