"""Trade among the players of one space (UNF-088 to UNF-093).

The floor goes round, beginning with the opener: who has it offers items, one by one, to others in
the space, who accept or refuse. It ends when the floor has gone round without an exchange, or the
opener closes it. Each item is offered once in a trade, so that it ends.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    ITEMS,
    MOST_SEATS,
)
from abyssal.games.unfathomable.position.frames import Trade
from abyssal.games.unfathomable.position.notation import (
    ACCEPT,
    DONE,
    END,
    REFUSE,
    argument_of,
    gift,
)
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.items import gain_item
from abyssal.games.unfathomable.rules.rows import Step

OFFERING: Final = 0
ANSWERING: Final = 1


def can_trade(state: Position, seat: int) -> bool:
    """A second player in the space, and an item among them (UNF-092)."""
    here = state.places[seat]
    if state.places.count(here) < 2:
        return False
    return any(state.item_count(other) for other in state.people_at(here))


def open_trade(state: Position, seat: int) -> None:
    """Open a trade in the seat's space."""
    if state.log is not None:
        state.tell("trade", seat, {})
    state.push(Trade(seat, where=state.places[seat], opener=seat))


def offers(state: Position, frame: Trade) -> list[int]:
    """The gifts that whoever has the floor may still offer."""
    others = [seat for seat in range(state.seats) if state.places[seat] == frame.where]
    return [
        gift(item, seat)
        for item, owner in enumerate(state.items)
        if owner == frame.who and frame.offered >> item & 1 == 0
        for seat in others
        if seat != frame.who
    ]


def pass_floor(state: Position, frame: Trade) -> None:
    """The next player of the space has the floor."""
    frame.silent += 1
    for step in range(1, state.seats + 1):
        seat = (frame.who + step) % state.seats
        if state.places[seat] == frame.where:
            frame.who = seat
            return


class Trading(Step[Trade]):
    """The floor goes round."""

    __slots__ = ()

    def run(self, state: Position, frame: Trade) -> None:
        if frame.phase == ANSWERING:
            state.ask(frame.receiver)
            return
        people = state.people_at(frame.where)
        while frame.silent < len(people):
            if offers(state, frame):
                state.ask(frame.who)
                return
            pass_floor(state, frame)
        state.done(0)

    def choices(self, state: Position, frame: Trade, seat: int) -> list[int]:
        if frame.phase == ANSWERING:
            return [REFUSE, ACCEPT]
        closing = [END] if seat == frame.opener else []
        return [*closing, DONE, *offers(state, frame)]

    def answer(self, state: Position, frame: Trade, seat: int, action: int) -> None:
        if frame.phase == ANSWERING:
            frame.phase = OFFERING
            item = frame.item
            if action == ACCEPT:
                frame.silent = 0
                gain_item(state, seat, item)
            elif state.log is not None:
                state.tell("offer-refused", seat, {"item": ITEMS[item]})
        elif action == END:
            state.done(0)
        elif action == DONE:
            pass_floor(state, frame)
        else:
            item, receiver = divmod(argument_of(action), MOST_SEATS)
            frame.phase = ANSWERING
            frame.item = item
            frame.receiver = receiver
            frame.offered |= 1 << item
            if state.log is not None:
                state.tell("offered", seat, {"item": ITEMS[item], "owner": receiver})
