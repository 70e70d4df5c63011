"""Deep Ones and monarchs: spawning, leaving the Deep, activation (UNF-178 to UNF-204)."""

from collections.abc import Callable
from typing import Final

from abyssal.games.unfathomable.box.components import (
    BARRICADE,
    CLOSEST,
    DAGON,
    DECK,
    DEEP,
    ENOUGH_TO_RISE,
    FIRST_STEP,
    HYDRA,
    INWARD,
    LANE,
    NOBODY,
    ROOMS,
    SPACES,
    WAKES,
    WATER,
    is_deck,
    is_water,
)
from abyssal.games.unfathomable.position.frames import EVERYBODY, Activation, DeepOne
from abyssal.games.unfathomable.position.notation import AT, DONE, YES, argument_of
from abyssal.games.unfathomable.position.position import (
    BOOK,
    OVERRUN,
    REFERENCE,
    Position,
    changed,
)
from abyssal.games.unfathomable.rules.damage import damage
from abyssal.games.unfathomable.rules.defeat import defeat, defeat_passenger
from abyssal.games.unfathomable.rules.dice import (
    ALWAYS_MATTERS,
    AN_ATTACK,
    BEFORE_SERIES,
    at_least,
    front_of,
    roll,
)
from abyssal.games.unfathomable.rules.questions import VICTIM, YES_NO, pick
from abyssal.games.unfathomable.rules.resources import end_game
from abyssal.games.unfathomable.rules.rows import Row, Rows, end
from abyssal.games.unfathomable.rules.windows import open_above

BROOD: Final = 2
"""Deep Ones a monarch brings."""
TO_DEFEAT_CHARACTER: Final = 6
TO_DEFEAT_DEEP_ONE: Final = 4


def spawn(state: Position, count: int, space: int) -> None:
    """Put Deep Ones on the board; if the supply is short the game ends (UNF-179)."""
    placed = min(count, state.supply)
    state.supply -= placed
    state.deep_ones[space] += placed
    if state.log is not None and placed:
        state.tell("spawned", None, {"space": SPACES[space], "count": placed})
    if placed < count:
        end_game(state, OVERRUN)


def remove_deep_ones(state: Position, space: int, count: int) -> None:
    """Deep Ones return to the supply."""
    state.deep_ones[space] -= count
    state.supply += count
    if state.log is not None and count:
        state.tell("deep-ones-defeated", None, {"space": SPACES[space], "count": count})


def move_deep_ones(state: Position, source: int, target: int, count: int) -> None:
    state.deep_ones[source] -= count
    state.deep_ones[target] += count
    if state.log is not None and count:
        state.tell(
            "deep-ones-moved",
            None,
            {"from": SPACES[source], "space": SPACES[target], "count": count},
        )


def set_monarch(state: Position, monarch: int, space: int) -> None:
    """Move Hydra or Dagon."""
    before = state.hydra if monarch == HYDRA else state.dagon
    if monarch == HYDRA:
        state.hydra = space
    else:
        state.dagon = space
    if state.log is not None and before != space:
        state.tell("monarch-moved", None, {"monarch": WAKES[monarch], "space": SPACES[space]})


def monarch_space(state: Position, monarch: int) -> int:
    return state.hydra if monarch == HYDRA else state.dagon


def rise(state: Position, space: int, hydra: bool, dagon: bool) -> None:
    """Monsters leave the Deep for a water space."""
    move_deep_ones(state, DEEP, space, state.deep_ones[DEEP])
    if hydra and state.hydra == DEEP:
        set_monarch(state, HYDRA, space)
    if dagon and state.dagon == DEEP:
        set_monarch(state, DAGON, space)


def push_back(state: Position) -> None:
    """Every monster in water moves one space toward the back along its lane (UNF-239)."""
    for space in range(DEEP - 1, WATER - 1, -1):
        target = space + LANE if space + LANE < DEEP else DEEP
        if state.deep_ones[space]:
            move_deep_ones(state, space, target, state.deep_ones[space])
    for monarch in (HYDRA, DAGON):
        space = monarch_space(state, monarch)
        if space != DEEP:
            set_monarch(state, monarch, space + LANE if space + LANE < DEEP else DEEP)


# Activation

SOME: Final = 1
"""The scope of an activation of only the Deep Ones in `state.waiting`."""


def activate(state: Position, what: int) -> None:
    """Activate Hydra, Dagon or all Deep Ones."""
    state.push(Activation(what))


def activate_some(state: Position, space: int, count: int) -> None:
    """Activate only so many Deep Ones in `space` (R73)."""
    state.waiting[space] = count
    state.push(Activation(2, scope=SOME))


def announce(state: Position, frame: Activation) -> None:
    if state.log is not None:
        state.tell("activated", None, {"monster": WAKES[frame.what]})


def wake_monarch(state: Position, frame: Activation) -> None:
    """Hydra damages, Dagon spawns; then one space forward. In the Deep they gather a brood."""
    announce(state, frame)
    space = monarch_space(state, frame.what)
    if space == DEEP:
        MONARCH.go(frame, wake_monarch)  # as documents know it when the game ends here
        gather(state, frame, MONARCH, rise_with_brood)
    elif frame.what == HYDRA:
        damage(state, INWARD[space - WATER], 1)
    else:
        spawn(state, BROOD, space - WATER + DECK)


def swim_forward(state: Position, frame: Activation) -> None:
    space = monarch_space(state, frame.what)
    if space - LANE >= WATER:
        set_monarch(state, frame.what, space - LANE)
    state.done(0)


def rise_with_brood(state: Position, frame: Activation) -> None:
    rise(state, front_of(frame.result), frame.what == HYDRA, frame.what == DAGON)
    state.done(0)


MONARCH: Final[Row[Activation]] = Row([wake_monarch, swim_forward, rise_with_brood])


def wake_deep_ones(state: Position, frame: Activation) -> None:
    announce(state, frame)
    offer_barricade(state)


def list_deep_ones(state: Position, frame: Activation) -> None:
    if frame.result == YES:
        barricade(state)
    begin_deep_ones(state, frame)


def note_wishes(state: Position, frame: Activation) -> None:
    DEEP_ONES.go(frame, next_deep_one)
    frame.wishes = frame.result if frame.series else EVERYBODY
    frame.result = 0


def rise_all(state: Position, frame: Activation) -> None:
    rise(state, front_of(frame.result), True, True)
    state.done(0)


def gather(
    state: Position,
    frame: Activation,
    row: Row[Activation],
    rising: Callable[[Position, Activation], None],
) -> None:
    """A brood gathers in the Deep; if that is enough, the die says where they rise."""
    spawn(state, BROOD, DEEP)
    if state.deep_ones[DEEP] < ENOUGH_TO_RISE:
        state.done(0)
        return
    row.go(frame, rising)
    roll(state, state.current, ALWAYS_MATTERS)


def can_barricade(state: Position) -> bool:
    """Whether the kept card can be used now (R58, UNF-B3)."""
    owner = state.kept[BARRICADE]
    if owner == NOBODY or state.barricaded:
        return False
    return not state.jailed(owner) or state.option(BOOK) == REFERENCE


def offer_barricade(state: Position) -> None:
    if can_barricade(state):
        pick(state, state.kept[BARRICADE], YES_NO)


def barricade(state: Position) -> None:
    """Until the end of the turn no Deep One moves into a room (R6)."""
    owner = state.kept[BARRICADE]
    state.kept = changed(state.kept, BARRICADE, NOBODY)
    state.mythos_discard = [*state.mythos_discard, state.cards.kept_cards[BARRICADE]]
    state.barricaded = 1
    if state.log is not None:
        state.tell("barricaded", owner, {})


def begin_deep_ones(state: Position, frame: Activation) -> None:
    """List the Deep Ones to activate; with none on the board they gather in the Deep (UNF-200)."""
    frame.series = 0
    if frame.scope != SOME:
        if state.deep_ones_on_board() == 0:
            gather(state, frame, DEEP_ONES, rise_all)
            return
        for space in range(DEEP):
            state.waiting[space] = state.deep_ones[space]
    attacks = 0
    for space in range(WATER):
        if state.waiting[space] and state.human_at(space):
            attacks += state.waiting[space]
    if attacks > 1:
        frame.series = 1
        open_above(state, frame, BEFORE_SERIES)


PROGRAM_ORDER: Final[list[int]] = [*range(ROOMS - 1, -1, -1), *range(DECK, DEEP)]
"""Rooms by descending number, then deck, then water by ascending number."""


def waiting_spaces(state: Position) -> list[int]:
    """Where Deep Ones still wait, in the program's order: some may be gone since (UNF-190)."""
    found: list[int] = []
    waiting, present = state.waiting, state.deep_ones
    for space in PROGRAM_ORDER:
        if waiting[space]:
            if waiting[space] > present[space]:
                waiting[space] = present[space]
                if present[space] == 0:
                    continue
            found.append(space)
    return found


def only_steps(state: Position, space: int) -> bool:
    """Whether a Deep One in `space` has nothing to do but step forward (UNF-191)."""
    if space >= WATER:
        return True
    if state.human_at(space):
        return False
    if space >= DECK:
        return state.passengers[space - DECK] == 0
    return space >= ROOMS or state.damage[space] >= 0


def only_moves(state: Position, spaces: list[int]) -> bool:
    """Whether nothing but moves is left to do."""
    return all(only_steps(state, space) for space in spaces)


def next_deep_one(state: Position, frame: Activation) -> None:
    """Wake one after the other, until one does more than step forward or the order is asked."""
    while state.stack[-1] is frame:
        spaces = waiting_spaces(state)
        if not spaces:
            state.done(0)
        elif len(spaces) == 1 or frame.by_program or only_moves(state, spaces):
            wake(state, frame, spaces[0])
        else:
            state.ask(state.current)
            return


DEEP_ONES: Final[Row[Activation]] = Row(
    [wake_deep_ones, list_deep_ones, note_wishes, (4, rise_all), (3, next_deep_one)],
)


class Activating(Rows[Activation]):
    """Monsters act; the current player may say in which order Deep Ones do."""

    __slots__ = ()

    def choices(self, state: Position, frame: Activation, seat: int) -> list[int]:
        """Leave the order to the program, or name the space of the next one."""
        found = [DONE]
        for space in range(DEEP):
            if state.waiting[space]:
                found.append(AT + space)
        return found

    def answer(self, state: Position, frame: Activation, seat: int, action: int) -> None:
        if action == DONE:
            frame.by_program = 1
        else:
            wake(state, frame, argument_of(action))


ACTIVATION: Final[Activating] = Activating([MONARCH, MONARCH, DEEP_ONES])


def wake(state: Position, frame: Activation, space: int) -> None:
    """A Deep One acts; merely to step forward takes no frame."""
    state.waiting[space] -= 1
    if only_steps(state, space):
        step_forward(state, space)
        return
    state.push(DeepOne(state.current, where=space, wishes=frame.wishes))


def choose_prey(state: Position, frame: DeepOne) -> None:
    """An activated Deep One does the first thing that is possible (UNF-191)."""
    space = frame.where
    if space < WATER and state.human_at(space):
        pick(state, state.current, VICTIM, where=space)
        return
    DEEP_ONE.go(frame, end)
    if is_deck(space):
        defeat_passenger(state, space - DECK)
    else:
        damage(state, space, 1)


def attack_prey(state: Position, frame: DeepOne) -> None:
    frame.prey = argument_of(frame.result)
    if state.log is not None:
        state.tell("deep-one-attacks", frame.prey, {"space": SPACES[frame.where]})
    happens = at_least(TO_DEFEAT_CHARACTER)
    roll(state, state.current, happens, flags=AN_ATTACK, wishes=frame.wishes)


def strike_or_miss(state: Position, frame: DeepOne) -> None:
    if frame.result >= TO_DEFEAT_CHARACTER:
        defeat(state, frame.prey)


DEEP_ONE: Final[Row[DeepOne]] = Row([choose_prey, attack_prey, strike_or_miss, (4, end)])


def step_from(state: Position, space: int) -> int:
    """One step along the arrow, or inside toward the closest undamaged room (UNF-196)."""
    if is_water(space):
        target = space - WATER + DECK
    elif is_deck(space):
        target = INWARD[space - DECK]
    else:
        goal = next(room for room in CLOSEST[space] if state.damage[room] < 0)
        target = FIRST_STEP[space][goal]
    return space if target < ROOMS and state.barricaded else target


def step_forward(state: Position, space: int) -> None:
    target = step_from(state, space)
    if target != space:
        move_deep_ones(state, space, target, 1)
