"""Defeat of characters and passengers, one at a time, each with its window of preventions."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    BRIG,
    DECK,
    FOOD,
    LORE,
    NEIGHBOURS,
    NOBODY,
    PHARMACY,
    SANITY,
    SICK_BAY,
    SPACES,
    STARBUCK,
    STRENGTH,
    SVETLANA,
    VALUES,
    kind_of,
    skill_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Defeats, Frame, OpenWindow
from abyssal.games.unfathomable.position.notation import (
    ALLOW,
    ALLOW_WARD,
    HEAL,
    INTERVENE,
    PASS,
    SHRUG,
    USE_PHARMACY,
    USE_STARBUCK,
    argument_of,
    verb_of,
)
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.dice import at_most
from abyssal.games.unfathomable.rules.hands import may_hold, most_of
from abyssal.games.unfathomable.rules.items import remove_item
from abyssal.games.unfathomable.rules.passengers import SUPPLY, rescue, turn_passenger_up
from abyssal.games.unfathomable.rules.questions import SOMEBODY, pick
from abyssal.games.unfathomable.rules.resources import lose
from abyssal.games.unfathomable.rules.rows import Row
from abyssal.games.unfathomable.rules.skill_tests import toll, use_card
from abyssal.games.unfathomable.rules.windows import Window, open_above, window

DEFEATED: Final = 1
PREVENTED: Final = 0
WARD_TOLL: Final = 4
SHRUG_IT_OFF: Final = kind_of(STRENGTH, VALUES)


def defeat(state: Position, seat: int) -> None:
    """Defeat a character, if nobody prevents it; 1 is given back if nobody did."""
    state.push(Frame(steps.DEFEAT, seat))


def defeat_passenger(state: Position, place: int) -> None:
    """Defeat a passenger on a deck space (0 to 7) or in the supply, if nobody prevents it."""
    state.push(Frame(steps.DEFEAT, NOBODY, where=place))


def ask_for_preventions(state: Position, frame: Frame) -> None:
    if frame.who == NOBODY:
        open_above(state, frame, PASSENGER_FALLS)
    elif state.places[frame.who] == bound_for(state, frame.who) or state.jailed(frame.who):
        state.done(DEFEATED)  # already there: no window (UNF-225)
    else:
        open_above(state, frame, CHARACTER_FALLS)


def weigh_offers(state: Position, frame: Frame) -> None:
    offers = offers_of(state, frame)
    if len(offers) == 1:
        apply_offer(state, frame, offers[0])
    elif not offers:
        fall(state, frame)


def ask_which_applies(state: Position, frame: Frame) -> None:
    state.ask(state.current)


def be_prevented(state: Position, frame: Frame) -> None:
    state.done(PREVENTED)


class Defeating(Row[Frame]):
    """A defeat, unless somebody prevents it."""

    __slots__ = ()

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        return offers_of(state, frame)

    def answer(self, state: Position, frame: Frame, seat: int, action: int) -> None:
        apply_offer(state, frame, action)


DEFEAT: Final[Defeating] = Defeating(
    [ask_for_preventions, weigh_offers, ask_which_applies, be_prevented], again=[ask_which_applies]
)


def bound_for(state: Position, seat: int) -> int:
    """Where a defeated character goes (UNF-221, UNF-222)."""
    return BRIG if state.is_traitor(seat) else SICK_BAY


def fall(state: Position, frame: Frame) -> None:
    state.forget_answers()
    state.done(DEFEATED)
    if frame.who == NOBODY:
        turn_passenger_up(state, frame.where)
        return
    state.places[frame.who] = bound_for(state, frame.who)
    if state.log is not None:
        space = SPACES[state.places[frame.who]]
        state.tell("defeated", frame.who, {"space": space})


def offers_of(state: Position, frame: Frame) -> list[int]:
    """Who offers a prevention, in turn order; the ward comes last (UNF-226, UNF-334)."""
    offers = [ALLOW + seat for seat in state.order(state.current) if state.answers[seat] > PASS]
    if frame.who != NOBODY and state.wards >> frame.who & 1:
        offers.append(ALLOW_WARD)
    return offers


def apply_offer(state: Position, frame: Frame, allowed: int) -> None:
    """One prevention is used, the others are kept."""
    seat = argument_of(allowed)
    offer = -1 if allowed == ALLOW_WARD else state.answers[seat]
    state.forget_answers()
    state.revealed += 1
    DEFEAT.go(frame, be_prevented)
    if allowed == ALLOW_WARD:
        state.wards = 0
        if state.log is not None:
            state.tell("ward", frame.who, {})
        toll(state, frame.who, at_most(WARD_TOLL), SANITY)
        return
    verb = verb_of(offer)
    if verb == SHRUG:
        use_card(state, seat, argument_of(offer), "shrug-it-off")
    elif verb == HEAL:
        use_card(state, seat, argument_of(offer), "healing-words")
    elif verb == INTERVENE:
        state.feats &= ~(1 << seat)
        if state.log is not None:
            state.tell("intervention", seat, {})
    elif verb == USE_STARBUCK:
        remove_item(state, STARBUCK)
    elif offer == USE_PHARMACY:
        rescue(state, seat, frame.where)
        lose(state, FOOD, 1)
    else:
        rescue(state, seat, frame.where)
        remove_item(state, PHARMACY)


# Who may prevent, by public facts, and how


def victim_can_shrug(state: Position, frame: Frame) -> bool:
    return most_of(state, frame.who, STRENGTH) > 0


def who_can_heal(state: Position) -> int:
    """Svetlana, if she can hold a lore card."""
    return state.human_as(SVETLANA) & may_hold(state, LORE)


def who_can_intervene(state: Position) -> int:
    """Svetlana, out of the Brig and with her feat."""
    return state.free_as(SVETLANA) & state.feats


def who_can_treat(state: Position, frame: Frame) -> int:
    """The pharmacy reaches the passengers in its holder's space and beside it."""
    holder = state.items[PHARMACY]
    if frame.where == SUPPLY or holder < 0 or state.jailed(holder):
        return 0
    space = DECK + frame.where
    near = state.places[holder] == space or state.places[holder] in NEIGHBOURS[space]
    return 1 << holder if near else 0


class Preventions(Window[Frame]):
    """Before a defeat: the answers are offers."""

    __slots__ = ()

    def close(self, state: Position, frame: OpenWindow, below: Frame) -> None:
        """The offers are left in `answers` for the frame below."""
        state.done(0)


class CharacterFalls(Preventions):
    """A character is about to fall."""

    __slots__ = ()

    def seats(self, state: Position, frame: Frame) -> int:
        mask = who_can_heal(state) | who_can_intervene(state)
        if victim_can_shrug(state, frame) or state.holds(frame.who, STARBUCK):
            mask |= 1 << frame.who
        return mask

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        found = [PASS]
        if seat == frame.who:
            if victim_can_shrug(state, frame) and SHRUG_IT_OFF in state.hands[seat]:
                found.append(SHRUG + SHRUG_IT_OFF)
            if state.holds(seat, STARBUCK):
                found.append(USE_STARBUCK)
        if who_can_heal(state) >> seat & 1:
            found.extend([HEAL + kind for kind in state.kinds(seat) if skill_of(kind) == LORE])
        if who_can_intervene(state) >> seat & 1:
            found.append(INTERVENE)
        return found


class PassengerFalls(Preventions):
    """A passenger is about to fall."""

    __slots__ = ()

    def seats(self, state: Position, frame: Frame) -> int:
        return who_can_intervene(state) | who_can_treat(state, frame)

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        found = [PASS]
        if who_can_intervene(state) >> seat & 1:
            found.append(INTERVENE)
        if who_can_treat(state, frame) >> seat & 1:
            found.append(USE_PHARMACY)
            found.append(USE_PHARMACY + 1)
        return found


CHARACTER_FALLS: Final[int] = window(5, CharacterFalls("character-falls"))
PASSENGER_FALLS: Final[int] = window(6, PassengerFalls("passenger-falls"))


# Several at once: one by one, characters in an order the current player fixes (UNF-227)


def defeat_all(state: Position, seats: int, decks: int) -> None:
    """Defeat the seats and all passengers on the deck spaces of two masks; the number falls out.

    Characters come first, then passengers in the order of the deck spaces (UNF-013).
    """
    state.push(Defeats(seats=seats, decks=decks))


def find_the_next(state: Position, frame: Defeats) -> None:
    while frame.seats == 0 and frame.left == 0 and frame.decks:
        frame.place = (frame.decks & -frame.decks).bit_length() - 1
        frame.decks &= frame.decks - 1
        frame.left = state.passengers[frame.place]
    if frame.seats:
        pick(state, state.current, SOMEBODY, count=frame.seats)
    elif frame.left > 0:
        DEFEATS.go(frame, count_the_fallen)
        frame.left -= 1
        defeat_passenger(state, frame.place)
    else:
        state.done(frame.fallen)


def defeat_picked(state: Position, frame: Defeats) -> None:
    seat = argument_of(frame.result)
    frame.seats &= ~(1 << seat)
    defeat(state, seat)


def count_the_fallen(state: Position, frame: Defeats) -> None:
    DEFEATS.go(frame, find_the_next)
    frame.fallen += frame.result


DEFEATS: Final[Row[Defeats]] = Row([find_the_next, (2, defeat_picked), (1, count_the_fallen)])
