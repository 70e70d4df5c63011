"""The end of the game: ITB-44 to ITB-51."""

import pytest

import abyssal
from games.into_the_blue.table import chest_end, event, position

PERFECT = "1 2 3 4 5 C"
LOST = "C C C C C C"


@pytest.mark.rule("ITB-44", "ITB-R12")
@pytest.mark.parametrize(("unused", "triggered"), [(1, True), (2, True), (3, False)])
def test_the_last_unused_shell_triggers_the_end_whether_or_not_there_were_enough(
    unused: int, triggered: bool
) -> None:
    table = position(3, dice="1 2 2 C C C", unused={0: unused})
    table.play("stop", "place 2")
    assert table.view()["trigger"] == (0 if triggered else None)
    assert table.last_turns_of == ([1, 2] if triggered else [])
    assert (event("last-turns", 0) in table.told()) == triggered


@pytest.mark.rule("ITB-45", "ITB-49")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_other_player_has_exactly_one_last_turn_clockwise(players: int) -> None:
    table = position(players, active=1, dice="1 C C C C C", unused={1: 1})
    table.play("stop")
    for after in range(1, players):
        assert not table.view()["over"]
        assert table.active == (1 + after) % players
        assert table.view()["last_turns"] == players - after
        table.play("stop")
    assert table.view()["over"]
    turns = [told["seat"] for told in table.told_of("turn")]
    assert turns == [(1 + after) % players for after in range(1, players)]


@pytest.mark.rule("ITB-46", "ITB-R14")
def test_the_triggering_turn_is_the_last_of_its_player() -> None:
    table = position(2, dice="1 C C C C C", unused={0: 1})
    table.play("stop")
    assert table.active == 1
    table.play("stop")
    assert table.state.to_act() == []
    assert table.legal(0) == table.legal(1) == []
    with pytest.raises(abyssal.Illegal, match="no decision is asked of you now"):
        table.play_as(0, "stop")


@pytest.mark.rule("ITB-47", "ITB-R8")
def test_a_chest_in_a_last_turn_still_brings_the_extra_turn() -> None:
    table = position(3, active=1, trigger=0, unused={0: 0}, dice=PERFECT, luck=("1 1 2 C C C",))
    table.play("stop", "chest 4")
    assert table.active == 1
    assert table.last_turns_of == [1, 2]
    table.play("stop", "place 1")
    assert table.shells(1, level=1) == 2
    assert table.last_turns_of == [2]


@pytest.mark.rule("ITB-47")
def test_a_last_turn_has_three_rolls_like_any_other() -> None:
    table = position(3, active=1, trigger=0, unused={0: 0}, dice=LOST, luck=("2", "1"))
    table.play("reroll 1.....", "reroll .2....")
    assert table.told()[:2] == [
        event("rolled", 1, roll=2, thrown=[1], dice=[2, 6, 6, 6, 6, 6]),
        event("rolled", 1, roll=3, thrown=[2], dice=[2, 1, 6, 6, 6, 6]),
    ]
    table.play("place 2")
    assert table.shells(1, level=2) == 1
    assert table.active == 2


@pytest.mark.rule("ITB-48", "ITB-R15")
def test_a_second_player_out_of_shells_starts_no_second_series() -> None:
    table = position(3, active=1, trigger=0, unused={0: 0, 1: 1}, dice="1 C C C C C")
    table.play("stop")
    assert table.unused(1) == 0
    assert table.view()["trigger"] == 0
    assert table.told_of("last-turns") == []
    assert table.last_turns_of == [2]
    table.play("stop")
    assert table.view()["over"]


@pytest.mark.rule("ITB-49")
def test_after_the_last_of_the_last_turns_the_game_is_over() -> None:
    table = position(3, active=2, trigger=0, unused={0: 0}, dice="1 2 C C C C")
    before = table.state.revealed
    table.play("stop")
    assert table.state.result() is None
    assert table.view()["ending"] is None
    table.play("place 2")
    view = table.view()
    assert view["over"]
    assert view["step"] == "over"
    assert view["ending"] == "shells"
    assert view["asked"] == []
    assert view["last_turns"] == 0
    assert view["turn"] == 31
    assert table.would_place() == {}
    assert table.result()["ending"] == "shells"
    assert table.state.revealed == before + 1


@pytest.mark.rule("ITB-50", "ITB-R10")
def test_the_fifth_chest_ends_the_game_at_once() -> None:
    table = position(
        3, active=1, dice=PERFECT, unused={0: 7}, chests={0: [2, 5], 2: [1]}, luck=(PERFECT,)
    )
    table.play("stop", "chest 4")
    assert not table.view()["over"]
    table.play("stop")
    view = table.view()
    assert view["over"]
    assert view["ending"] == "chests"
    assert table.result()["ending"] == "chests"
    assert [at["owner"] for at in view["chests"]] == [2, 0, 1, 1, 0]
    assert table.state.to_act() == view["asked"] == []
    assert (view["active"], view["turn"], view["rolls"]) == (1, 31, 1)
    assert len(table.told_of("extra-turn")) == 1
    assert table.told_of("turn", "last-turns") == []


@pytest.mark.rule("ITB-50", "ITB-37")
def test_the_last_chest_leaves_no_choice_and_is_taken_at_once() -> None:
    table = chest_end(0, {0: "1 0 0 0 0", 1: "1 0 0 0 0"}, chests={0: [1, 3], 1: [4, 5]})
    assert table.told(1)[:3] == [
        event("stopped", 0, roll=1),
        event("chest", 0, place=2),
        event("over", None),
    ]
    assert table.told(0)[1] == event("chest-own", 0, place=2, value=6)
    assert [at["owner"] for at in table.view()["chests"]] == [0, 0, 0, 1, 1]


@pytest.mark.rule("ITB-50")
def test_the_third_roll_may_bring_the_fifth_chest() -> None:
    table = position(
        2, dice="1 2 3 4 5 5", roll=2, unused={1: 8}, chests={1: [2, 3, 4, 5]}, luck=("C",)
    )
    before = table.state.revealed
    table.play("reroll .....6")
    assert table.view()["over"]
    assert table.chests(0) == 1
    assert table.state.revealed == before + 3  # the roll, the chest, the end


@pytest.mark.rule("ITB-51", "ITB-R9")
def test_the_fifth_chest_cuts_the_last_turns_short() -> None:
    table = position(
        4, active=1, trigger=0, unused={0: 0}, dice=PERFECT, chests={0: [1, 2], 3: [3, 4]}
    )
    table.play("stop")
    view = table.view()
    assert view["over"]
    assert view["ending"] == "chests"
    assert table.told_of("turn") == []
    assert [player["latest_turn"] for player in view["players"]] == [30, 31, 28, 29]


@pytest.mark.rule("ITB-R34", "ITB-46")
def test_no_turn_starts_for_a_player_without_shells() -> None:
    table = position(2, active=1, dice="1 1 1 1 1 1", unused={0: 1, 1: 6}, luck=("1 C C C C C",))
    table.play("stop")
    assert (table.unused(1), table.active) == (0, 0)
    table.play("stop")
    assert table.unused(0) == 0
    assert table.state.to_act() == []
    assert [told["seat"] for told in table.told_of("turn")] == [0]
