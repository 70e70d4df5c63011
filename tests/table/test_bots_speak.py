"""Bots speak in set phrases: from public facts alone, never too much, and not in silent moments."""

from random import Random
from typing import Any

import pytest

from abyssal.bots.remarks import Remark
from abyssal.bots.unfathomable.talk import LINES_A_TURN, CrewTalk
from abyssal.core.game import Position
from abyssal.games.unfathomable.faces.live import PHRASES
from abyssal.keeper.talking import Talking, is_silent
from abyssal.table import commands as do
from abyssal.table import entries
from abyssal.table.places import Place
from abyssal.table.talk import check_phrase
from games.unfathomable.table import GAME, Table, position
from live.aboard import Voyage, fight, trial

SEATS = 4
LUCKS = range(4)


class Talkative(Voyage):
    """A voyage among bots that speak, after each entry of the log."""

    def __init__(self, table: Table, people: str = "A---", **created: Any) -> None:
        self.talking = Talking()
        super().__init__(table, people, **created)
        if self.table.quiet.looking is not None:
            self.do(0, do.Looked)

    def add(self, *made: entries.AnyEntry) -> None:
        super().add(*made)
        self.talking.follow(self.table, watched=True)
        self.now += 1
        said = self.talking.say(self.table, self.now)
        if said:
            assert not is_silent(self.table)
            self.add(*said)

    def said(self) -> list[tuple[int, entries.Said]]:
        """What was said, and after how many entries."""
        read = [(at, entries.read(line)) for at, line in enumerate(self.lines)]
        return [(at, entry) for at, entry in read if isinstance(entry, entries.Said)]


def under_way(luck: int) -> Position:
    """A game in which everybody has been dealt a loyalty card."""
    choose = Random(luck)
    state = GAME.new(SEATS, f"{luck:064x}", {"crew": "suggested"})
    while state.view(None)["turn"] < 1:
        seat = state.to_act()[0]
        legal = [one for one in state.legal(seat) if not GAME.write(one).startswith("reveal")]
        state.play(seat, choose.choice(legal))
    return state


def exchanged(state: Any, one: int, other: int) -> Position:
    """The same game, but for the loyalty cards of two players."""
    twin = state.copy()
    places = {one: other, other: one}
    twin.loyalty_at = [places.get(seat, seat) for seat in state.loyalty_at]
    loaded: Position = GAME.load(twin.dump())  # it could occur
    return loaded


def secrets(state: Position) -> list[list[str]]:
    return [state.view(seat)["players"][seat]["loyalties"] for seat in range(SEATS)]


def next_action(voyages: list[Talkative], choose: Random) -> tuple[int, str] | None:
    """What both tables can do now; nobody lifts the mask."""
    seat = choose.choice(voyages[0].table.asked())
    both = [
        action
        for action in voyages[0].legal(seat)
        if action in voyages[1].legal(seat) and not action.startswith("reveal")
    ]
    return (seat, choose.choice(both)) if both else None


def play(voyage: Talkative, seat: int, action: str) -> None:
    by: entries.By = "person" if seat == 0 else "bot"
    voyage.add(entries.Played(voyage.now, "", seat, [action], by))


@pytest.mark.rule("UNF-H21")
def test_with_exchanged_loyalties_bots_say_the_same_at_the_same_moments() -> None:
    compared, lines = 0, 0
    for luck in LUCKS:
        state, choose = under_way(luck), Random(luck)
        cards = secrets(state)
        traitor = next((seat for seat in range(SEATS) if cards[seat] != ["human"]), None)
        if traitor is None:
            continue
        other = exchanged(state, traitor, choose.choice([s for s in range(SEATS) if s != traitor]))
        assert secrets(other) != cards
        voyages = [Talkative(Table(state.copy())), Talkative(Table(other))]
        for _ in range(160):
            if any(not voyage.table.asked() for voyage in voyages):
                break
            found = next_action(voyages, choose)
            if found is None:
                break
            for voyage in voyages:
                play(voyage, *found)
            shown = [voyage.table.seen().view(None) for voyage in voyages]
            if shown[0] != shown[1]:
                break  # what is public has become different: a traitor does other things
            assert voyages[0].said() == voyages[1].said()
            compared += 1
        lines += len(voyages[0].said())
    assert compared > 200
    assert lines > 5


def test_bots_say_set_phrases_and_never_more_than_a_turn_allows() -> None:
    for luck in range(2):
        voyage, choose = Talkative(Table(under_way(luck))), Random(luck)
        turns: list[int] = []
        while voyage.table.asked():
            seat = choose.choice(voyage.table.asked())
            before = len(voyage.said())
            play(voyage, seat, choose.choice(voyage.legal(seat)))
            if voyage.table.asked():
                turns += [voyage.table.playing().view(None)["turn"]] * (len(voyage.said()) - before)
        for _, line in voyage.said():
            assert line.seat != 0
            assert line.seat is not None
            check_phrase(voyage.table.secrecy, line.phrase, line.seat, line.to, SEATS)
        assert max(map(turns.count, turns), default=0) <= LINES_A_TURN


def test_nothing_is_said_in_a_test_a_window_or_while_all_look_at_their_cards() -> None:
    assert is_silent(trial().table)
    assert is_silent(fight().table)  # a window of several people
    assert not is_silent(fight("A--").table)
    voyage = Voyage(position("arjun jeanne samira"))
    assert voyage.quiet.looking is not None
    assert is_silent(voyage.table)


def test_a_table_can_silence_its_bots() -> None:
    voyage = Talkative(Table(under_way(0)), house={"bots": "silent"})
    voyage.do(0, do.Say, phrase="accuse", to=1)
    assert [line.seat for _, line in voyage.said()] == [0]


def test_bots_do_not_speak_for_a_person_who_is_away() -> None:
    voyage = Talkative(Table(under_way(0)))
    voyage.add(entries.StoodIn(voyage.now, "", 0, "crew", "away"))
    voyage.table.places[1] = Place("person", "B", "crew", "away")
    voyage.do(0, do.Say, phrase="accuse", to=1)
    assert [line.seat for _, line in voyage.said()] == [0]


def test_whoever_accuses_a_bot_hears_that_they_are_wrong_and_no_flood() -> None:
    voyage = Talkative(Table(under_way(0)))
    for _ in range(10):
        voyage.do(0, do.Say, phrase="accuse", to=1)
    answers = [line for _, line in voyage.said() if line.seat != 0]
    assert [(line.seat, line.phrase, line.to) for line in answers] == [
        (1, "deny", 0)
    ] * LINES_A_TURN


def test_a_question_to_a_bot_is_answered_by_yes_no_or_nothing() -> None:
    voyage = Talkative(Table(under_way(0)))
    voyage.do(0, do.Say, phrase="ask-top", to=2)
    answer = voyage.said()[-1][1]
    assert (answer.seat, answer.to, PHRASES[answer.phrase]) == (2, 0, "answer")


# What is said to what


def talk() -> CrewTalk:
    return CrewTalk(GAME, "seed")


def heard(traitors: dict[int, str] | None = None, **more: Any) -> dict[str, Any]:
    """A position as everybody sees it."""
    table = position("arjun jeanne samira", traitors=traitors, **more)
    return table.state.view(None)


def line(phrase: str, to: int) -> dict[str, Any]:
    return {"kind": "chat", "from": 0, "name": "A", "phrase": phrase, "to": to}


def test_a_revealed_traitor_threatens_where_others_deny() -> None:
    masked, open_ = heard(), heard(traitors={1: "hybrid"})
    assert talk().remark(masked, [], [line("accuse", 1)], [1, 2]) == Remark(1, "deny", 0)
    assert talk().remark(open_, [], [line("accuse", 1)], [1, 2]) == Remark(1, "threat")
    revealed = {"event": "revealed", "seat": 1, "loyalty": "hybrid"}
    assert talk().remark(open_, [revealed], [], [1, 2]) == Remark(1, "threat")
    assert talk().remark(open_, [revealed], [], [2]) is None


def test_whoever_is_locked_up_denies_it() -> None:
    jailed = {"event": "jailed", "seat": 2}
    assert talk().remark(heard(), [jailed], [], [1, 2]) == Remark(2, "deny", 0)


def test_help_is_asked_for_when_the_ship_is_in_need() -> None:
    turn = {"event": "turn", "seat": 1, "turn": 1}
    for food, asks in ((8, False), (1, True)):
        view = heard(dials={"food": food})
        said = {CrewTalk(GAME, str(seed)).remark(view, [turn], [], [1, 2]) for seed in range(30)}
        assert said == ({None, Remark(1, "who-helps")} if asks else {None})


def test_a_spoilt_test_makes_bots_suspect_whom_the_cards_speak_against() -> None:
    view = heard(loyalty=dict.fromkeys(range(3), "human"))
    spoilt = {
        "turn": 0,
        "mythos": "food-stores-raid",
        "space": None,
        "accused": None,
        "target": 11,
        "partial": 0,
        "skills": ["influence", "strength"],
        "added": [0, 2, 0],
        "cards": ["influence-3", "lore-1", "lore-3", "lore-4"],
        "total": -5,
        "outcome": "failed",
    }
    view["trials"] = [spoilt] * 3
    outcome = {"event": "outcome", "seat": None, "outcome": "failed", "total": -5}
    said = {CrewTalk(GAME, str(seed)).remark(view, [outcome], [], [1, 2]) for seed in range(30)}
    assert Remark(2, "accuse", 1) in said
    assert {remark.to for remark in said if remark and remark.seat == 2} == {1}
    view["trials"] = [{**spoilt, "outcome": "passed"}]
    passed = {**outcome, "outcome": "passed"}
    said = {CrewTalk(GAME, str(seed)).remark(view, [passed], [], [1, 2]) for seed in range(30)}
    assert said == {None, Remark(2, "trust", 1)}
