"""`make kill`: kill a server under load many times, and print what was lost (nothing).

With --workers it is one of several workers on a PostgreSQL of its own, which --crashes kills, too.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from abyssal.testing.trials.kill import Post, Victim, kill_again_and_again

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

BACK = 10.0
"""Seconds in which every table comes back."""


@contextmanager
def victim_of(folder: Path, workers: int, post: Post) -> Iterator[Victim]:
    """A server to be killed; several workers have a database that is made for them."""
    if workers == 1:
        yield Victim(folder, post=post)
        return
    from live.postgresql import Cluster

    cluster = Cluster(folder / "postgresql")
    folder.chmod(0o755)
    cluster.make()
    cluster.start()
    cluster.execute("CREATE DATABASE killed")

    def crash() -> None:
        cluster.kill()
        cluster.start()

    try:
        yield Victim(folder, cluster.url("killed"), workers, crash, post)
    finally:
        cluster.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--crashes", type=int, default=0, help="of the kills; needs --workers")
    chosen = parser.parse_args()
    from live.post import mail_server

    with (
        tempfile.TemporaryDirectory() as folder,
        mail_server() as post,
        victim_of(Path(folder), chosen.workers, post) as victim,
    ):
        found = kill_again_and_again(victim, chosen.kills, chosen.tables, crashes=chosen.crashes)
    for what, count in (
        ("kills", found.kills),
        ("tables", found.tables),
        ("acknowledged actions", found.acknowledged),
        ("acknowledged and lost", found.faults.lost),
        ("acknowledged and doubled", found.faults.doubled),
        ("acknowledged in another order", found.faults.disordered),
        ("positions shown", found.shown),
        ("positions shown that never were", found.faults.strange),
        ("tables that replay differently", found.changed),
        ("deadlines while it was killed", found.overdue.deadlines),
        ("deadlines missed", found.overdue.missed),
        ("deadlines served twice", found.overdue.served_twice),
        ("notices while it was killed", found.told.notices),
        ("notices missed", found.told.missed),
        ("notices under two ids", found.told.doubled),
        ("notices sent again, same id", found.told.repeated),
    ):
        print(f"{what:33}{count}")
    print(f"{'slowest return of all tables':33}{found.slowest_return:.1f} s")
    return 0 if found.is_clean() and found.slowest_return < BACK else 1


if __name__ == "__main__":
    sys.exit(main())
