"""Scoring the levels: ITB-52 to ITB-60."""

import pytest

from games.into_the_blue.table import (
    chest_end,
    event,
    main_token,
    position,
    secondary_tokens,
    shell_end,
)


@pytest.mark.rule("ITB-52", "ITB-R33")
def test_levels_are_scored_one_by_one_from_5_up_to_1() -> None:
    table = shell_end(0, {0: "4 2 2 2 2", 1: "1 1 1 1 1"})
    order = [told["level"] for told in table.told_of("treasure")]
    assert order == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.rule("ITB-R33", "ITB-52")
def test_the_award_of_a_level_takes_no_shell_away_from_the_next() -> None:
    shells = {0: "0 3 3 3 3", 1: "0 1 1 1 1"}
    table = shell_end(0, shells)
    for seat, levels in shells.items():
        assert table.view()["players"][seat]["shells"] == [int(n) for n in levels.split()]
    for level in range(2, 6):
        assert table.takers(level) == [0, 1]


@pytest.mark.rule("ITB-53", "ITB-R21")
def test_who_has_no_shell_on_a_level_takes_nothing_there_but_may_elsewhere() -> None:
    table = shell_end(0, {0: "12 0 0 0 0", 1: "0 0 0 0 1", 2: "1 0 0 0 2"})
    assert table.takers(5) == [2, 1]
    assert table.takers(1) == [0, 2]
    assert table.ranks(5) == [2, 1]
    assert table.ranks(3) == []


@pytest.mark.rule("ITB-54")
def test_participants_are_ranked_by_their_shells_on_the_level() -> None:
    table = shell_end(3, {0: "0 0 2 0 0", 1: "0 0 5 0 0", 2: "0 0 1 0 0", 3: "0 0 4 0 8"})
    assert table.ranks(3) == [1, 3, 0, 2]
    assert table.settled_by(3) == ["shells", "shells", "shells", None]


@pytest.mark.rule("ITB-R35", "ITB-54")
@pytest.mark.parametrize("first_there", [0, 1])
def test_being_first_on_a_level_gives_no_priority(first_there: int) -> None:
    table = position(2, dice="1 2 2 C C C", luck=("1 2 2 C C C",) * 4)
    for level in (2, 1, 1, 2) if first_there == 0 else (1, 2, 2, 1):
        table.play("stop", f"place {level}")
    for seat in (0, 1):
        assert table.view()["players"][seat]["shells"] == [1, 2, 0, 0, 0]
    assert table.ranks(2) == [1, 0]
    assert table.settled_by(2) == ["last-turn", None]


@pytest.mark.rule("ITB-55", "ITB-56", "ITB-57")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_four_players_reward_three_ranks_main_token_first(level: int) -> None:
    shells = {
        seat: " ".join(str(count) if at == level else "0" for at in range(1, 6))
        for seat, count in enumerate((3, 1, 2, 12))
    }
    table = shell_end(3, shells)
    second, third = secondary_tokens(level)
    assert table.told_of("treasure") == [
        event("treasure", 3, level=level, rank=1, value=main_token(level)),
        event("treasure", 0, level=level, rank=2, value=second),
        event("treasure", 2, level=level, rank=3, value=third),
    ]
    ranks = table.view()["levels"][level - 1]["ranks"]
    assert [(rank["seat"], rank["value"]) for rank in ranks] == [
        (3, main_token(level)),
        (0, second),
        (2, third),
        (1, 0),
    ]
    assert table.scores == [second, 0, third, main_token(level)]


@pytest.mark.rule("ITB-57", "ITB-75")
@pytest.mark.parametrize("players", [4, 5])
def test_the_third_rank_takes_the_other_secondary_token_with_four_or_five(players: int) -> None:
    table = shell_end(0, {seat: f"{12 - seat} 0 0 0 0" for seat in range(players)})
    assert table.takers(1) == [0, 1, 2]


@pytest.mark.rule("ITB-58", "ITB-75")
def test_the_third_rank_takes_nothing_with_three() -> None:
    table = shell_end(0, {0: "12 0 0 0 0", 1: "11 0 0 0 0", 2: "10 0 0 0 0"})
    assert table.takers(1) == [0, 1]
    assert table.scores == [main_token(1), secondary_tokens(1)[0], 0]
    assert table.view()["levels"][0]["ranks"][2] == {"seat": 2, "value": 0, "by": None}


@pytest.mark.rule("ITB-58", "ITB-75")
def test_two_players_reward_both_ranks() -> None:
    table = shell_end(0, {0: "12 0 0 0 0", 1: "0 0 0 0 3"})
    assert table.takers(1) == [0]
    table = shell_end(0, {0: "12 0 0 0 0", 1: "4 0 0 0 0"})
    assert table.takers(1) == [0, 1]
    assert table.scores == [main_token(1), secondary_tokens(1)[0]]


@pytest.mark.rule("ITB-59", "ITB-R20")
def test_nobody_takes_two_tokens_of_a_level() -> None:
    table = shell_end(0, {0: "2 0 10 0 0", 1: "0 0 1 0 0", 2: "0 0 0 0 0", 3: "0 0 0 0 0"})
    assert table.takers(3) == [0, 1]
    assert table.takers(1) == [0]
    assert table.tokens_of(0) == main_token(3) + main_token(1)


@pytest.mark.rule("ITB-60", "ITB-R20")
def test_a_token_without_a_rank_stays_on_the_board_and_scores_for_nobody() -> None:
    table = shell_end(0, {0: "0 12 0 0 0", 1: "0 0 0 0 0", 2: "0 0 0 0 0", 3: "0 0 0 0 0"})
    assert table.told_of("treasure") == [event("treasure", 0, level=2, rank=1, value=main_token(2))]
    assert table.scores == [main_token(2), 0, 0, 0]


@pytest.mark.rule("ITB-52", "ITB-70")
def test_the_story_of_a_shell_end() -> None:
    table = shell_end(
        1, {0: "0 0 2 0 0", 1: "0 0 1 0 11", 2: "1 0 0 0 0"}, chests={0: [5, 2], 2: [3]}
    )
    points = [main_token(3) + 8 + 6, main_token(5) + secondary_tokens(3)[0], main_token(1) + 6]
    expected = [
        event("stopped", 0, roll=1),
        event("failed", 0),
        event("over", None),
        event("treasure", 1, level=5, rank=1, value=main_token(5)),
        event("treasure", 0, level=3, rank=1, value=main_token(3)),
        event("treasure", 1, level=3, rank=2, value=secondary_tokens(3)[0]),
        event("treasure", 2, level=1, rank=1, value=main_token(1)),
        event("chests-shown", 0, values=[6, 8]),
        event("chests-shown", 2, values=[6]),
        *(event("score", seat, points=points[seat]) for seat in range(3)),
        event("won", 0),
    ]
    for viewer in (None, 0, 1, 2):
        assert table.told(viewer) == expected


@pytest.mark.rule("ITB-55", "ITB-50")
def test_a_chest_end_scores_the_levels_just_the_same() -> None:
    table = chest_end(1, {0: "0 0 0 3 0", 1: "0 0 0 1 0"})
    assert table.takers(4) == [0, 1]
    assert table.scores == [main_token(4), secondary_tokens(4)[0] + 32]
