"""Waypoints: every branch of UNF-WP01 to UNF-WP20."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import DEEP_ONES
from games.unfathomable.table import GAME, Table, position

DECKS = [f"deck-{number}" for number in range(1, 9)]
WATERS = [f"water-{number}" for number in range(1, 9)]


def arrive(waypoint: str, *moves: str, dice: str = "", **fields: Any) -> Table:
    """Seat 0 stokes the boiler, the ship arrives, and seat 2, the Captain, takes `waypoint`.

    Whatever damage comes is a fuel leak, then flooded food stores.
    """
    other = "reef" if waypoint != "reef" else "iceberg"
    table = position(
        "arjun samira william",
        **{
            "places": {0: "boiler-room"},
            "hands": {0: "strength-5"},
            "captain": 2,
            "travel": 3,
            "waypoints": f"{waypoint} {other}",
            "damage_deck": "fuel-leak flooded-food-stores",
            "dice": f"8 {dice}",
            "dials": dict.fromkeys(["fuel", "food", "sanity", "souls"], 6),
            **fields,
        },
    )
    table.play("use space", "discard strength-5", "take 0")
    for move in moves:
        assert table.asked == [2]
        table.play(move)
    return table


def changes(table: Table) -> dict[str, int]:
    return {name: value - 6 for name, value in table.dials.items() if value != 6}


# What a waypoint costs and gives. The last column is how many passengers are on deck then.


@pytest.mark.parametrize(
    ("waypoint", "distance", "moves", "dice", "dials", "on_deck"),
    [
        pytest.param(
            *("abandoned-depot", 2, "yes", "1 2 3 5", {"fuel": 2}, 3),
            marks=pytest.mark.rule("UNF-WP01"),
        ),
        pytest.param(
            *("abandoned-depot", 2, "yes", "1 2 3 4", {}, 3), marks=pytest.mark.rule("UNF-WP01")
        ),
        pytest.param(*("abandoned-depot", 2, "no", "", {}, 0), marks=pytest.mark.rule("UNF-WP01")),
        pytest.param(
            *("deserted-island", 2, "yes", "1 5", {"food": 1}, 1),
            marks=pytest.mark.rule("UNF-WP02"),
        ),
        pytest.param(
            *("deserted-island", 2, "yes", "1 4", {}, 1), marks=pytest.mark.rule("UNF-WP02")
        ),
        pytest.param(*("deserted-island", 2, "no", "", {}, 0), marks=pytest.mark.rule("UNF-WP02")),
        pytest.param(
            *("hurricane", 2, "option 1", "", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP03")
        ),
        pytest.param(
            *("hurricane", 2, "option 2", "", {"fuel": -1, "food": -1}, 0),
            marks=pytest.mark.rule("UNF-WP03"),
        ),
        pytest.param(
            *("iceberg", 2, "yes", "5", {"food": 1}, 0), marks=pytest.mark.rule("UNF-WP04")
        ),
        pytest.param(
            *("iceberg", 2, "yes", "4", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP04")
        ),
        pytest.param(*("iceberg", 2, "no", "", {}, 0), marks=pytest.mark.rule("UNF-WP04")),
        pytest.param(*("reef", 2, "", "4", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP05")),
        pytest.param(*("reef", 2, "", "5", {}, 0), marks=pytest.mark.rule("UNF-WP05")),
        pytest.param(
            *("shipwreck-survivors", 2, "yes", "1 5", {"souls": 1}, 1),
            marks=pytest.mark.rule("UNF-WP06"),
        ),
        pytest.param(
            *("shipwreck-survivors", 2, "yes", "1 4", {}, 1), marks=pytest.mark.rule("UNF-WP06")
        ),
        pytest.param(
            *("shipwreck-survivors", 2, "no", "", {}, 0), marks=pytest.mark.rule("UNF-WP06")
        ),
        pytest.param(
            *("wrecked-ship", 2, "yes", "1 5", {"fuel": 1}, 1), marks=pytest.mark.rule("UNF-WP07")
        ),
        pytest.param(*("wrecked-ship", 2, "yes", "1 4", {}, 1), marks=pytest.mark.rule("UNF-WP07")),
        pytest.param(*("wrecked-ship", 2, "no", "", {}, 0), marks=pytest.mark.rule("UNF-WP07")),
        pytest.param(
            *("deep-one-city", 3, "", "1", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP08")
        ),
        pytest.param(
            *("fog-bank", 3, "", "5", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP09")
        ),
        pytest.param(
            *("maelstrom", 3, "option 1", "", {"fuel": -2}, 0), marks=pytest.mark.rule("UNF-WP10")
        ),
        pytest.param(
            *("maelstrom", 3, "option 2", "", {"fuel": -2, "food": -1}, 0),
            marks=pytest.mark.rule("UNF-WP10"),
        ),
        pytest.param(
            *("rainstorm", 3, "yes", "1 5", {"fuel": -1, "food": 1}, 1),
            marks=pytest.mark.rule("UNF-WP11"),
        ),
        pytest.param(
            *("rainstorm", 3, "yes", "1 4", {"fuel": -1}, 1), marks=pytest.mark.rule("UNF-WP11")
        ),
        pytest.param(
            *("rainstorm", 3, "no", "", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP11")
        ),
        pytest.param(
            *("rogue-wave", 3, "", "", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP12")
        ),
        pytest.param(
            *("rolling-seas", 3, "", "", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP13")
        ),
        pytest.param(
            *("sea-smoke", 3, "", "", {"fuel": -1}, 0), marks=pytest.mark.rule("UNF-WP14")
        ),
        pytest.param(
            *("seaweed-patch", 3, "option 1", "3 4", {"fuel": -1}, 2),
            marks=pytest.mark.rule("UNF-WP15"),
        ),
        pytest.param(
            *("seaweed-patch", 3, "option 2", "", {"fuel": -2}, 0),
            marks=pytest.mark.rule("UNF-WP15"),
        ),
        pytest.param(
            *("smooth-sailing", 3, "", "", {"fuel": -1, "food": -1}, 0),
            marks=pytest.mark.rule("UNF-WP16"),
        ),
        pytest.param(
            *("calm-waters", 4, "", "", {"fuel": -2, "food": -1}, 0),
            marks=pytest.mark.rule("UNF-WP17"),
        ),
        pytest.param(
            *("deep-one-ambush", 4, "", "", {"fuel": -2}, 0), marks=pytest.mark.rule("UNF-WP18")
        ),
        pytest.param(
            *("rough-water", 4, "", "", {"fuel": -2, "sanity": -1}, 0),
            marks=pytest.mark.rule("UNF-WP19"),
        ),
        pytest.param(
            *("stormy-seas", 4, "", "", {"fuel": -3}, 0), marks=pytest.mark.rule("UNF-WP20")
        ),
    ],
)
def test_a_waypoint_takes_its_fuel_and_does_what_it_says(
    waypoint: str, distance: int, moves: str, dice: str, dials: dict[str, int], on_deck: int
) -> None:
    table = arrive(waypoint, *([moves] if moves else []), dice=dice)
    assert (table.view()["row"], table.view()["distance"]) == ([waypoint], distance)
    assert changes(table) == dials
    assert sum(table.view()["passengers"].values()) == on_deck
    assert (table.travel, table.luck.dice) == (0, [])


@pytest.mark.parametrize(
    ("waypoint", "left", "fuel"),
    [
        pytest.param("abandoned-depot", 2, 6, marks=pytest.mark.rule("UNF-WP01")),
        pytest.param("deserted-island", 0, 6, marks=pytest.mark.rule("UNF-WP02")),
        pytest.param("shipwreck-survivors", 0, 6, marks=pytest.mark.rule("UNF-WP06")),
        pytest.param("wrecked-ship", 0, 6, marks=pytest.mark.rule("UNF-WP07")),
        pytest.param("rainstorm", 0, 5, marks=pytest.mark.rule("UNF-WP11")),
    ],
)
@pytest.mark.rule("UNF-R31", "UNF-262")
def test_what_one_may_risk_is_not_offered_with_too_few_passengers(
    waypoint: str, left: int, fuel: int
) -> None:
    table = arrive(waypoint, passengers={"supply": left})
    assert table.asked == [0]
    assert (table.view()["passenger_supply"], table.fuel) == (left, fuel)


@pytest.mark.rule("UNF-WP15", "UNF-R31", "UNF-006")
@pytest.mark.parametrize(("left", "dice"), [(1, "3"), (0, "")])
def test_a_seaweed_patch_may_be_crossed_with_fewer_than_two_passengers(
    left: int, dice: str
) -> None:
    table = arrive("seaweed-patch", "option 1", passengers={"supply": left}, dice=dice)
    assert sum(table.view()["passengers"].values()) == left
    assert table.fuel == 5


@pytest.mark.rule("UNF-WP03")
def test_what_either_option_of_a_waypoint_does_is_told_to_whoever_chooses() -> None:
    options = arrive("hurricane").view(2)["question"]["options"]
    told = [[sentence["clauses"][0]["say"] for sentence in option] for option in options]
    assert told == [["say-lose"], ["say-damage"]]


# Monsters


@pytest.mark.rule("UNF-WP08")
@pytest.mark.parametrize(("face", "front"), [("4", "water-1"), ("5", "water-2")])
def test_all_monsters_of_a_deep_one_city_come_to_the_front(face: str, front: str) -> None:
    table = arrive("deep-one-city", dice=face, deep_ones={"deep": 2, "galley": 1}, dagon="water-1")
    assert table.view()["deep_ones"] == {"galley": 1, front: 7}
    assert (table.view()["hydra"], table.view()["dagon"]) == (front, "water-3")


@pytest.mark.rule("UNF-WP08", "UNF-179")
def test_a_deep_one_city_too_large_for_the_supply_ends_the_game() -> None:
    table = arrive("deep-one-city", deep_ones={"galley": 16})
    assert (table.ending, table.deep_ones("deep")) == ("overrun", 4)


@pytest.mark.parametrize(
    ("waypoint", "spaces"),
    [
        pytest.param("sea-smoke", WATERS, marks=pytest.mark.rule("UNF-WP14")),
        pytest.param("deep-one-ambush", DECKS, marks=pytest.mark.rule("UNF-WP18")),
    ],
)
def test_a_deep_one_comes_to_each_of_eight_spaces(waypoint: str, spaces: list[str]) -> None:
    table = arrive(waypoint, deep_ones={"galley": 12})
    assert table.view()["deep_ones"] == {**dict.fromkeys(spaces, 1), "galley": 12}
    assert table.ending is None


@pytest.mark.parametrize(
    ("waypoint", "last"),
    [
        pytest.param("sea-smoke", "water-8", marks=pytest.mark.rule("UNF-WP14")),
        pytest.param("deep-one-ambush", "deck-8", marks=pytest.mark.rule("UNF-WP18")),
    ],
)
@pytest.mark.rule("UNF-R71")
def test_if_one_of_the_eight_is_missing_the_game_ends(waypoint: str, last: str) -> None:
    table = arrive(waypoint, deep_ones={"galley": 13})
    assert (table.ending, table.view()["supply"]) == ("overrun", 0)
    assert table.deep_ones(last) == 0
    assert sum(table.view()["deep_ones"].values()) == DEEP_ONES


# Passengers


@pytest.mark.rule("UNF-WP12", "UNF-R77")
def test_a_rogue_wave_washes_deep_ones_into_the_water_and_defeats_every_passenger() -> None:
    table = arrive(
        "rogue-wave",
        deep_ones={"deck-1": 2, "deck-8": 1, "galley": 1, "water-8": 1},
        passengers={"deck-1": 1, "deck-7": 2, "supply": 0},
    )
    # what was in the water has been pushed into the Deep by the ship's last step
    assert table.view()["deep_ones"] == {"water-1": 2, "water-8": 1, "galley": 1, "deep": 1}
    assert table.view()["passengers"] == {}
    faces = sorted(event["face"] for event in table.told_of("passenger-defeated"))
    assert faces == ["nobody", "nobody", "soul-and-sanity"]
    assert changes(table) == {"fuel": -1, "souls": -1, "sanity": -1}


@pytest.mark.rule("UNF-WP12")
def test_a_rogue_wave_leaves_people_on_deck_alone() -> None:
    assert arrive("rogue-wave", places={0: "boiler-room", 1: "deck-1"}).space(1) == "deck-1"


@pytest.mark.rule("UNF-WP13")
def test_rolling_seas_defeat_one_passenger_of_the_captains_choice() -> None:
    passengers = {"deck-1": 1, "deck-5": 1, "supply": 7}
    table = arrive("rolling-seas", passengers=passengers)
    assert table.legal() == ["at deck-1", "at deck-5"]
    table.play("at deck-5")
    assert table.view()["passengers"] == {"deck-1": 1}
    assert changes(table) == {"fuel": -1, "souls": -1}


@pytest.mark.rule("UNF-WP13", "UNF-R97")
def test_rolling_seas_do_nothing_with_nobody_on_deck() -> None:
    table = arrive("rolling-seas", passengers={"supply": 3})
    assert table.told_of("passenger-defeated") == []
    assert table.view()["passenger_supply"] == 3


# UNF-WP09 Fog Bank


@pytest.mark.rule("UNF-WP09", "UNF-263", "UNF-R85")
def test_a_fog_bank_rolled_out_is_replaced_by_the_top_waypoint() -> None:
    table = arrive("fog-bank", dice="4", waypoints="fog-bank reef rough-water")
    assert (table.view()["row"], table.view()["distance"]) == (["rough-water"], 4)
    assert changes(table) == {"fuel": -3, "sanity": -1}
    assert table.view()["decks"]["waypoints"] == 18


@pytest.mark.rule("UNF-WP09", "UNF-260")
def test_whoever_took_the_fog_bank_decides_on_what_replaces_it() -> None:
    table = arrive("fog-bank", dice="4 1 5", waypoints="fog-bank reef rainstorm")
    assert (table.asked, table.legal()) == ([2], ["no", "yes"])
    table.play("yes")
    assert changes(table) == {"fuel": -2, "food": 1}


@pytest.mark.rule("UNF-WP09", "UNF-263")
def test_with_no_waypoint_left_nothing_replaces_a_fog_bank() -> None:
    table = position(
        "arjun samira william",
        places={0: "boiler-room"},
        hands={0: "strength-5"},
        travel=3,
        waypoints="fog-bank",
        dice="8 4",
    )
    del table.state.waypoints.cards[:-1], table.state.waypoints.known[:-1]
    table.play("use space", "discard strength-5")
    assert (table.view()["row"], table.fuel, table.travel) == ([], 7, 0)


@pytest.mark.rule("UNF-WP09", "UNF-X26", "UNF-R85")
def test_a_fog_bank_that_is_gone_does_not_count_towards_twelve() -> None:
    table = arrive(
        "fog-bank",
        "no",
        dice="3",
        waypoints="fog-bank reef iceberg",
        row="sea-smoke rainstorm rolling-seas",
        dials={"fuel": 4},
        awake=1,
    )
    assert (table.view()["distance"], table.fuel) == (11, 3)


@pytest.mark.rule("UNF-WP09", "UNF-R85")
def test_a_fog_bank_that_is_gone_does_not_wake_anybody() -> None:
    table = arrive("fog-bank", "no", dice="3", waypoints="fog-bank reef iceberg", row="sea-smoke")
    assert table.view()["distance"] == 5
    assert table.told_of("awakening") == []


# The whole deck


@pytest.mark.parametrize(
    ("distance", "count"),
    [
        pytest.param(2, 7, marks=pytest.mark.rule("UNF-WP01")),
        pytest.param(3, 9, marks=pytest.mark.rule("UNF-WP08")),
        pytest.param(4, 4, marks=pytest.mark.rule("UNF-WP17")),
    ],
)
def test_the_deck_has_seven_short_nine_middling_and_four_long_ways(
    distance: int, count: int
) -> None:
    assert GAME.cards.distances.count(distance) == count


@pytest.mark.rule("UNF-260")
@pytest.mark.parametrize(("waypoint", "fuel"), [("reef", 0), ("smooth-sailing", 1)])
def test_a_waypoint_that_burns_no_fuel_tells_of_no_loss(waypoint: str, fuel: int) -> None:
    table = position(
        "jeanne arjun samira",
        waypoints=f"{waypoint} iceberg",
        travel=3,
        places={0: "boiler-room"},
        hands={0: "strength-5"},
        captain=1,
        dice="8 8",
    )
    table.play("use space", "discard strength-5", "take 0")
    lost = [event["count"] for event in table.told_of("lost") if event["resource"] == "fuel"]
    assert lost == [1] * fuel
    assert table.fuel == 8 - fuel
