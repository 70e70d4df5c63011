"""The feat of each character, once in a game: UNF-FT-…, ten texts."""

from typing import Any

import pytest

from games.unfathomable.table import GAME, Table, position

KEILANI = "keilani jeanne samira william"
SVETLANA = "svetlana jeanne samira william"
JAMIE = "jamie jeanne samira william"
BEATRICE = "beatrice jeanne samira william"
ISHMAEL = "ishmael jeanne samira william"
EDMUND = "edmund jeanne samira william"
BOOKS = ["learn-to-play", "reference"]


def feat(table: Table, seat: int) -> bool:
    """Whether the seat can still use its feat."""
    usable: bool = table.view()["players"][seat]["feat"]
    return usable


@pytest.mark.parametrize(
    ("character", "fields"),
    [
        pytest.param("jeanne", {}, marks=pytest.mark.rule("UNF-FT-jeanne")),
        pytest.param(
            *("jamie", {"places": {0: "bridge", 1: "bridge"}}),
            marks=pytest.mark.rule("UNF-FT-jamie"),
        ),
        pytest.param("william", {}, marks=pytest.mark.rule("UNF-FT-william")),
        pytest.param("ishmael", {}, marks=pytest.mark.rule("UNF-FT-ishmael")),
    ],
)
@pytest.mark.rule("UNF-336", "UNF-338")
def test_a_feat_that_is_an_action_is_lost_by_use_and_by_a_reveal(
    character: str, fields: dict[str, Any]
) -> None:
    crew = f"{character} arjun samira"
    assert not position(crew, **fields).refuses("feat")
    assert position(crew, **fields, feats=0b110).refuses("feat")
    assert position(crew, **fields, traitors={0: "hybrid"}).refuses("feat")


# Keilani: Unconventional Leader


@pytest.mark.rule("UNF-FT-keilani", "UNF-125", "UNF-R19")
@pytest.mark.parametrize("resource", ["fuel", "food", "sanity", "souls"])
def test_keilani_gives_up_a_resource_instead_of_choosing(resource: str) -> None:
    table = position(KEILANI, mythos="class-struggle", dials={resource: 5}).play("end")
    assert table.legal() == ["option 2", "option 1", "option leader"]
    table.play("option leader", f"lose {resource}")
    assert table.dials == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8, resource: 4}
    assert not feat(table, 0)
    assert (table.deep_ones("deep"), table.travel) == (2, 1)
    assert table.view()["mythos_top"] == "class-struggle"


@pytest.mark.rule("UNF-FT-keilani", "UNF-R19", "UNF-T16")
@pytest.mark.parametrize(
    ("mythos", "fields"),
    [
        ("just-desserts", {"captain": 1, "keeper": 2}),
        ("dinghy-launch", {"captain": 0, "keeper": 2, "current": 1}),
        ("mysterious-lifeboat", {"captain": 1, "keeper": 0, "current": 2}),
        ("looming-breakdown", {"captain": 0, "current": 1}),
        ("history-repeats", {"captain": 1, "keeper": 2, "current": 1}),
    ],
)
def test_keilani_does_so_whenever_she_is_the_chooser(mythos: str, fields: dict[str, Any]) -> None:
    table = position(KEILANI, mythos=mythos, **fields).play("end")
    assert table.asked == [0]
    table.play("option leader", "lose food")
    assert table.food == 7
    assert table.told_of("test") == []


@pytest.mark.rule("UNF-FT-keilani")
@pytest.mark.parametrize(
    ("mythos", "fields"),
    [
        ("dinghy-launch", {"captain": 1}),
        ("just-desserts", {"current": 1}),
        ("class-struggle", {"feats": 0b1110}),
    ],
)
def test_keilani_does_not_lead_where_another_chooses_or_twice(
    mythos: str, fields: dict[str, Any]
) -> None:
    table = position(KEILANI, mythos=mythos, **fields).play("end")
    assert table.refuses("option leader")


@pytest.mark.rule("UNF-FT-keilani", "UNF-R19")
def test_the_last_of_a_resource_given_up_ends_the_game() -> None:
    table = position(KEILANI, mythos="class-struggle", dials={"food": 1})
    assert table.play("end", "option leader", "lose food").ending == "resource"


@pytest.mark.rule("UNF-FT-keilani", "UNF-R19")
def test_a_card_that_would_be_kept_is_not_kept() -> None:
    table = position(KEILANI, mythos="sacrifice-deep-one", keeper=0)
    table.play("end", "option leader", "lose food")
    assert table.view()["players"][0]["kept"] == []
    assert table.view()["mythos_top"] == "sacrifice-deep-one"


# Arjun: Self Sacrifice


def sacrificed(mythos: str = "food-stores-raid", **fields: Any) -> Table:
    """Arjun, seat 0, gives himself up before the cards of a test are added."""
    fields = {"mythos": mythos, "places": {0: "bridge"}, **fields}
    return position(**fields).play("end", "sacrifice")


@pytest.mark.rule("UNF-FT-arjun", "UNF-155")
@pytest.mark.parametrize(("outcome", "food"), [("passed", 8), ("partial", 7), ("failed", 6)])
def test_arjun_names_the_outcome_and_is_defeated(outcome: str, food: int) -> None:
    table = sacrificed(hands={1: "strength-5 will-3"})
    assert set(table.legal()) == {"outcome passed", "outcome partial", "outcome failed"}
    table.play(f"outcome {outcome}")
    assert (table.food, table.space(0)) == (food, "sick-bay")
    assert table.told_of("turned-up", "added") == []
    assert table.view()["chaos"] == 10
    assert not feat(table, 0)


@pytest.mark.rule("UNF-FT-arjun", "UNF-155")
def test_there_is_no_partial_outcome_where_the_test_has_none() -> None:
    table = sacrificed("hull-leak")
    assert set(table.legal()) == {"outcome passed", "outcome failed"}


@pytest.mark.rule("UNF-FT-arjun", "UNF-R66")
def test_the_defeat_of_arjun_cannot_be_prevented() -> None:
    table = position(
        "arjun svetlana samira",
        mythos="hull-leak",
        hands={0: "strength-5", 1: "lore-1"},
        wards=0b1,
    )
    table.play("end", "sacrifice", "outcome passed", passing="before-test")
    assert table.space(0) == "sick-bay"
    assert (table.hand(1)[:1], feat(table, 1)) == (["lore-1"], True)
    assert table.view()["players"][0]["ward"] is True


@pytest.mark.rule("UNF-FT-arjun", "UNF-R66", "UNF-B3")
@pytest.mark.parametrize(
    ("place", "book", "usable"),
    [
        ("sick-bay", "learn-to-play", True),
        ("brig", "reference", True),
        ("brig", "learn-to-play", False),
    ],
)
def test_arjun_stays_where_defeat_would_not_move_him(place: str, book: str, usable: bool) -> None:
    table = position(
        current=1, mythos="hull-leak", places={0: place, 1: "deck-1"}, options={"book": book}
    )
    table.play("end")
    assert table.refuses("sacrifice") is not usable
    if usable:
        table.play("sacrifice", "outcome passed")
        assert table.space(0) == place


@pytest.mark.rule("UNF-FT-arjun", "UNF-137")
def test_the_tests_of_spaces_are_not_arjuns_to_decide() -> None:
    table = position(
        current=1, places={1: "captains-cabin"}, chaos="influence-5 observation-5 will-1"
    )
    table.play("use space", "name 2")
    assert table.space(2) == "brig"


@pytest.mark.rule("UNF-FT-arjun", "UNF-T6")
def test_the_action_of_memory_of_the_deep_is_arjuns_to_decide() -> None:
    table = position(current=3, kept={"memory-of-the-deep": 3})
    table.play("kept memory-of-the-deep", "sacrifice", "outcome passed")
    assert table.view()["players"][3]["kept"] == []
    assert (table.space(0), table.actions) == ("sick-bay", 1)


@pytest.mark.rule("UNF-FT-arjun", "UNF-T6", "UNF-R28")
def test_the_sacrifice_comes_before_every_other_wish() -> None:
    table = position(mythos="hull-leak", hands={1: "observation-5"}).play("end")
    table.play_as(1, "prepare observation-5")
    table.play_as(0, "sacrifice")
    table.play("outcome passed")
    assert "observation-5" in table.hand(1)


@pytest.mark.rule("UNF-FT-arjun")
def test_a_revealed_arjun_gives_nothing_up() -> None:
    table = position(
        "arjun jeanne samira",
        current=1,
        traitors={0: "hybrid"},
        mythos="hull-leak",
        chaos="strength-5 observation-5 will-1",
    )
    table.play("end")
    assert table.told_of("outcome")[0]["outcome"] == "passed"


# Svetlana: Medical Intervention


def struck(**fields: Any) -> Table:
    """Jeanne, seat 1, throws a grenade onto deck 3; Svetlana is seat 0."""
    table = position(
        SVETLANA,
        **{
            "current": 1,
            "places": {0: "bridge", 1: "deck-1", 2: "deck-3"},
            "items": {0: "", 1: "jam-tin-grenade", 2: ""},
            **fields,
        },
    )
    return table.play("item jam-tin-grenade", "at deck-3")


@pytest.mark.rule("UNF-FT-svetlana", "UNF-T11")
@pytest.mark.parametrize("traitors", [{}, {2: "hybrid"}])
def test_svetlana_prevents_the_defeat_of_a_character(traitors: dict[int, str]) -> None:
    table = struck(traitors=traitors)
    assert (table.asked, table.legal(0)) == ([0], ["pass", "intervene"])
    table.play("intervene")
    assert table.space(2) == "deck-3"
    assert not feat(table, 0)


@pytest.mark.rule("UNF-FT-svetlana", "UNF-T12")
def test_svetlana_prevents_the_defeat_of_a_passenger() -> None:
    table = struck(places={0: "bridge", 1: "deck-1"}, passengers={"deck-3": 2, "supply": 0})
    table.play("intervene")
    assert table.passengers("deck-3") == 1
    assert len(table.told_of("passenger-defeated")) == 1


@pytest.mark.rule("UNF-FT-svetlana")
def test_svetlana_prevents_the_defeat_of_a_passenger_in_the_supply() -> None:
    table = position(SVETLANA, current=1, mythos="hypnotic-melody", chaos="lore-5 lore-5 lore-1")
    table.play("end", "intervene")
    assert (table.souls, table.view()["passenger_supply"]) == (8, 9)


@pytest.mark.rule("UNF-FT-svetlana")
def test_svetlana_intervenes_once() -> None:
    table = struck(places={0: "bridge", 1: "deck-1", 2: "deck-3", 3: "deck-3"})
    table.play("name 3", "intervene")
    assert (table.space(3), table.space(2)) == ("deck-3", "sick-bay")


@pytest.mark.rule("UNF-FT-svetlana", "UNF-279")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    "fields",
    [{"places": {0: "brig", 1: "deck-1", 2: "deck-3"}}, {"traitors": {0: "hybrid"}}],
)
def test_svetlana_does_not_intervene_from_the_brig_or_revealed(
    book: str, fields: dict[str, dict[int, str]]
) -> None:
    table = struck(options={"book": book}, **fields)
    assert (table.window, table.space(2)) == (None, "sick-bay")


# Jeanne: Full Steam Ahead


@pytest.mark.rule("UNF-FT-jeanne")
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"damage": {"boiler-room": "lore"}},
        {"deep_ones": {"boiler-room": 1}},
        {"places": {0: "boiler-room", 1: "boiler-room"}, "traitors": {0: "hybrid"}},
    ],
)
def test_jeanne_burns_a_fuel_for_two_steps_whatever_the_room_is_like(
    fields: dict[str, Any],
) -> None:
    table = position(current=1, **{"places": {1: "boiler-room"}, **fields}).play("feat")
    assert (table.fuel, table.travel, table.actions) == (7, 2, 1)
    assert not feat(table, 1)
    assert table.told_of("space-used") == []


@pytest.mark.rule("UNF-FT-jeanne")
def test_jeanne_must_be_in_the_boiler_room() -> None:
    assert position(current=1, places={1: "galley"}).refuses("feat")


@pytest.mark.rule("UNF-FT-jeanne", "UNF-R26")
def test_the_last_fuel_is_burnt_before_the_ship_moves() -> None:
    table = position(current=1, places={1: "boiler-room"}, dials={"fuel": 1}).play("feat")
    assert (table.ending, table.travel) == ("resource", 0)


@pytest.mark.rule("UNF-FT-jeanne", "UNF-X22")
def test_a_step_left_over_after_an_arrival_goes_on_from_start() -> None:
    table = position(
        current=1,
        places={1: "boiler-room"},
        travel=3,
        dials={"fuel": 5},
        deep_ones={"water-5": 1},
        waypoints="reef iceberg",
        row="hurricane wrecked-ship",
        dice="8",
    )
    table.play("feat", "take 0")
    assert (table.fuel, table.view()["distance"], table.travel) == (4, 6, 1)
    assert table.deep_ones("deep") == 1
    assert len(table.told_of("awakening")) == 1


# Jamie: Arrest Order


@pytest.mark.rule("UNF-FT-jamie")
@pytest.mark.parametrize("traitors", [{}, {1: "hybrid"}])
def test_jamie_sends_another_character_of_his_space_to_the_brig(traitors: dict[int, str]) -> None:
    table = position(
        JAMIE, places={0: "galley", 1: "galley", 2: "galley", 3: "chapel"}, traitors=traitors
    )
    table.play("feat")
    assert table.legal() == ["name 1", "name 2"]
    table.play("name 1")
    assert (table.space(1), table.actions) == ("brig", 1)
    assert table.told_of("test") == []
    assert not feat(table, 0)


@pytest.mark.rule("UNF-FT-jamie", "UNF-270")
def test_whoever_is_arrested_loses_the_titles() -> None:
    table = position(JAMIE, places={0: "galley", 1: "galley"}, captain=1, keeper=1).play("feat")
    assert (table.view()["captain"], table.view()["keeper"]) == (0, 3)


@pytest.mark.rule("UNF-FT-jamie", "UNF-R97")
@pytest.mark.parametrize("places", [{0: "galley", 1: "chapel"}, {0: "brig", 1: "brig"}])
@pytest.mark.parametrize("book", BOOKS)
def test_jamie_needs_somebody_to_arrest(places: dict[int, str], book: str) -> None:
    assert position(JAMIE, places=places, options={"book": book}).refuses("feat")


# William: Quick Cast


@pytest.mark.rule("UNF-FT-william")
def test_william_resolves_the_top_spell_and_keeps_his_action() -> None:
    table = position(current=3, spells="raise-the-dead heal").play("feat")
    assert (table.sanity, table.souls, table.actions) == (7, 10, 2)
    assert table.view()["decks"]["spells"] == 19
    assert table.told_of("looked", "looked-own", viewer=3) == []
    assert not feat(table, 3)


@pytest.mark.rule("UNF-FT-william", "UNF-R29")
def test_william_may_still_cast_as_the_keeper() -> None:
    table = position(current=3, spells="raise-the-dead feed-the-mind dark-pact")
    table.play("feat", "cast", "take 0")
    assert (table.sanity, table.food, table.actions) == (9, 7, 1)


@pytest.mark.rule("UNF-FT-william")
def test_william_must_be_the_keeper() -> None:
    assert position(current=3, keeper=0).refuses("feat")


@pytest.mark.rule("UNF-FT-william", "UNF-269")
def test_william_needs_a_spell() -> None:
    table = position(current=3)
    del table.state.spells.cards[:], table.state.spells.known[:]
    table.state.menu = None
    assert table.refuses("feat")


# Beatrice: Perfect Number


def fighting(**fields: Any) -> Table:
    """Jeanne, seat 1, attacks a Deep One; Beatrice is seat 0."""
    table = position(
        BEATRICE,
        **{"current": 1, "places": {1: "deck-1"}, "deep_ones": {"deck-1": 1}, **fields},
    )
    return table.play("attack deep-one")


@pytest.mark.rule("UNF-FT-beatrice", "UNF-R51")
@pytest.mark.parametrize(("number", "left"), [(1, 1), (3, 1), (4, 0), (8, 0)])
def test_beatrice_sets_a_die_instead_of_having_it_rolled(number: int, left: int) -> None:
    table = fighting().play("wait")
    assert table.legal() == ["pass", *[f"set {face}" for face in range(1, 9)]]
    table.play(f"set {number}")
    assert table.deep_ones("deck-1") == left
    assert not feat(table, 0)
    assert table.told_of("rolled") == []


@pytest.mark.rule("UNF-FT-beatrice", "UNF-169")
@pytest.mark.parametrize(("verb", "number", "left"), [("raise", 2, 0), ("lower", 5, 1)])
def test_modifiers_apply_to_a_die_that_is_set(verb: str, number: int, left: int) -> None:
    table = fighting(hands={2: "observation-3"})
    table.play_as(0, "wait").play_as(2, f"{verb} observation-3")
    assert table.window == "before-roll"
    table.play_as(0, "wait").play(f"set {number}")
    assert table.deep_ones("deck-1") == left


@pytest.mark.rule("UNF-FT-beatrice", "UNF-169")
def test_a_die_that_is_set_is_not_rerolled() -> None:
    table = fighting(hands={2: "strength-1"}).play("wait", "set 1")
    assert (table.step, table.deep_ones("deck-1")) == ("actions", 1)


@pytest.mark.rule("UNF-FT-beatrice", "UNF-T4")
def test_beatrice_may_have_the_die_rolled_after_all() -> None:
    table = fighting(dice="4").play("wait", "pass")
    assert table.deep_ones("deck-1") == 0
    assert feat(table, 0)


@pytest.mark.rule("UNF-FT-beatrice", "UNF-166")
def test_beatrice_may_set_a_die_that_is_to_be_rerolled() -> None:
    table = fighting(hands={2: "strength-1"}, dice="1")
    table.play("pass", "training strength-1", "wait", "set 4")
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-FT-beatrice", "UNF-R51")
def test_beatrice_sets_a_roll_for_a_place_too() -> None:
    table = position(
        BEATRICE,
        current=1,
        keeper=1,
        spells="summon-fire heal",
        damage_deck="structural-will",
        dice="6",
    )
    table.play("cast", "take 0", "pass", "wait", "set 3")
    assert table.view()["damage"] == {"chapel": "structural-will"}


@pytest.mark.rule("UNF-FT-beatrice", "UNF-T4")
def test_beatrice_may_wait_for_one_roll_of_a_series() -> None:
    table = position(BEATRICE, current=1, captain=1, mythos="class-struggle", dice="1 3 4")
    table.play("end", "option 2", "act", "pass", "wait", "set 2")
    assert table.view()["passengers"] == {f"deck-{number}": 1 for number in (1, 2, 3, 4)}


@pytest.mark.rule("UNF-FT-beatrice", "UNF-B3")
@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({"places": {0: "brig", 1: "deck-1"}, "options": {"book": "learn-to-play"}}, False),
        ({"places": {0: "brig", 1: "deck-1"}, "options": {"book": "reference"}}, True),
        ({"traitors": {0: "hybrid"}}, False),
        ({"feats": 0b1110}, False),
    ],
)
def test_beatrice_is_asked_only_where_she_may(fields: dict[str, Any], asked: bool) -> None:
    assert (fighting(dice="1", **fields).window == "before-roll") is asked


# Ishmael: Deep One Ancestry


@pytest.mark.rule("UNF-FT-ishmael", "UNF-R49")
@pytest.mark.parametrize("loyalty", ["human", "hybrid", "cultist"])
def test_ishmael_sees_the_loyalty_of_another_human(loyalty: str) -> None:
    table = position(ISHMAEL, loyalty={2: loyalty}).play("feat", "name 2")
    [seen] = table.told_of("ancestry-own", viewer=0)
    assert seen["loyalties"] == [loyalty]
    assert table.view(0)["seen_loyalties"][2] == [loyalty]
    assert table.view(1)["seen_loyalties"][2] == []
    [told] = table.told_of("ancestry", viewer=2)
    assert (told["seat"], told["owner"], "loyalties" in told) == (0, 2, False)
    assert table.actions == 1
    assert not feat(table, 0)


@pytest.mark.rule("UNF-FT-ishmael", "UNF-R49")
def test_ishmael_names_another_human_anywhere_but_no_revealed_traitor() -> None:
    table = position(ISHMAEL, traitors={1: "hybrid"}, places={3: "brig"}).play("feat")
    assert table.legal() == ["name 2", "name 3"]


@pytest.mark.rule("UNF-FT-ishmael", "UNF-R49")
def test_ishmael_sees_all_the_cards_of_that_moment() -> None:
    table = position(ISHMAEL, loyalty={2: "hybrid"})
    state = table.state
    for seat in range(4):
        card = state.loyalty_at.index(-1)
        state.loyalty_at[card], state.loyalty_known[card] = seat, 1 << seat
    state.deals = 2
    table.play("feat", "name 2")
    [seen] = table.told_of("ancestry-own", viewer=0)
    assert len(seen["loyalties"]) == 2
    assert "hybrid" in seen["loyalties"]


@pytest.mark.rule("UNF-FT-ishmael", "UNF-R34")
def test_ishmael_sees_nothing_before_loyalty_is_dealt() -> None:
    table = position(ISHMAEL)
    table.state.loyalty_at = [-1] * 8
    table.state.menu = None
    assert table.refuses("feat")


@pytest.mark.rule("UNF-FT-ishmael", "UNF-B3")
@pytest.mark.parametrize(("book", "usable"), [("learn-to-play", False), ("reference", True)])
def test_by_the_rules_reference_ishmael_may_do_so_in_the_brig(book: str, usable: bool) -> None:
    table = position(ISHMAEL, places={0: "brig"}, options={"book": book})
    assert table.refuses("feat") is not usable


# Edmund: Uncanny Fortune


@pytest.mark.rule("UNF-FT-edmund", "UNF-115", "UNF-T15")
@pytest.mark.parametrize("current", [0, 1])
def test_edmund_has_a_mythos_card_replaced_in_anybodys_turn(current: int) -> None:
    table = position(EDMUND, current=current, mythos="class-struggle dinghy-launch").play("end")
    assert (table.asked, table.legal()) == ([0], ["no", "yes"])
    assert table.view()["mythos"] == "class-struggle"
    table.play("yes")
    assert table.view()["mythos"] == "dinghy-launch"
    assert table.view()["mythos_top"] == "class-struggle"
    assert not feat(table, 0)
    table.play("option 2")
    assert (table.souls, table.sanity, table.travel) == (7, 8, 1)


@pytest.mark.rule("UNF-FT-edmund")
def test_edmund_need_not_replace_a_card_and_is_asked_again_later() -> None:
    table = position(EDMUND, mythos="class-struggle").play("end", "no", "option 1")
    assert table.sanity == 6
    assert feat(table, 0)


@pytest.mark.rule("UNF-FT-edmund", "UNF-116")
def test_a_green_card_of_somebody_absent_is_passed_over_before_edmund_is_asked() -> None:
    table = position(EDMUND, mythos="history-repeats class-struggle the-peacemaker dinghy-launch")
    table.play("end")
    assert table.view()["mythos"] == "class-struggle"
    table.play("yes")
    assert table.view()["mythos"] == "dinghy-launch"


@pytest.mark.rule("UNF-FT-edmund", "UNF-R53")
def test_edmund_may_do_so_where_only_icons_count() -> None:
    table = position(EDMUND, current=1, places={1: "brig"}, mythos="class-struggle eot-failure")
    table.play("end", "yes")
    assert (table.travel, table.ritual) == (0, 1)


@pytest.mark.rule("UNF-FT-edmund", "UNF-B3", "UNF-R53")
@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({"places": {0: "brig"}, "options": {"book": "learn-to-play"}}, False),
        ({"places": {0: "brig"}, "options": {"book": "reference"}}, True),
        ({"traitors": {0: "hybrid"}}, False),
        ({"feats": 0b1110}, False),
    ],
)
def test_edmund_is_asked_only_where_he_may(fields: dict[str, Any], asked: bool) -> None:
    table = position(EDMUND, current=1, captain=1, mythos="class-struggle", **fields).play("end")
    assert (table.asked == [0]) is asked


# Samira: Well Equipped


def counted(chaos: str, **fields: Any) -> Table:
    """Arjun, seat 0, accuses Jeanne in the Captain's Cabin; Samira is seat 2."""
    table = position(
        **{
            "places": {0: "captains-cabin"},
            "items": {2: "starbuck binoculars fine-clothes"},
            "chaos": f"{chaos} lore-1 will-1",
            **fields,
        }
    )
    return table.play("use space", "name 1")


@pytest.mark.rule("UNF-FT-samira", "UNF-R97")
def test_samira_changes_a_total_by_up_to_the_number_of_her_items() -> None:
    table = counted("influence-3 observation-3")
    assert table.legal(2) == [
        "pass",
        *[f"equipped {shift}" for shift in ("-3", "-2", "-1", "+1", "+2", "+3")],
    ]


@pytest.mark.rule("UNF-FT-samira")
@pytest.mark.parametrize(
    ("chaos", "shift", "total", "place"),
    [
        ("influence-3 observation-3", "+2", 8, "brig"),
        ("influence-3 observation-3", "+1", 7, "boiler-room"),
        ("influence-5 observation-3", "-1", 7, "boiler-room"),
    ],
)
def test_samira_turns_a_test_either_way_once_in_the_game(
    chaos: str, shift: str, total: int, place: str
) -> None:
    table = counted(chaos).play(f"equipped {shift}")
    assert table.told_of("outcome")[0]["total"] == total
    assert table.space(1) == place
    assert not feat(table, 2)


@pytest.mark.rule("UNF-FT-samira", "UNF-279")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    "fields",
    [
        {"places": {0: "captains-cabin", 2: "brig"}},
        {"traitors": {2: "hybrid"}},
        {"items": {2: ""}},
        {"feats": 0b1011},
    ],
)
def test_samira_is_not_asked_in_the_brig_revealed_or_without_items(
    book: str, fields: dict[str, Any]
) -> None:
    table = counted("influence-3 observation-3", options={"book": book}, **fields)
    assert table.told_of("outcome")[0]["total"] == 6


@pytest.mark.rule("UNF-FT-william", "UNF-332")
def test_a_spell_cast_quickly_leaves_the_game() -> None:
    table = position(current=3, spells="raise-the-dead heal").play("feat")
    names = [GAME.cards.spell_names[card] for card in table.deck("spells")]
    assert "raise-the-dead" not in names
    assert names[0] == "heal"
