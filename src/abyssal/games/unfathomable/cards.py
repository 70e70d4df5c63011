"""The cards of the box, read from their data file once when a game is loaded."""

from typing import Any, Final

from abyssal.core.tables import Sheet
from abyssal.games.unfathomable.components import (
    CARDS_A_SKILL,
    CHARACTERS,
    KEPT,
    NOBODY,
    PEOPLES_SKILLS,
    SKILLS,
    SPACES,
    TRACKS,
    VALUES,
    WAKES,
)
from abyssal.games.unfathomable.texts import Reader

MYTHOS_CARDS: Final = 70
SPELL_CARDS: Final = 20
WAYPOINTS: Final = 20
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
        self.sets = sheet.rows("sets", len(CHARACTERS), PEOPLES_SKILLS, 0, 5)
        self.starts = [SPACES.index(name) for name in names(sheet, "starts", SPACES[:6])]
        self.captains = line(sheet, "captains")
        self.keepers = line(sheet, "keepers")
        self.crews = crews(sheet)
        self.mythos = [self.mythos_card(sheet, row) for row in rows(sheet, "mythos")]
        count(sheet, "mythos", len(self.mythos), MYTHOS_CARDS)
        by_name = [card.name for card in self.mythos]
        self.kept_cards = [by_name.index(name) for name in KEPT]
        self.spell_names: list[str] = []
        self.spell_texts: list[int] = []
        for row in rows(sheet, "spells"):
            text = self.text(sheet, "spells", row, "text")
            for _ in range(int(row.get("copies", 1))):
                self.spell_names.append(str(row["name"]))
                self.spell_texts.append(text)
        count(sheet, "spells", len(self.spell_names), SPELL_CARDS)
        self.waypoint_names: list[str] = []
        self.waypoint_texts: list[int] = []
        self.distances: list[int] = []
        for row in rows(sheet, "waypoints"):
            self.waypoint_names.append(str(row["name"]))
            self.waypoint_texts.append(self.text(sheet, "waypoints", row, "text"))
            distance = row.get("distance")
            if distance not in (2, 3, 4):
                raise sheet.wrong("waypoints", f"have distances 2, 3 or 4, not {distance!r}")
            self.distances.append(int(distance))
        count(sheet, "waypoints", len(self.distances), WAYPOINTS)
        self.reveal_texts = [
            self.parsed(sheet, "reveals", str(source))
            for source in sheet.items("reveals", len(CHARACTERS))
        ]
        self.programs = self.reader.programs
        self.flesh_ward = self.spell_names.index("flesh-ward")
        self.script = self.spell_names.index("revelation-of-script")

    def mythos_card(self, sheet: Sheet, row: dict[str, Any]) -> Mythos:
        card = Mythos(str(row["name"]))
        if "character" in row:
            card.character = number_of(sheet, row["character"], CHARACTERS)
            card.chooser = CHARACTER_CHOOSES + card.character
        elif "chooser" in row:
            card.chooser = number_of(sheet, row["chooser"], CHOOSERS)
        if "test" in row:
            card.target = int(row["test"][0])
            card.partial = int(row["test"][1]) if len(row["test"]) > 1 else 0
            for skill in row["skills"]:
                card.support |= 1 << number_of(sheet, skill, SKILLS)
            card.passed = self.text(sheet, "mythos", row, "pass")
            card.fail = self.text(sheet, "mythos", row, "fail")
            if card.partial:
                card.partly = self.text(sheet, "mythos", row, "partial")
        if "other" in row:
            card.second = self.text(sheet, "mythos", row, "other")
        if "choice" in row:
            card.first = self.parsed(sheet, "mythos", str(row["choice"][0]))
            card.second = self.parsed(sheet, "mythos", str(row["choice"][1]))
        card.needs = number_of(sheet, row.get("needs", "nothing"), NEEDS)
        card.wakes = number_of(sheet, row["wakes"], WAKES)
        card.track = number_of(sheet, row["track"], TRACKS)
        return card

    def text(self, sheet: Sheet, path: str, row: dict[str, Any], field: str) -> int:
        if field not in row:
            raise sheet.wrong(path, f"have no {field!r} in {row.get('name')!r}")
        return self.parsed(sheet, path, str(row[field]))

    def parsed(self, sheet: Sheet, path: str, source: str) -> int:
        try:
            return self.reader.read(source)
        except ValueError as error:
            raise sheet.wrong(path, f"hold {source!r}, which {error}") from error


def rows(sheet: Sheet, path: str) -> list[dict[str, Any]]:
    """The rows of a deck, each with a name."""
    found = sheet.items(path, None)
    for row in found:
        if not isinstance(row, dict) or "name" not in row:
            raise sheet.wrong(path, f"must be rows with a name, not {row!r}")
    return found


def names(sheet: Sheet, path: str, allowed: list[str]) -> list[str]:
    """A name for each character."""
    found = sheet.items(path, len(CHARACTERS))
    for name in found:
        number_of(sheet, name, allowed)
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
        people = [number_of(sheet, name, CHARACTERS) for name in crew]
        if len(set(people)) != size or len(people) != size:
            raise sheet.wrong("crews", f"must have {size} different people, not {crew!r}")
        found.append(people)
    return found


def number_of(sheet: Sheet, name: Any, allowed: list[str]) -> int:
    """The place of `name` among the names allowed."""
    if name not in allowed:
        raise sheet.wrong("name", f"{name!r} is none of {', '.join(allowed)}")
    return allowed.index(name)


def count(sheet: Sheet, path: str, found: int, expected: int) -> None:
    """Refuse a deck of the wrong size."""
    if found != expected:
        raise sheet.wrong(path, f"must be {expected} cards, not {found}")
