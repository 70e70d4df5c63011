"""What lies in the wrecks of Key Largo, as far as a seat can know, and what a dive brings."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeAlias

from abyssal.games.key_largo.components import (
    DEPTH_COUNT,
    DEPTHS,
    DIAMOND,
    KINDS,
    MONSTER,
    SOLD_KINDS,
)

Units: TypeAlias = tuple[float, float, float]
"""Of gold, goods and antiques."""


class Card(NamedTuple):
    """A card as the view writes it, taken apart."""

    kind: int
    number: int
    depth: int


def card_of(text: str) -> Card:
    """
    >>> card_of("gold 5 deep")
    Card(kind=0, number=5, depth=2)
    """
    kind, *number, depth = text.split()
    return Card(KINDS.index(kind), int(number[0]) if number else 0, DEPTHS.index(depth))


def box_of(data: dict[str, Any]) -> list[list[Card]]:
    """All cards of each depth, from the printed numbers of a game."""
    box: list[list[Card]] = []
    for depth, name in enumerate(DEPTHS):
        printed = data["cards"][name]
        cards = [
            Card(kind, units, depth) for kind in range(SOLD_KINDS) for units in printed[KINDS[kind]]
        ]
        cards += [Card(DIAMOND, value, depth) for value in printed["diamonds"]]
        cards += [Card(MONSTER, 0, depth)] * printed["monsters"]
        box.append(cards)
    return box


class Find(NamedTuple):
    """What a treasure is on average: units to sell, and dollars of diamond."""

    units: Units
    gems: float


def mean_find(cards: Iterable[Card]) -> Find:
    sums = [0.0] * (SOLD_KINDS + 1)
    treasures = [card for card in cards if card.kind != MONSTER]
    for card in treasures:
        sums[card.kind] += card.number
    gold, goods, antiques, gems = [total / max(1, len(treasures)) for total in sums]
    return Find((gold, goods, antiques), gems)


class Wreck(NamedTuple):
    """A wreck with cards: how likely a card of it is a monster, and what its treasures are."""

    number: int
    depth: int
    cards: int
    odds: float
    find: Find
    is_seen: bool


class Waters:
    """The depths and the wrecks, from everything a view tells about cards."""

    def __init__(self, view: dict[str, Any], box: list[list[Card]]) -> None:
        unseen = unseen_cards(view, box)
        self.finds = [mean_find(cards) for cards in unseen]
        """What an unknown treasure of each depth is on average."""
        self.odds = [monster_odds(view, depth, unseen[depth]) for depth in range(DEPTH_COUNT)]
        """How likely an unknown card is a monster, by depth."""
        self.wrecks = {
            shown["number"]: self.wreck(shown) for shown in view["wrecks"] if shown["cards"] > 0
        }
        """By number."""
        self.stock = [0] * DEPTH_COUNT
        """Cards left in the wrecks, by depth."""
        for wreck in self.wrecks.values():
            self.stock[wreck.depth] += wreck.cards

    def wreck(self, shown: dict[str, Any]) -> Wreck:
        depth = DEPTHS.index(shown["depth"])
        cards, monsters = shown["cards"], shown["monsters"]
        if shown["seen"] is None:
            odds = (monsters + (cards - monsters) * self.odds[depth]) / cards
            return Wreck(shown["number"], depth, cards, odds, find=self.finds[depth], is_seen=False)
        find = mean_find(map(card_of, shown["seen"]))
        return Wreck(shown["number"], depth, cards, monsters / cards, find=find, is_seen=True)


def unseen_cards(view: dict[str, Any], box: list[list[Card]]) -> list[list[Card]]:
    """The cards of each depth that the viewer has never seen."""
    seen = [card_of(text) for text in view["sold"]]
    for player in view["players"]:
        seen += [card_of(text) for text in player["cards"] or player["known"]]
    for depth, killed in enumerate(view["killed"]):
        seen += [Card(MONSTER, 0, depth)] * killed
    for shown in view["wrecks"]:
        if shown["seen"] is None:
            seen += [Card(MONSTER, 0, DEPTHS.index(shown["depth"]))] * shown["monsters"]
        else:
            seen += [card_of(text) for text in shown["seen"]]
    left = [cards.copy() for cards in box]
    for card in seen:
        if card in left[card.depth]:  # what I saw in a wreck may have been sold since
            left[card.depth].remove(card)
    return left


def monster_odds(view: dict[str, Any], depth: int, unseen: list[Card]) -> float:
    """How likely an unknown card is a monster; treasures in other hands cannot be drawn."""
    monsters = len([card for card in unseen if card.kind == MONSTER])
    held = 0
    for player in view["players"]:
        if player["cards"] is None:
            known = [text for text in player["known"] if card_of(text).depth == depth]
            held += player["treasures"][depth] - len(known)
    return monsters / max(1, monsters, len(unseen) - held)


class Haul(NamedTuple):
    """What a dive brings: dollars less what is lost to monsters, and treasures."""

    gain: float
    treasures: float


NOTHING: Final = Haul(0.0, 0.0)


class Dive:
    """A dive on one wreck, with what a treasure, a trident and a diver are worth."""

    def __init__(self, odds: float, treasure: float, trident: float, diver: float) -> None:
        self.odds = odds
        self.treasure = treasure
        self.trident = trident
        self.diver = diver

    def haul(self, draws: int, tridents: int, cards: int) -> Haul:
        """The mean over all that may come up.

        >>> Dive(odds=0.5, treasure=100, trident=30, diver=80).haul(1, 0, 5)
        Haul(gain=10.0, treasures=0.5)
        """
        if draws == 0 or cards == 0:
            return NOTHING
        lucky = self.haul(draws - 1, tridents, cards - 1)
        if self.odds == 0.0:
            return Haul(lucky.gain + self.treasure, lucky.treasures + 1.0)
        if tridents > 0:
            unlucky, loss = self.haul(draws, tridents - 1, cards - 1), self.trident
        else:  # the others surface if that is wise
            unlucky, loss = max(NOTHING, self.haul(draws - 1, 0, cards - 1)), self.diver
        return Haul(
            (1.0 - self.odds) * (lucky.gain + self.treasure) + self.odds * (unlucky.gain - loss),
            (1.0 - self.odds) * (lucky.treasures + 1.0) + self.odds * unlucky.treasures,
        )
