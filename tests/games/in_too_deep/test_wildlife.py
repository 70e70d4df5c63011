"""Wildlife spotting: ITD-110 to ITD-120."""

from typing import Any

import pytest

from games.in_too_deep.table import COMPANIES, Table, event, position


def after_expanding_wildlife(
    sides: str = "", hand: str = "12 13 14", depths: dict[str, str] | None = None, **details: Any
) -> Table:
    """Wildlife has just been expanded from 50 to 51; the player has `hand` left."""
    depths = {"wildlife": "50"} | (depths or {})
    table = position(hands={0: f"51 {hand}"}, depths=depths, sides=sides, **details)
    table.play("expand wildlife 51")
    return table


# Basic


@pytest.mark.rule("ITD-110", "ITD-112")
def test_basic_one_card_from_hand_raises_a_depth_card_to_the_top_of_its_company() -> None:
    table = after_expanding_wildlife(depths={"ocean": "10 25 44 61"})
    table.play("raise 25")
    assert table.legal() == ["pay 12", "pay 13", "pay 14"]
    table.play("pay 13")
    assert table.depth("ocean") == [10, 44, 61, 25]
    assert table.discard == [13]
    assert table.hand(0) == [12, 14]
    for viewer in (0, 1, 2, None):
        assert table.told(viewer)[-2:] == [
            event("moved", 0, card=25, company="ocean", paid=[13]),
            event("turn", 1, turn=21),
        ]


@pytest.mark.rule("ITD-110", "ITD-114")
def test_basic_one_card_from_hand_moves_a_depth_card_onto_another_company() -> None:
    table = after_expanding_wildlife(depths={"ocean": "10 25 44 61", "pearl": "30"})
    table.play("move 44 pearl", "pay 12")
    assert table.depth("ocean") == [10, 25, 61]
    assert table.depth("pearl") == [30, 44]
    assert table.discard == [12]
    assert table.told()[-2] == event("moved", 0, card=44, company="pearl", paid=[12])


@pytest.mark.rule("ITD-111", "ITD-113", "ITD-114")
def test_basic_all_uses_the_card_just_played_included() -> None:
    table = after_expanding_wildlife(
        depths={"ocean": "10 25 44 61", "pearl": "30", "research": "60 45", "treasure": "99"}
    )
    assert table.legal() == [
        "decline",
        *("raise 25", "raise 44", "move 44 pearl"),
        *("move 61 pearl", "move 61 research", "move 61 wildlife"),
        *("move 99 ocean", "move 99 pearl", "move 99 research", "move 99 wildlife"),
        *("raise 60", "move 60 pearl", "move 60 wildlife", "move 45 pearl"),
        *("raise 50", "move 50 pearl", "move 50 research", "move 51 pearl", "move 51 research"),
    ]


@pytest.mark.rule("ITD-111", "ITD-R35")
@pytest.mark.parametrize(
    ("depth", "chosen"),
    [
        ("96", []),
        ("95 96", ["raise 95"]),
        ("94 95 96", ["raise 94", "raise 95"]),
        ("93 94 95 96", ["raise 94", "raise 95"]),
        ("92 93 94 95 96", ["raise 94", "raise 95"]),
    ],
)
def test_basic_the_card_is_one_of_the_last_three_or_of_all_if_there_are_fewer(
    depth: str, chosen: list[str]
) -> None:
    tops = {"ocean": "97", "treasure": "98", "research": "99", "wildlife": "4"}
    table = position(hands={0: "100 12"}, depths=tops | {"pearl": depth})
    table.play("expand wildlife 100")
    raised = [move for move in table.legal() if move.startswith("raise")]
    assert raised == [*chosen, "raise 4"]
    assert table.refuses("raise 92")


@pytest.mark.rule("ITD-112", "ITD-R35")
def test_basic_raising_ignores_numbers_and_keeps_the_order_of_the_others() -> None:
    table = after_expanding_wildlife(depths={"pearl": "9 70 80 90"})
    table.play("raise 70", "pay 12")
    assert table.depth("pearl") == [9, 80, 90, 70]


@pytest.mark.rule("ITD-113", "ITD-R35")
def test_basic_the_top_cannot_be_raised() -> None:
    table = after_expanding_wildlife(depths={"pearl": "70 80"})
    assert table.refuses("raise 80")
    assert table.refuses("raise 51")
    assert table.legal_with("raise") == ["raise 70", "raise 50"]


@pytest.mark.rule("ITD-114")
@pytest.mark.parametrize(
    ("top", "moves"), [("47", ["48", "50", "51"]), ("49", ["50", "51"]), ("52", [])]
)
def test_basic_moving_obeys_the_expansion_rule_of_the_other_company(
    top: str, moves: list[str]
) -> None:
    full = {"ocean": "90", "treasure": "91", "research": "92"}
    table = after_expanding_wildlife(depths=full | {"wildlife": "48 50", "pearl": top})
    to_pearl = [move for move in table.legal_with("move", "pearl") if "9" not in move]
    assert to_pearl == [f"move {card} pearl" for card in moves]
    assert table.legal_with("move", "48") == (["move 48 pearl"] if "48" in moves else [])


@pytest.mark.rule("ITD-115")
@pytest.mark.parametrize(("hand", "offered"), [("", False), ("12", True)])
def test_basic_without_a_card_in_hand_it_is_not_available(hand: str, offered: bool) -> None:
    table = after_expanding_wildlife(hand=hand)
    assert (table.active == 0) is offered


@pytest.mark.rule("ITD-115")
def test_basic_a_card_can_always_be_moved_if_only_the_one_just_played() -> None:
    table = position(hands={0: "51 12"})
    table.play("expand wildlife 51")
    assert table.legal() == ["decline", *[f"move 51 {company}" for company in COMPANIES[:4]]]


# Advanced


@pytest.mark.rule("ITD-116", "ITD-118")
def test_advanced_one_more_depth_card_from_hand_is_free_above_the_top() -> None:
    table = after_expanding_wildlife("wildlife", hand="12 44 60", depths={"pearl": "20 43"})
    table.play("add pearl 44")
    assert table.depth("pearl") == [20, 43, 44]
    assert table.hand(0) == [12, 60]
    assert table.discard == []
    assert table.active == 1
    for viewer in (0, 1, 2, None):
        assert table.told(viewer)[-2] == event("added", 0, card=44, company="pearl", paid=[])


@pytest.mark.rule("ITD-116")
@pytest.mark.parametrize("company", COMPANIES)
def test_advanced_it_may_go_on_any_company_wildlife_included(company: str) -> None:
    table = after_expanding_wildlife("wildlife", hand="60")
    assert table.legal() == ["decline", *[f"add {name} 60" for name in COMPANIES]]
    table.play(f"add {company} 60")
    assert table.depth(company)[-1] == 60
    assert table.hand(0) == []


@pytest.mark.rule("ITD-117", "ITD-119", "ITD-R36")
def test_advanced_below_the_top_it_costs_a_card_for_every_higher_one_and_lies_on_top() -> None:
    table = after_expanding_wildlife(
        "wildlife", hand="12 13 30 97", depths={"treasure": "61 10 29 31 25 44"}
    )
    table.play("add treasure 30")  # 61, 31 and 44 are higher
    assert table.discard == [12, 13, 97]
    assert table.depth("treasure") == [61, 10, 29, 31, 25, 44, 30]


@pytest.mark.rule("ITD-118", "ITD-R36")
def test_advanced_higher_cards_further_back_alone_cost_nothing() -> None:
    table = after_expanding_wildlife("wildlife", hand="20", depths={"treasure": "44 61 10"})
    table.play("add treasure 20")
    assert table.depth("treasure") == [44, 61, 10, 20]
    assert table.discard == []


@pytest.mark.rule("ITD-118")
def test_advanced_an_empty_company_costs_nothing() -> None:
    table = after_expanding_wildlife("wildlife", hand="1", depths={"treasure": "44"})
    table.play("add pearl 1")
    assert table.depth("pearl") == [1]
    assert table.hand(0) == []


@pytest.mark.rule("ITD-119")
def test_advanced_the_payer_chooses_the_cards() -> None:
    table = after_expanding_wildlife("wildlife", hand="12 13 30 97", depths={"ocean": "35 40"})
    table.play("add ocean 30")
    assert table.legal() == ["pay 12", "pay 13"]
    table.play("pay 13", "pay 97")
    assert table.hand(0) == [12]
    assert table.discard == [13, 97]
    assert table.depth("ocean") == [35, 40, 30]
    assert table.told()[-2] == event("added", 0, card=30, company="ocean", paid=[13, 97])


@pytest.mark.rule("ITD-120")
@pytest.mark.parametrize(("hand", "possible"), [("12 30", False), ("12 13 30", True)])
def test_advanced_the_card_played_does_not_pay_for_itself(hand: str, possible: bool) -> None:
    table = after_expanding_wildlife("wildlife", hand=hand, depths={"ocean": "35 40"})
    assert ("add ocean 30" in table.legal()) is possible
    assert table.refuses("add ocean 30") is not possible
    if possible:
        assert table.hand(0) == []
        assert table.discard == [12, 13]


@pytest.mark.rule("ITD-116", "ITD-120")
def test_advanced_all_uses_that_can_be_paid() -> None:
    table = after_expanding_wildlife(
        "wildlife",
        hand="30 60",
        depths={"ocean": "35", "treasure": "61 62", "pearl": "70 20", "research": "36 31"},
    )
    assert table.legal() == [
        "decline",
        *("add ocean 30", "add pearl 30"),
        *("add ocean 60", "add pearl 60", "add research 60", "add wildlife 60"),
    ]
