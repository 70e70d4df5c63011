"""Every word a person reads, in Fluent catalogues shared by the terminal and the web client.

`text/{en,fr}.ftl` holds what all games share, `games/<title>/text/{en,fr}.ftl` a title's own:

- `title`, `blurb`: the name of a game and one sentence about it
- `prompt-<step>`: who must do what; attribute `.you` says it to the one who is asked
- `event-<kind>`: a sentence of the log; attribute `.you` says it to the one it happened to.
  Kinds that end in `-own` are told to their seat alone and need none
- `action-<verb>`: the label of an action
- `rule-<topic>-title`, `rule-<topic>`: the rules in short topics, in the order of the file;
  `rule-of-<step>` names the topic behind a prompt
- `option-<name>`, `option-<name>-<choice>`: choices before the game
- `ending-<kind>`: why a game ended
- `term-<noun>`: the game's nouns, for headings and legends
- `error-<code>`: a refusal; an attribute named like one of its details says more when that is known
- `<argument>-<value>`: the word for an argument that is a key, such as `company-pearl`;
  `<argument>-separator` stands between the items of a list that is no enumeration, such as dice
- `cli-…`: the terminal

Every message is plain Fluent. A missing word or argument raises MissingWord: nothing blank is ever
shown.
"""

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from abyssal.core.errors import AbyssalError, BadRequest, listed

LANGUAGES: Final = ("en", "fr")

SEAT_ARGUMENTS: Final = frozenset({"owner", "winners"})
"""Arguments that are seats, and are read as names; `seat` itself is read as `$player`."""


class MissingWord(LookupError):
    """A catalogue lacks a message, or a message needs an argument that was not given."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language a system asks for, English unless it is French.

    >>> language_of({"LANG": "fr_CA.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fr_FR"})
    ('fr', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "fr" if environment[variable].lower().startswith("fr") else "en"
    return "en"


@cache
def catalogue(language: str, game: str | None) -> Resource:
    """The messages all games share, or those of the title `game`."""
    home = files("abyssal") if game is None else files("abyssal.games") / game.replace("-", "_")
    return FluentResource((home / "text" / f"{language}.ftl").read_text("utf-8"))


class Words:
    """One language, with the words of one game if it is named.

    >>> Words("en", "into-the-blue")("title")
    'Into the Blue'
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise BadRequest(
                "language",
                f"there is no language {language!r}; there are: {listed(list(LANGUAGES))}",
                {"language": language, "allowed": listed(list(LANGUAGES))},
            )
        self.language = language
        self.game = game
        self.bundle = FluentBundle([language], use_isolating=False)
        for title in (None, game) if game else (None,):
            self.bundle.add_resource(catalogue(language, title))

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The text of message `key`; `words("event-won.you")` is the attribute of a message."""
        return self.text(key, arguments)

    def __contains__(self, key: str) -> bool:
        """Whether there is a message `key`, or an attribute `message.attribute`."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def text(self, key: str, arguments: Mapping[str, Any]) -> str:
        """The text of message or attribute `key`."""
        if key not in self:
            raise MissingWord(f"{self.where()} lacks {key}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingWord(f"{self.where()}: {key} has no text")
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingWord(f"{self.where()}: {key}: {errors[0]}")
        return str(text)

    def where(self) -> str:
        return f"{self.game or 'abyssal'} ({self.language})"

    # Sentences about a game

    def event(
        self, event: Mapping[str, Any], names: Sequence[str], viewer: int | None = None
    ) -> str:
        """An event as the sentence `viewer` reads; `names` are the players' by seat."""
        arguments = {name: value for name, value in event.items() if name != "event"}
        read = self.readable(arguments, names, viewer)
        own = viewer is not None and event["seat"] == viewer
        return self.addressed(f"event-{event['event']}", read, own)

    def prompt(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """Who must do what now, for the viewer of `view`.

        Its arguments are the plain fields of the view, and `$player`: everyone who is asked. A
        sealed decision tells only how many are waited for.
        """
        asked, viewer = view["asked"], view["viewer"]
        arguments = self.readable(view, names, None)
        if isinstance(asked, list):
            arguments["player"] = self.list_of([names[seat] for seat in asked])
            return self.addressed(f"prompt-{view['step']}", arguments, viewer in asked)
        return self.text("prompt-sealed", {"count": asked})

    def action(self, text: str, view: Mapping[str, Any]) -> str:
        """The label of an action in notation, for someone who sees `view`."""
        verb, arguments = label_of(str(self.game))(text, view)
        return self.text(f"action-{verb}", self.readable(arguments, [], None))

    def error(self, error: AbyssalError) -> str:
        """A refusal in this language; `$message` is the English sentence for makers."""
        key = f"error-{error.code}"
        details = {name: str(value) for name, value in error.details.items()}
        details["message"] = str(error)
        fuller = [f"{key}.{name}" for name in error.details if f"{key}.{name}" in self]
        return self.text(fuller[0] if fuller else key, details)

    def addressed(self, key: str, arguments: Mapping[str, Any], to_viewer: bool) -> str:
        """The text of `key`, in the second person if it is said to the viewer and can be."""
        return self.text(f"{key}.you" if to_viewer and f"{key}.you" in self else key, arguments)

    # The rules panel

    def topics(self) -> list[str]:
        """The topics of the game's rules, in reading order."""
        entries = catalogue(self.language, self.game).body
        keys = [entry.id.name for entry in entries if isinstance(entry, Message)]
        return [
            key.removeprefix("rule-").removesuffix("-title")
            for key in keys
            if key.startswith("rule-") and key.endswith("-title")
        ]

    def topic_of(self, step: str) -> str:
        """The topic that explains what is asked in `step`."""
        return self(f"rule-of-{step}")

    def rule(self, topic: str) -> tuple[str, list[str]]:
        """The title and the paragraphs of a topic, without line breaks of their own."""
        paragraphs = self(f"rule-{topic}").split("\n\n")
        return self(f"rule-{topic}-title"), [text.replace("\n", " ") for text in paragraphs]

    # Arguments

    def readable(
        self, arguments: Mapping[str, Any], names: Sequence[str], viewer: int | None
    ) -> dict[str, str | int]:
        """What a message can use: keys as words, seats as names, lists as text.

        A list also gives `$<name>-count`. What is None, or has no text form, is left out.
        """
        read: dict[str, str | int] = {}
        for name, value in arguments.items():
            if name == "seat":
                if value is not None:
                    read["player"] = names[value]
            elif isinstance(value, list):
                items = [self.word(name, item, names, viewer) for item in value]
                if all(item is not None for item in items):
                    read[name] = self.list_of(items, name)
                    read[f"{name}-count"] = len(items)
            else:
                word = self.word(name, value, names, viewer)
                if word is not None:
                    read[name] = word
        return read

    def word(
        self, name: str, value: object, names: Sequence[str], viewer: int | None
    ) -> str | int | None:
        """One argument as a message can use it; None if it cannot."""
        if not isinstance(value, str | int) or isinstance(value, bool):
            return None
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return self("you") if value == viewer else names[value]
        key = f"{name}-{value}"
        return self(key) if key in self else value

    def list_of(self, items: Sequence[str | int | None], name: str = "") -> str:
        """Several items as one text: with commas and a last “and”, or as `<name>-separator` says.

        >>> Words("en").list_of(["Ana", "Bo", "Cy"])
        'Ana, Bo and Cy'
        """
        texts = [str(item) for item in items]
        if f"{name}-separator" in self:
            return self(f"{name}-separator").join(texts)
        if len(texts) < 2:
            return "".join(texts)
        before = reduce(lambda left, right: self("list-comma", left=left, right=right), texts[:-1])
        return self("list-and", left=before, right=texts[-1])


@cache
def label_of(game: str) -> Any:
    """The function of a title that gives an action's verb and the arguments of its label."""
    return import_module(f"abyssal.games.{game.replace('-', '_')}.labels").label
