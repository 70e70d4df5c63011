"""Declared fields are written down and read back, and data of another type is refused by name."""

from dataclasses import dataclass, field, make_dataclass

import pytest

import abyssal
from abyssal.core.fields import NESTED, NOT_KEPT, layout_of, part, parts

WRONG: dict[str, dict[str, object]] = {
    "into-the-blue": {"step": "1", "dice": 3, "shells": ["x"]},
    "in-too-deep": {"hands": [1, 2], "shuffled": "all", "due": []},
    "key-largo": {"fresh": "no", "piles": {}, "teams": [["x"]]},
    "unfathomable": {"stack": 7, "hands": None, "asked": "0"},
}


@pytest.mark.parametrize("title", WRONG)
def test_data_of_another_type_is_refused_with_the_name_of_its_field(title: str) -> None:
    game = abyssal.game(title)
    document = game.new(3, seed=1).dump()
    for name, value in WRONG[title].items():
        with pytest.raises(abyssal.BadRequest) as refused:
            game.load(document | {name: value})
        assert refused.value.code == "document"
        assert name in str(refused.value)


@pytest.mark.parametrize("title", WRONG)
def test_what_is_written_down_does_not_change_with_the_position(title: str) -> None:
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
def test_a_document_holds_each_declared_field_once(title: str) -> None:
    state = abyssal.game(title).new(3, seed=1)
    names = list(layout_of(type(state)).kinds)
    assert len(set(names)) == len(names)
    assert set(names) <= set(state.dump())


class Pile:
    """A part of a position that writes itself."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def dump(self) -> list[int]:
        return self.cards.copy()


@dataclass(init=False)
class Everything:
    """A field of each kind."""

    number: int
    truth: bool
    word: str
    row: list[int]
    group: frozenset[int]
    rows: list[list[int]] = field(metadata=NESTED)
    pile: Pile = field(metadata=part(Pile))
    piles: list[Pile] = field(metadata=parts(Pile))
    cache: dict[str, int] = field(metadata=NOT_KEPT)


VALUES = {
    "number": (3, 3),
    "truth": (True, 1),
    "word": ("heavy", "heavy"),
    "row": ([2, 1], [2, 1]),
    "group": (frozenset([9, 4]), [4, 9]),
    "rows": ([[1], []], [[1], []]),
}


def test_every_kind_of_field_is_kept_in_the_order_of_declaration() -> None:
    assert list(layout_of(Everything).kinds) == [*VALUES, "pile", "piles"]


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_written_as_data_and_read_back(name: str) -> None:
    value, data = VALUES[name]
    kind = layout_of(Everything).kinds[name]
    assert kind.write(value) == data
    assert type(kind.write(value)) is type(data)
    assert kind.read(name, data) == value
    assert type(kind.read(name, data)) is type(value)


def test_parts_write_and_read_themselves() -> None:
    kinds = layout_of(Everything).kinds
    assert kinds["pile"].write(Pile([1, 2])) == [1, 2]
    assert kinds["piles"].write([Pile([1]), Pile([])]) == [[1], []]
    assert [pile.cards for pile in kinds["piles"].read("piles", [[1], []])] == [[1], []]


@pytest.mark.parametrize("type_", [dict[str, int], list[list[int]], list[str], float])
def test_a_type_that_needs_metadata_is_refused_without_it(type_: object) -> None:
    Odd = make_dataclass("Odd", [("secret", type_)], init=False)
    with pytest.raises(TypeError, match=r"the field secret .*NESTED, part, parts or NOT_KEPT"):
        layout_of(Odd)
