"""What is printed in the box of Unfathomable and shown by a drawn board: sheets, cards, texts."""

from typing import Any, Final

from abyssal.games.unfathomable.box.cards import CHARACTER_CHOOSES, CHOOSERS, Cards, Mythos
from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    ITEMS,
    SKILLS,
    SPACES,
    TRACKS,
    WAKES,
    named_skills,
)
from abyssal.games.unfathomable.box.wording import FEATS, SHEETS, Printed, printed

TOLD: Final = ["mythos-deck", "spells", "waypoints", "damage", "reveals"]
"""Decks whose texts are put together; those of the others are messages of their own."""


def box(cards: Cards) -> dict[str, Any]:
    """What depends on the printed numbers and rows: an owner of a box may correct them."""
    decks = printed(cards)
    return {
        "characters": {name: character(cards, n) for n, name in enumerate(CHARACTERS)},
        "captains": [CHARACTERS[number] for number in cards.captains],
        "keepers": [CHARACTERS[number] for number in cards.keepers],
        "mythos": {card.name: mythos(card) for card in cards.mythos},
        "waypoints": dict(zip(cards.waypoint_names, cards.distances, strict=True)),
        "texts": {card.name["say"]: sections(card) for deck in TOLD for card in decks[deck]},
    }


def character(cards: Cards, number: int) -> dict[str, Any]:
    """What stands on a sheet."""
    return {
        "set": {SKILLS[skill]: count for skill, count in enumerate(cards.sets[number]) if count},
        "start": SPACES[cards.starts[number]],
        "item": ITEMS[number],
        "sheet": SHEETS[number],
        "feat": FEATS[number],
    }


def mythos(card: Mythos) -> dict[str, Any]:
    """What a mythos card shows apart from its texts."""
    by_character = card.chooser >= CHARACTER_CHOOSES
    return {
        "character": CHARACTERS[card.character] if card.character >= 0 else None,
        "chooser": CHARACTERS[card.chooser - CHARACTER_CHOOSES]
        if by_character
        else CHOOSERS[card.chooser],
        "target": card.target,
        "partial": card.partial,
        "skills": named_skills(card.support),
        "wakes": WAKES[card.wakes],
        "track": TRACKS[card.track],
    }


def sections(card: Printed) -> list[dict[str, Any]]:
    return [
        {"heading": heading or None, "sentences": sentences} for heading, sentences in card.sections
    ]
