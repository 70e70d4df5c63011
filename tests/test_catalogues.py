"""The catalogues: the messages of English, with the same arguments; none missing, none unused."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    MessageReference,
    Pattern,
    Resource,
    SelectExpression,
    TermReference,
    TextElement,
    VariableReference,
)

import abyssal
from abyssal.words import ENGLISH, LANGUAGES, WHOLE, Words, blocks, catalogue, parsed, source
from catalogues import Patterns, messages, messages_of, nodes, patterns, variables
from refusals import Refusal, refusals

HOMES = [None, *abyssal.games()]
CATALOGUES = [
    (home, language) for home in HOMES for language in LANGUAGES if source(language, home)
]
"""A language may do without the words of a title; what it has, is complete."""
TITLES = [(home, language) for home, language in CATALOGUES if home is not None]
SOURCES = Path(__file__).parents[1] / "src" / "abyssal"
LEDGERS = Path(__file__).parents[1] / "docs" / "rules"


def all_patterns(language: str) -> Iterator[tuple[str | None, str, Pattern]]:
    for home, spoken in CATALOGUES:
        if spoken == language:
            for key, pattern in patterns(messages(language, home)).items():
                yield home, key, pattern


def differences(one: Patterns, other: Patterns) -> list[str]:
    """What is in one language only, or has other arguments there."""
    return [
        *[f"only in one language: {key}" for key in sorted(set(one) ^ set(other))],
        *[
            f"other arguments: {key}"
            for key in sorted(set(one) & set(other))
            if arguments(key, one) != arguments(key, other)
        ],
    ]


def arguments(key: str, known: Patterns) -> set[str]:
    """The arguments of a text; which form of one a language needs is its own affair."""
    return {name.partition("-")[0] for name in variables(key, known)}


@pytest.mark.parametrize(("home", "language"), CATALOGUES)
def test_every_catalogue_has_the_same_messages_with_the_same_arguments(
    home: str | None, language: str
) -> None:
    english = patterns(messages(ENGLISH, home))
    assert differences(english, patterns(messages(language, home))) == []


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_language_has_a_catalogue_for_every_title(language: str) -> None:
    assert [home for home, spoken in CATALOGUES if spoken == language] == HOMES


def test_every_file_of_messages_belongs_to_a_language_of_the_table() -> None:
    found = {path.stem for path in SOURCES.rglob("text/*.ftl")}
    assert found == set(LANGUAGES)


def test_german_has_all_that_stands_around_the_games_and_into_the_blue() -> None:
    assert {home for home, spoken in CATALOGUES if spoken == "de"} == {None, "into-the-blue"}


def test_the_comparison_finds_a_missing_message_and_another_argument() -> None:
    one = FluentParser().parse("a = { $n }\nb = B\n    .you = You\n")
    other = FluentParser().parse("a = { $m }\nb = B\nc = C\n")
    assert differences(patterns(messages_of(one)), patterns(messages_of(other))) == [
        "only in one language: b.you",
        "only in one language: c",
        "other arguments: a",
    ]


@pytest.mark.parametrize(("home", "language"), CATALOGUES)
def test_a_catalogue_is_plain_fluent_without_a_message_twice(
    home: str | None, language: str
) -> None:
    resource: Resource = catalogue(language, home)
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    assert not nodes(resource, TermReference)
    assert {call.id.name for call in nodes(resource, FunctionReference)} <= {"NUMBER", "DATETIME"}
    names = [message.id.name for message in messages(language, home)]
    if home is not None:
        names += [message.id.name for message in messages(language, None)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_message(language: str) -> None:
    known = {home: set(patterns(messages(language, home))) for home in HOMES}
    for home, key, pattern in all_patterns(language):
        for reference in nodes(pattern, MessageReference):
            assert reference.id.name in known[None] | known[home], f"{home}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    for home, key, pattern in all_patterns(language):
        for select in nodes(pattern, SelectExpression):
            assert all(variant.value.elements for variant in select.variants), f"{home}: {key}"
        assert pattern.elements, f"{home}: {key}"


def test_french_punctuation_keeps_to_its_word() -> None:
    loose = re.compile(r"(?<![\u00a0\u202f])[;!?»]|(?<![\u00a0\u202f]):(?=\s|$)|«(?!\u00a0)|'")
    for home, key, pattern in all_patterns("fr"):
        for text in nodes(pattern, TextElement):
            assert not loose.search(text.value), f"{home}: {key}: {text.value!r}"


def test_english_quotes_are_typographic() -> None:
    for home, key, pattern in all_patterns("en"):
        for text in nodes(pattern, TextElement):
            assert not re.search(r"[\"']", text.value), f"{home}: {key}: {text.value!r}"


def test_german_quotes_are_german() -> None:
    for home, key, pattern in all_patterns("de"):
        for text in nodes(pattern, TextElement):
            assert not re.search(r"[\"'”«»]", text.value), f"{home}: {key}: {text.value!r}"
        whole = "".join(text.value for text in nodes(pattern, TextElement))
        assert whole.count("„") == whole.count("“"), f"{home}: {key}"


# The log


ANNOUNCED = {"event-turn", "event-last-turns"}
"""What begins: a table says so in the present."""
ACTOR = re.compile(r"(?:\$(?:player|owner|winners|company|monarch)|You|Vous|Du) (?=[^\W\d])")
PAST = {
    "en": re.compile(r"was\b|(?!\w*s\b)"),
    "fr": re.compile(r"(?:vous |n’|l’)?(?:a|ont|avez|avait|aviez|était|étiez)\b"),
    "de": re.compile(r"(?:hat|hast|haben|ist|bist|sind|war|warst|ging)\b"),
}


def told_in_the_present(pattern: Pattern, language: str) -> list[str]:
    """Its variants whose actor is followed by a verb that is not in the past."""
    found = []
    for variant in nodes(pattern, Pattern):
        text = "".join(
            element.value
            if isinstance(element, TextElement)
            else "".join(f"${name.id.name}" for name in nodes(element, VariableReference)[:1])
            for element in variant.elements
        )
        actor = ACTOR.match(text)
        if actor and not PAST[language].match(text, actor.end()):
            found.append(text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_is_told_in_the_past(language: str) -> None:
    for home, key, pattern in all_patterns(language):
        if key.startswith("event-") and key.partition(".")[0] not in ANNOUNCED:
            assert told_in_the_present(pattern, language) == [], f"{home}: {key}"


@pytest.mark.parametrize(
    ("language", "present", "past"),
    [
        ("en", "{ $player } draws a card.", "{ $player } drew a card."),
        ("en", "{ $winners } is the richest.", "{ $winners } was the richest."),
        ("fr", "{ $player } pioche une carte.", "{ $player } a pioché une carte."),
        ("fr", "{ $player } vous remet une carte.", "{ $player } vous a remis une carte."),
        ("fr", "Vous ne trouvez rien.", "Vous n’avez rien trouvé."),
    ],
)
def test_the_search_for_the_present_finds_it_in_a_variant(
    language: str, present: str, past: str
) -> None:
    source = f"now =\n    {{ $n ->\n       *[other] {present}\n    }}\nonce = {past}\n"
    known = patterns(messages_of(FluentParser().parse(source)))
    assert len(told_in_the_present(known["now"], language)) == 1
    assert told_in_the_present(known["once"], language) == []


# Refusals


REFUSALS = refusals()


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.code}-{refusal.where}")
def test_every_refusal_has_a_message_that_its_details_can_fill(refusal: Refusal) -> None:
    known = patterns(messages("en", None))
    key = f"error-{refusal.code}"
    assert key in known
    if refusal.details is not None:
        fuller = [name for name in refusal.details if f"{key}.{name}" in known]
        used = variables(f"{key}.{fuller[0]}" if fuller else key, known)
        assert used <= refusal.details | {"message"}


def test_every_message_of_a_refusal_is_of_one_that_can_happen() -> None:
    codes = {refusal.code for refusal in REFUSALS}
    keys = {key.partition(".")[0] for key in patterns(messages("en", None))}
    assert {key.removeprefix("error-") for key in keys if key.startswith("error-")} == codes


# Options and rules


@pytest.mark.parametrize("name", abyssal.games())
def test_every_option_and_every_choice_is_named(name: str) -> None:
    game = abyssal.game(name)
    choices = {option: game.options[option]["choices"] for option in game.options}
    for group, members in game.option_sets.items():
        choices[group] = choices[members[0]]
    expected = {f"option-{option}" for option in choices}
    expected |= {f"option-{option}-{choice}" for option in choices for choice in choices[option]}
    keys = patterns(messages("en", name))
    assert {key for key in keys if key.startswith("option-")} == expected


@pytest.mark.parametrize(("name", "language"), TITLES)
def test_the_rules_panel_covers_the_whole_ledger(name: str, language: str) -> None:
    ledger = (LEDGERS / f"{name.replace('-', '_')}.md").read_text("utf-8")
    rules = re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", ledger, re.MULTILINE)
    words = Words(language, name)
    cited: list[str] = []
    for message in messages(language, name):
        if message.id.name.removesuffix("-title") in {f"rule-{topic}" for topic in words.topics()}:
            cited += cited_rules((message.comment and message.comment.content) or "")
    assert sorted(cited) == sorted(rules)


def cited_rules(comment: str) -> list[str]:
    """The rules a comment names: `ITB-21 … ITB-24` is four of them."""
    rules = []
    for first, last in re.findall(r"([A-Z]+-\d+)(?: … ([A-Z]+-\d+))?", comment):
        title, low = first.split("-")
        high = last.split("-")[1] if last else low
        rules += [f"{title}-{number:0{len(low)}}" for number in range(int(low), int(high) + 1)]
    return rules


@pytest.mark.parametrize(("name", "language"), TITLES)
def test_every_topic_has_a_title_and_a_text(name: str, language: str) -> None:
    words = Words(language, name)
    topics = words.topics()
    assert topics
    texts = {f"rule-{topic}{end}" for topic in topics for end in ("", "-title")}
    keys = patterns(messages(language, name))
    panel = {key for key in keys if key.startswith("rule-") and not key.startswith("rule-of-")}
    assert panel == texts
    for topic in topics:
        _, paragraphs = words.rule(topic)
        assert not [text for text in paragraphs if "\n" in text or "  " in text]


@pytest.mark.parametrize(("home", "language"), CATALOGUES)
def test_a_message_read_by_itself_is_the_one_in_its_file(home: str | None, language: str) -> None:
    whole = {entry.id.name: entry for entry in messages_of(catalogue(language, home))}
    assert blocks(language, home).keys() == whole.keys()
    for name, entry in whole.items():
        [alone] = parsed(language, home, name).body
        assert alone.equals(entry, ["span", "comment"]), name
