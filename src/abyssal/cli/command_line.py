"""The command line in the reader's language: help, and one line for every wrong use.

Values arrive as the text that was typed: the commands check them, so that every refusal is ours.
"""

import shutil
import textwrap
from difflib import get_close_matches
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from abyssal.core.errors import listed
from abyssal.words import LANGUAGES, Words

HELP_WIDTH: Final = 80
LANG_OPTION: Final = "--lang CODE"


class WrongUse(Exception):
    """A command line that makes no sense: the message that says so, and its arguments."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def said(self, words: Words) -> str:
        return words(self.key, **self.arguments)


class Command(TyperCommand):
    """One command, such as `play`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given, extra = read(self, ctx, args)
        if given.get("help"):
            show_help(ctx)
        for parameter in self.params:
            value = given.get(parameter.name)
            if value is None and parameter.required:
                name = str(parameter.metavar)
                raise WrongUse("cli-missing-argument", argument=name, command=ctx.command_path)
            ctx.params[parameter.name] = parameter.get_default(ctx) if value is None else value
        if extra:
            raise WrongUse("cli-extra-argument", argument=extra[0], command=ctx.command_path)
        return []

    def get_help(self, ctx: Any) -> str:
        words: Words = ctx.obj
        usage = [ctx.command_path]
        rows = []
        for parameter in self.params:
            name, help_key = str(parameter.metavar or ""), str(vars(parameter)["help"])
            if parameter.param_type_name == "option":
                name = f"{parameter.opts[0]} {name}"
            else:
                usage.append(name if parameter.required else f"[{name}]")
            text, default = words(help_key), vars(parameter).get("show_default")
            if isinstance(default, str):
                text = words("cli-default", text=text, default=default)
            rows.append((name, text))
        return "\n".join(
            [
                words("cli-usage", usage=" ".join([*usage, words("cli-options")])),
                "",
                *wrapped(words(str(self.help))),
                "",
                *listed_rows([*rows, *common_rows(words)]),
            ]
        )


class Group(TyperGroup):
    """The whole of `abyssal`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] == "--help":
            show_help(ctx)
        if args[0] == "--version":
            from importlib.metadata import version

            typer.echo(f"abyssal {version('abyssal')}")
            raise typer.Exit()
        if args[0].startswith("-"):
            raise WrongUse("cli-unknown-option", option=args[0], command=ctx.command_path)
        return list(super().parse_args(ctx, args))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            close = get_close_matches(args[0], self.commands, n=1)
            if close:
                raise WrongUse("cli-unknown-command.close", command=args[0], close=close[0])
            raise WrongUse("cli-unknown-command", command=args[0], allowed=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        words: Words = ctx.obj
        commands = [(name, words(str(command.help))) for name, command in self.commands.items()]
        options = [*common_rows(words), ("--version", words("cli-help-version"))]
        return "\n".join(
            [
                words("cli-usage", usage=f"{ctx.command_path} {words('cli-command-options')}"),
                "",
                *wrapped(words(str(self.help))),
                "",
                *listed_rows([*commands, *options]),
                "",
                words("cli-more-help", command=ctx.command_path),
            ]
        )


def read(command: Command, ctx: Any, args: list[str]) -> tuple[dict[str, Any], list[str]]:
    """What was typed, by the name of its parameter, and what was typed too much."""
    try:
        given, extra, _ = command.make_parser(ctx).parse_args(list(args))
    except typer.TyperException as error:
        refuse_option(command, ctx, str(getattr(error, "option_name", "")))
    return given, extra


def refuse_option(command: Command, ctx: Any, option: str) -> NoReturn:
    """Why an option cannot be read: it is unknown, or its value is missing or one too many."""
    known = {name: parameter for parameter in command.params for name in parameter.opts}
    if option not in known:
        close = get_close_matches(option, known, n=1)
        if close:
            raise WrongUse("cli-unknown-option.close", option=option, close=close[0])
        raise WrongUse("cli-unknown-option", option=option, command=ctx.command_path)
    value = known[option].metavar
    if value is None:
        raise WrongUse("cli-no-value", option=option)
    raise WrongUse("cli-missing-value", option=f"{option} {value}")


def show_help(ctx: Any) -> NoReturn:
    typer.echo(ctx.get_help())
    raise typer.Exit()


def common_rows(words: Words) -> list[tuple[str, str]]:
    """The options that every command has."""
    languages = listed([f"{code} ({name})" for code, name in LANGUAGES.items()])
    return [
        (LANG_OPTION, words("cli-help-lang", languages=languages)),
        ("--help", words("cli-help-help")),
    ]


def listed_rows(rows: list[tuple[str, str]]) -> list[str]:
    """Names and what they mean, in two columns."""
    column = max(len(name) for name, _ in rows) + 4
    lines: list[str] = []
    for name, text in rows:
        first, *more = wrapped(text, column)
        lines.append(f"  {name}".ljust(column) + first)
        lines += [" " * column + line for line in more]
    return lines


def wrapped(text: str, indent: int = 0) -> list[str]:
    width = min(HELP_WIDTH, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, max(20, width - indent)) or [""]
