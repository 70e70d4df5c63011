"""Dividends: ITD-43 to ITD-53."""

from typing import Any

import pytest

from games.in_too_deep.table import Table, event, position


def payouts(table: Table) -> list[dict[str, Any]]:
    return table.told_of("dividends")


@pytest.mark.rule("ITD-43", "ITD-44", "ITD-R2")
@pytest.mark.parametrize(
    ("top", "card", "paid"),
    [
        (8, 9, False),
        (9, 10, True),
        (10, 11, False),
        (10, 19, False),
        (19, 20, True),
        (20, 21, False),
        (89, 90, True),
        (90, 99, False),
        (99, 100, True),
    ],
)
def test_a_higher_decade_than_the_tops_triggers_a_payout(top: int, card: int, paid: bool) -> None:
    table = position(hands={0: f"{card}"}, shares={"pearl": [0, 0, 1]}, depths={"pearl": f"{top}"})
    assert (card >= table.company("pearl")["pays_from"]) == paid
    table.play(f"expand pearl {card}")
    assert table.dealt() == ([(2, 1)] if paid else [])
    assert len(payouts(table)) == int(paid)


@pytest.mark.rule("ITD-44")
@pytest.mark.parametrize("card", [1, 5, 9, 100])
def test_the_first_card_of_a_company_triggers_a_payout(card: int) -> None:
    table = position(hands={0: f"{card}"}, shares={"pearl": [0, 1]}, depths={"ocean": "77"})
    assert table.company("pearl")["pays_from"] == 0
    table.play(f"expand pearl {card}")
    assert table.dealt() == [(1, 1)]


@pytest.mark.rule("ITD-44", "ITD-R10")
def test_only_the_present_top_counts_not_decades_reached_before() -> None:
    table = position(hands={0: "41"}, shares={"pearl": [0, 1]}, depths={"pearl": "13 44 99 20"})
    table.play("expand pearl 41")
    assert table.dealt() == [(1, 1)]


@pytest.mark.rule("ITD-45")
def test_skipped_decades_add_nothing() -> None:
    table = position(hands={0: "98"}, shares={"pearl": [2, 1]}, depths={"pearl": "3"})
    table.play("expand pearl 98")
    assert payouts(table) == [event("dividends", None, company="pearl", owed=[2, 1, 0])]
    assert table.dealt() == [(0, 2), (1, 1)]


@pytest.mark.rule("ITD-46")
def test_within_a_decade_nothing_is_paid() -> None:
    table = position(hands={0: "47"}, shares={"pearl": [2, 1]}, depths={"pearl": "40"})
    table.play("expand pearl 47")
    assert table.told() == [
        event("expanded", 0, card=47, company="pearl"),
        event("turn", 1, turn=21),
    ]


@pytest.mark.rule("ITD-47")
def test_every_shareholder_receives_a_card_a_share_active_or_not() -> None:
    table = position(
        4,
        hands={0: "44", 1: "1", 2: "2", 3: "3"},
        shares={"pearl": [0, 3, 0, 1], "ocean": [4, 4, 4, 4]},
        deck="81 82 83 84 85",
    )
    table.play("expand pearl 44")
    assert [table.hand(seat) for seat in range(4)] == [[], [1, 81, 82, 83], [2], [3, 84]]
    assert table.deck[0] == 85


@pytest.mark.rule("ITD-48")
def test_nobody_is_asked_whether_to_take_dividends() -> None:
    table = position(hands={0: "44 5", 1: "6 7"}, shares={"pearl": [1, 1]})
    table.play("expand pearl 44")
    assert table.state.to_act() == [1]
    assert table.counts()[:2] == [2, 3]


@pytest.mark.rule("ITD-49", "ITD-R9")
def test_amounts_are_fixed_at_the_start_of_the_payout() -> None:
    # The bonus share gives the third player a third Treasure share while cards are dealt.
    table = position(
        2,
        hands={0: "44", 1: "1"},
        shares={"treasure": [2, 1, "10 15"], "pearl": [0, 0, "2"]},
        deck="bonus 97/treasure 3 4 5  81 82 83 84 85",
    )
    table.play("expand treasure 44")
    assert table.shares("treasure") == [2, 1, 3]
    assert payouts(table) == [event("dividends", None, company="treasure", owed=[3, 1])]
    assert table.hand(0) == [81, 82, 83]
    assert table.hand(1) == [1, 84]


@pytest.mark.rule("ITD-50", "ITD-R8")
def test_the_active_player_is_served_first_then_clockwise_each_completely() -> None:
    table = position(
        4,
        active=2,
        hands={0: "1", 1: "2", 2: "44", 3: "3"},
        shares={"pearl": [1, 2, 2, 1]},
        deck="81 82 83 84 85 86 87",
    )
    table.play("expand pearl 44")
    assert table.hand(2) == [81, 82]
    assert table.hand(3) == [3, 83]
    assert table.hand(0) == [1, 84]
    assert table.hand(1) == [2, 85, 86]
    assert table.dealt() == [(2, 2), (3, 1), (0, 1), (1, 2)]


@pytest.mark.rule("ITD-51")
def test_cards_received_are_seen_by_their_owner_alone() -> None:
    table = position(hands={0: "44", 1: "1"}, shares={"pearl": [0, 2]}, deck="81 82")
    table.play("expand pearl 44")
    for viewer in (0, 2, None):
        assert table.told(viewer)[2] == event("dealt", 1, count=2, owed=2, reason="dividend")
        assert "81" not in table.view(viewer)["company_of"]
    assert table.told(1)[2] == event("dealt-own", 1, cards=[81, 82], owed=2, reason="dividend")
    assert len(table.told(1)) == len(table.told(0))


@pytest.mark.rule("ITD-52")
def test_without_shareholders_the_payout_is_empty() -> None:
    table = position(hands={0: "44", 1: "12"}, shares={"ocean": [1, 1, 1]}, draws=0)
    table.play("expand pearl 44")
    assert payouts(table) == [event("dividends", None, company="pearl", owed=[0, 0, 0])]
    assert table.dealt() == []
    assert table.active == 1


@pytest.mark.rule("ITD-53", "ITD-R11")
def test_cards_moved_by_an_ability_pay_nothing() -> None:
    table = position(
        hands={0: "3 12 13"},
        shares={"pearl": [1, 1, 1], "treasure": [1, 1, 1]},
        depths={"ocean": "2", "treasure": "20 61", "pearl": "44"},
        sides="ocean",
    )
    table.play("expand ocean 3", "move 61 pearl", "pay 12")
    assert table.depth("pearl") == [44, 61]
    assert table.depth("treasure") == [20]
    assert table.dealt() == []
    assert payouts(table) == []


@pytest.mark.rule("ITD-47")
def test_what_a_payout_would_bring_is_shown_for_every_company() -> None:
    table = position(
        sides="treasure",
        active=1,
        shares={"treasure": [1, 0, 3], "pearl": [2, 1, 0], "wildlife": [0, 0, 1]},
    )
    owed = {viewer: [c["dividends"] for c in table.view(viewer)["companies"]] for viewer in (0, 1)}
    assert owed[0] == [[0, 0, 0], [3, 0, 3], [2, 1, 0], [0, 0, 0], [0, 0, 1]]
    assert owed[1] == [[0, 0, 0], [1, 3, 3], [2, 1, 0], [0, 0, 0], [0, 0, 1]]
    spectator = [company["dividends"] for company in table.view()["companies"]]
    assert spectator == owed[1]  # as if the active player expanded
