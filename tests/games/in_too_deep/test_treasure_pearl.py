"""Treasure hunting and Pearl diving: ITD-92 to ITD-99."""

import pytest

from games.in_too_deep.table import event, position


def treasure_payout(
    shares: list[int], sides: str = "", players: int = 3, active: int = 0
) -> list[int]:
    """What a Treasure payout owes, and what was dealt."""
    table = position(
        players, hands={active: "44"}, shares={"treasure": shares}, sides=sides, active=active
    )
    table.play("expand treasure 44")
    [payout] = table.told_of("dividends")
    for seat, count in table.dealt():
        assert payout["owed"][seat] == count
    assert len(table.dealt()) == len([owed for owed in payout["owed"] if owed])
    owed: list[int] = payout["owed"]
    return owed


def pearl_worth(depths: list[int], sides: str = "") -> int:
    """The worth of a Pearl share with so many depth cards on each company."""
    numbers = iter(range(1, 101))
    piles = [" ".join(str(next(numbers)) for _ in range(count)) for count in depths]
    names = ["ocean", "treasure", "pearl", "research", "wildlife"]
    table = position(
        depths=dict(zip(names, piles, strict=True)), shares={"pearl": [1]}, sides=sides
    )
    assert table.view()["players"][0]["points"] == table.company("pearl")["worth"]
    worth: int = table.company("pearl")["worth"]
    return worth


@pytest.mark.rule("ITD-92")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_basic_the_largest_shareholder_gets_one_card_more(active: int) -> None:
    assert treasure_payout([1, 3, 2], active=active) == [1, 4, 2]


@pytest.mark.rule("ITD-93")
def test_basic_equal_largest_shareholders_each_get_it() -> None:
    assert treasure_payout([2, 1, 2]) == [3, 1, 3]
    assert treasure_payout([1, 1, 1]) == [2, 2, 2]


@pytest.mark.rule("ITD-94", "ITD-R39")
def test_basic_nobody_without_a_share_gets_the_extra_card() -> None:
    assert treasure_payout([0, 0, 0]) == [0, 0, 0]
    assert treasure_payout([0, 1, 0]) == [0, 2, 0]


@pytest.mark.rule("ITD-R39", "ITD-143")
def test_the_third_players_holding_counts_for_the_largest() -> None:
    assert treasure_payout([1, 0, 3], players=2) == [1, 0]
    assert treasure_payout([3, 1, 3], players=2) == [4, 1]
    assert treasure_payout([1, 1, 3], players=2, sides="treasure") == [3, 1]


@pytest.mark.rule("ITD-95", "ITD-R40")
def test_advanced_the_expander_receives_the_largest_holding_even_without_a_share() -> None:
    assert treasure_payout([1, 3, 0], sides="treasure") == [3, 3, 0]
    assert treasure_payout([0, 3, 2], sides="treasure") == [3, 3, 2]
    assert treasure_payout([0, 0, 0], sides="treasure") == [0, 0, 0]
    assert treasure_payout([4, 1, 1], sides="treasure") == [4, 1, 1]


@pytest.mark.rule("ITD-96")
@pytest.mark.parametrize(("active", "owed"), [(0, [3, 3, 2]), (1, [1, 3, 2]), (2, [1, 3, 3])])
def test_advanced_the_others_are_paid_as_usual(active: int, owed: list[int]) -> None:
    assert treasure_payout([1, 3, 2], sides="treasure", active=active) == owed


@pytest.mark.rule("ITD-92", "ITD-95")
@pytest.mark.parametrize("sides", ["", "treasure"])
def test_other_companies_pay_no_more(sides: str) -> None:
    table = position(hands={0: "44"}, shares={"pearl": [1, 3], "treasure": [1, 1, 5]}, sides=sides)
    table.play("expand pearl 44")
    assert table.told_of("dividends") == [event("dividends", None, company="pearl", owed=[1, 3, 0])]


@pytest.mark.rule("ITD-97")
@pytest.mark.parametrize(("depths", "worth"), [([9, 9, 0, 9, 9], 2), ([0, 0, 3, 9, 0], 5)])
def test_basic_a_pearl_share_is_worth_its_depth_cards_plus_two(
    depths: list[int], worth: int
) -> None:
    assert pearl_worth(depths) == worth


@pytest.mark.rule("ITD-98", "ITD-R41")
@pytest.mark.parametrize(
    ("depths", "worth"),
    [
        ([6, 4, 2, 5, 1], 4),
        ([4, 6, 2, 5, 1], 4),
        ([4, 1, 2, 5, 6], 4),
        ([4, 1, 2, 7, 6], 5),
        ([4, 1, 8, 7, 6], 6),
    ],
)
def test_advanced_a_pearl_share_is_worth_the_most_depth_cards_of_any_company_less_two(
    depths: list[int], worth: int
) -> None:
    assert pearl_worth(depths, sides="pearl") == worth


@pytest.mark.rule("ITD-99", "ITD-R41")
@pytest.mark.parametrize(
    ("depths", "worth"),
    [([0, 0, 0, 0, 0], 0), ([1, 1, 1, 1, 0], 0), ([2, 2, 2, 2, 2], 0), ([0, 3, 0, 0, 0], 1)],
)
def test_advanced_the_worth_is_never_below_zero(depths: list[int], worth: int) -> None:
    assert pearl_worth(depths, sides="pearl") == worth


@pytest.mark.rule("ITD-99")
def test_advanced_pearls_own_cards_matter_only_if_they_are_the_most() -> None:
    assert pearl_worth([5, 0, 0, 0, 0], sides="pearl") == 3
    assert pearl_worth([5, 0, 5, 0, 0], sides="pearl") == 3
    assert pearl_worth([5, 0, 6, 0, 0], sides="pearl") == 4


@pytest.mark.rule("ITD-97", "ITD-98")
@pytest.mark.parametrize("sides", ["", "ocean treasure pearl research wildlife"])
def test_all_other_companies_are_worth_their_depth_cards(sides: str) -> None:
    table = position(
        depths={"ocean": "1 2 3", "treasure": "4", "pearl": "5 6 7 8 9", "wildlife": "10 11"},
        sides=sides,
    )
    worth = {company["company"]: company["worth"] for company in table.view()["companies"]}
    assert worth == {
        "ocean": 3,
        "treasure": 1,
        "pearl": 3 if sides else 7,
        "research": 0,
        "wildlife": 2,
    }
