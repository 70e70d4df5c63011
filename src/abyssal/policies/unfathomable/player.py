"""A player of Unfathomable who has to answer: for whom it plays, and what it makes of worths.

A human fights, rescues, repairs, passes tests with the fewest cards and watches who spoils them. A
hidden traitor helps little, spoils where others may have done it, and reveals when the mask is of
no more use. A revealed one attacks. What the ship weighs is in `ship`, what texts bring in `texts`,
whom to suspect in `beliefs`, tests in `skill_tests`, the actions of a turn in `turn`.
"""

from typing import Final

from abyssal.core.game import Action
from abyssal.games.unfathomable.box.components import FAR_ENOUGH, ITEMS
from abyssal.games.unfathomable.position.notation import DONE, NO, PASS
from abyssal.policies.unfathomable.beliefs import EVERYBODY, Beliefs
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.ship import Ship
from abyssal.policies.unfathomable.texts import Texts
from abyssal.policies.unfathomable.turn import Turn

DENIABLE: Final = 0.6
"""How much worse than the best an answer of a hidden traitor may be."""
SLY: Final = 15
"""In how many of 100 cases a hidden traitor takes the worst answer where nobody else sees it."""
MOODS: Final = 100
USUAL: Final = 50
"""The mood in which a hidden traitor does what it does in most cases."""
BAD_CARD: Final = -4.0
"""A mythos card, or a choice, so bad that a feat is spent on it."""

VALUE_OF_ITEM: Final = {
    "six-shooter": 5,
    "tool-kit": 5,
    "speaking-trumpet": 4,
    "repeating-rifle": 4,
    "shotgun": 4,
    "travel-pharmacy": 4,
    "pocket-pistol": 3,
    "starbuck": 3,
    "lucky-ring": 3,
    "jam-tin-grenade": 2,
    "book-of-dagon": 3,
    "plimsolls": 3,
    "kitchen-knife": 1,
    "almanac": 1,
    "elder-sign-amulet": 2,
}
"""What an item is worth to its owner; an Improvement, one more card each turn, is worth 6."""
IMPROVEMENT: Final = 6
ITEM_WORTHS: Final = [float(VALUE_OF_ITEM.get(name, IMPROVEMENT)) for name in ITEMS]

NEVER: Final = -1000.0
"""The weight of an answer that is out of the question."""
SECOND: Final = 0.5
"""The weight of an answer that would be as good, or of doing nothing, beside 1 for what is said."""

HUMAN: Final = 0
HIDDEN: Final = 1
REVEALED: Final = 2


class Player:
    """One seat that has to answer: its side, its beliefs, and what it is in the mood for."""

    def __init__(self, ship: Ship, habits: Habits, mood: int) -> None:
        self.ship = ship
        self.habits = habits
        self.mood = mood
        """From 0 to MOODS - 1: what a hidden traitor is in the mood for, who mixes its answers."""
        self.cards = ship.cards
        self.seat = ship.me
        self.hand = ship.hand
        self.side = side_of(ship, habits)
        self.beliefs = Beliefs(ship, ship.me, habits)
        self.texts = Texts(ship, self.beliefs)
        self.turn = Turn(ship, self.beliefs)

    def chance(self, hundred: int) -> bool:
        """True in so many of a hundred moods."""
        return self.mood < hundred

    def public(self) -> Beliefs:
        """What everybody can conclude."""
        return Beliefs(self.ship, EVERYBODY, self.habits)

    def preferred(self, worths: list[float]) -> list[float]:
        """What answers are worth to one's side, by what they are worth to the humans.

        A hidden traitor's answer must not be too bad: of those that are not, the worst is best.
        """
        if self.side == HUMAN:
            return worths
        if self.side == REVEALED:
            return turned(worths)
        best = max(worths)
        found: list[float] = []
        for worth in worths:
            if worth == NEVER:
                found.append(NEVER)
            elif worth >= best - DENIABLE:
                found.append(best - worth)
            else:
                found.append(worth - best)
        return found

    def secretly(self, worths: list[float]) -> list[float]:
        """The same, where nobody sees what else there was."""
        honest = self.side == HUMAN or (self.side == HIDDEN and not self.chance(SLY))
        return worths if honest else turned(worths)


def side_of(ship: Ship, habits: Habits) -> int:
    """For whom a seat plays now; a Cultist is a human until the end is near."""
    if ship.revealed[ship.me]:
        return REVEALED
    turned_cultist = ship.cultist and ship.distance >= FAR_ENOUGH
    if habits.schemes and (ship.hybrid or turned_cultist):
        return HIDDEN
    return HUMAN


def turned(worths: list[float]) -> list[float]:
    """What is good for one side is bad for the other; what is out of the question stays so."""
    return [NEVER if worth == NEVER else -worth for worth in worths]


def first(legal: list[Action]) -> list[float]:
    """The weights of the answer that stands for somebody who is absent."""
    return said(legal[0], legal)


def said(answer: Action, legal: list[Action]) -> list[float]:
    """The weights of one answer, or of the first where it is not legal; doing nothing is next."""
    found = [SECOND if action in (PASS, DONE, NO) else 0.0 for action in legal]
    found[legal.index(answer) if answer in legal else 0] = 1.0
    return found
