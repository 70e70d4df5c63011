"""What counts of games against bots."""

from typing import Any

import msgspec

from abyssal.results.opponents import Met, against_bots
from abyssal.results.result import Result, Sitting


def met(*bots: str, **more: Any) -> Met:
    """A game that the person at seat 0 won against these."""
    mine = Sitting(rank=1, won=True, decisions=5, own=5)
    theirs = [Sitting(kind="bot", rank=2, decisions=5) for _ in bots]
    result = Result(
        "key-largo", 1, options={}, seats=[mine, *theirs], digest="", ending="season", **more
    )
    return Met(result, 0, dict(enumerate(bots, start=1)))


def changed(game: Met, seat: int, **more: Any) -> Met:
    seats = list(game.result.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **more)
    return game._replace(result=msgspec.structs.replace(game.result, seats=seats))


def test_a_game_counts_once_for_each_bot_with_or_without_its_time() -> None:
    games = [met("level-3", "level-3", "greedy"), changed(met("level-3:200ms"), 0, won=False)]
    assert against_bots(games) == {
        "key-largo": {"greedy": {"games": 1, "won": 1}, "level-3": {"games": 2, "won": 1}}
    }


def test_ones_own_side_is_no_opponent() -> None:
    game = changed(met("level-1", "level-2"), 0, side="humans")
    game = changed(changed(game, 1, side="humans"), 2, side="traitors")
    assert against_bots([game]) == {"key-largo": {"level-2": {"games": 1, "won": 1}}}


def test_a_person_whom_a_bot_followed_is_no_bot() -> None:
    assert against_bots([changed(met("level-3"), 1, kind="person")]) == {}


def test_hints_stand_ins_and_games_given_up_do_not_count() -> None:
    given_up = met("level-3")
    given_up = given_up._replace(result=msgspec.structs.replace(given_up.result, ending=""))
    games = [changed(met("level-3"), 0, hints=1), changed(met("level-3"), 0, own=4), given_up]
    assert against_bots(games) == {}
