"""Worked examples of the ledger: UNF-X1 to UNF-X47."""

import pytest

from games.unfathomable.table import position

THREE = "arjun jeanne william"


@pytest.mark.rule("UNF-X1")
def test_a_total_between_the_numbers_gives_the_partial_result() -> None:
    table = position(
        THREE,
        mythos="food-stores-raid",
        hands={0: "strength-5 strength-4 will-1", 1: "influence-3"},
        chaos="lore-3 strength-2 will-2",
        dials={"food": 8},
    )
    table.play(
        "end",
        "add influence-3",
        "add will-1",
        "add strength-4",
        "add strength-5",
        passing="before-test",
    )
    [turned_up] = table.told_of("turned-up")
    assert turned_up["total"] == 10
    assert table.told_of("outcome")[0]["outcome"] == "partial"
    assert table.food == 7
    assert [event["count"] for event in table.told_of("added")] == [1, 0, 3]


@pytest.mark.rule("UNF-X2")
def test_damage_to_a_damaged_galley_goes_to_the_boiler_room() -> None:
    table = position(
        mythos="hull-leak",
        damage={"galley": "will"},
        damage_deck="structural-lore",
        dice="6",
        chaos="will-2 will-3 lore-1",
        places={1: "deck-5"},
    )
    table.play("end").quiet("before-test")
    assert table.view()["damage"]["boiler-room"] == "structural-lore"


@pytest.mark.rule("UNF-X5")
@pytest.mark.parametrize(("face", "left"), [("4", 0), ("3", 1)])
def test_an_attack_of_four_or_more_defeats_a_deep_one(face: str, left: int) -> None:
    table = position(places={0: "deck-1"}, deep_ones={"deck-1": 1, "water-1": 5}, dice=face)
    supply = table.view()["supply"]
    table.play("attack deep-one")
    assert table.deep_ones("deck-1") == left
    assert table.view()["supply"] == supply + 1 - left
    assert table.actions == 1


@pytest.mark.rule("UNF-X7", "UNF-071")
def test_a_move_reaches_any_ship_space_and_nothing_hinders_it() -> None:
    table = position(places={0: "deck-1"}, deep_ones={"deck-1": 1})
    table.play("move captains-cabin")
    assert table.space(0) == "captains-cabin"
    assert table.deep_ones("deck-1") == 1
    assert len(table.legal_with("move")) == 13


@pytest.mark.rule("UNF-X11")
def test_dagon_spawns_two_beside_him_and_moves_forward() -> None:
    table = position(mythos="dinghy-launch", dagon="water-6", travel=0)
    table.play("end", "option 2")
    assert table.deep_ones("deck-6") == 2
    assert table.view()["dagon"] == "water-6"  # forward to water-4, then pushed back by travel
