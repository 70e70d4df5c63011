"""What a process that is started anew can run: it cannot import the modules of tests."""

import time
from pathlib import Path


def write_down(name: str, folder: str) -> None:
    """Leave a file with one's name, and stay."""
    (Path(folder) / name).touch()
    time.sleep(60)
