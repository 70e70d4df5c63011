"""Skill tests and the chaos deck: UNF-135 to UNF-162."""

from typing import Any, cast

import pytest

from games.unfathomable.table import Table, kinds, position

THREE = "jeanne samira william"
QUIET = "lore-1 will-1 lore-2"


def at_a_test(
    crew: str = THREE, mythos: str = "food-stores-raid", chaos: str = QUIET, **more: Any
) -> Table:
    """The current player's crisis is a test: 11 with influence and strength, partly 8."""
    table = position(crew, mythos=mythos, chaos=chaos, **more)
    return table.play("end")


def total(table: Table) -> int:
    return cast(int, table.told_of("turned-up")[0]["total"])


def outcome(table: Table) -> str:
    return cast(str, table.told_of("outcome")[0]["outcome"])


@pytest.mark.rule("UNF-135", "UNF-148")
def test_supporting_values_count_for_and_all_others_against() -> None:
    table = at_a_test(hands={1: "influence-5 treachery-3"}, chaos="strength-4 will-2 lore-1")
    table.play("add treachery-3", "add influence-5", passing="before-test")
    assert total(table) == 5 + 4 - 3 - 2


@pytest.mark.rule("UNF-136", "UNF-147")
def test_all_see_what_is_tested_and_the_cards_turned_up() -> None:
    table = at_a_test(hands={1: "influence-5"}, places={2: "brig"})
    table.play("add influence-5", passing="before-test")
    assert table.told_of("test")[0] | {"seat": 0} == {
        "event": "test",
        "seat": 0,
        "target": 11,
        "partial": 8,
        "skills": ["influence", "strength"],
        "jailed": [2],
    }
    assert sorted(table.told_of("turned-up")[0]["cards"]) == ["influence-5", "lore-1", "will-1"]


@pytest.mark.rule("UNF-137", "UNF-T6", "UNF-SK-preparation")
def test_preparation_keeps_chaos_cards_out() -> None:
    table = at_a_test(hands={2: "observation-5"})
    table.play("prepare observation-5")
    assert table.told_of("turned-up")[0]["cards"] == []
    assert table.view()["tops"]["observation"] == "observation-5"


@pytest.mark.rule("UNF-138", "UNF-162")
def test_two_chaos_cards_form_the_pile_unseen() -> None:
    table = at_a_test(hands={1: "will-1"})
    table.quiet("before-test")
    view = table.view(1)["test"]
    assert (view["pile"], view["cards"], view["own"]) == (2, [], [])
    assert table.view()["chaos"] == 1


@pytest.mark.rule("UNF-139", "UNF-T7", "UNF-R67")
@pytest.mark.parametrize(("place", "cards"), [("galley", 3), ("brig", 2)])
def test_family_ties_add_treachery_with_the_chaos_cards(place: str, cards: int) -> None:
    table = at_a_test("jeanne ishmael william", kept={"family-ties": 1}, places={1: place})
    assert len(table.told_of("turned-up")[0]["cards"]) == cards


@pytest.mark.rule("UNF-140", "UNF-142", "UNF-T8")
def test_each_adds_once_clockwise_from_the_left_of_the_current_player() -> None:
    table = position(
        THREE,
        current=1,
        mythos="food-stores-raid",
        chaos=QUIET,
        hands={0: "will-1", 1: "will-1", 2: "will-1"},
    )
    table.play("end")
    order = []
    while table.step in ("window", "contribute"):
        if table.step == "contribute":
            order += table.asked
        table.decline()
    assert order == [2, 0, 1]


@pytest.mark.rule("UNF-141", "UNF-277", "UNF-X40")
def test_in_the_brig_and_revealed_one_adds_one_card_at_most() -> None:
    hands = {0: "will-1 will-2", 1: "lore-1 lore-2", 2: "lore-3 lore-4"}
    table = at_a_test(hands=hands, places={1: "brig"}, traitors={2: "hybrid"})
    table.quiet("before-test")
    assert (table.asked, table.legal()) == ([1], ["done", "add lore-1", "add lore-2"])
    table.play("add lore-1")
    assert (table.asked, table.legal()) == ([2], ["done", "add lore-3", "add lore-4"])
    table.play("add lore-3")
    assert table.asked == [0]
    table.play("add will-1")
    assert (table.asked, table.legal()) == ([0], ["done", "add will-2"])  # free: any number
    table.play("add will-2")
    assert [event["count"] for event in table.told_of("added")] == [1, 1, 2]


@pytest.mark.rule("UNF-141", "UNF-277")
@pytest.mark.parametrize("limited", [{"places": {1: "brig"}}, {"traitors": {1: "hybrid"}}])
def test_in_the_brig_and_revealed_one_may_add_nothing(limited: dict[str, Any]) -> None:
    table = at_a_test(hands={1: "lore-1 lore-2"}, **limited).play("done", passing="before-test")
    assert table.told_of("added")[0]["count"] == 0


@pytest.mark.rule("UNF-143", "UNF-368")
def test_how_many_cards_each_adds_is_public_which_is_not() -> None:
    table = at_a_test(hands={1: "will-1 will-2", 2: "lore-3"})
    table.play("add will-1", "done", passing="before-test")
    assert table.view(2)["test"]["added"] == [0, 1, 0]
    assert table.view(2)["test"]["own"] == []
    assert table.view(1)["test"]["own"] == ["will-1"]


@pytest.mark.rule("UNF-368")
def test_what_all_saw_of_a_test_stays_on_record() -> None:
    table = at_a_test(hands={1: "influence-5 influence-4", 2: "will-2"})
    table.play("add influence-4", "add influence-5", passing="before-test")
    assert table.view()["trials"] == []
    table.play("add will-2")
    [trial] = table.view()["trials"]
    shown = ["influence-4", "influence-5", "lore-1", "will-1", "will-2"]
    assert sorted(trial.pop("cards")) == shown
    assert sorted(trial.pop("against")) == ["lore-1", "will-1", "will-2"]
    assert trial == {
        "turn": 0,
        "mythos": "food-stores-raid",
        "space": None,
        "accused": None,
        "target": 11,
        "partial": 8,
        "skills": ["influence", "strength"],
        "added": [0, 2, 1],
        "elsewhere": 2,
        "drawn_by": {"lore": [1, 2], "will": [1, 2]},
        "doubtful": [1, 2],
        "from_hands": 1,
        "total": 5,
        "outcome": "failed",
    }


@pytest.mark.rule("UNF-105", "UNF-368")
def test_the_record_of_a_test_names_the_accused() -> None:
    table = position(THREE, places={0: "captains-cabin"}, chaos=QUIET)
    table.play("use space", "name 2")
    [trial] = table.view()["trials"]
    assert (trial["space"], trial["accused"], trial["mythos"]) == ("captains-cabin", 2, None)


@pytest.mark.rule("UNF-144", "UNF-T8")
def test_memory_of_the_deep_adds_treachery_when_william_adds() -> None:
    table = at_a_test(hands={2: "will-1 will-2"}, kept={"memory-of-the-deep": 2})
    table.play("add will-1", "done")
    cards = table.told_of("turned-up")[0]["cards"]
    assert len(cards) == 4
    assert len([card for card in cards if card.startswith("treachery")]) == 1
    silent = at_a_test(hands={2: "will-1"}, kept={"memory-of-the-deep": 2})
    silent.play("done")
    assert len(silent.told_of("turned-up")[0]["cards"]) == 2


@pytest.mark.rule("UNF-145", "UNF-SK-nothing-to-hide")
def test_after_nothing_to_hide_cards_are_added_face_up() -> None:
    table = at_a_test(hands={0: "will-1", 1: "influence-3", 2: "will-2 will-3"})
    table.play("open influence-3", "add will-2", "done")
    assert table.view(0)["test"]["cards"] == ["will-2"]
    shown = table.told_of("added-openly")[-1]
    assert (shown["seat"], shown["cards"]) == (2, ["will-2"])
    assert table.view(0)["test"]["pile"] == 3


@pytest.mark.rule("UNF-146", "UNF-H10")
def test_the_pile_is_shuffled() -> None:
    table = at_a_test(hands={1: "influence-5"})
    table.play("add influence-5", passing="before-test")
    assert sorted(table.luck.shuffles[-1]) == sorted(kinds("influence-5 lore-1 will-1"))


@pytest.mark.rule("UNF-149", "UNF-T9", "UNF-SK-determination")
def test_determination_changes_the_total_any_number_of_times() -> None:
    table = at_a_test(hands={1: "will-3 will-4"}, chaos="influence-5 strength-2 lore-1")
    table.play("done", "raise will-3", "raise will-4").quiet("after-total")
    assert (total(table), outcome(table)) == (7, "passed")
    table = at_a_test(hands={1: "will-3"}, chaos="influence-5 strength-3 lore-1")
    table.play("done", "lower will-3")
    assert outcome(table) == "failed"


@pytest.mark.rule("UNF-150", "UNF-151", "UNF-152")
@pytest.mark.parametrize(
    ("chaos", "expected"),
    [
        ("influence-5 strength-5", "partial"),
        ("influence-4 strength-4", "partial"),
        ("influence-4 strength-3", "failed"),
        ("lore-4 will-3", "failed"),
    ],
)
def test_pass_partial_or_fail_by_the_total(chaos: str, expected: str) -> None:
    table = at_a_test(chaos=f"{chaos} will-1").quiet("after-total")
    assert outcome(table) == expected


@pytest.mark.rule("UNF-X18", "UNF-150")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("influence-1", "passed"),
        ("influence-5", "passed"),
        ("will-1", "partial"),
        ("will-2", "partial"),
        ("will-3", "failed"),
    ],
)
def test_the_boundaries_of_a_test(hand: str, expected: str) -> None:
    table = at_a_test(hands={1: hand}, chaos="influence-5 strength-5 lore-1")
    table.play(f"add {hand}", passing="before-test").quiet("after-total")
    assert outcome(table) == expected


@pytest.mark.rule("UNF-X18")
def test_without_a_partial_number_ten_is_a_failure() -> None:
    table = position(
        THREE, mythos="eot-failure", chaos="influence-5 observation-5 lore-1", travel=1
    )
    table.play("end").quiet("after-total")
    assert outcome(table) == "failed"
    assert table.travel == 0


@pytest.mark.rule("UNF-153", "UNF-R62")
def test_the_cards_go_to_their_piles_before_the_consequences() -> None:
    table = at_a_test(hands={1: "influence-5"})
    table.play("add influence-5", passing="before-test")
    assert table.view()["tops"] | {} == {
        "lore": "lore-1",
        "will": "will-1",
        "influence": "influence-5",
    }
    kinds = [event["event"] for event in table.told()]
    assert kinds.index("outcome") < kinds.index("lost")


@pytest.mark.rule("UNF-155", "UNF-R66", "UNF-FT-arjun")
@pytest.mark.parametrize(("name", "food"), [("passed", 8), ("partial", 7), ("failed", 6)])
def test_arjun_names_the_outcome_and_is_defeated(name: str, food: int) -> None:
    table = position("arjun samira william", mythos="food-stores-raid", hands={0: "strength-5"})
    table.play("end", "sacrifice", f"outcome {name}")
    assert table.food == food
    assert table.space(0) == "sick-bay"
    assert table.told_of("turned-up") == []
    assert not table.view()["players"][0]["feat"]


@pytest.mark.rule("UNF-155")
def test_without_a_partial_number_there_is_no_partial_outcome_to_name() -> None:
    table = position("arjun samira william", mythos="hull-leak")
    table.play("end", "sacrifice")
    assert table.legal() == ["outcome failed", "outcome passed"]


@pytest.mark.rule("UNF-T6", "UNF-R66")
def test_self_sacrifice_is_for_tests_of_mythos_cards_alone() -> None:
    table = position("arjun samira william", places={0: "captains-cabin"}, chaos=QUIET)
    table.play("use space", "name 1")
    assert "sacrifice" not in [move for seat in table.asked for move in table.legal(seat)]


@pytest.mark.rule("UNF-156", "UNF-157", "UNF-R65")
def test_the_ring_adds_two_once_and_takes_treachery_if_the_test_is_passed() -> None:
    table = at_a_test(
        "jeanne edmund william",
        chaos="influence-5 strength-4 lore-1 will-1",
        mythos="food-stores-raid",
    )
    table.play("no", "ring")
    assert outcome(table) == "passed"
    assert table.told_of("treachery-shuffled")[0]["count"] == 2
    assert table.view()["chaos"] == 4


@pytest.mark.rule("UNF-156", "UNF-IT09", "UNF-T10")
def test_on_a_test_that_is_not_passed_the_ring_costs_nothing() -> None:
    table = at_a_test("jeanne edmund william", chaos="influence-5 strength-3 lore-1 will-1")
    table.play("no", "ring")
    assert outcome(table) == "partial"
    assert table.told_of("treachery-shuffled") == []


@pytest.mark.rule("UNF-158", "UNF-X33", "UNF-MY46")
@pytest.mark.parametrize(
    ("chaos", "steps"), [("lore-5 will-4", 1), ("lore-5 will-5", 1), ("lore-4 will-4", 0)]
)
def test_ritual_coordination_by_a_small_margin(chaos: str, steps: int) -> None:
    table = position(
        mythos="ritual-coordination", chaos=f"{chaos} will-1", damage_deck="flooded-food-stores"
    )
    table.play("end", "option 1").quiet("before-test after-total")
    assert table.ritual == steps
    assert (table.sanity, table.food) == ((8, 8) if steps else (7, 7))


@pytest.mark.rule("UNF-158", "UNF-X33")
@pytest.mark.parametrize(
    ("cards", "steps"), [("lore-1", 1), ("lore-2", 2), ("lore-3", 2), ("lore-5", 3)]
)
def test_ritual_coordination_advances_one_more_for_every_two_points(cards: str, steps: int) -> None:
    table = position(mythos="ritual-coordination", chaos="lore-5 will-4 will-1", hands={1: cards})
    table.play("end", "option 1", f"add {cards}", passing="before-test").quiet("after-total")
    assert table.ritual == steps


@pytest.mark.rule("UNF-X33", "UNF-158")
def test_an_outcome_that_was_named_advances_the_ritual_by_one() -> None:
    table = position(mythos="ritual-coordination")
    table.play("end", "option 1", "sacrifice", "outcome passed")
    assert table.ritual == 1


@pytest.mark.rule("UNF-160", "UNF-X34")
def test_as_its_last_card_is_taken_a_new_chaos_deck_is_built() -> None:
    table = at_a_test(chaos="lore-1")
    assert len(table.told_of("turned-up")[0]["cards"]) == 2
    assert table.view()["chaos"] == 9
    assert table.told_of("chaos-built")[0]["count"] == 10


@pytest.mark.rule("UNF-160")
def test_the_new_chaos_deck_does_not_wait_for_the_next_card() -> None:
    table = at_a_test(chaos="lore-1 will-1", hands={1: "will-2"}).quiet("before-test")
    assert (table.step, table.view()["test"]["pile"]) == ("contribute", 2)
    assert table.view()["chaos"] == 10
    assert [event["count"] for event in table.told_of("chaos-built")] == [10]


@pytest.mark.rule("UNF-161", "UNF-R17", "UNF-MY34")
def test_treachery_is_shuffled_into_the_chaos_deck() -> None:
    table = position(mythos="missing-jewelry", chaos="lore-1 will-1")
    table.play("end", "option 2")
    assert table.view()["chaos"] == 6
    assert table.view()["decks"]["treachery"] == 17


@pytest.mark.rule("UNF-161", "UNF-R17")
def test_with_too_few_treachery_cards_all_there_are_go_in() -> None:
    all_but_three = (
        "treachery-1 " * 7 + "treachery-2 " * 5 + "treachery-3 " * 4 + "treachery-4 " * 2
    )
    table = position(mythos="missing-jewelry", chaos="lore-1 will-1", hands={0: all_but_three})
    table.play("end", "option 2")
    assert table.view()["chaos"] == 5


@pytest.mark.rule("UNF-R63", "UNF-R64", "UNF-SK-forced-learning")
def test_forced_learning_turns_a_skill_round_and_second_copies_are_refused() -> None:
    table = at_a_test(hands={1: "lore-5 influence-3 influence-4"}, chaos="will-5 will-4 will-2")
    assert "learn lore-5 treachery" not in table.legal(1)
    table.play("learn lore-5 will", "open influence-3")
    assert table.window is None  # nobody has anything left to use
    table.quiet("contribute")
    assert total(table) == 9


@pytest.mark.rule("UNF-R61")
def test_in_a_granted_action_the_order_still_follows_the_token() -> None:
    table = position(
        THREE,
        hands={0: "influence-1 will-1", 1: "will-1", 2: "will-1"},
        places={1: "captains-cabin"},
        chaos=QUIET,
    )
    table.play("play influence-1", "name 1", "use space", "name 2")
    order = []
    while table.step in ("window", "contribute"):
        if table.step == "contribute":
            order += table.asked
        table.decline()
    assert order == [1, 2, 0]
