"""A common time to look at one's own secret cards: the same for all, and nobody can shorten it."""

import json
from typing import Any

import pytest

from abyssal.table import commands as do
from abyssal.table import entries
from abyssal.table.errors import Refused
from abyssal.table.quiet import UNTIL_TOLD
from live.aboard import Voyage, position
from live.pure import Sitting

HUMANS = {0: "human", 1: "human", 2: "hybrid"}


def dealt(people: str | None = None, **created: Any) -> Voyage:
    return Voyage(position("arjun jeanne samira", loyalty=HUMANS), people, **created)


def looks(voyage: Voyage, viewer: int | None) -> float | None:
    """Until when a viewer is told to look."""
    looking = voyage.last(viewer, "game")["looking"]
    return None if looking is None else looking["closes"]


def given(voyage: Voyage, cards: tuple[int, ...]) -> None:
    """The public view changes as if these many cards lay before the players."""
    public = voyage.table.playing().view()
    for player, count in zip(public["players"], cards, strict=True):
        player["loyalty"] = count
    several, alone = len(voyage.table.people()) > 1, voyage.table.alone()
    voyage.quiet.follow(public, [0], [], several, voyage.now, alone)


@pytest.mark.rule("UNF-H12", "UNF-049", "UNF-R36")
@pytest.mark.parametrize("seconds", [30, 20, 10])
def test_when_cards_are_dealt_everyone_looks_at_them_for_the_same_time(seconds: int) -> None:
    voyage = dealt(house={"viewing": str(seconds)})
    assert [looks(voyage, seat) for seat in range(3)] == [voyage.now + seconds] * 3
    assert voyage.due() == voyage.now + seconds


@pytest.mark.rule("UNF-H12", "UNF-049")
def test_nobody_can_play_or_shorten_it_before_it_is_over() -> None:
    voyage = dealt()
    with pytest.raises(Refused) as error:
        voyage.play(0, "end")
    assert error.value.code == "looking"
    assert voyage.table.deadline(0) is None
    voyage.wait()
    assert [looks(voyage, seat) for seat in range(3)] == [None] * 3
    voyage.play(0, "end")


@pytest.mark.rule("UNF-H12")
def test_the_screen_is_the_same_for_all_but_for_the_own_cards() -> None:
    voyage = dealt()
    heard = [voyage.last(seat, "game") for seat in range(3)]
    assert len({message["n"] for message in heard}) == 1
    assert [message["looking"] for message in heard] == [heard[0]["looking"]] * 3


@pytest.mark.rule("UNF-385")
def test_nobody_talks_while_everyone_looks() -> None:
    voyage = dealt()
    for words in ({"text": "hm"}, {"phrase": "hello"}):
        with pytest.raises(Refused) as error:
            voyage.do(1, do.Say, **words)
        assert error.value.code == "looking"
    voyage.wait()
    voyage.do(1, do.Say, text="hm")


def test_a_decision_has_its_whole_time_after_the_look() -> None:
    voyage = dealt(pace="brisk")
    voyage.wait()
    assert voyage.table.deadline(0) == voyage.now + 60


@pytest.mark.rule("UNF-319")
def test_when_cards_are_given_away_everyone_looks_again() -> None:
    voyage = dealt().aboard()
    given(voyage, (0, 2, 1))
    assert voyage.due() == voyage.now + 30


def test_one_person_among_bots_looks_as_long_as_they_like() -> None:
    voyage = dealt("A--", pace="brisk")
    assert voyage.last(0, "game")["looking"] == {"length": None, "closes": None}
    assert voyage.table.deadline(0) is None
    with pytest.raises(Refused) as error:
        voyage.play(0, "end")
    assert error.value.code == "looking"
    voyage.now += 10_000
    voyage.look()
    assert voyage.last(0, "game")["looking"] is None
    assert voyage.table.deadline(0) == voyage.now + 60
    voyage.play(0, "end")


def test_alone_among_bots_nobody_waits_while_bots_hand_cards_to_each_other() -> None:
    voyage = dealt("A--").aboard()
    given(voyage, (1, 2, 0))
    assert voyage.quiet.looking is None
    given(voyage, (2, 2, 0))
    assert voyage.quiet.looking == UNTIL_TOLD


@pytest.mark.rule("UNF-H12")
def test_among_people_nobody_says_that_they_have_looked() -> None:
    voyage = dealt()
    with pytest.raises(Refused) as error:
        voyage.do(2, do.Looked)
    assert error.value.code == "looking"
    voyage.wait()
    with pytest.raises(Refused) as error:
        voyage.do(2, do.Looked)
    assert error.value.code == "stale"


def test_a_seat_given_to_a_bot_is_not_waited_for() -> None:
    voyage = dealt("A--")
    voyage.do(0, do.HandOver, bot="random")
    assert voyage.quiet.looking is None


@pytest.mark.rule("UNF-H12")
def test_somebody_who_joins_the_one_person_gets_the_common_time() -> None:
    voyage = dealt("A--")
    voyage.do(None, do.CallVote, motion="admit", name="Bo", seat=1)
    voyage.do(0, do.Vote, yes=True)
    assert voyage.table.people() == [0, 1]
    assert [looks(voyage, seat) for seat in (0, 1)] == [voyage.now + 30] * 2


def test_a_bot_that_stands_in_looks_at_nothing() -> None:
    voyage = dealt("A--").aboard()
    voyage.add(entries.StoodIn(voyage.now, "", seat=0, bot="random", why="pace"))
    given(voyage, (2, 2, 2))
    assert voyage.quiet.looking is None


def test_a_log_from_before_there_was_such_a_look_makes_the_same_table() -> None:
    voyage = dealt("A--").aboard()
    voyage.play(0, "end")
    kept = [line for line in voyage.lines if '"looked"' not in line]
    assert len(kept) == len(voyage.lines) - 1
    voyage.lines = kept
    old = voyage.again()
    assert old.quiet.looking is None
    assert old.playing().dump() == voyage.table.playing().dump()


def test_for_spectators_nothing_has_happened() -> None:
    voyage = dealt()
    before = voyage.counts()[None]
    voyage.wait()
    assert voyage.counts()[None] == before


def test_other_games_know_no_such_time() -> None:
    assert "looking" not in Sitting().start().last(0, "game")


def test_whoever_comes_back_meanwhile_waits_with_the_others() -> None:
    voyage = dealt()
    assert json.loads(voyage.table.sync(1, 0))["game"]["looking"] == {
        "length": 30,
        "closes": voyage.now + 30,
    }
    assert voyage.again().quiet.looking == voyage.quiet.looking
