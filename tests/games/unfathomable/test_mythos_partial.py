"""Mythos cards that are a test with a partial result: all three ends, and all that they change."""

import pytest

from games.unfathomable.meeting import FIVE, OUT_OF_THE_WAY, meet, met
from games.unfathomable.table import position


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
    outcome: str, then: list[str], supply: int, dice: str, changes: dict[str, int]
) -> None:
    passengers = {"supply": supply}
    found = met("adrift-fishing-boat", outcome, *then, passengers=passengers, dice=dice)
    assert found == changes


@pytest.mark.rule("UNF-MY02")
def test_adrift_fishing_boat_asks_the_current_player_for_the_second_risk() -> None:
    chaos = "influence-5 influence-5 lore-1"
    hands = {0: "strength-4 strength-2"}
    table = position(mythos="adrift-fishing-boat", chaos=chaos, hands=hands, dice="1 1")
    table.play("end", "add strength-2", "add strength-4", passing="before-test").quiet(
        "after-total"
    )
    assert table.asked == [0]
    assert table.legal() == ["no", "yes"]


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
def test_collision_course_brings_both_monarchs_to_the_bow(
    outcome: str, dice: str, changes: dict[str, int | str]
) -> None:
    found = met(
        "collision-course", outcome, dice=dice, travel=3, hydra="water-7", deep_ones={"deep": 1}
    )
    assert found == changes


@pytest.mark.rule("UNF-MY07")
@pytest.mark.parametrize(("outcome", "dice"), [("partial", "1 6"), ("failed", "1 6 4")])
def test_collision_course_costs_no_fuel_at_start(outcome: str, dice: str) -> None:
    changes = met("collision-course", outcome, dice=dice)
    assert not {"travel", "fuel"} & {*changes}


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
def test_damaged_evaporator_costs_food_and_speed(
    outcome: str, travel: int, changes: dict[str, int]
) -> None:
    assert met("damaged-evaporator", outcome, travel=travel) == changes


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
def test_deep_one_swarm_wakes_the_deep_ones_up_to_twice_more(
    outcome: str, changes: dict[str, int | str]
) -> None:
    found = met("deep-one-swarm", outcome, deep_ones={"deck-4": 1}, brood=0)
    assert found == {"deep-ones deck-4": -1} | changes


@pytest.mark.rule("UNF-MY14")
@pytest.mark.parametrize(("outcome", "change"), [("passed", 1), ("partial", -1), ("failed", -2)])
def test_disturbing_dreams_give_or_take_sanity(outcome: str, change: int) -> None:
    assert met("disturbing-dreams", outcome) == {"sanity": change}


@pytest.mark.rule("UNF-MY20")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [("passed", {}), ("partial", {"food": -1}), ("failed", {"food": -2})],
)
def test_food_stores_raid_costs_food(outcome: str, changes: dict[str, int]) -> None:
    assert met("food-stores-raid", outcome) == changes


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
def test_hypnotic_melody_lures_passengers_out_of_the_supply(
    outcome: str, supply: int, dice: str, changes: dict[str, int]
) -> None:
    passengers = {"supply": supply}
    assert met("hypnotic-melody", outcome, passengers=passengers, dice=dice) == changes


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
def test_infiltrator_lets_a_deep_one_in(
    outcome: str, dice: str, changes: dict[str, int | str]
) -> None:
    assert met("infiltrator", outcome, dice=dice) == changes


@pytest.mark.rule("UNF-MY28", "UNF-R76")
def test_infiltrator_comes_where_the_damage_was_diverted_to() -> None:
    changes = met("infiltrator", "failed", dice="4", damage={"captains-cabin": "strength"})
    assert changes == {"damage galley": "structural-will", "deep-ones galley": 1}


@pytest.mark.rule("UNF-MY28", "UNF-R76")
def test_infiltrator_does_not_come_where_no_space_was_damaged() -> None:
    assert met("infiltrator", "failed", damage_deck="fuel-leak") == {"fuel": -1}


@pytest.mark.rule("UNF-MY35")
def test_missing_munitions_passed_defeats_one_deep_one_in_a_room_of_ones_choice() -> None:
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
def test_missing_munitions_passed_asks_nothing_where_there_is_no_choice(
    deep_ones: dict[str, int], changes: dict[str, int]
) -> None:
    assert met("missing-munitions", "passed", deep_ones=deep_ones) == changes


@pytest.mark.rule("UNF-MY35")
def test_missing_munitions_passed_does_not_reach_deck_and_water() -> None:
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
def test_missing_munitions_damages_the_ship_otherwise(
    outcome: str, dice: str, changes: dict[str, str]
) -> None:
    assert met("missing-munitions", outcome, dice=dice) == changes


@pytest.mark.rule("UNF-MY41")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [
        ("passed", {"items 0": "six-shooter plimsolls", "items deck": -1}),
        ("partial", {"sanity": -1}),
        ("failed", {"sanity": -1, "souls": -1}),
    ],
)
def test_passenger_riot_gives_an_item_or_costs_sanity_and_a_soul(
    outcome: str, changes: dict[str, int | str]
) -> None:
    assert met("passenger-riot", outcome, item_deck="plimsolls") == changes


@pytest.mark.rule("UNF-MY44")
@pytest.mark.parametrize(("outcome", "change"), [("passed", 1), ("partial", -1)])
def test_rally_the_crew_gives_or_takes_sanity(outcome: str, change: int) -> None:
    assert met("rally-the-crew", outcome, hands={0: FIVE}) == {"sanity": change}


@pytest.mark.rule("UNF-MY44", "UNF-R32")
def test_rally_the_crew_failed_costs_two_sanity_and_each_human_two_cards() -> None:
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
def test_rally_the_crew_asks_all_humans_at_once_wherever_they_are() -> None:
    table = position(
        mythos="rally-the-crew",
        chaos="lore-1 lore-1 lore-1",
        hands={1: FIVE, 2: FIVE, 3: "lore-1 will-1"},
        places={1: "brig", 2: "sick-bay"},
    )
    table.play("end", "done", "done", "done", passing="before-test")
    assert table.asked == [1, 2]
    for seat in (2, 1):
        table.play_as(seat, "discard lore-1").play_as(seat, "discard strength-1")
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
def test_rat_infestation_trades_sanity_for_food_or_costs_it(
    outcome: str, then: list[str], changes: dict[str, int]
) -> None:
    assert met("rat-infestation", outcome, *then) == changes


@pytest.mark.rule("UNF-MY45", "UNF-R26")
def test_rat_infestation_ends_the_game_before_the_food_comes() -> None:
    changes = met("rat-infestation", "passed", "yes", dials={"sanity": 1})
    assert changes == {"sanity": -1, "ending": "resource"}


@pytest.mark.rule("UNF-MY50")
@pytest.mark.parametrize(
    ("outcome", "dice", "damaged"),
    [
        ("passed", "6", ["galley"]),
        ("partial", "6 4", ["galley", "captains-cabin"]),
        ("failed", "6 4 5", ["galley", "captains-cabin", "cargo-hold"]),
    ],
)
def test_shipboard_fire_damages_the_ship_even_if_passed(
    outcome: str, dice: str, damaged: list[str]
) -> None:
    cards = ["structural-will", "structural-lore", "structural-any"]
    changes = met("shipboard-fire", outcome, dice=dice, places={2: "deck-1"})
    assert changes == {f"damage {room}": card for room, card in zip(damaged, cards, strict=False)}


@pytest.mark.rule("UNF-MY55")
@pytest.mark.parametrize(
    ("outcome", "dagon", "decks"),
    [
        ("passed", None, [7]),
        ("partial", "water-5", [7, 5]),
        ("failed", "water-3", [7, 5, 3]),
    ],
)
def test_the_fathers_favor_wakes_dagon_up_to_twice_more(
    outcome: str, dagon: str | None, decks: list[int]
) -> None:
    changes = met("the-fathers-favor", outcome, dagon="water-7", brood=0)
    # In the end travel pushes him back one space.
    moved = {"dagon": dagon} if dagon else {}
    assert changes == moved | {f"deep-ones deck-{number}": 2 for number in decks}


@pytest.mark.rule("UNF-MY55")
def test_the_fathers_favor_failed_may_call_dagon_out_of_the_deep() -> None:
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
def test_the_mothers_wrath_wakes_hydra_up_to_twice_more(
    outcome: str, hydra: str | None, rooms: list[str]
) -> None:
    changes = met("the-mothers-wrath", outcome, hydra="water-7", places=OUT_OF_THE_WAY, brood=0)
    cards = ["structural-will", "structural-lore", "structural-any"]
    damaged = {f"damage {room}": card for room, card in zip(rooms, cards, strict=False)}
    assert changes == damaged | ({"hydra": hydra} if hydra else {})


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
def test_hold_the_line_passed_moves_any_deep_ones_on_the_ship(
    then: list[str], changes: dict[str, int]
) -> None:
    deep_ones = {"deck-1": 1, "galley": 1, "water-3": 1}
    assert met("hold-the-line", "passed", *then, deep_ones=deep_ones) == changes


@pytest.mark.rule("UNF-MY60")
@pytest.mark.parametrize(("outcome", "kind"), [("partial", "water"), ("failed", "deck")])
def test_hold_the_line_otherwise_spawns_eight(outcome: str, kind: str) -> None:
    changes = met("hold-the-line", outcome)
    assert changes == {f"deep-ones {kind}-{number}": 1 for number in range(1, 9)}
