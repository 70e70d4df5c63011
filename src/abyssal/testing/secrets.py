"""Checks non-interference: what a viewer may not know changes nothing that the viewer meets."""

from typing import Any, Final

from abyssal.core.errors import Illegal
from abyssal.core.game import Position, Viewer
from abyssal.core.title import Hidden, Title
from abyssal.describe import described_by
from abyssal.testing.play import Move
from abyssal.testing.position import as_json

NEVER_LEGAL: Final = (-1, 1 << 40)
TURNED: Final = ("shuffled", "monster")
"""Events after which equal views need not have equal pasts: open cards were shuffled back into a
face-down pile, or a card of such a pile was turned up for all and is gone again."""

OWN: Final = "-own"
"""How the kind of an event ends that its seat alone is told."""


class Leak(AssertionError):
    """Something a viewer meets depends on what the viewer may not know."""


def must_match(channel: str, mine: str, theirs: str) -> None:
    if mine != theirs:
        raise Leak(f"{channel} differs:\n  {mine}\n  {theirs}")


def answer_to(state: Position, move: Move) -> str:
    """The words with which an illegal move is refused."""
    try:
        state.copy().play(*move)
    except Illegal as error:
        return as_json([error.code, str(error), error.details])
    return "accepted"


def check_secrets(
    state: Position, viewer: Viewer, seed: int, move: Move | None, title: Title
) -> bool:
    """Redraw all that `viewer` does not know: it must see the same view, answers and errors.

    Then `move` is made in both positions: if it leaves equal views, it must bring equal events, up
    to the first that discloses something by what the title says. Whether that could be compared is
    the answer.
    """
    other = state.imagine(viewer, seed)
    must_match("view", as_json(state.view(viewer)), as_json(other.view(viewer)))
    if viewer is not None:
        legal = state.legal(viewer)
        must_match("legal", str(legal), str(other.legal(viewer)))
    mine, theirs = (description_of(each, viewer, title) for each in (state, other))
    must_match("description", mine, theirs)
    if viewer is not None:
        tries = {*NEVER_LEGAL} if move is None else {*NEVER_LEGAL, move[1]} - set(legal)
        for action in sorted(tries):
            attempt = (viewer, action)
            must_match("error", answer_to(state, attempt), answer_to(other, attempt))
    return move is not None and check_news(state, other, viewer, move, hides=title.hidden)


def description_of(state: Position, viewer: Viewer, title: Title) -> str:
    """What a face is given to put the decision to `viewer`."""
    actions = [] if viewer is None else state.legal(viewer)
    legal = [state.game.write(action) for action in actions]
    return as_json(described_by(title.labels, state.view(viewer), legal))


def check_news(
    state: Position, other: Position, viewer: Viewer, move: Move, hides: Hidden | None
) -> bool:
    """Make `move` in both positions: if it leaves equal views, it must bring equal events."""
    seat, action = move
    if action not in other.legal(seat):
        return False
    if (state.to_act() == [seat]) != (other.to_act() == [seat]):
        return False  # the last answer opens what is sealed, and who has answered is a secret too
    mine, theirs = state.copy(), other.copy()
    theirs.chance = mine.chance.copy()  # the same dice, so that only secrets tell them apart
    for position in (mine, theirs):
        position.record_events(True)
        position.play(seat, action)
    news = closed(mine, viewer, seat, hides)
    if as_json(mine.view(viewer)) != as_json(theirs.view(viewer)):
        return False
    if any(event["event"] in TURNED for event in news):
        return False
    must_match("events", told(news), told(closed(theirs, viewer, seat, hides)))
    return True


def closed(
    state: Position, viewer: Viewer, mover: int, hides: Hidden | None
) -> list[dict[str, Any]]:
    """The events up to the first that discloses something: what follows may differ rightly."""
    news = state.events(viewer)
    kinds = hides.DISCLOSING if hides else frozenset()
    of_others = hides.OF_OTHERS if hides else frozenset()
    shown = [
        event["event"] in kinds or (event["event"] in of_others and event["seat"] != mover)
        for event in news
    ]
    return news[: shown.index(True)] if True in shown else news


def told(news: list[dict[str, Any]]) -> str:
    """Events as text. In which order the viewer's own cards came is luck: they are pooled."""
    pool: list[str] = []
    rest: list[dict[str, Any]] = []
    for event in news:
        own = event["event"].endswith(OWN)
        lists = {name for name, value in event.items() if own and isinstance(value, list)}
        for name in lists:
            pool.extend(as_json(item) for item in event[name])
        rest.append({name: value for name, value in event.items() if name not in lists})
    return as_json([sorted(pool), rest])
