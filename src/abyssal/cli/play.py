"""`abyssal play`: seats, bots, seed and record of a game in the terminal."""

import os
import secrets
from collections.abc import Sequence
from datetime import datetime
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from abyssal.bots import Bot, bot
from abyssal.bots import bots as bots_of
from abyssal.cli import pages, values
from abyssal.cli.boards import board_of
from abyssal.cli.command_line import WrongUse
from abyssal.cli.screen import EndOfInput, Screen
from abyssal.cli.sitting import Sitting
from abyssal.core.chance import Seed
from abyssal.core.game import Game
from abyssal.games import game as game_called
from abyssal.games import games
from abyssal.lab.arena import number_from
from abyssal.record import Record
from abyssal.words import Words

USUAL_SEATS: Final = 3
INDENT: Final = 4


def play(
    words: Words,
    *,
    game: str | None,
    seats: str | None,
    bots: str | None,
    players: str | None,
    people: str | None,
    option: Sequence[str] | None,
    data: str | None,
    seed: str | None,
    phrase: Sequence[str] | None,
    record: str | None,
) -> int:
    """Play a game at this keyboard; the exit status."""
    screen = Screen()
    try:
        title = game_called(game or asked_game(screen, words), data)
    except EndOfInput:
        return 0
    words = Words(words.language, title.name)
    chosen = values.options(option)
    persons = people_names(words, players, people)
    bot_names = values.names("--bots", bots) if bots else []
    count = seat_count(title, seats, len(persons), len(bot_names))
    luck: Seed = secrets.token_hex(32) if seed is None else values.seed_from(seed)
    machines = list(islice(cycle(bot_names or [usual_bot(title)]), count - len(persons)))
    phrases = dict(enumerate(phrase or ()))
    if len(phrases) > len(persons):
        raise WrongUse("cli-phrases", people=len(persons))
    everyone = [
        *persons,
        *(words("cli-bot", number=seat + 1) for seat in range(len(persons), count)),
    ]
    said = dict(enumerate(everyone))
    seated = dict(enumerate(machines, start=len(persons)))
    begun = Record.begin(title, count, chosen, luck, phrases=phrases, players=said, bots=seated)
    path = record_path(record, title)
    sitting = Sitting(
        screen,
        words,
        record=begun,
        path=path,
        names=everyone,
        bots=seated_bots(title, machines, len(persons), luck),
    )
    first = introduction(words, begun, path, machines, width=screen.width)
    return sitting.run([*first, *advice(words, title, screen)])


def introduction(
    words: Words, record: Record, path: Path, bots: Sequence[str], width: int
) -> list[Text]:
    """Who plays what, and what fixes the luck before the first die or card."""
    people = record.seats - len(bots)
    seats = []
    for seat, name in record.players.items():
        kind = "" if seat < people else f" ({bots[seat - people]})"
        seats.append(Text(f"  {seat}  {name}{kind}"))
    chosen = " ".join(f"{option}={value}" for option, value in record.options.items())
    facts = [words("cli-options-chosen", options=chosen)]
    if record.commitment is not None:
        facts.append(words("cli-commitment", commitment=record.commitment))
    facts.append(words("cli-recording", file=str(path)))
    return [
        Text(words("title"), "bold"),
        pages.paragraph(words("blurb"), width),
        Text(),
        *seats,
        Text(),
        *[pages.paragraph(fact, width) for fact in facts],
        Text(),
        pages.paragraph(words("cli-keys-help"), width),
        Text(),
    ]


def advice(words: Words, game: Game, screen: Screen) -> list[Text]:
    """What to do about a terminal in which the game does not fit."""
    columns, lines = board_of(game.name).SIZE
    if not screen.live or (screen.width >= columns and screen.height >= lines):
        return []
    text = words("cli-small", columns=columns, lines=lines)
    return [pages.paragraph(text, screen.width, "bold"), Text()]


def asked_game(screen: Screen, words: Words) -> str:
    """The game a person picks out of a list."""
    titles = games()
    lines: list[RenderableType] = [Text(words("cli-which-game"), "bold")]
    for number, name in enumerate(titles, start=1):
        title = Words(words.language, name)
        blurb = pages.paragraph(title("blurb"), screen.width - INDENT)
        lines += [
            Text(),
            Text(f" {number}  {title('title')} ({name})", "bold"),
            Padding(blurb, (0, 0, 0, INDENT)),
        ]
    lines.append(Text())
    while True:
        screen.show(*lines)
        typed = screen.ask().lower()
        if typed == "q":
            raise EndOfInput
        for number, name in enumerate(titles, start=1):
            if typed == str(number) or (typed and name.startswith(typed)):
                return name


def people_names(words: Words, players: str | None, people: str | None) -> list[str]:
    """The names of the people at this keyboard."""
    if players is not None:
        named = values.names("--players", players)
        if len(set(named)) < len(named):
            raise WrongUse("cli-same-name")
        if people is not None and values.whole_number("--people", people, 1) != len(named):
            raise WrongUse("cli-people-named", people=people, named=len(named))
        return named
    count = 1 if people is None else values.whole_number("--people", people, 1)
    return [words("player", number=seat + 1) for seat in range(count)]


def seat_count(game: Game, seats: str | None, people: int, bots: int) -> int:
    """How many sit down: as many as are asked for or named, else a usual number."""
    if seats is not None:
        count = values.whole_number("--seats", seats)
    else:
        usual = USUAL_SEATS if people == 1 else game.seats[0]
        count = max(usual, people + bots)
    if people > count:
        raise WrongUse("cli-too-many-people", people=people, seats=count)
    return count


def usual_bot(game: Game) -> str:
    """The bot that plays when none is named: one that thinks, if there is one."""
    return next((name for name in bots_of(game.name) if name != "random"), "random")


def seated_bots(game: Game, names: Sequence[str], first: int, luck: Seed) -> dict[int, Bot]:
    """The bots by seat; an int seed gives their luck too, so that a game can be repeated."""
    base = number_from("abyssal bots", luck) if isinstance(luck, int) else secrets.randbits(62)
    return {seat: bot(name, game, base + seat) for seat, name in enumerate(names, start=first)}


def record_path(text: str | None, game: Game) -> Path:
    """Where the record goes: a new file, in the user's own folder unless another was named."""
    if text is not None:
        path = Path(text)
        if path.exists():
            raise WrongUse("cli-record-exists", file=text)
        return path
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    name = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = home / "abyssal" / f"{name}.txt"
    while path.exists():  # two games begun in the same second
        path = path.with_stem(path.stem + "+")
    return path
