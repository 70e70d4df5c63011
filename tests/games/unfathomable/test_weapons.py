"""Items to fight with: every branch of UNF-IT02, IT05, IT10, IT11, IT17, IT18 and IT20."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import ITEMS
from games.unfathomable.table import Table, position

# Attacks with items: the face that just hits a Deep One, and that just hits a character


def armed(
    weapon: str,
    face: int | str,
    *,
    against: str = "deep-one",
    at: str = "deck-1",
    others: str = "",
    **fields: Any,
) -> Table:
    """Seat 0, on deck 1, has attacked with `weapon` and rolled `face`."""
    table = position(
        **{
            "places": {0: "deck-1", 1: at if against == "1" else "galley"},
            "traitors": {1: "hybrid"},
            "items": {0: f"{weapon} {others}", 1: "", 2: "", 3: ""},
            "deep_ones": {at: 1} if against == "deep-one" else {},
            "dice": str(face),
            **fields,
        }
    )
    return table.play(f"item {weapon}").quiet("after-roll")


@pytest.mark.parametrize(
    ("weapon", "at", "bonus"),
    [
        pytest.param("six-shooter", "deck-1", 2, marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "deck-2", 1, marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("starbuck", "deck-1", 0, marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("shotgun", "deck-1", 1, marks=pytest.mark.rule("UNF-IT20")),
    ],
)
@pytest.mark.parametrize(("against", "number"), [("deep-one", 4), ("1", 6)])
@pytest.mark.rule("UNF-173")
def test_an_item_adds_its_bonus_to_the_attack_made_with_it(
    weapon: str, at: str, bonus: int, against: str, number: int
) -> None:
    hit = armed(weapon, number - bonus, against=against, at=at)
    missed = armed(weapon, number - bonus - 1, against=against, at=at)
    if against == "1":
        assert (hit.space(1), missed.space(1)) == ("brig", at)
    else:
        assert (hit.deep_ones(at), missed.deep_ones(at)) == (0, 1)
    assert weapon in hit.items(0)


@pytest.mark.parametrize(
    ("weapon", "at"),
    [
        pytest.param("six-shooter", "deck-1", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "deck-2", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("pocket-pistol", "deck-1", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", "deck-1", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
def test_a_weapon_costs_an_action_and_may_be_used_again(weapon: str, at: str) -> None:
    table = armed(weapon, 1, at=at)
    assert table.actions == 1
    assert not table.refuses(f"item {weapon}")


@pytest.mark.parametrize(
    ("weapon", "place", "enemy"),
    [
        pytest.param("six-shooter", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "deck-1", "deck-1", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("repeating-rifle", "deck-1", "deck-4", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("starbuck", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("pocket-pistol", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
def test_a_weapon_needs_an_enemy_in_reach(weapon: str, place: str, enemy: str) -> None:
    table = position(places={0: place}, items={0: weapon}, deep_ones={enemy: 1})
    assert table.refuses(f"item {weapon}")


@pytest.mark.parametrize(
    "weapon",
    [
        pytest.param("six-shooter", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("starbuck", marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("pocket-pistol", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
@pytest.mark.rule("UNF-328")
def test_no_weapon_is_used_in_the_brig(weapon: str) -> None:
    table = position(
        places={0: "brig", 1: "brig"}, traitors={1: "hybrid"}, items={0: weapon, 1: ""}
    )
    assert table.refuses(f"item {weapon}")
    assert not table.refuses("attack 1")


@pytest.mark.parametrize(
    ("weapon", "face", "place"),
    [
        pytest.param("six-shooter", "4", "deck-1", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "5", "deck-2", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("starbuck", "6", "deck-1", marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("pocket-pistol", "6", "deck-1", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", "5", "deck-1", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
@pytest.mark.rule("UNF-329")
def test_a_revealed_traitor_uses_a_weapon_against_humans(
    weapon: str, face: str, place: str
) -> None:
    table = position(
        places={0: "deck-1", 1: place},
        traitors={0: "hybrid"},
        items={0: weapon, 1: ""},
        deep_ones={place: 3},
        dice=face,
    )
    table.play(f"item {weapon}").quiet("after-roll")
    assert (table.space(1), table.deep_ones(place)) == ("sick-bay", 3)


@pytest.mark.rule("UNF-IT05", "UNF-R46")
def test_the_rifle_reaches_every_adjacent_space_water_included() -> None:
    table = position(
        places={0: "deck-1", 1: "bridge"},
        traitors={1: "hybrid"},
        items={0: "repeating-rifle"},
        deep_ones={"deck-1": 1, "deck-2": 1, "deck-3": 1, "water-1": 1, "water-2": 1},
        hydra="water-1",
    )
    table.play("item repeating-rifle")
    assert sorted(table.legal()) == [
        "aim bridge 1",
        "aim deck-2 deep-one",
        "aim deck-3 deep-one",
        "aim water-1 deep-one",
    ]


# UNF-IT10 Starbuck


@pytest.mark.rule("UNF-IT10")
def test_starbuck_attacks_and_gives_the_action_back_once_a_turn() -> None:
    table = armed("starbuck", 1)
    assert table.actions == 2
    assert table.refuses("item starbuck")


def thrown_at(**fields: Any) -> Table:
    """Seat 0 throws a grenade at seat 2, who has Starbuck."""
    table = position(
        **{
            "places": {0: "deck-1", 2: "deck-3"},
            "items": {0: "jam-tin-grenade", 2: "starbuck"},
            **fields,
        }
    )
    return table.play("item jam-tin-grenade", "at deck-3")


@pytest.mark.rule("UNF-IT10", "UNF-T11", "UNF-324")
def test_starbuck_may_be_removed_to_prevent_ones_own_defeat() -> None:
    table = thrown_at().play("starbuck")
    assert (table.space(2), table.items(2)) == ("deck-3", [])
    assert ITEMS.index("starbuck") not in table.deck("item_deck")


@pytest.mark.rule("UNF-IT10")
def test_starbuck_need_not_be_removed() -> None:
    table = thrown_at().play("pass")
    assert (table.space(2), table.items(2)) == ("sick-bay", ["starbuck"])


@pytest.mark.rule("UNF-IT10", "UNF-329")
def test_starbuck_saves_a_revealed_traitor_too() -> None:
    table = thrown_at(traitors={2: "hybrid"}).play("starbuck")
    assert table.space(2) == "deck-3"


@pytest.mark.rule("UNF-IT10")
def test_starbuck_saves_nobody_else() -> None:
    table = thrown_at(items={0: "jam-tin-grenade", 2: "", 3: "starbuck"})
    assert table.space(2) == "sick-bay"
    assert table.items(3) == ["starbuck"]


# UNF-IT11 Pocket Pistol


@pytest.mark.rule("UNF-IT11", "UNF-T5")
def test_the_pistol_may_reroll_its_own_attack_once() -> None:
    table = position(
        places={0: "deck-1"}, items={0: "pocket-pistol"}, deep_ones={"deck-1": 2}, dice="3 4"
    )
    table.play("item pocket-pistol", "pistol")
    assert table.refuses("pistol")
    assert table.deep_ones("deck-1") == 1
    assert [event["face"] for event in table.told_of("rolled")] == [3, 4]


@pytest.mark.rule("UNF-IT11")
def test_the_second_roll_of_the_pistol_counts_even_if_it_is_worse() -> None:
    table = position(
        places={0: "deck-1"}, items={0: "pocket-pistol"}, deep_ones={"deck-1": 1}, dice="4 3"
    )
    table.play("item pocket-pistol", "pistol")
    assert table.deep_ones("deck-1") == 1


@pytest.mark.rule("UNF-IT11")
@pytest.mark.parametrize(("face", "left"), [(4, 0), (3, 1)])
def test_the_pistol_adds_nothing(face: int, left: int) -> None:
    assert armed("pocket-pistol", face).deep_ones("deck-1") == left


@pytest.mark.rule("UNF-IT11")
def test_the_pistol_does_not_reroll_other_attacks() -> None:
    table = position(
        places={0: "deck-1"}, items={0: "pocket-pistol"}, deep_ones={"deck-1": 1}, dice="3"
    )
    table.play("attack deep-one")
    assert (table.step, table.actions) == ("actions", 1)


# UNF-IT17 Jam Tin Grenade


@pytest.mark.rule("UNF-IT17", "UNF-R48")
def test_the_grenade_defeats_everything_in_an_adjacent_space_and_damages_the_room() -> None:
    table = position(
        places={0: "cargo-hold", 1: "galley", 2: "galley"},
        traitors={2: "hybrid"},
        items={0: "jam-tin-grenade", 1: "", 2: ""},
        deep_ones={"galley": 2, "cargo-hold": 1},
        damage_deck="structural-will",
    )
    table.play("item jam-tin-grenade", "at galley", "name 2")
    assert [table.space(seat) for seat in range(3)] == ["cargo-hold", "sick-bay", "brig"]
    assert table.view()["deep_ones"] == {"cargo-hold": 1}
    assert table.view()["damage"] == {"galley": "structural-will"}
    assert (table.items(0), table.actions) == ([], 1)
    assert ITEMS.index("jam-tin-grenade") not in table.deck("item_deck")


@pytest.mark.rule("UNF-IT17", "UNF-R77")
def test_on_deck_people_fall_before_passengers_and_nothing_is_damaged() -> None:
    table = position(
        places={0: "deck-1", 1: "deck-3"},
        items={0: "jam-tin-grenade", 1: ""},
        passengers={"deck-3": 2, "supply": 0},
    )
    table.play("item jam-tin-grenade", "at deck-3")
    fallen = [event["event"] for event in table.told_of("defeated", "passenger-defeated")]
    assert fallen == ["defeated", "passenger-defeated", "passenger-defeated"]
    assert table.view()["damage"] == {}


@pytest.mark.rule("UNF-IT17", "UNF-203")
def test_in_the_water_deep_ones_fall_and_monarchs_do_not() -> None:
    table = position(
        places={0: "deck-1"},
        items={0: "jam-tin-grenade"},
        deep_ones={"water-1": 3},
        hydra="water-1",
    )
    table.play("item jam-tin-grenade", "at water-1")
    assert (table.deep_ones("water-1"), table.view()["hydra"]) == (0, "water-1")


@pytest.mark.rule("UNF-IT17", "UNF-R48")
@pytest.mark.parametrize(("place", "target"), [("chapel", "sick-bay"), ("galley", "brig")])
def test_in_sick_bay_and_brig_people_stay_and_nothing_is_damaged(place: str, target: str) -> None:
    table = position(
        places={0: place, 1: target}, items={0: "jam-tin-grenade", 1: ""}, hands={1: "strength-5"}
    )
    table.play("item jam-tin-grenade", f"at {target}")
    assert (table.space(1), table.view()["damage"]) == (target, {})
    assert table.told_of("damage-drawn") == []


@pytest.mark.rule("UNF-IT17")
def test_a_room_that_is_damaged_is_not_damaged_again() -> None:
    table = position(
        places={0: "cargo-hold"},
        items={0: "jam-tin-grenade"},
        damage={"galley": "lore"},
        deep_ones={"galley": 1},
    )
    table.play("item jam-tin-grenade", "at galley")
    assert table.view()["damage"] == {"galley": "structural-lore"}
    assert table.deep_ones("galley") == 0


@pytest.mark.rule("UNF-IT17")
@pytest.mark.parametrize(
    ("place", "targets"),
    [
        ("deck-1", {"bridge", "deck-2", "deck-3", "water-1"}),
        ("galley", {"deck-6", "captains-cabin", "cargo-hold", "boiler-room", "brig"}),
    ],
)
def test_the_grenade_is_thrown_into_any_adjacent_space(place: str, targets: set[str]) -> None:
    table = position(places={0: place}, items={0: "jam-tin-grenade"})
    table.play("item jam-tin-grenade")
    assert {move.removeprefix("at ") for move in table.legal()} == targets


@pytest.mark.rule("UNF-IT17", "UNF-328")
def test_the_grenade_is_not_thrown_from_the_brig() -> None:
    assert position(places={0: "brig"}, items={0: "jam-tin-grenade"}).refuses(
        "item jam-tin-grenade"
    )


# UNF-IT18 Kitchen Knife


@pytest.mark.rule("UNF-IT18", "UNF-175")
@pytest.mark.parametrize(("face", "left"), [("3", 0), ("2", 1)])
def test_the_knife_adds_one_to_basic_attacks(face: str, left: int) -> None:
    table = position(
        places={0: "deck-1"}, items={0: "kitchen-knife"}, deep_ones={"deck-1": 1}, dice=face
    )
    table.play("attack deep-one")
    assert table.deep_ones("deck-1") == left


@pytest.mark.rule("UNF-IT18", "UNF-175", "UNF-R46")
@pytest.mark.parametrize(("weapon", "face"), [("six-shooter", 1), ("starbuck", 3)])
def test_the_knife_adds_nothing_to_attacks_with_an_item(weapon: str, face: int) -> None:
    assert armed(weapon, face, others="kitchen-knife").deep_ones("deck-1") == 1


@pytest.mark.rule("UNF-IT18", "UNF-176")
def test_the_knife_helps_in_a_rampage_but_is_no_weapon_for_it() -> None:
    table = position(
        places={0: "deck-1"},
        items={0: "kitchen-knife"},
        hands={0: "strength-3"},
        deep_ones={"deck-1": 2},
        dice="3 3",
    )
    assert table.refuses("item kitchen-knife")
    table.play("play strength-3", "aim deck-1 deep-one", "aim deck-1 deep-one")
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-IT18", "UNF-329")
@pytest.mark.parametrize(("face", "place"), [("5", "sick-bay"), ("4", "deck-1")])
def test_the_knife_helps_a_revealed_traitor(face: str, place: str) -> None:
    table = position(
        places={0: "deck-1", 1: "deck-1"},
        traitors={0: "hybrid"},
        items={0: "kitchen-knife", 1: ""},
        dice=face,
    )
    table.play("attack 1")
    assert table.space(1) == place


@pytest.mark.rule("UNF-IT18", "UNF-328")
def test_the_knife_does_not_help_in_the_brig() -> None:
    table = position(
        places={0: "brig", 1: "brig"},
        traitors={1: "hybrid"},
        items={0: "kitchen-knife", 1: ""},
        dice="5",
    )
    table.play("attack 1")
    assert len(table.told_of("missed")) == 1


# UNF-IT20 Shotgun


@pytest.mark.rule("UNF-IT20")
@pytest.mark.parametrize(("face", "left"), [("1", 1), ("2", 0)])
def test_the_shotgun_adds_the_number_of_enemies_in_ones_space(face: str, left: int) -> None:
    enemies = position(
        places={0: "deck-1", 1: "deck-1", 2: "deck-1"},
        traitors={1: "hybrid"},
        items={0: "shotgun", 1: "", 2: ""},
        deep_ones={"deck-1": 1, "deck-2": 4},
        dice=face,
    )
    enemies.play("item shotgun", "aim deck-1 deep-one")
    assert enemies.deep_ones("deck-1") == left


@pytest.mark.rule("UNF-IT20", "UNF-R46")
def test_the_shotgun_counts_enemies_anew_at_each_attack() -> None:
    table = position(
        places={0: "deck-1"},
        items={0: "shotgun"},
        hands={0: "strength-4"},
        deep_ones={"deck-1": 3},
        dice="1 2 2",
    )
    table.play("play strength-4", "thing shotgun")
    table.play(*["aim deck-1 deep-one"] * 3)
    # 1 + 3 and 2 + 2 hit, 2 + 1 misses
    assert table.deep_ones("deck-1") == 1


@pytest.mark.rule("UNF-IT20", "UNF-016")
def test_deep_ones_are_no_enemies_of_a_revealed_traitor() -> None:
    table = position(
        places={0: "deck-1", 1: "deck-1", 2: "deck-1"},
        traitors={0: "hybrid"},
        items={0: "shotgun", 1: "", 2: ""},
        deep_ones={"deck-1": 4},
        dice="3",
    )
    table.play("item shotgun", "aim deck-1 1")
    assert table.space(1) == "deck-1"
