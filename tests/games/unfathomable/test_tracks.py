"""Tracks and waypoints: UNF-237 to UNF-265."""

from typing import Any

import pytest

from games.unfathomable.table import Table, position

INSIDE = {0: "galley", 1: "galley", 2: "galley", 3: "galley"}


def steam(**more: Any) -> Table:
    """Jeanne in the Boiler Room burns strength and does not rig anything."""
    crew = "jeanne arjun samira william"
    places = {**INSIDE, 0: "boiler-room", **more.pop("places", {})}
    hands = {0: "strength-5 strength-4"}
    dice = more.pop("dice", "8")
    table = position(crew, places=places, hands=hands, dice=dice, **more)
    return table.play("use space", "discard strength-5")


def pray(**more: Any) -> Table:
    """William in the Chapel advances the ritual."""
    crew = "william arjun samira jeanne"
    places = {**INSIDE, 0: "chapel", **more.pop("places", {})}
    table = position(crew, places=places, hands={0: "lore-5"}, dice="8", **more)
    return table.play("use lore", "discard lore-5")


@pytest.mark.rule("UNF-237", "UNF-238", "UNF-X8")
def test_an_advance_moves_the_marker_and_pushes_the_monsters_back() -> None:
    table = steam(deep_ones={"water-2": 1, "water-7": 1, "deck-5": 1}, dagon="water-5")
    table.play("no")
    assert table.travel == 1
    assert (table.deep_ones("water-4"), table.deep_ones("deep"), table.deep_ones("deck-5")) == (
        1,
        1,
        1,
    )
    assert table.view()["dagon"] == "water-7"


@pytest.mark.rule("UNF-239", "UNF-240")
def test_from_the_back_monsters_go_into_the_deep_and_those_on_the_ship_stay() -> None:
    table = steam(deep_ones={"water-8": 2, "galley": 1, "deck-1": 1}, hydra="water-7")
    table.play("no")
    assert (table.deep_ones("deep"), table.view()["hydra"]) == (2, "deep")
    assert (table.deep_ones("galley"), table.deep_ones("deck-1")) == (1, 1)


@pytest.mark.rule("UNF-241", "UNF-351", "UNF-X24")
@pytest.mark.parametrize(
    ("row", "over"),
    [
        ("calm-waters rough-water deep-one-ambush", True),
        ("calm-waters rough-water fog-bank", False),
    ],
)
def test_on_arrival_with_a_distance_of_twelve_the_humans_goal_is_reached(
    row: str, over: bool
) -> None:
    table = steam(travel=3, row=row, waypoints="reef iceberg", awake=1, deals=1)
    assert (table.ending == "arrived") == over
    if not over:
        assert table.step == "look"


@pytest.mark.rule("UNF-242", "UNF-X22", "UNF-FT-jeanne")
def test_advances_left_over_go_on_from_start() -> None:
    table = position(
        "jeanne arjun samira william",
        places={**INSIDE, 0: "boiler-room"},
        travel=3,
        row="calm-waters",
        waypoints="reef iceberg",
        deep_ones={"water-5": 1},
        dials={"fuel": 5},
        dice="5",
    )
    table.play("feat", "take 0")
    assert (table.fuel, table.travel) == (4, 1)
    assert table.view()["distance"] == 6
    assert table.deep_ones("deep") == 1
    assert [player["loyalty"] for player in table.view()["players"]] == [2, 2, 2, 2]


@pytest.mark.rule("UNF-243", "UNF-MY07")
def test_a_retreat_stops_at_start_and_moves_no_monster() -> None:
    table = position(
        mythos="collision-course",
        chaos="influence-1 lore-1 lore-2",
        travel=1,
        dice="8",
        damage_deck="fuel-leak flooded-food-stores",
        deep_ones={"water-3": 1, "deep": 0},
    )
    table.play("end").quiet("before-test")
    assert table.travel == 0
    assert (table.view()["hydra"], table.view()["dagon"]) == ("water-2", "water-2")
    assert table.fuel == 7


@pytest.mark.rule("UNF-244", "UNF-R79", "UNF-X32")
@pytest.mark.parametrize(("travel", "fuel"), [(1, 7), (0, 6), (2, 8)])
def test_each_step_that_cannot_be_retreated_costs_fuel(travel: int, fuel: int) -> None:
    table = position(mythos="looming-breakdown", travel=travel)
    table.play("end", "option 2")
    assert (table.travel, table.fuel) == (0, fuel)


@pytest.mark.rule("UNF-245", "UNF-RV-arjun")
def test_a_reset_puts_the_marker_on_start_and_nothing_else() -> None:
    table = position(travel=2, loyalty={0: "hybrid"}, deep_ones={"water-3": 1})
    table.play("reveal hybrid")
    assert (table.travel, table.deep_ones("water-3")) == (0, 1)


@pytest.mark.rule("UNF-246", "UNF-247", "UNF-X9")
def test_the_greater_banishment() -> None:
    table = pray(
        ritual=3,
        deep_ones={"water-3": 1, "deck-6": 1, "galley": 1},
        hydra="water-4",
        dagon="water-1",
        passengers={"deck-2": 1, "supply": 0},
        faces=[1, 0, 0, 0],
        places={1: "deck-5"},
    )
    assert table.view()["deep_ones"] == {"galley": 1}
    assert table.view()["supply"] == 19
    assert (table.view()["hydra"], table.view()["dagon"]) == ("deep", "deep")
    assert (table.souls, table.space(1), table.space(2)) == (7, "sick-bay", "galley")
    assert table.ritual == 0


@pytest.mark.rule("UNF-248", "UNF-249", "UNF-253")
def test_it_clears_deck_and_water_and_spares_those_inside() -> None:
    table = pray(ritual=3, deep_ones={"water-8": 3, "deck-1": 2, "chapel": 0, "boiler-room": 2})
    assert table.view()["deep_ones"] == {"boiler-room": 2}
    assert [table.space(seat) for seat in range(1, 4)] == ["galley"] * 3


@pytest.mark.rule("UNF-250", "UNF-251", "UNF-B7")
@pytest.mark.parametrize("book", ["learn-to-play", "reference"])
def test_it_defeats_passengers_and_characters_on_deck_traitors_too(book: str) -> None:
    table = pray(
        ritual=3,
        passengers={"deck-2": 1, "deck-3": 1, "supply": 1},
        places={1: "deck-5", 2: "deck-6"},
        traitors={2: "hybrid"},
        options={"book": book},
    )
    table.play("name 1").quiet("character-falls")
    assert table.view()["passengers"] == {}
    assert (table.space(1), table.space(2)) == ("sick-bay", "brig")


@pytest.mark.rule("UNF-252", "UNF-255")
def test_the_ritual_returns_to_start_and_retreats_no_farther() -> None:
    table = pray(ritual=3)
    assert table.ritual == 0
    table = position(places={0: "chapel"})
    table.play("use retreat")
    assert table.ritual == 0


@pytest.mark.rule("UNF-254", "UNF-B2", "UNF-X23")
@pytest.mark.parametrize(("book", "step"), [("learn-to-play", 0), ("reference", 1)])
def test_advances_beyond_cast(book: str, step: int) -> None:
    table = position(
        ritual=3,
        keeper=0,
        spells="greater-banishment heal",
        dice="8",
        places=INSIDE,
        options={"book": book},
    )
    table.play("cast", "take 0")
    assert table.ritual == step
    assert len(table.told_of("banishment")) == 1


@pytest.mark.rule("UNF-256")
def test_each_defeat_of_the_banishment_can_be_prevented() -> None:
    table = position(
        "william arjun samira jeanne",
        places={0: "chapel", 1: "deck-5", 2: "deck-6", 3: "galley"},
        hands={0: "lore-5", 1: "strength-5"},
        ritual=3,
        dice="8",
    )
    table.play("use lore", "discard lore-5", "name 1", "shrug strength-5")
    assert (table.space(1), table.window) == ("deck-5", "character-falls")  # now Samira
    table.play("starbuck")
    assert (table.space(2), table.ritual) == ("deck-6", 0)


@pytest.mark.rule("UNF-257", "UNF-267", "UNF-T22")
def test_the_captain_takes_one_of_two_waypoints_and_puts_the_other_under() -> None:
    table = steam(travel=3, waypoints="smooth-sailing reef", captain=2)
    assert table.asked == [2]
    assert table.view(2)["looking"]["cards"] == ["smooth-sailing", "reef"]
    assert table.view(0)["looking"]["cards"] is None
    table.play("take 0")
    assert table.view()["row"] == ["smooth-sailing"]
    names = table.state.cards.waypoint_names
    assert names[table.deck("waypoints")[-1]] == "reef"
    assert [m["card"] for m in table.view(2)["memory"]] == ["reef"]
    assert table.view(0)["memory"] == []


@pytest.mark.rule("UNF-258", "UNF-R83")
def test_a_last_waypoint_is_taken_and_with_none_the_track_is_only_reset() -> None:
    table = position(
        "jeanne arjun samira",
        places={0: "boiler-room"},
        hands={0: "strength-5"},
        dice="8",
        travel=3,
        waypoints="smooth-sailing",
    )
    document = table.state.dump()
    document["waypoints"] = [document["waypoints"][0][-1:], [0]]
    table.state._load_fields(document)
    table.play("use space", "discard strength-5")
    assert table.view()["row"] == ["smooth-sailing"]
    empty = position(
        "jeanne arjun samira",
        places={0: "boiler-room"},
        hands={0: "strength-5"},
        dice="8",
        travel=3,
    )
    empty.state._load_fields({**empty.state.dump(), "waypoints": [[], []]})
    empty.play("use space", "discard strength-5")
    assert (empty.view()["row"], empty.travel) == ([], 0)


@pytest.mark.rule("UNF-259", "UNF-260", "UNF-X25")
@pytest.mark.parametrize(
    ("row", "winners"),
    [
        ("calm-waters deep-one-ambush reef", [1, 2]),
        ("calm-waters stormy-seas", [1, 2]),
        ("calm-waters smooth-sailing", [1]),
    ],
)
def test_a_waypoint_counts_before_its_fuel_is_lost(row: str, winners: list[int]) -> None:
    table = steam(
        travel=3,
        row=row,
        dials={"fuel": 2},
        waypoints="rough-water iceberg",
        captain=0,
        loyalty={1: "hybrid", 2: "cultist"},
        awake=1,
    )
    table.play("take 0")
    assert table.ending == "resource"
    assert table.result()["winners"] == winners


@pytest.mark.rule("UNF-261", "UNF-R84", "UNF-X12")
def test_waypoint_reset_awakening() -> None:
    table = steam(
        travel=3,
        row="reef",
        dials={"fuel": 6},
        waypoints="stormy-seas iceberg",
        damage_deck="structural-will",
        dice="8 1",
        captain=0,
    )
    table.play("take 0")
    assert (table.fuel, table.travel, table.view()["distance"]) == (4, 0, 6)
    assert list(table.view()["damage"]) == ["bridge"]
    assert [player["loyalty"] for player in table.view()["players"]] == [2] * 4
    kinds = [event["event"] for event in table.told()]
    assert kinds.index("damaged") < kinds.index("awakening")


@pytest.mark.rule("UNF-262", "UNF-R31", "UNF-WP01")
def test_may_risk_needs_as_many_passengers() -> None:
    table = steam(travel=3, waypoints="abandoned-depot reef", passengers={"supply": 2}, captain=0)
    table.play("take 0")
    assert table.told_of("risked") == []
    assert table.view()["row"] == ["abandoned-depot"]
    offered = steam(
        travel=3, waypoints="abandoned-depot reef", captain=0, dice="8 1 2 3 5", dials={"fuel": 5}
    )
    offered.play("take 0", "yes")
    assert (offered.fuel, sum(offered.view()["passengers"].values())) == (7, 3)


@pytest.mark.rule("UNF-263", "UNF-X26", "UNF-WP09")
def test_fog_bank_may_be_replaced_by_the_top_waypoint() -> None:
    table = steam(
        travel=3,
        row="smooth-sailing maelstrom rainstorm",
        dials={"fuel": 4},
        waypoints="fog-bank reef iceberg",
        dice="8 3",
        captain=0,
        awake=1,
    )
    table.play("take 0", "no")
    assert table.fuel == 3
    assert table.view()["distance"] == 11
    assert table.view()["row"][-1] == "iceberg"


@pytest.mark.rule("UNF-264", "UNF-R86", "UNF-MY39")
def test_open_the_gate_lets_the_keeper_take_the_captains_part() -> None:
    table = position(
        mythos="open-the-gate",
        travel=2,
        row="calm-waters",
        chaos="lore-5 will-5 will-1",
        hands={1: "lore-5 will-4"},
        waypoints="smooth-sailing reef",
        captain=0,
        keeper=3,
        places=dict.fromkeys(range(4), "galley"),
    )
    table.play("end", "option 1", "add will-4", "add lore-5", passing="before-test")
    assert table.asked == [3]
    table.play("take 0")
    assert table.view()["row"] == ["calm-waters", "smooth-sailing"]
    assert table.travel == 0
    assert table.view()["awake"]


@pytest.mark.rule("UNF-265")
def test_reaching_twelve_does_not_end_the_game() -> None:
    table = steam(
        travel=3,
        row="calm-waters deep-one-ambush",
        waypoints="rough-water reef",
        captain=0,
        awake=1,
    )
    table.play("take 0")
    assert (table.view()["distance"], table.ending) == (12, None)
