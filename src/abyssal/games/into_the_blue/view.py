"""What a seat of Into the Blue may know (its view), and how the rest is imagined for it."""

from collections.abc import Sequence
from typing import TypedDict

from abyssal.core.chance import Chance
from abyssal.games.into_the_blue.components import CHESTS, LEVELS
from abyssal.games.into_the_blue.position import (
    ENDINGS,
    NOBODY,
    OVER,
    PLACES,
    STEPS,
    UNUSED,
    Position,
)
from abyssal.games.into_the_blue.rules import (
    is_perfect,
    ranking,
    run_length,
    scores,
    settled_by,
    shells_for,
)


class PlayerView(TypedDict):
    """One player as the viewer sees them. `values` are the chests whose value the viewer knows."""

    unused: int
    shells: list[int]
    chests: int
    values: list[int] | None
    points: int | None
    latest_turn: int


class RankView(TypedDict):
    """A rank on a level: who, for which token, and what put them before the next."""

    seat: int
    value: int
    by: str | None


class LevelView(TypedDict):
    """A level: its tokens, what the dice of this turn would place there, and the ranks now."""

    level: int
    main: int
    secondary: list[int]
    would_place: int
    ranks: list[RankView]


class ChestView(TypedDict):
    """A place in the chest row: who took it, and its value if the viewer knows it."""

    owner: int | None
    value: int | None


class StandingView(TypedDict):
    """What a seat would have if the game ended now: tokens, and the chests the viewer knows."""

    seat: int
    tokens: int
    chests: int
    closed: int
    points: int


class View(TypedDict):
    """Into the Blue as one viewer may know it."""

    game: str
    viewer: int | None
    seats: int
    options: dict[str, str]
    asked: list[int]
    over: bool
    step: str
    first: int
    active: int
    turn: int
    dice: list[int]
    rolls: int
    run: int
    players: list[PlayerView]
    levels: list[LevelView]
    chests: list[ChestView]
    chest_values: list[int]
    standing: list[StandingView]
    trigger: int | None
    last_turns: int
    ending: str | None
    winners: list[int]


def knows(state: Position, viewer: int | None, place: int, all_of_it: bool) -> bool:
    """Whether `viewer` knows the chest at `place`: its taker does, all do at scoring (ITB-40)."""
    owner = state.owners[place]
    if all_of_it:
        return True
    return owner != NOBODY and (owner == viewer or state.step == OVER)


def view(state: Position, viewer: int | None, all_of_it: bool) -> View:
    """The position for one viewer; with `all_of_it` even chests nobody took (after the end)."""
    known = known_values(state, viewer, all_of_it)
    return view_with(state, viewer, known, level_views(state))


def views(state: Position, viewers: Sequence[int | None]) -> list[View]:
    """The position for several: it is the same for those who know the same chests, and the levels
    are for all."""
    levels = level_views(state)
    found: list[View] = []
    built: list[tuple[list[int | None], View]] = []
    for viewer in viewers:
        known = known_values(state, viewer, False)
        for values, whole in built:
            if values == known:
                same = whole.copy()
                same["viewer"] = viewer
                found.append(same)
                break
        else:
            found.append(view_with(state, viewer, known, levels))
            built.append((known, found[-1]))
    return found


def known_values(state: Position, viewer: int | None, all_of_it: bool) -> list[int | None]:
    """The values of the chests, as far as `viewer` knows them."""
    return [
        state.row[place] if knows(state, viewer, place, all_of_it) else None
        for place in range(CHESTS)
    ]


def view_with(
    state: Position, viewer: int | None, known: list[int | None], levels: list[LevelView]
) -> View:
    """The position for a viewer who knows these chests."""
    over = state.step == OVER
    points = scores(state) if over else []
    return {
        "game": state.game.name,
        "viewer": viewer,
        "seats": state.seats,
        "options": {"treasures": state.treasures.name},
        "asked": [] if over else [state.active],
        "over": over,
        "step": STEPS[state.step],
        "first": state.first,
        "active": state.active,
        "turn": state.turn,
        "dice": state.dice.copy(),
        "rolls": state.rolls,
        "run": run_length(state.dice),
        "players": [player_view(state, seat, known, points) for seat in range(state.seats)],
        "levels": levels,
        "chests": [
            {"owner": None if owner == NOBODY else owner, "value": value}
            for owner, value in zip(state.owners, known, strict=True)
        ],
        "chest_values": sorted(state.row),
        "standing": standing(state, known, levels),
        "trigger": None if state.trigger == NOBODY else state.trigger,
        "last_turns": state.last_turns,
        "ending": ENDINGS[state.ending] if over else None,
        "winners": [seat for seat in range(state.seats) if over and points[seat] == max(points)],
    }


def player_view(
    state: Position, seat: int, known: list[int | None], points: list[int]
) -> PlayerView:
    mine = [place for place in range(CHESTS) if state.owners[place] == seat]
    values = [value for place in mine if (value := known[place]) is not None]
    return {
        "unused": state.shells[seat * PLACES + UNUSED],
        "shells": state.shells[seat * PLACES + 1 : (seat + 1) * PLACES],
        "chests": len(mine),
        "values": values if len(values) == len(mine) else None,
        "points": points[seat] if points else None,
        "latest_turn": state.latest[seat],
    }


def standing(
    state: Position, known: list[int | None], levels: list[LevelView]
) -> list[StandingView]:
    """What everyone would have if the game ended now, best first, as far as the viewer knows."""
    points = [0] * state.seats
    for level in levels:
        for rank in level["ranks"]:
            points[rank["seat"]] += rank["value"]
    found: list[StandingView] = []
    for seat, tokens in enumerate(points):
        mine = [known[place] for place in range(CHESTS) if state.owners[place] == seat]
        values = [value for value in mine if value is not None]
        chests = sum(values)
        found.append(
            {
                "seat": seat,
                "tokens": tokens,
                "chests": chests,
                "closed": len(mine) - len(values),
                "points": tokens + chests,
            }
        )
    return sorted(found, key=lambda one: -one["points"])


def level_views(state: Position) -> list[LevelView]:
    return [level_view(state, level) for level in range(1, LEVELS + 1)]


def level_view(state: Position, level: int) -> LevelView:
    values = state.treasures.of_level(level, state.seats)
    ranked = ranking(state, level)
    ranks: list[RankView] = []
    for rank, seat in enumerate(ranked):
        after = ranked[rank + 1] if rank + 1 < len(ranked) else None
        ranks.append(
            {
                "seat": seat,
                "value": values[rank] if rank < len(values) else 0,
                "by": None if after is None else settled_by(state, level, seat, after),
            }
        )
    reached = level <= run_length(state.dice) and not is_perfect(state.dice)  # ITB-38
    return {
        "level": level,
        "main": values[0],
        "secondary": values[1:],
        "would_place": shells_for(state, level) if reached and state.step != OVER else 0,
        "ranks": ranks,
    }


def imagine(state: Position, viewer: int | None, chance: Chance) -> None:
    """Lay the chests that `viewer` does not know anew, and change the luck to come."""
    unknown = [place for place in range(CHESTS) if not knows(state, viewer, place, False)]
    values = sorted(state.row[place] for place in unknown)
    chance.shuffle(values)
    for place, value in zip(unknown, values, strict=True):
        state.row[place] = value
    state.chance = chance
