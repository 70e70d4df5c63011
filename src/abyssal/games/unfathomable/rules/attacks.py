"""Attacks by players: bare-handed, with an item, several in a row (UNF-172 to UNF-176)."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    PEACEMAKER,
    PISTOL,
    RIFLE,
    SHOTGUN,
    SIX_SHOOTER,
    SPACES,
)
from abyssal.games.unfathomable.position.frames import EVERYBODY, Attack, Attacks
from abyssal.games.unfathomable.position.notation import DEEP_ONE_TARGET, TARGETS, argument_of
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.defeat import defeat
from abyssal.games.unfathomable.rules.dice import (
    AN_ATTACK,
    BEFORE_SERIES,
    WITH_PISTOL,
    at_least,
    roll,
)
from abyssal.games.unfathomable.rules.monsters import (
    TO_DEFEAT_CHARACTER,
    TO_DEFEAT_DEEP_ONE,
    remove_deep_ones,
)
from abyssal.games.unfathomable.rules.questions import (
    AIM_WITH,
    enemies_at,
    pick,
)
from abyssal.games.unfathomable.rules.rows import Row, end
from abyssal.games.unfathomable.rules.windows import open_above

BARE_HANDS: Final = -1
SHRIVEL: Final = -2
"""The means of what is no attack: Shrivelling, which defeats from 6 on, +2 against Deep Ones."""
SHRIVEL_NUMBER: Final = 6
SHRIVEL_BONUS: Final = 2
BONUS: Final = {SIX_SHOOTER: 2, RIFLE: 1}


def may_attack(state: Position, seat: int) -> bool:
    """The Peacemaker forbids every attack (R59)."""
    return state.kept[PEACEMAKER] != seat


def attack(state: Position, seat: int, means: int, aimed: int, *, wishes: int = EVERYBODY) -> None:
    """Attack what was aimed at, with an item or bare hands."""
    space, target = divmod(argument_of(aimed), len(TARGETS))
    state.push(Attack(seat, where=space, means=means, target=target, wishes=wishes))


def bonus(state: Position, frame: Attack) -> int:
    """What is added to the roll."""
    if frame.means == BARE_HANDS:
        return state.knife(frame.who)
    if frame.means == SHRIVEL:
        return SHRIVEL_BONUS if frame.target == DEEP_ONE_TARGET else 0
    if frame.means == SHOTGUN:
        return enemy_count(state, frame.who)
    return BONUS.get(frame.means, 0)


def enemy_count(state: Position, seat: int) -> int:
    """How many enemies are in the seat's space at this moment (R46)."""
    space = state.places[seat]
    people = [aimed for aimed in enemies_at(state, seat, space) if target_of(aimed) < 6]
    return len(people) + (state.deep_ones[space] if state.is_human(seat) else 0)


def target_of(aimed: int) -> int:
    return argument_of(aimed) % len(TARGETS)


def number_to_hit(frame: Attack) -> int:
    """The result from which on what was aimed at is defeated."""
    if frame.means == SHRIVEL:
        return SHRIVEL_NUMBER
    return TO_DEFEAT_DEEP_ONE if frame.target == DEEP_ONE_TARGET else TO_DEFEAT_CHARACTER


def roll_to_hit(state: Position, frame: Attack) -> None:
    flags = 0 if frame.means == SHRIVEL else AN_ATTACK
    if frame.means == PISTOL:
        flags |= WITH_PISTOL
    if state.log is not None:
        kind = "shrivels" if frame.means == SHRIVEL else "attacks"
        state.tell(kind, frame.who, told_target(frame))
    happens = at_least(number_to_hit(frame))
    roll(
        state,
        frame.who,
        happens,
        modifier=bonus(state, frame),
        flags=flags,
        wishes=frame.wishes,
    )


def hit_or_miss(state: Position, frame: Attack) -> None:
    if frame.result < number_to_hit(frame):
        if state.log is not None:
            state.tell("missed", frame.who, {})
    elif frame.target == DEEP_ONE_TARGET:
        remove_deep_ones(state, frame.where, 1)
    else:
        defeat(state, frame.target)


ATTACK: Final[Row[Attack]] = Row([roll_to_hit, hit_or_miss, end])


def told_target(frame: Attack) -> dict[str, object]:
    """What an attack is aimed at, for the log."""
    deep_one = frame.target == DEEP_ONE_TARGET
    return {"owner": None if deep_one else frame.target, "space": SPACES[frame.where]}


# Rampage


def attack_often(state: Position, seat: int, means: int, count: int) -> None:
    """Up to so many attacks, a defender chosen each time, stopping at will (UNF-176)."""
    state.push(Attacks(seat, count=count, means=means))


def ask_who_wishes(state: Position, frame: Attacks) -> None:
    open_above(state, frame, BEFORE_SERIES)


def note_wishes(state: Position, frame: Attacks) -> None:
    frame.wishes = frame.result
    frame.result = 0


def pick_target(state: Position, frame: Attacks) -> None:
    if frame.count == 0:
        state.done(0)
        return
    frame.count -= 1
    pick(state, frame.who, AIM_WITH, count=frame.means, optional=True)


def attack_target(state: Position, frame: Attacks) -> None:
    if frame.result < 0:
        state.done(0)
        return
    ATTACKS.go(frame, pick_target)
    attack(state, frame.who, frame.means, frame.result, wishes=frame.wishes)


ATTACKS: Final[Row[Attacks]] = Row([ask_who_wishes, note_wishes, pick_target, attack_target])
