"""What happens when each character reveals as a traitor: UNF-RV-…, ten texts."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import DEEP_ONES, ITEMS
from games.unfathomable.table import Table, imagined, position

OTHERS = "arjun jeanne samira william"


def crew_of(character: str) -> str:
    """The character on seat 0, and three others."""
    return " ".join([character, *[name for name in OTHERS.split() if name != character][:3]])


def reveal(character: str, *moves: str, **fields: Any) -> Table:
    """Seat 0 reveals and answers what is asked."""
    fields = {"items": {0: ""}, "loyalty": {0: "hybrid"}, **fields}
    return position(crew_of(character), **fields).play("reveal hybrid", *moves)


def changes(table: Table) -> dict[str, int]:
    return {name: value - 8 for name, value in table.dials.items() if value != 8}


@pytest.mark.parametrize(
    "character",
    [
        pytest.param("keilani", marks=pytest.mark.rule("UNF-RV-keilani")),
        pytest.param("arjun", marks=pytest.mark.rule("UNF-RV-arjun")),
        pytest.param("svetlana", marks=pytest.mark.rule("UNF-RV-svetlana")),
        pytest.param("jeanne", marks=pytest.mark.rule("UNF-RV-jeanne")),
        pytest.param("jamie", marks=pytest.mark.rule("UNF-RV-jamie")),
        pytest.param("william", marks=pytest.mark.rule("UNF-RV-william")),
        pytest.param("beatrice", marks=pytest.mark.rule("UNF-RV-beatrice")),
        pytest.param("ishmael", marks=pytest.mark.rule("UNF-RV-ishmael")),
        pytest.param("edmund", marks=pytest.mark.rule("UNF-RV-edmund")),
        pytest.param("samira", marks=pytest.mark.rule("UNF-RV-samira")),
    ],
)
@pytest.mark.rule("UNF-279", "UNF-294")
def test_in_the_brig_a_reveal_does_no_harm(character: str) -> None:
    table = reveal(
        character,
        places=dict.fromkeys(range(4), "brig"),
        passengers={"deck-1": 2},
        travel=2,
        ritual=2,
        mythos="food-stores-raid",
    )
    assert table.view()["players"][0]["traitor"]
    assert (table.step, table.actions) == ("actions", 1)
    assert (changes(table), table.travel, table.ritual) == ({}, 2, 2)
    assert (table.view()["deep_ones"], table.view()["damage"]) == ({}, {})
    assert table.told_of("mythos", "looked", "item-gained", "passenger-defeated") == []


# Keilani, Arjun


@pytest.mark.rule("UNF-RV-keilani", "UNF-R3")
def test_keilani_breaks_their_spirit() -> None:
    assert changes(reveal("keilani")) == {"sanity": -1}


@pytest.mark.rule("UNF-RV-keilani", "UNF-R96")
def test_the_last_sanity_ends_the_game_before_the_other_steps() -> None:
    table = reveal("keilani", dials={"sanity": 1}, captain=0)
    assert table.ending == "resource"
    assert (table.view()["captain"], table.view()["winners"]) == (0, [0])


@pytest.mark.rule("UNF-RV-arjun", "UNF-R3", "UNF-245")
@pytest.mark.parametrize("travel", [0, 3])
def test_arjun_resets_the_travel_track(travel: int) -> None:
    table = reveal("arjun", travel=travel, ritual=2, deep_ones={"water-3": 1})
    assert (table.travel, table.ritual) == (0, 2)
    assert table.deep_ones("water-3") == 1


# Svetlana: Conduct Malpractice


@pytest.mark.rule("UNF-RV-svetlana", "UNF-R97")
def test_svetlana_defeats_a_passenger_in_a_space_or_in_the_supply() -> None:
    table = reveal("svetlana", passengers={"deck-1": 1, "deck-5": 1, "supply": 7})
    assert table.legal() == ["at deck-1", "at deck-5", "at supply"]
    table.play("at deck-5")
    assert table.view()["passengers"] == {"deck-1": 1}
    assert changes(table) == {"souls": -1}


@pytest.mark.rule("UNF-RV-svetlana", "UNF-R97")
def test_svetlana_may_take_one_of_the_supply() -> None:
    table = reveal("svetlana", "at supply", passengers={"deck-1": 1, "supply": 8})
    assert (table.view()["passenger_supply"], table.passengers("deck-1")) == (7, 1)
    assert changes(table) == {"souls": -1}


@pytest.mark.rule("UNF-RV-svetlana")
def test_without_passengers_svetlana_harms_nobody() -> None:
    table = reveal("svetlana", passengers={"supply": 0})
    assert (changes(table), table.step) == ({}, "actions")


@pytest.mark.rule("UNF-RV-svetlana", "UNF-T12")
def test_another_may_prevent_what_svetlana_does() -> None:
    table = reveal(
        "svetlana",
        "at deck-1",
        passengers={"deck-1": 1, "supply": 1},
        places={1: "deck-2"},
        items={0: "", 1: "travel-pharmacy"},
    )
    table.play("pharmacy item")
    assert (table.view()["passengers"], table.view()["passenger_supply"]) == ({}, 2)


# Jeanne: Sabotage


@pytest.mark.rule("UNF-RV-jeanne", "UNF-R90")
def test_jeanne_damages_an_undamaged_room_of_her_choice_and_is_spared() -> None:
    table = reveal(
        "jeanne",
        places={0: "galley", 1: "galley", 2: "chapel", 3: "deck-1"},
        items={0: "", 1: ""},
        damage={"bridge": "lore"},
        damage_deck="structural-will",
    )
    rooms = ["chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    assert table.legal() == [f"at {room}" for room in rooms]
    table.play("at galley")
    assert table.view()["damage"] == {"bridge": "structural-lore", "galley": "structural-will"}
    assert [table.space(seat) for seat in range(3)] == ["galley", "sick-bay", "chapel"]


@pytest.mark.rule("UNF-RV-jeanne", "UNF-206")
def test_a_card_that_is_not_placed_is_all_that_comes_of_a_sabotage() -> None:
    table = reveal("jeanne", "at chapel", damage_deck="fuel-leak")
    assert (changes(table), table.view()["damage"]) == ({"fuel": -1}, {})


@pytest.mark.rule("UNF-RV-jeanne", "UNF-R96")
def test_the_sixth_room_is_the_end() -> None:
    table = reveal(
        "jeanne",
        damage={
            "bridge": "lore",
            "chapel": "will",
            "captains-cabin": "any",
            "cargo-hold": "strength",
            "galley": "influence",
        },
        damage_deck="structural-observation",
    )
    assert table.ending == "sunk"


# Jamie: Rain Fire


@pytest.mark.rule("UNF-RV-jamie", "UNF-R90", "UNF-R77")
def test_jamie_defeats_each_human_and_each_passenger_in_his_space() -> None:
    table = reveal(
        "jamie",
        places={0: "deck-3", 1: "deck-3", 2: "deck-3", 3: "deck-1"},
        items={0: "", 1: "", 2: ""},
        passengers={"deck-3": 2, "deck-1": 1, "supply": 0},
        deep_ones={"deck-3": 1},
    )
    assert table.legal() == ["name 1", "name 2"]
    table.play("name 2")
    assert [table.space(seat) for seat in range(4)] == ["deck-3", "sick-bay", "sick-bay", "deck-1"]
    assert (table.view()["passengers"], table.deep_ones("deck-3")) == ({"deck-1": 1}, 1)
    fallen = [event["event"] for event in table.told_of("defeated", "passenger-defeated")]
    assert fallen == ["defeated", "defeated", "passenger-defeated", "passenger-defeated"]


@pytest.mark.rule("UNF-RV-jamie", "UNF-016")
def test_jamie_spares_other_revealed_traitors() -> None:
    table = position(
        "jamie arjun jeanne samira william",
        places=dict.fromkeys(range(5), "galley"),
        items=dict.fromkeys(range(5), ""),
        loyalty={0: "hybrid"},
        traitors={1: "hybrid"},
    )
    table.play("reveal hybrid", "name 2", "name 3")
    places = [table.space(seat) for seat in range(5)]
    assert places == ["galley", "galley", "sick-bay", "sick-bay", "sick-bay"]


@pytest.mark.rule("UNF-RV-jamie", "UNF-221")
def test_in_the_sick_bay_nobody_is_moved() -> None:
    table = reveal("jamie", places={0: "sick-bay", 1: "sick-bay"})
    assert (table.space(1), table.step) == ("sick-bay", "actions")


# William: Disrupt Ritual


@pytest.mark.rule("UNF-RV-william")
@pytest.mark.parametrize(
    ("start", "shift", "end"),
    [(1, "+0", 1), (1, "+1", 2), (1, "+2", 3), (1, "-1", 0), (3, "-2", 1), (1, "-2", 0)],
)
def test_william_moves_the_ritual_by_up_to_two_either_way(start: int, shift: str, end: int) -> None:
    table = reveal("william", ritual=start)
    assert table.legal() == [f"shift {step}" for step in ("+0", "-2", "-1", "+1", "+2")]
    assert table.play(f"shift {shift}").ritual == end


@pytest.mark.rule("UNF-RV-william", "UNF-247", "UNF-251")
def test_william_may_bring_the_ritual_to_cast_and_falls_himself_on_deck() -> None:
    table = reveal(
        "william",
        "shift +1",
        ritual=3,
        places={0: "deck-1", 1: "deck-2"},
        items={0: "", 1: ""},
        deep_ones={"water-1": 1},
    )
    table.play("name 1")
    assert (table.ritual, table.deep_ones("water-1")) == (0, 0)
    assert (table.space(0), table.space(1)) == ("brig", "sick-bay")


# Beatrice: Divide and Conquer


@pytest.mark.rule("UNF-RV-beatrice", "UNF-R97")
def test_beatrice_spawns_deep_ones_in_four_different_water_spaces() -> None:
    table = reveal("beatrice", "at water-1", "at water-3", "at water-4")
    assert table.legal() == [f"at water-{number}" for number in (5, 6, 7, 8)]
    table.play("at water-8")
    assert table.view()["deep_ones"] == {
        "water-1": 1,
        "water-3": 1,
        "water-4": 1,
        "water-8": 1,
    }


@pytest.mark.rule("UNF-RV-beatrice", "UNF-179")
@pytest.mark.parametrize(("left", "ending"), [(4, None), (3, "overrun")])
def test_with_fewer_than_four_in_the_supply_the_game_ends(left: int, ending: str | None) -> None:
    table = reveal("beatrice", deep_ones={"galley": DEEP_ONES - left})
    table.play("at water-1", "at water-2", "at water-3", "at water-4")
    assert table.ending == ending


# Ishmael: Swear the Second Oath


@pytest.mark.rule("UNF-RV-ishmael", "UNF-R73", "UNF-R90")
def test_ishmael_activates_the_deep_ones_in_his_space_and_they_attack_the_others() -> None:
    table = reveal(
        "ishmael",
        places={0: "deck-3", 1: "deck-3"},
        items={0: "", 1: ""},
        deep_ones={"deck-3": 2, "deck-1": 1},
        dice="5 6",
    )
    assert [event["seat"] for event in table.told_of("deep-one-attacks")] == [1, 1]
    assert (table.space(0), table.space(1)) == ("deck-3", "sick-bay")
    assert table.view()["deep_ones"] == {"deck-3": 2, "deck-1": 1}


@pytest.mark.rule("UNF-RV-ishmael", "UNF-R90")
def test_alone_with_ishmael_they_go_their_way() -> None:
    table = reveal("ishmael", places={0: "deck-3"}, deep_ones={"deck-3": 2})
    assert table.view()["deep_ones"] == {"chapel": 2}


@pytest.mark.rule("UNF-RV-ishmael", "UNF-R73")
@pytest.mark.parametrize("place", ["deck-3", "sick-bay"])
def test_without_deep_ones_there_nothing_is_spawned(place: str) -> None:
    table = reveal("ishmael", places={0: place}, deep_ones={"deck-1": 1})
    assert table.view()["deep_ones"] == {"deck-1": 1}


# Samira: Pickpocket


@pytest.mark.rule("UNF-RV-samira")
def test_samira_takes_an_item_of_choice_from_a_human_in_her_space() -> None:
    table = reveal(
        "samira",
        places={0: "galley", 1: "galley", 2: "galley", 3: "chapel"},
        items={0: "starbuck", 1: "shotgun plimsolls", 2: "tool-kit", 3: "almanac"},
    )
    assert table.legal() == ["thing tool-kit", "thing plimsolls", "thing shotgun"]
    table.play("thing plimsolls")
    assert (table.items(0), table.items(1)) == (["starbuck", "plimsolls"], ["shotgun"])


@pytest.mark.rule("UNF-RV-samira", "UNF-R97")
@pytest.mark.parametrize(
    "fields",
    [
        {"places": {0: "galley", 1: "chapel", 2: "chapel", 3: "chapel"}},
        {"places": {0: "galley", 1: "galley"}, "items": {0: "starbuck", 1: ""}},
    ],
)
def test_samira_takes_nothing_where_nothing_is(fields: dict[str, dict[int, str]]) -> None:
    table = reveal("samira", **{"items": {0: "starbuck"}, **fields})
    assert (table.items(0), table.step) == (["starbuck"], "actions")


@pytest.mark.rule("UNF-RV-samira", "UNF-T20")
def test_samira_may_put_on_what_she_took() -> None:
    table = position(
        crew_of("samira"),
        places={0: "galley", 1: "galley"},
        items={0: "", 1: "binoculars"},
        loyalty={0: "hybrid"},
        worn=[-1, ITEMS.index("binoculars"), -1, -1],
    )
    table.play("reveal hybrid", "wear binoculars")
    active = [player["active_item"] for player in table.view()["players"]]
    assert active == ["binoculars", None, None, None]


# Edmund: Spread Misfortune


def misfortune(mythos: str, *moves: str, **fields: Any) -> Table:
    """Edmund, seat 0, reveals and meets `mythos` in the place of its chooser."""
    fields = {"items": {0: ""}, "loyalty": {0: "hybrid"}, **fields}
    table = position("edmund jeanne samira william", mythos=mythos, **fields)
    return table.play("reveal hybrid", *moves)


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
def test_a_test_gives_its_fail_result_and_the_icons_are_ignored() -> None:
    table = misfortune("food-stores-raid")
    assert changes(table) == {"food": -2}
    assert table.told_of("test", "activated") == []
    assert (table.travel, table.ritual) == (0, 0)
    assert table.view()["mythos_top"] == "food-stores-raid"
    assert (table.step, table.actions) == ("actions", 1)


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
@pytest.mark.parametrize(
    ("option", "dials", "on_deck"), [("option 1", {"sanity": -2}, 0), ("option 2", {}, 4)]
)
def test_edmund_chooses_in_the_place_of_the_captain(
    option: str, dials: dict[str, int], on_deck: int
) -> None:
    table = misfortune("class-struggle", captain=1, dice="1 1 1 1")
    assert (table.asked, table.legal()) == ([0], ["option 2", "option 1"])
    table.play(option)
    assert changes(table) == dials
    assert sum(table.view()["passengers"].values()) == on_deck


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
@pytest.mark.parametrize(
    ("option", "dials", "place"),
    [("option 1", {}, "brig"), ("option 2", {"fuel": -1}, "galley")],
)
def test_a_test_that_edmund_chooses_counts_as_failed_and_he_is_the_victim(
    option: str, dials: dict[str, int], place: str
) -> None:
    table = misfortune("firemen-strike", option, hands={0: "lore-1 lore-2 lore-3"})
    if option == "option 1":
        assert table.hand(0) == []
    else:
        table.play("done")
    assert changes(table) == dials
    assert table.space(0) == place
    assert table.told_of("test") == []


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
def test_other_people_whom_a_card_names_stay_themselves() -> None:
    table = misfortune(
        "fear-of-the-unknown",
        hands={3: "lore-1 lore-2"},
        items={0: "", 3: ""},
    ).quiet("order")
    assert (table.hand(3), table.space(3), table.view()["keeper"]) == ([], "sick-bay", 2)
    assert table.space(0) == "galley"


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24", "UNF-X42")
def test_edmund_as_current_player_and_in_the_captains_place_discards_for_both() -> None:
    table = misfortune(
        "accusation", "option 2", captain=1, hands={0: "lore-1 lore-2 lore-3 lore-4 lore-5"}
    )
    table.play(
        "discard lore-1", "discard lore-2", "discard lore-3", "discard lore-4", passing="order"
    )
    assert table.hand(0) == ["lore-5"]


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
def test_edmund_accuses_a_human_and_cannot_name_himself() -> None:
    table = misfortune("accusation", "option 1", captain=1)
    assert table.legal() == ["name 1", "name 2", "name 3"]
    table.play("name 1")
    assert (table.space(1), table.view()["captain"]) == ("brig", 3)


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
@pytest.mark.parametrize(
    ("mythos", "fields", "options"),
    [
        ("poisoned-food", {"hands": {3: "lore-1"}}, None),
        ("poisoned-food", {"hands": {0: "lore-1"}}, ["option 2", "option 1"]),
        ("criminal-activity", {"items": {0: "lucky-ring"}}, ["option 1", "option 2"]),
        ("criminal-activity", {"items": {0: ""}}, None),
    ],
)
def test_restrictions_are_judged_for_edmund(
    mythos: str, fields: dict[str, dict[int, str]], options: list[str] | None
) -> None:
    table = misfortune(mythos, **fields)
    if options is None:
        assert table.step != "crisis"
    else:
        assert (table.asked, table.legal()) == ([0], options)


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
def test_a_card_to_be_kept_is_discarded() -> None:
    table = misfortune("sacrifice-deep-one", "option 1")
    assert changes(table) == {"sanity": -1}
    assert [player["kept"] for player in table.view()["players"]] == [[], [], [], []]
    assert table.view()["mythos_top"] == "sacrifice-deep-one"


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24", "UNF-116")
def test_green_cards_that_nobody_can_take_are_passed_over() -> None:
    table = misfortune("gift-of-the-mother history-repeats food-stores-raid")
    assert changes(table) == {"food": -2}
    names = [event["mythos"] for event in table.told_of("mythos-passed-over")]
    assert names == ["gift-of-the-mother", "history-repeats"]


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
def test_edmund_takes_the_place_of_the_character_of_a_green_card() -> None:
    table = misfortune("ticket-please", "option 1", items={0: "lucky-ring", 2: "starbuck"})
    assert (table.space(0), table.items(0)) == ("brig", [])
    assert (table.space(2), table.items(2)) == ("cargo-hold", ["starbuck"])


@pytest.mark.rule("UNF-RV-edmund", "UNF-301")
def test_jailed_by_his_own_misfortune_edmund_swaps_no_cards() -> None:
    table = misfortune("ticket-please", "option 1", hands={0: "lore-1"})
    assert (table.step, table.hand(0)) == ("actions", ["lore-1"])


@pytest.mark.rule("UNF-RV-edmund", "UNF-R24")
def test_keilanis_feat_has_no_part_in_it() -> None:
    table = position(
        "edmund keilani samira", mythos="class-struggle", loyalty={0: "hybrid"}, items={0: ""}
    )
    table.play("reveal hybrid")
    assert (table.asked, table.legal()) == ([0], ["option 2", "option 1"])


@pytest.mark.rule("UNF-RV-edmund", "UNF-R96")
def test_misfortune_may_end_the_game() -> None:
    table = misfortune("food-stores-raid", dials={"food": 2}, hands={0: "lore-1"})
    assert (table.ending, table.view()["winners"]) == ("resource", [0])


@pytest.mark.rule("UNF-292", "UNF-293", "UNF-370")
@pytest.mark.parametrize("seat", range(4))
def test_a_card_turned_up_is_known_to_every_seat_and_to_who_only_watches(seat: int) -> None:
    table = position(current=seat, loyalty={seat: "hybrid"}, hands={})
    card = table.state.loyalty_at.index(seat)
    table.play("reveal hybrid", passing="before-roll")
    assert table.state.loyalty_open == 1 << card
    assert table.state.loyalty_known[card] == 0b1111
    for viewer in (None, *range(4)):
        for seed in range(12):
            assert imagined(table.state, viewer, seed).loyalties[card] == 1
