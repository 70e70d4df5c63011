"""Actions of Unfathomable as numbers and as text.

`move deck-3` · `attack deep-one` · `attack 2` (a seat) · `play influence-2` · `add strength-4` ·
`option 1` · `to galley` · `name 2` · `take 1` (a place among cards looked at) · `pass` · `done`.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    ITEMS,
    KEPT,
    KINDS,
    LORE,
    MOST_SEATS,
    PEOPLES_SKILLS,
    RESOURCES,
    SKILLS,
    SPACES,
    VALUES,
    kind_of,
    skill_of,
    value_of,
)

BLOCK: Final = 1024
"""An action is verb * BLOCK + argument."""

CARD_NAMES: Final = [f"{SKILLS[skill_of(kind)]}-{value_of(kind)}" for kind in range(KINDS)]
SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
NUMBERS: Final = [str(number) for number in range(64)]
PLACE_NAMES: Final = ["0", "1", "2", "3", "4", "5"]
NO_ARGUMENT: Final = [""]
TARGETS: Final = [*SEAT_NAMES, "deep-one"]
DEEP_ONE_TARGET: Final = MOST_SEATS
LEARNED: Final = [
    f"{CARD_NAMES[kind_of(LORE, VALUES)]} {skill}" for skill in SKILLS[:PEOPLES_SKILLS]
]
GIFTS: Final = [f"{item} {seat}" for item in ITEMS for seat in SEAT_NAMES]
AIMS: Final = [f"{space} {target}" for space in SPACES for target in TARGETS]
SHIFTS: Final = [f"{shift:+d}" for shift in range(-20, 21)]
SHIFT_ZERO: Final = 20

ARGUMENTS: Final[list[tuple[str, list[str]]]] = [
    ("pass", NO_ARGUMENT),
    ("done", NO_ARGUMENT),
    ("no", NO_ARGUMENT),
    ("yes", NO_ARGUMENT),
    # answers that name one thing
    ("be", CHARACTERS),
    ("draw", SKILLS),
    ("discard", CARD_NAMES),
    ("add", CARD_NAMES),
    ("option", ["1", "2", "leader"]),
    ("to", SPACES),
    ("at", [*SPACES, "supply"]),
    ("name", SEAT_NAMES),
    ("gain", RESOURCES),
    ("lose", RESOURCES),
    ("advance", ["travel", "ritual"]),
    ("look", ["mythos", "waypoints"]),
    ("take", PLACE_NAMES),
    ("count", NUMBERS),
    ("thing", ITEMS),
    ("wear", [*ITEMS, "nothing"]),
    ("monarch", ["hydra", "dagon"]),
    ("aim", AIMS),
    ("bare", NO_ARGUMENT),
    ("shift", SHIFTS),
    ("outcome", ["passed", "partial", "failed"]),
    ("top", CARD_NAMES),
    # actions
    ("end", NO_ARGUMENT),
    ("move", SPACES),
    ("attack", TARGETS),
    ("rescue", NO_ARGUMENT),
    ("kill", NO_ARGUMENT),
    ("use", ["space", "retreat", "lore"]),
    ("repair", NO_ARGUMENT),
    ("trade", NO_ARGUMENT),
    ("reveal", ["hybrid", "cultist"]),
    ("play", CARD_NAMES),
    ("item", ITEMS),
    ("sheet", NO_ARGUMENT),
    ("feat", NO_ARGUMENT),
    ("cast", NO_ARGUMENT),
    ("kept", KEPT),
    # trade
    ("give", GIFTS),
    ("accept", NO_ARGUMENT),
    ("refuse", NO_ARGUMENT),
    # windows
    ("act", NO_ARGUMENT),
    ("raise", CARD_NAMES),
    ("lower", CARD_NAMES),
    ("almanac", CARD_NAMES),
    ("wait", NO_ARGUMENT),
    ("set", NUMBERS[:9]),
    ("fortune", CARD_NAMES),
    ("training", CARD_NAMES),
    ("pistol", NO_ARGUMENT),
    ("open", CARD_NAMES),
    ("learn", LEARNED),
    ("prepare", CARD_NAMES),
    ("sacrifice", NO_ARGUMENT),
    ("ring", NO_ARGUMENT),
    ("experienced", CARD_NAMES),
    ("equipped", SHIFTS),
    ("script", SKILLS),
    ("shrug", CARD_NAMES),
    ("starbuck", NO_ARGUMENT),
    ("heal", CARD_NAMES),
    ("intervene", NO_ARGUMENT),
    ("pharmacy", ["food", "item"]),
    ("allow", [*SEAT_NAMES, "ward"]),
]
VERBS: Final = [verb for verb, _ in ARGUMENTS]


def verb(name: str) -> int:
    """The first action of a verb."""
    return VERBS.index(name) * BLOCK


PASS: Final = verb("pass")
DONE: Final = verb("done")
NO: Final = verb("no")
YES: Final = verb("yes")
BE: Final = verb("be")
DRAW: Final = verb("draw")
DISCARD: Final = verb("discard")
ADD: Final = verb("add")
OPTION: Final = verb("option")
TO: Final = verb("to")
AT: Final = verb("at")
NAME: Final = verb("name")
GAIN: Final = verb("gain")
LOSE: Final = verb("lose")
ADVANCE: Final = verb("advance")
LOOK: Final = verb("look")
TAKE: Final = verb("take")
COUNT: Final = verb("count")
THING: Final = verb("thing")
WEAR: Final = verb("wear")
MONARCH: Final = verb("monarch")
AIM: Final = verb("aim")
BARE: Final = verb("bare")
SHIFT: Final = verb("shift")
OUTCOME: Final = verb("outcome")
TOP: Final = verb("top")
END: Final = verb("end")
MOVE: Final = verb("move")
ATTACK: Final = verb("attack")
RESCUE: Final = verb("rescue")
KILL: Final = verb("kill")
USE: Final = verb("use")
REPAIR: Final = verb("repair")
TRADE: Final = verb("trade")
REVEAL: Final = verb("reveal")
PLAY: Final = verb("play")
ITEM: Final = verb("item")
SHEET: Final = verb("sheet")
FEAT: Final = verb("feat")
CAST: Final = verb("cast")
KEPT_CARD: Final = verb("kept")
GIVE: Final = verb("give")
ACCEPT: Final = verb("accept")
REFUSE: Final = verb("refuse")
ACT: Final = verb("act")
RAISE: Final = verb("raise")
LOWER: Final = verb("lower")
USE_ALMANAC: Final = verb("almanac")
WAIT: Final = verb("wait")
SET: Final = verb("set")
FORTUNE: Final = verb("fortune")
TRAINING: Final = verb("training")
USE_PISTOL: Final = verb("pistol")
OPEN: Final = verb("open")
LEARN: Final = verb("learn")
PREPARE: Final = verb("prepare")
SELF_SACRIFICE: Final = verb("sacrifice")
USE_RING: Final = verb("ring")
EXPERIENCED: Final = verb("experienced")
EQUIPPED: Final = verb("equipped")
SCRIPT: Final = verb("script")
SHRUG: Final = verb("shrug")
USE_STARBUCK: Final = verb("starbuck")
HEAL: Final = verb("heal")
INTERVENE: Final = verb("intervene")
USE_PHARMACY: Final = verb("pharmacy")
ALLOW: Final = verb("allow")

ALLOW_WARD: Final = ALLOW + MOST_SEATS
WEAR_NOTHING: Final = WEAR + len(ITEMS)
UNCONVENTIONAL: Final = OPTION + 2
AT_SUPPLY: Final = AT + len(SPACES)
RETREAT_RITUAL: Final = USE + 1
WITH_LORE: Final = USE + 2

EXAMPLES: Final = ["move deck-3", "attack deep-one", "play influence-2", "add strength-4", "pass"]


def verb_of(action: int) -> int:
    """The first action of the same verb."""
    return action - action % BLOCK


def argument_of(action: int) -> int:
    """What the action names, as a number of its verb's own kind."""
    return action % BLOCK


def gift(item: int, seat: int) -> int:
    """The action of offering `item` to `seat`."""
    return GIVE + item * MOST_SEATS + seat


def aim(space: int, target: int) -> int:
    """The action of aiming at a Deep One or a seat in `space`."""
    return AIM + space * len(TARGETS) + target


def write(action: int) -> str | None:
    """The text of `action`, or None if it is none."""
    if not 0 <= action < BLOCK * len(VERBS):
        return None
    name, arguments = ARGUMENTS[action // BLOCK]
    argument = action % BLOCK
    if argument >= len(arguments):
        return None
    return f"{name} {arguments[argument]}" if arguments[argument] else name


def actions() -> dict[str, int]:
    """Every action there is, by its text."""
    found: dict[str, int] = {}
    for place, (name, arguments) in enumerate(ARGUMENTS):
        for number, argument in enumerate(arguments):
            found[f"{name} {argument}" if argument else name] = place * BLOCK + number
    return found
