"""Expanding a company: ITD-35 to ITD-42."""

import pytest

from games.in_too_deep.table import COMPANIES, event, position


@pytest.mark.rule("ITD-35")
def test_the_card_played_becomes_the_top_of_the_company() -> None:
    table = position(hands={0: "12 44"}, depths={"pearl": "13 20", "treasure": "9"})
    table.play("expand pearl 44")
    assert table.depth("pearl") == [13, 20, 44]
    assert table.depth("treasure") == [9]
    assert table.hand(0) == [12]
    for viewer in (0, 1, 2, None):
        assert table.told(viewer)[0] == event("expanded", 0, card=44, company="pearl")
    assert table.view()["company_of"]["44"] == "research"


@pytest.mark.rule("ITD-35")
def test_only_a_card_in_hand_can_be_played() -> None:
    table = position(hands={0: "12", 1: "44"}, depths={"pearl": "3"}, discard="50")
    assert table.refuses("expand pearl 44")
    assert table.refuses("expand pearl 50")
    assert table.refuses("expand ocean 3")


@pytest.mark.rule("ITD-36")
@pytest.mark.parametrize(("top", "possible"), [(43, True), (45, False), (100, False), (1, True)])
def test_the_number_must_be_strictly_higher_than_the_top(top: int, possible: bool) -> None:
    table = position(hands={0: "44"}, depths={"pearl": f"{top}"})
    assert ("expand pearl 44" in table.legal()) is possible
    assert table.refuses("expand pearl 44") is not possible


@pytest.mark.rule("ITD-37")
@pytest.mark.parametrize("card", [1, 50, 100])
def test_any_number_may_be_played_on_an_empty_company(card: int) -> None:
    table = position(hands={0: f"{card}"}, depths={"ocean": "99 2"})
    table.play(f"expand treasure {card}")
    assert table.depth("treasure") == [card]


@pytest.mark.rule("ITD-38")
def test_only_the_top_matters_not_higher_numbers_further_back() -> None:
    table = position(hands={0: "44"}, depths={"pearl": "61 99 10"})
    table.play("expand pearl 44")
    assert table.depth("pearl") == [61, 99, 10, 44]


@pytest.mark.rule("ITD-39")
def test_expanding_is_free_and_needs_no_share() -> None:
    table = position(hands={0: "44 45"}, shares={"pearl": [0, 2, 2]}, depths={"pearl": "41"})
    table.play("expand pearl 44")
    assert table.hand(0) == [45]
    assert table.discard == []
    assert table.shares("pearl") == [0, 2, 2]


@pytest.mark.rule("ITD-40")
def test_depth_cards_stay_in_order_of_arrival_for_all_to_see() -> None:
    table = position(hands={0: "21 30", 1: "25 32", 2: "29 31"}, depths={"treasure": "5"})
    table.play("expand treasure 21", "expand treasure 25", "expand treasure 29")
    for viewer in (0, 1, 2, None):
        depth = table.view(viewer)["companies"][COMPANIES.index("treasure")]["depth"]
        assert depth == [5, 21, 25, 29]


@pytest.mark.rule("ITD-41")
def test_the_card_is_placed_then_dividends_are_paid_then_the_ability_is_offered() -> None:
    table = position(hands={0: "44 50 51"}, shares={"ocean": [1, 2]}, depths={"ocean": "13"})
    table.play("expand ocean 44")
    assert table.told() == [
        event("expanded", 0, card=44, company="ocean"),
        event("dividends", None, company="ocean", owed=[1, 2, 0]),
        event("dealt", 0, count=1, owed=1, reason="dividend"),
        event("dealt", 1, count=2, owed=2, reason="dividend"),
    ]
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["step"] == "ability"
        assert table.view(viewer)["ability"] == "ocean"
        assert table.view(viewer)["active"] == 0
    table.play("decline")
    assert table.told()[4:] == [event("declined", 0, company="ocean"), event("turn", 1, turn=21)]
    assert table.view()["ability"] is None
    assert table.step == "turn"


@pytest.mark.rule("ITD-42")
def test_without_a_card_above_any_top_expanding_is_impossible() -> None:
    table = position(
        hands={0: "11/pearl 12"},
        depths={"ocean": "13", "treasure": "14", "pearl": "15", "research": "16", "wildlife": "17"},
    )
    assert table.legal() == ["draw", "buy pearl 11", "buy research 12"]


@pytest.mark.rule("ITD-42")
@pytest.mark.parametrize("company", COMPANIES)
def test_the_highest_card_decides_where_expanding_is_possible(company: str) -> None:
    tops = dict(zip(COMPANIES, ("90", "91", "92", "93", "94"), strict=True)) | {company: "43"}
    table = position(hands={0: "11 44"}, depths=tops)
    assert table.legal_with("expand") == [f"expand {company} 44"]
