"""Rulings that belong to no single rule: UNF-R12, R20, R21, R23, R33, R100 and the defaults."""

from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import ITEMS, WEAPONS, is_improvement
from games.unfathomable.table import GAME, position


@pytest.mark.rule("UNF-R12")
def test_only_weapons_and_improvements_have_a_trait() -> None:
    assert [ITEMS[item] for item in WEAPONS] == [
        "six-shooter",
        "repeating-rifle",
        "pocket-pistol",
        "shotgun",
    ]
    assert [name for item, name in enumerate(ITEMS) if is_improvement(item)] == [
        "fine-clothes",
        "mystical-text",
        "binoculars",
        "medicine-ball",
        "treasured-memento",
    ]


@pytest.mark.rule("UNF-R21", "UNF-R20")
def test_no_card_of_the_expansion_is_used() -> None:
    table = position(keeper=0)
    table.play("cast")
    assert table.view(0)["looking"]["count"] == 2  # and not three
    assert len(GAME.cards.mythos) == 70


@pytest.mark.rule("UNF-R23")
def test_options_are_numbered_in_the_order_of_the_card() -> None:
    table = position(mythos="class-struggle")
    table.play("end", "option 1")
    assert table.sanity == 6
    table = position(mythos="class-struggle", dice="1 2 3 4")
    table.play("end", "option 2")
    assert sum(table.view()["passengers"].values()) == 4


@pytest.mark.rule("UNF-R33", "UNF-035")
def test_all_declare_their_first_cards_at_the_same_time() -> None:
    state = GAME.new(3, 1)
    for name in ("edmund", "beatrice", "samira"):
        state.play(state.to_act()[0], GAME.read(f"be {name}"))
    first = state.view(None)["first"]
    assert state.to_act() == sorted({0, 1, 2} - {first})


def default(**more: Any) -> str:
    """The answer of an absent player after the Action step is ended."""
    table = position(**more)
    table.play("end").quiet("before-test")
    return table.legal()[0]


@pytest.mark.rule("UNF-R100")
@pytest.mark.parametrize(
    ("mythos", "answer"),
    [
        ("class-struggle", "option 2"),  # the second option
        ("poisoned-food", "option 2"),  # the one without a restriction
        ("coal-bunker-fire", "option 1"),  # the test
        ("food-stores-raid", "done"),  # nothing is added
    ],
)
def test_an_absent_chooser_takes_a_public_default(mythos: str, answer: str) -> None:
    hands = dict.fromkeys(range(4), "lore-2 will-3")
    assert default(mythos=mythos, hands=hands) == answer


@pytest.mark.rule("UNF-R100")
def test_absent_players_act_not_pass_windows_and_pay_the_lowest_cards() -> None:
    assert position().legal()[0] == "end"
    table = position(hands={0: "will-1 lore-3 influence-2"})
    table.play("play will-1")
    assert table.legal()[:2] == ["done", "discard influence-2"]
    table = position(places={0: "deck-1"}, deep_ones={"deck-1": 1}, hands={1: "observation-3"})
    table.play("attack deep-one")
    assert table.legal(1)[0] == "pass"
    table = position(mythos="sewage-backup", chaos="will-5 will-5 will-4")
    assert table.play("end").quiet("before-test").legal()[0] == "advance travel"


@pytest.mark.rule("UNF-R100")
def test_an_absent_captain_takes_the_first_of_two_waypoints() -> None:
    table = position(travel=3, mythos="class-struggle", waypoints="reef iceberg")
    table.play("end", "option 1")
    assert table.legal()[0] == "take 0"


@pytest.mark.rule("UNF-R100", "UNF-H6")
def test_no_default_looks_at_loyalty() -> None:
    for loyalty in ("human", "hybrid"):
        table = position(loyalty={0: loyalty}, mythos="class-struggle")
        assert table.legal()[0] == "end"
        assert table.play("end").legal()[0] == "option 2"


@pytest.mark.rule("UNF-121")
def test_a_choice_is_open_to_all_while_its_chooser_alone_decides() -> None:
    table = position(mythos="class-struggle", captain=2).play("end")
    assert table.asked == [2]
    for viewer in (None, 0, 1, 2, 3):
        view = table.view(viewer)
        assert (view["step"], view["asked"]) == ("crisis", [2])
        assert len(view["question"]["options"]) == 2
    assert [table.legal(seat) for seat in (0, 1, 3)] == [[], [], []]
    assert sorted(table.legal(2)) == ["option 1", "option 2"]


@pytest.mark.rule("UNF-R36")
@pytest.mark.parametrize("seed", range(4))
def test_loyalties_are_dealt_without_a_question_and_told_to_everyone_alike(seed: int) -> None:
    state = GAME.new(4, seed, {"crew": "suggested"})
    state.record_events()
    heard: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in (None, 0, 1, 2, 3)}
    while "loyalty-dealt" not in [event["event"] for event in heard[None]]:
        for seat in state.to_act():
            state.play(seat, state.legal(seat)[0])
        for viewer in heard:
            heard[viewer] += state.events(viewer)
    shapes = [
        [(event["event"].removesuffix("-own"), event["seat"]) for event in story]
        for story in heard.values()
    ]
    assert all(shape == shapes[0] for shape in shapes)
    kinds = [kind for kind, _ in shapes[0]]
    first = kinds.index("loyalty-dealt")
    assert kinds[first : first + 4] == ["loyalty-dealt"] * 4
