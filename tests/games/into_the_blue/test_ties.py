"""Ties on a level: ITB-61 to ITB-69."""

from itertools import permutations

import pytest

from games.into_the_blue.table import chest_end, position, shell_end


@pytest.mark.rule("ITB-61", "ITB-02")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_tie_is_broken_by_the_level_immediately_above(level: int) -> None:
    def levels(above: int) -> str:
        return " ".join(str({level: 3, level - 1: above}.get(at, 0)) for at in range(1, 6))

    table = chest_end(0, {0: levels(1), 1: levels(2), 2: levels(0), 3: levels(4)})
    assert table.takers(level) == [3, 1, 0]
    assert table.settled_by(level) == [f"level-{level - 1}"] * 3 + [None]


@pytest.mark.rule("ITB-61")
def test_only_the_tied_players_are_compared_on_the_level_above() -> None:
    table = chest_end(0, {0: "0 0 1 3 0", 1: "0 0 2 3 0", 2: "0 0 9 1 0", 3: "0 0 0 4 0"})
    assert table.ranks(4) == [3, 1, 0, 2]
    assert table.settled_by(4) == ["shells", "level-3", "shells", None]


@pytest.mark.rule("ITB-62")
@pytest.mark.parametrize("decides", [1, 2, 3, 4])
def test_while_equal_the_next_level_above_decides_up_to_level_1(decides: int) -> None:
    def levels(more: bool) -> str:
        return " ".join(str(2 if at == decides and more else 1) for at in range(1, 6))

    table = chest_end(0, {0: levels(False), 1: levels(True)})
    assert table.takers(5) == [1, 0]
    assert table.settled_by(5) == [f"level-{decides}", None]


@pytest.mark.rule("ITB-62")
def test_the_nearest_difference_counts_and_not_the_sum() -> None:
    table = chest_end(0, {0: "6 0 1 0 2", 1: "0 0 2 0 2"})
    assert table.takers(5) == [1, 0]
    assert table.settled_by(5) == ["level-3", None]


@pytest.mark.rule("ITB-63")
def test_no_shell_on_a_level_above_counts_as_zero() -> None:
    table = chest_end(0, {0: "5 0 0 0 1", 1: "0 0 0 1 1"})
    assert table.takers(5) == [1, 0]
    assert table.takers(4) == [1]


@pytest.mark.rule("ITB-64", "ITB-R26")
def test_equal_up_to_level_1_the_player_with_more_unused_shells_wins_the_token() -> None:
    table = chest_end(1, {0: "1 0 2 1 0", 1: "1 0 2 0 0"})
    assert table.takers(3) == [1, 0]
    assert table.settled_by(3) == ["unused", None]


@pytest.mark.rule("ITB-R26", "ITB-64")
def test_whoever_triggered_the_end_has_no_unused_shell_to_win_a_tie_with() -> None:
    table = shell_end(0, {0: "1 2 0 0 9", 1: "1 2 0 0 8"})
    assert table.unused(0) == 0
    assert table.takers(2) == [1, 0]
    assert table.settled_by(2) == ["unused", None]


@pytest.mark.rule("ITB-R31", "ITB-64")
def test_more_unused_shells_win_the_token_in_dispute_and_not_the_whole_level() -> None:
    table = chest_end(2, {0: "0 3 0 0 2", 1: "0 3 0 0 0", 2: "0 3 0 1 0", 3: "0 1 0 0 0"})
    assert table.takers(2) == [1, 2, 0]


@pytest.mark.rule("ITB-65", "ITB-R16")
@pytest.mark.parametrize("trigger", [0, 1, 2, 3])
def test_equal_in_all_else_the_earlier_last_turn_wins(trigger: int) -> None:
    shells = dict.fromkeys(range(4), "2 2 2 2 2")
    table = shell_end(trigger, shells | {trigger: "0 0 0 0 12"})
    others = [(trigger + after) % 4 for after in (1, 2, 3)]
    assert table.takers(3) == others
    assert table.settled_by(3) == ["last-turn", "last-turn", None]


@pytest.mark.rule("ITB-R16")
def test_after_a_shell_end_its_trigger_comes_first_in_the_order_of_last_turns() -> None:
    shells = dict.fromkeys(range(3), "3 4 4 0 0")
    last_shell = "1 C C C C C"
    table = position(3, active=2, dice=last_shell, shells=shells, luck=(last_shell, last_shell))
    table.play("stop", "stop", "stop")
    assert [table.unused(seat) for seat in range(3)] == [0, 0, 0]
    assert table.takers(3) == [2, 0]
    assert table.ranks(3) == [2, 0, 1]


@pytest.mark.rule("ITB-R16")
def test_an_extra_turn_belongs_to_the_turn_it_follows() -> None:
    table = position(
        3,
        active=1,
        dice="1 2 3 4 5 C",
        trigger=0,
        shells={0: "0 0 0 0 12", 1: "0 0 2 0 0", 2: "0 0 2 0 0"},
    )
    table.play("stop", "chest 1", "stop", "stop")
    assert table.view()["over"]
    assert [player["latest_turn"] for player in table.view()["players"]] == [30, 31, 32]
    assert table.takers(3) == [1, 2]


@pytest.mark.rule("ITB-R17", "ITB-53")
def test_a_player_who_never_had_a_turn_takes_part_in_no_tie() -> None:
    table = chest_end(1, {0: "0 2 0 0 0", 1: "0 2 0 0 0", 2: "0 0 0 0 0"}, turn=2)
    assert [player["latest_turn"] for player in table.view()["players"]] == [1, 2, 0]
    assert table.ranks(2) == [0, 1]
    assert table.takers(2) == [0, 1]
    assert table.scores[2] == 0


@pytest.mark.rule("ITB-66", "ITB-R18")
def test_a_tie_on_level_1_starts_with_unused_shells() -> None:
    table = chest_end(0, {0: "4 0 3 0 0", 1: "4 0 0 0 2"})
    assert table.takers(1) == [1, 0]
    assert table.settled_by(1) == ["unused", None]


@pytest.mark.rule("ITB-R18")
@pytest.mark.parametrize("deep", list(permutations((0, 2, 3))))
def test_levels_deeper_than_the_tie_are_never_consulted(deep: tuple[int, ...]) -> None:
    deeper = {3: "0 0 3", 2: "2 0 0", 0: "0 0 0"}
    shells = {seat: f"1 2 {deeper[count]}" for seat, count in enumerate(deep)}
    table = chest_end(0, shells)
    by_unused = sorted(range(3), key=lambda seat: deep[seat])
    assert table.ranks(2) == by_unused
    assert table.takers(2) == by_unused[:2]


@pytest.mark.rule("ITB-67")
def test_whoever_loses_a_tie_takes_the_next_token_before_those_with_fewer_shells() -> None:
    table = chest_end(0, {0: "0 0 1 3 0", 1: "0 0 2 3 0", 2: "0 0 7 2 0", 3: "0 0 6 1 0"})
    assert table.takers(4) == [1, 0, 2]


@pytest.mark.rule("ITB-67", "ITB-R19")
def test_a_tie_for_the_second_rank_is_settled_in_the_same_way() -> None:
    table = chest_end(0, {0: "0 0 9 0 0", 1: "0 1 2 0 0", 2: "0 3 2 0 0"})
    assert table.takers(3) == [0, 2]
    assert table.settled_by(3) == ["shells", "level-2", None]


@pytest.mark.rule("ITB-68", "ITB-R19")
def test_each_further_token_is_settled_by_the_whole_chain_among_those_who_remain() -> None:
    table = chest_end(
        3, {0: "1 2 3 0 0", 1: "3 1 3 0 1", 2: "3 1 3 0 0", 3: "0 1 3 0 0", 4: "0 1 3 0 0"}
    )
    assert table.ranks(3) == [0, 2, 1, 4, 3]
    assert table.takers(3) == [0, 2, 1]
    assert table.settled_by(3) == ["level-2", "unused", "level-1", "last-turn", None]


@pytest.mark.rule("ITB-69")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chain_always_gives_a_strict_order_and_every_token_to_one_player(players: int) -> None:
    table = chest_end(1, dict.fromkeys(range(players), "2 2 2 2 2"))
    order = [(2 + after) % players for after in range(players)]
    rewarded = 2 if players <= 3 else 3
    for level in range(1, 6):
        assert table.ranks(level) == order
        assert table.takers(level) == order[:rewarded]
        assert table.settled_by(level) == ["last-turn"] * (players - 1) + [None]
