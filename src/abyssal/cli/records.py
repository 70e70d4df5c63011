"""`abyssal replay` and `abyssal verify`: show a recorded game, and check it."""

import sys
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from abyssal.cli import pages, values
from abyssal.cli.boards import board_of
from abyssal.cli.command_line import WrongUse
from abyssal.cli.screen import Screen
from abyssal.record import BadRecord, Record
from abyssal.record import verify as verified
from abyssal.words import Words


def replay(words: Words, file: str, at: str | None, seat: str | None) -> int:
    """Show a moment of a record as a seat saw it."""
    screen = Screen()
    record = Record.read(text_of(file))
    words = Words(words.language, record.game.name)
    moment = len(record.entries) if at is None else values.whole_number("--at", at)
    viewer = None if seat is None else values.whole_number("--seat", seat)
    state = record.replay(moment)
    view = state.view(viewer)
    names = [
        record.players.get(place, words("player", number=place + 1)) for place in range(state.seats)
    ]
    who = words("spectator") if viewer is None else names[viewer]
    last = len(record.entries)
    board = board_of(record.game.name)
    log = pages.log_lines(state.events(viewer), names, viewer, words, width=screen.width)
    picture = board.score if view["over"] else board.board
    page: list[RenderableType] = [
        Text(words("cli-moment", moment=moment, last=last, viewer=who), "bold"),
        *map(Text, log),
        Text(),
        picture(view, names, words),
        Text(),
        pages.paragraph(words.prompt(view, names), screen.width, "bold"),
    ]
    screen.print(*page)
    return 0


def verify(words: Words, file: str) -> int:
    """Check a record, and say what was found; 1 if it is not true."""
    screen = Screen()
    try:
        record = Record.read(text_of(file))
        found = verified(record)
    except BadRecord as error:
        print(words("cli-refused", file=file, reason=words.error(error)), file=sys.stderr)
        return 1
    game = Words(words.language, record.game.name)("title")
    lines = [words("cli-verified-game", game=game, rules=record.game.rules_version)]
    if found.commitment is None:
        lines.append(words("cli-verified-no-commitment"))
    else:
        lines.append(words("cli-verified-commitment", commitment=found.commitment))
        lines.append(words("cli-verified-draws", draws=found.draws or 0))
    lines.append(words("cli-verified-actions", actions=found.actions, undone=found.undone))
    lines.append(words("cli-verified-hash", hash=found.hash))
    screen.print(*[pages.paragraph(f"✓ {line}", screen.width) for line in lines])
    return 0


def text_of(file: str) -> str:
    try:
        return Path(file).read_text("utf-8")
    except OSError as error:
        raise WrongUse("cli-cannot-read", file=file, reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise WrongUse("cli-not-text", file=file) from error
