"""`make kill`: kill a server under load many times, and print what was lost (nothing)."""

import argparse
import sys
import tempfile
from pathlib import Path

from abyssal.testing.kill import kill_again_and_again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=100)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = kill_again_and_again(Path(folder), chosen.kills, chosen.tables)
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
