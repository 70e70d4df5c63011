"""A real `abyssal serve` process, which can be killed at any instant."""

import re
import subprocess
import sys
from pathlib import Path

PRINTED = re.compile(r"http://[\d.]+:(\d+)")


SERVE = ("-c", "from abyssal.cli import main; main()", "serve", "--no-browser", "--lang", "en")


class Process:
    """`abyssal serve`, or another program that takes such options, on a data folder."""

    def __init__(self, folder: Path, port: int = 0, program: tuple[str, ...] = SERVE) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", *program, "--port", str(port), "--data", str(folder)],
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
                self.port = int(found.group(1))
                self.url = f"http://127.0.0.1:{self.port}"
                return
        raise AssertionError("".join(lines))

    def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.wait()

    def wait(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
