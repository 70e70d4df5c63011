"""Declared fields are written down and read back, and data of another type is refused by name."""

import pytest

import abyssal
from abyssal.core.fields import kept_by

WRONG = {
    "into-the-blue": {"step": "1", "dice": 3, "shells": ["x"]},
    "in-too-deep": {"hands": [1, 2], "shuffled": "all", "due": []},
    "key-largo": {"fresh": "no", "piles": {}, "teams": [["x"]]},
    "unfathomable": {"stack": 7, "hands": None, "asked": "0"},
}


@pytest.mark.parametrize("title", WRONG)
def test_data_of_another_type_is_refused_with_the_name_of_its_field(title):
    game = abyssal.game(title)
    document = game.new(3, seed=1).dump()
    for name, value in WRONG[title].items():
        with pytest.raises(abyssal.BadRequest) as refused:
            game.load(document | {name: value})
        assert refused.value.code == "document"
        assert name in str(refused.value)


@pytest.mark.parametrize("title", WRONG)
def test_what_is_written_down_does_not_change_with_the_position(title):
    state = abyssal.game(title).new(3, seed=1)
    before = state.dump()
    again = state.game.load(before)
    for _ in range(30):
        if again.over():
            break
        seat = again.to_act()[0]
        again.play(seat, again.legal(seat)[-1])
    assert before == state.dump()


@pytest.mark.parametrize("title", WRONG)
def test_a_document_holds_each_declared_field_once(title):
    state = abyssal.game(title).new(3, seed=1)
    names = [field.name for field in kept_by(type(state))]
    assert len(set(names)) == len(names)
    assert set(names) <= set(state.dump())
