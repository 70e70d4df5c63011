"""Final score, victory and numbers of players: ITB-70 to ITB-76."""

import pytest

import abyssal
from games.into_the_blue.table import (
    PLAIN,
    chest_end,
    event,
    main_token,
    position,
    secondary_tokens,
    shell_end,
)


@pytest.mark.rule("ITB-70")
def test_the_chests_taken_are_revealed_once_the_levels_are_scored() -> None:
    table = shell_end(0, {0: "0 0 0 0 12", 1: "1 0 0 0 0"}, chests={0: [5, 1], 1: [4]})
    told = [told["event"] for told in table.told()]
    assert told == [
        *("stopped", "failed", "over", "treasure", "treasure"),
        *("chests-shown", "chests-shown", "score", "score", "won"),
    ]
    assert table.told_of("chests-shown") == [
        event("chests-shown", 0, values=[5, 8]),
        event("chests-shown", 1, values=[7]),
    ]
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        assert [at["value"] for at in view["chests"]] == [5, None, None, 7, 8]
        assert [player["values"] for player in view["players"]] == [[5, 8], [7]]


@pytest.mark.rule("ITB-71", "ITB-R24")
def test_a_score_is_the_sum_of_treasure_tokens_and_chests() -> None:
    table = shell_end(
        0, {0: "0 0 6 0 6", 1: "0 0 3 0 0", 2: "2 0 0 0 7"}, chests={0: [1], 2: [2, 5]}
    )
    assert table.tokens_of(0) == main_token(3) + secondary_tokens(5)[0]
    assert table.tokens_of(1) == secondary_tokens(3)[0]
    assert table.tokens_of(2) == main_token(1) + main_token(5)
    expected = [table.tokens_of(0) + 5, table.tokens_of(1), table.tokens_of(2) + 6 + 8]
    assert table.scores == expected
    assert [player["points"] for player in table.view()["players"]] == expected
    assert [told["points"] for told in table.told_of("score")] == expected


@pytest.mark.rule("ITB-72", "ITB-R25")
def test_shells_unclaimed_tokens_and_chests_left_on_the_board_score_nothing() -> None:
    table = shell_end(0, {0: "0 12 0 0 0", 1: "0 0 0 0 0", 2: "0 1 0 0 0"}, chests={1: [3]})
    assert table.scores == [main_token(2), 6, secondary_tokens(2)[0]]


@pytest.mark.rule("ITB-R25", "ITB-70")
def test_chests_left_on_the_board_are_not_revealed_except_in_a_full_replay() -> None:
    table = shell_end(0, {0: "0 12 0 0 0", 1: "0 0 0 0 0"}, chests={1: [3]}, row=(8, 7, 5, 6, 6))
    assert table.view()["chests"] == [
        {"owner": None, "value": None},
        {"owner": None, "value": None},
        {"owner": 1, "value": 5},
        {"owner": None, "value": None},
        {"owner": None, "value": None},
    ]
    full = table.state.view(None, over=True)
    assert [at["value"] for at in full["chests"]] == [8, 7, 5, 6, 6]
    assert [player["values"] for player in full["players"]] == [[], [5]]


@pytest.mark.rule("ITB-70")
def test_everything_is_shown_only_after_the_end() -> None:
    table = position(2)
    with pytest.raises(abyssal.BadRequest) as refused:
        table.state.view(0, over=True)
    assert refused.value.code == "not-over"


@pytest.mark.rule("ITB-73")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_score_wins(best: int) -> None:
    shells = dict.fromkeys(range(3), "0 0 0 0 0") | {best: "12 0 0 0 0"}
    table = shell_end(best, shells)
    result = table.result()
    assert result == {
        "scores": [main_token(1) if seat == best else 0 for seat in range(3)],
        "ranks": [1 if seat == best else 2 for seat in range(3)],
        "winners": [best],
        "ending": "shells",
    }
    assert table.view()["winners"] == [best]
    assert table.told_of("won") == [event("won", best)]


@pytest.mark.rule("ITB-74", "ITB-R27")
def test_equal_highest_scores_share_the_victory_whatever_the_ties_on_levels() -> None:
    table = shell_end(
        1,
        {0: "9 0 0 0 0", 1: "0 12 0 0 0", 2: "0 1 1 1 0", 3: "0 0 0 0 1"},
        chests={0: [4], 3: [1]},
        game=PLAIN,
    )
    assert table.state.result() == {
        "scores": [17, 17, 12, 5],
        "ranks": [1, 1, 3, 4],
        "winners": [0, 1],
        "ending": "shells",
    }
    assert table.view()["winners"] == [0, 1]
    assert table.told_of("won") == [event("won", 0), event("won", 1)]


@pytest.mark.rule("ITB-74")
def test_lower_places_are_shared_too() -> None:
    table = shell_end(
        1,
        {0: "0 0 1 0 0", 1: "0 12 0 0 0", 2: "0 0 0 0 1", 3: "1 0 0 0 1"},
        chests={2: [1]},
        game=PLAIN,
    )
    assert table.scores == [5, 17, 5, 10]
    assert table.result()["ranks"] == [3, 1, 3, 2]


@pytest.mark.rule("ITB-75")
@pytest.mark.parametrize(("players", "tokens"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_tokens_in_play_and_ranks_rewarded_depend_on_the_number_of_players(
    players: int, tokens: int
) -> None:
    table = chest_end(0, dict.fromkeys(range(players), "2 2 2 2 2"))
    for at in table.view()["levels"]:
        assert 1 + len(at["secondary"]) == tokens
        assert len(table.takers(at["level"])) == tokens


@pytest.mark.rule("ITB-76")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_else_depends_on_the_number_of_players(players: int) -> None:
    table = position(players, dice="1 1 2 3 4 5", unused={0: 3}, luck=("2", "1 2 3 4 5 C"))
    table.play("reroll 1.....")
    assert len(table.view()["dice"]) == 6
    assert table.would_place() == {1: 1, 2: 2, 3: 1, 4: 1, 5: 1}
    table.play("stop", "place 2")
    assert table.unused(0) == 1
    table.play("stop", "chest 5")
    assert table.chests(1) == 1
    assert table.active == 1
