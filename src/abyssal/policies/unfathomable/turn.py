"""The actions of a turn: what each is worth to a human, a hidden and a revealed traitor."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    ARJUN,
    BOILER,
    BOOK,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO,
    CHAPEL,
    DECK,
    DEEP,
    FOOD,
    FUEL,
    GALLEY,
    GRENADE,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KNIFE,
    LORE,
    NEIGHBOURS,
    NOBODY,
    PISTOL,
    PLIMSOLLS,
    REPAIR_WORTH,
    RIFLE,
    ROOMS,
    SANITY,
    SHOTGUN,
    SICK_BAY,
    SIX_SHOOTER,
    STARBUCK,
    STRENGTH,
    TOOL_KIT,
    TRUMPET,
    WATER,
    WILD,
    WILD_WORTH,
    WILLIAM,
    is_deck,
    is_ship,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.position.notation import (
    ATTACK,
    CAST,
    DEEP_ONE_TARGET,
    END,
    FEAT,
    KEPT_CARD,
    KILL,
    MOVE,
    PLAY,
    REPAIR,
    RESCUE,
    RETREAT_RITUAL,
    REVEAL,
    SHEET,
    TRADE,
    USE,
    WITH_LORE,
    argument_of,
    verb_of,
)
from abyssal.games.unfathomable.position.notation import (
    ITEM as USE_ITEM,
)
from abyssal.games.unfathomable.texts.abilities import RANSACKED
from abyssal.games.unfathomable.turn.actions import ABILITY_OF
from abyssal.policies.unfathomable.beliefs import Beliefs
from abyssal.policies.unfathomable.ship import DEFEAT, ITEM, MONARCH, Ship
from abyssal.policies.unfathomable.weights import LOST

HIT: Final = 5 / 8
"""How likely an attack defeats a Deep One."""
HIT_A_PERSON: Final = 3 / 8
ARREST: Final = 2.6
"""What it is worth to send a revealed traitor to the Brig."""
WAY_OUT_OF_SICK_BAY: Final = 1.2
"""The cards that somebody misses who is still in the Sick Bay when their turn comes."""
SAFE_DRAWS: Final = [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4]
"""How many cards to draw in the Galley, by the food left."""
ESCAPE: Final = 0.8
"""What it is worth to try and leave the Brig."""
LIKELY_ARREST: Final = 0.6
"""How likely the test of the Captain's Cabin is passed."""
LATER: Final = 0.3
"""What an action of the next turn counts now."""

SCAPEGOAT: Final = 0.35
"""From which suspicion on a hidden traitor can accuse somebody else."""
PLAUSIBLE: Final = {GALLEY: 0.7, CARGO: 0.6, BRIDGE: 0.8}
"""Where a hidden traitor would rather be seen at work."""


class Turn:
    """The position of somebody who acts."""

    def __init__(self, ship: Ship, beliefs: Beliefs) -> None:
        self.ship = ship
        self.beliefs = beliefs
        self.seat = ship.me
        self.hand = ship.hand
        self.here = ship.places[ship.me]
        self.items = ship.item_owners.count(ship.me)
        self.actions = ship.actions
        self.character = ship.characters[ship.me]

    def highest(self, skill: int) -> int:
        """The highest value of one's cards of a skill; 0 without one."""
        found = 0
        for kind in self.hand:
            if skill_of(kind) == skill:
                found = value_of(kind)
        return found

    # A human

    def gain(self, action: int) -> float:
        """What an action brings the humans, less what it costs."""
        verb, argument = verb_of(action), argument_of(action)
        if verb == MOVE:
            return self.moving(argument)
        if verb == ATTACK:
            if argument == DEEP_ONE_TARGET:
                return self.attacking(self.here)
            return self.arresting(self.here)
        if verb == RESCUE:
            return self.rescuing(self.here)
        if verb == USE:
            return self.using_here(action)
        if verb == REPAIR:
            return self.repairing(self.here)
        if verb == PLAY:
            return self.playing(argument)
        if verb == USE_ITEM:
            return self.using_item(argument)
        if verb == SHEET:
            return self.sheet()
        if verb == FEAT:
            return self.feat()
        if verb == CAST:
            return self.ship.weights.cast
        if verb == KEPT_CARD:
            return 0.3
        if verb in (TRADE, REVEAL):
            return -1.0
        return 0.0

    def moving(self, space: int) -> float:
        """Half of what can be done there if it can be done now; a part if only later."""
        worth = self.best_at(space)
        share = 0.5 if self.actions > 1 else LATER
        out = WAY_OUT_OF_SICK_BAY / self.actions if self.here == SICK_BAY else 0.0
        return share * worth + out - 0.02

    def best_at(self, space: int) -> float:
        """The best that one could do in a space."""
        found = max(self.attacking(space), self.rescuing(space))
        found = max(found, max(self.repairing(space), self.using(space)))
        found = max(found, self.arresting(space))
        if is_deck(space) and self.ship.chanted == 3:
            found -= DEFEAT * 0.4
        return found

    def attacking(self, space: int) -> float:
        """Deep Ones in a space: the heaviest is worth its weight, if it is hit."""
        count = self.ship.deep_ones[space]
        if not count:
            return 0.0
        hit = HIT + (0.125 if self.ship.holds(KNIFE) else 0.0)
        return hit * self.ship.deep_one(space) + 0.05 * min(3, count - 1)

    def arresting(self, space: int) -> float:
        """A blow at a revealed traitor, who goes to the Brig."""
        if space == BRIG or not self.beliefs.jails or not self.ship.traitor_at(space):
            return 0.0
        return HIT_A_PERSON * ARREST

    def rescuing(self, space: int) -> float:
        if not self.ship.passengers[space]:
            return 0.0
        return 0.75 * self.ship.danger(space) * self.ship.fallen

    def repairing(self, space: int) -> float:
        """A damaged room, if it can be paid for and nobody is in the way."""
        ship = self.ship
        if not ship.is_damaged(space) or ship.deep_ones[space]:
            return 0.0
        if ship.holds(TOOL_KIT) and self.here != BRIG:
            return ship.repair(space)
        card = ship.damage_cards[space]
        paid = 0
        for kind in self.hand:
            if card == WILD or skill_of(kind) == card:
                paid += value_of(kind)
        worth = WILD_WORTH if card == WILD else REPAIR_WORTH
        return ship.repair(space) - 1.5 * ship.weights.card if paid >= worth else 0.0

    def is_open(self, room: int) -> bool:
        """Whether the action of a room can be used."""
        ship = self.ship
        if room >= ROOMS or ship.is_damaged(room) or ship.deep_ones[room]:
            return False
        return not ship.traitor_at(room)

    def using(self, room: int) -> float:
        """The action of a room."""
        if not self.is_open(room):
            return 0.0
        if room == BOILER:
            return self.boiling()
        if room == GALLEY:
            return self.eating()
        if room == CABIN:
            return self.accusing()
        if room == CARGO:
            return ITEM if self.items < 3 else 0.2
        if room == CHAPEL:
            return max(self.praying(), self.ship.ritual_back())
        return 0.05

    def using_here(self, action: int) -> float:
        if self.here == BRIG:
            return ESCAPE
        if self.here == CHAPEL:
            return self.praying() if action == WITH_LORE else self.ship.ritual_back()
        return self.using(self.here)

    def boiling(self) -> float:
        """A step of travel for a strength card, and perhaps a point of fuel."""
        highest = self.highest(STRENGTH)
        if highest == 0:
            return 0.0
        odds = max(0, 6 - highest) / 8
        return self.ship.travel() - odds * self.ship.loss(FUEL) - self.ship.weights.card

    def eating(self) -> float:
        """Cards from the Galley, at the risk of a point of food; not with a full hand."""
        count = self.draws()
        room = max(0, 10 - len(self.hand))
        odds = max(0, count - 1) / 8
        return self.ship.weights.card * min(count, room) - odds * self.ship.loss(FOOD)

    def draws(self) -> int:
        """How many cards to draw in the Galley."""
        return SAFE_DRAWS[self.ship.dials[FOOD]]

    def accusing(self) -> float:
        """The most suspected of all goes to the Brig, if the test is passed."""
        if not self.beliefs.jails:
            return 0.0
        suspect = self.beliefs.suspect(self.at_large())
        if suspect < 0 or not self.beliefs.stands_out(suspect):
            return 0.0
        return LIKELY_ARREST * self.beliefs.jailing(suspect)

    def at_large(self) -> list[int]:
        """Everybody else who has not revealed and is not in the Brig."""
        return [other for other in self.ship.others(self.seat) if not self.ship.jailed(other)]

    def praying(self) -> float:
        """A step of the ritual for a lore card, and perhaps a point of sanity."""
        highest = self.highest(LORE)
        if highest == 0:
            return 0.0
        odds = max(0, 6 - highest) / 8
        return self.ship.ritual() - odds * self.ship.loss(SANITY) - self.ship.weights.card

    def playing(self, kind: int) -> float:
        """The text of a skill card, less what the card is worth in a test."""
        return self.text_of(ABILITY_OF[kind]) - 0.08 - 0.12 * value_of(kind)

    def text_of(self, name: str) -> float:
        ship = self.ship
        if name == "shrivelling":
            return HIT * self.heaviest()
        if name == "lesser-banishment":
            return max([self.pushing(space) for space in range(WATER)])
        if name == "watch-and-learn":
            return 2 * ship.weights.card if len(self.hand) < 9 else 0.0
        if name == "rampage":
            return min(4 * HIT, float(ship.deep_ones[self.here])) * ship.deep_one(self.here)
        if name == "inspiring-speech":
            return 0.75 * ship.gain(SANITY) - 0.25 * ship.loss(SANITY)
        if name == "true-grit":
            return 0.75
        if name == "coordinated-effort":
            return 0.35 if self.trusted() != NOBODY else 0.0
        return 0.0

    def heaviest(self) -> float:
        """What the heaviest Deep One on the board weighs."""
        found = 0.0
        for space in range(DEEP):
            if self.ship.deep_ones[space]:
                found = max(found, self.ship.deep_one(space))
        return found

    def trusted(self) -> int:
        """Who had better act in one's place: somebody trusted who can do something now."""
        for other in self.ship.others(self.seat):
            able = self.ship.places[other] == BOILER and self.ship.hands[other] > 0
            if able and self.beliefs.suspicion(other) < 0.3:
                return other
        return NOBODY

    def pushing(self, space: int) -> float:
        """All Deep Ones of a space one step back."""
        count = self.ship.deep_ones[space]
        if not count:
            return 0.0
        best = LOST
        for beside in NEIGHBOURS[space]:
            if beside not in (SICK_BAY, BRIG):
                best = min(best, self.ship.deep_one(beside))
        return 0.8 * count * (self.ship.deep_one(space) - best)

    def using_item(self, item: int) -> float:
        if item in (SIX_SHOOTER, PISTOL, SHOTGUN, STARBUCK):
            return 1.35 * self.attacking(self.here)
        if item == RIFLE:
            return self.shooting(0.0)
        if item == TRUMPET:
            worth = self.rescuing(self.here) if is_deck(self.here) else 0.0
            for space in NEIGHBOURS[self.here]:
                if is_deck(space):
                    worth += self.rescuing(space)
            return worth
        if item == TOOL_KIT:
            return self.ship.repair(self.here)
        if item == BOOK:
            return self.pushing(self.here) + 0.1
        if item == GRENADE:
            return max([self.blast(space) for space in NEIGHBOURS[self.here]], default=0.0)
        if item == PLIMSOLLS:
            beside = [self.best_at(space) for space in NEIGHBOURS[self.here] if is_ship(space)]
            return 0.9 * max(beside, default=0.0) - 0.05
        return 0.0

    def shooting(self, otherwise: float) -> float:
        """The best attack on a space beside one's own, if it is better than something else."""
        found = otherwise
        for space in NEIGHBOURS[self.here]:
            found = max(found, self.attacking(space))
        return found

    def blast(self, space: int) -> float:
        """A grenade into a space: all there fall."""
        ship = self.ship
        worth = ship.deep_ones[space] * ship.deep_one(space) - 1.0
        for seat in range(ship.seats):
            if ship.places[seat] == space and not ship.revealed[seat]:
                worth -= DEFEAT
        worth -= ship.passengers[space] * ship.fallen
        return worth - (ship.breach() if space < ROOMS else 0.0)

    def sheet(self) -> float:
        """The ability of one's sheet; most give the action back."""
        ship = self.ship
        if self.character == ARJUN:
            decks = [self.best_at(space) for space in range(DECK, WATER) if space != self.here]
            best = max(decks)
            return 0.9 * best - 0.05 if best > self.best_at(self.here) else -0.1
        if self.character == JAMIE:
            best = self.attacking(self.here)
            return 0.1 + (self.shooting(best) if ship.holds(RIFLE) else best)
        if self.character == WILLIAM:
            return 0.15 if ship.keeper == self.seat else -0.1
        if self.character == ISHMAEL:
            odds = min(8, 2 + self.highest(LORE)) / 8
            return odds * MONARCH - ship.weights.card
        return ITEM if self.items < 5 else 0.1

    def feat(self) -> float:
        """The feat of one's character, once in a game."""
        ship = self.ship
        if self.character == JEANNE:
            return ship.travel(2) - ship.loss(FUEL) - (0.0 if ship.awake else 0.4)
        if self.character == JAMIE:
            return self.arrest_order()
        if self.character == WILLIAM:
            return 0.4
        if not ship.awake:
            return 0.0
        return 0.8 if self.beliefs.most_suspicion(ship.others(self.seat)) > 0.2 else 0.0

    def arrest_order(self) -> float:
        """A suspect, or a revealed traitor, in one's space goes to the Brig without a test."""
        ship = self.ship
        people = [s for s in range(ship.seats) if ship.places[s] == self.here and s != self.seat]
        if not people or not self.beliefs.jails:
            return -1.0
        return max([2.0 if ship.revealed[s] else self.sure(s) for s in people])

    def sure(self, seat: int) -> float:
        return self.beliefs.jailing(seat) if self.beliefs.stands_out(seat) else -1.0

    # A hidden traitor

    def pretence(self, action: int) -> float:
        """How much an action looks like play, and how little it helps."""
        verb, argument = verb_of(action), argument_of(action)
        if verb == END:
            return 0.05
        if verb in (REVEAL, TRADE, FEAT) or action == USE_ITEM + GRENADE:
            return -1.0
        if verb == MOVE:
            out = WAY_OUT_OF_SICK_BAY if self.here == SICK_BAY else 0.0
            return 0.5 * self.guise(argument) + 0.01 + out
        if verb == USE:
            if self.here == BRIG:
                return 0.9
            if self.here == CHAPEL:
                harm = 0.3 * self.ship.chanted if self.ship.banishment() > 1.0 else 0.0
                return harm if action == RETREAT_RITUAL else -self.praying()
            return self.guise(self.here)
        if verb == PLAY and ABILITY_OF[argument] == "watch-and-learn":
            return 0.4
        if verb == CAST:
            return 0.5
        return 0.15 - 0.5 * self.gain(action)

    def guise(self, space: int) -> float:
        """How good a room is to be seen in, for a traitor."""
        if not self.is_open(space):
            return 0.0
        if space == CABIN:
            scapegoat = self.beliefs.most_suspicion(self.at_large()) >= SCAPEGOAT
            return 0.9 if scapegoat else 0.1
        if space == GALLEY and len(self.hand) > 8:
            return 0.2
        if space == CARGO and self.items > 3:
            return 0.2
        return PLAUSIBLE.get(space, 0.0)

    # A revealed traitor

    def harm(self, action: int) -> float:
        """How much an action hurts the ship."""
        verb, argument = verb_of(action), argument_of(action)
        ship = self.ship
        if verb == KILL:
            return ship.fallen
        if verb == ATTACK:
            return HIT_A_PERSON * DEFEAT
        if verb == MOVE:
            if self.here == BRIG:
                return 1.2 + 0.1 * self.hunting(argument)
            return (0.5 if self.actions > 1 else LATER) * (
                self.hunting(argument) - self.hunting(self.here)
            )
        if verb == PLAY:
            return self.treachery(ABILITY_OF[argument])
        if verb == USE_ITEM and argument in (SIX_SHOOTER, PISTOL, SHOTGUN, STARBUCK, RIFLE):
            return HIT_A_PERSON * DEFEAT * 1.2
        if verb == USE_ITEM and argument == GRENADE:
            return max([-self.blast(space) for space in NEIGHBOURS[self.here]]) - 1.0
        return 0.0

    def treachery(self, name: str) -> float:
        """The text of a card in the hand of a revealed traitor."""
        ship = self.ship
        if name == "reinforcements":
            rising = 0.8 if ship.deep_ones[DEEP] >= 3 else 0.0
            return LOST if ship.supply == 0 else 0.3 + rising + 4 * ship.crowding
        if name == "call-to-action":
            hit = [self.provoked(space) for space in range(DEEP) if ship.deep_ones[space]]
            return max(hit, default=0.0)
        if name == "siren-song":
            return ship.risk(1) + 0.15
        if name == "ransack":
            return ship.loss(RANSACKED[self.here]) if self.here in RANSACKED else 0.0
        if name == "perform-rites":
            return ship.activation(0) + ship.activation(1)
        if name == "shrivelling":
            return HIT_A_PERSON * DEFEAT
        if name == "watch-and-learn":
            return 0.1
        return 0.0

    def provoked(self, space: int) -> float:
        """What a single Deep One does that is activated."""
        ship = self.ship
        if space < WATER and ship.human_at(space):
            return HIT_A_PERSON * DEFEAT
        if ship.passengers[space]:
            return ship.fallen
        if space < ROOMS and not ship.is_damaged(space):
            return ship.breach()
        return 0.25

    def hunting(self, space: int) -> float:
        """What a revealed traitor can do in a space: prey, plunder, standing in the way."""
        ship = self.ship
        worth = 0.0
        human = ship.human_at(space)
        if ship.passengers[space] and not human:
            worth = 1.2 * ship.fallen
        if human:
            worth = max(worth, HIT_A_PERSON * DEFEAT)
        if space in RANSACKED and not ship.is_damaged(space):
            resource = RANSACKED[space]
            share = 1.0 if self.can_ransack() else 0.35
            worth = max(worth, share * ship.weights.point[max(1, ship.dials[resource])] / 2)
        if space == BOILER and not ship.is_damaged(space):
            worth += 0.5
        return worth

    def can_ransack(self) -> bool:
        return any(ABILITY_OF[kind] == "ransack" for kind in self.hand)
