"""Write the regression hashes, tests/compiled/hashes.json, anew with the interpreted engine."""

import json
from pathlib import Path

import abyssal
from abyssal.testing.hashes import final_hashes
from abyssal.testing.tables import COMPILED

COMMITTED = Path(__file__).parents[1] / "tests" / "compiled" / "hashes.json"


def main() -> None:
    if COMPILED:
        raise SystemExit("hashes: the compiled engine is measured by this file, it cannot write it")
    hashes = {name: final_hashes(name) for name in abyssal.games()}
    COMMITTED.write_text(json.dumps(hashes, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
