"""Conditional moves in In Too Deep: a player's next turn, answered before it comes round.

The answer stands as long as what it rests on is as it was, by what the player sees.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from abyssal.core.description import Label
from abyssal.games.in_too_deep.labels import company_view, label
from abyssal.games.in_too_deep.position import ABILITY, TURN, Position

TURN_TO_COME: Final = "turn"


def question(view: Mapping[str, Any]) -> str | None:
    """The turn that the viewer is asked for; None in any other decision."""
    mine = view["viewer"] in view["asked"]
    return TURN_TO_COME if mine and view["step"] == "turn" else None


def can_foresee(state: Position, seat: int) -> bool:
    """Whether a turn of `seat` is to come, and they have a card to choose with (ITD-23)."""
    if state.step not in (TURN, ABILITY) or seat == state.active or not state.hands[seat]:
        return False
    return not 0 < state.final_turns <= (seat - state.active) % state.seats


def foresee(state: Position, seat: int) -> Position:
    """The position, which is changed, as if the turn of `seat` began now."""
    state.withdraw()
    state.menu = None
    state.step = TURN
    state.active = seat
    return state


def rests_on(view: Mapping[str, Any], actions: Sequence[str]) -> list[Label]:
    """What must be as it was: whether the end has been triggered; of a purchase its price; of an
    expansion the depth cards of the company and, where it pays dividends, who receives them."""
    found: list[Label] = [("ending", {"ending": view["ending"] or "none"})]
    verb, arguments = label(actions[0], view)
    if verb == "draw":
        return found
    company = arguments["company"]
    shown = company_view(company, view)
    if verb == "buy":
        return [*found, ("price", {"company": company, "price": shown["price"]})]
    found.append(("depth", {"company": company, "depth": shown["depth"]}))
    if shown["pays_from"] is not None and arguments["card"] >= shown["pays_from"]:
        found.append(("dividends", {"company": company, "dividends": shown["dividends"]}))
    return found


def is_whole(view: Mapping[str, Any]) -> bool:
    """Whether everything is paid for that the viewer has chosen."""
    return view["staged"] is None
