"""The Captain and the Keeper of the Tome, their succession, and the way into the Brig."""

from abyssal.games.unfathomable.box.components import BRIG, NOBODY, SPACES
from abyssal.games.unfathomable.position.position import Position


def eligible(state: Position, line: list[int], loser: int) -> list[int]:
    """Who may hold a title, the highest of its line first (UNF-271 to UNF-273).

    Whoever reveals is no human any more when a title is lost by it.
    """
    order = [state.seat_of(character) for character in line]
    humans = [seat for seat in order if seat != NOBODY and state.is_human(seat)]
    free = [seat for seat in humans if not state.jailed(seat) and seat != loser]
    if free:
        return free
    if loser in humans and not state.jailed(loser):
        return [loser]
    return humans


def lose_title(state: Position, captain: bool, loser: int, *, lowest: bool = False) -> None:
    """A title passes on, with its deck as it is; to the lowest after Power to the People."""
    line = state.cards.captains if captain else state.cards.keepers
    heirs = eligible(state, line, loser)
    free = [seat for seat in heirs if not state.jailed(seat)]
    heir = free[-1] if lowest and free else heirs[0]
    if captain:
        state.captain = heir
    else:
        state.keeper = heir
    if state.log is not None and heir != loser:
        state.tell("captain" if captain else "keeper", heir, {})


def lose_titles(state: Position, seat: int, lowest: bool = False) -> None:
    """Whoever goes to the Brig, or reveals, loses all titles at once (UNF-270)."""
    if state.captain == seat:
        lose_title(state, True, seat, lowest=lowest)
    if state.keeper == seat:
        lose_title(state, False, seat)


def jail(state: Position, seat: int, lowest: bool = False) -> None:
    """Move a character to the Brig."""
    if state.jailed(seat):
        return
    state.places[seat] = BRIG
    if state.log is not None:
        state.tell("jailed", seat, {})
    if state.is_human(seat):
        lose_titles(state, seat, lowest=lowest)


def move(state: Position, seat: int, space: int) -> None:
    """Move a character; a title held in the Brig passes to whoever is out of it (R25)."""
    left_brig = state.jailed(seat)
    state.places[seat] = space
    if state.log is not None:
        state.tell("moved", seat, {"space": SPACES[space]})
    if left_brig and state.is_human(seat):
        if state.jailed(state.captain):
            lose_title(state, True, state.captain)
        if state.jailed(state.keeper):
            lose_title(state, False, state.keeper)
