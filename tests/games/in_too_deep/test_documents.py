"""Positions that play cannot reach are refused: the invariants, and what the steps imply."""

from typing import Any

import pytest

import abyssal
from games.in_too_deep.table import BONUS, GAME, Table, dealt, document, position

OUT_OF_RANGE = "a field of the position is out of range"
WRONG_STEP = "the step does not fit the rest of the position"
NOT_PAID = "that cannot be what is being paid for"


def refusal(changed: dict[str, Any]) -> str:
    """The sentence with which a document is refused."""
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.load(changed)
    assert refused.value.code == "document"
    return str(refused.value)


def ready(**details: Any) -> dict[str, Any]:
    """A position in which all is in order."""
    whole = document(
        hands={0: "12 13 52/pearl"},
        shares={"pearl": [1]},
        depths={"ocean": "30"},
        discard="99",
        known={(1, 0): "12"},
        **details,
    )
    GAME.load(whole)
    return whole


@pytest.mark.rule("ITD-20")
@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("active", [-1, 3]),
        ("start", [-1, 3]),
        ("step", [-1, 4]),
        ("ending", [-1, 3]),
        ("final_turns", [-1, 4]),
        ("draws", [-1, 3]),
        ("fundraisers", [-1, 3]),
        ("depletions", [-1]),
        ("expanded", [-1, 5]),
        ("sides", [[0, 0, 2, 0, 0], [0, -1, 0, 0, 0], [0, 0, 0, 0], [1, 1, 1, 1, 1, 1]]),
        ("old_least", [[0, 0], [0, 0, 0, 0]]),
        ("old_most", [[0, 0], [0, 0, 0, 0]]),
        ("hands", [[[12, 13, 52], [1, 3, 4]], [[13, 12, 52], [1, 3, 4], [5, 6, 7]]]),
        ("portfolios", [[[98], []], [[98], [], [], []]]),
        ("depths", [[[30], [], [], []], [[30], [], [], [], [], []]]),
    ],
)
def test_every_field_has_its_range(field: str, values: list[int | list[int | list[int]]]) -> None:
    for value in values:
        assert refusal(ready() | {field: value}) == OUT_OF_RANGE


@pytest.mark.rule("ITD-05")
def test_every_card_is_in_exactly_one_place() -> None:
    lost = "a card is missing or in two places"
    for place in ("hands", "portfolios", "depths"):
        changed = ready()
        changed[place][0].pop()
        assert refusal(changed) == lost
        changed = ready()
        changed[place][0].append(100)
        assert refusal(changed) == lost
    for place in ("deck", "discard"):
        changed = ready()
        changed[place].pop()
        assert refusal(changed) == lost
    changed = ready()
    changed["discard"].append(100)
    assert refusal(changed) == lost
    changed = dealt(3).state.dump() | {"chance": ready()["chance"]}
    GAME.load(changed)
    changed["open"][0] = 101
    assert refusal(changed) == lost


@pytest.mark.rule("ITD-140")
def test_there_are_five_bonus_shares_with_two_players_and_none_otherwise() -> None:
    changed = document(2)
    changed["deck"].remove(BONUS)
    assert refusal(changed) == "there are 4 bonus shares"
    assert refusal(document(2) | {"removed": 1}) == "there are 6 bonus shares"
    GAME.load(changed | {"removed": 1})
    assert GAME.load(changed | {"discard": [BONUS]}).view()["bonus_shares"] == 1
    changed = document(2)
    changed["discard"] = [BONUS]
    assert refusal(changed | {"removed": -1}) == "there are 5 bonus shares"
    assert refusal(ready() | {"removed": 1}) == "there are 1 bonus shares"
    changed = ready()
    changed["deck"].insert(0, BONUS)
    assert refusal(changed) == "there are 1 bonus shares"


@pytest.mark.rule("ITD-20")
def test_the_number_of_the_turn_says_whose_it_is() -> None:
    assert GAME.load(ready(turn=1, active=0, start=0)).to_act() == [0]
    for change in ({"turn": 21}, {"active": 1}, {"start": 0}, {"turn": 0, "start": 1}):
        assert refusal(ready() | change) == WRONG_STEP


@pytest.mark.rule("ITD-11")
def test_while_choosing_the_open_cards_say_whose_choice_it_is() -> None:
    table = dealt(3)
    for _ in range(4):
        table.play(table.legal()[0])
        whole = table.state.dump() | {"chance": ready()["chance"]}
        assert GAME.load(whole).to_act() == [table.active]
        other = (table.active + 1) % 3
        assert refusal(whole | {"active": other}) == WRONG_STEP
        assert refusal(whole | {"turn": 1}) == WRONG_STEP
        assert refusal(whole | {"step": 1, "turn": 1}) == WRONG_STEP
    assert refusal(ready() | {"step": 0, "turn": 0}) == WRONG_STEP


@pytest.mark.rule("ITD-13")
def test_the_last_open_card_is_never_waiting() -> None:
    table = dealt(3)
    for _ in range(4):
        table.play(table.legal()[0])
    whole = table.state.dump() | {"chance": ready()["chance"]}
    whole["portfolios"][whole["active"]].append(whole["open"].pop())
    assert refusal(whole | {"active": (whole["active"] + 1) % 3}) == WRONG_STEP


@pytest.mark.rule("ITD-23")
def test_nobody_with_an_empty_hand_is_asked() -> None:
    for step in (1, 2):
        assert refusal(document(hands={0: 0}) | {"step": step}) == WRONG_STEP


@pytest.mark.rule("ITD-123")
def test_final_turns_and_the_end_follow_from_a_trigger() -> None:
    assert refusal(ready() | {"final_turns": 1}) == WRONG_STEP
    assert refusal(ready() | {"step": 3}) == WRONG_STEP
    assert refusal(ready() | {"step": 3, "ending": 1, "final_turns": 1}) == WRONG_STEP
    assert GAME.load(ready() | {"step": 3, "ending": 2}).over()
    assert GAME.load(ready() | {"final_turns": 3, "ending": 2}).view()["final_turns"] == 3
    over = document(hands={0: 0}) | {"step": 3, "ending": 1}
    result = GAME.load(over).result()
    assert result is not None
    assert result["ending"] == "depletion"


@pytest.mark.rule("ITD-126")
def test_no_ability_is_pending_in_a_final_turn() -> None:
    pending = ready() | {"step": 2, "ending": 1}
    assert GAME.load(pending).view()["ability"] == "ocean"
    assert refusal(pending | {"final_turns": 2}) == WRONG_STEP
    final = ready() | {"final_turns": 2, "ending": 1}
    assert GAME.load(final).view()["step"] == "turn"
    assert refusal(final | {"turn": final["turn"] + 1}) == WRONG_STEP


@pytest.mark.rule("ITD-66")
def test_the_deck_holds_only_what_was_shuffled() -> None:
    whole = document(deck="90 91", fresh="92", rest="ocean", depletions=1)
    GAME.load(whole)
    assert refusal(whole | {"shuffled": [90, 92]}) == (
        "the deck holds a card that was not shuffled into it"
    )


@pytest.mark.rule("ITD-66")
def test_every_hand_holds_as_many_older_cards_as_all_can_tell() -> None:
    whole = document(hands={1: "12 13 92"}, deck="90", fresh="92", rest="ocean", depletions=1)
    GAME.load(whole)
    complaint = "seat 1 cannot hold 2 cards that old"
    assert refusal(whole | {"old_least": [3, 3, 3], "old_most": [3, 3, 3]}) == complaint
    assert refusal(whole | {"old_least": [0, 0, 0], "old_most": [3, 1, 3]}) == complaint
    GAME.load(whole | {"old_least": [0, 2, 0], "old_most": [3, 2, 3]})
    last = "seat 2 cannot hold 3 cards that old"
    assert refusal(whole | {"old_least": [0, 2, 0], "old_most": [3, 2, 2]}) == last


@pytest.mark.rule("ITD-107")
def test_nobody_knows_a_card_to_be_where_it_is_not() -> None:
    for packed in ((1 * 8 + 0) * 256 + 99, (0 * 8 + 1) * 256 + 12, (1 * 8 + 2) * 256 + 52):
        refused = refusal(ready() | {"known": [packed]})
        assert refused == f"nobody can know {packed % 256} to be in that hand"


def staged(*moves: str) -> dict[str, Any]:
    """A payment of two under way, of three cards in hand beside the one being bought."""
    table = position(hands={0: "12 13 14 52/pearl"}, shares={"pearl": [2]})
    table.play(*moves)
    return table.state.dump() | {"chance": ready()["chance"]}


@pytest.mark.rule("ITD-27")
def test_what_is_being_paid_for_could_have_been_chosen() -> None:
    whole = staged("buy pearl 52", "pay 12")
    again = Table(GAME.load(whole))
    assert again.legal() == ["pay 13", "pay 14"]
    for change in (
        {"paid": [52]},
        {"paid": [14]},
        {"paid": [13, 12]},
        {"paid": [12, 13]},
        {"due": 1},
        {"due": 3},
        {"due": 0},
        {"intent": -1},
        {"intent": GAME.read("buy pearl 57")},
        {"intent": GAME.read("expand pearl 52")},
        {"intent": GAME.read("draw")},
        {"intent": 10**6},
    ):
        assert refusal(whole | change) == NOT_PAID


@pytest.mark.rule("ITD-27")
def test_without_a_choice_nothing_is_being_paid() -> None:
    assert refusal(ready() | {"due": 1}) == NOT_PAID
    assert refusal(ready() | {"paid": [12]}) == NOT_PAID


@pytest.mark.rule("ITD-78")
def test_the_use_of_an_ability_being_paid_for_is_laid_out_again() -> None:
    table = position(
        hands={0: "41 12 13 14"}, shares={"pearl": [0, 2]}, sides="research", revealed=2
    )
    table.play("expand research 41", "acquire pearl from 1", "pay 12")
    whole = table.state.dump() | {"chance": ready()["chance"]}
    again = GAME.load(whole)
    assert again.dump() == whole
    assert again.legal(0) == table.state.legal(0)
    assert refusal(whole | {"sides": [0, 0, 0, 0, 0]}) == NOT_PAID
