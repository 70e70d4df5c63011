"""Actions of Key Largo as numbers and as text.

`plan bar dive` (morning, afternoon) · `sail 7` (a wreck) · `draw 2` (a diver) · `weight 2 1` (whose
weight, who draws) · `surface 2`, `surface all` · `trident 2` · `flee` · `recruit` · `rob 3 deep` (a
seat) · `round 7`, `look 9` (wrecks) · `buy hose 1` (for a diver) · `sell gold 5 deep` ·
`change goods 5 deep antiques` (sold as) · `play saboteur 3 1` · `discard family` · `done`.

Wrecks and divers are numbered from 1, seats from 0.
"""

from typing import Final

from abyssal.games.key_largo.components import (
    DEPTH_COUNT,
    DEPTHS,
    DIAMOND,
    DRUNKARD,
    ENCOUNTER_COUNT,
    ENCOUNTERS,
    EQUIPMENT,
    EQUIPMENT_COUNT,
    HURRIED_BUYER,
    JEWELLER,
    KINDS,
    MONSTER,
    MOST_SEATS,
    MOST_WRECKS,
    PLACE_COUNT,
    PLACES,
    SABOTEUR,
    SOLD_KINDS,
    TEAM,
    TOURISTS,
    VOLUNTEER_HELP,
    Components,
)

BLOCK: Final = 3072
"""An action is verb * BLOCK + what it is about."""
CARD: Final = 128
"""An encounter played is encounter * CARD + its aim."""

PLAN: Final = 0 * BLOCK
SAIL: Final = 1 * BLOCK
DRAW: Final = 2 * BLOCK
USE_WEIGHT: Final = 3 * BLOCK
SURFACE: Final = 4 * BLOCK
USE_TRIDENT: Final = 5 * BLOCK
FLEE: Final = 6 * BLOCK
RECRUIT: Final = 7 * BLOCK
ROB: Final = 8 * BLOCK
BUY_ROUND: Final = 9 * BLOCK
LOOK: Final = 10 * BLOCK
BUY: Final = 11 * BLOCK
SELL: Final = 12 * BLOCK
CHANGE: Final = 13 * BLOCK
PLAY: Final = 14 * BLOCK
DISCARD: Final = 15 * BLOCK
DONE: Final = 16 * BLOCK

EXAMPLES: Final = ["plan bar dive", "sail 7", "draw 1", "buy hose 1", "sell gold 5 deep", "done"]


def plan(morning: int, afternoon: int) -> int:
    return PLAN + morning * PLACE_COUNT + afternoon


def is_plan(action: int) -> bool:
    """Whether `action` is a programme of two different places (KL-21)."""
    return 0 <= action < PLACE_COUNT * PLACE_COUNT and action % (PLACE_COUNT + 1) != 0


def aim(first: int, second: int) -> int:
    """Two small numbers as one: a seat and a diver or depth, or two divers."""
    return first * TEAM + second


def actions(components: Components) -> dict[str, int]:
    """Every action there is, by its text."""
    divers = {diver: str(diver + 1) for diver in range(TEAM)}
    wrecks = {wreck: str(wreck + 1) for wreck in range(MOST_WRECKS)}
    cards = {
        face: components.name(face)
        for face in range(components.faces)
        if components.kind_of[face] != MONSTER
    }
    found = {"flee": FLEE, "recruit": RECRUIT, "done": DONE, "surface all": SURFACE + TEAM}
    for morning in range(PLACE_COUNT):
        for afternoon in range(PLACE_COUNT):
            if morning != afternoon:  # KL-21
                found[f"plan {PLACES[morning]} {PLACES[afternoon]}"] = plan(morning, afternoon)
    for verb, name in ((SAIL, "sail"), (BUY_ROUND, "round"), (LOOK, "look")):
        found |= {f"{name} {text}": verb + wreck for wreck, text in wrecks.items()}
    for verb, name in ((DRAW, "draw"), (SURFACE, "surface"), (USE_TRIDENT, "trident")):
        found |= {f"{name} {text}": verb + diver for diver, text in divers.items()}
    for carrier, text in divers.items():
        for diver in divers:
            found[f"weight {text} {divers[diver]}"] = USE_WEIGHT + aim(carrier, diver)
    for seat in range(MOST_SEATS):
        for depth in range(DEPTH_COUNT):
            found[f"rob {seat} {DEPTHS[depth]}"] = ROB + aim(seat, depth)
    for piece in range(EQUIPMENT_COUNT):
        for diver, text in divers.items():
            found[f"buy {EQUIPMENT[piece]} {text}"] = BUY + aim(piece, diver)
    for face, text in cards.items():
        if components.kind_of[face] < DIAMOND:
            found[f"sell {text}"] = SELL + face
            for kind in range(SOLD_KINDS):
                if kind != components.kind_of[face]:
                    found[f"change {text} {KINDS[kind]}"] = CHANGE + face * SOLD_KINDS + kind
    for encounter in range(ENCOUNTER_COUNT):
        name = ENCOUNTERS[encounter]
        found[f"discard {name}"] = DISCARD + encounter
        targets = aims(encounter, divers, wrecks, cards=cards, kind_of=components.kind_of)
        for end, text in targets.items():
            found[f"play {name} {text}".strip()] = PLAY + encounter * CARD + end
    return found


def aims(
    encounter: int,
    divers: dict[int, str],
    wrecks: dict[int, str],
    cards: dict[int, str],
    kind_of: list[int],
) -> dict[int, str]:
    """What an encounter can be aimed at, by number; most have one way to be played."""
    if encounter == VOLUNTEER_HELP:
        return divers
    if encounter == HURRIED_BUYER:
        return {face: text for face, text in cards.items() if kind_of[face] < DIAMOND}
    if encounter == JEWELLER:
        return {face: text for face, text in cards.items() if kind_of[face] == DIAMOND}
    if encounter == SABOTEUR:
        return {
            aim(seat, diver): f"{seat} {divers[diver]}"
            for seat in range(MOST_SEATS)
            for diver in divers
        }
    if encounter == DRUNKARD:
        return wrecks
    return {} if encounter in TOURISTS else {0: ""}
