"""Spells: taken from the Keeper's deck, shown, resolved (UNF-330 to UNF-333)."""

from typing import Final

from abyssal.games.unfathomable.box.grammar import SPELL_DECK
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.decks import take
from abyssal.games.unfathomable.position.frames import Frame, Text
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.looking import TAKE_ONE, look_at
from abyssal.games.unfathomable.rules.rows import Row, end


def cast(state: Position, seat: int, count: int) -> None:
    """Look at the top `count` spells and resolve one; of a single one, the top is resolved."""
    state.push(Frame(steps.SPELL, seat, count=count))


def take_spell(state: Position, frame: Frame) -> None:
    if not state.spells.cards:
        state.done(0)
    elif frame.count > 1:
        look_at(state, frame.who, SPELL_DECK, count=frame.count, then=TAKE_ONE)
    else:
        frame.result = take(state.spells)


def resolve_spell(state: Position, frame: Frame) -> None:
    state.revealed += 1
    if state.log is not None:
        state.tell("spell", frame.who, {"spell": state.cards.spell_names[frame.result]})
    state.push(Text(frame.who, state.cards.spell_texts[frame.result]))


SPELL: Final[Row[Frame]] = Row([take_spell, resolve_spell, end])
