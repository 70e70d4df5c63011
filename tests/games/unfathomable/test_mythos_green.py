"""Green mythos cards, on which one character decides: every branch, and all that it changes."""

import pytest

from abyssal.games.unfathomable.box.components import skill_of
from abyssal.games.unfathomable.rules.hands import ALL_SAW, FACE, discard_chaos, take_chaos
from games.unfathomable.meeting import OUT_OF_THE_WAY, meet, met
from games.unfathomable.table import kinds, position


@pytest.mark.rule("UNF-MY61")
@pytest.mark.parametrize(
    ("then", "changes"),
    [
        ("pass", {}),
        ("name 0", {"place 0": "brig"}),
        ("name 1", {"place 1": "brig", "captain": 3}),
    ],
)
def test_history_repeats_passed_gives_sanity_and_perhaps_a_prisoner(
    then: str, changes: dict[str, int | str]
) -> None:
    found = met("history-repeats", "passed", then, offered="option 1")
    assert found == changes | {"sanity": 1}


@pytest.mark.rule("UNF-MY61")
def test_history_repeats_names_another_human_who_is_free() -> None:
    table = position(
        "arjun jeanne samira keilani",
        mythos="history-repeats",
        chaos="influence-5 strength-5 will-1",
        hands={0: "influence-4"},
        places={1: "brig"},
        traitors={2: "hybrid"},
        captain=0,
        keeper=3,
    )
    table.play("end", "option 1", "add influence-4", passing="before-test")
    assert table.asked == [3]
    assert table.legal() == ["pass", "name 0"]


@pytest.mark.rule("UNF-MY61", "UNF-R60")
@pytest.mark.parametrize(
    ("captain", "changes"),
    [
        (1, {"place 1": "brig", "place 3": "brig", "captain": 0}),
        (3, {"place 3": "brig", "captain": 0}),
    ],
)
def test_history_repeats_failed_jails_keilani_and_the_captain_of_that_moment(
    captain: int, changes: dict[str, int | str]
) -> None:
    offered = "option 1, option 2" if captain == 3 else "option 1"
    found = met("history-repeats", "failed", captain=captain, offered=offered)
    assert found == changes | {"souls": -1}


@pytest.mark.rule("UNF-MY61")
def test_history_repeats_may_jail_keilani_as_captain_for_sanity() -> None:
    changes = met("history-repeats", "other", captain=3)
    assert changes == {"sanity": -1, "place 3": "brig", "captain": 0}


@pytest.mark.rule("UNF-MY62")
def test_the_peacemaker_passed_clears_the_board_but_not_the_deep() -> None:
    changes = met(
        "the-peacemaker",
        "passed",
        deep_ones={"deck-1": 2, "galley": 1, "bridge": 1, "water-8": 1, "deep": 1},
    )
    assert changes == {
        "deep-ones deck-1": -2,
        "deep-ones galley": -1,
        "deep-ones bridge": -1,
        "deep-ones water-8": -1,
    }


@pytest.mark.rule("UNF-MY62")
def test_the_peacemaker_failed_brings_a_deep_one_into_every_room() -> None:
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    changes = met("the-peacemaker", "failed")
    assert changes == {f"deep-ones {room}": 1 for room in rooms}


@pytest.mark.rule("UNF-MY62")
def test_the_peacemaker_may_be_kept_by_arjun() -> None:
    assert met("the-peacemaker", "other") == {"kept 0": "the-peacemaker"}


@pytest.mark.rule("UNF-MY62", "UNF-R59")
@pytest.mark.parametrize(("owner", "allowed"), [(0, False), (1, True)])
def test_the_peacemaker_forbids_its_owner_every_attack(owner: int, allowed: bool) -> None:
    table = position(
        kept={"the-peacemaker": owner},
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        items={0: "six-shooter starbuck", 2: ""},
        hands={0: "strength-3 lore-1"},
    )
    for move in ("attack deep-one", "item six-shooter", "item starbuck", "play strength-3"):
        assert table.refuses(move) != allowed
    assert not table.refuses("play lore-1")


@pytest.mark.rule("UNF-MY62", "UNF-T13", "UNF-R59")
def test_the_peacemaker_goes_for_sanity_with_the_first_passenger_defeated() -> None:
    changes = met(
        "infection",
        "option 1",
        kept={"the-peacemaker": 0},
        deep_ones={"deck-3": 2},
        passengers={"deck-3": 2},
        dice="1",  # the face of the second, out of eight passengers left
        brood=0,
    )
    assert changes == {
        "food": -1,
        "passengers deck-3": -2,
        "souls": -2,
        "sanity": -1,
        "kept 0": "",
    }


@pytest.mark.rule("UNF-MY62", "UNF-T13", "UNF-B3")
def test_the_peacemaker_goes_with_a_passenger_of_the_supply_and_from_the_brig() -> None:
    changes = met(
        "hypnotic-melody", "failed", kept={"the-peacemaker": 1}, places={1: "brig"}, captain=0
    )
    assert changes == {"passengers supply": -1, "souls": -1, "sanity": -1, "kept 1": ""}


@pytest.mark.rule("UNF-MY62", "UNF-T12")
def test_the_peacemaker_stays_where_the_defeat_is_prevented() -> None:
    changes = met(
        "hypnotic-melody",
        "failed",
        "intervene",
        crew="arjun jeanne samira svetlana",
        kept={"the-peacemaker": 0},
    )
    assert changes == {}


@pytest.mark.rule("UNF-MY63")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"sanity": -1, "place 3": "sick-bay"}),
        (
            "failed",
            "6",
            {"sanity": -1, "place 3": "sick-bay", "damage galley": "structural-will"},
        ),
        ("other", "6", {"place 3": "brig", "damage galley": "structural-will"}),
    ],
)
def test_do_no_harm_puts_svetlana_into_sick_bay_or_brig(
    how: str, dice: str, changes: dict[str, int | str]
) -> None:
    assert met("do-no-harm", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY64")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"sanity": 1}),
        ("failed", "", {"souls": -2}),
        (
            "other",
            "3 6",
            {
                "passengers supply": -1,
                "passengers deck-3": 1,
                "damage galley": "structural-will",
                "place 1": "sick-bay",
            },
        ),
    ],
)
def test_signs_of_life_cost_jeanne_or_souls_unless_passed(
    how: str, dice: str, changes: dict[str, int | str]
) -> None:
    assert met("signs-of-life", how, dice=dice, captain=0) == changes


@pytest.mark.rule("UNF-MY65")
def test_the_game_is_afoot_passed_clears_an_interior_space_of_jamies_choice() -> None:
    changes = met(
        "the-game-is-afoot",
        "passed",
        "at galley",
        deep_ones={"galley": 3},
    )
    assert changes == {"deep-ones galley": -3}


@pytest.mark.rule("UNF-MY65")
def test_the_game_is_afoot_may_name_the_sick_bay_or_the_brig_for_nothing() -> None:
    table = position(
        "arjun jeanne samira jamie",
        mythos="the-game-is-afoot",
        chaos="observation-5 strength-5 will-1",
        hands={0: "strength-4"},
        deep_ones={"galley": 1, "deck-3": 1},
    )
    table.play("end", "option 1", "add strength-4", passing="before-test")
    assert table.asked == [3]
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    assert table.legal() == [f"at {room}" for room in [*rooms, "sick-bay", "brig"]]
    table.play("at brig")
    assert table.told_of("deep-ones-defeated") == []


@pytest.mark.rule("UNF-MY65")
def test_the_game_is_afoot_failed_puts_jamie_among_four_deep_ones() -> None:
    # The activation icon has all four attack.
    changes = met("the-game-is-afoot", "failed", dice="4 5 5 5 5", brood=0)
    assert changes == {"deep-ones captains-cabin": 4, "place 3": "captains-cabin"}


@pytest.mark.rule("UNF-MY65", "UNF-R76")
@pytest.mark.parametrize(
    ("damage", "changes"),
    [
        ({}, {"damage boiler-room": "structural-will", "deep-ones galley": 4}),
        (
            {"boiler-room": "strength"},
            {"damage galley": "structural-will", "deep-ones cargo-hold": 4},
        ),
    ],
)
def test_the_game_is_afoot_may_damage_the_boiler_room_and_let_four_in(
    damage: dict[str, str], changes: dict[str, int | str]
) -> None:
    # The activation icon leads them on into the closest undamaged room.
    places = {1: "deck-1", 2: "deck-1"}
    found = met("the-game-is-afoot", "other", damage=damage, places=places, brood=0)
    assert found == changes


@pytest.mark.rule("UNF-MY65", "UNF-R76")
def test_the_game_is_afoot_lets_nobody_in_where_no_space_was_damaged() -> None:
    changes = met("the-game-is-afoot", "other", damage_deck="flooded-food-stores")
    assert changes == {"food": -1}


@pytest.mark.rule("UNF-MY66")
def test_memory_of_the_deep_passed_may_be_discarded_without_its_icons() -> None:
    meeting = meet("memory-of-the-deep", "passed", "yes", icons=False)
    assert meeting.changes == {}
    assert meeting.table.told_of("activated", "track") == []
    assert meeting.table.view()["current"] == 1


@pytest.mark.rule("UNF-MY66")
def test_memory_of_the_deep_passed_may_resolve_its_icons_all_the_same() -> None:
    assert met("memory-of-the-deep", "passed", "no") == {}


@pytest.mark.rule("UNF-MY66")
@pytest.mark.parametrize(("how", "changes"), [("failed", {"sanity": -1}), ("other", {})])
def test_memory_of_the_deep_stays_with_william_otherwise(how: str, changes: dict[str, int]) -> None:
    assert met("memory-of-the-deep", how) == changes | {"kept 3": "memory-of-the-deep"}


@pytest.mark.rule("UNF-MY66", "UNF-144", "UNF-R67")
@pytest.mark.parametrize(
    ("moves", "pile"),
    [
        (["add strength-2", "add strength-3"], 5),
        (["done"], 2),
    ],
)
def test_memory_of_the_deep_adds_one_treachery_where_william_adds_cards(
    moves: list[str], pile: int
) -> None:
    table = position(
        kept={"memory-of-the-deep": 3},
        mythos="hull-leak",
        hands={3: "strength-2 strength-3"},
        tops="treachery-4",
        dice="6",
    )
    table.play("end", *moves, passing="before-test")
    [turned_up] = table.told_of("turned-up")
    assert len(turned_up["cards"]) == pile
    assert turned_up["cards"].count("treachery-4") == (pile == 5)


@pytest.mark.rule("UNF-MY66", "UNF-B3")
def test_memory_of_the_deep_goes_on_by_itself_in_the_brig() -> None:
    table = position(
        kept={"memory-of-the-deep": 3},
        mythos="hull-leak",
        hands={3: "strength-2 strength-3"},
        places={3: "brig"},
        keeper=2,
        tops="treachery-4",
        dice="6",
    )
    table.play("end", "add strength-2", passing="before-test")
    [turned_up] = table.told_of("turned-up")
    assert "treachery-4" in turned_up["cards"]


@pytest.mark.rule("UNF-MY66", "UNF-R67")
def test_memory_of_the_deep_is_not_stopped_by_preparation() -> None:
    table = position(
        kept={"memory-of-the-deep": 3},
        mythos="hull-leak",
        hands={1: "observation-5", 3: "strength-2"},
        tops="treachery-4",
        dice="6",
    )
    table.play("end", "prepare observation-5", "add strength-2", passing="before-test")
    [turned_up] = table.told_of("turned-up")
    assert sorted(turned_up["cards"]) == ["strength-2", "treachery-4"]


@pytest.mark.rule("UNF-MY66")
@pytest.mark.parametrize(
    ("chaos", "sanity", "kept"),
    [("lore-5 will-4", 8, []), ("lore-4 will-4", 7, ["memory-of-the-deep"])],
)
def test_memory_of_the_deep_can_be_tested_away_by_an_action(
    chaos: str, sanity: int, kept: list[str]
) -> None:
    table = position(
        kept={"memory-of-the-deep": 3},
        current=3,
        hands={0: "will-4"},
        chaos=f"{chaos} lore-1",
        ritual=1,
    )
    table.play("kept memory-of-the-deep", "add will-4", passing="before-test").quiet("after-total")
    [test] = table.told_of("test")
    assert (test["target"], test["partial"], test["skills"]) == (13, 0, ["lore", "will"])
    assert (table.sanity, table.actions) == (sanity, 1)
    assert table.view()["players"][3]["kept"] == kept
    assert table.view()["mythos_top"] == (None if kept else "memory-of-the-deep")
    assert table.told_of("activated", "track") == []


@pytest.mark.rule("UNF-MY66", "UNF-T6")
@pytest.mark.parametrize(("named", "sanity"), [("passed", 8), ("failed", 7)])
def test_memory_of_the_deep_lets_arjun_decide_its_test(named: str, sanity: int) -> None:
    table = position(kept={"memory-of-the-deep": 3}, current=3)
    table.play("kept memory-of-the-deep", "sacrifice", f"outcome {named}")
    assert table.sanity == sanity
    assert (table.view()["players"][3]["kept"] == []) == (named == "passed")


@pytest.mark.rule("UNF-MY66", "UNF-B3")
@pytest.mark.parametrize(("book", "refused"), [("learn-to-play", True), ("reference", False)])
def test_memory_of_the_deep_in_the_brig_follows_the_book(book: str, refused: bool) -> None:
    table = position(
        kept={"memory-of-the-deep": 3},
        current=3,
        places={3: "brig"},
        keeper=2,
        options={"book": book},
    )
    assert table.refuses("kept memory-of-the-deep") == refused


@pytest.mark.rule("UNF-MY67")
def test_miscalculation_passed_shows_beatrice_two_waypoints() -> None:
    meeting = meet("miscalculation", "passed", "take 1", waypoints="reef iceberg")
    assert meeting.changes == {}
    table = meeting.table
    deck = [table.state.cards.waypoint_names[card] for card in table.deck("waypoints")]
    assert (deck[0], deck[-1]) == ("iceberg", "reef")
    assert [event["seat"] for event in table.told_of("looked")] == [3]


@pytest.mark.rule("UNF-MY67", "UNF-R79")
@pytest.mark.parametrize(("how", "dice"), [("failed", ""), ("other", "7")])
@pytest.mark.parametrize(
    ("travel", "changes"),
    [(0, {"fuel": -2}), (1, {"travel": -1, "fuel": -1}), (3, {"travel": -2})],
)
def test_miscalculation_throws_the_ship_back(
    how: str, dice: str, travel: int, changes: dict[str, int]
) -> None:
    assert met("miscalculation", how, dice=dice, travel=travel) == changes


@pytest.mark.rule("UNF-MY67")
def test_miscalculation_does_no_harm_on_an_eight() -> None:
    assert met("miscalculation", "other", dice="8", travel=1) == {}


@pytest.mark.rule("UNF-MY68", "UNF-R16")
def test_family_ties_recall_all_deep_ones_and_stay_with_ishmael() -> None:
    changes = met(
        "family-ties",
        "option 1",
        deep_ones={"deck-1": 2, "galley": 1, "water-5": 1, "deep": 3},
    )
    assert changes == {
        "deep-ones deck-1": -2,
        "deep-ones galley": -1,
        "deep-ones water-5": -1,
        "deep-ones deep": -3,
        "kept 3": "family-ties",
    }


@pytest.mark.rule("UNF-MY68")
@pytest.mark.parametrize(
    ("space", "then", "room"),
    [
        ("deck-5", [], "cargo-hold"),
        ("deck-8", [], "boiler-room"),
        ("sick-bay", ["at captains-cabin"], "captains-cabin"),
        ("sick-bay", ["at chapel"], "chapel"),
    ],
)
def test_family_ties_refused_spawn_four_in_the_nearest_room(
    space: str, then: list[str], room: str
) -> None:
    table = position(
        "arjun jeanne samira ishmael",
        mythos="family-ties",
        places=OUT_OF_THE_WAY | {3: space},
    )
    table.play("end", "option 2", *then)
    spawned = [(event["space"], event["count"]) for event in table.told_of("spawned")]
    assert spawned == [(room, 4)]


@pytest.mark.rule("UNF-MY68")
def test_family_ties_refused_spawn_four_in_the_own_room() -> None:
    # The activation icon has all four attack Ishmael.
    changes = met("family-ties", "option 2", places={3: "galley"}, dice="5 5 5 5", brood=0)
    assert changes == {"deep-ones galley": 4}


@pytest.mark.rule("UNF-MY68", "UNF-139", "UNF-R67")
@pytest.mark.parametrize(
    ("place", "moves", "cards"),
    [
        ("galley", [], ["strength-1", "strength-1", "treachery-4"]),
        ("brig", [], ["strength-1", "strength-1"]),
        ("galley", ["prepare observation-5"], []),
    ],
)
def test_family_ties_add_a_treachery_card_to_the_chaos_cards(
    place: str, moves: list[str], cards: list[str]
) -> None:
    table = position(
        "arjun jeanne samira ishmael",
        kept={"family-ties": 3},
        mythos="hull-leak",
        places={3: place},
        captain=0,
        keeper=2,
        hands={1: "observation-5"},
        chaos="strength-1 strength-1 will-1",
        tops="treachery-4",
        dice="6",
    )
    table.play("end", *moves).quiet("before-test contribute")
    [turned_up] = table.told_of("turned-up")
    assert sorted(turned_up["cards"]) == cards


@pytest.mark.rule("UNF-MY69")
def test_gift_of_the_mother_passed_brings_a_new_chaos_deck() -> None:
    meeting = meet("gift-of-the-mother", "passed")
    assert [event["skills"] for event in meeting.table.told_of("chaos-discarded")] == [
        ["influence", "lore", "observation", "strength", "will"]
    ]
    assert meeting.table.view()["chaos"] == 10
    assert {*meeting.changes} == {"chaos"}


@pytest.mark.rule("UNF-MY69", "UNF-157")
def test_gift_of_the_mother_discards_the_treachery_of_the_ring_too() -> None:
    table = position(
        "arjun jeanne samira edmund",
        mythos="gift-of-the-mother",
        hands={0: "strength-4"},
        chaos="strength-5 will-4 lore-1",
    )
    table.play("end", "no", "option 1", "add strength-4", "ring", passing="before-test").quiet(
        "after-total"
    )
    [discarded] = table.told_of("chaos-discarded")
    assert sorted(discarded["skills"]) == ["lore", "treachery", "treachery"]
    assert table.view()["chaos"] == 10


@pytest.mark.rule("UNF-159", "UNF-160")
def test_a_skill_with_a_single_card_left_is_not_in_a_new_chaos_deck() -> None:
    state = position(chaos="will-1").state
    state.skill_decks[1], state.discards[1] = kinds("lore-2"), []
    state.skill_decks[2], state.discards[2] = kinds("observation-2"), kinds("observation-4")
    assert take_chaos(state) == kinds("will-1")[0]
    built = sorted(skill_of(kind) for kind in state.chaos)
    assert built == [0, 0, 2, 2, 3, 3, 4, 4]
    assert state.skill_decks[1] == kinds("lore-2")


@pytest.mark.rule("UNF-160")
def test_with_no_cards_for_a_chaos_deck_nothing_is_taken_from_it() -> None:
    state = position().state
    state.chaos, state.skill_decks, state.discards = [], [[] for _ in range(6)], [[]] * 6
    assert take_chaos(state) == -1
    assert state.chaos == []


@pytest.mark.rule("UNF-MY69", "UNF-R69")
def test_of_a_discarded_chaos_deck_all_see_the_skills_and_the_top_of_each_pile() -> None:
    state = position(chaos="lore-4 will-2 lore-1 lore-3").state
    discard_chaos(state)
    seen = [[(card % FACE, card // FACE) for card in state.discards[skill]] for skill in range(6)]
    assert seen[1] == [(*kinds("lore-4"), 0), (*kinds("lore-3"), 0), (*kinds("lore-1"), ALL_SAW)]
    assert seen[4] == [(*kinds("will-2"), ALL_SAW)]
    assert [len(pile) for pile in seen] == [0, 3, 0, 0, 1, 0]
    assert state.chaos == []


@pytest.mark.rule("UNF-MY69")
@pytest.mark.parametrize(
    ("how", "changes"),
    [
        ("failed", {"place 3": "sick-bay", "items 3": "", "chaos": 6}),
        ("other", {"items 3": "", "chaos": 6}),
    ],
)
def test_gift_of_the_mother_takes_the_ring_and_six_treachery(
    how: str, changes: dict[str, int | str]
) -> None:
    assert met("gift-of-the-mother", how) == changes


@pytest.mark.rule("UNF-MY69", "UNF-R97")
def test_gift_of_the_mother_takes_the_ring_from_anybody() -> None:
    items = {1: "tool-kit lucky-ring", 3: ""}
    changes = met("gift-of-the-mother", "other", items=items)
    assert changes == {"items 1": "tool-kit", "chaos": 6}


@pytest.mark.rule("UNF-MY69", "UNF-R97")
def test_gift_of_the_mother_leaves_the_ring_in_the_item_deck() -> None:
    assert met("gift-of-the-mother", "other", items={3: ""}) == {"chaos": 6}


@pytest.mark.rule("UNF-MY70")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        (
            "passed",
            "",
            {"items 2": "starbuck plimsolls shotgun", "items deck": -1},
        ),
        ("failed", "", {"place 2": "brig", "items 2": ""}),
        ("other", "5", {"place 2": "deck-5", "items 2": ""}),
    ],
)
def test_ticket_please_gives_samira_an_item_or_takes_them_all(
    how: str, dice: str, changes: dict[str, int | str]
) -> None:
    items = {2: "starbuck shotgun"}
    assert met("ticket-please", how, items=items, item_deck="plimsolls", dice=dice) == changes
