"""The crew bot of Unfathomable: heuristics for each loyalty, without search.

A human fights, rescues, repairs, passes tests with the fewest cards and watches who spoils them. A
hidden traitor helps little, spoils where others may have done it, and reveals when the mask is of
no more use. A revealed one attacks. What the ship weighs is in `ship`, what texts bring in `texts`,
whom to suspect in `beliefs`, tests in `skill_tests`, the actions of a turn in `turn`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from abyssal.bots.unfathomable.beliefs import Beliefs
from abyssal.bots.unfathomable.ship import KIND, Ship
from abyssal.bots.unfathomable.skill_tests import GREAT_STAKE, Test, fewest
from abyssal.bots.unfathomable.texts import Texts
from abyssal.bots.unfathomable.turn import Turn
from abyssal.core.chance import fast_chance
from abyssal.core.description import PickSet
from abyssal.core.game import Action, Game, Position
from abyssal.games.unfathomable.box.cards import Cards, Mythos
from abyssal.games.unfathomable.box.components import (
    BOILER,
    CHAPEL,
    DECK,
    FAR_ENOUGH,
    FOOD,
    FUEL,
    GALLEY,
    ITEMS,
    PEOPLES_SKILLS,
    ROOMS,
    SANITY,
    SOULS,
    STRENGTH,
    TREACHERY,
    WATER,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.box.grammar import VERBS
from abyssal.games.unfathomable.faces.labels import picks
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

DENIABLE: Final = 0.6
"""How much worse than the best an answer of a hidden traitor may be."""
DARING: Final = 75
"""In how many of 100 tests a hidden traitor spoils, if it matters."""
SLY: Final = 15
"""In how many of 100 cases a hidden traitor takes the worst answer where nobody else sees it."""
DILIGENT: Final = 85
"""In how many of 100 turns a hidden traitor works as a human would, not to stand out."""
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
SUSPECTED: Final = 0.45
"""From which suspicion on it pays to have cards added openly."""
OPENLY: Final = 2.0
"""The same, from which stake on."""
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


class Habits(NamedTuple):
    """Habits of the bot; each can be left out, to measure what it is worth (ablation)."""

    schemes: bool = True
    """Traitors play for the Deep Ones."""
    jails: bool = True
    """Humans use the Brig."""
    watches: bool = True
    """Who adds what to tests is watched."""


class Crew:
    """Plays every loyalty of Unfathomable."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int, habits: Habits | None = None) -> None:
        self.cards: Cards = game.cards  # type: ignore[attr-defined]
        self.seed = seed
        self.habits = habits or Habits()

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        player = Player(view, self.cards, self.seed, self.habits)
        return STEPS.get(view["step"], first)(player, legal)


HUMAN: Final = 0
HIDDEN: Final = 1
REVEALED: Final = 2


class Player:
    """One decision of one seat."""

    def __init__(self, view: dict[str, Any], cards: Cards, seed: int, habits: Habits) -> None:
        self.view = view
        self.cards = cards
        self.seed = seed
        self.habits = habits
        self.seat: int = view["viewer"]
        self.me: dict[str, Any] = view["players"][self.seat]
        self.ship = Ship(view)
        self.hand = [KIND[name] for name in self.me["cards"]]
        self.side = self.loyalty()
        self.beliefs = Beliefs(
            cards, self.ship, self.seat, attentive=habits.watches, jails=habits.jails
        )
        self.texts = Texts(cards, self.ship, self.beliefs)

    def loyalty(self) -> int:
        """For whom this seat plays now; a Cultist is a human until the end is near."""
        if self.ship.revealed[self.seat]:
            return REVEALED
        cards = self.me["loyalties"]
        if "hybrid" in cards:
            return HIDDEN if self.habits.schemes else HUMAN
        far = self.view["distance"] >= FAR_ENOUGH
        if "cultist" in cards and far and self.habits.schemes:
            return HIDDEN
        return HUMAN

    def turn(self) -> Turn:
        return Turn(
            self.ship, self.texts, self.beliefs, self.seat, hand=self.hand, brig=self.habits.jails
        )

    def chance(self, hundred: int) -> bool:
        """True in so many of a hundred cases; the same whenever the same is asked."""
        moment = 1000 * self.view["turn"] + len(self.view["trials"])
        return fast_chance(self.seed + 7919 * moment).below(100) < hundred

    def public(self) -> Beliefs:
        """What everybody can conclude."""
        return Beliefs(
            self.cards, self.ship, None, attentive=self.habits.watches, jails=self.habits.jails
        )

    # Weighing

    def prefer(self, answers: list[Action], worth: Callable[[Action], float]) -> Action:
        """The best answer for one's side; a hidden traitor's must not be too bad."""
        if self.side == HUMAN:
            return max(answers, key=worth)
        if self.side == REVEALED:
            return min(answers, key=worth)
        worths = {answer: worth(answer) for answer in answers}
        best = max(worths.values())
        return min(
            (answer for answer in answers if worths[answer] >= best - DENIABLE),
            key=worths.__getitem__,
        )

    def secretly(self, answers: list[Action], worth: Callable[[Action], float]) -> Action:
        """The best answer for one's side, where nobody sees what else there was."""
        if self.side == HIDDEN and not self.chance(SLY):
            return max(answers, key=worth)
        return max(answers, key=worth) if self.side == HUMAN else min(answers, key=worth)

    # Setting out

    def crew(self, legal: list[Action]) -> Action:
        return legal[fast_chance(self.seed).below(len(legal))]

    def splits(self, legal: list[Action]) -> Action:
        """Skills to draw, the next of the set that is wanted."""
        wanted = self.wanted_skills()
        staged: list[str] = self.me["staged"] or []
        if len(staged) >= len(wanted):
            return DONE if DONE in legal else legal[0]
        ahead = sorted(wanted)[len(staged)]
        return min(legal, key=lambda action: abs(action - DRAW - ahead))

    def wanted_skills(self) -> list[int]:
        question = self.view["question"]
        if self.side == REVEALED and question["mode"] == "treachery":
            return [TREACHERY] * question["count"]
        held = [0] * PEOPLES_SKILLS
        for kind in self.hand:
            if skill_of(kind) < PEOPLES_SKILLS:
                held[skill_of(kind)] += 1
        held[STRENGTH] -= 1
        count = question["count"]
        if question["mode"] == "any":
            count = self.turn().draws() if count > 2 else count
            limits = [count] * PEOPLES_SKILLS
        else:
            limits = list(self.cards.sets[self.ship.characters[self.seat]])
        wanted: list[int] = []
        for _ in range(count):
            free = [skill for skill in range(PEOPLES_SKILLS) if limits[skill] > 0]
            if not free:
                break
            skill = min(free, key=held.__getitem__)
            limits[skill] -= 1
            held[skill] += 1
            wanted.append(skill)
        return wanted

    def wear(self, legal: list[Action]) -> Action:
        return next((action for action in legal if action != WEAR_NOTHING), legal[0])

    # Cards of the hand

    def keeping(self, kind: int) -> float:
        """What a card in hand is worth."""
        if skill_of(kind) == TREACHERY and self.side != REVEALED:
            return 0.0
        return value_of(kind) + (0.5 if skill_of(kind) == STRENGTH else 0.0)

    def asked_set(self) -> PickSet:
        """The set of cards that is asked for."""
        found = picks(self.view, ())
        assert found is not None
        return found

    def discards(self, legal: list[Action]) -> Action:
        asked = self.asked_set()
        cards = [KIND[member["pick"]] for member in asked["members"]]
        if asked["worth"] is not None:
            chosen = fewest(sorted(cards, key=value_of, reverse=True), asked["worth"])
        elif asked["close"] is not None:  # nothing need be discarded
            poor = [k for k in cards if skill_of(k) != TREACHERY and value_of(k) <= SCARCE]
            chosen = poor if self.side == REVEALED else []
        else:
            chosen = sorted(sorted(cards, key=self.keeping)[: asked["least"]])
        return next_of(chosen, asked["verb"], legal)

    def spend(self, legal: list[Action]) -> Action:
        """The card that is burnt: a high one where a resource is scarce."""
        scarce = {BOILER: FUEL, CHAPEL: SANITY}
        resource = scarce.get(self.ship.places[self.seat])
        if self.side != HUMAN:
            return legal[0]
        dear = resource is not None and self.ship.dials[resource] <= SCARCE + 2
        return legal[-1] if dear else legal[len(legal) // 2]

    # Decks

    def look(self, legal: list[Action]) -> Action:
        """The card to take or to leave on top."""
        deck, cards = self.view["looking"]["deck"], self.view["looking"]["cards"]
        weigh = {
            "mythos": self.mythos_worth,
            "waypoints": self.waypoint_worth,
            "spells": self.spell_worth,
            "items": item_worth,
        }[deck]
        if self.view["question"]["mode"] == "top-or-bottom":
            good = weigh(cards[0]) >= 0.4
            return NO if good == (self.side == HUMAN) else YES
        if deck == "items":
            return max(legal, key=lambda action: weigh(cards[action - TAKE]) if action else -1)
        return self.secretly(legal, lambda action: weigh(cards[action - TAKE]))

    def mythos_worth(self, name: str) -> float:
        return self.texts.mythos(self.mythos_called(name))

    def mythos_called(self, name: str) -> Mythos:
        return next(card for card in self.cards.mythos if card.name == name)

    def waypoint_worth(self, name: str) -> float:
        return self.texts.waypoint(self.cards.waypoint_names.index(name), self.seat)

    def spell_worth(self, name: str) -> float:
        text = self.cards.spell_texts[self.cards.spell_names.index(name)]
        return self.texts.worth(text, self.seat)

    # Crises and tests

    def crisis(self, legal: list[Action]) -> Action:
        card = self.mythos_called(self.view["mythos"])
        worths = dict(self.texts.options(card))
        if card.target and self.view["foreign"]:
            worths[0] = self.texts.worth(card.fail, self.seat)
        best = max(worths.values())

        def worth(action: Action) -> float:
            if action == UNCONVENTIONAL:
                cheapest = min(self.ship.loss(resource) for resource in range(4))
                return -cheapest - 1.0 if best < BAD_CARD else BAD_CARD - cheapest
            return worths[argument_of(action)]

        return self.prefer(legal, worth)

    def test(self) -> Test:
        return Test(self.cards, self.ship, self.texts, self.beliefs)

    def outcome(self, legal: list[Action]) -> Action:
        """Arjun names it: passed, or as bad as can be."""
        return OUTCOME if self.side == HUMAN else legal[0]

    def contribute(self, legal: list[Action]) -> Action:
        asked = self.asked_set()
        staged = [KIND[name] for name in self.me["staged"] or []]
        limit = asked["most"] + len(staged)
        test = self.test()
        if self.side == HUMAN:
            chosen = test.helping(self.seat, self.hand, limit)
        elif self.side == REVEALED:
            chosen = test.hindering(self.hand, limit) if test.stake() > 0.2 else []
        else:
            chosen = test.spoiling(self.seat, self.hand, limit, self.dares(test))
        for kind in staged:
            if kind in chosen:
                chosen.remove(kind)
        return next_of(sorted(chosen), asked["verb"], legal)

    def dares(self, test: Test) -> bool:
        """Whether a hidden traitor spoils this test."""
        if test.stake() >= GREAT_STAKE:
            return True
        return self.public().suspicion(self.seat) < EXPOSED and self.chance(DARING)

    # Windows

    def window(self, legal: list[Action]) -> Action:
        return WINDOWS.get(self.view["window"], first)(self, legal)

    def before_test(self, legal: list[Action]) -> Action:
        """Have cards added openly where somebody is suspected; Arjun for what must not fail."""
        if self.side != HUMAN:
            return PASS
        test = self.test()
        stake = test.stake()
        if SELF_SACRIFICE in legal and stake >= 2 * GREAT_STAKE:
            return SELF_SACRIFICE
        openly = [action for action in legal if verb_of(action) == OPEN]
        if openly and stake >= OPENLY:
            others = [s for s in self.beliefs.others(self.seat) if self.ship.hands[s] > 1]
            watched = max(map(self.beliefs.suspicion, others), default=0.0)
            if watched >= SUSPECTED and self.habits.watches:
                return openly[0]
        return PASS

    def after_total(self, legal: list[Action]) -> Action:
        """Push the total over the border, if one card can do it and it matters."""
        if self.side == HIDDEN:
            return PASS
        test = self.test()
        total = self.view["test"]["total"]
        if self.side == REVEALED:
            lowering = [action for action in legal if verb_of(action) == LOWER]
            spoils = test.target <= total < test.target + 2 and test.stake() > 1.0
            return lowering[0] if lowering and spoils else PASS
        missing, stake = test.target - total, test.stake()
        if missing <= 0 or stake < 1.0:
            return PASS
        found = [action for action in legal if self.shift(test, action) >= missing]
        return min(found, key=self.price, default=PASS)

    def shift(self, test: Test, action: Action) -> int:
        """By how much an answer raises the total."""
        verb, argument = verb_of(action), argument_of(action)
        if verb == RAISE or action == USE_RING:
            return 2
        if verb == EXPERIENCED:
            return test.sign(argument) * value_of(argument)
        if verb == EQUIPPED:
            return argument - SHIFT_ZERO
        return 0

    def price(self, action: Action) -> int:
        """What is used first."""
        verb = verb_of(action)
        if verb == EXPERIENCED:
            return value_of(argument_of(action))
        return {RAISE: 4, USE_RING: 5}.get(verb, 6)

    def before_roll(self, legal: list[Action]) -> Action:
        """Raise a roll that decides on a scarce resource in one of the rooms."""
        actor = self.view["acting"]
        raising = [action for action in legal if verb_of(action) == RAISE]
        if self.side != HUMAN or not raising or actor is None or self.view["mythos"]:
            return PASS
        room = self.ship.places[actor]
        resource = {BOILER: FUEL, GALLEY: FOOD, CHAPEL: SANITY}.get(room)
        if resource is None or self.ship.deep_ones[room] or self.ship.revealed[actor]:
            return PASS
        return raising[0] if self.ship.dials[resource] <= SCARCE else PASS

    def after_roll(self, legal: list[Action]) -> Action:
        """Have an attack rolled again: a miss of ours, or a hit of theirs."""
        again = [action for action in legal if verb_of(action) == TRAINING]
        if not again or self.side == HIDDEN:
            return PASS
        roll = self.view["roll"]
        result = roll["face"] + roll["modifier"]
        actor = self.view["acting"]
        ours = actor is not None and not self.ship.revealed[actor] and not self.view["mythos"]
        if self.side == REVEALED:
            ours = not ours
        return again[0] if (result < 4 if ours else result >= 6) else PASS

    def character_falls(self, legal: list[Action]) -> Action:
        """Save oneself, and others whom one trusts."""
        victim = self.view["question"]["owner"]
        for action in legal:
            if verb_of(action) == SHRUG or action == USE_STARBUCK:
                return action
        if self.side != HUMAN or victim is None or self.ship.revealed[victim]:
            return PASS
        if self.beliefs.suspicion(victim) > SUSPECTED:
            return PASS
        return next((action for action in legal if verb_of(action) == HEAL), PASS)

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

    def actions(self, legal: list[Action]) -> Action:
        if self.side == REVEALED:
            return self.turn().revealed(legal)
        if self.side == HUMAN:
            return self.turn().human(legal)
        masks = [action for action in legal if verb_of(action) == REVEAL]
        if masks and self.unmasks():
            return masks[0]
        if self.chance(DILIGENT):
            return self.turn().human(legal)
        return self.turn().hidden(legal)

    def unmasks(self) -> bool:
        """Whether a traitor had better attack openly from now on.

        In the Brig most of what a reveal brings is lost: there one plays the innocent.
        """
        if not self.view["awake"]:
            return False
        if min(self.ship.dials) <= NEARLY_LOST or self.ship.steps_to_go() <= LAST_STEPS:
            return True
        free = not self.ship.jailed(self.seat)
        return free and self.public().suspicion(self.seat) >= UNMASKED

    # Small questions

    def purpose(self) -> str:
        return self.view["question"]["purpose"] or ""

    def human(self, legal: list[Action]) -> Action:
        """Who goes to the Brig: the most suspected; never oneself, if it can be helped."""
        others = [action for action in legal if argument_of(action) != self.seat or action == PASS]
        if self.side == HUMAN:
            return max(others, key=lambda a: 0.0 if a == PASS else self.guilt(argument_of(a)))
        public = self.public()
        return max(others, key=lambda a: 0.0 if a == PASS else public.suspicion(argument_of(a)))

    def guilt(self, seat: int) -> float:
        return self.beliefs.jailing(seat)

    def destination(self, legal: list[Action]) -> Action:
        turn = self.turn()
        weigh = {HUMAN: turn.best_at, HIDDEN: turn.guise, REVEALED: turn.hunting}[self.side]
        moves = [action for action in legal if action != PASS]
        return max(moves, key=lambda action: weigh(argument_of(action)))

    def yes_no(self, legal: list[Action]) -> Action:
        worth = self.worth_of_yes()
        if self.side == HUMAN:
            return YES if worth > 0.0 else NO
        return YES if worth < 0.0 and (self.side == REVEALED or worth > -DENIABLE) else NO

    def worth_of_yes(self) -> float:
        purpose = self.purpose()
        ship = self.ship
        if purpose == "boiler-room":
            return ship.travel() - ship.damage() - 0.1
        if purpose == "mythos":
            return BAD_CARD - self.mythos_worth(self.view["mythos"])
        if purpose in ("may", "may-risk"):
            return self.offered(purpose)
        if purpose == "invite":
            return self.turn().best_at(GALLEY) - self.turn().best_at(ship.places[self.seat])
        if purpose in ("shrivelling", "lesser-banishment"):
            return 0.5
        if purpose == "activation":
            return sum(ship.deep_ones[DECK:WATER]) - 1.5
        return 0.0

    def offered(self, purpose: str) -> float:
        """What the "may" of the waypoint or the mythos card at hand is worth."""
        texts: list[int] = []
        if self.view["mythos"]:
            card = self.mythos_called(self.view["mythos"])
            texts += [card.passed, card.partly]
        if self.view["row"]:
            name = self.view["row"][-1]
            texts.append(self.cards.waypoint_texts[self.cards.waypoint_names.index(name)])
        for text in reversed(texts):
            for op in self.cards.programs[text] if text >= 0 else []:
                if VERBS[op.verb].name == purpose:
                    risk = self.ship.risk(op.a) if purpose == "may-risk" else 0.0
                    return self.texts.worth(op.then, self.seat) - risk
        return 0.0

    def option(self, legal: list[Action]) -> Action:
        """One of the two ways of a waypoint."""
        name = self.view["row"][-1] if self.view["row"] else None
        if name is None:
            return legal[0]
        text = self.cards.waypoint_texts[self.cards.waypoint_names.index(name)]
        op = self.cards.programs[text][0]
        ways = {OPTION: op.then, OPTION + 1: op.other}
        return self.prefer(legal, lambda action: self.texts.worth(ways[action], self.seat))

    def gained(self, legal: list[Action]) -> Action:
        return self.prefer(legal, lambda action: self.ship.gain(action - GAIN))

    def lost(self, legal: list[Action]) -> Action:
        return self.prefer(legal, lambda action: -self.ship.loss(action - LOSE))

    def track(self, legal: list[Action]) -> Action:
        worths = [self.ship.travel(), self.ship.ritual()]
        return self.prefer(legal, lambda action: worths[action - ADVANCE])

    def room(self, legal: list[Action]) -> Action:
        """A room to clear of Deep Ones, or to damage."""
        ship = self.ship
        if self.purpose() == "choose-undamaged-room":
            return legal[-1]

        def worth(action: Action) -> float:
            space = argument_of(action)
            cleared = ship.deep_ones[space] * ship.deep_one(space)
            return cleared if self.purpose() == "choose-room" else float(space in ship.damaged)

        return self.prefer(legal, worth)

    def passenger(self, legal: list[Action]) -> Action:
        """Whom to rescue, or to give up: whoever is in the greatest danger."""
        people = [action for action in legal if DECK <= argument_of(action) < WATER and action]
        if not people:
            return legal[0]
        chosen = max(people, key=lambda action: self.ship.danger(argument_of(action)))
        friends = self.purpose() == "call-friends"
        if friends and self.side != HUMAN:
            return PASS
        if friends and self.ship.danger(argument_of(chosen)) < 0.35:
            return PASS
        return chosen

    def deep_one(self, legal: list[Action]) -> Action:
        """A Deep One to defeat."""
        aims = [action for action in legal if action != PASS]
        return self.prefer(aims, lambda action: self.ship.deep_one(argument_of(action)))

    def person(self, legal: list[Action]) -> Action:
        purpose = self.purpose()
        if purpose in ("arrest-order", "deep-one-ancestry"):
            return self.suspected(legal)
        if purpose == "ward":
            return next((a for a in legal if argument_of(a) == self.seat), legal[0])
        others = [a for a in legal if argument_of(a) != self.seat] or legal
        public = self.public()
        if purpose == "coordinated-effort":
            best = self.turn().trusted()
            if best is not None:
                return next(a for a in legal if argument_of(a) == best)
        return min(others, key=lambda a: public.suspicion(argument_of(a)))

    def suspected(self, legal: list[Action]) -> Action:
        revealed = [a for a in legal if self.ship.revealed[argument_of(a)]]
        if revealed and self.side == HUMAN:
            return revealed[0]
        return max(legal, key=lambda a: self.beliefs.suspicion(argument_of(a)))

    def item(self, legal: list[Action]) -> Action:
        """The best to take or to keep, the worst to lose; nothing is given away."""
        if PASS in legal:
            return PASS
        best = self.purpose() in ("keep-one-item", "pickpocket")
        weigh = max if best else min
        return weigh(legal, key=lambda action: item_worth(ITEMS[argument_of(action)]))

    def neighbour(self, legal: list[Action]) -> Action:
        """Where Deep Ones are moved, or a monarch: out, and back."""
        spaces = [action for action in legal if action != PASS]
        if self.purpose() == "first-oath-of-dagon":
            back = max(spaces)
            return back if self.side == HUMAN else PASS if PASS in legal else min(spaces)
        return self.prefer(spaces, lambda action: -self.ship.deep_one(argument_of(action)))

    def number(self, legal: list[Action]) -> Action:
        """How many volunteers: as many as there are Deep Ones on the ship, at most two."""
        wanted = min(2, sum(self.ship.deep_ones[:WATER]))
        return min(legal, key=lambda action: abs(action - COUNT - wanted))

    def victim(self, legal: list[Action]) -> Action:
        """Who is attacked by a Deep One: the most suspected; by a traitor's wish, the least."""
        others = [a for a in legal if argument_of(a) != self.seat] or legal
        return self.prefer(others, lambda a: self.beliefs.suspicion(argument_of(a)))

    def space(self, legal: list[Action]) -> Action:
        turn = self.turn()
        purpose = self.purpose()
        spaces = [action for action in legal if action != PASS]
        if purpose in ("plimsolls", "deck-chief"):
            return self.destination(spaces)
        if purpose == "jam-tin-grenade":
            return self.prefer(spaces, lambda action: turn.blast(argument_of(action)))
        if purpose in ("lesser-banishment", "push-deep-ones"):
            pushed = max(spaces, key=lambda action: turn.pushing(argument_of(action)))
            idle = PASS in legal and turn.pushing(argument_of(pushed)) <= 0.0
            return PASS if idle or (self.side != HUMAN and PASS in legal) else pushed
        if purpose == "astral-travel":
            return self.prefer(spaces, lambda a: self.ship.deep_ones[argument_of(a)])
        return spaces[0]

    def creature(self, legal: list[Action]) -> Action:
        """Astral Travel takes Deep Ones out of rooms."""
        if self.side != HUMAN:
            return PASS
        for action in legal:
            space, target = divmod(argument_of(action), len(TARGETS))
            if action != PASS and target == DEEP_ONE_TARGET and space < ROOMS:
                return action
        return PASS

    def target(self, legal: list[Action]) -> Action:
        """Whom to attack: a revealed traitor before Deep Ones, the heaviest of these."""
        aims = [action for action in legal if action != PASS]

        def weight(action: Action) -> float:
            space, target = divmod(argument_of(action), len(TARGETS))
            return 2.0 if target < DEEP_ONE_TARGET else self.ship.deep_one(space)

        return max(aims, key=weight)

    def ritual(self, legal: list[Action]) -> Action:
        def worth(action: Action) -> float:
            shift = argument_of(action) - SHIFT_ZERO
            return self.ship.ritual(shift) if shift > 0 else self.ship.ritual_back(-shift)

        return self.prefer(legal, worth)

    def means(self, legal: list[Action]) -> Action:
        return BARE if BARE in legal else legal[0]

    def called(self, legal: list[Action]) -> Action:
        """Which Deep Ones a traitor calls to action."""
        turn = self.turn()
        here = self.ship.places[self.seat]
        most = self.ship.deep_ones[here]

        def harm(action: Action) -> float:
            return (
                most * turn.provoked(here) if action == YES else turn.provoked(argument_of(action))
            )

        return max(legal, key=harm)

    def skill(self, legal: list[Action]) -> Action:
        return DRAW + STRENGTH if DRAW + STRENGTH in legal else legal[0]

    def trade(self, legal: list[Action]) -> Action:
        return next((action for action in (ACCEPT, END, DONE) if action in legal), legal[0])


def next_of(chosen: list[int], verb: str, legal: list[Action]) -> Action:
    """The next card of a set, of which these are chosen."""
    pick = ADD if verb == "add" else DISCARD
    for kind in chosen:
        if pick + kind in legal:
            return pick + kind
    return DONE if DONE in legal else legal[0]


def first(player: Player, legal: list[Action]) -> Action:
    """The answer that stands for somebody who is absent."""
    return legal[0]


def item_worth(name: str) -> float:
    return float(VALUE_OF_ITEM.get(name, IMPROVEMENT))


Answer = Callable[[Player, list[Action]], Action]
STEPS: Final[dict[str, Answer]] = {
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
"""How each question is answered; the others by what stands first."""

WINDOWS: Final[dict[str, Answer]] = {
    "before-roll": Player.before_roll,
    "after-roll": Player.after_roll,
    "before-test": Player.before_test,
    "after-total": Player.after_total,
    "character-falls": Player.character_falls,
    "passenger-falls": Player.passenger_falls,
}
