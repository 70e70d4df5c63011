"""What the faces are shown: the dive, the visit and the sale under way; and the notation."""

import pytest

import abyssal
from abyssal.games.key_largo import premoves
from games.key_largo.table import DEEP, GAME, MEDIUM, at, dealt, dive, position


@pytest.mark.rule("KL-H11")
def test_the_dive_under_way_is_shown_to_all() -> None:
    pile = "gold 2, monster, goods 2, goods 3"
    table = dive(MEDIUM, pile, teams={0: "1t 2t 0"}).play("draw 1")
    assert table.view(1)["dive"] == {
        "wreck": MEDIUM,
        "depth": "medium",
        "monster": True,
        "drawer": 2,
        "fresh": False,
        "fled": False,
        "aside": 0,
        "drawn": 1,
        "drawn_cards": None,
    }
    assert table.view(0)["dive"]["drawn_cards"] == ["gold 2 medium"]
    status = [diver["status"] for diver in table.view(2)["players"][0]["divers"]]
    assert status == ["drew", "drew", "aboard"]
    assert [diver["status"] for diver in table.view(2)["players"][1]["divers"]] == [None]
    assert table.view(1)["visit"] is None


@pytest.mark.rule("KL-77", "KL-65")
def test_the_dive_shows_whether_a_weight_may_be_used_and_who_has_fled() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2, goods 3", teams={0: "1w 2 2"}).play("draw 1")
    assert table.view()["dive"]["fresh"]
    assert table.view()["dive"]["drawer"] == 1
    table.play("draw 2")
    shown = table.view()["dive"]
    assert (shown["drawer"], shown["fled"], shown["aside"], shown["monster"]) == (
        None,
        True,
        1,
        False,
    )
    assert (shown["wreck"], shown["drawn"]) == (MEDIUM, 1)
    table = dive(DEEP, "gold 4, gold 5", teams={0: "2w"})
    assert (table.view()["dive"]["depth"], table.view()["dive"]["wreck"]) == ("deep", DEEP)
    table = dive(4, "gold 1, gold 2", teams={0: "0w"})
    assert (table.view()["dive"]["depth"], table.view()["dive"]["wreck"]) == ("shallow", 4)


@pytest.mark.rule("KL-E4")
def test_a_sabotaged_diver_is_shown_aboard() -> None:
    table = position(teams={0: "0 1"}, held={0: "regular", 1: "saboteur"})
    table.plan("dive shop", "dive shop", "dolphins shop")
    table.play("sail 1", "sail 2", "done", "play saboteur 0 2")
    assert [diver["status"] for diver in table.players[0]["divers"]] == ["ready", "aboard"]
    assert table.legal() == ["draw 1", "discard regular"]


@pytest.mark.rule("KL-E4")
def test_the_saboteur_is_offered_divers_who_carry_the_same_once() -> None:
    table = position(teams={0: "0 0 1"}, held={1: "saboteur"})
    table.plan("dive shop", "dive shop", "dolphins shop")
    table.play("sail 1", "sail 2")
    offered = [move for move in table.legal(1) if move.startswith("play saboteur 0")]
    assert offered == ["play saboteur 0 1", "play saboteur 0 3"]


@pytest.mark.rule("KL-88")
def test_a_visit_to_the_bar_shows_prices_and_what_was_used() -> None:
    table = at("bar", "bar dolphins dolphins", cash={0: 300}, hands={3: "gold 5 deep"})
    table.play("recruit", "rob 3 deep", "round 4")
    assert table.visit == {
        "place": "bar",
        "crowd": 2,
        "prices": {"diver": 100, "pickpocket": 50, "round": 20},
        "used": {"diver": 1, "pickpocket": 1, "round": 1},
        "sold": False,
        "looked": 4,
    }
    assert table.play("look 1").active == 1
    assert table.visit["used"] == {"diver": 0, "pickpocket": 0, "round": 0}
    assert table.visit["looked"] is None


@pytest.mark.rule("KL-114")
def test_a_visit_to_the_shop_shows_prices_and_what_was_bought() -> None:
    table = at("shop", "shop", players=3, teams={0: "0 0"}).play("buy weight 1")
    assert table.visit["place"] == "shop"
    assert table.visit["crowd"] == 3
    assert table.visit["prices"] == {"hose": 40, "trident": 50, "weight": 50}
    assert table.visit["used"] == {"hose": 0, "trident": 0, "weight": 1}
    assert table.view()["dive"] is None


@pytest.mark.rule("KL-129")
def test_a_visit_to_the_market_shows_the_rates() -> None:
    table = at("market", "market bar bar", hands={0: "gold 2 medium"}, held={0: "regular"})
    assert table.visit["prices"] == {"gold": 30, "goods": 30, "antiques": 30}
    assert (table.visit["place"], table.visit["crowd"], table.visit["sold"]) == ("market", 2, False)
    table.play("sell gold 2 medium", "done")
    assert table.visit["sold"]
    assert table.step == "market"
    table = at("dolphins", "bar", held={0: "family"})
    assert table.visit is None


@pytest.mark.rule("KL-E21", "KL-E22")
def test_what_is_marked_is_shown_with_what_it_brings() -> None:
    hand = "goods 5 deep, antiques 3 medium, gold 2 medium"
    table = at("market", "market market bar", held={0: "easy-mark"}, hands={0: hand})
    assert table.view(0)["staged"] is None
    table.play("play easy-mark", "change goods 5 deep antiques", "sell antiques 3 medium")
    assert table.view(0)["staged"] == {
        "cards": ["antiques 3 medium"],
        "changed": "goods 5 deep",
        "kind": "antiques",
        "income": 320,
    }
    table = at("market", held={0: "trafficker"}, hands={0: hand})
    table.play("sell gold 2 medium", "done", "play trafficker")
    assert table.view(0)["step"] == "selling"
    assert table.view(1)["step"] == "market"
    table.play("sell goods 5 deep", "sell antiques 3 medium")
    staged = table.view(0)["staged"]
    assert (staged["kind"], staged["changed"], staged["income"]) == (None, None, 240)


@pytest.mark.rule("KL-28", "KL-133")
def test_ports_and_players_show_where_the_boats_are_in_turn_order() -> None:
    table = position(first=2).plan("shop bar", "dive bar", "shop bar", "market bar").play("sail 3")
    ports = {port["place"]: port["boats"] for port in table.view()["ports"]}
    assert ports == {"bar": [], "dolphins": [], "shop": [2, 0], "market": [3]}
    assert table.wrecks[2]["boat"] == 1
    assert [wreck["number"] for wreck in table.wrecks] == list(range(1, 15))
    assert [(player["place"], player["wreck"]) for player in table.players] == [
        ("shop", None),
        ("dive", 3),
        ("shop", None),
        ("market", None),
    ]
    assert (table.first, table.order, table.active) == (2, [2, 3, 0, 1], 2)
    assert position(day=3, first=1).view()["start"] == 3


@pytest.mark.rule("KL-H3", "KL-H7")
def test_planning_has_no_active_player_and_asks_a_number() -> None:
    table = dealt(3)
    view = table.view()
    assert (view["active"], view["asked"], view["half"], view["step"]) == (
        None,
        3,
        "morning",
        "planning",
    )
    table.plan("bar shop", "dolphins bar")
    assert table.view()["asked"] == [0]
    table.close_all()
    end = position(3, day=10).plan("bar shop").close_all().view()
    assert (end["active"], end["asked"], end["half"]) == (None, [], "afternoon")


@pytest.mark.rule("KL-H13", "KL-H19")
def test_supply_losses_discards_and_sold_cards_are_shown() -> None:
    table = at("bar", held={0: "novice-diver"}, discards="regular").play("play novice-diver")
    view = table.view(2)
    assert view["discards"] == ["regular", "novice-diver"]
    assert view["deck"] == 22
    assert view["supply"] == {"hose": 20, "trident": 10, "weight": 10, "diver": 11}
    assert view["players"][0]["played"] == "novice-diver"
    assert view["players"][1]["played"] is None
    table.play("recruit", "done")
    discarded = at("bar", held={0: "drunkard"}).play("discard drunkard").view(2)
    assert discarded["players"][0]["played"] == "drunkard"


@pytest.mark.rule("KL-136")
def test_ones_own_fortune_is_shown_at_all_times() -> None:
    table = at("bar", hands={0: "gold 2 medium, diamond 300 deep"})
    assert table.player(0)["fortune"] == 100 + 40 + 300


@pytest.mark.rule("KL-H8", "KL-H14", "KL-H20")
def test_after_the_end_everything_can_be_seen() -> None:
    end = position(3, day=10, with_encounters=True, wrecks={1: "gold 1, goods 2"})
    end.plan("bar shop").close_all()
    view = end.state.view(None, over=True)
    assert view["wrecks"][0]["pile"] == ["gold 1 shallow", "goods 2 shallow"]
    assert len(view["left_out"]) == 25
    assert len(view["deck_cards"]) == view["deck"] == 24
    assert view["deck_cards"][0] == "gold-prospector"


# Notation


@pytest.mark.rule("KL-20")
def test_every_action_has_a_number_and_a_text_of_its_own() -> None:
    actions = GAME.actions
    assert len(set(actions.values())) == len(actions)
    assert all(GAME.read(GAME.write(number)) == number for number in actions.values())
    verbs: dict[str, list[str]] = {}
    for text in actions:
        verbs.setdefault(text.split()[0], []).append(text)
    sizes = {verb: len(texts) for verb, texts in verbs.items()}
    cards = sizes["sell"]
    assert sizes == {
        "plan": 20,
        "sail": 16,
        "draw": 3,
        "weight": 9,
        "surface": 4,
        "trident": 3,
        "flee": 1,
        "recruit": 1,
        "rob": 15,
        "round": 16,
        "look": 16,
        "buy": 9,
        "sell": cards,
        "change": 2 * cards,
        "play": 15 + 3 + cards + 15 + 16 + 8,
        "discard": 24,
        "done": 1,
    }


@pytest.mark.rule("KL-79", "KL-97")
@pytest.mark.parametrize(
    "text",
    [
        "weight 3 2",
        "rob 4 medium",
        "buy weight 3",
        "sell antiques 8 deep",
        "change gold 1 shallow antiques",
        "play saboteur 4 3",
        "play volunteer-help 2",
        "play jeweller diamond 300 deep",
        "play hurried-buyer goods 3 medium",
        "play drunkard 16",
        "surface all",
        "plan market dive",
    ],
)
def test_notation_is_read_and_written_alike(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.rule("KL-21", "KL-148")
@pytest.mark.parametrize(
    "text",
    ["plan bar bar", "sail 0", "sail 17", "draw 4", "rob 5 deep", "sell diamond 300 deep",
     "change gold 1 shallow gold", "play tourist-bar", "play saboteur", "sell monster deep"],
)  # fmt: skip
def test_what_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(abyssal.BadRequest):
        GAME.read(text)


@pytest.mark.rule("KL-24")
def test_a_plan_that_is_none_is_refused() -> None:
    state = dealt(3).state
    for number in (-1, 0, 6, 12, 18, 24, 25, GAME.read("sail 1")):
        with pytest.raises(abyssal.Illegal):
            state.play(0, number)
    with pytest.raises(abyssal.Illegal):
        state.play(3, GAME.read("plan bar shop"))
    assert state.legal(0)[0] == GAME.read("plan dolphins shop")
    assert state.legal(3) == []


@pytest.mark.rule("KL-24")
def test_only_a_day_that_is_planned_now_can_be_planned_ahead() -> None:
    assert premoves.question(dealt(3).view(0)) == "day 1"
    assert premoves.question(at("bar").view(0)) is None


@pytest.mark.rule("KL-103", "KL-H12")
def test_a_monster_beside_its_wreck_is_none_of_the_cards_that_are_still_in_it() -> None:
    pile = "goods 3, goods 2, monster, gold 2"  # a look turns it over
    table = position(wrecks={MEDIUM: pile}, teams={1: "1w 2 2"})
    table.plan("bar shop", "shop dive", "dolphins shop", "dolphins market")
    table.play(f"round {MEDIUM}", "look 10", "done", "done", f"sail {MEDIUM}", "done")
    table.play("draw 1", "draw 2")
    assert table.view()["dive"]["aside"] == 1
    wreck = table.view(0)["wrecks"][MEDIUM - 1]
    assert sorted(wreck["seen"]) == ["gold 2 medium", "goods 2 medium", "goods 3 medium"]
    assert wreck["monsters"] == 0


@pytest.mark.rule("KL-103")
def test_who_has_looked_sees_how_many_monsters_lie_there() -> None:
    table = at("bar", wrecks={DEEP: "monster, gold 4, goods 4, diamond 200"}).play(f"round {DEEP}")
    wreck = table.view(0)["wrecks"][DEEP - 1]
    assert (len(wreck["seen"]), wreck["monsters"]) == (4, 1)
