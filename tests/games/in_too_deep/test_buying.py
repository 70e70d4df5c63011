"""Buying a share: ITD-25 to ITD-34."""

import pytest

from games.in_too_deep.table import event, position


@pytest.mark.rule("ITD-25")
def test_the_share_side_of_the_card_says_which_company_is_bought() -> None:
    table = position(hands={0: "44/research 52/pearl"})
    assert table.legal_with("buy") == ["buy research 44", "buy pearl 52"]
    assert table.refuses("buy research 3")
    table.play("buy research 44")
    assert table.portfolio(0) == [44]
    assert table.shares("research") == [1, 0, 0]
    assert table.hand(0) == [52]


@pytest.mark.rule("ITD-26")
@pytest.mark.parametrize("shares", [[0, 0, 3], [1, 2, 0], [3, 0, 0], [1, 1, 1]])
def test_the_price_is_all_shares_of_the_company_the_buyers_own_included(shares: list[int]) -> None:
    table = position(
        hands={0: "12 13 14 15 52/pearl"}, shares={"pearl": shares, "ocean": [4, 4, 4]}
    )
    assert table.price("pearl") == 3
    table.play("buy pearl 52", "pay 12", "pay 14")
    assert table.active == 0
    table.play("pay 15")
    assert table.active == 1
    assert table.price("pearl") == 4
    assert table.price("ocean") == 12


@pytest.mark.rule("ITD-27", "ITD-R28")
def test_the_payer_chooses_the_cards_in_ascending_order() -> None:
    table = position(hands={0: "12 13 14 15 52/pearl"}, shares={"pearl": [0, 2]})
    table.play("buy pearl 52")
    assert table.legal() == ["pay 12", "pay 13", "pay 14"]  # one more must remain
    table.play("pay 13")
    assert table.legal() == ["pay 14", "pay 15"]
    table.play("pay 15")
    assert table.discard == [13, 15]
    assert table.hand(0) == [12, 14]
    assert table.portfolio(0) == [52]


@pytest.mark.rule("ITD-27", "ITD-R28")
def test_the_card_bought_may_lie_anywhere_among_those_paid() -> None:
    table = position(hands={0: "12 52/pearl 77 88"}, shares={"pearl": [0, 2]}, discard="1 2 3")
    table.play("buy pearl 52")
    assert table.legal() == ["pay 12", "pay 77"]
    table.play("pay 77")
    assert table.legal() == ["pay 88"]
    table.play("pay 88")
    assert table.discard == [1, 2, 3, 77, 88]
    assert table.hand(0) == [12]


@pytest.mark.rule("ITD-28", "ITD-30")
@pytest.mark.parametrize(("hand", "possible"), [("52/pearl 3", False), ("52/pearl 3 4", True)])
def test_a_purchase_needs_the_price_and_one_card_more(hand: str, possible: bool) -> None:
    table = position(hands={0: hand}, shares={"pearl": [0, 1, 1]}, depths={"pearl": "100"})
    assert table.legal_with("buy", "52") == (["buy pearl 52"] if possible else [])
    assert table.refuses("buy pearl 52") is not possible


@pytest.mark.rule("ITD-28")
def test_when_all_other_cards_are_needed_there_is_nothing_to_choose() -> None:
    table = position(hands={0: "3 52/pearl 70"}, shares={"pearl": [0, 1, 1]})
    table.play("buy pearl 52")
    assert table.hand(0) == []
    assert table.discard == [3, 70]
    assert table.active == 1


@pytest.mark.rule("ITD-29")
def test_the_first_share_of_a_company_is_free() -> None:
    table = position(hands={0: "3 52/pearl"}, shares={"ocean": [2, 2, 2]})
    assert table.price("pearl") == 0
    table.play("buy pearl 52")
    assert table.hand(0) == [3]
    assert table.discard == []
    assert table.told()[0] == event("bought", 0, card=52, company="pearl", paid=[])


@pytest.mark.rule("ITD-29", "ITD-28")
def test_a_free_share_may_be_the_only_card() -> None:
    table = position(hands={0: "52/pearl"})
    table.play("buy pearl 52")
    assert table.portfolio(0) == [52]
    assert table.counts()[0] == 0


@pytest.mark.rule("ITD-30")
def test_without_the_share_card_in_hand_there_is_no_purchase() -> None:
    table = position(hands={0: "3 4", 1: "52/pearl 61/pearl"}, discard="57/pearl")
    assert table.legal_with("buy") == ["buy research 3", "buy wildlife 4"]
    assert table.refuses("buy pearl 52")
    assert table.refuses("buy pearl 57")


@pytest.mark.rule("ITD-31")
def test_one_share_an_action() -> None:
    table = position(hands={0: "52/pearl 61/pearl 3"})
    table.play("buy pearl 52")
    assert table.active == 1
    assert table.shares("pearl") == [1, 0, 0]
    assert table.hand(0) == [3, 61]


@pytest.mark.rule("ITD-32")
def test_the_share_lies_face_up_in_the_portfolio_for_all_to_see() -> None:
    table = position(
        hands={0: "12 13 44/research 53"}, shares={"research": ["99", "94"], "pearl": ["2"]}
    )
    table.play("buy research 44", "pay 13", "pay 53")
    bought = event("bought", 0, card=44, company="research", paid=[13, 53])
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["players"][0]["portfolio"] == [2, 44, 99]
        assert table.view(viewer)["players"][0]["shares"] == [0, 0, 1, 2, 0]
        assert table.view(viewer)["discard"] == [13, 53]
        assert table.told(viewer) == [bought, event("turn", 1, turn=21)]
    assert table.state.dump()["portfolios"][0] == [99, 2, 44]


@pytest.mark.rule("ITD-33")
def test_a_share_cannot_be_spent_played_or_taken_back() -> None:
    table = position(hands={0: "3 4 61/pearl"}, shares={"pearl": ["52"]})
    assert not any("52" in move.split() for move in table.legal())
    table.play("buy pearl 61")
    assert table.legal() == ["pay 3", "pay 4"]
    assert table.refuses("pay 52")
    table.play("pay 4")
    assert table.portfolio(0) == [52, 61]


@pytest.mark.rule("ITD-34")
def test_buying_triggers_neither_dividends_nor_abilities() -> None:
    table = position(
        hands={0: "3/research 5/ocean 12 13 14 15"}, shares={"research": [1, 1], "ocean": [1, 1]}
    )
    table.play("buy research 3", "pay 12", "pay 14")
    assert table.active == 1
    assert table.step == "turn"
    assert table.dealt() == []
    assert table.counts()[1:] == [3, 3]


@pytest.mark.rule("ITD-27")
def test_a_purchase_can_be_taken_back_until_it_is_paid_in_full() -> None:
    table = position(hands={0: "12 13 14 52/pearl"}, shares={"pearl": [2]}, revealed=5)
    table.play("buy pearl 52", "pay 12")
    assert table.state.revealed == 5
    assert table.state.to_act() == [0]
    assert table.told() == []
    assert table.counts()[0] == 4
    table.play("pay 13")
    assert table.state.revealed == 8  # the share and both cards have been shown


@pytest.mark.rule("ITD-27")
def test_while_paying_the_buyer_alone_sees_what_is_staged() -> None:
    table = position(hands={0: "12 13 14 52/pearl"}, shares={"pearl": [2]})
    before = {viewer: table.view(viewer) for viewer in (1, 2, None)}
    table.play("buy pearl 52")
    own = table.view(0)
    assert own["step"] == "paying"
    assert own["staged"] == {"action": "buy pearl 52", "due": 2, "paid": []}
    table.play("pay 12")
    assert table.view(0)["staged"] == {"action": "buy pearl 52", "due": 2, "paid": [12]}
    assert table.hand(0) == [12, 13, 14, 52]
    for viewer in (1, 2, None):
        assert table.view(viewer) == before[viewer]
        assert before[viewer]["step"] == "turn"
        assert before[viewer]["staged"] is None
    table.play("pay 14")
    assert table.view(0)["staged"] is None
    assert table.state.dump()["due"] == 0
    assert table.state.dump()["paid"] == []
    assert table.state.dump()["intent"] == -1
    assert table.state.spare == []  # as where it is loaded: nothing is left to pay from
