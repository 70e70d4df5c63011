"""Improvements, items that add a card to what one receives: UNF-IT12 to UNF-IT16."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import ITEMS
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.rules.items import remove_item
from games.unfathomable.table import Table, position

each_improvement = pytest.mark.parametrize(
    ("improvement", "skill"),
    [
        pytest.param("fine-clothes", "influence", marks=pytest.mark.rule("UNF-IT12")),
        pytest.param("mystical-text", "lore", marks=pytest.mark.rule("UNF-IT13")),
        pytest.param("binoculars", "observation", marks=pytest.mark.rule("UNF-IT14")),
        pytest.param("medicine-ball", "strength", marks=pytest.mark.rule("UNF-IT15")),
        pytest.param("treasured-memento", "will", marks=pytest.mark.rule("UNF-IT16")),
    ],
)
ALL_FIVE = ["fine-clothes", "mystical-text", "binoculars", "medicine-ball", "treasured-memento"]
JEANNE = {"influence": 1, "observation": 2, "strength": 2}
"""The cards that Jeanne receives."""


def next_turn(improvement: str, **fields: Any) -> Table:
    """The turn of seat 1, Jeanne, who wears `improvement`, is about to begin."""
    table = position(
        **{
            "traitors": {0: "hybrid"},
            "items": {1: improvement},
            "worn": [-1, ITEMS.index(improvement), -1, -1],
            **fields,
        }
    )
    return table.play("end")


@pytest.mark.rule("UNF-324", "UNF-B9")
def test_only_an_improvement_that_is_lost_asks_its_owner_for_another_one() -> None:
    items = {0: "shotgun fine-clothes binoculars"}
    for item, asked in (("shotgun", False), ("fine-clothes", True)):
        state = position(items=items, options={"book": "reference"}).state
        remove_item(state, ITEMS.index(item))
        assert (state.stack[-1].step == steps.WEAR) is asked
        assert state.items[ITEMS.index(item)] < 0


@pytest.mark.rule("UNF-324")
def test_an_improvement_that_nobody_holds_leaves_nobody() -> None:
    state = position(items={3: "fine-clothes"}, options={"book": "reference"}).state
    state.worn = [-1, -1, -1, ITEMS.index("binoculars")]
    before = len(state.stack)
    remove_item(state, ITEMS.index("binoculars"))
    assert (len(state.stack), state.worn[3]) == (before, ITEMS.index("binoculars"))


def drawn(table: Table) -> dict[str, int]:
    """How many cards of each skill seat 1 drew."""
    return {event["skill"]: event["count"] for event in table.told_of("drew")}


@each_improvement
def test_an_active_improvement_adds_a_card_of_its_type(improvement: str, skill: str) -> None:
    table = next_turn(improvement).play(f"wear {improvement}")
    assert drawn(table) == {**JEANNE, skill: JEANNE.get(skill, 0) + 1}


@each_improvement
@pytest.mark.rule("UNF-278")
def test_an_improvement_adds_nothing_in_the_brig(improvement: str, skill: str) -> None:
    table = next_turn(improvement, places={1: "brig"}).play(f"wear {improvement}")
    assert drawn(table) == JEANNE


@each_improvement
@pytest.mark.rule("UNF-062")
def test_in_the_sick_bay_the_card_of_the_improvement_may_be_drawn(
    improvement: str, skill: str
) -> None:
    table = next_turn(improvement, places={1: "sick-bay"})
    table.play(f"wear {improvement}", f"draw {skill}")
    assert drawn(table) == {skill: 1}


@each_improvement
@pytest.mark.rule("UNF-325", "UNF-327")
def test_only_one_improvement_is_active_and_the_others_are_still_items(
    improvement: str, skill: str
) -> None:
    table = next_turn(improvement, items={1: " ".join(ALL_FIVE)})
    assert set(table.legal()) == {*(f"wear {item}" for item in ALL_FIVE), "wear nothing"}
    table.play("wear nothing")
    assert drawn(table) == JEANNE
    assert table.view()["players"][1]["active_item"] is None
    assert table.items(1) == ALL_FIVE


@each_improvement
@pytest.mark.rule("UNF-326", "UNF-T20")
def test_an_improvement_that_is_gained_may_be_put_on_and_is_taken_off_when_given(
    improvement: str, skill: str
) -> None:
    table = position(places={0: "galley", 1: "galley"}, items={0: improvement, 1: ""})
    table.state.worn[0] = ITEMS.index(improvement)
    table.play("trade", f"give {improvement} 1", "accept")
    assert (table.asked, table.legal()) == ([1], ["wear nothing", f"wear {improvement}"])
    table.play(f"wear {improvement}")
    active = [player["active_item"] for player in table.view()["players"]]
    assert active == [None, improvement, None, None]
