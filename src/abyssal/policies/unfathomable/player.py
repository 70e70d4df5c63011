"""One decision of one seat of Unfathomable: each question, and a number for each of its answers.

A human fights, rescues, repairs, passes tests with the fewest cards and watches who spoils them. A
hidden traitor helps little, spoils where others may have done it, and reveals when the mask is of
no more use. A revealed one attacks. What the ship weighs is in `ship`, what texts bring in `texts`,
whom to suspect in `beliefs`, tests in `skill_tests`, the actions of a turn in `turn`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from abyssal.core.chance import Chance
from abyssal.core.game import Action
from abyssal.games.unfathomable.box.components import (
    BOILER,
    CHAPEL,
    DECK,
    FAR_ENOUGH,
    FOOD,
    FUEL,
    GALLEY,
    HAND_LIMIT,
    ITEMS,
    NOBODY,
    PEOPLES_SKILLS,
    REPAIR_WORTH,
    RESOURCES,
    ROOMS,
    SANITY,
    SOULS,
    STRENGTH,
    TREACHERY,
    WATER,
    WILD,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.box.grammar import (
    MYTHOS_DECK,
    SPELL_DECK,
    VERBS,
    WAYPOINT_DECK,
)
from abyssal.games.unfathomable.position.notation import (
    ACCEPT,
    ADD,
    ADVANCE,
    BARE,
    COUNT,
    DEEP_ONE_TARGET,
    DISCARD,
    DONE,
    DRAW,
    END,
    EQUIPPED,
    EXPERIENCED,
    GAIN,
    HEAL,
    INTERVENE,
    LOSE,
    LOWER,
    NO,
    OPEN,
    OPTION,
    OUTCOME,
    PASS,
    RAISE,
    REVEAL,
    SELF_SACRIFICE,
    SHIFT_ZERO,
    SHRUG,
    TAKE,
    TARGETS,
    TRAINING,
    UNCONVENTIONAL,
    USE_PHARMACY,
    USE_RING,
    USE_STARBUCK,
    WEAR_NOTHING,
    YES,
    argument_of,
    verb_of,
)
from abyssal.policies.policy import best_of
from abyssal.policies.unfathomable.beliefs import EVERYBODY, Beliefs
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.ship import LOST, Ship
from abyssal.policies.unfathomable.skill_tests import GREAT_STAKE, Trying, falling, fewest
from abyssal.policies.unfathomable.table import NO_CARD
from abyssal.policies.unfathomable.texts import Texts
from abyssal.policies.unfathomable.turn import Turn

DENIABLE: Final = 0.6
"""How much worse than the best an answer of a hidden traitor may be."""
DARING: Final = 75
"""In how many of 100 tests a hidden traitor spoils, if it matters."""
SLY: Final = 15
"""In how many of 100 cases a hidden traitor takes the worst answer where nobody else sees it."""
DILIGENT: Final = 85
"""In how many of 100 turns a hidden traitor works as a human would, not to stand out."""
MOODS: Final = 100
USUAL: Final = 50
"""The mood in which a hidden traitor does what it does in most cases."""
EXPOSED: Final = 0.6
"""From which suspicion on a hidden traitor spoils no more tests that matter little."""
UNMASKED: Final = 0.85
"""From which suspicion on the mask is of no more use."""
NEARLY_LOST: Final = 1
"""A resource so low that an open attack may end it."""
LAST_STEPS: Final = 1
"""So few steps before the humans win, traitors throw off the mask."""
BAD_CARD: Final = -4.0
"""A mythos card, or a choice, so bad that a feat is spent on it."""
GOOD_CARD: Final = 0.4
"""A card so good that humans leave it on top of its deck."""
SUSPECTED: Final = 0.45
"""From which suspicion on it pays to have cards added openly."""
OPENLY: Final = 2.0
"""The same, from which stake on."""
WORTH_RESCUING: Final = 0.35
"""From which danger on a passenger is worth a spell."""
SCARCE: Final = 3

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
    """One decision of one seat."""

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

    def weights(self, legal: list[Action]) -> list[float]:
        """A number for each answer to the question that is asked: the higher, the better."""
        weigh = QUESTIONS.get(self.ship.step)
        return first(legal) if weigh is None else weigh(self, legal)

    def chance(self, hundred: int) -> bool:
        """True in so many of a hundred moods."""
        return self.mood < hundred

    def public(self) -> Beliefs:
        """What everybody can conclude."""
        return Beliefs(self.ship, EVERYBODY, self.habits)

    # Weighing

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

    # Setting out

    def crew(self, legal: list[Action]) -> list[float]:
        return [0.0] * len(legal)

    def splits(self, legal: list[Action]) -> list[float]:
        """Skills to draw, the next of the set that is wanted."""
        wanted = self.wanted_skills()
        place = len(self.ship.staged)
        if place >= len(wanted):
            return said(DONE, legal)
        wanted.sort()
        ahead = DRAW + wanted[place]
        return [-float(abs(action - ahead)) for action in legal]

    def wanted_skills(self) -> list[int]:
        ship = self.ship
        count = ship.count
        if self.side == REVEALED and ship.mode == "treachery":
            return [TREACHERY] * count
        held = [0] * PEOPLES_SKILLS
        for kind in self.hand:
            if skill_of(kind) < PEOPLES_SKILLS:
                held[skill_of(kind)] += 1
        held[STRENGTH] -= 1
        if ship.mode == "any":
            count = self.turn.draws() if count > 2 else count
            limits = [count] * PEOPLES_SKILLS
        else:
            limits = self.cards.sets[ship.characters[self.seat]].copy()
        wanted: list[int] = []
        for _ in range(count):
            best = -1
            for skill in range(PEOPLES_SKILLS):
                if limits[skill] > 0 and (best < 0 or held[skill] < held[best]):
                    best = skill
            if best < 0:
                break
            limits[best] -= 1
            held[best] += 1
            wanted.append(best)
        return wanted

    def wear(self, legal: list[Action]) -> list[float]:
        return [float(action != WEAR_NOTHING) for action in legal]

    # Cards of the hand

    def keeping(self, kind: int) -> float:
        """What a card in hand is worth."""
        if skill_of(kind) == TREACHERY and self.side != REVEALED:
            return 0.0
        return value_of(kind) + (0.5 if skill_of(kind) == STRENGTH else 0.0)

    def unpicked(self, cards: list[int]) -> list[int]:
        """Those of some cards of the hand that can still be picked: sets are picked in order."""
        picked = self.ship.staged
        if not picked:
            return cards
        return cards[cards.index(picked[-1]) + picked.count(picked[-1]) :]

    def discards(self, legal: list[Action]) -> list[float]:
        mode = self.ship.mode
        if mode == "worth":
            chosen = self.payment()
        elif mode == "up-to":  # nothing need be discarded
            cards = self.unpicked(self.hand)
            poor = [k for k in cards if skill_of(k) != TREACHERY and value_of(k) <= SCARCE]
            chosen = poor if self.side == REVEALED else []
        else:
            count = len(self.hand) - HAND_LIMIT if mode == "to-limit" else self.ship.count
            least = min(count, len(self.hand)) - len(self.ship.staged)
            ranked = [(self.keeping(kind), kind) for kind in self.unpicked(self.hand)]
            ranked.sort()
            chosen = [kind for _, kind in ranked[:least]]
            chosen.sort()
        worths = [-self.keeping(kind) for kind in cards_of(legal)]
        return picking(legal, DISCARD, chosen, worths)

    def payment(self) -> list[int]:
        """The fewest cards that are worth what is asked for."""
        ship = self.ship
        room = ship.places[self.seat]
        skill = ship.damage_cards[room] if room < ROOMS else NO_CARD
        any_skill = skill in (NO_CARD, WILD) or ship.count != REPAIR_WORTH
        suited = [kind for kind in self.hand if any_skill or skill_of(kind) == skill]
        paid = sum([value_of(kind) for kind in ship.staged])
        return fewest(falling(self.unpicked(suited)), max(0, ship.count - paid))

    def spend(self, legal: list[Action]) -> list[float]:
        """The card that is burnt: a high one where a resource is scarce."""
        resource = BURNT.get(self.ship.places[self.seat], -1)
        dear = resource >= 0 and self.ship.dials[resource] <= SCARCE + 2
        wanted = len(legal) - 1 if dear else len(legal) // 2
        if self.side != HUMAN:
            wanted = 0
        return [-float(abs(place - wanted)) for place in range(len(legal))]

    # Decks

    def look(self, legal: list[Action]) -> list[float]:
        """The card to take or to leave on top."""
        cards = self.ship.looked_at
        if self.ship.mode == "top-or-bottom":
            good = self.card_worth(cards[0]) >= GOOD_CARD
            return said(NO if good == (self.side == HUMAN) else YES, legal)
        worths = [
            NEVER if action == PASS else self.card_worth(cards[action - TAKE]) for action in legal
        ]
        return self.secretly(worths) if self.ship.deck in TEXT_DECKS else worths

    def card_worth(self, card: int) -> float:
        """What a card of the deck that is looked at is worth."""
        deck = self.ship.deck
        if deck == MYTHOS_DECK:
            return self.texts.mythos(self.cards.mythos[card])
        if deck == WAYPOINT_DECK:
            return self.texts.waypoint(card, self.seat)
        if deck == SPELL_DECK:
            return self.texts.worth(self.cards.spell_texts[card], self.seat)
        return ITEM_WORTHS[card]

    # Crises and tests

    def crisis(self, legal: list[Action]) -> list[float]:
        card = self.cards.mythos[self.ship.mythos]
        options = self.texts.options(card)
        if card.target and self.ship.foreign:
            options[0] = self.texts.worth(card.fail, self.seat)
        best = max(options)
        cheapest = min([self.ship.loss(resource) for resource in range(len(RESOURCES))])
        unconventional = (-1.0 if best < BAD_CARD else BAD_CARD) - cheapest
        return self.preferred(
            [
                unconventional if action == UNCONVENTIONAL else options[argument_of(action)]
                for action in legal
            ]
        )

    def test(self) -> Trying:
        return Trying(self.ship, self.texts, self.beliefs)

    def outcome(self, legal: list[Action]) -> list[float]:
        """Arjun names it: passed, or what stands first."""
        return said(OUTCOME if self.side == HUMAN else legal[0], legal)

    def contribute(self, legal: list[Action]) -> list[float]:
        alone = self.ship.jailed(self.seat) or self.side == REVEALED
        limit = 1 if alone else len(self.hand)  # UNF-141
        test = self.test()
        if self.side == HUMAN:
            chosen = test.helping(self.seat, self.hand, limit)
        elif self.side == REVEALED:
            chosen = test.hindering(self.hand, limit) if test.stake > 0.2 else []
        else:
            chosen = test.spoiling(self.seat, self.hand, limit, self.dares(test))
        for kind in self.ship.staged:
            if kind in chosen:
                chosen.remove(kind)
        chosen.sort()
        for_us = 1 if self.side == HUMAN else -1
        worths = [float(for_us * test.sign(kind) * value_of(kind)) for kind in cards_of(legal)]
        return picking(legal, ADD, chosen, worths)

    def dares(self, test: Trying) -> bool:
        """Whether a hidden traitor spoils this test."""
        if test.stake >= GREAT_STAKE:
            return True
        return self.chance(DARING) and self.public().suspicion(self.seat) < EXPOSED

    # Windows

    def window(self, legal: list[Action]) -> list[float]:
        answer = WINDOWS.get(self.ship.window)
        return first(legal) if answer is None else said(answer(self, legal), legal)

    def before_test(self, legal: list[Action]) -> Action:
        """Have cards added openly where somebody is suspected; Arjun for what must not fail."""
        if self.side != HUMAN or len(legal) < 2:
            return PASS
        stake = self.test().stake
        if SELF_SACRIFICE in legal and stake >= 2 * GREAT_STAKE:
            return SELF_SACRIFICE
        openly = of_verb(OPEN, legal)
        if openly != PASS and stake >= OPENLY and self.habits.watches:
            others = [s for s in self.ship.others(self.seat) if self.ship.hands[s] > 1]
            if self.beliefs.most_suspicion(others) >= SUSPECTED:
                return openly
        return PASS

    def after_total(self, legal: list[Action]) -> Action:
        """Push the total over the border, if one card can do it and it matters."""
        if self.side == HIDDEN or len(legal) < 2:
            return PASS
        test = self.test()
        missing = test.target - test.test.total
        if self.side == REVEALED:
            spoils = -2 < missing <= 0 and test.stake > 1.0
            return of_verb(LOWER, legal) if spoils else PASS
        if missing <= 0 or test.stake < 1.0:
            return PASS
        best = PASS
        for action in legal:
            if self.shift(test, action) >= missing and (
                best == PASS or price(action) < price(best)
            ):
                best = action
        return best

    def shift(self, test: Trying, action: Action) -> int:
        """By how much an answer raises the total."""
        verb, argument = verb_of(action), argument_of(action)
        if verb == RAISE or action == USE_RING:
            return 2
        if verb == EXPERIENCED:
            return test.sign(argument) * value_of(argument)
        if verb == EQUIPPED:
            return argument - SHIFT_ZERO
        return 0

    def before_roll(self, legal: list[Action]) -> Action:
        """Raise a roll that decides on a scarce resource in one of the rooms."""
        ship = self.ship
        actor = ship.acting
        if self.side != HUMAN or actor == NOBODY or ship.mythos != NO_CARD:
            return PASS
        room = ship.places[actor]
        resource = AT_STAKE.get(room, -1)
        if resource < 0 or ship.deep_ones[room] or ship.revealed[actor]:
            return PASS
        return of_verb(RAISE, legal) if ship.dials[resource] <= SCARCE else PASS

    def after_roll(self, legal: list[Action]) -> Action:
        """Have an attack rolled again: a miss of ours, or a hit of theirs."""
        if self.side == HIDDEN:
            return PASS
        ship = self.ship
        actor = ship.acting
        ours = actor != NOBODY and not ship.revealed[actor] and ship.mythos == NO_CARD
        if self.side == REVEALED:
            ours = not ours
        again = ship.rolled < 4 if ours else ship.rolled >= 6
        return of_verb(TRAINING, legal) if again else PASS

    def character_falls(self, legal: list[Action]) -> Action:
        """Save oneself, and others whom one trusts."""
        victim = self.ship.owner
        for action in legal:
            if verb_of(action) == SHRUG or action == USE_STARBUCK:
                return action
        if self.side != HUMAN or victim == NOBODY or self.ship.revealed[victim]:
            return PASS
        healing = of_verb(HEAL, legal)
        if healing == PASS or self.beliefs.suspicion(victim) > SUSPECTED:
            return PASS
        return healing

    def passenger_falls(self, legal: list[Action]) -> Action:
        if self.side != HUMAN:
            return PASS
        dials = self.ship.dials
        if INTERVENE in legal and dials[SOULS] <= SCARCE:
            return INTERVENE
        if USE_PHARMACY in legal and dials[FOOD] > dials[SOULS] and dials[FOOD] > SCARCE:
            return USE_PHARMACY
        if USE_PHARMACY + 1 in legal and dials[SOULS] <= SCARCE:
            return USE_PHARMACY + 1
        return PASS

    # Actions

    def actions(self, legal: list[Action]) -> list[float]:
        turn = self.turn
        if self.side == REVEALED:
            return [turn.harm(action) for action in legal]
        if self.side == HUMAN or self.chance(DILIGENT):
            found = [turn.gain(action) for action in legal]
        else:
            found = [turn.pretence(action) for action in legal]
        if self.side == HIDDEN:
            mask = of_verb(REVEAL, legal)
            if mask != PASS and self.unmasks():
                found[legal.index(mask)] = LOST + max(found)
        return found

    def unmasks(self) -> bool:
        """Whether a traitor had better attack openly from now on.

        In the Brig most of what a reveal brings is lost: there one plays the innocent.
        """
        if not self.ship.awake:
            return False
        if min(self.ship.dials) <= NEARLY_LOST or self.ship.steps_to_go() <= LAST_STEPS:
            return True
        free = not self.ship.jailed(self.seat)
        return free and self.public().suspicion(self.seat) >= UNMASKED

    # Small questions

    def human(self, legal: list[Action]) -> list[float]:
        """Who goes to the Brig: the most suspected; never oneself, if it can be helped."""
        beliefs = self.beliefs if self.side == HUMAN else self.public()
        found: list[float] = []
        for action in legal:
            seat = argument_of(action)
            if action == PASS:
                found.append(0.0)
            elif seat == self.seat:
                found.append(NEVER)
            else:
                guilt = beliefs.jailing(seat) if self.side == HUMAN else beliefs.suspicion(seat)
                found.append(guilt)
        return found

    def destination(self, legal: list[Action]) -> list[float]:
        return [NEVER if action == PASS else self.going(argument_of(action)) for action in legal]

    def going(self, space: int) -> float:
        """How good it is to be in a space."""
        if self.side == HUMAN:
            return self.turn.best_at(space)
        return self.turn.guise(space) if self.side == HIDDEN else self.turn.hunting(space)

    def yes_no(self, legal: list[Action]) -> list[float]:
        """What yes is worth, and nothing for no; a hidden traitor does no great harm."""
        worth = self.worth_of_yes()
        if self.side == REVEALED or (self.side == HIDDEN and worth > -DENIABLE):
            worth = -worth
        return [worth if action == YES else 0.0 for action in legal]

    def worth_of_yes(self) -> float:
        purpose = self.ship.purpose
        ship = self.ship
        if purpose == "boiler-room":
            return ship.travel() - ship.damage() - 0.1
        if purpose == "mythos":
            return BAD_CARD - self.texts.mythos(self.cards.mythos[ship.mythos])
        if purpose in ("may", "may-risk"):
            return self.offered(purpose)
        if purpose == "invite":
            return self.turn.best_at(GALLEY) - self.turn.best_at(ship.places[self.seat])
        if purpose in ("shrivelling", "lesser-banishment"):
            return 0.5
        if purpose == "activation":
            return sum(ship.deep_ones[DECK:WATER]) - 1.5
        return 0.0

    def offered(self, purpose: str) -> float:
        """What the "may" of the waypoint or the mythos card at hand is worth."""
        texts: list[int] = []
        if self.ship.waypoint != NO_CARD:
            texts.append(self.cards.waypoint_texts[self.ship.waypoint])
        if self.ship.mythos != NO_CARD:
            card = self.cards.mythos[self.ship.mythos]
            texts += [card.partly, card.passed]
        for text in texts:
            for op in self.cards.programs[text] if text >= 0 else []:
                if VERBS[op.verb].name == purpose:
                    risk = self.ship.risk(op.a) if purpose == "may-risk" else 0.0
                    return self.texts.worth(op.then, self.seat) - risk
        return 0.0

    def option(self, legal: list[Action]) -> list[float]:
        """One of the two ways of a waypoint."""
        if self.ship.waypoint == NO_CARD:
            return first(legal)
        op = self.cards.programs[self.cards.waypoint_texts[self.ship.waypoint]][0]
        ways = [self.texts.worth(op.then, self.seat), self.texts.worth(op.other, self.seat)]
        return self.preferred([ways[action - OPTION] for action in legal])

    def gained(self, legal: list[Action]) -> list[float]:
        return self.preferred([self.ship.gain(action - GAIN) for action in legal])

    def lost(self, legal: list[Action]) -> list[float]:
        return self.preferred([-self.ship.loss(action - LOSE) for action in legal])

    def track(self, legal: list[Action]) -> list[float]:
        worths = [self.ship.travel(), self.ship.ritual()]
        return self.preferred([worths[action - ADVANCE] for action in legal])

    def room(self, legal: list[Action]) -> list[float]:
        """A room to clear of Deep Ones, or to damage."""
        ship = self.ship
        if ship.purpose == "choose-undamaged-room":
            return [float(place) for place in range(len(legal))]
        worths: list[float] = []
        for action in legal:
            space = argument_of(action)
            if ship.purpose == "choose-room":
                worths.append(ship.deep_ones[space] * ship.deep_one(space))
            else:
                worths.append(float(ship.is_damaged(space)))
        return self.preferred(worths)

    def passenger(self, legal: list[Action]) -> list[float]:
        """Whom to rescue, or to give up: whoever is in the greatest danger."""
        friends = self.ship.purpose == "call-friends"
        found: list[float] = []
        for action in legal:
            space = argument_of(action)
            if action == PASS:
                idle = WORTH_RESCUING if self.side == HUMAN else LOST
                found.append(idle if friends else NEVER)
            elif DECK <= space < WATER:
                found.append(self.ship.danger(space))
            else:
                found.append(NEVER)
        return found

    def deep_one(self, legal: list[Action]) -> list[float]:
        """A Deep One to defeat."""
        return self.preferred(
            [
                NEVER if action == PASS else self.ship.deep_one(argument_of(action))
                for action in legal
            ]
        )

    def person(self, legal: list[Action]) -> list[float]:
        purpose = self.ship.purpose
        if purpose in ("arrest-order", "deep-one-ancestry"):
            return self.suspected(legal)
        if purpose == "ward":
            return [float(argument_of(action) == self.seat) for action in legal]
        public = self.public()
        trusted = self.turn.trusted() if purpose == "coordinated-effort" else NOBODY
        found: list[float] = []
        for action in legal:
            seat = argument_of(action)
            if seat == self.seat:
                found.append(NEVER)
            else:
                found.append(1.0 if seat == trusted else -public.suspicion(seat))
        return found

    def suspected(self, legal: list[Action]) -> list[float]:
        """The most suspected; for a human somebody who has revealed before all others."""
        found: list[float] = []
        for action in legal:
            seat = argument_of(action)
            open_enemy = self.side == HUMAN and self.ship.revealed[seat]
            found.append(2.0 if open_enemy else self.beliefs.suspicion(seat))
        return found

    def item(self, legal: list[Action]) -> list[float]:
        """The best to take or to keep, the worst to lose; nothing is given away."""
        best = self.ship.purpose in ("keep-one-item", "pickpocket")
        found: list[float] = []
        for action in legal:
            worth = ITEM_WORTHS[argument_of(action)]
            found.append(LOST if action == PASS else worth if best else -worth)
        return found

    def neighbour(self, legal: list[Action]) -> list[float]:
        """Where Deep Ones are moved, or a monarch: out, and back."""
        if self.ship.purpose == "first-oath-of-dagon":
            human = self.side == HUMAN
            return [
                (NEVER if human else LOST)
                if action == PASS
                else float(argument_of(action) if human else -argument_of(action))
                for action in legal
            ]
        return self.preferred(
            [
                NEVER if action == PASS else -self.ship.deep_one(argument_of(action))
                for action in legal
            ]
        )

    def number(self, legal: list[Action]) -> list[float]:
        """How many volunteers: as many as there are Deep Ones on the ship, at most two."""
        wanted = COUNT + min(2, sum(self.ship.deep_ones[:WATER]))
        return [-float(abs(action - wanted)) for action in legal]

    def victim(self, legal: list[Action]) -> list[float]:
        """Who is attacked by a Deep One: the most suspected; by a traitor's wish, the least."""
        worths: list[float] = []
        for action in legal:
            seat = argument_of(action)
            worths.append(NEVER if seat == self.seat else self.beliefs.suspicion(seat))
        return self.preferred(worths)

    def space(self, legal: list[Action]) -> list[float]:
        purpose = self.ship.purpose
        if purpose in ("plimsolls", "deck-chief"):
            return self.destination(legal)
        if purpose in ("lesser-banishment", "push-deep-ones"):
            idle = 0.0 if self.side == HUMAN else LOST
            return [
                idle if action == PASS else self.turn.pushing(argument_of(action))
                for action in legal
            ]
        if purpose not in ("jam-tin-grenade", "astral-travel"):
            return [float(action != PASS) for action in legal]
        worths: list[float] = []
        for action in legal:
            space = argument_of(action)
            if action == PASS:
                worths.append(NEVER)
            elif purpose == "jam-tin-grenade":
                worths.append(self.turn.blast(space))
            else:
                worths.append(float(self.ship.deep_ones[space]))
        return self.preferred(worths)

    def creature(self, legal: list[Action]) -> list[float]:
        """Astral Travel takes Deep Ones out of rooms."""
        found: list[float] = []
        for action in legal:
            space, target = divmod(argument_of(action), len(TARGETS))
            if action == PASS:
                found.append(SECOND)
            else:
                inside = target == DEEP_ONE_TARGET and space < ROOMS
                found.append(float(inside and self.side == HUMAN))
        return found

    def target(self, legal: list[Action]) -> list[float]:
        """Whom to attack: a revealed traitor before Deep Ones, the heaviest of these."""
        found: list[float] = []
        for action in legal:
            space, target = divmod(argument_of(action), len(TARGETS))
            if action == PASS:
                found.append(NEVER)
            else:
                found.append(2.0 if target < DEEP_ONE_TARGET else self.ship.deep_one(space))
        return found

    def ritual(self, legal: list[Action]) -> list[float]:
        worths: list[float] = []
        for action in legal:
            shift = argument_of(action) - SHIFT_ZERO
            ahead = self.ship.ritual(shift) if shift > 0 else self.ship.ritual_back(-shift)
            worths.append(ahead)
        return self.preferred(worths)

    def means(self, legal: list[Action]) -> list[float]:
        return said(BARE, legal)

    def called(self, legal: list[Action]) -> list[float]:
        """Which Deep Ones a traitor calls to action: one, or all in one's space."""
        here = self.ship.places[self.seat]
        all_here = self.ship.deep_ones[here] * self.turn.provoked(here)
        return [
            all_here if action == YES else self.turn.provoked(argument_of(action))
            for action in legal
        ]

    def skill(self, legal: list[Action]) -> list[float]:
        return said(DRAW + STRENGTH, legal)

    def trade(self, legal: list[Action]) -> list[float]:
        return said(ACCEPT if ACCEPT in legal else END if END in legal else DONE, legal)


def chosen(ship: Ship, legal: list[Action], habits: Habits, chance: Chance) -> Action:
    """The answer of whoever knows so much of the ship; `chance` is what it mixes answers by."""
    if ship.step == "crew":
        return legal[chance.below(len(legal))]
    hidden = side_of(ship, habits) == HIDDEN
    mood = chance.below(MOODS) if hidden else USUAL
    return best_of(legal, Player(ship, habits, mood).weights(legal))


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


def of_verb(verb: int, legal: list[Action]) -> Action:
    """The first answer of a verb; PASS without one."""
    for action in legal:
        if verb_of(action) == verb:
            return action
    return PASS


def price(action: Action) -> int:
    """What is used first to raise a total."""
    verb = verb_of(action)
    if verb == EXPERIENCED:
        return value_of(argument_of(action))
    return 4 if verb == RAISE else 5 if verb == USE_RING else 6


def cards_of(legal: list[Action]) -> list[int]:
    """The cards that can be picked next for a set."""
    return [argument_of(action) for action in legal if action != DONE]


def picking(legal: list[Action], verb: int, chosen: list[int], worths: list[float]) -> list[float]:
    """The weights of the next pick of a set, of which these cards are chosen.

    1 for the first of them that can be picked now, or for enough; the others of them come next,
    then to stop, then other cards by what they are worth (less than 10).
    """
    next_pick = DONE
    for kind in chosen:
        if verb + kind in legal:
            next_pick = verb + kind
            break
    found: list[float] = []
    place = 0
    for action in legal:
        if action == DONE:
            found.append(SECOND / 2)
            continue
        also = argument_of(action) in chosen
        found.append(SECOND if also else 0.01 * worths[place])
        place += 1
    found[legal.index(next_pick) if next_pick in legal else 0] = 1.0
    return found


BURNT: Final = {BOILER: FUEL, CHAPEL: SANITY}
"""The resource that a card saves which is spent in a room."""
AT_STAKE: Final = {BOILER: FUEL, GALLEY: FOOD, CHAPEL: SANITY}
"""The resource on which a roll in a room decides."""
TEXT_DECKS: Final = (MYTHOS_DECK, WAYPOINT_DECK, SPELL_DECK)
"""The decks whose cards serve all; items serve their owner."""

Weigh: TypeAlias = Callable[[Player, list[Action]], list[float]]
QUESTIONS: Final[dict[str, Weigh]] = {
    "crew": Player.crew,
    "splits": Player.splits,
    "wear": Player.wear,
    "discards": Player.discards,
    "spend": Player.spend,
    "look": Player.look,
    "crisis": Player.crisis,
    "test": Player.outcome,
    "contribute": Player.contribute,
    "window": Player.window,
    "actions": Player.actions,
    "trade": Player.trade,
    "pick-human": Player.human,
    "pick-destination": Player.destination,
    "pick-yes-no": Player.yes_no,
    "pick-option": Player.option,
    "pick-gain": Player.gained,
    "pick-lose": Player.lost,
    "pick-track": Player.track,
    "pick-room": Player.room,
    "pick-passenger": Player.passenger,
    "pick-deep-one": Player.deep_one,
    "pick-person": Player.person,
    "pick-item": Player.item,
    "pick-neighbour": Player.neighbour,
    "pick-number": Player.number,
    "pick-victim": Player.victim,
    "pick-space": Player.space,
    "pick-creature": Player.creature,
    "pick-target": Player.target,
    "pick-ritual": Player.ritual,
    "pick-means": Player.means,
    "pick-called": Player.called,
    "pick-skill": Player.skill,
}
"""How each question is weighed; the others by what stands first."""

WINDOWS: Final[dict[str, Callable[[Player, list[Action]], Action]]] = {
    "before-roll": Player.before_roll,
    "after-roll": Player.after_roll,
    "before-test": Player.before_test,
    "after-total": Player.after_total,
    "character-falls": Player.character_falls,
    "passenger-falls": Player.passenger_falls,
}
"""How the answer to each window is found."""
