"""Small questions that many texts ask: one thing out of a list, cards of a hand, skills to draw.

A frame of each kind gives its answer back to the frame below: `pick` the action that was
answered (-1 when there was nothing to pick), `spend` the card, `discards` and `splits` a number.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from abyssal.games.unfathomable.box.components import (
    BRIG,
    CABIN,
    CARGO,
    CHAPEL,
    DEEP,
    FIRST_IMPROVEMENT,
    GALLEY,
    HAND_LIMIT,
    LAST_IMPROVEMENT,
    NEIGHBOURS,
    PEOPLES_SKILLS,
    RIFLE,
    ROOMS,
    SHIP_SPACES,
    SICK_BAY,
    SKILL_COUNT,
    SPACE_COUNT,
    WEAPONS,
    is_ship,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Discards, Frame, Pick, Splits
from abyssal.games.unfathomable.position.notation import (
    ADVANCE,
    AT,
    AT_SUPPLY,
    BARE,
    CARD_NAMES,
    COUNT,
    DEEP_ONE_TARGET,
    DISCARD,
    DONE,
    DRAW,
    GAIN,
    LOOK,
    LOSE,
    MONARCH,
    NAME,
    NO,
    OPTION,
    PASS,
    SHIFT,
    SHIFT_ZERO,
    THING,
    TO,
    YES,
    aim,
    argument_of,
)
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.hands import (
    discard_shown,
    discard_unshown,
    draw_split,
)
from abyssal.games.unfathomable.rules.rows import Question, Row

Things: TypeAlias = Callable[[Position, Frame], list[int]]


class Domain:
    """A list of things of which one can be picked."""

    __slots__ = ("name", "things")

    def __init__(self, name: str, things: Things) -> None:
        self.name = name
        """What the list is called in prompts."""
        self.things = things
        """What is in it now: the answers among which one is picked."""


DOMAINS: Final[list[Domain]] = []


def domain(name: str, things: Things) -> int:
    """Add a row to the domains; its place is its number, in documents too."""
    DOMAINS.append(Domain(name, things))
    return len(DOMAINS) - 1


def pick(
    state: Position,
    who: int,
    what: int,
    *,
    where: int = -1,
    count: int = 0,
    optional: bool = False,
) -> None:
    """Ask `who` for one thing out of the list `what`; if it is `optional`, one may pass."""
    state.push(Pick(who, what, where=where, count=count, optional=1 if optional else 0))


def free_humans(state: Position, frame: Frame) -> list[int]:
    """Humans who are not in the Brig."""
    return [
        NAME + seat
        for seat in range(state.seats)
        if state.is_human(seat) and not state.jailed(seat)
    ]


def other_free_humans(state: Position, frame: Frame) -> list[int]:
    return [action for action in free_humans(state, frame) if action != NAME + frame.who]


def ship_spaces(state: Position, frame: Frame) -> list[int]:
    """Where one may go: all of the ship but the space one is in (R39)."""
    here = state.places[frame.who]
    return [TO + space for space in SHIP_SPACES if space != here]


def yes_no(state: Position, frame: Frame) -> list[int]:
    return [NO, YES]


def resources_gained(state: Position, frame: Frame) -> list[int]:
    return [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]


def resources_lost(state: Position, frame: Frame) -> list[int]:
    return [LOSE, LOSE + 1, LOSE + 2, LOSE + 3]


def tracks(state: Position, frame: Frame) -> list[int]:
    return [ADVANCE, ADVANCE + 1]


def interiors(state: Position, frame: Frame) -> list[int]:
    return [AT + space for space in range(BRIG + 1)]


def undamaged_rooms(state: Position, frame: Frame) -> list[int]:
    return [AT + room for room in range(ROOMS) if state.damage[room] < 0]


def passenger_decks(state: Position, frame: Frame) -> list[int]:
    return [AT + 8 + place for place in range(8) if state.passengers[place]]


def deep_ones_inside(state: Position, frame: Frame) -> list[int]:
    return [AT + room for room in range(ROOMS) if state.deep_ones[room]]


def decks_to_look_at(state: Position, frame: Frame) -> list[int]:
    """The mythos or the waypoint deck, if it has cards."""
    found: list[int] = []
    if state.mythos.cards:
        found.append(LOOK)
    if state.waypoints.cards:
        found.append(LOOK + 1)
    return found


def anyone(state: Position, frame: Frame) -> list[int]:
    return [NAME + seat for seat in range(state.seats)]


def items_of(state: Position, frame: Frame) -> list[int]:
    """The items of the seat `count`."""
    return [THING + item for item, holder in enumerate(state.items) if holder == frame.count]


def neighbours(state: Position, frame: Frame) -> list[int]:
    """Where Deep Ones in `where` can be moved: not into Sick Bay or Brig (R47)."""
    return [TO + space for space in deep_one_exits(state, frame.where)]


def deep_one_exits(state: Position, space: int) -> list[int]:
    """The spaces beside `space` that Deep Ones may enter; no rooms while barricaded (R6)."""
    return [
        other
        for other in NEIGHBOURS[space]
        if other not in (SICK_BAY, BRIG) and not (state.barricaded and other < ROOMS)
    ]


def deep_ones_on_board(state: Position, frame: Frame) -> list[int]:
    return [AT + space for space in range(DEEP) if state.deep_ones[space]]


def deep_ones_on_ship(state: Position, frame: Frame) -> list[int]:
    return [AT + space for space in range(DEEP) if state.deep_ones[space] and is_ship(space)]


def numbers(state: Position, frame: Frame) -> list[int]:
    """Whole numbers from `where` to `count`."""
    return [COUNT + number for number in range(frame.where, frame.count + 1)]


def nearby_rooms(state: Position, frame: Frame) -> list[int]:
    """The rooms beside Sick Bay or Brig, for somebody who is there (R16)."""
    return [AT + CHAPEL, AT + CABIN] if frame.where == SICK_BAY else [AT + CARGO, AT + GALLEY]


def victims(state: Position, frame: Frame) -> list[int]:
    """Humans in the space `where`."""
    return [NAME + seat for seat in state.humans_at(frame.where)]


def monarchs_on_board(state: Position, frame: Frame) -> list[int]:
    found: list[int] = []
    if state.hydra != DEEP:
        found.append(MONARCH)
    if state.dagon != DEEP:
        found.append(MONARCH + 1)
    return found


def water_neighbours(state: Position, frame: Frame) -> list[int]:
    """The water spaces beside the water space `where`."""
    return [TO + space for space in NEIGHBOURS[frame.where] if space >= 16]


def spaces_in_mask(state: Position, frame: Frame) -> list[int]:
    """The spaces of the mask `count`."""
    return [AT + space for space in range(SPACE_COUNT) if frame.count >> space & 1]


def seats_in_mask(state: Position, frame: Frame) -> list[int]:
    """The seats of the mask `count`."""
    return [NAME + seat for seat in range(state.seats) if frame.count >> seat & 1]


def two_options(state: Position, frame: Frame) -> list[int]:
    """The second option stands for an absent chooser (R100)."""
    return [OPTION + 1, OPTION]


def enemies_at(state: Position, seat: int, space: int) -> list[int]:
    """The enemies of `seat` in a space (UNF-016)."""
    found: list[int] = []
    if state.is_human(seat) and state.deep_ones[space]:
        found.append(aim(space, DEEP_ONE_TARGET))
    traitors = state.traitors
    if traitors:
        side = traitors >> seat & 1
        for other, place in enumerate(state.places):
            if place == space and traitors >> other & 1 != side:
                found.append(aim(space, other))
    return found


def weapon_targets(state: Position, seat: int, weapon: int) -> list[int]:
    """What `seat` can attack with `weapon` (-1: bare hands); the rifle reaches beside (R46)."""
    if weapon != RIFLE:
        return enemies_at(state, seat, state.places[seat])
    found: list[int] = []
    for space in NEIGHBOURS[state.places[seat]]:
        found.extend(enemies_at(state, seat, space))
    return found


def aims(state: Position, frame: Frame) -> list[int]:
    return weapon_targets(state, frame.who, frame.count)


def any_enemies(state: Position, frame: Frame) -> list[int]:
    """Enemies in any space, but not in the Deep."""
    found: list[int] = []
    for space in range(DEEP):
        if state.deep_ones[space] or space in state.places:
            found.extend(enemies_at(state, frame.who, space))
    return found


def creatures_in(state: Position, frame: Frame) -> list[int]:
    """The seats of the mask `count` and, if it has a further bit, the Deep Ones of `where`."""
    found = [
        aim(frame.where, target) for target in range(DEEP_ONE_TARGET) if frame.count >> target & 1
    ]
    if frame.count >> DEEP_ONE_TARGET & 1:
        found.append(aim(frame.where, DEEP_ONE_TARGET))
    return found


def items_of_any(state: Position, frame: Frame) -> list[int]:
    """The items of the seats of the mask `count`."""
    return [
        THING + item
        for item, holder in enumerate(state.items)
        if holder >= 0 and frame.count >> holder & 1
    ]


def passengers_anywhere(state: Position, frame: Frame) -> list[int]:
    found = passenger_decks(state, frame)
    if state.token_supply:
        found.append(AT_SUPPLY)
    return found


def ritual_shifts(state: Position, frame: Frame) -> list[int]:
    """By up to 2, either way; not at all stands first."""
    return [SHIFT + SHIFT_ZERO + shift for shift in (0, -2, -1, 1, 2)]


def means_of_attack(state: Position, frame: Frame) -> list[int]:
    """Bare hands, or a Weapon that has a target."""
    found: list[int] = []
    if weapon_targets(state, frame.who, -1):
        found.append(BARE)
    return found + weapons_ready(state, frame.who)


def weapons_ready(state: Position, seat: int) -> list[int]:
    """The Weapons of a seat that have a target."""
    return [
        THING + weapon
        for weapon in WEAPONS
        if state.holds(seat, weapon) and weapon_targets(state, seat, weapon)
    ]


def callable_deep_ones(state: Position, frame: Frame) -> list[int]:
    """All Deep Ones in one's space (`yes`), or a single one anywhere."""
    found = deep_ones_on_board(state, frame)
    if state.places[frame.who] < DEEP and state.deep_ones[state.places[frame.who]]:
        found.append(YES)
    return found


def one_skill(state: Position, frame: Frame) -> list[int]:
    return [DRAW + skill for skill in range(PEOPLES_SKILLS)]


def either_monarch(state: Position, frame: Frame) -> list[int]:
    return [MONARCH, MONARCH + 1]


def ready_weapons(state: Position, frame: Frame) -> list[int]:
    return weapons_ready(state, frame.who)


# Everything that can be picked. New rows go to the end: documents know a row by its place.

FREE_HUMAN: Final[int] = domain("human", free_humans)
OTHER_FREE_HUMAN: Final[int] = domain("human", other_free_humans)
SHIP_SPACE: Final[int] = domain("destination", ship_spaces)
YES_NO: Final[int] = domain("yes-no", yes_no)
RESOURCE_GAINED: Final[int] = domain("gain", resources_gained)
RESOURCE_LOST: Final[int] = domain("lose", resources_lost)
TRACK: Final[int] = domain("track", tracks)
INTERIOR: Final[int] = domain("room", interiors)
UNDAMAGED_ROOM: Final[int] = domain("room", undamaged_rooms)
PASSENGER_DECK: Final[int] = domain("passenger", passenger_decks)
DEEP_ONE_INSIDE: Final[int] = domain("deep-one", deep_ones_inside)
DECK_TO_LOOK_AT: Final[int] = domain("deck", decks_to_look_at)
ANYONE: Final[int] = domain("person", anyone)
ITEM_OF: Final[int] = domain("item", items_of)
NEIGHBOUR: Final[int] = domain("neighbour", neighbours)
DEEP_ONE_ON_BOARD: Final[int] = domain("deep-one", deep_ones_on_board)
DEEP_ONE_ON_SHIP: Final[int] = domain("deep-one", deep_ones_on_ship)
NUMBER: Final[int] = domain("number", numbers)
NEARBY_ROOM: Final[int] = domain("room", nearby_rooms)
VICTIM: Final[int] = domain("victim", victims)
MONARCH_ON_BOARD: Final[int] = domain("monarch", monarchs_on_board)
WATER_NEIGHBOUR: Final[int] = domain("neighbour", water_neighbours)
SPACE_OF: Final[int] = domain("space", spaces_in_mask)
SOMEBODY: Final[int] = domain("person", seats_in_mask)
EITHER_OPTION: Final[int] = domain("option", two_options)
AIM_WITH: Final[int] = domain("target", aims)
ANY_ENEMY: Final[int] = domain("target", any_enemies)
CREATURE_IN: Final[int] = domain("creature", creatures_in)
ITEM_OF_ANY: Final[int] = domain("item", items_of_any)
PASSENGER_ANYWHERE: Final[int] = domain("passenger", passengers_anywhere)
RITUAL_SHIFT: Final[int] = domain("ritual", ritual_shifts)
MEANS: Final[int] = domain("means", means_of_attack)
CALLED: Final[int] = domain("called", callable_deep_ones)
ONE_SKILL: Final[int] = domain("skill", one_skill)
EITHER_MONARCH: Final[int] = domain("monarch", either_monarch)
READY_WEAPON: Final[int] = domain("means", ready_weapons)


class Picking(Question[Pick]):
    """One thing out of a list is picked."""

    __slots__ = ()

    def run(self, state: Position, frame: Pick) -> None:
        """Ask, unless there is nothing to choose: all these lists follow from open facts."""
        found = self.choices(state, frame, frame.who)
        if len(found) == 0 or found == [PASS]:
            state.done(-1)
        elif len(found) == 1:
            state.done(found[0])
        else:
            state.ask(frame.who)

    def choices(self, state: Position, frame: Pick, seat: int) -> list[int]:
        found = DOMAINS[frame.what].things(state, frame)
        return [PASS, *found] if frame.optional else found

    def answer(self, state: Position, frame: Pick, seat: int, action: int) -> None:
        state.done(-1 if action == PASS else action)


# One card of a hand, shown to all and discarded


def spend(state: Position, who: int, skill: int) -> None:
    """Have `who` discard one card of `skill`, whose value matters."""
    state.push(Frame(steps.SPEND, who, what=skill))


def cards_of(state: Position, seat: int, skill: int) -> list[int]:
    """The different cards of a skill in a hand."""
    return [kind for kind in state.kinds(seat) if skill_of(kind) == skill]


class Spending(Question[Frame]):
    """A card of the skill `what` is spent."""

    __slots__ = ()

    def run(self, state: Position, frame: Frame) -> None:
        if cards_of(state, frame.who, frame.what):
            state.ask(frame.who)
        else:
            state.done(-1)

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        return [DISCARD + kind for kind in cards_of(state, seat, frame.what)]

    def answer(self, state: Position, frame: Frame, seat: int, action: int) -> None:
        kind = argument_of(action)
        discard_shown(state, seat, kind)
        state.revealed += 1
        if state.log is not None:
            state.tell("spent", seat, {"card": CARD_NAMES[kind]})
        state.done(kind)


# Several cards of one hand, or of several hands at the same time

DISCARD_MODES: Final = ["exactly", "up-to", "worth", "to-limit"]
"""How cards are discarded, as prompts call it; documents know a mode by its place."""
EXACTLY: Final[int] = DISCARD_MODES.index("exactly")
UP_TO: Final[int] = DISCARD_MODES.index("up-to")
WORTH: Final[int] = DISCARD_MODES.index("worth")
TO_LIMIT: Final[int] = DISCARD_MODES.index("to-limit")
ANY_SKILL: Final = -1


def discard_cards(
    state: Position, seats: int, *, mode: int, count: int, skill: int = ANY_SKILL
) -> None:
    """Have the seats of a mask discard: `count` cards, up to as many, or cards worth as much."""
    state.push(Discards(seats=seats, mode=mode, count=count, skill=skill))


def due(state: Position, frame: Discards, seat: int) -> int:
    """How many cards `seat` must discard; a number of cards that it need not reach in UP_TO."""
    size = len(state.hands[seat])
    if frame.mode == TO_LIMIT:
        return max(0, size - HAND_LIMIT)
    return min(frame.count, size)


def ask_for_discards(state: Position, frame: Discards) -> None:
    """Ask everybody at once; what is picked is staged until the last is done (R32)."""
    for seat in range(state.seats):
        if frame.seats >> seat & 1 == 0:
            continue
        if frame.mode in (EXACTLY, TO_LIMIT):
            number = due(state, frame, seat)
            if number == len(state.hands[seat]):
                state.staged[seat] = state.hands[seat].copy()
            elif number:
                state.ask(seat)
        elif state.hands[seat]:
            state.ask(seat)


def discard_picks(state: Position, frame: Discards) -> None:
    """Seat by seat: the order of a pile may be asked before the next one."""
    while frame.carried_out < state.seats:
        seat = (state.current + frame.carried_out) % state.seats
        frame.carried_out += 1
        picks = state.staged[seat]
        if frame.seats >> seat & 1 and picks:
            state.staged[seat] = []
            carry_out_discard(state, frame, seat, picks)
            return
    state.done(frame.discarded)


def carry_out_discard(state: Position, frame: Discards, seat: int, picks: list[int]) -> None:
    """Discard what a seat has picked."""
    if frame.mode != WORTH:
        frame.discarded += len(picks)
        discard_unshown(state, seat, picks)
        return
    frame.discarded += sum([value_of(kind) for kind in picks])
    state.revealed += 1
    for kind in picks:
        discard_shown(state, seat, kind)
    if state.log is not None:
        state.tell("paid", seat, {"cards": [CARD_NAMES[kind] for kind in picks]})


def suitable(state: Position, frame: Discards, seat: int) -> list[int]:
    """The cards of a hand that may be picked at all, in ascending order."""
    if frame.skill == ANY_SKILL:
        return state.hands[seat]
    return [kind for kind in state.hands[seat] if skill_of(kind) == frame.skill]


class Discarding(Row[Discards]):
    """Cards are discarded."""

    __slots__ = ()

    def choices(self, state: Position, frame: Discards, seat: int) -> list[int]:
        """The next card of the set, in ascending order, if the set can still be completed."""
        if frame.seats >> seat & 1 == 0 or state.asked >> seat & 1 == 0:
            return []
        picks = state.staged[seat]
        cards = suitable(state, frame, seat)
        begin = 0
        if picks:
            begin = cards.index(picks[-1]) + picks.count(picks[-1])
        found: list[int] = []
        if frame.mode == WORTH:
            missing = frame.count - sum([value_of(kind) for kind in picks])
            if missing <= 0:
                found.append(DONE)
            rest = sum([value_of(kind) for kind in cards[begin:]])
            for place in range(begin, len(cards)):
                if rest < missing:
                    break
                if place == begin or cards[place] != cards[place - 1]:
                    found.append(DISCARD + cards[place])
                rest -= value_of(cards[place])
            return found
        missing = due(state, frame, seat) - len(picks)
        if frame.mode == UP_TO:
            found.append(DONE)
            last = len(cards) if missing else begin
        else:
            last = len(cards) - missing + 1
        for place in range(begin, last):
            if place == begin or cards[place] != cards[place - 1]:
                found.append(DISCARD + cards[place])
        return found

    def answer(self, state: Position, frame: Discards, seat: int, action: int) -> None:
        if action != DONE:
            state.staged[seat].append(argument_of(action))
            left = due(state, frame, seat) - len(state.staged[seat])
            if frame.mode in (UP_TO, WORTH) or left > 0:
                state.ask(seat)


DISCARDS: Final[Discarding] = Discarding([ask_for_discards, discard_picks])

# Skills to draw from, declared as a whole before the first card is drawn (UNF-064)

SPLIT_MODES: Final = ["own", "any", "treachery"]
"""From what skills are drawn, as prompts call it; documents know a mode by its place."""
OWN_SET: Final[int] = SPLIT_MODES.index("own")
ANY_OF_FIVE: Final[int] = SPLIT_MODES.index("any")
SET_OR_TREACHERY: Final[int] = SPLIT_MODES.index("treachery")


def draw_cards(state: Position, seats: int, *, mode: int, count: int, least: int) -> None:
    """Have the seats of a mask declare and draw between `least` and `count` cards each."""
    state.push(Splits(seats=seats, mode=mode, least=least, count=count))


def skill_set(state: Position, seat: int) -> list[int]:
    """How many cards of each skill the seat receives; the Improvement counts outside the Brig."""
    cards = state.cards.sets[state.characters[seat]].copy()
    worn = state.worn[seat]
    if worn >= 0 and not state.jailed(seat):
        cards[worn - FIRST_IMPROVEMENT] += 1
    return cards


def caps(state: Position, frame: Splits, seat: int) -> list[int]:
    """At most how many cards of each skill may be declared."""
    if frame.mode == ANY_OF_FIVE:
        return [frame.count] * PEOPLES_SKILLS + [0]
    cards = skill_set(state, seat)
    cards.append(frame.count if frame.mode == SET_OR_TREACHERY else 0)
    return cards


def ask_for_splits(state: Position, frame: Splits) -> None:
    for seat in range(state.seats):
        if frame.seats >> seat & 1:
            ask_for_split(state, frame, seat)


def draw_splits(state: Position, frame: Splits) -> None:
    total = 0
    for seat in state.order(state.current):
        if frame.seats >> seat & 1:
            split = state.staged[seat]
            state.staged[seat] = []
            total += draw_split(state, seat, split)
    state.done(total)


def ask_for_split(state: Position, frame: Splits, seat: int) -> None:
    """Ask for the next skill; what the set leaves no choice about is not asked."""
    picks = state.staged[seat]
    if not picks:
        limits = caps(state, frame, seat)
        if sum(limits) <= frame.least:  # all of it
            for skill, count in enumerate(limits):
                picks.extend([skill] * count)
            return
    while len(picks) < frame.count:
        found = next_skills(state, frame, seat)
        if len(found) > 1:
            state.ask(seat)
            return
        if not found or found[0] == DONE:
            return
        picks.append(argument_of(found[0]))


def next_skills(state: Position, frame: Splits, seat: int) -> list[int]:
    """The next skill of the split, in ascending order, if it can still be completed."""
    picks = state.staged[seat]
    left = caps(state, frame, seat)
    begin = picks[-1] if picks else 0
    for skill in picks:
        left[skill] -= 1
    missing = frame.least - len(picks)
    room = 0
    for skill in range(begin, SKILL_COUNT):
        room += left[skill]
    found = [DONE] if missing <= 0 else []
    for skill in range(begin, SKILL_COUNT):
        if left[skill] > 0 and room >= missing:
            found.append(DRAW + skill)
        room -= left[skill]
    return found


class Splitting(Row[Splits]):
    """Skills are declared, and cards drawn."""

    __slots__ = ()

    def choices(self, state: Position, frame: Splits, seat: int) -> list[int]:
        """What may be declared next."""
        if frame.seats >> seat & 1 == 0 or state.asked >> seat & 1 == 0:
            return []
        return next_skills(state, frame, seat)

    def answer(self, state: Position, frame: Splits, seat: int, action: int) -> None:
        if action != DONE:
            state.staged[seat].append(argument_of(action))
            ask_for_split(state, frame, seat)


SPLITS: Final[Splitting] = Splitting([ask_for_splits, draw_splits])


def improvements_of(state: Position, seat: int) -> list[int]:
    """The Improvements a seat holds."""
    return [
        item for item in range(FIRST_IMPROVEMENT, LAST_IMPROVEMENT + 1) if state.items[item] == seat
    ]
