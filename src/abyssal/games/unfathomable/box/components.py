"""What is in the box: the ship, the people, the kinds of cards. No behaviour."""

from typing import Final

SEATS: Final = range(3, 7)
MOST_SEATS: Final = 6

# Skills and skill cards. A card is its kind: (value - 1) * 6 + skill, so that
# kinds in ascending order are lowest values first (R100). Equal cards have no identity.

SKILLS: Final = ["influence", "lore", "observation", "strength", "will", "treachery"]
INFLUENCE: Final = 0
LORE: Final = 1
OBSERVATION: Final = 2
STRENGTH: Final = 3
WILL: Final = 4
TREACHERY: Final = 5
SKILL_COUNT: Final = 6
PEOPLES_SKILLS: Final = 5
"""The first five skills are for everyone; treachery is for revealed traitors."""
VALUES: Final = 5
KINDS: Final = SKILL_COUNT * VALUES
CARDS_A_SKILL: Final = 21

# Spaces

SPACES: Final = [
    "bridge",
    "chapel",
    "captains-cabin",
    "cargo-hold",
    "galley",
    "boiler-room",
    "sick-bay",
    "brig",
    *[f"deck-{number}" for number in range(1, 9)],
    *[f"water-{number}" for number in range(1, 9)],
    "deep",
]
BRIDGE: Final = 0
CHAPEL: Final = 1
CABIN: Final = 2
CARGO: Final = 3
GALLEY: Final = 4
BOILER: Final = 5
SICK_BAY: Final = 6
BRIG: Final = 7
DECK: Final = 8
WATER: Final = 16
DEEP: Final = 24
SPACE_COUNT: Final = 25
ROOMS: Final = 6
LANE: Final = 2
"""One water space toward the back along a lane."""

ROOM_NUMBERS: Final = [2, 3, 4, 5, 6, 8]
"""The highest die number of each room: it breaks ties."""
ROOM_OF_ROLL: Final = [-1, BRIDGE, BRIDGE, CHAPEL, CABIN, CARGO, GALLEY, BOILER, BOILER]
INWARD: Final = [BRIDGE, BRIDGE, CHAPEL, CABIN, CARGO, GALLEY, BOILER, BOILER]
"""The room behind deck space n, which is also the nearest to water space n."""

NEIGHBOURS: Final = [
    [DECK, DECK + 1, CHAPEL, CABIN],
    [DECK + 2, BRIDGE, CABIN, CARGO, SICK_BAY],
    [DECK + 3, BRIDGE, CHAPEL, GALLEY, SICK_BAY],
    [DECK + 4, CHAPEL, GALLEY, BOILER, BRIG],
    [DECK + 5, CABIN, CARGO, BOILER, BRIG],
    [DECK + 6, DECK + 7, CARGO, GALLEY],
    [CHAPEL, CABIN],
    [CARGO, GALLEY],
    [BRIDGE, DECK + 1, DECK + 2, WATER],
    [BRIDGE, DECK, DECK + 3, WATER + 1],
    [CHAPEL, DECK, DECK + 4, WATER + 2],
    [CABIN, DECK + 1, DECK + 5, WATER + 3],
    [CARGO, DECK + 2, DECK + 6, WATER + 4],
    [GALLEY, DECK + 3, DECK + 7, WATER + 5],
    [BOILER, DECK + 4, DECK + 7, WATER + 6],
    [BOILER, DECK + 5, DECK + 6, WATER + 7],
    [DECK, WATER + 1, WATER + 2],
    [DECK + 1, WATER, WATER + 3],
    [DECK + 2, WATER, WATER + 4],
    [DECK + 3, WATER + 1, WATER + 5],
    [DECK + 4, WATER + 2, WATER + 6],
    [DECK + 5, WATER + 3, WATER + 7],
    [DECK + 6, WATER + 4, WATER + 7],
    [DECK + 7, WATER + 5, WATER + 6],
    [],
]


def steps_between_rooms() -> list[list[int]]:
    """The fewest steps from room to room, through rooms alone."""
    steps = [[0 if one == other else ROOMS for other in range(ROOMS)] for one in range(ROOMS)]
    for _ in range(ROOMS):
        for one in range(ROOMS):
            for neighbour in NEIGHBOURS[one]:
                if neighbour < ROOMS:
                    for other in range(ROOMS):
                        steps[one][other] = min(steps[one][other], 1 + steps[neighbour][other])
    return steps


STEPS: Final = steps_between_rooms()


def by_closeness(room: int) -> list[int]:
    """The other rooms from `room`: the closest first, of equally close ones the highest number."""
    others = [other for other in range(ROOMS) if other != room]
    return sorted(others, key=lambda other: (STEPS[room][other], -ROOM_NUMBERS[other]))


CLOSEST: Final = [by_closeness(room) for room in range(ROOMS)]


def first_step(room: int, target: int) -> int:
    """The neighbour to step into on the way to `target`; of equals the highest number (R13)."""
    nearer = [
        neighbour
        for neighbour in NEIGHBOURS[room]
        if neighbour < ROOMS and STEPS[neighbour][target] < STEPS[room][target]
    ]
    return max(nearer, key=lambda neighbour: ROOM_NUMBERS[neighbour])


FIRST_STEP: Final = [
    [room if room == target else first_step(room, target) for target in range(ROOMS)]
    for room in range(ROOMS)
]

# Figures and tokens

DEEP_ONES: Final = 20
ENOUGH_TO_RISE: Final = 4
"""Deep Ones in the Deep that make monsters leave it."""
PASSENGERS: Final = 9
FACES: Final = ["soul", "two-souls", "soul-and-sanity", "nobody"]
FACE_COUNTS: Final = [5, 1, 1, 2]
FACE_SOULS: Final = [1, 2, 1, 0]
FACE_SANITY: Final = [0, 0, 1, 0]

RESOURCES: Final = ["fuel", "food", "sanity", "souls"]
FUEL: Final = 0
FOOD: Final = 1
SANITY: Final = 2
SOULS: Final = 3
FULLEST: Final = 10
TRACK_END: Final = 4
FAR_ENOUGH: Final = 12
HALF_WAY: Final = 6
HAND_LIMIT: Final = 10
FACES_OF_DIE: Final = 8

# People

CHARACTERS: Final = [
    "keilani",
    "arjun",
    "svetlana",
    "jeanne",
    "jamie",
    "william",
    "beatrice",
    "ishmael",
    "edmund",
    "samira",
]
KEILANI: Final = 0
ARJUN: Final = 1
SVETLANA: Final = 2
JEANNE: Final = 3
JAMIE: Final = 4
WILLIAM: Final = 5
BEATRICE: Final = 6
ISHMAEL: Final = 7
EDMUND: Final = 8
SAMIRA: Final = 9

LOYALTIES: Final = ["human", "hybrid", "cultist"]
HUMAN: Final = 0
HYBRID: Final = 1
CULTIST: Final = 2

# Items, in the order of the fact sheet: the first ten start with the character of that number.

ITEMS: Final = [
    "speaking-trumpet",
    "six-shooter",
    "travel-pharmacy",
    "tool-kit",
    "repeating-rifle",
    "elder-sign-amulet",
    "almanac",
    "book-of-dagon",
    "lucky-ring",
    "starbuck",
    "pocket-pistol",
    "fine-clothes",
    "mystical-text",
    "binoculars",
    "medicine-ball",
    "treasured-memento",
    "jam-tin-grenade",
    "kitchen-knife",
    "plimsolls",
    "shotgun",
]
TRUMPET: Final = 0
SIX_SHOOTER: Final = 1
PHARMACY: Final = 2
TOOL_KIT: Final = 3
RIFLE: Final = 4
AMULET: Final = 5
ALMANAC: Final = 6
BOOK: Final = 7
RING: Final = 8
STARBUCK: Final = 9
PISTOL: Final = 10
FIRST_IMPROVEMENT: Final = 11
"""The five Improvements follow each other in the order of the skills they add."""
LAST_IMPROVEMENT: Final = 15
GRENADE: Final = 16
KNIFE: Final = 17
PLIMSOLLS: Final = 18
SHOTGUN: Final = 19
WEAPONS: Final = [SIX_SHOOTER, RIFLE, PISTOL, SHOTGUN]
"""Weapons with an attack of their own; the Kitchen Knife has none (R46)."""

# Damage: five structural cards, one a skill, the wild one, and three that are not placed.

DAMAGE: Final = [
    "structural-influence",
    "structural-lore",
    "structural-observation",
    "structural-strength",
    "structural-will",
    "structural-any",
    "fuel-leak",
    "flooded-food-stores",
    "fleeing-passengers",
]
STRUCTURAL: Final = 6
"""The first six damage cards stay in a room."""
WILD: Final = 5
FUEL_LEAK: Final = 6
FLOODED_STORES: Final = 7
FLEEING: Final = 8
REPAIR_WORTH: Final = 3
"""What the cards paid for a repair must be worth."""
WILD_WORTH: Final = 5
"""The same, if they may be of any skill."""

# Mythos cards that can be kept, in the order in which `Position.kept` lists their owners.

KEPT: Final = [
    "barricade-the-hatches",
    "sacrifice-deep-one",
    "the-peacemaker",
    "memory-of-the-deep",
    "family-ties",
]
BARRICADE: Final = 0
SACRIFICE: Final = 1
PEACEMAKER: Final = 2
MEMORY: Final = 3
FAMILY_TIES: Final = 4

HYDRA: Final = 0
DAGON: Final = 1
DEEP_ONE: Final = 2
WAKES: Final = ["hydra", "dagon", "deep-ones"]
TRAVEL: Final = 0
RITUAL: Final = 1
EITHER: Final = 2
TRACKS: Final = ["travel", "ritual", "choice"]


def named_skills(mask: int) -> list[str]:
    """The skills of a mask that a test is supported by; treachery supports none.

    >>> named_skills(1 << INFLUENCE | 1 << WILL)
    ['influence', 'will']
    """
    return [SKILLS[skill] for skill in range(PEOPLES_SKILLS) if mask >> skill & 1]


def skill_of(kind: int) -> int:
    """The skill of a card."""
    return kind % SKILL_COUNT


def value_of(kind: int) -> int:
    """The value of a card."""
    return kind // SKILL_COUNT + 1


def kind_of(skill: int, value: int) -> int:
    """The card of this skill and value."""
    return (value - 1) * SKILL_COUNT + skill


def is_deck(space: int) -> bool:
    """Whether `space` is one of the eight deck spaces."""
    return DECK <= space < WATER


def is_water(space: int) -> bool:
    """Whether `space` is one of the eight water spaces."""
    return WATER <= space < DEEP


def is_ship(space: int) -> bool:
    """Whether `space` is a deck space or a numbered room: where one may choose to go."""
    return space < ROOMS or DECK <= space < WATER


def is_improvement(item: int) -> bool:
    """Whether `item` adds a card to its owner's skill set."""
    return FIRST_IMPROVEMENT <= item <= LAST_IMPROVEMENT


SHIP_SPACES: Final = [space for space in range(SPACE_COUNT) if is_ship(space)]
NO_SPACE: Final = -1
NOBODY: Final = -1
