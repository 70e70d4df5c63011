"""The Mythos step: drawing a card, its crisis, its two icons (UNF-113 to UNF-134)."""

from typing import Final

from abyssal.games.unfathomable.box.cards import (
    CAPTAIN_CHOOSES,
    CHARACTER_CHOOSES,
    KEEPER_CHOOSES,
    NEEDS_CAPTAIN,
    NEEDS_ITEM,
    NEEDS_LORE,
    NEEDS_NOTHING,
    NEEDS_PASSENGER,
    NEEDS_THREE_PASSENGERS,
    NO_CHOOSER,
    NO_TEXT,
    Mythos,
)
from abyssal.games.unfathomable.box.components import (
    BEATRICE,
    EDMUND,
    EITHER,
    KEILANI,
    LORE,
    NOBODY,
    skill_of,
)
from abyssal.games.unfathomable.box.grammar import MYTHOS_DECK
from abyssal.games.unfathomable.box.wording import choices_of, options_of
from abyssal.games.unfathomable.position.decks import put_under, shuffle, take
from abyssal.games.unfathomable.position.deduction import public_most
from abyssal.games.unfathomable.position.frames import Crisis, MythosStep, Text
from abyssal.games.unfathomable.position.notation import (
    OPTION,
    UNCONVENTIONAL,
    YES,
    argument_of,
)
from abyssal.games.unfathomable.position.position import (
    BOOK,
    OPTIONS,
    REFERENCE,
    Position,
    changed,
)
from abyssal.games.unfathomable.rules.looking import TAKE_ONE, drop_strangers, look_at
from abyssal.games.unfathomable.rules.monsters import activate
from abyssal.games.unfathomable.rules.questions import RESOURCE_LOST, TRACK, YES_NO, pick
from abyssal.games.unfathomable.rules.resources import lose
from abyssal.games.unfathomable.rules.rows import Row, end
from abyssal.games.unfathomable.rules.skill_tests import (
    BY_MARGIN,
    FAILED,
    OF_MYTHOS,
    PARTIAL,
    PASSED,
    begin_test,
    outcome_of,
)
from abyssal.games.unfathomable.rules.tracks import advance

# Flags of a Mythos step

JAILED: Final = 1
"""The current player was in the Brig when the card was drawn."""
ICONS_SKIPPED: Final = 2
KEPT: Final = 4

ANALYTICS: Final = 2


# The Mythos step


def begin(state: Position, frame: MythosStep) -> None:
    """Draw; Beatrice draws two and resolves one of them (UNF-114)."""
    frame.card = 0
    if state.jailed(frame.who):
        frame.flags |= JAILED
    elif state.plays(frame.who, BEATRICE):
        frame.seen = ANALYTICS
        drop_strangers(state, ANALYTICS)
        while len(state.mythos.cards) < ANALYTICS:
            under(state)
            drop_strangers(state, ANALYTICS)
        look_at(state, frame.who, MYTHOS_DECK, count=ANALYTICS, then=TAKE_ONE)


def draw_card(state: Position, frame: MythosStep) -> None:
    frame.card = frame.result if frame.seen == ANALYTICS else draw_mythos(state)
    tell_card(state, frame)


def offer_fortune(state: Position, frame: MythosStep) -> None:
    """Edmund may have another card drawn (UNF-115)."""
    edmund = state.seat_of(EDMUND)
    if edmund != NOBODY and state.plays(edmund, EDMUND) and state.has_feat(edmund):
        pick(state, edmund, YES_NO)
    else:
        MYTHOS.go(frame, resolve_crisis)


def use_fortune(state: Position, frame: MythosStep) -> None:
    if frame.result == YES:
        replace(state, frame, state.seat_of(EDMUND))


def resolve_crisis(state: Position, frame: MythosStep) -> None:
    if frame.flags & JAILED == 0:
        state.push(Crisis(card=frame.card))
    elif state.log is not None:
        state.tell("missed-crisis", frame.who, {"book": OPTIONS["book"][state.option(BOOK)]})


def wake_monsters(state: Position, frame: MythosStep) -> None:
    jailed_by_book = frame.flags & JAILED and state.option(BOOK) != REFERENCE
    if not jailed_by_book and frame.flags & ICONS_SKIPPED == 0:
        activate(state, state.cards.mythos[frame.card].wakes)


def advance_track(state: Position, frame: MythosStep) -> None:
    track = state.cards.mythos[frame.card].track
    if frame.flags & ICONS_SKIPPED:
        MYTHOS.go(frame, discard_card)
    elif track == EITHER:
        picker = state.captain if state.jailed(state.current) else state.current
        pick(state, picker, TRACK)
    else:
        MYTHOS.go(frame, discard_card)
        advance(state, track, 1)


def advance_picked_track(state: Position, frame: MythosStep) -> None:
    advance(state, argument_of(frame.result), 1)


def discard_card(state: Position, frame: MythosStep) -> None:
    if frame.flags & KEPT == 0:
        state.mythos_discard = [*state.mythos_discard, frame.card]
    if not state.mythos.cards:
        renew(state)
    state.done(0)


MYTHOS: Final[Row[MythosStep]] = Row(
    [
        begin,
        draw_card,
        offer_fortune,
        (10, use_fortune),
        (3, resolve_crisis),
        wake_monsters,
        advance_track,
        advance_picked_track,
        discard_card,
    ],
)


def has_card(frame: MythosStep) -> bool:
    """Whether the card of a Mythos step lies open."""
    return MYTHOS.is_past(frame, draw_card)


def under(state: Position) -> None:
    """The discards are shuffled and go under what is left of the deck (R52)."""
    mixed = state.mythos_discard.copy()
    state.mythos_discard = []
    state.luck().shuffle(mixed)
    for card in mixed:
        put_under(state.mythos, card, 0)
    tell_shuffled(state)


def renew(state: Position) -> None:
    """The discards are shuffled into a new deck (UNF-133)."""
    state.mythos.cards = state.mythos_discard
    state.mythos_discard = []
    shuffle(state, state.mythos)
    tell_shuffled(state)


def tell_shuffled(state: Position) -> None:
    if state.log is not None:
        state.tell("shuffled", None, {"skill": "mythos"})


def draw_mythos(state: Position) -> int:
    """The next card that somebody can meet (UNF-116)."""
    while True:
        if not state.mythos.cards:
            renew(state)
        drop_strangers(state, 1)
        if state.mythos.cards:
            state.revealed += 1
            return take(state.mythos)


def tell_card(state: Position, frame: MythosStep) -> None:
    state.revealed += 1
    if state.log is not None:
        state.tell("mythos", frame.who, {"mythos": state.cards.mythos[frame.card].name})


def replace(state: Position, frame: MythosStep, seat: int) -> None:
    """Uncanny Fortune: the card is discarded and another one drawn (UNF-115)."""
    state.feats &= ~(1 << seat)
    state.mythos_discard = [*state.mythos_discard, frame.card]
    if state.log is not None:
        state.tell("uncanny-fortune", seat, {})
    frame.card = draw_mythos(state)
    tell_card(state, frame)


# The crisis


def chooser_of(state: Position, card: Mythos) -> int:
    if card.chooser >= CHARACTER_CHOOSES:
        return state.seat_of(card.character)
    if card.chooser == CAPTAIN_CHOOSES:
        return state.captain
    if card.chooser == KEEPER_CHOOSES:
        return state.keeper
    return state.current


def begin_crisis(state: Position, frame: Crisis) -> None:
    card = state.cards.mythos[frame.card]
    if not frame.foreign:
        frame.who = chooser_of(state, card)
    if card.chooser == NO_CHOOSER:
        take_option(state, frame, 0)
        return
    options = crisis_choices(state, frame, frame.who)
    if len(options) == 1 and not may_have_lore(state, frame.who, card):
        take_option(state, frame, argument_of(options[0]))


def ask_chooser(state: Position, frame: Crisis) -> None:
    state.ask(frame.who)


def follow_test(state: Position, frame: Crisis) -> None:
    CRISIS.go(frame, end)
    frame.tested = frame.result
    follow(state, frame, state.cards.mythos[frame.card], outcome_of(frame.result))


def lose_picked(state: Position, frame: Crisis) -> None:
    lose(state, argument_of(frame.result), 1)


class Facing(Row[Crisis]):
    """A crisis; its chooser takes an option."""

    __slots__ = ()

    def answer(self, state: Position, frame: Crisis, seat: int, action: int) -> None:
        if state.log is not None:
            option = 3 if action == UNCONVENTIONAL else 1 + argument_of(action)
            card = state.cards.mythos[frame.card]
            told: dict[str, object] = {"option": option, "mythos": card.name}
            told |= {"choice": None, "sentences": []}
            if option < 3:
                titles = choices_of(card.name, frame.foreign == 1)
                told["choice"] = titles[option - 1] if titles else None
                texts = options_of(state.cards, card, frame.foreign == 1)
                told["sentences"] = texts[option - 1]
            state.tell("chose", seat, told)
        if action == UNCONVENTIONAL:
            state.feats &= ~(1 << seat)
            CRISIS.go(frame, lose_picked)
            pick(state, seat, RESOURCE_LOST)
        else:
            take_option(state, frame, argument_of(action))

    def choices(self, state: Position, frame: Crisis, seat: int) -> list[int]:
        return crisis_choices(state, frame, seat)


CRISIS: Final[Facing] = Facing(
    [begin_crisis, ask_chooser, follow_test, lose_picked, (9, end)], again=[ask_chooser]
)


def may_have_lore(state: Position, seat: int, card: Mythos) -> bool:
    """Whether a seat that lacks the lore card an option needs must be asked all the same."""
    return card.needs == NEEDS_LORE and public_most(state, seat, LORE) > 0


def allowed(state: Position, frame: Crisis, card: Mythos) -> bool:
    """Whether the restricted option of a card can be taken (fact sheet 4.2)."""
    if card.needs == NEEDS_ITEM:
        return state.item_count(frame.who) > 0
    if card.needs == NEEDS_CAPTAIN:
        return state.captain == frame.who
    if card.needs == NEEDS_LORE:
        return any(skill_of(kind) == LORE for kind in state.hands[frame.who])
    if card.needs == NEEDS_PASSENGER:
        return state.token_supply >= 1
    if card.needs == NEEDS_THREE_PASSENGERS:
        return state.token_supply >= 3
    assert card.needs == NEEDS_NOTHING
    return True


def crisis_choices(state: Position, frame: Crisis, seat: int) -> list[int]:
    """The options; first the one that stands for an absent chooser (R100)."""
    card = state.cards.mythos[frame.card]
    if card.target:
        found = [OPTION]
        if allowed(state, frame, card):
            found.append(OPTION + 1)
    else:
        found = [OPTION + 1]
        if allowed(state, frame, card):
            found.append(OPTION)
    if not frame.foreign and state.plays(seat, KEILANI) and state.has_feat(seat):
        found.append(UNCONVENTIONAL)
    return found


def take_option(state: Position, frame: Crisis, option: int) -> None:
    """Resolve an option of a choice, or make the test."""
    card = state.cards.mythos[frame.card]
    frame.option = option
    if option == 0 and card.target:
        if frame.foreign:
            CRISIS.go(frame, end)
            follow(state, frame, card, FAILED)
            return
        CRISIS.go(frame, follow_test)
        flags = OF_MYTHOS | (BY_MARGIN if card.name == "ritual-coordination" else 0)
        begin_test(
            state,
            frame.who,
            target=card.target,
            partial=card.partial,
            support=card.support,
            flags=flags,
        )
        return
    CRISIS.go(frame, end)
    text = card.first if option == 0 else card.second
    state.push(Text(frame.who, text))


def follow(state: Position, frame: Crisis, card: Mythos, outcome: int) -> None:
    """The consequences of a test."""
    text = NO_TEXT
    if outcome == PASSED:
        text = card.passed
    elif outcome == PARTIAL:
        text = card.partly
    else:
        text = card.fail
    state.push(Text(frame.who, text))


def crisis_frame(state: Position) -> Crisis | None:
    """The crisis whose text is being resolved."""
    for frame in reversed(state.stack):
        if isinstance(frame, Crisis):
            return frame
    return None


def keep_card(state: Position, seat: int) -> None:
    """The card of the crisis goes into a play area; Edmund's reveal keeps nothing (R24)."""
    frame = crisis_frame(state)
    assert frame is not None
    if frame.foreign:
        return
    card = state.cards.mythos[frame.card]
    state.kept = changed(state.kept, card.kept, seat)
    for other in state.stack:
        if isinstance(other, MythosStep):
            other.flags |= KEPT
    if state.log is not None:
        state.tell("kept", seat, {"mythos": card.name})


def skip_icons(state: Position) -> None:
    """Memory of the Deep passed: the card is discarded without its icons."""
    frame = crisis_frame(state)
    assert frame is not None
    if not frame.foreign:
        for other in state.stack:
            if isinstance(other, MythosStep):
                other.flags |= ICONS_SKIPPED
