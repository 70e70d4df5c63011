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
from abyssal.games.unfathomable.box.components import (
    FAR_ENOUGH,
    FULLEST,
    INWARD,
    RESOURCES,
    ROOM_OF_ROLL,
    ROOMS,
    SKILLS,
    SPACES,
    TRACK_END,
)
from abyssal.games.unfathomable.box.grammar import WORDS
from abyssal.games.unfathomable.box.wording import text_of
from abyssal.games.unfathomable.faces.printed_box import box
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.rules.looking import FAMILIES
from abyssal.games.unfathomable.turn.turn import ACTIONS_A_TURN

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


def box_of_unfathomable() -> dict[str, Any]:
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
        **box(cast(Unfathomable, abyssal.game("unfathomable")).cards),
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
