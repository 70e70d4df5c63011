"""One decision of a player of Key Largo: what the seat has and knows, and what that is worth."""

from typing import Any, Final

from abyssal.bots.key_largo.holding import Holding, holding_of, stores_of
from abyssal.bots.key_largo.season import Season, ahead_of
from abyssal.bots.key_largo.wrecks import Card, Waters, card_of
from abyssal.games.key_largo.components import DAYS, DIAMOND, PLACES

SPITE: Final = 0.3
"""How much of what a rival loses counts as won."""


class Situation:
    """What one view says to the seat that is asked."""

    def __init__(self, view: dict[str, Any], box: list[list[Card]]) -> None:
        self.view = view
        self.me: dict[str, Any] = view["players"][view["viewer"]]
        self.waters = Waters(view, box)
        self.season = Season(view, self.waters)
        self.hand = [card_of(text) for text in self.me["cards"]]
        self.holding = holding_of(self.me, self.hand)
        self.held: list[str] = self.me["encounter_cards"]
        self.evening = ahead_of(DAYS - view["day"])
        """What is to come after today."""
        self.ahead = self.evening
        """What is to come after this half-day."""
        if view["half"] == "morning" and self.me["afternoon"] is not None:
            self.ahead = ahead_of(DAYS - view["day"], PLACES.index(self.me["afternoon"]))

    def worth(self, holding: Holding) -> float:
        """What a holding is worth after this half-day."""
        return self.season.worth(holding, self.ahead)

    def gain(self, holding: Holding) -> float:
        """How much better a holding is than what I have."""
        return self.worth(holding) - self.worth(self.holding)

    def sellable(self) -> list[Card]:
        return [card for card in self.hand if card.kind < DIAMOND]

    def loots(self) -> list[tuple[int, int]]:
        """Whom I could rob of what: a seat, and the depth on the back of a card."""
        return [
            (seat, depth)
            for seat, player in enumerate(self.view["players"])
            if seat != self.view["viewer"]
            for depth, count in enumerate(player["treasures"])
            if count > 0
        ]

    def robbed(self, holding: Holding, seat: int, depth: int, price: float) -> Holding:
        """With a card stolen for a price; some of the owner's loss counts as cash."""
        player = self.view["players"][seat]
        known = [card for card in map(card_of, player["known"]) if card.depth == depth]
        count = player["treasures"][depth]
        hidden = count - len(known)
        units, gems = stores_of(known)
        find = self.waters.finds[depth]
        mean = [
            (sure + hidden * likely) / count for sure, likely in zip(units, find.units, strict=True)
        ]
        after = holding.with_finds(mean, (gems + hidden * find.gems) / count)
        return after._replace(cash=holding.cash - price + SPITE * self.season.values[depth])
