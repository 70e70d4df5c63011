"""Space actions and repair: UNF-094 to UNF-112, UNF-214 to UNF-219, UNF-BX."""

from typing import Any

import pytest

from games.unfathomable.table import Table, position

QUARTERS = {0: "galley", 1: "deck-5", 2: "deck-6", 3: "deck-7"}


def at(place: str, **more: Any) -> Table:
    return position(places={**QUARTERS, 0: place}, **more)


@pytest.mark.rule("UNF-094", "UNF-111")
@pytest.mark.parametrize("place", ["deck-1", "sick-bay"])
def test_only_numbered_rooms_and_the_brig_have_an_action(place: str) -> None:
    assert at(place).legal_with("use") == []


@pytest.mark.rule("UNF-095")
def test_a_space_is_used_once_a_turn_whoever_uses_it() -> None:
    table = at("galley", hands={0: "influence-1"})
    table.play("use space", "draw lore", "done", "play influence-1", "name 1")
    table.play("move galley")
    assert table.asked == [0]
    table = position(places={0: "galley", 1: "galley"}, hands={0: "influence-1"})
    table.play("use space", "draw lore", "done", "play influence-1", "name 1")
    assert table.legal_with("use") == []


@pytest.mark.rule("UNF-096", "UNF-214")
def test_a_damaged_room_cannot_be_used() -> None:
    assert at("galley", damage={"galley": "will"}).legal_with("use") == []


@pytest.mark.rule("UNF-097", "UNF-313")
def test_a_deep_one_or_a_revealed_traitor_blocks_the_action() -> None:
    assert at("galley", deep_ones={"galley": 1}).legal_with("use") == []
    blocked = position(places={**QUARTERS, 1: "galley"}, traitors={1: "hybrid"})
    assert blocked.legal_with("use") == []


OF_HUMANS = {"use", "repair", "rescue", "trade", "sheet", "feat", "reveal"}


@pytest.mark.parametrize(
    ("offered", "place", "layout"),
    [
        pytest.param({"use"}, "galley", {}, marks=pytest.mark.rule("UNF-098")),
        pytest.param(
            *({"repair"}, "galley", {"damage": {"galley": "will"}, "hands": {0: "will-5"}}),
            marks=pytest.mark.rule("UNF-217"),
        ),
        ({"rescue"}, "deck-1", {"passengers": {"deck-1": 1}}),
        ({"trade"}, "deck-5", {"items": {1: "shotgun"}}),
        ({"sheet"}, "deck-1", {"crew": "william jeanne samira arjun"}),
        ({"feat"}, "boiler-room", {"crew": "jeanne samira william arjun"}),
    ],
)
@pytest.mark.rule("UNF-311")
def test_a_revealed_traitor_does_nothing_of_what_only_humans_do(
    offered: set[str], place: str, layout: dict[str, Any]
) -> None:
    def verbs(**loyalty: Any) -> set[str]:
        return {move.split()[0] for move in at(place, **layout, **loyalty).legal()} & OF_HUMANS

    assert offered <= verbs()
    assert verbs(traitors={0: "hybrid"}) == set()


@pytest.mark.rule("UNF-099", "UNF-100", "UNF-BX-bridge")
def test_the_bridge_risks_a_passenger_and_orders_the_top_of_a_deck() -> None:
    table = at("bridge", dice="5", mythos="hull-leak infection rally-the-crew")
    table.play("use space", "look mythos")
    assert table.passengers("deck-5") == 1
    assert table.view(0)["looking"]["cards"] == ["hull-leak", "infection"]
    assert table.view(1)["looking"]["cards"] is None
    table.play("take 1")
    names = [table.state.cards.mythos[card].name for card in table.deck("mythos")]
    assert (names[0], names[1], names[-1]) == ("infection", "rally-the-crew", "hull-leak")


@pytest.mark.rule("UNF-099")
def test_the_bridge_can_be_used_down_to_the_last_passenger_in_the_supply() -> None:
    assert at("bridge", passengers={"supply": 0}).legal_with("use") == []
    assert at("bridge", passengers={"supply": 1}).legal_with("use") == ["use space"]


@pytest.mark.rule("UNF-101", "UNF-R43")
def test_a_green_card_that_nobody_can_take_is_shown_and_discarded() -> None:
    table = at("bridge", dice="5", mythos="history-repeats hull-leak ticket-please infection")
    table.play("use space", "look mythos")
    assert table.view(0)["looking"]["cards"] == ["hull-leak", "ticket-please"]
    assert table.view()["mythos_top"] == "history-repeats"
    assert table.told_of("mythos-passed-over")[0]["mythos"] == "history-repeats"


@pytest.mark.rule("UNF-101")
def test_the_last_card_of_the_deck_is_passed_over_too() -> None:
    table = at("bridge", dice="5", mythos="history-repeats")
    document = table.state.dump()
    *others, last = document["mythos"][0]
    document |= {"mythos": [[last], [0]], "mythos_discard": others}
    table.state._load_fields(document)
    table.play("use space", "look mythos")
    assert table.told_of("mythos-passed-over")[0]["mythos"] == "history-repeats"


@pytest.mark.rule("UNF-102")
def test_a_single_card_is_looked_at_and_stays() -> None:
    table = at("bridge", dice="5", waypoints="reef")
    document = table.state.dump()
    document["waypoints"] = [document["waypoints"][0][-1:], [0]]
    table.state._load_fields(document)
    table.play("use space", "look waypoints")
    assert (table.step, table.actions) == ("actions", 1)
    assert table.told_of("looked-own", viewer=0)[0]["seen"] == [{"say": "waypoint-reef"}]


@pytest.mark.rule("UNF-103", "UNF-BX-chapel")
def test_the_chapel_retreats_the_ritual() -> None:
    table = at("chapel", ritual=2)
    table.play("use retreat")
    assert table.ritual == 1


@pytest.mark.rule("UNF-104", "UNF-R68")
@pytest.mark.parametrize(("face", "lost"), [("4", 1), ("5", 0)])
def test_the_chapel_burns_lore_for_the_ritual(face: str, lost: int) -> None:
    table = at("chapel", hands={0: "lore-2"}, dice=face)
    table.play("use lore", "discard lore-2")
    assert (table.ritual, table.sanity) == (1, 8 - lost)


@pytest.mark.rule("UNF-104")
def test_without_lore_the_chapel_only_retreats() -> None:
    assert at("chapel", hands={0: "will-2"}).legal_with("use") == ["use retreat"]


@pytest.mark.rule("UNF-105", "UNF-154", "UNF-BX-captains-cabin")
@pytest.mark.parametrize(
    ("chaos", "place"), [("influence-5 observation-3", "brig"), ("lore-1 will-1", "deck-5")]
)
def test_the_cabin_sends_a_human_to_the_brig_if_the_test_is_passed(chaos: str, place: str) -> None:
    table = at("captains-cabin", chaos=f"{chaos} will-2")
    table.play("use space", "name 1").quiet("after-total")
    assert table.space(1) == place
    assert (table.step, table.actions) == ("actions", 1)


@pytest.mark.rule("UNF-B5", "UNF-R14")
def test_the_cabin_may_name_oneself_by_the_learn_to_play_book_alone() -> None:
    table = at("captains-cabin")
    table.play("use space")
    assert table.legal() == ["name 0", "name 1", "name 2", "name 3"]
    table = at("captains-cabin", options={"book": "reference"})
    table.play("use space")
    assert table.legal() == ["name 1", "name 2", "name 3"]


@pytest.mark.rule("UNF-B5", "UNF-R14")
@pytest.mark.parametrize("book", ["learn-to-play", "reference"])
@pytest.mark.parametrize(("free", "uses"), [([], []), ([1], ["use space"]), ([3], ["use space"])])
def test_the_cabin_needs_another_human_outside_the_brig(
    book: str, free: list[int], uses: list[str]
) -> None:
    places = {seat: "brig" for seat in (1, 2, 3) if seat not in free}
    table = position(places={0: "captains-cabin", **places}, options={"book": book})
    assert table.legal_with("use") == uses


@pytest.mark.rule("UNF-106", "UNF-322", "UNF-BX-cargo-hold")
def test_the_cargo_hold_keeps_one_of_two_items() -> None:
    table = at("cargo-hold", item_deck="shotgun plimsolls")
    table.play("use space")
    assert table.view(0)["looking"]["cards"] == ["shotgun", "plimsolls"]
    table.play("take 1")
    assert table.items(0) == ["six-shooter", "plimsolls"]
    assert table.deck("item_deck")[-1] == 19
    assert table.told_of("item-gained")[0]["item"] == "plimsolls"


@pytest.mark.rule("UNF-106")
def test_any_item_can_be_kept_of_two() -> None:
    table = at("cargo-hold", item_deck="speaking-trumpet plimsolls")
    table.play("use space", "take 0")
    assert table.items(0) == ["speaking-trumpet", "six-shooter"]


@pytest.mark.rule("UNF-107")
def test_a_last_item_is_kept_or_left_and_with_none_the_hold_is_of_no_use() -> None:
    table = at("cargo-hold", item_deck="shotgun")
    document = table.state.dump()
    rest = document["item_deck"][0][:-1]
    document["item_deck"] = [document["item_deck"][0][-1:], [0]]
    document["lost_items"] = [rest, [0] * len(rest)]
    table.state._load_fields(document)
    empty = table.state.copy()
    table.play("use space")
    assert table.legal() == ["pass", "take 0"]
    table.play("pass")
    assert (table.items(0), table.step, table.actions) == (["six-shooter"], "actions", 1)
    document["lost_items"][0].append(document["item_deck"][0].pop())
    document["lost_items"][1].append(document["item_deck"][1].pop())
    empty._load_fields(document)
    assert not [a for a in empty.legal(0) if empty.game.write(a).startswith("use")]


@pytest.mark.rule("UNF-108", "UNF-X21", "UNF-BX-galley")
@pytest.mark.parametrize(
    ("count", "face", "lost"), [(5, "4", 1), (5, "5", 0), (2, "1", 1), (2, "2", 0)]
)
def test_the_galley_draws_cards_and_may_cost_food(count: int, face: str, lost: int) -> None:
    table = at("galley", dice=face)
    table.play("use space", *["draw lore"] * count, *["done"] * (count < 5))
    assert len(table.hand(0)) == count
    assert table.food == 8 - lost


@pytest.mark.rule("UNF-R44")
def test_at_least_one_card_is_drawn_in_the_galley_and_for_one_there_is_no_roll() -> None:
    table = at("galley")
    table.play("use space")
    assert table.legal() == [
        f"draw {skill}" for skill in ["influence", "lore", "observation", "strength", "will"]
    ]
    table.play("draw will", "done")
    assert table.told_of("rolled") == []
    assert table.food == 8


@pytest.mark.rule("UNF-109", "UNF-X20", "UNF-BX-boiler-room")
@pytest.mark.parametrize(("face", "lost"), [("4", 1), ("5", 0)])
def test_the_boiler_room_burns_strength_for_a_step_of_travel(face: str, lost: int) -> None:
    table = position(
        "arjun samira william", places={0: "boiler-room"}, hands={0: "strength-2"}, dice=face
    )
    table.play("use space", "discard strength-2")
    assert (table.travel, table.fuel) == (1, 8 - lost)


@pytest.mark.rule("UNF-X20", "UNF-352")
def test_with_the_last_fuel_gone_travel_does_not_advance() -> None:
    table = position(
        places={0: "boiler-room"}, hands={0: "strength-2"}, dice="4", dials={"fuel": 1}
    )
    table.play("use space", "discard strength-2")
    assert (table.ending, table.travel) == ("resource", 0)


@pytest.mark.rule("UNF-110", "UNF-281", "UNF-BX-brig")
@pytest.mark.parametrize(
    ("chaos", "freed"), [("lore-5 strength-3", True), ("will-1 will-2", False)]
)
def test_a_human_leaves_the_brig_by_its_test(chaos: str, freed: bool) -> None:
    table = at("brig", chaos=f"{chaos} will-3")
    table.play("use space").quiet("after-total")
    if freed:
        table.play("to deck-8")
    assert table.space(0) == ("deck-8" if freed else "brig")
    assert table.refuses("use space")


@pytest.mark.rule("UNF-B8", "UNF-X45")
@pytest.mark.parametrize(("book", "allowed"), [("learn-to-play", False), ("reference", True)])
def test_a_traitor_in_the_brig_blocks_its_action_by_one_book(book: str, allowed: bool) -> None:
    table = position(places={0: "brig", 1: "brig"}, traitors={1: "hybrid"}, options={"book": book})
    assert (table.legal_with("use") == ["use space"]) == allowed


@pytest.mark.rule("UNF-215", "UNF-DM1", "UNF-218")
def test_repair_takes_cards_of_the_skill_shown_worth_three() -> None:
    table = at("galley", damage={"galley": "will"}, hands={0: "will-1 will-2 lore-5"})
    table.play("repair", "discard will-1", "discard will-2", "done")
    assert table.view()["damage"] == {}
    assert table.hand(0) == ["lore-5"]
    assert sorted(table.deck("damage_deck")) == list(range(9))
    assert table.legal_with("use") == ["use space"]


@pytest.mark.rule("UNF-215", "UNF-DM2")
def test_the_wild_card_takes_any_cards_worth_five() -> None:
    table = at("galley", damage={"galley": "any"}, hands={0: "will-1 lore-3"})
    assert table.refuses("repair")
    table = at("galley", damage={"galley": "any"}, hands={0: "will-2 lore-3"})
    table.play("repair", "discard will-2", "discard lore-3", "done")
    assert table.view()["damage"] == {}


@pytest.mark.rule("UNF-216", "UNF-R18")
def test_more_than_necessary_may_be_paid() -> None:
    table = at("galley", damage={"galley": "will"}, hands={0: "will-1 will-3 will-4"})
    table.play("repair", "discard will-1", "discard will-3")
    assert "done" in table.legal()
    table.play("discard will-4", "done")
    assert table.hand(0) == []


@pytest.mark.rule("UNF-217")
def test_a_deep_one_in_the_room_forbids_repair() -> None:
    table = at("galley", damage={"galley": "will"}, hands={0: "will-3"}, deep_ones={"galley": 1})
    assert table.refuses("repair")


@pytest.mark.rule("UNF-B6", "UNF-X47", "UNF-219")
@pytest.mark.parametrize(("book", "allowed"), [("learn-to-play", True), ("reference", False)])
def test_a_traitor_in_the_room_forbids_repair_by_one_book(book: str, allowed: bool) -> None:
    table = position(
        places={0: "galley", 1: "galley"},
        traitors={1: "hybrid"},
        damage={"galley": "will"},
        hands={0: "will-3"},
        items={0: "tool-kit", 1: ""},
        options={"book": book},
    )
    assert table.refuses("repair") != allowed
    assert table.refuses("item tool-kit") != allowed
