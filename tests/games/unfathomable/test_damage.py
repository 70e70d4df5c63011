"""Damage: UNF-205 to UNF-220, UNF-DM1 to UNF-DM5."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import CLOSEST, SPACES
from abyssal.games.unfathomable.rules.damage import damage
from abyssal.games.unfathomable.turn.resolution import resolve
from games.unfathomable.table import GAME, Table, position

AWAY = dict.fromkeys(range(4), "deck-1")
FIRE = "shipboard-fire"


def burning(
    cards: str, dice: str = "", chaos: str = "observation-5 strength-5 strength-4", **more: Any
) -> Table:
    """Shipboard Fire: 1, 2 or 3 damage; by default the test is passed partly."""
    table = position(
        mythos=FIRE,
        damage_deck=cards,
        dice=dice,
        chaos=chaos,
        places=more.pop("places", AWAY),
        **more,
    )
    return table.play("end").quiet("before-test after-total")


@pytest.mark.rule("UNF-205", "UNF-213", "UNF-R75")
def test_damage_to_the_ship_rolls_for_each_structural_card() -> None:
    table = burning("structural-will structural-lore", dice="3 6")
    assert table.view()["damage"] == {"chapel": "structural-will", "galley": "structural-lore"}


@pytest.mark.rule("UNF-206")
def test_damage_to_a_space_goes_there() -> None:
    table = position(
        mythos="looming-breakdown",
        chaos="will-1 will-2 will-3",
        damage_deck="structural-will",
        places=AWAY,
    )
    table.play("end", "option 1").quiet("before-test")
    assert table.view()["damage"] == {"boiler-room": "structural-will"}


@pytest.mark.rule("UNF-207", "UNF-208")
@pytest.mark.parametrize(
    ("room", "order"),
    [
        ("bridge", "captains-cabin chapel galley cargo-hold boiler-room"),
        ("chapel", "cargo-hold captains-cabin bridge boiler-room galley"),
        ("captains-cabin", "galley chapel bridge boiler-room cargo-hold"),
        ("cargo-hold", "boiler-room galley chapel captains-cabin bridge"),
        ("galley", "boiler-room cargo-hold captains-cabin chapel bridge"),
        ("boiler-room", "galley cargo-hold captains-cabin chapel bridge"),
    ],
)
def test_the_closest_undamaged_room_takes_the_card(room: str, order: str) -> None:
    assert [SPACES[other] for other in CLOSEST[SPACES.index(room)]] == order.split()


@pytest.mark.rule("UNF-209", "UNF-349", "UNF-X30")
def test_the_sixth_damaged_room_ends_the_game_before_anybody_is_defeated() -> None:
    table = position(
        mythos="looming-breakdown",
        chaos="will-1 will-2 will-3",
        damage={
            "bridge": "influence",
            "chapel": "lore",
            "captains-cabin": "observation",
            "cargo-hold": "strength",
            "galley": "will",
        },
        damage_deck="structural-any",
        places={0: "boiler-room", 1: "deck-1"},
        hands={0: "strength-5"},
    )
    table.play("end", "option 1", "done", passing="before-test")
    assert (table.ending, table.space(0)) == ("sunk", "boiler-room")


@pytest.mark.rule("UNF-210", "UNF-DM1", "UNF-R74")
def test_structural_damage_defeats_each_human_in_the_room_but_no_traitor() -> None:
    table = burning(
        "structural-will flooded-food-stores",
        dice="6",
        places={0: "galley", 1: "galley", 2: "galley", 3: "deck-1"},
        traitors={2: "hybrid"},
    )
    if table.step == "pick":
        table.play("name 0")
    assert [table.space(seat) for seat in range(3)] == ["sick-bay", "sick-bay", "galley"]


@pytest.mark.rule("UNF-211", "UNF-DM3", "UNF-DM4")
def test_fuel_leak_and_flooded_stores_cost_a_resource_and_leave_the_game() -> None:
    table = burning("fuel-leak flooded-food-stores")
    assert (table.fuel, table.food) == (7, 7)
    assert table.view()["decks"]["damage"] == 7
    assert table.view()["damage"] == {}


@pytest.mark.rule("UNF-212", "UNF-DM5", "UNF-R8")
def test_fleeing_passengers_risk_one_go_to_the_bottom_and_another_card_is_drawn() -> None:
    table = burning("fleeing-passengers fuel-leak flooded-food-stores", dice="4")
    assert table.passengers("deck-4") == 1
    assert (table.fuel, table.food) == (7, 7)
    assert table.deck("damage_deck")[-1] == 8


@pytest.mark.rule("UNF-212")
def test_without_passengers_only_another_card_is_drawn() -> None:
    table = burning("fleeing-passengers fuel-leak flooded-food-stores", passengers={"supply": 0})
    assert (table.fuel, table.food) == (7, 7)


@pytest.mark.rule("UNF-220")
def test_the_damage_deck_always_holds_a_structural_card() -> None:
    for seed in range(10):
        state = GAME.new(4, seed, {"crew": "random"})
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.play(seat, legal[(seed * 7 + len(legal)) % len(legal)])
            if not state.over():
                assert min(state.dump()["damage_deck"][0]) < 6


@pytest.mark.rule("UNF-206", "UNF-R28")
def test_damage_to_a_named_room_is_not_rolled_for_and_asks_nobody_before() -> None:
    table = position(
        places=AWAY,
        hands={1: "observation-3"},
        damage_deck="structural-will structural-lore",
    )
    damage(table.state, SPACES.index("galley"), 2)
    table.state.asked = 0
    resolve(table.state)
    assert table.window is None
    assert table.view()["damage"] == {
        "galley": "structural-will",
        "boiler-room": "structural-lore",
    }
