"""The cards of the box, read from their data file once when a game is loaded."""

from typing import Any, Final

from abyssal.core.sheet import Sheet, shown
from abyssal.games.unfathomable.box.components import (
    CARDS_A_SKILL,
    CHARACTERS,
    KEPT,
    NOBODY,
    PEOPLES_SKILLS,
    SKILL_COUNT,
    SKILLS,
    SPACES,
    TRACKS,
    VALUES,
    WAKES,
    kind_of,
)
from abyssal.games.unfathomable.box.grammar import Reader

MYTHOS_CARDS: Final = 70
SPELL_CARDS: Final = 20
WAYPOINTS: Final = 20
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 500
MOST_COPIES: Final = 20
HARDEST: Final = 99
"""A test's target is at most that."""
CREW_SIZES: Final = 4

NO_CHOOSER: Final = 0
CURRENT_CHOOSES: Final = 1
CAPTAIN_CHOOSES: Final = 2
KEEPER_CHOOSES: Final = 3
CHARACTER_CHOOSES: Final = 4
CHOOSERS: Final = ["nobody", "current", "captain", "keeper"]

NEEDS: Final = ["nothing", "item", "captain", "lore", "passenger", "three-passengers"]
NEEDS_NOTHING: Final = 0
NEEDS_ITEM: Final = 1
NEEDS_CAPTAIN: Final = 2
NEEDS_LORE: Final = 3
NEEDS_PASSENGER: Final = 4
NEEDS_THREE_PASSENGERS: Final = 5

NO_TEXT: Final = -1


class Mythos:
    """A mythos card: a choice of two, a test, or a test beside another option."""

    __slots__ = (
        "character",
        "chooser",
        "fail",
        "first",
        "kept",
        "name",
        "needs",
        "partial",
        "partly",
        "passed",
        "second",
        "support",
        "target",
        "track",
        "wakes",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.character = NOBODY
        """Whose card it is, if it is a green one."""
        self.chooser = NO_CHOOSER
        self.target = 0
        """0: there is no test."""
        self.partial = 0
        self.support = 0
        """The supporting skills, a bit each."""
        self.passed = NO_TEXT
        self.partly = NO_TEXT
        self.fail = NO_TEXT
        self.first = NO_TEXT
        """The first option of a choice; beside a test there is none."""
        self.second = NO_TEXT
        """The second option of a choice, or the one beside a test."""
        self.needs = NEEDS_NOTHING
        """What the restricted option needs: the first of a choice, the other one beside a test."""
        self.wakes = 0
        self.track = 0
        self.kept = KEPT.index(name) if name in KEPT else -1


class Cards:
    """All that is printed, in the order of the data file."""

    def __init__(self, sheet: Sheet) -> None:
        self.reader = Reader()
        self.copies = sheet.numbers("copies", VALUES, 0, CARDS_A_SKILL)
        if sum(self.copies) != CARDS_A_SKILL:
            raise sheet.wrong("copies", f"must sum to {CARDS_A_SKILL}")
        self.skill_decks = [self.skill_deck(skill) for skill in range(SKILL_COUNT)]
        """All cards of each skill."""
        self.sets = sheet.rows("sets", len(CHARACTERS), PEOPLES_SKILLS, low=0, high=5)
        self.starts = [SPACES.index(name) for name in names(sheet, "starts", SPACES[:6])]
        self.captains = line(sheet, "captains")
        self.keepers = line(sheet, "keepers")
        self.crews = crews(sheet)
        self.mythos = [self.mythos_card(sheet, row) for row in rows(sheet, "mythos")]
        count(sheet, "mythos", len(self.mythos), MYTHOS_CARDS)
        by_name = [card.name for card in self.mythos]
        self.kept_cards = [place_of(sheet, "mythos", by_name, name) for name in KEPT]
        self.spell_names: list[str] = []
        self.spell_texts: list[int] = []
        for row in rows(sheet, "spells"):
            text = self.text(sheet, "spells", row, "text")
            copies = sheet.whole(
                field("spells", row, "copies"), row.get("copies", 1), 1, MOST_COPIES
            )
            self.spell_names += [row["name"]] * copies
            self.spell_texts += [text] * copies
        count(sheet, "spells", len(self.spell_names), SPELL_CARDS)
        self.waypoint_names: list[str] = []
        self.waypoint_texts: list[int] = []
        self.distances: list[int] = []
        for row in rows(sheet, "waypoints"):
            self.waypoint_names.append(row["name"])
            self.waypoint_texts.append(self.text(sheet, "waypoints", row, "text"))
            distance = sheet.whole(field("waypoints", row, "distance"), row.get("distance"), 2, 4)
            self.distances.append(distance)
        count(sheet, "waypoints", len(self.distances), WAYPOINTS)
        self.reveal_texts = [
            self.parsed(sheet, "reveals", source)
            for source in sheet.items("reveals", len(CHARACTERS))
        ]
        self.programs = self.reader.programs
        self.flesh_ward = place_of(sheet, "spells", self.spell_names, "flesh-ward")
        self.script = place_of(sheet, "spells", self.spell_names, "revelation-of-script")

    def skill_deck(self, skill: int) -> list[int]:
        deck: list[int] = []
        for value in range(1, VALUES + 1):
            deck.extend([kind_of(skill, value)] * self.copies[value - 1])
        return deck

    def mythos_card(self, sheet: Sheet, row: dict[str, Any]) -> Mythos:
        card = Mythos(row["name"])
        if "character" in row:
            card.character = sheet.named(
                field("mythos", row, "character"), row["character"], CHARACTERS
            )
            card.chooser = CHARACTER_CHOOSES + card.character
        elif "chooser" in row:
            card.chooser = sheet.named(field("mythos", row, "chooser"), row["chooser"], CHOOSERS)
        if "test" in row:
            test = entries(sheet, "mythos", row, "test", least=1, most=2)
            targets = [
                sheet.whole(field("mythos", row, "test"), target, 1, HARDEST) for target in test
            ]
            card.target = targets[0]
            card.partial = targets[1] if len(targets) > 1 else 0
            for skill in entries(sheet, "mythos", row, "skills", least=1, most=len(SKILLS)):
                card.support |= 1 << sheet.named(field("mythos", row, "skills"), skill, SKILLS)
            card.passed = self.text(sheet, "mythos", row, "pass")
            card.fail = self.text(sheet, "mythos", row, "fail")
            if card.partial:
                card.partly = self.text(sheet, "mythos", row, "partial")
        if "other" in row:
            card.second = self.text(sheet, "mythos", row, "other")
        if "choice" in row:
            first, second = entries(sheet, "mythos", row, "choice", least=2, most=2)
            card.first = self.parsed(sheet, field("mythos", row, "choice"), first)
            card.second = self.parsed(sheet, field("mythos", row, "choice"), second)
        card.needs = sheet.named(field("mythos", row, "needs"), row.get("needs", "nothing"), NEEDS)
        card.wakes = sheet.named(field("mythos", row, "wakes"), row.get("wakes"), WAKES)
        card.track = sheet.named(field("mythos", row, "track"), row.get("track"), TRACKS)
        return card

    def text(self, sheet: Sheet, path: str, row: dict[str, Any], key: str) -> int:
        if key not in row:
            raise sheet.wrong(field(path, row, key), "is missing")
        return self.parsed(sheet, field(path, row, key), row[key])

    def parsed(self, sheet: Sheet, path: str, source: Any) -> int:
        text = sheet.word(path, source, LONGEST_TEXT)
        try:
            return self.reader.read(text)
        except ValueError as error:
            raise sheet.wrong(path, f"hold {shown(text)}, which {error}") from error


def rows(sheet: Sheet, path: str) -> list[dict[str, Any]]:
    """The rows of a deck, each with a name."""
    found = sheet.items(path, None)
    for row in found:
        if not isinstance(row, dict) or "name" not in row:
            raise sheet.wrong(path, f"must be rows with a name, not {shown(row)}")
        sheet.word(f"{path}.name", row["name"], LONGEST_NAME)
    return found


def field(path: str, row: dict[str, Any], key: str) -> str:
    """The path of a field of a named row."""
    return f"{path}.{row['name']}.{key}"


def entries(
    sheet: Sheet, path: str, row: dict[str, Any], key: str, *, least: int, most: int
) -> list[Any]:
    """A list in a row, of `least` to `most` entries."""
    found = row.get(key)
    if not isinstance(found, list) or not least <= len(found) <= most:
        counted = str(least) if least == most else f"{least} to {most}"
        message = f"must be a list of {counted} entries, not {shown(found)}"
        raise sheet.wrong(field(path, row, key), message)
    return found


def place_of(sheet: Sheet, path: str, names: list[str], name: str) -> int:
    """The place of a card that the rules name."""
    if name not in names:
        raise sheet.wrong(path, f"lack the card {name!r}")
    return names.index(name)


def names(sheet: Sheet, path: str, allowed: list[str]) -> list[str]:
    """A name for each character."""
    found = sheet.items(path, len(CHARACTERS))
    for name in found:
        sheet.named(path, name, allowed)
    return found


def line(sheet: Sheet, path: str) -> list[int]:
    """A line of succession: every character once."""
    found = [CHARACTERS.index(name) for name in names(sheet, path, CHARACTERS)]
    if len(set(found)) != len(CHARACTERS):
        raise sheet.wrong(path, "must name every character once")
    return found


def crews(sheet: Sheet) -> list[list[int]]:
    """The crews proposed for 3, 4, 5 and 6 players."""
    found: list[list[int]] = []
    for size, crew in enumerate(sheet.items("crews", CREW_SIZES), start=3):
        if not isinstance(crew, list) or len(crew) != size:
            raise sheet.wrong("crews", f"must have {size} different people, not {shown(crew)}")
        people = [sheet.named("crews", name, CHARACTERS) for name in crew]
        if len(set(people)) != size:
            raise sheet.wrong("crews", f"must have {size} different people, not {shown(crew)}")
        found.append(people)
    return found


def count(sheet: Sheet, path: str, found: int, expected: int) -> None:
    """Refuse a deck of the wrong size."""
    if found != expected:
        raise sheet.wrong(path, f"must be {expected} cards, not {found}")
