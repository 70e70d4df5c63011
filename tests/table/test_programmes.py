"""Key Largo at a table: nobody can tell from any message who has planned the day."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from live.pure import Sitting

PLANS = {
    0: "plan dolphins market",
    1: "plan bar dive",
    2: "plan shop bar",
    3: "plan market dolphins",
}


def planning(order: Sequence[int], options: dict[str, str] | None = None) -> Sitting:
    """A table at which these seats have planned, one after the other."""
    sitting = Sitting("key-largo", people="ABCD", options=options or {}).start()
    for seat in order:
        sitting.play(seat, PLANS[seat])
    return sitting


@pytest.mark.rule("KL-H3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_what_others_hear_is_the_same_whoever_has_planned(count: int) -> None:
    for listener in (None, 0):
        heard = [
            planning(order).heard[listener]
            for order in permutations(range(4), count)
            if listener not in order
        ]
        assert all(other == heard[0] for other in heard)
        asked = [message for message in heard[0] if message["kind"] == "asked"]
        assert [message["asked"] for message in asked] == list(range(3, 3 - count, -1))


@pytest.mark.rule("KL-H3", "KL-R2")
def test_a_changed_programme_is_not_heard_of() -> None:
    sitting = planning([1, 2])
    before = {viewer: len(sitting.heard[viewer]) for viewer in (None, 0, 2, 3)}
    sitting.play(1, "plan shop market")
    assert {viewer: len(sitting.heard[viewer]) for viewer in (None, 0, 2, 3)} == before


@pytest.mark.rule("KL-H1")
def test_the_own_programme_is_shown_at_once() -> None:
    sitting = planning([1])
    players = sitting.last(1, "game")["view"]["players"]
    assert (players[1]["morning"], players[1]["afternoon"]) == ("bar", "dive")


@pytest.mark.rule("KL-22")
def test_the_last_programme_shows_the_morning_to_all() -> None:
    sitting = planning([3, 1, 0, 2])
    for viewer in range(4):
        places = [
            event["places"]
            for message in sitting.heard[viewer]
            for event in message.get("events", [])
            if event["event"] == "revealed"
        ]
        assert places == [["dolphins", "bar", "shop", "market"]]


@pytest.mark.rule("KL-H3")
def test_whoever_comes_back_learns_how_many_are_planning_and_no_more() -> None:
    syncs = [planning(order).table.sync(0, 0) for order in ([1], [2], [3])]
    assert syncs[0] == syncs[1] == syncs[2]
