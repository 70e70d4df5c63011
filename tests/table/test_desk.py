"""What a seat keeps for itself, what the house agreed on, and the history of tests."""

from typing import Any

import pytest

from abyssal.core.errors import BadRequest
from abyssal.games.unfathomable.faces import live
from abyssal.table import commands as do
from abyssal.table.errors import Refused
from abyssal.table.history import history_of, is_kept
from abyssal.table.house_rules import agreed
from live.aboard import Voyage, position, trial
from live.pure import Sitting


def desk(voyage: Voyage, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = voyage.last(seat, "table")["lobby"]["desk"]
    return found


def test_notes_and_marks_are_kept_for_their_seat_alone() -> None:
    voyage = trial()
    voyage.do(1, do.Note, "  C adds little\n\n  ask   A", ["", "", "suspect"])
    assert desk(voyage, 1)["notes"] == "C adds little\n\nask A"
    assert desk(voyage, 1)["marks"] == ["", "", "suspect"]
    for other in (0, 2):
        assert desk(voyage, other) == {"orders": "tests", "notes": "", "marks": ["", "", ""]}
    assert voyage.last(None, "table")["lobby"]["desk"] is None
    assert voyage.again().lobby(1) == voyage.table.lobby(1)


def test_a_note_is_heard_by_nobody_else() -> None:
    voyage = trial()
    before = voyage.counts()
    voyage.do(1, do.Note, "hm", ["", "", ""])
    after = voyage.counts()
    assert after.pop(1) == before.pop(1) + 1
    assert after == before


@pytest.mark.parametrize(("text", "marks"), [("x" * 2001, [""] * 3), ("hm", [""] * 2)])
def test_a_note_has_limits(text: str, marks: list[str]) -> None:
    with pytest.raises(Refused):
        trial().do(1, do.Note, text, marks)


def test_a_seat_fills_no_log_with_notes() -> None:
    voyage = trial()
    before = len(voyage.lines)
    voyage.do(1, do.Note, "hm", ["", "", ""])
    voyage.do(1, do.Note, "hm", ["", "", ""])  # nothing new
    assert len(voyage.lines) == before + 1

    def write() -> None:
        for number in range(1000):
            voyage.do(1, do.Note, f"{number} " + "x" * 1990, ["", "", ""])

    with pytest.raises(Refused) as refusal:
        write()
    assert refusal.value.code == "notes"
    assert sum(map(len, voyage.lines)) < 500_000
    voyage.do(2, do.Note, "another seat", ["", "", ""])


# The house


def test_a_table_has_the_choices_of_its_title_and_no_others() -> None:
    assert agreed(live, {"windows": "3"})["windows"] == "3"
    assert agreed(live, {})["history"] == "learning"
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


def test_the_history_is_kept_where_the_table_agreed_or_people_learn() -> None:
    def kept(history: str, game: str) -> bool:
        return is_kept(live, {"history": history}, {"game": game})

    assert [kept("learning", game) for game in ("standard", "learning")] == [False, True]
    assert [kept("on", game) for game in ("standard", "learning")] == [True, True]
    assert [kept("off", game) for game in ("standard", "learning")] == [False, False]
