"""What each language lacks, compared with English: messages that are missing, obsolete or differ.

A message is obsolete if English has it no more, and differs if it uses other arguments. Whole
languages (`text/languages.json`) must have nothing to report; with --check, so must every catalogue
that a language has.
"""

import argparse
import sys
from functools import cache
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Message, MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from abyssal.games import games
from abyssal.words import ENGLISH, LANGUAGES, source


class Report(NamedTuple):
    """The texts of a catalogue, `message` or `message.attribute`, that are not as in English."""

    missing: list[str]
    obsolete: list[str]
    other_arguments: list[str]


class Arguments(Visitor):
    """The arguments below a node, and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        # Which form of a word a language needs, such as `$space-at`, is its own affair.
        self.names.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def texts(source: str) -> dict[str, Pattern]:
    """Every text of a catalogue by its name."""
    found: dict[str, Pattern] = {}
    for message in FluentResource(source).body:
        if isinstance(message, Message):
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def arguments(node: BaseNode, known: dict[str, Pattern]) -> set[str]:
    """The arguments of a text, those of the messages it refers to included."""
    found = Arguments()
    found.visit(node)
    for name in found.messages & known.keys():
        found.names |= arguments(known[name], known)
    return found.names


def compared(english: str, other: str) -> Report:
    """What a catalogue lacks, has too much or says with other arguments."""
    first, second = texts(english), texts(other)
    return Report(
        [key for key in first if key not in second],
        [key for key in second if key not in first],
        [
            key
            for key in first
            if key in second and arguments(first[key], first) != arguments(second[key], second)
        ],
    )


def lines(language: str) -> list[str]:
    """The report of one language; empty lists are not mentioned."""
    told = [f"{language} ({LANGUAGES[language]})"]
    for home in (None, *games()):
        name = home or "around the games"
        total = len(texts(source(ENGLISH, home)))
        if not source(language, home):
            told.append(f"  {name}: not begun, {total} texts; shown in English")
            continue
        report = compared(source(ENGLISH, home), source(language, home))
        told.append(f"  {name}: {total - len(report.missing)} of {total} texts")
        for kind, keys in report._asdict().items():
            told += [f"    {kind.replace('_', ' ')}: {key}" for key in keys]
    return told


def is_clean(language: str) -> bool:
    """Whether every catalogue that a language has says what the English one does."""
    return all(
        not any(compared(source(ENGLISH, home), source(language, home)))
        for home in (None, *games())
        if source(language, home)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="*", help="only these, such as de")
    parser.add_argument("--check", action="store_true", help="fail if a catalogue is not complete")
    asked = parser.parse_args()
    unknown = set(asked.language) - set(LANGUAGES)
    if unknown:
        parser.error(f"there is no language {min(unknown)!r}; there are: {', '.join(LANGUAGES)}")
    reported = [one for one in asked.language or LANGUAGES if one != ENGLISH]
    for language in reported:
        print("\n".join(lines(language)))
    if asked.check and not all(map(is_clean, reported)):
        sys.exit(1)


if __name__ == "__main__":
    main()
