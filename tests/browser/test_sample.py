"""A game of another package at the table: on the home page, on a plain board, to its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from abyssal.testing.process import Process
from browser.conftest import serve_quickly
from browser.inspection import BY_TURNS, Inspection
from browser.people import NewPerson
from browser.strategies import play_on
from browser.tables import new_table, sat_down
from installed import install_sample, on_path

GAME = "sealed-bids"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server of an environment in which the sample game is installed."""
    with on_path(install_sample(tmp_path_factory.mktemp("site"))):
        process = serve_quickly(tmp_path_factory.mktemp("data"))
        yield process
        process.stop()


def test_the_sample_game_stands_on_the_shelf_and_is_played_against_its_bot(
    person: NewPerson,
) -> None:
    me = person(game=GAME)
    me.go()
    card = me.page.get_by_role("listitem").filter(has_text=me.say("title"))
    card.get_by_text(me.say("blurb"), exact=True).wait_for()
    assert "2–4" in card.inner_text()
    assert "5–10" in card.inner_text()
    me.play_now()
    me.board.get_by_text(me.say("term-wreck"), exact=True).wait_for()
    offers = me.open_to_me(me.board).all_inner_texts()
    assert offers
    assert set(offers) <= {me.say("action-bid", what=card) for card in range(1, 11)}
    play_on([me])
    assert me.is_over()
    assert me.page.get_by_text(me.say("ending-wrecks")).first.is_visible()
    expect(me.page.get_by_role("link", name=me.say("web-replay"))).to_be_visible()
    expect(me.page.get_by_role("link", name=me.say("web-review"))).to_have_count(0)


def test_two_people_play_it_each_in_their_language(person: NewPerson) -> None:
    ada, zoe = person("en", game=GAME), person("fr", "phone", dark=True, game=GAME)
    sat_down([ada, zoe], ["Ada", "Zoé"])
    play_on([ada, zoe])
    assert ada.is_over()
    assert zoe.is_over()


def test_its_pages_have_no_fault_that_axe_finds(someone: NewPerson) -> None:
    me = someone(GAME)
    inspection = Inspection(me, BY_TURNS)
    me.go()
    me.button("web-play-now-at", game=me.say("title")).wait_for()
    inspection.look("home with another game")
    me.go(f"/rules/{GAME}")
    me.room("web-rules").wait_for()
    new_table(me, "Ada")
    inspection.look("a new table of another game")
    me.go()
    me.play_now()
    me.open_to_me(me.board).first.wait_for()
    inspection.look("a plain board")
    assert inspection.found == []
