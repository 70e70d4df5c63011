"""Who wins (UNF-354 to UNF-359)."""

from abyssal.games.unfathomable.box.components import CULTIST, FAR_ENOUGH, HYBRID
from abyssal.games.unfathomable.position.position import ARRIVED, Position
from abyssal.games.unfathomable.rules.loyalty import loyalties_of


def winners(state: Position) -> list[int]:
    """All who meet their condition; nobody may, when the ship is lost before any card is dealt."""
    return [seat for seat in range(state.seats) if has_won(state, seat)]


def sides(state: Position) -> list[str]:
    """The side each seat ended on: with the ship, or against it."""
    found: list[str] = []
    for seat in range(state.seats):
        kinds = loyalties_of(state, seat)
        found.append("traitors" if HYBRID in kinds or CULTIST in kinds else "humans")
    return found


def has_won(state: Position, seat: int) -> bool:
    kinds = loyalties_of(state, seat)
    if state.ending == ARRIVED:
        return HYBRID not in kinds and CULTIST not in kinds
    if HYBRID in kinds:
        return True
    return CULTIST in kinds and state.distance() >= FAR_ENOUGH
