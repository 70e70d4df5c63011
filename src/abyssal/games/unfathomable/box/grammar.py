"""The small language of card texts: rows of verbs, read once when a game is loaded."""

from typing import Final, TypeAlias

from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    ITEMS,
    RESOURCES,
    SKILLS,
    SPACES,
    TRACKS,
    WAKES,
)

# Persons a text may name.
YOU: Final = 0
CURRENT: Final = 1
CAPTAIN: Final = 2
KEEPER: Final = 3
NAMED: Final = 4
PERSONS: Final = ["you", "current", "captain", "keeper", "named"]

# Places beyond the spaces of the board.
HERE: Final = 32
THERE: Final = 33
NEAREST_ROOM: Final = 34
EACH_DECK: Final = 35
EACH_WATER: Final = 36
EACH_ROOM: Final = 37
SHIP: Final = 38
BOARD: Final = 39
ALL_WATER: Final = 40
ALL_DECK: Final = 41
PLACES: Final = {
    "here": HERE,
    "there": THERE,
    "nearest-room": NEAREST_ROOM,
    "each-deck": EACH_DECK,
    "each-water": EACH_WATER,
    "each-room": EACH_ROOM,
    "ship": SHIP,
    "board": BOARD,
    "water": ALL_WATER,
    "deck": ALL_DECK,
    **{name: space for space, name in enumerate(SPACES)},
}

# How the result of a roll is read.
ANY: Final = 0
AT_MOST: Final = 1
AT_LEAST: Final = 2
BELOW_COUNT: Final = 3
AT_MOST_COUNT: Final = 4
AT_MOST_PASSENGERS: Final = 5

WORDS: Final = {
    "resource": RESOURCES,
    "person": PERSONS,
    "track": TRACKS,
    "wakes": WAKES,
    "item": ITEMS,
    "skill": SKILLS,
    "character": CHARACTERS,
    "deck": ["mythos", "waypoints", "spells", "items"],
    "who": ["free-human", "other-free-human", "captain", "keeper"],
    "monsters": ["monarchs", "all"],
    "condition": ["passengers", "many"],
    "draws": ["own", "any"],
    "pushes": ["each", "any"],
}
MYTHOS_DECK: Final = 0
WAYPOINT_DECK: Final = 1
SPELL_DECK: Final = 2
ITEM_DECK: Final = 3


class Verb:
    """How a verb is written and said. What it does stands beside it, in `verbs`."""

    __slots__ = ("alone", "by_you", "counted", "kinds", "name", "number", "there")

    def __init__(self, number: int, name: str, kinds: list[str]) -> None:
        self.number = number
        self.name = name
        self.kinds = kinds
        """What its arguments are."""
        self.alone = False
        """Whether it makes a sentence of its own."""
        self.by_you = False
        """Whether it has "you" do something, though it names no person."""
        self.there = ""
        """Which space a text means by "there" after it; that of before where it is empty."""
        self.counted = ""
        """What a text has counted after it; what it had before where it is empty."""


VERBS: Final[dict[int, Verb]] = {}
"""All verbs by the numbers they have in documents: filled by the wing `texts`."""
VERBS_BY_NAME: Final[dict[str, Verb]] = {}


def add_verb(number: int, name: str, kinds: list[str]) -> Verb:
    """Add a verb to the language."""
    assert number not in VERBS
    assert name not in VERBS_BY_NAME
    verb = Verb(number, name, kinds)
    VERBS[number] = verb
    VERBS_BY_NAME[name] = verb
    return verb


DIGITS: Final = 2
"""No card counts further than 99."""


class Op:
    """One verb with its arguments, and the texts it may lead to (-1: none)."""

    __slots__ = ("a", "b", "other", "plus", "then", "verb")

    def __init__(self, verb: int, a: int, b: int) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.plus = False
        """Whether the value of the card spent is added to the roll."""
        self.then = -1
        self.other = -1


Program: TypeAlias = list[Op]


class Reader:
    """Reads texts into a list of programs; a text is known by its place in that list."""

    def __init__(self) -> None:
        self.programs: list[Program] = []

    def read(self, source: str) -> int:
        """The number of the text `source`; ValueError says what is wrong with it."""
        spaced = source.replace("{", " { ").replace("}", " } ").replace(";", " ; ")
        tokens = spaced.split()
        number = self.sequence(tokens)
        if tokens:
            raise ValueError(f"has {tokens[0]!r} too much")
        return number

    def sequence(self, tokens: list[str]) -> int:
        number = len(self.programs)
        text: Program = []
        self.programs.append(text)
        while tokens and tokens[0] != "}":
            text.append(self.statement(tokens))
            if tokens and tokens[0] == ";":
                tokens.pop(0)
        return number

    def statement(self, tokens: list[str]) -> Op:
        name = tokens.pop(0)
        if name not in VERBS_BY_NAME:
            raise ValueError(f"has the unknown verb {name!r}")
        verb = VERBS_BY_NAME[name]
        op = Op(verb.number, 0, 0)
        kinds = verb.kinds
        if kinds == ["comparison"]:
            self.comparison(op, tokens)
        else:
            numbers = [argument(kind, tokens) for kind in kinds]
            op.a = numbers[0] if numbers else 0
            op.b = numbers[1] if len(numbers) > 1 else 0
        if tokens and tokens[0] == "{":
            op.then = self.block(tokens)
        if tokens and tokens[0] == "else":
            tokens.pop(0)
            op.other = self.block(tokens)
        return op

    def block(self, tokens: list[str]) -> int:
        if not tokens or tokens.pop(0) != "{":
            raise ValueError("lacks a brace")
        number = self.sequence(tokens)
        if not tokens:
            raise ValueError("lacks a closing brace")
        tokens.pop(0)
        return number

    def comparison(self, op: Op, tokens: list[str]) -> None:
        if tokens and tokens[0] == "+":
            tokens.pop(0)
            op.plus = True
        word = tokens.pop(0) if tokens else ""
        fixed = {
            "any": ANY,
            "<count": BELOW_COUNT,
            "<=count": AT_MOST_COUNT,
            "<=passengers": AT_MOST_PASSENGERS,
        }
        if word in fixed:
            op.a = fixed[word]
        elif word[:2] in ("<=", ">=") and is_number(word[2:]):
            op.a = AT_MOST if word[0] == "<" else AT_LEAST
            op.b = int(word[2:])
        else:
            raise ValueError(f"compares a roll with {word!r}")


def argument(kind: str, tokens: list[str]) -> int:
    """The next word as a number of its kind."""
    word = tokens.pop(0) if tokens else ""
    if kind == "number":
        if is_number(word):
            return int(word)
    elif kind == "place":
        if word in PLACES:
            return PLACES[word]
    elif word in WORDS[kind]:
        return WORDS[kind].index(word)
    raise ValueError(f"has {word!r} where a {kind} belongs")


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= DIGITS
