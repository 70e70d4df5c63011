"""An answer is read and played once, and nobody's view of a position is built twice."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from abyssal.core.errors import AbyssalError
from abyssal.core.game import Position
from abyssal.games import game
from live.pure import Sitting

COUNTED = ("play", "copy", "view")
Counted = Counter[str | tuple[object, ...]]


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """How often positions are played, copied and looked at; looks by viewer."""
    found = Counted()
    for name in ("into-the-blue", "in-too-deep", "key-largo"):
        kind = type(game(name).new(4, 1))
        for method in COUNTED:
            monkeypatch.setattr(kind, method, counted(getattr(kind, method), method, found))
    return found


def counted(plain: Callable[..., Any], method: str, found: Counted) -> Callable[..., Any]:
    def wrapper(state: Position, *arguments: Any) -> Any:
        found[method] += 1
        if method == "view":
            found[("view", id(state), *arguments)] += 1
        return plain(state, *arguments)

    return wrapper


@pytest.mark.parametrize("title", ["into-the-blue", "in-too-deep", "key-largo"])
def test_an_action_is_played_once_and_shown_once_to_each(title: str, counts: Counted) -> None:
    sitting = Sitting(title, "ABCD").start()
    kept = []  # while a position lives no other has its id
    for _ in range(40):
        if not sitting.table.asked():
            break
        counts.clear()
        kept.append(sitting.table.state)
        sitting.play_first(sitting.asked())
        assert (counts["play"], counts["copy"]) == (1, 1)
        assert all(count == 1 for key, count in counts.items() if key[0] == "view")


def test_a_draft_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("sealed-bids", "ABC").start()
    for seat in range(3):
        sitting.play_first(seat)
    payer = sitting.asked()
    first = sitting.legal(payer)[0]
    tried = sitting.table.playing().copy()
    tried.play(payer, sitting.table.game.read(first))
    second = sitting.table.game.write(tried.legal(payer)[0])
    found = Counted()
    kind = type(tried)
    monkeypatch.setattr(kind, "play", counted(kind.play, "play", found))
    sitting.play(payer, first, second)
    assert found["play"] == 2


def test_a_refused_answer_leaves_the_position_as_it_was() -> None:
    sitting = Sitting().start()
    seat, position = sitting.asked(), sitting.table.playing()
    before = position.dump()
    with pytest.raises(AbyssalError):
        sitting.play(seat, sitting.legal(seat)[0], "stop", "stop", "stop")
    assert sitting.table.state is position
    assert position.dump() == before


def test_what_was_tried_in_another_position_is_tried_again() -> None:
    sitting = Sitting(people="AB").start()
    first = sitting.asked()
    trial = sitting.table.try_out(first, [sitting.legal(first)[0]])
    assert sitting.table.try_out(first, list(trial.actions)) is trial
    sitting.play_first(first)
    seat = sitting.asked()
    assert sitting.table.try_out(seat, [sitting.legal(seat)[0]]).before is sitting.table.state


@pytest.mark.parametrize("title", ["into-the-blue", "in-too-deep", "key-largo"])
def test_the_log_alone_makes_the_same_table(title: str) -> None:
    sitting = Sitting(title, "ABC").start()
    for _ in range(60):
        if not sitting.table.asked():
            break
        sitting.play_first(sitting.asked())
    again = sitting.again()
    assert again.playing().dump() == sitting.table.playing().dump()
    assert again.told == sitting.table.told
    assert again.decisions == sitting.table.decisions
    assert again.record.text() == sitting.table.record.text()
    for viewer in sitting.table.streams:
        assert again.sync(viewer, 0) == sitting.table.sync(viewer, 0)
