"""The mythos cards UNF-MY01 to UNF-MY35: every branch, and all that it changes."""

import pytest

from games.unfathomable.meeting import meet, met
from games.unfathomable.table import position

FIVE = "influence-1 lore-1 observation-1 strength-1 will-1"
"""A hand whose cards are named in this order."""
KEEPS_HATCHES = {"barricade-the-hatches": 0}


@pytest.mark.rule("UNF-MY01")
@pytest.mark.parametrize(
    ("named", "changes"),
    [
        (0, {"place 0": "brig"}),
        (1, {"place 1": "brig", "captain": 0}),
        (2, {"place 2": "brig"}),
        (3, {"place 3": "brig", "keeper": 2}),
    ],
)
def test_accusation_lets_the_captain_jail_any_human(named, changes):
    assert met("accusation", "option 1", f"name {named}") == changes


@pytest.mark.rule("UNF-MY01")
def test_accusation_names_neither_traitors_nor_who_is_in_the_brig():
    table = position(
        mythos="accusation", places={3: "brig"}, traitors={2: "hybrid"}, captain=1, keeper=0
    )
    table.play("end", "option 1")
    assert table.asked == [1]
    assert table.legal() == ["name 0", "name 1"]


@pytest.mark.rule("UNF-MY01")
def test_accusation_may_cost_captain_and_current_player_two_cards_each():
    meeting = meet(
        "accusation",
        "option 2",
        "discard lore-1",
        "discard will-1",
        "discard influence-1",
        "discard strength-1",
        hands={0: FIVE, 1: "lore-1 observation-1 will-1"},
    )
    assert meeting.changes == {"hand 0": -2, "hand 1": -2, "chaos": 2}
    assert [event["seat"] for event in meeting.table.told_of("discarded")] == [1, 0]


@pytest.mark.rule("UNF-MY01", "UNF-X42")
def test_accusation_costs_a_captain_who_is_current_player_four_cards():
    discards = [f"discard {skill}-1" for skill in ("influence", "lore", "observation", "strength")]
    changes = met("accusation", "option 2", *discards, captain=0, hands={0: FIVE})
    assert changes == {"hand 0": -4, "chaos": 2}


@pytest.mark.rule("UNF-MY01", "UNF-X42")
def test_accusation_takes_three_cards_where_there_are_no_more():
    discards = ["discard lore-1", "discard strength-1"]
    hands = {0: "lore-1 strength-1 will-1"}
    changes = met("accusation", "option 2", *discards, captain=0, hands=hands)
    assert changes == {"hand 0": -3, "chaos": 2}


@pytest.mark.rule("UNF-MY02")
@pytest.mark.parametrize(
    ("outcome", "then", "supply", "dice", "changes"),
    [
        (
            "passed",
            ["yes"],
            9,
            "3 5",
            {
                "souls": 1,
                "food": 1,
                "passengers supply": -2,
                "passengers deck-3": 1,
                "passengers deck-5": 1,
            },
        ),
        ("passed", ["no"], 9, "3", {"souls": 1, "passengers supply": -1, "passengers deck-3": 1}),
        ("passed", [], 1, "3", {"souls": 1, "passengers supply": -1, "passengers deck-3": 1}),
        ("passed", [], 0, "", {}),
        ("partial", [], 9, "8 8", {"souls": 1, "passengers supply": -2, "passengers deck-8": 2}),
        ("partial", [], 1, "8", {"passengers supply": -1, "passengers deck-8": 1}),
        ("failed", [], 9, "", {"sanity": -1, "souls": -1}),
    ],
)
def test_adrift_fishing_boat_takes_passengers_for_souls_and_food(
    outcome, then, supply, dice, changes
):
    passengers = {"supply": supply}
    found = met("adrift-fishing-boat", outcome, *then, passengers=passengers, dice=dice)
    assert found == changes


@pytest.mark.rule("UNF-MY02")
def test_adrift_fishing_boat_asks_the_current_player_for_the_second_risk():
    chaos = "influence-5 influence-5 lore-1"
    hands = {0: "strength-4 strength-2"}
    table = position(mythos="adrift-fishing-boat", chaos=chaos, hands=hands, dice="1 1")
    table.play("end", "add strength-2", "add strength-4").quiet()
    assert table.asked == [0]
    assert table.legal() == ["no", "yes"]


@pytest.mark.rule("UNF-MY03")
def test_barricade_the_hatches_passed_stays_with_the_current_player():
    changes = met("barricade-the-hatches", "passed")
    assert changes == {"kept 0": "barricade-the-hatches"}


@pytest.mark.rule("UNF-MY03")
def test_barricade_the_hatches_failed_wakes_the_deep_ones():
    changes = met("barricade-the-hatches", "failed", deep_ones={"deck-3": 1})
    assert changes == {"deep-ones deck-3": -1, "deep-ones chapel": 1}


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_costs_no_action_and_lasts_until_the_end_of_the_turn():
    table = position(kept=KEEPS_HATCHES, mythos="class-struggle", deep_ones={"deck-3": 1})
    table.play("kept barricade-the-hatches")
    assert (table.actions, table.view()["barricaded"]) == (2, True)
    assert table.view()["mythos_top"] == "barricade-the-hatches"
    assert table.refuses("kept barricade-the-hatches")
    table.play("end", "option 1").quiet()
    assert table.deep_ones("deck-3") == 1
    assert table.view()["current"] == 1
    assert not table.view()["barricaded"]


@pytest.mark.rule("UNF-MY03", "UNF-R58", "UNF-T19")
def test_barricade_the_hatches_is_offered_between_the_actions_of_another():
    fields = {"deep_ones": {"deck-3": 1}, "hands": {1: "lore-3"}, "mythos": "class-struggle"}
    table = position(kept=KEEPS_HATCHES, current=1, **fields).play("move bridge")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])
    assert table.view()["question"]["purpose"] == "actions"
    table.play("yes", "play lore-3")
    assert table.view()["barricaded"]
    assert table.refuses("to chapel")
    table = position(kept=KEEPS_HATCHES, current=1, **fields).play("move bridge", "no")
    table.play("play lore-3", "to chapel")
    assert table.deep_ones("chapel") == 1


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_is_not_offered_between_actions_with_no_deep_one_to_stop():
    table = position(kept=KEEPS_HATCHES, current=1, mythos="class-struggle").play("move bridge")
    assert table.asked == [1]


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_is_offered_before_the_mythos_step_of_any_human():
    table = position(kept=KEEPS_HATCHES, current=1, mythos="class-struggle").play("end")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])
    table.play("yes", "option 1").quiet()
    assert table.view()["mythos_top"] == "class-struggle"
    table = position(kept=KEEPS_HATCHES, actions=1, mythos="class-struggle").play("move galley")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_is_not_asked_for_of_an_owner_who_ends_their_actions():
    table = position(kept=KEEPS_HATCHES, mythos="class-struggle").play("end")
    assert table.step == "crisis"


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_interrupts_no_text():
    table = position(
        kept=KEEPS_HATCHES, current=1, hands={1: "influence-1"}, deep_ones={"deck-3": 1}
    )
    table.play("play influence-1", "name 0")
    assert table.asked == [0]
    assert table.refuses("kept barricade-the-hatches")


@pytest.mark.rule("UNF-R58")
def test_a_revealed_traitors_turn_has_no_mythos_step_to_barricade_before():
    table = position(kept=KEEPS_HATCHES, current=1, traitors={1: "hybrid"}).play("end").quiet()
    assert table.view()["current"] == 2


@pytest.mark.rule("UNF-MY03", "UNF-R6", "UNF-199")
def test_barricade_the_hatches_stops_every_move_into_a_room_and_no_other():
    table = position(
        kept=KEEPS_HATCHES,
        mythos="class-struggle",
        deep_ones={"water-4": 1, "deck-3": 1, "galley": 1},
        damage={"galley": "lore"},
    )
    table.play("kept barricade-the-hatches", "end", "option 1").quiet()
    assert table.view()["deep_ones"] == {"deck-4": 1, "deck-3": 1, "galley": 1}


@pytest.mark.rule("UNF-MY03", "UNF-R6")
def test_barricade_the_hatches_does_not_stop_spawning_inside():
    table = position(
        kept=KEEPS_HATCHES, mythos="mysterious-lifeboat", places={2: "deck-3"}, dice="8 4"
    )
    table.play("kept barricade-the-hatches", "end", "option 1", "done").quiet()
    assert table.deep_ones("galley") == table.deep_ones("cargo-hold") == 1


@pytest.mark.rule("UNF-MY03", "UNF-R58", "UNF-T19")
@pytest.mark.parametrize(("answer", "space"), [("yes", "deck-3"), ("no", "chapel")])
def test_barricade_the_hatches_is_offered_before_an_activation_in_anybodys_turn(answer, space):
    table = position(
        kept=KEEPS_HATCHES, current=1, mythos="class-struggle", deep_ones={"deck-3": 1}
    )
    table.play("end", "no", "option 1").quiet()
    assert table.asked == [0]
    table.play(answer).quiet()
    assert table.deep_ones(space) == 1
    kept = [] if answer == "yes" else ["barricade-the-hatches"]
    assert table.view()["players"][0]["kept"] == kept


@pytest.mark.rule("UNF-MY03", "UNF-B3")
@pytest.mark.parametrize(("book", "asked"), [("learn-to-play", []), ("reference", [0])])
def test_barricade_the_hatches_in_the_brig_follows_the_book(book, asked):
    table = position(
        kept=KEEPS_HATCHES,
        current=1,
        places={0: "brig"},
        captain=1,
        mythos="class-struggle",
        deep_ones={"deck-3": 1},
        options={"book": book},
    )
    table.play("end", *["no" for _ in asked], "option 1").quiet()
    assert table.asked == (asked or [2])
    assert table.deep_ones("deck-3") == len(asked)


@pytest.mark.rule("UNF-MY04")
@pytest.mark.parametrize(
    ("how", "supply", "dice", "changes"),
    [
        ("passed", 9, "1 2", {"travel": 1, "passengers deck-1": 1, "passengers deck-2": 1}),
        ("passed", 1, "1", {"passengers deck-1": 1}),
        ("failed", 9, "1 2", {"fuel": -1, "passengers deck-1": 1, "passengers deck-2": 1}),
        ("other", 9, "6", {"fuel": -1}),
        ("other", 9, "7", {}),
    ],
)
def test_bucket_brigade_puts_two_passengers_in_the_line(how, supply, dice, changes):
    found = met("bucket-brigade", how, passengers={"supply": supply}, dice=dice)
    risked = sum(changes.get(f"passengers deck-{number}", 0) for number in (1, 2))
    assert found == changes | ({"passengers supply": -risked} if risked else {})


@pytest.mark.rule("UNF-MY05")
@pytest.mark.parametrize(
    ("option", "supply", "dice", "changes"),
    [
        ("option 1", 9, "", {"sanity": -2}),
        ("option 2", 9, "1 1 1 8", {"passengers deck-1": 3, "passengers deck-8": 1}),
        ("option 2", 2, "1 8", {"passengers deck-1": 1, "passengers deck-8": 1}),
        ("option 2", 0, "", {}),
    ],
)
def test_class_struggle_costs_two_sanity_or_risks_four(option, supply, dice, changes):
    found = met("class-struggle", option, passengers={"supply": supply}, dice=dice)
    risked = len(dice.split())
    assert found == changes | ({"passengers supply": -risked} if risked else {})


@pytest.mark.rule("UNF-MY06")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"travel": 1}),
        ("failed", "", {"fuel": -1, "souls": -1}),
        ("other", "4", {"fuel": -2}),
        ("other", "5", {"fuel": -1}),
    ],
)
def test_coal_bunker_fire_drives_the_ship_or_burns_fuel(how, dice, changes):
    assert met("coal-bunker-fire", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY07")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [
        ("passed", "", {}),
        (
            "partial",
            "4 6",
            {
                "hydra": "water-1",
                "dagon": "water-1",
                "damage galley": "structural-will",
                "travel": -1,
            },
        ),
        (
            "failed",
            "5 6 4",
            {
                "hydra": "water-2",
                "dagon": "water-2",
                "damage galley": "structural-will",
                "damage captains-cabin": "structural-lore",
                "travel": -2,
            },
        ),
    ],
)
def test_collision_course_brings_both_monarchs_to_the_bow(outcome, dice, changes):
    found = met(
        "collision-course", outcome, dice=dice, travel=3, hydra="water-7", deep_ones={"deep": 1}
    )
    assert found == changes


@pytest.mark.rule("UNF-MY07")
@pytest.mark.parametrize(("outcome", "dice"), [("partial", "1 6"), ("failed", "1 6 4")])
def test_collision_course_costs_no_fuel_at_start(outcome, dice):
    changes = met("collision-course", outcome, dice=dice)
    assert not {"travel", "fuel"} & {*changes}


@pytest.mark.rule("UNF-MY08")
def test_coordinated_assault_passed_advances_travel():
    assert met("coordinated-assault", "passed") == {"travel": 1}


@pytest.mark.rule("UNF-MY08")
def test_coordinated_assault_failed_brings_up_the_deep_and_wakes_all_in_turn():
    meeting = meet(
        "coordinated-assault",
        "failed",
        places={0: "deck-8"},
        deep_ones={"deep": 1},
        dice="4",
        brood=0,
    )
    # One goes from water 1 over the deck to the Bridge, Dagon's two pass through the Bridge.
    assert meeting.changes == {
        "hydra": "water-1",
        "dagon": "water-1",
        "damage bridge": "structural-will",
        "deep-ones deep": -1,
        "deep-ones bridge": 1,
        "deep-ones captains-cabin": 2,
    }
    woken = [event["monster"] for event in meeting.table.told_of("activated")]
    assert woken == ["hydra", "dagon", "deep-ones", "deep-ones"]


@pytest.mark.rule("UNF-MY08")
def test_coordinated_assault_leaves_a_monarch_on_the_board_where_it_is():
    meeting = meet(
        "coordinated-assault",
        "failed",
        places={0: "deck-8"},
        dagon="water-6",
        dice="5",
        brood=0,
    )
    # Dagon leaves two on deck 6, who come to the Galley: one damages it, one goes on.
    assert meeting.changes == {
        "hydra": "water-2",
        "dagon": "water-4",
        "damage bridge": "structural-will",
        "damage galley": "structural-lore",
        "deep-ones galley": 1,
        "deep-ones boiler-room": 1,
    }


@pytest.mark.rule("UNF-MY09")
def test_criminal_activity_passed_gives_the_current_player_an_item():
    changes = met("criminal-activity", "passed", item_deck="plimsolls")
    assert changes == {"items 0": "six-shooter plimsolls", "items deck": -1}


@pytest.mark.rule("UNF-MY09", "UNF-R97")
def test_criminal_activity_failed_leaves_each_human_one_item_of_their_choice():
    meeting = meet(
        "criminal-activity",
        "failed",
        "thing plimsolls",
        "thing starbuck",
        items={
            0: "six-shooter plimsolls shotgun",
            2: "starbuck kitchen-knife",
            3: "elder-sign-amulet jam-tin-grenade",
        },
        traitors={3: "hybrid"},
        keeper=2,
    )
    assert meeting.changes == {"sanity": -1, "items 0": "plimsolls", "items 2": "starbuck"}


@pytest.mark.rule("UNF-MY09")
@pytest.mark.parametrize(
    ("items", "then", "left"),
    [("six-shooter plimsolls", ["thing six-shooter"], "plimsolls"), ("six-shooter", [], "")],
)
def test_criminal_activity_may_cost_an_own_item_instead(items, then, left):
    changes = met("criminal-activity", "other", *then, items={0: items})
    assert changes == {"items 0": left, "chaos": 4}


@pytest.mark.rule("UNF-MY09")
def test_criminal_activity_without_an_item_leaves_only_the_test():
    assert met("criminal-activity", "failed", items={0: ""}, offered="") == {"sanity": -1}


@pytest.mark.rule("UNF-MY10")
@pytest.mark.parametrize(
    ("outcome", "travel", "changes"),
    [
        ("passed", 0, {}),
        ("partial", 0, {"food": -1}),
        ("failed", 2, {"food": -1, "travel": -1}),
        ("failed", 0, {"food": -1, "fuel": -1}),
    ],
)
def test_damaged_evaporator_costs_food_and_speed(outcome, travel, changes):
    assert met("damaged-evaporator", outcome, travel=travel) == changes


@pytest.mark.rule("UNF-MY11")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [("passed", {}), ("failed", {"damage captains-cabin": "structural-will"})],
)
def test_deep_one_feint_failed_wakes_the_deep_ones_once_more(outcome, changes):
    found = met("deep-one-feint", outcome, deep_ones={"deck-4": 1}, brood=0)
    assert found == {"deep-ones deck-4": -1, "deep-ones captains-cabin": 1} | changes


@pytest.mark.rule("UNF-MY12")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [
        ("passed", {"deep-ones captains-cabin": 1}),
        (
            "partial",
            {"deep-ones captains-cabin": 1, "damage captains-cabin": "structural-will"},
        ),
        ("failed", {"deep-ones galley": 1, "damage captains-cabin": "structural-will"}),
    ],
)
def test_deep_one_swarm_wakes_the_deep_ones_up_to_twice_more(outcome, changes):
    found = met("deep-one-swarm", outcome, deep_ones={"deck-4": 1}, brood=0)
    assert found == {"deep-ones deck-4": -1} | changes


@pytest.mark.rule("UNF-MY13")
@pytest.mark.parametrize(
    ("option", "supply", "dice", "changes"),
    [
        ("option 1", 9, "3 4", {"passengers supply": -1, "passengers deck-3": 1, "sanity": -1}),
        ("option 1", 9, "3 5", {"passengers supply": -1, "passengers deck-3": 1}),
        ("option 1", 0, "4", {"sanity": -1}),
        ("option 2", 9, "", {"souls": -1}),
    ],
)
def test_dinghy_launch_risks_one_and_perhaps_sanity_or_costs_a_soul(option, supply, dice, changes):
    assert met("dinghy-launch", option, passengers={"supply": supply}, dice=dice) == changes


@pytest.mark.rule("UNF-MY14")
@pytest.mark.parametrize(("outcome", "change"), [("passed", 1), ("partial", -1), ("failed", -2)])
def test_disturbing_dreams_give_or_take_sanity(outcome, change):
    assert met("disturbing-dreams", outcome) == {"sanity": change}


@pytest.mark.rule("UNF-MY15")
@pytest.mark.parametrize(
    ("outcome", "travel", "changes"),
    [
        ("passed", 1, {"travel": 1}),
        ("failed", 1, {"travel": -1}),
        ("failed", 0, {"fuel": -1}),
    ],
)
def test_eot_failure_moves_the_ship_on_or_back(outcome, travel, changes):
    assert met("eot-failure", outcome, travel=travel) == changes


@pytest.mark.rule("UNF-MY16")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [("passed", {}), ("failed", {"hand 3": -5, "place 3": "sick-bay", "keeper": 2})],
)
def test_fear_of_the_unknown_breaks_the_keeper(outcome, changes):
    assert met("fear-of-the-unknown", outcome, hands={3: FIVE}) == changes


@pytest.mark.rule("UNF-MY16", "UNF-R60")
def test_fear_of_the_unknown_takes_hand_and_title_even_if_the_defeat_is_prevented():
    changes = met(
        "fear-of-the-unknown",
        "failed",
        "heal lore-1",
        crew="arjun jeanne svetlana william",
        hands={2: "lore-1", 3: FIVE},
    )
    assert changes == {"hand 2": -1, "hand 3": -5, "keeper": 2}


@pytest.mark.rule("UNF-MY16", "UNF-272")
def test_fear_of_the_unknown_leaves_the_title_with_the_only_human_out_of_the_brig():
    table = position(
        mythos="fear-of-the-unknown",
        chaos="strength-1 strength-1 strength-1",
        hands={0: FIVE},
        places={1: "brig", 2: "brig", 3: "brig"},
        captain=0,
        keeper=0,
    )
    table.play("end").quiet()
    assert (table.space(0), table.hand(0), table.view()["keeper"]) == ("sick-bay", [], 0)


@pytest.mark.rule("UNF-MY17")
@pytest.mark.parametrize(
    ("how", "then", "travel", "changes"),
    [
        ("passed", [], 0, {}),
        (
            "failed",
            ["discard lore-1", "discard observation-1", "discard will-1"],
            0,
            {"place 0": "sick-bay", "hand 0": -3},
        ),
        ("other", [], 2, {"travel": -1, "chaos": 2}),
        ("other", [], 0, {"fuel": -1, "chaos": 2}),
    ],
)
def test_firemen_strike_hits_the_current_player_or_slows_the_ship(how, then, travel, changes):
    assert met("firemen-strike", how, *then, travel=travel, hands={0: FIVE}) == changes


@pytest.mark.rule("UNF-MY18")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"souls": -1})])
def test_flooding_compartment_failed_costs_a_soul(outcome, changes):
    assert met("flooding-compartment", outcome) == changes


@pytest.mark.rule("UNF-MY19")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "6", {"food": -1, "sanity": -1}),
        ("option 1", "7", {"food": -1}),
        ("option 2", "", {"food": -2}),
    ],
)
def test_food_rationing_costs_one_food_and_perhaps_sanity_or_two_food(option, dice, changes):
    assert met("food-rationing", option, dice=dice) == changes


@pytest.mark.rule("UNF-MY20")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [("passed", {}), ("partial", {"food": -1}), ("failed", {"food": -2})],
)
def test_food_stores_raid_costs_food(outcome, changes):
    assert met("food-stores-raid", outcome) == changes


@pytest.mark.rule("UNF-MY21")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"sanity": -1})])
def test_horrific_visions_failed_costs_sanity(outcome, changes):
    assert met("horrific-visions", outcome) == changes


@pytest.mark.rule("UNF-MY22")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [("passed", "", {}), ("failed", "6", {"damage galley": "structural-will"})],
)
def test_hull_leak_failed_damages_the_ship(outcome, dice, changes):
    assert met("hull-leak", outcome, dice=dice) == changes


@pytest.mark.rule("UNF-MY23", "UNF-X41")
@pytest.mark.parametrize(
    ("outcome", "supply", "dice", "changes"),
    [
        ("passed", 9, "", {}),
        ("passed", 0, "", {}),
        ("partial", 9, "2", {"passengers supply": -1, "passengers deck-2": 1}),
        ("partial", 0, "", {"food": -1}),
        ("failed", 9, "", {"passengers supply": -1, "souls": -1}),
        ("failed", 0, "", {"souls": -2}),
    ],
)
def test_hypnotic_melody_lures_passengers_out_of_the_supply(outcome, supply, dice, changes):
    passengers = {"supply": supply}
    assert met("hypnotic-melody", outcome, passengers=passengers, dice=dice) == changes


@pytest.mark.rule("UNF-MY24")
def test_identity_crisis_passed_lets_each_human_draw_from_the_own_set():
    chaos = "strength-1 will-1 lore-2 lore-2"
    hands = {0: "influence-4 influence-4 influence-4 lore-1"}
    table = position(
        mythos="identity-crisis",
        chaos=chaos,
        hands=hands,
        places={1: "brig", 3: "sick-bay"},
        captain=2,
        keeper=0,
    )
    table.play("end", "option 1", "add lore-1", *["add influence-4"] * 3).quiet()
    assert table.asked == [0, 1, 2, 3]
    assert table.legal(0) == ["draw influence", "draw observation", "draw strength"]
    assert table.legal(1) == ["draw influence", "draw observation", "draw strength"]
    assert table.legal(2) == ["draw lore", "draw observation", "draw will"]
    assert table.legal(3) == ["draw lore", "draw will"]
    for seat, skill in enumerate(("strength", "influence", "will", "lore")):
        table.play_as(seat, f"draw {skill}")
    drawn = [(event["seat"], event["skill"], event["count"]) for event in table.told_of("drew")]
    assert drawn[:4] == [(0, "strength", 1), (1, "influence", 1), (2, "will", 1), (3, "lore", 1)]


@pytest.mark.rule("UNF-MY24")
def test_identity_crisis_passed_gives_revealed_traitors_nothing():
    draws = ["draw strength", "draw influence", "draw lore"]
    changes = met("identity-crisis", "passed", *draws, traitors={3: "hybrid"}, keeper=2)
    assert changes == {"hand 0": 1, "hand 1": 1, "hand 2": 1}


@pytest.mark.rule("UNF-MY24")
@pytest.mark.parametrize("space", ["bridge", "deck-6"])
def test_identity_crisis_failed_spawns_a_deep_one_beside_the_current_player(space):
    # The activation icon has it attack at once.
    changes = met("identity-crisis", "failed", places={0: space}, dice="5", brood=0)
    assert changes == {"souls": -1, f"deep-ones {space}": 1}


@pytest.mark.rule("UNF-MY24", "UNF-R16")
def test_identity_crisis_failed_in_the_sick_bay_lets_the_player_pick_a_room_beside_it():
    meeting = meet(
        "identity-crisis", "failed", "at captains-cabin", places={0: "sick-bay"}, brood=0
    )
    assert meeting.changes == {
        "souls": -1,
        "deep-ones captains-cabin": 1,
        "damage captains-cabin": "structural-will",
    }


@pytest.mark.rule("UNF-MY24")
@pytest.mark.parametrize(
    ("dice", "changes"), [("4", {"souls": -1, "hand 0": -5}), ("5", {"souls": -1})]
)
def test_identity_crisis_may_cost_a_soul_and_perhaps_the_hand(dice, changes):
    assert met("identity-crisis", "other", hands={0: FIVE}, dice=dice) == changes


@pytest.mark.rule("UNF-MY25")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "1 1 2", {"fuel": 1, "passengers deck-1": 2, "passengers deck-2": 1}),
        ("option 2", "", {"fuel": -1}),
    ],
)
def test_improvised_fuel_source_risks_three_for_fuel_or_costs_it(option, dice, changes):
    found = met("improvised-fuel-source", option, passengers={"supply": 3}, dice=dice)
    assert found == changes | ({"passengers supply": -3} if dice else {})


@pytest.mark.rule("UNF-MY25", "UNF-R15")
def test_improvised_fuel_source_needs_three_passengers_in_the_supply():
    found = met("improvised-fuel-source", "option 2", passengers={"supply": 2}, offered="")
    assert found == {"fuel": -1}


@pytest.mark.rule("UNF-MY26")
@pytest.mark.parametrize(
    ("option", "supply", "dice", "changes"),
    [
        ("option 1", 4, "1 1 1 1", {"food": 1, "fuel": 1, "souls": 1}),
        ("option 1", 3, "1 1 1", {}),
        ("option 2", 4, "", {"sanity": -1}),
    ],
)
def test_incoming_sos_risks_four_for_food_fuel_and_a_soul(option, supply, dice, changes):
    found = met("incoming-sos", option, passengers={"supply": supply}, dice=dice)
    risked = len(dice.split())
    moved = {"passengers supply": -risked, "passengers deck-1": risked} if risked else {}
    assert found == changes | moved


@pytest.mark.rule("UNF-MY27")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "", {"food": -1}),
        ("option 2", "7", {}),
        ("option 2", "6 5", {"souls": -1}),
        ("option 2", "6 4", {"souls": -2}),
    ],
)
def test_infection_costs_food_or_perhaps_souls(option, dice, changes):
    assert met("infection", option, dice=dice) == changes


@pytest.mark.rule("UNF-MY28")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [
        ("passed", "", {}),
        ("partial", "5", {"deep-ones cargo-hold": 1}),
        (
            "failed",
            "4",
            {"damage captains-cabin": "structural-will", "deep-ones captains-cabin": 1},
        ),
    ],
)
def test_infiltrator_lets_a_deep_one_in(outcome, dice, changes):
    assert met("infiltrator", outcome, dice=dice) == changes


@pytest.mark.rule("UNF-MY28", "UNF-R76")
def test_infiltrator_comes_where_the_damage_was_diverted_to():
    changes = met("infiltrator", "failed", dice="4", damage={"captains-cabin": "strength"})
    assert changes == {"damage galley": "structural-will", "deep-ones galley": 1}


@pytest.mark.rule("UNF-MY28", "UNF-R76")
def test_infiltrator_does_not_come_where_no_space_was_damaged():
    assert met("infiltrator", "failed", damage_deck="fuel-leak") == {"fuel": -1}


@pytest.mark.rule("UNF-MY29")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"sanity": -1})])
def test_jail_break_failed_costs_sanity_with_nobody_in_the_brig_too(outcome, changes):
    assert met("jail-break", outcome) == changes


@pytest.mark.rule("UNF-MY29", "UNF-R89")
def test_jail_break_failed_frees_everybody_to_a_space_of_their_choice():
    meeting = meet(
        "jail-break",
        "failed",
        "to deck-1",
        "to galley",
        places={1: "brig", 3: "brig"},
        traitors={3: "hybrid"},
        captain=0,
        keeper=2,
    )
    assert meeting.changes == {"sanity": -1, "place 1": "deck-1", "place 3": "galley"}
    moved = [(event["seat"], event["space"]) for event in meeting.table.told_of("moved")]
    assert moved == [(1, "deck-1"), (3, "galley")]


@pytest.mark.rule("UNF-MY29", "UNF-R89")
def test_jail_break_offers_every_ship_space_and_no_way_to_stay():
    table = position(
        mythos="jail-break", chaos="will-1 will-1 will-1", places={1: "brig"}, captain=0
    )
    table.play("end").quiet()
    assert table.asked == [1]
    assert len(table.legal()) == len(table.legal_with("to")) == 14


@pytest.mark.rule("UNF-MY30")
def test_just_desserts_buy_an_item_for_two_food():
    changes = met("just-desserts", "option 1", item_deck="plimsolls")
    assert changes == {"food": -2, "items 0": "six-shooter plimsolls", "items deck": -1}


@pytest.mark.rule("UNF-MY30")
def test_just_desserts_may_mean_four_treachery():
    assert met("just-desserts", "option 2", track="travel") == {"chaos": 4}


@pytest.mark.rule("UNF-MY31")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"sanity": 1}),
        ("failed", "", {"sanity": -1}),
        ("other", "4", {"place 0": "galley", "food": -1}),
        ("other", "5", {"place 0": "galley"}),
    ],
)
def test_kitty_litter_is_a_matter_of_sanity_or_of_the_galley(how, dice, changes):
    assert met("kitty-litter", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY32")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [
        ("passed", {}),
        (
            "failed",
            {"souls": -1, "damage boiler-room": "structural-will", "place 1": "sick-bay"},
        ),
    ],
)
def test_looming_breakdown_failed_costs_a_soul_and_damages_the_boiler_room(outcome, changes):
    assert met("looming-breakdown", outcome) == changes


@pytest.mark.rule("UNF-MY32", "UNF-X32", "UNF-R79")
@pytest.mark.parametrize(
    ("travel", "changes"),
    [
        (0, {"fuel": -2}),
        (1, {"travel": -1, "fuel": -1}),
        (2, {"travel": -2}),
        (3, {"travel": -2}),
    ],
)
def test_looming_breakdown_may_throw_the_ship_back_two_spaces(travel, changes):
    assert met("looming-breakdown", "other", travel=travel) == changes


@pytest.mark.rule("UNF-MY33")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [
        ("passed", "", {}),
        ("failed", "7 7 7 2", {"passengers deck-7": 3, "passengers deck-2": 1}),
    ],
)
def test_lure_of_yha_nthlei_failed_risks_four(outcome, dice, changes):
    found = met("lure-of-yha-nthlei", outcome, dice=dice)
    assert found == changes | ({"passengers supply": -4} if dice else {})


@pytest.mark.rule("UNF-MY34")
@pytest.mark.parametrize(
    ("option", "changes"), [("option 1", {"sanity": -1}), ("option 2", {"chaos": 4})]
)
def test_missing_jewelry_costs_sanity_or_means_four_treachery(option, changes):
    assert met("missing-jewelry", option) == changes


@pytest.mark.rule("UNF-MY35")
def test_missing_munitions_passed_defeats_one_deep_one_in_a_room_of_ones_choice():
    meeting = meet(
        "missing-munitions",
        "passed",
        "at captains-cabin",
        deep_ones={"captains-cabin": 1, "galley": 1},
        brood=0,
    )
    # The other one is woken by the icon.
    assert meeting.changes == {
        "deep-ones captains-cabin": -1,
        "damage galley": "structural-will",
    }


@pytest.mark.rule("UNF-MY35")
@pytest.mark.parametrize(
    ("deep_ones", "changes"),
    [({}, {}), ({"galley": 1}, {"deep-ones galley": -1})],
)
def test_missing_munitions_passed_asks_nothing_where_there_is_no_choice(deep_ones, changes):
    assert met("missing-munitions", "passed", deep_ones=deep_ones) == changes


@pytest.mark.rule("UNF-MY35")
def test_missing_munitions_passed_does_not_reach_deck_and_water():
    deep_ones = {"deck-4": 1, "water-3": 1}
    changes = met("missing-munitions", "passed", deep_ones=deep_ones, brood=0)
    assert changes == {
        "deep-ones deck-4": -1,
        "deep-ones captains-cabin": 1,
        "deep-ones water-3": -1,
        "deep-ones deck-3": 1,
    }


@pytest.mark.rule("UNF-MY35")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [
        ("partial", "6", {"damage galley": "structural-will"}),
        (
            "failed",
            "6 4",
            {"damage galley": "structural-will", "damage captains-cabin": "structural-lore"},
        ),
    ],
)
def test_missing_munitions_damages_the_ship_otherwise(outcome, dice, changes):
    assert met("missing-munitions", outcome, dice=dice) == changes
