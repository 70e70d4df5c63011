"""Localization: every word a person reads, in Fluent catalogues that the web client shares.

`text/languages.json` is the table of languages, which the client reads too: a code, the language's
own name, and whether it is whole, which means that it has every message of ours. `text/<code>.ftl`
holds what all games share, the folder `text` of a title's package its own:

- `title`, `blurb`: the name of a game and one sentence about it
- `prompt-<step>`: who must do what; attribute `.you` says it to the one who is asked, `.owner` to
  the one who is `$owner`, `.winner` to one of the `$winners` (`$others` are the rest of them)
- `event-<kind>`: a sentence of the log, in the past tense unless it announces what begins;
  attribute `.you` says it to its seat (`$player`), `.owner` and `.winner` as above. Kinds that end
  in `-own` are told to their seat alone and need none
- `action-<verb>`: the label of an action; `.owner` says it to the one who is `$owner`. A title
  without labels of its own is told the verb of the notation, and the rest of it as `$what`
- `rule-<topic>-title`, `rule-<topic>`: the rules in short topics, in the order of the file;
  `rule-of-<step>` names the topic behind a prompt
- `option-<name>`, `option-<name>-<choice>`: choices before the game
- `ending-<kind>`: why a game ended
- `term-<noun>`: the game's nouns, for headings and legends; a plain board calls the fields of a
  view by them
- `error-<code>`: a refusal; an attribute named like one of its details says more when that is known
- `<argument>-<value>`: the word for an argument that is a key, such as `company-pearl`; a value of
  several words, such as `gold 5 deep`, is read by its first (`cards-gold`), with a `$number` and a
  `$detail` that is read as a key itself (`cards-deep`)
- attributes of such a word are its forms, for languages that inflect: `$space-at` is the attribute
  `.at` of `space-galley`
- `<argument>-separator` stands between the items of a list that is no enumeration, such as dice
- a phrase, for texts that are put together from rows of data: an argument `{"say": key, …}` is read
  as the message `key` with the other entries as its arguments, phrases among them; the message
  `sentence` begins with a capital letter
- `cli-…`: the terminal

Every message is plain Fluent. What a language lacks is said in English. A word that English lacks
as well, or a missing argument, raises MissingWord: nothing blank is ever shown.
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, cast

from abyssal.core.description import Label
from abyssal.core.errors import AbyssalError, BadRequest, listed
from abyssal.core.title import ENGLISH as ENGLISH
from abyssal.describe import label, prompt
from abyssal.games import OURS, text_of
from abyssal.games import title as title_called

if TYPE_CHECKING:  # fluent is installed with the terminal and the server, not with the engine
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax.ast import Resource

BLOCK: Final = re.compile(
    r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|[ \t]*(?=\n)))*", re.ASCII | re.MULTILINE
)
"""A message or a term of a Fluent file, up to the next line that is not indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""What a message may speak of: another one, a term, or a function, which is no message."""
TABLE: Final = json.loads((files("abyssal") / "text" / "languages.json").read_text("utf-8"))
LANGUAGES: Final[dict[str, str]] = {row["code"]: row["name"] for row in TABLE["languages"]}
"""The languages by their codes, each with its own name for itself."""
WHOLE: Final = tuple(row["code"] for row in TABLE["languages"] if row["whole"])
"""Those that have every message of ours."""
PSEUDO: Final[str] = TABLE["pseudo"]["code"]
"""English with long and accented words, to see whether texts fit. It is offered in no menu."""
LONG_LETTERS: Final = str.maketrans(TABLE["pseudo"]["letters"])

AROUND: Final = ("web-", "cli-", "error-", "server-", "host-", "house-", "plain-")
"""What stands around a game. All else that games share becomes part of their sentences: it is said
in the language in which the game is told."""

SEAT_ARGUMENTS: Final = frozenset({"owner", "winners"})
"""Arguments that are seats, and are read as names; one beyond the players reads `nobody`."""


class MissingWord(LookupError):
    """A catalogue lacks a message, or a message needs an argument that was not given."""


def written(value: str | int) -> str | int:
    """A number below zero has a true minus sign.

    >>> written(-3), written(3)
    ('−3', 3)
    """
    if isinstance(value, int) and value < 0:
        return f"\N{MINUS SIGN}{-value}"
    return value


def nearest(wanted: str) -> str | None:
    """The language of ours that a system or a browser means by a tag, if there is one.

    >>> nearest("de-AT"), nearest("fr_CA.UTF-8"), nearest("C.UTF-8")
    ('de', 'fr', None)
    """
    tag = wanted.split(".")[0].split("@")[0].replace("_", "-").strip().lower()
    for code in LANGUAGES:
        if tag == code.lower() or tag.startswith(f"{code.lower()}-"):
            return code
    return None


def language_of(environment: Mapping[str, str]) -> str:
    """The language a system asks for, English unless we have it.

    >>> language_of({"LANG": "fr_CA.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fr_FR"})
    ('fr', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return nearest(environment[variable]) or ENGLISH
    return ENGLISH


def check_language(language: str, more: Sequence[str] = ()) -> None:
    """Refuse a language that is neither in the table nor one of `more`."""
    if language not in LANGUAGES and language not in more:
        allowed = listed(list(LANGUAGES))
        raise BadRequest(
            "language",
            f"there is no language {language!r}; there are: {allowed}",
            {"language": language, "allowed": allowed},
        )


def source(language: str, game: str | None) -> str:
    """The file with the messages all games share, or with those of the title `game`; empty where
    the title has none in this language."""
    if game is not None:
        return text_of(title_called(game), language)
    return (files("abyssal") / "text" / f"{language}.ftl").read_text("utf-8")


@cache
def catalogue(language: str, game: str | None) -> "Resource":
    """The messages of such a file."""
    from fluent.runtime import FluentResource

    if language == PSEUDO:
        return lengthened(FluentResource(source(ENGLISH, game)))
    return FluentResource(source(language, game))


def lengthened(resource: "Resource") -> "Resource":
    """Its messages with longer words, but for those that name a topic of the rules."""
    from fluent.syntax.ast import Message, TextElement
    from fluent.syntax.visitor import Visitor

    class Lengthening(Visitor):
        def visit_Message(self, message: Message) -> None:
            if not message.id.name.startswith("rule-of-"):
                self.generic_visit(message)

        def visit_TextElement(self, text: TextElement) -> None:
            text.value = text.value.translate(LONG_LETTERS)

    Lengthening().visit(resource)
    return resource


@cache
def blocks(language: str, game: str | None) -> dict[str, str]:
    """The same messages as text, each by its name; terms have a dash before theirs."""
    found: dict[str, str] = {}
    text = source(ENGLISH if language == PSEUDO else language, game)
    for block in BLOCK.finditer(text):
        found.setdefault(block[1], block[0])
    return found


@cache
def parsed(language: str, game: str | None, name: str) -> "Resource":
    """One of them, parsed."""
    from fluent.runtime import FluentResource

    resource = FluentResource(blocks(language, game)[name] + "\n")
    return lengthened(resource) if language == PSEUDO else resource


class Bundle:
    """The messages that all games share, with those of one game if it is named.

    A message is parsed when it is first asked for: all of them take longer than most commands do.
    """

    def __init__(self, language: str, game: str | None) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.titles = (None, game) if game else (None,)
        self.read: set[str] = set()
        locale = ENGLISH if language == PSEUDO else language
        self.fluent: FluentBundle = FluentBundle([locale], use_isolating=False)

    def has_message(self, name: str) -> bool:
        """Whether there is one; it is parsed, with those that it speaks of."""
        if name in self.read:
            return True
        for title in self.titles:
            block = blocks(self.language, title).get(name)
            if block is not None:
                self.read.add(name)
                self.fluent.add_resource(parsed(self.language, title, name))
                for other in REFERENCE.findall(block):
                    self.has_message(other)
                return True
        return False

    def get_message(self, name: str) -> "Message":
        return self.fluent.get_message(name)

    def format_pattern(
        self, pattern: "Pattern", arguments: dict[str, Any]
    ) -> "tuple[object, list[Exception]]":
        return self.fluent.format_pattern(pattern, arguments)


def languages_of(language: str, game: str | None) -> tuple[str, ...]:
    """Those in which a word is looked for: English last, unless nothing can be missing."""
    if language in (ENGLISH, PSEUDO):
        return (language,)
    if language in WHOLE and (game is None or game in OURS):
        return (language,)
    return (language, ENGLISH)


def plain_message(language: str, key: str) -> str:
    """A message of one line and without arguments, for where Fluent is not installed.

    >>> plain_message("fr", "cli-largo-morning")
    'matin'
    """
    for spoken in dict.fromkeys((ENGLISH if language == PSEUDO else language, ENGLISH)):
        for line in source(spoken, None).splitlines():
            name, _, text = line.partition(" = ")
            if name == key:
                return text
    raise MissingWord(f"abyssal ({language}) lacks {key}")


class Words:
    """One language, with the words of one game if it is named; English stands in for what it lacks.

    A game without words in this language is told in English as a whole, within a page or a terminal
    in this language: `telling` is the language of its sentences.

    >>> Words("en", "into-the-blue")("title")
    'Into the Blue'
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        check_language(language, more=(PSEUDO,))
        self.language = language
        self.game = game
        self.languages = languages_of(language, game)
        self.bundles = [Bundle(spoken, game) for spoken in self.languages]
        missing = game is not None and language != PSEUDO and not source(language, game)
        self.telling = ENGLISH if missing else language

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The text of message `key`; `words("event-won.you")` is the attribute of a message."""
        return self.text(key, arguments)

    def __contains__(self, key: str) -> bool:
        """Whether there is a text of message `key`, or of an attribute `message.attribute`."""
        return self.found(key) is not None

    def asked(self, name: str) -> list[Bundle]:
        """The bundles in the order in which they are asked for a message."""
        is_told = self.telling != self.language and not name.startswith(AROUND)
        return self.bundles[::-1] if is_told else self.bundles

    def found(self, key: str) -> "tuple[Bundle, Pattern] | None":
        """The text of a message or an attribute, with the bundle that it is of."""
        name, _, attribute = key.partition(".")
        for spoken in self.asked(name):
            if spoken.has_message(name):
                message = spoken.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return spoken, pattern
        return None

    def text(self, key: str, arguments: Mapping[str, Any]) -> str:
        """The text of message or attribute `key`."""
        found = self.found(key)
        if found is None:
            raise MissingWord(f"{self.where()} lacks {key}")
        spoken, pattern = found
        signed = {name: written(value) for name, value in arguments.items()}
        text, errors = spoken.format_pattern(pattern, signed)
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
        own = "standin" if "by" in event else "you"  # what a bot did is never told as one's own
        roles = {
            own: event["seat"],
            "owner": event.get("owner"),
            "winner": winning(event, viewer),
        }
        read = self.told(event, names, viewer)
        return self.addressed(f"event-{event['event']}", read, roles, viewer)

    def told(
        self, event: Mapping[str, Any], names: Sequence[str], viewer: int | None = None
    ) -> dict[str, str | int]:
        """The arguments of an event's sentence; `$player` is its seat, if it has one."""
        arguments = {
            name: value for name, value in event.items() if name not in ("event", "seat", "by")
        }
        read = self.readable(arguments, names) | self.besides(event, names, viewer)
        if event["seat"] is not None:
            read["player"] = names[event["seat"]]
        return read

    def prompt(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """Who must do what now, for the viewer of `view`.

        `$player` is everyone who is asked; a sealed decision tells only how many are waited for,
        as `$count`; `$people` is how many are asked in either case. One whose sentence names
        somebody is not sealed: if only a number is known, the sentence of all sealed decisions
        tells it.
        """
        asked, viewer = view["asked"], view["viewer"]
        key = f"prompt-{view['step']}"
        question = prompt(view) if key in self else {}
        action = question.pop("action", None)
        read = self.readable(question, names) | self.besides(question, names, viewer)
        roles = {"owner": question.get("owner"), "winner": winning(question, viewer)}
        read["people"] = len(asked) if isinstance(asked, list) else asked
        if not isinstance(asked, list):
            try:
                return self.addressed(key, {**read, "count": asked}, roles, viewer)
            except MissingWord:
                return self.text("prompt-sealed", {"count": asked})
        read["player"] = self.list_of([names[seat] for seat in asked])
        read.setdefault("count", len(asked))
        if action is not None:
            read["action"] = self.label(action, names, viewer)
        you = viewer if viewer in asked else None
        return self.addressed(key, read, {"you": you, **roles}, viewer)

    def action(self, text: str, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """The label of an action in notation, for someone who sees `view`."""
        return self.label(label(text, view), names, view["viewer"])

    def label(self, said: Label, names: Sequence[str], viewer: int | None) -> str:
        """A label as `viewer` reads it."""
        verb, arguments = said
        read = self.readable(arguments, names)
        roles = {"owner": arguments.get("owner")}
        return self.addressed(f"action-{verb}", read, roles, viewer)

    def hint(self, why: Label, names: Sequence[str]) -> str:
        """What speaks for an answer or against it."""
        reason, arguments = why
        return self.text(f"hint-{reason}", self.readable(arguments, names))

    def error(self, error: AbyssalError) -> str:
        """A refusal in this language; `$message` is the English sentence for makers."""
        key = f"error-{error.code}"
        details = {name: str(value) for name, value in error.details.items()}
        details["message"] = str(error)
        fuller = [f"{key}.{name}" for name in error.details if f"{key}.{name}" in self]
        return self.text(fuller[0] if fuller else key, details)

    def addressed(
        self,
        key: str,
        arguments: Mapping[str, Any],
        roles: Mapping[str, int | None],
        viewer: int | None,
    ) -> str:
        """The text of `key`, or of its attribute for the role that `viewer` has in it."""
        for role, seat in roles.items():
            if viewer is not None and seat == viewer and f"{key}.{role}" in self:
                return self.text(f"{key}.{role}", arguments)
        return self.text(key, arguments)

    def besides(
        self, arguments: Mapping[str, Any], names: Sequence[str], viewer: int | None
    ) -> dict[str, str | int]:
        """`$others`: the winners but for the viewer."""
        if "winners" not in arguments:
            return {}
        others = [seat for seat in arguments["winners"] if seat != viewer]
        return {"others": self.list_of([self.word("winners", seat, names) for seat in others])}

    # The rules panel

    def topics(self) -> list[str]:
        """The topics of the game's rules, in reading order."""
        from fluent.syntax.ast import Message

        entries = catalogue(self.languages[-1], self.game).body
        keys = [entry.id.name for entry in entries if isinstance(entry, Message)]
        return [
            key.removeprefix("rule-").removesuffix("-title")
            for key in keys
            if key.startswith("rule-") and key.endswith("-title")
        ]

    def topic_of(self, view: Mapping[str, Any]) -> str:
        """The topic that explains what is asked in `view`."""
        question = prompt(view)
        keys = {name: value for name, value in question.items() if isinstance(value, str)}
        return self.text(f"rule-of-{view['step']}", keys)

    def rule(self, topic: str) -> tuple[str, list[str]]:
        """The title and the paragraphs of a topic, without line breaks of their own."""
        paragraphs = self(f"rule-{topic}").split("\n\n")
        return self(f"rule-{topic}-title"), [text.replace("\n", " ") for text in paragraphs]

    # Arguments

    def readable(self, arguments: Mapping[str, Any], names: Sequence[str]) -> dict[str, str | int]:
        """What a message can use: keys as words, seats as names, lists as text, None as `none`.

        A list also gives `$<name>-count` and, of numbers, `$<name>-total`; a word its forms.
        """
        read: dict[str, str | int] = {}
        for name, value in arguments.items():
            if isinstance(value, list):
                read[name] = self.list_of([self.word(name, item, names) for item in value], name)
                read[f"{name}-count"] = len(value)
                if all(isinstance(item, int) for item in value):
                    read[f"{name}-total"] = sum(value)
            else:
                read[name] = self.word(name, value, names)
                read |= self.forms(name, value)
        return read

    def forms(self, name: str, value: Any) -> dict[str, str]:
        """The attributes of the word for an argument, as `$<name>-<attribute>`."""
        key = f"{name}-{value}"
        forms = {
            form
            for spoken in self.bundles
            if spoken.has_message(key)
            for form in spoken.get_message(key).attributes
        }
        return {f"{name}-{form}": self(f"{key}.{form}") for form in forms}

    def phrase(self, phrase: Mapping[str, Any], names: Sequence[str]) -> str:
        """A text put together from messages."""
        arguments = {name: value for name, value in phrase.items() if name != "say"}
        text = self.text(phrase["say"], self.readable(arguments, names))
        return text[:1].upper() + text[1:] if phrase["say"] == "sentence" else text

    def word(self, name: str, value: Any, names: Sequence[str]) -> str | int:
        """One argument, or one item of a list, as a message can use it."""
        if value is None:
            return "none"
        if isinstance(value, dict):
            return self.phrase(value, names)
        if name in SEAT_ARGUMENTS:
            seat = int(value)
            return names[seat] if seat < len(names) else "nobody"
        key, *details = f"{name}-{value}".split()
        if details:
            return self.text(key, self.details(name, details))
        return self(key) if key in self else cast(str | int, value)

    def details(self, name: str, words: Sequence[str]) -> dict[str, str | int]:
        """What the first word of a value leaves open: a `$number`, and a `$detail` in a word."""
        return {
            "number" if word.isdigit() else "detail": int(word)
            if word.isdigit()
            else self.word(name, word, ())
            for word in words
        }

    def list_of(self, items: Sequence[str | int], name: str = "") -> str:
        """Several items as one text: with commas and a last “and”, or as `<name>-separator` says.

        >>> Words("en").list_of(["Ana", "Bo", "Cy"])
        'Ana, Bo and Cy'
        """
        texts = [str(written(item)) for item in items]
        if f"{name}-separator" in self:
            return self(f"{name}-separator").join(texts)
        if len(texts) < 2:
            return "".join(texts)
        before = reduce(lambda left, right: self("list-comma", left=left, right=right), texts[:-1])
        return self("list-and", left=before, right=texts[-1])


def winning(arguments: Mapping[str, Any], viewer: int | None) -> int | None:
    """The viewer, if they are among the `winners`."""
    return viewer if viewer in arguments.get("winners", ()) else None
