"""The fifteen texts of the skill cards that everybody plays: UNF-SK-…"""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import CARDS_A_SKILL
from games.unfathomable.table import Table, position

DRAWS = ["draw influence", "draw lore", "draw observation", "draw strength", "draw will"]


def escaping(chaos: str = "lore-1 strength-1", **fields: Any) -> Table:
    """Seat 0 tries to leave the Brig: a test 8 (lore, strength) with these chaos cards."""
    fields = {"places": {0: "brig"}, "chaos": f"{chaos} will-1 will-1", **fields}
    return position(**fields).play("use space")


def outcome(table: Table) -> tuple[int, str]:
    """Total and outcome of the test that has been made."""
    [end] = table.quiet("contribute after-total").told_of("outcome")
    return end["total"], end["outcome"]


def fighting(face: str, **fields: Any) -> Table:
    """Seat 0 attacks a Deep One on deck 1."""
    fields = {"places": {0: "deck-1"}, "deep_ones": {"deck-1": 1}, "dice": face, **fields}
    return position(**fields).play("attack deep-one")


# Which values have which text


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        pytest.param(
            *("influence-1 influence-2", "coordinated-effort"),
            marks=pytest.mark.rule("UNF-SK-coordinated-effort"),
        ),
        pytest.param(
            *("influence-5", "inspiring-speech"), marks=pytest.mark.rule("UNF-SK-inspiring-speech")
        ),
        pytest.param(
            *("lore-1 lore-2", "shrivelling"), marks=pytest.mark.rule("UNF-SK-shrivelling")
        ),
        pytest.param(
            *("lore-3 lore-4", "lesser-banishment"),
            marks=pytest.mark.rule("UNF-SK-lesser-banishment"),
        ),
        pytest.param(
            *("observation-1 observation-2", "watch-and-learn"),
            marks=pytest.mark.rule("UNF-SK-watch-and-learn"),
        ),
        pytest.param(
            *("strength-3 strength-4", "rampage"), marks=pytest.mark.rule("UNF-SK-rampage")
        ),
        pytest.param(
            *("will-1 will-2", "persistence"), marks=pytest.mark.rule("UNF-SK-persistence")
        ),
        pytest.param(*("will-5", "true-grit"), marks=pytest.mark.rule("UNF-SK-true-grit")),
    ],
)
def test_an_action_text_belongs_to_its_values(cards: str, text: str) -> None:
    for card in cards.split():
        table = position(places={0: "deck-1"}, deep_ones={"deck-1": 2}, hands={0: card}, dice="8 8")
        table.play(f"play {card}")
        assert table.told_of("used-card")[0]["ability"] == text


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("influence-3", marks=pytest.mark.rule("UNF-SK-nothing-to-hide")),
        pytest.param("influence-4", marks=pytest.mark.rule("UNF-SK-nothing-to-hide")),
        pytest.param("lore-5", marks=pytest.mark.rule("UNF-SK-forced-learning")),
        pytest.param("observation-3", marks=pytest.mark.rule("UNF-SK-keen-insight")),
        pytest.param("observation-4", marks=pytest.mark.rule("UNF-SK-keen-insight")),
        pytest.param("observation-5", marks=pytest.mark.rule("UNF-SK-preparation")),
        pytest.param("strength-1", marks=pytest.mark.rule("UNF-SK-combat-training")),
        pytest.param("strength-2", marks=pytest.mark.rule("UNF-SK-combat-training")),
        pytest.param("strength-5", marks=pytest.mark.rule("UNF-SK-shrug-it-off")),
        pytest.param("will-3", marks=pytest.mark.rule("UNF-SK-determination")),
        pytest.param("will-4", marks=pytest.mark.rule("UNF-SK-determination")),
    ],
)
def test_a_text_for_a_window_is_no_action(card: str) -> None:
    table = position(places={0: "deck-1"}, deep_ones={"deck-1": 1}, hands={0: card})
    assert table.refuses(f"play {card}")


@pytest.mark.rule("UNF-021")
@pytest.mark.parametrize(("value", "copies"), [(1, 7), (2, 5), (3, 4), (4, 3), (5, 2)])
def test_a_skill_has_twenty_one_cards(value: int, copies: int) -> None:
    dump = position().state.dump()
    cards = [kind for deck in dump["skill_decks"] for kind in deck] + dump["chaos"]
    assert len(cards) == 6 * CARDS_A_SKILL
    for skill in range(6):
        assert cards.count((value - 1) * 6 + skill) == copies


# Coordinated Effort


@pytest.mark.rule("UNF-SK-coordinated-effort")
def test_another_character_performs_an_action() -> None:
    table = position(hands={0: "influence-1"}, traitors={2: "hybrid"}, places={3: "brig"})
    table.play("play influence-1")
    assert table.legal() == ["name 1", "name 2", "name 3"]
    table.play("name 1", "move deck-8")
    assert (table.space(1), table.asked, table.actions) == ("deck-8", [0], 1)
    assert table.view()["tops"] == {"influence": "influence-1"}


@pytest.mark.rule("UNF-SK-coordinated-effort", "UNF-R40")
def test_somebody_in_the_brig_may_try_to_leave_it() -> None:
    table = position(
        hands={0: "influence-1"}, places={3: "brig"}, chaos="lore-5 strength-5 will-1 will-1"
    )
    table.play("play influence-1", "name 3", "use space").play("to chapel")
    assert table.space(3) == "chapel"


@pytest.mark.rule("UNF-SK-coordinated-effort", "UNF-R40", "UNF-R93")
def test_the_action_granted_may_be_a_reveal_and_the_turn_goes_on() -> None:
    table = position(hands={0: "influence-1"}, loyalty={1: "hybrid"})
    table.play("play influence-1", "name 1", "reveal hybrid", "at chapel")
    assert table.view()["players"][1]["traitor"]
    assert (table.asked, table.view()["current"]) == ([0], 0)


@pytest.mark.rule("UNF-SK-coordinated-effort", "UNF-R40")
def test_a_revealed_traitor_acts_but_plays_no_card_of_the_start_of_a_step() -> None:
    table = position(
        hands={0: "influence-1", 2: "treachery-3 treachery-4 treachery-5"},
        places={2: "galley"},
        traitors={2: "hybrid"},
    )
    table.play("play influence-1", "name 2")
    assert table.legal_with("play") == ["play treachery-3"]


@pytest.mark.rule("UNF-SK-coordinated-effort", "UNF-R40")
def test_actions_gained_inside_a_granted_action_are_used_inside() -> None:
    table = position(hands={0: "influence-1", 1: "will-5"})
    table.play("play influence-1", "name 1", "play will-5", "move deck-1", "move deck-2")
    assert (table.space(1), table.asked, table.actions) == ("deck-2", [0], 1)


@pytest.mark.rule("UNF-SK-coordinated-effort", "UNF-R40")
def test_the_action_granted_may_grant_another() -> None:
    table = position(hands={0: "influence-1", 1: "influence-2"})
    table.play("play influence-1", "name 1", "play influence-2", "name 3", "move deck-4")
    assert (table.space(3), table.asked) == ("deck-4", [0])


# Nothing to Hide


@pytest.mark.rule("UNF-SK-nothing-to-hide", "UNF-145")
@pytest.mark.parametrize("card", ["influence-3", "influence-4"])
def test_players_add_their_cards_face_up_and_chaos_stays_hidden(card: str) -> None:
    table = escaping(hands={1: f"{card} strength-4", 2: "will-3"})
    table.play(f"open {card}", "add strength-4", "add will-3")
    added = {event["seat"]: event["cards"] for event in table.told_of("added-openly")}
    assert (added[1], added[2]) == (["strength-4"], ["will-3"])
    total, _ = outcome(table)
    assert total == 1 + 1 + 4 - 3


@pytest.mark.rule("UNF-SK-nothing-to-hide", "UNF-145")
def test_only_chaos_cards_lie_face_down_then() -> None:
    table = escaping(hands={1: "influence-3 strength-4", 2: "will-3"})
    table.play("open influence-3", "add strength-4")
    view = table.view()["test"]
    assert (view["face_up"], view["cards"], view["pile"]) == (True, ["strength-4"], 3)


@pytest.mark.rule("UNF-SK-nothing-to-hide", "UNF-R63")
def test_a_second_nothing_to_hide_is_refused() -> None:
    table = escaping(hands={1: "influence-3 influence-4"}).play("open influence-3")
    assert table.refuses("open influence-4")


# Inspiring Speech


@pytest.mark.rule("UNF-SK-inspiring-speech")
@pytest.mark.parametrize(("face", "sanity"), [("1", 7), ("2", 7), ("3", 9), ("8", 9)])
def test_a_speech_inspires_from_three_on_and_disheartens_below(face: str, sanity: int) -> None:
    table = position(hands={0: "influence-5"}, dice=face).play("play influence-5")
    assert (table.sanity, table.actions) == (sanity, 1)
    assert table.view()["tops"] == {"influence": "influence-5"}


# Shrivelling


@pytest.mark.rule("UNF-SK-shrivelling")
@pytest.mark.parametrize(("face", "left"), [("4", 0), ("3", 1)])
def test_shrivelling_defeats_a_deep_one_anywhere_from_six_with_two_added(
    face: str, left: int
) -> None:
    table = position(hands={0: "lore-1"}, deep_ones={"water-7": 1}, dice=face)
    table.play("play lore-1")
    assert table.deep_ones("water-7") == left
    assert table.actions == 1


@pytest.mark.rule("UNF-SK-shrivelling")
@pytest.mark.parametrize(("face", "place"), [("6", "brig"), ("5", "galley")])
def test_shrivelling_defeats_a_revealed_traitor_from_six_on(face: str, place: str) -> None:
    table = position(
        hands={0: "lore-2"},
        places={1: "galley"},
        traitors={1: "hybrid"},
        deep_ones={"galley": 1},
        dice=face,
    )
    table.play("play lore-2", "aim galley 1")
    assert table.space(1) == place


@pytest.mark.rule("UNF-SK-shrivelling", "UNF-312")
def test_the_enemies_of_a_revealed_traitor_are_the_humans() -> None:
    table = position(
        "arjun jeanne samira",
        hands={0: "lore-1"},
        traitors={0: "hybrid"},
        deep_ones={"galley": 1},
        dice="6",
    )
    table.play("play lore-1")
    assert table.legal() == ["aim cargo-hold 2", "aim boiler-room 1"]
    table.play("aim boiler-room 1")
    assert table.space(1) == "sick-bay"


@pytest.mark.rule("UNF-SK-shrivelling", "UNF-R30", "UNF-019")
def test_shrivelling_needs_an_enemy_outside_the_deep() -> None:
    table = position(hands={0: "lore-1"}, deep_ones={"deep": 3}, hydra="water-1")
    assert table.refuses("play lore-1")


@pytest.mark.rule("UNF-SK-shrivelling", "UNF-177")
def test_shrivelling_is_no_attack() -> None:
    table = position(
        hands={0: "lore-1", 1: "strength-1"},
        deep_ones={"galley": 2},
        dice="1",
        kept={"the-peacemaker": 0},
    )
    table.play("play lore-1")
    assert (table.step, table.deep_ones("galley")) == ("actions", 2)


# Lesser Banishment


@pytest.mark.rule("UNF-SK-lesser-banishment", "UNF-R47")
@pytest.mark.parametrize(
    ("space", "goals"),
    [
        ("galley", {"deck-6", "captains-cabin", "cargo-hold", "boiler-room"}),
        ("chapel", {"deck-3", "bridge", "captains-cabin", "cargo-hold"}),
        ("deck-1", {"bridge", "deck-2", "deck-3", "water-1"}),
        ("water-8", {"deck-8", "water-6", "water-7"}),
    ],
)
def test_all_deep_ones_of_a_space_move_to_one_adjacent_space(space: str, goals: set[str]) -> None:
    table = position(hands={0: "lore-3"}, deep_ones={space: 3, "bridge": 1, "deep": 1})
    table.play("play lore-3", f"at {space}")
    assert {move.removeprefix("to ") for move in table.legal()} == goals
    goal = sorted(goals)[-1]
    table.play(f"to {goal}")
    assert (table.deep_ones(space), table.deep_ones(goal)) == (0, 3)
    assert (table.deep_ones("bridge"), table.actions) == (1, 1)


@pytest.mark.rule("UNF-SK-lesser-banishment", "UNF-R30", "UNF-019")
def test_deep_ones_in_the_deep_cannot_be_banished() -> None:
    assert position(hands={0: "lore-4"}, deep_ones={"deep": 3}).refuses("play lore-4")


# Forced Learning


@pytest.mark.rule("UNF-SK-forced-learning", "UNF-R64")
def test_a_skill_that_is_learned_supports_but_never_treachery() -> None:
    table = escaping("will-4 observation-2", hands={1: "lore-5", 2: "strength-1"})
    learned = [move for move in table.legal(1) if move.startswith("learn")]
    assert learned == ["learn lore-5 influence", "learn lore-5 observation", "learn lore-5 will"]
    table.play("learn lore-5 will")
    assert table.view()["test"]["skills"] == ["lore", "strength", "will"]
    assert outcome(table) == (4 - 2, "failed")
    assert table.hand(1) == []


@pytest.mark.rule("UNF-SK-forced-learning", "UNF-R63")
def test_forced_learning_may_be_repeated_for_another_skill() -> None:
    table = escaping("will-4 observation-4", hands={1: "lore-5 lore-5"})
    table.play("learn lore-5 will")
    assert table.refuses("learn lore-5 will")
    table.play("learn lore-5 observation")
    assert outcome(table) == (8, "passed")


# Watch and Learn


@pytest.mark.rule("UNF-SK-watch-and-learn")
@pytest.mark.parametrize("card", ["observation-1", "observation-2"])
def test_two_cards_are_drawn_from_any_decks_but_treachery(card: str) -> None:
    table = position(hands={0: card}).play(f"play {card}")
    assert table.legal() == DRAWS
    table.play("draw lore", "draw will")
    assert {event["skill"]: event["count"] for event in table.told_of("drew")} == {
        "lore": 1,
        "will": 1,
    }
    assert (len(table.hand(0)), table.actions) == (2, 1)


@pytest.mark.rule("UNF-SK-watch-and-learn", "UNF-314")
def test_a_revealed_traitor_learns_no_treachery_by_watching() -> None:
    table = position(hands={0: "observation-1"}, traitors={0: "hybrid"})
    assert table.play("play observation-1").legal() == DRAWS


# Keen Insight


@pytest.mark.rule("UNF-SK-keen-insight")
@pytest.mark.parametrize("card", ["observation-3", "observation-4"])
@pytest.mark.parametrize(
    ("verb", "face", "left"),
    [("raise", "2", 0), ("raise", "1", 1), ("lower", "6", 0), ("lower", "5", 1)],
)
def test_insight_changes_a_roll_by_two(card: str, verb: str, face: str, left: int) -> None:
    table = fighting(face, hands={2: card}).play(f"{verb} {card}")
    assert table.deep_ones("deck-1") == left
    assert table.hand(2) == []


@pytest.mark.rule("UNF-SK-keen-insight", "UNF-X19")
@pytest.mark.parametrize(
    ("face", "moves", "result"),
    [
        ("7", ["raise observation-3", "raise observation-4"], 8),
        ("2", ["lower observation-3", "lower observation-4"], 1),
        ("3", ["raise observation-3", "lower observation-4"], 3),
    ],
)
def test_several_may_be_played_and_the_result_stays_between_one_and_eight(
    face: str, moves: list[str], result: int
) -> None:
    """A plague of locusts defeats as many Deep Ones as the result says."""
    table = position(
        keeper=0,
        spells="plague-of-locusts dark-pact",
        hands={1: "observation-3 observation-4"},
        deep_ones={"water-1": 9},
        dice=face,
    )
    table.play("cast", "take 0", *moves)
    assert table.deep_ones("water-1") == 9 - result


@pytest.mark.rule("UNF-SK-keen-insight", "UNF-083")
def test_insight_works_from_the_brig_and_for_a_revealed_traitor() -> None:
    table = fighting("4", hands={2: "observation-3"}, places={0: "deck-1", 2: "brig"})
    table.play("lower observation-3")
    assert table.deep_ones("deck-1") == 1
    table = fighting("4", hands={2: "observation-3"}, traitors={2: "hybrid"})
    table.play("lower observation-3")
    assert table.deep_ones("deck-1") == 1


# Preparation


@pytest.mark.rule("UNF-SK-preparation")
def test_after_preparation_no_chaos_cards_are_added() -> None:
    table = escaping("will-5 will-5", hands={1: "observation-5 strength-4 lore-4"})
    table.play("prepare observation-5", "add lore-4", "add strength-4", passing="before-test")
    assert outcome(table) == (8, "passed")
    assert table.view()["chaos"] == 4


@pytest.mark.rule("UNF-SK-preparation", "UNF-R63")
def test_a_second_preparation_is_refused() -> None:
    table = escaping(hands={1: "observation-5 observation-5"}).play("prepare observation-5")
    assert table.refuses("prepare observation-5")


@pytest.mark.rule("UNF-SK-preparation", "UNF-139")
def test_preparation_stops_the_treachery_of_family_ties() -> None:
    table = escaping(hands={1: "observation-5"}, kept={"family-ties": 3})
    table.play("prepare observation-5")
    assert outcome(table) == (0, "failed")


# Combat Training


@pytest.mark.rule("UNF-SK-combat-training", "UNF-T5")
@pytest.mark.parametrize("card", ["strength-1", "strength-2"])
@pytest.mark.parametrize(("dice", "left"), [("3 4", 0), ("4 3", 1)])
def test_training_rerolls_an_attack_by_anybody(card: str, dice: str, left: int) -> None:
    table = fighting(dice, hands={2: card}).play(f"training {card}")
    assert table.deep_ones("deck-1") == left
    assert table.hand(2) == []


@pytest.mark.rule("UNF-SK-combat-training")
@pytest.mark.parametrize(("dice", "place"), [("6 5", "deck-1"), ("5 6", "sick-bay")])
def test_training_rerolls_the_attack_of_a_deep_one(dice: str, place: str) -> None:
    table = position(
        places={0: "galley", 1: "deck-1"},
        traitors={0: "hybrid"},
        hands={0: "treachery-2", 1: "strength-1"},
        deep_ones={"deck-1": 1},
        items={1: ""},
        dice=dice,
    )
    table.play("play treachery-2", "training strength-1")
    assert table.space(1) == place


@pytest.mark.rule("UNF-SK-combat-training")
def test_training_rerolls_an_attack_with_an_item_and_several_may_be_used() -> None:
    table = position(
        places={0: "deck-1"},
        items={0: "six-shooter"},
        deep_ones={"deck-1": 1},
        hands={0: "strength-1", 1: "strength-2"},
        dice="1 1 2",
    )
    table.play("item six-shooter")
    table.play_as(0, "training strength-1").play_as(1, "pass")
    table.play_as(1, "training strength-2")
    assert table.deep_ones("deck-1") == 0


@pytest.mark.rule("UNF-SK-combat-training")
def test_training_is_for_attacks_only() -> None:
    table = position(hands={0: "influence-5", 1: "strength-1"}, dice="1")
    table.play("play influence-5")
    assert (table.step, table.sanity) == ("actions", 7)


# Rampage


@pytest.mark.rule("UNF-SK-rampage", "UNF-176")
def test_a_rampage_is_up_to_four_basic_attacks() -> None:
    table = position(
        places={0: "deck-1"},
        items={0: ""},
        hands={0: "strength-3"},
        deep_ones={"deck-1": 5},
        dice="4 3 4 4",
    )
    table.play("play strength-3", *["aim deck-1 deep-one"] * 4)
    assert (table.deep_ones("deck-1"), table.step, table.actions) == (2, "actions", 1)


@pytest.mark.rule("UNF-SK-rampage", "UNF-176")
def test_a_rampage_is_up_to_three_attacks_with_one_weapon() -> None:
    table = position(
        places={0: "deck-1"},
        items={0: "six-shooter kitchen-knife starbuck"},
        hands={0: "strength-4"},
        deep_ones={"deck-1": 5},
        dice="2 1 2",
    )
    table.play("play strength-4")
    assert table.legal() == ["bare", "thing six-shooter"]
    table.play("thing six-shooter", *["aim deck-1 deep-one"] * 3)
    assert (table.deep_ones("deck-1"), table.step) == (3, "actions")


@pytest.mark.rule("UNF-SK-rampage", "UNF-176")
def test_a_rampage_may_stop_at_will_and_ends_with_the_last_enemy() -> None:
    table = position(
        places={0: "deck-1"},
        items={0: ""},
        hands={0: "strength-3"},
        deep_ones={"deck-1": 2},
        dice="8",
    )
    table.play("play strength-3", "aim deck-1 deep-one", "pass")
    assert (table.deep_ones("deck-1"), table.step) == (1, "actions")
    table = position(
        places={0: "deck-1"},
        items={0: ""},
        hands={0: "strength-3"},
        deep_ones={"deck-1": 1},
        dice="8",
    )
    table.play("play strength-3", "aim deck-1 deep-one")
    assert (table.deep_ones("deck-1"), table.step) == (0, "actions")


@pytest.mark.rule("UNF-SK-rampage")
def test_a_defender_is_chosen_for_each_attack_of_a_rampage() -> None:
    table = position(
        places={0: "deck-1", 1: "deck-1"},
        traitors={1: "hybrid"},
        items={0: "", 1: ""},
        hands={0: "strength-3"},
        deep_ones={"deck-1": 1},
        dice="6 4",
    )
    table.play("play strength-3", "aim deck-1 1", "aim deck-1 deep-one")
    assert (table.space(1), table.deep_ones("deck-1")) == ("brig", 0)


@pytest.mark.rule("UNF-SK-rampage", "UNF-R46")
def test_a_rampage_with_the_rifle_reaches_adjacent_spaces() -> None:
    table = position(
        places={0: "bridge"},
        items={0: "repeating-rifle"},
        hands={0: "strength-3"},
        deep_ones={"deck-1": 1, "deck-2": 1},
        dice="3 3",
    )
    table.play("play strength-3", "aim deck-1 deep-one", "aim deck-2 deep-one")
    assert table.view()["deep_ones"] == {}


@pytest.mark.rule("UNF-SK-rampage", "UNF-R30", "UNF-R59")
@pytest.mark.parametrize(("enemy", "kept"), [("deck-2", {}), ("deck-1", {"the-peacemaker": 0})])
def test_a_rampage_needs_an_enemy_and_no_peace(enemy: str, kept: dict[str, int]) -> None:
    table = position(places={0: "deck-1"}, hands={0: "strength-3"}, deep_ones={enemy: 1}, kept=kept)
    assert table.refuses("play strength-3")


# Shrug It Off


def struck(**fields: Any) -> Table:
    """Seat 0 throws a grenade at seat 1."""
    table = position(
        **{
            "places": {0: "deck-1", 1: "deck-3"},
            "items": {0: "jam-tin-grenade", 1: ""},
            "hands": {1: "strength-5"},
            **fields,
        }
    )
    return table.play("item jam-tin-grenade", "at deck-3")


@pytest.mark.rule("UNF-SK-shrug-it-off")
@pytest.mark.parametrize("traitors", [{}, {1: "hybrid"}])
def test_ones_own_defeat_is_shrugged_off(traitors: dict[int, str]) -> None:
    table = struck(traitors=traitors).play("shrug strength-5")
    assert (table.space(1), table.hand(1)) == ("deck-3", [])
    assert table.view()["tops"] == {"strength": "strength-5"}


@pytest.mark.rule("UNF-SK-shrug-it-off")
def test_a_defeat_need_not_be_shrugged_off() -> None:
    table = struck().play("pass")
    assert (table.space(1), table.hand(1)) == ("sick-bay", ["strength-5"])


@pytest.mark.rule("UNF-SK-shrug-it-off")
def test_nobody_shrugs_off_the_defeat_of_another() -> None:
    table = struck(hands={2: "strength-5"})
    assert (table.window, table.space(1)) == (None, "sick-bay")


# Persistence


@pytest.mark.rule("UNF-SK-persistence", "UNF-R45")
@pytest.mark.parametrize("card", ["will-1", "will-2"])
def test_up_to_five_cards_are_replaced_from_one_deck_named_afterwards(card: str) -> None:
    hand = "lore-1 influence-2 observation-3 strength-3 strength-4 lore-5"
    table = position(hands={0: f"{card} {hand}"}).play(f"play {card}")
    table.play(
        *("discard lore-1", "discard influence-2", "discard observation-3", "discard strength-3"),
        "discard strength-4",
    )
    assert table.legal() == ["done"]
    table.play("done", "top strength-4")
    assert table.legal() == DRAWS
    table.play("draw will")
    assert [(event["skill"], event["count"]) for event in table.told_of("drew")] == [("will", 5)]
    assert (len(table.hand(0)), table.actions) == (6, 1)
    assert table.view()["tops"]["will"] == card


@pytest.mark.rule("UNF-SK-persistence", "UNF-R45")
def test_one_may_discard_fewer_or_none() -> None:
    table = position(hands={0: "will-1 lore-1 lore-2"})
    table.play("play will-1", "discard lore-2", "done", "draw strength")
    assert [(event["skill"], event["count"]) for event in table.told_of("drew")] == [
        ("strength", 1)
    ]
    table = position(hands={0: "will-1 lore-1"}).play("play will-1", "done")
    assert (table.hand(0), table.step, table.actions) == (["lore-1"], "actions", 1)
    table = position(hands={0: "will-1"}).play("play will-1")
    assert (table.step, table.actions) == ("actions", 1)


@pytest.mark.rule("UNF-SK-persistence", "UNF-314")
def test_persistence_gives_a_revealed_traitor_no_treachery() -> None:
    table = position(hands={0: "will-1 lore-1"}, traitors={0: "hybrid"})
    table.play("play will-1", "discard lore-1")
    assert table.play("done").legal() == DRAWS


# Determination


@pytest.mark.rule("UNF-SK-determination")
@pytest.mark.parametrize("card", ["will-3", "will-4"])
@pytest.mark.parametrize(
    ("chaos", "verb", "end"),
    [
        ("lore-3 strength-3", "raise", (8, "passed")),
        ("lore-4 strength-4", "lower", (6, "failed")),
    ],
)
def test_determination_changes_the_total_by_two(
    card: str, chaos: str, verb: str, end: tuple[int, str]
) -> None:
    table = escaping(chaos, hands={2: card}).play("done", f"{verb} {card}")
    assert outcome(table) == end
    assert table.hand(2) == []


@pytest.mark.rule("UNF-SK-determination", "UNF-T9")
def test_several_may_be_played_by_several_players() -> None:
    table = escaping("lore-3 strength-3", hands={2: "will-3 will-4", 3: "will-3"})
    table.play_as(2, "done").play_as(3, "done")
    table.play_as(2, "raise will-3").play_as(3, "pass")
    table.play_as(2, "lower will-4").play_as(3, "pass")
    table.play_as(3, "raise will-3")
    assert outcome(table) == (8, "passed")


@pytest.mark.rule("UNF-SK-determination", "UNF-083")
def test_determination_works_from_the_brig_and_for_a_revealed_traitor() -> None:
    table = escaping("lore-4 strength-4", hands={0: "will-3"}).play("done", "lower will-3")
    assert outcome(table) == (6, "failed")
    table = escaping("lore-4 strength-4", hands={2: "will-3"}, traitors={2: "hybrid"})
    assert outcome(table.play("done", "lower will-3")) == (6, "failed")


# True Grit


@pytest.mark.rule("UNF-SK-true-grit", "UNF-086")
def test_true_grit_gives_two_actions_for_one() -> None:
    table = position(hands={0: "will-5"}).play("play will-5")
    assert table.actions == 3
    assert table.view()["tops"] == {"will": "will-5"}


@pytest.mark.rule("UNF-SK-true-grit", "UNF-R29")
def test_true_grit_is_limited_for_each_player_by_itself() -> None:
    table = position(hands={0: "will-5 influence-1", 1: "will-5"})
    table.play("play will-5", "play influence-1", "name 1", "play will-5")
    assert (table.view()["acting"], table.actions) == (1, 2)
