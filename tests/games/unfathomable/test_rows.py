"""Steps as rows of functions: which comes next, and by what number documents know it."""

from typing import cast

import pytest

from abyssal.games.unfathomable import rules, steps
from abyssal.games.unfathomable.frames import Defeats, Discards, Roll, Trade
from abyssal.games.unfathomable.frames import Test as SkillTest
from abyssal.games.unfathomable.mythos import MYTHOS, has_card
from abyssal.games.unfathomable.position import Frame, Position, load_frame
from abyssal.games.unfathomable.rows import Part, Row
from abyssal.games.unfathomable.skill_tests import TEST, give_back_outcome, is_turned_up
from games.unfathomable.table import position


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
    frame = Frame(steps.MYTHOS)
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


def filled() -> list[Frame]:
    """One frame of each class that has numbers of its own, all of them different."""
    roll = Roll(1, happens=2, modifier=3, flags=4, wishes=5)
    roll.face = 6
    test = SkillTest(1, target=2, partial=3, support=4, flags=5)
    test.total, test.turned = 6, 2
    decided = SkillTest(1, target=2, partial=3, support=4, flags=5)
    TEST.go(decided, give_back_outcome)
    decided.outcome = 1025
    discards = Discards(1, 2, 3, 4)
    discards.phase, discards.carried_out, discards.discarded = 1, 5, 6
    defeats = Defeats(1, 2)
    defeats.place, defeats.left, defeats.fallen = 3, 4, 5
    trade = Trade(1, 2, 3)
    trade.offered, trade.silent, trade.item, trade.receiver = 4, 5, 6, 7
    return [roll, test, decided, discards, defeats, trade]


@pytest.mark.parametrize("frame", filled(), ids=lambda frame: type(frame).__name__)
def test_a_frame_is_copied_and_written_down_whole(frame: Frame) -> None:
    frame.result = 9
    for other in (frame.copy(), load_frame(frame.dump())):
        assert type(other) is type(frame)
        assert other.dump() == frame.dump()
    assert len(frame.dump()) == len(Frame(steps.TURN).dump())


def test_every_step_has_a_row_or_a_course_of_its_own() -> None:
    assert set(rules.ROWS) | set(rules.COURSES) == set(steps.STEPS)
    assert not set(rules.ROWS) & set(rules.COURSES)


def test_a_frame_that_is_laid_on_the_table_is_read_as_its_class() -> None:
    table = position(hands={0: "will-1"}, places={0: "captains-cabin"})
    table.play("use space", "name 1")
    loaded = [type(load_frame(frame.dump())) for frame in table.state.stack]
    assert loaded == [type(frame) for frame in table.state.stack]
    assert SkillTest in loaded
