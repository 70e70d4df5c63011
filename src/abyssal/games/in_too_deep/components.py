"""What is in the box of In Too Deep: numbers, no behaviour."""

from typing import Final

from abyssal.core.sheet import Sheet

SEATS: Final = range(2, 6)  # ITD-01
COMPANIES: Final = ["ocean", "treasure", "pearl", "research", "wildlife"]
OCEAN: Final = 0
TREASURE: Final = 1
PEARL: Final = 2
RESEARCH: Final = 3
WILDLIFE: Final = 4
COMPANY_COUNT: Final = 5

SIDES: Final = ["basic", "advanced"]
BASIC: Final = 0
ADVANCED: Final = 1

CARDS: Final = 100
HIGHEST: Final = 199
"""The highest number a card may show."""
DECADE: Final = 10  # ITD-43

BONUS: Final = 255
"""A bonus share: no number, no company; only with two players."""
BONUS_SHARES: Final = 5
NO_CARD: Final = -1

HAND: Final = 6  # ITD-06
HAND_OF_TWO: Final = 8  # ITD-137
FIRST_SHARES: Final = 2  # ITD-13
THIRD_PLAYER_SHARES: Final = 6  # ITD-139
FUNDRAISER: Final = 2  # ITD-57
BONUS_DRAW: Final = 4  # ITD-148


class Cards:
    """The 100 depth and share cards of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.numbers: list[int] = []
        self.company_of: list[int] = [NO_CARD] * (HIGHEST + 1)
        """The company on the share side of each number."""
        for company, name in enumerate(COMPANIES):
            path = f"shares.{name}"
            for number in sheet.numbers(path, None, 0, HIGHEST):
                if self.company_of[number] != NO_CARD:
                    raise sheet.wrong(path, f"holds {number}, which is on another card already")
                self.company_of[number] = company
                self.numbers.append(number)
        if len(self.numbers) != CARDS:
            raise sheet.wrong("shares", f"must hold {CARDS} numbers, not {len(self.numbers)}")
        self.numbers.sort()
        self.names = [
            (str(number), "" if company == NO_CARD else COMPANIES[company])
            for number, company in enumerate(self.company_of)
        ]
        """Each number as text, with the company on its share side: as views show it."""
