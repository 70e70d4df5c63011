"""A real `abyssal serve` process, which can be killed at any instant."""

import random
import re
import socket
import subprocess
import sys
import threading
from collections import deque
from pathlib import Path

KEPT = 2000
"""Lines of what a server printed."""
PRINTED = re.compile(r"https?://[^\s/:]+(?::(\d+))?")
"""Where people reach the server: behind a proxy that is not its own port."""


SERVE = ("-c", "from abyssal.cli import main; main()", "serve", "--no-browser", "--lang", "en")


def free_port() -> int:
    """A port that no client connection is given by chance: a server can come back to it."""
    while True:
        port = random.randrange(20_000, 32_768)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Process:
    """`abyssal serve`, or another program that takes such options, on a data folder."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        program: tuple[str, ...] = SERVE,
        python: str = sys.executable,
    ) -> None:
        self.process = subprocess.Popen(
            [python, "-P", *program, "--port", str(port), "--data", str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        lines: list[str] = []
        for line in self.process.stdout:
            lines.append(line)
            found = PRINTED.search(line)
            if found:
                self.port = port or int(found.group(1))
                self.url = f"http://127.0.0.1:{self.port}"
                self.said: deque[str] = deque(maxlen=KEPT)
                """Its last lines. They are read as they come: a full pipe would hold it up."""
                self.reading = threading.Thread(target=self.read, daemon=True)
                self.reading.start()
                return
        raise AssertionError("".join(lines))

    def read(self) -> None:
        """Until the last of its processes has ended."""
        assert self.process.stdout is not None
        with self.process.stdout as printed:
            for line in printed:
                self.said.append(line)

    def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.wait()

    def wait(self) -> None:
        self.process.wait(60)

    def printed(self) -> str:
        """What it said to its end after the first lines."""
        self.wait()
        self.reading.join()
        return "".join(self.said)


def parents() -> dict[int, int]:
    """All processes of this machine, each with its parent, as Linux lists them."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            status = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        found[int(entry.name)] = int(status[1])
    return found


def children_of(pid: int) -> list[int]:
    """The processes that one has started."""
    return [child for child, parent in parents().items() if parent == pid]
