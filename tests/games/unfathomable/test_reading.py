"""How texts are read, and rules about abilities: UNF-001 to UNF-022, UNF-322 to UNF-342."""

import pytest

from abyssal.games.unfathomable.box.components import NEIGHBOURS, SPACES, STEPS
from games.unfathomable.table import position


@pytest.mark.rule("UNF-001")
@pytest.mark.parametrize("book", ["learn-to-play", "reference"])
def test_a_card_comes_before_both_books(book: str) -> None:
    table = position(
        kept={"the-peacemaker": 0},
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        options={"book": book},
    )
    assert table.legal_with("attack") == []


@pytest.mark.rule("UNF-002", "UNF-R6")
def test_cannot_beats_every_permission() -> None:
    table = position(hands={0: "lore-3"}, deep_ones={"deck-5": 1}, barricaded=1)
    table.play("play lore-3")
    assert "to cargo-hold" not in table.legal()
    assert "to water-5" in table.legal()


@pytest.mark.rule("UNF-003", "UNF-MY45")
@pytest.mark.parametrize(("answer", "food"), [("no", 5), ("yes", 6)])
def test_may_is_decided_by_who_resolves_the_text(answer: str, food: int) -> None:
    table = position(
        mythos="rat-infestation",
        chaos="influence-5 observation-5 lore-1",
        hands={1: "influence-4"},
        dials={"food": 5},
    )
    table.play("end", "add influence-4", answer, passing="before-test")
    assert table.food == food


@pytest.mark.rule("UNF-004", "UNF-006", "UNF-MY26")
@pytest.mark.parametrize(("supply", "fuel"), [(4, 9), (3, 8)])
def test_what_hangs_on_a_cost_happens_only_if_it_was_paid_in_full(supply: int, fuel: int) -> None:
    table = position(mythos="incoming-sos", passengers={"supply": supply}, dice="1 2 3 4")
    table.play("end", "option 1")
    assert table.fuel == fuel
    assert sum(table.view()["passengers"].values()) == supply


@pytest.mark.rule("UNF-005")
def test_an_ability_whose_cost_cannot_be_paid_is_not_offered() -> None:
    table = position("ishmael arjun samira", hydra="water-3", hands={0: "will-5"})
    assert table.refuses("sheet")
    assert "sheet" in position("ishmael arjun samira", hydra="water-3", hands={0: "lore-1"}).legal()


@pytest.mark.rule("UNF-007", "UNF-T17")
def test_then_means_afterwards_whether_or_not_the_first_part_did_anything() -> None:
    table = position(places={0: "chapel"}, hands={0: "lore-5"}, dice="8")
    table.play("use lore", "discard lore-5")
    assert (table.sanity, table.ritual) == (8, 1)


@pytest.mark.rule("UNF-008")
def test_instead_replaces_the_event_entirely() -> None:
    table = position(
        "arjun svetlana samira",
        places={0: "deck-3", 1: "deck-3"},
        traitors={0: "hybrid"},
        passengers={"deck-3": 1},
        current=0,
    )
    assert table.refuses("kill")  # a human is there
    table = position(
        "arjun svetlana samira",
        places={0: "deck-3", 1: "chapel"},
        traitors={0: "hybrid"},
        passengers={"deck-3": 1},
    )
    table.play("kill", "pharmacy food")
    assert table.told_of("passenger-defeated") == []
    assert table.souls == 8


@pytest.mark.rule("UNF-009", "UNF-H9")
def test_what_is_looked_at_is_for_that_player_alone() -> None:
    table = position("william arjun samira", spells="heal feed-the-mind")
    table.play("sheet")
    assert table.view(0)["looking"]["cards"] == ["heal"]
    for viewer in (None, 1, 2):
        assert "heal" not in str(table.view(viewer))
    table.play("yes")
    assert [m["card"] for m in table.view(0)["memory"]] == ["heal"]
    assert table.view(1)["memory"] == []


@pytest.mark.rule("UNF-010")
def test_once_per_turn_counts_for_the_ability_and_not_for_the_player() -> None:
    table = position(
        places={0: "galley", 1: "galley"},
        items={0: "plimsolls", 1: ""},
        hands={0: "influence-1"},
        used=1 << 39,
    )
    table.play("trade", "give plimsolls 1", "accept", "play influence-1", "name 1")
    assert table.refuses("item plimsolls")


@pytest.mark.rule("UNF-011")
def test_you_on_a_mythos_card_is_its_chooser_or_the_current_player() -> None:
    table = position(current=1, mythos="ritual-support", hands={3: "lore-4"}, dice="3")
    table.play("end", "option 1", "discard lore-4")
    assert table.ritual == 1
    table = position(
        current=1, mythos="firemen-strike", chaos="lore-1 lore-2 lore-3", places={1: "galley"}
    )
    table.play("end", "option 1").quiet("before-test")
    assert table.space(1) == "sick-bay"


@pytest.mark.rule("UNF-012", "UNF-013")
def test_the_parts_of_a_text_follow_each_other_completely() -> None:
    table = position(mythos="food-rationing", dice="6")
    table.play("end", "option 1")
    lost = [event["resource"] for event in table.told_of("lost")]
    assert lost == ["food", "sanity"]


@pytest.mark.rule("UNF-014", "UNF-323")
def test_with_too_few_components_as_many_as_there_are() -> None:
    table = position(mythos="just-desserts")
    document = table.state.dump()
    document["lost_items"], document["item_deck"] = document["item_deck"], [[], []]
    table.state._load_fields(document)
    table.play("end", "option 1")
    assert (table.food, table.items(0)) == (6, ["six-shooter"])


@pytest.mark.rule("UNF-016")
def test_enemies_of_humans_and_of_traitors() -> None:
    human = position(
        places={0: "deck-1", 1: "deck-1", 2: "deck-1"},
        traitors={1: "hybrid"},
        deep_ones={"deck-1": 1},
        passengers={"deck-1": 1},
    )
    assert human.legal_with("attack") == ["attack deep-one", "attack 1"]
    traitor = position(
        current=1,
        places={0: "deck-1", 1: "deck-1", 2: "deck-1"},
        traitors={1: "hybrid"},
        deep_ones={"deck-1": 1},
    )
    assert traitor.legal_with("attack") == ["attack 0", "attack 2"]


ADJACENT = {
    "bridge": "chapel captains-cabin deck-1 deck-2",
    "chapel": "bridge captains-cabin cargo-hold sick-bay deck-3",
    "captains-cabin": "bridge chapel galley sick-bay deck-4",
    "cargo-hold": "chapel galley boiler-room brig deck-5",
    "galley": "captains-cabin cargo-hold boiler-room brig deck-6",
    "boiler-room": "cargo-hold galley deck-7 deck-8",
    "sick-bay": "chapel captains-cabin",
    "brig": "cargo-hold galley",
    "deck-1": "deck-2 deck-3 water-1 bridge",
    "deck-2": "deck-1 deck-4 water-2 bridge",
    "deck-3": "deck-1 deck-5 water-3 chapel",
    "deck-4": "deck-2 deck-6 water-4 captains-cabin",
    "deck-5": "deck-3 deck-7 water-5 cargo-hold",
    "deck-6": "deck-4 deck-8 water-6 galley",
    "deck-7": "deck-5 deck-8 water-7 boiler-room",
    "deck-8": "deck-6 deck-7 water-8 boiler-room",
    "water-1": "water-2 water-3 deck-1",
    "water-2": "water-1 water-4 deck-2",
    "water-3": "water-1 water-5 deck-3",
    "water-4": "water-2 water-6 deck-4",
    "water-5": "water-3 water-7 deck-5",
    "water-6": "water-4 water-8 deck-6",
    "water-7": "water-5 water-8 deck-7",
    "water-8": "water-6 water-7 deck-8",
    "deep": "",
}
"""The graph of S1.2 whole, space by space."""


@pytest.mark.rule("UNF-017", "UNF-019")
def test_the_graph_of_the_board() -> None:
    graph = {
        SPACES[space]: {SPACES[other] for other in others}
        for space, others in enumerate(NEIGHBOURS)
    }
    assert graph == {space: set(others.split()) for space, others in ADJACENT.items()}
    assert all(len(others) == len(set(others)) for others in NEIGHBOURS)


@pytest.mark.rule("UNF-017")
def test_adjacency_is_mutual_and_no_space_touches_itself() -> None:
    for space, others in ADJACENT.items():
        assert space not in others.split()
        for other in others.split():
            assert space in ADJACENT[other].split()


@pytest.mark.rule("UNF-018", "UNF-R13")
def test_closest_is_fewest_steps_and_damage_does_not_lengthen_a_way() -> None:
    bridge, boiler = SPACES.index("bridge"), SPACES.index("boiler-room")
    assert STEPS[bridge][boiler] == 3
    assert STEPS[bridge][SPACES.index("chapel")] == 1


@pytest.mark.rule("UNF-020")
def test_figures_keep_to_their_places() -> None:
    table = position(
        keeper=0, spells="astral-travel heal", places={0: "galley"}, deep_ones={"galley": 1}
    )
    table.play("cast", "take 0")
    table.play("at galley", "aim galley deep-one")
    goals = [move.removeprefix("at ") for move in table.legal()]
    assert not [
        goal for goal in goals if goal in ("sick-bay", "brig", "deep") or goal.startswith("water")
    ]


@pytest.mark.rule("UNF-021")
def test_every_skill_has_a_deck_and_a_pile_of_its_own() -> None:
    table = position(hands={0: "observation-1"})
    table.play("play observation-1", "draw lore", "draw will")
    assert table.view()["tops"] == {"observation": "observation-1"}
    assert set(table.view()["decks"]) >= {
        "influence",
        "lore",
        "observation",
        "strength",
        "will",
        "treachery",
    }


@pytest.mark.rule("UNF-022")
def test_a_dial_stops_at_ten_and_at_nothing() -> None:
    table = position(keeper=0, spells="feed-the-mind heal", dials={"sanity": 9})
    table.play("cast", "take 0")
    assert table.sanity == 10
    lost = position(mythos="class-struggle", dials={"sanity": 1})
    lost.play("end", "option 1")
    assert (lost.sanity, lost.ending) == (0, "resource")


@pytest.mark.rule("UNF-052")
def test_nobody_can_show_a_hidden_loyalty_card() -> None:
    table = position(loyalty={0: "hybrid"}, places={0: "galley", 1: "galley"})
    assert not [move for move in table.legal() if "loyalty" in move or "show" in move]


@pytest.mark.rule("UNF-324", "UNF-IT17")
def test_an_item_that_leaves_play_leaves_the_game() -> None:
    table = position(items={0: "jam-tin-grenade"}, places={0: "deck-1"})
    table.play("item jam-tin-grenade", "at water-1")
    assert table.items(0) == []
    assert 16 not in table.deck("item_deck")


@pytest.mark.rule("UNF-330", "UNF-331", "UNF-332")
def test_a_spell_is_resolved_only_through_a_text_shown_to_all_and_leaves_the_game() -> None:
    assert position(keeper=3).refuses("cast")
    table = position(keeper=0, spells="raise-the-dead heal", dials={"souls": 4})
    table.play("cast", "take 0")
    assert table.told_of("spell")[0] == {"event": "spell", "seat": 0, "spell": "raise-the-dead"}
    dump = table.state.dump()
    assert table.state.cards.spell_names.index("raise-the-dead") not in dump["spells"][0]


@pytest.mark.rule("UNF-335", "UNF-R82", "UNF-SP17")
def test_the_script_belongs_to_who_resolved_it() -> None:
    table = position(
        current=1,
        script=0,
        keeper=3,
        mythos="food-stores-raid",
        chaos="influence-5 strength-3 lore-1",
        tops="strength-4",
        dice="5",
    )
    table.play("end", "script strength", passing="before-test").quiet("after-total")
    assert table.food == 8  # 8 + 4 passes
    assert not table.view()["players"][0]["script"]


@pytest.mark.rule("UNF-336", "UNF-337", "UNF-339")
def test_a_feat_is_used_once_and_costs_an_action_where_it_is_one() -> None:
    table = position("jeanne arjun samira", places={0: "boiler-room"})
    assert table.view(2)["players"][0]["feat"]
    table.play("feat")
    assert (table.actions, table.travel, table.fuel) == (1, 2, 7)
    assert not table.view(2)["players"][0]["feat"]
    assert table.refuses("feat")


@pytest.mark.rule("UNF-340")
def test_a_sheet_ability_is_there_until_its_player_reveals() -> None:
    table = position(loyalty={0: "hybrid"})
    assert "sheet" in table.legal()
    table.play("reveal hybrid")
    assert table.refuses("sheet")


@pytest.mark.rule("UNF-341", "UNF-R9", "UNF-T17")
@pytest.mark.parametrize(("answer", "travel"), [("yes", 2), ("no", 1)])
def test_jeanne_may_rig_the_engine_after_anybodys_boiler_room_action(
    answer: str, travel: int
) -> None:
    table = position(
        places={0: "boiler-room", 1: "galley"},
        hands={0: "strength-5"},
        dice="8",
        damage_deck="fuel-leak",
    )
    table.play("use space", "discard strength-5")
    assert table.asked == [1]
    table.play(answer)
    assert (table.travel, table.fuel) == (travel, 8 - (answer == "yes"))


@pytest.mark.rule("UNF-R9")
def test_full_steam_ahead_is_no_boiler_room_action() -> None:
    table = position("jeanne arjun samira", places={0: "boiler-room"})
    table.play("feat")
    assert table.step == "actions"


@pytest.mark.rule("UNF-T3")
def test_in_an_action_all_kinds_of_action_texts_are_open() -> None:
    table = position(
        "william arjun samira",
        places={0: "chapel"},
        hands={0: "lore-1 lore-5 observation-1 will-1"},
        deep_ones={"deck-1": 1},
        kept={"memory-of-the-deep": 0},
    )
    moves = set(table.legal())
    assert {
        "use lore",
        "use retreat",
        "sheet",
        "feat",
        "cast",
        "play lore-1",
        "play observation-1",
    } <= moves
    assert {"play will-1", "kept memory-of-the-deep"} <= moves
    assert "play lore-5" not in moves


@pytest.mark.rule("UNF-R45")
def test_persistence_names_its_deck_after_discarding_and_is_not_among_the_cards() -> None:
    table = position(hands={0: "will-1 lore-1 lore-2"})
    table.play("play will-1", "discard lore-1", "done")
    assert table.legal() == [
        "draw influence",
        "draw lore",
        "draw observation",
        "draw strength",
        "draw will",
    ]
    table.play("draw will")
    assert len(table.hand(0)) == 2
    none = position(hands={0: "will-1 lore-1"})
    none.play("play will-1", "done")
    assert none.hand(0) == ["lore-1"]


@pytest.mark.rule("UNF-R49", "UNF-FT-ishmael")
def test_ancestry_sees_the_cards_held_at_that_moment_and_the_target_is_told() -> None:
    table = position("ishmael arjun samira", loyalty={1: "hybrid"})
    table.play("feat", "name 1")
    assert table.told_of("ancestry-own", viewer=0)[0]["loyalties"] == ["hybrid"]
    assert table.told_of("ancestry", viewer=1)[0] == {"event": "ancestry", "seat": 0, "owner": 1}
    assert table.view(0)["seen_loyalties"] == [[], ["hybrid"], []]
    assert table.view(2)["seen_loyalties"] == [[], [], []]


@pytest.mark.rule("UNF-R19", "UNF-FT-keilani")
def test_unconventional_leader_may_lose_the_last_of_a_resource() -> None:
    table = position("keilani arjun samira", mythos="class-struggle", dials={"souls": 1})
    table.play("end", "option leader", "lose souls")
    assert table.ending == "resource"


@pytest.mark.rule("UNF-R27")
def test_after_an_end_condition_only_loyalty_is_disclosed() -> None:
    table = position(
        mythos="class-struggle",
        dials={"sanity": 1},
        deep_ones={"water-5": 1},
        loyalty={1: "hybrid"},
    )
    table.play("end", "option 1")
    assert table.told()[-1]["event"] == "ended"
    assert table.deep_ones("water-5") == 1


@pytest.mark.rule("UNF-R54", "UNF-R55")
def test_in_the_brig_an_ineligible_green_card_is_replaced_too() -> None:
    table = position(mythos="history-repeats hull-leak", places={0: "brig"})
    table.play("end")
    assert table.told_of("mythos")[0]["mythos"] == "hull-leak"


@pytest.mark.rule("UNF-R80", "UNF-254")
def test_by_the_reference_the_ritual_goes_on_from_start() -> None:
    table = position(
        ritual=3,
        keeper=0,
        spells="greater-banishment heal",
        dice="8",
        options={"book": "reference"},
        places=dict.fromkeys(range(4), "galley"),
    )
    table.play("cast", "take 0")
    assert table.ritual == 1


@pytest.mark.rule("UNF-R98")
def test_an_inactive_improvement_is_shown_and_counts_as_an_item() -> None:
    table = position(
        "samira arjun william",
        items={0: "starbuck fine-clothes"},
        mythos="food-stores-raid",
        chaos="influence-5 strength-4 lore-1",
    )
    player = table.view(1)["players"][0]
    assert (player["items"], player["active_item"]) == (["starbuck", "fine-clothes"], None)
    table.play("end")
    table.quiet("before-test contribute")
    assert table.legal(0) == ["pass", "equipped -2", "equipped -1", "equipped +1", "equipped +2"]
