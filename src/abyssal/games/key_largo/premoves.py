"""Conditional moves in Key Largo: a player plans the next day before it begins."""

from collections.abc import Mapping, Sequence
from typing import Any

from abyssal.core.description import Label
from abyssal.games.key_largo.components import DAYS
from abyssal.games.key_largo.position import NO_PLAN, Position
from abyssal.games.key_largo.rules import begin_day


def question(view: Mapping[str, Any]) -> str | None:
    """The day that the viewer is asked to plan; None in any other decision."""
    return f"day {view['day']}" if view["step"] == "planning" else None


def can_foresee(state: Position, seat: int) -> bool:
    """Whether a day is to come, and `seat` has planned this one."""
    return state.day < DAYS and state.plans[seat] != NO_PLAN


def foresee(state: Position, seat: int) -> Position:
    """The position, which is changed, as if the next day began now."""
    state.menu = None
    state.day += 1
    begin_day(state)
    return state


def rests_on(view: Mapping[str, Any], actions: Sequence[str]) -> list[Label]:
    """A programme rests on nothing but the rules."""
    return []


def is_whole(view: Mapping[str, Any]) -> bool:
    """A programme is one pick."""
    return True
