"""The parent of workers: the dead are replaced at once, but not in a tight loop."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from abyssal.server import supervisor
from abyssal.server.supervisor import PAUSE, SOON, Supervisor
from live.worker import write_down

PATIENCE = 60.0


def test_workers_are_replaced_at_once_unless_several_in_a_row_lived_but_shortly() -> None:
    parent = Supervisor(2, write_down, (), died=lambda name: None)

    def pause(lived: float) -> float:
        return round(parent.replaced_at(lived) - time.monotonic())

    assert [pause(0.1) for _ in range(4)] == [0, 0, PAUSE, PAUSE]
    assert pause(SOON) == 0
    assert [pause(0.1) for _ in range(3)] == [0, 0, PAUSE]


def test_a_worker_that_was_killed_has_a_successor_and_all_stop_when_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "LOOK", 0.05)
    died: list[str] = []
    parent = Supervisor(2, write_down, (str(tmp_path),), died=died.append)
    before = {one: signal.getsignal(one) for one in (signal.SIGTERM, signal.SIGINT)}

    def wait_for(*names: str) -> None:
        until = time.monotonic() + PATIENCE
        while not all((tmp_path / name).exists() for name in names):
            if time.monotonic() > until:
                os.kill(os.getpid(), signal.SIGTERM)
                raise AssertionError(names)
            time.sleep(0.02)

    def trouble() -> None:
        wait_for("worker-1", "worker-2")
        first, _ = parent.living["worker-1"]
        assert first.pid is not None
        os.kill(first.pid, signal.SIGKILL)
        wait_for("worker-3")
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=trouble, daemon=True).start()
    try:
        parent.run(lambda number: f"worker-{number}")
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    assert died[0] == "worker-1"
    assert sorted(died) == ["worker-1", "worker-2", "worker-3"]
    assert not parent.living
