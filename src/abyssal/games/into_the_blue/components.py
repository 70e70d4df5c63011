"""What is in the box of Into the Blue: numbers, no behaviour."""

from typing import Final

from abyssal.core.sheet import Sheet

SEATS: Final = range(2, 6)  # ITB-01
LEVELS: Final = 5  # ITB-02
DICE: Final = 6  # ITB-10
FACES: Final = 6  # ITB-19
CHEST_FACE: Final = 6
SHELLS: Final = 12  # ITB-08
CHESTS: Final = 5  # ITB-07
ROLLS: Final = 3  # ITB-16
PRESETS: Final = ["steep", "gentle"]


class Treasures:
    """The Treasure tokens of one preset; index 0 of each list is unused, levels are 1 to 5."""

    def __init__(self, name: str, main: list[int], secondary: list[list[int]]) -> None:
        self.name = name
        self.main = [0, *main]
        self.secondary: list[list[int]] = [[]]
        for pair in secondary:
            self.secondary.append(
                sorted(pair, reverse=True)
            )  # R23: the second rank takes the larger

    def of_level(self, level: int, seats: int) -> list[int]:
        """Values on `level` by rank: two tokens with 2 or 3 players, three with 4 or 5 (ITB-75)."""
        return [self.main[level], *self.secondary[level][: 1 if seats <= 3 else 2]]


class Components:
    """The printed numbers of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.chests = sorted(sheet.numbers("chests", CHESTS, 0, 99))
        self.treasures: dict[str, Treasures] = {}
        for preset in PRESETS:
            main = sheet.numbers(f"treasures.{preset}.main", LEVELS, 0, 99)
            secondary = sheet.rows(f"treasures.{preset}.secondary", LEVELS, width=2, low=0, high=99)
            self.treasures[preset] = Treasures(preset, main, secondary)
