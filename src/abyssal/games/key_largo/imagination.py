"""The positions a seat of Key Largo cannot tell from the true one."""

from bisect import insort
from typing import Final

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.games.key_largo.components import (
    DEPTH_COUNT,
    DIAMOND,
    MONSTER,
    PLACE_COUNT,
)
from abyssal.games.key_largo.knowledge import GONE, NO_WRECK, Knowledge, Sight
from abyssal.games.key_largo.rules import PLANS
from abyssal.games.key_largo.state import (
    DIVING,
    MONSTER_MET,
    NO_PLAN,
    OVER,
    PLANNING,
    State,
)

EXITS: Final = 512
SPOTS: Final = 2 * EXITS
"""A card and where it went are packed as card * SPOTS + spot, where a spot is -EXITS to EXITS."""
TRIES: Final = 10_000
"""A deal that contradicts what was seen is thrown away; more of them than this never happen."""


def imagine(state: State, viewer: int | None, chance: Chance) -> None:
    """Deal all that `viewer` has not seen anew, consistently with what the table has shown."""
    if viewer != state.active:
        state.withdraw()
    others = [seat for seat in range(state.seats) if seat != viewer]
    imagine_plans(state, others, chance)
    imagine_encounters(state, others, chance)
    imagine_treasures(state, viewer, others, chance)
    forget(state, viewer, others)
    state.chance = chance


def imagine_plans(state: State, others: list[int], chance: Chance) -> None:
    """As many others have planned as before, but who, and what (KL-H1 to KL-H3)."""
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


def imagine_encounters(state: State, others: list[int], chance: Chance) -> None:
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


def imagine_treasures(state: State, viewer: int | None, others: list[int], chance: Chance) -> None:
    """Wrecks, other hands and what was left out, one depth after the other."""
    hidden = [] if state.step == OVER else others
    left_out: list[int] = []
    hands: list[list[int]] = [
        [] if seat in hidden else state.hands[seat] for seat in range(state.seats)
    ]
    diving = state.step in (DIVING, MONSTER_MET) and state.active != viewer
    for depth in range(DEPTH_COUNT):
        deal = Deal(state, viewer, hidden, depth, diving)
        for _ in range(TRIES):
            if deal.fits(chance):
                break
        else:
            raise BadRequest("document", "what this seat has seen cannot all be true")
        deal.lay_out(state, hands, chance)
        left_out += deal.left_out
    for seat in hidden:
        hands[seat].sort()
    state.hands = hands
    state.left_out = sorted(left_out)


class Deal:
    """The cards of one depth that a viewer has not seen, dealt to the places where they lie."""

    def __init__(
        self, state: State, viewer: int | None, hidden: list[int], depth: int, diving: bool
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
        self.rooms = [state.count_of_depth(seat, depth) for seat in hidden]
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
        self.unseen = self.count_unseen(state, depth)

        # The dive of another player under way here: what was drawn in it is in their hand.
        self.drawing = diving and state.depths[state.wreck()] == depth
        self.diver = state.active
        self.wreck = state.wreck() if self.drawing else NO_WRECK
        self.drawn = len(state.drawn) if self.drawing else 0
        self.known_wreck = any(sight.wreck == self.wreck for sight in self.sights)

        self.hands: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.left_out: list[int] = []
        self.fresh: list[int] = []
        """The cards drawn in that dive."""

    def count_unseen(self, state: State, depth: int) -> list[int]:
        """How many cards of each face lie where the viewer cannot see them."""
        unseen = state.components.copies.copy()
        for card in state.sold:
            unseen[card] -= 1
        for seat in range(state.seats):
            if seat not in self.seats:
                for card in state.hands[seat]:
                    unseen[card] -= 1
        unseen[self.monster] -= state.killed[depth] + sum(self.outs)
        return unseen

    def fits(self, chance: Chance) -> bool:
        """Deal at random; False if that contradicts what the viewer has seen."""
        left = self.unseen.copy()
        rooms = self.rooms.copy()
        self.hands = [[] for _ in self.seats]
        self.piles = [[] for _ in self.wrecks]
        self.fresh = []
        return (
            self.deal_sights(left, rooms, chance)
            and self.deal_monsters(left)
            and self.deal_gems(left, rooms, chance)
            and self.deal_rest(left, rooms, chance)
        )

    def deal_sights(self, left: list[int], rooms: list[int], chance: Chance) -> bool:
        """The cards the viewer has seen: in their wreck, or one in each hand they went to."""
        kept: list[list[int]] = [
            [card for card in sight.faces if self.kind_of[card] != MONSTER] for sight in self.sights
        ]
        if not self.deal_slots(0, 0, kept, [], left, rooms, chance):
            return False
        for number, sight in enumerate(self.sights):
            if sight.wreck != NO_WRECK:
                self.fill_known(sight, kept[number], left)
        return min(left) >= 0

    def deal_slots(
        self,
        number: int,
        place: int,
        kept: list[list[int]],
        used: list[int],
        left: list[int],
        rooms: list[int],
        chance: Chance,
    ) -> bool:
        """Find a card for each slot from this one on; what is `kept` of a sight has not gone."""
        while number < len(self.sights) and place == len(self.sights[number].slots):
            number += 1
            place = 0
        if number == len(self.sights):
            return True
        sight = self.sights[number]
        ways: list[int] = []
        for card in sorted(set(kept[number])):
            for spot in self.whereabouts(sight.slots[place], card, rooms, used):
                if spot < 0 or left[card] > 0:
                    ways.append(card * SPOTS + spot)
        chance.shuffle(ways)
        for way in ways:
            card = (way + EXITS) // SPOTS
            spot = way - card * SPOTS
            kept[number].remove(card)
            if spot < 0:
                used.append(spot)
            else:
                rooms[spot] -= 1
                left[card] -= 1
                self.hands[spot].append(card)
            if self.deal_slots(number, place + 1, kept, used, left, rooms, chance):
                if spot >= 0 and sight.wreck == self.wreck and self.seats[spot] == self.diver:
                    self.fresh.append(card)  # the last slots come first: those of this dive
                return True
            insort(kept[number], card)
            if spot < 0:
                used.pop()
            else:
                rooms[spot] += 1
                left[card] += 1
                self.hands[spot].pop()
        return False

    def whereabouts(self, slot: int, card: int, rooms: list[int], used: list[int]) -> list[int]:
        """Where the card of a slot may be: places among the hands, or -1 - n for exit n."""
        found: list[int] = []
        for place, seat in enumerate(self.seats):
            room = rooms[place]
            if seat == self.diver and not self.known_wreck:
                room -= self.drawn  # kept for what was drawn in this dive
            if slot >> seat & 1 and room > 0:
                found.append(place)
        for number, gone in enumerate(self.exits):
            if slot & GONE << number and gone == card and -1 - number not in used:
                found.append(-1 - number)
        return found

    def fill_known(self, sight: Sight, treasures: list[int], left: list[int]) -> None:
        """A wreck the viewer has seen: all its monsters, and the treasures that did not go."""
        place = self.wrecks.index(sight.wreck)
        monsters = sight.faces.count(self.monster) - self.outs[place]
        pile = treasures + [self.monster] * monsters
        for card in pile:
            left[card] -= 1
        self.piles[place] = pile

    def deal_monsters(self, left: list[int]) -> bool:
        """The monsters that all know to lie in a wreck."""
        for place, pile in enumerate(self.piles):
            if not pile:
                pile.extend([self.monster] * self.lurking[place])
                left[self.monster] -= self.lurking[place]
        return left[self.monster] >= 0

    def deal_gems(self, left: list[int], rooms: list[int], chance: Chance) -> bool:
        """The diamonds that all know to be in a hand."""
        for place, hand in enumerate(self.hands):
            known = len([card for card in hand if self.kind_of[card] == DIAMOND])
            missing = self.gems[place] - known
            if missing > 0:
                diamonds = self.expand(left, DIAMOND, DIAMOND)
                if len(diamonds) < missing or rooms[place] < missing:
                    return False
                chance.shuffle(diamonds)
                for card in diamonds[:missing]:
                    hand.append(card)
                    left[card] -= 1
                rooms[place] -= missing
        return True

    def deal_rest(self, left: list[int], rooms: list[int], chance: Chance) -> bool:
        """Any treasures to the hands, anything to the wrecks, the rest was left out."""
        treasures = self.expand(left, 0, DIAMOND)
        chance.shuffle(treasures)
        if sum(rooms) > len(treasures):
            return False
        for place, hand in enumerate(self.hands):
            for number in range(rooms[place]):
                card = treasures.pop()
                hand.append(card)
                diving = self.seats[place] == self.diver and not self.known_wreck
                if diving and number < self.drawn:
                    self.fresh.append(card)
        rest = treasures + [self.monster] * left[self.monster]
        rest.sort()
        chance.shuffle(rest)
        for place, pile in enumerate(self.piles):
            while len(pile) < self.sizes[place]:
                pile.append(rest.pop())
        self.left_out = rest
        return True

    def expand(self, left: list[int], low: int, high: int) -> list[int]:
        """The cards that are left of some kinds, each as often as it is."""
        found: list[int] = []
        for card in self.faces:
            if low <= self.kind_of[card] <= high:
                found += [card] * left[card]
        return found

    def lay_out(self, state: State, hands: list[list[int]], chance: Chance) -> None:
        """Put the cards where they were dealt."""
        for place, seat in enumerate(self.seats):
            hands[seat] += self.hands[place]
        for place, wreck in enumerate(self.wrecks):
            pile = sorted(self.piles[place])
            chance.shuffle(pile)
            state.piles[wreck] = pile
        if self.drawing:
            drawn = self.fresh[: self.drawn]
            others = self.hands[self.seats.index(self.diver)].copy()
            for card in drawn:
                others.remove(card)
            state.drawn = sorted(drawn + others[: self.drawn - len(drawn)])


def forget(state: State, viewer: int | None, others: list[int]) -> None:
    """Others know the wrecks they looked at, and what the viewer stole; the rest is not imagined.

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


def seen_cards(state: State, wreck: int) -> list[int]:
    """The cards of a wreck, monsters that lie open beside it included."""
    monster = state.components.monster_of[state.depths[wreck]]
    return sorted(state.piles[wreck] + [monster] * state.monsters_out(wreck))
