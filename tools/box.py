"""Generate web/src/games/<title>/box.json, what is printed in a box: the client repeats nothing.

Of Unfathomable the client shows every card's text wherever the card is named: phrases, which its
words read.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import abyssal
from abyssal.games.into_the_blue import components as into_the_blue
from abyssal.games.key_largo import components as key_largo
from abyssal.games.unfathomable.box.cards import CHARACTER_CHOOSES, CHOOSERS, Cards, Mythos
from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    FAR_ENOUGH,
    FULLEST,
    INWARD,
    ITEMS,
    RESOURCES,
    ROOM_OF_ROLL,
    ROOMS,
    SKILL_COUNT,
    SKILLS,
    SPACES,
    TRACK_END,
    TRACKS,
    WAKES,
)
from abyssal.games.unfathomable.box.grammar import WORDS
from abyssal.games.unfathomable.box.wording import FEATS, SHEETS, Printed, printed, text_of
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.rules.looking import FAMILIES
from abyssal.games.unfathomable.turn.turn import ACTIONS_A_TURN

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
TOLD = ["mythos-deck", "spells", "waypoints", "damage", "reveals"]
"""Decks whose texts are put together; those of the others are messages of their own."""


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
        "skills": [SKILLS[skill] for skill in range(SKILL_COUNT) if card.support >> skill & 1],
        "wakes": WAKES[card.wakes],
        "track": TRACKS[card.track],
    }


def sections(card: Printed) -> list[dict[str, Any]]:
    return [
        {"heading": heading or None, "sentences": sentences} for heading, sentences in card.sections
    ]


def box_of_unfathomable() -> dict[str, Any]:
    cards = cast(Unfathomable, abyssal.game("unfathomable")).cards
    decks = printed(cards)
    return {
        "skills": SKILLS,
        "resources": RESOURCES,
        "rooms": SPACES[:ROOMS],
        "room_of_roll": [SPACES[room] for room in ROOM_OF_ROLL[1:]],
        "inward": [SPACES[room] for room in INWARD],
        "far_enough": FAR_ENOUGH,
        "fullest": FULLEST,
        "track_end": TRACK_END,
        "actions": ACTIONS_A_TURN,
        "families": dict(zip(WORDS["deck"], FAMILIES, strict=True)),
        "abilities": {card: text_of(card) for card in CARD_NAMES},
        "characters": {name: character(cards, n) for n, name in enumerate(CHARACTERS)},
        "captains": [CHARACTERS[number] for number in cards.captains],
        "keepers": [CHARACTERS[number] for number in cards.keepers],
        "mythos": {card.name: mythos(card) for card in cards.mythos},
        "waypoints": dict(zip(cards.waypoint_names, cards.distances, strict=True)),
        "texts": {card.name["say"]: sections(card) for deck in TOLD for card in decks[deck]},
    }


def box_of_into_the_blue() -> dict[str, Any]:
    return {
        "rolls": into_the_blue.ROLLS,
        "dice": into_the_blue.DICE,
        "levels": into_the_blue.LEVELS,
        "chest_face": into_the_blue.CHEST_FACE,
    }


def box_of_key_largo() -> dict[str, Any]:
    places = key_largo.PLACES
    return {
        "places": places,
        "depths": key_largo.DEPTHS,
        "kinds": key_largo.KINDS[: key_largo.SOLD_KINDS],
        "equipment": key_largo.EQUIPMENT,
        "most_of": dict(zip(key_largo.EQUIPMENT, key_largo.MOST_OF, strict=True)),
        "team": key_largo.TEAM,
        "days": key_largo.DAYS,
        "place_of": {
            name: places[key_largo.PLACE_OF[number]]
            for number, name in enumerate(key_largo.ENCOUNTERS)
        },
    }


BOXES: dict[str, Callable[[], dict[str, Any]]] = {
    "into-the-blue": box_of_into_the_blue,
    "key-largo": box_of_key_largo,
    "unfathomable": box_of_unfathomable,
}


def path_of(name: str) -> Path:
    return GAMES / name.replace("-", "_") / "box.json"


def document_of(name: str) -> str:
    return json.dumps(BOXES[name](), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        old = [name for name in BOXES if path_of(name).read_text("utf-8") != document_of(name)]
        sys.exit(f"out of date: {', '.join(old)}" if old else 0)
    for title in BOXES:
        path_of(title).write_text(document_of(title), "utf-8")
