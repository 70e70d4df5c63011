"""Positions that are crowded on purpose: full hands, many cards in a test, long names, full tables,
all boats in one place. Each is one that the boards' tests know, made fuller."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import abyssal
from abyssal.games.unfathomable.faces.stakes import of_mythos
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.position.frames import Crisis
from abyssal.games.unfathomable.position.position import Position as Sea
from abyssal.games.unfathomable.rules.skill_tests import OUTCOMES

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
Position = dict[str, Any]

NAMES = [
    "Marie-Antoinette Le Goff",
    "Barthélemy de Kersauzon",
    "Wilhelmina Featherstone",
    None,
    "Maximiliane Wunderlich",
    None,
]
HAND = [
    f"{skill}-{value}"
    for skill, values in {
        "lore": (1, 2, 4, 4, 5),
        "strength": (2, 2, 3, 3, 5),
        "will": (1, 5),
        "influence": (3, 5),
        "observation": (2, 5),
    }.items()
    for value in values
]
SUPPORT = [
    f"{skill}-{value}"
    for skill, value in zip(
        ["strength", "influence"] * 7, (2, 1, 4, 2, 3, 2, 1, 3, 5, 1, 2, 1, 1, 4), strict=True
    )
]
WAYPOINTS = ["deserted-island", "abandoned-depot", "shipwreck-survivors"]


def known(game: str, key: str) -> Position:
    """A position of the boards' tests."""
    text = (GAMES / game.replace("-", "_") / "positions.json").read_text("utf-8")
    return copy.deepcopy(json.loads(text)[key])


def mine(position: Position) -> dict[str, Any]:
    view = position["view"]
    player: dict[str, Any] = view["players"][view["viewer"]]
    return player


def full_hand(count: int) -> Position:
    """So many cards, of which ten may stay."""
    position = known("unfathomable", "limit-3")
    mine(position).update(cards=HAND[:count], hand=count)
    position["legal"] = [f"discard {card}" for card in dict.fromkeys(HAND[:count])]
    position["view"]["row"] = WAYPOINTS
    return position


def turned_up(count: int) -> Position:
    """A test with so many supporting cards, and two that oppose it."""
    position = known("unfathomable", "after-total-4")
    cards = [*SUPPORT[:count], "will-4", "lore-2"]
    skills = ["strength", "influence"]
    position["view"]["test"] |= {"cards": cards, "pile": len(cards), "skills": skills, "total": -3}
    position["view"]["test"] |= {"standing": "failed", "stakes": long_stakes()}
    return position


def long_stakes() -> list[dict[str, Any]]:
    """What the outcomes of the most talkative mythos card lead to, as a view says it."""
    game = cast(Unfathomable, abyssal.game("unfathomable"))
    state = cast(Sea, game.new(4, 1, {}))
    tests = [
        of_mythos(state, Crisis(0, card=number), None).stakes
        for number, card in enumerate(game.cards.mythos)
        if card.partial
    ]
    longest = max(tests, key=lambda stakes: len(json.dumps([one.sentences for one in stakes])))
    return [
        {
            "outcome": OUTCOMES[stake.outcome],
            "least": least,
            "sentences": stake.sentences,
            "after": stake.after,
        }
        for stake, least in zip(longest, (15, 11, None), strict=True)
    ]


def contributing(count: int) -> Position:
    """A test with long texts, and so many cards in the hand of the one who adds to it."""
    position = known("unfathomable", "contribute-4")
    mine(position).update(cards=HAND[:count], hand=count)
    position["legal"] = ["done", *(f"add {card}" for card in dict.fromkeys(HAND[:count]))]
    position["view"]["test"] |= {"target": 15, "partial": 11, "stakes": long_stakes()}
    return position


def accusing(count: int) -> Position:
    """The same, where somebody may be locked up."""
    position = contributing(count)
    name, suspect, accuser = "captains-cabin", 1, 0
    stakes = [
        {
            "outcome": outcome,
            "least": least,
            "sentences": [
                {"say": "sentence", "clauses": [{"say": f"say-{name}-{outcome}", "owner": suspect}]}
            ],
            "after": [],
        }
        for outcome, least in (("passed", 8), ("failed", None))
    ]
    position["view"]["test"] |= {
        "space": name,
        "accused": suspect,
        "title": {"say": f"test-{name}", "owner": suspect},
        "reason": {"say": f"reason-{name}", "owner": accuser},
        "stakes": stakes,
        "target": 8,
        "partial": 0,
        "skills": ["influence", "observation"],
    }
    return position


def face_up() -> Position:
    """Everybody adds cards for all to see, and nobody has yet."""
    position = known("unfathomable", "contribute-4")
    position["view"]["test"] |= {"face_up": True, "cards": [], "total": None}
    return position


def sailing() -> Position:
    """Many waypoints behind, things to do and cards to play."""
    position = known("unfathomable", "repair-4")
    position["view"]["row"] = [*WAYPOINTS, "fog-bank", "reef", "calm-waters"]
    return position


def choosing() -> Position:
    position = known("unfathomable", "crisis-4")
    position["view"]["row"] = WAYPOINTS
    return position


def all_at(place: str) -> Position:
    """Every boat lies in one place."""
    position = known("key-largo", "bar-4")
    view = position["view"]
    boats = list(range(view["seats"]))
    for player in view["players"]:
        player |= {"place": place, "wreck": None, "morning": place}
    for wreck in view["wrecks"]:
        wreck["boat"] = None
    for port in view["ports"]:
        port["boats"] = boats if port["place"] == place else []
    return position


CROWDED: dict[str, dict[str, Callable[[], Position]]] = {
    "into-the-blue": {
        "rolling": lambda: known("into-the-blue", "rolling-5"),
        "placing": lambda: known("into-the-blue", "placing-4"),
        "over": lambda: known("into-the-blue", "over-4"),
    },
    "in-too-deep": {
        "choosing": lambda: known("in-too-deep", "choosing-5"),
        "turn": lambda: known("in-too-deep", "turn-4"),
        "over": lambda: known("in-too-deep", "over-3"),
    },
    "key-largo": {
        "planning": lambda: known("key-largo", "planning-5"),
        "dolphins": lambda: all_at("dolphins"),
        "shop": lambda: known("key-largo", "shop-4"),
        "market": lambda: known("key-largo", "market-4"),
        "diving": lambda: known("key-largo", "draw-3"),
        "over": lambda: known("key-largo", "over-4"),
    },
    "unfathomable": {
        "crew": lambda: known("unfathomable", "crew-4"),
        "acting": lambda: known("unfathomable", "actions-6"),
        "sailing": sailing,
        "discarding": lambda: full_hand(14),
        "turned up": lambda: turned_up(7),
        "all turned up": lambda: turned_up(14),
        "face up": face_up,
        "contributing": lambda: contributing(9),
        "accusing": lambda: accusing(7),
        "choosing": choosing,
        "over": lambda: known("unfathomable", "over-4"),
    },
}
