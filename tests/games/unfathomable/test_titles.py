"""Titles, Brig and Sick Bay: UNF-266 to UNF-288."""

import pytest

from games.unfathomable.table import position


@pytest.mark.rule("UNF-266")
def test_there_is_always_one_captain_and_one_keeper() -> None:
    view = position().view()
    assert (view["captain"], view["keeper"]) == (0, 3)


@pytest.mark.rule("UNF-268", "UNF-BX-keeper", "UNF-333")
def test_the_keeper_looks_at_two_spells_and_must_resolve_one_once_a_turn() -> None:
    table = position(keeper=0, spells="raise-the-dead feed-the-mind heal", dials={"souls": 5})
    table.play("cast")
    assert table.view(0)["looking"]["cards"] == ["raise-the-dead", "feed-the-mind"]
    assert table.legal() == ["take 0", "take 1"]
    table.play("take 0")
    assert (table.sanity, table.souls) == (7, 7)
    assert table.state.cards.spell_names[table.deck("spells")[-1]] == "feed-the-mind"
    assert table.refuses("cast")


@pytest.mark.rule("UNF-269")
def test_a_last_spell_is_resolved_and_with_none_the_keeper_does_nothing() -> None:
    table = position(keeper=0, spells="raise-the-dead", dials={"souls": 5})
    document = table.state.dump()
    rest = document["spells"][0][:-1]
    document["lost_spells"] = [rest, [0] * len(rest)]
    document["spells"] = [document["spells"][0][-1:], [0]]
    table.state._load_fields(document)
    table.play("cast")
    assert table.souls == 7
    empty = position(keeper=0)
    document = empty.state.dump()
    document["lost_spells"], document["spells"] = document["spells"], [[], []]
    empty.state._load_fields(document)
    assert empty.refuses("cast")


@pytest.mark.rule("UNF-270", "UNF-271")
def test_whoever_goes_to_the_brig_loses_all_titles_to_the_highest_of_the_line() -> None:
    table = position(captain=2, keeper=2, mythos="accusation", current=1)
    table.play("end", "option 1", "name 2")
    view = table.view()
    assert (view["captain"], view["keeper"]) == (0, 3)
    told = [(event["event"], event["seat"]) for event in table.told_of("captain", "keeper")]
    assert told == [("captain", 0), ("keeper", 3)]


@pytest.mark.rule("UNF-270", "UNF-298")
def test_whoever_reveals_loses_all_titles() -> None:
    table = position(loyalty={0: "hybrid"}, captain=0, keeper=0)
    table.play("reveal hybrid")
    assert (table.view()["captain"], table.view()["keeper"]) == (1, 3)


@pytest.mark.rule("UNF-272")
def test_the_loser_keeps_the_title_if_all_other_humans_are_in_the_brig() -> None:
    table = position(
        mythos="fear-of-the-unknown",
        chaos="strength-1 observation-1 strength-2",
        places={0: "brig", 1: "brig", 2: "brig", 3: "galley"},
        current=3,
    )
    table.play("end")
    assert table.view()["keeper"] == 3
    assert table.told_of("keeper") == []


@pytest.mark.rule("UNF-273", "UNF-R25", "UNF-X35")
def test_with_all_humans_in_the_brig_the_highest_holds_the_title_until_one_is_out() -> None:
    table = position(
        places={0: "brig", 1: "brig", 2: "brig", 3: "galley"},
        captain=3,
        mythos="accusation",
        current=3,
        deep_ones={"deep": 0},
        options={"book": "reference"},
    )
    table.play("end", "option 1")
    assert table.space(3) == "brig"
    assert table.view()["captain"] == 0
    jeanne = position(
        places=dict.fromkeys(range(4), "brig"),
        current=1,
        chaos="lore-5 strength-4 will-1",
    )
    jeanne.play("use space")
    jeanne.play("to galley")
    assert jeanne.view()["captain"] == 1
    assert jeanne.view()["keeper"] == 1


@pytest.mark.rule("UNF-273", "UNF-R25")
def test_a_traitor_who_walks_moves_no_title_that_is_held_in_the_brig() -> None:
    table = position(
        places={0: "brig", 1: "brig", 2: "brig", 3: "galley"},
        captain=2,
        keeper=2,
        current=3,
        traitors={3: "hybrid"},
    )
    table.play("move bridge")
    assert (table.view()["captain"], table.view()["keeper"]) == (2, 2)


@pytest.mark.rule("UNF-X35")
def test_the_captains_title_passes_over_who_is_in_the_brig() -> None:
    table = position(places={1: "brig"}, mythos="accusation")
    table.play("end", "option 1", "name 0")
    assert table.view()["captain"] == 3


@pytest.mark.rule("UNF-274")
def test_a_title_moves_only_when_it_is_lost() -> None:
    table = position(captain=3, places={0: "brig"}, chaos="lore-5 strength-4 will-1")
    table.play("use space")
    table.play("to galley")
    assert table.view()["captain"] == 3


@pytest.mark.rule("UNF-275", "UNF-X36", "UNF-MY43")
def test_power_to_the_people_makes_the_lowest_captain() -> None:
    table = position(mythos="power-to-the-people", chaos="lore-1 strength-1 lore-2")
    table.play("end", "option 1").quiet("before-test")
    assert (table.souls, table.space(0), table.view()["captain"]) == (7, "brig", 2)


@pytest.mark.rule("UNF-278", "UNF-328", "UNF-B3")
@pytest.mark.parametrize("book", ["learn-to-play", "reference"])
def test_items_cannot_be_used_in_the_brig(book: str) -> None:
    table = position(
        places={0: "brig"}, items={0: "plimsolls jam-tin-grenade"}, options={"book": book}
    )
    assert table.legal_with("item") == []


@pytest.mark.rule("UNF-B3", "UNF-280", "UNF-R87")
@pytest.mark.parametrize(("book", "works"), [("learn-to-play", False), ("reference", True)])
def test_title_actions_feats_and_kept_cards_in_the_brig(book: str, works: bool) -> None:
    table = position(
        "ishmael arjun samira",
        places={0: "brig"},
        keeper=0,
        kept={"memory-of-the-deep": 0},
        options={"book": book},
    )
    verbs = {move.split()[0] for move in table.legal()}
    assert ({"cast", "feat", "kept"} <= verbs) == works
    assert works or not {"cast", "feat", "kept"} & verbs


@pytest.mark.rule("UNF-B3")
def test_the_duties_of_a_title_are_performed_from_the_brig() -> None:
    table = position(
        places=dict.fromkeys(range(4), "brig"), current=1, mythos="deep-one-feint", captain=0
    )
    table.play("end")
    assert table.asked == [0]


@pytest.mark.rule("UNF-279", "UNF-341")
def test_what_is_marked_not_in_the_brig_is_off_there() -> None:
    table = position(
        "jeanne arjun samira",
        current=1,
        places={0: "brig", 1: "boiler-room"},
        hands={1: "strength-5"},
        dice="8",
    )
    table.play("use space", "discard strength-5")
    assert (table.asked, table.travel) == ([1], 1)


@pytest.mark.rule("UNF-280", "UNF-291")
def test_skill_cards_and_the_reveal_work_in_the_brig() -> None:
    table = position(places={0: "brig"}, hands={0: "observation-1"}, loyalty={0: "hybrid"})
    assert "play observation-1" in table.legal()
    assert "reveal hybrid" in table.legal()


@pytest.mark.rule("UNF-282", "UNF-308")
def test_a_revealed_traitor_pays_twelve_to_leave_the_brig() -> None:
    poor = position(places={0: "brig"}, traitors={0: "hybrid"}, hands={0: "lore-5 will-5 will-1"})
    assert poor.legal_with("move") == []
    table = position(
        places={0: "brig"}, traitors={0: "hybrid"}, hands={0: "lore-5 will-5 treachery-2"}
    )
    table.play("move galley", "discard treachery-2", "discard lore-5", "discard will-5", "done")
    assert (table.space(0), table.hand(0), table.actions) == ("galley", [], 1)


@pytest.mark.rule("UNF-283", "UNF-R88", "UNF-SP02")
def test_no_other_effect_moves_anybody_out_of_the_brig() -> None:
    table = position(
        keeper=0,
        spells="astral-travel heal",
        places={0: "galley", 1: "brig", 2: "deck-1", 3: "deck-1"},
        dice="8",
    )
    table.play("cast", "take 0")
    assert "at brig" not in table.legal()
    table = position(places={0: "brig"})
    assert table.refuses("sheet")  # Deck Chief


@pytest.mark.rule("UNF-286", "UNF-288")
def test_the_sick_bay_restricts_nothing_but_the_next_draw() -> None:
    table = position(places={0: "sick-bay"}, hands={0: "observation-1 influence-1"})
    assert {"play observation-1", "play influence-1", "sheet"} <= set(table.legal())
    assert "move sick-bay" not in table.legal()


@pytest.mark.rule("UNF-B9", "UNF-326", "UNF-T20")
@pytest.mark.parametrize(("book", "asked"), [("learn-to-play", False), ("reference", True)])
def test_when_an_improvement_is_lost_another_may_be_activated_by_one_book(
    book: str, asked: bool
) -> None:
    table = position(
        places={0: "galley", 1: "galley"},
        items={0: "fine-clothes binoculars"},
        worn=[11, -1, -1, -1],
        options={"book": book},
    )
    table.play("trade", "give fine-clothes 1", "accept")
    table.play("wear fine-clothes")
    assert (table.step == "wear") == asked
    if asked:
        table.play("wear binoculars")
        assert table.view()["players"][0]["active_item"] == "binoculars"


@pytest.mark.rule("UNF-325", "UNF-326", "UNF-327")
def test_one_improvement_is_active_and_a_gained_one_may_replace_it() -> None:
    table = position(
        places={0: "cargo-hold"},
        items={0: "fine-clothes"},
        worn=[11, -1, -1, -1],
        item_deck="binoculars shotgun",
    )
    table.play("use space", "take 0")
    assert table.legal() == ["wear fine-clothes", "wear binoculars", "wear nothing"]
    table.play("wear binoculars")
    player = table.view(1)["players"][0]
    assert (player["items"], player["active_item"]) == (
        ["fine-clothes", "binoculars"],
        "binoculars",
    )
