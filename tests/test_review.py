"""Reviews: they add up exactly, know what the seat knew, and find better answers."""

from functools import cache

import pytest

import abyssal
from abyssal import BadRequest
from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Position, Seat
from abyssal.policies import policy_of
from abyssal.record import Record
from abyssal.review import PARTS, POINTS, WHOLE, Grade, Review, Reviewer, Step, Walk, grade_of
from abyssal.search import Effort, titles
from abyssal.search.searcher import Judged, Searcher
from abyssal.testing.secrets import Leak, must_match
from live.judging import Peeping, Quick
from sealed_bids.game import sealed_bids

SEATS = 3


@cache
def played(name: str) -> Record:
    """A finished game of the policy, in which seat 0 now and then plays anything."""
    game = abyssal.game(name)
    policy = policy_of(game)
    record = Record.begin(game, SEATS, {}, 7)
    state, luck = record.first_position(), fast_chance(3)
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        action = policy.choose(state, seat, legal, luck)
        if seat == 0 and luck.below(3) == 0:
            action = legal[luck.below(len(legal))]
        state.play(seat, action)
        record.add(seat, action)
    record.finish(state)
    return record


def reviewed(record: Record, seat: Seat, searcher: Searcher | None = None) -> Review:
    reviewer = Reviewer(record, seat)
    if searcher is not None:
        reviewer.searcher = searcher
    return reviewer.review()


def parts(found: Review) -> int:
    return sum(found.total(part) for part in PARTS)


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("seat", range(SEATS))
def test_start_and_parts_add_up_to_the_result_exactly(name: str, seat: Seat) -> None:
    record = played(name)
    found = reviewed(record, seat, Quick())
    assert found.start[seat] + parts(found) == found.result()
    winners = record.replay().result()["winners"]  # type: ignore[index]
    assert found.result() == (round(WHOLE / len(winners)) if seat in winners else 0)
    before = found.start[seat]
    for step in found.steps:
        assert step.chances[seat] == before + step.change()
        before = step.chances[seat]
        if step.seat == seat:
            assert step.others == step.uncovered == 0
        else:
            assert step.mine == 0
            assert step.choice is None


def test_a_game_of_into_the_blue_is_reviewed_with_its_own_search() -> None:
    record = played("into-the-blue")
    told: list[tuple[int, int]] = []
    found = Reviewer(record, 0).review(lambda *step: told.append(step))
    lines = len(record.standing())
    assert told == [(number, lines) for number in range(1, lines + 1)]
    assert found.start[0] + parts(found) == found.result()
    grades = found.grades()
    assert sum(grades.values()) == sum(step.choice is not None for step in found.steps)
    assert grades[Grade.BLUNDER] > 0  # it now and then played anything
    assert grades[Grade.BEST] > grades[Grade.BLUNDER]
    assert len(found.moments()) == 5
    for step in found.steps:
        if step.choice is not None and step.choice.grade is not Grade.BEST:
            assert step.loss() > 0
            assert step.choice.best != step.choice.played


def test_dice_of_others_uncover_nothing() -> None:
    found = reviewed(played("into-the-blue"), 0, Quick())
    assert any(step.others for step in found.steps)
    chests = [step for step in found.steps if step.uncovered]
    record = played("into-the-blue")
    assert all(record.entries[step.line].text.startswith("chest") for step in chests)


def test_points_add_up_to_the_result_as_well() -> None:
    found = reviewed(played("in-too-deep"), 0, Quick())
    assert sum(found.points()) == round(found.result() / (WHOLE // POINTS))
    exact = [found.start[0], *(found.total(part) for part in PARTS)]
    for points, parts_of in zip(found.points(), exact, strict=True):
        assert abs(points * (WHOLE // POINTS) - parts_of) < WHOLE // POINTS


def test_a_review_can_be_taken_up_anywhere() -> None:
    record = played("into-the-blue")
    whole = reviewed(record, 0, Quick())
    reviewer = Reviewer(record, 0)
    reviewer.searcher = Quick()
    walk = Walk(reviewer)
    walk.go_to(7)
    assert walk.on(whole.steps[6].chances) == whole.steps[7]
    assert walk.at == 8


def test_what_else_might_have_been_done_is_told_with_what_was() -> None:
    record = played("in-too-deep")
    reviewer = Reviewer(record, 0)
    reviewer.searcher = Quick()
    state = record.first_position()
    seat = state.to_act()[0]
    legal = state.legal(seat)
    reviewer.seat = seat
    found = reviewer.answers(state, legal, legal[-1])
    assert [answer.action for answer in found] == [*legal[:3], legal[-1]]
    assert [answer.chance for answer in found] == sorted(
        (answer.chance for answer in found), reverse=True
    )


def test_a_choice_is_told_beside_the_best_and_graded() -> None:
    found = reviewed(played("in-too-deep"), 0, Quick())
    choices = [step.choice for step in found.steps if step.choice is not None]
    assert {choice.grade for choice in choices} == {Grade.BEST, Grade.BLUNDER}
    for choice in choices:
        assert choice.best_chance == WHOLE // 2
        assert (choice.best == choice.played) == (choice.grade is Grade.BEST)


def test_what_looked_best_and_is_not_is_no_fault_of_the_player() -> None:
    class Fickle(Quick):
        def compare(
            self, position: Position, seat: Seat, answers: list[Action], effort: Effort
        ) -> list[Judged]:
            return [Judged(one, 0.5 - 0.1 * place, 1) for place, one in enumerate(answers)]

    found = reviewed(played("in-too-deep"), 0, Fickle())
    assert found.grades()[Grade.BEST] == sum(found.grades().values())


@pytest.mark.parametrize(
    ("loss", "grade"),
    [(0, "best"), (50, "best"), (51, "good"), (200, "good"), (201, "slip"), (601, "blunder")],
)
def test_grades(loss: int, grade: str) -> None:
    assert grade_of(loss).value == grade


def test_great_changes_and_great_losses_are_the_moments() -> None:
    changes = [10, -900, 20, 30, 400, -500, 40, 600]
    steps = [Step(line, 1, [0], luck=luck) for line, luck in enumerate(changes)]
    assert [step.line for step in Review(0, [0], steps).moments()] == [1, 4, 5, 6, 7]


# What it may know


def imagined_from(record: Record, line: int, seat: Seat) -> tuple[Position, Position]:
    """A position of the record, and one that the seat cannot tell from it."""
    state = record.replay(line)
    return state, state.imagine(seat, 5)


def hindsight(reviewer: Reviewer, state: Position) -> str:
    return repr(
        (reviewer.chances(state), reviewer.choice(state, state.legal(0), state.legal(0)[0]))
    )


@pytest.mark.parametrize("name", titles())
def test_a_review_knows_what_its_seat_knew(name: str) -> None:
    record = played(name)
    reviewer = Reviewer(record, 0)
    asked = 0
    for line in range(0, len(record.entries), 9):
        state, other = imagined_from(record, line, 0)
        if 0 in state.to_act() and len(state.legal(0)) > 1:
            must_match("review", hindsight(reviewer, state), hindsight(reviewer, other))
            asked += 1
        if asked == 2:
            return
    raise AssertionError("seat 0 was hardly asked")


def test_a_review_that_peeps_is_told_apart() -> None:
    record = played("in-too-deep")
    reviewer = Reviewer(record, 0)
    reviewer.searcher = Peeping()
    state, other = imagined_from(record, 20, 0)
    assert state.dump()["deck"][-1] != other.dump()["deck"][-1]
    with pytest.raises(Leak):
        must_match("review", repr(reviewer.chances(state)), repr(reviewer.chances(other)))
    seat = reviewer.seat = state.to_act()[0]
    other = state.imagine(seat, 5)
    legal = state.legal(seat)
    true, imagined = (repr(reviewer.answers(one, legal, legal[0])) for one in (state, other))
    with pytest.raises(Leak):
        must_match("why", true, imagined)


# What cannot be reviewed


def test_a_title_without_a_search_is_refused() -> None:
    with pytest.raises(BadRequest) as refused:
        Reviewer(Record.begin(sealed_bids(), 3, {}, 1), 0)
    assert refused.value.code == "review"


def test_a_seat_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadRequest):
        Reviewer(played("in-too-deep"), SEATS)
