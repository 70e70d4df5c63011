"""What things weigh to a player of Unfathomable: set by hand, or learned.

Weights are from the humans' side: about 1 for a point of a resource that is not yet scarce.
"""

from typing import Final

LOST: Final = 60.0
"""What losing the ship weighs, and winning."""


class Weights:
    """The numbers that one player judges by."""

    __slots__ = (
        "card",
        "cast",
        "counted_on",
        "great_stake",
        "help",
        "least_stake",
        "point",
        "risk",
        "soul",
        "step",
        "suspected",
        "wronged",
    )

    def __init__(self) -> None:
        """Those that were set by hand."""
        self.point = [0.0, LOST, 9.0, 5.0, 3.2, 2.4, 1.9, 1.5, 1.3, 1.1, 1.0]
        """What the loss of a point of a resource weighs, by what is left of it."""
        self.soul = 0.85
        """The souls that a passenger costs on average."""
        self.step = 2.0
        """A step of the travel track: all that happens in the turn that it saves."""
        self.card = 0.3
        """A skill card in hand."""
        self.cast = 0.75
        """What the better of two spells brings on average."""
        self.risk = [0.4, 0.5, 0.65, 0.85]
        """How likely a passenger on deck is to be lost, by how far the ritual has come."""
        self.help = 3.2
        """What a card added to a test by somebody who is trusted brings."""
        self.counted_on = 0.7
        """How much of what others could add to a test they are counted on to add."""
        self.least_stake = 0.6
        """Humans let a test fail that matters less."""
        self.great_stake = 3.0
        """A stake from which on traitors risk more, and humans spend more."""
        self.suspected = 0.45
        """From which suspicion on it pays to have cards added openly."""
        self.wronged = 6.4
        """What it costs to have a human in the Brig, all players together; more where there are
        few."""


def learned() -> Weights:
    """Those with which humans won most often against hidden traitors of `crew`.

    An evolution strategy moved 34 numbers; the 12 here seemed to matter, and are rounded.
    `training/officers.py` looks for these 12 anew. In 1,600 games of four seats that played no part
    in it humans won 60.7 % with them (one of four such choices tried), and 39.2 % by hand.
    """
    found = Weights()
    found.point = [0.0, LOST, 13.5, 7.5, 4.8, 3.6, 2.85, 2.25, 1.95, 1.65, 1.5]
    found.soul = 1.06
    found.step = 0.7
    found.card = 0.43
    found.cast = 1.05
    found.risk = [0.68, 0.85, 1.1, 1.45]
    found.help = 1.9
    found.counted_on = 0.98
    found.least_stake = 0.9
    found.great_stake = 4.5
    found.suspected = 0.29
    found.wronged = 3.2
    return found


BY_HAND: Final = Weights()
LEARNED: Final = learned()
