"""The die: one roll with the windows before and after it (UNF-163 to UNF-169).

The result it gives back lies between 1 and 8.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    ALMANAC,
    BEATRICE,
    EDMUND,
    FACES_OF_DIE,
    OBSERVATION,
    PISTOL,
    STRENGTH,
    WATER,
    kind_of,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.position.frames import EVERYBODY, Frame, OpenWindow, Roll
from abyssal.games.unfathomable.position.notation import (
    ACT,
    CARD_NAMES,
    FORTUNE,
    LOWER,
    PASS,
    RAISE,
    SET,
    TRAINING,
    USE_ALMANAC,
    USE_PISTOL,
    WAIT,
    argument_of,
    verb_of,
)
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.hands import discard_shown, may_hold, most_of
from abyssal.games.unfathomable.rules.rows import Question, Row
from abyssal.games.unfathomable.rules.windows import Window, open_above, who_answered, window

# Flags of a roll

AN_ATTACK: Final = 1
WITH_PISTOL: Final = 2
ALMANAC_USED: Final = 4
SET_BY_HAND: Final = 8

ALWAYS_MATTERS: Final = -1
"""A roll for a place: every result leads somewhere else."""
ALL_RESULTS: Final = 0b111111110
INSIGHT: Final = 2
KEEN_INSIGHT: Final = [kind_of(OBSERVATION, 3), kind_of(OBSERVATION, 4)]
COMBAT_TRAINING: Final = [kind_of(STRENGTH, 1), kind_of(STRENGTH, 2)]


def at_most(number: int) -> int:
    """The results up to `number`, a bit each."""
    return ALL_RESULTS & ((2 << max(0, number)) - 1) if number >= 1 else 0


def at_least(number: int) -> int:
    """The results from `number` on, a bit each."""
    return ALL_RESULTS & ~((1 << max(0, number)) - 1)


def roll(
    state: Position,
    who: int,
    happens: int,
    *,
    modifier: int = 0,
    flags: int = 0,
    wishes: int = EVERYBODY,
) -> None:
    """Roll the die with both its windows."""
    state.push(Roll(who, happens=happens, modifier=modifier, flags=flags, wishes=wishes))


def matters(frame: Roll) -> bool:
    """Whether not every result from 1 to 8 leads to the same (section 6 (3))."""
    return frame.happens not in (0, ALL_RESULTS)


def ask_before(state: Position, frame: Roll) -> None:
    if matters(frame) and frame.wishes != 0:
        open_above(state, frame, BEFORE_ROLL)


def throw(state: Position, frame: Roll) -> None:
    if frame.flags & SET_BY_HAND:
        return
    frame.face = 1 + state.luck().below(FACES_OF_DIE)
    if state.log is not None:
        face, result = frame.face, result_of(frame)
        told = {"face": face, "modifier": result - face, "result": result}
        state.tell("rolled", frame.who, told)
    if matters(frame):
        open_above(state, frame, AFTER_ROLL)


def give_back_result(state: Position, frame: Roll) -> None:
    state.done(result_of(frame))


ROLL: Final[Row[Roll]] = Row([ask_before, throw, give_back_result])


def result_of(frame: Roll) -> int:
    """The face with its modifier, from 1 to 8."""
    return max(1, min(FACES_OF_DIE, frame.face + frame.modifier))


def front_of(result: int) -> int:
    """The front water space of a roll (UNF-171)."""
    return WATER if result <= 4 else WATER + 1


# Before the roll: Keen Insight, Almanac, and last of all Perfect Number


def can_almanac(state: Position, frame: Roll, seat: int) -> bool:
    unused = frame.flags & ALMANAC_USED == 0
    return unused and state.holds(seat, ALMANAC) and most_of(state, seat, OBSERVATION) > 0


def who_can_set(state: Position) -> int:
    """Beatrice, as long as she has her feat."""
    return state.with_feat(state.human_as(BEATRICE))


def who_may_prepare(state: Position) -> int:
    """Who may do something before a roll, by public facts."""
    return may_hold(state, OBSERVATION) | who_can_set(state)


class BeforeRoll(Window[Roll]):
    """Before a roll."""

    __slots__ = ()

    def seats(self, state: Position, frame: Roll) -> int:
        return who_may_prepare(state)

    def asked(self, frame: Roll, seats: int) -> int:
        """Who wished to be asked in a series; that is not shown, only how many might."""
        return seats if frame.wishes == EVERYBODY else seats & frame.wishes

    def choices(self, state: Position, frame: Roll, seat: int) -> list[int]:
        found = [PASS]
        for kind in KEEN_INSIGHT:
            if kind in state.hands[seat]:
                found.append(RAISE + kind)
                found.append(LOWER + kind)
        if can_almanac(state, frame, seat):
            for kind in state.kinds(seat):
                if skill_of(kind) == OBSERVATION:
                    found.append(USE_ALMANAC + kind)
        if who_can_set(state) >> seat & 1:
            found.append(WAIT)
        return found

    def use(self, state: Position, frame: Roll, seat: int, action: int) -> None:
        kind = argument_of(action)
        verb = verb_of(action)
        discard_shown(state, seat, kind)
        state.revealed += 1
        if verb == USE_ALMANAC:
            frame.flags |= ALMANAC_USED
            frame.modifier += value_of(kind)
        else:
            frame.modifier += INSIGHT if verb == RAISE else -INSIGHT
        if state.log is not None:
            name = "almanac" if verb == USE_ALMANAC else "raised" if verb == RAISE else "lowered"
            state.tell(f"die-{name}", seat, {"card": CARD_NAMES[kind]})


class BeforeSeries(Window[Frame]):
    """Before a series of rolls: who wishes to be asked before each of them."""

    __slots__ = ()

    def seats(self, state: Position, frame: Frame) -> int:
        return who_may_prepare(state)

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        return [PASS, ACT]

    def close(self, state: Position, frame: OpenWindow, below: Frame) -> None:
        state.done(who_answered(state, ACT))


BEFORE_SERIES: Final[int] = window(0, BeforeSeries("before-rolls"))
BEFORE_ROLL: Final[int] = window(1, BeforeRoll("before-roll"))


class SettingDie(Question[Frame]):
    """Beatrice sets the die, or has it rolled after all (UNF-T4)."""

    __slots__ = ()

    def run(self, state: Position, frame: Frame) -> None:
        state.ask(frame.who)

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        return [PASS, *[SET + number for number in range(1, FACES_OF_DIE + 1)]]

    def answer(self, state: Position, frame: Frame, seat: int, action: int) -> None:
        state.done(0)
        if action != PASS:
            rolled = state.stack[-1]
            assert isinstance(rolled, Roll)
            rolled.face = argument_of(action)
            rolled.flags |= SET_BY_HAND
            state.feats &= ~(1 << seat)
            state.revealed += 1
            if state.log is not None:
                state.tell("set-die", seat, {"face": rolled.face})


# After the roll: Fortunate Son, Combat Training, Pocket Pistol


def who_has_fortune(state: Position) -> int:
    """Edmund, out of the Brig and with a card to pay."""
    edmund = state.free_as(EDMUND)
    return edmund if edmund and state.hands[state.seat_of(EDMUND)] else 0


def can_training(state: Position, frame: Roll, seat: int) -> bool:
    return frame.flags & AN_ATTACK != 0 and most_of(state, seat, STRENGTH) > 0


def can_pistol(state: Position, frame: Roll, seat: int) -> bool:
    return frame.flags & WITH_PISTOL != 0 and frame.who == seat and state.holds(seat, PISTOL)


class AfterRoll(Window[Roll]):
    """After a roll."""

    __slots__ = ()

    def seats(self, state: Position, frame: Roll) -> int:
        mask = who_has_fortune(state)
        if frame.flags & AN_ATTACK:
            mask |= may_hold(state, STRENGTH)
        if frame.flags & WITH_PISTOL and state.holds(frame.who, PISTOL):
            mask |= 1 << frame.who
        return mask

    def choices(self, state: Position, frame: Roll, seat: int) -> list[int]:
        found = [PASS]
        if who_has_fortune(state) >> seat & 1:
            found.extend([FORTUNE + kind for kind in state.kinds(seat)])
        if can_training(state, frame, seat):
            for kind in COMBAT_TRAINING:
                if kind in state.hands[seat]:
                    found.append(TRAINING + kind)
        if can_pistol(state, frame, seat):
            found.append(USE_PISTOL)
        return found

    def use(self, state: Position, frame: Roll, seat: int, action: int) -> None:
        """Have the die rolled again, with the window before it (UNF-166)."""
        state.revealed += 1
        ROLL.go(frame, ask_before)
        if action == USE_PISTOL:
            frame.flags &= ~WITH_PISTOL
            if state.log is not None:
                state.tell("reroll-pistol", seat, {})
            return
        kind = argument_of(action)
        discard_shown(state, seat, kind)
        if state.log is not None:
            means = "reroll-fortune" if verb_of(action) == FORTUNE else "reroll-training"
            state.tell(means, seat, {"card": CARD_NAMES[kind]})


AFTER_ROLL: Final[int] = window(2, AfterRoll("after-roll", once=True))


def current_roll(state: Position) -> Roll | None:
    """The roll that is being made, if any."""
    for frame in reversed(state.stack):
        if isinstance(frame, Roll):
            return frame
    return None
