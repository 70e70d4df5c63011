"""The travel and the ritual track, waypoints, and the greater banishment."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    DAGON,
    DECK,
    DEEP,
    FAR_ENOUGH,
    FUEL,
    HALF_WAY,
    HYDRA,
    RITUAL,
    TRACK_END,
    TRACKS,
    TRAVEL,
    is_deck,
)
from abyssal.games.unfathomable.box.grammar import WAYPOINT_DECK
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.decks import take
from abyssal.games.unfathomable.position.frames import Frame, Text
from abyssal.games.unfathomable.position.position import ARRIVED, BOOK, REFERENCE, Position
from abyssal.games.unfathomable.rules.defeat import defeat_all
from abyssal.games.unfathomable.rules.looking import TAKE_ONE, look_at
from abyssal.games.unfathomable.rules.monsters import push_back, remove_deep_ones, set_monarch
from abyssal.games.unfathomable.rules.resources import end_game, lose
from abyssal.games.unfathomable.rules.rows import Row, end

ALL_DECKS: Final = 0b11111111


def advance(state: Position, track: int, count: int) -> None:
    """Advance a marker, one space after the other (UNF-238)."""
    state.push(Frame(steps.ADVANCE, what=track, count=count))


def advance_on(state: Position, frame: Frame) -> None:
    while frame.count:
        frame.count -= 1
        if frame.what == TRAVEL:
            state.travel += 1
            tell_track(state, TRAVEL)
            push_back(state)
            if state.travel == TRACK_END:
                arrive(state)
                return
        else:
            state.ritual += 1
            tell_track(state, frame.what)
            if state.ritual == TRACK_END:
                state.push(Frame(steps.BANISH))
                return
    state.done(0)


def go_on_from_start(state: Position, frame: Frame) -> None:
    """Advances beyond Cast are lost by the Learn-to-Play book (UNF-B2)."""
    ADVANCE.go(frame, advance_on)
    if frame.what != TRAVEL and state.option(BOOK) != REFERENCE:
        frame.count = 0


ADVANCE: Final[Row[Frame]] = Row([advance_on, go_on_from_start])


def retreat(state: Position, track: int, count: int) -> int:
    """Move a marker toward Start, where it stops; how many steps were missing (UNF-243)."""
    place = state.travel if track == TRAVEL else state.ritual
    steps_made = min(place, count)
    if track == TRAVEL:
        state.travel -= steps_made
    else:
        state.ritual -= steps_made
    if steps_made:
        tell_track(state, track)
    return count - steps_made


def reset(state: Position, track: int) -> None:
    """Put a marker back on Start; nothing else moves (UNF-245)."""
    retreat(state, track, TRACK_END)


def tell_track(state: Position, track: int) -> None:
    if state.log is not None:
        space = state.travel if track == TRAVEL else state.ritual
        state.tell("track", None, {"track": TRACKS[track], "step": space})


# Arrive


def arrive(state: Position) -> None:
    """The humans' goal is reached, or the Captain chooses a waypoint (UNF-241)."""
    if state.distance() >= FAR_ENOUGH:
        end_game(state, ARRIVED)
    choose_waypoint(state, state.captain)


def choose_waypoint(state: Position, seat: int) -> None:
    """`seat` takes one of the top two waypoints and makes all choices on it (UNF-257)."""
    state.push(Frame(steps.ARRIVE, seat))


def look_at_waypoints(state: Position, frame: Frame) -> None:
    if state.waypoints.cards:
        look_at(state, frame.who, WAYPOINT_DECK, count=2, then=TAKE_ONE)
    else:
        ARRIVE.go(frame, start_again)


def cover_waypoint(state: Position, frame: Frame) -> None:
    resolve_waypoint(state, frame.who, frame.result)


def start_again(state: Position, frame: Frame) -> None:
    """The marker goes back to Start; half-way there the awakening begins (UNF-316)."""
    reset(state, TRAVEL)
    if state.awake == 0 and state.distance() >= HALF_WAY:
        state.awake = 1
        state.push(Frame(steps.DEAL))


ARRIVE: Final[Row[Frame]] = Row([look_at_waypoints, cover_waypoint, start_again, end])


def resolve_waypoint(state: Position, seat: int, card: int) -> None:
    """The card lies in the row and counts; then its fuel, then its text (UNF-260)."""
    state.row = [*state.row, card]
    state.revealed += 1
    if state.log is not None:
        name = state.cards.waypoint_names[card]
        distance = state.cards.distances[card]
        state.tell("waypoint", seat, {"waypoint": name, "distance": distance})
    state.push(Text(seat, state.cards.waypoint_texts[card]))
    lose(state, FUEL, state.cards.distances[card] - 2)


def lift_fog(state: Position, seat: int) -> None:
    """Fog Bank leaves the game and the top waypoint takes its place (UNF-263)."""
    state.row = state.row[:-1]
    card = take(state.waypoints)
    if state.log is not None:
        state.tell("fog-lifted", seat, {})
    if card >= 0:
        resolve_waypoint(state, seat, card)


# Cast


def clear_the_sea(state: Position, frame: Frame) -> None:
    """The greater banishment, in the order of UNF-248 to UNF-252."""
    if state.log is not None:
        state.tell("banishment", None, {})
    for space in range(DECK, DEEP):
        if state.deep_ones[space]:
            remove_deep_ones(state, space, state.deep_ones[space])
    set_monarch(state, HYDRA, DEEP)
    set_monarch(state, DAGON, DEEP)
    defeat_all(state, 0, ALL_DECKS)


def clear_the_deck(state: Position, frame: Frame) -> None:
    people = 0
    for seat in range(state.seats):
        if is_deck(state.places[seat]):
            people |= 1 << seat
    defeat_all(state, people, 0)


def reset_ritual(state: Position, frame: Frame) -> None:
    reset(state, RITUAL)
    state.done(0)


BANISH: Final[Row[Frame]] = Row([clear_the_sea, clear_the_deck, reset_ritual])
