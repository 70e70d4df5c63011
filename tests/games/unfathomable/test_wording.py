"""The words of the cards: put together from their rows, in both languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import SKILLS
from abyssal.games.unfathomable.box.grammar import VERBS, Reader
from abyssal.games.unfathomable.box.wording import (
    mythos_text,
    printed,
    read_out,
    text_of,
)
from abyssal.words import WHOLE, Words
from games.unfathomable.table import GAME, position

NAMES = ["Ana", "Bo", "Cy", "Dee"]
DECKS = {
    "mythos-deck": 70,
    "spells": 19,
    "waypoints": 20,
    "damage": 9,
    "items": 20,
    "skill-cards": 20,
    "sheets": 10,
    "feats": 10,
    "reveals": 10,
    "rooms": 7,
    "titles": 2,
}


@pytest.fixture(params=WHOLE)
def words(request: pytest.FixtureRequest) -> Words:
    """Each language in turn."""
    return Words(request.param, "unfathomable")


def said(sentences: list[Any], words: Words) -> str:
    return str(words.readable({"sentences": sentences}, NAMES)["sentences"])


def read(source: str, you: str = "you", language: str = "en") -> str:
    """The text of a row."""
    reader = Reader()
    number = reader.read(source)
    return said(read_out(reader.programs, number, you), Words(language, "unfathomable"))


@pytest.mark.rule("UNF-R1")
def test_everything_printed_has_a_name_of_its_own_and_a_text(words: Words) -> None:
    box = printed(GAME.cards)
    assert {deck: len(cards) for deck, cards in box.items()} == DECKS
    for deck, cards in box.items():
        assert words(f"term-{deck}")
        names = {words.phrase(card.name, NAMES) for card in cards}
        assert len(names) == len(cards)
        for card in cards:
            for heading, sentences in card.sections:
                text = words.phrase(heading, NAMES) if heading else said(sentences, words)
                assert text.strip()
                assert "  " not in said(sentences, words)


@pytest.mark.rule("UNF-R1")
def test_every_card_has_names_and_texts_of_our_own_in_both_languages() -> None:
    told = {
        language: [
            (words.phrase(card.name, NAMES), [said(text, words) for _, text in card.sections])
            for cards in printed(GAME.cards).values()
            for card in cards
        ]
        for language in WHOLE
        for words in [Words(language, "unfathomable")]
    }
    for (_, english), (_, french) in zip(told["en"], told["fr"], strict=True):
        assert any(english)
        assert english != french


@pytest.mark.rule("UNF-R2")
def test_the_six_cards_that_the_french_book_prints_are_called_as_it_prints_them() -> None:
    words = Words("fr", "unfathomable")
    known = {
        "mythos-food-stores-raid": "Rafle sur la cambuse",
        "waypoint-stormy-seas": "Mer orageuse",
        "damage-structural-lore": "Dégâts structuraux (Connaissance)",
        "damage-fuel-leak": "Perte de carburant",
        "ability-ransack": "Pillage",
        "ability-deck-chief": "Chef de pont",
    }
    assert {key: words(key) for key in known} == known


@pytest.mark.rule("UNF-R4")
def test_keilanis_surname_is_that_of_the_book_of_each_language() -> None:
    names = [Words(language, "unfathomable")("character-keilani") for language in ("en", "fr")]
    assert names == ["Keilani Tatupu", "Keilani Fuimaono"]


@pytest.mark.rule("UNF-R1")
def test_every_verb_can_be_said_to_the_reader_and_of_others(words: Words) -> None:
    for verb in VERBS.values():
        assert f"say-{verb.name}" in words
        assert (f"say-{verb.name}.they" in words) == (
            verb.kinds[:1] == ["person"] or verb.by_you or verb.name == "lose-tome"
        )


@pytest.mark.rule("UNF-R1")
def test_cards_kept_in_play_say_what_they_do_there(words: Words) -> None:
    for card in GAME.cards.mythos:
        headings = [heading["say"] for heading, _ in mythos_text(GAME.cards, card)]
        assert ("heading-kept" in headings) == (card.kept >= 0)
    assert words("text-kept-flesh-ward") != words("text-kept-revelation-of-script")


def sources() -> Iterator[Any]:
    """Every row of a mythos card, a spell, a waypoint and a reveal, with what it is read from."""
    data = GAME.data
    for row in data["mythos"]:
        fields = ("pass", "partial", "fail", "other")
        yield from [row[field] for field in fields if field in row]
        yield from row.get("choice", [])
    yield from [row["text"] for row in (*data["spells"], *data["waypoints"])]
    yield from data["reveals"]


@pytest.mark.rule("UNF-R1")
@pytest.mark.parametrize("language", WHOLE)
def test_every_number_of_a_row_is_in_its_text(language: str) -> None:
    for source in sources():
        text = read(source, "captain", language)
        numbers = re.findall(r"\d+", re.sub(r"damage \S+ \d", "", source))
        for number in numbers:
            assert re.search(rf"\b{number}\b", text), (source, text)


@pytest.mark.rule("UNF-R1")
@pytest.mark.parametrize(
    ("source", "english", "french"),
    [
        ("", "Nothing happens.", "Il ne se passe rien."),
        (
            "lose sanity 1; lose souls 2",
            "Lose 1 sanity and 2 souls.",
            "Perdez 1 point de santé mentale et 2 âmes.",
        ),
        (
            "pay-risk 2 { gain food 1; gain souls 1 }",
            "Risk 2 passengers to gain 1 food and 1 soul.",
            "Mettez 2 passagers en péril pour gagner 1 point de nourriture et 1 âme.",
        ),
        (
            "lose fuel 1; roll <=4 { lose fuel 1 }",
            "Lose 1 fuel. Roll the die: on 4 or less, lose 1 more fuel.",
            "Perdez 1 point de carburant. Lancez le dé : sur 4 ou moins, "
            "perdez encore 1 point de carburant.",
        ),
        (
            "damage ship 2; retreat travel 1",
            "Damage the ship twice and retreat travel by 1.",
            "Endommagez deux fois le navire et retardez le périple de 1 case.",
        ),
        (
            "activate hydra; activate dagon",
            "Activate Mother Hydra and Father Dagon, in this order.",
            "Activez Mère Hydra et Père Dagon, dans cet ordre.",
        ),
        (
            "activate deep-ones; activate deep-ones",
            "Activate the Deep Ones twice.",
            "Activez deux fois les Profonds.",
        ),
        (
            "either { lose fuel 1 } else { damage ship 1 }",
            "Your choice: lose 1 fuel, or damage the ship.",
            "À votre choix : perdez 1 point de carburant, ou endommagez le navire.",
        ),
        (
            "may-risk 1 { roll >=5 { gain souls 1 } }",
            "If you wish, risk 1 passenger and roll the die: on 5 or more, gain 1 soul.",
            "Si vous le souhaitez, mettez 1 passager en péril et lancez le dé : "
            "sur 5 ou plus, gagnez 1 âme.",
        ),
    ],
)
def test_a_row_reads_like_a_card(source: str, english: str, french: str) -> None:
    assert read(source) == english
    assert read(source, language="fr").replace("\u00a0", " ") == french


@pytest.mark.rule("UNF-R1")
@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("borrow fuel 1", "has the unknown verb 'borrow'"),
        ("lose fuel", "has '' where a number belongs"),
        ("lose rum 1", "has 'rum' where a resource belongs"),
        ("spawn 1 moon", "has 'moon' where a place belongs"),
        ("roll", "compares a roll with ''"),
        ("roll 005 { lose fuel 1 }", "compares a roll with '005'"),
        ("roll >=x { lose fuel 1 }", "compares a roll with '>=x'"),
        ("roll <5 { lose fuel 1 }", "compares a roll with '<5'"),
        ("roll >=5 { lose fuel 1", "lacks a closing brace"),
        ("roll >=5 { lose fuel 1 } else lose food 1", "lacks a brace"),
        ("lose fuel 1 }", "has '}' too much"),
    ],
)
def test_a_row_that_says_nothing_is_refused(source: str, fault: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(fault)}$"):
        Reader().read(source)


@pytest.mark.rule("UNF-R1")
@pytest.mark.parametrize(
    ("you", "english", "french"),
    [
        ("you", "You are defeated and discard 3 cards.", None),
        (
            "current",
            "The current player is defeated and discards 3 cards.",
            "Le joueur actif est vaincu et défausse 3 cartes.",
        ),
        (
            "jeanne",
            "Jeanne is defeated and discards 3 cards.",
            "Jeanne est vaincue et défausse 3 cartes.",
        ),
    ],
)
def test_a_text_names_whom_it_concerns(you: str, english: str, french: str | None) -> None:
    assert read("defeat you; discard you 3", you) == english
    if french:
        assert read("defeat you; discard you 3", you, "fr") == french


@pytest.mark.rule("UNF-R1")
def test_a_place_is_named_by_what_led_to_it() -> None:
    assert read("roll-room; spawn 4 there; move you there", "jamie") == (
        "Roll the die and spawn 4 Deep Ones in the room with that number. "
        "Jamie moves to that space."
    )
    assert read("damage ship 1; spawn 1 there") == (
        "Damage the ship and spawn 1 Deep One in the room that was damaged."
    )


@pytest.mark.rule("UNF-R1")
def test_the_options_of_a_crisis_are_its_labels(words: Words) -> None:
    table = position(mythos="class-struggle")
    table.play("end")
    view = table.view(table.state.to_act()[0])
    labels = {
        "en": ["Keep them below: Lose 2 sanity.", "Open the gates: Risk 4 passengers."],
        "fr": [
            "Les tenir en bas : Perdez 2 points de santé mentale.",
            "Ouvrir les grilles : Mettez 4 passagers en péril.",
        ],
    }
    options = [words.action(f"option {number}", view, NAMES) for number in (1, 2)]
    assert options == labels[words.language]


@pytest.mark.rule("UNF-R1")
def test_a_choice_is_told_in_the_words_of_the_card() -> None:
    table = position(mythos="class-struggle")
    table.play("end").play("option 1")
    [chosen] = table.told_of("chose")
    sentence = Words("en", "unfathomable").event(chosen, NAMES)
    assert sentence.endswith(" chose “Keep them below”: Lose 2 sanity.")


@pytest.mark.rule("UNF-SP11", "UNF-SP12", "UNF-SP13")
def test_spells_are_counted_as_the_ledger_counts_them() -> None:
    numbers, last = {}, 0
    for card in printed(GAME.cards)["spells"]:
        numbers[card.name["say"]] = (last + 1, last + card.copies)
        last += card.copies
    assert last == 20
    assert numbers["spell-greater-banishment"] == (11, 12)
    assert numbers["spell-heal"] == (13, 13)
    several = [
        card.name["say"]
        for deck in printed(GAME.cards).values()
        for card in deck
        if card.copies != 1
    ]
    assert several == ["spell-greater-banishment"]


@pytest.mark.rule("UNF-B5")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "accuse a human (by the Rules Reference, another human) who is not in the Brig"),
        ("fr", "accusez un humain (d’après le Guide de Référence, un autre humain) qui n’est pas"),
    ],
)
def test_the_text_of_the_captains_cabin_is_true_by_both_books(language: str, text: str) -> None:
    assert text in Words(language, "unfathomable")("text-space-captains-cabin")


@pytest.mark.rule("UNF-T4")
@pytest.mark.parametrize("language", WHOLE)
def test_who_passes_before_a_series_of_rolls_is_told_what_that_costs(language: str) -> None:
    words = Words(language, "unfathomable")
    prompt = words("prompt-window", window="before-rolls")
    for lost in ("ability-keen-insight", "item-almanac", "ability-perfect-number"):
        assert words(lost) in prompt


@pytest.mark.rule("UNF-021", "UNF-R1")
def test_every_skill_card_has_the_text_of_its_value() -> None:
    by_value = {skill: [text_of(f"{skill}-{value}") for value in range(1, 6)] for skill in SKILLS}
    assert by_value == {
        "influence": ["coordinated-effort"] * 2 + ["nothing-to-hide"] * 2 + ["inspiring-speech"],
        "lore": ["shrivelling"] * 2 + ["lesser-banishment"] * 2 + ["forced-learning"],
        "observation": ["watch-and-learn"] * 2 + ["keen-insight"] * 2 + ["preparation"],
        "strength": ["combat-training"] * 2 + ["rampage"] * 2 + ["shrug-it-off"],
        "will": ["persistence"] * 2 + ["determination"] * 2 + ["true-grit"],
        "treachery": [
            "reinforcements",
            "call-to-action",
            "siren-song",
            "ransack",
            "perform-rites",
        ],
    }


@pytest.mark.rule("UNF-119", "UNF-126", "UNF-135")
def test_a_mythos_card_says_its_parts_in_order_and_what_an_option_needs_before_it() -> None:
    for row, card in zip(GAME.data["mythos"], GAME.cards.mythos, strict=True):
        sections = mythos_text(GAME.cards, card)
        said = [heading["say"].removeprefix("heading-") for heading, _ in sections]
        expected = ["choice"] * ("chooser" in row or "character" in row) + ["test"] * (
            "test" in row
        )
        expected += ["passed"] * ("test" in row) + ["partial"] * ("partial" in row)
        expected += ["failed"] * ("test" in row) + ["first", "second"] * ("choice" in row)
        expected += ["other"] * ("other" in row) + ["kept"] * (card.kept >= 0) + ["icons"]
        assert said == expected
        by_heading = dict(zip(said, sections, strict=True))
        if "test" in row:
            test, _ = by_heading["test"]
            assert (test["target"], test["skills"]) == (row["test"][0], row["skills"])
            assert test["partial"] == [*row["test"], 0][1]
        assert by_heading["icons"][0] == {
            "say": "heading-icons",
            "monster": row["wakes"],
            "toward": row["track"],
        }
        for name in ("first", "other"):
            if name in by_heading:
                _, sentences = by_heading[name]
                needs = [
                    place
                    for place, sentence in enumerate(sentences)
                    for clause in sentence["clauses"]
                    if clause["say"].startswith("needs-")
                ]
                assert needs == [0] * ("needs" in row)
