"""Mythos cards that are a test to be passed or failed: both ends, and all that they change."""

from typing import Any

import pytest

from games.unfathomable.meeting import FIVE, meet, met
from games.unfathomable.table import position

KEEPS_HATCHES = {"barricade-the-hatches": 0}


@pytest.mark.rule("UNF-MY03")
def test_barricade_the_hatches_passed_stays_with_the_current_player() -> None:
    changes = met("barricade-the-hatches", "passed")
    assert changes == {"kept 0": "barricade-the-hatches"}


@pytest.mark.rule("UNF-MY03")
def test_barricade_the_hatches_failed_wakes_the_deep_ones() -> None:
    changes = met("barricade-the-hatches", "failed", deep_ones={"deck-3": 1})
    assert changes == {"deep-ones deck-3": -1, "deep-ones chapel": 1}


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_costs_no_action_and_lasts_until_the_end_of_the_turn() -> None:
    table = position(kept=KEEPS_HATCHES, mythos="class-struggle", deep_ones={"deck-3": 1})
    table.play("kept barricade-the-hatches")
    assert (table.actions, table.view()["barricaded"]) == (2, True)
    assert [event["seat"] for event in table.told_of("barricaded")] == [0]
    assert table.view()["mythos_top"] == "barricade-the-hatches"
    assert table.refuses("kept barricade-the-hatches")
    table.play("end", "option 1")
    assert table.deep_ones("deck-3") == 1
    assert table.view()["current"] == 1
    assert not table.view()["barricaded"]


@pytest.mark.rule("UNF-MY03", "UNF-R58", "UNF-T19")
def test_barricade_the_hatches_is_offered_between_the_actions_of_another() -> None:
    fields: dict[str, Any] = {
        "deep_ones": {"deck-3": 1},
        "hands": {1: "lore-3"},
        "mythos": "class-struggle",
    }
    table = position(kept=KEEPS_HATCHES, current=1, **fields).play("move bridge")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])
    assert table.view()["question"]["purpose"] == "actions"
    table.play("yes", "play lore-3")
    assert table.view()["barricaded"]
    assert table.refuses("to chapel")
    table = position(kept=KEEPS_HATCHES, current=1, **fields).play("move bridge", "no")
    table.play("play lore-3", "to chapel")
    assert table.deep_ones("chapel") == 1


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_is_not_offered_between_actions_with_no_deep_one_to_stop() -> None:
    table = position(kept=KEEPS_HATCHES, current=1, mythos="class-struggle").play("move bridge")
    assert table.asked == [1]


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_is_not_asked_for_between_the_actions_of_its_owner() -> None:
    table = position(kept=KEEPS_HATCHES, deep_ones={"deck-3": 1}).play("move galley")
    assert (table.asked, table.step) == ([0], "actions")
    assert not table.refuses("kept barricade-the-hatches")


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_is_offered_before_the_mythos_step_of_any_human() -> None:
    table = position(kept=KEEPS_HATCHES, current=1, mythos="class-struggle").play("end")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])
    table.play("yes", "option 1")
    assert table.view()["mythos_top"] == "class-struggle"
    table = position(kept=KEEPS_HATCHES, actions=1, mythos="class-struggle").play("move galley")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_is_not_asked_for_of_an_owner_who_ends_their_actions() -> None:
    table = position(kept=KEEPS_HATCHES, mythos="class-struggle").play("end")
    assert table.step == "crisis"


@pytest.mark.rule("UNF-MY03", "UNF-R58")
def test_barricade_the_hatches_interrupts_no_text() -> None:
    table = position(
        kept=KEEPS_HATCHES, current=1, hands={1: "influence-1"}, deep_ones={"deck-3": 1}
    )
    table.play("play influence-1", "name 0")
    assert table.asked == [0]
    assert table.refuses("kept barricade-the-hatches")


@pytest.mark.rule("UNF-R58")
def test_a_revealed_traitors_turn_has_no_mythos_step_to_barricade_before() -> None:
    table = position(kept=KEEPS_HATCHES, current=1, traitors={1: "hybrid"}).play("end")
    assert table.view()["current"] == 2


@pytest.mark.rule("UNF-MY03", "UNF-R6", "UNF-199")
def test_barricade_the_hatches_stops_every_move_into_a_room_and_no_other() -> None:
    table = position(
        kept=KEEPS_HATCHES,
        mythos="class-struggle",
        deep_ones={"water-4": 1, "deck-3": 1, "galley": 1},
        damage={"galley": "lore"},
    )
    table.play("kept barricade-the-hatches", "end", "option 1")
    assert table.view()["deep_ones"] == {"deck-4": 1, "deck-3": 1, "galley": 1}


@pytest.mark.rule("UNF-MY03", "UNF-R6")
def test_barricade_the_hatches_does_not_stop_spawning_inside() -> None:
    table = position(
        kept=KEEPS_HATCHES, mythos="mysterious-lifeboat", places={2: "deck-3"}, dice="8 4"
    )
    table.play("kept barricade-the-hatches", "end", "option 1", "done")
    assert table.deep_ones("galley") == table.deep_ones("cargo-hold") == 1


@pytest.mark.rule("UNF-MY03", "UNF-R58", "UNF-T19")
@pytest.mark.parametrize(("answer", "space"), [("yes", "deck-3"), ("no", "chapel")])
def test_barricade_the_hatches_is_offered_before_an_activation_in_anybodys_turn(
    answer: str, space: str
) -> None:
    table = position(
        kept=KEEPS_HATCHES, current=1, mythos="class-struggle", deep_ones={"deck-3": 1}
    )
    table.play("end", "no", "option 1")
    assert table.asked == [0]
    table.play(answer)
    assert table.deep_ones(space) == 1
    kept = [] if answer == "yes" else ["barricade-the-hatches"]
    assert table.view()["players"][0]["kept"] == kept


@pytest.mark.rule("UNF-MY03", "UNF-B3")
@pytest.mark.parametrize(("book", "asked"), [("learn-to-play", []), ("reference", [0])])
def test_barricade_the_hatches_in_the_brig_follows_the_book(book: str, asked: list[int]) -> None:
    table = position(
        kept=KEEPS_HATCHES,
        current=1,
        places={0: "brig"},
        captain=1,
        mythos="class-struggle",
        deep_ones={"deck-3": 1},
        options={"book": book},
    )
    table.play("end", *["no" for _ in asked], "option 1")
    assert table.asked == (asked or [2])
    assert table.deep_ones("deck-3") == len(asked)


@pytest.mark.rule("UNF-MY08")
def test_coordinated_assault_passed_advances_travel() -> None:
    assert met("coordinated-assault", "passed") == {"travel": 1}


@pytest.mark.rule("UNF-MY08")
def test_coordinated_assault_failed_brings_up_the_deep_and_wakes_all_in_turn() -> None:
    meeting = meet(
        "coordinated-assault",
        "failed",
        places={0: "deck-8"},
        deep_ones={"deep": 1},
        dice="4",
        brood=0,
    )
    # One goes from water 1 over the deck to the Bridge, Dagon's two pass through the Bridge.
    assert meeting.changes == {
        "hydra": "water-1",
        "dagon": "water-1",
        "damage bridge": "structural-will",
        "deep-ones deep": -1,
        "deep-ones bridge": 1,
        "deep-ones captains-cabin": 2,
    }
    woken = [event["monster"] for event in meeting.table.told_of("activated")]
    assert woken == ["hydra", "dagon", "deep-ones", "deep-ones"]


@pytest.mark.rule("UNF-MY08")
def test_coordinated_assault_leaves_a_monarch_on_the_board_where_it_is() -> None:
    meeting = meet(
        "coordinated-assault",
        "failed",
        places={0: "deck-8"},
        dagon="water-6",
        dice="5",
        brood=0,
    )
    # Dagon leaves two on deck 6, who come to the Galley: one damages it, one goes on.
    assert meeting.changes == {
        "hydra": "water-2",
        "dagon": "water-4",
        "damage bridge": "structural-will",
        "damage galley": "structural-lore",
        "deep-ones galley": 1,
        "deep-ones boiler-room": 1,
    }


@pytest.mark.rule("UNF-MY11")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [("passed", {}), ("failed", {"damage captains-cabin": "structural-will"})],
)
def test_deep_one_feint_failed_wakes_the_deep_ones_once_more(
    outcome: str, changes: dict[str, str]
) -> None:
    found = met("deep-one-feint", outcome, deep_ones={"deck-4": 1}, brood=0)
    assert found == {"deep-ones deck-4": -1, "deep-ones captains-cabin": 1} | changes


@pytest.mark.rule("UNF-MY15")
@pytest.mark.parametrize(
    ("outcome", "travel", "changes"),
    [
        ("passed", 1, {"travel": 1}),
        ("failed", 1, {"travel": -1}),
        ("failed", 0, {"fuel": -1}),
    ],
)
def test_eot_failure_moves_the_ship_on_or_back(
    outcome: str, travel: int, changes: dict[str, int]
) -> None:
    assert met("eot-failure", outcome, travel=travel) == changes


@pytest.mark.rule("UNF-MY16")
@pytest.mark.parametrize(
    ("outcome", "changes"),
    [("passed", {}), ("failed", {"hand 3": -5, "place 3": "sick-bay", "keeper": 2})],
)
def test_fear_of_the_unknown_breaks_the_keeper(outcome: str, changes: dict[str, int | str]) -> None:
    assert met("fear-of-the-unknown", outcome, hands={3: FIVE}) == changes


@pytest.mark.rule("UNF-MY16", "UNF-R60")
def test_fear_of_the_unknown_takes_hand_and_title_even_if_the_defeat_is_prevented() -> None:
    changes = met(
        "fear-of-the-unknown",
        "failed",
        "heal lore-1",
        crew="arjun jeanne svetlana william",
        hands={2: "lore-1", 3: FIVE},
    )
    assert changes == {"hand 2": -1, "hand 3": -5, "keeper": 2}


@pytest.mark.rule("UNF-MY16", "UNF-272")
def test_fear_of_the_unknown_leaves_the_title_with_the_only_human_out_of_the_brig() -> None:
    table = position(
        mythos="fear-of-the-unknown",
        chaos="strength-1 strength-1 strength-1",
        hands={0: FIVE},
        places={1: "brig", 2: "brig", 3: "brig"},
        captain=0,
        keeper=0,
    )
    table.play("end", "done", passing="before-test")
    assert (table.space(0), table.hand(0), table.view()["keeper"]) == ("sick-bay", [], 0)


@pytest.mark.rule("UNF-MY18")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"souls": -1})])
def test_flooding_compartment_failed_costs_a_soul(outcome: str, changes: dict[str, int]) -> None:
    assert met("flooding-compartment", outcome) == changes


@pytest.mark.rule("UNF-MY21")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"sanity": -1})])
def test_horrific_visions_failed_costs_sanity(outcome: str, changes: dict[str, int]) -> None:
    assert met("horrific-visions", outcome) == changes


@pytest.mark.rule("UNF-MY22")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [("passed", "", {}), ("failed", "6", {"damage galley": "structural-will"})],
)
def test_hull_leak_failed_damages_the_ship(
    outcome: str, dice: str, changes: dict[str, str]
) -> None:
    assert met("hull-leak", outcome, dice=dice) == changes


@pytest.mark.rule("UNF-MY29")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"sanity": -1})])
def test_jail_break_failed_costs_sanity_with_nobody_in_the_brig_too(
    outcome: str, changes: dict[str, int]
) -> None:
    assert met("jail-break", outcome) == changes


@pytest.mark.rule("UNF-MY29", "UNF-R89")
def test_jail_break_failed_frees_everybody_to_a_space_of_their_choice() -> None:
    meeting = meet(
        "jail-break",
        "failed",
        "to deck-1",
        "to galley",
        places={1: "brig", 3: "brig"},
        traitors={3: "hybrid"},
        captain=0,
        keeper=2,
    )
    assert meeting.changes == {"sanity": -1, "place 1": "deck-1", "place 3": "galley"}
    moved = [(event["seat"], event["space"]) for event in meeting.table.told_of("moved")]
    assert moved == [(1, "deck-1"), (3, "galley")]


@pytest.mark.rule("UNF-MY29", "UNF-R89")
def test_jail_break_offers_every_ship_space_and_no_way_to_stay() -> None:
    table = position(
        mythos="jail-break", chaos="will-1 will-1 will-1", places={1: "brig"}, captain=0
    )
    table.play("end").quiet("before-test")
    assert table.asked == [1]
    assert len(table.legal()) == len(table.legal_with("to")) == 14


@pytest.mark.rule("UNF-MY33")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [
        ("passed", "", {}),
        ("failed", "7 7 7 2", {"passengers deck-7": 3, "passengers deck-2": 1}),
    ],
)
def test_lure_of_yha_nthlei_failed_risks_four(
    outcome: str, dice: str, changes: dict[str, int]
) -> None:
    found = met("lure-of-yha-nthlei", outcome, dice=dice)
    assert found == changes | ({"passengers supply": -4} if dice else {})


@pytest.mark.rule("UNF-MY38", "UNF-R47")
def test_on_the_offensive_passed_moves_every_deep_one_on_the_ship_one_space() -> None:
    changes = met(
        "on-the-offensive",
        "passed",
        "at galley",
        "to boiler-room",
        "to water-1",
        deep_ones={"deck-1": 1, "galley": 1, "water-3": 1},
    )
    assert changes == {
        "deep-ones galley": -1,
        "deep-ones boiler-room": 1,
        "deep-ones deck-1": -1,
        "deep-ones water-1": 1,
    }


@pytest.mark.rule("UNF-MY38", "UNF-R47")
def test_on_the_offensive_leaves_the_current_player_every_direction_but_no_refusal() -> None:
    table = position(
        mythos="on-the-offensive",
        chaos="lore-5 strength-5 will-1",
        deep_ones={"deck-1": 1, "galley": 1},
    )
    table.play("end").quiet("before-test after-total")
    assert table.asked == [0]
    assert table.legal() == ["at galley", "at deck-1"]
    table.play("at galley")
    ways = {"to deck-6", "to captains-cabin", "to cargo-hold", "to boiler-room"}
    assert {*table.legal()} == ways
    table.play("to deck-6")
    assert {*table.legal()} == {"to bridge", "to deck-2", "to deck-3", "to water-1"}


@pytest.mark.rule("UNF-MY38")
def test_on_the_offensive_moves_no_deep_one_twice() -> None:
    table = position(
        mythos="on-the-offensive", chaos="lore-5 strength-5 will-1", deep_ones={"deck-1": 1}
    )
    table.play("end", "to deck-2", passing="before-test after-total")
    assert table.deep_ones("deck-2") == 1
    assert table.legal() == ["advance travel", "advance ritual"]


@pytest.mark.rule("UNF-MY38", "UNF-R6")
def test_on_the_offensive_leads_nobody_inside_while_the_hatches_are_barricaded() -> None:
    table = position(
        kept={"barricade-the-hatches": 0},
        mythos="on-the-offensive",
        chaos="lore-5 strength-5 will-1",
        deep_ones={"galley": 1, "deck-1": 1},
    )
    table.play("kept barricade-the-hatches", "end", "at deck-1", passing="before-test after-total")
    assert {*table.legal()} == {"to deck-2", "to deck-3", "to water-1"}
    table.play("to deck-2")
    assert table.deep_ones("deck-6") == 1  # the only way out of the Galley


@pytest.mark.rule("UNF-MY38")
def test_on_the_offensive_failed_wakes_the_deep_ones() -> None:
    changes = met("on-the-offensive", "failed", deep_ones={"deck-3": 1})
    assert changes == {"deep-ones deck-3": -1, "deep-ones chapel": 1}


@pytest.mark.rule("UNF-MY40")
@pytest.mark.parametrize(("outcome", "changes"), [("passed", {}), ("failed", {"souls": -1})])
def test_passenger_overboard_failed_costs_a_soul(outcome: str, changes: dict[str, int]) -> None:
    assert met("passenger-overboard", outcome) == changes


@pytest.mark.rule("UNF-MY49")
@pytest.mark.parametrize(
    ("outcome", "dice", "changes"),
    [
        ("passed", "", {}),
        ("failed", "3", {"sanity": -1, "place 3": "sick-bay"}),
        ("failed", "4", {"sanity": -1}),
        ("failed", "8", {"sanity": -1, "place 1": "sick-bay"}),
    ],
)
def test_sewage_backup_failed_defeats_the_humans_of_a_rolled_room(
    outcome: str, dice: str, changes: dict[str, int | str]
) -> None:
    assert met("sewage-backup", outcome, dice=dice) == changes


@pytest.mark.rule("UNF-MY49")
def test_sewage_backup_defeats_every_human_there_and_no_traitor() -> None:
    changes = met(
        "sewage-backup",
        "failed",
        "name 2",
        places={0: "galley", 2: "galley", 3: "galley"},
        traitors={3: "hybrid"},
        keeper=2,
        dice="6",
    )
    assert changes == {"sanity": -1, "place 0": "sick-bay", "place 2": "sick-bay"}


@pytest.mark.rule("UNF-MY51")
def test_stolen_ritual_components_passed_let_the_keeper_resolve_one_of_two_spells() -> None:
    meeting = meet(
        "stolen-ritual-components", "passed", "take 1", spells="feed-the-mind raise-the-dead"
    )
    assert meeting.changes == {"sanity": -1, "souls": 2, "spells deck": -1}
    assert [event["seat"] for event in meeting.table.told_of("looked")] == [3]
    names = meeting.table.state.cards.spell_names
    assert names[meeting.table.deck("spells")[-1]] == "feed-the-mind"


@pytest.mark.rule("UNF-MY51", "UNF-170")
def test_the_keeper_rolls_for_the_spell_that_stolen_ritual_components_resolve() -> None:
    table = position(
        mythos="stolen-ritual-components",
        chaos="lore-5 lore-5 will-1",
        keeper=3,
        spells="summon-fire raise-the-dead",
        dice="5",
    )
    table.play("end", "take 0", passing="before-test after-total")
    assert [event["seat"] for event in table.told_of("rolled")] == [3]


@pytest.mark.rule("UNF-MY51", "UNF-R97")
@pytest.mark.parametrize("left", [1, 0])
def test_stolen_ritual_components_resolve_the_last_spell_unasked(left: int) -> None:
    table = position(mythos="stolen-ritual-components", chaos="lore-5 lore-5 will-1", keeper=3)
    spells = table.state.spells
    name = spells.cards.index(table.state.cards.spell_names.index("raise-the-dead"))
    spells.cards[0], spells.cards[name] = spells.cards[name], spells.cards[0]
    del spells.cards[left:], spells.known[left:]
    table.play("end").quiet("before-test after-total")
    assert (table.sanity, table.souls) == (8 - left, 8 + 2 * left)
    assert table.view()["current"] == 1


@pytest.mark.rule("UNF-MY51")
@pytest.mark.parametrize(("ritual", "back"), [(3, -2), (1, -1)])
def test_stolen_ritual_components_failed_cost_two_steps_and_five_spells(
    ritual: int, back: int
) -> None:
    changes = met("stolen-ritual-components", "failed", ritual=ritual)
    assert changes == {"ritual": back, "spells deck": -5}


@pytest.mark.rule("UNF-MY51", "UNF-014")
def test_stolen_ritual_components_take_as_many_spells_as_there_are() -> None:
    table = position(mythos="stolen-ritual-components", chaos="will-1 will-1 will-1")
    del table.state.spells.cards[3:], table.state.spells.known[3:]
    table.play("end").quiet("before-test")
    assert table.view()["decks"]["spells"] == 0


@pytest.mark.rule("UNF-132")
@pytest.mark.parametrize(
    ("kept", "crew"),
    [
        pytest.param(
            "barricade-the-hatches", "arjun jeanne samira", marks=pytest.mark.rule("UNF-MY03")
        ),
        pytest.param(
            "sacrifice-deep-one", "arjun jeanne samira", marks=pytest.mark.rule("UNF-MY48")
        ),
        pytest.param("the-peacemaker", "arjun jeanne samira", marks=pytest.mark.rule("UNF-MY62")),
        pytest.param(
            "memory-of-the-deep", "william jeanne samira", marks=pytest.mark.rule("UNF-MY66")
        ),
        pytest.param("family-ties", "ishmael jeanne samira", marks=pytest.mark.rule("UNF-MY68")),
    ],
)
def test_a_kept_card_is_discarded_when_its_owner_reveals(kept: str, crew: str) -> None:
    table = position(crew, kept={kept: 0}, loyalty={0: "hybrid"})
    table.play("reveal hybrid")
    while table.step != "actions":
        table.play(table.legal()[0])
    assert table.view()["players"][0]["kept"] == []
    assert table.view()["mythos_top"] == kept
