"""What the people at a table agree on: all of them, and only the tally is shown."""

from typing import Any

import pytest

from abyssal.core.errors import AbyssalError
from abyssal.record import Record, verify
from abyssal.table import commands as do
from abyssal.table import entries, handlers
from abyssal.table.places import Place, Times
from live.pure import Sitting
from live.refusals import kinds, position, refusal

WITH_A_BOT = [Place("person", "Ada"), Place("bot", "", "random"), Place("person", "Grace")]


def test_a_table_ends_early_if_all_agree_without_a_result() -> None:
    sitting = Sitting().start()
    sitting.do(0, do.CallVote, "end")
    sitting.do(1, do.Vote, True)
    assert sitting.table.status == "playing"
    sitting.do(2, do.Vote, True)
    assert sitting.last(1, "table")["lobby"]["status"] == "ended"
    assert sitting.last(1, "over")["result"] is None
    vote = sitting.last(None, "vote")
    assert (vote["motion"], vote["carried"], vote["yes"], vote["no"]) == ("end", True, 3, 0)
    assert verify(Record.read(sitting.table.record.text()))


def test_one_no_closes_the_vote() -> None:
    sitting = Sitting().start()
    sitting.do(0, do.CallVote, "end")
    sitting.do(1, do.Vote, False)
    vote = sitting.last(2, "vote")
    assert (vote["carried"], vote["yes"], vote["no"]) == (False, 1, 1)
    assert sitting.table.status == "playing"
    assert refusal(sitting, 2, do.Vote, True) == "no-vote"


def test_a_vote_is_in_nobody_elses_stream_before_the_tally() -> None:
    sitting = Sitting().start()
    sitting.do(0, do.CallVote, "end")
    assert sitting.last(1, "table")["lobby"]["votes"] == [
        {
            "number": 1,
            "motion": "end",
            "seat": 0,
            "name": "",
            "about": None,
            "pace": None,
            "absence": None,
            "lapses": sitting.now + Times().ending,
            "mine": None,
        }
    ]
    before = sitting.counts()
    sitting.do(1, do.Vote, True)
    after = sitting.counts()
    assert after.pop(1) == before.pop(1) + 1
    assert after == before
    assert sitting.last(1, "table")["lobby"]["votes"][0]["mine"] is True


def test_several_votes_can_be_open_but_not_twice_the_same() -> None:
    sitting = Sitting().start()
    sitting.do(0, do.CallVote, "end")
    assert refusal(sitting, 1, do.CallVote, "end") == "vote-open"
    sitting.do(1, do.CallVote, "pace", pace="day")
    assert refusal(sitting, 2, do.CallVote, "pace", pace="day") == "vote-open"
    sitting.do(2, do.CallVote, "pace", pace="week")
    assert kinds(sitting.table) == ["end", "pace", "pace"]
    assert [vote["number"] for vote in sitting.last(0, "table")["lobby"]["votes"]] == [1, 2, 3]
    assert refusal(sitting, 0, do.Vote, True) == "which-vote"
    assert refusal(sitting, 0, do.Vote, True, motion=9) == "no-vote"
    sitting.do(0, do.Vote, True, motion=2)
    sitting.do(2, do.Vote, True, motion=2)
    assert sitting.table.pace == "day"
    assert kinds(sitting.table) == ["end", "pace"]
    assert sitting.again().pace == "day"


def test_nobody_ends_a_game_over_the_head_of_somebody_who_is_away() -> None:
    sitting = Sitting(pace="brisk").start()
    sitting.add(entries.StoodIn(sitting.now, "", 2, "random", "away"))
    sitting.do(0, do.CallVote, "end")
    sitting.do(1, do.Vote, True)
    assert sitting.table.status == "playing"
    sitting.do(2, do.Vote, True)
    assert sitting.table.status == "ended"


def test_whoever_has_not_been_here_for_days_is_not_waited_for() -> None:
    sitting = Sitting().start()
    sitting.around = do.Around(gone=[2])
    sitting.do(0, do.CallVote, "end")
    sitting.do(1, do.Vote, True)
    assert sitting.table.status == "ended"


def test_whoever_a_bot_stands_in_for_is_not_needed_to_go_back() -> None:
    sitting, _, before = passed_on()
    asker, *others = sitting.table.voters()
    sitting.do(asker, do.CallVote, "undo")
    for other in others:
        sitting.add(entries.StoodIn(sitting.now, "", other, "random", "away"))
    assert position(sitting) == before


def test_whoever_left_for_good_is_not_waited_for() -> None:
    sitting = Sitting().start()
    sitting.do(0, do.CallVote, "end")
    sitting.do(1, do.Vote, True)
    sitting.do(2, do.HandOver, "random")
    assert sitting.table.status == "ended"


# Going back


def passed_on() -> tuple[Sitting, int, str | None]:
    """A game of In Too Deep in which the turn passed on and nothing came out since."""
    for luck in range(40):
        sitting = Sitting("in-too-deep", "AB" if luck % 2 else "ABC").start()
        for step in range(60):
            seat = sitting.asked()
            before = position(sitting)
            sitting.play(seat, sitting.legal(seat)[(luck + step) % len(sitting.legal(seat))])
            earlier = sitting.table.earlier
            if earlier and sitting.table.asked() != [seat] and sitting.table.asked():
                return sitting, seat, before
            if not sitting.table.asked():
                break
    raise AssertionError("no such game")


def test_the_table_agrees_to_take_anothers_public_action_back() -> None:
    sitting, seat, before = passed_on()
    other = sitting.asked()
    assert refusal(sitting, seat, do.Undo) == "undo"
    sitting.do(other, do.CallVote, "undo")
    for voter in sitting.table.voters():
        if voter != other:
            sitting.do(voter, do.Vote, True)
    assert position(sitting) == before
    assert sitting.table.asked() == [seat]
    assert sitting.table.record.lines()[-1] == f"{seat} undo"
    assert sitting.again().playing().hash() == before
    assert sitting.table.record.replay().hash() == before


def test_no_vote_goes_back_past_luck() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    assert refusal(sitting, 0, do.CallVote, "undo") == "undo"
    sitting.play(seat, next(text for text in sitting.legal(seat) if text.startswith("reroll")))
    assert refusal(sitting, 0, do.CallVote, "undo") == "undo"


# Coming in


def test_a_person_takes_over_a_bots_seat_if_the_table_agrees() -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    sitting.give(None, do.CallVote("x", "admit", name="Hedy"), "digest")
    assert sitting.last(2, "table")["lobby"]["votes"][0]["name"] == "Hedy"
    sitting.do(0, do.Vote, True)
    sitting.do(2, do.Vote, True)
    assert sitting.table.places[1] == Place("person", "Hedy")
    assert sitting.table.reseated == {1: "digest"}
    assert "digest" not in str(sitting.heard)


def test_the_record_says_what_the_newcomer_decided_on_a_bots_seat() -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    sitting.do(None, do.CallVote, "admit", name="Hedy", seat=1)
    sitting.do(0, do.Vote, True)
    sitting.do(2, do.Vote, True)
    while (seat := sitting.asked()) != 1:
        sitting.play(seat, "stop" if "stop" in sitting.legal(seat) else sitting.legal(seat)[0])
    sitting.play(1, sitting.legal(1)[0])
    record = sitting.table.record
    assert record.bots == {1: WITH_A_BOT[1].bot}
    assert record.by == {len(record.entries) - 1: "person"}


def test_nobody_comes_in_against_a_no() -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    sitting.do(None, do.CallVote, "admit", name="Hedy", seat=1)
    sitting.do(2, do.Vote, False)
    assert sitting.table.places[1].kind == "bot"
    assert sitting.table.reseated == {}


@pytest.mark.parametrize(
    ("seat", "arguments", "code"),
    [
        (0, {"motion": "admit", "name": "Ada"}, "seated"),
        (None, {"motion": "admit", "name": "Hedy", "seat": 0}, "no-bot"),
        (None, {"motion": "admit", "name": "Hedy", "seat": 7}, "seat"),
        (None, {"motion": "admit", "name": ""}, "empty"),
        (None, {"motion": "end"}, "no-seat"),
    ],
)
def test_some_motions_are_refused(seat: int | None, arguments: dict[str, Any], code: str) -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    assert refusal(sitting, seat, do.CallVote, **arguments) == code


def test_nobody_is_admitted_where_nobody_can_agree() -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    for seat in (0, 2):
        sitting.add(entries.StoodIn(1.0, "", seat, "random", "away"))
    assert refusal(sitting, None, do.CallVote, "admit", name="Hedy") == "no-voters"


# Strangers at the door


def a_no(sitting: Sitting, session: str = "digest", name: str = "Hedy") -> None:
    """Somebody asks for a bot's seat, and is told no."""
    sitting.give(None, do.CallVote(f"x{next(sitting.ids)}", "admit", name=name), session)
    sitting.do(0, do.Vote, False)


def test_whoever_was_told_no_does_not_ask_again_at_once() -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    a_no(sitting)
    with pytest.raises(AbyssalError) as error:
        a_no(sitting)
    assert error.value.code == "turned-away"
    with pytest.raises(AbyssalError) as error:
        a_no(sitting, "another session of the same stranger")
    assert error.value.code == "turned-away"
    sitting.now += Times().turned_away / 12
    a_no(sitting, "somebody else")
    with pytest.raises(AbyssalError) as error:
        a_no(sitting)
    sitting.now += Times().turned_away
    a_no(sitting)


def test_what_a_spectator_wants_stands_in_nobodys_way() -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    sitting.do(None, do.CallVote, "admit", name="Hedy")
    sitting.do(0, do.CallVote, "end")
    assert kinds(sitting.table) == ["admit", "end"]
    assert refusal(sitting, None, do.CallVote, "admit", name="Hedy") == "vote-open"
    assert refusal(sitting, None, do.CallVote, "end") == "no-seat"


def test_a_spectator_may_withdraw_too() -> None:
    sitting = Sitting(places=WITH_A_BOT).start()
    sitting.do(None, do.CallVote, "admit", name="Hedy")
    assert refusal(sitting, 0, do.Withdraw) == "not-yours"
    sitting.give(None, do.Withdraw("w"), "s")
    assert not sitting.table.motions


def test_spectators_do_not_fill_the_log() -> None:
    sitting = Sitting().start()
    for _ in range(handlers.MURMURS_A_MINUTE):
        sitting.do(None, do.Say, "hm")
    assert refusal(sitting, None, do.Say, "hm") == "murmur"
    for number in range(4 * handlers.MURMURS_A_MINUTE):
        sitting.give(None, do.Say("hm", "hm"), f"session {number}")
    with pytest.raises(AbyssalError):
        sitting.give(None, do.Say("hm", "hm"), "one more")
    while sitting.table.murmured < handlers.MURMURS:
        sitting.now += 60
        sitting.do(None, do.Say, "hm")
    sitting.now += 60
    assert refusal(sitting, None, do.Say, "hm") == "murmurs"
    sitting.do(0, do.Say, "players may")
