"""Actions of a human and trade: UNF-067 to UNF-093."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import DECK, SPACES, WATER
from games.unfathomable.table import position


@pytest.mark.rule("UNF-067", "UNF-068")
def test_two_actions_one_after_the_other_the_same_one_twice_if_one_likes() -> None:
    table = position()
    table.play("move galley")
    assert table.actions == 1
    table.play("move deck-1")
    assert table.space(0) == "deck-1"
    assert table.step != "actions"


@pytest.mark.rule("UNF-069", "UNF-R38")
def test_actions_may_be_left_unused() -> None:
    table = position(traitors={0: "hybrid"})
    assert table.legal()[0] == "end"
    table.play("end")
    assert table.view()["current"] == 1


@pytest.mark.rule("UNF-070")
def test_a_human_has_all_kinds_of_actions() -> None:
    table = position(
        "arjun jeanne samira william",
        places={0: "galley", 1: "galley"},
        deep_ones={},
        hands={0: "influence-1"},
        loyalty={0: "hybrid"},
    )
    verbs = {move.split()[0] for move in table.legal()}
    assert {"end", "move", "use", "trade", "reveal", "play", "sheet"} <= verbs


@pytest.mark.rule("UNF-072", "UNF-R39")
def test_nobody_moves_to_their_own_space_the_sick_bay_the_brig_or_the_water() -> None:
    table = position(places={0: "bridge"})
    goals = {move.removeprefix("move ") for move in table.legal_with("move")}
    assert "bridge" not in goals
    assert not goals & {"sick-bay", "brig", "deep", "water-1"}
    assert position(places={0: "brig"}).legal_with("move") == []


@pytest.mark.rule("UNF-073")
def test_from_the_sick_bay_one_moves_away_normally() -> None:
    assert len(position(places={0: "sick-bay"}).legal_with("move")) == 14


@pytest.mark.rule("UNF-074")
def test_any_number_may_be_in_one_space() -> None:
    table = position(
        places={0: "deck-1", 1: "deck-5", 2: "deck-5", 3: "deck-5"},
        deep_ones={"deck-5": 6},
        passengers={"deck-5": 3},
    )
    table.play("move deck-5")
    assert {player["space"] for player in table.view()["players"]} == {"deck-5"}


@pytest.mark.rule("UNF-075", "UNF-315", "UNF-173")
@pytest.mark.parametrize(("face", "place"), [("6", "brig"), ("5", "deck-1")])
def test_a_revealed_traitor_in_the_same_space_can_be_attacked(face: str, place: str) -> None:
    table = position(places={0: "deck-1", 1: "deck-1"}, traitors={1: "hybrid"}, dice=face)
    table.play("attack 1")
    assert table.space(1) == place


@pytest.mark.rule("UNF-076", "UNF-203")
def test_monarchs_humans_and_what_is_elsewhere_cannot_be_attacked() -> None:
    table = position(
        places={0: "deck-1", 1: "deck-1"}, deep_ones={"deck-2": 1, "deep": 2}, hydra="water-1"
    )
    assert table.legal_with("attack") == []


@pytest.mark.rule("UNF-077", "UNF-X6", "UNF-234")
def test_a_rescued_passenger_returns_to_the_supply_one_an_action() -> None:
    table = position(places={0: "deck-3"}, passengers={"deck-3": 2})
    table.play("rescue")
    assert table.passengers("deck-3") == 1
    assert table.view()["passenger_supply"] == 8
    assert table.told_of("passenger-defeated") == []
    table.play("rescue")
    assert table.passengers("deck-3") == 0


@pytest.mark.rule("UNF-078", "UNF-079", "UNF-369")
def test_a_skill_card_is_shown_resolved_and_then_discarded() -> None:
    table = position(hands={0: "observation-1"})
    table.play("play observation-1")
    assert table.hand(0) == []
    assert "observation" not in table.view()["tops"]
    table.play("draw lore", "draw lore")
    assert table.view()["tops"]["observation"] == "observation-1"
    assert table.told_of("used-card")[0]["ability"] == "watch-and-learn"
    assert [(event["skill"], event["count"]) for event in table.told_of("drew")] == [("lore", 2)]


@pytest.mark.rule("UNF-080")
def test_a_card_of_the_play_area_stays_when_it_is_used() -> None:
    table = position(
        places={0: "deck-1"}, deep_ones={"deck-1": 1}, items={0: "six-shooter"}, dice="1"
    )
    table.play("item six-shooter")
    assert table.items(0) == ["six-shooter"]


@pytest.mark.rule("UNF-081", "UNF-314")
def test_a_human_cannot_use_a_treachery_card() -> None:
    table = position(hands={0: "treachery-1 treachery-3"})
    assert table.legal_with("play") == []


@pytest.mark.rule("UNF-082", "UNF-R30", "UNF-103")
def test_an_action_may_be_chosen_although_it_changes_nothing() -> None:
    table = position(places={0: "chapel"}, ritual=0)
    table.play("use retreat")
    assert (table.ritual, table.actions) == (0, 1)


@pytest.mark.rule("UNF-083")
def test_a_reaction_may_be_used_in_anybodys_turn_also_from_the_brig() -> None:
    table = position(
        places={0: "deck-1", 2: "brig"},
        deep_ones={"deck-1": 1},
        hands={2: "observation-3"},
        dice="2",
    )
    table.play("attack deep-one")
    assert table.asked == [2]
    table.play("raise observation-3")
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-084", "UNF-X14")
def test_then_perform_one_action_gives_the_action_back_once_a_turn() -> None:
    table = position(places={0: "bridge"})
    table.play("sheet", "at deck-5")
    assert (table.space(0), table.actions) == ("deck-5", 2)
    assert table.refuses("sheet")


@pytest.mark.rule("UNF-085", "UNF-R40", "UNF-112")
def test_a_granted_action_is_performed_at_once_by_the_one_named() -> None:
    table = position(hands={0: "influence-1"}, places={2: "galley"}, dice="5")
    table.play("play influence-1", "name 2")
    assert (table.asked, table.view()["current"]) == ([2], 0)
    table.play("use space", "draw lore", "draw will", "done")
    assert len(table.hand(2)) == 2
    assert (table.asked, table.actions) == ([0], 1)


@pytest.mark.rule("UNF-085", "UNF-R40")
def test_a_granted_action_may_be_declined_and_the_card_is_spent() -> None:
    table = position(hands={0: "influence-2"})
    table.play("play influence-2", "name 1", "end")
    assert table.hand(0) == []
    assert table.asked == [0]


@pytest.mark.rule("UNF-086", "UNF-R29", "UNF-SK-true-grit")
def test_true_grit_costs_one_action_and_adds_two_once_a_turn() -> None:
    table = position(hands={0: "will-5 will-5"})
    table.play("play will-5")
    assert table.actions == 3
    assert table.refuses("play will-5")


@pytest.mark.rule("UNF-087", "UNF-R41", "UNF-224")
def test_a_player_moved_in_their_own_step_keeps_the_remaining_actions() -> None:
    table = position(places={0: "galley"}, hands={0: "influence-1"}, items={1: "jam-tin-grenade"})
    table.play("play influence-1", "name 1")
    table.play("move cargo-hold")
    assert (table.asked, table.actions) == ([0], 1)
    table = position(
        places={0: "galley", 1: "cargo-hold"},
        hands={0: "influence-1"},
        items={1: "jam-tin-grenade"},
        damage_deck="fuel-leak",
    )
    table.play("play influence-1", "name 1", "item jam-tin-grenade", "at galley")
    assert (table.space(0), table.actions) == ("sick-bay", 1)
    assert len(table.legal_with("move")) == 14


@pytest.mark.rule("UNF-092")
def test_a_trade_ends_when_each_has_had_the_floor_once() -> None:
    table = position(places={0: "galley", 1: "galley"}, items={0: "shotgun", 1: "plimsolls"})
    table.play("trade", "done")
    assert (table.step, table.asked) == ("trade", [1])
    table.play("done")
    assert (table.step, table.asked, table.actions) == ("actions", [0], 1)


@pytest.mark.rule("UNF-088", "UNF-091", "UNF-R42")
def test_an_item_moves_with_the_consent_of_giver_and_receiver() -> None:
    table = position(places={0: "galley", 1: "galley"})
    table.play("trade", "give six-shooter 1")
    assert table.asked == [1]
    table.play("accept", "done")
    assert table.items(1) == ["six-shooter", "tool-kit"]
    table = position(places={0: "galley", 1: "galley"})
    table.play("trade", "give six-shooter 1", "refuse")
    assert table.items(0) == ["six-shooter"]


@pytest.mark.rule("UNF-089", "UNF-R18")
def test_everybody_in_the_space_may_take_part_traitors_too_but_they_open_no_trade() -> None:
    table = position(
        places={0: "galley", 1: "galley", 2: "galley", 3: "chapel"}, traitors={1: "hybrid"}
    )
    table.play("trade", "done")
    assert table.asked == [1]
    assert {move.split()[-1] for move in table.legal_with("give")} == {"0", "2"}
    table = position(places={0: "galley", 1: "galley"}, traitors={0: "hybrid"})
    assert table.refuses("trade")


@pytest.mark.rule("UNF-090", "UNF-092")
def test_one_trade_is_one_action_however_much_is_exchanged() -> None:
    table = position(places={0: "galley", 1: "galley"}, items={0: "six-shooter plimsolls"})
    table.play("trade", "give six-shooter 1", "accept", "give plimsolls 1", "accept")
    table.play("give tool-kit 0", "accept")
    assert table.items(0) == ["tool-kit"]
    assert table.items(1) == ["six-shooter", "plimsolls"]
    assert (table.asked, table.actions) == ([0], 1)


@pytest.mark.rule("UNF-092", "UNF-R42")
def test_the_opener_may_close_a_trade_before_the_others_have_had_the_floor() -> None:
    table = position(places={0: "galley", 1: "galley"})
    table.play("trade", "end")
    assert (table.step, table.asked, table.actions) == ("actions", [0], 1)
    table = position(places={0: "galley", 1: "galley"})
    table.play("trade", "done")
    assert "end" not in table.legal(1)


@pytest.mark.rule("UNF-092")
def test_a_trade_needs_a_second_player_and_an_item() -> None:
    assert position(places={0: "galley", 1: "chapel", 2: "bridge", 3: "chapel"}).refuses("trade")
    alone = position(places={0: "galley", 1: "galley"}, items={0: "", 1: ""})
    assert alone.refuses("trade")


@pytest.mark.rule("UNF-093")
@pytest.mark.parametrize("place", ["brig", "sick-bay"])
def test_trading_is_possible_in_brig_and_sick_bay(place: str) -> None:
    table = position(places={0: place, 1: place})
    table.play("trade", "give six-shooter 1", "accept")
    assert "six-shooter" in table.items(1)


# What a space allows, in every space


def offered(place: str, **fields: Any) -> set[str]:
    """What seat 0 may do in `place`, as verbs; enemies and passengers are everywhere on deck 3."""
    table = position(
        places={**dict.fromkeys(range(4), "sick-bay"), 0: place},
        passengers={"deck-3": 1},
        deep_ones={"deck-3": 1, "galley": 1},
        damage={"chapel": "lore"},
        hands={0: "lore-5 strength-5"},
        **fields,
    )
    return {move.split()[0] for move in table.legal()}


@pytest.mark.rule("UNF-020", "UNF-075", "UNF-077", "UNF-094", "UNF-096", "UNF-097", "UNF-215")
@pytest.mark.parametrize("place", SPACES[:DECK] + SPACES[DECK:WATER])
def test_what_a_human_may_do_in_each_space(place: str) -> None:
    verbs = offered(place)
    assert ("rescue" in verbs) == (place == "deck-3")
    assert ("attack" in verbs) == (place in ("deck-3", "galley"))
    assert ("repair" in verbs) == (place == "chapel")
    usable = ("bridge", "captains-cabin", "cargo-hold", "boiler-room", "brig")
    assert ("use" in verbs) == (place in usable)
    assert ("move" in verbs) == (place != "brig")
    assert "kill" not in verbs


@pytest.mark.rule("UNF-308", "UNF-310", "UNF-311")
@pytest.mark.parametrize("place", SPACES[:DECK] + SPACES[DECK:WATER])
def test_what_a_revealed_traitor_may_do_in_each_space(place: str) -> None:
    verbs = offered(place, traitors={0: "hybrid"})
    assert ("kill" in verbs) == (place == "deck-3")
    assert ("attack" in verbs) == (place == "sick-bay")
    assert ("move" in verbs) == (place != "brig")
    assert not verbs & {"rescue", "repair", "use", "trade", "sheet", "feat", "cast"}
