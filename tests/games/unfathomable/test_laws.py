"""The laws of every title, looked at here at some steps of games with 3 to 6 players."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from abyssal.core.chance import FastChance
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import OpenWindow, Pick
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.questions import (
    AIM_WITH,
    DOMAINS,
    ITEM_OF,
    NEIGHBOUR,
    NUMBER,
    VICTIM,
    WATER_NEIGHBOUR,
)
from abyssal.games.unfathomable.rules.windows import Asking
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.position import (
    check_answers,
    check_asked,
    check_document,
    check_refusals,
    check_result,
    check_views,
    viewers,
)
from abyssal.testing.sealed import check_sealed
from abyssal.testing.secrets import check_secrets
from abyssal.testing.sets import check_sets
from games.unfathomable.table import GAME, new, position
from games.unfathomable.test_invariants import TABLES
from laws.titles import title_of

DEFAULT_FIRST = ("option", "outcome", "wear", "shift", "aim")
"""Verbs of which another than the lowest stands first: a default (R100), or the Deep One."""
AS_THE_BOARD = (NEIGHBOUR, VICTIM, WATER_NEIGHBOUR)
"""Lists in the order of the board, or of the table from the current player."""


def games(first: int) -> Iterator[tuple[Position, FastChance]]:
    """A random game at each seat count, with the moves as they are made."""
    for number, (seats, options) in enumerate(TABLES, start=first):
        state = new(seats, number, options)
        yield state, luck_of(number)


@pytest.mark.rule("UNF-H5", "UNF-H16")
def test_who_is_asked_and_what_is_refused() -> None:
    for state, luck in games(200):
        known = [0]
        for number, (_, action) in enumerate(random_play(state, luck)):
            known = [*known, action][-6:]
            check_asked(state)
            if number % 6 == 0:
                check_answers(state)
                check_refusals(state, known)
                check_sealed(state, luck)
            if number % 12 == 0:
                check_sets(state)
        check_asked(state)
        check_refusals(state, known)
        check_result(state)


@pytest.mark.rule("UNF-H1", "UNF-H5", "UNF-H21")
def test_what_a_viewer_may_not_know_changes_nothing_that_the_viewer_meets() -> None:
    for state, luck in games(210):
        for number, move in enumerate(random_play(state, luck)):
            if number % 7 == 0:
                viewer = viewers(state)[number // 7 % (state.seats + 1)]
                check_secrets(state, viewer, number, move, title_of(state))
        for viewer in viewers(state):
            check_secrets(state, viewer, 1, None, title_of(state))


@pytest.mark.rule("UNF-I16")
def test_a_position_is_written_down_exactly() -> None:
    for state, luck in games(220):
        for number, _ in enumerate(random_play(state, luck)):
            if number % 20 == 0:
                check_views(state)
                check_document(state)


def check_order(answers: list[int]) -> None:
    """Answers of one kind stand in the order of the box: first rooms, first seats, low cards."""
    by_verb = defaultdict(list)
    for action in answers:
        by_verb[GAME.write(action).split()[0]].append(action)
    for verb, alike in by_verb.items():
        if verb not in DEFAULT_FIRST:
            assert alike == sorted(alike), [GAME.write(action) for action in alike]


@pytest.mark.rule("UNF-R100")
def test_answers_stand_in_the_order_of_the_box() -> None:
    for state, luck in games(230):
        for seat, _ in random_play(state, luck):
            top = state.stack[-1]
            if top.step != steps.PICK or top.what not in AS_THE_BOARD:
                check_order(state.legal(seat))


@pytest.mark.rule("UNF-R100")
@pytest.mark.parametrize("what", [what for what in range(len(DOMAINS)) if what not in AS_THE_BOARD])
def test_whatever_a_text_has_picked_stands_in_the_order_of_the_box(what: int) -> None:
    table = position(
        places={0: "deck-3", 1: "deck-3", 2: "deck-3", 3: "deck-5"},
        traitors={1: "hybrid"},
        deep_ones=dict.fromkeys(["bridge", "galley", "deck-3", "deck-5", "water-3"], 1),
        passengers={"deck-3": 1, "deck-5": 2},
        items={0: "shotgun repeating-rifle pocket-pistol kitchen-knife", 2: "binoculars"},
        hydra="water-1",
        dagon="water-2",
    )
    count = 12 if what == NUMBER else 0 if what in (ITEM_OF, AIM_WITH) else (1 << 25) - 1
    answers = DOMAINS[what].things(table.state, Pick(0, what, where=10, count=count))
    assert len(answers) > 1
    check_order(answers)


def test_answers_are_found_once_and_belong_to_the_seat_that_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = []
    find = Asking.choices

    def noted(step: Asking, state: Position, frame: OpenWindow, seat: int) -> list[int]:
        found.append(seat)
        return find(step, state, frame, seat)

    monkeypatch.setattr(Asking, "choices", noted)
    table = position(
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        hands={1: "observation-3", 2: "observation-4"},
        dice="4",
    )
    table.play("attack deep-one")
    found.clear()
    assert table.legal(1) == ["pass", "raise observation-3", "lower observation-3"]
    assert table.legal(1) == ["pass", "raise observation-3", "lower observation-3"]
    assert found == [1]
    assert table.legal(2) == ["pass", "raise observation-4", "lower observation-4"]
    assert found == [1, 2]
    assert table.state.legal(-1) == table.state.legal(4) == []
