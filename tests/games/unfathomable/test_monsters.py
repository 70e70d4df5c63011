"""Monsters: UNF-178 to UNF-204."""

from typing import Any

import pytest

from games.unfathomable.table import Table, position

NOBODY_ON_DECK = {0: "galley", 1: "galley", 2: "galley", 3: "galley"}


def waking(card: str, **more: Any) -> Table:
    """A crisis whose test is passed by its chaos cards, or a choice; then its icons."""
    return position(mythos=card, **more)


def hydra(**more: Any) -> Table:
    """The icons of Missing Jewelry are Hydra and travel."""
    return waking("missing-jewelry", **more).play("end", "option 1")


def dagon(**more: Any) -> Table:
    """The icons of Dinghy Launch are Dagon and travel."""
    return waking("dinghy-launch", **more).play("end", "option 2")


def swarm(**more: Any) -> Table:
    """The icons of Class Struggle are Deep Ones and travel."""
    return waking("class-struggle", **more).play("end", "option 1")


def ritual_swarm(**more: Any) -> Table:
    """The icons of Food Rationing are Deep Ones and ritual."""
    return waking("food-rationing", **more).play("end", "option 2")


@pytest.mark.rule("UNF-178")
def test_spawning_takes_deep_ones_from_the_supply() -> None:
    table = dagon(dagon="water-3")
    assert table.view()["supply"] == 18


@pytest.mark.rule("UNF-179", "UNF-350", "UNF-X29")
def test_if_the_supply_is_short_those_left_are_placed_and_the_game_ends() -> None:
    table = dagon(dagon="water-3", deep_ones={"galley": 19})
    assert table.deep_ones("deck-3") == 1
    assert (table.ending, table.view()["dagon"]) == ("overrun", "water-3")


@pytest.mark.rule("UNF-R71")
def test_a_spawning_with_exactly_enough_does_not_end_the_game() -> None:
    table = dagon(dagon="water-3", deep_ones={"galley": 18})
    assert (table.ending, table.view()["supply"]) == (None, 0)


@pytest.mark.rule("UNF-182", "UNF-183", "UNF-X10")
def test_hydra_damages_the_nearest_room_and_moves_forward() -> None:
    table = hydra(hydra="water-3", damage_deck="structural-will", places=NOBODY_ON_DECK)
    assert list(table.view()["damage"]) == ["chapel"]
    assert table.view()["hydra"] == "water-3"  # to water-1, and pushed back by travel
    front = hydra(hydra="water-1", damage_deck="structural-will", places=NOBODY_ON_DECK)
    assert list(front.view()["damage"]) == ["bridge"]
    assert front.view()["hydra"] == "water-3"


@pytest.mark.rule("UNF-184", "UNF-207")
def test_if_that_room_is_damaged_the_closest_undamaged_one_is() -> None:
    table = hydra(
        hydra="water-3",
        damage={"chapel": "lore"},
        damage_deck="structural-will",
        places=NOBODY_ON_DECK,
    )
    assert list(table.view()["damage"]) == ["chapel", "cargo-hold"]


@pytest.mark.rule("UNF-185")
@pytest.mark.parametrize(("before", "risen"), [(1, False), (2, True)])
def test_in_the_deep_hydra_gathers_a_brood_and_rises_with_four(before: int, risen: bool) -> None:
    table = hydra(deep_ones={"deep": before}, dice="8")
    assert table.deep_ones("deep") == (0 if risen else 3)
    assert table.view()["hydra"] == ("water-4" if risen else "deep")
    assert table.view()["dagon"] == "deep"


@pytest.mark.rule("UNF-186", "UNF-187", "UNF-X11")
def test_dagon_spawns_two_on_the_deck_beside_him_and_moves_forward() -> None:
    table = dagon(dagon="water-6")
    assert table.deep_ones("deck-6") == 2
    assert [event["space"] for event in table.told_of("monarch-moved")] == ["water-4", "water-6"]
    front = dagon(dagon="water-2")
    assert [event["space"] for event in front.told_of("monarch-moved")] == ["water-4"]


@pytest.mark.rule("UNF-188", "UNF-X28")
def test_in_the_deep_dagon_rises_and_hydra_stays() -> None:
    table = dagon(deep_ones={"deep": 3}, dice="2")
    assert (table.deep_ones("water-3"), table.view()["dagon"]) == (5, "water-3")
    assert table.view()["hydra"] == "deep"


@pytest.mark.rule("UNF-189", "UNF-R72")
def test_each_deep_one_on_the_board_is_activated_once() -> None:
    table = ritual_swarm(deep_ones={"water-5": 2, "deck-5": 1}, places=NOBODY_ON_DECK)
    assert table.deep_ones("deck-5") == 2
    assert table.deep_ones("cargo-hold") == 1


@pytest.mark.rule("UNF-190")
def test_the_current_player_fixes_the_order_or_leaves_it_to_the_program() -> None:
    table = waking(
        "food-rationing",
        deep_ones={"deck-1": 1, "deck-2": 1},
        passengers={"deck-1": 1, "deck-2": 1, "supply": 3},
        places=NOBODY_ON_DECK,
    )
    table.play("end", "option 2")
    assert table.legal() == ["done", "at deck-1", "at deck-2"]
    table.play("at deck-2")
    assert [event["space"] for event in table.told_of("passenger-defeated")] == ["deck-2", "deck-1"]


@pytest.mark.rule("UNF-190")
def test_who_can_only_move_needs_no_order() -> None:
    table = ritual_swarm(deep_ones={"water-1": 1, "water-2": 1, "deck-3": 1}, places=NOBODY_ON_DECK)
    assert table.told_of("deep-ones-moved")[0]["from"] == "deck-3"
    assert (table.deep_ones("deck-1"), table.deep_ones("deck-2"), table.deep_ones("chapel")) == (
        1,
        1,
        1,
    )


@pytest.mark.rule("UNF-190")
def test_one_that_can_do_more_than_move_is_enough_to_ask_for_an_order() -> None:
    table = waking(
        "food-rationing",
        deep_ones={"deck-1": 1, "water-2": 1},
        passengers={"deck-1": 1, "supply": 3},
        places=NOBODY_ON_DECK,
    )
    table.play("end", "option 2")
    assert table.legal() == ["done", "at deck-1", "at water-2"]


@pytest.mark.rule("UNF-191", "UNF-192", "UNF-X3")
def test_four_deep_ones_a_human_and_a_passenger() -> None:
    table = ritual_swarm(
        deep_ones={"deck-3": 4},
        passengers={"deck-3": 1, "supply": 0},
        places={**NOBODY_ON_DECK, 1: "deck-3"},
        faces=[0, 0, 1, 0],
        dice="4 7",
    )
    assert table.space(1) == "sick-bay"
    assert (table.souls, table.sanity) == (7, 7)
    assert table.deep_ones("chapel") == 1
    assert table.view()["passengers"] == {}


@pytest.mark.rule("UNF-192")
def test_the_current_player_picks_the_human_and_traitors_are_never_attacked() -> None:
    table = waking(
        "food-rationing",
        deep_ones={"deck-3": 1},
        places={0: "galley", 1: "deck-3", 2: "deck-3", 3: "deck-3"},
        traitors={3: "hybrid"},
        dice="6",
        captain=0,
    )
    table.play("end", "option 2")
    assert (table.asked, table.legal()) == ([0], ["name 1", "name 2"])
    table.play("name 2").quiet("character-falls")
    assert (table.space(2), table.space(1)) == ("sick-bay", "deck-3")


@pytest.mark.rule("UNF-193", "UNF-235")
def test_a_passenger_is_safe_while_a_human_is_there() -> None:
    table = ritual_swarm(
        deep_ones={"deck-3": 1},
        passengers={"deck-3": 1},
        places={**NOBODY_ON_DECK, 1: "deck-3"},
        dice="1",
    )
    assert table.passengers("deck-3") == 1


@pytest.mark.rule("UNF-194", "UNF-195", "UNF-X4")
def test_two_deep_ones_in_the_cargo_hold() -> None:
    table = ritual_swarm(
        deep_ones={"cargo-hold": 2},
        damage={"boiler-room": "lore"},
        damage_deck="structural-will",
        places=dict.fromkeys(range(4), "bridge"),
    )
    assert set(table.view()["damage"]) == {"boiler-room", "cargo-hold"}
    assert (table.deep_ones("cargo-hold"), table.deep_ones("galley")) == (1, 1)


@pytest.mark.rule("UNF-195", "UNF-X16", "UNF-211")
def test_a_deep_one_has_acted_even_if_no_card_was_placed() -> None:
    table = ritual_swarm(
        deep_ones={"cargo-hold": 1},
        damage_deck="fuel-leak",
        places=dict.fromkeys(range(4), "bridge"),
    )
    assert (table.fuel, table.view()["damage"], table.deep_ones("cargo-hold")) == (7, {}, 1)
    assert table.view()["decks"]["damage"] == 8


@pytest.mark.rule("UNF-196")
def test_from_water_to_deck_and_from_deck_to_the_room_along_the_arrow() -> None:
    table = ritual_swarm(deep_ones={"water-7": 1, "deck-8": 1}, places=NOBODY_ON_DECK)
    assert (table.deep_ones("deck-7"), table.deep_ones("boiler-room")) == (1, 1)


ALL_BUT = {
    "bridge": ("boiler-room", "captains-cabin"),
    "chapel": ("galley", "cargo-hold"),
    "captains-cabin": ("cargo-hold", "galley"),
    "cargo-hold": ("captains-cabin", "galley"),
    "galley": ("chapel", "cargo-hold"),
    "boiler-room": ("bridge", "galley"),
}
SKILL_NAMES = ["influence", "lore", "observation", "strength", "will"]


@pytest.mark.rule("UNF-197", "UNF-198", "UNF-X31")
@pytest.mark.parametrize("start", ALL_BUT)
def test_of_equal_ways_the_neighbour_with_the_higher_number(start: str) -> None:
    goal, step = ALL_BUT[start]
    rooms = [room for room in ALL_BUT if room != goal]
    table = ritual_swarm(
        deep_ones={start: 1},
        damage=dict(zip(rooms, SKILL_NAMES, strict=True)),
        places=dict.fromkeys(range(4), "sick-bay"),
    )
    assert table.deep_ones(step) == 1


@pytest.mark.rule("UNF-199", "UNF-R6")
def test_a_deep_one_that_must_not_enter_does_nothing() -> None:
    table = waking(
        "food-rationing",
        deep_ones={"deck-5": 1, "water-6": 1, "galley": 1},
        damage={"galley": "lore"},
        kept={"barricade-the-hatches": 2},
        places=dict.fromkeys(range(4), "bridge"),
    )
    table.play("end", "no", "option 2")
    assert (table.asked, table.legal()) == ([2], ["no", "yes"])
    table.play("yes")
    assert [table.deep_ones(s) for s in ("deck-5", "deck-6", "galley", "cargo-hold")] == [
        1,
        1,
        1,
        0,
    ]


@pytest.mark.rule("UNF-200", "UNF-X27")
@pytest.mark.parametrize(("before", "risen"), [(2, True), (1, False)])
def test_with_none_on_the_board_deep_ones_gather_in_the_deep(before: int, risen: bool) -> None:
    table = ritual_swarm(deep_ones={"deep": before}, dice="6")
    assert table.deep_ones("water-2") == (4 if risen else 0)
    assert table.deep_ones("deep") == (0 if risen else 3)
    assert {table.view()["hydra"], table.view()["dagon"]} == ({"water-2"} if risen else {"deep"})


@pytest.mark.rule("UNF-201", "UNF-R73", "UNF-SK-call-to-action")
def test_only_those_named_are_activated() -> None:
    table = position(
        places={0: "deck-1", 1: "galley"},
        traitors={0: "hybrid"},
        deep_ones={"deck-1": 1, "deck-4": 1},
        hands={0: "treachery-2 treachery-2"},
    )
    table.play("play treachery-2", "yes")
    assert (table.deep_ones("bridge"), table.deep_ones("deck-4")) == (1, 1)
    table.play("play treachery-2", "at deck-4")
    assert table.deep_ones("captains-cabin") == 1


@pytest.mark.rule("UNF-202", "UNF-MY08")
def test_several_activations_follow_each_other() -> None:
    table = position(
        mythos="coordinated-assault",
        chaos="will-1 strength-1 will-2",
        deep_ones={"deep": 1},
        dice="1",
        damage_deck="structural-will",
        places=dict.fromkeys(range(4), "galley"),
    )
    table.play("end").quiet("before-test")
    woken = [event["monster"] for event in table.told_of("activated")]
    assert woken == ["hydra", "dagon", "deep-ones", "deep-ones"]
    assert list(table.view()["damage"]) == ["bridge"]


@pytest.mark.rule("UNF-204")
def test_monarchs_and_deep_ones_may_share_a_water_space() -> None:
    table = dagon(dagon="water-5", hydra="water-3", deep_ones={"water-3": 4})
    assert table.view()["hydra"] == "water-5"
    assert table.view()["dagon"] == "water-5"
    assert table.deep_ones("water-5") == 4


@pytest.mark.rule("UNF-180", "UNF-288")
def test_deep_ones_never_enter_sick_bay_or_brig() -> None:
    table = position(hands={0: "lore-3"}, deep_ones={"chapel": 2})
    table.play("play lore-3")
    assert "to sick-bay" not in table.legal()
    table = position(hands={0: "lore-3"}, deep_ones={"galley": 2})
    table.play("play lore-3")
    assert "to brig" not in table.legal()
