"""A bot for Sealed Bids that knows what a card is worth."""

from collections.abc import Callable
from typing import Any

from abyssal.core.game import Action, Game, Position
from sealed_bids.notation import BID, PAY


class Thrifty:
    """Bids the card nearest to twice the value of the wreck, and pays with the smallest."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        """One of `legal`: they are in ascending order."""
        if view["step"] != "bidding":
            return min(legal, key=lambda action: action - PAY)
        return min(legal, key=lambda action: abs(action - BID - 2 * view["wreck"]))
