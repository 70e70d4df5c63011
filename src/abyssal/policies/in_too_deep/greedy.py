"""The greedy policy of In Too Deep: one step of lookahead with a heuristic value of the table."""

from abyssal.core.game import Action, Game, Seat
from abyssal.games.in_too_deep.game import InTooDeep
from abyssal.games.in_too_deep.position import NO_INTENT, Position
from abyssal.policies.in_too_deep.outlook import Outlook
from abyssal.policies.in_too_deep.table import Table, Trial, after, printed, table_of
from abyssal.policies.policy import Policy


class Greedy(Policy):
    """Takes the answer after which the table is worth most; pays with what it needs least.

    Its numbers are points: what the seat is likely to have at the end, less what its rivals are (a
    mean in which the leader counts more), with something for cards that may still be put to use.
    """

    def __init__(self, game: Game) -> None:
        assert isinstance(game, InTooDeep)
        self.cards = printed(game.cards)

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        table = table_of(position, seat, self.cards)
        if position.intent != NO_INTENT:
            due = position.due - len(position.paid)
            return payment_weights(table, due, position.spare, len(legal))
        return answer_weights(table, legal)

    def worth(self, position: Position, seat: Seat) -> float:
        return Outlook(Trial(table_of(position, seat, self.cards))).worth()

    def turn(self, position: Position) -> int:
        return position.turn


def answer_weights(table: Table, legal: list[Action]) -> list[float]:
    """What the table is worth after each of `legal`, at the end of my turn."""
    table.end_turn()
    table.spending = by_use(table)
    return [Outlook(after(table, action)).worth() for action in legal]


def by_use(table: Table) -> list[int]:
    """The places of my hand, the card that I should regret least to pay with first."""
    outlook = Outlook(Trial(table))
    found = [(outlook.use(card), place) for place, card in enumerate(table.holding)]
    found.sort()
    return [place for _, place in found]


def payment_weights(table: Table, due: int, spare: list[int], count: int) -> list[float]:
    """For each of the first `count` spare cards: less what the best payment of `due` cards that
    begins with it gives up. The others are paid after it, in ascending order."""
    table.end_turn()
    outlook = Outlook(Trial(table))
    regrets = [outlook.use(card) for card in table.holding if int(card.number) in spare]
    weights: list[float] = []
    for first in range(count):
        later = regrets[first + 1 :]
        later.sort()
        payment = [regrets[first], *later[: due - 1]]
        payment.sort()  # added up in one order, equal payments come to the very same number
        given_up = 0.0
        for regret in payment:
            given_up += regret
        weights.append(-given_up)
    return weights
