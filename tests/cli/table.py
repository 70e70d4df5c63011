"""A table whose screen is a sheet of characters, for looking at."""

from io import StringIO
from pathlib import Path

from rich.console import Console, RenderableType

from abyssal.cli.boards import board_of
from abyssal.cli.screen import Screen
from abyssal.cli.sitting import Sitting
from abyssal.games import game as game_called
from abyssal.record import Record
from abyssal.words import Words


class Sheet(Screen):
    """A screen that keeps what was shown last."""

    def __init__(self, width: int = 80, height: int = 24) -> None:
        self.console = Console(file=StringIO(), width=width, height=height, highlight=False)
        self.live = True
        self.shown: list[str] = []

    def show(self, *parts: RenderableType) -> None:
        with self.console.capture() as lines:
            for part in parts:
                self.console.print(part)
        self.shown = lines.get().splitlines()


def sitting(
    game: str, seats: int, language: str, seed: int, options: dict[str, str], file: Path
) -> Sitting:
    """A game in which every seat is a person at this keyboard."""
    words = Words(language, game)
    names = [words("player", number=seat + 1) for seat in range(seats)]
    record = Record.begin(game_called(game), seats, options, seed)
    return Sitting(Sheet(*board_of(game).SIZE), words, record, file, names, {})
