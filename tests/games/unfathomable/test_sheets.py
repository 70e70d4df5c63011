"""The ability on each character's sheet: UNF-SH-…, ten texts."""

from typing import Any

import pytest

from games.unfathomable.table import GAME, Table, position

KEILANI = "keilani jeanne samira william"
SVETLANA = "svetlana jeanne samira william"
JAMIE = "jamie jeanne samira william"
BEATRICE = "beatrice jeanne samira william"
ISHMAEL = "ishmael jeanne samira william"
EDMUND = "edmund jeanne samira william"


@pytest.mark.parametrize(
    ("character", "skills", "place"),
    [
        pytest.param(
            *("keilani", [3, 0, 0, 0, 2], "captains-cabin"),
            marks=pytest.mark.rule("UNF-SH-keilani"),
        ),
        pytest.param(*("arjun", [2, 0, 1, 2, 0], "bridge"), marks=pytest.mark.rule("UNF-SH-arjun")),
        pytest.param(
            *("svetlana", [2, 1, 2, 0, 0], "captains-cabin"),
            marks=pytest.mark.rule("UNF-SH-svetlana"),
        ),
        pytest.param(
            *("jeanne", [1, 0, 2, 2, 0], "boiler-room"), marks=pytest.mark.rule("UNF-SH-jeanne")
        ),
        pytest.param(*("jamie", [0, 0, 0, 3, 2], "bridge"), marks=pytest.mark.rule("UNF-SH-jamie")),
        pytest.param(
            *("william", [0, 3, 0, 0, 2], "chapel"), marks=pytest.mark.rule("UNF-SH-william")
        ),
        pytest.param(
            *("beatrice", [1, 2, 2, 0, 0], "chapel"), marks=pytest.mark.rule("UNF-SH-beatrice")
        ),
        pytest.param(
            *("ishmael", [0, 2, 0, 2, 1], "galley"), marks=pytest.mark.rule("UNF-SH-ishmael")
        ),
        pytest.param(
            *("edmund", [1, 1, 1, 1, 1], "galley"), marks=pytest.mark.rule("UNF-SH-edmund")
        ),
        pytest.param(
            *("samira", [0, 1, 2, 0, 2], "cargo-hold"), marks=pytest.mark.rule("UNF-SH-samira")
        ),
    ],
)
def test_a_sheet_has_its_skill_set_and_its_starting_space(
    character: str, skills: dict[str, int], place: str
) -> None:
    others = [name for name in ("arjun", "jeanne", "samira") if name != character]
    table = position(" ".join([others[0], character, others[1]]), traitors={0: "hybrid"})
    assert table.space(1) == place
    table.play("end")
    drawn = {event["skill"]: event["count"] for event in table.told_of("drew")}
    names = ["influence", "lore", "observation", "strength", "will"]
    assert drawn == {name: count for name, count in zip(names, skills, strict=True) if count}


# Keilani: Experienced


def escaping(chaos: str, hand: str, **fields: Any) -> Table:
    """Jeanne, seat 1, tries to leave the Brig (8, lore and strength); Keilani is seat 0."""
    table = position(
        KEILANI,
        **{
            "current": 1,
            "places": {1: "brig"},
            "hands": {0: hand},
            "chaos": f"{chaos} will-1 will-1",
            **fields,
        },
    )
    return table.play("use space")


def outcome(table: Table) -> tuple[int, str]:
    [end] = table.quiet("contribute after-total").told_of("outcome")
    return end["total"], end["outcome"]


@pytest.mark.rule("UNF-SH-keilani", "UNF-T9")
@pytest.mark.parametrize(
    ("chaos", "card", "end"),
    [
        ("lore-3 strength-3", "strength-2", (8, "passed")),
        ("lore-4 strength-4", "influence-2", (6, "failed")),
    ],
)
def test_keilani_adds_a_card_after_the_total_by_its_type(
    chaos: str, card: str, end: tuple[int, str]
) -> None:
    table = escaping(chaos, f"{card} will-1").play(
        f"experienced {card}", passing="before-test contribute"
    )
    assert outcome(table) == end
    assert table.hand(0) == ["will-1"]
    assert table.told_of("experienced")[0]["card"] == card


@pytest.mark.rule("UNF-SH-keilani")
def test_keilani_is_experienced_once_in_a_test() -> None:
    table = escaping("lore-3 strength-3", "strength-1 strength-1").play(
        "done", "experienced strength-1"
    )
    table.play_as(2, "pass")  # Samira; the window opens again after Keilani's card
    assert (table.window, table.asked) == ("after-total", [2])
    assert outcome(table) == (7, "failed")
    assert table.hand(0) == ["strength-1"]


@pytest.mark.rule("UNF-SH-keilani")
def test_keilani_need_not_add_a_card() -> None:
    table = escaping("lore-3 strength-3", "strength-2")
    assert outcome(table) == (6, "failed")
    assert table.hand(0) == ["strength-2"]


@pytest.mark.rule("UNF-SH-keilani", "UNF-279")
@pytest.mark.parametrize(
    ("fields", "asked"),
    [({}, True), ({"places": {0: "brig", 1: "brig"}}, False), ({"traitors": {0: "hybrid"}}, False)],
)
def test_keilani_is_asked_after_the_total_only_where_she_may(
    fields: dict[str, Any], asked: bool
) -> None:
    table = escaping("lore-3 strength-3", "strength-2", **fields)
    table.play("done")
    assert (table.window == "after-total") is asked


# Arjun: Deck Chief


@pytest.mark.rule("UNF-SH-arjun", "UNF-X14")
def test_arjun_moves_to_a_deck_space_and_keeps_his_action() -> None:
    table = position(places={0: "bridge"}).play("sheet")
    assert table.legal() == [f"at deck-{number}" for number in range(1, 9)]
    table.play("at deck-5")
    assert (table.space(0), table.actions) == ("deck-5", 2)
    assert table.refuses("sheet")


@pytest.mark.rule("UNF-SH-arjun", "UNF-R39")
def test_arjun_does_not_move_to_the_deck_space_he_is_in() -> None:
    table = position(places={0: "deck-5"}).play("sheet")
    assert "at deck-5" not in table.legal()
    assert len(table.legal()) == 7


@pytest.mark.rule("UNF-SH-arjun", "UNF-073")
def test_arjun_gets_out_of_the_sick_bay_so() -> None:
    table = position(places={0: "sick-bay"}).play("sheet", "at deck-1")
    assert table.space(0) == "deck-1"


@pytest.mark.rule("UNF-SH-arjun", "UNF-283", "UNF-311")
@pytest.mark.parametrize("fields", [{"places": {0: "brig"}}, {"traitors": {0: "hybrid"}}])
def test_arjun_has_no_deck_in_the_brig_or_revealed(fields: dict[str, Any]) -> None:
    assert position(**fields).refuses("sheet")


@pytest.mark.rule("UNF-SH-arjun", "UNF-R29")
def test_arjun_uses_it_in_another_players_turn_by_a_granted_action() -> None:
    table = position(current=1, hands={1: "influence-1"})
    table.play("play influence-1", "name 0", "sheet", "at deck-2", "move galley")
    assert (table.space(0), table.asked, table.actions) == ("galley", [1], 1)


# Svetlana: Healing Words


def struck(**fields: Any) -> Table:
    """Jeanne, seat 1, throws a grenade at Samira, seat 2; Svetlana is seat 0."""
    table = position(
        SVETLANA,
        **{
            "current": 1,
            "places": {0: "bridge", 1: "deck-1", 2: "deck-3"},
            "items": {0: "", 1: "jam-tin-grenade", 2: ""},
            "hands": {0: "lore-1 lore-4 will-3"},
            "feats": 0,
            **fields,
        },
    )
    return table.play("item jam-tin-grenade", "at deck-3")


@pytest.mark.rule("UNF-SH-svetlana", "UNF-342")
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"places": {0: "brig", 1: "deck-1", 2: "deck-3"}},
        {"places": {0: "deck-3", 1: "deck-1", 2: "galley"}},
        {"traitors": {2: "hybrid"}},
    ],
)
def test_svetlana_prevents_a_defeat_anywhere_for_a_lore_card(
    fields: dict[str, Any],
) -> None:
    table = struck(**fields)
    assert (table.asked, table.legal(0)) == ([0], ["pass", "heal lore-1", "heal lore-4"])
    victim = 0 if table.space(0) == "deck-3" else 2
    table.play("heal lore-4")
    assert table.space(victim) == "deck-3"
    assert table.hand(0) == ["lore-1", "will-3"]
    assert table.view()["tops"] == {"lore": "lore-4"}


@pytest.mark.rule("UNF-SH-svetlana")
def test_svetlana_need_not_heal() -> None:
    table = struck().play("pass")
    assert (table.space(2), len(table.hand(0))) == ("sick-bay", 3)


@pytest.mark.rule("UNF-SH-svetlana", "UNF-R28")
@pytest.mark.parametrize(
    "fields", [{"traitors": {0: "hybrid"}}, {"hands": {0: "will-3 strength-5"}}]
)
def test_svetlana_does_not_heal_revealed_or_without_lore(fields: dict[str, Any]) -> None:
    table = struck(**fields)
    assert (table.window, table.space(2)) == (None, "sick-bay")


@pytest.mark.rule("UNF-SH-svetlana", "UNF-340")
def test_svetlana_heals_as_often_as_she_has_lore() -> None:
    table = struck(
        places={0: "bridge", 1: "deck-1", 2: "deck-3", 3: "deck-3"}, hands={0: "lore-1 lore-4"}
    )
    table.play("name 3", "heal lore-1", "heal lore-4")
    assert (table.space(2), table.space(3), table.hand(0)) == ("deck-3", "deck-3", [])


# Jeanne: Jury Rigger


def stoked(**fields: Any) -> Table:
    """Arjun, seat 0, has used the Boiler Room; Jeanne is seat 1."""
    table = position(
        **{
            "places": {0: "boiler-room", 1: "deck-1"},
            "hands": {0: "strength-5"},
            "damage_deck": "flooded-food-stores",
            "dice": "8",
            **fields,
        }
    )
    return table.play("use space", "discard strength-5")


@pytest.mark.rule("UNF-SH-jeanne", "UNF-341", "UNF-R9")
def test_jeanne_may_damage_the_ship_to_drive_it_on() -> None:
    table = stoked()
    assert (table.asked, table.legal(), table.travel) == ([1], ["no", "yes"], 1)
    table.play("yes")
    assert (table.travel, table.food, table.asked) == (2, 7, [0])


@pytest.mark.rule("UNF-SH-jeanne", "UNF-341")
def test_jeanne_need_not_do_so() -> None:
    table = stoked().play("no")
    assert (table.travel, table.food, table.actions) == (1, 8, 1)


@pytest.mark.rule("UNF-SH-jeanne", "UNF-R9")
def test_jeanne_may_do_so_after_her_own_use_of_the_room() -> None:
    table = position(
        current=1,
        places={1: "boiler-room"},
        hands={1: "strength-5"},
        damage_deck="structural-will",
        dice="8 3",
    )
    table.play("use space", "discard strength-5", "yes")
    assert (table.travel, table.view()["damage"]) == (2, {"chapel": "structural-will"})


@pytest.mark.rule("UNF-SH-jeanne", "UNF-279")
@pytest.mark.parametrize(
    "fields", [{"places": {0: "boiler-room", 1: "brig"}}, {"traitors": {1: "hybrid"}}]
)
def test_jeanne_rigs_nothing_in_the_brig_or_revealed(fields: dict[str, Any]) -> None:
    table = stoked(**fields)
    assert (table.asked, table.step, table.travel) == ([0], "actions", 1)


@pytest.mark.rule("UNF-SH-jeanne", "UNF-T17")
def test_jeanne_is_asked_when_an_arrival_has_been_resolved() -> None:
    table = stoked(travel=3, waypoints="rough-water reef")
    assert table.asked == [0]
    table.play("take 0")
    assert (table.asked, table.travel, table.sanity) == ([1], 0, 7)
    table.play("yes")
    assert table.travel == 1


@pytest.mark.rule("UNF-SH-jeanne", "UNF-R9")
def test_full_steam_ahead_is_not_the_rooms_action() -> None:
    table = position(current=1, places={1: "boiler-room"}).play("feat")
    assert (table.asked, table.step, table.travel) == ([1], "actions", 2)


# Jamie: Quick Draw


@pytest.mark.rule("UNF-SH-jamie")
def test_jamie_attacks_with_a_weapon_and_keeps_the_action() -> None:
    table = position(
        JAMIE,
        places={0: "bridge"},
        items={0: "repeating-rifle six-shooter kitchen-knife starbuck"},
        deep_ones={"bridge": 1, "deck-1": 1},
        dice="3",
    )
    table.play("sheet")
    assert table.legal() == ["thing six-shooter", "thing repeating-rifle"]
    table.play("thing repeating-rifle")
    assert table.view()["deep_ones"] == {"bridge": 1}
    assert table.actions == 2
    assert table.refuses("sheet")


@pytest.mark.rule("UNF-SH-jamie", "UNF-R46")
@pytest.mark.parametrize(
    ("items", "fields", "usable"),
    [
        ("six-shooter", {}, True),
        ("pocket-pistol", {}, True),
        ("shotgun", {}, True),
        ("kitchen-knife", {}, False),
        ("starbuck", {}, False),
        ("repeating-rifle", {}, False),
        ("", {}, False),
        ("six-shooter", {"places": {0: "galley"}}, False),
        ("six-shooter", {"traitors": {0: "hybrid"}, "places": {0: "bridge", 1: "bridge"}}, False),
    ],
)
def test_jamie_needs_a_weapon_with_an_attack_and_somebody_to_attack(
    items: str, fields: dict[str, Any], usable: bool
) -> None:
    table = position(
        JAMIE,
        **{"places": {0: "bridge"}, "items": {0: items}, "deep_ones": {"bridge": 1}, **fields},
    )
    assert table.refuses("sheet") is not usable


@pytest.mark.rule("UNF-SH-jamie", "UNF-IT11")
def test_the_pistol_rerolls_in_a_quick_draw_too() -> None:
    table = position(
        JAMIE, items={0: "pocket-pistol"}, deep_ones={"bridge": 1}, places={0: "bridge"}, dice="1 4"
    )
    table.play("sheet", "pistol")
    assert table.deep_ones("bridge") == 0


@pytest.mark.rule("UNF-SH-jamie", "UNF-328")
def test_jamie_draws_no_weapon_in_the_brig() -> None:
    table = position(
        JAMIE,
        places={0: "brig", 1: "brig"},
        traitors={1: "hybrid"},
        items={0: "six-shooter"},
    )
    assert table.refuses("sheet")


# William: Occult Training


@pytest.mark.rule("UNF-SH-william")
@pytest.mark.parametrize(
    ("answer", "top", "bottom"), [("no", "heal", None), ("yes", "foresee", "heal")]
)
def test_william_leaves_the_top_spell_there_or_puts_it_under(
    answer: str, top: str, bottom: str | None
) -> None:
    table = position(current=3, spells="heal foresee").play("sheet")
    assert table.view(3)["looking"]["cards"] == ["heal"]
    assert table.view(0)["looking"]["cards"] is None
    table.play(answer)
    names = [GAME.cards.spell_names[card] for card in table.deck("spells")]
    assert names[0] == top
    assert bottom in (None, names[-1])
    assert (len(names), table.actions) == (20, 2)
    assert table.refuses("sheet")


@pytest.mark.rule("UNF-SH-william", "UNF-280")
@pytest.mark.parametrize(
    ("fields", "usable"),
    [
        ({"keeper": 0}, True),
        ({"places": {3: "brig"}}, True),
        ({"traitors": {3: "hybrid"}}, False),
    ],
)
def test_william_needs_no_title_and_trains_in_the_brig_too(
    fields: dict[str, Any], usable: bool
) -> None:
    assert position(current=3, **fields).refuses("sheet") is not usable


@pytest.mark.rule("UNF-SH-william", "UNF-R30")
def test_william_cannot_look_where_no_spell_is_left() -> None:
    table = position(current=3)
    del table.state.spells.cards[:], table.state.spells.known[:]
    table.state.menu = None
    assert table.refuses("sheet")


# Beatrice: Predictive Analytics


@pytest.mark.rule("UNF-SH-beatrice", "UNF-114", "UNF-T14")
def test_beatrice_resolves_one_of_two_mythos_cards_and_puts_the_other_under() -> None:
    table = position(BEATRICE, mythos="hull-leak dinghy-launch").play("end")
    assert (table.asked, table.view(0)["looking"]["cards"]) == ([0], ["hull-leak", "dinghy-launch"])
    assert table.view(1)["looking"]["cards"] is None
    table.play("take 1")
    assert [event["mythos"] for event in table.told_of("mythos")] == ["dinghy-launch"]
    assert GAME.cards.mythos[table.deck("mythos")[-1]].name == "hull-leak"
    assert table.view()["mythos"] == "dinghy-launch"


@pytest.mark.rule("UNF-SH-beatrice", "UNF-R52")
def test_cards_of_absent_people_are_dropped_before_beatrice_chooses() -> None:
    table = position(BEATRICE, mythos="hull-leak history-repeats dinghy-launch").play("end")
    assert table.view(0)["looking"]["cards"] == ["hull-leak", "dinghy-launch"]
    assert table.view()["mythos_top"] == "history-repeats"


@pytest.mark.rule("UNF-SH-beatrice", "UNF-R52")
def test_with_a_single_card_left_the_discards_go_under_it_first() -> None:
    table = position(BEATRICE, mythos="hull-leak dinghy-launch")
    state = table.state
    state.mythos_discard = state.mythos.cards[:-1]
    state.mythos.cards, state.mythos.known = state.mythos.cards[-1:], [0]
    table.play("end")
    assert table.view(0)["looking"]["cards"][0] == "hull-leak"
    assert len(table.view(0)["looking"]["cards"]) == 2


@pytest.mark.rule("UNF-SH-beatrice", "UNF-114")
@pytest.mark.parametrize("fields", [{"places": {0: "brig"}}, {"current": 1}])
def test_one_card_is_drawn_in_the_brig_and_in_the_turns_of_others(fields: dict[str, Any]) -> None:
    table = position(BEATRICE, mythos="dinghy-launch hull-leak", captain=2, **fields).play("end")
    assert [event["mythos"] for event in table.told_of("mythos")][:1] == ["dinghy-launch"]
    assert table.told_of("looked") == []


@pytest.mark.rule("UNF-SH-beatrice", "UNF-R52")
def test_a_card_replaced_by_uncanny_fortune_is_replaced_by_one() -> None:
    table = position("beatrice edmund samira", mythos="hull-leak dinghy-launch infection")
    table.play("end", "take 0", "yes")
    assert [event["mythos"] for event in table.told_of("mythos")] == ["hull-leak", "infection"]
    assert len(table.told_of("looked")) == 1


# Ishmael: First Oath of Dagon


@pytest.mark.rule("UNF-SH-ishmael", "UNF-R97")
@pytest.mark.parametrize(("card", "face"), [("lore-1", "6"), ("lore-3", "4"), ("lore-5", "2")])
def test_ishmael_sends_a_monarch_to_the_deep_with_seven_or_more(card: str, face: str) -> None:
    table = position(ISHMAEL, hands={0: card}, hydra="water-3", dagon="water-4", dice=face)
    table.play("sheet", f"discard {card}")
    assert table.legal() == ["monarch hydra", "monarch dagon"]
    table.play("monarch dagon")
    assert (table.view()["hydra"], table.view()["dagon"]) == ("water-3", "deep")
    assert (table.hand(0), table.actions) == ([], 1)


@pytest.mark.rule("UNF-SH-ishmael", "UNF-R97")
@pytest.mark.parametrize(("card", "face"), [("lore-1", "5"), ("lore-3", "3"), ("lore-5", "1")])
@pytest.mark.parametrize(
    ("answer", "place"), [("to water-1", "water-1"), ("to water-5", "water-5"), ("pass", "water-3")]
)
def test_with_less_he_may_move_it_to_an_adjacent_water_space(
    card: str, face: str, answer: str, place: str
) -> None:
    table = position(ISHMAEL, hands={0: card}, hydra="water-3", dagon="water-8", dice=face)
    table.play("sheet", f"discard {card}", "monarch hydra")
    assert table.legal() == ["pass", "to water-1", "to water-5"]
    table.play(answer)
    assert (table.view()["hydra"], table.view()["dagon"]) == (place, "water-8")


@pytest.mark.rule("UNF-SH-ishmael", "UNF-019", "UNF-340")
def test_a_monarch_in_the_deep_cannot_be_named_and_the_oath_may_be_repeated() -> None:
    table = position(ISHMAEL, hands={0: "lore-5 lore-4"}, hydra="water-1", dice="1 8")
    table.play("sheet", "discard lore-5").play("to water-2")
    assert table.actions == 1
    table.play("sheet", "discard lore-4")
    assert table.view()["hydra"] == "deep"


@pytest.mark.rule("UNF-SH-ishmael", "UNF-005", "UNF-280")
@pytest.mark.parametrize(
    ("fields", "usable"),
    [
        ({}, True),
        ({"places": {0: "brig"}}, True),
        ({"hydra": "deep"}, False),
        ({"hands": {0: "strength-1"}}, False),
        ({"traitors": {0: "hybrid"}}, False),
    ],
)
def test_ishmael_needs_a_lore_card_and_a_monarch_on_the_board(
    fields: dict[str, Any], usable: bool
) -> None:
    table = position(ISHMAEL, **{"hands": {0: "lore-1"}, "hydra": "water-1", **fields})
    assert table.refuses("sheet") is not usable


# Edmund: Fortunate Son


def fighting(dice: str, **fields: Any) -> Table:
    """Jeanne, seat 1, attacks a Deep One; Edmund is seat 0."""
    table = position(
        EDMUND,
        **{
            "current": 1,
            "places": {1: "deck-1"},
            "deep_ones": {"deck-1": 1},
            "hands": {0: "lore-1 will-2"},
            "dice": dice,
            **fields,
        },
    )
    return table.play("attack deep-one")


@pytest.mark.rule("UNF-SH-edmund", "UNF-T5")
@pytest.mark.parametrize(("dice", "left"), [("3 4", 0), ("4 3", 1)])
def test_edmund_has_any_roll_made_again_for_a_card(dice: str, left: int) -> None:
    table = fighting(dice).play("fortune will-2").quiet("after-roll")
    assert table.deep_ones("deck-1") == left
    assert table.hand(0) == ["lore-1"]


@pytest.mark.rule("UNF-SH-edmund")
def test_edmund_may_do_so_again_and_again() -> None:
    table = fighting("1 2 4").play("fortune will-2", "fortune lore-1")
    assert (table.deep_ones("deck-1"), table.hand(0)) == (0, [])


@pytest.mark.rule("UNF-SH-edmund", "UNF-165")
def test_edmund_changes_a_roll_that_is_no_attack_too() -> None:
    table = position(EDMUND, hands={0: "influence-5 lore-1"}, dice="2 3")
    table.play("play influence-5", "fortune lore-1")
    assert table.sanity == 9


@pytest.mark.rule("UNF-SH-edmund", "UNF-279")
@pytest.mark.parametrize(
    "fields",
    [
        {"places": {0: "brig", 1: "deck-1"}},
        {"traitors": {0: "hybrid"}},
        {"hands": {}},
    ],
)
def test_edmund_has_no_luck_in_the_brig_revealed_or_without_a_card(
    fields: dict[str, Any],
) -> None:
    table = fighting("4", **fields)
    assert (table.window, table.deep_ones("deck-1")) == (None, 0)


@pytest.mark.rule("UNF-SH-edmund", "UNF-169")
def test_edmund_cannot_change_a_die_that_was_set() -> None:
    table = position(
        "edmund beatrice samira",
        current=1,
        places={1: "deck-1"},
        deep_ones={"deck-1": 1},
        hands={0: "lore-1"},
    )
    table.play("attack deep-one", "wait", "set 4")
    assert (table.deep_ones("deck-1"), table.step) == (0, "actions")


# Samira: Scavenger


@pytest.mark.rule("UNF-SH-samira")
def test_samira_draws_an_item_once_a_turn() -> None:
    table = position(current=2, places={2: "deck-1"}, item_deck="shotgun plimsolls").play("sheet")
    assert table.items(2) == ["starbuck", "shotgun"]
    assert table.actions == 1
    assert table.refuses("sheet")


@pytest.mark.rule("UNF-SH-samira", "UNF-R97")
def test_samira_may_give_an_item_to_another_human_in_her_space() -> None:
    table = position(
        current=2,
        places={0: "galley", 1: "galley", 2: "galley", 3: "chapel"},
        traitors={1: "hybrid"},
        items={0: "", 1: ""},
        item_deck="shotgun",
    )
    table.play("sheet")
    assert table.legal() == ["pass", "thing starbuck", "thing shotgun"]
    table.play("thing starbuck")
    assert (table.items(2), table.items(0)) == (["shotgun"], ["starbuck"])


@pytest.mark.rule("UNF-SH-samira")
def test_samira_chooses_whom_she_gives_it_to_and_need_not_give() -> None:
    fields: dict[str, Any] = {
        "places": {0: "galley", 1: "galley", 2: "galley"},
        "items": {0: "", 1: ""},
    }
    table = position(current=2, item_deck="shotgun", **fields).play("sheet", "thing shotgun")
    assert table.legal() == ["name 0", "name 1"]
    table.play("name 1")
    assert table.items(1) == ["shotgun"]
    table = position(current=2, item_deck="shotgun", **fields).play("sheet", "pass")
    assert table.items(2) == ["starbuck", "shotgun"]


@pytest.mark.rule("UNF-SH-samira", "UNF-T20")
def test_samira_may_put_on_an_improvement_she_finds() -> None:
    table = position(current=2, places={2: "deck-1"}, item_deck="binoculars")
    table.play("sheet", "wear binoculars")
    assert table.view()["players"][2]["active_item"] == "binoculars"
    assert table.step == "actions"


@pytest.mark.rule("UNF-SH-samira")
@pytest.mark.parametrize(
    ("items", "fields", "usable"),
    [
        ("starbuck shotgun plimsolls almanac", {}, True),
        ("starbuck shotgun plimsolls almanac binoculars", {}, False),
        ("starbuck", {"places": {2: "brig"}}, True),
        ("starbuck", {"traitors": {2: "hybrid"}}, False),
    ],
)
def test_samira_scavenges_with_four_items_or_fewer(
    items: str, fields: dict[str, Any], usable: bool
) -> None:
    table = position(current=2, items={2: items}, **fields)
    assert table.refuses("sheet") is not usable


@pytest.mark.rule("UNF-SH-samira", "UNF-R30", "UNF-323")
def test_without_items_in_the_deck_samira_can_still_give_one_away() -> None:
    together = {0: "galley", 2: "galley"}
    table = emptied(current=2, places=together, items={0: "", 2: "starbuck"})
    table.play("sheet", "thing starbuck")
    assert (table.items(2), table.items(0)) == ([], ["starbuck"])
    assert emptied(current=2, places={2: "deck-1"}).refuses("sheet")
    assert emptied(current=2, places=together, items={2: ""}).refuses("sheet")


def emptied(**fields: Any) -> Table:
    """A position whose item deck is empty: what nobody holds has left the game."""
    document = position(**fields).state.dump()
    document["chance"] = GAME.new(4, 1, {}).dump()["chance"]
    for part in (0, 1):
        document["lost_items"][part] += document["item_deck"][part]
        document["item_deck"][part] = []
    return Table(GAME.load(document))


# Sheets without an action


@pytest.mark.parametrize(
    "character",
    [
        pytest.param("keilani", marks=pytest.mark.rule("UNF-SH-keilani")),
        pytest.param("svetlana", marks=pytest.mark.rule("UNF-SH-svetlana")),
        pytest.param("jeanne", marks=pytest.mark.rule("UNF-SH-jeanne")),
        pytest.param("beatrice", marks=pytest.mark.rule("UNF-SH-beatrice")),
        pytest.param("edmund", marks=pytest.mark.rule("UNF-SH-edmund")),
    ],
)
def test_five_sheets_have_no_action(character: str) -> None:
    table = position(f"{character} arjun samira", hands={0: "lore-1 strength-1"}, hydra="water-1")
    assert table.refuses("sheet")
