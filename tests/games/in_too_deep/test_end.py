"""The end of the game and the final turns: ITD-121 to ITD-128."""

from typing import Any

import pytest

import abyssal
from abyssal.games.in_too_deep.premoves import can_foresee
from games.in_too_deep.table import Table, event, position


def last_rounds(
    players: int = 3, *, active: int = 0, final_turns: int = 3, **details: Any
) -> Table:
    """A table in its final turns."""
    ending: dict[str, Any] = {"ending": "depletion", "depletions": 2, "rest": "research"}
    details = ending | details
    return position(players, active=active, final_turns=final_turns, **details)


@pytest.mark.rule("ITD-121", "ITD-R18")
def test_the_second_depletion_triggers_the_end_but_does_not_end_the_game() -> None:
    table = position(deck="90", discard="81", rest="ocean", depletions=1)
    table.play("draw")
    assert table.ending == "depletion"
    assert not table.view()["over"]
    assert table.state.result() is None
    assert (table.active, table.final_turns) == (1, 3)


@pytest.mark.rule("ITD-121")
def test_two_fundraisers_in_a_row_trigger_the_end() -> None:
    table = position()
    table.play(*["draw"] * 5)
    assert table.ending is None
    table.play("draw")
    assert table.ending == "fundraisers"
    assert (table.active, table.final_turns) == (0, 3)


@pytest.mark.rule("ITD-121")
def test_only_the_first_trigger_counts() -> None:
    table = position(deck="90 91 92", rest="ocean", depletions=1, draws=2, fundraisers=1)
    table.play("draw")
    assert table.ending == "depletion"
    assert table.told_of("end-triggered") == [event("end-triggered", 0, ending="depletion")]


@pytest.mark.rule("ITD-122", "ITD-R20")
def test_the_turn_of_the_trigger_is_completed_ability_included() -> None:
    table = position(
        hands={0: "44", 1: "1"},
        shares={"ocean": [2, 2]},
        depths={"ocean": "13"},
        deck="90 91 92",
        discard="81",
        rest="pearl",
        depletions=1,
    )
    table.play("expand ocean 44")
    assert table.ending == "depletion"
    assert table.hand(1) == [1, 81, 92]
    assert table.final_turns == 0
    assert (table.active, table.step) == (0, "ability")
    table.play("remove 13")
    assert table.depth("ocean") == [44]
    assert (table.active, table.final_turns) == (1, 3)


@pytest.mark.rule("ITD-123", "ITD-R19")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_one_final_turn_and_the_active_player_is_last(players: int) -> None:
    table = position(players, active=1, deck="90", rest="ocean", depletions=1)
    table.play("draw")
    assert [told["event"] for told in table.told()][-2:] == ["final-turns", "turn"]
    turns = []
    for left in range(players, 0, -1):
        assert table.final_turns == left
        assert not table.view()["over"]
        turns += table.state.to_act()
        table.play("draw")
    assert turns == [(1 + after) % players for after in range(1, players + 1)]
    assert table.view()["over"]
    assert len(table.told_of("final-turns")) == 1


@pytest.mark.rule("ITD-123")
def test_who_was_dealt_the_last_card_does_not_matter() -> None:
    table = position(
        4,
        active=1,
        hands={1: "44"},
        shares={"pearl": [0, 1, 0, 1]},
        deck="90 91",
        rest="ocean",
        depletions=1,
    )
    table.play("expand pearl 44")
    assert 91 in table.state.hands[3]
    assert table.active == 2
    assert table.told_of("end-triggered") == [event("end-triggered", 1, ending="depletion")]


@pytest.mark.rule("ITD-124")
def test_in_a_final_turn_the_three_actions_remain() -> None:
    table = last_rounds(hands={0: "52/pearl 95", 1: "53 3", 2: "4 6"}, deck="90 91")
    assert table.legal() == [
        *("draw", "buy pearl 52", "buy wildlife 95"),
        *("expand ocean 52", "expand ocean 95", "expand treasure 52", "expand treasure 95"),
        *("expand pearl 52", "expand pearl 95", "expand wildlife 52", "expand wildlife 95"),
    ]
    table.play("buy pearl 52", "expand ocean 53", "draw")
    assert table.portfolio(0) == [52]
    assert table.depth("ocean") == [53]
    assert table.state.hands[2] == [4, 6, 90]
    assert table.view()["over"]


@pytest.mark.rule("ITD-125")
def test_in_final_turns_no_dividends_are_paid() -> None:
    table = last_rounds(hands={0: "44 1"}, shares={"pearl": [1, 1, 1]}, depths={"pearl": "13"})
    counts = table.counts()
    table.play("expand pearl 44")
    assert table.told() == [
        event("expanded", 0, card=44, company="pearl"),
        event("turn", 1, turn=21),
    ]
    assert table.counts() == [counts[0] - 1, *counts[1:]]


@pytest.mark.rule("ITD-126")
@pytest.mark.parametrize("sides", ["", "ocean research wildlife"])
@pytest.mark.parametrize("company", ["ocean", "research", "wildlife"])
def test_in_final_turns_no_optional_ability_may_be_used(company: str, sides: str) -> None:
    table = last_rounds(
        hands={0: "99 1 2 3 5"},
        shares={"pearl": [0, 2]},
        sides=sides,
        depths={"research": "10", "wildlife": "20 30"},
        rest="treasure",
    )
    table.play(f"expand {company} 99")
    assert (table.active, table.step) == (1, "turn")
    assert table.view()["ability"] is None


@pytest.mark.rule("ITD-127", "ITD-R27")
@pytest.mark.parametrize("fundraisers", [0, 1])
def test_in_final_turns_there_is_no_fundraiser(fundraisers: int) -> None:
    table = last_rounds(deck="90 91 92 93", fundraisers=fundraisers, draws=2)
    counts = table.counts()
    table.play("draw", "draw", "draw")
    assert table.told_of("fundraiser") == []
    assert table.counts() == [count + 1 for count in counts]
    assert table.view()["draws"] == 2
    assert table.view()["ending"] == "depletion"


@pytest.mark.rule("ITD-128")
def test_after_the_last_final_turn_the_game_is_over_and_scored() -> None:
    table = last_rounds(
        active=2,
        final_turns=1,
        start=0,
        hands={0: "1 2", 1: "3", 2: "4 6"},
        shares={"pearl": [2, 1], "ocean": [0, 0, 3], "treasure": [0, 1]},
        depths={"ocean": "7 8", "pearl": "9"},
        deck="90",
        revealed=6,
    )
    assert table.state.result() is None
    table.play("draw")
    view = table.view()
    assert view["over"]
    assert view["step"] == "over"
    assert view["asked"] == []
    assert table.state.to_act() == []
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    assert (view["turn"], view["active"], view["final_turns"]) == (21, 2, 0)
    assert (view["ending"], view["winners"]) == ("depletion", [2])
    assert table.state.revealed == 8  # the card drawn, and the hands at the end
    assert table.state.result() == {
        "scores": [6, 3, 6],
        "ranks": [2, 3, 1],
        "winners": [2],
        "ending": "depletion",
    }
    worths = [2, 0, 3, len(table.depth("research")), 0]
    names = ["ocean", "treasure", "pearl", "research", "wildlife"]
    assert table.told()[1:] == [
        event("over", None),
        *[event("worth", None, company=n, value=v) for n, v in zip(names, worths, strict=True)],
        event("score", 0, points=6, count=2),
        event("score", 1, points=3, count=1),
        event("score", 2, points=6, count=3),
        event("won", 2),
    ]
    with pytest.raises(abyssal.Illegal, match="no decision is asked of you now"):
        table.play_as(2, "draw")


@pytest.mark.rule("ITD-128")
def test_everything_is_shown_on_request_once_the_game_is_over() -> None:
    table = last_rounds(final_turns=1, hands={0: "1 2", 1: "3", 2: "4 6"}, deck="90 91 92")
    with pytest.raises(abyssal.BadRequest, match="only once the game is over") as refused:
        table.state.view(0, over=True)
    assert refused.value.code == "not-over"
    table.play("draw")
    everything = table.state.view(None, over=True)
    assert [player["cards"] for player in everything["players"]] == [[1, 2, 90], [3], [4, 6]]
    assert everything["deck_cards"] == [91, 92]
    assert {"1", "3", "6", "91", "92"} <= set(everything["company_of"])
    assert len(everything["company_of"]) == 100
    plain = table.view(0)
    assert plain["players"][1]["cards"] is None
    assert plain["deck_cards"] is None


@pytest.mark.rule("ITD-121")
def test_the_ending_by_fundraisers_is_the_one_in_the_result() -> None:
    table = last_rounds(final_turns=1, ending="fundraisers", depletions=0, deck="90 91")
    table.play("draw")
    assert table.result()["ending"] == "fundraisers"
    assert table.view()["ending"] == "fundraisers"


@pytest.mark.rule("ITD-125")
def test_in_final_turns_no_number_is_said_to_pay() -> None:
    companies = last_rounds(depths={"pearl": "8"}).view()["companies"]
    assert [company["pays_from"] for company in companies] == [None] * 5


@pytest.mark.parametrize(
    ("active", "final_turns", "seats"),
    [(0, 1, []), (0, 2, [1]), (0, 3, [1, 2]), (1, 2, [2]), (2, 2, [0]), (2, 3, [0, 1])],
)
def test_a_turn_is_foreseen_only_by_those_who_have_one_left(
    active: int, final_turns: int, seats: list[int]
) -> None:
    table = last_rounds(active=active, final_turns=final_turns, hands={0: "1", 1: "2", 2: "3"})
    assert [seat for seat in range(3) if can_foresee(table.state, seat)] == seats
