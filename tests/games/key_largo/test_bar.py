"""The bar and the dolphin cove: KL-85 to KL-111."""

import pytest

from games.key_largo.table import DEEP, MEDIUM, at, event, position

# Services and prices


@pytest.mark.rule("KL-85")
def test_any_of_three_services_may_be_used_or_none() -> None:
    table = at("bar", hands={1: "gold 5 deep"})
    assert {move.split()[0] for move in table.legal()} == {"done", "recruit", "rob", "round"}
    table.play("done")
    assert table.cash(0) == 100


@pytest.mark.rule("KL-86")
def test_each_service_is_used_once_a_visit() -> None:
    table = at("bar", cash={0: 500}, hands={1: "gold 5 deep, gold 6 deep"})
    table.play("recruit")
    assert "recruit" not in table.legal()
    table.play("rob 1 deep")
    assert table.legal_with("rob") == []
    table.play("round 1", "look 2")
    assert table.step != "bar"
    assert table.cash(0) == 500 - 80 - 40 - 20


@pytest.mark.rule("KL-87", "KL-R22")
def test_the_order_is_free_and_each_decision_follows_the_last_result() -> None:
    table = at("bar", cash={0: 100}).play("round 3", "look 1")
    assert table.legal() == ["done", "recruit"]
    table.play("recruit")
    assert table.cash(0) == 0


@pytest.mark.rule("KL-88")
def test_prices_depend_on_the_boats_at_the_bar_alone() -> None:
    table = at("bar", "bar bar dolphins", cash={1: 0, 2: 0})
    assert table.visit["prices"] == {"diver": 120, "pickpocket": 60, "round": 20}
    assert table.legal_with("recruit") == []


@pytest.mark.rule("KL-89", "KL-90")
@pytest.mark.parametrize(("others", "price"), [("shop", 80), ("bar shop shop", 100), ("bar", 120)])
def test_a_diver_costs_80_then_100_then_more(others: str, price: int) -> None:
    table = at("bar", others, cash={0: 200}).play("recruit")
    assert table.cash(0) == 200 - price


@pytest.mark.rule("KL-91")
def test_a_price_is_paid_at_once_out_of_ones_own_cash() -> None:
    table = at("bar", cash={0: 180}).play("recruit")
    assert [table.cash(seat) for seat in range(4)] == [100, 100, 100, 100]


@pytest.mark.rule("KL-92", "KL-R23")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    table = at("bar", "bar shop shop", cash={0: 90}, hands={3: "gold 5 deep"})
    assert table.legal_with("recruit") == []
    assert table.legal_with("rob") == ["rob 3 deep"]
    assert len(table.legal_with("round")) > 0
    table = at("bar", "bar shop shop", cash={0: 40}, hands={3: "gold 5 deep"})
    assert table.legal_with("rob") == []
    table = at("bar", cash={0: 10})
    assert table.step != "bar"
    assert table.cash(0) == 10


@pytest.mark.rule("KL-93")
def test_a_recruit_comes_bare_from_the_supply() -> None:
    table = at("bar", teams={0: "2tw"}).play("recruit")
    assert table.team() == ["2tw", "0"]
    assert table.supply["diver"] == 10
    assert table.told_of("recruited") == [event("recruited", 0, price=80, hoses=0)]


@pytest.mark.rule("KL-94")
def test_nobody_has_more_than_three_divers_but_the_other_services_are_open() -> None:
    table = at("bar", teams={0: "0 0 0"}, hands={1: "gold 5 deep"})
    assert table.legal_with("recruit") == []
    assert table.legal_with("rob") == ["rob 1 deep"]
    assert len(table.legal_with("round")) == 14
    table = at("bar", teams={0: "0 0"})
    assert table.legal_with("recruit") == ["recruit"]


@pytest.mark.rule("KL-95", "KL-R24")
def test_without_a_diver_in_the_supply_nobody_recruits() -> None:
    table = at("bar", "bar shop shop", cash={0: 200, 1: 200}, supply={"diver": 1})
    table.play("recruit", "done")
    assert table.active == 1
    assert table.legal_with("recruit") == []


@pytest.mark.rule("KL-95")
def test_divers_who_fled_do_not_refill_the_supply() -> None:
    table = position(teams={0: "1"}, supply={"diver": 0}, wrecks={MEDIUM: "monster, gold 2"})
    table.plan("dive bar", "dolphins shop").play(f"sail {MEDIUM}")
    assert (table.supply["diver"], table.view()["lost"]["diver"]) == (0, 12)
    assert table.legal_with("recruit") == []


# The pickpocket


@pytest.mark.rule("KL-96")
@pytest.mark.parametrize(("others", "price"), [("shop", 40), ("bar shop shop", 50), ("bar", 60)])
def test_a_pickpocket_costs_more_in_company(others: str, price: int) -> None:
    table = at("bar", others, hands={3: "gold 5 deep"}).play("rob 3 deep")
    assert table.cash(0) == 100 - price


@pytest.mark.rule("KL-97", "KL-R25")
def test_the_victim_is_an_opponent_anywhere_with_a_treasure() -> None:
    table = at(
        "bar",
        "dolphins market bar",
        hands={0: "gold 1 shallow", 1: "gold 5 deep", 2: "goods 5 deep, goods 2 medium"},
    )
    assert table.legal_with("rob") == ["rob 1 deep", "rob 2 medium", "rob 2 deep"]


@pytest.mark.rule("KL-R25", "KL-H5")
def test_a_card_drawn_in_the_same_half_day_can_be_stolen() -> None:
    table = position(first=1, teams={1: "0"}).plan("bar shop", "dive shop", "dolphins shop")
    table.play("sail 1")
    assert table.active == 0
    assert table.legal_with("rob") == ["rob 1 shallow"]


@pytest.mark.rule("KL-98", "KL-R26")
def test_the_thief_sees_backs_only() -> None:
    hand = "gold 5 deep, diamond 200 deep, goods 2 medium"
    table = at("bar", hands={1: hand})
    other = at("bar", hands={1: "gold 4 deep, goods 8 deep, antiques 5 medium"})
    assert table.legal_with("rob") == other.legal_with("rob") == ["rob 1 medium", "rob 1 deep"]


@pytest.mark.rule("KL-99", "KL-H6")
def test_a_stolen_card_is_seen_by_thief_and_victim_alone() -> None:
    table = at("bar", hands={1: "gold 5 deep, diamond 200 deep"}, numbers=(1,)).play("rob 1 deep")
    assert table.hand(0) == ["diamond 200 deep"]
    assert table.hand(1) == ["gold 5 deep"]
    public = event("robbed", 0, owner=1, depth="deep", price=40)
    for viewer in (None, 1, 2):
        assert table.told_of("robbed", viewer=viewer) == [public]
    own = {**public, "event": "robbed-own", "cards": ["diamond 200 deep"]}
    assert table.told_of("robbed-own", viewer=0) == [own]
    stolen = event("stolen", 0, owner=1, cards=["diamond 200 deep"])
    assert table.told_of("stolen", viewer=1) == [stolen]
    assert table.told_of("stolen", viewer=2) == table.told_of("stolen") == []


@pytest.mark.rule("KL-R26")
def test_which_card_of_the_depth_is_stolen_is_luck() -> None:
    stolen = set()
    for number in range(3):
        hands = {1: "gold 5 deep, gold 6 deep, goods 8 deep, gold 2 medium"}
        stolen.add(at("bar", hands=hands, numbers=(number,)).play("rob 1 deep").hand(0)[0])
    assert stolen == {"gold 5 deep", "gold 6 deep", "goods 8 deep"}


@pytest.mark.rule("KL-100")
def test_diamonds_can_be_stolen_but_nothing_else() -> None:
    table = at("bar", hands={1: "diamond 60 shallow"}, held={1: "regular"}, teams={1: "2tw"})
    assert table.legal_with("rob") == ["rob 1 shallow"]
    table.play("rob 1 shallow")
    assert table.cash(1) == 100
    assert table.team(1) == ["2tw"]
    assert table.held(1) == ["regular"]


@pytest.mark.rule("KL-101", "KL-R25")
def test_without_a_treasure_among_opponents_no_pickpocket_is_hired() -> None:
    table = at("bar", hands={0: "gold 5 deep"})
    assert table.legal_with("rob") == []


# The round


@pytest.mark.rule("KL-102")
@pytest.mark.parametrize("others", ["shop", "bar shop shop", "bar"])
def test_a_round_costs_20_however_many_are_there(others: str) -> None:
    table = at("bar", others).play("round 1")
    assert table.cash(0) == 80


@pytest.mark.rule("KL-103", "KL-H9")
def test_a_round_shows_two_wrecks_to_its_buyer_alone() -> None:
    table = at("bar", wrecks={1: "gold 1, goods 3", DEEP: "monster, gold 8"}).play("round 1")
    assert table.told_of("looked-own", viewer=0)[0]["cards"] == [
        "gold 1 shallow",
        "goods 3 shallow",
    ]
    assert table.step == "looking"
    assert table.refuses("look 1")
    table.play(f"look {DEEP}")
    wrecks = table.view(0)["wrecks"]
    assert wrecks[DEEP - 1]["seen"] == ["gold 8 deep", "monster deep"]
    assert wrecks[DEEP - 1]["exact"]
    assert [wreck["seen"] for wreck in table.view(1)["wrecks"]] == [None] * 14


@pytest.mark.rule("KL-104", "KL-R17")
def test_each_wreck_is_shuffled_right_after_the_look() -> None:
    table = at("bar", wrecks={1: "gold 1, goods 3", 2: "gold 2, goods 2"}).play("round 1")
    assert table.shuffles() == 1
    assert table.pile(1) == ["goods 3", "gold 1"]
    assert table.pile(2) == ["gold 2", "goods 2"]
    table.play("look 2")
    assert table.shuffles() == 2
    assert table.pile(2) == ["goods 2", "gold 2"]


@pytest.mark.rule("KL-105", "KL-R27")
def test_the_last_wreck_is_shown_alone_at_the_same_price() -> None:
    gone = dict.fromkeys(range(2, 15), "")
    table = at("bar", wrecks={**gone, 1: "gold 1, goods 3"}).play("round 1")
    assert table.step != "looking"
    assert table.cash(0) == 80
    assert len(table.told_of("looked")) == 1
    table = at("bar", wrecks=dict.fromkeys(range(1, 15), ""))
    assert table.legal_with("round") == []


@pytest.mark.rule("KL-105")
def test_the_second_of_two_wrecks_needs_no_choice() -> None:
    gone = dict.fromkeys(range(3, 15), "")
    table = at("bar", wrecks={**gone, 1: "gold 1", 2: "gold 2"}).play("round 2")
    assert [told["wreck"] for told in table.told_of("looked")] == [2, 1]


@pytest.mark.rule("KL-106", "KL-R27")
def test_any_wreck_may_be_looked_at_boat_or_no_boat() -> None:
    table = at("bar", "dive dolphins dolphins").play("sail 3")
    assert table.legal_with("round") == [f"round {number}" for number in range(1, 15)]
    table.play("round 3")
    assert len(table.legal_with("look")) == 13


@pytest.mark.rule("KL-H10")
def test_all_know_which_wrecks_were_looked_at_and_by_whom() -> None:
    table = at("bar").play("round 5", "look 2")
    looked = [
        event("looked", 0, wreck=5, depth="medium"),
        event("looked", 0, wreck=2, depth="shallow"),
    ]
    assert table.told_of("looked") == table.told_of("looked", viewer=3) == looked
    assert table.told_of("bought-round") == [event("bought-round", 0, price=20)]


# The dolphin cove


@pytest.mark.rule("KL-107", "KL-109")
def test_the_first_friday_pays_40() -> None:
    table = at("dolphins", "shop")
    assert table.cash(0) == 140
    assert table.told_of("collected") == [event("collected", 0, income=40)]


@pytest.mark.rule("KL-108")
def test_the_income_is_the_same_for_every_boat_and_in_both_halves() -> None:
    table = position(day=3).plan(
        "dolphins market", "dolphins market", "shop dolphins", "shop dolphins"
    )
    table.play("done", "done")
    assert [table.cash(seat) for seat in range(4)] == [160, 160, 160, 160]


@pytest.mark.rule("KL-110")
def test_weekends_pay_more_than_weekdays() -> None:
    income = position().view()["income"]
    assert income == [40, 50, 60, 30, 30, 30, 30, 40, 50, 60]
    for day, amount in enumerate(income, start=1):
        assert at("dolphins", "market", day=day).cash(0) == 100 + amount


@pytest.mark.rule("KL-111", "KL-R28")
def test_the_bank_always_pays() -> None:
    table = at("dolphins", cash={0: 1_000_000})
    assert table.cash(0) == 1_000_040
