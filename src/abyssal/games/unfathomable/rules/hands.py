"""Skill cards: drawing, discarding, the chaos deck, and what everybody can tell of a hand."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    PEOPLES_SKILLS,
    SKILL_COUNT,
    SKILLS,
    TREACHERY,
    skill_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Frame
from abyssal.games.unfathomable.position.history import came, left
from abyssal.games.unfathomable.position.notation import CARD_NAMES, TOP, argument_of
from abyssal.games.unfathomable.position.position import CHAOS_ROW, Position
from abyssal.games.unfathomable.rules.rows import Question

FACE: Final = 32
"""In a discard pile a card is its kind plus FACE times the seats that saw its face."""
ALL_SAW: Final = 63
CHAOS_EACH: Final = 2


def most_of(state: Position, seat: int, skill: int) -> int:
    """At most how many cards of `skill` the seat can hold, by public facts alone."""
    return state.most[seat * SKILL_COUNT + skill]


def may_hold(state: Position, skill: int) -> int:
    """The seats that can hold a card of `skill`, by public facts alone."""
    mask = 0
    most = state.most
    for seat in range(state.seats):
        if most[seat * SKILL_COUNT + skill] > 0:
            mask |= 1 << seat
    return mask


# Drawing


def take_top(state: Position, skill: int) -> int:
    """The top card of a skill deck, its discards shuffled first if need be; -1 if there is none."""
    deck = state.skill_decks[skill]
    if not deck:
        pile = state.discards[skill]
        if not pile:
            return -1
        deck = [card % FACE for card in pile]
        state.discards[skill] = []
        state.luck().shuffle(deck)
        state.skill_decks[skill] = deck
        if state.log is not None:
            state.tell("shuffled", None, {"skill": SKILLS[skill]})
    return deck.pop()


def draw(state: Position, seat: int, skill: int, count: int) -> int:
    """`seat` draws from the deck of `skill`, for all to see (R70); how many cards came."""
    hand = state.hands[seat]
    drawn: list[int] = []
    for _ in range(count):
        kind = take_top(state, skill)
        if kind < 0:
            break
        drawn.append(kind)
        hand.append(kind)
    if not drawn:
        return 0
    state.revealed += 1
    hand.sort()
    place = seat * SKILL_COUNT + skill
    state.most[place] += len(drawn)
    came(state, seat, skill, len(drawn))
    if state.log is not None:
        public = {"skill": SKILLS[skill], "count": len(drawn)}
        private = {"skill": SKILLS[skill], "cards": [CARD_NAMES[kind] for kind in drawn]}
        state.tell_secret("drew", seat, public, private)
    return len(drawn)


def draw_split(state: Position, seat: int, skills: list[int]) -> int:
    """Draw one card for each entry of `skills`, which was declared as a whole (UNF-064)."""
    counts = [0] * SKILL_COUNT
    for skill in skills:
        counts[skill] += 1
    drawn = 0
    for skill, count in enumerate(counts):
        if count:
            drawn += draw(state, seat, skill, count)
    return drawn


# Leaving a hand


def remove_seen(state: Position, seat: int, kind: int) -> None:
    """A card whose skill all can see leaves a hand."""
    state.hands[seat].remove(kind)
    skill = skill_of(kind)
    place = seat * SKILL_COUNT + skill
    state.most[place] = max(0, state.most[place] - 1)
    left(state, seat, skill)
    hand_changed(state, seat)


def hand_changed(state: Position, seat: int) -> None:
    """Nobody holds more cards of a skill than cards (section 6 (1))."""
    size = len(state.hands[seat])
    start = seat * SKILL_COUNT
    most = state.most
    for place in range(start, start + SKILL_COUNT):
        if most[place] > size:
            most[place] = size


def put_on_pile(state: Position, kind: int, saw: int) -> None:
    """Put a card on the discard pile of its skill; `saw` are the seats that see its face."""
    state.discards[skill_of(kind)].append(kind + FACE * saw)


def discard_shown(state: Position, seat: int, kind: int) -> None:
    """Discard a card that all see: used for its text, or one whose value matters (R69)."""
    remove_seen(state, seat, kind)
    put_on_pile(state, kind, ALL_SAW)


def discard_unshown(state: Position, seat: int, kinds: list[int]) -> None:
    """Discard cards of which the others see the skills, and the faces that end on top (R69).

    Of several cards of one skill the discarder chooses the top: a frame is pushed that asks.
    """
    if not kinds:
        return
    state.revealed += 1
    tops: list[str] = []
    for skill in range(SKILL_COUNT - 1, -1, -1):
        cards = [kind for kind in kinds if skill_of(kind) == skill]
        cards.sort(reverse=True)
        alone = len(cards) == 1
        for kind in cards:
            remove_seen(state, seat, kind)
            put_on_pile(state, kind, ALL_SAW if alone else 1 << seat)
        if alone:
            tops.append(CARD_NAMES[cards[0]])
        elif cards:
            state.push(Frame(steps.ORDER, seat, what=skill, count=len(cards)))
    if state.log is not None:
        skills = [SKILLS[skill_of(kind)] for kind in sorted(kinds)]
        public = {"skills": skills, "tops": tops[::-1]}
        private = {"cards": [CARD_NAMES[kind] for kind in sorted(kinds)]}
        state.tell_secret("discarded", seat, public, private)


class Ordering(Question[Frame]):
    """Which of the `count` cards just discarded lies on top."""

    __slots__ = ()

    def run(self, state: Position, frame: Frame) -> None:
        """It is asked even if they are alike."""
        state.ask(frame.who)

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        cards = [card % FACE for card in state.discards[frame.what][-frame.count :]]
        return [TOP + kind for kind in sorted(set(cards))]

    def answer(self, state: Position, frame: Frame, seat: int, action: int) -> None:
        kind = argument_of(action)
        pile = state.discards[frame.what]
        place = len(pile) - 1
        while pile[place] % FACE != kind:
            place -= 1
        del pile[place]
        put_on_pile(state, kind, ALL_SAW)
        state.revealed += 1
        state.done(0)
        if state.log is not None:
            state.tell("on-top", seat, {"card": CARD_NAMES[kind]})


# The chaos deck


def build_chaos(state: Position) -> None:
    """Two cards of each skill but treachery, unseen and shuffled (UNF-159)."""
    for skill in range(PEOPLES_SKILLS):
        if len(state.skill_decks[skill]) + len(state.discards[skill]) < CHAOS_EACH:
            continue
        for _ in range(CHAOS_EACH):
            state.chaos.append(take_top(state, skill))
        came(state, CHAOS_ROW, skill, CHAOS_EACH)
    state.luck().shuffle(state.chaos)
    if state.log is not None:
        state.tell("chaos-built", None, {"count": len(state.chaos)})


def take_chaos(state: Position) -> int:
    """The top chaos card; a new deck is built as soon as the last one is taken (UNF-160)."""
    if not state.chaos:
        build_chaos(state)
        if not state.chaos:
            return -1
    kind = state.chaos.pop()
    if not state.chaos:
        build_chaos(state)
    return kind


def shuffle_treachery(state: Position, count: int) -> None:
    """Shuffle the top cards of the treachery deck into the chaos deck, unseen (UNF-161)."""
    added = 0
    for _ in range(count):
        kind = take_top(state, TREACHERY)
        if kind < 0:
            break
        state.chaos.append(kind)
        added += 1
    came(state, CHAOS_ROW, TREACHERY, added)
    state.luck().shuffle(state.chaos)
    if state.log is not None:
        state.tell("treachery-shuffled", None, {"count": added})


def discard_chaos(state: Position) -> None:
    """Put the whole chaos deck on the discard piles: their skills are seen, and the tops."""
    cards = sorted(state.chaos)
    for skill in range(SKILL_COUNT):
        alike = [kind for kind in reversed(cards) if skill_of(kind) == skill]
        for place, kind in enumerate(alike):
            left(state, CHAOS_ROW, skill)
            put_on_pile(state, kind, ALL_SAW if place == len(alike) - 1 else 0)
    state.chaos = []
    state.revealed += 1
    if state.log is not None:
        skills = [SKILLS[skill_of(kind)] for kind in cards]
        state.tell("chaos-discarded", None, {"skills": skills})
