"""What is printed on the board and on the title cards: UNF-BX-…, seven spaces and two titles."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.cards import CAPTAIN_CHOOSES
from abyssal.games.unfathomable.position.notation import RETREAT_RITUAL
from games.unfathomable.table import GAME, Table, position

AWAY = {0: "deck-1", 1: "deck-5", 2: "deck-6", 3: "deck-7"}
ALL_KINDS = "lore-2 strength-2"


def at(place: str, **fields: Any) -> Table:
    """Seat 0 is in `place` with a lore and a strength card, the others are on deck."""
    fields = {"hands": {0: ALL_KINDS}, **fields}
    return position(**{"places": {**AWAY, 0: place}, **fields})


def name_of(deck: str, card: int) -> str:
    names = {"mythos": [card.name for card in GAME.cards.mythos]}
    names["waypoints"] = GAME.cards.waypoint_names
    names["spells"] = GAME.cards.spell_names
    return names[deck][card]


def used(table: Table) -> list[str]:
    """The ways in which the space can be used."""
    return table.legal_with("use")


# When a space can be used


@pytest.mark.parametrize(
    ("place", "ways"),
    [
        pytest.param("bridge", ["use space"], marks=pytest.mark.rule("UNF-BX-bridge")),
        pytest.param(
            "chapel", ["use retreat", "use lore"], marks=pytest.mark.rule("UNF-BX-chapel")
        ),
        pytest.param(
            "captains-cabin", ["use space"], marks=pytest.mark.rule("UNF-BX-captains-cabin")
        ),
        pytest.param("cargo-hold", ["use space"], marks=pytest.mark.rule("UNF-BX-cargo-hold")),
        pytest.param("galley", ["use space"], marks=pytest.mark.rule("UNF-BX-galley")),
        pytest.param("boiler-room", ["use space"], marks=pytest.mark.rule("UNF-BX-boiler-room")),
    ],
)
@pytest.mark.rule("UNF-096", "UNF-097")
def test_a_room_is_used_unless_it_is_damaged_or_an_enemy_is_there(
    place: str, ways: list[str]
) -> None:
    assert used(at(place)) == ways
    assert used(at(place, damage={place: "any"})) == []
    assert used(at(place, deep_ones={place: 1})) == []
    for book in ("learn-to-play", "reference"):
        fields = {"places": {**AWAY, 0: place, 1: place}, "options": {"book": book}}
        assert used(at(place, **fields)) == ways
        assert used(at(place, **fields, traitors={1: "hybrid"})) == []
        assert used(at(place, **fields, traitors={0: "hybrid"})) == []


@pytest.mark.parametrize(
    ("place", "moves"),
    [
        pytest.param(
            *("bridge", ["use space", "look mythos", "take 0"]),
            marks=pytest.mark.rule("UNF-BX-bridge"),
        ),
        pytest.param("chapel", ["use retreat"], marks=pytest.mark.rule("UNF-BX-chapel")),
        pytest.param(
            *("captains-cabin", ["use space", "name 1"]),
            marks=pytest.mark.rule("UNF-BX-captains-cabin"),
        ),
        pytest.param(
            *("cargo-hold", ["use space", "take 0"]), marks=pytest.mark.rule("UNF-BX-cargo-hold")
        ),
        pytest.param(
            *("galley", ["use space", "draw lore", "done"]),
            marks=pytest.mark.rule("UNF-BX-galley"),
        ),
        pytest.param(
            *("boiler-room", ["use space", "discard strength-2", "no"]),
            marks=pytest.mark.rule("UNF-BX-boiler-room"),
        ),
        pytest.param("brig", ["use space"], marks=pytest.mark.rule("UNF-BX-brig")),
    ],
)
@pytest.mark.rule("UNF-095")
def test_a_space_costs_an_action_and_is_used_once_a_turn(place: str, moves: list[str]) -> None:
    table = at(
        place,
        hands={0: f"{ALL_KINDS} lore-1 strength-1"},
        item_deck="shotgun plimsolls",
        chaos="will-3 will-4 will-1 will-2",
        dice="8",
    )
    table.play(*moves).quiet("before-test contribute")
    assert (table.step, table.actions) == ("actions", 1)
    assert used(table) == []


# Bridge


@pytest.mark.rule("UNF-BX-bridge", "UNF-100")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [("mythos", "hull-leak infection dinghy-launch"), ("waypoints", "reef iceberg fog-bank")],
)
@pytest.mark.parametrize("choice", [0, 1])
def test_the_bridge_puts_one_card_on_top_and_the_other_under(
    deck: str, cards: str, choice: int
) -> None:
    table = at("bridge", dice="2", **{deck: cards}).play("use space")
    assert table.view()["passengers"] == {"deck-2": 1}
    assert table.legal() == ["look mythos", "look waypoints"]
    table.play(f"look {deck}")
    first, second, third = cards.split()
    assert table.view(0)["looking"]["cards"] == [first, second]
    table.play(f"take {choice}")
    names = [name_of(deck, card) for card in table.deck(deck)]
    top, bottom = (first, second) if choice == 0 else (second, first)
    assert (names[0], names[1], names[-1]) == (top, third, bottom)
    known = [memory["card"] for memory in table.view(0)["memory"]]
    assert sorted(known) == sorted([first, second])
    assert table.view(1)["memory"] == []


@pytest.mark.rule("UNF-BX-bridge", "UNF-R43")
def test_a_card_that_two_have_looked_at_is_known_to_both() -> None:
    waypoints = "reef maelstrom rainstorm"
    table = at("bridge", dice="2 3", waypoints=waypoints, mythos="class-struggle")
    table.state.places[1] = table.state.places[0]
    table.play("use space", "look waypoints", "take 0", "end", "option 1")
    table.play("use space", "look waypoints", "take 0", passing="before-roll")
    known = [{memory["card"] for memory in table.view(seat)["memory"]} for seat in (0, 1, 2)]
    assert known == [{"reef", "maelstrom"}, {"reef", "rainstorm"}, set()]


@pytest.mark.rule("UNF-BX-bridge", "UNF-099", "UNF-005")
def test_the_bridge_needs_a_passenger_to_risk() -> None:
    assert used(at("bridge", passengers={"supply": 0, "deck-1": 3})) == []


# Chapel and Boiler Room: the roll and the card together


@pytest.mark.parametrize(
    ("place", "use", "skill", "resource", "track"),
    [
        pytest.param(
            *("chapel", "use lore", "lore", "sanity", "ritual"),
            marks=pytest.mark.rule("UNF-BX-chapel"),
        ),
        pytest.param(
            *("boiler-room", "use space", "strength", "fuel", "travel"),
            marks=pytest.mark.rule("UNF-BX-boiler-room"),
        ),
    ],
)
@pytest.mark.parametrize(
    ("value", "face", "lost"),
    [(1, 5, 1), (1, 6, 0), (2, 4, 1), (2, 5, 0), (4, 2, 1), (4, 3, 0), (5, 1, 1), (5, 2, 0)],
)
def test_a_sum_of_six_or_less_costs_a_resource_and_the_track_advances(
    place: str, use: str, skill: str, resource: str, track: str, value: object, face: int, lost: int
) -> None:
    card = f"{skill}-{value}"
    table = position(
        "arjun samira william", places={0: place}, hands={0: f"{card} will-5"}, dice=str(face)
    )
    table.play(use, f"discard {card}")
    assert table.dials == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8, resource: 8 - lost}
    assert table.view()[track] == 1
    assert (table.hand(0), table.view()["tops"]) == (["will-5"], {skill: card})


@pytest.mark.parametrize(
    ("place", "ways", "hand"),
    [
        pytest.param(
            *("chapel", ["use retreat"], "strength-5"), marks=pytest.mark.rule("UNF-BX-chapel")
        ),
        pytest.param(*("boiler-room", [], "lore-5"), marks=pytest.mark.rule("UNF-BX-boiler-room")),
    ],
)
@pytest.mark.rule("UNF-005")
def test_without_the_card_to_discard_nothing_is_started(
    place: str, ways: list[str], hand: str
) -> None:
    assert used(at(place, hands={0: hand})) == ways


@pytest.mark.parametrize(
    ("place", "use", "card", "resource", "track"),
    [
        pytest.param(
            *("chapel", "use lore", "lore-2", "sanity", "ritual"),
            marks=pytest.mark.rule("UNF-BX-chapel"),
        ),
        pytest.param(
            *("boiler-room", "use space", "strength-2", "fuel", "travel"),
            marks=pytest.mark.rule("UNF-BX-boiler-room"),
        ),
    ],
)
@pytest.mark.rule("UNF-352")
def test_the_last_of_the_resource_ends_the_game_before_the_track_moves(
    place: str, use: str, card: str, resource: str, track: str
) -> None:
    table = at(place, dials={resource: 1}, dice="4").play(use, f"discard {card}")
    assert (table.ending, table.view()[track]) == ("resource", 0)


@pytest.mark.rule("UNF-BX-chapel", "UNF-103")
@pytest.mark.parametrize(("start", "end"), [(3, 2), (1, 0), (0, 0)])
def test_the_chapel_retreats_the_ritual_for_nothing(start: int, end: int) -> None:
    table = at("chapel", ritual=start).play("use retreat")
    assert (table.ritual, table.sanity, len(table.hand(0))) == (end, 8, 2)
    assert [event["step"] for event in table.told_of("track")] == ([end] if start else [])


@pytest.mark.rule("UNF-BX-chapel", "UNF-247")
def test_the_chapel_may_bring_the_ritual_to_cast() -> None:
    table = at("chapel", ritual=3, dice="8", deep_ones={"water-1": 2})
    table.play("use lore", "discard lore-2", "name 1", "name 2").quiet("character-falls")
    assert (table.ritual, table.deep_ones("water-1")) == (0, 0)


# Captain's Cabin and Brig: the tests


@pytest.mark.parametrize(
    ("place", "chaos", "total"),
    [
        pytest.param(
            *("captains-cabin", "influence-5 observation-3", 8),
            marks=pytest.mark.rule("UNF-BX-captains-cabin"),
        ),
        pytest.param(
            *("captains-cabin", "influence-5 observation-2", 7),
            marks=pytest.mark.rule("UNF-BX-captains-cabin"),
        ),
        pytest.param(
            *("captains-cabin", "lore-3 strength-2", -5),
            marks=pytest.mark.rule("UNF-BX-captains-cabin"),
        ),
        pytest.param(
            *("captains-cabin", "will-3 treachery-1", -4),
            marks=pytest.mark.rule("UNF-BX-captains-cabin"),
        ),
        pytest.param("brig", "lore-5 strength-3", 8, marks=pytest.mark.rule("UNF-BX-brig")),
        pytest.param("brig", "lore-5 strength-2", 7, marks=pytest.mark.rule("UNF-BX-brig")),
        pytest.param(
            "brig", "influence-3 observation-2", -5, marks=pytest.mark.rule("UNF-BX-brig")
        ),
        pytest.param("brig", "will-3 treachery-1", -4, marks=pytest.mark.rule("UNF-BX-brig")),
    ],
)
@pytest.mark.rule("UNF-154")
def test_a_space_is_tested_with_eight_and_its_two_skills(
    place: str, chaos: str, total: int
) -> None:
    table = at(place, chaos=f"{chaos} will-1 will-2", hands={}).play("use space")
    if place == "captains-cabin":
        table.play("name 1")
    [test] = table.told_of("test")
    skills = ["influence", "observation"] if place == "captains-cabin" else ["lore", "strength"]
    assert (test["target"], test["partial"], test["skills"]) == (8, 0, skills)
    [end] = table.quiet("after-total").told_of("outcome")
    assert (end["total"], end["outcome"]) == (total, "passed" if total >= 8 else "failed")
    assert table.dials == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8}


@pytest.mark.rule("UNF-BX-captains-cabin", "UNF-105", "UNF-270")
def test_the_one_who_is_named_goes_to_the_brig_and_loses_titles() -> None:
    table = at("captains-cabin", chaos="influence-5 observation-5 will-1", hands={}, keeper=1)
    table.play("use space", "name 1")
    assert (table.space(1), table.view()["keeper"]) == ("brig", 3)


@pytest.mark.rule("UNF-BX-captains-cabin", "UNF-B5", "UNF-R14")
@pytest.mark.parametrize(
    ("book", "names"),
    [("learn-to-play", ["name 0", "name 2"]), ("reference", ["name 2"])],
)
def test_neither_traitors_nor_prisoners_are_named(book: str, names: list[str]) -> None:
    table = at(
        "captains-cabin",
        places={**AWAY, 0: "captains-cabin", 1: "brig"},
        traitors={3: "hybrid"},
        options={"book": book},
        chaos="will-1 will-2 will-3",
        hands={},
    )
    table.play("use space")
    if len(names) > 1:
        assert table.legal() == names
    else:
        assert table.told_of("accused")[0]["owner"] == 2


@pytest.mark.rule("UNF-BX-captains-cabin", "UNF-105", "UNF-B5")
@pytest.mark.parametrize(("book", "oneself"), [("learn-to-play", True), ("reference", False)])
@pytest.mark.parametrize("seat", range(4))
def test_whoever_is_in_the_cabin_may_name_every_free_human(
    seat: int, book: str, oneself: bool
) -> None:
    table = position(
        current=seat, places={**AWAY, seat: "captains-cabin"}, options={"book": book}
    ).play("use space")
    assert table.legal() == [f"name {other}" for other in range(4) if oneself or other != seat]


@pytest.mark.rule("UNF-BX-captains-cabin", "UNF-105", "UNF-B5")
@pytest.mark.parametrize("book", ["learn-to-play", "reference"])
@pytest.mark.parametrize("free", range(4))
def test_the_cabin_needs_one_other_free_human_whoever_that_is(free: int, book: str) -> None:
    seat = (free + 1) % 4
    prison = dict.fromkeys(range(4), "brig")
    table = position(
        current=seat,
        places={**prison, seat: "captains-cabin", free: "deck-8"},
        options={"book": book},
    )
    assert not table.refuses("use space")
    lonely = position(
        current=seat, places={**prison, seat: "captains-cabin"}, options={"book": book}
    )
    assert lonely.refuses("use space")


@pytest.mark.rule("UNF-BX-captains-cabin", "UNF-B5")
def test_by_the_learn_to_play_book_one_may_send_oneself_to_the_brig() -> None:
    table = at("captains-cabin", chaos="influence-5 observation-5 will-1", hands={})
    table.play("use space", "name 0")
    assert (table.space(0), table.actions) == ("brig", 1)


@pytest.mark.rule("UNF-BX-brig", "UNF-110")
def test_from_the_brig_one_gets_to_any_ship_space() -> None:
    table = at("brig", chaos="lore-5 strength-5 will-1", hands={}).play("use space")
    decks = {f"deck-{number}" for number in range(1, 9)}
    rooms = {"bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"}
    assert {move.removeprefix("to ") for move in table.legal()} == decks | rooms
    table.play("to bridge")
    assert (table.space(0), table.actions) == ("bridge", 1)


@pytest.mark.rule("UNF-BX-brig", "UNF-B8")
def test_a_revealed_traitor_does_not_use_the_brig() -> None:
    for book in ("learn-to-play", "reference"):
        assert used(at("brig", traitors={0: "hybrid"}, options={"book": book})) == []


# Cargo Hold


@pytest.mark.rule("UNF-BX-cargo-hold", "UNF-106")
@pytest.mark.parametrize(("choice", "kept", "under"), [(0, "shotgun", 18), (1, "plimsolls", 19)])
def test_one_of_two_items_is_kept_and_the_other_goes_under(
    choice: int, kept: str, under: int
) -> None:
    table = at("cargo-hold", items={0: ""}, item_deck="shotgun plimsolls").play("use space")
    assert table.legal() == ["take 0", "take 1"]
    assert table.view(1)["looking"]["cards"] is None
    table.play(f"take {choice}")
    assert (table.items(0), table.deck("item_deck")[-1]) == ([kept], under)


@pytest.mark.rule("UNF-BX-cargo-hold", "UNF-T20")
def test_an_improvement_of_the_hold_may_be_put_on() -> None:
    table = at("cargo-hold", item_deck="binoculars shotgun").play("use space", "take 0")
    assert table.legal() == ["wear nothing", "wear binoculars"]


# Galley


@pytest.mark.rule("UNF-BX-galley", "UNF-X21")
@pytest.mark.parametrize(
    ("count", "face", "lost"),
    [(2, 1, 1), (2, 2, 0), (3, 2, 1), (3, 3, 0), (4, 3, 1), (4, 4, 0), (5, 4, 1), (5, 5, 0)],
)
def test_less_than_the_number_drawn_costs_a_food(count: int, face: int, lost: int) -> None:
    skills = ["influence", "lore", "observation", "strength", "will"]
    table = at("galley", hands={}, dice=str(face)).play("use space")
    table.play(*[f"draw {skill}" for skill in skills[:count]])
    if count < 5:
        table.play("done")
    table.quiet("before-roll")
    assert [event["skill"] for event in table.told_of("drew")] == skills[:count]
    assert (table.food, len(table.hand(0))) == (8 - lost, count)


@pytest.mark.rule("UNF-BX-galley", "UNF-R44")
def test_the_number_actually_drawn_counts() -> None:
    copies = {1: 7, 2: 5, 3: 4, 4: 2}  # two more are in the chaos deck, one is left to draw
    hoard = " ".join(f"lore-{value}" for value, count in copies.items() for _ in range(count))
    table = at("galley", hands={1: hoard})
    table.play("use space", "draw lore", "draw lore", "draw lore", "done")
    assert len(table.hand(0)) == 1
    assert table.told_of("rolled") == []


# Captain


@pytest.mark.rule("UNF-BX-captain", "UNF-257", "UNF-T22")
@pytest.mark.parametrize("choice", [0, 1])
def test_the_captain_takes_one_of_two_waypoints_and_puts_the_other_under(choice: int) -> None:
    table = position(
        "arjun samira william",
        places={0: "boiler-room"},
        hands={0: "strength-5"},
        captain=1,
        travel=3,
        waypoints="smooth-sailing rough-water",
        dice="8",
    )
    table.play("use space", "discard strength-5")
    both = ["smooth-sailing", "rough-water"]
    assert (table.asked, table.view(1)["looking"]["cards"]) == ([1], both)
    assert table.view(0)["looking"]["cards"] is None
    table.play(f"take {choice}")
    assert table.view()["row"] == [both[choice]]
    assert name_of("waypoints", table.deck("waypoints")[-1]) == both[1 - choice]
    assert table.view(0)["memory"] == []


@pytest.mark.rule("UNF-BX-captain", "UNF-267", "UNF-129")
@pytest.mark.parametrize(
    ("place", "book", "asked"),
    [
        ("brig", "learn-to-play", 2),
        ("brig", "reference", 2),
        ("galley", "learn-to-play", 0),
    ],
)
def test_the_captain_picks_the_track_for_a_prisoner(place: str, book: str, asked: int) -> None:
    table = position(
        "jeanne samira william",
        places={0: place},
        captain=2,
        mythos="jail-break",
        chaos="lore-5 strength-5 will-1",
        options={"book": book},
    )
    table.play("end")
    assert (table.asked, table.legal()) == ([asked], ["advance travel", "advance ritual"])
    table.play("advance ritual")
    assert (table.travel, table.ritual) == (0, 1)


@pytest.mark.rule("UNF-BX-captain", "UNF-267")
def test_the_captain_chooses_on_fifteen_mythos_cards() -> None:
    captains = [
        "accusation",
        "bucket-brigade",
        "class-struggle",
        "dinghy-launch",
        "food-rationing",
        "improvised-fuel-source",
        "incoming-sos",
        "infection",
        "looming-breakdown",
        "missing-jewelry",
        "power-to-the-people",
        "the-captains-banquet",
        "too-many-bodies",
        "transformation",
        "volunteer-army",
    ]
    cards = [card.name for card in GAME.cards.mythos if card.chooser == CAPTAIN_CHOOSES]
    assert cards == captains
    for name in captains:
        table = position("jeanne samira william", captain=1, keeper=2, mythos=name).play("end")
        assert (table.step, table.asked) == ("crisis", [1])


# Keeper


@pytest.mark.rule("UNF-BX-keeper", "UNF-268")
@pytest.mark.parametrize(("choice", "dials"), [(0, {"souls": 10}), (1, {"fuel": 10})])
def test_the_keeper_resolves_one_of_two_spells_and_puts_the_other_under(
    choice: int, dials: dict[str, int]
) -> None:
    table = position(keeper=0, spells="raise-the-dead alchemical-transmutation").play("cast")
    both = ["raise-the-dead", "alchemical-transmutation"]
    assert (table.view(0)["looking"]["cards"], table.view(1)["looking"]["cards"]) == (both, None)
    assert table.legal() == ["take 0", "take 1"]
    table.play(f"take {choice}")
    assert {name: table.dials[name] for name in dials} == dials
    assert name_of("spells", table.deck("spells")[-1]) == both[1 - choice]
    assert (table.actions, table.view()["decks"]["spells"]) == (1, 19)


@pytest.mark.rule("UNF-BX-keeper", "UNF-R29")
def test_the_title_works_once_a_turn_also_after_changing_hands() -> None:
    table = position(
        keeper=0,
        spells="raise-the-dead dark-pact",
        places={0: "captains-cabin"},
        chaos="influence-5 observation-5 will-1",
        hands={0: "will-5 influence-1"},
    )
    table.play("cast", "take 0")
    assert table.refuses("cast")
    table.play("play will-5", "use space", "name 0").quiet("before-test contribute")
    assert table.view()["keeper"] == 3
    table.play("play influence-1", "name 3")
    assert table.refuses("cast")


@pytest.mark.rule("UNF-BX-keeper")
def test_nobody_else_casts() -> None:
    assert position(keeper=1).refuses("cast")


@pytest.mark.rule("UNF-BX-keeper", "UNF-269")
@pytest.mark.parametrize("left", [1, 0])
def test_a_single_spell_is_resolved_and_with_none_nothing_can_be_done(left: int) -> None:
    table = position(keeper=0, spells="raise-the-dead")
    spells = table.state.spells
    del spells.cards[: 20 - left], spells.known[: 20 - left]
    table.state.menu = None
    if left:
        table.play("cast")
        assert (table.souls, table.view()["decks"]["spells"]) == (10, 0)
    else:
        assert table.refuses("cast")


@pytest.mark.rule("UNF-BX-keeper", "UNF-B3")
@pytest.mark.parametrize(("book", "usable"), [("learn-to-play", False), ("reference", True)])
def test_by_the_rules_reference_a_keeper_casts_in_the_brig(book: str, usable: bool) -> None:
    table = position(keeper=0, places=dict.fromkeys(range(4), "brig"), options={"book": book})
    assert table.refuses("cast") is not usable


@pytest.mark.rule("UNF-BX-chapel")
def test_the_chapel_offers_its_two_ways_apart() -> None:
    table = at("chapel", hands={0: "lore-1"})
    assert table.legal_with("use") == ["use retreat", "use lore"]
    assert GAME.write(RETREAT_RITUAL) == "use retreat"
