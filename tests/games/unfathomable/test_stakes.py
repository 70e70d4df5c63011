"""What the engine says of a test: what is at stake, how it stands, and what all may conclude."""

from typing import Any

import pytest

from abyssal.core.errors import BadRequest
from abyssal.describe import describe
from abyssal.games.unfathomable.box.wording import mythos_text
from abyssal.games.unfathomable.check import check_position
from abyssal.games.unfathomable.faces.stakes import of_mythos
from abyssal.games.unfathomable.position.frames import Crisis
from abyssal.testing.play import luck_of, random_play
from abyssal.words import WHOLE, Words
from games.unfathomable.table import GAME, Table, new, position

NAMES = ["Ana", "Bo", "Cy", "Dee"]
ENGLISH = Words("en", "unfathomable")
QUIET = "lore-1 will-1 lore-2"


def at_a_test(mythos: str = "food-stores-raid", **more: Any) -> Table:
    """The current player's crisis is a test: 11 with influence and strength, partly 8."""
    return position("jeanne samira william", mythos=mythos, **{"chaos": QUIET} | more).play("end")


def said(test: dict[str, Any], words: Words = ENGLISH) -> list[str]:
    """What is tested and why, then a line an outcome."""
    lines = [words.phrase(test[name], NAMES) for name in ("title", "reason")]
    for stake in test["stakes"]:
        text = words.readable({"sentences": stake["sentences"]}, NAMES)["sentences"]
        lines.append(f"{stake['outcome']} {stake['least']}: {text}")
    return lines


@pytest.mark.rule("UNF-136")
def test_a_mythos_test_says_whose_it_is_and_what_each_outcome_does() -> None:
    table = at_a_test(hands={1: "influence-5"})
    assert said(table.view(1)["test"]) == [
        "Food Stores Raid",
        "Mythos · turn of Ana",
        "passed 11: Nothing happens.",
        "partial 8: Lose 1 food.",
        "failed None: Lose 2 food.",
    ]
    assert said(table.view(0)["test"])[1] == "Mythos · your turn"


@pytest.mark.rule("UNF-105", "UNF-136", "UNF-154")
def test_the_cabin_names_the_suspect_and_both_results() -> None:
    table = position(places={0: "captains-cabin"}, chaos=QUIET, hands={1: "influence-5"})
    table.play("use space", "name 2")
    assert said(table.view(1)["test"]) == [
        "Lock up Cy?",
        "Captain’s Cabin · Ana accuses",
        "passed 8: Cy goes to the Brig and loses any title.",
        "failed None: Cy stays free, and nothing else happens.",
    ]
    assert said(table.view(2)["test"])[0] == "Lock you up?"
    assert said(table.view(2)["test"])[2] == "passed 8: You go to the Brig and lose any title."
    assert said(table.view(0)["test"])[1] == "Captain’s Cabin · you accuse"


@pytest.mark.rule("UNF-110", "UNF-136", "UNF-154")
def test_the_brig_names_whom_it_holds() -> None:
    table = position(places={0: "brig"}, chaos=QUIET, hands={1: "lore-5"})
    table.play("use space")
    assert said(table.view()["test"]) == [
        "Does Ana get out of the Brig?",
        "Brig · Ana picks the lock",
        "passed 8: Ana goes to any ship space.",
        "failed None: Ana stays in the Brig.",
    ]


@pytest.mark.rule("UNF-136")
def test_a_card_in_play_says_what_its_test_does() -> None:
    crew = "jeanne samira ishmael william"
    kept = {"memory-of-the-deep": 3}
    table = position(crew, current=3, kept=kept, chaos=QUIET, hands={0: "lore-5"})
    table.play("kept memory-of-the-deep")
    assert said(table.view()["test"]) == [
        "Memory of the Deep",
        "In play · Dee fights the memory",
        "passed 13: This card is discarded.",
        "failed None: Lose 1 sanity.",
    ]


@pytest.mark.rule("UNF-136")
@pytest.mark.parametrize("language", WHOLE)
def test_every_card_with_a_test_says_what_is_printed_on_it(language: str) -> None:
    words = Words(language, "unfathomable")
    state = position("jeanne samira william").state
    keys = ["heading-passed", "heading-partial", "heading-failed"]
    for number, card in enumerate(GAME.cards.mythos):
        if card.target:
            printed = {head["say"]: text for head, text in mythos_text(GAME.cards, card)}
            title, _, stakes = of_mythos(state, Crisis(0, card=number), None)
            assert words.phrase(title, NAMES) == words(f"mythos-{card.name}")
            expected = [printed[key] for key in keys if key in printed]
            assert [stake.sentences for stake in stakes] == expected
            assert words.readable({"after": stakes[-1].after}, NAMES)["after"]


def test_icons_that_may_be_skipped_are_not_promised() -> None:
    state = position("jeanne samira william").state
    number = [card.name for card in GAME.cards.mythos].index("memory-of-the-deep")
    _, _, [passed, failed] = of_mythos(state, Crisis(0, card=number), None)
    assert passed.after == []
    told = ENGLISH.readable({"after": failed.after}, NAMES)["after"]
    assert told == "Activate Mother Hydra; advance travel."


# How a test stands


@pytest.mark.rule("UNF-150", "UNF-151", "UNF-152")
@pytest.mark.parametrize(
    ("added", "total", "standing"),
    [
        ("influence-5 strength-5 strength-3", 11, "passed"),
        ("influence-5 strength-5", 8, "partial"),
        ("influence-5 strength-4", 7, "failed"),
    ],
)
def test_how_a_test_stands_is_told_with_its_total(added: str, total: int, standing: str) -> None:
    table = at_a_test(hands={1: added, 2: "will-1"}).quiet("before-test")
    assert table.view()["test"]["standing"] is None
    table.play(*[f"add {card}" for card in table.hand(1)], passing="before-test")
    table.quiet("contribute")
    test = table.view()["test"]
    assert (test["total"], test["standing"]) == (total, standing)
    assert table.quiet("after-total").told_of("outcome")[-1]["outcome"] == standing


@pytest.mark.rule("UNF-155")
def test_a_test_whose_outcome_is_named_has_no_total() -> None:
    table = position(mythos="food-stores-raid", chaos=QUIET, current=1)
    table.play("end", "sacrifice")
    test = table.view()["test"]
    assert (table.step, test["total"], test["standing"]) == ("test", None, None)


# What all may conclude


def conclusion(table: Table) -> tuple[int, int, int]:
    [event] = table.told_of("turned-up")
    return event["against"], event["elsewhere"], event["from_hands"]


@pytest.mark.rule("UNF-143", "UNF-368")
def test_opposing_cards_that_chaos_cannot_explain_came_from_hands() -> None:
    table = at_a_test(hands={1: "lore-3 will-2"}, chaos="lore-1 will-1 lore-2")
    table.play("add lore-3", "done", passing="before-test")
    assert conclusion(table) == (3, 2, 1)


@pytest.mark.rule("UNF-143", "UNF-368")
def test_as_many_as_chaos_may_have_added_prove_nothing() -> None:
    table = at_a_test(hands={1: "lore-3 will-2"}, chaos="lore-1 influence-1 lore-2")
    table.play("add lore-3", "done", passing="before-test")
    assert conclusion(table) == (2, 2, 0)


@pytest.mark.rule("UNF-139", "UNF-368")
def test_treachery_of_a_deck_came_from_no_hand() -> None:
    crew = "jeanne ishmael william"
    table = position(
        crew, mythos="food-stores-raid", chaos=QUIET, hands={2: "lore-4"}, kept={"family-ties": 1}
    )
    table.play("end", "add lore-4", passing="before-test")
    assert conclusion(table) == (4, 3, 1)


@pytest.mark.rule("UNF-SK-nothing-to-hide")
def test_of_cards_that_all_saw_nothing_is_concluded() -> None:
    table = at_a_test(hands={1: "lore-3 influence-3"})
    table.play("open influence-3", "add lore-3", passing="before-test")
    assert conclusion(table)[2] == 0


@pytest.mark.rule("UNF-143", "UNF-H1")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_concluded_follows_from_what_everybody_was_told(seed: int) -> None:
    """From a spectator's events alone: how many cards went in face down, and what lies open."""
    state = new(4, seed, {})
    state.record_events()
    secret, skills, concluded = 0, [""], 0
    for _ in random_play(state, luck_of(seed)):
        for event in state.events(None):
            if event["event"] == "test":
                secret, skills = 0, event["skills"]
            elif event["event"] == "learned":
                skills = [*skills, event["skill"]]
            elif event["event"] == "added":
                secret += event["count"]
            elif event["event"] == "turned-up":
                against = [card for card in event["cards"] if card[:-2] not in skills]
                elsewhere = len(event["cards"]) - secret
                expected = max(0, len(against) - elsewhere) if secret else 0
                assert sum(event["counts"]) == event["total"]
                told = (event["against"], event["elsewhere"], event["from_hands"])
                assert told == (len(against), elsewhere, expected)
                concluded += expected > 0
    assert concluded


# What my cards count


@pytest.mark.rule("UNF-135")
def test_cards_that_may_be_added_count_for_or_against() -> None:
    table = at_a_test(hands={1: "influence-5 lore-3 treachery-2"}).quiet("before-test")
    picks = describe(table.view(1), table.legal())["set"]
    assert picks is not None
    worth = {member["pick"]: member["worth"] for member in picks["members"]}
    assert worth == {"influence-5": 5, "lore-3": -3, "treachery-2": -2}
    table.play("add influence-5")
    picks = describe(table.view(1), table.legal())["set"]
    assert picks is not None
    assert picks["so_far"] == 5


# Where monsters go next


def threats(**more: Any) -> set[tuple[str, str, str, int]]:
    view = position(**more).view()
    return {(one["space"], one["monster"], one["source"], one["count"]) for one in view["threats"]}


@pytest.mark.rule("UNF-191", "UNF-196")
def test_monsters_threaten_where_they_go_next() -> None:
    found = threats(deep_ones={"water-1": 2, "deck-5": 1}, places={0: "galley"})
    assert (
        found
        == {
            ("deck-1", "deep-ones", "water-1", 2),
            ("boiler-room", "deep-ones", "deck-5", 1),
        }
        or len(found) == 2
    )


@pytest.mark.rule("UNF-191", "UNF-192", "UNF-193")
def test_deep_ones_with_something_to_do_go_nowhere() -> None:
    assert threats(deep_ones={"deck-1": 1}, places={0: "deck-1"}) == set()
    assert threats(deep_ones={"deck-1": 1}, passengers={"deck-1": 1}) == set()
    assert threats(deep_ones={"galley": 1}) == set()


@pytest.mark.rule("UNF-199", "UNF-R6")
def test_nothing_gets_past_barricaded_hatches() -> None:
    assert threats(deep_ones={"deck-1": 1}, barricaded=1) == set()


@pytest.mark.rule("UNF-182", "UNF-184", "UNF-186", "UNF-197")
def test_monarchs_threaten_what_is_before_them() -> None:
    assert threats(hydra="water-1", dagon="water-3") == {
        ("bridge", "hydra", "water-1", 1),
        ("deck-3", "dagon", "water-3", 2),
    }
    damaged = {"bridge": "lore"}
    [(room, _, _, _), *_] = threats(hydra="water-1", damage=damaged)
    assert room != "bridge"
    [(inside, _, _, _)] = threats(deep_ones={"bridge": 1}, damage=damaged, places={0: "galley"})
    assert inside == room


def test_a_test_that_nothing_asks_for_is_no_position() -> None:
    state = at_a_test(hands={1: "lore-1"}).state
    check_position(state)
    state.stack = [frame for frame in state.stack if not isinstance(frame, Crisis)]
    with pytest.raises(BadRequest, match="nothing asks for the test"):
        check_position(state)
