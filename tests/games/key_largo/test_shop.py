"""The shop: KL-112 to KL-122."""

import pytest

from games.key_largo.table import MEDIUM, SHALLOW, at, dive, event, position


@pytest.mark.rule("KL-112")
def test_at_most_two_pieces_are_bought_in_a_visit() -> None:
    table = at("shop", cash={0: 500}).play("buy hose 1", "buy hose 1")
    assert table.step != "shop"
    assert table.team() == ["2"]
    table = at("shop", cash={0: 500}).play("buy trident 1", "buy weight 1")
    assert table.step != "shop"
    assert table.team() == ["0tw"]


@pytest.mark.rule("KL-113", "KL-R29")
def test_one_piece_or_none_may_be_bought() -> None:
    table = at("shop").play("done")
    assert table.cash(0) == 100
    table = at("shop").play("buy hose 1", "done")
    assert table.cash(0) == 80
    assert table.team() == ["1"]


@pytest.mark.rule("KL-114")
@pytest.mark.parametrize(
    ("others", "prices"),
    [("bar", (20, 30, 30)), ("shop bar bar", (30, 40, 40)), ("shop", (40, 50, 50))],
)
def test_prices_depend_on_the_kind_and_the_boats_there(
    others: str, prices: tuple[int, int, int]
) -> None:
    table = at("shop", others)
    assert tuple(table.visit["prices"].values()) == prices
    table.play("buy weight 1")
    assert table.cash(0) == 100 - prices[2]
    assert tuple(table.visit["prices"].values()) == prices


@pytest.mark.rule("KL-115")
def test_a_hose_and_a_trident_cost_50_when_alone() -> None:
    table = at("shop").play("buy hose 1", "buy trident 1")
    assert table.cash(0) == 50


@pytest.mark.rule("KL-116")
def test_everything_is_cheapest_when_alone() -> None:
    prices = position().view()["prices"]
    for piece in ("hose", "trident", "weight"):
        assert min(prices[piece]) == prices[piece][0]


@pytest.mark.rule("KL-117")
def test_a_piece_is_given_at_once_to_a_diver_of_ones_choice() -> None:
    table = at("shop", teams={0: "0 1 2t"})
    assert table.legal_with("hose") == ["buy hose 1", "buy hose 2"]
    table.play("buy hose 2")
    assert table.team() == ["0", "2", "2t"]
    assert table.told_of("bought") == [event("bought", 0, equipment="hose", diver=2, price=20)]


@pytest.mark.rule("KL-117")
def test_equal_divers_are_one_choice() -> None:
    table = at("shop", teams={0: "0 0 1"})
    assert table.legal_with("hose") == ["buy hose 1", "buy hose 3"]


@pytest.mark.rule("KL-118", "KL-R31")
def test_a_diver_carries_two_hoses_one_trident_and_one_weight_at_most() -> None:
    table = at("shop", teams={0: "2tw"})
    assert table.step != "shop"
    table = at("shop", teams={0: "1tw"})
    assert table.legal() == ["done", "buy hose 1"]
    table.play("buy hose 1")
    assert table.step != "shop"


@pytest.mark.rule("KL-119")
def test_what_nobody_has_room_for_cannot_be_bought() -> None:
    table = at("shop", teams={0: "0t 1t"})
    assert table.legal_with("trident") == []
    table = at("shop", teams={0: ""})
    assert table.step != "shop"


@pytest.mark.rule("KL-120", "KL-R24")
def test_the_last_piece_goes_to_the_first_in_turn_order() -> None:
    table = at("shop", "shop bar bar", supply={"hose": 1}).play("buy hose 1", "done")
    assert table.active == 1
    assert table.legal_with("hose") == []
    assert table.legal_with("trident") == ["buy trident 1"]


@pytest.mark.rule("KL-121", "KL-R30")
def test_equipment_cannot_be_moved_sold_or_returned() -> None:
    table = at("shop", teams={0: "2tw 0"})
    assert {tuple(move.split()[:1]) for move in table.legal()} == {("done",), ("buy",)}
    table = dive(MEDIUM, "monster, gold 2", teams={0: "2w 0"})
    assert table.team() == ["0"]


@pytest.mark.rule("KL-122")
def test_used_and_lost_equipment_never_returns() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2, goods 3", teams={0: "1tw"}).play("weight 1 1")
    assert table.supply["trident"] == table.supply["weight"] == 9
    assert table.view()["lost"] == {"hose": 0, "trident": 1, "weight": 1, "diver": 0}


@pytest.mark.rule("KL-R31")
def test_purchases_are_paid_one_after_the_other() -> None:
    table = at("shop", cash={0: 50}).play("buy hose 1")
    assert table.legal() == ["done", "buy hose 1", "buy trident 1", "buy weight 1"]
    table.play("buy hose 1")
    assert table.cash(0) == 10


@pytest.mark.rule("KL-R31")
def test_a_piece_need_not_be_of_use_at_once() -> None:
    table = at("shop").play("buy trident 1", "done")
    assert table.team() == ["0t"]


@pytest.mark.rule("KL-R24")
def test_a_kind_that_is_gone_is_not_offered_at_all() -> None:
    table = at("shop", supply={"hose": 0, "trident": 0})
    assert table.legal() == ["done", "buy weight 1"]
    assert position(supply={"weight": 0}).supply["weight"] == 0
    assert dive(SHALLOW, "gold 1, gold 2", teams={0: "0"}).supply["weight"] == 10
