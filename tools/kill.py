"""`make kill`: kill a server under load many times, and print what was lost (nothing).

With --workers it is one of several workers on a PostgreSQL of its own, which --crashes kills, too.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from abyssal.testing.kill import Victim, kill_again_and_again

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


@contextmanager
def victim_of(folder: Path, workers: int) -> Iterator[Victim]:
    """A server to be killed; several workers have a database that is made for them."""
    if workers == 1:
        yield Victim(folder)
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
        yield Victim(folder, cluster.url("killed"), workers, crash)
    finally:
        cluster.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--crashes", type=int, default=0, help="of the kills; needs --workers")
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        victim_of(Path(folder), chosen.workers) as victim,
    ):
        found = kill_again_and_again(victim, chosen.kills, chosen.tables, crashes=chosen.crashes)
    print(f"kills                           {found.kills}")
    print(f"tables                          {found.tables}")
    print(f"acknowledged actions            {found.acknowledged}")
    print(f"acknowledged and lost           {found.lost}")
    print(f"tables that replay differently  {found.changed}")
    print(f"deadlines while it was killed   {found.deadlines}")
    print(f"deadlines missed                {found.missed}")
    print(f"deadlines served twice          {found.served_twice}")
    print(f"slowest return of all tables    {found.slowest_return:.1f} s")
    wrong = found.lost or found.changed or found.missed or found.served_twice
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
