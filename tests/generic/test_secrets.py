"""Non-interference, for every viewer at every step; and that a leak would be found."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast
from zlib import crc32

import pytest

from abyssal import Illegal
from abyssal.core.chance import Chance
from abyssal.core.description import Arguments, Barred, Effects, Label, PickSet
from abyssal.core.game import Game, Position
from abyssal.core.title import Labels, Title
from abyssal.testing.fuzz import Find, fuzz
from abyssal.testing.hidden import check_everything_unknown_moves
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.position import viewers
from abyssal.testing.secrets import Leak, check_secrets
from abyssal.testing.tables import COMPILED
from abyssal.testing.variants import turned
from laws.effort import openings
from laws.titles import BY_NAME, TITLES, hides_of, title_of

GAMES = 100

# A compiled class cannot be extended, so only the sample game can be made to leak there.
LEAKY = TITLES[-1:] if COMPILED else TITLES


@pytest.mark.twice
def test_nothing_a_viewer_may_not_know_changes_what_the_viewer_meets(
    place: tuple[Game, int],
) -> None:
    compared = 0
    for state, luck in openings(*place):
        for move in random_play(state, luck):
            for viewer in viewers(state):
                compared += check_secrets(state, viewer, luck.below(1000), move, title_of(state))
        for viewer in viewers(state):
            check_secrets(state, viewer, luck.below(1000), None, title_of(state))
    assert compared > 0


@pytest.mark.twice
def test_nothing_hidden_shows_at_random_steps_of_many_games(game: Game) -> None:
    for number in range(GAMES):
        found = fuzz(BY_NAME[game.name], number)
        assert not isinstance(found, Find), found


def secret_of(state: Position) -> int:
    """Something a spectator may not know."""
    return crc32(str(hides_of(state).pools(state, None)).encode())


def leaking(base: type[Game], **answers: Callable[..., Any]) -> type[Game]:
    """A title that answers some questions of the contract otherwise."""
    return cast(type[Game], type("Leaking", (base,), answers))


def in_view(base: type[Game]) -> type[Game]:
    def view(self: Game, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return {**base._view(self, position, viewer, over), "mood": secret_of(position)}

    return leaking(base, _view=view)


def in_legal(base: type[Game]) -> type[Game]:
    def choices(self: Game, position: Position, seat: int) -> list[int]:
        answers = base._choices(self, position, seat)
        return answers[::-1] if secret_of(position) % 2 else answers

    return leaking(base, _choices=choices)


def in_events(base: type[Game]) -> type[Game]:
    def apply(self: Game, position: Position, seat: int, action: int) -> None:
        base._apply(self, position, seat, action)
        if position.log is not None:
            position.tell("mood", seat, {"mood": secret_of(position)})

    return leaking(base, _apply=apply)


def in_error(base: type[Game]) -> type[Game]:
    def refusal(self: Game, position: Position, seat: int, action: int) -> Illegal:
        error = base._refusal(self, position, seat, action)
        error.details["mood"] = secret_of(position)
        return error

    return leaking(base, _refusal=refusal)


class Seen(dict[str, Any]):
    """A view through which the position can still be reached."""

    def __init__(self, fields: dict[str, Any], position: Position) -> None:
        super().__init__(fields)
        self.position = position


class Prying:
    """Labels that look at the position behind a view."""

    def __init__(self, labels: Labels) -> None:
        self.honest = labels

    def label(self, text: str, view: Mapping[str, Any]) -> Label:
        return self.honest.label(text, view)

    def effects(self, said: Label, view: Mapping[str, Any]) -> Effects:
        return self.honest.effects(said, view)

    def picks(self, view: Mapping[str, Any], legal: Sequence[str]) -> PickSet | None:
        return self.honest.picks(view, legal)

    def barred(self, view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
        return self.honest.barred(view, legal)

    def question(self, view: Mapping[str, Any]) -> Arguments:
        assert isinstance(view, Seen)
        return {"mood": secret_of(view.position)}


@pytest.mark.parametrize("title", LEAKY, ids=lambda title: title.name)
def test_a_description_that_looks_at_the_position_is_found(title: Game) -> None:
    state = title.new(3, 1)

    base = type(title)

    def view(self: Game, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return Seen(base._view(self, position, viewer, over), position)

    turned(state, leaking(base, _view=view))
    honest = title_of(state)
    with pytest.raises(Leak, match=r"^description differs"):
        watch(state, honest._replace(labels=Prying(honest.labels)))


@pytest.mark.parametrize("leak", [in_view, in_legal, in_events, in_error])
@pytest.mark.parametrize("title", LEAKY, ids=lambda title: title.name)
def test_a_leak_is_found(title: Game, leak: Callable[[type[Game]], type[Game]]) -> None:
    channel = leak.__name__.removeprefix("in_")
    state = title.new(3, 1)
    turned(state, leak(type(title)))
    with pytest.raises(Leak, match=f"^{channel} differs"):
        watch(state)


def watch(state: Position, title: Title | None = None) -> None:
    luck = luck_of(1)
    for move in random_play(state, luck):
        for viewer in viewers(state):
            check_secrets(state, viewer, luck.below(1000), move, title or title_of(state))


@pytest.mark.parametrize("title", LEAKY, ids=lambda title: title.name)
def test_imagining_the_true_position_is_found(title: Game) -> None:
    state = title.new(3, 1)

    def imagine(self: Game, position: Position, viewer: int | None, chance: Chance) -> Position:
        true = position.copy()
        true.chance = chance
        return true

    turned(state, leaking(type(title), _imagine=imagine))
    with pytest.raises(AssertionError, match="never leaves"):
        check_everything_unknown_moves(state, None, hides_of(state))
