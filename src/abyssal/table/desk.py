"""A private notebook: what a seat writes down for itself. Nobody else hears of it."""

from typing import Final, NamedTuple, TypeAlias

from abyssal.core.description import ActionDescription, Label
from abyssal.table import entries
from abyssal.table.premoves import Premove
from abyssal.table.stream import Message

BELIEFS: Final = 5
"""Steps of what one believes of a player, from human to traitor."""
UNDECIDED: Final = 2
MARKS: Final = ("", "!", "?")
"""What may stand at a player's part in a test."""
OLD_MARKS: Final = {"": UNDECIDED, "trust": 1, "suspect": 3, "traitor": 4}
"""The steps for the words of older logs."""

Written: TypeAlias = entries.Noted | entries.Believed | entries.Marked


class Outcome(NamedTuple):
    """What became of the last premove, until its person plays again."""

    actions: list[ActionDescription]
    why: str
    """`played`; or why it was dropped: something has `changed`, it was `illegal`, somebody else
    answered for the seat (`stand-in`), or the game is `over`."""
    changed: Label | None = None


class Desk:
    """Notes, a belief and a remark about each player, marks in the history of tests, and an answer
    that was laid down before its question came."""

    def __init__(self, seats: int) -> None:
        self.notes = ""
        self.beliefs = [UNDECIDED] * seats
        self.remarks = [""] * seats
        self.marks: dict[tuple[int, int], str] = {}
        """By the number of the test and the seat."""
        self.premove: Premove | None = None
        self.premove_due = False
        """Its question is asked, and nothing speaks against it."""
        self.premoved: Outcome | None = None

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

    def lay_down(self, premove: Premove | None) -> int:
        """Lay an answer down, or take it back; how many characters it is."""
        self.premove, self.premove_due, self.premoved = premove, False, None
        return 0 if premove is None else sum(len(text) for text in premove.texts())

    def end_premove(self, why: str, changed: Label | None = None) -> None:
        """The answer that was laid down has been given, or is dropped."""
        assert self.premove is not None
        self.premoved = Outcome(self.premove.actions, why, changed)
        self.premove, self.premove_due = None, False

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
            "premove": None if self.premove is None else self.shown_premove(self.premove),
            "premoved": None if self.premoved is None else self.premoved._asdict(),
        }

    def shown_premove(self, premove: Premove) -> Message:
        return {
            "question": premove.question,
            "actions": premove.actions,
            "rests": premove.rests,
            "due": self.premove_due,
        }
