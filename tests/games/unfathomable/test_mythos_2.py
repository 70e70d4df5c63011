"""The mythos cards UNF-MY36 to UNF-MY70: every branch, and all that it changes."""

import pytest

from games.unfathomable.meeting import meet, met
from games.unfathomable.table import position

FIVE = "influence-1 lore-1 observation-1 strength-1 will-1"
"""A hand whose cards are named in this order."""
OUT_OF_THE_WAY = {0: "deck-8", 1: "deck-8", 2: "deck-8", 3: "deck-8"}
"""Nobody where monsters and damage come."""


@pytest.mark.rule("UNF-MY36")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "5", {"place 0": "captains-cabin"}),
        ("option 2", "", {"sanity": -1}),
    ],
)
def test_missing_parents_lead_to_the_captains_cabin_or_cost_sanity(option, dice, changes):
    assert met("missing-parents", option, dice=dice) == changes


@pytest.mark.rule("UNF-MY36")
def test_missing_parents_may_have_been_taken_by_a_deep_one():
    # The activation icon has it attack at once, without success.
    changes = met("missing-parents", "option 1", dice="4 5", brood=0)
    assert changes == {"place 0": "captains-cabin", "souls": -1, "deep-ones captains-cabin": 1}


@pytest.mark.rule("UNF-MY37")
@pytest.mark.parametrize(
    ("option", "supply", "dice", "changes"),
    [
        ("option 1", 9, "7 5", {"passengers supply": -1, "passengers deck-7": 1}),
        ("option 1", 0, "5", {}),
        ("option 2", 9, "", {"sanity": -1}),
    ],
)
def test_mysterious_lifeboat_risks_one_or_costs_sanity(option, supply, dice, changes):
    found = met("mysterious-lifeboat", option, passengers={"supply": supply}, dice=dice)
    assert found == changes


@pytest.mark.rule("UNF-MY37")
@pytest.mark.parametrize(("supply", "dice"), [(9, "7 4"), (0, "4")])
def test_mysterious_lifeboat_may_bring_deep_ones_into_galley_and_hold(supply, dice):
    changes = met(
        "mysterious-lifeboat",
        "option 1",
        "done",
        passengers={"supply": supply},
        places={2: "deck-3"},
        dice=dice,
        brood=0,
    )
    # The activation icon has both damage the rooms they are in.
    risked = {"passengers supply": -1, "passengers deck-7": 1} if supply else {}
    assert changes == risked | {
        "deep-ones galley": 1,
        "deep-ones cargo-hold": 1,
        "damage galley": "structural-will",
        "damage cargo-hold": "structural-lore",
    }


@pytest.mark.rule("UNF-MY38", "UNF-R47")
def test_on_the_offensive_passed_moves_every_deep_one_on_the_ship_one_space():
    changes = met(
        "on-the-offensive",
        "passed",
        "at galley",
        "to boiler-room",
        "to water-1",
        deep_ones={"deck-1": 1, "galley": 1, "water-3": 1},
    )
    assert changes == {
        "deep-ones galley": -1,
        "deep-ones boiler-room": 1,
        "deep-ones deck-1": -1,
        "deep-ones water-1": 1,
    }


@pytest.mark.rule("UNF-MY38", "UNF-R47")
def test_on_the_offensive_leaves_the_current_player_every_direction_but_no_refusal():
    table = position(
        mythos="on-the-offensive",
        chaos="lore-5 strength-5 will-1",
        deep_ones={"deck-1": 1, "galley": 1},
    )
    table.play("end").quiet()
    assert table.asked == [0]
    assert table.legal() == ["at galley", "at deck-1"]
    table.play("at galley")
    ways = {"to deck-6", "to captains-cabin", "to cargo-hold", "to boiler-room"}
    assert {*table.legal()} == ways
    table.play("to deck-6")
    assert {*table.legal()} == {"to bridge", "to deck-2", "to deck-3", "to water-1"}


@pytest.mark.rule("UNF-MY38")
def test_on_the_offensive_moves_no_deep_one_twice():
    table = position(
        mythos="on-the-offensive", chaos="lore-5 strength-5 will-1", deep_ones={"deck-1": 1}
    )
    table.play("end", "to deck-2").quiet()
    assert table.deep_ones("deck-2") == 1
    assert table.legal() == ["advance travel", "advance ritual"]


@pytest.mark.rule("UNF-MY38", "UNF-R6")
def test_on_the_offensive_leads_nobody_inside_while_the_hatches_are_barricaded():
    table = position(
        kept={"barricade-the-hatches": 0},
        mythos="on-the-offensive",
        chaos="lore-5 strength-5 will-1",
        deep_ones={"galley": 1, "deck-1": 1},
    )
    table.play("kept barricade-the-hatches", "end", "at deck-1")
    assert {*table.legal()} == {"to deck-2", "to deck-3", "to water-1"}
    table.play("to deck-2").quiet()
    assert table.deep_ones("deck-6") == 1  # the only way out of the Galley


@pytest.mark.rule("UNF-MY38")
def test_on_the_offensive_failed_wakes_the_deep_ones():
    changes = met("on-the-offensive", "failed", deep_ones={"deck-3": 1})
    assert changes == {"deep-ones deck-3": -1, "deep-ones chapel": 1}


@pytest.mark.rule("UNF-MY39", "UNF-264", "UNF-R86")
def test_open_the_gate_passed_resets_travel_and_lets_the_keeper_choose_a_waypoint():
    meeting = meet(
        "open-the-gate",
        "passed",
        "take 1",
        waypoints="reef smooth-sailing",
        travel=3,
        ritual=1,
        deep_ones={"water-1": 1},
    )
    assert meeting.changes == {
        "travel": -3,
        "distance": 3,
        "fuel": -1,
        "food": -1,
        "waypoints deck": -1,
    }
    names = meeting.table.state.cards.waypoint_names
    assert names[meeting.table.deck("waypoints")[-1]] == "reef"
    assert [event["seat"] for event in meeting.table.told_of("looked")] == [3]


@pytest.mark.rule("UNF-MY39", "UNF-264")
def test_open_the_gate_lets_the_keeper_make_the_choices_of_the_waypoint():
    table = position(
        mythos="open-the-gate",
        chaos="lore-5 lore-5 will-1",
        hands={2: "observation-4 will-4"},
        waypoints="hurricane reef",
    )
    table.play("end", "option 1", "add observation-4", "add will-4", "take 0")
    assert table.asked == [3]
    table.play("option 1")
    assert table.fuel == 7


@pytest.mark.rule("UNF-MY39", "UNF-264", "UNF-R86")
@pytest.mark.parametrize(
    ("row", "awake", "loyalties"),
    [("rough-water", 0, 2), ("reef", 0, 1), ("rough-water stormy-seas deep-one-ambush", 1, 1)],
)
def test_open_the_gate_may_awaken_but_never_brings_the_ship_home(row, awake, loyalties):
    meeting = meet(
        "open-the-gate",
        "passed",
        "take 0",
        "no",
        waypoints="iceberg hurricane",
        row=row,
        awake=awake,
    )
    assert meeting.changes == {"distance": 2, "waypoints deck": -1}
    players = meeting.table.view()["players"]
    assert [player["loyalty"] for player in players] == [loyalties] * 4


@pytest.mark.rule("UNF-MY39", "UNF-R97")
@pytest.mark.parametrize(("left", "row"), [(1, 1), (0, 0)])
def test_open_the_gate_takes_the_last_waypoint_unasked(left, row):
    table = position(
        mythos="open-the-gate",
        chaos="lore-5 lore-5 will-1",
        hands={2: "observation-4 will-4"},
        travel=2,
        keeper=3,
    )
    waypoints = table.state.waypoints
    name = waypoints.cards.index(table.state.cards.waypoint_names.index("calm-waters"))
    waypoints.cards[0], waypoints.cards[name] = waypoints.cards[name], waypoints.cards[0]
    del waypoints.cards[left:], waypoints.known[left:]
    table.play("end", "option 1", "add observation-4", "add will-4").quiet()
    assert table.view()["row"] == ["calm-waters"] * row
    assert (table.travel, table.food) == (0, 8 - row)


@pytest.mark.rule("UNF-MY39")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        (
            "failed",
            "6 4",
            {
                "sanity": -1,
                "souls": -1,
                "damage galley": "structural-will",
                "damage captains-cabin": "structural-lore",
            },
        ),
        ("other", "", {"sanity": -1}),
    ],
)
def test_open_the_gate_costs_sanity_at_the_least(how, dice, changes):
    assert met("open-the-gate", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY40")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"souls": -1})])
def test_passenger_overboard_failed_costs_a_soul(outcome, changes):
    assert met("passenger-overboard", outcome) == changes


@pytest.mark.rule("UNF-MY41")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [
        ("passed", {"items 0": "six-shooter plimsolls", "items deck": -1}),
        ("partial", {"sanity": -1}),
        ("failed", {"sanity": -1, "souls": -1}),
    ],
)
def test_passenger_riot_gives_an_item_or_costs_sanity_and_a_soul(outcome, changes):
    assert met("passenger-riot", outcome, item_deck="plimsolls") == changes


@pytest.mark.rule("UNF-MY42")
@pytest.mark.parametrize(
    ("option", "then", "dice", "changes"),
    [
        ("option 1", ["discard lore-2"], "4", {"hand 3": -1, "souls": -1}),
        ("option 1", ["discard lore-2"], "5", {"hand 3": -1}),
        ("option 1", ["discard lore-5"], "1", {"hand 3": -1, "souls": -1}),
        ("option 2", [], "", {"food": -1}),
    ],
)
def test_poisoned_food_costs_the_keeper_a_lore_card_or_the_ship_food(option, then, dice, changes):
    hands = {3: "lore-2 lore-5 will-1"}
    assert met("poisoned-food", option, *then, hands=hands, dice=dice) == changes


@pytest.mark.rule("UNF-MY42")
def test_poisoned_food_without_lore_costs_food():
    assert met("poisoned-food", "option 2", hands={3: "will-1"}, offered="") == {"food": -1}


@pytest.mark.rule("UNF-MY42", "UNF-H7")
def test_poisoned_food_asks_a_keeper_who_might_hold_lore_for_all_the_others_know():
    table = position(
        mythos="hull-leak poisoned-food",
        hands={3: "lore-1 will-1"},
        chaos="observation-5 will-2 lore-2 lore-2",
        dice="6",
    )
    table.play("end", "add lore-1").quiet()
    table.play("end")
    assert table.asked == [3]
    assert table.legal() == ["option 2"]


@pytest.mark.rule("UNF-MY43", "UNF-275", "UNF-X36")
@pytest.mark.parametrize(
    ("how", "changes"),
    [
        ("passed", {"chaos": 2}),
        ("failed", {"souls": -1, "place 1": "brig", "captain": 2}),
        ("other", {"place 1": "brig", "captain": 2}),
    ],
)
def test_power_to_the_people_makes_the_lowest_of_the_line_captain(how, changes):
    assert met("power-to-the-people", how) == changes


@pytest.mark.rule("UNF-MY43", "UNF-275")
@pytest.mark.parametrize(
    ("captain", "out", "heir"),
    [
        (1, {"places": {2: "brig"}}, 3),
        (1, {"traitors": {2: "hybrid"}}, 3),
        (2, {}, 3),
        (0, {"places": {2: "brig", 3: "brig"}, "keeper": 0}, 1),
    ],
)
def test_power_to_the_people_passes_over_who_cannot_be_captain(captain, out, heir):
    changes = met("power-to-the-people", "other", captain=captain, **out)
    keeper = {"keeper": heir} if "keeper" in out else {}
    assert changes == keeper | {f"place {captain}": "brig", "captain": heir}


@pytest.mark.rule("UNF-MY43", "UNF-275", "UNF-273")
def test_power_to_the_people_with_all_in_the_brig_leaves_the_highest():
    places = {1: "brig", 2: "brig", 3: "brig"}
    changes = met("power-to-the-people", "other", captain=0, keeper=0, places=places)
    assert changes == {"place 0": "brig", "keeper": 3}


@pytest.mark.rule("UNF-MY43")
def test_power_to_the_people_sends_the_keepers_title_the_usual_way():
    changes = met("power-to-the-people", "other", keeper=1)
    assert changes == {"place 1": "brig", "captain": 2, "keeper": 3}


@pytest.mark.rule("UNF-MY44")
@pytest.mark.parametrize(("outcome", "change"), [("passed", 1), ("partial", -1)])
def test_rally_the_crew_gives_or_takes_sanity(outcome, change):
    assert met("rally-the-crew", outcome, hands={0: FIVE}) == {"sanity": change}


@pytest.mark.rule("UNF-MY44", "UNF-R32")
def test_rally_the_crew_failed_costs_two_sanity_and_each_human_two_cards():
    changes = met(
        "rally-the-crew",
        "failed",
        "discard influence-1",
        "discard will-1",
        hands={0: FIVE, 1: "lore-1", 3: FIVE},
        traitors={3: "hybrid"},
        keeper=2,
    )
    assert changes == {"sanity": -2, "hand 0": -2, "hand 1": -1}


@pytest.mark.rule("UNF-MY44", "UNF-R32")
def test_rally_the_crew_asks_all_humans_at_once_wherever_they_are():
    table = position(
        mythos="rally-the-crew",
        chaos="lore-1 lore-1 lore-1",
        hands={1: FIVE, 2: FIVE, 3: "lore-1 will-1"},
        places={1: "brig", 2: "sick-bay"},
    )
    table.play("end").quiet()
    assert table.asked == [1, 2]
    for seat in (2, 1):
        table.play_as(seat, "discard lore-1").play_as(seat, "discard strength-1")
    table.quiet()
    gone = [(event["seat"], event["skills"]) for event in table.told_of("discarded")]
    pair = ["lore", "strength"]
    assert gone == [(1, pair), (2, pair), (3, ["lore", "will"])]


@pytest.mark.rule("UNF-MY45")
@pytest.mark.parametrize(
    ("outcome", "then", "changes"),
    [
        ("passed", ["yes"], {"sanity": -1, "food": 1}),
        ("passed", ["no"], {}),
        ("partial", [], {"food": -1}),
        ("failed", [], {"food": -2}),
    ],
)
def test_rat_infestation_trades_sanity_for_food_or_costs_it(outcome, then, changes):
    assert met("rat-infestation", outcome, *then) == changes


@pytest.mark.rule("UNF-MY45", "UNF-R26")
def test_rat_infestation_ends_the_game_before_the_food_comes():
    changes = met("rat-infestation", "passed", "yes", dials={"sanity": 1})
    assert changes == {"sanity": -1, "ending": "resource"}


@pytest.mark.rule("UNF-MY46", "UNF-158", "UNF-X33")
@pytest.mark.parametrize(("total", "steps"), [(9, 1), (10, 1), (11, 2), (12, 2), (13, 3), (14, 3)])
def test_ritual_coordination_passed_advances_the_ritual_by_the_margin(total, steps):
    assert met("ritual-coordination", "passed", total=total) == {"ritual": steps}


@pytest.mark.rule("UNF-MY46", "UNF-158", "UNF-X33")
def test_ritual_coordination_advances_by_one_if_the_outcome_was_named():
    table = position(mythos="ritual-coordination", keeper=3)
    table.play("end", "option 1", "sacrifice", "outcome passed").quiet()
    assert table.ritual == 1
    assert table.space(0) == "sick-bay"


@pytest.mark.rule("UNF-MY46")
@pytest.mark.parametrize(
    ("how", "changes"),
    [
        (
            "failed",
            {"sanity": -1, "damage chapel": "structural-will", "place 3": "sick-bay"},
        ),
        ("other", {}),
    ],
)
def test_ritual_coordination_may_fail_or_be_declined(how, changes):
    # Declined, it wakes the Deep Ones before their icon does.
    moved = {"deep-ones water-4": -1}
    moved |= {"deep-ones captains-cabin": 1} if how == "other" else {"deep-ones deck-4": 1}
    found = met("ritual-coordination", how, deep_ones={"water-4": 1}, brood=0)
    assert found == changes | moved


@pytest.mark.rule("UNF-MY47")
@pytest.mark.parametrize(
    ("then", "dice", "changes"),
    [
        ("discard lore-2", "5", {"ritual": 1}),
        ("discard lore-2", "4", {"sanity": -1, "souls": -1}),
        ("discard lore-5", "2", {"ritual": 1}),
        ("discard lore-5", "1", {"sanity": -1, "souls": -1}),
    ],
)
def test_ritual_support_costs_a_lore_card_and_needs_seven(then, dice, changes):
    hands = {3: "lore-2 lore-5 will-1"}
    found = met("ritual-support", "option 1", then, hands=hands, dice=dice)
    assert found == changes | {"hand 3": -1}


@pytest.mark.rule("UNF-MY47")
@pytest.mark.parametrize(("ritual", "back"), [(2, {"ritual": -1}), (0, {})])
def test_ritual_support_may_be_refused_for_two_cards_and_a_step(ritual, back):
    discards = ["discard lore-1", "discard strength-1"]
    changes = met("ritual-support", "option 2", *discards, hands={3: FIVE}, ritual=ritual)
    assert changes == back | {"hand 3": -2}


@pytest.mark.rule("UNF-MY47")
def test_ritual_support_without_lore_can_only_be_refused():
    changes = met("ritual-support", "option 2", hands={3: "will-1"}, offered="")
    assert changes == {"hand 3": -1}


@pytest.mark.rule("UNF-MY48")
@pytest.mark.parametrize(
    ("option", "changes"),
    [
        ("option 1", {"sanity": -1, "kept 3": "sacrifice-deep-one"}),
        ("option 2", {"ritual": -3, "hand 3": -5}),
    ],
)
def test_sacrifice_deep_one_is_kept_by_the_keeper_or_undoes_the_ritual(option, changes):
    assert met("sacrifice-deep-one", option, ritual=3, hands={3: FIVE}) == changes


@pytest.mark.rule("UNF-MY48", "UNF-R59")
@pytest.mark.parametrize(
    ("dice", "left", "ritual", "kept"), [("6", 1, 2, []), ("5", 2, 0, ["sacrifice-deep-one"])]
)
def test_sacrifice_deep_one_needs_a_six_and_no_title(dice, left, ritual, kept):
    table = position(
        kept={"sacrifice-deep-one": 0},
        keeper=3,
        places={0: "deck-1"},
        deep_ones={"deck-1": 2},
        dice=dice,
    )
    table.play("kept sacrifice-deep-one").quiet()
    assert table.deep_ones("deck-1") == left
    assert (table.ritual, table.actions) == (ritual, 1)
    assert table.view()["players"][0]["kept"] == kept
    assert table.view()["mythos_top"] == (None if kept else "sacrifice-deep-one")


@pytest.mark.rule("UNF-MY48")
def test_sacrifice_deep_one_needs_a_deep_one_in_the_own_space():
    table = position(kept={"sacrifice-deep-one": 0}, places={0: "deck-1"}, deep_ones={"deck-2": 1})
    assert table.refuses("kept sacrifice-deep-one")


@pytest.mark.rule("UNF-MY49")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [
        ("passed", "", {}),
        ("failed", "3", {"sanity": -1, "place 3": "sick-bay"}),
        ("failed", "4", {"sanity": -1}),
        ("failed", "8", {"sanity": -1, "place 1": "sick-bay"}),
    ],
)
def test_sewage_backup_failed_defeats_the_humans_of_a_rolled_room(outcome, dice, changes):
    assert met("sewage-backup", outcome, dice=dice) == changes


@pytest.mark.rule("UNF-MY49")
def test_sewage_backup_defeats_every_human_there_and_no_traitor():
    changes = met(
        "sewage-backup",
        "failed",
        "name 2",
        places={0: "galley", 2: "galley", 3: "galley"},
        traitors={3: "hybrid"},
        keeper=2,
        dice="6",
    )
    assert changes == {"sanity": -1, "place 0": "sick-bay", "place 2": "sick-bay"}


@pytest.mark.rule("UNF-MY50")
@pytest.mark.parametrize(
    ("outcome", "dice", "damaged"),
    [
        ("passed", "6", ["galley"]),
        ("partial", "6 4", ["galley", "captains-cabin"]),
        ("failed", "6 4 5", ["galley", "captains-cabin", "cargo-hold"]),
    ],
)
def test_shipboard_fire_damages_the_ship_even_if_passed(outcome, dice, damaged):
    cards = ["structural-will", "structural-lore", "structural-any"]
    changes = met("shipboard-fire", outcome, dice=dice, places={2: "deck-1"})
    assert changes == {f"damage {room}": card for room, card in zip(damaged, cards, strict=False)}


@pytest.mark.rule("UNF-MY51")
def test_stolen_ritual_components_passed_let_the_keeper_resolve_one_of_two_spells():
    meeting = meet(
        "stolen-ritual-components", "passed", "take 1", spells="feed-the-mind raise-the-dead"
    )
    assert meeting.changes == {"sanity": -1, "souls": 2, "spells deck": -1}
    assert [event["seat"] for event in meeting.table.told_of("looked")] == [3]
    names = meeting.table.state.cards.spell_names
    assert names[meeting.table.deck("spells")[-1]] == "feed-the-mind"


@pytest.mark.rule("UNF-MY51", "UNF-R97")
@pytest.mark.parametrize("left", [1, 0])
def test_stolen_ritual_components_resolve_the_last_spell_unasked(left):
    table = position(mythos="stolen-ritual-components", chaos="lore-5 lore-5 will-1", keeper=3)
    spells = table.state.spells
    name = spells.cards.index(table.state.cards.spell_names.index("raise-the-dead"))
    spells.cards[0], spells.cards[name] = spells.cards[name], spells.cards[0]
    del spells.cards[left:], spells.known[left:]
    table.play("end").quiet()
    assert (table.sanity, table.souls) == (8 - left, 8 + 2 * left)
    assert table.view()["current"] == 1


@pytest.mark.rule("UNF-MY51")
@pytest.mark.parametrize(("ritual", "back"), [(3, -2), (1, -1)])
def test_stolen_ritual_components_failed_cost_two_steps_and_five_spells(ritual, back):
    changes = met("stolen-ritual-components", "failed", ritual=ritual)
    assert changes == {"ritual": back, "spells deck": -5}


@pytest.mark.rule("UNF-MY51", "UNF-014")
def test_stolen_ritual_components_take_as_many_spells_as_there_are():
    table = position(mythos="stolen-ritual-components", chaos="will-1 will-1 will-1")
    del table.state.spells.cards[3:], table.state.spells.known[3:]
    table.play("end").quiet()
    assert table.view()["decks"]["spells"] == 0


@pytest.mark.rule("UNF-MY52", "UNF-X37", "UNF-R56")
@pytest.mark.parametrize(("captain", "titles"), [(1, {}), (0, {"captain": 1})])
def test_strange_vision_shows_two_waypoints_and_leads_to_the_brig(captain, titles):
    meeting = meet(
        "strange-vision", "option 1", "take 1", waypoints="reef iceberg", captain=captain
    )
    assert meeting.changes == titles | {"place 0": "brig"}
    table = meeting.table
    deck = [table.state.cards.waypoint_names[card] for card in table.deck("waypoints")]
    assert (deck[0], deck[-1]) == ("iceberg", "reef")
    assert [event["seat"] for event in table.told_of("looked")] == [0]


@pytest.mark.rule("UNF-MY52")
def test_strange_vision_may_bring_a_deep_one_onto_every_deck_space():
    # The activation icon leads all of them inside.
    changes = met("strange-vision", "option 2", brood=0)
    assert changes == {
        "deep-ones bridge": 2,
        "deep-ones chapel": 1,
        "deep-ones captains-cabin": 1,
        "deep-ones cargo-hold": 1,
        "deep-ones galley": 1,
        "deep-ones boiler-room": 2,
    }


@pytest.mark.rule("UNF-MY52", "UNF-R71")
@pytest.mark.parametrize(("water", "ending"), [(13, "overrun"), (12, None)])
def test_strange_vision_overruns_a_ship_if_the_supply_is_short(water, ending):
    table = position(mythos="strange-vision", deep_ones={"water-1": water})
    table.play("end", "option 2").quiet()
    assert table.ending == ending
    assert table.view()["supply"] == 0
    assert len(table.told_of("spawned")) == 20 - water


@pytest.mark.rule("UNF-MY53")
def test_the_anarcho_individualist_gives_one_item_and_takes_five():
    changes = met("the-anarcho-individualist", "option 1", item_deck="plimsolls")
    assert changes == {"sanity": -1, "items 0": "six-shooter plimsolls", "items deck": -6}


@pytest.mark.rule("UNF-MY53")
def test_the_anarcho_individualist_may_cost_two_cards_and_two_treachery():
    discards = ["discard influence-1", "discard will-1"]
    changes = met("the-anarcho-individualist", "option 2", *discards, hands={0: FIVE})
    assert changes == {"hand 0": -2, "chaos": 2}


@pytest.mark.rule("UNF-MY54", "UNF-R89")
def test_the_captains_banquet_invites_every_human_who_is_not_in_the_brig():
    meeting = meet(
        "the-captains-banquet",
        "option 1",
        "yes",
        "no",
        "yes",
        places={1: "deck-1", 2: "brig", 3: "sick-bay"},
    )
    assert meeting.changes == {
        "food": -2,
        "sanity": 1,
        "place 0": "galley",
        "place 3": "galley",
    }


@pytest.mark.rule("UNF-MY54")
def test_the_captains_banquet_invites_no_traitor_and_nobody_who_is_there():
    changes = met(
        "the-captains-banquet",
        "option 1",
        "yes",
        places={0: "galley", 2: "galley"},
        traitors={3: "hybrid"},
        keeper=2,
    )
    assert changes == {"food": -2, "sanity": 1, "place 1": "galley"}


@pytest.mark.rule("UNF-MY54")
@pytest.mark.parametrize(
    ("dice", "changes"), [("6", {"food": -1, "sanity": -1}), ("7", {"food": -1})]
)
def test_the_captains_banquet_called_off_costs_food_and_perhaps_sanity(dice, changes):
    assert met("the-captains-banquet", "option 2", dice=dice) == changes


@pytest.mark.rule("UNF-MY55")
@pytest.mark.parametrize(
    ("outcome", "dagon", "decks"),
    [
        ("passed", None, [7]),
        ("partial", "water-5", [7, 5]),
        ("failed", "water-3", [7, 5, 3]),
    ],
)
def test_the_fathers_favor_wakes_dagon_up_to_twice_more(outcome, dagon, decks):
    changes = met("the-fathers-favor", outcome, dagon="water-7", brood=0)
    # In the end travel pushes him back one space.
    moved = {"dagon": dagon} if dagon else {}
    assert changes == moved | {f"deep-ones deck-{number}": 2 for number in decks}


@pytest.mark.rule("UNF-MY55")
def test_the_fathers_favor_failed_may_call_dagon_out_of_the_deep():
    # He gathers two and two and rises; the icon finds him at the bow; travel pushes them back.
    changes = met("the-fathers-favor", "failed", dice="4", brood=0)
    assert changes == {
        "dagon": "water-3",
        "deep-ones water-3": 4,
        "deep-ones deck-1": 2,
    }


@pytest.mark.rule("UNF-MY56")
@pytest.mark.parametrize(
    ("outcome", "hydra", "rooms"),
    [
        ("passed", None, ["boiler-room"]),
        ("partial", "water-5", ["boiler-room", "cargo-hold"]),
        ("failed", "water-3", ["boiler-room", "cargo-hold", "chapel"]),
    ],
)
def test_the_mothers_wrath_wakes_hydra_up_to_twice_more(outcome, hydra, rooms):
    changes = met("the-mothers-wrath", outcome, hydra="water-7", places=OUT_OF_THE_WAY, brood=0)
    cards = ["structural-will", "structural-lore", "structural-any"]
    damaged = {f"damage {room}": card for room, card in zip(rooms, cards, strict=False)}
    assert changes == damaged | ({"hydra": hydra} if hydra else {})


@pytest.mark.rule("UNF-MY57")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "", {"food": -1}),
        (
            "option 2",
            "8 3",
            {"passengers supply": -1, "passengers deck-8": 1, "sanity": -1},
        ),
        ("option 2", "8 4", {"passengers supply": -1, "passengers deck-8": 1}),
    ],
)
def test_too_many_bodies_cost_food_or_a_roll_against_those_on_deck(option, dice, changes):
    assert met("too-many-bodies", option, passengers={"deck-1": 2}, dice=dice) == changes


@pytest.mark.rule("UNF-MY57")
@pytest.mark.parametrize(("dice", "changes"), [("2", {"sanity": -1}), ("3", {})])
def test_too_many_bodies_are_counted_with_an_empty_supply_too(dice, changes):
    passengers = {"deck-1": 2, "supply": 0}
    assert met("too-many-bodies", "option 2", passengers=passengers, dice=dice) == changes


@pytest.mark.rule("UNF-MY58")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "7", {}),
        ("option 2", "4", {"souls": -1, "sanity": -1}),
        ("option 2", "5", {"souls": -1}),
    ],
)
def test_transformation_costs_souls_and_sanity_by_the_die(option, dice, changes):
    assert met("transformation", option, dice=dice) == changes


@pytest.mark.rule("UNF-MY58")
def test_transformation_may_make_a_deep_one_in_the_cargo_hold():
    # The activation icon has it damage the hold.
    changes = met("transformation", "option 1", places={2: "deck-1"}, dice="6", brood=0)
    assert changes == {
        "souls": -1,
        "deep-ones cargo-hold": 1,
        "damage cargo-hold": "structural-will",
    }


@pytest.mark.rule("UNF-MY59", "UNF-R97")
def test_volunteer_army_risks_up_to_four_for_as_many_deep_ones():
    changes = met(
        "volunteer-army",
        "option 1",
        "count 3",
        "at deck-1",
        "at galley",
        "at deck-1",
        deep_ones={"deck-1": 3, "galley": 1, "water-2": 1},
        dice="5 5 6",
    )
    assert changes == {
        "passengers supply": -3,
        "passengers deck-5": 2,
        "passengers deck-6": 1,
        "deep-ones deck-1": -2,
        "deep-ones galley": -1,
    }


@pytest.mark.rule("UNF-MY59", "UNF-R97", "UNF-003")
def test_volunteer_army_need_not_defeat_as_many_as_were_risked():
    changes = met(
        "volunteer-army", "option 1", "count 2", "pass", deep_ones={"deck-1": 3}, dice="5 5"
    )
    assert changes == {"passengers supply": -2, "passengers deck-5": 2}


@pytest.mark.rule("UNF-MY59", "UNF-R97")
@pytest.mark.parametrize(
    ("supply", "counts"),
    [(9, ["count 1", "count 2", "count 3", "count 4"]), (2, ["count 1", "count 2"])],
)
def test_volunteer_army_is_at_most_the_supply(supply, counts):
    table = position(mythos="volunteer-army", captain=1, passengers={"supply": supply})
    table.play("end", "option 1")
    assert table.asked == [1]
    assert table.legal() == counts


@pytest.mark.rule("UNF-MY59")
def test_volunteer_army_finds_nobody_to_fight_but_is_risked():
    changes = met("volunteer-army", "option 1", "count 1", deep_ones={"water-2": 1}, dice="5")
    assert changes == {"passengers supply": -1, "passengers deck-5": 1}


@pytest.mark.rule("UNF-MY59")
@pytest.mark.parametrize(("supply", "offered"), [(9, "option 1, option 2"), (0, "")])
def test_volunteer_army_needs_a_passenger_or_wakes_the_deep_ones(supply, offered):
    changes = met(
        "volunteer-army",
        "option 2",
        offered=offered,
        passengers={"supply": supply},
        deep_ones={"deck-4": 1},
    )
    assert changes == {"deep-ones deck-4": -1, "deep-ones captains-cabin": 1}


@pytest.mark.rule("UNF-MY60", "UNF-R47")
@pytest.mark.parametrize(
    ("then", "changes"),
    [
        (["pass"], {}),
        (
            ["at galley", "to deck-6", "pass"],
            {"deep-ones galley": -1, "deep-ones deck-6": 1},
        ),
        (
            ["at galley", "to deck-6", "at deck-1", "to water-1"],
            {
                "deep-ones galley": -1,
                "deep-ones deck-6": 1,
                "deep-ones deck-1": -1,
                "deep-ones water-1": 1,
            },
        ),
    ],
)
def test_hold_the_line_passed_moves_any_deep_ones_on_the_ship(then, changes):
    deep_ones = {"deck-1": 1, "galley": 1, "water-3": 1}
    assert met("hold-the-line", "passed", *then, deep_ones=deep_ones) == changes


@pytest.mark.rule("UNF-MY60")
@pytest.mark.parametrize(("outcome", "kind"), [("partial", "water"), ("failed", "deck")])
def test_hold_the_line_otherwise_spawns_eight(outcome, kind):
    changes = met("hold-the-line", outcome)
    assert changes == {f"deep-ones {kind}-{number}": 1 for number in range(1, 9)}


@pytest.mark.rule("UNF-MY61")
@pytest.mark.parametrize(
    ("then", "changes"),
    [
        ("pass", {}),
        ("name 0", {"place 0": "brig"}),
        ("name 1", {"place 1": "brig", "captain": 3}),
    ],
)
def test_history_repeats_passed_gives_sanity_and_perhaps_a_prisoner(then, changes):
    found = met("history-repeats", "passed", then, offered="option 1")
    assert found == changes | {"sanity": 1}


@pytest.mark.rule("UNF-MY61")
def test_history_repeats_names_another_human_who_is_free():
    table = position(
        "arjun jeanne samira keilani",
        mythos="history-repeats",
        chaos="influence-5 strength-5 will-1",
        hands={0: "influence-4"},
        places={1: "brig"},
        traitors={2: "hybrid"},
        captain=0,
        keeper=3,
    )
    table.play("end", "option 1", "add influence-4").quiet()
    assert table.asked == [3]
    assert table.legal() == ["pass", "name 0"]


@pytest.mark.rule("UNF-MY61", "UNF-R60")
@pytest.mark.parametrize(
    ("captain", "changes"),
    [
        (1, {"place 1": "brig", "place 3": "brig", "captain": 0}),
        (3, {"place 3": "brig", "captain": 0}),
    ],
)
def test_history_repeats_failed_jails_keilani_and_the_captain_of_that_moment(captain, changes):
    offered = "option 1, option 2" if captain == 3 else "option 1"
    found = met("history-repeats", "failed", captain=captain, offered=offered)
    assert found == changes | {"souls": -1}


@pytest.mark.rule("UNF-MY61")
def test_history_repeats_may_jail_keilani_as_captain_for_sanity():
    changes = met("history-repeats", "other", captain=3)
    assert changes == {"sanity": -1, "place 3": "brig", "captain": 0}


@pytest.mark.rule("UNF-MY62")
def test_the_peacemaker_passed_clears_the_board_but_not_the_deep():
    changes = met(
        "the-peacemaker",
        "passed",
        deep_ones={"deck-1": 2, "galley": 1, "water-5": 1, "deep": 1},
    )
    assert changes == {"deep-ones deck-1": -2, "deep-ones galley": -1, "deep-ones water-5": -1}


@pytest.mark.rule("UNF-MY62")
def test_the_peacemaker_failed_brings_a_deep_one_into_every_room():
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    changes = met("the-peacemaker", "failed")
    assert changes == {f"deep-ones {room}": 1 for room in rooms}


@pytest.mark.rule("UNF-MY62")
def test_the_peacemaker_may_be_kept_by_arjun():
    assert met("the-peacemaker", "other") == {"kept 0": "the-peacemaker"}


@pytest.mark.rule("UNF-MY62", "UNF-R59")
@pytest.mark.parametrize(("owner", "allowed"), [(0, False), (1, True)])
def test_the_peacemaker_forbids_its_owner_every_attack(owner, allowed):
    table = position(
        kept={"the-peacemaker": owner},
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        items={0: "six-shooter starbuck", 2: ""},
        hands={0: "strength-3 lore-1"},
    )
    for move in ("attack deep-one", "item six-shooter", "item starbuck", "play strength-3"):
        assert table.refuses(move) != allowed
    assert not table.refuses("play lore-1")


@pytest.mark.rule("UNF-MY62", "UNF-T13", "UNF-R59")
def test_the_peacemaker_goes_for_sanity_with_the_first_passenger_defeated():
    changes = met(
        "infection",
        "option 1",
        kept={"the-peacemaker": 0},
        deep_ones={"deck-3": 2},
        passengers={"deck-3": 2},
        dice="1",  # the face of the second, out of eight passengers left
        brood=0,
    )
    assert changes == {
        "food": -1,
        "passengers deck-3": -2,
        "souls": -2,
        "sanity": -1,
        "kept 0": "",
    }


@pytest.mark.rule("UNF-MY62", "UNF-T13", "UNF-B3")
def test_the_peacemaker_goes_with_a_passenger_of_the_supply_and_from_the_brig():
    changes = met(
        "hypnotic-melody", "failed", kept={"the-peacemaker": 1}, places={1: "brig"}, captain=0
    )
    assert changes == {"passengers supply": -1, "souls": -1, "sanity": -1, "kept 1": ""}


@pytest.mark.rule("UNF-MY62", "UNF-T12")
def test_the_peacemaker_stays_where_the_defeat_is_prevented():
    changes = met(
        "hypnotic-melody",
        "failed",
        "intervene",
        crew="arjun jeanne samira svetlana",
        kept={"the-peacemaker": 0},
    )
    assert changes == {}


@pytest.mark.rule("UNF-MY63")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"sanity": -1, "place 3": "sick-bay"}),
        (
            "failed",
            "6",
            {"sanity": -1, "place 3": "sick-bay", "damage galley": "structural-will"},
        ),
        ("other", "6", {"place 3": "brig", "damage galley": "structural-will"}),
    ],
)
def test_do_no_harm_puts_svetlana_into_sick_bay_or_brig(how, dice, changes):
    assert met("do-no-harm", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY64")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"sanity": 1}),
        ("failed", "", {"souls": -2}),
        (
            "other",
            "3 6",
            {
                "passengers supply": -1,
                "passengers deck-3": 1,
                "damage galley": "structural-will",
                "place 1": "sick-bay",
            },
        ),
    ],
)
def test_signs_of_life_cost_jeanne_or_souls_unless_passed(how, dice, changes):
    assert met("signs-of-life", how, dice=dice, captain=0) == changes


@pytest.mark.rule("UNF-MY65")
def test_the_game_is_afoot_passed_clears_an_interior_space_of_jamies_choice():
    changes = met(
        "the-game-is-afoot",
        "passed",
        "at galley",
        deep_ones={"galley": 3},
    )
    assert changes == {"deep-ones galley": -3}


@pytest.mark.rule("UNF-MY65")
def test_the_game_is_afoot_may_name_the_sick_bay_or_the_brig_for_nothing():
    table = position(
        "arjun jeanne samira jamie",
        mythos="the-game-is-afoot",
        chaos="observation-5 strength-5 will-1",
        hands={0: "strength-4"},
        deep_ones={"galley": 1, "deck-3": 1},
    )
    table.play("end", "option 1", "add strength-4").quiet()
    assert table.asked == [3]
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    assert table.legal() == [f"at {room}" for room in [*rooms, "sick-bay", "brig"]]
    table.play("at brig")
    assert table.told_of("deep-ones-defeated") == []


@pytest.mark.rule("UNF-MY65")
def test_the_game_is_afoot_failed_puts_jamie_among_four_deep_ones():
    # The activation icon has all four attack.
    changes = met("the-game-is-afoot", "failed", dice="4 5 5 5 5", brood=0)
    assert changes == {"deep-ones captains-cabin": 4, "place 3": "captains-cabin"}


@pytest.mark.rule("UNF-MY65", "UNF-R76")
@pytest.mark.parametrize(
    ("damage", "changes"),
    [
        ({}, {"damage boiler-room": "structural-will", "deep-ones galley": 4}),
        (
            {"boiler-room": "strength"},
            {"damage galley": "structural-will", "deep-ones cargo-hold": 4},
        ),
    ],
)
def test_the_game_is_afoot_may_damage_the_boiler_room_and_let_four_in(damage, changes):
    # The activation icon leads them on into the closest undamaged room.
    places = {1: "deck-1", 2: "deck-1"}
    found = met("the-game-is-afoot", "other", damage=damage, places=places, brood=0)
    assert found == changes


@pytest.mark.rule("UNF-MY65", "UNF-R76")
def test_the_game_is_afoot_lets_nobody_in_where_no_space_was_damaged():
    changes = met("the-game-is-afoot", "other", damage_deck="flooded-food-stores")
    assert changes == {"food": -1}


@pytest.mark.rule("UNF-MY66")
def test_memory_of_the_deep_passed_may_be_discarded_without_its_icons():
    meeting = meet("memory-of-the-deep", "passed", "yes", icons=False)
    assert meeting.changes == {}
    assert meeting.table.told_of("activated", "track") == []
    assert meeting.table.view()["current"] == 1


@pytest.mark.rule("UNF-MY66")
def test_memory_of_the_deep_passed_may_resolve_its_icons_all_the_same():
    assert met("memory-of-the-deep", "passed", "no") == {}


@pytest.mark.rule("UNF-MY66")
@pytest.mark.parametrize(("how", "changes"), [("failed", {"sanity": -1}), ("other", {})])
def test_memory_of_the_deep_stays_with_william_otherwise(how, changes):
    assert met("memory-of-the-deep", how) == changes | {"kept 3": "memory-of-the-deep"}


@pytest.mark.rule("UNF-MY66", "UNF-144", "UNF-R67")
@pytest.mark.parametrize(
    ("moves", "pile"),
    [
        (["add strength-2", "add strength-3"], 5),
        (["done"], 2),
    ],
)
def test_memory_of_the_deep_adds_one_treachery_where_william_adds_cards(moves, pile):
    table = position(
        kept={"memory-of-the-deep": 3},
        mythos="hull-leak",
        hands={3: "strength-2 strength-3"},
        tops="treachery-4",
        dice="6",
    )
    table.play("end", *moves).quiet()
    [turned_up] = table.told_of("turned-up")
    assert len(turned_up["cards"]) == pile
    assert turned_up["cards"].count("treachery-4") == (pile == 5)


@pytest.mark.rule("UNF-MY66", "UNF-B3")
def test_memory_of_the_deep_goes_on_by_itself_in_the_brig():
    table = position(
        kept={"memory-of-the-deep": 3},
        mythos="hull-leak",
        hands={3: "strength-2 strength-3"},
        places={3: "brig"},
        keeper=2,
        tops="treachery-4",
        dice="6",
    )
    table.play("end", "add strength-2").quiet()
    [turned_up] = table.told_of("turned-up")
    assert "treachery-4" in turned_up["cards"]


@pytest.mark.rule("UNF-MY66", "UNF-R67")
def test_memory_of_the_deep_is_not_stopped_by_preparation():
    table = position(
        kept={"memory-of-the-deep": 3},
        mythos="hull-leak",
        hands={1: "observation-5", 3: "strength-2"},
        tops="treachery-4",
        dice="6",
    )
    table.play("end", "prepare observation-5", "add strength-2").quiet()
    [turned_up] = table.told_of("turned-up")
    assert sorted(turned_up["cards"]) == ["strength-2", "treachery-4"]


@pytest.mark.rule("UNF-MY66")
@pytest.mark.parametrize(
    ("chaos", "sanity", "kept"),
    [("lore-5 will-4", 8, []), ("lore-4 will-4", 7, ["memory-of-the-deep"])],
)
def test_memory_of_the_deep_can_be_tested_away_by_an_action(chaos, sanity, kept):
    table = position(
        kept={"memory-of-the-deep": 3},
        current=3,
        hands={0: "will-4"},
        chaos=f"{chaos} lore-1",
        ritual=1,
    )
    table.play("kept memory-of-the-deep", "add will-4").quiet()
    [test] = table.told_of("test")
    assert (test["target"], test["partial"], test["skills"]) == (13, 0, ["lore", "will"])
    assert (table.sanity, table.actions) == (sanity, 1)
    assert table.view()["players"][3]["kept"] == kept
    assert table.view()["mythos_top"] == (None if kept else "memory-of-the-deep")
    assert table.told_of("activated", "track") == []


@pytest.mark.rule("UNF-MY66", "UNF-T6")
@pytest.mark.parametrize(("named", "sanity"), [("passed", 8), ("failed", 7)])
def test_memory_of_the_deep_lets_arjun_decide_its_test(named, sanity):
    table = position(kept={"memory-of-the-deep": 3}, current=3)
    table.play("kept memory-of-the-deep", "sacrifice", f"outcome {named}").quiet()
    assert table.sanity == sanity
    assert (table.view()["players"][3]["kept"] == []) == (named == "passed")


@pytest.mark.rule("UNF-MY66", "UNF-B3")
@pytest.mark.parametrize(("book", "refused"), [("learn-to-play", True), ("reference", False)])
def test_memory_of_the_deep_in_the_brig_follows_the_book(book, refused):
    table = position(
        kept={"memory-of-the-deep": 3},
        current=3,
        places={3: "brig"},
        keeper=2,
        options={"book": book},
    )
    assert table.refuses("kept memory-of-the-deep") == refused


@pytest.mark.rule("UNF-MY67")
def test_miscalculation_passed_shows_beatrice_two_waypoints():
    meeting = meet("miscalculation", "passed", "take 1", waypoints="reef iceberg")
    assert meeting.changes == {}
    table = meeting.table
    deck = [table.state.cards.waypoint_names[card] for card in table.deck("waypoints")]
    assert (deck[0], deck[-1]) == ("iceberg", "reef")
    assert [event["seat"] for event in table.told_of("looked")] == [3]


@pytest.mark.rule("UNF-MY67", "UNF-R79")
@pytest.mark.parametrize(("how", "dice"), [("failed", ""), ("other", "7")])
@pytest.mark.parametrize(
    ("travel", "changes"),
    [(0, {"fuel": -2}), (1, {"travel": -1, "fuel": -1}), (3, {"travel": -2})],
)
def test_miscalculation_throws_the_ship_back(how, dice, travel, changes):
    assert met("miscalculation", how, dice=dice, travel=travel) == changes


@pytest.mark.rule("UNF-MY67")
def test_miscalculation_does_no_harm_on_an_eight():
    assert met("miscalculation", "other", dice="8", travel=1) == {}


@pytest.mark.rule("UNF-MY68", "UNF-R16")
def test_family_ties_recall_all_deep_ones_and_stay_with_ishmael():
    changes = met(
        "family-ties",
        "option 1",
        deep_ones={"deck-1": 2, "galley": 1, "water-5": 1, "deep": 3},
    )
    assert changes == {
        "deep-ones deck-1": -2,
        "deep-ones galley": -1,
        "deep-ones water-5": -1,
        "deep-ones deep": -3,
        "kept 3": "family-ties",
    }


@pytest.mark.rule("UNF-MY68")
@pytest.mark.parametrize(
    ("space", "then", "room"),
    [
        ("deck-5", [], "cargo-hold"),
        ("deck-8", [], "boiler-room"),
        ("sick-bay", ["at captains-cabin"], "captains-cabin"),
        ("sick-bay", ["at chapel"], "chapel"),
    ],
)
def test_family_ties_refused_spawn_four_in_the_nearest_room(space, then, room):
    table = position(
        "arjun jeanne samira ishmael",
        mythos="family-ties",
        places=OUT_OF_THE_WAY | {3: space},
    )
    table.play("end", "option 2", *then).quiet()
    spawned = [(event["space"], event["count"]) for event in table.told_of("spawned")]
    assert spawned == [(room, 4)]


@pytest.mark.rule("UNF-MY68")
def test_family_ties_refused_spawn_four_in_the_own_room():
    # The activation icon has all four attack Ishmael.
    changes = met("family-ties", "option 2", places={3: "galley"}, dice="5 5 5 5", brood=0)
    assert changes == {"deep-ones galley": 4}


@pytest.mark.rule("UNF-MY68", "UNF-139", "UNF-R67")
@pytest.mark.parametrize(
    ("place", "moves", "cards"),
    [
        ("galley", [], ["strength-1", "strength-1", "treachery-4"]),
        ("brig", [], ["strength-1", "strength-1"]),
        ("galley", ["prepare observation-5"], []),
    ],
)
def test_family_ties_add_a_treachery_card_to_the_chaos_cards(place, moves, cards):
    table = position(
        "arjun jeanne samira ishmael",
        kept={"family-ties": 3},
        mythos="hull-leak",
        places={3: place},
        captain=0,
        keeper=2,
        hands={1: "observation-5"},
        chaos="strength-1 strength-1 will-1",
        tops="treachery-4",
        dice="6",
    )
    table.play("end", *moves).quiet()
    [turned_up] = table.told_of("turned-up")
    assert sorted(turned_up["cards"]) == cards


@pytest.mark.rule("UNF-MY69")
def test_gift_of_the_mother_passed_brings_a_new_chaos_deck():
    meeting = meet("gift-of-the-mother", "passed")
    assert [event["skills"] for event in meeting.table.told_of("chaos-discarded")] == [
        ["influence", "lore", "observation", "strength", "will"]
    ]
    assert meeting.table.view()["chaos"] == 10
    assert {*meeting.changes} == {"chaos"}


@pytest.mark.rule("UNF-MY69", "UNF-157")
def test_gift_of_the_mother_discards_the_treachery_of_the_ring_too():
    table = position(
        "arjun jeanne samira edmund",
        mythos="gift-of-the-mother",
        hands={0: "strength-4"},
        chaos="strength-5 will-4 lore-1",
    )
    table.play("end", "no", "option 1", "add strength-4", "ring").quiet()
    [discarded] = table.told_of("chaos-discarded")
    assert sorted(discarded["skills"]) == ["lore", "treachery", "treachery"]
    assert table.view()["chaos"] == 10


@pytest.mark.rule("UNF-MY69")
@pytest.mark.parametrize(
    ("how", "changes"),
    [
        ("failed", {"place 3": "sick-bay", "items 3": "", "chaos": 6}),
        ("other", {"items 3": "", "chaos": 6}),
    ],
)
def test_gift_of_the_mother_takes_the_ring_and_six_treachery(how, changes):
    assert met("gift-of-the-mother", how) == changes


@pytest.mark.rule("UNF-MY69", "UNF-R97")
def test_gift_of_the_mother_takes_the_ring_from_anybody():
    items = {1: "tool-kit lucky-ring", 3: ""}
    changes = met("gift-of-the-mother", "other", items=items)
    assert changes == {"items 1": "tool-kit", "chaos": 6}


@pytest.mark.rule("UNF-MY69", "UNF-R97")
def test_gift_of_the_mother_leaves_the_ring_in_the_item_deck():
    assert met("gift-of-the-mother", "other", items={3: ""}) == {"chaos": 6}


@pytest.mark.rule("UNF-MY70")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        (
            "passed",
            "",
            {"items 2": "starbuck plimsolls shotgun", "items deck": -1},
        ),
        ("failed", "", {"place 2": "brig", "items 2": ""}),
        ("other", "5", {"place 2": "deck-5", "items 2": ""}),
    ],
)
def test_ticket_please_gives_samira_an_item_or_takes_them_all(how, dice, changes):
    items = {2: "starbuck shotgun"}
    assert met("ticket-please", how, items=items, item_deck="plimsolls", dice=dice) == changes


@pytest.mark.rule("UNF-132")
@pytest.mark.parametrize(
    ("kept", "crew"),
    [
        pytest.param(
            "barricade-the-hatches", "arjun jeanne samira", marks=pytest.mark.rule("UNF-MY03")
        ),
        pytest.param(
            "sacrifice-deep-one", "arjun jeanne samira", marks=pytest.mark.rule("UNF-MY48")
        ),
        pytest.param("the-peacemaker", "arjun jeanne samira", marks=pytest.mark.rule("UNF-MY62")),
        pytest.param(
            "memory-of-the-deep", "william jeanne samira", marks=pytest.mark.rule("UNF-MY66")
        ),
        pytest.param("family-ties", "ishmael jeanne samira", marks=pytest.mark.rule("UNF-MY68")),
    ],
)
def test_a_kept_card_is_discarded_when_its_owner_reveals(kept, crew):
    table = position(crew, kept={kept: 0}, loyalty={0: "hybrid"})
    table.play("reveal hybrid")
    while table.step != "actions":
        table.play(table.legal()[0])
    assert table.view()["players"][0]["kept"] == []
    assert table.view()["mythos_top"] == kept
