"""A terminal emulator (pyte) on a pseudo-terminal, 80 × 24 unless it is larger, with somebody at
its keyboard."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from copy import copy
from pathlib import Path

import pyte
from pyte.modes import DECAWM

PATIENCE = 60.0
LOOK_EVERY = 0.05
ALTERNATE_SCREEN = 1049


class Wrapped(str):
    """The last character of a line that goes on in the next one."""

    __slots__ = ()


class Screen(pyte.Screen):
    """With what pyte leaves out: the alternate screen, and which lines ran over the edge."""

    def set_mode(self, *modes: int, **kind: bool) -> None:
        super().set_mode(*modes, **kind)
        if kind.get("private") and ALTERNATE_SCREEN in modes:
            self.main = self.buffer, copy(self.cursor)
            self.buffer = copy(self.buffer)
            self.buffer.clear()

    def reset_mode(self, *modes: int, **kind: bool) -> None:
        super().reset_mode(*modes, **kind)
        if kind.get("private") and ALTERNATE_SCREEN in modes:
            self.buffer, self.cursor = self.main

    def draw(self, data: str) -> None:
        for char in data:
            if self.cursor.x == self.columns and DECAWM in self.mode:
                line = self.buffer[self.cursor.y]
                last = line[self.columns - 1]
                line[self.columns - 1] = last._replace(data=Wrapped(last.data))
            super().draw(char)

    def text(self) -> str:
        """What stands there, lines that ran over the edge in one piece."""
        text = ""
        for y in range(self.lines):
            cells = [self.buffer[y][x].data for x in range(self.columns)]
            wrapped = isinstance(cells[-1], Wrapped)
            text += "".join(cells) if wrapped else "".join(cells).rstrip() + "\n"
        return text.rstrip()

    def colours(self) -> set[str]:
        """The colours of what stands there."""
        cells = [self.buffer[y][x] for y in range(self.lines) for x in range(self.columns)]
        return {colour for cell in cells for colour in (cell.fg, cell.bg)} - {"default"}


class Terminal:
    """One program in a terminal of its own."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        self.emulated = Screen(columns, lines)
        self.stream = pyte.Stream(self.emulated)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.status: int | None = None
        """The exit status, once the program has ended and all it wrote stands on the screen."""
        self.keyboard, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

        def sit_down() -> None:
            fcntl.ioctl(end, termios.TIOCSCTTY, 0)
            # Tests that run in the background ignore Ctrl-C, and would hand that down.
            signal.signal(signal.SIGINT, signal.SIG_DFL)

        self.process = subprocess.Popen(
            [sys.executable, "-c", "from abyssal.cli import main; main()", *arguments],
            stdin=end,
            stdout=end,
            stderr=end,
            env=settings(home),
            start_new_session=True,
            preexec_fn=sit_down,
        )
        os.close(end)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        os.close(self.keyboard)

    def look(self) -> None:
        """Show what the program has written, or writes in a moment."""
        if self.status is None and select.select([self.keyboard], [], [], LOOK_EVERY)[0]:
            try:
                written = os.read(self.keyboard, 65536)
            except OSError:  # so Linux says that nobody is left at the other end
                written = b""
            self.stream.feed(self.decoder.decode(written))
            if not written:
                self.status = self.process.wait(PATIENCE)

    def screen(self) -> str:
        self.look()
        return self.emulated.text()

    def colours(self) -> set[str]:
        self.look()
        return self.emulated.colours()

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\r".encode())

    def interrupt(self) -> None:
        """Ctrl-C, and Enter: a signal that comes just before Python waits for a key is noticed
        with the next key only."""
        os.write(self.keyboard, b"\x03\r")

    def next_screen(self, before: str = "") -> str:
        """The screen once it asks for something, or the program has ended."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            screen = self.screen()
            if screen != before and (screen.endswith("\n›") or self.status is not None):
                return screen
        raise TimeoutError(f"the terminal asks for nothing:\n{self.screen()}")

    def begin(self) -> str:
        """The first screen after the introduction."""
        introduction = self.next_screen()
        self.type("")
        return self.next_screen(before=introduction)

    def wait_for_end(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > deadline:
                raise TimeoutError(f"the program does not end:\n{self.screen()}")
            self.look()


def settings(home: Path) -> dict[str, str]:
    """The environment, without the size of the terminal that the tests themselves run in."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return kept | {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
