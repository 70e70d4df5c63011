"""The history checker finds what a log contradicts, and a server that is too hasty."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from abyssal.table import entries
from abyssal.table.places import Place
from abyssal.table.table import Table
from abyssal.testing.process import SERVE
from abyssal.testing.trials.history import Faults, History, pictures_in
from abyssal.testing.trials.kill import Victim, kill_again_and_again

HASTY = Path(__file__).parent / "hasty.py"


@pytest.fixture(scope="module")
def played() -> tuple[History, list[str]]:
    """A game as its client saw it, and its log."""
    created = entries.Created(
        1.0,
        "",
        game="in-too-deep",
        places=[Place("person", "Ada"), Place("person", "Ben")],
        seed="7" * 64,
    )
    log: list[entries.AnyEntry] = [created, entries.Started(2.0)]
    table, history, choose = Table("sea", created), History(), Random(3)
    table.listen(range(2))
    table.apply(log[1])
    while table.asked() and len(log) < 40:
        [seat] = table.asked()
        id = f"c{len(log)}"
        action = table.game.write(choose.choice(table.questions[seat][1]))
        log.append(
            entries.Played(
                2.0 + len(log),
                f"ada:{id}",
                seat=seat,
                actions=[action],
            )
        )
        table.apply(log[-1])
        for viewer in (0, 1):
            for message in table.streams[viewer].take():
                history.hear(viewer, json.loads(message))
        history.hear(1, json.loads(table.sync(1, 0)))  # comes back
        history.acknowledged.append(id)
    return history, [entries.write(entry) for entry in log]


def test_a_true_history_has_no_faults(played: tuple[History, list[str]]) -> None:
    history, lines = played
    assert len(history.acknowledged) == 38
    assert len(history.heard) > 2 * 38
    assert history.faults(lines) == Faults()


def without_the_last(lines: list[str]) -> list[str]:
    return lines[:-1]


def with_one_twice(lines: list[str]) -> list[str]:
    """As a log would read that kept the answer to a command sent again."""
    spoken = entries.Said(90.0, entries.read(lines[-1]).command, seat=0, text="again")
    return [*lines, entries.write(spoken)]


@pytest.mark.parametrize(
    ("fault", "found"),
    [(without_the_last, "lost"), (with_one_twice, "doubled")],
)
def test_what_the_log_does_not_hold_once_is_found(
    played: tuple[History, list[str]], fault: Callable[[list[str]], list[str]], found: str
) -> None:
    history, lines = played
    faults = history.faults(fault(lines))
    assert getattr(faults, found) == 1


def test_another_order_than_was_acknowledged_is_found(played: tuple[History, list[str]]) -> None:
    history, lines = played
    other = History()
    other.acknowledged = [*history.acknowledged]
    other.acknowledged[4:6] = reversed(other.acknowledged[4:6])
    assert other.faults(lines) == Faults(disordered=1)


def test_a_position_that_never_was_is_found(played: tuple[History, list[str]]) -> None:
    history, lines = played
    other = History()
    first, *_, last = history.heard
    other.heard = [*history.heard, last._replace(picture=first.picture)]
    assert other.faults(lines) == Faults(strange=1)
    assert (last.seat, last.number + 1) not in pictures_in(lines)


@pytest.mark.long
def test_a_server_that_acknowledges_before_it_keeps_is_found(tmp_path: Path) -> None:
    program = (str(HASTY), *SERVE[2:])
    found = kill_again_and_again(Victim(tmp_path, program=program), kills=2, tables=2)
    assert found.faults.lost > 0
    assert not found.is_clean()
