"""The five kinds of damage cards: UNF-DM1 to UNF-DM5."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import DAMAGE
from games.unfathomable.table import Table, position

SKILLS = ["influence", "lore", "observation", "strength", "will"]


def leak(**fields: Any) -> Table:
    """The test of a hull leak is failed: the ship is damaged."""
    table = position(
        **{
            "mythos": "hull-leak",
            "chaos": "will-2 will-3 lore-1",
            "places": {0: "deck-1", 1: "deck-1", 2: "deck-1", 3: "deck-1"},
            "items": dict.fromkeys(range(4), ""),
            **fields,
        }
    )
    return table.play("end").quiet("before-test")


def blown_up(room: str, **fields: Any) -> Table:
    """A grenade has damaged a room beside seat 0."""
    fields = {"items": {0: "jam-tin-grenade", 1: "", 2: "", 3: ""}, **fields}
    return position(**fields).play("item jam-tin-grenade", f"at {room}")


# UNF-DM1 and UNF-DM2 Structural Damage


@pytest.mark.rule("UNF-DM1")
@pytest.mark.parametrize("skill", SKILLS)
def test_structural_damage_stays_in_the_room_and_defeats_the_humans_there(skill: str) -> None:
    table = leak(
        damage_deck=f"structural-{skill}",
        dice="6",
        places={0: "deck-1", 1: "galley", 2: "galley", 3: "deck-1"},
        traitors={2: "hybrid"},
    )
    assert table.view()["damage"] == {"galley": f"structural-{skill}"}
    assert [table.space(seat) for seat in range(4)] == ["deck-1", "sick-bay", "galley", "deck-1"]


@pytest.mark.rule("UNF-DM2")
def test_the_wild_structural_damage_does_the_same() -> None:
    table = leak(
        damage_deck="structural-any",
        dice="8",
        places={0: "deck-1", 1: "boiler-room", 2: "boiler-room", 3: "deck-1"},
        traitors={2: "hybrid"},
    )
    assert table.view()["damage"] == {"boiler-room": "structural-any"}
    assert [table.space(seat) for seat in (1, 2)] == ["sick-bay", "boiler-room"]


@pytest.mark.rule("UNF-DM1", "UNF-215")
@pytest.mark.parametrize("skill", SKILLS)
def test_repair_takes_cards_of_the_type_shown_worth_three(skill: str) -> None:
    other = "will" if skill != "will" else "lore"
    table = position(
        places={0: "galley"},
        damage={"galley": skill},
        hands={0: f"{skill}-1 {skill}-2 {other}-5"},
    )
    assert table.refuses("use space")
    table.play("repair")
    assert table.legal() == [f"discard {skill}-1"]
    table.play(f"discard {skill}-1", f"discard {skill}-2", "done")
    assert table.view()["damage"] == {}
    assert (table.hand(0), table.actions) == ([f"{other}-5"], 1)
    assert DAMAGE.index(f"structural-{skill}") in table.deck("damage_deck")
    assert len(table.luck.shuffles[-1]) == 9


@pytest.mark.rule("UNF-DM1", "UNF-215")
@pytest.mark.parametrize("skill", SKILLS)
def test_cards_worth_two_or_of_another_type_do_not_repair(skill: str) -> None:
    other = "will" if skill != "will" else "lore"
    hand = f"{skill}-2 {other}-5 {other}-4"
    table = position(places={0: "galley"}, damage={"galley": skill}, hands={0: hand})
    assert table.refuses("repair")


@pytest.mark.rule("UNF-DM1", "UNF-216", "UNF-R18")
def test_more_than_necessary_may_be_paid() -> None:
    table = position(
        places={0: "galley"}, damage={"galley": "lore"}, hands={0: "lore-1 lore-3 lore-4"}
    )
    table.play("repair", "discard lore-1", "discard lore-3")
    assert table.legal() == ["done", "discard lore-4"]
    table.play("discard lore-4", "done")
    assert (table.hand(0), table.view()["damage"]) == ([], {})


@pytest.mark.rule("UNF-DM2", "UNF-215")
def test_the_wild_damage_is_repaired_with_any_cards_worth_five() -> None:
    table = position(
        places={0: "galley"}, damage={"galley": "any"}, hands={0: "lore-1 will-1 strength-3"}
    )
    table.play("repair", "discard lore-1", "discard will-1", "discard strength-3", "done")
    assert (table.hand(0), table.view()["damage"]) == ([], {})


@pytest.mark.rule("UNF-DM2", "UNF-215")
def test_cards_worth_four_do_not_repair_the_wild_damage() -> None:
    table = position(places={0: "galley"}, damage={"galley": "any"}, hands={0: "lore-1 will-3"})
    assert table.refuses("repair")


@pytest.mark.rule("UNF-DM1", "UNF-DM2", "UNF-220")
def test_one_structural_card_for_each_skill_and_a_wild_one() -> None:
    structural = [f"structural-{skill}" for skill in [*SKILLS, "any"]]
    rest = ["fuel-leak", "flooded-food-stores", "fleeing-passengers"]
    deck = position().deck("damage_deck")
    assert sorted(DAMAGE[card] for card in deck) == sorted(structural + rest)


# UNF-DM3 and UNF-DM4: cards that are not placed


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        pytest.param("fuel-leak", "fuel", marks=pytest.mark.rule("UNF-DM3")),
        pytest.param("flooded-food-stores", "food", marks=pytest.mark.rule("UNF-DM4")),
    ],
)
def test_a_card_that_costs_a_resource_leaves_the_game_and_no_other_is_drawn(
    card: str, resource: str
) -> None:
    table = leak(damage_deck=card)
    assert table.dials == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8, resource: 7}
    assert table.view()["damage"] == {}
    assert DAMAGE.index(card) not in table.deck("damage_deck")
    assert len(table.deck("damage_deck")) == 8
    assert len(table.told_of("damage-drawn")) == 1


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        pytest.param("fuel-leak", "fuel", marks=pytest.mark.rule("UNF-DM3")),
        pytest.param("flooded-food-stores", "food", marks=pytest.mark.rule("UNF-DM4")),
    ],
)
def test_it_does_the_same_where_a_room_should_be_damaged(card: str, resource: str) -> None:
    table = blown_up("galley", places={0: "cargo-hold"}, damage_deck=card)
    assert (table.dials[resource], table.view()["damage"]) == (7, {})


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        pytest.param("fuel-leak", "fuel", marks=pytest.mark.rule("UNF-DM3")),
        pytest.param("flooded-food-stores", "food", marks=pytest.mark.rule("UNF-DM4")),
    ],
)
def test_the_last_of_a_resource_may_be_lost_by_damage(card: str, resource: str) -> None:
    assert leak(damage_deck=card, dials={resource: 1}).ending == "resource"


# UNF-DM5 Fleeing Passengers


@pytest.mark.rule("UNF-DM5", "UNF-212", "UNF-R8")
def test_a_passenger_flees_and_another_card_is_drawn_for_the_ship() -> None:
    table = leak(damage_deck="fleeing-passengers structural-will", dice="4 3")
    assert table.view()["passengers"] == {"deck-4": 1}
    assert table.view()["damage"] == {"chapel": "structural-will"}
    assert DAMAGE[table.deck("damage_deck")[-1]] == "fleeing-passengers"


@pytest.mark.rule("UNF-DM5", "UNF-R8")
def test_the_other_card_keeps_the_room_that_was_to_be_damaged() -> None:
    table = blown_up(
        "galley",
        places={0: "cargo-hold"},
        damage_deck="fleeing-passengers structural-will",
        dice="4",
    )
    assert table.view()["damage"] == {"galley": "structural-will"}


@pytest.mark.rule("UNF-DM5", "UNF-212")
def test_without_passengers_nobody_flees_and_the_next_card_is_drawn() -> None:
    table = leak(damage_deck="fleeing-passengers fuel-leak", passengers={"supply": 0})
    assert (table.view()["passengers"], table.fuel) == ({}, 7)


@pytest.mark.rule("UNF-DM5", "UNF-367")
def test_everybody_knows_that_the_card_lies_on_the_bottom() -> None:
    table = leak(damage_deck="fleeing-passengers fuel-leak", dice="1")
    known = table.state.dump()["damage_deck"][1]
    assert known[0] == 63
    assert set(known[1:]) == {0}
