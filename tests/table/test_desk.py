"""What a seat keeps for itself, what the house agreed on, and the history of tests."""

from typing import Any

import msgspec
import pytest

from abyssal.core.errors import BadRequest
from abyssal.games.unfathomable.faces import live
from abyssal.table import commands as do
from abyssal.table import entries
from abyssal.table.errors import Refused
from abyssal.table.history import history_of, is_kept
from abyssal.table.house_rules import agreed
from live.aboard import Voyage, position, trial
from live.pure import Sitting


def desk(voyage: Voyage, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = voyage.last(seat, "table")["lobby"]["desk"]
    return found


CLEAR = {
    "orders": "tests",
    "notes": "",
    "beliefs": [2, 2, 2],
    "remarks": ["", "", ""],
    "marks": [],
    "premove": None,
    "premoved": None,
}


@pytest.mark.rule("UNF-R70")
def test_what_a_seat_writes_down_is_kept_for_it_alone() -> None:
    voyage = done()
    voyage.do(1, do.Note, "  C adds little\n\n  ask   A")
    voyage.do(1, do.Believe, 2, 4, "  in both   lost tests ")
    voyage.do(1, do.MarkTest, 0, 2, "?")
    voyage.do(1, do.MarkTest, 0, 1, "!")
    assert desk(voyage, 1) == {
        "orders": "tests",
        "notes": "C adds little\n\nask A",
        "beliefs": [2, 2, 4],
        "remarks": ["", "", "in both lost tests"],
        "marks": [{"test": 0, "seat": 1, "mark": "!"}, {"test": 0, "seat": 2, "mark": "?"}],
        "premove": None,
        "premoved": None,
    }
    for other in (0, 2):
        assert voyage.table.lobby(other)["desk"] == CLEAR
    assert voyage.table.lobby(None)["desk"] is None
    assert voyage.again().lobby(1) == voyage.table.lobby(1)
    voyage.do(1, do.MarkTest, 0, 1, "")
    assert desk(voyage, 1)["marks"] == [{"test": 0, "seat": 2, "mark": "?"}]


@pytest.mark.parametrize(
    "writing", [(do.Note, "hm"), (do.Believe, 0, 3, "hm"), (do.MarkTest, 0, 2, "!")]
)
def test_what_a_seat_writes_down_is_heard_by_nobody_else(writing: tuple[Any, ...]) -> None:
    voyage = done()
    before = voyage.counts()
    voyage.do(1, *writing)
    after = voyage.counts()
    assert after.pop(1) == before.pop(1) + 1
    assert after == before


@pytest.mark.parametrize(
    ("writing", "code"),
    [
        ((do.Note, "x" * 2001), "too-long"),
        ((do.Believe, 3, 0), "seat"),
        ((do.Believe, -1, 0), "seat"),
        ((do.Believe, 1, 0), "own-belief"),
        ((do.Believe, 0, 0, "x" * 61), "too-long"),
        ((do.MarkTest, 0, 3, "!"), "seat"),
        ((do.MarkTest, 1, 0, "!"), "test"),
        ((do.MarkTest, -1, 0, "!"), "test"),
        ((do.MarkTest, 0, 0, "x"), "mark"),
    ],
)
def test_what_cannot_be_written_down_is_refused(writing: tuple[Any, ...], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        done().do(1, *writing)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('{"kind": "believe", "id": "a", "seat": 0, "belief": 5}', "<= 4"),
        ('{"kind": "believe", "id": "a", "seat": 0, "belief": -1}', ">= 0"),
        ('{"kind": "note", "id": "a", "text": "hm", "marks": []}', "unknown field `marks`"),
    ],
)
def test_what_is_no_belief_or_note_is_not_read(text: str, wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=wrong):
        msgspec.json.decode(text, type=do.AnyCommand)


def test_no_test_is_marked_where_no_history_is_kept() -> None:
    voyage = done()
    voyage.table.house["history"] = "off"
    with pytest.raises(Refused) as refusal:
        voyage.do(1, do.MarkTest, 0, 2, "!")
    assert refusal.value.code == "history"


def test_the_marks_of_older_logs_are_beliefs() -> None:
    voyage = trial()
    at = voyage.now
    voyage.add(entries.Noted(at, "1:old", seat=1, text="hm", marks=["trust", "", "traitor"]))
    assert desk(voyage, 1) == CLEAR | {"notes": "hm", "beliefs": [1, 2, 4]}
    assert voyage.again().lobby(1) == voyage.table.lobby(1)


def test_whoever_gets_a_seat_from_a_bot_reads_nothing_of_who_sat_there() -> None:
    voyage = done()
    voyage.do(1, do.Note, "mine")
    voyage.do(1, do.Believe, 0, 4, "he")
    voyage.do(1, do.HandOver, "random")
    assert voyage.table.lobby(1)["desk"] == CLEAR


def test_a_seat_fills_no_log_with_notes() -> None:
    voyage = trial()
    before = len(voyage.lines)
    voyage.do(1, do.Note, "hm")
    voyage.do(1, do.Note, "hm")  # nothing new
    voyage.do(1, do.Believe, 0, 2)
    assert len(voyage.lines) == before + 1

    def write() -> None:
        for number in range(5000):
            voyage.do(1, do.Believe, 0, number % 5, f"{number} " + "x" * 50)

    with pytest.raises(Refused) as refusal:
        write()
    assert refusal.value.code == "notes"
    assert sum(map(len, voyage.lines)) < 500_000
    voyage.do(2, do.Note, "another seat")


# The house


def test_a_table_has_the_choices_of_its_title_and_no_others() -> None:
    assert agreed(live, {"windows": "3"})["windows"] == "3"
    assert agreed(live, {})["history"] == "on"
    with pytest.raises(BadRequest, match="no option 'tempo'"):
        agreed(live, {"tempo": "3"})
    with pytest.raises(BadRequest, match="cannot be '4'"):
        agreed(live, {"windows": "4"})
    assert Sitting().table.house == {}


def test_the_host_changes_the_house_before_the_start() -> None:
    sitting = Sitting("unfathomable", "ABC")
    sitting.do(0, do.Set, house={"room": "shared"})
    assert sitting.last(2, "table")["lobby"]["house"]["room"] == "shared"
    sitting.do(0, do.Set, pace="brisk")
    assert sitting.last(2, "table")["lobby"]["house"]["room"] == "shared"
    with pytest.raises(Refused):
        sitting.do(1, do.Set, house={"room": "apart"})


# No vote on undo


@pytest.mark.rule("UNF-H18")
def test_nobody_votes_on_taking_back_what_others_did() -> None:
    voyage = Voyage(position("arjun jeanne samira")).aboard()
    with pytest.raises(Refused) as error:
        voyage.do(1, do.CallVote, "undo")
    assert error.value.code == "undo-vote"
    voyage.do(1, do.CallVote, "end")


# The history of tests


def done() -> Voyage:
    """One test to its end: 1 adds a card, nobody else does."""
    voyage = trial()
    while voyage.table.playing().view()["test"] is not None:
        if voyage.window is not None:
            voyage.wait()
            continue
        seat = voyage.asked()
        if voyage.table.playing().view()["step"] == "contribute" and seat == 1:
            voyage.play(1, "add lore-3", "done")
        else:
            voyage.play_first(seat)
    return voyage


@pytest.mark.rule("UNF-368")
def test_the_history_tells_who_added_how_many_and_what_came_up() -> None:
    voyage = done()
    (test,) = history_of(live, voyage.table.told)
    kinds = [event["event"] for event in test]
    assert (kinds[0], kinds[-2:]) == ("test", ["turned-up", "outcome"])
    added = {event["seat"]: event["count"] for event in test if event["event"] == "added"}
    assert added[1] == 1
    assert "lore-3" not in str([event for event in test if event["event"] == "added"])
    assert "lore-3" in test[-2]["cards"]


@pytest.mark.rule("UNF-371", "UNF-R70")
@pytest.mark.parametrize(("house", "kept"), [({}, True), ({"history": "off"}, False)])
def test_the_history_is_kept_unless_the_table_refuses_it(house: dict[str, str], kept: bool) -> None:
    sitting = Sitting("unfathomable", "ABC")
    sitting.do(0, do.Set, house=house)
    for viewer in (None, 0, 1, 2):
        assert sitting.table.lobby(viewer)["history"] is kept


def test_a_title_without_tests_keeps_no_history() -> None:
    assert Sitting().table.lobby(0)["history"] is False


def test_the_history_is_kept_where_the_table_agreed_or_people_learn() -> None:
    def kept(history: str, game: str) -> bool:
        return is_kept(live, {"history": history}, {"game": game})

    assert [kept("learning", game) for game in ("standard", "learning")] == [False, True]
    assert [kept("on", game) for game in ("standard", "learning")] == [True, True]
    assert [kept("off", game) for game in ("standard", "learning")] == [False, False]
