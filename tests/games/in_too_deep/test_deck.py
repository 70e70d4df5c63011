"""Draw deck and discard pile: ITD-63 to ITD-73."""

import pytest

from games.in_too_deep.table import event, position

FOUR_DISCARDS = "81 82 83 84"


@pytest.mark.rule("ITD-63", "ITD-64", "ITD-R12")
def test_as_the_last_card_is_taken_the_discard_pile_becomes_the_new_deck_at_once() -> None:
    table = position(hands={0: "1 2"}, deck="90", discard=FOUR_DISCARDS, rest="ocean")
    table.play("draw")
    assert table.hand(0) == [1, 2, 90]
    assert table.deck == [81, 82, 83, 84]  # turned over
    assert table.discard == []
    view = table.view()
    assert (view["deck"], view["depletions"], view["discard"]) == (4, 1, [])
    assert table.ending is None
    assert table.told() == [
        event("shuffled", None, cards=4),
        event("dealt", 0, count=1, owed=1, reason="draw"),
        event("turn", 1, turn=21),
    ]


@pytest.mark.rule("ITD-63")
def test_the_deck_is_not_depleted_while_a_card_is_left() -> None:
    table = position(deck="90 91", discard=FOUR_DISCARDS, rest="ocean")
    table.play("draw")
    view = table.view()
    assert (view["deck"], view["depletions"], len(view["discard"])) == (1, 0, 4)


@pytest.mark.rule("ITD-64")
def test_the_discard_pile_is_shuffled() -> None:
    table = position(deck="90", discard=FOUR_DISCARDS, rest="ocean", luck=("83 81",))
    table.play("draw")
    assert table.luck.shuffles == [[81, 82, 83, 84]]
    assert table.deck == [83, 81, 82, 84]


@pytest.mark.rule("ITD-R12")
def test_cards_discarded_later_belong_to_the_new_discard_pile() -> None:
    table = position(
        hands={0: "1", 1: "52/pearl 2 3"},
        shares={"pearl": [1]},
        deck="90",
        discard=FOUR_DISCARDS,
        rest="ocean",
    )
    table.play("draw", "buy pearl 52", "pay 2")
    assert table.discard == [2]
    assert table.view()["deck"] == 4


@pytest.mark.rule("ITD-R12")
def test_a_bonus_share_that_was_the_last_card_is_not_part_of_the_reshuffle() -> None:
    table = position(
        2, hands={0: "1"}, deck="bonus", discard="81 82 83 84 85 86 bonus", rest="ocean"
    )
    table.play("draw")
    assert table.told()[0] == event("shuffled", None, cards=7)
    assert table.hand(0) == [1, 85]
    assert table.deck == [86, 255]
    assert 255 in table.discard


@pytest.mark.rule("ITD-65", "ITD-R13")
def test_cards_still_owed_come_from_the_new_deck_where_the_dealing_stopped() -> None:
    table = position(
        hands={0: "44", 1: "1", 2: "2"},
        shares={"pearl": [2, 3, 1]},
        deck="91 92 93",
        discard="81 82 83 84 85",
        rest="ocean",
    )
    table.play("expand pearl 44")
    assert table.hand(0) == [91, 92]
    assert table.hand(1) == [1, 81, 82, 93]
    assert table.hand(2) == [2, 83]
    assert table.deck == [84, 85]
    assert [told["event"] for told in table.told()] == [
        "expanded",
        "dividends",
        "dealt",
        "shuffled",
        "dealt",
        "dealt",
        "turn",
    ]


@pytest.mark.rule("ITD-66")
def test_hands_portfolios_and_depth_cards_are_not_reshuffled() -> None:
    table = position(
        hands={0: "1 2", 1: "3", 2: "4"},
        shares={"pearl": ["7", "11"]},
        depths={"wildlife": "40 50"},
        deck="90",
        discard=FOUR_DISCARDS,
        rest="ocean",
    )
    ocean = table.depth("ocean")
    table.play("draw")
    assert [table.hand(seat) for seat in range(3)] == [[1, 2, 90], [3], [4]]
    assert [table.portfolio(seat) for seat in range(3)] == [[7], [11], []]
    assert table.depth("wildlife") == [40, 50]
    assert table.depth("ocean") == ocean


@pytest.mark.rule("ITD-67")
def test_the_second_depletion_triggers_the_end() -> None:
    table = position(hands={0: "1"}, deck="90", discard=FOUR_DISCARDS, rest="ocean", depletions=1)
    table.play("draw")
    assert table.hand(0) == [1, 90]
    assert table.ending == "depletion"
    assert table.told() == [
        event("end-triggered", 0, ending="depletion"),
        event("dealt", 0, count=1, owed=1, reason="draw"),
        event("final-turns", None),
        event("turn", 1, turn=21),
    ]
    view = table.view()
    assert (view["depletions"], view["deck"], view["discard"]) == (2, 0, [81, 82, 83, 84])


@pytest.mark.rule("ITD-68", "ITD-R16")
@pytest.mark.parametrize("reason", ["dividend", "fundraiser"])
def test_what_is_owed_at_the_second_depletion_comes_from_the_shuffled_discard_pile(
    reason: str,
) -> None:
    table = position(
        hands={0: "44", 1: "1", 2: "2"},
        shares={"pearl": [2, 2, 2]},
        draws=2,
        deck="90 91 92",
        discard=FOUR_DISCARDS,
        rest="ocean",
        depletions=1,
    )
    if reason == "dividend":
        table.play("expand pearl 44")
        assert table.hand(0) == [90, 91]
        assert table.hand(1) == [1, 81, 92]
        assert table.hand(2) == [2, 82, 83]
    else:
        table.play("draw")
        assert table.hand(0) == [44, 90, 91, 92]
        assert table.hand(1) == [1, 81, 82]
        assert table.hand(2) == [2, 83, 84]
    assert table.dealt()[-3:] == [(0, 2), (1, 2), (2, 2)]
    assert table.ending == "depletion"
    assert len(table.told_of("end-triggered")) == 1
    assert table.luck.shuffles == [[81, 82, 83, 84]]


@pytest.mark.rule("ITD-R15", "ITD-68")
def test_both_depletions_may_fall_into_one_payout() -> None:
    table = position(
        hands={0: "44", 1: "1", 2: "2"},
        shares={"pearl": [2, 2, 2]},
        deck="90",
        discard="81 82 83",
        rest="ocean",
    )
    table.play("expand pearl 44")
    assert table.hand(0) == [81, 90]
    assert table.hand(1) == [1, 82, 83]
    assert table.hand(2) == [2]
    assert table.view()["depletions"] == 2
    assert table.ending == "depletion"


@pytest.mark.rule("ITD-69", "ITD-R17")
def test_with_both_piles_empty_the_missing_cards_are_forfeited_in_order() -> None:
    table = position(
        hands={0: "44", 1: "1", 2: "2"},
        shares={"pearl": [2, 2, 2]},
        deck="90 91",
        discard="81",
        rest="ocean",
        depletions=1,
    )
    table.play("expand pearl 44")
    assert table.told()[2:6] == [
        event("end-triggered", 0, ending="depletion"),
        event("dealt", 0, count=2, owed=2, reason="dividend"),
        event("shuffled", None, cards=1),
        event("dealt", 1, count=1, owed=2, reason="dividend"),
    ]
    assert table.told_of("dealt")[2] == event("dealt", 2, count=0, owed=2, reason="dividend")
    assert table.counts() == [2, 2, 1]


@pytest.mark.rule("ITD-70", "ITD-R14")
def test_an_empty_discard_pile_at_the_first_depletion_leaves_the_deck_waiting() -> None:
    table = position(
        hands={0: "1", 1: "52/pearl 2 3", 2: "4"}, shares={"pearl": [1]}, deck="90", rest="ocean"
    )
    table.play("draw")
    view = table.view()
    assert (view["deck"], view["depletions"], table.ending) == (0, 1, None)
    assert table.told_of("shuffled") == []
    table.play("buy pearl 52", "pay 3")
    assert table.view()["deck"] == 0  # only a draw needs it
    table.play("draw")
    assert table.hand(2) == [3, 4]
    assert table.view()["depletions"] == 2
    assert table.ending == "depletion"


@pytest.mark.rule("ITD-70", "ITD-R14")
def test_cards_owed_from_a_waiting_deck_without_discards_are_forfeited() -> None:
    table = position(hands={0: "44 2", 1: "1"}, shares={"pearl": [1, 2]}, deck="90", rest="ocean")
    table.play("expand pearl 44")
    assert table.counts()[:2] == [2, 1]
    assert (table.view()["depletions"], table.ending) == (1, None)


@pytest.mark.rule("ITD-71", "ITD-R21")
def test_once_the_end_is_triggered_an_empty_deck_is_refilled_without_effect() -> None:
    table = position(
        4,
        hands={0: "1", 1: "2", 2: "52/pearl 3 5", 3: "4"},
        shares={"pearl": [1]},
        discard="81",
        rest="ocean",
        depletions=2,
        ending="depletion",
        final_turns=4,
    )
    table.play("draw")
    assert table.hand(0) == [1, 81]
    assert (table.view()["deck"], table.final_turns) == (0, 3)
    table.play("draw")
    assert table.hand(1) == [2]
    table.play("buy pearl 52", "pay 5", "draw")
    assert table.state.hands[3] == [4, 5]
    assert table.view()["over"]
    assert table.told_of("end-triggered") == []
    assert table.told_of("shuffled") == [event("shuffled", None, cards=1)] * 2


@pytest.mark.rule("ITD-71")
def test_after_two_fundraisers_a_first_depletion_shuffles_only_when_a_card_is_needed() -> None:
    table = position(
        hands={0: "1", 1: "2"},
        deck="90",
        discard="81 82",
        rest="ocean",
        ending="fundraisers",
        final_turns=3,
    )
    table.play("draw")
    view = table.view()
    assert (view["deck"], view["discard"], view["depletions"]) == (0, [81, 82], 1)
    table.play("draw")
    assert table.hand(1) == [2, 81]
    assert table.deck == [82]
    assert table.ending == "fundraisers"


@pytest.mark.rule("ITD-71")
def test_after_two_fundraisers_even_a_second_depletion_triggers_nothing() -> None:
    table = position(deck="90", rest="ocean", ending="fundraisers", final_turns=3, depletions=1)
    table.play("draw")
    assert table.told_of("end-triggered", "shuffled") == []
    assert (table.ending, table.final_turns) == ("fundraisers", 2)
    assert table.view()["depletions"] == 2


@pytest.mark.rule("ITD-72", "ITD-R54")
def test_a_draw_with_both_piles_empty_is_valid_and_gives_no_card() -> None:
    table = position(hands={0: "1", 1: "2"}, rest="ocean", depletions=1)
    assert "draw" in table.legal()
    table.play("draw")
    assert table.hand(0) == [1]
    assert table.active == 1
    assert table.view()["depletions"] == 1
    assert table.told()[0] == event("dealt", 0, count=0, owed=1, reason="draw")


@pytest.mark.rule("ITD-72", "ITD-62")
def test_empty_hands_and_empty_piles_still_lead_to_the_end() -> None:
    table = position(hands={0: "52/pearl", 1: 0, 2: 0}, rest="ocean", depletions=1)
    table.play("buy pearl 52")
    view = table.view()
    assert view["over"]
    assert view["ending"] == "fundraisers"
    assert view["turn"] == 20 + 6 + 3  # two rounds of draws without a card, one of final turns
    assert table.state.to_act() == []
    assert [told["number"] for told in table.told_of("fundraiser")] == [1, 2]
    assert table.told_of("end-triggered") == [event("end-triggered", 0, ending="fundraisers")]


@pytest.mark.rule("ITD-73", "ITD-R52")
def test_paid_and_removed_cards_lie_face_up_in_the_discard_pile_for_all() -> None:
    table = position(
        hands={0: "44 12 13 14"}, depths={"wildlife": "31 40", "ocean": "43"}, discard="99"
    )
    table.play("expand ocean 44", "remove 31", "pay 12", "pay 14")
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert view["discard"] == [99, 12, 14, 31]
        assert [view["company_of"][card] for card in ("99", "12", "14", "31")] == [
            "research",
            "research",
            "ocean",
            "wildlife",
        ]


@pytest.mark.rule("ITD-73")
def test_bonus_shares_in_the_discard_pile_are_counted_beside_its_cards() -> None:
    table = position(2, discard="12 bonus 13 bonus")
    for viewer in (0, 1, None):
        assert table.view(viewer)["discard"] == [12, 13]
        assert table.view(viewer)["bonus_shares"] == 2
