"""A frame without numbers of its own, and where the numbers of frames stand in documents.

There every frame is the same ten numbers; each class says once where its own stand.
"""

from collections.abc import Callable
from typing import Final

from abyssal.core.fields import assembled
from abyssal.games.unfathomable.box.components import NOBODY
from abyssal.games.unfathomable.position import steps

BEGINNING: Final = 0
"""Where a step, and a verb of a text, begins."""
EVERYBODY: Final = -1
"""All who might may answer before a roll, not only those who wished to in a series of rolls."""


class Frame:
    """One thing that is being resolved: who, what, where, how many. The step gives them meaning.

    Without `__slots__` a class can say what a number is before it is set, in one place.
    """

    step: int
    who: int = NOBODY
    what: int = 0
    where: int = -1
    count: int = 0
    phase: int = BEGINNING
    """How far the step has come."""
    result: int = 0
    """What the frame above gave back when it was done."""

    def __init__(
        self, step: int, who: int = NOBODY, *, what: int = 0, where: int = -1, count: int = 0
    ) -> None:
        self.step = step
        self.who = who
        self.what = what
        self.where = where
        self.count = count

    def copy(self) -> "Frame":
        frame = Frame(self.step)
        frame.share(self)
        return frame

    def share(self, other: "Frame") -> None:
        """Have the numbers of another frame that all frames have."""
        self.who = other.who
        self.what = other.what
        self.where = other.where
        self.count = other.count
        self.phase = other.phase
        self.result = other.result

    def dump(self) -> list[int]:
        return LAYOUTS.get(self.step, PLAIN).dump(self)


# Documents

DOCUMENT: Final = (
    "step",
    "who",
    "what",
    "where",
    "count",
    "more",
    "phase",
    "stage",
    "named",
    "result",
)
"""The numbers of a frame in documents, as they were called when all frames were alike."""
UNUSED: Final = {"more": 0, "stage": 0, "named": NOBODY}
"""What stands in a place that no number of the frame has."""


class Layout:
    """Where the numbers of a class of frames stand in documents."""

    __slots__ = ("dump", "make", "names")

    def __init__(self, make: Callable[[], Frame], names: dict[str, str]) -> None:
        """`names` gives the places whose numbers the class calls by a name of its own."""
        self.make = make
        self.names = {
            place: names.get(word, word)
            for place, word in enumerate(DOCUMENT)
            if word in names or word not in UNUSED
        }
        """By place; the others are unused."""
        numbers = [
            f"it.{self.names[place]}" if place in self.names else str(UNUSED[word])
            for place, word in enumerate(DOCUMENT)
        ]
        self.dump: Callable[[Frame], list[int]] = assembled(f"[{', '.join(numbers)}]", {})
        """The numbers of a frame, as documents have them."""

    def load(self, numbers: list[int]) -> Frame:
        frame = self.make()
        for place, name in self.names.items():
            setattr(frame, name, numbers[place])
        return frame


def plain() -> Frame:
    return Frame(steps.TURN)


PLAIN: Final = Layout(plain, {})
LAYOUTS: Final[dict[int, Layout]] = {}
"""By step, where frames have numbers of their own."""


def layout(step: int, make: Callable[[], Frame], **names: str) -> None:
    """Say by what names frames of a step call the numbers of a document."""
    LAYOUTS[step] = Layout(make, names)


def load_frame(numbers: list[int]) -> Frame:
    """The frame that `dump` described."""
    return LAYOUTS.get(numbers[0], PLAIN).load(numbers)
