"""What lies in the wrecks of Key Largo, as far as a seat can know, and what a dive brings."""

from typing import TypeAlias

from abyssal.games.key_largo.components import DEPTH_COUNT, MONSTER
from abyssal.policies.fives import Five, added, zeros
from abyssal.policies.key_largo.table import Table
from abyssal.policies.key_largo.tariff import KIND_COUNT, Tariff

Haul: TypeAlias = tuple[float, float]
"""What a dive brings: dollars less what is lost to monsters, and treasures."""


class Ground:
    """The cards of one depth that nobody has shown me."""

    def __init__(self) -> None:
        self.find = zeros()
        """What a treasure is on average: units to sell, and dollars of diamonds."""
        self.value = 0.0
        """What it is likely to bring."""
        self.odds = 0.0
        """How likely a card is a monster."""
        self.stock = 0
        """Cards left in the wrecks of this depth, whether I have seen them or not."""


class Wreck:
    """A wreck with cards: how likely a card of it is a monster, and what its treasures are."""

    def __init__(self, depth: int, cards: int, odds: float, find: Five) -> None:
        self.depth = depth
        self.cards = cards
        self.odds = odds
        self.find = find
        self.value = 0.0
        self.lurking = 0
        self.is_seen = False
        self.alike = 1
        """How many wrecks there are of which I know the same."""


class Waters:
    """The depths and the wrecks, from everything that I know about cards."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tariff = table.tariff
        cards = unseen(table)
        self.shallow = ground_of(table, cards, 0)
        self.medium = ground_of(table, cards, 1)
        self.deep = ground_of(table, cards, 2)
        for wreck in range(len(table.cards)):
            self.ground(table.depths[wreck]).stock += table.cards[wreck]

    def ground(self, depth: int) -> Ground:
        if depth == 0:
            return self.shallow
        return self.medium if depth == 1 else self.deep

    def wreck(self, number: int) -> Wreck:
        """A wreck, numbered from 0."""
        table = self.table
        depth, cards = table.depths[number], table.cards[number]
        seen = table.seen[number]
        if seen is None:
            ground, lurking = self.ground(depth), table.lurking[number]
            odds = (lurking + (cards - lurking) * ground.odds) / cards
            wreck = Wreck(depth, cards, odds, ground.find)
            wreck.value = ground.value
            wreck.lurking = lurking
            return wreck
        kind_of = self.tariff.components.kind_of
        monsters = len([face for face in seen if kind_of[face] == MONSTER])
        wreck = Wreck(depth, cards, monsters / cards, mean_find(seen, self.tariff))
        wreck.value = self.tariff.value(wreck.find)
        wreck.is_seen = True
        return wreck

    def wrecks(self) -> list[Wreck]:
        """All wrecks with cards; one stands for all of which I know the same."""
        table = self.table
        found: list[Wreck] = []
        for number in range(len(table.cards)):
            if table.cards[number] > 0 and not self.is_alike(number, found):
                found.append(self.wreck(number))
        return found

    def is_alike(self, number: int, found: list[Wreck]) -> bool:
        """Whether a wreck is like one of those found; then it is counted there."""
        table = self.table
        if table.seen[number] is not None:
            return False
        depth, cards = table.depths[number], table.cards[number]
        lurking = table.lurking[number]
        for wreck in found:
            if wreck.is_seen or wreck.depth != depth or wreck.cards != cards:
                continue
            if wreck.lurking == lurking:
                wreck.alike += 1
                return True
        return False


class Unseen:
    """The cards that I have never seen, counted down from those in the box."""

    def __init__(self, tariff: Tariff) -> None:
        self.tariff = tariff
        self.left = tariff.components.copies.copy()
        """How many there are of each face."""
        self.sums = tariff.sums.copy()
        """For each depth: the units or dollars of each kind, and how many treasures there are."""

    def take(self, faces: list[int]) -> None:
        """One less of each; what I saw in a wreck may have been sold since."""
        left, sums, place_of = self.left, self.sums, self.tariff.place_of
        number_of = self.tariff.components.number_of
        for face in faces:
            if left[face] > 0:
                left[face] -= 1
                place = place_of[face]
                if place >= 0:
                    sums[place] -= number_of[face]
                    sums[place // KIND_COUNT * KIND_COUNT + MONSTER] -= 1

    def take_monsters(self, depth: int, count: int) -> None:
        self.left[self.tariff.components.monster_of[depth]] -= count

    def treasures(self, depth: int) -> int:
        return self.sums[depth * KIND_COUNT + MONSTER]

    def monsters(self, depth: int) -> int:
        return max(0, self.left[self.tariff.components.monster_of[depth]])

    def find(self, depth: int) -> Five:
        """What a treasure of a depth is on average."""
        sums, first, count = self.sums, depth * KIND_COUNT, max(1, self.treasures(depth))
        return (
            sums[first] / count,
            sums[first + 1] / count,
            sums[first + 2] / count,
            sums[first + 3] / count,
            0.0,
        )


def unseen(table: Table) -> Unseen:
    """All that I have not seen anywhere."""
    found = Unseen(table.tariff)
    found.take(table.sold)
    found.take(table.hand)
    for known in table.known:
        found.take([known.face])
    for depth in range(DEPTH_COUNT):
        found.take_monsters(depth, table.killed[depth])
    for wreck in range(len(table.seen)):
        seen = table.seen[wreck]
        if seen is not None:
            found.take(seen)
        elif table.lurking[wreck] > 0:
            found.take_monsters(table.depths[wreck], table.lurking[wreck])
    return found


def ground_of(table: Table, cards: Unseen, depth: int) -> Ground:
    """A depth, by the cards of it that I have never seen."""
    monsters = cards.monsters(depth)
    in_wrecks = monsters + cards.treasures(depth)
    for seat in range(table.seats):
        if seat != table.me:
            in_wrecks -= table.treasures_of(seat, depth)
    for known in table.known:
        if table.tariff.components.depth_of[known.face] == depth:
            in_wrecks += 1
    ground = Ground()
    ground.find = cards.find(depth)
    ground.value = table.tariff.value(ground.find)
    ground.odds = monsters / max(max(1, monsters), in_wrecks)
    return ground


def mean_find(faces: list[int], tariff: Tariff) -> Five:
    """What a treasure among `faces` is on average."""
    components = tariff.components
    sums = zeros()
    treasures = 0
    for face in faces:
        if components.kind_of[face] != MONSTER:
            sums = added(sums, components.kind_of[face], float(components.number_of[face]))
            treasures += 1
    count = max(1, treasures)
    return (sums[0] / count, sums[1] / count, sums[2] / count, sums[3] / count, 0.0)


class Dive:
    """A dive on one wreck, with what a treasure, a trident and a diver are worth."""

    def __init__(self, odds: float, treasure: float, trident: float, diver: float) -> None:
        self.odds = odds
        self.treasure = treasure
        self.trident = trident
        self.diver = diver

    def haul(self, draws: int, tridents: int, cards: int) -> Haul:
        """The mean over all that may come up.

        >>> Dive(odds=0.5, treasure=100.0, trident=30.0, diver=80.0).haul(1, 0, 5)
        (10.0, 0.5)
        """
        if draws == 0 or cards == 0:
            return (0.0, 0.0)
        gain, treasures = self.haul(draws - 1, tridents, cards - 1)
        odds = self.odds
        if odds == 0.0:
            return (gain + self.treasure, treasures + 1.0)
        if tridents > 0:
            later, found = self.haul(draws, tridents - 1, cards - 1)
            loss = self.trident
        elif gain > 0.0:
            later, found, loss = gain, treasures, self.diver
        else:  # the others surface
            later, found, loss = 0.0, 0.0, self.diver
        return (
            (1.0 - odds) * (gain + self.treasure) + odds * (later - loss),
            (1.0 - odds) * (treasures + 1.0) + odds * found,
        )
