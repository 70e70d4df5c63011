"""Mythos cards on which the Captain decides: every branch, and all that it changes."""

from typing import Any

import pytest

from games.unfathomable.meeting import FIVE, meet, met
from games.unfathomable.table import position


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
def test_accusation_lets_the_captain_jail_any_human(
    named: int, changes: dict[str, int | str]
) -> None:
    assert met("accusation", "option 1", f"name {named}") == changes


@pytest.mark.rule("UNF-MY01")
def test_accusation_names_neither_traitors_nor_who_is_in_the_brig() -> None:
    table = position(
        mythos="accusation", places={3: "brig"}, traitors={2: "hybrid"}, captain=1, keeper=0
    )
    table.play("end", "option 1")
    assert table.asked == [1]
    assert table.legal() == ["name 0", "name 1"]


@pytest.mark.rule("UNF-MY01")
def test_accusation_may_cost_captain_and_current_player_two_cards_each() -> None:
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
def test_accusation_costs_a_captain_who_is_current_player_four_cards() -> None:
    discards = [f"discard {skill}-1" for skill in ("influence", "lore", "observation", "strength")]
    changes = met("accusation", "option 2", *discards, captain=0, hands={0: FIVE})
    assert changes == {"hand 0": -4, "chaos": 2}


@pytest.mark.rule("UNF-MY01", "UNF-X42")
def test_accusation_takes_three_cards_where_there_are_no_more() -> None:
    discards = ["discard lore-1", "discard strength-1"]
    hands = {0: "lore-1 strength-1 will-1"}
    changes = met("accusation", "option 2", *discards, captain=0, hands=hands)
    assert changes == {"hand 0": -3, "chaos": 2}


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
def test_bucket_brigade_puts_two_passengers_in_the_line(
    how: str, supply: int, dice: str, changes: dict[str, int]
) -> None:
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
def test_class_struggle_costs_two_sanity_or_risks_four(
    option: str, supply: int, dice: str, changes: dict[str, int]
) -> None:
    found = met("class-struggle", option, passengers={"supply": supply}, dice=dice)
    risked = len(dice.split())
    assert found == changes | ({"passengers supply": -risked} if risked else {})


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
def test_dinghy_launch_risks_one_and_perhaps_sanity_or_costs_a_soul(
    option: str, supply: int, dice: str, changes: dict[str, int]
) -> None:
    assert met("dinghy-launch", option, passengers={"supply": supply}, dice=dice) == changes


@pytest.mark.rule("UNF-MY19")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "6", {"food": -1, "sanity": -1}),
        ("option 1", "7", {"food": -1}),
        ("option 2", "", {"food": -2}),
    ],
)
def test_food_rationing_costs_one_food_and_perhaps_sanity_or_two_food(
    option: str, dice: str, changes: dict[str, int]
) -> None:
    assert met("food-rationing", option, dice=dice) == changes


@pytest.mark.rule("UNF-MY25")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "1 1 2", {"fuel": 1, "passengers deck-1": 2, "passengers deck-2": 1}),
        ("option 2", "", {"fuel": -1}),
    ],
)
def test_improvised_fuel_source_risks_three_for_fuel_or_costs_it(
    option: str, dice: str, changes: dict[str, int]
) -> None:
    found = met("improvised-fuel-source", option, passengers={"supply": 3}, dice=dice)
    assert found == changes | ({"passengers supply": -3} if dice else {})


@pytest.mark.rule("UNF-MY25", "UNF-R15")
def test_improvised_fuel_source_needs_three_passengers_in_the_supply() -> None:
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
def test_incoming_sos_risks_four_for_food_fuel_and_a_soul(
    option: str, supply: int, dice: str, changes: dict[str, int]
) -> None:
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
def test_infection_costs_food_or_perhaps_souls(
    option: str, dice: str, changes: dict[str, int]
) -> None:
    assert met("infection", option, dice=dice) == changes


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
def test_looming_breakdown_failed_costs_a_soul_and_damages_the_boiler_room(
    outcome: str, changes: dict[str, int | str]
) -> None:
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
def test_looming_breakdown_may_throw_the_ship_back_two_spaces(
    travel: int, changes: dict[str, int]
) -> None:
    assert met("looming-breakdown", "other", travel=travel) == changes


@pytest.mark.rule("UNF-MY34")
@pytest.mark.parametrize(
    ("option", "changes"), [("option 1", {"sanity": -1}), ("option 2", {"chaos": 4})]
)
def test_missing_jewelry_costs_sanity_or_means_four_treachery(
    option: str, changes: dict[str, int]
) -> None:
    assert met("missing-jewelry", option) == changes


@pytest.mark.rule("UNF-MY43", "UNF-275", "UNF-X36")
@pytest.mark.parametrize(
    ("how", "changes"),
    [
        ("passed", {"chaos": 2}),
        ("failed", {"souls": -1, "place 1": "brig", "captain": 2}),
        ("other", {"place 1": "brig", "captain": 2}),
    ],
)
def test_power_to_the_people_makes_the_lowest_of_the_line_captain(
    how: str, changes: dict[str, int | str]
) -> None:
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
def test_power_to_the_people_passes_over_who_cannot_be_captain(
    captain: int, out: dict[str, Any], heir: int
) -> None:
    changes = met("power-to-the-people", "other", captain=captain, **out)
    keeper = {"keeper": heir} if "keeper" in out else {}
    assert changes == keeper | {f"place {captain}": "brig", "captain": heir}


@pytest.mark.rule("UNF-MY43", "UNF-275", "UNF-273")
def test_power_to_the_people_with_all_in_the_brig_leaves_the_highest() -> None:
    places = {1: "brig", 2: "brig", 3: "brig"}
    changes = met("power-to-the-people", "other", captain=0, keeper=0, places=places)
    assert changes == {"place 0": "brig", "keeper": 3}


@pytest.mark.rule("UNF-MY43")
def test_power_to_the_people_sends_the_keepers_title_the_usual_way() -> None:
    changes = met("power-to-the-people", "other", keeper=1)
    assert changes == {"place 1": "brig", "captain": 2, "keeper": 3}


@pytest.mark.rule("UNF-MY54", "UNF-R89")
def test_the_captains_banquet_invites_every_human_who_is_not_in_the_brig() -> None:
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
def test_the_captains_banquet_invites_no_traitor_and_nobody_who_is_there() -> None:
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
def test_the_captains_banquet_called_off_costs_food_and_perhaps_sanity(
    dice: str, changes: dict[str, int]
) -> None:
    assert met("the-captains-banquet", "option 2", dice=dice) == changes


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
def test_too_many_bodies_cost_food_or_a_roll_against_those_on_deck(
    option: str, dice: str, changes: dict[str, int]
) -> None:
    assert met("too-many-bodies", option, passengers={"deck-1": 2}, dice=dice) == changes


@pytest.mark.rule("UNF-MY57")
@pytest.mark.parametrize(("dice", "changes"), [("2", {"sanity": -1}), ("3", {})])
def test_too_many_bodies_are_counted_with_an_empty_supply_too(
    dice: str, changes: dict[str, int]
) -> None:
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
def test_transformation_costs_souls_and_sanity_by_the_die(
    option: str, dice: str, changes: dict[str, int]
) -> None:
    assert met("transformation", option, dice=dice) == changes


@pytest.mark.rule("UNF-MY58")
def test_transformation_may_make_a_deep_one_in_the_cargo_hold() -> None:
    # The activation icon has it damage the hold.
    changes = met("transformation", "option 1", places={2: "deck-1"}, dice="6", brood=0)
    assert changes == {
        "souls": -1,
        "deep-ones cargo-hold": 1,
        "damage cargo-hold": "structural-will",
    }


@pytest.mark.rule("UNF-MY59", "UNF-R97")
def test_volunteer_army_risks_up_to_four_for_as_many_deep_ones() -> None:
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
def test_volunteer_army_need_not_defeat_as_many_as_were_risked() -> None:
    changes = met(
        "volunteer-army", "option 1", "count 2", "pass", deep_ones={"deck-1": 3}, dice="5 5"
    )
    assert changes == {"passengers supply": -2, "passengers deck-5": 2}


@pytest.mark.rule("UNF-MY59", "UNF-R97")
@pytest.mark.parametrize(
    ("supply", "counts"),
    [(9, ["count 1", "count 2", "count 3", "count 4"]), (2, ["count 1", "count 2"])],
)
def test_volunteer_army_is_at_most_the_supply(supply: int, counts: list[str]) -> None:
    table = position(mythos="volunteer-army", captain=1, passengers={"supply": supply})
    table.play("end", "option 1")
    assert table.asked == [1]
    assert table.legal() == counts


@pytest.mark.rule("UNF-MY59")
def test_volunteer_army_finds_nobody_to_fight_but_is_risked() -> None:
    changes = met("volunteer-army", "option 1", "count 1", deep_ones={"water-2": 1}, dice="5")
    assert changes == {"passengers supply": -1, "passengers deck-5": 1}


@pytest.mark.rule("UNF-MY59")
@pytest.mark.parametrize(("supply", "offered"), [(9, "option 1, option 2"), (0, "")])
def test_volunteer_army_needs_a_passenger_or_wakes_the_deep_ones(
    supply: int, offered: set[str]
) -> None:
    changes = met(
        "volunteer-army",
        "option 2",
        offered=offered,
        passengers={"supply": supply},
        deep_ones={"deck-4": 1},
    )
    assert changes == {"deep-ones deck-4": -1, "deep-ones captains-cabin": 1}
