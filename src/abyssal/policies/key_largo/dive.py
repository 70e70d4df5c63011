"""What the answers of a dive are worth in Key Largo: wrecks, draws, weights and monsters."""

from typing import Final

from abyssal.core.game import Action
from abyssal.games.key_largo.components import (
    HOSES_OF,
    HURRIED_BUYER,
    REGULAR,
    SABOTEUR,
    TEAM,
    TRIDENTS_OF,
    VOLUNTEER_HELP,
)
from abyssal.games.key_largo.notation import (
    BLOCK,
    CARD,
    DISCARD,
    DONE,
    DRAW,
    PLAY,
    SAIL,
    USE_TRIDENT,
    USE_WEIGHT,
)
from abyssal.games.key_largo.position import DREW, READY
from abyssal.policies.fives import added
from abyssal.policies.key_largo.situation import (
    HAIR,
    KEEPING,
    SPITE,
    TIE_BREAK,
    Situation,
)
from abyssal.policies.key_largo.table import MONEY

RELUCTANCE: Final = 1e-3
"""What is used for nothing is used less readily than a diver is sent down."""


def placing_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """What a dive on each wreck brings."""
    found: list[float] = []
    for action in legal:
        wreck = situation.waters.wreck(action - SAIL)
        haul, _ = situation.season.haul(wreck, situation.team, situation.ahead)
        found.append(haul[0])
    return found


def sabotage_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """What a diver who is kept back would have brought to his owner."""
    table = situation.table
    found: list[float] = []
    for action in legal:
        if action == DONE:
            found.append(0.0)
            continue
        victim = (action - PLAY - SABOTEUR * CARD) // TEAM
        wreck = situation.waters.wreck(table.boats[victim])
        found.append(SPITE * (1.0 - wreck.odds) * wreck.value)
    return found


class Descent:
    """The dive under way."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.table = situation.table
        self.place = self.table.boats[self.table.me]
        self.wreck = situation.waters.wreck(self.place) if self.has_cards() else None
        self.is_spare = self.has_cards() and self.has_spare_card()

    def has_cards(self) -> bool:
        return self.table.cards[self.place] > 0

    def has_spare_card(self) -> bool:
        """Whether the wreck holds more cards than divers are still to draw."""
        return self.table.cards[self.place] > self.table.status.count(READY)

    def weight(self, action: Action) -> float:
        """What an answer gains; to send a diver down is what is done anyway."""
        verb, rest = action // BLOCK * BLOCK, action % BLOCK
        if verb == DRAW:
            return self.draw_gain(rest) if self.table.fled else -HAIR * self.stake(rest)
        if verb == DISCARD:
            return -KEEPING
        if verb not in (USE_WEIGHT, PLAY):
            return 0.0
        gain = self.weight_gain(rest) if verb == USE_WEIGHT else self.play_gain(rest)
        return gain if gain > 0.0 else gain - RELUCTANCE

    def stake(self, diver: int) -> float:
        """What is lost if this diver flees."""
        situation = self.situation
        return situation.season.diver_loss(situation.team.divers[diver], situation.ahead)

    def draw_gain(self, diver: int) -> float:
        """What a card drawn by this diver is worth; a monster costs a trident, or him."""
        wreck = self.wreck
        if wreck is None:
            return 0.0
        danger = self.stake(diver)
        if self.has_trident():
            danger = self.table.tariff.rescue * self.situation.ahead.settled
        return (1.0 - wreck.odds) * wreck.value - wreck.odds * danger

    def has_trident(self) -> bool:
        """Whether one of those below carries a trident."""
        for place, diver in enumerate(self.situation.team.divers):
            if self.table.status[place] <= DREW and TRIDENTS_OF[diver] == 1:
                return True
        return False

    def weight_gain(self, rest: int) -> float:
        """An extra card for a weight; best drawn by one who has drawn, with his own weight."""
        if not self.is_spare:
            return 0.0
        carrier, drawer = rest // TEAM, rest % TEAM
        has_drawn = self.table.status[drawer] == DREW
        safest = TIE_BREAK * (int(carrier == drawer) + int(has_drawn))
        situation = self.situation
        loss = situation.gain(situation.team.relieved(carrier), situation.stock)
        return self.draw_gain(drawer) + loss + safest

    def play_gain(self, rest: int) -> float:
        encounter, aim = rest // CARD, rest % CARD
        if encounter == HURRIED_BUYER:
            return self.quick_sale(aim)
        if not self.is_spare:
            return 0.0
        return self.draw_gain(aim if encounter == VOLUNTEER_HELP else self.table.drawer) - KEEPING

    def quick_sale(self, face: int) -> float:
        """What the Hurried Buyer pays beyond what the card is likely to bring."""
        situation, table = self.situation, self.table
        kind, units = table.kind(face), float(table.units(face))
        rate = table.tariff.components.best_rates[kind]
        after = added(added(situation.stock, kind, -units), MONEY, units * rate)
        return situation.gain(situation.team, after) - KEEPING


def diving_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """What brings more than it may cost; else go on, the diver with least to lose first."""
    descent = Descent(situation)
    return [descent.weight(action) for action in legal]


def monster_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """The Regular rather than a flight; the trident of the diver who goes least deep."""
    has_trident = legal[0] // BLOCK * BLOCK == USE_TRIDENT
    found: list[float] = []
    for action in legal:
        verb, rest = action // BLOCK * BLOCK, action % BLOCK
        if verb == USE_TRIDENT:
            found.append(-HAIR * HOSES_OF[situation.team.divers[rest]])
        elif verb == PLAY and rest // CARD == REGULAR and not has_trident:
            found.append(KEEPING)
        elif verb in (PLAY, DISCARD):
            found.append(-KEEPING)
        else:
            found.append(0.0)
    return found
