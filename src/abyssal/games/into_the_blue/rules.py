"""The rules of Into the Blue: what may be done, and what it does."""

from typing import Final

from abyssal.games.into_the_blue.components import (
    CHEST_FACE,
    CHESTS,
    DICE,
    FACES,
    LEVELS,
    ROLLS,
    SHELLS,
)
from abyssal.games.into_the_blue.notation import ALL_DICE, CHEST, PLACE, STOP
from abyssal.games.into_the_blue.position import (
    CHEST_END,
    NOBODY,
    OVER,
    PLACES,
    PLACING,
    ROLLING,
    SHELL_END,
    TAKING,
    UNUSED,
    Position,
)

OUTCOMES: Final = [FACES**dice for dice in range(DICE + 1)]
THROWN: Final = [[die for die in range(DICE) if dice >> die & 1] for dice in range(ALL_DICE + 1)]
"""The dice in each of the 64 sets of dice."""

RUNS: Final = [
    next(run for run in range(LEVELS + 1) if run == LEVELS or not shown >> run + 1 & 1)
    for shown in range(1 << FACES + 1)
]
"""The length of the run for each set of faces shown, as bits."""

REROLLS: Final = list(range(ALL_DICE + 1))  # ITB-14: stop, or any one to six dice
PLACEMENTS: Final = [[PLACE + level for level in range(1, run + 1)] for run in range(LEVELS + 1)]
NOTHING: Final[list[int]] = []


# Setup and turns


def set_up(state: Position, chests: list[int]) -> None:
    """Shuffle the chests, give out the shells and draw the first player."""
    state.row = chests.copy()
    state.chance.shuffle(state.row)  # ITB-06
    for seat in range(state.seats):
        state.shells[seat * PLACES + UNUSED] = SHELLS  # ITB-08
    state.first = state.chance.below(state.seats)  # ITB-11
    state.active = state.first
    begin_turn(state)


def begin_turn(state: Position) -> None:
    """The active player rolls all six dice (ITB-13)."""
    state.turn += 1
    state.latest[state.active] = state.turn
    if state.log is not None:
        state.tell("turn", state.active, {"turn": state.turn})
    roll_all(state)


def roll_all(state: Position) -> None:
    state.step = ROLLING
    state.rolls = 0
    roll(state, ALL_DICE)


def roll(state: Position, which: int) -> None:
    """Throw the dice of the set `which`; the others keep their face (ITB-17)."""
    thrown = THROWN[which]
    luck = state.chance.below(OUTCOMES[len(thrown)])
    dice = state.dice
    for die in thrown:
        dice[die] = luck % FACES + 1
        luck //= FACES
    state.rolls += 1
    state.revealed += 1
    if state.log is not None:
        places = [die + 1 for die in thrown]
        state.tell(
            "rolled",
            state.active,
            {"roll": state.rolls, "thrown": places, "dice": dice.copy()},
        )
    if state.rolls == ROLLS:
        finish_dive(state)  # ITB-20


def end_turn(state: Position) -> None:
    """The next player clockwise becomes active, unless that was the last turn (ITB-33, ITB-49)."""
    if state.trigger != NOBODY:
        state.last_turns -= 1
        if state.last_turns == 0:
            end_game(state, SHELL_END)
            return
    state.active = (state.active + 1) % state.seats
    begin_turn(state)


# Answers


def choices(state: Position, seat: int) -> list[int]:
    """What `seat` may answer now."""
    if seat != state.active or state.step == OVER:
        return NOTHING
    if state.step == ROLLING:
        return REROLLS
    if state.step == PLACING:
        return PLACEMENTS[run_length(state.dice)]  # ITB-27
    return [CHEST + 1 + place for place in range(CHESTS) if state.owners[place] == NOBODY]


def apply(state: Position, action: int) -> None:
    """Carry out a legal answer of the active player."""
    if action == STOP:
        if state.log is not None:
            state.tell("stopped", state.active, {"roll": state.rolls})
        finish_dive(state)
    elif action <= ALL_DICE:
        roll(state, action)
    elif action < CHEST:
        place(state, action - PLACE)
    else:
        take_chest(state, action - CHEST - 1)


# The dive


def run_length(dice: list[int]) -> int:
    """The largest k such that each of 1 to k is shown by at least one die (ITB-21)."""
    shown = 0
    for face in dice:
        shown |= 1 << face
    return RUNS[shown]


def is_perfect(dice: list[int]) -> bool:
    """1, 2, 3, 4, 5 and a chest, one of each (ITB-35)."""
    return run_length(dice) == LEVELS and CHEST_FACE in dice


def shells_for(state: Position, level: int) -> int:
    """The shells a placement on `level` takes: one a die, or all that are left (ITB-28, ITB-31)."""
    return min(state.dice.count(level), state.shells[state.active * PLACES + UNUSED])


def finish_dive(state: Position) -> None:
    """Read the final result: a failed, a perfect or a successful dive (ITB-25)."""
    run = run_length(state.dice)
    if run == 0:
        if state.log is not None:
            state.tell("failed", state.active, {})
        end_turn(state)  # ITB-34
    elif is_perfect(state.dice):
        state.step = TAKING  # ITB-37
        if state.chests_left() == 1:
            take_chest(state, state.owners.index(NOBODY))
    elif run == 1:
        place(state, 1)
    else:
        state.step = PLACING  # ITB-26


def place(state: Position, level: int) -> None:
    """Put one shell on `level` for every die that shows it (ITB-28)."""
    seat = state.active
    shells = shells_for(state, level)
    state.shells[seat * PLACES + UNUSED] -= shells
    state.shells[seat * PLACES + level] += shells
    if state.log is not None:
        state.tell("placed", seat, {"level": level, "shells": shells})
    if state.shells[seat * PLACES + UNUSED] == 0 and state.trigger == NOBODY:
        begin_last_turns(state)
    end_turn(state)


def begin_last_turns(state: Position) -> None:
    """Everyone else has one last turn; this one is the trigger's own (ITB-44 to ITB-46)."""
    state.trigger = state.active
    state.last_turns = state.seats
    if state.log is not None:
        state.tell("last-turns", state.active, {})


def take_chest(state: Position, place: int) -> None:
    """Take the chest at `place` of the row, then play again (ITB-39 to ITB-41)."""
    state.owners[place] = state.active
    state.revealed += 1
    if state.log is not None:
        state.tell_secret(
            "chest",
            state.active,
            {"place": place + 1},
            {"place": place + 1, "value": state.row[place]},
        )
    if state.chests_left() == 0:
        end_game(state, CHEST_END)  # ITB-50
        return
    if state.log is not None:
        state.tell("extra-turn", state.active, {})
    roll_all(state)


# Scoring


def end_game(state: Position, ending: int) -> None:
    """Score the levels from 5 up to 1, then reveal the chests taken (ITB-52, ITB-70)."""
    state.step = OVER
    state.ending = ending
    state.revealed += 1
    if state.log is not None:
        tell_scoring(state)


def strength(state: Position, seat: int, level: int) -> list[int]:
    """What decides a rank on `level`, the first difference counting (ITB-61 to ITB-66).

    Shells there, then on each level above up to 1, then unused shells, then the earlier last turn.
    """
    shells = state.shells[seat * PLACES : (seat + 1) * PLACES]
    return [*reversed(shells[1 : level + 1]), shells[UNUSED], -state.latest[seat]]


def ranking(state: Position, level: int) -> list[int]:
    """The seats with a shell on `level`, best first (ITB-53, ITB-54)."""
    ranked = [
        (strength(state, seat, level), seat)
        for seat in range(state.seats)
        if state.shells[seat * PLACES + level] > 0
    ]
    ranked.sort(reverse=True)
    return [seat for _, seat in ranked]


def tokens(state: Position, treasures: list[int], level: int) -> list[tuple[int, int]]:
    """Who takes which token on `level`, as a value: one for each rank there is (ITB-55 to 60)."""
    return list(zip(ranking(state, level), treasures, strict=False))


def settled_by(state: Position, level: int, better: int, worse: int) -> str:
    """What put `better` before `worse` on `level`: shells, a level above, unused shells, turns."""
    mine, theirs = strength(state, better, level), strength(state, worse, level)
    step = 0
    while mine[step] == theirs[step]:
        step += 1
    if step == 0:
        return "shells"
    if step < level:
        return f"level-{level - step}"
    return "unused" if step == level else "last-turn"


def token_points(state: Position) -> list[int]:
    """What the treasure tokens bring each seat, as the shells lie now."""
    points = [0] * state.seats
    for level in range(1, LEVELS + 1):
        for seat, value in tokens(state, state.treasures.of_level(level, state.seats), level):
            points[seat] += value
    return points


def scores(state: Position) -> list[int]:
    """Treasure tokens and chests of each seat (ITB-71)."""
    points = token_points(state)
    for place in range(CHESTS):
        if state.owners[place] != NOBODY:
            points[state.owners[place]] += state.row[place]
    return points


def tell_scoring(state: Position) -> None:
    """The end as events: every token with what decided it, the chests, the totals."""
    state.tell("over", None, {})
    for level in range(LEVELS, 0, -1):
        taken = tokens(state, state.treasures.of_level(level, state.seats), level)
        for rank, (seat, value) in enumerate(taken, start=1):
            state.tell("treasure", seat, {"level": level, "rank": rank, "value": value})
    for seat in range(state.seats):
        values = sorted(state.row[place] for place in range(CHESTS) if state.owners[place] == seat)
        if values:
            state.tell("chests-shown", seat, {"values": values})
    points = scores(state)
    for seat in range(state.seats):
        state.tell("score", seat, {"points": points[seat]})
    for seat in range(state.seats):
        if points[seat] == max(points):
            state.tell("won", seat, {})
