"""Who wins (UNF-354 to UNF-359)."""

from abyssal.games.unfathomable.box.components import CULTIST, FAR_ENOUGH, HYBRID
from abyssal.games.unfathomable.position.position import ARRIVED, Position
from abyssal.games.unfathomable.rules.loyalty import holds_loyalty


def winners(state: Position) -> list[int]:
    """All who meet their condition; nobody may, when the ship is lost before any card is dealt."""
    return [seat for seat in range(state.seats) if has_won(state, seat)]


def sides(state: Position) -> list[str]:
    """The side each seat ended on: with the ship, or against it."""
    return [
        "traitors"
        if holds_loyalty(state, seat, HYBRID) or holds_loyalty(state, seat, CULTIST)
        else "humans"
        for seat in range(state.seats)
    ]


def has_won(state: Position, seat: int) -> bool:
    hybrid = holds_loyalty(state, seat, HYBRID)
    cultist = holds_loyalty(state, seat, CULTIST)
    if state.ending == ARRIVED:
        return not hybrid and not cultist
    if hybrid:
        return True
    return cultist and state.distance() >= FAR_ENOUGH
