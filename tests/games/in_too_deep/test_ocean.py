"""Ocean cleaning: ITD-82 to ITD-91."""

from typing import Any

import pytest

from games.in_too_deep.table import Table, event, position


def after_expanding_ocean(sides: str = "", hand: str = "12 13 14", **details: Any) -> Table:
    """Ocean has just been expanded from 29 to 30; the player has `hand` left."""
    depths = {"ocean": "29", "treasure": "20 61", "pearl": "44", "research": "70"}
    table = position(hands={0: f"30 {hand}"}, depths=depths, sides=sides, **details)
    table.play("expand ocean 30")
    return table


@pytest.mark.rule("ITD-82")
def test_two_cards_from_hand_remove_one_depth_card() -> None:
    table = after_expanding_ocean()
    table.play("remove 61")
    assert table.legal() == ["pay 12", "pay 13"]
    table.play("pay 12")
    assert table.active == 0
    table.play("pay 14")
    assert table.depth("treasure") == [20]
    assert table.hand(0) == [13]
    assert table.discard == [12, 14, 61]
    removed = event("removed", 0, card=61, company="treasure", paid=[12, 14])
    for viewer in (0, 1, 2, None):
        assert table.told(viewer)[-2:] == [removed, event("turn", 1, turn=21)]


@pytest.mark.rule("ITD-82")
def test_the_ability_is_optional() -> None:
    table = after_expanding_ocean()
    table.play("decline")
    assert table.hand(0) == [12, 13, 14]
    assert table.depth("treasure") == [20, 61]


@pytest.mark.rule("ITD-83", "ITD-R33")
def test_any_depth_card_of_any_company_may_be_removed_the_one_just_played_included() -> None:
    table = after_expanding_ocean()
    uses = ["remove 29", "remove 30", "remove 20", "remove 61", "remove 44", "remove 70"]
    assert table.legal() == ["decline", *uses]
    table.play("remove 30", "pay 12", "pay 13")
    assert table.depth("ocean") == [29]


@pytest.mark.rule("ITD-84")
@pytest.mark.parametrize(
    ("card", "left"), [(20, [61, 65, 63]), (65, [20, 61, 63]), (63, [20, 61, 65])]
)
def test_the_others_keep_their_order_and_the_card_before_a_removed_top_is_the_new_top(
    card: int, left: list[int]
) -> None:
    table = position(
        hands={0: "30 12 13", 1: "64 1"}, depths={"treasure": "20 61 65 63"}, discard="99"
    )
    table.play("expand ocean 30", f"remove {card}")
    assert table.depth("treasure") == left
    assert table.discard == [99, 12, 13, card]
    assert ("expand treasure 64" in table.legal()) == (left[-1] < 64)


@pytest.mark.rule("ITD-85")
@pytest.mark.parametrize(("hand", "offered"), [("", False), ("12", False), ("12 13", True)])
def test_with_fewer_than_two_cards_the_basic_side_is_not_available(
    hand: str, offered: bool
) -> None:
    table = after_expanding_ocean(hand=hand)
    assert (table.active == 0) is offered
    assert table.told_of("declined") == []


@pytest.mark.rule("ITD-85")
def test_with_exactly_two_cards_there_is_nothing_to_choose() -> None:
    table = after_expanding_ocean(hand="12 13")
    table.play("remove 44")
    assert table.hand(0) == []
    assert table.discard == [12, 13, 44]


@pytest.mark.rule("ITD-86", "ITD-87", "ITD-R34")
def test_one_card_from_hand_removes_a_top_to_the_discard_pile() -> None:
    table = after_expanding_ocean("ocean")
    table.play("remove 61")
    assert table.legal() == ["pay 12", "pay 13", "pay 14"]
    table.play("pay 13")
    assert table.depth("treasure") == [20]
    assert table.hand(0) == [12, 14]
    assert table.discard == [13, 61]
    assert table.told()[-2] == event("removed", 0, card=61, company="treasure", paid=[13])


@pytest.mark.rule("ITD-86", "ITD-88")
def test_one_card_from_hand_moves_a_top_onto_another_company() -> None:
    table = after_expanding_ocean("ocean")
    table.play("move 61 pearl", "pay 14")
    assert table.depth("treasure") == [20]
    assert table.depth("pearl") == [44, 61]
    assert table.discard == [14]
    assert table.hand(0) == [12, 13]
    for viewer in (0, 1, 2, None):
        assert table.told(viewer)[-2] == event("moved", 0, card=61, company="pearl", paid=[14])


@pytest.mark.rule("ITD-88", "ITD-90", "ITD-89")
def test_every_top_may_be_removed_or_moved_where_the_expansion_rule_allows_it() -> None:
    table = after_expanding_ocean("ocean")
    assert table.legal() == [
        *("decline", "remove 30", "move 30 wildlife"),
        *("remove 61", "move 61 ocean", "move 61 pearl", "move 61 wildlife"),
        *("remove 44", "move 44 ocean", "move 44 wildlife"),
        *("remove 70", "move 70 ocean", "move 70 treasure", "move 70 pearl", "move 70 wildlife"),
    ]


@pytest.mark.rule("ITD-88")
def test_an_empty_company_takes_any_number() -> None:
    table = after_expanding_ocean("ocean")
    table.play("move 30 wildlife", "pay 12")
    assert table.depth("wildlife") == [30]
    assert table.depth("ocean") == [29]


@pytest.mark.rule("ITD-89")
def test_a_top_that_no_company_can_take_can_still_be_removed() -> None:
    depths = {"treasure": "40", "pearl": "50", "research": "60", "wildlife": "70"}
    table = position(hands={0: "30 12"}, depths=depths, sides="ocean")
    table.play("expand ocean 30")
    assert table.legal_with("30") == ["remove 30"]
    table.play("remove 30")
    assert table.depth("ocean") == []
    assert table.discard == [12, 30]


@pytest.mark.rule("ITD-90")
def test_cards_further_back_cannot_be_chosen() -> None:
    table = after_expanding_ocean("ocean")
    assert table.legal_with("20") == table.legal_with("29") == []
    assert table.refuses("remove 20")
    assert table.refuses("move 20 wildlife")


@pytest.mark.rule("ITD-91")
@pytest.mark.parametrize(("hand", "offered"), [("", False), ("12", True)])
def test_without_a_card_the_advanced_side_is_not_available(hand: str, offered: bool) -> None:
    table = after_expanding_ocean("ocean", hand=hand)
    assert (table.active == 0) is offered


@pytest.mark.rule("ITD-82", "ITD-86")
@pytest.mark.parametrize(("sides", "shown"), [("", 3), ("ocean", 2)])
def test_a_use_can_be_taken_back_until_it_is_paid_in_full(sides: str, shown: int) -> None:
    table = after_expanding_ocean(sides)
    before = table.state.revealed
    hidden = {viewer: table.view(viewer) for viewer in (1, 2, None)}
    table.play("remove 61")
    assert table.view(0)["step"] == "paying"
    assert table.view(0)["staged"] == {"action": "remove 61", "due": shown - 1, "paid": []}
    assert {viewer: table.view(viewer) for viewer in (1, 2, None)} == hidden
    assert table.state.revealed == before
    table.play(*["pay 12", "pay 13"][: shown - 1])
    assert table.state.revealed == before + shown - 1
