"""Write tests/compiled/hashes.json anew, after a change of rules, with the interpreted engine."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from laws.hashes import COMMITTED, final_hashes
from laws.titles import COMPILED


def main() -> None:
    if COMPILED:
        raise SystemExit("hashes: the compiled engine is measured by this file, it cannot write it")
    COMMITTED.write_text(json.dumps(final_hashes(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
