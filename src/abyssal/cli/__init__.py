"""The `abyssal` command: entry point, language, and errors in one line."""

import os
import sys
import warnings
from io import TextIOWrapper
from typing import Final, TextIO

from abyssal.core.errors import AbyssalError, listed
from abyssal.registry import LeftOut
from abyssal.words import LANGUAGES, PSEUDO, Words, language_of, plain_message

OF_SERVER: Final = ("serve", "backup", "restore", "move", "check", "password")
"""The commands for which the terminal's packages are not enough."""


def main() -> None:
    """Run the command line this process was started with."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # for terminals that lack a character
    warnings.showwarning = show_warning
    sys.exit(run(sys.argv[1:]))


def show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Print the warning about a plugin that is left out in one line, without a source line."""
    if issubclass(category, LeftOut):
        print("abyssal:", " ".join(str(message).split()), file=sys.stderr)
    else:
        text = warnings.formatwarning(message, category, filename, lineno, line=line)
        print(text, end="", file=file or sys.stderr)


def run(arguments: list[str]) -> int:
    """Carry out a command line; 2 and one line on stderr if it makes no sense."""
    language, rest = chosen_language(arguments)
    spoken = language if language in (*LANGUAGES, PSEUDO) else language_of(os.environ)
    try:
        return carry_out(language, spoken, rest)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "abyssal":
            raise
        extra = "server" if rest[:1] and rest[0] in OF_SERVER else "terminal"
        return refuse(plain_message(spoken, f"cli-needs-{extra}"))


def carry_out(language: str | None, spoken: str, rest: list[str]) -> int:
    """Carry out a command line whose answers are in the language `spoken`."""
    import typer
    from typer.main import get_command

    from abyssal.cli.app import app
    from abyssal.cli.command_line import WrongUse

    words = Words(spoken)
    try:
        if language is not None and language != spoken:
            raise WrongUse("cli-language", value=language, allowed=listed(list(LANGUAGES)))
        command = get_command(app)
        return int(command.main(rest, "abyssal", standalone_mode=False, obj=words) or 0)
    except WrongUse as wrong:
        return refuse(wrong.said(words))
    except AbyssalError as error:
        return refuse(words.error(error))
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:  # the reader of our output has closed it, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def chosen_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the other arguments.

    >>> chosen_language(["play", "--lang", "fr", "--seats=3"])
    ('fr', ['play', '--seats=3'])
    """
    language = None
    rest: list[str] = []
    remaining = iter(arguments)
    for argument in remaining:
        if argument == "--lang":
            language = next(remaining, "")
        elif argument.startswith("--lang="):
            language = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return language, rest


def refuse(line: str) -> int:
    """Say in one line what is wrong with the command line."""
    print("abyssal:", " ".join(line.split()), file=sys.stderr)
    return 2
