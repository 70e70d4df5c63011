"""Steps as rows of functions: which comes next, and by what number documents know it."""

from typing import cast

import pytest

from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import (
    Frame,
    MythosStep,
)
from abyssal.games.unfathomable.position.frames import Test as SkillTest
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.mythos import MYTHOS, has_card
from abyssal.games.unfathomable.rules.rows import Part, Row
from abyssal.games.unfathomable.rules.skill_tests import TEST, is_turned_up
from abyssal.games.unfathomable.turn import resolution


def first(state: Position, frame: Frame) -> None:
    frame.count += 1


def second(state: Position, frame: Frame) -> None:
    ROW.go(frame, fourth)


def third(state: Position, frame: Frame) -> None:
    ROW.restart(frame)


def fourth(state: Position, frame: Frame) -> None:
    frame.count += 10


ROW: Row[Frame] = Row([first, second, (10, third), (2, fourth)])


def run(frame: Frame, times: int) -> Frame:
    for _ in range(times):
        ROW.run(cast(Position, None), frame)  # the functions of this row look at none
    return frame


def test_after_a_function_comes_the_next_or_the_one_it_names() -> None:
    frame = Frame(steps.TURN)
    assert ROW.is_at(frame, first)
    assert ROW.is_at(run(frame, 1), second)
    assert ROW.is_at(run(frame, 1), fourth)
    assert frame.count == 1


def test_the_last_function_comes_again_until_the_frame_is_done() -> None:
    assert run(Frame(steps.TURN), 5).count == 31


def test_documents_know_a_function_by_its_place_or_by_the_number_it_was_given() -> None:
    frame = Frame(steps.TURN)
    found = []
    for function in (first, second, third, fourth):
        ROW.go(frame, function)
        found.append(frame.phase)
    assert found == [0, 1, 10, 2]


def test_a_frame_is_past_what_stands_before_it_in_the_row_whatever_the_numbers() -> None:
    frame = Frame(steps.TURN)
    ROW.go(frame, fourth)
    assert ROW.is_past(frame, third)
    ROW.go_past(frame, second)
    assert ROW.is_at(frame, third)
    assert not ROW.is_past(frame, third)
    assert ROW.is_at(run(frame, 1), first)


def test_no_function_and_no_number_stands_twice_in_a_row() -> None:
    twice: list[list[Part[Frame]]] = [[first, first], [first, (0, second)]]
    for functions in twice:
        with pytest.raises(AssertionError):
            Row(functions)


def test_the_mythos_step_has_its_card_once_it_is_drawn() -> None:
    frame = MythosStep(0)
    seen = []
    for number in MYTHOS.numbers.values():
        frame.phase = number
        seen.append(has_card(frame))
    assert seen == [False, False, True, True, True, True, True, True, True]


def test_cards_of_a_test_lie_open_once_they_were_turned_up() -> None:
    frame = SkillTest(0, target=8, partial=0, support=3, flags=0)
    seen = {}
    for function, number in TEST.numbers.items():
        frame.phase = number
        seen[function.__name__] = is_turned_up(frame)
    assert [name for name, shown in seen.items() if shown] == [
        "conclude",
        "ask_arjun",
        "give_back_outcome",
    ]


def test_every_step_is_resolved_in_its_own_way() -> None:
    assert set(resolution.STEP_OF) == set(steps.STEPS)


def test_a_step_that_asks_nothing_takes_no_answer() -> None:
    state, frame = cast(Position, None), Frame(steps.TURN)
    with pytest.raises(AssertionError, match="asks nothing"):
        ROW.choices(state, frame, 0)
    with pytest.raises(AssertionError, match="asks nothing"):
        ROW.answer(state, frame, 0, 0)


def test_a_number_that_no_function_has_is_no_phase() -> None:
    frame = Frame(steps.TURN)
    frame.phase = 5
    with pytest.raises(AssertionError, match="no such phase"):
        run(frame, 1)
