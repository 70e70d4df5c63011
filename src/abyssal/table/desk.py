"""A private notebook: what a seat writes down for itself. Nobody else hears of it."""

from typing import Final, TypeAlias

from abyssal.table import entries
from abyssal.table.stream import Message

BELIEFS: Final = 5
"""Steps of what one believes of a player, from human to traitor."""
UNDECIDED: Final = 2
MARKS: Final = ("", "!", "?")
"""What may stand at a player's part in a test."""
OLD_MARKS: Final = {"": UNDECIDED, "trust": 1, "suspect": 3, "traitor": 4}
"""The steps for the words of older logs."""

Written: TypeAlias = entries.Noted | entries.Believed | entries.Marked


class Desk:
    """Notes, a belief and a remark about each player, and marks in the history of tests."""

    def __init__(self, seats: int) -> None:
        self.notes = ""
        self.beliefs = [UNDECIDED] * seats
        self.remarks = [""] * seats
        self.marks: dict[tuple[int, int], str] = {}
        """By the number of the test and the seat."""

    def write(self, entry: Written) -> int:
        """Write something down; how many characters it is."""
        match entry:
            case entries.Noted(text=text, marks=marks):
                self.notes = text
                self.beliefs = [OLD_MARKS[mark] for mark in marks] or self.beliefs
                return len(text)
            case entries.Believed(about=about, belief=belief, remark=remark):
                self.beliefs[about], self.remarks[about] = belief, remark
                return len(remark)
        if entry.mark:
            self.marks[entry.test, entry.about] = entry.mark
        else:
            self.marks.pop((entry.test, entry.about), None)
        return 0

    def message(self) -> Message:
        """The desk as its owner is told of it."""
        return {
            "notes": self.notes,
            "beliefs": self.beliefs,
            "remarks": self.remarks,
            "marks": [
                {"test": test, "seat": seat, "mark": mark}
                for (test, seat), mark in sorted(self.marks.items())
            ],
        }
