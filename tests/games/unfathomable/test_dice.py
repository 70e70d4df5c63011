"""Dice, attacks and their windows: UNF-163 to UNF-177."""

from typing import Any

import pytest

from abyssal.games.unfathomable.rules.dice import ALL_RESULTS, at_least
from games.unfathomable.table import GAME, Table, position


def attacked(
    crew: str = "arjun jeanne samira", dice: str = "4", deep_ones: int = 1, **more: Any
) -> Table:
    """Seat 0 attacks a Deep One on deck."""
    table = position(
        crew,
        places={0: "deck-1", **more.pop("places", {})},
        deep_ones={"deck-1": deep_ones},
        dice=dice,
        **more,
    )
    return table.play("attack deep-one")


def risked(dice: str, **more: Any) -> Table:
    """Dinghy Launch, first option: risk a passenger, then roll against sanity."""
    table = position("arjun jeanne samira", mythos="dinghy-launch", dice=dice, **more)
    return table.play("end", "option 1")


@pytest.mark.rule("UNF-163")
def test_the_die_has_eight_faces() -> None:
    faces = set()
    for seed in range(60):
        state = GAME.new(3, seed, {"crew": "random"})
        state.record_events()
        for _ in range(120):
            if not state.to_act():
                break
            seat = state.to_act()[-1]
            state.play(seat, state.legal(seat)[-1])
        faces |= {event["face"] for event in state.events(None) if event["event"] == "rolled"}
    assert faces == set(range(1, 9))


@pytest.mark.rule("UNF-164", "UNF-T4", "UNF-SK-keen-insight")
def test_before_a_roll_any_number_of_keen_insights() -> None:
    table = attacked(dice="1", hands={1: "observation-3", 2: "observation-4"})
    assert table.view()["asked"] == 2
    table.play_as(2, "raise observation-4").play_as(1, "raise observation-3")
    assert (table.hand(1), table.hand(2)) == ([], ["observation-4"])  # in turn order, one by one
    table.play("raise observation-4")
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-164", "UNF-IT07")
def test_the_almanac_adds_the_value_of_an_observation_card_once_a_roll() -> None:
    table = attacked("arjun beatrice samira", dice="2", hands={1: "observation-2 observation-1"})
    table.play("almanac observation-2")
    assert "almanac observation-1" not in table.legal(1)
    table.quiet("before-roll")
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-164", "UNF-169", "UNF-FT-beatrice")
def test_perfect_number_comes_last_takes_modifiers_and_cannot_be_rerolled() -> None:
    table = attacked(
        "arjun beatrice edmund", dice="", hands={0: "observation-3", 2: "will-1 strength-1"}
    )
    table.play_as(1, "wait")
    assert table.window == "before-roll"
    table.play_as(0, "lower observation-3")
    table.play_as(1, "wait")
    assert (table.step, table.asked) == ("set-die", [1])
    table.play("set 6")
    assert table.deep_ones("deck-1") == 0  # 6 - 2 is 4; no window for Edmund's reroll
    assert not table.view()["players"][1]["feat"]


@pytest.mark.rule("UNF-R51", "UNF-164")
def test_beatrice_may_have_the_die_rolled_after_all() -> None:
    table = attacked("arjun beatrice samira", dice="3")
    table.play("wait", "pass")
    assert table.deep_ones("deck-1") == 1
    assert table.view()["players"][1]["feat"]


@pytest.mark.rule("UNF-165", "UNF-T5", "UNF-SH-edmund")
def test_fortunate_son_rerolls_any_roll_as_often_as_there_are_cards() -> None:
    table = position(
        "arjun samira edmund", mythos="dinghy-launch", dice="5 1 2 8", hands={2: "will-1 will-2"}
    )
    table.play("end", "no", "option 1", "pass", "fortune will-1", "fortune will-2")
    assert table.sanity == 8
    assert table.hand(2) == []


@pytest.mark.rule("UNF-165", "UNF-SK-combat-training")
def test_combat_training_rerolls_attack_rolls_alone() -> None:
    table = attacked(dice="1 7", hands={1: "strength-2"})
    assert table.told_of("rolled")[0]["face"] == 1
    table.play("training strength-2")
    assert table.deep_ones("deck-1") == 0
    other = risked("5 1", hands={1: "strength-2"})
    assert other.sanity == 7


@pytest.mark.rule("UNF-165", "UNF-T5")
def test_who_may_reroll_a_roll_that_is_no_attack_has_no_combat_training() -> None:
    table = position(
        "edmund samira arjun", mythos="dinghy-launch", dice="5 1", hands={0: "strength-2"}
    )
    table.play("end", "no", "option 1", "pass")
    assert table.window == "after-roll"
    assert table.legal(0) == ["pass", "fortune strength-2"]


@pytest.mark.rule("UNF-165", "UNF-IT11")
def test_the_pocket_pistol_rerolls_its_own_attack_once() -> None:
    table = position(
        places={0: "deck-1"}, deep_ones={"deck-1": 1}, items={0: "pocket-pistol"}, dice="1 2"
    )
    table.play("item pocket-pistol", "pistol")
    assert table.window is None
    assert table.deep_ones("deck-1") == 1


@pytest.mark.rule("UNF-166")
def test_a_reroll_leads_back_to_the_window_before_and_modifiers_stay() -> None:
    table = attacked(dice="1 2", hands={1: "strength-1 observation-3"})
    table.play("raise observation-3", "training strength-1")
    assert [event["modifier"] for event in table.told_of("rolled")] == [2, 2]
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-167", "UNF-X19")
@pytest.mark.parametrize(
    ("dice", "moves", "space"),
    [
        ("7", ["raise observation-3", "raise observation-3"], "deck-8"),
        ("2", ["lower observation-3", "lower observation-3"], "deck-1"),
        ("3", ["raise observation-3", "lower observation-3"], "deck-3"),
    ],
)
def test_a_result_lies_between_one_and_eight(dice: str, moves: list[str], space: str) -> None:
    table = position(
        mythos="mysterious-lifeboat",
        dice=f"{dice} 8",
        hands={1: "observation-3 observation-3"},
        places={0: "bridge"},
    )
    table.play("end", "option 1", *moves)
    assert table.passengers(space) == 1


@pytest.mark.rule("UNF-168", "UNF-R68")
def test_a_card_value_is_added_to_the_limited_result() -> None:
    table = position(
        "arjun samira william",
        places={0: "boiler-room"},
        hands={0: "strength-5 observation-3"},
        dice="1",
    )
    table.play("use space", "discard strength-5", "lower observation-3")
    assert table.fuel == 7  # 1 is limited to 1, and 1 + 5 is 6


@pytest.mark.rule("UNF-170")
def test_the_acting_player_rolls_for_actions_the_current_player_for_monsters() -> None:
    table = position(
        places={0: "galley", 1: "deck-1"},
        hands={0: "influence-1"},
        deep_ones={"deck-1": 1},
        dice="2 2",
    )
    table.play("play influence-1", "name 1", "attack deep-one")
    assert table.told_of("rolled")[0]["seat"] == 1


@pytest.mark.rule("UNF-171")
@pytest.mark.parametrize(
    ("face", "room"),
    [
        (1, "bridge"),
        (2, "bridge"),
        (3, "chapel"),
        (4, "captains-cabin"),
        (5, "cargo-hold"),
        (6, "galley"),
        (7, "boiler-room"),
        (8, "boiler-room"),
    ],
)
def test_the_room_of_a_roll(face: int, room: str) -> None:
    table = position(
        mythos="hull-leak",
        damage_deck="structural-will",
        dice=str(face),
        chaos="will-1 lore-1 will-2",
        places=dict.fromkeys(range(4), "sick-bay"),
    )
    table.play("end").quiet("before-test")
    assert list(table.view()["damage"]) == [room]


@pytest.mark.rule("UNF-171", "UNF-181")
@pytest.mark.parametrize(("face", "space"), [("4", "water-1"), ("5", "water-2")])
def test_the_front_water_of_a_roll(face: str, space: str) -> None:
    table = position(mythos="class-struggle", deep_ones={"deep": 2}, dice=face)
    table.play("end", "option 1")
    assert (table.deep_ones(space), table.deep_ones(f"water-{int(space[-1]) + 2}")) == (0, 4)


@pytest.mark.rule("UNF-172", "UNF-174")
@pytest.mark.parametrize(("face", "left"), [("3", 1), ("4", 0)])
def test_below_the_number_an_attack_does_nothing(face: str, left: int) -> None:
    table = attacked(dice=face)
    assert table.deep_ones("deck-1") == left


@pytest.mark.rule("UNF-175", "UNF-IT18")
@pytest.mark.parametrize(("move", "left"), [("attack deep-one", 0), ("item pocket-pistol", 1)])
def test_the_kitchen_knife_helps_basic_attacks_alone(move: str, left: int) -> None:
    table = position(
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        items={0: "kitchen-knife pocket-pistol"},
        dice="3",
    )
    table.play(move).quiet("after-roll")
    assert table.deep_ones("deck-1") == left


@pytest.mark.rule("UNF-176", "UNF-SK-rampage", "UNF-R46")
def test_rampage_four_basic_attacks_or_three_with_a_weapon() -> None:
    table = position(
        places={0: "deck-1"}, deep_ones={"deck-1": 5}, hands={0: "strength-3"}, dice="4 4 1 4"
    )
    table.play("play strength-3")
    assert table.legal() == ["bare", "thing six-shooter"]
    table.play("bare", *["aim deck-1 deep-one"] * 4)
    assert (table.deep_ones("deck-1"), table.actions) == (2, 1)
    table = position(
        places={0: "deck-1"}, deep_ones={"deck-1": 5}, hands={0: "strength-4"}, dice="2 2 2"
    )
    table.play("play strength-4", "thing six-shooter", *["aim deck-1 deep-one"] * 3)
    assert table.deep_ones("deck-1") == 2


@pytest.mark.rule("UNF-176")
def test_a_rampage_stops_at_will() -> None:
    table = position(
        places={0: "deck-1"}, deep_ones={"deck-1": 5}, hands={0: "strength-3"}, dice="4"
    )
    table.play("play strength-3", "bare", "aim deck-1 deep-one", "pass")
    assert (table.deep_ones("deck-1"), table.step) == (4, "actions")


@pytest.mark.rule("UNF-177", "UNF-SK-shrivelling")
def test_shrivelling_is_no_attack() -> None:
    table = position(
        deep_ones={"water-8": 1},
        hands={0: "lore-1", 1: "strength-1"},
        dice="3",
        kept={"the-peacemaker": 0},
    )
    table.play("play lore-1")
    assert table.told_of("reroll-training") == []
    assert table.deep_ones("water-8") == 1  # 3 + 2 is below 6


@pytest.mark.rule("UNF-R28", "UNF-H3")
@pytest.mark.parametrize(("on_deck", "face", "open"), [(7, "8", False), (6, "7", True)])
def test_a_roll_on_which_nothing_depends_opens_no_window(
    on_deck: int, face: str, open: bool
) -> None:
    table = position(
        "arjun jeanne edmund",
        mythos="too-many-bodies",
        passengers={"deck-1": on_deck},
        hands={1: "observation-3", 2: "will-1"},
        dice=f"1 {face}",
    )
    table.play("end", "no", "option 2")
    assert (table.window, table.asked) == ("before-roll", [1])  # where the passenger goes
    table.play("pass")
    assert (table.window, table.asked) == ("after-roll", [2])
    table.play("pass")
    # Whether so many passengers on deck cost sanity: eight of them do for certain.
    assert table.window == ("before-roll" if open else None)
    table.quiet("before-roll")
    assert table.window == ("after-roll" if open else None)
    table.quiet("after-roll")
    assert table.sanity == 7


@pytest.mark.rule("UNF-R28", "UNF-H3")
def test_no_window_shows_only_what_all_know_of_the_hands() -> None:
    opened = [
        attacked(hands={1: card}, dice="4").window for card in ("observation-3", "observation-1")
    ]
    assert opened == ["before-roll", "before-roll"]
    assert attacked(hands={1: "lore-3"}, dice="4").window is None


def test_every_result_is_at_least_a_number_that_modifiers_have_brought_to_nothing() -> None:
    assert at_least(-3) == at_least(0) == at_least(1) == ALL_RESULTS
    assert at_least(8) == 1 << 8
