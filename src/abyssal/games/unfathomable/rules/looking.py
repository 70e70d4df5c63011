"""Looking at the top of a deck, and what is done with the cards (R43)."""

from typing import Final

from abyssal.games.unfathomable.box.components import ITEMS, NOBODY
from abyssal.games.unfathomable.box.grammar import (
    ITEM_DECK,
    MYTHOS_DECK,
    SPELL_DECK,
    WAYPOINT_DECK,
    WORDS,
)
from abyssal.games.unfathomable.position.decks import (
    from_top,
    look,
    put_on_top,
    put_under,
    put_under_mixed,
    shuffle,
    take_at,
)
from abyssal.games.unfathomable.position.frames import Look
from abyssal.games.unfathomable.position.notation import NO, PASS, TAKE, YES, argument_of
from abyssal.games.unfathomable.position.position import Deck, Position
from abyssal.games.unfathomable.rules.rows import Question

FAMILIES: Final = ["mythos", "waypoint", "spell", "item"]
"""What the cards of each deck are called in messages."""
LOOK_MODES: Final = [
    "one-on-top",
    "take-one",
    "may-take-one",
    "top-or-bottom",
    "take-and-shuffle",
    "one-on-top-rest-mixed",
]
"""What is done with the cards, as prompts call it; documents know a mode by its place."""
ONE_ON_TOP: Final[int] = LOOK_MODES.index("one-on-top")
"""One back on top, the other on the bottom."""
TAKE_ONE: Final[int] = LOOK_MODES.index("take-one")
"""One is taken and given back, the others go to the bottom."""
MAY_TAKE_ONE: Final[int] = LOOK_MODES.index("may-take-one")
"""The same; a single card may be left where it is."""
TOP_OR_BOTTOM: Final[int] = LOOK_MODES.index("top-or-bottom")
"""A single card stays on top or goes to the bottom."""
TAKE_AND_SHUFFLE: Final[int] = LOOK_MODES.index("take-and-shuffle")
"""One is taken and given back, the others are shuffled in."""
ONE_ON_TOP_REST_MIXED: Final[int] = LOOK_MODES.index("one-on-top-rest-mixed")
"""One back on top, the others on the bottom in an order nobody knows."""


def deck_of(state: Position, what: int) -> Deck:
    if what == MYTHOS_DECK:
        return state.mythos
    if what == WAYPOINT_DECK:
        return state.waypoints
    if what == SPELL_DECK:
        return state.spells
    assert what == ITEM_DECK
    return state.item_deck


def look_at(state: Position, seat: int, deck: int, *, count: int, then: int) -> None:
    """`seat` looks at the top cards of a deck; the card taken, or -1, is given back."""
    state.push(Look(seat, deck=deck, count=count, then=then))


def is_for(state: Position, card: int) -> bool:
    """Whether a mythos card can be met: a green one needs its character, free and human."""
    character = state.cards.mythos[card].character
    if character == NOBODY:
        return True
    seat = state.seat_of(character)
    return seat != NOBODY and state.is_human(seat) and not state.jailed(seat)


def drop_strangers(state: Position, count: int) -> None:
    """Green cards on top whose character cannot take them are shown and discarded (UNF-101)."""
    place = 0
    while place < min(count, len(state.mythos.cards)):
        if is_for(state, from_top(state.mythos, place)):
            place += 1
            continue
        card, _ = take_at(state.mythos, place)
        state.mythos_discard = [*state.mythos_discard, card]
        state.revealed += 1
        if state.log is not None:
            state.tell("mythos-passed-over", None, {"mythos": state.cards.mythos[card].name})


def name_of(state: Position, what: int, card: int) -> str:
    """The name of a card of one of the decks that can be looked at."""
    if what == MYTHOS_DECK:
        return state.cards.mythos[card].name
    if what == WAYPOINT_DECK:
        return state.cards.waypoint_names[card]
    if what == SPELL_DECK:
        return state.cards.spell_names[card]
    return ITEMS[card]


def said_name(state: Position, what: int, card: int) -> dict[str, str]:
    """The name of a card of one of those decks, as a phrase for the log."""
    return {"say": f"{FAMILIES[what]}-{name_of(state, what, card)}"}


def tell_put_under(state: Position, frame: Look, count: int) -> None:
    if state.log is not None:
        deck = WORDS["deck"][frame.deck]
        state.tell("put-under", frame.who, {"deck": deck, "count": count})


class Looking(Question[Look]):
    """Somebody looks at cards and does something with them."""

    __slots__ = ()

    def run(self, state: Position, frame: Look) -> None:
        if frame.deck == MYTHOS_DECK:
            drop_strangers(state, frame.count)
        deck = deck_of(state, frame.deck)
        frame.count = min(frame.count, len(deck.cards))
        if frame.count == 0:
            state.done(-1)
            return
        look(deck, frame.count, frame.who)
        state.revealed += 1
        if state.log is not None:
            public = {"deck": WORDS["deck"][frame.deck], "count": frame.count}
            seen = [
                said_name(state, frame.deck, from_top(deck, place)) for place in range(frame.count)
            ]
            private = {"deck": WORDS["deck"][frame.deck], "seen": seen}
            state.tell_secret("looked", frame.who, public, private)
        alone = frame.count == 1
        if alone and frame.then in (ONE_ON_TOP, ONE_ON_TOP_REST_MIXED):
            state.done(-1)
        elif alone and frame.then in (TAKE_ONE, TAKE_AND_SHUFFLE):
            state.done(take_at(deck, 0)[0])
        else:
            state.ask(frame.who)

    def choices(self, state: Position, frame: Look, seat: int) -> list[int]:
        if frame.then == TOP_OR_BOTTOM:
            return [NO, YES]
        if frame.then == MAY_TAKE_ONE and frame.count == 1:
            return [PASS, TAKE]
        return [TAKE + place for place in range(frame.count)]

    def answer(self, state: Position, frame: Look, seat: int, action: int) -> None:
        deck = deck_of(state, frame.deck)
        if frame.then == TOP_OR_BOTTOM:
            if action == YES:
                card, known = take_at(deck, 0)
                put_under(deck, card, known)
            tell_put_under(state, frame, 1 if action == YES else 0)
            state.done(-1)
            return
        if action == PASS:
            state.done(-1)
            return
        chosen, known_by = take_at(deck, argument_of(action))
        rest = [take_at(deck, 0) for _ in range(frame.count - 1)]
        if frame.then == ONE_ON_TOP_REST_MIXED:
            put_under_mixed(state, deck, [card for card, _ in rest], seat)
        elif frame.then == TAKE_AND_SHUFFLE:
            for card, _ in rest:
                put_on_top(deck, card, 0)
            shuffle(state, deck)
        else:
            for card, known in rest:
                put_under(deck, card, known)
        if frame.then in (ONE_ON_TOP, ONE_ON_TOP_REST_MIXED):
            put_on_top(deck, chosen, known_by)
            chosen = -1
        if frame.then != TAKE_AND_SHUFFLE:
            tell_put_under(state, frame, len(rest))
        state.done(chosen)
