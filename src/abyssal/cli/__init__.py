"""The `abyssal` command."""

import os
import sys
from io import TextIOWrapper

from abyssal.core.errors import AbyssalError
from abyssal.words import LANGUAGES, Words, language_of


def main() -> None:
    """Run the command line this process was started with."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks is no reason to fail
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out a command line; 2 and one line on stderr if it makes no sense."""
    import typer
    from typer.main import get_command

    from abyssal.cli.app import app
    from abyssal.cli.command_line import WrongUse, chosen_language

    language, rest = chosen_language(arguments)
    words = Words(language if language in LANGUAGES else language_of(os.environ))
    try:
        if language is not None and language not in LANGUAGES:
            raise WrongUse("cli-language", value=language)
        command = get_command(app)
        return int(command.main(rest, "abyssal", standalone_mode=False, obj=words) or 0)
    except WrongUse as wrong:
        return refuse(words(wrong.key, **wrong.arguments))
    except AbyssalError as error:
        return refuse(words.error(error))
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def refuse(line: str) -> int:
    """Say in one line what is wrong with the command line."""
    print("abyssal:", " ".join(line.split()), file=sys.stderr)
    return 2
