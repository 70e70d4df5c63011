"""Mythos cards on which the Keeper decides: every branch, and all that it changes."""

import pytest

from games.unfathomable.meeting import FIVE, meet, met
from games.unfathomable.table import position


@pytest.mark.rule("UNF-MY37")
@pytest.mark.parametrize(
    ("option", "supply", "dice", "changes"),
    [
        ("option 1", 9, "7 5", {"passengers supply": -1, "passengers deck-7": 1}),
        ("option 1", 0, "5", {}),
        ("option 2", 9, "", {"sanity": -1}),
    ],
)
def test_mysterious_lifeboat_risks_one_or_costs_sanity(
    option: str, supply: int, dice: str, changes: dict[str, int]
) -> None:
    found = met("mysterious-lifeboat", option, passengers={"supply": supply}, dice=dice)
    assert found == changes


@pytest.mark.rule("UNF-MY37")
@pytest.mark.parametrize(("supply", "dice"), [(9, "7 4"), (0, "4")])
def test_mysterious_lifeboat_may_bring_deep_ones_into_galley_and_hold(
    supply: int, dice: str
) -> None:
    changes = met(
        "mysterious-lifeboat",
        "option 1",
        "done",
        passengers={"supply": supply},
        places={2: "deck-3"},
        dice=dice,
        brood=0,
    )
    # The activation icon has both damage the rooms they are in.
    risked = {"passengers supply": -1, "passengers deck-7": 1} if supply else {}
    assert changes == risked | {
        "deep-ones galley": 1,
        "deep-ones cargo-hold": 1,
        "damage galley": "structural-will",
        "damage cargo-hold": "structural-lore",
    }


@pytest.mark.rule("UNF-MY39", "UNF-264", "UNF-R86")
def test_open_the_gate_passed_resets_travel_and_lets_the_keeper_choose_a_waypoint() -> None:
    meeting = meet(
        "open-the-gate",
        "passed",
        "take 1",
        waypoints="reef smooth-sailing",
        travel=3,
        ritual=1,
        deep_ones={"water-1": 1},
    )
    assert meeting.changes == {
        "travel": -3,
        "distance": 3,
        "fuel": -1,
        "food": -1,
        "waypoints deck": -1,
    }
    names = meeting.table.state.cards.waypoint_names
    assert names[meeting.table.deck("waypoints")[-1]] == "reef"
    assert [event["seat"] for event in meeting.table.told_of("looked")] == [3]


@pytest.mark.rule("UNF-MY39", "UNF-264")
def test_open_the_gate_lets_the_keeper_make_the_choices_of_the_waypoint() -> None:
    table = position(
        mythos="open-the-gate",
        chaos="lore-5 lore-5 will-1",
        hands={2: "observation-4 will-4"},
        waypoints="hurricane reef",
    )
    table.play(
        "end",
        "option 1",
        "add observation-4",
        "add will-4",
        "take 0",
        passing="before-test after-total",
    )
    assert table.asked == [3]
    table.play("option 1")
    assert table.fuel == 7


@pytest.mark.rule("UNF-MY39", "UNF-264", "UNF-R86")
@pytest.mark.parametrize(
    ("row", "awake", "loyalties"),
    [("rough-water", 0, 2), ("reef", 0, 1), ("rough-water stormy-seas deep-one-ambush", 1, 1)],
)
def test_open_the_gate_may_awaken_but_never_brings_the_ship_home(
    row: str, awake: int, loyalties: int
) -> None:
    meeting = meet(
        "open-the-gate",
        "passed",
        "take 0",
        "no",
        waypoints="iceberg hurricane",
        row=row,
        awake=awake,
    )
    assert meeting.changes == {"distance": 2, "waypoints deck": -1}
    players = meeting.table.view()["players"]
    assert [player["loyalty"] for player in players] == [loyalties] * 4


@pytest.mark.rule("UNF-MY39", "UNF-R97")
@pytest.mark.parametrize(("left", "row"), [(1, 1), (0, 0)])
def test_open_the_gate_takes_the_last_waypoint_unasked(left: int, row: int) -> None:
    table = position(
        mythos="open-the-gate",
        chaos="lore-5 lore-5 will-1",
        hands={2: "observation-4 will-4"},
        travel=2,
        keeper=3,
    )
    waypoints = table.state.waypoints
    name = waypoints.cards.index(table.state.cards.waypoint_names.index("calm-waters"))
    waypoints.cards[0], waypoints.cards[name] = waypoints.cards[name], waypoints.cards[0]
    del waypoints.cards[left:], waypoints.known[left:]
    table.play("end", "option 1", "add observation-4", "add will-4", passing="before-test").quiet(
        "after-total"
    )
    assert table.view()["row"] == ["calm-waters"] * row
    assert (table.travel, table.food) == (0, 8 - row)


@pytest.mark.rule("UNF-MY39")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        (
            "failed",
            "6 4",
            {
                "sanity": -1,
                "souls": -1,
                "damage galley": "structural-will",
                "damage captains-cabin": "structural-lore",
            },
        ),
        ("other", "", {"sanity": -1}),
    ],
)
def test_open_the_gate_costs_sanity_at_the_least(
    how: str, dice: str, changes: dict[str, int | str]
) -> None:
    assert met("open-the-gate", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY42")
@pytest.mark.parametrize(
    ("option", "then", "dice", "changes"),
    [
        ("option 1", ["discard lore-2"], "4", {"hand 3": -1, "souls": -1}),
        ("option 1", ["discard lore-2"], "5", {"hand 3": -1}),
        ("option 1", ["discard lore-5"], "1", {"hand 3": -1, "souls": -1}),
        ("option 2", [], "", {"food": -1}),
    ],
)
def test_poisoned_food_costs_the_keeper_a_lore_card_or_the_ship_food(
    option: str, then: list[str], dice: str, changes: dict[str, int]
) -> None:
    hands = {3: "lore-2 lore-5 will-1"}
    assert met("poisoned-food", option, *then, hands=hands, dice=dice) == changes


@pytest.mark.rule("UNF-MY42")
def test_poisoned_food_without_lore_costs_food() -> None:
    assert met("poisoned-food", "option 2", hands={3: "will-1"}, offered="") == {"food": -1}


@pytest.mark.rule("UNF-MY42", "UNF-H7")
def test_poisoned_food_asks_a_keeper_who_might_hold_lore_for_all_the_others_know() -> None:
    table = position(
        mythos="hull-leak poisoned-food",
        hands={3: "lore-1 will-1"},
        chaos="observation-5 will-2 lore-2 lore-2",
        dice="6",
    )
    table.play("end", "add lore-1", "done", "end", passing="before-test")
    assert table.asked == [3]
    assert table.legal() == ["option 2"]


@pytest.mark.rule("UNF-MY46", "UNF-158", "UNF-X33")
@pytest.mark.parametrize(("total", "steps"), [(9, 1), (10, 1), (11, 2), (12, 2), (13, 3), (14, 3)])
def test_ritual_coordination_passed_advances_the_ritual_by_the_margin(
    total: int, steps: int
) -> None:
    assert met("ritual-coordination", "passed", total=total) == {"ritual": steps}


@pytest.mark.rule("UNF-MY46", "UNF-158", "UNF-X33")
def test_ritual_coordination_advances_by_one_if_the_outcome_was_named() -> None:
    table = position(mythos="ritual-coordination", keeper=3)
    table.play("end", "option 1", "sacrifice", "outcome passed")
    assert table.ritual == 1
    assert table.space(0) == "sick-bay"


@pytest.mark.rule("UNF-MY46")
@pytest.mark.parametrize(
    ("how", "changes"),
    [
        (
            "failed",
            {"sanity": -1, "damage chapel": "structural-will", "place 3": "sick-bay"},
        ),
        ("other", {}),
    ],
)
def test_ritual_coordination_may_fail_or_be_declined(
    how: str, changes: dict[str, int | str]
) -> None:
    # Declined, it wakes the Deep Ones before their icon does.
    moved = {"deep-ones water-4": -1}
    moved |= {"deep-ones captains-cabin": 1} if how == "other" else {"deep-ones deck-4": 1}
    found = met("ritual-coordination", how, deep_ones={"water-4": 1}, brood=0)
    assert found == changes | moved


@pytest.mark.rule("UNF-MY47")
@pytest.mark.parametrize(
    ("then", "dice", "changes"),
    [
        ("discard lore-2", "5", {"ritual": 1}),
        ("discard lore-2", "4", {"sanity": -1, "souls": -1}),
        ("discard lore-5", "2", {"ritual": 1}),
        ("discard lore-5", "1", {"sanity": -1, "souls": -1}),
    ],
)
def test_ritual_support_costs_a_lore_card_and_needs_seven(
    then: str, dice: str, changes: dict[str, int]
) -> None:
    hands = {3: "lore-2 lore-5 will-1"}
    found = met("ritual-support", "option 1", then, hands=hands, dice=dice)
    assert found == changes | {"hand 3": -1}


@pytest.mark.rule("UNF-MY47")
@pytest.mark.parametrize(("ritual", "back"), [(2, {"ritual": -1}), (0, {})])
def test_ritual_support_may_be_refused_for_two_cards_and_a_step(
    ritual: int, back: dict[str, int]
) -> None:
    discards = ["discard lore-1", "discard strength-1"]
    changes = met("ritual-support", "option 2", *discards, hands={3: FIVE}, ritual=ritual)
    assert changes == back | {"hand 3": -2}


@pytest.mark.rule("UNF-MY47")
def test_ritual_support_without_lore_can_only_be_refused() -> None:
    changes = met("ritual-support", "option 2", hands={3: "will-1"}, offered="")
    assert changes == {"hand 3": -1}


@pytest.mark.rule("UNF-MY48")
@pytest.mark.parametrize(
    ("option", "changes"),
    [
        ("option 1", {"sanity": -1, "kept 3": "sacrifice-deep-one"}),
        ("option 2", {"ritual": -3, "hand 3": -5}),
    ],
)
def test_sacrifice_deep_one_is_kept_by_the_keeper_or_undoes_the_ritual(
    option: str, changes: dict[str, int | str]
) -> None:
    assert met("sacrifice-deep-one", option, ritual=3, hands={3: FIVE}) == changes


@pytest.mark.rule("UNF-MY48", "UNF-R59")
@pytest.mark.parametrize(
    ("dice", "left", "ritual", "kept"), [("6", 1, 2, []), ("5", 2, 0, ["sacrifice-deep-one"])]
)
def test_sacrifice_deep_one_needs_a_six_and_no_title(
    dice: str, left: int, ritual: int, kept: list[str]
) -> None:
    table = position(
        kept={"sacrifice-deep-one": 0},
        keeper=3,
        places={0: "deck-1"},
        deep_ones={"deck-1": 2},
        dice=dice,
    )
    table.play("kept sacrifice-deep-one")
    assert table.deep_ones("deck-1") == left
    assert (table.ritual, table.actions) == (ritual, 1)
    assert table.view()["players"][0]["kept"] == kept
    assert table.view()["mythos_top"] == (None if kept else "sacrifice-deep-one")


@pytest.mark.rule("UNF-MY48")
def test_sacrifice_deep_one_needs_a_deep_one_in_the_own_space() -> None:
    table = position(kept={"sacrifice-deep-one": 0}, places={0: "deck-1"}, deep_ones={"deck-2": 1})
    assert table.refuses("kept sacrifice-deep-one")
