"""What each encounter does: KL-E1 to KL-E24 with their rulings."""

from typing import Any

import pytest

from games.key_largo.table import DEEP, MEDIUM, SHALLOW, at, dive, event, own_box, position

# While diving


@pytest.mark.rule("KL-E1", "KL-R46")
def test_volunteer_help_brings_one_more_card_on_a_shallow_wreck() -> None:
    pile = "gold 1, goods 1, antiques 1"
    table = dive(SHALLOW, pile, teams={0: "0w"}, held={0: "volunteer-help"})
    assert table.legal() == ["draw 1", "play volunteer-help 1", "discard volunteer-help"]
    table.play("draw 1")
    assert "weight 1 1" in table.legal()
    table.play("play volunteer-help 1")
    assert len(table.hand()) == 2
    assert table.team() == ["0w"]
    assert [told["reason"] for told in table.told_of("drew")] == ["normal", "help"]


@pytest.mark.rule("KL-E1")
def test_volunteer_help_may_come_first_and_the_diver_still_draws() -> None:
    table = dive(SHALLOW, "gold 1, goods 1", teams={0: "0"}, held={0: "volunteer-help"})
    table.play("play volunteer-help 1")
    assert len(table.hand()) == 2


@pytest.mark.rule("KL-E1")
def test_volunteer_help_is_of_no_use_in_deeper_water_or_on_an_empty_wreck() -> None:
    table = dive(MEDIUM, "gold 2, goods 2", teams={0: "1"}, held={0: "volunteer-help"})
    assert table.legal_with("play") == []
    table = dive(SHALLOW, "gold 1", teams={0: "0"}, held={0: "volunteer-help"}).play("draw 1")
    assert table.legal() == ["done", "discard volunteer-help"]


@pytest.mark.rule("KL-R46")
def test_volunteer_help_needs_a_diver_who_is_still_there() -> None:
    game = own_box(("diamonds = [60, 80]\nmonsters = 0", "diamonds = [60]\nmonsters = 1"))
    details: dict[str, Any] = {"teams": {0: "0"}, "held": {0: "volunteer-help"}, "game": game}
    table = dive(SHALLOW, "monster, gold 1", **details).play("draw 1", "flee")
    assert table.legal() == ["done", "discard volunteer-help"]
    table = dive(SHALLOW, "monster, gold 1", **details).play("play volunteer-help 1")
    assert table.team() == []


@pytest.mark.rule("KL-E2", "KL-R47")
def test_the_hurried_buyer_pays_the_best_rate_for_a_card_of_this_dive() -> None:
    pile = "antiques 4, goods 2"
    held = {0: "hurried-buyer"}
    table = dive(MEDIUM, pile, teams={0: "1"}, held=held, hands={0: "goods 5 deep"}).play("draw 1")
    assert table.legal_with("hurried-buyer") == [
        "play hurried-buyer antiques 4 medium",
        "discard hurried-buyer",
    ]
    table.play("play hurried-buyer antiques 4 medium")
    assert table.cash(0) == 260
    sold = event("sold-quickly", 0, cards=["antiques 4 medium"], income=160)
    assert table.told_of("sold-quickly", viewer=3) == [sold]
    assert table.hand() == ["goods 5 deep"]


@pytest.mark.rule("KL-E2")
@pytest.mark.parametrize(
    ("card", "income"), [("gold 3", 90), ("goods 3", 120), ("antiques 3", 120)]
)
def test_the_best_rates_are_30_40_and_40(card: str, income: int) -> None:
    table = dive(MEDIUM, f"{card}, gold 5", teams={0: "1"}, held={0: "hurried-buyer"})
    table.play("draw 1", f"play hurried-buyer {card} medium")
    assert table.cash(0) == 100 + income


@pytest.mark.rule("KL-E2", "KL-R47")
@pytest.mark.parametrize(
    ("wreck", "diver", "best", "pile"),
    [
        (SHALLOW, "0", "antiques 3 shallow", "antiques 3, diamond 80, gold 1"),
        (MEDIUM, "1", "antiques 5 medium", "antiques 5, diamond 140, gold 2"),
        (DEEP, "2", "antiques 8 deep", "antiques 8, diamond 300, gold 4"),
    ],
)
def test_the_hurried_buyer_takes_the_best_antiques_but_no_diamond(
    wreck: int, diver: str, best: str, pile: str
) -> None:
    team = {0: f"{diver} {diver}"}
    table = dive(wreck, pile, teams=team, held={0: "hurried-buyer"}).play("draw 1", "draw 2")
    assert table.legal_with("play") == [f"play hurried-buyer {best}"]


@pytest.mark.rule("KL-R47")
def test_the_hurried_buyer_takes_no_diamond_and_nothing_before_a_draw() -> None:
    table = dive(MEDIUM, "diamond 100, gold 2", teams={0: "1"}, held={0: "hurried-buyer"})
    assert table.legal_with("play") == []
    assert table.play("draw 1").legal_with("play") == []


@pytest.mark.rule("KL-E2")
def test_the_hurried_buyer_is_offered_each_card_of_the_dive_once_in_the_order_of_the_hand() -> None:
    pile = "goods 2, gold 3, gold 3, gold 5"
    table = dive(MEDIUM, pile, teams={0: "1 1 1"}, held={0: "hurried-buyer"})
    table.play("draw 1", "draw 2", "draw 3")
    assert table.hand() == ["gold 3 medium", "gold 3 medium", "goods 2 medium"]
    assert table.legal_with("play") == [
        "play hurried-buyer gold 3 medium",
        "play hurried-buyer goods 2 medium",
    ]


@pytest.mark.rule("KL-E3")
def test_the_regular_sends_a_monster_back_and_the_same_diver_draws_again() -> None:
    pile = "monster, gold 2, goods 2"
    table = dive(MEDIUM, pile, teams={0: "1t"}, held={0: "regular"}, tops=("gold 2 medium",))
    table.play("draw 1")
    assert table.legal() == ["trident 1", "play regular", "discard regular"]
    table.play("play regular")
    assert table.hand() == ["gold 2 medium"]
    assert table.team() == ["1t"]
    assert table.shuffles() == 1
    assert sorted(table.pile(MEDIUM)) == ["goods 2", "monster"]
    assert table.told_of("drew")[0]["reason"] == "again"


@pytest.mark.rule("KL-R48")
def test_a_lone_monster_comes_again_after_the_regular() -> None:
    table = dive(MEDIUM, "monster", teams={0: "1"}, held={0: "regular"}).play(
        "draw 1", "play regular"
    )
    assert table.team() == []
    assert table.pile(MEDIUM) == ["monster"]


@pytest.mark.rule("KL-R48")
def test_monsters_set_aside_stay_aside_when_the_regular_is_played() -> None:
    pile = "monster, monster, gold 2"
    details: dict[str, Any] = {
        "teams": {0: "1 1"},
        "held": {0: "regular"},
        "tops": ("gold 2 medium",),
    }
    table = dive(MEDIUM, pile, **details).play("draw 1", "flee", "draw 1", "play regular")
    assert table.hand() == ["gold 2 medium"]
    assert table.pile(MEDIUM).count("monster") == 2


@pytest.mark.rule("KL-E4", "KL-R49")
def test_the_saboteur_keeps_a_diver_of_another_boat_aboard() -> None:
    table = position(teams={0: "1 0", 1: "1 0t"}, held={3: "saboteur"})
    table.plan("dive shop", "dive shop", "dolphins shop", "dive shop")
    table.play("sail 5", "sail 1", "sail 2")
    assert (table.step, table.active) == ("sabotage", 3)
    assert table.legal() == [
        "done",
        "play saboteur 0 1",
        "play saboteur 1 1",
        "play saboteur 1 2",
    ]
    last = position(teams={3: "1"}, held={0: "saboteur"})
    last.plan("dive shop", "dolphins shop", "dolphins shop", "dive shop").play("sail 1", "sail 2")
    assert last.legal() == ["done", "play saboteur 3 1"]
    table.play("play saboteur 1 2")
    sabotaged = event("sabotaged", 3, owner=1, diver=2)
    assert table.told_of("sabotaged", viewer=0) == [sabotaged]
    assert [told["diver"] for told in table.told_of("drew") if told["seat"] == 1] == [1]
    assert table.team(1) == ["1", "0t"]


@pytest.mark.rule("KL-R49")
def test_a_dive_without_another_able_diver_yields_nothing_and_the_boat_stays() -> None:
    table = position(held={1: "saboteur"}).plan("dive shop", "dive shop", "dolphins shop")
    table.play("sail 1", "sail 2", "play saboteur 0 1")
    assert table.hand(0) == []
    assert table.count(1) == 5
    assert table.told_of("anchored")[0]["wreck"] == 1


@pytest.mark.rule("KL-E4")
def test_the_tools_of_a_sabotaged_diver_stay_aboard_too() -> None:
    wrecks = {MEDIUM: "monster, gold 2, goods 2"}
    table = position(teams={0: "1 1t", 1: "1"}, held={1: "saboteur"}, wrecks=wrecks)
    table.plan("dive shop", "dive shop", "dolphins shop")
    table.play("sail 5", "sail 6", "play saboteur 0 2")
    assert table.team(0) == ["1t"]


@pytest.mark.rule("KL-R49")
def test_the_window_asks_whoever_may_hold_the_saboteur_and_nobody_else() -> None:
    held = {0: "regular", 1: "saboteur", 2: "family", 3: "jeweller"}
    table = position(held=held).plan("dive shop", "dolphins shop", "dive shop", "dive bar")
    table.play("sail 1", "sail 2", "sail 3")
    asked = []
    while table.step == "sabotage":
        asked.append(table.active)
        assert table.legal() == ["done"]
        table.play("done")
    assert asked == [0, 2, 3]
    table = position(held=held).plan("dive shop", "dolphins shop")
    assert table.play("sail 1").step != "sabotage"
    table = position(held={0: "regular"}, discards="saboteur")
    assert (
        table.plan("dive shop", "dive shop", "dolphins shop").play("sail 1", "sail 2").step
        == "diving"
    )


@pytest.mark.rule("KL-R49", "KL-145")
def test_the_saboteur_is_the_encounter_of_the_half_day() -> None:
    table = position(held={0: "saboteur regular"}).plan("dive shop", "dive shop", "dolphins shop")
    table.play("sail 1", "sail 2", "play saboteur 1 1")
    assert table.held(0) == ["regular"]
    assert table.active != 0 or table.step != "diving"


@pytest.mark.rule("KL-E5", "KL-R50")
def test_the_attentive_diver_takes_the_last_card() -> None:
    pile = "gold 1, goods 1, antiques 1"
    table = dive(SHALLOW, pile, teams={0: "0 0"}, held={0: "attentive-diver"})
    assert table.legal_with("play") == []
    table.play("draw 1")
    assert table.legal_with("play") == []
    table.play("draw 2", "play attentive-diver")
    assert len(table.hand()) == 3
    assert table.count(SHALLOW) == 0
    assert table.told_of("drew")[-1]["diver"] == 2


@pytest.mark.rule("KL-R50")
def test_the_attentive_diver_needs_exactly_one_card_and_no_monster_aside() -> None:
    table = dive(SHALLOW, "gold 1, goods 1, goods 2", teams={0: "0"}, held={0: "attentive-diver"})
    assert table.play("draw 1").legal_with("play") == []
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "1 1"}, held={0: "attentive-diver"})
    table.play("draw 1", "flee", "draw 1")
    assert table.legal_with("play") == []
    table = position(held={0: "attentive-diver", 1: "saboteur"}, wrecks={1: "gold 1"})
    table.plan("dive shop", "dive shop", "dolphins shop").play("sail 1", "sail 2", "done")
    table.play("play saboteur 0 1")
    assert table.legal() == ["done", "discard attentive-diver"]


@pytest.mark.rule("KL-R50")
def test_the_last_card_may_be_a_monster() -> None:
    table = dive(MEDIUM, "gold 2, monster", teams={0: "1"}, held={0: "attentive-diver"})
    table.play("draw 1", "play attentive-diver")
    assert table.team() == []
    assert table.hand() == ["gold 2 medium"]


# At the bar


@pytest.mark.rule("KL-E6")
def test_the_tourist_at_the_bar_does_nothing() -> None:
    table = at("bar", held={0: "tourist-bar"}).play("discard tourist-bar")
    assert table.cash(0) == 100
    assert table.visit["prices"]["diver"] == 80


@pytest.mark.rule("KL-E7", "KL-R51")
def test_the_drunkard_shows_one_wreck_free_besides_a_round() -> None:
    table = at("bar", cash={0: 20}, held={0: "drunkard"})
    table.play("play drunkard 3", "round 3", "look 4")
    assert [told["wreck"] for told in table.told_of("looked")] == [3, 3, 4]
    assert table.cash(0) == 0
    assert table.shuffles() == 3


@pytest.mark.rule("KL-E8")
def test_the_novice_costs_60() -> None:
    table = at("bar", "bar", cash={0: 60}, held={0: "novice-diver"})
    assert "recruit" not in table.legal()
    table.play("play novice-diver", "recruit")
    assert table.cash(0) == 0
    assert table.team() == ["0", "0"]


@pytest.mark.rule("KL-E9")
def test_the_expert_brings_a_hose() -> None:
    table = at("bar", held={0: "expert-diver"}).play("play expert-diver", "recruit")
    assert table.team() == ["0", "1"]
    assert table.cash(0) == 20
    assert table.supply["hose"] == 19
    assert table.told_of("recruited") == [event("recruited", 0, price=80, hoses=1)]


@pytest.mark.rule("KL-R52")
def test_the_expert_comes_bare_when_no_hose_is_left() -> None:
    table = at("bar", held={0: "expert-diver"}, supply={"hose": 0})
    table.play("play expert-diver", "recruit")
    assert table.team() == ["0", "0"]
    assert table.cash(0) == 20


@pytest.mark.rule("KL-E10")
def test_the_pickpocket_card_makes_one_cost_30() -> None:
    table = at("bar", "bar", cash={0: 30}, held={0: "pickpocket"}, hands={1: "gold 5 deep"})
    assert table.legal_with("rob") == []
    table.play("play pickpocket", "rob 1 deep")
    assert table.cash(0) == 0
    assert table.hand() == ["gold 5 deep"]


@pytest.mark.rule("KL-E11", "KL-R53")
def test_the_brothers_allow_two_divers_or_two_pickpockets() -> None:
    hands = {1: "gold 5 deep, gold 6 deep", 2: "goods 2 medium"}
    details: dict[str, Any] = {
        "cash": {0: 500},
        "held": {0: "inseparable-brothers"},
        "hands": hands,
    }
    table = at("bar", **details).play("play inseparable-brothers", "recruit", "recruit")
    assert table.cash(0) == 340
    assert table.team() == ["0", "0", "0"]
    table.play("rob 1 deep")
    assert table.legal_with("rob") == []
    table = at("bar", **details).play("play inseparable-brothers", "rob 1 deep", "rob 2 medium")
    assert table.cash(0) == 420
    table.play("recruit")
    assert table.legal_with("recruit") == []
    table = at("bar", **details).play("play inseparable-brothers", "recruit", "rob 1 deep")
    table.play("recruit")
    assert table.legal_with("recruit") == []
    assert table.legal_with("rob") == []


# At the cove


@pytest.mark.rule("KL-E12")
def test_the_tourist_at_the_cove_makes_room_and_nothing_else() -> None:
    table = at("dolphins", "bar", held={0: "tourist-dolphins regular"}, deck="jeweller")
    table.play("discard tourist-dolphins")
    assert table.cash(0) == 140
    assert table.held(0) == ["regular", "jeweller"]


@pytest.mark.rule("KL-E13")
def test_the_family_doubles_the_income_of_the_visit() -> None:
    table = at("dolphins", "dolphins", day=3, held={0: "family"}).play("play family")
    assert [table.cash(seat) for seat in range(4)] == [220, 160, 160, 160]


# At the shop


@pytest.mark.rule("KL-E14")
def test_the_tourist_in_the_shop_does_nothing() -> None:
    table = at("shop", held={0: "tourist-shop"}, cash={0: 200})
    table.play("discard tourist-shop", "buy hose 1", "buy hose 1")
    assert table.step != "shop"


SELLERS = [
    pytest.param("hose-seller", "hose", ["trident", "weight"], marks=pytest.mark.rule("KL-E15")),
    pytest.param("trident-seller", "trident", ["hose", "weight"], marks=pytest.mark.rule("KL-E16")),
    pytest.param("weight-seller", "weight", ["hose", "trident"], marks=pytest.mark.rule("KL-E17")),
]


@pytest.mark.parametrize(("seller", "kind", "others"), SELLERS)
def test_a_seller_adds_one_piece_of_the_kind_at_the_usual_price(
    seller: str, kind: str, others: list[str]
) -> None:
    details: dict[str, Any] = {"cash": {0: 500}, "teams": {0: "0 0 0"}, "held": {0: seller}}
    table = at("shop", **details).play(f"play {seller}", *[f"buy {other} 1" for other in others])
    assert {move.split()[1] for move in table.legal_with("buy")} == {kind}
    table.play(f"buy {kind} 1")
    assert table.step != "shop"
    assert table.cash(0) == 500 - 80


@pytest.mark.rule("KL-R54")
def test_of_three_pieces_one_is_of_the_sellers_kind_in_any_order() -> None:
    details: dict[str, Any] = {"cash": {0: 500}, "teams": {0: "0 0 0"}, "held": {0: "hose-seller"}}
    table = at("shop", **details).play("buy hose 1", "buy trident 1", "play hose-seller")
    assert "buy weight 1" in table.legal()
    table = at("shop", **details).play("buy trident 1", "buy trident 2", "play hose-seller")
    assert {move.split()[1] for move in table.legal_with("buy")} == {"hose"}


@pytest.mark.rule("KL-E18", "KL-R55")
def test_the_discounter_sells_a_third_piece_of_a_kind_for_20_less() -> None:
    details: dict[str, Any] = {"cash": {0: 100}, "teams": {0: "0 0"}, "held": {0: "discounter"}}
    table = at("shop", **details).play("buy hose 1", "buy hose 1", "play discounter")
    assert table.legal() == ["done", "buy hose 2"]
    assert table.play("buy hose 2").cash(0) == 60
    table = at("shop", "shop", **details).play(
        "play discounter", "buy hose 1", "buy hose 1", "buy hose 2"
    )
    assert table.cash(0) == 0


@pytest.mark.rule("KL-R55")
def test_a_price_below_the_discount_becomes_nothing() -> None:
    game = own_box(("weight = [", "weight = [10, 10, 10, 10, 10] # "))
    details: dict[str, Any] = {"cash": {0: 100}, "teams": {0: "0 0 0"}, "held": {0: "discounter"}}
    table = at("shop", game=game, **details).play("buy weight 1", "buy weight 2")
    assert table.play("play discounter", "buy weight 3").cash(0) == 80


@pytest.mark.rule("KL-E18", "KL-R55")
def test_the_discounter_needs_two_pieces_of_one_kind_and_room_for_a_third() -> None:
    details: dict[str, Any] = {"cash": {0: 500}, "teams": {0: "0 0"}, "held": {0: "discounter"}}
    table = at("shop", **details).play("play discounter", "buy hose 1", "buy trident 1")
    assert table.step != "shop"
    table = at("shop", **details).play("play discounter", "buy trident 1", "buy trident 2")
    assert table.step != "shop"


@pytest.mark.rule("KL-E19")
def test_the_good_pal_sells_at_the_price_for_one() -> None:
    table = at("shop", "shop shop bar", held={0: "good-pal"}).play("play good-pal")
    assert table.visit["prices"] == {"hose": 20, "trident": 30, "weight": 30}
    table.play("buy hose 1", "buy trident 1")
    assert table.cash(0) == 50
    assert (table.active, table.visit["prices"]["hose"]) == (1, 40)


# At the market


@pytest.mark.rule("KL-E20")
def test_the_tourist_at_the_market_does_nothing() -> None:
    table = at("market", held={0: "tourist-market"}, hands={0: "gold 3 medium"})
    table.play("discard tourist-market", "sell gold 3 medium", "done")
    assert table.cash(0) == 190


@pytest.mark.rule("KL-E21", "KL-R56")
def test_the_easy_mark_takes_one_card_for_another_type() -> None:
    details: dict[str, Any] = {"held": {0: "easy-mark"}, "hands": {0: "goods 5 deep"}}
    table = at("market", "market market bar", **details).play("play easy-mark")
    assert table.legal() == [
        "sell goods 5 deep",
        "change goods 5 deep gold",
        "change goods 5 deep antiques",
    ]
    table.play("change goods 5 deep antiques", "done")
    assert table.cash(0) == 300
    assert table.hand() == []
    sold = event("sold", 0, cards=[], kind="antiques", changed=["goods 5 deep"], income=200)
    assert table.told_of("sold") == [sold]


@pytest.mark.rule("KL-R56")
def test_the_easy_mark_takes_one_card_and_no_diamond() -> None:
    hand = "goods 5 deep, goods 5 deep, antiques 2 medium, diamond 200 deep"
    table = at("market", held={0: "easy-mark"}, hands={0: hand}).play("play easy-mark")
    assert table.legal_with("diamond") == []
    table.play("change goods 5 deep antiques")
    assert table.legal() == ["done", "sell antiques 2 medium"]
    table = at("market", held={0: "easy-mark"}, hands={0: hand}).play("play easy-mark")
    table.play("change antiques 2 medium goods", "sell goods 5 deep")
    assert table.legal() == ["done", "sell goods 5 deep"]


@pytest.mark.rule("KL-E22", "KL-R57")
def test_the_trafficker_buys_up_to_five_more_cards_after_the_sale() -> None:
    hand = "goods 5 deep, gold 3 medium, antiques 2 medium, diamond 200 deep"
    table = at("market", held={0: "trafficker"}, hands={0: hand})
    assert table.legal_with("play") == []
    table.play("sell goods 5 deep", "done", "play trafficker")
    assert table.legal() == ["done", "sell gold 3 medium", "sell antiques 2 medium"]
    table.play("sell gold 3 medium", "sell antiques 2 medium", "done")
    assert table.cash(0) == 100 + 200 + 150
    cards = ["gold 3 medium", "antiques 2 medium"]
    assert table.told_of("trafficked") == [event("trafficked", 0, cards=cards, income=150)]
    assert table.hand() == ["diamond 200 deep"]


@pytest.mark.rule("KL-R57")
def test_the_trafficker_buys_five_cards_at_most_also_of_the_type_sold() -> None:
    shallow = "gold 1 shallow, gold 1 shallow, gold 2 shallow, gold 2 shallow, gold 2 shallow"
    hand = f"{shallow}, gold 3 shallow, goods 5 deep"
    table = at("market", held={0: "trafficker"}, hands={0: hand})
    table.play("sell gold 1 shallow", "done", "play trafficker")
    for _ in range(5):
        table.play(table.legal()[1])
    assert table.legal() == ["done"]
    table.play("done")
    assert table.hand() == ["goods 5 deep"]
    assert table.cash(0) == 100 + 30 + 30 * 10


@pytest.mark.rule("KL-E22")
def test_the_trafficker_stays_at_the_market() -> None:
    table = at(
        "market", "bar bar bar", held={0: "trafficker"}, hands={0: "gold 3 medium, gold 5 deep"}
    )
    table.play("sell gold 3 medium", "done", "play trafficker", "done")
    view = table.state.view(1)
    assert (view["step"], view["staged"]) == ("bar", None)


@pytest.mark.rule("KL-E23", "KL-R58")
def test_the_jeweller_buys_one_diamond_for_its_value() -> None:
    table = at("market", held={0: "jeweller"}, hands={0: "diamond 200 deep"})
    table.play("play jeweller diamond 200 deep")
    assert table.cash(0) == 300
    assert table.hand() == []
    sold = event("sold-diamond", 0, cards=["diamond 200 deep"], income=200)
    assert table.told_of("sold-diamond") == [sold]
    hand = "gold 3 medium, diamond 200 deep, diamond 60 shallow"
    table = at("market", held={0: "jeweller"}, hands={0: hand}).play("sell gold 3 medium", "done")
    assert table.legal_with("play") == [
        "play jeweller diamond 60 shallow",
        "play jeweller diamond 200 deep",
    ]


@pytest.mark.rule("KL-E24")
def test_the_gold_prospector_pays_40_for_gold() -> None:
    details: dict[str, Any] = {
        "held": {0: "gold-prospector"},
        "hands": {0: "gold 5 deep, goods 2 medium"},
    }
    table = at("market", **details).play("play gold-prospector", "sell gold 5 deep", "done")
    assert table.cash(0) == 300
    table = at("market", **details).play("play gold-prospector", "sell goods 2 medium", "done")
    assert table.cash(0) == 180


@pytest.mark.rule("KL-E3", "KL-R17")
def test_the_regular_shuffles_but_a_kill_does_not() -> None:
    pile = "monster, gold 4, goods 4"
    table = dive(DEEP, pile, teams={0: "2t"}, held={0: "regular"}).play("draw 1", "trident 1")
    assert table.shuffles() == 0
