"""Non-interference, for every viewer at every step; and that a leak would be found."""

from zlib import crc32

import pytest

from abyssal.testing.fuzz import Find, fuzz
from abyssal.testing.hidden import check_everything_unknown_moves
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.position import viewers
from abyssal.testing.secrets import Leak, check_secrets
from abyssal.testing.tables import COMPILED
from abyssal.testing.variants import lasting, turned
from laws.effort import openings
from laws.titles import BY_NAME, TITLES, hides_of, title_of

GAMES = 100

# A compiled class cannot be extended, so only the sample game can be made to leak there.
LEAKY = TITLES[-1:] if COMPILED else TITLES


def test_nothing_a_viewer_may_not_know_changes_what_the_viewer_meets(place):
    compared = 0
    for state, luck in openings(*place):
        for move in random_play(state, luck):
            for viewer in viewers(state):
                compared += check_secrets(state, viewer, luck.below(1000), move, title_of(state))
        for viewer in viewers(state):
            check_secrets(state, viewer, luck.below(1000), None, title_of(state))
    assert compared > 0


def test_nothing_hidden_shows_at_random_steps_of_many_games(game):
    for number in range(GAMES):
        found = fuzz(BY_NAME[game.name], number)
        assert not isinstance(found, Find), found


def secret_of(state):
    """Something a spectator may not know."""
    return crc32(str(hides_of(state).pools(state, None)).encode())


def in_view(base):
    class Leaking(base):
        __slots__ = ()

        def view_of(self, viewer, over):
            return {**super().view_of(viewer, over), "mood": secret_of(self)}

    return Leaking


def in_legal(base):
    class Leaking(base):
        __slots__ = ()

        def choices(self, seat):
            answers = super().choices(seat)
            return answers[::-1] if secret_of(self) % 2 else answers

    return Leaking


def in_events(base):
    class Leaking(base):
        __slots__ = ()

        def apply(self, seat, action):
            super().apply(seat, action)
            if self.log is not None:
                self.tell("mood", seat, {"mood": secret_of(self)})

    return Leaking


def in_error(base):
    class Leaking(base):
        __slots__ = ()

        def refusal(self, seat, action):
            error = super().refusal(seat, action)
            error.details["mood"] = secret_of(self)
            return error

    return Leaking


class Seen(dict):
    """A view through which the position can still be reached."""

    def __init__(self, fields, position):
        super().__init__(fields)
        self.position = position


class Prying:
    """Labels that look at the position behind a view."""

    def __init__(self, labels):
        self.label, self.effects = labels.label, labels.effects
        self.picks, self.barred = labels.picks, labels.barred

    def question(self, view):
        return {"mood": secret_of(view.position)}


@pytest.mark.parametrize("title", LEAKY, ids=lambda title: title.name)
def test_a_description_that_looks_at_the_position_is_found(title):
    state = title.new(3, 1)

    class Leaking(type(state)):
        __slots__ = ()

        def view_of(self, viewer, over):
            return Seen(super().view_of(viewer, over), self)

    turned(state, lasting(Leaking))
    honest = title_of(state)
    with pytest.raises(Leak, match=r"^description differs"):
        watch(state, honest._replace(labels=Prying(honest.labels)))


@pytest.mark.parametrize("leak", [in_view, in_legal, in_events, in_error])
@pytest.mark.parametrize("title", LEAKY, ids=lambda title: title.name)
def test_a_leak_is_found(title, leak):
    channel = leak.__name__.removeprefix("in_")
    state = title.new(3, 1)
    turned(state, lasting(leak(type(state))))
    with pytest.raises(Leak, match=f"^{channel} differs"):
        watch(state)


def watch(state, title=None):
    luck = luck_of(1)
    for move in random_play(state, luck):
        for viewer in viewers(state):
            check_secrets(state, viewer, luck.below(1000), move, title or title_of(state))


@pytest.mark.parametrize("title", LEAKY, ids=lambda title: title.name)
def test_imagining_the_true_position_is_found(title):
    state = title.new(3, 1)

    class Fallback(type(state)):
        __slots__ = ()

        def imagined(self, viewer, chance):
            true = self.copy()
            true.chance = chance
            return true

    turned(state, Fallback)
    with pytest.raises(AssertionError, match="never leaves"):
        check_everything_unknown_moves(state, None, hides_of(state))
