"""The worked examples of the ledger, number for number: ITB-X1 to ITB-X21."""

import pytest

import abyssal
from games.into_the_blue.table import (
    PLAIN,
    chest_end,
    event,
    main_token,
    position,
    shell_end,
)

PERFECT = "1 2 3 4 5 C"
LOST = "2 3 4 5 C C"

ARTHUR, REMI, MARINE, CYPRIEN = range(4)
X5_SHELLS = {ARTHUR: "3 2 1 3 3", REMI: "2 3 2 3 1", MARINE: "1 2 4 1 2", CYPRIEN: "1 2 4 2 1"}


@pytest.mark.rule("ITB-X1")
def test_x1_gap_in_the_run() -> None:
    table = position(4, active=CYPRIEN, dice="1 1 2 C 3 5", roll=2, luck=("3",))
    table.play("reroll ...4..")
    assert table.dice == "1 1 2 3 3 5"
    assert table.view()["run"] == 3
    assert table.legal() == ["place 1", "place 2", "place 3"]
    assert table.would_place() == {1: 2, 2: 1, 3: 2}
    with pytest.raises(abyssal.Illegal):
        table.play("place 5")


@pytest.mark.rule("ITB-X2")
def test_x2_stopping_after_two_rolls() -> None:
    table = position(4, active=MARINE, dice="1 2 3 3 C C", luck=("3 4",))
    table.play("reroll ....56", "stop")
    assert table.dice == "1 2 3 3 3 4"
    assert table.view()["rolls"] == 2
    assert table.legal() == ["place 1", "place 2", "place 3", "place 4"]
    assert table.would_place() == {1: 1, 2: 1, 3: 3, 4: 1}


@pytest.mark.rule("ITB-X3")
def test_x3_tie_broken_by_the_level_above() -> None:
    shells = {ARTHUR: "0 0 1 3 0", REMI: "0 0 2 3 0", MARINE: "0 0 0 1 0", CYPRIEN: "0 0 0 0 0"}
    table = chest_end(MARINE, shells)
    assert table.takers(4) == [REMI, ARTHUR, MARINE]
    assert table.settled_by(4)[0] == "level-3"


@pytest.mark.rule("ITB-X4")
def test_x4_tie_broken_by_the_order_of_last_turns() -> None:
    table = position(
        4, active=ARTHUR, dice="1 C C C C C", shells={**X5_SHELLS, ARTHUR: "2 2 1 3 3"}
    )
    table.play("stop")
    assert table.last_turns_of == [REMI, MARINE, CYPRIEN]
    table.play("stop", "stop", "stop")
    assert [table.unused(seat) for seat in (MARINE, CYPRIEN)] == [2, 2]
    assert table.takers(3)[:2] == [MARINE, CYPRIEN]
    assert table.settled_by(3)[0] == "last-turn"


@pytest.mark.rule("ITB-X5")
def test_x5_complete_four_player_scoring() -> None:
    table = shell_end(ARTHUR, X5_SHELLS)
    assert [table.unused(seat) for seat in range(4)] == [0, 1, 2, 2]
    assert table.takers(5) == [ARTHUR, MARINE, REMI]
    assert table.settled_by(5) == ["shells", "shells", "level-4", None]
    assert table.takers(4) == [REMI, ARTHUR, CYPRIEN]
    assert table.takers(3) == [MARINE, CYPRIEN, REMI]
    assert table.takers(2) == [REMI, ARTHUR, MARINE]
    assert table.settled_by(2) == ["shells", "level-1", "last-turn", None]
    assert table.takers(1) == [ARTHUR, REMI, MARINE]
    assert table.state.result() == {
        "scores": [18, 21, 14, 7],
        "ranks": [2, 1, 3, 4],
        "winners": [REMI],
        "ending": "shells",
    }
    assert sum(table.scores) == 60


@pytest.mark.rule("ITB-X6")
def test_x6_the_same_position_with_three_chests() -> None:
    table = shell_end(ARTHUR, X5_SHELLS, chests={ARTHUR: [1, 2], CYPRIEN: [5]})
    assert table.state.result() == {
        "scores": [29, 21, 14, 15],
        "ranks": [1, 2, 4, 3],
        "winners": [ARTHUR],
        "ending": "shells",
    }


@pytest.mark.rule("ITB-X7")
@pytest.mark.parametrize(
    ("dice", "placements"),
    [
        ("1 1 1 1 1 1", {1: 6}),
        ("1 3 4 5 C C", {1: 1}),
        ("1 2 3 C C C", {1: 1, 2: 1, 3: 1}),
        ("1 2 3 4 C C", {1: 1, 2: 1, 3: 1, 4: 1}),
        ("1 2 3 4 5 5", {1: 1, 2: 1, 3: 1, 4: 1, 5: 2}),
        ("1 2 3 5 C C", {1: 1, 2: 1, 3: 1}),
    ],
)
def test_x7_successful_dives(dice: str, placements: dict[int, int]) -> None:
    table = position(dice=dice)
    assert table.would_place() == placements
    for level, shells in placements.items():
        table = position(dice=dice)
        table.play("stop")
        if len(placements) > 1:
            assert table.legal() == [f"place {number}" for number in placements]
            table.play(f"place {level}")
        assert table.shells(0, level) == shells
        assert table.unused(0) == 12 - shells


@pytest.mark.rule("ITB-X7")
def test_x7_failed_dive() -> None:
    table = position(dice="2 3 4 5 C C")
    assert table.would_place() == {}
    table.play("stop")
    assert table.told()[1] == event("failed", 0)
    assert table.active == 1
    assert table.unused(0) == 12


@pytest.mark.rule("ITB-X7")
def test_x7_perfect_dive() -> None:
    table = position(dice="1 2 3 4 5 C")
    table.play("stop")
    assert table.legal() == [f"chest {place}" for place in range(1, 6)]


@pytest.mark.rule("ITB-X8")
@pytest.mark.parametrize(("level", "placed", "left"), [(1, 1, 1), (2, 2, 0), (3, 1, 1)])
def test_x8_fewer_shells_than_dice(level: int, placed: int, left: int) -> None:
    table = position(3, dice="1 2 2 2 2 3", unused={0: 2})
    table.play("stop", f"place {level}")
    assert table.shells(0, level) == placed
    assert table.unused(0) == left
    assert table.last_turns_of == ([1, 2] if left == 0 else [])


@pytest.mark.rule("ITB-X9")
def test_x9_exact_last_shell() -> None:
    table = position(3, dice="1 1 1 2 4 5", unused={0: 3})
    table.play("stop", "place 1")
    assert table.shells(0, level=1) == 3
    assert table.view()["trigger"] == 0
    assert table.last_turns_of == [1, 2]


@pytest.mark.rule("ITB-X10")
def test_x10_one_shell_left_success() -> None:
    table = position(3, dice="1 4 4 5 C C", roll=2, unused={0: 1})
    table.play("stop")
    assert table.told()[1:3] == [event("placed", 0, level=1, shells=1), event("last-turns", 0)]
    assert table.last_turns_of == [1, 2]
    with pytest.raises(abyssal.Illegal):
        table.play_as(0, "stop")


@pytest.mark.rule("ITB-X11")
def test_x11_rerolling_a_kept_die() -> None:
    table = position(dice="1 2 2 4 5 C", luck=("3 3", "2"))
    table.play("reroll ..3..6")
    assert table.dice == "1 2 3 4 5 3"
    table.play("reroll ....5.")
    assert table.dice == "1 2 3 4 2 3"


@pytest.mark.rule("ITB-X12")
def test_x12_perfect_pattern_before_the_third_roll() -> None:
    table = position(dice=PERFECT)
    table.play("stop")
    assert table.step == "taking"
    table = position(dice=PERFECT, luck=("3",))
    table.play("reroll .....6", "stop")
    assert table.step == "placing"
    assert table.would_place() == {1: 1, 2: 1, 3: 2, 4: 1, 5: 1}


@pytest.mark.rule("ITB-X13")
def test_x13_chest_then_extra_turn() -> None:
    table = position(3, active=1, dice=PERFECT, chests={0: [1], 2: [2]}, luck=(LOST,))
    table.play("stop", "chest 4", "stop")
    assert table.chests(1) == 1
    assert table.unused(1) == 12
    assert table.state.chests_left() == 2
    assert table.active == 2


@pytest.mark.rule("ITB-X14")
def test_x14_extra_turn_inside_a_last_turn() -> None:
    a, b, c = range(3)
    table = position(
        3, dice="1 C C C C C", unused={a: 1}, chests={a: [1], b: [2]}, luck=(PERFECT, LOST, LOST)
    )
    table.play("stop")
    assert (table.active, table.last_turns_of) == (b, [b, c])
    table.play("stop", "chest 5")
    assert (table.active, table.chests(b)) == (b, 2)
    table.play("stop")
    assert (table.active, table.last_turns_of) == (c, [c])
    table.play("stop")
    assert table.view()["over"]
    assert table.view()["ending"] == "shells"


@pytest.mark.rule("ITB-X15")
def test_x15_last_chest_during_last_turns() -> None:
    a, b, c, d = range(4)
    last_shell = "1 C C C C C"
    table = position(
        4,
        active=a,
        dice=last_shell,
        shells={a: "2 4 5 0 0", b: "2 4 5 0 0", c: "3 4 0 0 4", d: "3 4 0 0 4"},
        chests={d: [1, 2, 3, 4]},
        luck=(last_shell, PERFECT),
    )
    table.play("stop", "stop", "stop")
    assert table.view()["over"]
    assert table.view()["ending"] == "chests"
    assert [told["seat"] for told in table.told_of("turn")] == [b, c]
    assert table.told_of("extra-turn") == []
    turns = [player["latest_turn"] for player in table.view()["players"]]
    assert sorted(range(4), key=turns.__getitem__) == [d, a, b, c]
    assert table.ranks(2) == [d, c, a, b]
    assert table.settled_by(2) == ["last-turn", "unused", "last-turn", None]


@pytest.mark.rule("ITB-X16")
def test_x16_chest_end_without_shell_end() -> None:
    a, b, c = range(3)
    table = chest_end(b, dict.fromkeys((a, b, c), "1 1 1 1 1"))
    for level in range(1, 6):
        assert table.ranks(level) == [c, a, b]
        assert table.takers(level) == [c, a]


@pytest.mark.rule("ITB-X17")
def test_x17_lone_diver() -> None:
    shells = dict.fromkeys(range(5), "1 0 0 0 0") | {MARINE: "1 0 0 0 2"}
    table = chest_end(4, shells)
    assert [told for told in table.told_of("treasure") if told["level"] == 5] == [
        event("treasure", MARINE, level=5, rank=1, value=main_token(5))
    ]


@pytest.mark.rule("ITB-X18")
def test_x18_empty_level() -> None:
    table = chest_end(0, {0: "1 1 1 0 1", 1: "1 1 1 0 1", 2: "1 1 1 0 1"})
    assert table.takers(4) == []
    assert table.ranks(4) == []
    assert len(table.told_of("treasure")) == 4 * 2


@pytest.mark.rule("ITB-X19")
def test_x19_three_way_tie_three_players() -> None:
    a, b, c = range(3)
    table = shell_end(b, {a: "1 2 0 0 0", b: "3 2 7 0 0", c: "3 2 0 6 0"})
    assert [table.unused(seat) for seat in (b, c)] == [0, 1]
    assert table.takers(2) == [c, b]
    assert table.ranks(2) == [c, b, a]
    assert table.settled_by(2) == ["unused", "level-1", None]


@pytest.mark.rule("ITB-X20")
@pytest.mark.parametrize(
    ("deep_a", "deep_b"), [("8 0 0 0", "0 0 0 5"), ("0 0 0 8", "5 0 0 0"), ("2 2 2 2", "1 1 1 2")]
)
def test_x20_tie_on_level_1(deep_a: str, deep_b: str) -> None:
    a, b = 0, 1
    table = shell_end(a, {a: f"4 {deep_a}", b: f"4 {deep_b}", 2: "1 0 0 0 0", 3: "0 0 0 0 0"})
    assert [table.unused(seat) for seat in (a, b)] == [0, 3]
    assert table.takers(1) == [b, a, 2]


@pytest.mark.rule("ITB-X21")
def test_x21_shared_victory() -> None:
    a, b, c = range(3)
    table = shell_end(
        b, {a: "1 0 0 0 0", b: "0 12 0 0 0", c: "0 0 1 1 1"}, chests={a: [4]}, game=PLAIN
    )
    assert table.state.result() == {
        "scores": [17, 17, 12],
        "ranks": [1, 1, 3],
        "winners": [a, b],
        "ending": "shells",
    }
