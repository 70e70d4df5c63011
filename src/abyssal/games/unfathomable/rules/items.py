"""Items: gained, given, removed; and which Improvement is active."""

from abyssal.games.unfathomable.box.components import ITEMS, is_improvement
from abyssal.games.unfathomable.box.grammar import ITEM_DECK
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.decks import take
from abyssal.games.unfathomable.position.frames import Frame
from abyssal.games.unfathomable.position.notation import WEAR, WEAR_NOTHING, argument_of
from abyssal.games.unfathomable.position.position import (
    BOOK,
    REFERENCE,
    REMOVED,
    Position,
    changed,
)
from abyssal.games.unfathomable.rules.looking import look_at
from abyssal.games.unfathomable.rules.questions import improvements_of
from abyssal.games.unfathomable.rules.rows import Question


def draw_item(state: Position, seat: int) -> None:
    """The top item goes face up before `seat`; from an empty deck nothing is drawn (UNF-323)."""
    item = take(state.item_deck)
    if item >= 0:
        state.revealed += 1
        gain_item(state, seat, item)


def gain_item(state: Position, seat: int, item: int) -> None:
    """An item comes to `seat`, who may then change the active Improvement (UNF-326)."""
    leave_owner(state, item)
    state.items = changed(state.items, item, seat)
    if state.log is not None:
        state.tell("item-gained", seat, {"item": ITEMS[item]})
    if is_improvement(item):
        state.push(Frame(steps.WEAR, seat))


def look_for_item(state: Position, frame: Frame, count: int, then: int) -> None:
    """The seat of a frame looks at the top items; `take_item` comes next."""
    look_at(state, frame.who, ITEM_DECK, count=count, then=then)


def take_item(state: Position, frame: Frame) -> None:
    """The seat gains the item it took, if any."""
    if frame.result >= 0:
        gain_item(state, frame.who, frame.result)


def remove_item(state: Position, item: int) -> None:
    """An item leaves the game (UNF-324)."""
    if state.log is not None:
        owner = state.items[item]
        state.tell("item-removed", owner if owner >= 0 else None, {"item": ITEMS[item]})
    leave_owner(state, item)
    state.items = changed(state.items, item, REMOVED)


def leave_owner(state: Position, item: int) -> None:
    """Whoever held `item` wears it no longer, and may switch by the Rules Reference (UNF-B9)."""
    owner = state.items[item]
    if owner < 0 or not is_improvement(item):
        return
    state.items = changed(state.items, item, REMOVED)
    if state.worn[owner] == item:
        state.worn = changed(state.worn, owner, -1)
    if state.option(BOOK) == REFERENCE and improvements_of(state, owner):
        state.push(Frame(steps.WEAR, owner))


class Wearing(Question[Frame]):
    """Which Improvement is active."""

    __slots__ = ()

    def run(self, state: Position, frame: Frame) -> None:
        """Ask which Improvement is active, if there is one."""
        if improvements_of(state, frame.who):
            state.ask(frame.who)
        else:
            state.done(0)

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """All stays as it is, or another one, or none."""
        worn = state.worn[seat]
        found = [WEAR_NOTHING if worn < 0 else WEAR + worn]
        for item in improvements_of(state, seat):
            if item != worn:
                found.append(WEAR + item)
        if worn >= 0:
            found.append(WEAR_NOTHING)
        return found

    def answer(self, state: Position, frame: Frame, seat: int, action: int) -> None:
        item = -1 if action == WEAR_NOTHING else argument_of(action)
        state.done(0)
        if item != state.worn[seat]:
            state.worn = changed(state.worn, seat, item)
            if state.log is not None:
                state.tell("wears", seat, {"item": None if item < 0 else ITEMS[item]})
