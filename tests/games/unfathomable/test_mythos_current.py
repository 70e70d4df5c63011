"""Mythos cards on which the current player decides: every branch, and all that it changes."""

import pytest

from games.unfathomable.meeting import FIVE, meet, met
from games.unfathomable.table import position


@pytest.mark.rule("UNF-MY06")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"travel": 1}),
        ("failed", "", {"fuel": -1, "souls": -1}),
        ("other", "4", {"fuel": -2}),
        ("other", "5", {"fuel": -1}),
    ],
)
def test_coal_bunker_fire_drives_the_ship_or_burns_fuel(
    how: str, dice: str, changes: dict[str, int]
) -> None:
    assert met("coal-bunker-fire", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY09")
def test_criminal_activity_passed_gives_the_current_player_an_item() -> None:
    changes = met("criminal-activity", "passed", item_deck="plimsolls")
    assert changes == {"items 0": "six-shooter plimsolls", "items deck": -1}


@pytest.mark.rule("UNF-MY09", "UNF-R97")
def test_criminal_activity_failed_leaves_each_human_one_item_of_their_choice() -> None:
    meeting = meet(
        "criminal-activity",
        "failed",
        "thing plimsolls",
        "thing starbuck",
        items={
            0: "six-shooter plimsolls shotgun",
            2: "starbuck kitchen-knife",
            3: "elder-sign-amulet jam-tin-grenade",
        },
        traitors={3: "hybrid"},
        keeper=2,
    )
    assert meeting.changes == {"sanity": -1, "items 0": "plimsolls", "items 2": "starbuck"}


@pytest.mark.rule("UNF-MY09")
@pytest.mark.parametrize(
    ("items", "then", "left"),
    [("six-shooter plimsolls", ["thing six-shooter"], "plimsolls"), ("six-shooter", [], "")],
)
def test_criminal_activity_may_cost_an_own_item_instead(
    items: str, then: list[str], left: str
) -> None:
    changes = met("criminal-activity", "other", *then, items={0: items})
    assert changes == {"items 0": left, "chaos": 4}


@pytest.mark.rule("UNF-MY09")
def test_criminal_activity_without_an_item_leaves_only_the_test() -> None:
    assert met("criminal-activity", "failed", items={0: ""}, offered="") == {"sanity": -1}


@pytest.mark.rule("UNF-MY17")
@pytest.mark.parametrize(
    ("how", "then", "travel", "changes"),
    [
        ("passed", [], 0, {}),
        (
            "failed",
            ["discard lore-1", "discard observation-1", "discard will-1"],
            0,
            {"place 0": "sick-bay", "hand 0": -3},
        ),
        ("other", [], 2, {"travel": -1, "chaos": 2}),
        ("other", [], 0, {"fuel": -1, "chaos": 2}),
    ],
)
def test_firemen_strike_hits_the_current_player_or_slows_the_ship(
    how: str, then: list[str], travel: int, changes: dict[str, int | str]
) -> None:
    assert met("firemen-strike", how, *then, travel=travel, hands={0: FIVE}) == changes


@pytest.mark.rule("UNF-MY24")
def test_identity_crisis_passed_lets_each_human_draw_from_the_own_set() -> None:
    chaos = "strength-1 will-1 lore-2 lore-2"
    hands = {0: "influence-4 influence-4 influence-4 lore-1"}
    table = position(
        mythos="identity-crisis",
        chaos=chaos,
        hands=hands,
        places={1: "brig", 3: "sick-bay"},
        captain=2,
        keeper=0,
    )
    table.play(
        "end", "option 1", "add lore-1", *["add influence-4"] * 3, passing="before-test"
    ).quiet("after-total")
    assert table.asked == [0, 1, 2, 3]
    assert table.legal(0) == ["draw influence", "draw observation", "draw strength"]
    assert table.legal(1) == ["draw influence", "draw observation", "draw strength"]
    assert table.legal(2) == ["draw lore", "draw observation", "draw will"]
    assert table.legal(3) == ["draw lore", "draw will"]
    for seat, skill in enumerate(("strength", "influence", "will", "lore")):
        table.play_as(seat, f"draw {skill}")
    drawn = [(event["seat"], event["skill"], event["count"]) for event in table.told_of("drew")]
    assert drawn[:4] == [(0, "strength", 1), (1, "influence", 1), (2, "will", 1), (3, "lore", 1)]


@pytest.mark.rule("UNF-MY24")
def test_identity_crisis_passed_gives_revealed_traitors_nothing() -> None:
    draws = ["draw strength", "draw influence", "draw lore"]
    changes = met("identity-crisis", "passed", *draws, traitors={3: "hybrid"}, keeper=2)
    assert changes == {"hand 0": 1, "hand 1": 1, "hand 2": 1}


@pytest.mark.rule("UNF-MY24")
@pytest.mark.parametrize("space", ["bridge", "deck-6"])
def test_identity_crisis_failed_spawns_a_deep_one_beside_the_current_player(space: str) -> None:
    # The activation icon has it attack at once.
    changes = met("identity-crisis", "failed", places={0: space}, dice="5", brood=0)
    assert changes == {"souls": -1, f"deep-ones {space}": 1}


@pytest.mark.rule("UNF-MY24", "UNF-R16")
def test_identity_crisis_failed_in_the_sick_bay_lets_the_player_pick_a_room_beside_it() -> None:
    meeting = meet(
        "identity-crisis", "failed", "at captains-cabin", places={0: "sick-bay"}, brood=0
    )
    assert meeting.changes == {
        "souls": -1,
        "deep-ones captains-cabin": 1,
        "damage captains-cabin": "structural-will",
    }


@pytest.mark.rule("UNF-MY24")
@pytest.mark.parametrize(
    ("dice", "changes"), [("4", {"souls": -1, "hand 0": -5}), ("5", {"souls": -1})]
)
def test_identity_crisis_may_cost_a_soul_and_perhaps_the_hand(
    dice: str, changes: dict[str, int]
) -> None:
    assert met("identity-crisis", "other", hands={0: FIVE}, dice=dice) == changes


@pytest.mark.rule("UNF-MY30")
def test_just_desserts_buy_an_item_for_two_food() -> None:
    changes = met("just-desserts", "option 1", item_deck="plimsolls")
    assert changes == {"food": -2, "items 0": "six-shooter plimsolls", "items deck": -1}


@pytest.mark.rule("UNF-MY30")
def test_just_desserts_may_mean_four_treachery() -> None:
    assert met("just-desserts", "option 2", track="travel") == {"chaos": 4}


@pytest.mark.rule("UNF-MY31")
@pytest.mark.parametrize(
    ("how", "dice", "changes"),
    [
        ("passed", "", {"sanity": 1}),
        ("failed", "", {"sanity": -1}),
        ("other", "4", {"place 0": "galley", "food": -1}),
        ("other", "5", {"place 0": "galley"}),
    ],
)
def test_kitty_litter_is_a_matter_of_sanity_or_of_the_galley(
    how: str, dice: str, changes: dict[str, int | str]
) -> None:
    assert met("kitty-litter", how, dice=dice) == changes


@pytest.mark.rule("UNF-MY31")
def test_nobody_is_moved_to_where_they_are() -> None:
    table = meet("kitty-litter", "other", dice="5", places={0: "galley"}).table
    assert table.told_of("moved") == []


@pytest.mark.rule("UNF-MY36")
@pytest.mark.parametrize(
    ("option", "dice", "changes"),
    [
        ("option 1", "5", {"place 0": "captains-cabin"}),
        ("option 2", "", {"sanity": -1}),
    ],
)
def test_missing_parents_lead_to_the_captains_cabin_or_cost_sanity(
    option: str, dice: str, changes: dict[str, int | str]
) -> None:
    assert met("missing-parents", option, dice=dice) == changes


@pytest.mark.rule("UNF-MY36")
def test_missing_parents_may_have_been_taken_by_a_deep_one() -> None:
    # The activation icon has it attack at once, without success.
    changes = met("missing-parents", "option 1", dice="4 5", brood=0)
    assert changes == {"place 0": "captains-cabin", "souls": -1, "deep-ones captains-cabin": 1}


@pytest.mark.rule("UNF-MY52", "UNF-X37", "UNF-R56")
@pytest.mark.parametrize(("captain", "titles"), [(1, {}), (0, {"captain": 1})])
def test_strange_vision_shows_two_waypoints_and_leads_to_the_brig(
    captain: int, titles: dict[str, int]
) -> None:
    meeting = meet(
        "strange-vision", "option 1", "take 1", waypoints="reef iceberg", captain=captain
    )
    assert meeting.changes == titles | {"place 0": "brig"}
    table = meeting.table
    deck = [table.state.cards.waypoint_names[card] for card in table.deck("waypoints")]
    assert (deck[0], deck[-1]) == ("iceberg", "reef")
    assert [event["seat"] for event in table.told_of("looked")] == [0]


@pytest.mark.rule("UNF-MY52")
def test_strange_vision_may_bring_a_deep_one_onto_every_deck_space() -> None:
    # The activation icon leads all of them inside.
    changes = met("strange-vision", "option 2", brood=0)
    assert changes == {
        "deep-ones bridge": 2,
        "deep-ones chapel": 1,
        "deep-ones captains-cabin": 1,
        "deep-ones cargo-hold": 1,
        "deep-ones galley": 1,
        "deep-ones boiler-room": 2,
    }


@pytest.mark.rule("UNF-MY52", "UNF-R71")
@pytest.mark.parametrize(("water", "ending"), [(13, "overrun"), (12, None)])
def test_strange_vision_overruns_a_ship_if_the_supply_is_short(
    water: int, ending: str | None
) -> None:
    table = position(mythos="strange-vision", deep_ones={"water-1": water})
    table.play("end", "option 2")
    assert table.ending == ending
    assert table.view()["supply"] == 0
    assert len(table.told_of("spawned")) == 20 - water


@pytest.mark.rule("UNF-MY53")
def test_the_anarcho_individualist_gives_one_item_and_takes_five() -> None:
    changes = met("the-anarcho-individualist", "option 1", item_deck="plimsolls")
    assert changes == {"sanity": -1, "items 0": "six-shooter plimsolls", "items deck": -6}


@pytest.mark.rule("UNF-MY53")
def test_the_anarcho_individualist_may_cost_two_cards_and_two_treachery() -> None:
    discards = ["discard influence-1", "discard will-1"]
    changes = met("the-anarcho-individualist", "option 2", *discards, hands={0: FIVE})
    assert changes == {"hand 0": -2, "chaos": 2}
