"""Terminal input and output: a screen that is redrawn, or plain lines in a pipe."""

import contextlib
import sys
from typing import Final

from rich.console import Console, RenderableType

INPUT_LINES: Final = 1


class EndOfInput(Exception):
    """The input was closed."""


class Screen:
    """A terminal that is redrawn for every question; anything else gets plain lines, once."""

    def __init__(self) -> None:
        terminal = sys.stdout.isatty()
        self.console = Console(force_terminal=terminal, markup=False, emoji=False, highlight=False)
        self.live = terminal and sys.stdin.isatty() and not self.console.is_dumb_terminal

    def __enter__(self) -> "Screen":
        if self.live:
            self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.live:
            self.console.set_alt_screen(False)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *parts: RenderableType) -> None:
        """Show these and nothing else."""
        if self.live:
            self.console.clear()
        self.print(*parts)

    def print(self, *parts: RenderableType) -> None:
        """Show these below what is there, all at once."""
        with self.console.capture() as drawn:
            for part in parts:
                self.console.print(part)
        text = drawn.get()
        if not self.console.is_terminal:
            text = "".join(f"{line.rstrip()}\n" for line in text.splitlines())
        sys.stdout.write(text)
        sys.stdout.flush()

    def say(self, line: str) -> None:
        """Show a line that is not folded, so that a path in it can be copied."""
        self.console.print(line, soft_wrap=True)

    def lines(self, *parts: RenderableType) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def room(self, *parts: RenderableType) -> int:
        """How many lines are free beside these and the line that is typed on."""
        return self.console.height - INPUT_LINES - self.lines(*parts)

    def ask(self, prompt: str = "› ") -> str:
        """The next line that is typed, without spaces around it."""
        try:
            typed = input(prompt).strip()
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            self.console.print(typed)
        return typed

    def wait(self, message: str) -> str:
        """Hold a redrawn screen until it has been read; plain lines stay where they are."""
        if not self.live:
            return ""
        self.console.print(message, style="dim")
        return self.ask()

    def forget_typed(self) -> None:
        """Drop what was typed ahead, so that it cannot answer a question not yet seen."""
        with contextlib.suppress(ImportError):
            import termios

            if self.live:
                termios.tcflush(sys.stdin, termios.TCIFLUSH)
