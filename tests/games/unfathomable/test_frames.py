"""Frames: their numbers by name, and the same ten numbers in every document."""

import pytest

from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import (
    DOCUMENT,
    LAYOUTS,
    SETTLED,
    UNUSED,
    Ability,
    Discards,
    Frame,
    Splits,
    load_frame,
)
from abyssal.games.unfathomable.position.frames import Test as SkillTest
from abyssal.games.unfathomable.rules.skill_tests import TEST, give_back_outcome
from games.unfathomable.table import position

BLANK = {
    "who": -1,
    "what": 0,
    "where": -1,
    "count": 0,
    "more": 0,
    "phase": 0,
    "stage": 0,
    "named": -1,
    "result": 0,
}
BLANK_OTHERWISE = {
    steps.ROLL: {"where": 0},  # no modifier
    steps.TEST: {"where": 0},  # no partial success
    steps.DAMAGE: {"stage": -1},  # no room yet
    steps.DEEP_ONE: {"count": -1},  # all who might may answer
}


def document(step: int) -> list[int]:
    """A frame in a document, every number another one where the step has one."""
    numbers = [step, *range(1, len(DOCUMENT))]
    if step in LAYOUTS:
        written = list(LAYOUTS[step].names)
    else:
        written = [place for place, word in enumerate(DOCUMENT) if word not in UNUSED]
    return [
        number if place in written else UNUSED[DOCUMENT[place]]
        for place, number in enumerate(numbers)
    ]


@pytest.mark.parametrize("step", range(len(steps.STEPS)), ids=steps.STEPS)
def test_a_frame_is_read_written_and_copied_whole(step: int) -> None:
    frame = load_frame(document(step))
    assert frame.step == step
    assert frame.dump() == document(step)
    assert type(frame.copy()) is type(frame)
    assert frame.copy().dump() == document(step)


@pytest.mark.parametrize("step", LAYOUTS, ids=lambda step: steps.STEPS[step])
def test_every_number_a_frame_has_of_its_own_is_written_and_copied(step: int) -> None:
    kinds = [kind for kind in type(load_frame(document(step))).__mro__ if kind is not Frame]
    names = [name for kind in kinds for name in vars(kind).get("__annotations__", ())]
    names = names or list(LAYOUTS[step].names.values())  # compiled, a class keeps no annotations
    assert names
    for name in names:
        frame = load_frame(document(step))
        setattr(frame, name, 77)
        assert frame.dump() != document(step), name
        assert frame.copy().dump() == frame.dump(), name


def test_a_new_frame_of_every_class_is_one_that_documents_know() -> None:
    for step, layout in LAYOUTS.items():
        new = layout.make()
        assert new.step == step
        assert load_frame(new.dump()).dump() == new.dump()


@pytest.mark.parametrize("step", [steps.TURN, *LAYOUTS], ids=lambda step: steps.STEPS[step])
def test_what_a_new_frame_was_not_given_is_blank_in_documents(step: int) -> None:
    new = LAYOUTS[step].make() if step in LAYOUTS else Frame(step)
    assert new.dump() == [step, *(BLANK | BLANK_OTHERWISE.get(step, {})).values()]


def test_the_outcome_of_a_test_takes_the_place_of_the_seats_that_had_their_turn() -> None:
    decided = SkillTest(1, target=2, support=4)
    TEST.go(decided, give_back_outcome)
    assert decided.phase == SETTLED
    decided.outcome = 1025
    assert decided.dump()[DOCUMENT.index("named")] == 1025
    read = load_frame(decided.dump())
    assert isinstance(read, SkillTest)
    assert read.outcome == 1025
    decided.outcome, decided.phase = -1, 2
    decided.turned = 3
    undecided = load_frame(decided.dump())
    assert isinstance(undecided, SkillTest)
    assert (undecided.turned, undecided.outcome) == (3, -1)


def test_the_phase_of_discarding_grows_with_what_was_discarded() -> None:
    frame = Discards(seats=1, count=3)
    frame.phase, frame.discarded = 1, 6
    assert frame.dump()[DOCUMENT.index("phase")] == 7
    read = load_frame(frame.dump())
    assert isinstance(read, Discards)
    assert (read.phase, read.discarded) == (1, 6)
    begun = load_frame(Discards(seats=1, count=3).dump())
    assert isinstance(begun, Discards)
    assert (begun.phase, begun.discarded) == (0, 0)


def test_the_skills_to_declare_are_read_with_their_seats_mode_and_least() -> None:
    written = Splits(seats=5, mode=1, least=2, count=3).dump()
    found = dict(zip(DOCUMENT, written, strict=True))
    assert [found[name] for name in ("more", "what", "where", "count")] == [5, 1, 2, 3]
    read = load_frame(written)
    assert isinstance(read, Splits)
    assert (read.seats, read.mode, read.least, read.count) == (5, 1, 2, 3)


@pytest.mark.rule("UNF-226")
def test_while_somebody_is_asked_a_document_has_the_number_of_the_question() -> None:
    crisis = position(mythos="class-struggle", captain=0).play("end")
    assert crisis.step == "crisis"
    assert crisis.state.stack[-1].dump()[DOCUMENT.index("phase")] == 1


def test_no_card_of_an_ability_is_0_in_documents() -> None:
    written = [Ability(0, 1, card=card).dump()[DOCUMENT.index("count")] for card in (-1, 0, 7)]
    assert written == [0, 1, 8]


@pytest.mark.rule("UNF-175")
def test_bare_hands_are_no_item_in_documents() -> None:
    table = position(
        places={0: "deck-1"}, deep_ones={"deck-1": 1}, hands={1: "strength-1"}, dice="1"
    )
    table.play("attack deep-one")
    written = table.state.stack[-3].dump()
    assert (written[0], written[DOCUMENT.index("what")]) == (steps.ATTACK, -1)


def test_a_frame_that_is_laid_on_the_table_is_read_as_its_class() -> None:
    table = position(hands={0: "will-1"}, places={0: "captains-cabin"})
    table.play("use space", "name 1")
    loaded = [type(load_frame(frame.dump())) for frame in table.state.stack]
    assert loaded == [type(frame) for frame in table.state.stack]
    assert SkillTest in loaded
