"""Items: every branch of UNF-IT01 to UNF-IT20."""

import pytest

from abyssal.games.unfathomable.components import ITEMS
from games.unfathomable.table import position

FOUR = "arjun jeanne samira william"


# UNF-IT01 Speaking Trumpet


@pytest.mark.rule("UNF-IT01", "UNF-R11")
def test_the_trumpet_rescues_everybody_in_its_own_and_adjacent_spaces():
    table = position(
        places={0: "deck-3"},
        items={0: "speaking-trumpet"},
        passengers={"deck-3": 2, "deck-1": 1, "deck-5": 1, "deck-4": 1},
    )
    table.play("item speaking-trumpet")
    assert table.view()["passengers"] == {"deck-4": 1}
    assert table.view()["passenger_supply"] == 8
    assert (table.actions, table.items(0)) == (1, ["speaking-trumpet"])


@pytest.mark.rule("UNF-IT01", "UNF-R11")
@pytest.mark.parametrize(
    ("place", "usable"),
    [("deck-3", True), ("deck-1", True), ("chapel", True), ("deck-2", False), ("brig", False)],
)
def test_the_trumpet_needs_a_passenger_in_reach(place, usable):
    table = position(places={0: place}, items={0: "speaking-trumpet"}, passengers={"deck-3": 1})
    assert table.refuses("item speaking-trumpet") is not usable


@pytest.mark.rule("UNF-311", "UNF-312", "UNF-329")
def test_a_revealed_traitor_can_use_the_trumpet_but_neither_rescue_nor_repair():
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


# Attacks with items: the face that just hits a Deep One, and that just hits a character


def armed(weapon, face, *, against="deep-one", at="deck-1", others="", **fields):
    """Seat 0, on deck 1, has attacked with `weapon` and rolled `face`."""
    table = position(
        **{
            "places": {0: "deck-1", 1: at if against == "1" else "galley"},
            "traitors": {1: "hybrid"},
            "items": {0: f"{weapon} {others}", 1: "", 2: "", 3: ""},
            "deep_ones": {at: 1} if against == "deep-one" else {},
            "dice": str(face),
            **fields,
        }
    )
    return table.play(f"item {weapon}").quiet()


@pytest.mark.parametrize(
    ("weapon", "at", "bonus"),
    [
        pytest.param("six-shooter", "deck-1", 2, marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "deck-2", 1, marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("starbuck", "deck-1", 0, marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("shotgun", "deck-1", 1, marks=pytest.mark.rule("UNF-IT20")),
    ],
)
@pytest.mark.parametrize(("against", "number"), [("deep-one", 4), ("1", 6)])
@pytest.mark.rule("UNF-173")
def test_an_item_adds_its_bonus_to_the_attack_made_with_it(weapon, at, bonus, against, number):
    hit = armed(weapon, number - bonus, against=against, at=at)
    missed = armed(weapon, number - bonus - 1, against=against, at=at)
    if against == "1":
        assert (hit.space(1), missed.space(1)) == ("brig", at)
    else:
        assert (hit.deep_ones(at), missed.deep_ones(at)) == (0, 1)
    assert weapon in hit.items(0)


@pytest.mark.parametrize(
    ("weapon", "at"),
    [
        pytest.param("six-shooter", "deck-1", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "deck-2", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("pocket-pistol", "deck-1", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", "deck-1", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
def test_a_weapon_costs_an_action_and_may_be_used_again(weapon, at):
    table = armed(weapon, 1, at=at)
    assert table.actions == 1
    assert not table.refuses(f"item {weapon}")


@pytest.mark.parametrize(
    ("weapon", "place", "enemy"),
    [
        pytest.param("six-shooter", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "deck-1", "deck-1", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("repeating-rifle", "deck-1", "deck-4", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("starbuck", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("pocket-pistol", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", "deck-1", "deck-2", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
def test_a_weapon_needs_an_enemy_in_reach(weapon, place, enemy):
    table = position(places={0: place}, items={0: weapon}, deep_ones={enemy: 1})
    assert table.refuses(f"item {weapon}")


@pytest.mark.parametrize(
    "weapon",
    [
        pytest.param("six-shooter", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("starbuck", marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("pocket-pistol", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
@pytest.mark.rule("UNF-328")
def test_no_weapon_is_used_in_the_brig(weapon):
    table = position(
        places={0: "brig", 1: "brig"}, traitors={1: "hybrid"}, items={0: weapon, 1: ""}
    )
    assert table.refuses(f"item {weapon}")
    assert not table.refuses("attack 1")


@pytest.mark.parametrize(
    ("weapon", "face", "place"),
    [
        pytest.param("six-shooter", "4", "deck-1", marks=pytest.mark.rule("UNF-IT02")),
        pytest.param("repeating-rifle", "5", "deck-2", marks=pytest.mark.rule("UNF-IT05")),
        pytest.param("starbuck", "6", "deck-1", marks=pytest.mark.rule("UNF-IT10")),
        pytest.param("pocket-pistol", "6", "deck-1", marks=pytest.mark.rule("UNF-IT11")),
        pytest.param("shotgun", "5", "deck-1", marks=pytest.mark.rule("UNF-IT20")),
    ],
)
@pytest.mark.rule("UNF-329")
def test_a_revealed_traitor_uses_a_weapon_against_humans(weapon, face, place):
    table = position(
        places={0: "deck-1", 1: place},
        traitors={0: "hybrid"},
        items={0: weapon, 1: ""},
        deep_ones={place: 3},
        dice=face,
    )
    table.play(f"item {weapon}").quiet()
    assert (table.space(1), table.deep_ones(place)) == ("sick-bay", 3)


@pytest.mark.rule("UNF-IT05", "UNF-R46")
def test_the_rifle_reaches_every_adjacent_space_water_included():
    table = position(
        places={0: "deck-1", 1: "bridge"},
        traitors={1: "hybrid"},
        items={0: "repeating-rifle"},
        deep_ones={"deck-1": 1, "deck-2": 1, "deck-3": 1, "water-1": 1, "water-2": 1},
        hydra="water-1",
    )
    table.play("item repeating-rifle")
    assert sorted(table.legal()) == [
        "aim bridge 1",
        "aim deck-2 deep-one",
        "aim deck-3 deep-one",
        "aim water-1 deep-one",
    ]


# UNF-IT03 Travel Pharmacy


def endangered(**fields):
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
def test_the_pharmacy_rescues_a_passenger_for_food_or_for_itself(means, food, items):
    table = endangered()
    assert table.legal(1) == ["pass", "pharmacy food", "pharmacy item"]
    table.play(f"pharmacy {means}").quiet()
    assert table.view()["passengers"] == {}
    assert table.view()["passenger_supply"] == 4
    assert (table.food, table.items(1)) == (food, items)
    assert table.told_of("passenger-defeated") == []


@pytest.mark.rule("UNF-IT03")
def test_the_pharmacy_need_not_be_used():
    table = endangered().play("pass").quiet()
    assert len(table.told_of("passenger-defeated")) == 1
    assert (table.view()["passenger_supply"], table.items(1)) == (3, ["travel-pharmacy"])


@pytest.mark.rule("UNF-IT03", "UNF-T12")
@pytest.mark.parametrize("place", ["deck-6", "brig", "sick-bay"])
def test_the_pharmacy_reaches_no_further_than_adjacent_spaces(place):
    assert endangered(places={0: "deck-3", 1: place}).window is None


@pytest.mark.rule("UNF-IT03")
@pytest.mark.parametrize("place", ["deck-1", "chapel"])
def test_the_pharmacy_reaches_every_adjacent_space(place):
    assert endangered(places={0: "deck-3", 1: place}).window == "passenger-falls"


@pytest.mark.rule("UNF-IT03")
def test_the_pharmacy_works_in_ones_own_space():
    table = position(
        places={0: "chapel", 1: "deck-3"},
        hands={0: "lore-5"},
        items={1: "travel-pharmacy"},
        passengers={"deck-3": 1, "supply": 3},
        ritual=3,
        dice="8",
    )
    table.play("use lore", "discard lore-5", "pharmacy item").quiet()
    assert (table.view()["passenger_supply"], table.space(1)) == (4, "sick-bay")


@pytest.mark.rule("UNF-IT03")
def test_the_last_food_spent_on_a_passenger_ends_the_game():
    assert endangered(dials={"food": 1}).play("pharmacy food").ending == "resource"


@pytest.mark.rule("UNF-IT03")
def test_the_pharmacy_does_not_reach_the_supply():
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
def test_the_tool_kit_repairs_without_cards():
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
def test_the_tool_kit_is_stopped_by_what_stops_repair(fields, book, usable):
    table = position(
        places={0: "galley", 1: "galley"},
        items={0: "tool-kit"},
        damage={"galley": "lore"},
        options={"book": book},
        **fields,
    )
    assert table.refuses("item tool-kit") is not usable


@pytest.mark.rule("UNF-IT04")
def test_the_tool_kit_repairs_only_a_damaged_space_one_is_in():
    table = position(places={0: "chapel"}, items={0: "tool-kit"}, damage={"galley": "lore"})
    assert table.refuses("item tool-kit")


# UNF-IT06 Elder Sign Amulet


@pytest.mark.rule("UNF-IT06", "UNF-R50", "UNF-T18")
def test_the_amulet_resolves_shrivelling_a_second_time_at_another_target():
    table = position(
        hands={0: "lore-1"},
        items={0: "elder-sign-amulet"},
        deep_ones={"galley": 1, "water-8": 1, "deck-5": 1},
        dice="4 4",
    )
    table.play("play lore-1", "aim galley deep-one").quiet()
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])
    table.play("yes", "aim water-8 deep-one").quiet()
    assert table.view()["deep_ones"] == {"deck-5": 1}
    assert (table.asked, table.step, table.actions) == ([0], "actions", 1)


@pytest.mark.rule("UNF-IT06", "UNF-R50")
def test_the_amulet_resolves_lesser_banishment_a_second_time():
    table = position(
        hands={0: "lore-3"}, items={0: "elder-sign-amulet"}, deep_ones={"deck-1": 2, "galley": 1}
    )
    table.play("play lore-3", "at deck-1", "to water-1", "yes", "at water-1", "to water-3")
    assert table.view()["deep_ones"] == {"water-3": 2, "galley": 1}
    assert (table.step, table.actions) == ("actions", 1)


@pytest.mark.rule("UNF-IT06")
def test_the_amulet_need_not_be_used():
    table = position(
        hands={0: "lore-1"},
        items={0: "elder-sign-amulet"},
        deep_ones={"galley": 2},
        dice="8",
    )
    table.play("play lore-1").quiet().play("no")
    assert table.deep_ones("galley") == 1
    assert table.view()["tops"] == {"lore": "lore-1"}


@pytest.mark.rule("UNF-IT06", "UNF-R30")
@pytest.mark.parametrize("card", ["lore-1", "lore-2"])
def test_the_amulet_is_not_offered_without_a_target(card):
    table = position(
        hands={0: card}, items={0: "elder-sign-amulet"}, deep_ones={"galley": 1}, dice="8"
    )
    table.play(f"play {card}").quiet()
    assert (table.step, table.actions) == ("actions", 1)


@pytest.mark.rule("UNF-IT06", "UNF-T18")
@pytest.mark.parametrize(
    ("places", "items"),
    [({0: "brig"}, {0: "elder-sign-amulet"}), ({}, {0: "", 1: "elder-sign-amulet"})],
)
def test_the_amulet_is_for_its_holder_outside_the_brig(places, items):
    table = position(
        places=places, hands={0: "lore-1"}, items=items, deep_ones={"galley": 2}, dice="8"
    )
    table.play("play lore-1").quiet()
    assert table.step == "actions"


@pytest.mark.rule("UNF-IT06")
def test_the_amulet_has_no_part_in_other_cards():
    table = position(
        hands={0: "influence-5"}, items={0: "elder-sign-amulet"}, deep_ones={"galley": 2}, dice="8"
    )
    table.play("play influence-5").quiet()
    assert (table.step, table.sanity) == ("actions", 9)


# UNF-IT07 Almanac


def consulted(face, cards="observation-2", **fields):
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
def test_the_almanac_adds_the_value_of_an_observation_card(face, left):
    table = consulted(face).play("almanac observation-2").quiet()
    assert table.deep_ones("deck-1") == left
    assert table.hand(1) == []
    assert table.view()["tops"] == {"observation": "observation-2"}


@pytest.mark.rule("UNF-IT07")
def test_the_almanac_takes_observation_cards_of_any_value_and_no_others():
    table = consulted("1", "observation-1 observation-5 lore-2")
    assert table.legal(1) == ["pass", "almanac observation-1", "almanac observation-5"]


@pytest.mark.rule("UNF-IT07", "UNF-T4")
def test_the_almanac_is_used_once_a_roll():
    table = consulted("1", "observation-1 observation-2").play("almanac observation-1")
    assert table.refuses("almanac observation-2")
    table.quiet()
    assert (table.deep_ones("deck-1"), table.hand(1)) == (1, ["observation-2"])


@pytest.mark.rule("UNF-IT07", "UNF-166")
def test_a_reroll_keeps_what_the_almanac_added_and_does_not_renew_it():
    table = position(
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        items={0: "pocket-pistol", 1: "almanac"},
        hands={1: "observation-1 observation-2"},
        dice="1 2",
    )
    table.play("item pocket-pistol", "almanac observation-2", "pistol")
    assert table.window == "before-roll"
    assert table.refuses("almanac observation-1")
    table.quiet()
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-IT07", "UNF-328")
def test_the_almanac_is_not_used_in_the_brig():
    table = consulted("1", places={0: "deck-1", 1: "brig"})
    assert table.refuses("almanac observation-2")


@pytest.mark.rule("UNF-IT07", "UNF-329")
def test_a_revealed_traitor_may_use_the_almanac():
    table = consulted("2", traitors={1: "hybrid"}).play("almanac observation-2").quiet()
    assert table.deep_ones("deck-1") == 0


# UNF-IT08 Book of Dagon


@pytest.mark.rule("UNF-IT08", "UNF-R47")
def test_the_book_moves_all_deep_ones_of_ones_space_and_gives_the_action_back():
    table = position(places={0: "galley"}, items={0: "book-of-dagon"}, deep_ones={"galley": 3})
    table.play("item book-of-dagon")
    goals = {move.removeprefix("to ") for move in table.legal()}
    assert goals == {"deck-6", "captains-cabin", "cargo-hold", "boiler-room"}
    table.play("to deck-6")
    assert table.view()["deep_ones"] == {"deck-6": 3}
    assert table.actions == 2


@pytest.mark.rule("UNF-IT08")
def test_the_book_works_once_a_turn():
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
def test_the_book_needs_deep_ones_in_ones_space(place, traitors, usable):
    table = position(
        places={0: place}, items={0: "book-of-dagon"}, deep_ones={"galley": 1}, traitors=traitors
    )
    assert table.refuses("item book-of-dagon") is not usable


# UNF-IT09 "Lucky" Ring


def counted(chaos, **fields):
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
def test_the_ring_adds_two_and_puts_treachery_into_chaos_if_the_test_is_passed():
    table = counted("influence-3 observation-3").play("ring")
    assert table.refuses("ring")
    table.quiet()
    [end] = table.told_of("outcome")
    assert (end["total"], end["outcome"]) == (8, "passed")
    assert (table.view()["chaos"], table.view()["decks"]["treachery"]) == (4, 19)
    kinds = [event["event"] for event in table.told_of("treachery-shuffled", "jailed")]
    assert kinds == ["treachery-shuffled", "jailed"]


@pytest.mark.rule("UNF-IT09", "UNF-157")
def test_the_ring_costs_nothing_if_the_test_is_failed():
    table = counted("influence-3 observation-2").play("ring").quiet()
    assert table.told_of("outcome")[0]["outcome"] == "failed"
    assert (table.view()["chaos"], table.view()["decks"]["treachery"]) == (2, 21)


@pytest.mark.rule("UNF-IT09", "UNF-157")
def test_a_partial_result_is_not_passed():
    table = position(
        items={2: "lucky-ring"},
        mythos="food-stores-raid",
        chaos="influence-3 influence-4 lore-1 lore-1",
    )
    table.play("end", "ring").quiet()
    assert table.told_of("outcome")[0]["outcome"] == "partial"
    assert table.view()["decks"]["treachery"] == 21


@pytest.mark.rule("UNF-IT09", "UNF-156")
def test_the_ring_need_not_be_used():
    table = counted("influence-5 observation-3").play("pass").quiet()
    assert table.told_of("outcome")[0]["total"] == 8
    assert table.view()["decks"]["treachery"] == 21


@pytest.mark.rule("UNF-IT09")
def test_the_ring_is_offered_on_a_passed_test_too():
    table = counted("influence-5 observation-5").play("ring").quiet()
    assert table.told_of("outcome")[0]["total"] == 12
    assert table.view()["decks"]["treachery"] == 19


@pytest.mark.rule("UNF-IT09", "UNF-328")
def test_the_ring_is_not_used_in_the_brig():
    table = counted("influence-3 observation-3", places={0: "captains-cabin", 2: "brig"})
    assert table.told_of("outcome")[0]["total"] == 6


# UNF-IT10 Starbuck


@pytest.mark.rule("UNF-IT10")
def test_starbuck_attacks_and_gives_the_action_back_once_a_turn():
    table = armed("starbuck", 1)
    assert table.actions == 2
    assert table.refuses("item starbuck")


def thrown_at(**fields):
    """Seat 0 throws a grenade at seat 2, who has Starbuck."""
    table = position(
        **{
            "places": {0: "deck-1", 2: "deck-3"},
            "items": {0: "jam-tin-grenade", 2: "starbuck"},
            **fields,
        }
    )
    return table.play("item jam-tin-grenade", "at deck-3")


@pytest.mark.rule("UNF-IT10", "UNF-T11", "UNF-324")
def test_starbuck_may_be_removed_to_prevent_ones_own_defeat():
    table = thrown_at().play("starbuck").quiet()
    assert (table.space(2), table.items(2)) == ("deck-3", [])
    assert ITEMS.index("starbuck") not in table.deck("item_deck")


@pytest.mark.rule("UNF-IT10")
def test_starbuck_need_not_be_removed():
    table = thrown_at().play("pass").quiet()
    assert (table.space(2), table.items(2)) == ("sick-bay", ["starbuck"])


@pytest.mark.rule("UNF-IT10", "UNF-329")
def test_starbuck_saves_a_revealed_traitor_too():
    table = thrown_at(traitors={2: "hybrid"}).play("starbuck").quiet()
    assert table.space(2) == "deck-3"


@pytest.mark.rule("UNF-IT10")
def test_starbuck_saves_nobody_else():
    table = thrown_at(items={0: "jam-tin-grenade", 2: "", 3: "starbuck"}).quiet()
    assert table.space(2) == "sick-bay"
    assert table.items(3) == ["starbuck"]


# UNF-IT11 Pocket Pistol


@pytest.mark.rule("UNF-IT11", "UNF-T5")
def test_the_pistol_may_reroll_its_own_attack_once():
    table = position(
        places={0: "deck-1"}, items={0: "pocket-pistol"}, deep_ones={"deck-1": 2}, dice="3 4"
    )
    table.play("item pocket-pistol", "pistol")
    assert table.refuses("pistol")
    table.quiet()
    assert table.deep_ones("deck-1") == 1
    assert [event["face"] for event in table.told_of("rolled")] == [3, 4]


@pytest.mark.rule("UNF-IT11")
def test_the_second_roll_of_the_pistol_counts_even_if_it_is_worse():
    table = position(
        places={0: "deck-1"}, items={0: "pocket-pistol"}, deep_ones={"deck-1": 1}, dice="4 3"
    )
    table.play("item pocket-pistol", "pistol").quiet()
    assert table.deep_ones("deck-1") == 1


@pytest.mark.rule("UNF-IT11")
@pytest.mark.parametrize(("face", "left"), [(4, 0), (3, 1)])
def test_the_pistol_adds_nothing(face, left):
    assert armed("pocket-pistol", face).deep_ones("deck-1") == left


@pytest.mark.rule("UNF-IT11")
def test_the_pistol_does_not_reroll_other_attacks():
    table = position(
        places={0: "deck-1"}, items={0: "pocket-pistol"}, deep_ones={"deck-1": 1}, dice="3"
    )
    table.play("attack deep-one")
    assert (table.step, table.actions) == ("actions", 1)


# UNF-IT12 to UNF-IT16: Improvements

IMPROVEMENTS = ["fine-clothes", "mystical-text", "binoculars", "medicine-ball", "treasured-memento"]


def next_turn(improvement, worn=True, **fields):
    """The turn of seat 1, Jeanne (1 influence, 2 observation, 2 strength), is about to begin."""
    active = ITEMS.index(improvement) if worn else -1
    table = position(
        **{
            "traitors": {0: "hybrid"},
            "items": {1: improvement},
            "worn": [-1, active, -1, -1],
            **fields,
        }
    )
    return table.play("end")


def drawn(table):
    """How many cards of each skill seat 1 drew."""
    return {event["skill"]: event["count"] for event in table.told_of("drew")}


@pytest.mark.parametrize(
    ("improvement", "cards"),
    [
        pytest.param(
            *("fine-clothes", {"influence": 2, "observation": 2, "strength": 2}),
            marks=pytest.mark.rule("UNF-IT12"),
        ),
        pytest.param(
            *("mystical-text", {"influence": 1, "lore": 1, "observation": 2, "strength": 2}),
            marks=pytest.mark.rule("UNF-IT13"),
        ),
        pytest.param(
            *("binoculars", {"influence": 1, "observation": 3, "strength": 2}),
            marks=pytest.mark.rule("UNF-IT14"),
        ),
        pytest.param(
            *("medicine-ball", {"influence": 1, "observation": 2, "strength": 3}),
            marks=pytest.mark.rule("UNF-IT15"),
        ),
        pytest.param(
            *("treasured-memento", {"influence": 1, "observation": 2, "strength": 2, "will": 1}),
            marks=pytest.mark.rule("UNF-IT16"),
        ),
    ],
)
def test_an_active_improvement_adds_a_card_of_its_type(improvement, cards):
    assert drawn(next_turn(improvement).play(f"wear {improvement}")) == cards


@pytest.mark.parametrize(
    ("improvement", "place"),
    [
        pytest.param("fine-clothes", "brig", marks=pytest.mark.rule("UNF-IT12")),
        pytest.param("mystical-text", "brig", marks=pytest.mark.rule("UNF-IT13")),
        pytest.param("binoculars", "brig", marks=pytest.mark.rule("UNF-IT14")),
        pytest.param("medicine-ball", "brig", marks=pytest.mark.rule("UNF-IT15")),
        pytest.param("treasured-memento", "brig", marks=pytest.mark.rule("UNF-IT16")),
    ],
)
@pytest.mark.rule("UNF-278")
def test_an_improvement_adds_nothing_in_the_brig(improvement, place):
    table = next_turn(improvement, places={1: place}).play(f"wear {improvement}")
    assert drawn(table) == {"influence": 1, "observation": 2, "strength": 2}


@pytest.mark.parametrize(
    ("improvement", "skill"),
    [
        pytest.param("fine-clothes", "influence", marks=pytest.mark.rule("UNF-IT12")),
        pytest.param("mystical-text", "lore", marks=pytest.mark.rule("UNF-IT13")),
        pytest.param("binoculars", "observation", marks=pytest.mark.rule("UNF-IT14")),
        pytest.param("medicine-ball", "strength", marks=pytest.mark.rule("UNF-IT15")),
        pytest.param("treasured-memento", "will", marks=pytest.mark.rule("UNF-IT16")),
    ],
)
@pytest.mark.rule("UNF-062")
def test_in_the_sick_bay_the_card_of_the_improvement_may_be_drawn(improvement, skill):
    table = next_turn(improvement, places={1: "sick-bay"})
    table.play(f"wear {improvement}", f"draw {skill}")
    assert drawn(table) == {skill: 1}


@pytest.mark.parametrize(
    "improvement",
    [
        pytest.param("fine-clothes", marks=pytest.mark.rule("UNF-IT12")),
        pytest.param("mystical-text", marks=pytest.mark.rule("UNF-IT13")),
        pytest.param("binoculars", marks=pytest.mark.rule("UNF-IT14")),
        pytest.param("medicine-ball", marks=pytest.mark.rule("UNF-IT15")),
        pytest.param("treasured-memento", marks=pytest.mark.rule("UNF-IT16")),
    ],
)
@pytest.mark.rule("UNF-325", "UNF-327")
def test_only_one_improvement_is_active_and_the_others_are_still_items(improvement):
    others = [item for item in IMPROVEMENTS if item != improvement]
    table = next_turn(improvement, items={1: " ".join(IMPROVEMENTS)})
    assert set(table.legal()) == {*(f"wear {item}" for item in IMPROVEMENTS), "wear nothing"}
    table.play("wear nothing")
    assert drawn(table) == {"influence": 1, "observation": 2, "strength": 2}
    assert table.view()["players"][1]["active_item"] is None
    assert table.items(1) == [item for item in ITEMS if item in [improvement, *others]]


@pytest.mark.parametrize(
    "improvement",
    [
        pytest.param("fine-clothes", marks=pytest.mark.rule("UNF-IT12")),
        pytest.param("mystical-text", marks=pytest.mark.rule("UNF-IT13")),
        pytest.param("binoculars", marks=pytest.mark.rule("UNF-IT14")),
        pytest.param("medicine-ball", marks=pytest.mark.rule("UNF-IT15")),
        pytest.param("treasured-memento", marks=pytest.mark.rule("UNF-IT16")),
    ],
)
@pytest.mark.rule("UNF-326", "UNF-T20")
def test_an_improvement_that_is_gained_may_be_put_on_and_is_taken_off_when_given(improvement):
    table = position(places={0: "galley", 1: "galley"}, items={0: improvement, 1: ""})
    table.state.worn[0] = ITEMS.index(improvement)
    table.play("trade", f"give {improvement} 1", "accept")
    assert (table.asked, table.legal()) == ([1], ["wear nothing", f"wear {improvement}"])
    table.play(f"wear {improvement}")
    active = [player["active_item"] for player in table.view()["players"]]
    assert active == [None, improvement, None, None]


# UNF-IT17 Jam Tin Grenade


@pytest.mark.rule("UNF-IT17", "UNF-R48")
def test_the_grenade_defeats_everything_in_an_adjacent_space_and_damages_the_room():
    table = position(
        places={0: "cargo-hold", 1: "galley", 2: "galley"},
        traitors={2: "hybrid"},
        items={0: "jam-tin-grenade", 1: "", 2: ""},
        deep_ones={"galley": 2, "cargo-hold": 1},
        damage_deck="structural-will",
    )
    table.play("item jam-tin-grenade", "at galley", "name 2").quiet()
    assert [table.space(seat) for seat in range(3)] == ["cargo-hold", "sick-bay", "brig"]
    assert table.view()["deep_ones"] == {"cargo-hold": 1}
    assert table.view()["damage"] == {"galley": "structural-will"}
    assert (table.items(0), table.actions) == ([], 1)
    assert ITEMS.index("jam-tin-grenade") not in table.deck("item_deck")


@pytest.mark.rule("UNF-IT17", "UNF-R77")
def test_on_deck_people_fall_before_passengers_and_nothing_is_damaged():
    table = position(
        places={0: "deck-1", 1: "deck-3"},
        items={0: "jam-tin-grenade", 1: ""},
        passengers={"deck-3": 2, "supply": 0},
    )
    table.play("item jam-tin-grenade", "at deck-3").quiet()
    fallen = [event["event"] for event in table.told_of("defeated", "passenger-defeated")]
    assert fallen == ["defeated", "passenger-defeated", "passenger-defeated"]
    assert table.view()["damage"] == {}


@pytest.mark.rule("UNF-IT17", "UNF-203")
def test_in_the_water_deep_ones_fall_and_monarchs_do_not():
    table = position(
        places={0: "deck-1"},
        items={0: "jam-tin-grenade"},
        deep_ones={"water-1": 3},
        hydra="water-1",
    )
    table.play("item jam-tin-grenade", "at water-1")
    assert (table.deep_ones("water-1"), table.view()["hydra"]) == (0, "water-1")


@pytest.mark.rule("UNF-IT17", "UNF-R48")
@pytest.mark.parametrize(("place", "target"), [("chapel", "sick-bay"), ("galley", "brig")])
def test_in_sick_bay_and_brig_people_stay_and_nothing_is_damaged(place, target):
    table = position(
        places={0: place, 1: target}, items={0: "jam-tin-grenade", 1: ""}, hands={1: "strength-5"}
    )
    table.play("item jam-tin-grenade", f"at {target}")
    assert (table.space(1), table.view()["damage"]) == (target, {})
    assert table.told_of("damage-drawn") == []


@pytest.mark.rule("UNF-IT17")
def test_a_room_that_is_damaged_is_not_damaged_again():
    table = position(
        places={0: "cargo-hold"},
        items={0: "jam-tin-grenade"},
        damage={"galley": "lore"},
        deep_ones={"galley": 1},
    )
    table.play("item jam-tin-grenade", "at galley")
    assert table.view()["damage"] == {"galley": "structural-lore"}
    assert table.deep_ones("galley") == 0


@pytest.mark.rule("UNF-IT17")
@pytest.mark.parametrize(
    ("place", "targets"),
    [
        ("deck-1", {"bridge", "deck-2", "deck-3", "water-1"}),
        ("galley", {"deck-6", "captains-cabin", "cargo-hold", "boiler-room", "brig"}),
    ],
)
def test_the_grenade_is_thrown_into_any_adjacent_space(place, targets):
    table = position(places={0: place}, items={0: "jam-tin-grenade"})
    table.play("item jam-tin-grenade")
    assert {move.removeprefix("at ") for move in table.legal()} == targets


@pytest.mark.rule("UNF-IT17", "UNF-328")
def test_the_grenade_is_not_thrown_from_the_brig():
    assert position(places={0: "brig"}, items={0: "jam-tin-grenade"}).refuses(
        "item jam-tin-grenade"
    )


# UNF-IT18 Kitchen Knife


@pytest.mark.rule("UNF-IT18", "UNF-175")
@pytest.mark.parametrize(("face", "left"), [("3", 0), ("2", 1)])
def test_the_knife_adds_one_to_basic_attacks(face, left):
    table = position(
        places={0: "deck-1"}, items={0: "kitchen-knife"}, deep_ones={"deck-1": 1}, dice=face
    )
    table.play("attack deep-one").quiet()
    assert table.deep_ones("deck-1") == left


@pytest.mark.rule("UNF-IT18", "UNF-175", "UNF-R46")
@pytest.mark.parametrize(("weapon", "face"), [("six-shooter", 1), ("starbuck", 3)])
def test_the_knife_adds_nothing_to_attacks_with_an_item(weapon, face):
    assert armed(weapon, face, others="kitchen-knife").deep_ones("deck-1") == 1


@pytest.mark.rule("UNF-IT18", "UNF-176")
def test_the_knife_helps_in_a_rampage_but_is_no_weapon_for_it():
    table = position(
        places={0: "deck-1"},
        items={0: "kitchen-knife"},
        hands={0: "strength-3"},
        deep_ones={"deck-1": 2},
        dice="3 3",
    )
    assert table.refuses("item kitchen-knife")
    table.play("play strength-3", "aim deck-1 deep-one", "aim deck-1 deep-one").quiet()
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-IT18", "UNF-329")
@pytest.mark.parametrize(("face", "place"), [("5", "sick-bay"), ("4", "deck-1")])
def test_the_knife_helps_a_revealed_traitor(face, place):
    table = position(
        places={0: "deck-1", 1: "deck-1"},
        traitors={0: "hybrid"},
        items={0: "kitchen-knife", 1: ""},
        dice=face,
    )
    table.play("attack 1").quiet()
    assert table.space(1) == place


@pytest.mark.rule("UNF-IT18", "UNF-328")
def test_the_knife_does_not_help_in_the_brig():
    table = position(
        places={0: "brig", 1: "brig"},
        traitors={1: "hybrid"},
        items={0: "kitchen-knife", 1: ""},
        dice="5",
    )
    table.play("attack 1").quiet()
    assert len(table.told_of("missed")) == 1


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
def test_plimsolls_lead_to_an_adjacent_ship_space(place, targets):
    table = position(places={0: place}, items={0: "plimsolls"}).play("item plimsolls")
    assert {move.removeprefix("at ") for move in table.legal()} == targets


@pytest.mark.rule("UNF-IT19")
def test_plimsolls_give_the_action_back_once_a_turn():
    table = position(places={0: "deck-1"}, items={0: "plimsolls"})
    table.play("item plimsolls", "at bridge")
    assert (table.space(0), table.actions) == ("bridge", 2)
    assert table.refuses("item plimsolls")


@pytest.mark.rule("UNF-IT19", "UNF-R29")
def test_plimsolls_that_change_hands_are_used_up_all_the_same():
    table = position(
        places={0: "deck-1", 1: "bridge"}, items={0: "plimsolls", 1: ""}, hands={0: "influence-1"}
    )
    table.play("item plimsolls", "at bridge", "trade", "give plimsolls 1", "accept")
    table.play("play influence-1", "name 1")
    assert table.refuses("item plimsolls")


@pytest.mark.rule("UNF-IT19", "UNF-328")
def test_plimsolls_do_not_lead_out_of_the_brig():
    assert position(places={0: "brig"}, items={0: "plimsolls"}).refuses("item plimsolls")


# UNF-IT20 Shotgun


@pytest.mark.rule("UNF-IT20")
@pytest.mark.parametrize(("face", "left"), [("1", 1), ("2", 0)])
def test_the_shotgun_adds_the_number_of_enemies_in_ones_space(face, left):
    enemies = position(
        places={0: "deck-1", 1: "deck-1", 2: "deck-1"},
        traitors={1: "hybrid"},
        items={0: "shotgun", 1: "", 2: ""},
        deep_ones={"deck-1": 1, "deck-2": 4},
        dice=face,
    )
    enemies.play("item shotgun", "aim deck-1 deep-one").quiet()
    assert enemies.deep_ones("deck-1") == left


@pytest.mark.rule("UNF-IT20", "UNF-R46")
def test_the_shotgun_counts_enemies_anew_at_each_attack():
    table = position(
        places={0: "deck-1"},
        items={0: "shotgun"},
        hands={0: "strength-4"},
        deep_ones={"deck-1": 3},
        dice="1 2 2",
    )
    table.play("play strength-4", "thing shotgun")
    table.play(*["aim deck-1 deep-one"] * 3).quiet()
    # 1 + 3 and 2 + 2 hit, 2 + 1 misses
    assert table.deep_ones("deck-1") == 1


@pytest.mark.rule("UNF-IT20", "UNF-016")
def test_deep_ones_are_no_enemies_of_a_revealed_traitor():
    table = position(
        places={0: "deck-1", 1: "deck-1", 2: "deck-1"},
        traitors={0: "hybrid"},
        items={0: "shotgun", 1: "", 2: ""},
        deep_ones={"deck-1": 4},
        dice="3",
    )
    table.play("item shotgun", "aim deck-1 1").quiet()
    assert table.space(1) == "deck-1"


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
def test_each_of_the_ten_starts_with_an_item(character, item):
    others = [name for name in FOUR.split() if name != character][:3]
    assert position(" ".join([character, *others])).items(0) == [item]
