"""Scoring and tie-breaks: ITD-129 to ITD-136."""

from typing import Any

import pytest

from games.in_too_deep.table import Table, position


def scored(players: int = 3, *, deck: str = "", **details: Any) -> Table:
    """A game whose last final turn was a draw from an empty deck (or from `deck`)."""
    defaults = {"rest": "research", "hands": dict.fromkeys(range(players), 2)}
    table = position(
        players,
        final_turns=1,
        ending="depletion",
        depletions=2,
        deck=deck,
        **defaults | details,
    )
    table.play("draw")
    return table


@pytest.mark.rule("ITD-129")
def test_a_company_is_worth_its_number_of_depth_cards_whatever_their_numbers() -> None:
    table = scored(
        depths={"ocean": "99 1 100", "treasure": "2"},
        shares={"ocean": [1], "treasure": [0, 1]},
        rest="wildlife",
    )
    assert table.result()["scores"] == [3, 1, 0]
    assert table.company("ocean")["worth"] == 3
    assert table.company("treasure")["worth"] == 1
    assert table.company("research")["worth"] == 0


@pytest.mark.rule("ITD-130", "ITD-R22")
@pytest.mark.parametrize(("sides", "points"), [("", [8, 4, 0]), ("pearl", [10, 5, 0])])
def test_pearl_applies_at_scoring_although_abilities_are_barred_in_final_turns(
    sides: str, points: list[int]
) -> None:
    table = scored(
        depths={"ocean": "1 3 4 6 8 9 10", "pearl": "12 13"},
        shares={"pearl": [2, 1]},
        sides=sides,
        rest="deck",
    )
    assert table.result()["scores"] == points


@pytest.mark.rule("ITD-131")
def test_the_value_of_a_portfolio_is_the_sum_of_shares_times_values() -> None:
    table = scored(
        depths={"ocean": "1 2", "treasure": "3 4 5", "pearl": "6", "wildlife": "7 8 9 10"},
        shares={
            "ocean": [1, 3, 0],
            "treasure": [2, 0, 0],
            "pearl": [1, 1, 0],
            "research": [2, 0, 5],
            "wildlife": [3, 0, 1],
        },
        rest="deck",
    )
    assert table.result()["scores"] == [2 + 6 + 3 + 0 + 12, 6 + 3, 4]
    assert [player["points"] for player in table.view()["players"]] == [23, 9, 4]


@pytest.mark.rule("ITD-131")
def test_the_value_of_every_portfolio_is_shown_during_the_game() -> None:
    table = position(depths={"ocean": "1 2"}, shares={"ocean": [1, 3], "pearl": [0, 1]})
    for viewer in (0, 1, 2, None):
        assert [player["points"] for player in table.view(viewer)["players"]] == [2, 8, 0]


@pytest.mark.rule("ITD-132")
def test_hand_cards_score_nothing() -> None:
    table = scored(hands={0: 20, 1: 1, 2: 0}, shares={"ocean": [0, 1]}, depths={"ocean": "99"})
    assert table.result()["scores"] == [0, 1, 0]
    assert table.result()["winners"] == [1]


@pytest.mark.rule("ITD-133")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_value_wins(best: int) -> None:
    shares = [1, 1, 1]
    shares[best] = 2
    table = scored(shares={"ocean": shares}, depths={"ocean": "98 99"})
    assert table.result()["winners"] == table.view()["winners"] == [best]
    assert table.result()["ranks"][best] == 1


@pytest.mark.rule("ITD-134")
def test_among_tied_players_the_one_with_more_cards_in_hand_wins() -> None:
    table = scored(
        4, hands={0: 1, 1: 3, 2: 2, 3: 9}, shares={"ocean": [1, 1, 1]}, depths={"ocean": "99"}
    )
    assert table.result()["scores"] == [1, 1, 1, 0]
    assert table.result()["ranks"] == [3, 1, 2, 4]
    assert table.result()["winners"] == [1]


@pytest.mark.rule("ITD-135", "ITD-R51")
@pytest.mark.parametrize(
    ("start", "ranks"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (2, [2, 1, 4, 3]), (3, [3, 2, 1, 4])]
)
def test_still_tied_the_greatest_distance_from_the_starting_player_wins(
    start: int, ranks: list[int]
) -> None:
    table = scored(4, start=start)
    assert table.result()["scores"] == [0, 0, 0, 0]
    assert table.result()["ranks"] == ranks
    assert table.result()["winners"] == [ranks.index(1)]


@pytest.mark.rule("ITD-135")
def test_distance_decides_among_the_tied_only() -> None:
    table = scored(4, start=2, hands={0: 1, 1: 1, 2: 3, 3: 3}, shares={"ocean": [0, 0, 0, 0]})
    assert table.result()["ranks"] == [4, 3, 2, 1]


@pytest.mark.rule("ITD-136")
def test_no_place_is_shared() -> None:
    table = scored(
        5,
        start=3,
        hands=dict.fromkeys(range(5), 2),
        shares={"ocean": [1, 2, 1, 0, 2]},
        depths={"ocean": "99"},
    )
    result = table.result()
    assert result["scores"] == [1, 2, 1, 0, 2]
    assert result["ranks"] == [4, 1, 3, 5, 2]
    assert result["winners"] == [1]
