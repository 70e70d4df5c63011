"""Answers: one or a draft of many, once, in time, and taken back."""

from typing import Any

import pytest

from abyssal.record import Record, verify
from abyssal.table import commands as do
from abyssal.table import entries
from abyssal.table.commands import AnyCommand
from abyssal.table.places import Place
from live.pure import Sitting
from live.refusals import position, refusal


def deep(people: str = "ABC", **options: dict[str, str]) -> Sitting:
    return Sitting("in-too-deep", people, options={"sides": "basic", **options}).start()


def sealed(people: str = "ABC") -> Sitting:
    return Sitting("sealed-bids", people).start()


def test_an_answer_is_played_and_everyone_sees_it() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    sitting.play(seat, "stop")
    assert sitting.table.record.lines() == [f"{seat} stop"]
    for viewer in range(3):
        message = sitting.last(viewer, "game")
        assert [event["event"] for event in message["events"]] == ["stopped"]
        assert bool(message["legal"]) == (viewer == seat)


@pytest.mark.parametrize("number", [-1, 0, 2, 10**9])
def test_an_answer_to_another_decision_is_stale(number: int) -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    assert sitting.table.decisions[seat] == 1
    assert refusal(sitting, seat, do.Play, number, ["stop"]) == "stale"


def test_an_answer_out_of_turn_or_against_the_rules_is_refused_as_the_engine_says() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    other = (seat + 1) % 3
    number = sitting.table.decisions
    assert refusal(sitting, other, do.Play, number[other], ["stop"]) == "not-asked"
    assert refusal(sitting, seat, do.Play, number[seat], ["place 3"]) == "illegal"
    assert refusal(sitting, seat, do.Play, number[seat], ["swim"]) == "notation"


def test_spectators_play_nothing() -> None:
    assert refusal(Sitting().start(), None, do.Play, 1, ["stop"]) == "no-seat"


def test_a_command_is_carried_out_once_however_often_it_is_sent() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    answer = do.Play("mine", sitting.table.decisions[seat], ["stop"])
    assert sitting.give(seat, answer) == 1
    before = sitting.counts()
    assert sitting.give(seat, answer) == 0
    assert sitting.give(seat, do.Say("mine", "again")) == 0
    assert sitting.counts() == before


def test_an_id_belongs_to_whoever_gave_it() -> None:
    sitting = Sitting().start()
    assert sitting.give(0, do.Say("hello", "one")) == 1
    assert sitting.give(1, do.Say("hello", "two")) == 1
    assert sitting.give(None, do.Say("hello", "three"), "session-1") == 1
    assert sitting.give(None, do.Say("hello", "four"), "session-2") == 1


def test_ids_are_known_again_after_the_log_was_read() -> None:
    sitting = Sitting().start()
    sitting.give(0, do.Say("hello", "one"))
    sitting.table = sitting.again()
    assert sitting.give(0, do.Say("hello", "one")) == 0


# Drafts


def payment(sitting: Sitting) -> tuple[int, list[str]]:
    """A sitting of sealed bids in which somebody pays: seat and two cards in order."""
    for seat in range(3):
        sitting.play_first(seat)
    payer = sitting.asked()
    first = sitting.legal(payer)[0]
    tried = sitting.table.playing().copy()
    tried.play(payer, sitting.table.game.read(first))
    return payer, [first, sitting.table.game.write(tried.legal(payer)[0])]


def test_a_draft_is_one_answer() -> None:
    sitting = sealed()
    payer, cards = payment(sitting)
    before, number = len(sitting.lines), sitting.table.decisions[payer]
    sitting.play(payer, *cards)
    assert len(sitting.lines) == before + 1
    assert sitting.table.decisions[payer] > number
    assert [line.split(" ", 1)[1] for line in sitting.table.record.lines()[-2:]] == cards


def test_a_draft_is_all_or_nothing() -> None:
    sitting = sealed()
    payer, cards = payment(sitting)
    number = sitting.table.decisions[payer]
    before = position(sitting)
    assert refusal(sitting, payer, do.Play, number, [cards[0], "bid 1"]) == "illegal"
    assert position(sitting) == before


def test_nothing_may_come_out_in_the_middle_of_a_draft() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    answer = ["reroll 1.....", "stop"]
    first = next(text for text in sitting.legal(seat) if text.startswith("reroll"))
    answer[0] = first
    number = sitting.table.decisions[seat]
    assert refusal(sitting, seat, do.Play, number, answer) == "draft"


# Undo


def test_a_seat_takes_its_last_action_back_and_everyone_who_saw_it_is_told() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    before = position(sitting)
    assert sitting.last(seat, "game")["undo"] is False
    sitting.play(seat, "stop")
    assert sitting.last(seat, "game")["undo"] is True
    sitting.do(seat, do.Undo)
    assert position(sitting) == before
    assert sitting.table.record.lines() == [f"{seat} stop", f"{seat} undo"]
    for viewer in range(3):
        message = sitting.last(viewer, "game")
        assert message["events"] == [{"event": "undone", "seat": seat}]
        assert message["undo"] is False


def test_play_goes_on_after_an_undo_and_the_record_is_true() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    sitting.play(seat, "stop")
    sitting.do(seat, do.Undo)
    sitting.play_to_the_end()
    facts = verify(Record.read(sitting.table.record.text()))
    assert facts.undone == 1


def test_there_is_no_undo_past_luck_or_for_others() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    assert refusal(sitting, seat, do.Undo) == "undo"
    sitting.play(seat, "stop")
    assert refusal(sitting, (seat + 1) % 3, do.Undo) == "undo"
    sitting.play_first(seat)  # places shells; the next player has rolled
    assert refusal(sitting, seat, do.Undo) == "undo"


def test_an_undone_pick_that_nobody_saw_is_not_announced() -> None:
    sitting = sealed()
    payer, cards = payment(sitting)
    before = sitting.counts()
    sitting.play(payer, cards[0])
    sitting.do(payer, do.Undo)
    after = sitting.counts()
    assert after.pop(payer) == before.pop(payer) + 2
    assert after == before
    assert sitting.last(payer, "game")["events"][-1]["event"] == "undone"


# Chat


def test_chat_is_heard_by_all_and_keeps_its_writer() -> None:
    sitting = Sitting()
    sitting.do(1, do.Say, "  hello\u202e <b>all</b> ")
    for viewer in (0, 1, 2, None):
        message = sitting.last(viewer, "chat")
        assert (message["from"], message["name"]) == (1, "B")
        assert message["text"] == "hello <b>all</b>"


def test_a_phrase_is_a_key_that_everyone_reads_in_their_language() -> None:
    sitting = Sitting()
    sitting.do(1, do.Say, phrase="good-game")
    message = sitting.last(0, "chat")
    assert message["phrase"] == "good-game"
    assert "text" not in message


def test_chat_is_short() -> None:
    assert refusal(Sitting(), 1, do.Say, "x" * 201) == "too-long"
    assert refusal(Sitting(), 1, do.Say, "") == "empty"


def test_spectators_talk_among_themselves_until_the_end() -> None:
    sitting = Sitting().start()
    sitting.do(None, do.Say, "what a throw")
    assert "chat" not in sitting.kinds(0)
    assert sitting.last(None, "chat")["from"] is None
    sitting.play_to_the_end()
    assert sitting.last(0, "chat")["text"] == "what a throw"
    sitting.do(None, do.Say, "well played")
    assert sitting.last(0, "chat")["text"] == "well played"


# The end


def test_at_the_end_everyone_sees_everything_and_the_result() -> None:
    sitting = Sitting().start().play_to_the_end()
    for viewer in (0, 1, 2, None):
        message = sitting.last(viewer, "over")
        assert message["result"] == sitting.table.playing().result()
        assert message["view"] == sitting.table.playing().view(viewer, over=True)
    assert sitting.last(0, "table")["lobby"]["status"] == "over"
    verify(Record.read(sitting.table.record.text()))


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        (do.Play, (1, ["stop"])),
        (do.Undo, ()),
        (do.Looked, ()),
        (do.HandOver, ("random",)),
        (do.CallVote, ("end",)),
        (do.Vote, (True,)),
        (do.Return, ()),
    ],
)
def test_nothing_is_played_after_the_end(
    kind: type[AnyCommand], arguments: tuple[Any, ...]
) -> None:
    sitting = Sitting().start().play_to_the_end()
    assert refusal(sitting, 0, kind, *arguments) == "not-playing"


def test_a_rematch_is_asked_for_after_the_end_and_once() -> None:
    sitting = Sitting().start()
    assert refusal(sitting, 0, do.Rematch) == "not-over"
    sitting.play_to_the_end().do(1, do.Rematch)
    assert sitting.last(2, "table")["lobby"]["rematch"] == "rematch"
    before = len(sitting.lines)
    sitting.do(0, do.Rematch)
    assert len(sitting.lines) == before


# Bots in seats


def test_a_seat_handed_over_belongs_to_a_bot_for_good() -> None:
    sitting = Sitting().start()
    sitting.do(1, do.HandOver, "random")
    assert sitting.table.places[1] == Place("bot", "B", "random")
    assert refusal(sitting, 1, do.Return) == "no-seat"
    assert refusal(sitting, 0, do.HandOver, "kraken") == "bot"


# Trouble


def test_a_frozen_table_refuses_everything_and_says_what_happened() -> None:
    sitting = Sitting().start()
    sitting.add(entries.Frozen(1.0, "", "what happened"))
    assert sitting.last(None, "table")["lobby"]["status"] == "frozen"
    assert refusal(sitting, 0, do.Say, "hello?") == "frozen"
    assert sitting.again().report == "what happened"


def test_a_log_that_cannot_be_carried_out_gives_a_frozen_table_without_secrets() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    sitting.lines.append(entries.write(entries.Played(1.0, "", seat, ["place 3"])))
    table = sitting.again()
    assert table.status == "frozen"
    assert table.number == len(sitting.lines)
    assert table.report is not None
    assert table.report.startswith(f"Illegal at entry {table.number}")
    assert "place 3" not in table.report
