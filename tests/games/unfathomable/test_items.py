"""Items other than weapons and Improvements: every branch of each, and whose they are."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import ITEMS
from games.unfathomable.table import Table, position

FOUR = "arjun jeanne samira william"


# UNF-IT01 Speaking Trumpet


@pytest.mark.rule("UNF-IT01", "UNF-R11")
def test_the_trumpet_rescues_everybody_in_its_own_and_adjacent_spaces() -> None:
    table = position(
        places={0: "deck-3"},
        items={0: "speaking-trumpet"},
        passengers={"deck-3": 2, "deck-1": 1, "deck-5": 1, "deck-4": 1},
    )
    table.play("item speaking-trumpet")
    assert table.view()["passengers"] == {"deck-4": 1}
    assert table.view()["passenger_supply"] == 8
    rescued = [event["space"] for event in table.told_of("rescued")]
    assert rescued == ["deck-3", "deck-3", "deck-1", "deck-5"]
    assert (table.actions, table.items(0)) == (1, ["speaking-trumpet"])


@pytest.mark.rule("UNF-IT01", "UNF-R11")
@pytest.mark.parametrize(
    ("place", "usable"),
    [("deck-3", True), ("deck-1", True), ("chapel", True), ("deck-2", False), ("brig", False)],
)
def test_the_trumpet_needs_a_passenger_in_reach(place: str, usable: bool) -> None:
    table = position(places={0: place}, items={0: "speaking-trumpet"}, passengers={"deck-3": 1})
    assert table.refuses("item speaking-trumpet") is not usable


@pytest.mark.rule("UNF-311", "UNF-312", "UNF-329")
def test_a_revealed_traitor_can_use_the_trumpet_but_neither_rescue_nor_repair() -> None:
    table = position(
        traitors={0: "hybrid"},
        places={0: "deck-3"},
        items={0: "speaking-trumpet"},
        passengers={"deck-3": 1},
    )
    assert table.refuses("rescue")
    table.play("item speaking-trumpet")
    assert table.passengers("deck-3") == 0
    table = position(
        traitors={0: "hybrid"},
        places={0: "galley"},
        items={0: "tool-kit"},
        damage={"galley": "lore"},
    )
    assert table.refuses("item tool-kit")


# UNF-IT03 Travel Pharmacy


def endangered(**fields: Any) -> Table:
    """A revealed traitor, seat 0 on deck 3, is about to defeat a passenger there."""
    table = position(
        **{
            "places": {0: "deck-3", 1: "deck-5"},
            "traitors": {0: "hybrid"},
            "items": {0: "", 1: "travel-pharmacy"},
            "passengers": {"deck-3": 1, "supply": 3},
            **fields,
        }
    )
    return table.play("kill")


@pytest.mark.rule("UNF-IT03")
@pytest.mark.parametrize(
    ("means", "food", "items"), [("food", 7, ["travel-pharmacy"]), ("item", 8, [])]
)
def test_the_pharmacy_rescues_a_passenger_for_food_or_for_itself(
    means: str, food: int, items: list[str]
) -> None:
    table = endangered()
    assert table.legal(1) == ["pass", "pharmacy food", "pharmacy item"]
    table.play(f"pharmacy {means}")
    assert table.view()["passengers"] == {}
    assert table.view()["passenger_supply"] == 4
    assert (table.food, table.items(1)) == (food, items)
    assert table.told_of("passenger-defeated") == []


@pytest.mark.rule("UNF-IT03")
def test_the_pharmacy_need_not_be_used() -> None:
    table = endangered().play("pass")
    assert len(table.told_of("passenger-defeated")) == 1
    assert (table.view()["passenger_supply"], table.items(1)) == (3, ["travel-pharmacy"])


@pytest.mark.rule("UNF-IT03", "UNF-T12")
@pytest.mark.parametrize("place", ["deck-6", "brig", "sick-bay"])
def test_the_pharmacy_reaches_no_further_than_adjacent_spaces(place: str) -> None:
    assert endangered(places={0: "deck-3", 1: place}).window is None


@pytest.mark.rule("UNF-IT03")
@pytest.mark.parametrize("place", ["deck-1", "chapel"])
def test_the_pharmacy_reaches_every_adjacent_space(place: str) -> None:
    assert endangered(places={0: "deck-3", 1: place}).window == "passenger-falls"


@pytest.mark.rule("UNF-IT03")
def test_the_pharmacy_works_in_ones_own_space() -> None:
    table = position(
        places={0: "chapel", 1: "deck-3"},
        hands={0: "lore-5"},
        items={1: "travel-pharmacy"},
        passengers={"deck-3": 1, "supply": 3},
        ritual=3,
        dice="8",
    )
    table.play("use lore", "discard lore-5", "pharmacy item")
    assert (table.view()["passenger_supply"], table.space(1)) == (4, "sick-bay")


@pytest.mark.rule("UNF-IT03")
def test_the_last_food_spent_on_a_passenger_ends_the_game() -> None:
    assert endangered(dials={"food": 1}).play("pharmacy food").ending == "resource"


@pytest.mark.rule("UNF-IT03")
def test_the_pharmacy_does_not_reach_the_supply() -> None:
    table = position(
        "jeanne samira william",
        places={0: "deck-1", 1: "deck-1"},
        items={1: "travel-pharmacy"},
        mythos="hypnotic-melody",
        chaos="lore-5 lore-5 lore-1",
    )
    table.play("end")
    assert len(table.told_of("passenger-defeated")) == 1


# UNF-IT04 Tool Kit


@pytest.mark.rule("UNF-IT04", "UNF-219")
def test_the_tool_kit_repairs_without_cards() -> None:
    table = position(places={0: "galley"}, items={0: "tool-kit"}, damage={"galley": "any"})
    assert table.refuses("repair")
    table.play("item tool-kit")
    assert (table.view()["damage"], table.actions) == ({}, 1)
    assert table.items(0) == ["tool-kit"]
    assert len(table.deck("damage_deck")) == 9
    assert not table.refuses("use space")


@pytest.mark.rule("UNF-IT04", "UNF-B6")
@pytest.mark.parametrize(
    ("fields", "book", "usable"),
    [
        ({}, "learn-to-play", True),
        ({"deep_ones": {"galley": 1}}, "learn-to-play", False),
        ({"deep_ones": {"galley": 1}}, "reference", False),
        ({"traitors": {1: "hybrid"}}, "learn-to-play", True),
        ({"traitors": {1: "hybrid"}}, "reference", False),
        ({"traitors": {0: "hybrid"}}, "learn-to-play", False),
    ],
)
def test_the_tool_kit_is_stopped_by_what_stops_repair(
    fields: dict[str, Any], book: str, usable: bool
) -> None:
    table = position(
        places={0: "galley", 1: "galley"},
        items={0: "tool-kit"},
        damage={"galley": "lore"},
        options={"book": book},
        **fields,
    )
    assert table.refuses("item tool-kit") is not usable


@pytest.mark.rule("UNF-IT04")
def test_the_tool_kit_repairs_only_a_damaged_space_one_is_in() -> None:
    table = position(places={0: "chapel"}, items={0: "tool-kit"}, damage={"galley": "lore"})
    assert table.refuses("item tool-kit")


# UNF-IT06 Elder Sign Amulet


@pytest.mark.rule("UNF-IT06", "UNF-R50", "UNF-T18")
def test_the_amulet_resolves_shrivelling_a_second_time_at_another_target() -> None:
    table = position(
        hands={0: "lore-1"},
        items={0: "elder-sign-amulet"},
        deep_ones={"galley": 1, "water-8": 1, "deck-5": 1},
        dice="4 4",
    )
    table.play("play lore-1", "aim galley deep-one")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])
    table.play("yes", "aim water-8 deep-one")
    assert table.view()["deep_ones"] == {"deck-5": 1}
    assert (table.asked, table.step, table.actions) == ([0], "actions", 1)


@pytest.mark.rule("UNF-IT06", "UNF-R50")
def test_the_amulet_resolves_lesser_banishment_a_second_time() -> None:
    table = position(
        hands={0: "lore-3"}, items={0: "elder-sign-amulet"}, deep_ones={"deck-1": 2, "galley": 1}
    )
    table.play("play lore-3", "at deck-1", "to water-1", "yes", "at water-1", "to water-3")
    assert table.view()["deep_ones"] == {"water-3": 2, "galley": 1}
    assert (table.step, table.actions) == ("actions", 1)


@pytest.mark.rule("UNF-IT06")
def test_the_amulet_need_not_be_used() -> None:
    table = position(
        hands={0: "lore-1"},
        items={0: "elder-sign-amulet"},
        deep_ones={"galley": 2},
        dice="8",
    )
    table.play("play lore-1").play("no")
    assert table.deep_ones("galley") == 1
    assert table.view()["tops"] == {"lore": "lore-1"}


@pytest.mark.rule("UNF-IT06", "UNF-R30")
@pytest.mark.parametrize("card", ["lore-1", "lore-2"])
def test_the_amulet_is_not_offered_without_a_target(card: str) -> None:
    table = position(
        hands={0: card}, items={0: "elder-sign-amulet"}, deep_ones={"galley": 1}, dice="8"
    )
    table.play(f"play {card}")
    assert (table.step, table.actions) == ("actions", 1)


@pytest.mark.rule("UNF-IT06", "UNF-T18")
@pytest.mark.parametrize(
    ("places", "items"),
    [({0: "brig"}, {0: "elder-sign-amulet"}), ({}, {0: "", 1: "elder-sign-amulet"})],
)
def test_the_amulet_is_for_its_holder_outside_the_brig(
    places: dict[int, str], items: dict[int, str]
) -> None:
    table = position(
        places=places, hands={0: "lore-1"}, items=items, deep_ones={"galley": 2}, dice="8"
    )
    table.play("play lore-1")
    assert table.step == "actions"


@pytest.mark.rule("UNF-IT06")
def test_the_amulet_has_no_part_in_other_cards() -> None:
    table = position(
        hands={0: "influence-5"}, items={0: "elder-sign-amulet"}, deep_ones={"galley": 2}, dice="8"
    )
    table.play("play influence-5")
    assert (table.step, table.sanity) == ("actions", 9)


# UNF-IT07 Almanac


def consulted(face: str, cards: str = "observation-2", **fields: Any) -> Table:
    """Seat 0 attacks a Deep One, seat 1 has the almanac."""
    table = position(
        **{
            "places": {0: "deck-1"},
            "deep_ones": {"deck-1": 1},
            "items": {0: "pocket-pistol", 1: "almanac"},
            "hands": {1: cards},
            "dice": face,
            **fields,
        }
    )
    return table.play("attack deep-one")


@pytest.mark.rule("UNF-IT07")
@pytest.mark.parametrize(("face", "left"), [("2", 0), ("1", 1)])
def test_the_almanac_adds_the_value_of_an_observation_card(face: str, left: int) -> None:
    table = consulted(face).play("almanac observation-2")
    assert table.deep_ones("deck-1") == left
    assert table.hand(1) == []
    assert table.view()["tops"] == {"observation": "observation-2"}


@pytest.mark.rule("UNF-IT07")
def test_the_almanac_takes_observation_cards_of_any_value_and_no_others() -> None:
    table = consulted("1", "observation-1 observation-5 lore-2")
    assert table.legal(1) == ["pass", "almanac observation-1", "almanac observation-5"]


@pytest.mark.rule("UNF-IT07", "UNF-T4")
def test_the_almanac_is_used_once_a_roll() -> None:
    table = consulted("1", "observation-1 observation-2").play("almanac observation-1")
    assert table.refuses("almanac observation-2")
    table.quiet("before-roll")
    assert (table.deep_ones("deck-1"), table.hand(1)) == (1, ["observation-2"])


@pytest.mark.rule("UNF-IT07", "UNF-166")
def test_a_reroll_keeps_what_the_almanac_added_and_does_not_renew_it() -> None:
    table = position(
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        items={0: "pocket-pistol", 1: "almanac"},
        hands={1: "observation-1 observation-2"},
        dice="1 2",
    )
    table.play("item pocket-pistol", "almanac observation-2", "pistol", passing="before-roll")
    assert table.window == "before-roll"
    assert table.refuses("almanac observation-1")
    table.quiet("before-roll")
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-IT07", "UNF-328")
def test_the_almanac_is_not_used_in_the_brig() -> None:
    table = consulted("1", places={0: "deck-1", 1: "brig"})
    assert table.refuses("almanac observation-2")


@pytest.mark.rule("UNF-IT07", "UNF-329")
def test_a_revealed_traitor_may_use_the_almanac() -> None:
    table = consulted("2", traitors={1: "hybrid"}).play("almanac observation-2")
    assert table.deep_ones("deck-1") == 0


# UNF-IT08 Book of Dagon


@pytest.mark.rule("UNF-IT08", "UNF-R47")
def test_the_book_moves_all_deep_ones_of_ones_space_and_gives_the_action_back() -> None:
    table = position(places={0: "galley"}, items={0: "book-of-dagon"}, deep_ones={"galley": 3})
    table.play("item book-of-dagon")
    goals = {move.removeprefix("to ") for move in table.legal()}
    assert goals == {"deck-6", "captains-cabin", "cargo-hold", "boiler-room"}
    table.play("to deck-6")
    assert table.view()["deep_ones"] == {"deck-6": 3}
    assert table.actions == 2


@pytest.mark.rule("UNF-IT08")
def test_the_book_works_once_a_turn() -> None:
    table = position(
        places={0: "deck-6"}, items={0: "book-of-dagon"}, deep_ones={"deck-6": 1, "deck-5": 1}
    )
    table.play("item book-of-dagon", "to water-6", "move deck-5")
    assert table.refuses("item book-of-dagon")


@pytest.mark.rule("UNF-IT08")
@pytest.mark.parametrize(
    ("place", "traitors", "usable"),
    [("galley", {}, True), ("galley", {0: "hybrid"}, True), ("chapel", {}, False)],
)
def test_the_book_needs_deep_ones_in_ones_space(
    place: str, traitors: dict[int, str], usable: bool
) -> None:
    table = position(
        places={0: place}, items={0: "book-of-dagon"}, deep_ones={"galley": 1}, traitors=traitors
    )
    assert table.refuses("item book-of-dagon") is not usable


# UNF-IT09 "Lucky" Ring


def counted(chaos: str, **fields: Any) -> Table:
    """Seat 0 accuses seat 1 in the Captain's Cabin; the total is that of the first two cards."""
    table = position(
        **{
            "places": {0: "captains-cabin"},
            "items": {2: "lucky-ring"},
            "chaos": f"{chaos} lore-1 will-1",
            **fields,
        }
    )
    return table.play("use space", "name 1")


@pytest.mark.rule("UNF-IT09", "UNF-157", "UNF-R65")
def test_the_ring_adds_two_and_puts_treachery_into_chaos_if_the_test_is_passed() -> None:
    table = counted("influence-3 observation-3").play("ring")
    assert table.refuses("ring")
    table.quiet("after-total")
    [end] = table.told_of("outcome")
    assert (end["total"], end["outcome"]) == (8, "passed")
    assert (table.view()["chaos"], table.view()["decks"]["treachery"]) == (4, 19)
    kinds = [event["event"] for event in table.told_of("treachery-shuffled", "jailed")]
    assert kinds == ["treachery-shuffled", "jailed"]


@pytest.mark.rule("UNF-IT09", "UNF-157")
def test_the_ring_costs_nothing_if_the_test_is_failed() -> None:
    table = counted("influence-3 observation-2").play("ring").quiet("after-total")
    assert table.told_of("outcome")[0]["outcome"] == "failed"
    assert (table.view()["chaos"], table.view()["decks"]["treachery"]) == (2, 21)


@pytest.mark.rule("UNF-IT09", "UNF-157")
def test_a_partial_result_is_not_passed() -> None:
    table = position(
        items={2: "lucky-ring"},
        mythos="food-stores-raid",
        chaos="influence-3 influence-4 lore-1 lore-1",
    )
    table.play("end", "ring", passing="before-test")
    assert table.told_of("outcome")[0]["outcome"] == "partial"
    assert table.view()["decks"]["treachery"] == 21


@pytest.mark.rule("UNF-IT09", "UNF-156")
def test_the_ring_need_not_be_used() -> None:
    table = counted("influence-5 observation-3").play("pass")
    assert table.told_of("outcome")[0]["total"] == 8
    assert table.view()["decks"]["treachery"] == 21


@pytest.mark.rule("UNF-IT09")
def test_the_ring_is_offered_on_a_passed_test_too() -> None:
    table = counted("influence-5 observation-5").play("ring")
    assert table.told_of("outcome")[0]["total"] == 12
    assert table.view()["decks"]["treachery"] == 19


@pytest.mark.rule("UNF-IT09", "UNF-328")
def test_the_ring_is_not_used_in_the_brig() -> None:
    table = counted("influence-3 observation-3", places={0: "captains-cabin", 2: "brig"})
    assert table.told_of("outcome")[0]["total"] == 6


# UNF-IT19 Plimsolls


@pytest.mark.rule("UNF-IT19")
@pytest.mark.parametrize(
    ("place", "targets"),
    [
        ("deck-1", {"bridge", "deck-2", "deck-3"}),
        ("galley", {"deck-6", "captains-cabin", "cargo-hold", "boiler-room"}),
        ("chapel", {"deck-3", "bridge", "captains-cabin", "cargo-hold"}),
        ("sick-bay", {"chapel", "captains-cabin"}),
    ],
)
def test_plimsolls_lead_to_an_adjacent_ship_space(place: str, targets: set[str]) -> None:
    table = position(places={0: place}, items={0: "plimsolls"}).play("item plimsolls")
    assert {move.removeprefix("at ") for move in table.legal()} == targets


@pytest.mark.rule("UNF-IT19")
def test_plimsolls_give_the_action_back_once_a_turn() -> None:
    table = position(places={0: "deck-1"}, items={0: "plimsolls"})
    table.play("item plimsolls", "at bridge")
    assert (table.space(0), table.actions) == ("bridge", 2)
    assert table.refuses("item plimsolls")


@pytest.mark.rule("UNF-IT19", "UNF-R29")
def test_plimsolls_that_change_hands_are_used_up_all_the_same() -> None:
    table = position(
        places={0: "deck-1", 1: "bridge"}, items={0: "plimsolls", 1: ""}, hands={0: "influence-1"}
    )
    table.play("item plimsolls", "at bridge", "trade", "give plimsolls 1", "accept")
    table.play("play influence-1", "name 1")
    assert table.refuses("item plimsolls")


@pytest.mark.rule("UNF-IT19", "UNF-328")
def test_plimsolls_do_not_lead_out_of_the_brig() -> None:
    assert position(places={0: "brig"}, items={0: "plimsolls"}).refuses("item plimsolls")


# Whose they are


@pytest.mark.parametrize(
    ("character", "item"),
    [
        pytest.param("keilani", "speaking-trumpet", marks=pytest.mark.rule("UNF-IT01")),
        pytest.param("arjun", "six-shooter", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("svetlana", "travel-pharmacy", marks=pytest.mark.rule("UNF-IT03")),
        pytest.param("jeanne", "tool-kit", marks=pytest.mark.rule("UNF-IT04")),
        pytest.param("jamie", "repeating-rifle", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("william", "elder-sign-amulet", marks=pytest.mark.rule("UNF-IT06")),
        pytest.param("beatrice", "almanac", marks=pytest.mark.rule("UNF-IT07")),
        pytest.param("ishmael", "book-of-dagon", marks=pytest.mark.rule("UNF-IT08")),
        pytest.param("edmund", "lucky-ring", marks=pytest.mark.rule("UNF-IT09")),
        pytest.param("samira", "starbuck", marks=pytest.mark.rule("UNF-IT10")),
    ],
)
def test_each_of_the_ten_starts_with_an_item(character: str, item: str) -> None:
    others = [name for name in FOUR.split() if name != character][:3]
    assert position(" ".join([character, *others])).items(0) == [item]


@pytest.mark.rule("UNF-322", "UNF-323")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_drawn_is_put_face_up_before_whoever_draws_it(item: str) -> None:
    table = position(
        "arjun jeanne samira",
        items=dict.fromkeys(range(3), ""),
        item_deck=item,
        mythos="just-desserts",
    )
    table.play("end", "option 1")
    assert table.items(0) == [item]
    assert [event["item"] for event in table.told_of("item-gained")] == [item]
    assert table.view()["decks"]["items"] == 19
