"""From the home page into a game against bots, and through it."""

import pytest

from browser.people import NewPerson, rectangle
from browser.strategies import STRATEGIES, play_on

FIRST_LOAD = 200_000
"""Bytes, as they travel."""


@pytest.mark.parametrize("game", STRATEGIES)
def test_one_click_starts_a_game_against_bots(person: NewPerson, game: str) -> None:
    me = person(game=game)
    me.play_now()
    play_on([me], until=lambda: me.turns > 2)
    assert me.turns > 2


def test_what_others_do_is_shown_one_by_one_and_can_be_skipped(person: NewPerson) -> None:
    me = person(game="into-the-blue", motion=1)
    me.play_now()
    me.button("web-skip").wait_for() if not me.is_asked() else None
    for _ in range(200):
        if me.is_asked():
            break
        if me.button("web-skip").is_visible():
            me.page.keyboard.press("Escape")
        me.page.wait_for_timeout(20)
    assert me.is_asked()


def test_the_home_page_is_small(person: NewPerson) -> None:
    me = person()
    sizes = []
    me.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    me.go()
    me.button("web-play-now-at", game="Into the Blue").wait_for()
    assert 0 < sum(sizes) < FIRST_LOAD


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_all_that_lies_at_the_top_of_the_home_page_is_on_the_screen(
    person: NewPerson, size: str
) -> None:
    me = person("fr", size)
    me.go()
    me.button("web-play-now-at", game="Into the Blue").wait_for()
    places = me.page.locator(".bar.top").locator("a:visible, button:visible, select:visible")
    assert places.count() > 3
    for place in places.all():
        where = rectangle(place)
        assert where["x"] >= 0
        assert where["x"] + where["width"] <= me.width


def test_the_language_is_the_browsers_and_can_be_changed_at_any_time(person: NewPerson) -> None:
    me = person("fr", game="into-the-blue")
    me.play_now()
    me.speak("en")
    me.board.wait_for()
    me.page.reload()
    me.board.wait_for()
    me.speak("fr")
    me.board.wait_for()
