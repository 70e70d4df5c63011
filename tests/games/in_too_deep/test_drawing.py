"""Drawing and emergency fundraisers: ITD-54 to ITD-62."""

import pytest

from games.in_too_deep.table import Table, event, position


@pytest.mark.rule("ITD-54")
def test_the_top_card_of_the_deck_goes_to_the_hand() -> None:
    table = position(hands={0: "12 99"}, deck="44 45")
    size = table.view()["deck"]
    table.play("draw")
    assert table.hand(0) == [12, 44, 99]
    assert table.deck[0] == 45
    assert table.view()["deck"] == size - 1
    assert table.active == 1
    assert table.told(0) == [
        event("dealt-own", 0, cards=[44], owed=1, reason="draw"),
        event("turn", 1, turn=21),
    ]
    for viewer in (1, 2, None):
        assert table.told(viewer) == [
            event("dealt", 0, count=1, owed=1, reason="draw"),
            event("turn", 1, turn=21),
        ]


@pytest.mark.rule("ITD-54")
def test_a_draw_cannot_be_taken_back() -> None:
    table = position(revealed=4)
    table.play("draw")
    assert table.state.revealed == 5


@pytest.mark.rule("ITD-55", "ITD-R23")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_fundraiser_follows_when_everyone_has_drawn_in_a_row(players: int) -> None:
    table = position(players)
    for draws in range(players):
        assert table.view()["draws"] == draws
        assert table.told_of("fundraiser") == []
        table.play("draw")
    assert table.told_of("fundraiser") == [event("fundraiser", None, number=1)]
    assert table.counts() == [3 + 1 + 2] * players


@pytest.mark.rule("ITD-56", "ITD-R23")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_series_may_begin_with_any_player(first: int) -> None:
    table = position(active=first, start=1)
    table.play("draw", "draw")
    assert table.counts() == [4 - (seat == (first + 2) % 3) for seat in range(3)]
    table.play("draw")
    assert table.counts() == [6, 6, 6]


@pytest.mark.rule("ITD-56")
@pytest.mark.parametrize("move", ["buy pearl 52", "expand pearl 52"])
def test_a_purchase_or_an_expansion_sets_the_count_back_to_zero(move: str) -> None:
    table = position(active=2, hands={2: "52/pearl 12"}, draws=2)
    table.play(move)
    assert table.view()["draws"] == 0
    table.play("draw", "draw")
    assert table.told_of("fundraiser") == []
    table.play("draw")
    assert len(table.told_of("fundraiser")) == 1


@pytest.mark.rule("ITD-57")
def test_everyone_receives_two_cards_beside_the_one_just_drawn() -> None:
    table = position(
        active=2, hands={0: "1", 1: "2", 2: "3"}, draws=2, deck="91 92 93 94 95 96 97 98"
    )
    table.play("draw")
    assert table.hand(2) == [3, 91, 92, 93]
    assert table.hand(0) == [1, 94, 95]
    assert table.hand(1) == [2, 96, 97]
    assert table.deck[0] == 98


@pytest.mark.rule("ITD-58", "ITD-R8")
def test_a_fundraiser_serves_the_active_player_first_then_clockwise() -> None:
    table = position(4, active=1, draws=3)
    table.play("draw")
    assert table.told() == [
        event("dealt", 1, count=1, owed=1, reason="draw"),
        event("fundraiser", None, number=1),
        event("dealt", 1, count=2, owed=2, reason="fundraiser"),
        event("dealt", 2, count=2, owed=2, reason="fundraiser"),
        event("dealt", 3, count=2, owed=2, reason="fundraiser"),
        event("dealt", 0, count=2, owed=2, reason="fundraiser"),
        event("turn", 2, turn=21),
    ]


@pytest.mark.rule("ITD-59")
def test_after_a_fundraiser_the_count_is_zero_and_the_next_player_goes_on() -> None:
    table = position(active=1, draws=2)
    table.play("draw")
    assert table.view()["draws"] == 0
    assert table.view()["fundraisers"] == 1
    assert table.active == 2
    assert table.ending is None
    table.play("draw", "draw")
    assert len(table.told_of("fundraiser")) == 1


@pytest.mark.rule("ITD-60", "ITD-R25")
def test_the_second_fundraiser_in_a_row_is_paid_and_triggers_the_end() -> None:
    table = position(active=1, draws=2, fundraisers=1)
    table.play("draw")
    assert table.counts() == [5, 6, 5]
    assert table.told()[1:] == [
        event("fundraiser", None, number=2),
        event("dealt", 1, count=2, owed=2, reason="fundraiser"),
        event("dealt", 2, count=2, owed=2, reason="fundraiser"),
        event("dealt", 0, count=2, owed=2, reason="fundraiser"),
        event("end-triggered", 1, ending="fundraisers"),
        event("final-turns", None),
        event("turn", 2, turn=21),
    ]
    assert table.ending == "fundraisers"
    assert table.final_turns == 3
    assert table.active == 2


@pytest.mark.rule("ITD-61", "ITD-R25")
@pytest.mark.parametrize("move", ["buy pearl 52", "expand pearl 52"])
def test_a_purchase_or_an_expansion_between_two_fundraisers_breaks_the_link(move: str) -> None:
    table = position(hands={0: "52/pearl 12"}, fundraisers=1, draws=2)
    table.play(move)
    assert table.view()["fundraisers"] == 0
    table.play("draw", "draw", "draw")
    assert table.told_of("fundraiser") == [event("fundraiser", None, number=1)]
    assert table.ending is None
    assert table.view()["fundraisers"] == 1


@pytest.mark.rule("ITD-61")
def test_draws_alone_between_two_fundraisers_keep_the_link() -> None:
    table = position(fundraisers=1)
    table.play("draw", "draw")
    assert table.view()["fundraisers"] == 1
    assert table.ending is None
    table.play("draw")
    assert table.ending == "fundraisers"


@pytest.mark.rule("ITD-62", "ITD-R24")
def test_a_draw_without_a_card_counts_for_the_series() -> None:
    table = position(active=2, draws=2, rest="ocean", depletions=1)
    table.play("draw")
    assert table.told(2)[0] == event("dealt-own", 2, cards=[], owed=1, reason="draw")
    assert table.view()["fundraisers"] == 1
    assert table.dealt() == [(2, 0), (2, 0), (0, 0), (1, 0)]


@pytest.mark.rule("ITD-62", "ITD-R59")
def test_a_draw_that_met_a_bonus_share_counts_for_the_series() -> None:
    table = position(2, active=1, draws=1, deck="bonus 11 12 13 14 15")
    table.play("draw")
    assert len(table.told_of("bonus-share")) == 1
    assert table.view()["fundraisers"] == 1
    assert 15 in table.hand(1)


@pytest.mark.rule("ITD-R26")
def test_a_draw_that_completes_a_series_and_depletes_the_second_deck_is_followed_by_it() -> None:
    table = position(
        active=2,
        hands={0: "1", 1: "2", 2: "3"},
        draws=2,
        fundraisers=1,
        depletions=1,
        deck="91",
        discard="81 82 83 84 85 86 87",
        rest="ocean",
    )
    table.play("draw")
    assert table.hand(2) == [3, 81, 82, 91]
    assert table.hand(0) == [1, 83, 84]
    assert table.hand(1) == [2, 85, 86]
    assert table.told_of("end-triggered") == [event("end-triggered", 2, ending="depletion")]
    assert table.told_of("final-turns") == [event("final-turns", None)]
    assert table.ending == "depletion"
    assert table.active == 0
    assert table.final_turns == 3


@pytest.mark.rule("ITD-55")
def test_the_count_of_draws_is_public_and_goes_with_the_position() -> None:
    table = position(hands={0: "12 52", 1: "13 14"})
    table.play("draw", "draw")
    twin = Table(table.state.copy())
    for viewer in (0, 1, 2, None):
        assert twin.view(viewer)["draws"] == 2
