"""How many boats are likely to meet where in Key Largo: an estimate of the others' programmes.

What a player is likely to do is estimated from what all can see: divers, cash, treasures. Half of
the estimate is uniform, as anybody may do anything.
"""

from typing import Any, Final

from abyssal.games.key_largo.components import (
    BAR,
    DAYS,
    DIVE,
    DOLPHINS,
    MARKET,
    MOST_OF,
    PLACE_COUNT,
    PLACES,
    SHOP,
    TEAM,
)

ANYTHING: Final = 0.5
"""The uniform part: how likely a player picks two places for no reason that others can see."""

PURSE: Final = 100
"""What a player is believed to have where cash is hidden."""

USES: Final = 2
"""The places of a day."""


def inclinations(player: dict[str, Any], view: dict[str, Any]) -> list[float]:
    """How much each place has to offer a player, as far as all can see."""
    cash = PURSE if player["cash"] is None else player["cash"]
    divers = player["divers"]
    last = view["day"] == DAYS
    carried = sum(diver["hoses"] + diver["trident"] + diver["weight"] for diver in divers)
    has_room = carried < len(divers) * sum(MOST_OF)
    found = [0.0] * PLACE_COUNT
    found[DIVE] = 2.0 if divers else 0.0
    found[BAR] = 1.2 if len(divers) < TEAM and cash >= view["prices"]["diver"][0] else 0.4
    found[DOLPHINS] = 0.8
    found[SHOP] = 1.2 if has_room and not last and cash >= 2 * view["prices"]["hose"][0] else 0.1
    found[MARKET] = min(2.0, 0.5 * sum(player["treasures"]))
    return found


def odds_of_places(player: dict[str, Any], view: dict[str, Any]) -> list[float]:
    """How likely a player is to be at each place in one half of the coming day."""
    found = inclinations(player, view)
    total = sum(found)
    return [
        ANYTHING / PLACE_COUNT + (1.0 - ANYTHING) * min(1.0 / USES, inclination / total)
        for inclination in found
    ]


def crowds(view: dict[str, Any]) -> list[list[float]]:
    """For each place: how likely 0, 1, 2 … other boats are to be there in a half-day."""
    found = [[1.0] for _ in PLACES]
    for seat, player in enumerate(view["players"]):
        if seat != view["viewer"]:
            for place, odds in enumerate(odds_of_places(player, view)):
                found[place] = with_one_more(found[place], odds)
    return found


def with_one_more(counts: list[float], odds: float) -> list[float]:
    """The odds of each number of boats once one more comes with these odds.

    >>> with_one_more([0.5, 0.5], 0.5)
    [0.25, 0.5, 0.25]
    """
    stays = [count * (1.0 - odds) for count in counts]
    comes = [count * odds for count in counts]
    return [left + right for left, right in zip([*stays, 0.0], [0.0, *comes], strict=True)]


def mean_price(prices: list[int], others: list[float]) -> float:
    """What a price comes to on average, by the odds of 0, 1, 2 … other boats.

    >>> mean_price([80, 100, 120, 120, 120], [0.25, 0.5, 0.25])
    100.0
    """
    return sum([price * odds for price, odds in zip(prices, others, strict=False)])


def divers_before(view: dict[str, Any]) -> float:
    """How many of those who place before me are likely to dive."""
    before = view["order"][: view["order"].index(view["viewer"])]
    return sum(odds_of_places(view["players"][seat], view)[DIVE] for seat in before)
