"""Abilities in general: ITD-74 to ITD-81."""

import pytest

import abyssal
from games.in_too_deep.table import COMPANIES, event, position

OPTIONAL = ["ocean", "research", "wildlife"]


@pytest.mark.rule("ITD-74", "ITD-R38")
@pytest.mark.parametrize(
    ("sides", "uses"),
    [
        ("", ["remove 30", "remove 20"]),
        ("treasure pearl research wildlife", ["remove 30", "remove 20"]),
        ("ocean", ["remove 30", "move 30 treasure", "move 30 pearl", "remove 20", "move 20 pearl"]),
    ],
)
def test_only_the_side_in_force_applies(sides: str, uses: list[str]) -> None:
    tops = {"treasure": "20", "research": "40", "wildlife": "50"}
    table = position(hands={0: "30 12 13"}, depths=tops, sides=sides)
    table.play("expand ocean 30")
    everywhere = ["remove 40", "move 40 ocean", "move 40 treasure", "move 40 pearl"]
    everywhere += ["remove 50", "move 50 ocean", "move 50 treasure", "move 50 pearl"]
    everywhere += ["move 50 research"]
    if sides != "ocean":
        everywhere = ["remove 40", "remove 50"]
    assert table.legal() == ["decline", *uses, *everywhere]


@pytest.mark.rule("ITD-75")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("sides", ["", " ".join(COMPANIES)])
def test_three_companies_have_an_ability_for_the_active_player_after_expanding_them(
    company: str, sides: str
) -> None:
    table = position(
        hands={0: "30 12 13 14"}, shares={"pearl": [0, 1]}, depths={"pearl": "10"}, sides=sides
    )
    table.play(f"expand {company} 30")
    offered = company in OPTIONAL
    assert table.active == (0 if offered else 1)
    assert table.step == ("ability" if offered else "turn")
    assert table.view()["ability"] == (company if offered else None)
    if offered:
        assert table.legal(1) == table.legal(2) == []
        assert table.refuses("draw")
        table.play("decline")
        assert table.told()[-2:] == [
            event("declined", 0, company=company),
            event("turn", 1, turn=21),
        ]
        assert table.counts()[0] == 3
        assert table.discard == []


@pytest.mark.rule("ITD-75")
def test_neither_buying_nor_drawing_unlocks_an_ability() -> None:
    table = position(hands={0: "5/ocean 12 13", 1: "3 4 14"})
    table.play("buy ocean 5")
    assert table.step == "turn"
    table.play("draw")
    assert (table.active, table.step) == (2, "turn")


@pytest.mark.rule("ITD-76", "ITD-R57")
def test_cards_just_received_may_pay_for_the_ability() -> None:
    table = position(
        hands={0: "44"}, shares={"wildlife": [1]}, depths={"wildlife": "13"}, deck="90"
    )
    table.play("expand wildlife 44")
    assert table.hand(0) == [90]
    assert table.step == "ability"
    table.play("raise 13")
    assert table.discard == [90]
    assert table.depth("wildlife") == [44, 13]


@pytest.mark.rule("ITD-77")
@pytest.mark.parametrize("card", [41, 50])
@pytest.mark.parametrize("shares", [0, 2])
def test_the_ability_needs_neither_a_new_decade_nor_shares(card: int, shares: int) -> None:
    table = position(hands={0: f"{card} 12 13"}, shares={"ocean": [shares]}, depths={"ocean": "40"})
    table.play(f"expand ocean {card}")
    assert table.step == "ability"


@pytest.mark.rule("ITD-78")
def test_an_ability_is_used_at_most_once_an_expansion() -> None:
    table = position(hands={0: "30 12 13 14 15"}, depths={"treasure": "20 21"})
    table.play("expand ocean 30", "remove 20", "pay 12", "pay 13")
    assert table.active == 1
    assert table.step == "turn"
    with pytest.raises(abyssal.Illegal):
        table.play_as(0, "remove 21")


@pytest.mark.rule("ITD-78", "ITD-R31")
@pytest.mark.parametrize(
    ("company", "sides", "hand", "offered"),
    [
        ("ocean", "", "12", False),
        ("ocean", "", "12 13", True),
        ("ocean", "ocean", "", False),
        ("ocean", "ocean", "12", True),
        ("wildlife", "", "", False),
        ("wildlife", "", "12", True),
        ("wildlife", "wildlife", "", False),
        ("wildlife", "wildlife", "12", True),
        ("research", "", "", False),
        ("research", "", "12", True),
        ("research", "research", "12", False),
        ("research", "research", "12 13", True),
    ],
)
def test_an_ability_that_cannot_be_paid_is_not_offered(
    company: str, sides: str, hand: str, offered: bool
) -> None:
    table = position(hands={0: f"{hand} 90"}, shares={"pearl": [0, 1]}, sides=sides)
    table.play(f"expand {company} 90")
    assert (table.active == 0) is offered
    assert (table.view()["step"] == "ability") is offered


@pytest.mark.rule("ITD-78")
def test_basic_research_is_offered_on_hand_size_even_if_no_card_fits() -> None:
    # Ocean shares cost 3 - 2 = 1, all others more than two cards can pay.
    dear = {company: [0, 5] for company in COMPANIES[1:]}
    top = {"research": "92"}
    for hand, uses in (("7/pearl 12", []), ("7/pearl 5/ocean", ["buy ocean 5"])):
        table = position(hands={0: f"{hand} 93"}, shares={"ocean": [3]} | dear, depths=top)
        table.play("expand research 93")
        for viewer in (1, 2, None):
            assert table.view(viewer)["step"] == "ability"
        assert table.legal() == ["decline", *uses]
    table = position(hands={0: "5/ocean 93"}, shares={"ocean": [3]} | dear, depths=top)
    table.play("expand research 93")
    assert table.active == 1


@pytest.mark.rule("ITD-78")
def test_advanced_wildlife_is_offered_on_hand_size_even_if_no_card_fits() -> None:
    deep = {"ocean": "50", "treasure": "60", "pearl": "70", "research": "80"}
    for card, uses in (("12", []), ("55", ["add ocean 55"])):
        table = position(hands={0: f"{card} 90"}, depths=deep, sides="wildlife")
        table.play("expand wildlife 90")
        assert table.view(1)["step"] == "ability"
        assert table.legal() == ["decline", *uses]


@pytest.mark.rule("ITD-79", "ITD-R11")
def test_an_ability_never_leads_to_a_payout() -> None:
    table = position(
        hands={0: "29 99 12 13"},
        shares={"treasure": [1, 1, 1], "pearl": [1, 1, 1]},
        depths={"treasure": "20", "wildlife": "28"},
        sides="wildlife",
    )
    table.play("expand wildlife 29", "add treasure 99")
    assert table.depth("treasure") == [20, 99]
    assert table.told_of("dividends") == []
    assert table.dealt() == []
    assert table.counts() == [2, 3, 3]


@pytest.mark.rule("ITD-80", "ITD-R37")
@pytest.mark.parametrize("company", OPTIONAL)
def test_a_card_placed_by_an_ability_unlocks_no_further_ability(company: str) -> None:
    table = position(hands={0: "30 99 12 13 14"}, sides="wildlife", depths={"wildlife": "20"})
    table.play("expand wildlife 30", f"add {company} 99")
    assert table.depth(company)[-1] == 99
    assert (table.active, table.step) == (1, "turn")
    assert table.told_of("declined") == []


@pytest.mark.rule("ITD-80", "ITD-R37")
def test_a_card_moved_by_an_ability_unlocks_no_further_ability() -> None:
    table = position(hands={0: "30 12 13 14"}, sides="ocean", depths={"pearl": "20"})
    table.play("expand ocean 30", "move 20 research", "pay 12")
    assert table.depth("research") == [20]
    assert (table.active, table.step) == (1, "turn")


@pytest.mark.rule("ITD-81")
@pytest.mark.parametrize("company", ["treasure", "pearl"])
@pytest.mark.parametrize("sides", ["", "treasure pearl"])
def test_treasure_and_pearl_ask_nothing(company: str, sides: str) -> None:
    table = position(
        hands={0: "30 12 13 14"}, shares={company: [1]}, sides=sides, depths={"ocean": "20"}
    )
    table.play(f"expand {company} 30")
    assert (table.active, table.step) == (1, "turn")
