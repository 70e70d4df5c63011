"""What Unfathomable hides: loyalties, decks, hands and the chaos deck."""

from typing import Final

from abyssal.core.game import Document, Position, Viewer
from abyssal.core.title import Pool
from abyssal.games.unfathomable.box.components import SKILLS
from abyssal.games.unfathomable.position.position import GROUP

DISCLOSING: Final = frozenset(
    {
        "turned-up",
        "discarded",
        "chaos-discarded",
        "damage-drawn",
        "mythos",
        "mythos-passed-over",
        "spell",
    }
)
OF_OTHERS: Final = frozenset({"drew"})

EVERYONE: Final = (1 << GROUP) - 1
"""The seats that know a card of a deck, where all of them do."""


def pools(state: Position, viewer: Viewer) -> list[Pool]:
    """Loyalties, the ordered decks, and by skill the cards of decks, other hands and chaos."""
    document = state.dump()
    decks = [deck(document, name, viewer) for name in ("mythos", "waypoints", "damage_deck")]
    skills = [skill_cards(document, skill, viewer) for skill in range(len(SKILLS))]
    return [loyalties(document, viewer), *decks, *skills]


def loyalties(document: Document, viewer: Viewer) -> Pool:
    """Loyalty cards that the viewer has not seen."""
    pool: Pool = {}
    for card, kind in enumerate(document["loyalties"]):
        known = viewer is not None and document["loyalty_known"][card] >> viewer & 1
        shown = document["loyalty_open"] >> card & 1
        over = document["ending"] and document["loyalty_at"][card] >= 0
        if not (known or shown or over):
            pool[f"loyalty {card}"] = [kind]
    return pool


def deck(document: Document, name: str, viewer: Viewer) -> Pool:
    """The cards of a deck that the viewer has not looked at."""
    cards, known_by = document[name]
    return {
        f"{name} {place}": [card]
        for place, (card, known) in enumerate(zip(cards, known_by, strict=True))
        if known & EVERYONE != EVERYONE and not (viewer is not None and known >> viewer & 1)
    }


def skill_cards(document: Document, skill: int, viewer: Viewer) -> Pool:
    """The cards of one skill; of several alike in a hand, one or the other always stays."""
    skill_deck = document["skill_decks"][skill]
    pool: Pool = {f"deck {skill} {place}": [kind] for place, kind in enumerate(skill_deck)}
    offered = any(answer > 0 for answer in document["answers"])  # a card shown as a prevention
    rows = {"chaos": document["chaos"]}
    for seat, hand in enumerate(document["hands"]):
        if seat != viewer and not offered:
            rows[f"hand {seat}"] = hand
    for name, row in rows.items():
        alike = [kind for kind in row if kind % len(SKILLS) == skill]
        if len(alike) == 1:
            pool[name] = alike
    return pool
