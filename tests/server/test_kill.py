"""kill -9 under load: nothing that was acknowledged is lost, every table comes back as it was, and
no deadline is missed or served twice."""

from pathlib import Path

from abyssal.testing.trials.kill import Victim, kill_again_and_again


def test_a_server_killed_under_load_loses_nothing(tmp_path: Path) -> None:
    found = kill_again_and_again(Victim(tmp_path), kills=3, tables=6)
    assert found.acknowledged >= 3 * 6  # at least one a table after each return
    assert found.overdue.deadlines == 6
    assert found.is_clean(), found
