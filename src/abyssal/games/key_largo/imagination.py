"""Determinization: positions that a seat of Key Largo cannot tell from the true one."""

from bisect import insort
from typing import Final

from abyssal.core.chance import Chance
from abyssal.games.key_largo.components import (
    DEPTH_COUNT,
    DIAMOND,
    MONSTER,
    MOST_SEATS,
    PLACE_COUNT,
)
from abyssal.games.key_largo.knowledge import GONE, NO_WRECK, Knowledge, Sight
from abyssal.games.key_largo.position import (
    DIVING,
    MONSTER_MET,
    NO_PLAN,
    OVER,
    PLANNING,
    Position,
)
from abyssal.games.key_largo.rules import PLANS

NOBODY: Final = -1
NO_CARD: Final = -1
EXIT: Final = MOST_SEATS
"""The spot of a card is a place among the hands, or from here on an exit by which it left."""
SPOTS: Final = 512
"""A way is a slot and a spot, packed as slot * SPOTS + spot."""


def imagine(state: Position, viewer: int | None, chance: Chance) -> None:
    """Deal all that `viewer` has not seen anew, consistently with what the table has shown."""
    if viewer != state.active:
        state.withdraw()
    others = [seat for seat in range(state.seats) if seat != viewer]
    imagine_plans(state, others, chance)
    imagine_encounters(state, others, chance)
    imagine_treasures(state, viewer, others, chance)
    forget(state, viewer, others)
    state.chance = chance


def imagine_plans(state: Position, others: list[int], chance: Chance) -> None:
    """As many others have planned as before; who, and what, is drawn anew (KL-H1 to KL-H3)."""
    if state.step == PLANNING:
        planned = len([seat for seat in others if state.plans[seat] != NO_PLAN])
        seats = others.copy()
        chance.shuffle(seats)
        for place, seat in enumerate(seats):
            state.plans[seat] = PLANS[chance.below(len(PLANS))] if place < planned else NO_PLAN
    elif state.half == 0:
        for seat in others:
            morning = state.plans[seat] // PLACE_COUNT
            afternoons = [place for place in range(PLACE_COUNT) if place != morning]
            afternoon = afternoons[chance.below(len(afternoons))]
            state.plans[seat] = morning * PLACE_COUNT + afternoon


def imagine_encounters(state: Position, others: list[int], chance: Chance) -> None:
    """Deck and other hands: a card can only lie where one of its epoch does (KL-H18, KL-H20)."""
    hidden = [] if state.step == OVER else others
    unknown = state.deck.copy()
    for seat in hidden:
        unknown += state.held[seat]
    unknown.sort()
    chance.shuffle(unknown)
    for seat in hidden:
        hand: list[int] = []
        for held in state.held[seat]:
            for card in unknown:
                if state.epochs[card] == state.epochs[held]:
                    hand.append(card)
                    unknown.remove(card)
                    break
        state.held[seat] = sorted(hand)
    state.deck = unknown


# Wreck cards


def imagine_treasures(
    state: Position, viewer: int | None, others: list[int], chance: Chance
) -> None:
    """Wrecks, other hands and what was left out, one depth after the other."""
    hidden = [] if state.step == OVER else others
    left_out: list[int] = []
    hands: list[list[int]] = [
        [] if seat in hidden else state.hands[seat] for seat in range(state.seats)
    ]
    diving = state.step in (DIVING, MONSTER_MET) and state.active != viewer
    for depth in range(DEPTH_COUNT):
        deal = Deal(state, viewer, hidden, depth=depth, diving=diving)
        deal.deal(chance)
        deal.lay_out(state, hands, chance)
        left_out += deal.left_out
    for seat in hidden:
        hands[seat].sort()
    state.hands = hands
    state.left_out = sorted(left_out)


class Deal:
    """The cards of one depth that a viewer has not seen, dealt to the places where they lie.

    First a place is found for every card of every slot, by a search that goes back from dead ends
    (backtracking): it ends, and finds a way whenever there is one. The true position is one.
    """

    def __init__(
        self, state: Position, viewer: int | None, hidden: list[int], depth: int, diving: bool
    ) -> None:
        components = state.components
        self.kind_of = components.kind_of
        self.monster = components.monster_of[depth]
        self.faces = components.faces_of_depth[depth]
        self.seats = hidden
        self.wrecks = [wreck for wreck in range(len(state.depths)) if state.depths[wreck] == depth]
        self.sizes = [len(state.piles[wreck]) for wreck in self.wrecks]
        self.outs = [state.monsters_out(wreck) for wreck in self.wrecks]
        self.lurking = [state.knowledge.lurking[wreck] for wreck in self.wrecks]
        self.gems = [state.knowledge.gems[seat * DEPTH_COUNT + depth] for seat in hidden]
        self.sights: list[Sight] = []
        self.exits: list[int] = []
        if viewer is not None:
            self.exits = state.knowledge.exits[viewer]
            self.sights = [
                sight
                for sight in state.knowledge.sights[viewer]
                if components.depth_of[sight.faces[0]] == depth
            ]

        # The dive of another player under way here: what was drawn in it is in their hand.
        self.drawing = diving and state.depths[state.wreck()] == depth
        self.diver = hidden.index(state.active) if self.drawing else NOBODY
        self.wreck = state.wreck() if self.drawing else NO_WRECK
        self.drawn = len(state.drawn) if self.drawing else 0
        knows_wreck = any(sight.wreck == self.wreck for sight in self.sights)
        self.unseen_draws = 0 if knows_wreck else self.drawn
        """How many of them came from a wreck that the viewer has not seen."""

        self.rooms = [state.count_of_depth(seat, depth) for seat in hidden]
        if self.unseen_draws > 0:
            self.rooms[self.diver] -= self.unseen_draws
        self.slots: list[int] = []
        self.sight_of: list[int] = []
        """To which sight each of the slots belongs."""
        for number, sight in enumerate(self.sights):
            self.slots += sight.slots
            self.sight_of += [number] * len(sight.slots)
        self.spots = [EXIT] * len(self.slots)
        self.cards = [NO_CARD] * len(self.slots)
        """Where the card of each slot is, and which card it is if it is in a hand."""
        self.spare = [room - gems for room, gems in zip(self.rooms, self.gems, strict=True)]
        """How many cards in each hand may be other than diamonds, but for those just drawn."""
        if self.drawing and knows_wreck:
            self.spare[self.diver] -= self.drawn
        self.kept = [
            [card for card in sight.faces if self.kind_of[card] != MONSTER] for sight in self.sights
        ]
        """Of each sight the treasures for which no slot was chosen: they are still in the wreck."""
        self.left = self.count_unseen(state, depth)
        """How many cards of each face nobody accounts for. Less than none: so many that were seen
        have left by an exit, and it is still to be found by which slots."""

        self.hands: list[list[int]] = [[] for _ in hidden]
        self.piles: list[list[int]] = [[] for _ in self.wrecks]
        self.left_out: list[int] = []
        self.fresh: list[int] = []
        """The cards drawn in that dive."""

    def count_unseen(self, state: Position, depth: int) -> list[int]:
        """How many cards of each face lie where the viewer can neither see nor know them."""
        left = state.components.copies.copy()
        for card in state.sold:
            left[card] -= 1
        for seat in range(state.seats):
            if seat not in self.seats:
                for card in state.hands[seat]:
                    left[card] -= 1
        left[self.monster] -= state.killed[depth] + sum(self.outs)
        for treasures in self.kept:
            for card in treasures:
                left[card] -= 1
        return left

    def deal(self, chance: Chance) -> None:
        """Put every card somewhere."""
        if not self.settle(list(range(len(self.slots))), 0, chance):
            raise AssertionError("what this seat has seen cannot all be true")
        self.name_rest(chance)
        self.fill_wrecks()
        self.deal_gems(chance)
        self.deal_rest(chance)

    # What the viewer has seen

    def settle(self, unsettled: list[int], used: int, chance: Chance) -> bool:
        """Find where the cards of these slots are, the scarcest ways first; False if nowhere.

        `used` are the exits that other slots have, as bits.
        """
        if not unsettled:
            drawn = self.just_drawn()
            slots = [
                slot
                for slot in self.in_hands()
                if self.gems[self.spots[slot]] > 0 and slot not in drawn
            ]
            return min(self.left) >= 0 and self.name_gems(slots, chance)
        ways: list[int] = []
        for way in self.scarcest(unsettled, used):
            ways += [way] * self.weight(way)
        chance.shuffle(ways)
        failed: list[int] = []
        for way in ways:
            if way in failed:
                continue
            slot = way // SPOTS
            spot = way % SPOTS
            self.spots[slot] = spot
            rest = [other for other in unsettled if other != slot]
            if spot < EXIT:
                self.rooms[spot] -= 1
                if self.settle(rest, used, chance):
                    return True
                self.rooms[spot] += 1
            else:
                card = self.exits[spot - EXIT]
                kept = self.kept[self.sight_of[slot]]
                kept.remove(card)
                self.left[card] += 1
                if self.settle(rest, used | 1 << spot - EXIT, chance):
                    return True
                self.left[card] -= 1
                insort(kept, card)
            failed.append(way)
        return False

    def scarcest(self, unsettled: list[int], used: int) -> list[int]:
        """The ways to do what must be done and can be done in the fewest: to settle a slot, or to
        find the exit of a card that was seen and is nowhere any more."""
        all_ways = [self.ways(slot, used) for slot in unsettled]
        fewest = all_ways[0]
        for ways in all_ways:
            if len(ways) < len(fewest):
                fewest = ways
        for face in self.faces:
            if self.left[face] < 0:
                exits: list[int] = []
                for ways in all_ways:
                    for way in ways:
                        spot = way % SPOTS
                        if spot >= EXIT and self.exits[spot - EXIT] == face:
                            exits.append(way)
                if len(exits) < len(fewest):
                    fewest = exits
        return fewest

    def ways(self, slot: int, used: int) -> list[int]:
        """Where the card of a slot may be."""
        found: list[int] = []
        bits = self.slots[slot]
        kept = self.kept[self.sight_of[slot]]
        for place, seat in enumerate(self.seats):
            if bits >> seat & 1 and self.rooms[place] > 0:
                found.append(slot * SPOTS + place)
        if bits >= GONE:
            for number, gone in enumerate(self.exits):
                if bits & GONE << number and not used >> number & 1 and gone in kept:
                    found.append(slot * SPOTS + EXIT + number)
        return found

    def weight(self, way: int) -> int:
        """How many cards may have gone that way."""
        kept = self.kept[self.sight_of[way // SPOTS]]
        spot = way % SPOTS
        return len(kept) if spot < EXIT else kept.count(self.exits[spot - EXIT])

    def in_hands(self) -> list[int]:
        """The slots whose cards are in a hand."""
        return [slot for slot, spot in enumerate(self.spots) if spot < EXIT]

    def just_drawn(self) -> list[int]:
        """The slots of the cards drawn in the dive under way, which are the last of its wreck."""
        slots = [
            slot
            for slot in self.in_hands()
            if self.spots[slot] == self.diver
            and self.sights[self.sight_of[slot]].wreck == self.wreck
        ]
        return slots[len(slots) - self.drawn :]

    def name_gems(self, slots: list[int], chance: Chance) -> bool:
        """Choose the cards of these slots so that enough diamonds are in the hands."""
        if not slots:
            missing = sum([self.gems_missing(place) for place in range(len(self.hands))])
            return missing <= len(self.expand(self.left, DIAMOND, DIAMOND))
        slot = slots[0]
        place = self.spots[slot]
        kept = self.kept[self.sight_of[slot]]
        cards = kept.copy()
        chance.shuffle(cards)
        failed: list[int] = []
        for card in cards:
            plain = 0 if self.kind_of[card] == DIAMOND else 1
            if card in failed or self.spare[place] < plain:
                continue
            self.spare[place] -= plain
            kept.remove(card)
            self.cards[slot] = card
            self.hands[place].append(card)
            if self.name_gems(slots[1:], chance):
                return True
            self.hands[place].pop()
            self.cards[slot] = NO_CARD
            insort(kept, card)
            self.spare[place] += plain
            failed.append(card)
        return False

    def gems_missing(self, place: int) -> int:
        """How many more diamonds must be in a hand, beside what was just drawn."""
        dealt = len([card for card in self.hands[place] if self.kind_of[card] == DIAMOND])
        if place == self.diver:
            dealt -= len([card for card in self.fresh if self.kind_of[card] == DIAMOND])
        return max(0, self.gems[place] - dealt)

    def name_rest(self, chance: Chance) -> None:
        """Choose the cards of all other slots."""
        for slot in self.in_hands():
            if self.cards[slot] == NO_CARD:
                kept = self.kept[self.sight_of[slot]]
                card = kept.pop(chance.below(len(kept)))
                self.cards[slot] = card
                self.hands[self.spots[slot]].append(card)
        for slot in self.just_drawn():
            self.fresh.append(self.cards[slot])

    def fill_wrecks(self) -> None:
        """What did not go from wrecks the viewer has seen, and the monsters known to be in them."""
        monsters = self.lurking.copy()
        for number, sight in enumerate(self.sights):
            if sight.wreck != NO_WRECK:
                place = self.wrecks.index(sight.wreck)
                monsters[place] = sight.faces.count(self.monster) - self.outs[place]
                self.piles[place] = self.kept[number]
        for place, pile in enumerate(self.piles):
            pile.extend([self.monster] * monsters[place])
            self.left[self.monster] -= monsters[place]

    # What nobody has seen

    def deal_gems(self, chance: Chance) -> None:
        """The diamonds that all know to be in a hand."""
        for place, hand in enumerate(self.hands):
            missing = self.gems_missing(place)
            if missing > 0:
                diamonds = self.expand(self.left, DIAMOND, DIAMOND)
                chance.shuffle(diamonds)
                for card in diamonds[:missing]:
                    hand.append(card)
                    self.left[card] -= 1
                self.rooms[place] -= missing

    def deal_rest(self, chance: Chance) -> None:
        """Any treasures to the hands, anything to the wrecks, the rest was left out."""
        treasures = self.expand(self.left, 0, DIAMOND)
        chance.shuffle(treasures)
        for _ in range(self.unseen_draws):
            self.fresh.append(treasures.pop())
        if self.unseen_draws > 0:
            self.hands[self.diver] += self.fresh
        for place, hand in enumerate(self.hands):
            for _ in range(self.rooms[place]):
                hand.append(treasures.pop())
        rest = treasures + [self.monster] * self.left[self.monster]
        rest.sort()
        chance.shuffle(rest)
        for place, pile in enumerate(self.piles):
            while len(pile) < self.sizes[place]:
                pile.append(rest.pop())
        self.left_out = rest

    def expand(self, left: list[int], low: int, high: int) -> list[int]:
        """The cards that are left of some kinds, each as often as it is."""
        found: list[int] = []
        for card in self.faces:
            if low <= self.kind_of[card] <= high:
                found += [card] * left[card]
        return found

    def lay_out(self, state: Position, hands: list[list[int]], chance: Chance) -> None:
        """Put the cards where they were dealt."""
        for place, seat in enumerate(self.seats):
            hands[seat] += self.hands[place]
        for place, wreck in enumerate(self.wrecks):
            pile = sorted(self.piles[place])
            chance.shuffle(pile)
            state.piles[wreck] = pile
        if self.drawing:
            state.drawn = sorted(self.fresh)


def forget(state: Position, viewer: int | None, others: list[int]) -> None:
    """Forget what others know, but for the wrecks they looked at and what the viewer stole.

    Who looked at which wreck is public, so whoever knows all of a wreck still does.
    """
    knowledge = state.knowledge
    sights = knowledge.sights.copy()
    exits = knowledge.exits.copy()
    for seat in others:
        kept: list[Sight] = []
        for sight in sights[seat]:
            if sight.wreck != NO_WRECK and not sight.slots:
                kept.append(Sight(sight.wreck, seen_cards(state, sight.wreck), []))
            elif viewer is not None and sight.knows_hand(viewer):
                kept.append(sight)
        sights[seat] = kept
        exits[seat] = []
    state.knowledge = Knowledge(sights, exits, knowledge.lurking, knowledge.gems)


def seen_cards(state: Position, wreck: int) -> list[int]:
    """The cards of a wreck, monsters that lie open beside it included."""
    monster = state.components.monster_of[state.depths[wreck]]
    return sorted(state.piles[wreck] + [monster] * state.monsters_out(wreck))
