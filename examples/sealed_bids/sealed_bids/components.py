"""What is in the box of Sealed Bids: numbers, no behaviour."""

from typing import Final

from abyssal.core.sheet import Sheet

SEATS: Final = range(2, 5)
HAND: Final = 5
TOLLS: Final = {"light": 2, "heavy": 3}
WRECKS: Final = 5
HIGHEST: Final = 10
"""Cards are numbered from 1 to this."""


class Components:
    """The printed numbers of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.wrecks = sheet.numbers("wrecks", WRECKS, 1, 99)
        copies = sheet.number("copies", 4, 9)
        self.cards = [card for card in range(1, HIGHEST + 1) for _ in range(copies)]
