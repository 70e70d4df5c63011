"""Two players: bonus shares, ITD-146 to ITD-159."""

from typing import Any

import pytest

import abyssal
from games.in_too_deep.table import BONUS, GAME, Table, document, event, position

HOLDINGS = {"pearl": [0, 0, 3], "treasure": [0, 0, 2], "ocean": [0, 0, 1]}


def bonus_event(drawn: list[int], company: str, share: int, depth: int | None) -> dict[str, Any]:
    return event("bonus-share", None, drawn=drawn, company=company, share=share, depth=depth)


def draw_from(deck: str, holdings: dict[str, list[int]] | None = None, **details: Any) -> Table:
    """Seat 0 of two, holding the 1, has just drawn from a deck with these cards on top."""
    hands = {0: "1", 1: "3 4"}
    shares = HOLDINGS if holdings is None else holdings
    laid: dict[str, Any] = {"hands": hands, "shares": shares, "deck": deck}
    table = position(2, **laid | details)
    table.play("draw")
    return table


@pytest.mark.rule("ITD-146", "ITD-R48")
def test_a_bonus_share_in_a_draw_is_carried_out_at_once() -> None:
    table = draw_from("bonus 37 52/pearl 24 61 90 91", depths={"pearl": "28"})
    assert table.told() == [
        bonus_event([37, 52, 24, 61], "pearl", 52, 37),
        event("dealt", 0, count=1, owed=1, reason="draw"),
        event("turn", 1, turn=21),
    ]
    assert table.hand(0) == [1, 90]
    assert table.deck[0] == 91


@pytest.mark.rule("ITD-146", "ITD-R48")
def test_a_bonus_share_in_a_payout_pauses_the_dealing() -> None:
    table = position(
        2,
        hands={0: "99", 1: "3"},
        shares=HOLDINGS | {"wildlife": [2, 1]},
        deck="80 bonus 37 52 24 61 81 82 83",
        sides="ocean",
    )
    table.play("expand wildlife 99", "decline")
    assert [told["event"] for told in table.told()] == [
        *("expanded", "dividends", "bonus-share", "dealt", "dealt", "declined", "turn")
    ]
    assert table.hand(0) == [80, 81]
    assert table.hand(1) == [3, 82]


@pytest.mark.rule("ITD-146", "ITD-R48")
def test_a_bonus_share_in_a_fundraiser_pauses_the_dealing() -> None:
    table = position(
        2,
        hands={0: "1", 1: "3"},
        shares=HOLDINGS,
        draws=1,
        deck="80 81 82 bonus 37 52 24 61 83 84 85",
    )
    table.play("draw")
    assert table.hand(0) == [1, 80, 81, 82]
    assert table.hand(1) == [3, 83, 84]
    assert table.shares("pearl") == [0, 0, 4]


@pytest.mark.rule("ITD-147")
def test_the_bonus_share_goes_to_the_discard_pile_first() -> None:
    table = draw_from("bonus 37 52 24 61 90", depths={"pearl": "28"}, discard="99")
    assert table.discard == [99, BONUS, 24, 61]
    assert table.view()["discard"] == [99, 24, 61]
    assert table.view()["bonus_shares"] == 1


@pytest.mark.rule("ITD-148")
def test_four_cards_are_drawn_face_up() -> None:
    table = draw_from("bonus 37 52 24 61 90")
    for viewer in (0, 1, None):
        assert table.told(viewer)[0] == bonus_event([37, 52, 24, 61], "pearl", 52, 24)
    assert table.state.revealed == 2  # the four cards, the card drawn


@pytest.mark.rule("ITD-149")
@pytest.mark.parametrize(
    ("drawn", "share"),
    [
        ("37/ocean 24/treasure 44/research 52/pearl", 52),
        ("52/pearl 37/ocean 24/treasure 44/research", 52),
        ("37/ocean 24/treasure 44/research 45/wildlife", 24),
        ("44/research 37/ocean 45/wildlife 49/research", 37),
    ],
)
def test_the_card_of_the_company_the_third_player_holds_most_of_becomes_a_share(
    drawn: str, share: int
) -> None:
    table = draw_from(f"bonus {drawn} 90")
    assert share in table.portfolio(2)
    assert len(table.portfolio(2)) == 7
    assert table.told()[0]["share"] == share


@pytest.mark.rule("ITD-149", "ITD-R43")
def test_only_the_third_players_holdings_count() -> None:
    holdings = {"pearl": [4, 4, 1], "ocean": [0, 0, 2]}
    table = draw_from("bonus 52/pearl 61/pearl 37/ocean 44 90", holdings)
    assert table.shares("ocean") == [0, 0, 3]
    assert table.shares("pearl") == [4, 4, 1]
    assert table.price("ocean") == 3


@pytest.mark.rule("ITD-150", "ITD-R43")
@pytest.mark.parametrize(
    ("drawn", "share"),
    [
        ("44/research 61/pearl 52/pearl 57/pearl", 61),
        ("5/ocean 24/treasure 44/research 14/ocean", 24),
        ("44/research 45/wildlife 49/research 54/wildlife", 44),
        ("45/wildlife 44/research 49/research 54/wildlife", 45),
    ],
)
def test_in_a_tie_the_card_drawn_first_among_the_tied_is_taken(drawn: str, share: int) -> None:
    holdings = {"pearl": [0, 0, 3], "treasure": [0, 0, 3], "ocean": [0, 0, 1]}
    table = draw_from(f"bonus {drawn} 90", holdings)
    assert table.told()[0]["share"] == share


@pytest.mark.rule("ITD-150")
def test_a_third_player_without_shares_takes_the_first_card() -> None:
    table = draw_from("bonus 44/research 61/pearl 52/pearl 49/research 90", holdings={})
    assert table.portfolio(2) == [44]
    assert table.shares("research") == [0, 0, 1]


@pytest.mark.rule("ITD-151", "ITD-152")
@pytest.mark.parametrize(
    ("pearl", "depth", "discarded"),
    [
        ("", [24], [37, 61]),
        ("23", [23, 24], [37, 61]),
        ("25", [25, 37], [24, 61]),
        ("99 38", [99, 38, 61], [37, 24]),
        ("60", [60, 61], [37, 24]),
        ("62", [62], [37, 24, 61]),
    ],
)
def test_the_lowest_other_card_above_the_top_becomes_a_depth_card(
    pearl: str, depth: list[int], discarded: list[int]
) -> None:
    table = draw_from("bonus 37 52/pearl 24 61 90", depths={"pearl": pearl, "ocean": "2"})
    assert table.depth("pearl") == depth
    assert table.depth("ocean") == [2]
    assert table.discard == [BONUS, *discarded]
    added = depth[-1] if len(discarded) == 2 else None
    assert table.told()[0] == bonus_event([37, 52, 24, 61], "pearl", 52, added)


@pytest.mark.rule("ITD-151", "ITD-R44")
def test_the_share_itself_is_no_depth_card_even_if_it_alone_would_fit() -> None:
    table = draw_from("bonus 37 98/pearl 24 10 90", depths={"pearl": "70"})
    assert table.depth("pearl") == [70]
    assert table.discard == [BONUS, 37, 24, 10]
    assert 98 in table.portfolio(2)


@pytest.mark.rule("ITD-153", "ITD-R45")
def test_the_depth_card_triggers_neither_dividends_nor_an_ability() -> None:
    table = position(
        2,
        hands={0: "1 2 3", 1: "4 6 7"},
        shares={"ocean": [2, 2, 3]},
        depths={"ocean": "13"},
        deck="bonus 5/ocean 44 61 62 90",
    )
    table.play("draw")
    assert table.depth("ocean") == [13, 44]
    assert table.told_of("dividends") == []
    assert table.counts() == [4, 3]
    assert (table.active, table.step) == (1, "turn")


@pytest.mark.rule("ITD-154")
def test_a_bonus_share_among_the_four_is_set_aside_and_carried_out_afterwards() -> None:
    table = draw_from(
        "bonus 37 bonus 24 61/pearl 52/pearl  11/pearl 12 13 16/pearl  90 91",
        depths={"pearl": "28"},
    )
    assert table.told()[:2] == [
        bonus_event([37, 24, 61, 52], "pearl", 61, 37),
        bonus_event([11, 12, 13, 16], "pearl", 11, None),
    ]
    assert table.discard == [BONUS, 24, 52, BONUS, 12, 13, 16]
    assert table.hand(0) == [1, 90]
    assert table.state.revealed == 3


@pytest.mark.rule("ITD-154")
def test_several_set_aside_are_carried_out_one_after_the_other() -> None:
    table = draw_from(
        "bonus bonus bonus 37 52 24 61  11 12 bonus 13 16  21 22 23 26  31 32 33 34  90"
    )
    assert [told["drawn"] for told in table.told_of("bonus-share")] == [
        [37, 52, 24, 61],
        [11, 12, 13, 16],
        [21, 22, 23, 26],
        [31, 32, 33, 34],
    ]
    assert table.hand(0) == [1, 90]
    assert table.view()["bonus_shares"] == 4


@pytest.mark.rule("ITD-155", "ITD-R46")
def test_the_replacement_may_be_a_bonus_share_again() -> None:
    table = draw_from("bonus 37 52 24 61 bonus 11 12 13 16 90 91")
    assert len(table.told_of("bonus-share")) == 2
    assert table.hand(0) == [1, 90]
    assert table.dealt() == [(0, 1)]
    assert table.deck[0] == 91


@pytest.mark.rule("ITD-156", "ITD-R49")
def test_with_fewer_than_four_cards_the_steps_use_those_there_are() -> None:
    table = draw_from("bonus 37 52/pearl", rest="wildlife", depletions=1)
    assert table.told()[:3] == [
        event("end-triggered", 0, ending="depletion"),
        event("shuffled", None, cards=1),
        event("bonus-removed", None),
    ]
    assert table.told()[3] == bonus_event([37, 52], "pearl", 52, 37)
    assert table.hand(0) == [1]
    assert table.view()["bonus_shares"] == 0
    assert table.state.dump()["removed"] == 5


@pytest.mark.rule("ITD-156")
def test_without_any_card_nothing_happens() -> None:
    table = draw_from("bonus", rest="wildlife", depletions=1)
    assert table.told_of("bonus-share") == []
    assert len(table.portfolio(2)) == 6
    assert table.dealt() == [(0, 0)]


@pytest.mark.rule("ITD-156")
def test_a_single_card_becomes_a_share_without_depth_card() -> None:
    table = draw_from("bonus 37/ocean", rest="wildlife", depletions=1)
    assert table.told_of("bonus-share") == [bonus_event([37], "ocean", 37, None)]
    assert table.depth("ocean") == []


@pytest.mark.rule("ITD-R49")
def test_a_first_depletion_during_the_steps_goes_on_with_the_new_deck() -> None:
    table = draw_from("bonus 37 52", discard="81 82 83 bonus", rest="wildlife")
    # The bonus share itself has reached the discard pile before the reshuffle.
    assert table.told()[0] == event("shuffled", None, cards=5)
    assert table.told()[1] == bonus_event([37, 52, 81, 82], "pearl", 52, 37)
    assert table.view()["depletions"] == 1


@pytest.mark.rule("ITD-R49", "ITD-R16")
def test_a_second_depletion_during_the_steps_triggers_the_end_and_draws_on_the_discards() -> None:
    table = draw_from(
        "bonus 37 52", discard="81 82 83 84", rest="wildlife", depletions=1, luck=("81 82 83",)
    )
    assert table.told()[:3] == [
        event("end-triggered", 0, ending="depletion"),
        event("shuffled", None, cards=5),
        bonus_event([37, 52, 81, 82], "pearl", 52, 37),
    ]
    assert table.hand(0) == [1, 83]
    assert table.final_turns == 2


@pytest.mark.rule("ITD-157", "ITD-R47")
def test_bonus_shares_are_shuffled_into_the_second_deck_with_the_rest() -> None:
    table = draw_from("90", discard="81 bonus 82 bonus", rest="wildlife", luck=("bonus 82",))
    assert table.luck.shuffles == [[81, BONUS, 82, BONUS]]
    assert table.deck == [BONUS, 82, 81, BONUS]
    assert table.view()["bonus_shares"] == 0


@pytest.mark.rule("ITD-157", "ITD-R47")
def test_a_bonus_share_from_the_second_deck_is_carried_out_like_the_first() -> None:
    table = draw_from("bonus 37 52 24 61 90 91", rest="wildlife", depletions=1)
    assert table.told()[0] == bonus_event([37, 52, 24, 61], "pearl", 52, 24)
    assert table.hand(0) == [1, 90]
    assert table.discard == [BONUS, 37, 61]


@pytest.mark.rule("ITD-158", "ITD-R50")
def test_after_the_second_depletion_a_bonus_share_leaves_the_game_and_is_replaced() -> None:
    table = draw_from(
        "",
        discard="81 82 bonus",
        rest="wildlife",
        depletions=2,
        ending="depletion",
        final_turns=2,
        luck=("bonus 82",),
    )
    assert table.told()[:3] == [
        event("shuffled", None, cards=3),
        event("bonus-removed", None),
        event("dealt", 0, count=1, owed=1, reason="draw"),
    ]
    assert table.hand(0) == [1, 82]
    assert table.state.dump()["removed"] == 5
    assert table.discard == []
    assert len(table.portfolio(2)) == 6


@pytest.mark.rule("ITD-158", "ITD-R50")
@pytest.mark.parametrize("depletions", [0, 1])
def test_in_a_final_turn_before_the_second_depletion_it_is_carried_out(depletions: int) -> None:
    table = draw_from(
        "bonus 37 52 24 61 90 91",
        rest="wildlife",
        depletions=depletions,
        ending="fundraisers",
        final_turns=2,
    )
    assert table.told()[0] == bonus_event([37, 52, 24, 61], "pearl", 52, 24)
    assert table.hand(0) == [1, 90]


@pytest.mark.rule("ITD-R50")
def test_the_very_last_card_of_the_second_deck_is_carried_out() -> None:
    table = draw_from("bonus", discard="37 52 24 61 90", rest="wildlife", depletions=1)
    assert table.told()[:3] == [
        event("end-triggered", 0, ending="depletion"),
        event("shuffled", None, cards=6),
        bonus_event([37, 52, 24, 61], "pearl", 52, 24),
    ]
    assert table.hand(0) == [1, 90]


@pytest.mark.rule("ITD-R50", "ITD-154")
def test_one_set_aside_before_the_second_depletion_is_carried_out_after_it() -> None:
    table = draw_from(
        "bonus 37 bonus 52",
        discard="24 61 31 32 33 34 90 91",
        rest="wildlife",
        depletions=1,
        luck=("24 61 31 32 33 34 90",),
    )
    assert [told["drawn"] for told in table.told_of("bonus-share")] == [
        [37, 52, 24, 61],
        [31, 32, 33, 34],
    ]
    assert table.told_of("bonus-removed") == []
    assert table.hand(0) == [1, 90]


@pytest.mark.rule("ITD-R50")
def test_one_that_is_the_last_card_of_the_second_deck_is_set_aside_and_carried_out() -> None:
    table = draw_from(
        "bonus 37 52 24 bonus",
        discard="61 31 32 33 34 90",
        rest="wildlife",
        depletions=1,
        luck=("61 31 32 33 34 90",),
    )
    assert [told["drawn"] for told in table.told_of("bonus-share")] == [
        [37, 52, 24, 61],
        [31, 32, 33, 34],
    ]


@pytest.mark.rule("ITD-R50")
def test_out_of_the_discard_pile_it_is_removed_in_the_steps_too() -> None:
    table = draw_from(
        "bonus 37 52 24",
        discard="61 90 91",
        rest="wildlife",
        depletions=1,
        luck=("bonus 61 90",),
    )
    assert table.told()[2:4] == [
        event("bonus-removed", None),
        bonus_event([37, 52, 24, 61], "pearl", 52, 24),
    ]
    assert table.hand(0) == [1, 90]
    assert table.view()["bonus_shares"] == 0


@pytest.mark.rule("ITD-159")
def test_a_bonus_share_is_never_in_a_hand_a_portfolio_or_on_a_company() -> None:
    for place in ("hands", "portfolios", "depths"):
        moved = document(2, hands={0: "1 2"})
        moved[place][0].append(BONUS)
        moved["deck"].remove(BONUS)
        with pytest.raises(abyssal.BadRequest):
            GAME.load(moved)


@pytest.mark.rule("ITD-159")
def test_a_player_never_gets_one_and_cannot_pay_with_one() -> None:
    table = position(2, hands={0: "1", 1: "3"}, draws=1, deck="bonus 37 52 24 61 bonus 11 12 13 16")
    table.play("draw")
    assert all(BONUS not in table.hand(seat) for seat in (0, 1))
    with pytest.raises(abyssal.BadRequest):
        GAME.read(f"pay {BONUS}")
