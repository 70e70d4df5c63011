"""Ocean and coastal research: ITD-100 to ITD-109."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.in_too_deep.table import COMPANIES, Table, event, position


def after_expanding_research(
    hand: str,
    shares: Mapping[str, Sequence[int | str]],
    sides: str = "",
    players: int = 3,
    **details: Any,
) -> Table:
    """Research has just been expanded from 40 to 41; the player has `hand` left."""
    table = position(
        players,
        hands={0: f"41 {hand}", 1: "1", 2: "4"} if players > 2 else {0: f"41 {hand}", 1: "1"},
        depths={"research": "40"},
        shares=shares,
        sides=sides,
        **details,
    )
    table.play("expand research 41")
    return table


def after_expanding_advanced_research(
    hand: str, shares: Mapping[str, Sequence[int | str]], **details: Any
) -> Table:
    return after_expanding_research(hand, shares, sides="research", **details)


# Basic


@pytest.mark.rule("ITD-100")
def test_basic_one_share_may_be_bought_for_two_less() -> None:
    table = after_expanding_research("12 13 14 52/pearl", {"pearl": [0, 4]})
    table.play("buy pearl 52")
    assert table.view(0)["staged"] == {"action": "buy pearl 52", "due": 2, "paid": []}
    table.play("pay 12", "pay 14")
    assert table.hand(0) == [13]
    assert table.discard == [12, 14]
    assert table.shares("pearl") == [1, 4, 0]
    assert table.told()[-2:] == [
        event("bought", 0, card=52, company="pearl", paid=[12, 14]),
        event("turn", 1, turn=21),
    ]


@pytest.mark.rule("ITD-100")
def test_basic_the_purchase_is_optional_and_only_one() -> None:
    table = after_expanding_research("12 52/pearl 57/pearl", {"pearl": [1]})
    table.play("buy pearl 52")
    assert table.active == 1
    table = after_expanding_research("12 52/pearl 57/pearl", {"pearl": [1]})
    table.play("decline")
    assert table.shares("pearl") == [1, 0, 0]


@pytest.mark.rule("ITD-101", "ITD-R56")
def test_basic_the_share_may_belong_to_any_company_research_included() -> None:
    table = after_expanding_research(
        "5/ocean 6/treasure 7/pearl 8/research 9/wildlife", {"research": [0, 2]}
    )
    assert table.legal() == [
        *("decline", "buy ocean 5", "buy treasure 6", "buy pearl 7", "buy research 8"),
        "buy wildlife 9",
    ]
    table.play("buy research 8")
    assert table.shares("research") == [1, 2, 0]


@pytest.mark.rule("ITD-102")
@pytest.mark.parametrize(("shares", "due"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_basic_the_price_is_two_less_but_not_below_zero(shares: int, due: int) -> None:
    table = after_expanding_research("12 13 14 15 16 52/pearl", {"pearl": [0, shares]})
    table.play("buy pearl 52", *["pay 12", "pay 13", "pay 14"][:due])
    assert table.active == 1
    assert table.discard == [12, 13, 14][:due]
    assert table.price("pearl") == shares + 1


@pytest.mark.rule("ITD-103", "ITD-R56")
def test_basic_apart_from_the_price_it_is_a_normal_purchase() -> None:
    table = after_expanding_research("12 52/pearl 53/research", {"pearl": [0, 4], "ocean": [5]})
    # 52 needs two cards beside it, the others are free.
    assert table.legal() == ["decline", "buy research 12", "buy pearl 52", "buy research 53"]
    table = after_expanding_research("12 52/pearl", {"pearl": [0, 4], "ocean": [5]})
    assert table.legal() == ["decline", "buy research 12"]  # ITD-28
    assert table.refuses("buy pearl 52")
    assert table.refuses("buy pearl 57")  # ITD-30
    table.play("buy research 12")
    assert table.portfolio(0)[0] == 12  # ITD-32
    assert table.active == 1  # ITD-31


@pytest.mark.rule("ITD-103")
def test_basic_all_other_cards_pay_when_all_are_needed() -> None:
    table = after_expanding_research("12 52/pearl 60", {"pearl": [0, 4]})
    table.play("buy pearl 52")
    assert table.discard == [12, 60]
    assert table.hand(0) == []


@pytest.mark.rule("ITD-R56")
def test_basic_a_free_share_needs_no_other_card() -> None:
    table = after_expanding_research("52/pearl", {"pearl": [0, 2]})
    table.play("buy pearl 52")
    assert table.hand(0) == []
    assert table.shares("pearl") == [1, 2, 0]


# Advanced


@pytest.mark.rule("ITD-104", "ITD-107", "ITD-108")
def test_advanced_a_share_moves_out_of_another_portfolio_and_its_owner_takes_the_payment() -> None:
    table = after_expanding_advanced_research(
        "12 13 14 15", {"pearl": ["2", "52 61"], "ocean": [0, 0, 1]}
    )
    table.play("acquire pearl from 1")
    assert table.view(0)["staged"] == {"action": "acquire pearl from 1", "due": 3, "paid": []}
    assert table.legal() == ["pay 12", "pay 13"]
    table.play("pay 12", "pay 14", "pay 15")
    assert table.hand(0) == [13]
    assert table.hand(1) == [1, 12, 14, 15]
    assert table.portfolio(0) == [2, 52]
    assert table.portfolio(1) == [61]
    assert table.shares("pearl") == [2, 1, 0]
    assert table.price("pearl") == 3
    assert table.discard == []
    assert table.active == 1


@pytest.mark.rule("ITD-105")
def test_advanced_the_owner_is_not_asked() -> None:
    table = after_expanding_advanced_research("12 13", {"pearl": [0, 1]})
    assert table.legal() == ["decline", "acquire pearl from 1"]
    table.play("acquire pearl from 1")
    assert table.shares("pearl") == [1, 0, 0]
    assert table.told_of("declined") == []


@pytest.mark.rule("ITD-105", "ITD-R32")
def test_advanced_the_buyer_chooses_owner_and_company() -> None:
    table = after_expanding_advanced_research(
        "12 13 14 15 16",
        {"ocean": [1, 1, 1], "treasure": [2], "pearl": [0, 2, 3], "wildlife": [0, 6, 0]},
    )
    assert table.legal() == [
        *("decline", "acquire ocean from 1", "acquire pearl from 1"),
        *("acquire ocean from 2", "acquire pearl from 2"),
    ]
    assert table.refuses("acquire ocean from 0")
    assert table.refuses("acquire treasure from 1")
    assert table.refuses("acquire wildlife from 1")
    table.play("acquire pearl from 2")
    assert table.shares("pearl") == [1, 2, 2]
    assert table.hand(2) == [4, 12, 13, 14, 15, 16]


@pytest.mark.rule("ITD-R32")
def test_advanced_any_card_of_the_company_is_as_good_so_the_lowest_goes() -> None:
    table = after_expanding_advanced_research(
        "12 13 14", {"pearl": [0, "61 20 52"], "ocean": [0, "5"]}
    )
    table.play("acquire pearl from 1")
    assert table.portfolio(0) == [20]
    assert table.portfolio(1) == [5, 52, 61]


@pytest.mark.rule("ITD-106", "ITD-R29")
@pytest.mark.parametrize(
    ("shares", "due"), [([0, 1, 0], 2), ([0, 2, 0], 2), ([1, 1, 1], 3), ([0, 1, 3], 4)]
)
def test_advanced_the_price_is_all_shares_the_one_bought_included_but_at_least_two(
    shares: list[int], due: int
) -> None:
    table = after_expanding_advanced_research("12 13 14 15 16", {"pearl": shares})
    table.play("acquire pearl from 1")
    assert table.view(0)["staged"]["due"] == due
    table.play(*["pay 12", "pay 13", "pay 14", "pay 15"][:due])
    assert table.active == 1
    assert table.counts()[:2] == [5 - due, 1 + due]


@pytest.mark.rule("ITD-107", "ITD-R30")
def test_advanced_only_the_two_of_them_see_which_cards_were_paid() -> None:
    table = after_expanding_advanced_research("12 13 14", {"pearl": [0, 0, 2]})
    table.play("acquire pearl from 2", "pay 12", "pay 14")
    acquired = event("acquired", 0, owner=2, company="pearl", count=2)
    handed_over = event("handed-over", 0, owner=2, cards=[12, 14])
    turn = event("turn", 1, turn=21)
    assert table.told(0)[-3:] == [acquired, handed_over, turn]
    assert table.told(2)[-3:] == [acquired, handed_over, turn]
    assert table.told(1)[-2:] == table.told()[-2:] == [acquired, turn]
    for viewer in (1, None):
        assert not {"12", "14"} & set(table.view(viewer)["company_of"])
        assert table.known(viewer, 2) == []
    assert table.known(0, 2) == [12, 14]


@pytest.mark.rule("ITD-107")
def test_advanced_every_card_in_hand_may_pay() -> None:
    table = position(hands={0: "41 1 2 3", 1: "50"}, shares={"pearl": [0, 1]}, sides="research")
    table.play("expand research 41", "acquire pearl from 1")
    assert table.legal() == ["pay 1", "pay 2"]
    table.play("pay 1", "pay 3")
    assert table.hand(1) == [1, 3, 50]


@pytest.mark.rule("ITD-107")
def test_advanced_with_all_cards_needed_there_is_nothing_to_choose() -> None:
    table = after_expanding_advanced_research("12 13", {"pearl": [0, 0, 1]})
    before = table.state.revealed
    table.play("acquire pearl from 2")
    assert table.hand(2) == [4, 12, 13]
    assert table.counts()[0] == 0
    assert table.state.revealed == before + 1


@pytest.mark.rule("ITD-107")
def test_advanced_the_payment_can_be_taken_back_until_it_is_complete() -> None:
    table = after_expanding_advanced_research("12 13 14", {"pearl": [0, 2]})
    before = table.state.revealed
    hidden = {viewer: table.view(viewer) for viewer in (1, 2, None)}
    table.play("acquire pearl from 1", "pay 12")
    assert {viewer: table.view(viewer) for viewer in (1, 2, None)} == hidden
    assert table.state.revealed == before
    table.play("pay 13")
    assert table.state.revealed == before + 1


@pytest.mark.rule("ITD-108", "ITD-33")
@pytest.mark.parametrize("company", COMPANIES)
def test_advanced_the_total_of_the_company_stays_the_same(company: str) -> None:
    table = after_expanding_advanced_research("12 13 14", {company: [0, 1, 2]})
    table.play(f"acquire {company} from 2")
    assert table.price(company) == 3
    assert table.shares(company) == [1, 1, 1]


@pytest.mark.rule("ITD-109", "ITD-R31")
@pytest.mark.parametrize(
    ("hand", "shares", "offered"),
    [
        ("12", [0, 1, 0], False),
        ("12 13", [0, 1, 0], True),
        ("12 13", [1, 1, 1], False),
        ("12 13 14", [3, 0, 0], False),
        ("12 13 14", [0, 0, 3], True),
        ("12 13 14", [0, 0, 0], False),
    ],
)
def test_advanced_without_cards_or_shares_of_others_it_is_not_available(
    hand: str, shares: list[int], offered: bool
) -> None:
    table = after_expanding_advanced_research(hand, {"pearl": shares})
    assert (table.active == 0) is offered


@pytest.mark.rule("ITD-R30", "ITD-144")
def test_advanced_a_payment_to_the_third_player_is_discarded_face_up() -> None:
    table = after_expanding_advanced_research(
        "12 13 14 15", {"pearl": [0, 1, "52 61"]}, players=2, discard="99"
    )
    assert table.legal() == ["decline", "acquire pearl from 1", "acquire pearl from 2"]
    table.play("acquire pearl from 2", "pay 12", "pay 13", "pay 15")
    assert table.shares("pearl") == [1, 1, 1]
    assert table.portfolio(0) == [52]
    assert table.portfolio(2) == [61]
    assert table.discard == [99, 12, 13, 15]
    for viewer in (0, 1, None):
        assert table.told(viewer)[-3:] == [
            event("acquired", 0, owner=2, company="pearl", count=3),
            event("paid", 0, cards=[12, 13, 15]),
            event("turn", 1, turn=21),
        ]
    assert table.hand(1) == [1]


@pytest.mark.rule("ITD-107")
def test_any_card_in_hand_pays_even_one_with_the_number_of_the_owners_seat() -> None:
    table = position(
        players=3, hands={0: "41 2 13 14"}, shares={"pearl": [0, 0, 1]}, sides="research"
    )
    table.play("expand research 41", "acquire pearl from 2")
    assert table.legal() == ["pay 2", "pay 13"]
