"""Positions that play cannot reach are refused: the invariants, and what the steps imply."""

import json
from typing import Any

import pytest

import abyssal
from games.key_largo.table import (
    DEEP,
    GAME,
    MEDIUM,
    SHALLOW,
    Table,
    at,
    cards,
    dive,
    document,
    position,
)

OUT_OF_RANGE = "a field of the position is out of range"
WRONG_STEP = "the step does not fit the rest of the position"
WRONG_BOAT = "a boat is not where its card says"
WRONG_DIVE = "that cannot be the dive under way"
WRONG_VISIT = "that cannot be the visit under way"
WRONG_MONEY = "money is counted in tens and never owed"
NOT_TRUE = "what a seat knows is not true"
LUCK = GAME.new(4, 1).dump()["chance"]


def whole(table: Table) -> dict[str, Any]:
    """The document of a table, with luck that can be loaded."""
    found: dict[str, Any] = json.loads(json.dumps(table.state.dump())) | {"chance": LUCK}
    GAME.load(found)
    return found


def refusal(changed: dict[str, Any]) -> str:
    """The sentence with which a document is refused."""
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.load(changed)
    assert refused.value.code == "document"
    return str(refused.value)


def planning(**details: Any) -> dict[str, Any]:
    return whole(position(**details))


def changed(document: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with one thing inside exchanged: `hands 0` is the first hand."""
    copy: dict[str, Any] = json.loads(json.dumps(document))
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]
    inner: Any = copy
    for step in way:
        inner = inner[step]
    inner[last] = value
    return copy


@pytest.mark.rule("KL-01")
@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("step", [-1, 11]),
        ("start", [-1, 4]),
        ("active", [-1, 4]),
        ("day", [0, 11]),
        ("half", [-1, 2]),
        ("sabotaged", [-2, 12]),
        ("plans", [[-1] * 3, [-1] * 5]),
        ("boats", [[-1] * 3]),
        ("cash", [[100] * 3]),
        ("played", [[-1] * 5]),
        ("teams", [[[0]] * 3]),
        ("hands", [[[]] * 5]),
        ("held", [[[]] * 3]),
        ("piles", [[[]] * 13]),
        ("supply", [[20, 10, 10], [20, 10, 10, 11, 0]]),
        ("lost", [[0, 0, 0]]),
        ("killed", [[0, 0]]),
        ("epochs", [[0] * 23]),
        ("lurking", [[0] * 13]),
        ("gems", [[0] * 11]),
        ("sights", [[[], [], []]]),
        ("exits", [[[], [], []]]),
    ],
)
def test_every_field_has_its_range(field: str, values: list[Any]) -> None:
    ready = planning()
    for value in values:
        assert refusal(ready | {field: value}) == OUT_OF_RANGE


@pytest.mark.rule("KL-I8")
def test_the_turn_says_which_day_and_whose_action_it_is() -> None:
    ready = planning(day=3)
    for change in ({"turn": 15}, {"turn": 17}, {"day": 4}, {"half": 1}):
        assert refusal(ready | change) == WRONG_STEP
    bar = whole(at("bar"))
    for change in ({"turn": 2}, {"turn": 0}, {"active": 1}, {"half": 1}):
        assert refusal(bar | change) == WRONG_STEP
    assert refusal(bar | {"step": 0}) == WRONG_STEP
    assert refusal(bar | {"step": 10}) == WRONG_STEP
    assert refusal(ready | {"step": 5}) == WRONG_STEP


@pytest.mark.rule("KL-19", "KL-21")
def test_plans_are_two_different_places_and_all_are_made_before_the_morning() -> None:
    ready = planning()
    for plan in (0, 6, 12, 25, -2):
        assert refusal(changed(ready, "plans 0", plan)) == WRONG_STEP
    GAME.load(changed(ready, "plans 0", 7))
    assert refusal(ready | {"plans": [7, 7, 7, 7]}) == WRONG_STEP
    bar = whole(at("bar"))
    assert refusal(changed(bar, "plans 2", -1)) == WRONG_STEP


@pytest.mark.rule("KL-16", "KL-135")
def test_the_game_is_over_after_the_last_action_of_the_last_day_and_not_before() -> None:
    end = whole(position(day=10).plan("bar shop").close_all())
    assert GAME.load(end).over()
    assert refusal(end | {"day": 9, "turn": 72}) == WRONG_STEP
    assert refusal(end | {"turn": 79}) == WRONG_STEP
    assert refusal(end | {"half": 0}) == WRONG_STEP


@pytest.mark.rule("KL-I5")
def test_boats_are_where_their_cards_say() -> None:
    ready = planning()
    assert refusal(changed(ready, "boats 0", 3)) == WRONG_BOAT
    bar = whole(at("bar"))
    for boat in (-1, 18, 3):
        assert refusal(changed(bar, "boats 0", boat)) == WRONG_BOAT
    placing = whole(position().plan("dive bar", "dive bar", "bar shop"))
    assert refusal(changed(placing, "boats 0", 2)) == WRONG_BOAT
    assert refusal(changed(placing, "boats 2", 17)) == WRONG_BOAT
    second = whole(position().plan("dive bar", "dive bar", "bar shop").play("sail 2"))
    assert refusal(changed(second, "boats 0", 17)) == WRONG_BOAT
    assert refusal(second | {"active": 2}) == WRONG_BOAT
    diving = whole(dive(SHALLOW, teams={0: "0 1"}))
    assert refusal(changed(diving, "boats 0", 14)) == WRONG_BOAT
    two = whole(
        position(teams={0: "0 1", 1: "0 1"})
        .plan("dive bar", "dive bar", "bar shop")
        .play("sail 1", "sail 2")
    )
    assert refusal(changed(two, "boats 1", 0)) == WRONG_BOAT


@pytest.mark.rule("KL-33")
def test_nobody_is_asked_for_a_wreck_without_a_choice() -> None:
    placing = whole(position().plan("dive bar", "bar shop"))
    assert refusal(changed(placing, "teams 0", []) | {"supply": [20, 10, 10, 12]}) == WRONG_BOAT


@pytest.mark.rule("KL-I4")
def test_money_is_counted_in_tens_and_never_owed() -> None:
    for cash in (-10, 5, 101):
        assert refusal(changed(planning(), "cash 1", cash)) == WRONG_MONEY
    GAME.load(changed(planning(), "cash 1", 0))


@pytest.mark.rule("KL-I2")
def test_divers_are_never_lost_or_doubled() -> None:
    ready = planning(teams={0: "1 2t 0w"})
    lost = "a diver is missing or twice there"
    assert refusal(changed(ready, "supply 3", 8)) == lost
    assert refusal(changed(ready, "lost 3", 1)) == lost
    no_team = "there is no such team of divers"
    assert refusal(changed(ready, "teams 0", [0, 0, 0, 0])) == no_team
    for diver in (-1, 12):
        assert refusal(changed(ready, "teams 0 0", diver)) == no_team
    less = "there is less than nothing of something"
    assert refusal(changed(changed(ready, "supply 3", -1), "lost 3", 10)) == less


@pytest.mark.rule("KL-I3")
def test_equipment_is_never_lost_or_doubled() -> None:
    ready = planning(teams={0: "1 2t 0w"})
    lost = "a piece of equipment is missing or twice there"
    for piece in range(3):
        assert refusal(changed(ready, f"supply {piece}", 5)) == lost
        assert refusal(changed(ready, f"lost {piece}", 1)) == lost
    assert refusal(changed(ready, "teams 0 0", 2)) == lost
    assert refusal(changed(ready, "lost 0", -1) | {"supply": [18, 9, 9, 9]}) == (
        "there is less than nothing of something"
    )


@pytest.mark.rule("KL-I1")
def test_every_wreck_card_is_in_exactly_one_place() -> None:
    ready = planning(hands={0: "gold 2 shallow"}, wrecks={1: "gold 1, goods 1"})
    lost = "a wreck card is missing or in two places"
    assert refusal(changed(ready, "hands 0", [])) == lost
    assert refusal(changed(ready, "piles 0", cards("gold 1 shallow"))) == lost
    assert refusal(ready | {"sold": [*ready["sold"], *cards("gold 8 deep")]}) == lost
    assert refusal(changed(ready, "killed 1", 9)) == lost
    assert refusal(changed(ready, "killed 1", -1)) == "no monster is killed twice"
    assert refusal(ready | {"sold": [*ready["sold"], 999]}) == "there is no such card"
    assert (
        refusal(ready | {"left_out": ready["left_out"][::-1]}) == "what was left out has no order"
    )


@pytest.mark.rule("KL-14")
def test_as_many_cards_were_left_out_as_the_setup_says() -> None:
    ready = planning(hands={0: "gold 2 shallow"})
    left = sorted([*ready["left_out"], *ready["hands"][0]])
    changed_hand = changed(ready, "hands 0", []) | {"left_out": left}
    assert refusal(changed_hand) == "another number of cards was left out"


@pytest.mark.rule("KL-12", "KL-I9")
def test_a_wreck_is_of_one_depth_and_five_cards_at_most() -> None:
    wrong = "a wreck has too many cards, or one of another depth"
    ready = planning()
    six = [*ready["piles"][0], ready["piles"][1][0]]
    assert (
        refusal(changed(changed(ready, "piles 0", six), "piles 1", ready["piles"][1][1:])) == wrong
    )
    swapped = changed(ready, "piles 0 0", ready["piles"][DEEP][0])
    assert refusal(changed(swapped, f"piles {DEEP} 0", ready["piles"][0][0])) == wrong


@pytest.mark.rule("KL-55")
def test_a_hand_holds_treasures_in_ascending_order() -> None:
    wrong = "a hand holds treasures, in ascending order"
    ready = planning(hands={0: "gold 2 shallow, goods 2 medium"})
    assert refusal(changed(ready, "hands 0", ready["hands"][0][::-1])) == wrong
    ready = planning(wrecks={MEDIUM: "monster, gold 2"})
    stolen = changed(
        changed(ready, "hands 0", cards("monster medium")), "piles 4", cards("gold 2 medium")
    )
    assert refusal(stolen) == wrong


@pytest.mark.rule("KL-I7")
def test_encounters_are_never_lost_or_doubled() -> None:
    ready = planning(held={0: "regular family"}, discards="jeweller")
    lost = "an encounter is missing or in two places"
    assert refusal(changed(ready, "held 0", [2])) == lost
    assert refusal(ready | {"discards": []}) == lost
    assert refusal(ready | {"discards": [22, 22]}) == lost
    assert refusal(ready | {"encounters": "off"}) == lost
    too_many = "too many encounters held"
    three = changed(ready, "held 0", [2, 12, 22]) | {"discards": []}
    assert refusal(three) == too_many
    assert refusal(changed(ready, "held 0", [12, 2])) == too_many
    strange = "the deck holds an encounter that was not shuffled into it"
    assert refusal(changed(ready, "epochs 2", 1)) == strange
    assert refusal(ready | {"epochs": [1] * 24}) == strange


@pytest.mark.rule("KL-144", "KL-145")
def test_an_encounter_was_played_at_its_place_or_not_at_all() -> None:
    wrong = "that encounter cannot have been played there"
    played = whole(at("bar", held={0: "novice-diver"}).play("play novice-diver"))
    assert played["played"][0] == 7
    GAME.load(changed(played, "played 0", 24 + 7))
    for card in (0, 14, 24, 48, 48 + 7, -2):
        assert refusal(changed(played, "played 0", card)) == wrong
    assert refusal(changed(planning(discards="regular"), "played 0", 2)) == wrong
    assert refusal(changed(whole(at("bar")), "played 0", 7)) == wrong


# Dives and visits


@pytest.mark.rule("KL-49")
def test_a_dive_fits_its_team_and_wreck() -> None:
    diving = whole(dive(MEDIUM, "gold 2, goods 2, goods 3", teams={0: "1w 2 0"}).play("draw 1"))
    wrong: dict[str, list[Any]] = {
        "status": [[1, 0], [1, 0, 0], [1, 0, 5], [1, 3, 3], [2, 0, 3], [-1, 0, 3]],
        "drawer": [3, -2],
        "aside": [1, -1],
        "fled": [1],
        "drawn": [cards("goods 2 medium"), cards("gold 2 medium, gold 2 medium")],
    }
    for path, values in wrong.items():
        for value in values:
            complaint = refusal(diving | {path: value})
            assert complaint in (WRONG_DIVE, "a wreck card is missing or in two places")
    GAME.load(diving | {"fresh": 0})
    GAME.load(diving | {"drawn": []})


@pytest.mark.rule("KL-57")
def test_what_was_drawn_is_of_the_wrecks_depth_and_in_order() -> None:
    hand = {0: "gold 1 shallow"}
    diving = whole(
        dive(MEDIUM, "gold 2, goods 2, goods 3", teams={0: "1w 1w"}, hands=hand).play("weight 1 1")
    )
    assert len(diving["drawn"]) == 2
    assert refusal(diving | {"drawn": diving["drawn"][::-1]}) == WRONG_DIVE
    assert refusal(diving | {"drawn": cards("gold 1 shallow")}) == WRONG_DIVE


@pytest.mark.rule("KL-61")
def test_a_monster_is_faced_by_a_diver_who_is_there() -> None:
    table = dive(MEDIUM, "monster, gold 2", teams={0: "1t 2t"}).play("draw 1")
    faced = whole(table)
    assert refusal(faced | {"drawer": -1}) == WRONG_DIVE
    assert refusal(faced | {"fresh": 1}) == WRONG_DIVE
    assert refusal(faced | {"step": 3}) == "a wreck card is missing or in two places"


@pytest.mark.rule("KL-46")
def test_without_a_dive_there_is_nothing_of_one() -> None:
    ready = planning(hands={0: "gold 1 shallow"})
    for change in (
        {"status": [0]},
        {"drawer": 0},
        {"fresh": 1},
        {"fled": 1},
        {"aside": 1},
        {"drawn": cards("gold 1 shallow")},
    ):
        assert refusal(ready | change) == WRONG_DIVE
    bar = whole(at("bar"))
    assert refusal(bar | {"step": 3, "status": [0]}) == WRONG_DIVE


@pytest.mark.rule("KL-86", "KL-112")
@pytest.mark.parametrize(
    "change",
    [
        {"recruited": 3},
        {"recruited": -1},
        {"robbed": 3},
        {"robbed": -1},
        {"rounds": 2},
        {"rounds": -1},
        {"looked": 3},
        {"bought": [0, 0]},
        {"bought": [2, 1, 1]},
        {"bought": [-1, 1, 1]},
        {"market": 3},
        {"market": -1},
        {"picked": cards("gold 1 shallow")},
        {"changed": 4},
    ],
)
def test_what_was_used_at_a_port_keeps_to_the_limits(change: dict[str, Any]) -> None:
    bar = whole(at("bar", hands={0: "gold 1 shallow"}))
    assert refusal(bar | change) == WRONG_VISIT


@pytest.mark.rule("KL-103")
def test_a_second_look_needs_a_first_one_and_a_choice() -> None:
    looking = whole(at("bar").play("round 3"))
    for looked in (-1, 14):
        assert refusal(looking | {"looked": looked}) == WRONG_VISIT
    gone = whole(at("bar", wrecks={**dict.fromkeys(range(4, 15), "")}).play("round 3"))
    table = GAME.load(gone)
    assert [GAME.write(action) for action in table.legal(0)] == ["look 1", "look 2"]
    one = whole(at("bar", wrecks={**dict.fromkeys(range(4, 15), "")}).play("round 3"))
    for wreck in (0, 1):
        one["left_out"] += one["piles"][wreck]
        one["piles"][wreck] = []
    assert refusal(one) != ""


@pytest.mark.rule("KL-123")
def test_what_is_marked_for_a_sale_could_have_been_marked() -> None:
    wrong = "that cannot be what is being sold"
    hand = "gold 3 medium, gold 5 deep, goods 2 medium, diamond 200 deep"
    market = whole(at("market", hands={0: hand}))
    GAME.load(market | {"picked": cards("gold 3 medium, gold 5 deep")})
    for picked in ("gold 5 deep, gold 3 medium", "gold 4 deep", "gold 3 medium, goods 2 medium"):
        assert refusal(market | {"picked": cards(picked)}) == wrong
    assert refusal(market | {"picked": cards("diamond 200 deep")}) == wrong
    assert refusal(market | {"picked": cards("gold 3 medium, gold 3 medium")}) == wrong
    assert refusal(market | {"changed": cards("gold 3 medium")[0] * 3 + 1}) == wrong
    mark = whole(at("market", held={0: "easy-mark"}, hands={0: hand}).play("play easy-mark"))
    GAME.load(mark | {"changed": cards("gold 3 medium")[0] * 3 + 1})
    assert refusal(mark | {"changed": cards("gold 3 medium")[0] * 3}) == wrong
    assert refusal(mark | {"changed": -2}) == wrong


# What is known must be true


def looked() -> dict[str, Any]:
    """Seat 0 has looked at wrecks 1 and 10; seat 1 has drawn from wreck 1."""
    table = position(wrecks={1: "gold 1, goods 1, antiques 1", 10: "monster, gold 8, goods 8"})
    table.plan("bar shop", "dolphins dive", "dolphins shop", "dolphins market")
    return whole(table.play("round 1", "look 10", "done", "sail 1", "done"))


@pytest.mark.rule("KL-H9")
def test_a_sight_is_of_cards_that_are_there() -> None:
    ready = looked()
    assert [sight["wreck"] for sight in ready["sights"][0]] == [9, 0]
    for path, value in {
        "sights 0 1 slots": [],
        "sights 0 1 slots 0": 1,
        "sights 0 0 slots": [2],
        "sights 0 0 wreck": 14,
        "sights 0 1 wreck": -2,
        "sights 0 1 faces": [],
        "sights 0 0 faces": cards("gold 8 deep, goods 8 deep"),
        "sights 0 0 faces 0": cards("gold 6 deep")[0],
        "sights 0 0 faces 1": 999,
        "sights 0 1 faces 0": 999,
        "exits 0": [999],
    }.items():
        assert refusal(changed(ready, path, value)) == NOT_TRUE
    faces = ready["sights"][0][0]["faces"]
    assert refusal(changed(ready, "sights 0 0 faces", faces[::-1])) == NOT_TRUE
    double = [*ready["sights"][0], ready["sights"][0][0]]
    assert refusal(changed(ready, "sights 0", double)) == NOT_TRUE
    for slot in (0, 4, 1 << 5, 3):
        assert refusal(changed(ready, "sights 0 1 slots 0", slot)) == NOT_TRUE


@pytest.mark.rule("KL-H4")
def test_a_card_known_to_be_in_a_hand_is_there_or_left_it() -> None:
    table = position(hands={1: "gold 5 deep, goods 8 deep"}).plan("bar shop", "dolphins shop")
    ready = whole(table.play("rob 1 deep", "done"))
    assert ready["sights"][1] == [{"wreck": -1, "faces": cards("gold 5 deep"), "slots": [1]}]
    assert refusal(changed(ready, "sights 1 0 faces", cards("goods 8 deep"))) == NOT_TRUE
    assert refusal(changed(ready, "sights 1 0 slots", [8])) == NOT_TRUE
    gone = changed(ready, "sights 1 0", {"wreck": -1, "faces": cards("gold 4 deep"), "slots": [33]})
    assert refusal(gone) == NOT_TRUE
    GAME.load(changed(gone, "exits 1", cards("gold 4 deep")))
    assert refusal(changed(gone, "exits 1", cards("gold 6 deep"))) == NOT_TRUE
    both = [{"wreck": -1, "faces": cards("gold 5 deep"), "slots": [1]}] * 2
    assert refusal(changed(ready, "sights 1", both)) == NOT_TRUE


@pytest.mark.rule("KL-H12")
def test_monsters_known_to_all_are_there() -> None:
    ready = whole(dive(MEDIUM, "monster, gold 2", teams={0: "1"}))
    assert ready["lurking"][MEDIUM - 1] == 1
    wrong = "a monster is known where there is none"
    assert refusal(changed(ready, f"lurking {MEDIUM - 1}", 2)) == wrong
    assert refusal(changed(ready, "lurking 0", 1)) == wrong
    assert refusal(changed(ready, "lurking 0", -1)) == wrong


@pytest.mark.rule("KL-R32")
def test_diamonds_known_to_all_are_there() -> None:
    hand = "diamond 200 deep, diamond 60 shallow"
    table = at("market", "bar", hands={0: hand}).play("done")
    ready = whole(table)
    assert ready["gems"][:3] == [1, 0, 1]
    wrong = "a diamond is known where there is none"
    assert refusal(changed(ready, "gems 0", 2)) == wrong
    for place in range(12):
        one_more = ready["gems"][place] + 1
        assert refusal(changed(ready, f"gems {place}", one_more)) == wrong
        assert refusal(changed(ready, f"gems {place}", -1)) == wrong


@pytest.mark.rule("KL-H4", "KL-R32")
def test_what_is_drawn_in_the_dive_under_way_was_known_to_nobody_before() -> None:
    table = dive(SHALLOW, "diamond 60, gold 2, gold 3", teams={0: "0 0w"}).play("draw 1")
    ready = whole(table)
    drawn = cards("diamond 60 shallow")
    assert ready["drawn"] == drawn
    wrong = "a diamond is known where there is none"
    assert refusal(changed(ready, "gems 0", 1)) == wrong
    stolen = [{"wreck": -1, "faces": drawn, "slots": [1]}]
    assert refusal(changed(ready, "sights 1", stolen)) == NOT_TRUE


@pytest.mark.rule("KL-R38")
def test_the_options_are_part_of_the_document() -> None:
    ready = document(hidden_cash=True, with_encounters=True)
    view = GAME.load(ready).view()
    assert view["options"] == {"encounters": "on", "cash": "hidden"}
    assert "fields" in refusal(ready | {"cash_shown": "somewhere"})
