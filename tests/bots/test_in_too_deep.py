"""The greedy bot of In Too Deep: positions in which a player would not hesitate."""

from typing import Any

import pytest

from bots.asking import greedy_move
from games.in_too_deep.table import Table, position


def move(players: int = 3, **details: Any) -> str:
    return greedy_move(position(players, **details).state)


def last_turn(**details: Any) -> dict[str, Any]:
    """The last turn of the game: nothing counts any more but points."""
    end = {"ending": "depletion", "depletions": 2, "rest": "research", "final_turns": 1}
    return end | details


def played_out(table: Table) -> list[str]:
    """All the bot answers until its turn is over."""
    moves = []
    seat = table.active
    while table.active == seat:
        moves.append(greedy_move(table.state))
        table.play(moves[-1])
    return moves


def test_in_the_last_turn_it_buys_the_share_that_scores_most() -> None:
    details = last_turn(
        hands={0: "52/pearl 61/pearl 10/treasure 5/ocean 14/ocean"},
        shares={"pearl": [0, 1, 1], "treasure": [0, 1, 1], "ocean": [0, 1, 1]},
        depths={"treasure": "1 2 3 4 6", "pearl": "11 12", "ocean": "7 8 9"},
    )
    assert move(**details) == "buy treasure 10"


def test_in_the_last_turn_it_expands_the_company_it_owns_most_of() -> None:
    details = last_turn(
        hands={0: "52/pearl"},
        shares={"pearl": [1, 1, 1], "treasure": [4, 1, 0], "ocean": [0, 3, 3]},
        depths={"treasure": "1 2 3 4", "pearl": "11 12", "ocean": "13"},
    )
    assert move(**details) == "expand treasure 52"


def test_in_the_last_turn_a_card_in_hand_still_breaks_a_tie() -> None:
    details = last_turn(hands={0: "52/pearl"}, shares={"pearl": [0, 2, 2], "ocean": [2, 2, 2]})
    assert move(**details) == "draw"


def test_it_goes_no_deeper_than_it_must_for_a_dividend() -> None:
    details: dict[str, Any] = {
        "hands": {0: "41/ocean 44/research"},
        "shares": {"wildlife": [3, 0, 0], "ocean": [0, 1, 1], "research": [0, 1, 1]},
        "depths": {"wildlife": "18", "ocean": "60", "research": "61"},
    }
    assert move(**details) == "expand wildlife 41"


def test_it_buys_a_cheap_share_of_a_company_that_is_deep_already() -> None:
    details: dict[str, Any] = {
        "hands": {0: "52/pearl 81 83 85 87"},
        "shares": {"pearl": [1, 1, 0]},
        "depths": {"pearl": "2 11 20 25 34"},
    }
    assert move(**details) == "buy pearl 52"


def test_it_pays_with_the_cards_it_needs_least() -> None:
    table = position(
        hands={0: "52/pearl 31/wildlife 96 97 99"},
        shares={"pearl": [1, 1, 0], "wildlife": [3, 0, 0]},
        depths={"wildlife": "10 28", "pearl": "2 11 20 25 34"},
    )
    table.play("buy pearl 52")
    payment = played_out(table)
    assert len(payment) == 2
    assert "pay 31" not in payment


def test_it_pays_in_the_order_that_is_asked_for() -> None:
    table = position(
        hands={0: "52/pearl 61/pearl 1 5 96 97 99"},
        shares={"pearl": [2, 2, 0]},
        depths={"pearl": "50"},
    )
    table.play("buy pearl 52")
    payment = played_out(table)
    numbers = [int(move.removeprefix("pay ")) for move in payment]
    assert numbers == sorted(numbers)
    assert len(numbers) == 4


def test_it_buys_a_rivals_share_of_a_company_that_is_deep_already() -> None:
    table = position(
        hands={0: "30 50 60 70 71 72"},
        sides="research",
        shares={"research": [1, 0, 0], "pearl": [1, 1, 0]},
        depths={"research": "10 20", "pearl": "11 35 40 41 43 48"},
    )
    table.play("expand research 30")
    assert greedy_move(table.state) == "acquire pearl from 1"


@pytest.mark.parametrize("sides", ["", "ocean"])
def test_it_does_not_clean_the_ocean_of_its_own_cards(sides: str) -> None:
    table = position(
        hands={0: "30 50 60 70"},
        sides=sides,
        shares={"ocean": [4, 0, 0]},
        depths={"ocean": "10 20"},
    )
    table.play("expand ocean 30")
    assert greedy_move(table.state) == "decline"


def test_it_does_not_trigger_the_end_for_a_card_when_the_others_lead() -> None:
    details: dict[str, Any] = {
        "draws": 2,
        "fundraisers": 1,
        "hands": {0: "31 35 52"},
        "shares": {"wildlife": [3, 0, 0], "pearl": [0, 3, 3]},
        "depths": {"wildlife": "28", "pearl": "11 12 13 16 20 25 34"},
    }
    assert move(**details) != "draw"
