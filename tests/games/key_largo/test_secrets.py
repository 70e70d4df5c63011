"""Hidden information: KL-H1 to KL-H21, and what a seat can imagine of it."""

from collections import Counter

import pytest

from abyssal.core.game import Position
from games.key_largo.table import (
    DEEP,
    GAME,
    MEDIUM,
    SHALLOW,
    Table,
    at,
    dealt,
    dive,
    event,
    position,
)

IMAGINED = 40


def imagined(table: Table, viewer: int | None, count: int = IMAGINED) -> list[Position]:
    """Positions that `viewer` cannot tell from this one."""
    return [table.state.imagine(viewer, seed) for seed in range(count)]


def names(cards: list[int]) -> list[str]:
    return GAME.components.names(cards)


def piles(table: Table, viewer: int | None, wreck: int) -> list[tuple[str, ...]]:
    """What a wreck holds in each imagined position, sorted."""
    return [
        tuple(sorted(names(state.dump()["piles"][wreck - 1]))) for state in imagined(table, viewer)
    ]


def hands(table: Table, viewer: int | None, seat: int) -> list[tuple[str, ...]]:
    return [tuple(names(state.dump()["hands"][seat])) for state in imagined(table, viewer)]


# Programmes


@pytest.mark.rule("KL-H1", "KL-H2")
def test_a_programme_is_its_owners_until_it_is_revealed() -> None:
    table = dealt(3)
    table.play_as(1, "plan bar market")
    assert (table.player(1)["morning"], table.player(1)["afternoon"]) == ("bar", "market")
    assert table.player(1, viewer=0)["morning"] is None
    assert table.told_of("planned", viewer=0) == table.told_of("planned") == []
    planned = event("planned", 1, morning="bar", afternoon="market")
    assert table.told_of("planned", viewer=1) == [planned]
    table.play_as(0, "plan bar shop")
    table.play_as(2, "plan bar shop")
    assert table.player(1, viewer=0)["morning"] == "bar"
    assert table.player(1, viewer=0)["afternoon"] is None


@pytest.mark.rule("KL-H1", "KL-H2")
def test_any_programme_of_the_others_can_be_imagined() -> None:
    table = dealt(3)
    table.play_as(1, "plan bar market")
    plans = {state.dump()["plans"][1] for state in imagined(table, 0, 200)}
    assert len(plans - {-1}) > 15
    table.play_as(0, "plan dolphins shop")
    table.play_as(2, "plan bar shop")
    for state in imagined(table, 0):
        morning, afternoon = divmod(state.dump()["plans"][1], 5)
        assert morning == 1
        assert afternoon != 1
    assert len({state.dump()["plans"][1] for state in imagined(table, 0)}) == 4
    assert {state.dump()["plans"][0] for state in imagined(table, 0)} == {2 * 5 + 3}


@pytest.mark.rule("KL-H3")
def test_only_how_many_are_planning_is_known_and_not_who() -> None:
    views = []
    for seat in (1, 2):
        table = dealt(3)
        table.play_as(seat, "plan bar market")
        assert table.asked == 2
        views.append((table.view(0), table.view(), table.told(0), table.told()))
    assert views[0] == views[1]


@pytest.mark.rule("KL-H3")
def test_in_imagined_positions_anybody_may_have_planned() -> None:
    table = dealt(4)
    table.play_as(3, "plan bar market")
    table.play_as(0, "plan bar market")
    waiting = Counter(tuple(state.to_act()) for state in imagined(table, 0, 100))
    assert set(waiting) == {(1, 2), (1, 3), (2, 3)}
    assert {len(state.to_act()) for state in imagined(table, None, 100)} == {2}


# Treasures


@pytest.mark.rule("KL-H4")
def test_only_the_owner_knows_a_treasure() -> None:
    table = at("bar", hands={1: "gold 5 deep"})
    assert table.player(1)["cards"] == ["gold 5 deep"]
    for viewer in (0, 2, None):
        assert table.view(viewer)["players"][1]["cards"] is None
        assert table.view(viewer)["players"][1]["known"] == []
    assert len(set(hands(table, 0, 1))) > 5


@pytest.mark.rule("KL-H5", "KL-R39")
def test_all_know_how_many_cards_of_which_depth_a_hand_holds() -> None:
    table = at("bar", hands={1: "gold 5 deep, goods 2 medium, diamond 300 deep"})
    for viewer in (None, 0, 1):
        assert table.view(viewer)["players"][1]["treasures"] == [0, 1, 2]
    for state in imagined(table, 0):
        assert state.view(None)["players"][1]["treasures"] == [0, 1, 2]
        assert all("monster" not in card for card in names(state.dump()["hands"][1]))


def robbed() -> Table:
    """Seat 1 was robbed by seat 0 of gold 5; both have other deep cards."""
    held = {0: "antiques 4 deep", 1: "gold 5 deep, goods 8 deep", 2: "goods 4 deep"}
    table = position(hands=held, cash={2: 200}, numbers=(0,))
    table.plan("bar shop", "dolphins shop", "bar shop", "dolphins shop")
    return table.play("rob 1 deep", "done")


@pytest.mark.rule("KL-H4", "KL-H6")
def test_the_victim_knows_where_a_stolen_card_is() -> None:
    table = robbed()
    assert table.player(0, viewer=1)["known"] == ["gold 5 deep"]
    assert table.player(0, viewer=2)["known"] == []
    assert all("gold 5 deep" in hand for hand in hands(table, 1, 0))
    assert not all("gold 5 deep" in hand for hand in hands(table, 3, 0))


@pytest.mark.rule("KL-H4")
def test_stolen_cards_are_listed_in_order_and_not_as_they_were_stolen() -> None:
    held = {0: "antiques 4 deep", 1: "gold 5 deep, goods 8 deep"}
    orders = []
    for first in range(2):
        table = position(hands=held, numbers=(first, 0)).plan("bar shop", "dolphins bar")
        table.play("rob 1 deep", "done").close_all()
        table.plan("bar shop", "dolphins bar").play("rob 1 deep", "done")
        orders.append(table.player(0, viewer=1)["known"])
    assert orders == [["gold 5 deep", "goods 8 deep"]] * 2


@pytest.mark.rule("KL-H4")
def test_after_another_theft_of_that_depth_nothing_tells_whether_the_card_moved() -> None:
    views, stories, moved = [], [], []
    for number in range(2):
        table = robbed()
        table.luck.numbers = [number]
        table.play("rob 0 deep")
        views.append(table.view(1))
        stories.append(table.told(1))
        moved.append("gold 5 deep" in table.hand(2))
        assert table.player(0, viewer=1)["known"] == table.player(2, viewer=1)["known"] == []
    assert moved == [True, False]
    assert views[0] == views[1]
    assert stories[0] == stories[1]
    holders = Counter(
        "gold 5 deep" in names(state.dump()["hands"][0]) for state in imagined(table, 1)
    )
    assert len(holders) == 2
    for state in imagined(table, 1):
        both = names(state.dump()["hands"][0] + state.dump()["hands"][2])
        assert "gold 5 deep" in both


@pytest.mark.rule("KL-H4")
def test_a_theft_of_another_depth_leaves_the_card_where_it_is() -> None:
    held = {0: "goods 2 medium", 1: "gold 5 deep"}
    table = position(hands=held).plan("bar shop", "dolphins shop", "bar shop", "dolphins shop")
    table.play("rob 1 deep", "done", "rob 0 medium")
    assert table.player(0, viewer=1)["known"] == ["gold 5 deep"]


@pytest.mark.rule("KL-H4", "KL-H15")
def test_a_stolen_card_that_is_sold_is_known_no_more() -> None:
    table = position(hands={1: "gold 5 deep"})
    table.plan("bar market", "dolphins shop", "dolphins shop").play("rob 1 deep", "done")
    assert table.player(0, viewer=1)["known"] == ["gold 5 deep"]
    table.play("sell gold 5 deep", "done")
    assert table.player(0, viewer=1)["known"] == []
    table.state.imagine(1, 1).check()


@pytest.mark.rule("KL-H4")
def test_a_card_stolen_back_is_known_as_ones_own() -> None:
    table = position(hands={1: "gold 5 deep"})
    table.plan("bar shop", "bar shop", "dolphins shop").play("rob 1 deep", "done", "rob 0 deep")
    assert table.player(0, viewer=1)["known"] == []
    assert table.player(1, viewer=0)["known"] == ["gold 5 deep"]


# Wrecks


@pytest.mark.rule("KL-H7")
def test_all_know_depth_and_size_of_a_wreck() -> None:
    table = dive(SHALLOW, "gold 1, goods 1, antiques 1, gold 2, goods 2", teams={0: "0 0"})
    for viewer in (None, 0, 1):
        wreck = table.view(viewer)["wrecks"][0]
        assert (wreck["depth"], wreck["cards"]) == ("shallow", 3)


@pytest.mark.rule("KL-H8")
def test_nobody_knows_the_cards_of_a_wreck() -> None:
    table = position()
    for viewer in (None, 0):
        assert all(wreck["seen"] is None for wreck in table.view(viewer)["wrecks"])
        assert all(wreck["pile"] is None for wreck in table.view(viewer)["wrecks"])
        assert len(set(piles(table, viewer, DEEP))) > 10


def looker() -> Table:
    """Seat 0 has looked at wreck 1, and seat 1 is about to dive on it."""
    table = position(teams={1: "0"}, wrecks={1: "gold 1, goods 1, antiques 1, gold 2, goods 2"})
    table.plan("bar shop", "dolphins dive", "dolphins shop", "dolphins market")
    return table.play("round 1", "look 10", "done")


SEEN = ["gold 1", "gold 2", "goods 1", "goods 2", "antiques 1"]


@pytest.mark.rule("KL-H9", "KL-104")
def test_a_look_at_a_wreck_brings_out_a_secret_each_time() -> None:
    table = position(wrecks={1: "gold 1, goods 1, antiques 1, gold 2, goods 2"})
    table.plan("bar shop", "dolphins dive", "dolphins shop", "dolphins market").play("round 1")
    before = table.state.revealed
    table.play("look 10")
    assert table.state.revealed == before + 1


@pytest.mark.rule("KL-H9")
def test_a_wreck_looked_at_is_known_as_a_set_until_it_changes() -> None:
    table = looker()
    wreck = table.view(0)["wrecks"][0]
    assert wreck["seen"] == [f"{name} shallow" for name in SEEN]
    assert wreck["exact"]
    assert set(piles(table, 0, 1)) == {tuple(sorted(f"{name} shallow" for name in SEEN))}
    orders = {tuple(state.dump()["piles"][0]) for state in imagined(table, 0)}
    assert len(orders) > 10
    assert len(set(piles(table, 2, 1))) > 10


@pytest.mark.rule("KL-H9")
def test_once_others_have_drawn_from_it_the_knowledge_is_partial() -> None:
    table = looker().play("sail 1", "done")
    assert table.hand(1) == ["goods 2 shallow"]
    wreck = table.view(0)["wrecks"][0]
    assert (len(wreck["seen"]), wreck["cards"], wreck["exact"]) == (5, 4, False)
    whole = Counter(f"{name} shallow" for name in SEEN)
    stolen = set()
    for state in imagined(table, 0):
        pile, hand = names(state.dump()["piles"][0]), names(state.dump()["hands"][1])
        assert Counter(pile + hand) == whole
        stolen.add(hand[0])
    assert stolen == set(whole)


@pytest.mark.rule("KL-H9")
def test_a_second_look_tells_what_is_gone() -> None:
    table = looker().play("sail 1", "done", "done").close_all()
    table.plan("bar shop", "dolphins shop", "dolphins market", "dolphins market")
    table.play("round 1", "look 2")
    assert table.view(0)["wrecks"][0]["exact"]
    assert set(hands(table, 0, 1)) == {("goods 2 shallow",)}


@pytest.mark.rule("KL-H9")
def test_who_draws_from_a_wreck_they_know_still_knows_the_rest() -> None:
    table = position(wrecks={1: "gold 1, goods 1, antiques 1"})
    table.plan("bar dive", "dolphins market").play("round 1", "look 2", "done", "sail 1")
    wreck = table.view(0)["wrecks"][0]
    assert (len(wreck["seen"]), wreck["exact"]) == (2, True)


@pytest.mark.rule("KL-H9", "KL-H15")
def test_a_card_seen_in_a_wreck_and_sold_later_fits_what_is_known() -> None:
    table = position(teams={1: "0 0"}, wrecks={1: "gold 1, goods 1, antiques 1, gold 2"})
    table.plan("bar shop", "dolphins dive", "dolphins shop").play("round 1", "look 2", "done")
    table.play("sail 1").close_all()
    table.plan("dolphins shop", "market bar", "dolphins shop")
    drawn = table.hand(1)
    table.play(f"sell {drawn[0]}", "done")
    seen = Counter(f"{name} shallow" for name in ("gold 1", "goods 1", "antiques 1", "gold 2"))
    for state in imagined(table, 0):
        state.check()
        known = Counter(names(state.dump()["piles"][0] + state.dump()["hands"][1]))
        assert known + Counter(drawn[:1]) == seen
    assert len(set(hands(table, 0, 1))) == 3


@pytest.mark.rule("KL-H12")
def test_all_know_of_the_monsters_put_back() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "1"})
    for viewer in (None, 0, 1):
        assert table.view(viewer)["wrecks"][MEDIUM - 1]["monsters"] == 1
        assert all("monster medium" in pile for pile in piles(table, viewer, MEDIUM))
    monster = GAME.components.monster_of[1]
    orders = [state.dump()["piles"][MEDIUM - 1] for state in imagined(table, 1)]
    assert {pile.index(monster) for pile in orders} == {0, 1, 2}


@pytest.mark.rule("KL-H12")
def test_a_monster_that_is_killed_is_known_no_more() -> None:
    wrecks = {MEDIUM: "monster, gold 2, goods 2"}
    table = position(teams={0: "1", 1: "1t"}, wrecks=wrecks, tops=("monster medium",))
    table.plan("dive market", "dolphins dive", "dolphins market", "dolphins market")
    table.play(f"sail {MEDIUM}")
    assert table.wrecks[MEDIUM - 1]["monsters"] == 1
    table.play(f"sail {MEDIUM}")
    assert table.told_of("killed") != []
    assert table.wrecks[MEDIUM - 1]["monsters"] == 0


@pytest.mark.rule("KL-H12")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_who_has_seen_a_monster_knows_when_it_is_killed(seat: int) -> None:
    wrecks, tops = {MEDIUM: "monster, gold 2, goods 2, monster"}, ("monster medium",)
    table = position(teams={0: "1t"}, wrecks=wrecks, first=seat, tops=tops)
    programmes = ["dolphins dive", *["dolphins market"] * 3]
    programmes[seat] = "bar market"
    table.plan(*programmes).play(f"round {MEDIUM}", "look 1", "done")
    assert table.view(seat)["wrecks"][MEDIUM - 1]["monsters"] == 2
    table.play(f"sail {MEDIUM}")
    assert table.told_of("killed") != []
    assert table.view(seat)["wrecks"][MEDIUM - 1]["monsters"] == 1


@pytest.mark.rule("KL-H13")
def test_kills_losses_and_equipment_are_known_to_all() -> None:
    table = dive(MEDIUM, "monster, monster, gold 2", teams={0: "1t"})
    for viewer in (None, 0, 2):
        view = table.view(viewer)
        assert view["killed"] == table.view()["killed"]
        assert view["lost"] == {"hose": 1, "trident": 1, "weight": 0, "diver": 1}


@pytest.mark.rule("KL-H14")
def test_nobody_knows_what_was_left_out() -> None:
    table = position(3)
    assert table.view(0)["left_out"] is None
    assert len({tuple(state.dump()["left_out"]) for state in imagined(table, 0)}) == IMAGINED


# Money, encounters


@pytest.mark.rule("KL-H16", "KL-R38")
def test_cash_is_open_unless_the_totals_are_hidden() -> None:
    table = position(cash={1: 230})
    assert [table.player(1, viewer=viewer)["cash"] for viewer in (0, 1, 2)] == [230] * 3
    hidden = position(cash={1: 230}, hidden_cash=True)
    assert hidden.view()["options"]["cash"] == "hidden"
    assert hidden.player(1)["cash"] == 230
    assert hidden.player(1, viewer=0)["cash"] is None
    hidden.plan("dolphins shop")
    assert hidden.told_of("collected", viewer=0)[1]["income"] == 40


@pytest.mark.rule("KL-H17")
def test_divers_and_their_equipment_are_known_to_all() -> None:
    table = position(teams={1: "2tw 0"})
    for viewer in (None, 0):
        divers = table.view(viewer)["players"][1]["divers"]
        assert [(diver["hoses"], diver["trident"], diver["weight"]) for diver in divers] == [
            (2, True, True),
            (0, False, False),
        ]


@pytest.mark.rule("KL-H18", "KL-H19")
def test_encounters_are_their_owners_but_their_number_is_known() -> None:
    table = position(held={1: "saboteur family"})
    assert table.player(1)["encounter_cards"] == ["saboteur", "family"]
    view = table.view(0)["players"][1]
    assert (view["encounters"], view["encounter_cards"]) == (2, None)
    held = {tuple(state.dump()["held"][1]) for state in imagined(table, 0, 100)}
    assert len(held) > 60
    assert all(len(cards) == 2 for cards in held)


@pytest.mark.rule("KL-H18", "KL-R49")
def test_nothing_tells_who_holds_the_saboteur() -> None:
    views = []
    for held in ({0: "saboteur", 1: "regular"}, {0: "regular", 1: "saboteur"}):
        table = position(held=held).plan("dive bar", "dive bar", "dolphins shop")
        table.play("sail 1", "sail 2")
        seen = [table.view(2), table.view(), table.told(2)]
        assert (table.step, table.active) == ("sabotage", 0)
        table.play("done")
        assert (table.step, table.active) == ("sabotage", 1)
        views.append([*seen, table.view(2), table.told()])
    assert views[0] == views[1]


@pytest.mark.rule("KL-H20")
def test_nobody_knows_the_order_of_the_encounters() -> None:
    table = position(with_encounters=True)
    assert table.view(0)["deck_cards"] is None
    assert len({tuple(state.dump()["deck"]) for state in imagined(table, 0)}) == IMAGINED


@pytest.mark.rule("KL-H18", "KL-H20")
def test_cards_held_when_the_discards_were_shuffled_are_not_in_the_new_deck() -> None:
    held = {1: "regular jeweller", 2: "family saboteur", 3: "drunkard discounter"}
    table = at("dolphins", "bar", held=held, deck="")
    new = set(range(24)) - {2, 22, 12, 3, 6, 17}
    for state in imagined(table, None):
        dump = state.dump()
        assert set(dump["deck"]) | set(dump["held"][0]) == new
        assert {card for seat in (1, 2, 3) for card in dump["held"][seat]} == set(range(24)) - new


@pytest.mark.rule("KL-R32")
def test_a_market_visit_without_a_sale_tells_that_only_diamonds_are_held() -> None:
    held = "diamond 200 deep, diamond 60 shallow"
    table = at("market", "bar dolphins dolphins", hands={0: held}, cash={1: 200}).play("done")
    for hand in hands(table, 2, 0):
        assert all(card.startswith("diamond") for card in hand)
    table.play("rob 0 deep")
    assert all(hand[0].startswith("diamond") for hand in hands(table, 2, 1))


@pytest.mark.rule("KL-H8", "KL-H11")
def test_what_another_draws_in_a_dive_under_way_can_be_any_treasure() -> None:
    pile = "gold 2, goods 2, goods 3, antiques 2"
    table = dive(MEDIUM, pile, teams={0: "1 1w"}, hands={0: "antiques 5 medium"}).play("draw 1")
    drawn = {tuple(names(state.dump()["drawn"])) for state in imagined(table, 1)}
    assert len(drawn) > 5
    assert {tuple(names(state.dump()["drawn"])) for state in imagined(table, 0)} == {
        ("gold 2 medium",)
    }
