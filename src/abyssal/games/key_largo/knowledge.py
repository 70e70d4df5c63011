"""What each player knows of cards that lie face down, kept as exactly as play allows.

A player who looks at a wreck knows its cards until others draw from it; then these cards are in
the wreck or with whoever drew them. A player who is robbed knows what the thief took (KL-H4,
KL-H9). Monsters put back are known to all (KL-H12), as is what a market visit without a sale
tells (KL-R32).
"""

from typing import Any, Final

from abyssal.games.key_largo.components import DEPTH_COUNT, MOST_SEATS

NO_WRECK: Final = -1
GONE: Final = 1 << MOST_SEATS
"""The first of the bits that stand for a card which was seen to leave a hand."""


class Sight:
    """Cards that a player has seen, and where they are now. It is replaced, never changed.

    `faces` are the cards: as many lie in `wreck` (its monsters set aside included) as it has left,
    one belongs to each of `slots`. A slot is a set of bits: the seats in whose hand its card may
    be, and GONE << n if it may be the card that left as number n.
    """

    __slots__ = ("faces", "places", "slots", "wreck")

    def __init__(self, wreck: int, faces: list[int], slots: list[int]) -> None:
        self.wreck = wreck
        self.faces = faces
        self.slots = slots
        self.places = 0
        """The bits of all slots together."""
        for slot in slots:
            self.places |= slot

    def dump(self) -> dict[str, Any]:
        return {"wreck": self.wreck, "faces": self.faces.copy(), "slots": self.slots.copy()}

    def may_be_with(self, seat: int) -> bool:
        """Whether one of its cards may be in the hand of `seat`."""
        return self.places >> seat & 1 == 1

    def knows_hand(self, seat: int) -> bool:
        """Whether its one card is with `seat` for certain."""
        return len(self.faces) == 1 and self.slots == [1 << seat]


def sight_of(document: dict[str, Any]) -> Sight:
    """The sight that `dump` described."""
    return Sight(document["wreck"], list(document["faces"]), list(document["slots"]))


def without(cards: list[int], card: int) -> list[int]:
    """A copy of `cards` with one `card` less."""
    rest = cards.copy()
    rest.remove(card)
    return rest


class Knowledge:
    """All that players and public know beyond what lies open."""

    __slots__ = ("exits", "gems", "lurking", "sights")

    def __init__(
        self,
        sights: list[list[Sight]],
        exits: list[list[int]],
        lurking: list[int],
        gems: list[int],
    ) -> None:
        self.sights = sights
        """What each seat has seen. Its lists are replaced, never changed."""
        self.exits = exits
        """For each seat, the cards that left a hand and may have been among those it had seen."""
        self.lurking = lurking
        """How many monsters are known to lie in each wreck."""
        self.gems = gems
        """How many cards of each seat and depth are known to be diamonds."""

    def copy(self) -> "Knowledge":
        return Knowledge(
            self.sights.copy(), self.exits.copy(), self.lurking.copy(), self.gems.copy()
        )

    def dump(self) -> dict[str, Any]:
        return {
            "sights": [[sight.dump() for sight in seen] for seen in self.sights],
            "exits": [faces.copy() for faces in self.exits],
            "lurking": self.lurking.copy(),
            "gems": self.gems.copy(),
        }

    def of_wreck(self, seat: int, wreck: int) -> Sight | None:
        """What `seat` knows of a wreck."""
        for sight in self.sights[seat]:
            if sight.wreck == wreck:
                return sight
        return None

    def open_hands(self) -> None:
        """All hands lie open: only wrecks are left to know, and only those seen whole."""
        for seat in range(len(self.sights)):
            self.sights[seat] = [sight for sight in self.sights[seat] if not sight.slots]
            self.exits[seat] = []
        self.gems = [0] * len(self.gems)

    # Looks and draws

    def look(self, seat: int, wreck: int, pile: list[int]) -> None:
        """`seat` sees all cards of a wreck: what had left it is now known apart."""
        seen: list[Sight] = [Sight(wreck, sorted(pile), [])]
        for sight in self.sights[seat]:
            if sight.wreck != wreck:
                seen.append(sight)
            elif sight.slots:
                rest = sight.faces
                for card in pile:
                    rest = without(rest, card)
                seen.append(Sight(NO_WRECK, rest, sight.slots))
        self.sights[seat] = seen

    def draw_treasure(self, drawer: int, wreck: int, card: int) -> None:
        """`drawer` sees the card; whoever knew the wreck knows that one of its cards is there."""
        for seat in range(len(self.sights)):
            for place, sight in enumerate(self.sights[seat]):
                if sight.wreck == wreck:
                    if seat == drawer:
                        changed = Sight(wreck, without(sight.faces, card), sight.slots)
                    else:
                        changed = Sight(wreck, sight.faces, [*sight.slots, 1 << drawer])
                    self.put(seat, place, changed)
                    break

    def kill_monster(self, wreck: int, card: int) -> None:
        """A monster of the wreck leaves the game for all to see."""
        for seat in range(len(self.sights)):
            for place, sight in enumerate(self.sights[seat]):
                if sight.wreck == wreck:
                    self.put(seat, place, Sight(wreck, without(sight.faces, card), sight.slots))
                    break

    def lose_wreck(self, wreck: int) -> None:
        """The wreck is gone: what was known of it is known of hands alone."""
        for seat in range(len(self.sights)):
            for place, sight in enumerate(self.sights[seat]):
                if sight.wreck == wreck:
                    self.put(seat, place, Sight(NO_WRECK, sight.faces, sight.slots))
                    break

    def put(self, seat: int, place: int, sight: Sight) -> None:
        """Exchange one sight of `seat`; one of no cards is dropped."""
        seen = self.sights[seat].copy()
        if sight.faces:
            seen[place] = sight
        else:
            del seen[place]
        self.sights[seat] = seen

    # Cards that leave a hand

    def steal(self, thief: int, victim: int, card: int, depth: int, depth_of: list[int]) -> None:
        """Thief and victim know the card; to the others any card of its depth may have moved."""
        for seat in range(len(self.sights)):
            if seat == thief:
                self.see_leaving(seat, victim, card)
            elif seat == victim:
                stolen = Sight(NO_WRECK, [card], [1 << thief])
                self.sights[seat] = [*self.sights[seat], stolen]
            else:
                for place, sight in enumerate(self.sights[seat]):
                    if depth_of[sight.faces[0]] == depth and sight.may_be_with(victim):
                        slots = [
                            slot | 1 << thief if slot >> victim & 1 else slot
                            for slot in sight.slots
                        ]
                        self.put(seat, place, Sight(sight.wreck, sight.faces, slots))

    def show(self, seat: int, card: int, depth: int, diamond: bool) -> None:
        """A card of `seat` is sold in the open."""
        for other in range(len(self.sights)):
            if other != seat:
                self.see_leaving(other, seat, card)
        gem = seat * DEPTH_COUNT + depth
        if diamond and self.gems[gem] > 0:
            self.gems[gem] -= 1

    def see_leaving(self, seat: int, holder: int, card: int) -> None:
        """`seat` sees a card leave a hand: it may be one of those known to be there, or not."""
        sights = self.sights[seat]
        bit = 1 << holder
        for sight in sights:
            if sight.places & bit and card in sight.faces:
                break
        else:
            return
        seen: list[Sight] = []
        exit = GONE << len(self.exits[seat])
        noted = False
        for sight in sights:
            if not sight.places & bit or card not in sight.faces:
                seen.append(sight)
            elif len(sight.faces) > 1:
                slots = [slot | exit if slot >> holder & 1 else slot for slot in sight.slots]
                seen.append(Sight(sight.wreck, sight.faces, slots))
                noted = True
        self.sights[seat] = seen
        if noted:
            self.exits[seat] = [*self.exits[seat], card]

    def pass_gems(self, thief: int, victim: int, depth: int, held: int) -> None:
        """What all know of diamonds after a theft from `held` cards of a depth."""
        known = self.gems[victim * DEPTH_COUNT + depth]
        if known > 0:
            self.gems[victim * DEPTH_COUNT + depth] -= 1
            if known == held:
                self.gems[thief * DEPTH_COUNT + depth] += 1
