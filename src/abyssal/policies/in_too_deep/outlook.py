"""The heuristic value of a table of In Too Deep: what it is likely to come to, in points.

Shares count at what they are likely to score, with the dividends they are likely to bring, cards in
hand as money, and the best uses of the cards in sight; what rivals have counts against it.
"""

from math import exp
from typing import Final

from abyssal.games.in_too_deep.components import COMPANY_COUNT
from abyssal.policies.fives import Five, at, dot, largest, plus, put, zeros
from abyssal.policies.in_too_deep.table import Card, Trial, pays_from, values_of

# Weights, in points. Where no other reason is given, they were tuned in series of games.

CARD: Final = 1.0
"""What a card in hand brings while there is time to use it: about a point, as most prices are."""

CARDS_A_TURN: Final = 2.0
"""Cards a player can put to use in a turn; the more are in hand, the less the next one brings."""

DRAWN_A_TURN: Final = 1.7
DISCARDED_A_DRAW: Final = 0.5
"""How fast the deck runs out and how much of it comes back: counted in games of the bot."""

EXPANSIONS_A_TURN: Final = 0.6
"""How many expansions players wish for in a turn; they get fewer, as room and cards run short."""

STEP: Final = 24.0
"""Numbers used up by an expansion: what lies between the top and the deepest card is room for
so many more. Large, because time runs out before the room does."""

PAYOUT: Final = 0.6
"""Dividends a share brings for each expansion to come: four in five pay, to ever fuller hands."""

USE: Final = 0.4
LATER: Final = 0.7
"""How far the best use of a card in hand counts before it is made, and each further one against
the one before: plans are crossed, and there is one action a turn."""

NEAR: Final = 40.0
"""A card so far above a top is of no use there: it would waste the numbers between."""

SOON: Final = 2
"""A share counts as a use of its card if so many cards more would pay for it."""

FANCY: Final = 0.01
"""How readily a player expands a company without owning it, against one share with one step."""

TIE_BREAK: Final = 0.01
"""What a card in hand is worth at the very end (ITD-134): less than any point."""


class Outlook:
    """What a table is likely to come to after the answer that is tried on it."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.turns = turns_to_come(trial)
        """The turns each seat can expect, its final turn included."""
        self.card = CARD * (1.0 - exp(1.0 - max(1.0, largest(self.turns))))
        """What a dividend card is worth: nothing in the final turns."""
        growth = growth_of(trial, self.turns)
        sizes = plus(trial.sizes, 1.0, growth)
        values = values_of(sizes, trial.table.advanced_pearl)
        self.shares: Five = plus(values, PAYOUT * self.card, growth)
        """What a share of each company is worth, its dividends included."""
        tops = trial.tops
        self.paying: Five = (
            pays_from(tops[0]),
            pays_from(tops[1]),
            pays_from(tops[2]),
            pays_from(tops[3]),
            pays_from(tops[4]),
        )
        """The least number with which each company would pay dividends."""

    def fortune(self, seat: int) -> float:
        """The portfolio of a seat, and its cards as money."""
        portfolio = dot(self.trial.portfolios[seat].shares, self.shares)
        cards = at(self.trial.hands, seat)
        usable = CARDS_A_TURN * at(self.turns, seat)
        used = usable * (1.0 - exp(-cards / usable)) if usable > 0.0 else 0.0
        return portfolio + CARD * used + TIE_BREAK * cards

    def use(self, card: Card) -> float:
        """What one of my cards brings at best: as a share, or on a company that I lead."""
        trial = self.trial
        best = 0.0
        price = at(trial.prices, card.company)
        if price < float(trial.held + SOON):
            best = max(best, at(self.shares, card.company) - price * self.card)
        number, tops, leads, paying = card.number, trial.tops, trial.leads, self.paying
        best = max(best, self.expansion(number - tops[0], leads[0], number >= paying[0]))
        best = max(best, self.expansion(number - tops[1], leads[1], number >= paying[1]))
        best = max(best, self.expansion(number - tops[2], leads[2], number >= paying[2]))
        best = max(best, self.expansion(number - tops[3], leads[3], number >= paying[3]))
        return max(best, self.expansion(number - tops[4], leads[4], number >= paying[4]))

    def expansion(self, above: float, lead: float, pays: bool) -> float:
        """What a card brings so far `above` the top of a company, by my lead in its shares."""
        if lead <= 0.0 or above <= 0.0 or above >= NEAR:
            return 0.0
        gain = lead * (1.0 + self.card) if pays else lead
        return gain * (1.0 - above / NEAR)

    def uses(self) -> float:
        """The best uses of my cards, one for each turn to come."""
        trial = self.trial
        cards = trial.table.holding
        gains: list[float] = []
        for place in range(len(cards)):
            if not trial.gone >> place & 1:
                gains.append(self.use(cards[place]))
        gains.sort(reverse=True)
        turns = at(self.turns, trial.table.me)
        total = 0.0
        weight = USE * min(1.0, turns)
        turn = 0.0
        for gain in gains:
            if turn >= turns:
                break
            total += weight * gain
            weight *= LATER
            turn += 1.0
        return total

    def worth(self) -> float:
        """What the table is worth to me, less what it is worth to my rivals."""
        table = self.trial.table
        against = 0.0
        for seat in range(table.seats):
            if seat != table.me:
                against += at(table.rivalry, seat) * self.fortune(seat)
        return self.fortune(table.me) - against + self.uses()


def turns_to_come(trial: Trial) -> Five:
    """The turns each seat can expect."""
    table = trial.table
    if table.final:
        turns = zeros()
        for wait in range(table.final_turns):
            turns = put(turns, (table.next + wait) % table.seats, 1.0)
        return turns
    each = 1.0
    if not trial.ending:
        cards = trial.deck
        if trial.depletions == 0:
            cards += trial.discard + DISCARDED_A_DRAW * trial.deck
        each += cards / (DRAWN_A_TURN * table.seats)
    return (each, each, each, each, each)


def growth_of(trial: Trial, turns: Five) -> Five:
    """How many more depth cards each company is likely to get.

    Players expand what they own, the more so the more they own of it, while there is room.
    """
    tops, deepest = trial.tops, trial.table.deepest
    rooms: Five = (
        (deepest - tops[0]) / STEP,
        (deepest - tops[1]) / STEP,
        (deepest - tops[2]) / STEP,
        (deepest - tops[3]) / STEP,
        (deepest - tops[4]) / STEP,
    )
    wishes = zeros()
    fancies = 0.0
    for seat in range(trial.table.seats):
        squares = trial.portfolios[seat].squares
        pull = dot(squares, rooms) + FANCY * COMPANY_COUNT
        each = EXPANSIONS_A_TURN * at(turns, seat) / pull
        wishes = plus(wishes, each, squares)
        fancies += each * FANCY
    return (
        growth_in(rooms[0], rooms[0] * wishes[0] + fancies),
        growth_in(rooms[1], rooms[1] * wishes[1] + fancies),
        growth_in(rooms[2], rooms[2] * wishes[2] + fancies),
        growth_in(rooms[3], rooms[3] * wishes[3] + fancies),
        growth_in(rooms[4], rooms[4] * wishes[4] + fancies),
    )


def growth_in(room: float, wish: float) -> float:
    """How many expansions come of those wished for, where there is room for so many."""
    return room * wish / (room + wish) if wish > 0.0 else 0.0
