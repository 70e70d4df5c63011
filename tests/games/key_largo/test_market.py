"""The market: KL-123 to KL-132."""

import pytest

from games.key_largo.table import GAME, at, event, position

MIXED = "gold 3 medium, gold 5 deep, goods 2 medium, antiques 2 medium, diamond 200 deep"


def sell(k: int, hand: str) -> int:
    """What seat 0 gets for its whole hand with so many boats at the market."""
    others = " ".join(["market"] * (k - 1) + ["bar"] * (5 - k))
    table = at("market", others, players=5, hands={0: hand})
    while len(table.legal()) > 1 or table.legal()[0].startswith("sell"):
        table.play(table.legal()[-1])
    table.play("done")
    return table.cash(0) - 100


@pytest.mark.rule("KL-123", "KL-R35")
def test_a_sale_is_of_one_type() -> None:
    table = at("market", hands={0: MIXED}).play("sell gold 3 medium")
    assert table.legal() == ["done", "sell gold 5 deep"]
    assert table.refuses("sell goods 2 medium")


@pytest.mark.rule("KL-124")
def test_which_and_how_many_cards_is_a_choice() -> None:
    table = at("market", hands={0: "gold 3 medium, gold 4 medium, gold 5 deep"})
    table.play("sell gold 3 medium", "sell gold 5 deep", "done")
    assert table.hand() == ["gold 4 medium"]
    assert table.cash(0) == 100 + 8 * 30


@pytest.mark.rule("KL-124")
def test_the_cards_of_a_sale_are_marked_in_ascending_order_and_can_be_equal() -> None:
    hand = "gold 3 medium, gold 3 medium, gold 3 shallow, gold 5 deep"
    table = at("market", hands={0: hand}).play("sell gold 3 medium")
    assert table.legal() == ["done", "sell gold 3 medium", "sell gold 5 deep"]
    table.play("sell gold 3 medium")
    assert table.legal() == ["done", "sell gold 5 deep"]


@pytest.mark.rule("KL-125", "KL-R33")
def test_who_holds_a_card_for_the_market_must_sell_one() -> None:
    table = at("market", "market market bar", hands={0: "goods 5 deep"})
    assert table.legal() == ["sell goods 5 deep"]
    table.play("sell goods 5 deep", "done")
    assert table.cash(0) == 200


@pytest.mark.rule("KL-126", "KL-R32")
def test_with_diamonds_only_nothing_is_sold_but_the_boat_counts() -> None:
    table = at(
        "market",
        "market bar bar",
        hands={0: "diamond 200 deep, diamond 60 shallow", 1: "goods 5 deep"},
    )
    assert table.legal() == ["done"]
    table.play("done")
    assert table.told_of("sold-nothing") == [event("sold-nothing", 0)]
    assert len(table.hand()) == 2
    assert (table.active, table.visit["crowd"]) == (1, 2)


@pytest.mark.rule("KL-R32")
def test_whose_last_card_was_stolen_in_this_half_day_sells_nothing() -> None:
    table = position(hands={1: "goods 5 deep"}).plan("bar shop", "market dive", "dolphins shop")
    table.play("rob 1 deep", "done")
    assert table.told_of("sold-nothing") == [event("sold-nothing", 1)]


@pytest.mark.rule("KL-128")
def test_a_card_brings_its_units_times_the_rate() -> None:
    table = at("market", hands={0: "gold 4 medium, gold 8 deep"})
    assert table.play("sell gold 4 medium", "sell gold 8 deep").view(0)["staged"]["income"] == 360
    assert table.play("done").cash(0) == 100 + 12 * 30


@pytest.mark.rule("KL-129")
@pytest.mark.parametrize(
    ("k", "goods", "antiques", "gold"),
    [(1, 40, 20, 30), (2, 30, 30, 30), (3, 20, 40, 30), (4, 20, 40, 30), (5, 20, 40, 30)],
)
def test_the_rates(k: int, goods: int, antiques: int, gold: int) -> None:
    assert sell(k, "goods 3 medium") == 3 * goods
    assert sell(k, "antiques 3 medium") == 3 * antiques
    assert sell(k, "gold 3 medium") == 3 * gold


@pytest.mark.rule("KL-130")
def test_boats_count_whatever_their_owners_sell() -> None:
    hands = {0: "goods 3 medium", 1: "gold 3 medium"}
    table = at("market", "market market bar", hands=hands).play("sell goods 3 medium", "done")
    assert table.cash(0) == 100 + 3 * 20


@pytest.mark.rule("KL-131")
def test_diamonds_are_never_sold_at_the_market() -> None:
    table = at("market", hands={0: MIXED})
    assert table.legal_with("diamond") == []


@pytest.mark.rule("KL-132", "KL-R34", "KL-H15")
def test_sold_cards_are_shown_and_leave_the_game() -> None:
    table = at("market", hands={0: MIXED})
    before = table.sold
    table.play("sell gold 3 medium", "sell gold 5 deep")
    assert table.told_of("sold") == []
    table.play("done")
    cards = ["gold 3 medium", "gold 5 deep"]
    sold = event("sold", 0, cards=cards, kind="gold", changed=[], income=240)
    assert table.told_of("sold", viewer=2) == [sold]
    assert table.sold == before + cards
    assert table.hand() == ["goods 2 medium", "antiques 2 medium", "diamond 200 deep"]


@pytest.mark.rule("KL-132")
def test_what_is_marked_is_seen_by_its_owner_alone_until_the_sale() -> None:
    table = at("market", hands={0: MIXED})
    before = table.view(1)
    table.play("sell gold 3 medium")
    assert table.view(1) == before
    staged = {"cards": ["gold 3 medium"], "changed": None, "kind": "gold", "income": 90}
    assert table.view(0)["staged"] == staged
    assert table.view(0)["step"] == "selling"


@pytest.mark.rule("KL-123")
def test_every_treasure_but_a_diamond_is_sold_here() -> None:
    faces = GAME.components
    for face in range(faces.faces):
        kind = faces.name(face).split()[0]
        if kind != "monster":
            table = at("market", hands={0: faces.name(face)})
            wanted = ["done"] if kind == "diamond" else [f"sell {faces.name(face)}"]
            assert table.legal() == wanted


@pytest.mark.rule("KL-123")
def test_a_sale_shows_cards_and_cannot_be_taken_back() -> None:
    table = at("market", hands={0: "gold 3 medium"}).play("sell gold 3 medium")
    before = table.state.revealed
    table.play("done")
    assert table.state.revealed > before
