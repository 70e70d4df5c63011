import subprocess
import sys
from pathlib import Path

import rules

TOOLS = Path(rules.__file__).parent


def test_spells_have_their_numbers_of_the_ledger_and_copies_are_named() -> None:
    done = subprocess.run(
        [sys.executable, TOOLS / "cards.py"], capture_output=True, text=True, check=True
    )
    lines = [line.strip() for line in done.stdout.splitlines()]
    assert "11–12  Greater Banishment ×2" in lines
    assert "13  Heal" in lines
    assert "20  Voice of Ra" in lines
