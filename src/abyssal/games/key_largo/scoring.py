"""Scoring: fortunes, ranks and winners, and the final count as events."""

from abyssal.games.key_largo.position import Position


def fortune(state: Position, seat: int) -> int:
    """Cash and the final value of every treasure still held (KL-136 to KL-138)."""
    value_of = state.components.value_of
    return state.cash[seat] + sum([value_of[card] for card in state.hands[seat]])


def fortunes(state: Position) -> list[int]:
    return [fortune(state, seat) for seat in range(state.seats)]


def ranks(state: Position) -> list[int]:
    """Places by fortune; equal fortunes share a place (KL-140)."""
    found = fortunes(state)
    return [1 + len([other for other in found if other > mine]) for mine in found]


def winners(state: Position) -> list[int]:
    """The richest, or all of them (KL-139, KL-140)."""
    return [seat for seat, rank in enumerate(ranks(state)) if rank == 1]


def tell_count(state: Position) -> None:
    """The end as events: every hand is opened and counted (KL-H21)."""
    state.tell("over", None, {})
    for seat in range(state.seats):
        counted = {
            "cash": state.cash[seat],
            "cards": state.components.names(state.hands[seat]),
            "points": fortune(state, seat),
        }
        state.tell("counted", seat, counted)
    state.tell("won", None, {"winners": winners(state)})
