"""Two players: setup and the third player, ITD-137 to ITD-145, and ITD-161."""

import pytest

from games.in_too_deep.table import BONUS, dealt, event, position

# Seat 1 holds the lowest card, 3; seat 0 gets the 1 as its bonus card.
TWO_HANDS = "11 12 13 14 15 16 17 18  21 22 3 24 25 26 27 28"
THIRD = "61/pearl 52/pearl 44/research 5/ocean 60/treasure 99/research"


@pytest.mark.rule("ITD-137", "ITD-R7")
def test_eight_cards_each_and_one_more_for_the_player_who_does_not_start() -> None:
    table = dealt(2, f"{TWO_HANDS} 1 {THIRD}")
    assert table.view()["start"] == table.active == 1
    assert table.hand(1) == [3, 21, 22, 24, 25, 26, 27, 28]
    assert table.hand(0) == [1, 11, 12, 13, 14, 15, 16, 17, 18]


@pytest.mark.rule("ITD-138")
def test_there_are_no_open_cards_and_the_players_start_without_shares() -> None:
    table = dealt(2, f"{TWO_HANDS} 1 {THIRD}")
    view = table.view()
    assert view["open"] == []
    assert (view["step"], view["turn"]) == ("turn", 1)
    assert [player["portfolio"] for player in view["players"]] == [[], []]
    assert "draw" in table.legal()


@pytest.mark.rule("ITD-139")
def test_six_cards_face_up_are_the_third_players_portfolio() -> None:
    table = dealt(2, f"{TWO_HANDS} 1 {THIRD}")
    for viewer in (0, 1, None):
        third = table.view(viewer)["third"]
        assert third == {"portfolio": [5, 44, 52, 60, 61, 99], "shares": [1, 1, 2, 2, 0]}
        assert table.view(viewer)["company_of"]["99"] == "research"


@pytest.mark.rule("ITD-139")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_is_no_third_player(players: int) -> None:
    assert dealt(players).view()["third"] is None


@pytest.mark.rule("ITD-140", "ITD-R6")
def test_last_of_all_five_bonus_shares_are_mixed_into_the_deck() -> None:
    table = dealt(2, f"{TWO_HANDS} 1 {THIRD}", "77 bonus 78 bonus")
    first, second = table.luck.shuffles
    assert BONUS not in first
    assert len(first) == 100
    assert len(second) == 82
    assert second.count(BONUS) == 5
    assert not set(second) & {1, 3, 11, 61, 99}
    assert table.deck[:4] == [77, BONUS, 78, BONUS]
    assert table.deck.count(BONUS) == 5
    assert table.view()["deck"] == 82


@pytest.mark.rule("ITD-141", "ITD-R42", "ITD-R60")
def test_the_third_player_takes_no_turn_and_receives_nothing() -> None:
    table = position(
        2, hands={0: "44", 1: "1"}, shares={"pearl": [1, 1, 4]}, deck="81 82 83 84 85 86 87 88"
    )
    table.play("expand pearl 44")
    assert table.dealt() == [(0, 1), (1, 1)]
    assert table.told_of("dividends") == [event("dividends", None, company="pearl", owed=[1, 1])]
    table.play("draw", "draw")
    assert [told["seat"] for told in table.told_of("turn")] == [1, 0, 1]
    assert table.told_of("fundraiser") == [event("fundraiser", None, number=1)]
    assert table.hand(0) == [81, 84, 85, 86]
    assert table.hand(1) == [1, 82, 83, 87, 88]
    assert len(table.view()["players"]) == 2


@pytest.mark.rule("ITD-R60")
def test_with_two_players_two_draws_make_a_fundraiser_and_two_final_turns_follow() -> None:
    table = position(2, deck=" ".join(str(card) for card in range(50, 80)))
    table.play("draw", "draw", "draw", "draw")
    assert table.ending == "fundraisers"
    assert table.final_turns == 2


@pytest.mark.rule("ITD-142")
def test_the_third_players_shares_count_for_prices() -> None:
    table = position(2, hands={0: "52/pearl 12 13 14 15"}, shares={"pearl": [1, 0, 2]})
    assert table.price("pearl") == 3
    table.play("buy pearl 52", "pay 12", "pay 13", "pay 14")
    assert table.active == 1
    assert table.price("pearl") == 4


@pytest.mark.rule("ITD-143")
def test_the_third_players_shares_can_be_bought_with_advanced_research() -> None:
    table = position(2, hands={0: "41 12 13"}, shares={"pearl": [0, 0, "2 7"]}, sides="research")
    table.play("expand research 41")
    assert table.legal() == ["decline", "acquire pearl from 2"]
    table.play("acquire pearl from 2")
    assert table.shares("pearl") == [1, 0, 1]
    assert table.portfolio(0) == [2]


@pytest.mark.rule("ITD-144")
def test_cards_paid_to_the_third_player_are_discarded() -> None:
    table = position(
        2, hands={0: "41 12 13 14"}, shares={"pearl": [0, 0, 2]}, sides="research", revealed=0
    )
    table.play("expand research 41", "acquire pearl from 2", "pay 12", "pay 14")
    assert table.discard == [12, 14]
    assert table.hand(0) == [13]
    assert table.view(1)["discard"] == [12, 14]
    assert table.state.dump()["known"] == []


@pytest.mark.rule("ITD-145")
def test_the_third_player_is_ignored_in_scoring() -> None:
    table = position(
        2,
        hands={0: "1", 1: "2"},
        shares={"ocean": [1, 2, 9]},
        depths={"ocean": "10 20 30"},
        final_turns=1,
        ending="fundraisers",
    )
    table.play("draw")
    assert table.state.result() == {
        "scores": [3, 6],
        "ranks": [2, 1],
        "winners": [1],
        "ending": "fundraisers",
    }
    assert [told["seat"] for told in table.told_of("score")] == [0, 1]


@pytest.mark.rule("ITD-161")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_apart_from_that_a_turn_is_the_same_for_any_number_of_players(players: int) -> None:
    table = position(
        players, hands={0: "12 13 44 52/pearl"}, shares={"pearl": [1]}, depths={"pearl": "43"}
    )
    assert sorted(table.legal()) == sorted(
        [
            *("draw", "buy research 12", "buy wildlife 13", "buy research 44", "buy pearl 52"),
            *("expand pearl 44", "expand pearl 52"),
            *[
                f"expand {company} {card}"
                for company in ("ocean", "treasure", "research", "wildlife")
                for card in (12, 13, 44, 52)
            ],
        ]
    )
    table.play("buy pearl 52", "pay 13")
    assert table.discard == [13]
    assert table.active == 1
    assert table.hand(0) == [12, 44]
