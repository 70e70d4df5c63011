"""The settings of a server: one table, from which options, variables, files, help and docs come.

A setting called `keep-finished` is `--keep-finished` on the command line, `ABYSSAL_KEEP_FINISHED`
in the environment and `keep-finished` in a TOML file. What stands earlier in that order counts.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from inspect import Parameter, Signature
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from abyssal.cli.command_line import WrongUse
from abyssal.cli.setting_kinds import Flag, Folder, Kind, Networks, OneOf, Text, Url, Whole
from abyssal.words import Words

PREFIX: Final = "ABYSSAL_"
MISSPELT: Final = 0.9
"""How like the name of a setting a variable must be to look like a mistake. Others may be some
other program's."""
CONFIG: Final = "config"
LONGEST_KEPT: Final = 3650
"""Days."""


class Setting(NamedTuple):
    """One thing that a host may set."""

    name: str
    kind: Kind
    help: str
    """The message that says what it does."""
    metavar: str = ""
    """What stands for its value in help; a flag has none."""
    default: str = ""
    """As it would be written; "" if it is not set, or depends on the machine."""
    is_secret: bool = False
    """Its value is never printed."""

    def option(self) -> str:
        return f"--{self.name}"

    def variable(self) -> str:
        return PREFIX + self.name.replace("-", "_").upper()

    def parameter(self) -> str:
        """The name of the parameter of the command."""
        return self.name.replace("-", "_")


def days(name: str, help: str, default: int) -> Setting:
    return Setting(name, Whole(1, LONGEST_KEPT, "d"), help, "DAYS", default=f"{default}d")


def number(name: str, help: str, default: int, most: int) -> Setting:
    return Setting(name, Whole(1, most), help, "N", default=str(default))


SETTINGS: Final = (
    Setting(CONFIG, Folder(), "cli-help-config", "FILE"),
    Setting("host", Text(), "cli-help-host", "ADDRESS", default="127.0.0.1"),
    Setting("port", Whole(0, 65535), "cli-help-port", "N", default="8000"),
    Setting("data", Folder(), "cli-help-folder", "FOLDER"),
    Setting("database", Text(), "cli-help-database", "URL", is_secret=True),
    Setting("workers", Whole(1, 256), "cli-help-workers", "N", default="1"),
    Setting("inner-address", Text(), "cli-help-inner", "ADDRESS"),
    Setting("public-url", Url(), "cli-help-public-url", "URL"),
    Setting("behind-proxy", Flag(), "cli-help-behind-proxy"),
    Setting("trusted-proxies", Networks(), "cli-help-trusted-proxies", "NETWORKS"),
    Setting("lan", Flag(), "cli-help-lan"),
    Setting("no-browser", Flag(), "cli-help-no-browser"),
    Setting("bot-processes", Whole(0, 256), "cli-help-bot-processes", "N"),
    Setting("drain", Whole(1, 600, "s"), "cli-help-drain", "SECONDS", default="10s"),
    Setting("log-format", OneOf("text", "json"), "cli-help-log-format", "NAME", default="text"),
    Setting(
        "log-level",
        OneOf("error", "warning", "info"),
        "cli-help-log-level",
        "NAME",
        default="warning",
    ),
    Setting("metrics-token", Text(), "cli-help-metrics-token", "TOKEN", is_secret=True),
    Setting("grace", Whole(5, 86400, "s"), "cli-help-grace", "SECONDS", default="30s"),
    Setting(
        "grace-network", Whole(5, 86400, "s"), "cli-help-grace-network", "SECONDS", default="120s"
    ),
    days("keep-finished", "cli-help-keep-finished", 90),
    days("keep-unstarted", "cli-help-keep-unstarted", 14),
    days("keep-sessions", "cli-help-keep-sessions", 365),
    days("put-away-after", "cli-help-put-away", 30),
    number("tables-a-person", "cli-help-tables-a-person", 30, 10_000),
    number("tables-an-hour", "cli-help-tables-an-hour", 60, 100_000),
    number("tries-a-minute", "cli-help-tries-a-minute", 10, 10_000),
    number("requests-a-second", "cli-help-requests-a-second", 50, 100_000),
    number("connections-an-address", "cli-help-connections-an-address", 256, 1_000_000),
    number("streams-an-address", "cli-help-streams-an-address", 200, 1_000_000),
    number("streams-a-person", "cli-help-streams-a-person", 40, 100_000),
    Setting("push", Flag(), "cli-help-push"),
    Setting("webhooks", Flag(), "cli-help-webhooks"),
    Setting("smtp", Text(), "cli-help-smtp", "URL", is_secret=True),
    Setting("mail-from", Text(), "cli-help-mail-from", "ADDRESS"),
)
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}


class Given(NamedTuple):
    """A value that somebody gave to a setting, and where."""

    text: str
    source: str
    """The message that names the place; `where` is its argument."""
    where: str


def signature() -> Signature:
    """The parameters of the command `serve`: the context, and an option for each setting."""
    parameters = [Parameter("ctx", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)]
    for setting in SETTINGS:
        kind: Any = str | None if setting.metavar else bool
        option = typer.Option(
            None if setting.metavar else False,
            setting.option(),
            metavar=setting.metavar or None,
            help=setting.help,
            show_default=setting.default or False,
        )
        name = setting.parameter()
        parameters.append(Parameter(name, Parameter.KEYWORD_ONLY, default=option, annotation=kind))
    return Signature(parameters)


def chosen(typed: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Any]:
    """The value of every setting: as typed, else of the environment, else of a file, else its own.

    `typed` goes by the names of parameters; what was not typed is None or False there.
    """
    given = {**in_environment(environment), **on_command_line(typed)}
    if CONFIG in given:
        file = Path(read(BY_NAME[CONFIG], given[CONFIG]))
        given = {**in_file(file), **given}
    return {setting.name: value_of(setting, given.get(setting.name)) for setting in SETTINGS}


def value_of(setting: Setting, given: Given | None) -> Any:
    if given is not None:
        return read(setting, given)
    if isinstance(setting.kind, Flag):
        return False
    return setting.kind.read(setting.default) if setting.default else None


def on_command_line(typed: Mapping[str, Any]) -> dict[str, Given]:
    found = {}
    for setting in SETTINGS:
        value = typed.get(setting.parameter())
        if value is not None and value is not False:
            text = "yes" if value is True else str(value)
            found[setting.name] = Given(text, "cli-source-line", setting.option())
    return found


def in_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    """A variable that is set to nothing counts as not set; one that looks misspelt is refused."""
    variables = [setting.variable() for setting in SETTINGS]
    for name in environment:
        if name.startswith(PREFIX) and name not in variables and environment[name]:
            close = get_close_matches(name, variables, n=1, cutoff=MISSPELT)
            if close:
                raise WrongUse("cli-environment-unknown", name=name, close=close[0])
    return {
        setting.name: Given(environment[variable], "cli-source-environment", variable)
        for setting in SETTINGS
        if environment.get(variable := setting.variable())
    }


def in_file(file: Path) -> dict[str, Given]:
    """The settings in a TOML file; a name that is none is refused."""
    import tomllib

    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise WrongUse("cli-cannot-read", file=str(file), reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise WrongUse("cli-not-text", file=str(file)) from error
    except tomllib.TOMLDecodeError as error:  # it names line and column, and no value
        raise WrongUse("cli-config-not-toml", file=str(file), reason=str(error)) from error
    found = {}
    for name, value in content.items():
        if name not in BY_NAME or name == CONFIG:
            close = get_close_matches(name, BY_NAME, n=1)
            key = "cli-config-unknown.close" if close else "cli-config-unknown"
            raise WrongUse(key, file=str(file), name=name, close="".join(close))
        found[name] = Given(text_of(value), "cli-source-file", f"{name}, {file}")
    return found


def text_of(value: Any) -> str:
    """A value of a file as it would be typed; what cannot be typed becomes what no kind reads."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(text_of(part) for part in value)
    return str(value) if isinstance(value, str | int) else ""


def read(setting: Setting, given: Given) -> Any:
    """The value of a setting, or what is wrong with it, where it stands, and what is allowed."""
    try:
        return setting.kind.read(given.text)
    except ValueError:
        raise WrongSetting(setting, given) from None


class WrongSetting(WrongUse):
    """A value that a setting cannot have; that of a secret is not repeated."""

    def __init__(self, setting: Setting, given: Given) -> None:
        super().__init__("cli-setting-secret" if setting.is_secret else "cli-setting-wrong")
        self.setting = setting
        self.given = given

    def said(self, words: Words) -> str:
        kind = self.setting.kind
        return words(
            self.key,
            setting=self.setting.name,
            value="" if self.setting.is_secret else self.given.text,
            where=words(self.given.source, where=self.given.where),
            allowed=words(kind.allowed, **kind.bounds()),
        )
