"""A real terminal (tmux), 80 × 24 unless it is larger, with somebody at its keyboard."""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 30.0
LOOK_EVERY = 0.02


class Terminal:
    """One program in a terminal of its own."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        self.socket = f"abyssal-test-{os.getpid()}-{time.monotonic_ns()}"
        command = [sys.executable, "-c", "from abyssal.cli import main; main()", *arguments]
        self.status = home / "status"
        """A file that appears, with the exit status, when the program has ended."""
        status = shlex.quote(str(self.status))
        settings = f"export XDG_DATA_HOME={shlex.quote(str(home))} LC_ALL=C.UTF-8"
        settings += "; unset COLUMNS LINES"  # readline has set them for the terminal of the tests
        ending = f"echo $? > {status}.new; mv {status}.new {status}; sleep 600"
        shell = f"{settings}; {shlex.join(command)}; {ending}"
        size = ["-x", str(columns), "-y", str(lines)]
        self.tmux("-f", os.devnull, "new-session", "-d", *size, shell)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.tmux("kill-server")

    def tmux(self, *arguments: str) -> str:
        command = ["tmux", "-u", "-L", self.socket, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def screen(self) -> str:
        """What stands there, lines that ran over the edge in one piece."""
        return self.tmux("capture-pane", "-p", "-J").rstrip()

    def colours(self) -> str:
        """What stands there, with its escape codes."""
        return self.tmux("capture-pane", "-p", "-e")

    def type(self, line: str) -> None:
        if line:
            self.tmux("send-keys", "-l", line)
        self.tmux("send-keys", "Enter")

    def press(self, key: str) -> None:
        self.tmux("send-keys", key)

    def next_screen(self, before: str = "") -> str:
        """The screen once it asks for something, or the program has ended."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            screen = self.screen()
            if screen != before and (screen.endswith("\n›") or self.status.exists()):
                return screen
            time.sleep(LOOK_EVERY)
        raise TimeoutError(f"the terminal asks for nothing:\n{self.screen()}")

    def begin(self) -> str:
        """The first screen after the introduction."""
        introduction = self.next_screen()
        self.type("")
        return self.next_screen(before=introduction)

    def wait_for_end(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.status.exists():
            if time.monotonic() > deadline:
                raise TimeoutError(f"the program does not end:\n{self.screen()}")
            time.sleep(LOOK_EVERY)
