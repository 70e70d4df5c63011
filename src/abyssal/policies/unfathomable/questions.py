"""The questions of Unfathomable, one by one, and a number for each of their answers."""

from collections.abc import Callable
from typing import Final, TypeAlias

from abyssal.core.chance import Chance
from abyssal.core.game import Action
from abyssal.games.unfathomable.box.components import (
    BOILER,
    CHAPEL,
    FOOD,
    FUEL,
    GALLEY,
    HAND_LIMIT,
    NOBODY,
    PEOPLES_SKILLS,
    REPAIR_WORTH,
    RESOURCES,
    ROOMS,
    SANITY,
    SOULS,
    STRENGTH,
    TREACHERY,
    WILD,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.box.grammar import MYTHOS_DECK, SPELL_DECK, WAYPOINT_DECK
from abyssal.games.unfathomable.position.notation import (
    ACCEPT,
    ADD,
    DISCARD,
    DONE,
    DRAW,
    END,
    EQUIPPED,
    EXPERIENCED,
    HEAL,
    INTERVENE,
    LOWER,
    NO,
    OPEN,
    OUTCOME,
    PASS,
    RAISE,
    REVEAL,
    SELF_SACRIFICE,
    SHIFT_ZERO,
    SHRUG,
    TAKE,
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
from abyssal.policies.unfathomable import picks
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.player import (
    BAD_CARD,
    HIDDEN,
    HUMAN,
    ITEM_WORTHS,
    MOODS,
    NEVER,
    REVEALED,
    SECOND,
    USUAL,
    Player,
    first,
    said,
    side_of,
)
from abyssal.policies.unfathomable.ship import Ship
from abyssal.policies.unfathomable.skill_tests import Trying, falling, fewest
from abyssal.policies.unfathomable.table import NO_CARD
from abyssal.policies.unfathomable.weights import LOST

DARING: Final = 75
"""In how many of 100 tests a hidden traitor spoils, if it matters."""
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
GOOD_CARD: Final = 0.4
"""A card so good that humans leave it on top of its deck."""
OPENLY: Final = 2.0
"""From which stake on it pays to have cards added openly."""
SCARCE: Final = 3
BURNT: Final = {BOILER: FUEL, CHAPEL: SANITY}
"""The resource that a card saves which is spent in a room."""
AT_STAKE: Final = {BOILER: FUEL, GALLEY: FOOD, CHAPEL: SANITY}
"""The resource on which a roll in a room decides."""
TEXT_DECKS: Final = (MYTHOS_DECK, WAYPOINT_DECK, SPELL_DECK)
"""The decks whose cards serve all; items serve their owner."""


def weights(player: Player, legal: list[Action]) -> list[float]:
    """A number for each answer to the question that is asked: the higher, the better."""
    weigh = QUESTIONS.get(player.ship.step)
    return first(legal) if weigh is None else weigh(player, legal)


def chosen(ship: Ship, legal: list[Action], habits: Habits, chance: Chance) -> Action:
    """The answer of whoever knows so much of the ship; `chance` is what it mixes answers by."""
    if ship.step == "crew":
        return legal[chance.below(len(legal))]
    hidden = side_of(ship, habits) == HIDDEN
    mood = chance.below(MOODS) if hidden else USUAL
    return best_of(legal, weights(Player(ship, habits, mood), legal))


def crew(player: Player, legal: list[Action]) -> list[float]:
    return [0.0] * len(legal)


def splits(player: Player, legal: list[Action]) -> list[float]:
    """Skills to draw, the next of the set that is wanted."""
    wanted = wanted_skills(player)
    place = len(player.ship.staged)
    if place >= len(wanted):
        return said(DONE, legal)
    wanted.sort()
    ahead = DRAW + wanted[place]
    return [-float(abs(action - ahead)) for action in legal]


def wanted_skills(player: Player) -> list[int]:
    ship = player.ship
    count = ship.count
    if player.side == REVEALED and ship.mode == "treachery":
        return [TREACHERY] * count
    held = [0] * PEOPLES_SKILLS
    for kind in player.hand:
        if skill_of(kind) < PEOPLES_SKILLS:
            held[skill_of(kind)] += 1
    held[STRENGTH] -= 1
    if ship.mode == "any":
        count = player.turn.draws() if count > 2 else count
        limits = [count] * PEOPLES_SKILLS
    else:
        limits = player.cards.sets[ship.characters[player.seat]].copy()
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


def wear(player: Player, legal: list[Action]) -> list[float]:
    return [float(action != WEAR_NOTHING) for action in legal]


def keeping(player: Player, kind: int) -> float:
    """What a card in hand is worth."""
    if skill_of(kind) == TREACHERY and player.side != REVEALED:
        return 0.0
    return value_of(kind) + (0.5 if skill_of(kind) == STRENGTH else 0.0)


def unpicked(player: Player, cards: list[int]) -> list[int]:
    """Those of some cards of the hand that can still be picked: sets are picked in order."""
    picked = player.ship.staged
    if not picked:
        return cards
    return cards[cards.index(picked[-1]) + picked.count(picked[-1]) :]


def discards(player: Player, legal: list[Action]) -> list[float]:
    mode = player.ship.mode
    if mode == "worth":
        chosen = payment(player)
    elif mode == "up-to":  # nothing need be discarded
        cards = unpicked(player, player.hand)
        poor = [k for k in cards if skill_of(k) != TREACHERY and value_of(k) <= SCARCE]
        chosen = poor if player.side == REVEALED else []
    else:
        count = len(player.hand) - HAND_LIMIT if mode == "to-limit" else player.ship.count
        least = min(count, len(player.hand)) - len(player.ship.staged)
        ranked = [(keeping(player, kind), kind) for kind in unpicked(player, player.hand)]
        ranked.sort()
        chosen = [kind for _, kind in ranked[:least]]
        chosen.sort()
    worths = [-keeping(player, kind) for kind in cards_of(legal)]
    return picking(legal, DISCARD, chosen, worths)


def payment(player: Player) -> list[int]:
    """The fewest cards that are worth what is asked for."""
    ship = player.ship
    room = ship.places[player.seat]
    skill = ship.damage_cards[room] if room < ROOMS else NO_CARD
    any_skill = skill in (NO_CARD, WILD) or ship.count != REPAIR_WORTH
    suited = [kind for kind in player.hand if any_skill or skill_of(kind) == skill]
    paid = sum([value_of(kind) for kind in ship.staged])
    return fewest(falling(unpicked(player, suited)), max(0, ship.count - paid))


def spend(player: Player, legal: list[Action]) -> list[float]:
    """The card that is burnt: a high one where a resource is scarce."""
    resource = BURNT.get(player.ship.places[player.seat], -1)
    dear = resource >= 0 and player.ship.dials[resource] <= SCARCE + 2
    wanted = len(legal) - 1 if dear else len(legal) // 2
    if player.side != HUMAN:
        wanted = 0
    return [-float(abs(place - wanted)) for place in range(len(legal))]


def look(player: Player, legal: list[Action]) -> list[float]:
    """The card to take or to leave on top."""
    cards = player.ship.looked_at
    if player.ship.mode == "top-or-bottom":
        good = card_worth(player, cards[0]) >= GOOD_CARD
        return said(NO if good == (player.side == HUMAN) else YES, legal)
    worths = [
        NEVER if action == PASS else card_worth(player, cards[action - TAKE]) for action in legal
    ]
    return player.secretly(worths) if player.ship.deck in TEXT_DECKS else worths


def card_worth(player: Player, card: int) -> float:
    """What a card of the deck that is looked at is worth."""
    deck = player.ship.deck
    if deck == MYTHOS_DECK:
        return player.texts.mythos(player.cards.mythos[card])
    if deck == WAYPOINT_DECK:
        return player.texts.waypoint(card, player.seat)
    if deck == SPELL_DECK:
        return player.texts.worth(player.cards.spell_texts[card], player.seat)
    return ITEM_WORTHS[card]


def crisis(player: Player, legal: list[Action]) -> list[float]:
    card = player.cards.mythos[player.ship.mythos]
    options = player.texts.options(card)
    if card.target and player.ship.foreign:
        options[0] = player.texts.worth(card.fail, player.seat)
    best = max(options)
    cheapest = min([player.ship.loss(resource) for resource in range(len(RESOURCES))])
    unconventional = (-1.0 if best < BAD_CARD else BAD_CARD) - cheapest
    return player.preferred(
        [
            unconventional if action == UNCONVENTIONAL else options[argument_of(action)]
            for action in legal
        ]
    )


def test_at_hand(player: Player) -> Trying:
    return Trying(player.ship, player.texts, player.beliefs)


def outcome(player: Player, legal: list[Action]) -> list[float]:
    """Arjun names it: passed, or what stands first."""
    return said(OUTCOME if player.side == HUMAN else legal[0], legal)


def contribute(player: Player, legal: list[Action]) -> list[float]:
    alone = player.ship.jailed(player.seat) or player.side == REVEALED
    limit = 1 if alone else len(player.hand)  # UNF-141
    test = test_at_hand(player)
    if player.side == HUMAN:
        chosen = test.helping(player.seat, player.hand, limit)
    elif player.side == REVEALED:
        chosen = test.hindering(player.hand, limit) if test.stake > 0.2 else []
    else:
        chosen = test.spoiling(player.seat, player.hand, limit, dares(player, test))
    for kind in player.ship.staged:
        if kind in chosen:
            chosen.remove(kind)
    chosen.sort()
    for_us = 1 if player.side == HUMAN else -1
    worths = [float(for_us * test.sign(kind) * value_of(kind)) for kind in cards_of(legal)]
    return picking(legal, ADD, chosen, worths)


def dares(player: Player, test: Trying) -> bool:
    """Whether a hidden traitor spoils this test."""
    if test.stake >= player.ship.weights.great_stake:
        return True
    return player.chance(DARING) and player.public().suspicion(player.seat) < EXPOSED


def window(player: Player, legal: list[Action]) -> list[float]:
    answer = WINDOWS.get(player.ship.window)
    return first(legal) if answer is None else said(answer(player, legal), legal)


def before_test(player: Player, legal: list[Action]) -> Action:
    """Have cards added openly where somebody is suspected; Arjun for what must not fail."""
    if player.side != HUMAN or len(legal) < 2:
        return PASS
    stake = test_at_hand(player).stake
    if SELF_SACRIFICE in legal and stake >= 2 * player.ship.weights.great_stake:
        return SELF_SACRIFICE
    openly = of_verb(OPEN, legal)
    if openly != PASS and stake >= OPENLY and player.habits.watches:
        others = [s for s in player.ship.others(player.seat) if player.ship.hands[s] > 1]
        if player.beliefs.most_suspicion(others) >= player.ship.weights.suspected:
            return openly
    return PASS


def after_total(player: Player, legal: list[Action]) -> Action:
    """Push the total over the border, if one card can do it and it matters."""
    if player.side == HIDDEN or len(legal) < 2:
        return PASS
    test = test_at_hand(player)
    missing = test.target - test.test.total
    if player.side == REVEALED:
        spoils = -2 < missing <= 0 and test.stake > 1.0
        return of_verb(LOWER, legal) if spoils else PASS
    if missing <= 0 or test.stake < 1.0:
        return PASS
    best = PASS
    for action in legal:
        if shift(player, test, action) >= missing and (best == PASS or price(action) < price(best)):
            best = action
    return best


def shift(player: Player, test: Trying, action: Action) -> int:
    """By how much an answer raises the total."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == RAISE or action == USE_RING:
        return 2
    if verb == EXPERIENCED:
        return test.sign(argument) * value_of(argument)
    if verb == EQUIPPED:
        return argument - SHIFT_ZERO
    return 0


def before_roll(player: Player, legal: list[Action]) -> Action:
    """Raise a roll that decides on a scarce resource in one of the rooms."""
    ship = player.ship
    actor = ship.acting
    if player.side != HUMAN or actor == NOBODY or ship.mythos != NO_CARD:
        return PASS
    room = ship.places[actor]
    resource = AT_STAKE.get(room, -1)
    if resource < 0 or ship.deep_ones[room] or ship.revealed[actor]:
        return PASS
    return of_verb(RAISE, legal) if ship.dials[resource] <= SCARCE else PASS


def after_roll(player: Player, legal: list[Action]) -> Action:
    """Have an attack rolled again: a miss of ours, or a hit of theirs."""
    if player.side == HIDDEN:
        return PASS
    ship = player.ship
    actor = ship.acting
    ours = actor != NOBODY and not ship.revealed[actor] and ship.mythos == NO_CARD
    if player.side == REVEALED:
        ours = not ours
    again = ship.rolled < 4 if ours else ship.rolled >= 6
    return of_verb(TRAINING, legal) if again else PASS


def character_falls(player: Player, legal: list[Action]) -> Action:
    """Save oneself, and others whom one trusts."""
    victim = player.ship.owner
    for action in legal:
        if verb_of(action) == SHRUG or action == USE_STARBUCK:
            return action
    if player.side != HUMAN or victim == NOBODY or player.ship.revealed[victim]:
        return PASS
    healing = of_verb(HEAL, legal)
    if healing == PASS or player.beliefs.suspicion(victim) > player.ship.weights.suspected:
        return PASS
    return healing


def passenger_falls(player: Player, legal: list[Action]) -> Action:
    if player.side != HUMAN:
        return PASS
    dials = player.ship.dials
    if INTERVENE in legal and dials[SOULS] <= SCARCE:
        return INTERVENE
    if USE_PHARMACY in legal and dials[FOOD] > dials[SOULS] and dials[FOOD] > SCARCE:
        return USE_PHARMACY
    if USE_PHARMACY + 1 in legal and dials[SOULS] <= SCARCE:
        return USE_PHARMACY + 1
    return PASS


def actions(player: Player, legal: list[Action]) -> list[float]:
    turn = player.turn
    if player.side == REVEALED:
        return [turn.harm(action) for action in legal]
    if player.side == HUMAN or player.chance(DILIGENT):
        found = [turn.gain(action) for action in legal]
    else:
        found = [turn.pretence(action) for action in legal]
    if player.side == HIDDEN:
        mask = of_verb(REVEAL, legal)
        if mask != PASS and unmasks(player):
            found[legal.index(mask)] = LOST + max(found)
    return found


def unmasks(player: Player) -> bool:
    """Whether a traitor had better attack openly from now on.

    In the Brig most of what a reveal brings is lost: there one plays the innocent.
    """
    if not player.ship.awake:
        return False
    if min(player.ship.dials) <= NEARLY_LOST or player.ship.steps_to_go() <= LAST_STEPS:
        return True
    free = not player.ship.jailed(player.seat)
    return free and player.public().suspicion(player.seat) >= UNMASKED


def trade(player: Player, legal: list[Action]) -> list[float]:
    return said(ACCEPT if ACCEPT in legal else END if END in legal else DONE, legal)


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


Weigh: TypeAlias = Callable[[Player, list[Action]], list[float]]
QUESTIONS: Final[dict[str, Weigh]] = {
    "crew": crew,
    "splits": splits,
    "wear": wear,
    "discards": discards,
    "spend": spend,
    "look": look,
    "crisis": crisis,
    "test": outcome,
    "contribute": contribute,
    "window": window,
    "actions": actions,
    "trade": trade,
    "pick-human": picks.human,
    "pick-destination": picks.destination,
    "pick-yes-no": picks.yes_no,
    "pick-option": picks.option,
    "pick-gain": picks.gained,
    "pick-lose": picks.lost,
    "pick-track": picks.track,
    "pick-room": picks.room,
    "pick-passenger": picks.passenger,
    "pick-deep-one": picks.deep_one,
    "pick-person": picks.person,
    "pick-item": picks.item,
    "pick-neighbour": picks.neighbour,
    "pick-number": picks.number,
    "pick-victim": picks.victim,
    "pick-space": picks.space,
    "pick-creature": picks.creature,
    "pick-target": picks.target,
    "pick-ritual": picks.ritual,
    "pick-means": picks.means,
    "pick-called": picks.called,
    "pick-skill": picks.skill,
}
"""How each question is weighed; the others by what stands first."""

WINDOWS: Final[dict[str, Callable[[Player, list[Action]], Action]]] = {
    "before-roll": before_roll,
    "after-roll": after_roll,
    "before-test": before_test,
    "after-total": after_total,
    "character-falls": character_falls,
    "passenger-falls": passenger_falls,
}
"""How the answer to each window is found."""
