"""Turns: ITD-20 to ITD-24, and actions in notation."""

import pytest

import abyssal
from games.in_too_deep.table import GAME, Table, document, event, position


@pytest.mark.rule("ITD-20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_are_taken_clockwise(players: int) -> None:
    table = position(players, active=players - 1, turn=7)
    turns = []
    for _ in range(players):
        turns += table.state.to_act()
        table.play(table.legal_with("expand")[0])
        if table.step == "ability":
            table.play("decline")
    assert turns == [players - 1, *range(players - 1)]
    assert table.told_of("turn") == [
        event("turn", (players - 1 + after) % players, turn=7 + after)
        for after in range(1, players + 1)
    ]
    assert table.view()["turn"] == 7 + players


@pytest.mark.rule("ITD-21")
@pytest.mark.parametrize("move", ["draw", "buy pearl 52", "expand pearl 12"])
def test_one_action_ends_the_turn(move: str) -> None:
    table = position(hands={0: "12 52"})
    table.play(move)
    assert table.active == 1
    assert table.legal(0) == []
    with pytest.raises(abyssal.Illegal, match="no decision is asked of you now") as refused:
        table.play_as(0, "draw")
    assert refused.value.code == "not-asked"


@pytest.mark.rule("ITD-21", "ITD-22")
def test_all_that_is_possible_can_be_chosen_and_nothing_else() -> None:
    table = position(
        hands={0: "11/pearl 44/research 63/wildlife"},
        shares={"pearl": [1, 1], "research": [3], "wildlife": [0, 2]},
        depths={"ocean": "43", "treasure": "90 62", "pearl": "80", "research": "10"},
    )
    assert sorted(table.legal()) == sorted(
        [
            *("draw", "buy pearl 11", "buy wildlife 63"),
            *("expand ocean 44", "expand ocean 63", "expand treasure 63"),
            *("expand research 11", "expand research 44", "expand research 63"),
            *("expand wildlife 11", "expand wildlife 44", "expand wildlife 63"),
        ]
    )
    assert table.legal()[0] == "draw"
    assert table.legal(1) == table.legal(2) == []


@pytest.mark.rule("ITD-22")
def test_drawing_may_be_chosen_even_if_all_else_is_possible() -> None:
    table = position(hands={0: "12 52"}, deck="77")
    assert len(table.legal()) > 1
    table.play("draw")
    assert table.hand(0) == [12, 52, 77]


@pytest.mark.rule("ITD-23", "ITD-R53")
def test_passing_does_not_exist() -> None:
    table = position(
        hands={0: "11/pearl"},
        shares={"pearl": [1]},
        depths={"ocean": "12", "treasure": "13", "pearl": "14", "research": "15", "wildlife": "16"},
    )
    assert table.refuses("decline")
    assert table.legal() == ["draw"]
    assert table.state.to_act() == [0]  # asked all the same: others must not learn why


@pytest.mark.rule("ITD-23", "ITD-R53")
def test_an_empty_hand_leaves_nothing_but_a_draw_and_nobody_is_asked() -> None:
    table = position(hands={0: "12 52", 1: 0, 2: 0}, deck="31 32 33")
    table.play("buy pearl 52")
    assert table.active == 0
    assert table.hand(1) == [31]
    assert table.hand(2) == [32]
    assert table.told() == [
        event("bought", 0, card=52, company="pearl", paid=[]),
        event("turn", 1, turn=21),
        event("dealt", 1, count=1, owed=1, reason="draw"),
        event("turn", 2, turn=22),
        event("dealt", 2, count=1, owed=1, reason="draw"),
        event("turn", 0, turn=23),
    ]
    assert table.view()["draws"] == 2


@pytest.mark.rule("ITD-24")
def test_a_refused_action_changes_nothing_and_says_what_is_allowed() -> None:
    table = position(hands={0: "12"}, shares={"pearl": [1]})
    before = table.state.dump()
    with pytest.raises(abyssal.Illegal) as refused:
        table.play("buy pearl 2")
    assert refused.value.code == "illegal"
    assert refused.value.details["action"] == "buy pearl 2"
    assert refused.value.details["allowed"] == ", ".join(table.legal())
    assert table.state.dump() == before
    assert table.told() == []
    table.play("expand pearl 12")
    assert table.active == 1


@pytest.mark.rule("ITD-24")
def test_the_player_chooses_again_after_a_refusal() -> None:
    table = position(hands={0: "12 13 14 52/pearl"}, shares={"pearl": [1]})
    table.play("buy pearl 52")
    assert table.refuses("draw")
    assert table.refuses("pay 52")
    table.play("pay 13")
    assert table.discard == [13]


@pytest.mark.rule("ITD-24")
def test_what_happens_on_a_copy_happens_there_alone() -> None:
    table = position(
        hands={0: "12 30/research 44 45 46", 1: "50 51"},
        shares={"pearl": [1], "research": [1, 2]},
        depths={"ocean": "20"},
        discard="60 61",
        sides="research",
        known={(2, 1): "51"},
        draws=1,
        fundraisers=1,
        revealed=3,
    )
    before = table.state.dump()
    twin = Table(table.state.copy())
    assert twin.state.dump() == before
    assert twin.legal() == table.legal()
    twin.play("expand research 12", "acquire research from 1", "pay 30", "pay 44", "pay 45")
    twin.play("buy treasure 51")
    assert table.state.dump() == before
    assert table.told() == []
    after = twin.state.dump()
    table.play("draw", "draw")
    assert twin.state.dump() == after


@pytest.mark.rule("ITD-24")
def test_a_copy_in_mid_payment_goes_on_where_it_is() -> None:
    table = position(hands={0: "12 13 14 52/pearl"}, shares={"pearl": [2]})
    table.play("buy pearl 52", "pay 12")
    twin = Table(table.state.copy())
    assert twin.state.dump() == table.state.dump()
    twin.play("pay 14")
    assert twin.discard == [12, 14]
    assert table.legal() == ["pay 13", "pay 14"]
    assert table.discard == []


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("take 57", 57 * 8),
        ("draw", 4096),
        ("buy pearl 57", 2 * 4096 + 57 * 8),
        ("expand wildlife 44", 3 * 4096 + 44 * 8 + 4),
        ("pay 12", 4 * 4096 + 12 * 8),
        ("decline", 5 * 4096),
        ("remove 44", 6 * 4096 + 44 * 8),
        ("move 44 pearl", 7 * 4096 + 44 * 8 + 2),
        ("raise 100", 8 * 4096 + 100 * 8),
        ("add ocean 1", 9 * 4096 + 8),
        ("acquire research from 0", 10 * 4096 + 3),
        ("acquire treasure from 4", 10 * 4096 + 4 * 8 + 1),
    ],
)
def test_every_action_has_one_text_and_one_number(text: str, number: int) -> None:
    assert GAME.read(text) == number
    assert GAME.write(number) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "pass", "Draw", "draw ", "draw 3", "take 0", "pay", "pay 255", "pay 511"),
        *("buy 57", "buy ocean 57", "buy pearl 057", "expand 44 wildlife", "expand wildlife 101"),
        *("add faune 3", "move 44", "remove bonus", "raise 200"),
        *("acquire pearl from 5", "acquire pearl from -1"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.read(text)
    assert refused.value.code == "notation"
    assert str(refused.value) == (
        f"{text!r} is no action of in-too-deep; actions look like: "
        "draw, buy pearl 57, expand wildlife 44, pay 12, decline"
    )


@pytest.mark.parametrize(
    "number",
    [
        *(-1, 0, 1, 57 * 8 + 1, 101 * 8, 200 * 8, 255 * 8),
        *(4096 + 1, 4096 + 8, 2 * 4096 + 57 * 8 + 2, 3 * 4096 + 44 * 8 + 5, 5 * 4096 + 1),
        *(7 * 4096 + 44 * 8 + 7, 8 * 4096 + 25 * 8 + 1, 10 * 4096 + 5 * 8, 10 * 4096 + 5),
        11 * 4096,
    ],
)
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.write(number)
    assert refused.value.code == "action"


def test_there_are_as_many_actions_as_cards_companies_and_owners_make() -> None:
    cards, companies, owners = 100, 5, 5
    one_card = cards * 5  # take, buy, pay, remove, raise
    one_card_and_company = cards * companies * 3  # expand, move, add
    assert len(GAME.actions) == 2 + one_card + one_card_and_company + owners * companies
    assert all(GAME.write(action) == text for text, action in GAME.actions.items())


@pytest.mark.rule("ITD-24")
def test_an_action_that_is_no_notation_is_refused_by_its_number() -> None:
    table = position(hands={0: "12 52"})
    with pytest.raises(abyssal.Illegal, match="'4097' is not allowed now"):
        table.state.play(0, 4097)


@pytest.mark.rule("ITD-24")
def test_a_position_is_laid_out_again_exactly() -> None:
    state = GAME.load(document(2, hands={0: "12 13 14 52/pearl"}, shares={"pearl": [1, 0, 1]}))
    for move in ("buy pearl 52", "pay 12"):
        state.play(0, GAME.read(move))
    again = GAME.load(state.dump())
    assert again.hash() == state.hash()
    assert again.legal(0) == state.legal(0)
    assert again.view(0) == state.view(0)
    for position_ in (state, again):
        position_.play(0, GAME.read("pay 13"))
    assert again.dump() == state.dump()
