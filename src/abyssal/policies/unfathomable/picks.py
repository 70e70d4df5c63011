"""Picks of Unfathomable: one of a list of people, places, things or ways, and a number for each."""

from typing import Final

from abyssal.core.game import Action
from abyssal.games.unfathomable.box.components import DECK, GALLEY, NOBODY, ROOMS, STRENGTH, WATER
from abyssal.games.unfathomable.box.grammar import VERBS
from abyssal.games.unfathomable.position.notation import (
    ADVANCE,
    BARE,
    COUNT,
    DEEP_ONE_TARGET,
    DRAW,
    GAIN,
    LOSE,
    OPTION,
    PASS,
    SHIFT_ZERO,
    TARGETS,
    YES,
    argument_of,
)
from abyssal.policies.unfathomable.player import (
    BAD_CARD,
    DENIABLE,
    HIDDEN,
    HUMAN,
    ITEM_WORTHS,
    NEVER,
    REVEALED,
    SECOND,
    Player,
    first,
    said,
)
from abyssal.policies.unfathomable.table import NO_CARD
from abyssal.policies.unfathomable.weights import LOST

WORTH_RESCUING: Final = 0.35
"""From which danger on a passenger is worth a spell."""


def human(player: Player, legal: list[Action]) -> list[float]:
    """Who goes to the Brig: the most suspected; never oneself, if it can be helped."""
    beliefs = player.beliefs if player.side == HUMAN else player.public()
    found: list[float] = []
    for action in legal:
        seat = argument_of(action)
        if action == PASS:
            found.append(0.0)
        elif seat == player.seat:
            found.append(NEVER)
        else:
            guilt = beliefs.jailing(seat) if player.side == HUMAN else beliefs.suspicion(seat)
            found.append(guilt)
    return found


def destination(player: Player, legal: list[Action]) -> list[float]:
    return [NEVER if action == PASS else going(player, argument_of(action)) for action in legal]


def going(player: Player, space: int) -> float:
    """How good it is to be in a space."""
    if player.side == HUMAN:
        return player.turn.best_at(space)
    return player.turn.guise(space) if player.side == HIDDEN else player.turn.hunting(space)


def yes_no(player: Player, legal: list[Action]) -> list[float]:
    """What yes is worth, and nothing for no; a hidden traitor does no great harm."""
    worth = worth_of_yes(player)
    if player.side == REVEALED or (player.side == HIDDEN and worth > -DENIABLE):
        worth = -worth
    return [worth if action == YES else 0.0 for action in legal]


def worth_of_yes(player: Player) -> float:
    purpose = player.ship.purpose
    ship = player.ship
    if purpose == "boiler-room":
        return ship.travel() - ship.damage() - 0.1
    if purpose == "mythos":
        return BAD_CARD - player.texts.mythos(player.cards.mythos[ship.mythos])
    if purpose in ("may", "may-risk"):
        return offered(player, purpose)
    if purpose == "invite":
        return player.turn.best_at(GALLEY) - player.turn.best_at(ship.places[player.seat])
    if purpose in ("shrivelling", "lesser-banishment"):
        return 0.5
    if purpose == "activation":
        return sum(ship.deep_ones[DECK:WATER]) - 1.5
    return 0.0


def offered(player: Player, purpose: str) -> float:
    """What the "may" of the waypoint or the mythos card at hand is worth."""
    texts: list[int] = []
    if player.ship.waypoint != NO_CARD:
        texts.append(player.cards.waypoint_texts[player.ship.waypoint])
    if player.ship.mythos != NO_CARD:
        card = player.cards.mythos[player.ship.mythos]
        texts += [card.partly, card.passed]
    for text in texts:
        for op in player.cards.programs[text] if text >= 0 else []:
            if VERBS[op.verb].name == purpose:
                risk = player.ship.risk(op.a) if purpose == "may-risk" else 0.0
                return player.texts.worth(op.then, player.seat) - risk
    return 0.0


def option(player: Player, legal: list[Action]) -> list[float]:
    """One of the two ways of a waypoint."""
    if player.ship.waypoint == NO_CARD:
        return first(legal)
    op = player.cards.programs[player.cards.waypoint_texts[player.ship.waypoint]][0]
    ways = [player.texts.worth(op.then, player.seat), player.texts.worth(op.other, player.seat)]
    return player.preferred([ways[action - OPTION] for action in legal])


def gained(player: Player, legal: list[Action]) -> list[float]:
    return player.preferred([player.ship.gain(action - GAIN) for action in legal])


def lost(player: Player, legal: list[Action]) -> list[float]:
    return player.preferred([-player.ship.loss(action - LOSE) for action in legal])


def track(player: Player, legal: list[Action]) -> list[float]:
    worths = [player.ship.travel(), player.ship.ritual()]
    return player.preferred([worths[action - ADVANCE] for action in legal])


def room(player: Player, legal: list[Action]) -> list[float]:
    """A room to clear of Deep Ones, or to damage."""
    ship = player.ship
    if ship.purpose == "choose-undamaged-room":
        return [float(place) for place in range(len(legal))]
    worths: list[float] = []
    for action in legal:
        space = argument_of(action)
        if ship.purpose == "choose-room":
            worths.append(ship.deep_ones[space] * ship.deep_one(space))
        else:
            worths.append(float(ship.is_damaged(space)))
    return player.preferred(worths)


def passenger(player: Player, legal: list[Action]) -> list[float]:
    """Whom to rescue, or to give up: whoever is in the greatest danger."""
    friends = player.ship.purpose == "call-friends"
    found: list[float] = []
    for action in legal:
        space = argument_of(action)
        if action == PASS:
            idle = WORTH_RESCUING if player.side == HUMAN else LOST
            found.append(idle if friends else NEVER)
        elif DECK <= space < WATER:
            found.append(player.ship.danger(space))
        else:
            found.append(NEVER)
    return found


def deep_one(player: Player, legal: list[Action]) -> list[float]:
    """A Deep One to defeat."""
    return player.preferred(
        [NEVER if action == PASS else player.ship.deep_one(argument_of(action)) for action in legal]
    )


def person(player: Player, legal: list[Action]) -> list[float]:
    purpose = player.ship.purpose
    if purpose in ("arrest-order", "deep-one-ancestry"):
        return suspected(player, legal)
    if purpose == "ward":
        return [float(argument_of(action) == player.seat) for action in legal]
    public = player.public()
    trusted = player.turn.trusted() if purpose == "coordinated-effort" else NOBODY
    found: list[float] = []
    for action in legal:
        seat = argument_of(action)
        if seat == player.seat:
            found.append(NEVER)
        else:
            found.append(1.0 if seat == trusted else -public.suspicion(seat))
    return found


def suspected(player: Player, legal: list[Action]) -> list[float]:
    """The most suspected; for a human somebody who has revealed before all others."""
    found: list[float] = []
    for action in legal:
        seat = argument_of(action)
        open_enemy = player.side == HUMAN and player.ship.revealed[seat]
        found.append(2.0 if open_enemy else player.beliefs.suspicion(seat))
    return found


def item(player: Player, legal: list[Action]) -> list[float]:
    """The best to take or to keep, the worst to lose; nothing is given away."""
    best = player.ship.purpose in ("keep-one-item", "pickpocket")
    found: list[float] = []
    for action in legal:
        worth = ITEM_WORTHS[argument_of(action)]
        found.append(LOST if action == PASS else worth if best else -worth)
    return found


def neighbour(player: Player, legal: list[Action]) -> list[float]:
    """Where Deep Ones are moved, or a monarch: out, and back."""
    if player.ship.purpose == "first-oath-of-dagon":
        human = player.side == HUMAN
        return [
            (NEVER if human else LOST)
            if action == PASS
            else float(argument_of(action) if human else -argument_of(action))
            for action in legal
        ]
    return player.preferred(
        [
            NEVER if action == PASS else -player.ship.deep_one(argument_of(action))
            for action in legal
        ]
    )


def number(player: Player, legal: list[Action]) -> list[float]:
    """How many volunteers: as many as there are Deep Ones on the ship, at most two."""
    wanted = COUNT + min(2, sum(player.ship.deep_ones[:WATER]))
    return [-float(abs(action - wanted)) for action in legal]


def victim(player: Player, legal: list[Action]) -> list[float]:
    """Who is attacked by a Deep One: the most suspected; by a traitor's wish, the least."""
    worths: list[float] = []
    for action in legal:
        seat = argument_of(action)
        worths.append(NEVER if seat == player.seat else player.beliefs.suspicion(seat))
    return player.preferred(worths)


def space(player: Player, legal: list[Action]) -> list[float]:
    purpose = player.ship.purpose
    if purpose in ("plimsolls", "deck-chief"):
        return destination(player, legal)
    if purpose in ("lesser-banishment", "push-deep-ones"):
        idle = 0.0 if player.side == HUMAN else LOST
        return [
            idle if action == PASS else player.turn.pushing(argument_of(action)) for action in legal
        ]
    if purpose not in ("jam-tin-grenade", "astral-travel"):
        return [float(action != PASS) for action in legal]
    worths: list[float] = []
    for action in legal:
        space = argument_of(action)
        if action == PASS:
            worths.append(NEVER)
        elif purpose == "jam-tin-grenade":
            worths.append(player.turn.blast(space))
        else:
            worths.append(float(player.ship.deep_ones[space]))
    return player.preferred(worths)


def creature(player: Player, legal: list[Action]) -> list[float]:
    """Astral Travel takes Deep Ones out of rooms."""
    found: list[float] = []
    for action in legal:
        space, target = divmod(argument_of(action), len(TARGETS))
        if action == PASS:
            found.append(SECOND)
        else:
            inside = target == DEEP_ONE_TARGET and space < ROOMS
            found.append(float(inside and player.side == HUMAN))
    return found


def target(player: Player, legal: list[Action]) -> list[float]:
    """Whom to attack: a revealed traitor before Deep Ones, the heaviest of these."""
    found: list[float] = []
    for action in legal:
        space, target = divmod(argument_of(action), len(TARGETS))
        if action == PASS:
            found.append(NEVER)
        else:
            found.append(2.0 if target < DEEP_ONE_TARGET else player.ship.deep_one(space))
    return found


def ritual(player: Player, legal: list[Action]) -> list[float]:
    worths: list[float] = []
    for action in legal:
        shift = argument_of(action) - SHIFT_ZERO
        ahead = player.ship.ritual(shift) if shift > 0 else player.ship.ritual_back(-shift)
        worths.append(ahead)
    return player.preferred(worths)


def means(player: Player, legal: list[Action]) -> list[float]:
    return said(BARE, legal)


def called(player: Player, legal: list[Action]) -> list[float]:
    """Which Deep Ones a traitor calls to action: one, or all in one's space."""
    here = player.ship.places[player.seat]
    all_here = player.ship.deep_ones[here] * player.turn.provoked(here)
    return [
        all_here if action == YES else player.turn.provoked(argument_of(action)) for action in legal
    ]


def skill(player: Player, legal: list[Action]) -> list[float]:
    return said(DRAW + STRENGTH, legal)
