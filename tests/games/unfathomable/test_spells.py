"""Spells: every branch of UNF-SP01 to UNF-SP20."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import ITEMS
from games.unfathomable.table import GAME, Table, position


def cast(spell: str, **fields: Any) -> Table:
    """Seat 0, the Keeper, has taken `spell` from the top two and resolves it."""
    other = "heal" if spell == "dark-pact" else "dark-pact"
    table = position(**{"keeper": 0, "spells": f"{spell} {other}", **fields})
    return table.play("cast", "take 0")


def changes(table: Table, start: int = 8) -> dict[str, int]:
    """How the dials differ from `start`."""
    return {name: value - start for name, value in table.dials.items() if value != start}


def everything(*without: str) -> str:
    """All items but these, as a text."""
    return " ".join(item for item in ITEMS if item not in without)


# Resources


@pytest.mark.parametrize(
    ("spell", "dials"),
    [
        pytest.param(
            "alchemical-transmutation",
            {"food": -1, "fuel": 2},
            marks=pytest.mark.rule("UNF-SP01"),
        ),
        pytest.param(
            "feed-the-mind", {"food": -1, "sanity": 2}, marks=pytest.mark.rule("UNF-SP08")
        ),
        pytest.param(
            "raise-the-dead", {"sanity": -1, "souls": 2}, marks=pytest.mark.rule("UNF-SP16")
        ),
    ],
)
def test_a_spell_costs_one_resource_and_gives_another(spell: str, dials: dict[str, int]) -> None:
    five = dict.fromkeys(["fuel", "food", "sanity", "souls"], 5)
    assert changes(cast(spell, dials=five), start=5) == dials


@pytest.mark.parametrize(
    ("spell", "cost", "gift"),
    [
        pytest.param(
            "alchemical-transmutation", "food", "fuel", marks=pytest.mark.rule("UNF-SP01")
        ),
        pytest.param("feed-the-mind", "food", "sanity", marks=pytest.mark.rule("UNF-SP08")),
        pytest.param("raise-the-dead", "sanity", "souls", marks=pytest.mark.rule("UNF-SP16")),
    ],
)
@pytest.mark.rule("UNF-R26", "UNF-333")
def test_the_cost_comes_first_and_may_end_the_game(spell: str, cost: str, gift: str) -> None:
    table = cast(spell, dials={cost: 1})
    assert table.ending == "resource"
    assert table.dials[gift] == 8


@pytest.mark.rule("UNF-SP01", "UNF-332", "UNF-331")
def test_a_resolved_spell_is_shown_and_leaves_the_game() -> None:
    table = cast("alchemical-transmutation")
    assert table.told_of("spell")[0]["spell"] == "alchemical-transmutation"
    assert table.view()["decks"]["spells"] == 19
    names = [GAME.cards.spell_names[card] for card in table.deck("spells")]
    assert "alchemical-transmutation" not in names
    assert names[-1] == "dark-pact"


# The roll that may cost sanity


@pytest.mark.parametrize(
    ("spell", "moves"),
    [
        pytest.param("astral-travel", ["at bridge", "pass"], marks=pytest.mark.rule("UNF-SP02")),
        pytest.param("conjuration", ["take 0"], marks=pytest.mark.rule("UNF-SP06")),
        pytest.param("foresee", ["look mythos", "take 0"], marks=pytest.mark.rule("UNF-SP10")),
        pytest.param(
            "heal",
            ["draw influence", "draw influence", "draw lore", "draw lore"],
            marks=pytest.mark.rule("UNF-SP13"),
        ),
        pytest.param("lure-monster", [], marks=pytest.mark.rule("UNF-SP14")),
    ],
)
@pytest.mark.parametrize(("face", "sanity"), [("1", 7), ("4", 7), ("5", 8), ("8", 8)])
def test_in_the_end_a_roll_of_four_or_less_costs_a_sanity(
    spell: str, moves: list[str], face: str, sanity: int
) -> None:
    table = cast(spell, dice=face, item_deck="shotgun plimsolls", mythos="hull-leak infection")
    table.play(*moves)
    assert changes(table) == ({} if sanity == 8 else {"sanity": -1})
    assert table.luck.dice == []


# UNF-SP02 Astral Travel


@pytest.mark.rule("UNF-SP02")
def test_astral_travel_scatters_people_and_deep_ones_of_one_space() -> None:
    table = cast(
        "astral-travel",
        places={0: "galley", 1: "galley", 2: "galley", 3: "chapel"},
        traitors={2: "hybrid"},
        deep_ones={"galley": 2},
        dice="8",
    )
    table.play("at galley", "aim galley 1", "at deck-5", "aim galley deep-one", "at chapel")
    table.play("aim galley 2", "at bridge", "pass")
    assert [table.space(seat) for seat in range(4)] == ["galley", "deck-5", "bridge", "chapel"]
    assert (table.deep_ones("galley"), table.deep_ones("chapel")) == (1, 1)


@pytest.mark.rule("UNF-SP02")
def test_astral_travel_reaches_every_other_ship_space_and_nothing_else() -> None:
    table = cast("astral-travel", places={0: "galley", 1: "brig", 2: "brig", 3: "brig"})
    table.play("aim galley 0")
    goals = {move.removeprefix("at ") for move in table.legal()}
    decks = {f"deck-{number}" for number in range(1, 9)}
    rooms = {"bridge", "chapel", "captains-cabin", "cargo-hold", "boiler-room"}
    assert goals == decks | rooms


@pytest.mark.rule("UNF-SP02", "UNF-R88")
def test_astral_travel_starts_from_water_or_sick_bay_but_never_from_the_brig_or_the_deep() -> None:
    table = cast(
        "astral-travel",
        places={0: "sick-bay", 1: "brig", 2: "brig", 3: "brig"},
        deep_ones={"water-3": 1, "deep": 2},
        hydra="water-5",
        dice="8",
    )
    assert table.legal() == ["at sick-bay", "at water-3"]
    table.play("at water-3", "aim water-3 deep-one", "at bridge")
    assert table.view()["deep_ones"] == {"bridge": 1, "deep": 2}
    assert table.view()["hydra"] == "water-5"


# UNF-SP03 Call Down the Storm


@pytest.mark.rule("UNF-SP03", "UNF-R7")
@pytest.mark.parametrize(("face", "fuel"), [("2", 7), ("3", 8)])
def test_the_storm_defeats_all_in_water_and_damages_the_ship_on_less(face: str, fuel: int) -> None:
    table = cast(
        "call-down-the-storm",
        deep_ones={"water-1": 2, "water-8": 1, "deck-1": 1, "galley": 1, "deep": 2},
        damage_deck="fuel-leak flooded-food-stores",
        dice=face,
    )
    assert table.view()["deep_ones"] == {"deck-1": 1, "galley": 1, "deep": 2}
    assert table.view()["supply"] == 16
    assert (table.fuel, table.food) == (fuel, 8)


@pytest.mark.rule("UNF-SP03", "UNF-R7")
@pytest.mark.parametrize(("number", "fuel"), [(0, 8), (1, 8), (9, 7), (12, 7)])
def test_the_storm_needs_no_roll_for_one_or_none_or_for_nine(number: int, fuel: int) -> None:
    table = cast(
        "call-down-the-storm",
        deep_ones={"water-4": number} if number else {},
        damage_deck="fuel-leak",
    )
    assert table.told_of("rolled") == []
    assert (table.deep_ones("water-4"), table.fuel) == (0, fuel)


# UNF-SP04 Call Friends


@pytest.mark.rule("UNF-SP04")
@pytest.mark.parametrize(("face", "in_the_deep"), [("2", 2), ("3", 0)])
def test_friends_are_rescued_anywhere_and_a_roll_up_to_their_number_wakes_deep_ones(
    face: str, in_the_deep: int
) -> None:
    table = cast("call-friends", passengers={"deck-1": 1, "deck-6": 2}, dice=face)
    table.play("at deck-6", "at deck-6", "pass")
    assert table.view()["passengers"] == {"deck-1": 1}
    assert table.view()["passenger_supply"] == 8
    assert len(table.told_of("activated")) == (1 if in_the_deep else 0)
    assert table.deep_ones("deep") == in_the_deep


@pytest.mark.rule("UNF-SP04", "UNF-R97")
def test_without_a_friend_rescued_there_is_no_roll() -> None:
    table = cast("call-friends", passengers={"deck-1": 1}).play("pass")
    assert table.passengers("deck-1") == 1
    assert table.told_of("rolled", "activated") == []
    assert cast("call-friends").told_of("rolled") == []


@pytest.mark.rule("UNF-SP04")
def test_all_friends_may_be_rescued() -> None:
    table = cast("call-friends", passengers={"deck-1": 1, "deck-2": 1}, dice="8")
    table.play("at deck-1", "at deck-2")
    assert table.view()["passengers"] == {}


# UNF-SP05 Cloud Memory


@pytest.mark.rule("UNF-SP05", "UNF-R32")
def test_cloud_memory_gives_a_sanity_and_every_human_discards_a_card() -> None:
    table = cast(
        "cloud-memory",
        hands={0: "lore-1 will-2", 1: "lore-2", 3: "will-1 will-3"},
        places={0: "brig", 1: "sick-bay"},
        traitors={3: "hybrid"},
        options={"book": "reference"},
    )
    assert table.sanity == 9
    table.play("discard will-2")
    assert [table.hand(seat) for seat in range(4)] == [["lore-1"], [], [], ["will-1", "will-3"]]


# UNF-SP06 Conjuration


@pytest.mark.rule("UNF-SP06")
def test_conjuration_keeps_one_of_five_items_and_shuffles_the_rest_back() -> None:
    table = cast(
        "conjuration",
        items={0: ""},
        item_deck="shotgun plimsolls pocket-pistol kitchen-knife fine-clothes",
        dice="8",
    )
    size = table.view()["decks"]["items"]
    looked = table.view(0)["looking"]["cards"]
    assert looked == ["shotgun", "plimsolls", "pocket-pistol", "kitchen-knife", "fine-clothes"]
    assert table.view(1)["looking"]["cards"] is None
    table.play("take 3")
    assert table.items(0) == ["kitchen-knife"]
    assert table.view()["decks"]["items"] == size - 1
    assert any(len(pile) == size - 1 for pile in table.luck.shuffles)
    assert [memory["deck"] for memory in table.view(0)["memory"]] == ["spells"]


@pytest.mark.rule("UNF-SP06", "UNF-T20")
def test_an_improvement_that_is_conjured_may_be_worn_at_once() -> None:
    table = cast("conjuration", item_deck="binoculars", dice="8").play("take 0")
    assert table.legal() == ["wear nothing", "wear binoculars"]
    table.play("wear binoculars")
    assert table.view()["players"][0]["active_item"] == "binoculars"


@pytest.mark.rule("UNF-SP06", "UNF-R43")
@pytest.mark.parametrize("left", ["", "shotgun"])
def test_conjuration_takes_what_is_left_and_rolls_all_the_same(left: str) -> None:
    table = cast("conjuration", items={0: "", 1: everything(left), 2: "", 3: ""}, dice="4")
    assert table.items(0) == left.split()
    assert table.sanity == 7


# UNF-SP07 Dark Pact


@pytest.mark.rule("UNF-SP07")
@pytest.mark.parametrize("resource", ["fuel", "food", "sanity", "souls"])
def test_a_dark_pact_puts_treachery_into_chaos_for_a_resource_of_choice(resource: str) -> None:
    table = cast("dark-pact")
    assert (table.view()["chaos"], table.view()["decks"]["treachery"]) == (14, 17)
    table.play(f"gain {resource}")
    assert changes(table) == {resource: 1}


@pytest.mark.rule("UNF-SP07", "UNF-R17", "UNF-022")
def test_a_dark_pact_takes_the_treachery_there_is_and_fills_no_dial_beyond_ten() -> None:
    seventeen = (
        "treachery-1 treachery-1 treachery-1 treachery-1 treachery-1 treachery-1 treachery-1 "
        "treachery-2 treachery-2 treachery-2 treachery-2 treachery-2 "
        "treachery-3 treachery-3 treachery-3 treachery-3 treachery-4 treachery-4"
    )
    table = cast("dark-pact", hands={1: seventeen}, traitors={1: "hybrid"}, dials={"food": 10})
    table.play("gain food")
    assert (table.view()["chaos"], table.view()["decks"]["treachery"]) == (13, 0)
    assert table.food == 10


# UNF-SP09 Flesh Ward


@pytest.mark.rule("UNF-SP09", "UNF-R81")
def test_a_flesh_ward_goes_to_any_player() -> None:
    table = cast("flesh-ward", places={2: "brig"}, traitors={1: "hybrid"})
    assert table.legal() == ["name 0", "name 1", "name 2", "name 3"]
    table.play("name 1")
    assert [player["ward"] for player in table.view()["players"]] == [False, True, False, False]


def struck(**fields: Any) -> Table:
    """Seat 1, who bears the ward, is about to be defeated by a grenade."""
    table = position(
        **{
            "places": {0: "deck-1", 1: "deck-3"},
            "items": {0: "jam-tin-grenade"},
            "wards": 0b10,
            **fields,
        }
    )
    return table.play("item jam-tin-grenade", "at deck-3")


@pytest.mark.rule("UNF-SP09", "UNF-334")
@pytest.mark.parametrize(("face", "sanity"), [("4", 7), ("5", 8)])
@pytest.mark.parametrize("traitors", [{}, {1: "hybrid"}])
def test_the_ward_prevents_the_next_defeat_and_is_gone(
    face: str, sanity: int, traitors: dict[int, str]
) -> None:
    table = struck(dice=face, traitors=traitors)
    assert (table.space(1), table.sanity) == ("deck-3", sanity)
    assert table.view()["players"][1]["ward"] is False


@pytest.mark.rule("UNF-SP09", "UNF-X43", "UNF-226")
def test_another_prevention_may_be_chosen_and_the_ward_stays() -> None:
    table = struck(hands={1: "strength-5"}).play("shrug strength-5")
    assert (table.asked, table.legal()) == ([0], ["allow 1", "allow ward"])
    table.play("allow 1")
    assert (table.space(1), table.hand(1)) == ("deck-3", [])
    assert table.view()["players"][1]["ward"] is True
    assert table.told_of("rolled") == []


@pytest.mark.rule("UNF-SP09", "UNF-226")
def test_the_ward_may_be_chosen_and_the_other_prevention_is_not_spent() -> None:
    table = struck(hands={1: "strength-5"}, dice="5").play("shrug strength-5", "allow ward")
    assert (table.space(1), table.hand(1)) == ("deck-3", ["strength-5"])
    assert table.view()["players"][1]["ward"] is False


@pytest.mark.rule("UNF-SP09", "UNF-225")
def test_the_ward_stays_with_somebody_who_is_defeated_without_effect() -> None:
    table = position(places={0: "chapel", 1: "sick-bay"}, items={0: "jam-tin-grenade"}, wards=0b10)
    table.play("item jam-tin-grenade", "at sick-bay")
    assert table.view()["players"][1]["ward"] is True


# UNF-SP10 Foresee


@pytest.mark.rule("UNF-SP10", "UNF-R43")
def test_foresee_puts_one_of_four_on_top_and_mixes_the_rest_underneath() -> None:
    four = ["hull-leak", "infection", "dinghy-launch", "food-rationing"]
    table = cast("foresee", mythos=" ".join(four), dice="8")
    assert table.legal() == ["look mythos", "look waypoints"]
    table.play("look mythos")
    assert table.view(0)["looking"]["cards"] == four
    table.play("take 2")
    names = [GAME.cards.mythos[card].name for card in table.deck("mythos")]
    assert names[0] == "dinghy-launch"
    assert set(names[-3:]) == set(four) - {"dinghy-launch"}
    places = {memory["card"]: memory["place"] for memory in table.view(0)["memory"]}
    assert {name: places[name] for name in four} == {
        "dinghy-launch": 0,
        "hull-leak": None,
        "infection": None,
        "food-rationing": None,
    }


@pytest.mark.rule("UNF-SP10")
def test_foresee_may_look_at_the_waypoints() -> None:
    table = cast("foresee", waypoints="reef iceberg fog-bank hurricane", dice="8")
    table.play("look waypoints")
    assert table.view(0)["looking"]["cards"] == ["reef", "iceberg", "fog-bank", "hurricane"]
    table.play("take 3")
    names = [GAME.cards.waypoint_names[card] for card in table.deck("waypoints")]
    assert names[0] == "hurricane"
    assert set(names[-3:]) == {"reef", "iceberg", "fog-bank"}


@pytest.mark.rule("UNF-SP10", "UNF-101")
def test_foresee_shows_and_drops_cards_of_people_who_are_not_there() -> None:
    table = cast(
        "foresee", mythos="history-repeats hull-leak infection dinghy-launch transformation"
    )
    table.play("look mythos")
    four = ["hull-leak", "infection", "dinghy-launch", "transformation"]
    assert table.view(0)["looking"]["cards"] == four
    assert table.view()["mythos_top"] == "history-repeats"


@pytest.mark.rule("UNF-SP10", "UNF-R43", "UNF-102")
@pytest.mark.parametrize("left", [1, 3])
def test_foresee_looks_at_fewer_cards_where_there_are_fewer(left: int) -> None:
    table = position(keeper=0, spells="foresee dark-pact", dice="8")
    del table.state.waypoints.cards[left:], table.state.waypoints.known[left:]
    table.play("cast", "take 0", "look waypoints")
    if left == 3:
        assert table.view(0)["looking"]["count"] == 3
        table.play("take 1")
    assert table.view()["decks"]["waypoints"] == left


# UNF-SP11 and UNF-SP12 Greater Banishment


def banish(copy: int, **fields: Any) -> Table:
    """Seat 0 resolves one of the two copies."""
    cards = [
        card for card, name in enumerate(GAME.cards.spell_names) if name == "greater-banishment"
    ]
    assert len(cards) == 2
    table = position(keeper=0, **fields)
    table.state.spells.cards.remove(cards[copy])
    table.state.spells.cards.append(cards[copy])
    return table.play("cast", "take 0")


@pytest.mark.parametrize(
    "copy",
    [
        pytest.param(0, marks=pytest.mark.rule("UNF-SP11")),
        pytest.param(1, marks=pytest.mark.rule("UNF-SP12")),
    ],
)
@pytest.mark.parametrize(("face", "sanity"), [("4", 7), ("5", 8)])
def test_a_greater_banishment_advances_the_ritual_by_two(copy: int, face: str, sanity: int) -> None:
    table = banish(copy, ritual=1, dice=face)
    assert (table.ritual, table.sanity) == (3, sanity)


@pytest.mark.parametrize(
    "copy",
    [
        pytest.param(0, marks=pytest.mark.rule("UNF-SP11")),
        pytest.param(1, marks=pytest.mark.rule("UNF-SP12")),
    ],
)
@pytest.mark.parametrize(("book", "ritual"), [("learn-to-play", 0), ("reference", 1)])
@pytest.mark.rule("UNF-X23")
def test_a_greater_banishment_may_reach_cast(copy: int, book: str, ritual: int) -> None:
    table = banish(
        copy, ritual=3, dice="5", deep_ones={"water-1": 1, "galley": 1}, options={"book": book}
    )
    assert table.ritual == ritual
    assert table.view()["deep_ones"] == {"galley": 1}


# UNF-SP13 Heal


@pytest.mark.rule("UNF-SP13", "UNF-R89")
def test_heal_sends_the_humans_of_the_sick_bay_away_and_the_others_draw() -> None:
    table = cast("heal", places={1: "sick-bay", 2: "sick-bay", 3: "brig"}, dice="8")
    assert table.asked == [1]
    assert len(table.legal()) == 14
    table.play("to galley")
    assert table.asked == [2]
    table.play("to deck-8")
    assert table.asked == [0, 3]
    assert table.legal(0) == ["draw influence", "draw observation", "draw strength"]
    assert table.legal(3) == ["draw lore", "draw will"]
    table.play_as(3, "draw will")
    table.play_as(0, "draw strength")
    assert [table.space(seat) for seat in (1, 2, 3)] == ["galley", "deck-8", "brig"]
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 0, 0, 1]


@pytest.mark.rule("UNF-SP13")
def test_heal_does_nothing_for_a_revealed_traitor() -> None:
    table = cast("heal", places={1: "sick-bay"}, traitors={1: "hybrid"}, dice="8")
    assert table.asked == [0, 2, 3]
    assert table.space(1) == "sick-bay"


# UNF-SP14 Lure Monster


@pytest.mark.rule("UNF-SP14")
@pytest.mark.parametrize("hydra", ["deep", "water-1"])
def test_lured_monarchs_go_to_the_deep_alone(hydra: str) -> None:
    table = cast("lure-monster", hydra=hydra, dagon="water-6", deep_ones={"water-6": 2}, dice="8")
    assert (table.view()["hydra"], table.view()["dagon"]) == ("deep", "deep")
    assert table.deep_ones("water-6") == 2


# UNF-SP15 Plague of Locusts


@pytest.mark.rule("UNF-SP15", "UNF-R97")
@pytest.mark.parametrize(("face", "food"), [(4, 8), (5, 7)])
def test_locusts_defeat_as_many_deep_ones_as_rolled_and_five_eat_food(face: int, food: int) -> None:
    table = cast(
        "plague-of-locusts",
        deep_ones={"galley": 3, "water-1": 3, "deck-2": 1, "deep": 4},
        dice=str(face),
    )
    table.play("at galley", "at water-1", "at deck-2")
    assert table.legal() == ["at galley", "at water-1"]
    table.play(*["at galley"] * (face - 3))
    assert table.view()["supply"] == 9 + face
    assert table.deep_ones("deep") == 4
    assert table.food == food


@pytest.mark.rule("UNF-SP15", "UNF-R97")
@pytest.mark.parametrize("deep_ones", [{"galley": 2, "deep": 3}, {"deep": 3}])
def test_locusts_defeat_all_where_there_are_fewer(deep_ones: dict[str, int]) -> None:
    table = cast("plague-of-locusts", deep_ones=deep_ones, dice="8")
    assert table.view()["deep_ones"] == {"deep": 3}
    assert table.food == 7


# UNF-SP17 Revelation of Script


def read_script(skill: str, face: str, **fields: Any) -> Table:
    """Seat 0 keeps the script and reads it when a test in the Captain's Cabin stands at 6."""
    table = position(
        **{
            "places": {0: "captains-cabin"},
            "script": 0,
            "chaos": "influence-3 observation-3 lore-1",
            "tops": "influence-2 lore-4 treachery-3",
            "dice": face,
            **fields,
        }
    )
    return table.play("use space", "name 1", f"script {skill}").quiet("after-total")


@pytest.mark.rule("UNF-SP17", "UNF-335")
def test_the_script_is_kept_by_who_resolved_it() -> None:
    table = cast("revelation-of-script")
    assert [player["script"] for player in table.view()["players"]] == [True, False, False, False]


@pytest.mark.rule("UNF-SP17", "UNF-R82")
@pytest.mark.parametrize(
    ("skill", "total", "outcome"),
    [("influence", 8, "passed"), ("lore", 2, "failed"), ("treachery", 3, "failed")],
)
def test_the_script_adds_the_top_card_of_any_deck_by_its_type(
    skill: str, total: int, outcome: str
) -> None:
    table = read_script(skill, "8")
    [end] = table.told_of("outcome")
    assert (end["total"], end["outcome"]) == (total, outcome)
    assert table.space(1) == ("brig" if outcome == "passed" else "boiler-room")
    assert table.view()["players"][0]["script"] is False


@pytest.mark.rule("UNF-SP17")
@pytest.mark.parametrize(
    ("skill", "face", "sanity"),
    [("influence", "2", 7), ("influence", "3", 8), ("lore", "4", 7), ("lore", "5", 8)],
)
def test_reading_the_script_costs_a_sanity_on_a_roll_up_to_the_value_of_the_card(
    skill: str, face: str, sanity: int
) -> None:
    assert read_script(skill, face).sanity == sanity


@pytest.mark.rule("UNF-SP17", "UNF-335", "UNF-R92")
def test_the_script_works_without_the_title_and_for_a_revealed_traitor() -> None:
    table = position(
        places={0: "captains-cabin"},
        script=2,
        traitors={2: "hybrid"},
        chaos="influence-3 observation-3 lore-1",
        tops="observation-2",
        dice="8",
    )
    table.play("use space", "name 1", "script observation")
    assert table.space(1) == "brig"


@pytest.mark.rule("UNF-SP17", "UNF-B3")
@pytest.mark.parametrize(("book", "asked"), [("learn-to-play", []), ("reference", [2])])
def test_by_the_learn_to_play_book_the_script_is_not_read_in_the_brig(
    book: str, asked: list[int]
) -> None:
    table = position(
        places={0: "captains-cabin", 2: "brig"},
        script=2,
        chaos="influence-3 observation-3 lore-1",
        options={"book": book},
    )
    table.play("use space", "name 1")
    assert (table.asked if table.window else []) == asked


# UNF-SP18 Summon Fire


@pytest.mark.rule("UNF-SP18")
@pytest.mark.parametrize(("face", "travel", "fuel"), [("5", 1, 8), ("6", 2, 7)])
def test_summoned_fire_drives_the_ship_once_or_twice_with_damage(
    face: str, travel: int, fuel: int
) -> None:
    table = cast(
        "summon-fire",
        dice=face,
        damage_deck="fuel-leak flooded-food-stores",
        deep_ones={"water-1": 1},
    )
    assert (table.travel, table.fuel, table.food) == (travel, fuel, 8)
    assert table.deep_ones(f"water-{1 + 2 * travel}") == 1


# UNF-SP19 Summon the Beast Within


def beast(face: str, **fields: Any) -> Table:
    """Seat 0 becomes the beast on deck 3."""
    table = cast(
        "summon-the-beast-within",
        **{
            "places": {0: "bridge", 1: "deck-3", 2: "deck-3", 3: "chapel"},
            "traitors": {2: "hybrid"},
            "deep_ones": {"deck-3": 2},
            "passengers": {"deck-3": 2, "supply": 0},
            "items": {2: ""},
            "dice": face,
            **fields,
        },
    )
    return table.play("to deck-3")


@pytest.mark.rule("UNF-SP19", "UNF-R7")
def test_the_beast_moves_and_defeats_every_enemy_in_its_space() -> None:
    table = beast("3")
    assert [table.space(seat) for seat in range(4)] == ["deck-3", "deck-3", "brig", "chapel"]
    assert (table.deep_ones("deck-3"), table.passengers("deck-3")) == (0, 2)


@pytest.mark.rule("UNF-SP19", "UNF-R7")
def test_on_less_than_the_number_defeated_the_beast_spares_nobody() -> None:
    table = beast("2")
    assert table.legal() == ["name 0", "name 1"]
    table.play("name 1")
    assert [table.space(seat) for seat in range(4)] == ["sick-bay", "sick-bay", "brig", "chapel"]
    assert table.view()["passengers"] == {}


@pytest.mark.rule("UNF-SP19")
def test_the_beast_may_stay_where_it_is() -> None:
    table = cast("summon-the-beast-within", places={0: "galley"}, deep_ones={"galley": 1})
    assert len(table.legal()) == 14
    table.play("pass")
    assert (table.space(0), table.deep_ones("galley")) == ("galley", 0)


@pytest.mark.rule("UNF-SP19", "UNF-R7")
@pytest.mark.parametrize(("number", "place"), [(0, "galley"), (1, "galley"), (9, "sick-bay")])
def test_the_beast_needs_no_roll_for_one_or_none_or_for_nine(number: int, place: str) -> None:
    table = cast(
        "summon-the-beast-within",
        places={0: "galley"},
        deep_ones={"galley": number} if number else {},
    )
    table.play("pass")
    assert table.space(0) == place
    assert table.told_of("rolled") == []


@pytest.mark.rule("UNF-SP19", "UNF-225")
def test_a_defeat_that_is_prevented_is_not_counted() -> None:
    table = cast(
        "summon-the-beast-within",
        places={0: "galley", 1: "galley"},
        traitors={1: "hybrid"},
        deep_ones={"galley": 1},
        hands={1: "strength-5"},
    )
    table.play("pass", "shrug strength-5")
    assert (table.space(1), table.told_of("rolled")) == ("galley", [])


@pytest.mark.rule("UNF-SP19", "UNF-R77")
def test_the_humans_fall_before_the_passengers() -> None:
    """Whoever has been defeated is no longer there to treat a passenger."""
    table = beast("2", items={1: "travel-pharmacy", 2: ""}).play("name 1")
    fallen = [event["event"] for event in table.told_of("defeated", "passenger-defeated")]
    assert fallen[1:] == ["defeated", "defeated", "passenger-defeated", "passenger-defeated"]


@pytest.mark.rule("UNF-SP19", "UNF-R88")
def test_a_keeper_in_the_brig_does_not_get_out_as_a_beast() -> None:
    table = cast(
        "summon-the-beast-within",
        places=dict.fromkeys(range(4), "brig"),
        options={"book": "reference"},
    )
    assert (table.space(0), table.step) == ("brig", "actions")


@pytest.mark.rule("UNF-SP19", "UNF-225")
def test_traitors_in_the_brig_with_the_beast_cannot_be_defeated_again() -> None:
    table = cast(
        "summon-the-beast-within",
        places=dict.fromkeys(range(4), "brig"),
        traitors={1: "hybrid", 2: "cultist"},
        options={"book": "reference"},
    )
    assert (table.step, table.told_of("rolled")) == ("actions", [])


# UNF-SP20 Voice of Ra


@pytest.mark.rule("UNF-SP20", "UNF-R32")
@pytest.mark.parametrize(("face", "cards"), [("4", 1), ("5", 2)])
def test_every_human_draws_a_card_of_choice_and_may_have_to_discard_one(
    face: str, cards: str
) -> None:
    table = cast(
        "voice-of-ra", traitors={3: "hybrid"}, hands=dict.fromkeys(range(4), "lore-1"), dice=face
    )
    assert table.asked == [0, 1, 2]
    assert table.legal(1) == [
        "draw influence",
        "draw lore",
        "draw observation",
        "draw strength",
        "draw will",
    ]
    for seat, skill in enumerate(["influence", "lore", "will"]):
        table.play_as(seat, f"draw {skill}")
    drawn = [event["skill"] for event in table.told_of("drew")]
    assert drawn == ["influence", "lore", "will"]
    if face == "4":
        for seat in range(3):
            table.play_as(seat, "discard lore-1")
    assert [len(table.hand(seat)) for seat in range(4)] == [cards, cards, cards, 1]
    assert table.step == "actions"


@pytest.mark.rule("UNF-H18")
def test_a_spell_that_is_cast_has_come_out() -> None:
    table = position(keeper=0, spells="raise-the-dead dark-pact")
    table.play("cast")
    before = table.state.revealed
    table.play("take 0")
    assert table.state.revealed > before
