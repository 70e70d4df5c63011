"""What each viewer hears: numbers without gaps, nothing they may not know, all of it again."""

import json
from random import Random

import pytest

from abyssal.table import commands as do
from live.pure import SEALED, Sitting

GAMES = ["into-the-blue", "in-too-deep", SEALED.name]


def played(game: str, people: str = "ABC", luck: int = 1, steps: int = 60) -> Sitting:
    """A game with random answers, undos, chat and votes."""
    choose = Random(luck)
    sitting = Sitting(game, people).start()
    for _ in range(steps):
        if not sitting.table.asked():
            break
        seat = choose.choice(sitting.table.asked())
        if sitting.table.steps_back(seat) and choose.random() < 0.3:
            sitting.do(seat, do.Undo)
        elif choose.random() < 0.1:
            sitting.do(seat, do.Say, "hm")
        elif choose.random() < 0.05:
            sitting.now += 60
            sitting.do(None, do.Say, "hm")
        else:
            sitting.play(seat, choose.choice(sitting.legal(seat)))
    return sitting


def numbers(sitting: Sitting, viewer: int | None) -> list[int]:
    return [message["n"] for message in sitting.heard[viewer] if "n" in message]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_have_no_gaps(game: str) -> None:
    sitting = played(game)
    for viewer, count in sitting.counts().items():
        assert numbers(sitting, viewer) == list(range(1, count + 1))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("luck", range(3))
def test_the_log_alone_gives_the_same_table_and_the_same_streams(game: str, luck: int) -> None:
    sitting = played(game, luck=luck)
    again = sitting.again()
    assert again.playing().hash() == sitting.table.playing().hash()
    assert again.decisions == sitting.table.decisions
    for viewer, stream in sitting.table.streams.items():
        assert again.streams[viewer].number == stream.number
        for since in (0, stream.number // 2, stream.number):
            assert again.sync(viewer, since) == sitting.table.sync(viewer, since)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("since", [0, 1, 7, 20, 10**6])
def test_whoever_comes_back_is_brought_up_to_date(game: str, since: int) -> None:
    sitting = played(game)
    for viewer in (0, 2, None):
        sync = json.loads(sitting.table.sync(viewer, since))
        heard = sitting.heard[viewer]
        start = since if since <= sync["n"] else 0
        missed = [message for message in heard if message.get("n", 0) > start]
        events = [event for message in missed for event in message.get("events", [])]
        last = sitting.last(viewer, "game")
        assert sync["n"] == sitting.counts()[viewer]
        assert sync["game"]["events"] == events
        assert sync["game"]["decision"] == last["decision"]
        assert sync["game"]["legal"] == last["legal"]
        assert [line["text"] for line in sync["chat"]] == [
            message["text"] for message in missed if message["kind"] == "chat"
        ]
        assert sync["lobby"] == sitting.table.lobby(viewer)


def test_before_the_start_there_is_no_game_to_catch_up_with() -> None:
    sync = json.loads(Sitting().table.sync(1, 0))
    assert sync["game"] is None
    assert sync["over"] is None
    assert sync["lobby"]["me"] == 1


def test_after_the_end_the_result_is_part_of_it() -> None:
    sitting = Sitting().start().play_to_the_end()
    sync = json.loads(sitting.table.sync(None, 0))
    over = sitting.last(None, "over")
    assert sync["over"]["result"] == over["result"]
    assert sync["over"]["view"] == over["view"]


# Secrets


def test_a_sealed_answer_is_in_its_owners_stream_alone() -> None:
    sitting = Sitting(SEALED.name).start()
    before = sitting.counts()
    sitting.play_first(1)
    after = sitting.counts()
    assert after.pop(1) == before.pop(1) + 1
    assert after == before
    for viewer in (0, 2, None):
        assert sitting.heard[viewer][-1] == {"kind": "asked", "asked": 2}


def test_a_sealed_answer_changed_is_heard_by_nobody_else() -> None:
    sitting = Sitting(SEALED.name).start()
    sitting.play_first(1)
    before = sitting.counts()
    sitting.play(1, sitting.legal(1)[-1])
    after = sitting.counts()
    assert after.pop(1) == before.pop(1) + 1
    assert after == before


def test_nobodys_sealed_answer_makes_mine_stale() -> None:
    sitting = Sitting(SEALED.name).start()
    mine = sitting.table.decisions[0]
    sitting.play_first(1)
    sitting.play_first(2)
    assert sitting.table.decisions[0] == mine
    sitting.do(0, do.Play, mine, [sitting.legal(0)[0]])


def test_a_second_thought_that_comes_too_late_answers_no_later_question() -> None:
    sitting = Sitting(SEALED.name).start()
    sitting.play_first(0)
    late = sitting.table.decisions[0]  # for another bid in the same round
    for seat in (1, 2):
        sitting.play_first(seat)
    while isinstance(sitting.table.playing().view(None)["asked"], list):
        sitting.play_first(sitting.asked())
    assert sitting.table.asked() == [0, 1, 2]
    assert sitting.table.decisions[0] != late


def test_a_staged_pick_adds_nothing_to_anothers_stream() -> None:
    sitting = Sitting(SEALED.name).start()
    for seat in range(3):
        sitting.play_first(seat)
    payer = sitting.asked()
    before = sitting.counts()
    sitting.play_first(payer)
    after = sitting.counts()
    assert after.pop(payer) == before.pop(payer) + 1
    assert after == before


def test_when_the_window_closes_everyone_hears_it_with_their_next_number() -> None:
    sitting = Sitting(SEALED.name).start()
    before = sitting.counts()
    for seat in range(3):
        sitting.play_first(seat)
    assert sitting.counts()[1] > before[1]
    assert "bids" in [event["event"] for event in sitting.last(1, "game")["events"]]


# Spectators


def test_spectators_are_one_public_action_late() -> None:
    sitting = Sitting().start()
    seat = sitting.asked()
    first = sitting.last(None, "game")["view"]
    sitting.play(seat, "stop")
    assert sitting.last(None, "game")["view"] == first
    after_one = sitting.table.playing().view(None)
    sitting.play_first(seat)
    assert sitting.last(None, "game")["view"] == after_one
    assert sitting.last(None, "game")["events"][0]["event"] == "stopped"


def test_spectators_who_come_later_are_late_too() -> None:
    sitting = Sitting().start()
    sitting.play(sitting.asked(), "stop")
    assert json.loads(sitting.table.sync(None, 0))["game"]["view"] != (
        sitting.table.playing().view(None)
    )


def test_spectators_are_caught_up_at_the_end() -> None:
    sitting = Sitting().start().play_to_the_end()
    assert sitting.last(None, "game")["view"] == sitting.table.playing().view(None)
    kinds = sitting.kinds(None)
    assert kinds[-3:] == ["game", "over", "table"]


def test_spectators_are_asked_nothing() -> None:
    sitting = played("in-too-deep")
    for message in sitting.heard[None]:
        if message["kind"] == "game":
            assert (message["legal"], message["undo"], message["deadline"]) == ([], False, None)


def test_lines_of_chat_keep_their_numbers_when_somebody_comes_back() -> None:
    sitting = Sitting().start()
    for text in ("one", "two"):
        sitting.do(0, do.Say, text)
    told = [message for message in sitting.heard[1] if message["kind"] == "chat"]
    assert json.loads(sitting.table.sync(1, 0))["chat"] == told
    assert json.loads(sitting.table.sync(1, told[0]["n"]))["chat"] == told[1:]
