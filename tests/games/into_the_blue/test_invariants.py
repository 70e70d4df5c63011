"""What holds at every moment of every game: section 9 of the ledger."""

import re
from random import Random
from typing import Any

import pytest

import abyssal
from abyssal.core.game import Result
from games.into_the_blue.table import GAME

LONGEST = 1000


class Played:
    """A game of random moves: every position on the way, and its public events."""

    def __init__(self, players: int, seed: int) -> None:
        state = GAME.new(players, seed)
        state.record_events()
        moves = Random(seed)
        self.positions = [state.copy()]
        while seats := state.to_act():
            legal = state.legal(seats[0])
            state.play(seats[0], moves.choice(legal))
            self.positions.append(state.copy())
            assert len(self.positions) < LONGEST
        self.end = self.positions[-1]
        self.story = state.events()

    def result(self) -> Result:
        found = self.end.result()
        assert found is not None
        return found

    def told_of(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.story if event["event"] == kind]


@pytest.fixture(scope="module", params=[(2, 1), (3, 2), (4, 3), (5, 4)], ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(*request.param)


@pytest.mark.rule("ITB-08", "ITB-32")
def test_shells_on_the_board_and_unused_are_twelve_and_never_come_back(played: Played) -> None:
    before = [[0] * 5 for _ in range(played.end.seats)]
    for state in played.positions:
        players = state.view()["players"]
        for seat, player in enumerate(players):
            assert player["unused"] + sum(player["shells"]) == 12
            for now, then in zip(player["shells"], before[seat], strict=True):
                assert now >= then
        before = [player["shells"] for player in players]


@pytest.mark.rule("ITB-07", "ITB-72")
def test_chests_on_the_board_and_owned_are_five(played: Played) -> None:
    for state in played.positions:
        view = state.view()
        left = sum(at["owner"] is None for at in view["chests"])
        assert left + sum(player["chests"] for player in view["players"]) == 5
        assert sorted(state.dump()["row"]) == [5, 6, 6, 7, 8]


@pytest.mark.rule("ITB-16", "ITB-38")
def test_a_turn_is_one_to_three_rolls_and_one_outcome(played: Played) -> None:
    for state in played.positions:
        assert 1 <= state.view()["rolls"] <= 3
    letters = {"rolled": "r", "placed": "o", "failed": "o", "chest": "o"}
    story = "".join(letters.get(event["event"], "") for event in played.story)
    assert re.fullmatch("(r{1,3}o)+", "r" + story)  # the first roll came before the story


@pytest.mark.rule("ITB-R34", "ITB-50")
def test_no_turn_starts_without_an_unused_shell_and_a_chest(played: Played) -> None:
    for state in played.positions[:-1]:
        view = state.view()
        assert view["players"][view["active"]]["unused"] > 0
        assert any(at["owner"] is None for at in view["chests"])
        state.check()


@pytest.mark.rule("ITB-45", "ITB-47")
def test_after_a_shell_end_every_other_player_acts_in_one_last_turn(played: Played) -> None:
    [begun] = played.told_of("last-turns")
    last_turns = played.story[played.story.index(begun) :]
    seats = played.end.seats
    assert played.result()["ending"] == "shells"
    assert [event["seat"] for event in last_turns if event["event"] == "turn"] == [
        (begun["seat"] + after) % seats for after in range(1, seats)
    ]


@pytest.mark.rule("ITB-60", "ITB-75")
def test_tokens_awarded_are_as_many_as_participants_up_to_the_ranks_rewarded(
    played: Played,
) -> None:
    rewarded = 2 if played.end.seats <= 3 else 3
    players = played.end.view()["players"]
    for level in range(1, 6):
        participants = sum(player["shells"][level - 1] > 0 for player in players)
        awarded = [event for event in played.told_of("treasure") if event["level"] == level]
        assert len(awarded) == min(participants, rewarded)


@pytest.mark.rule("ITB-71", "ITB-73")
def test_all_scores_add_up_to_the_tokens_awarded_and_the_chests_taken(played: Played) -> None:
    tokens = sum(event["value"] for event in played.told_of("treasure"))
    chests = sum(sum(event["values"]) for event in played.told_of("chests-shown"))
    result = played.result()
    assert sum(result["scores"]) == tokens + chests
    assert [event["points"] for event in played.told_of("score")] == result["scores"]
    assert result["winners"] == [
        seat for seat, score in enumerate(result["scores"]) if score == max(result["scores"])
    ]


@pytest.mark.rule("ITB-R18", "ITB-61")
def test_shells_deeper_than_a_level_never_change_its_award(played: Played) -> None:
    document = played.end.dump()
    shells = document["shells"]
    for seat in range(document["seats"]):
        at = 6 * seat
        shells[at + 4], shells[at + 5] = shells[at + 5], shells[at + 4]
    swapped = GAME.load(document).view()["levels"]
    for level in range(3):
        assert swapped[level] == played.end.view()["levels"][level]


@pytest.mark.rule("ITB-20", "ITB-R34")
def test_nobody_is_asked_once_the_game_is_over(played: Played) -> None:
    end = played.end
    assert end.to_act() == []
    for seat in range(end.seats):
        assert end.legal(seat) == []
        with pytest.raises(abyssal.Illegal):
            end.play(seat, 0)
