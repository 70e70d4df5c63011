"""Coming back: after the network was cut, after the server was killed, without a cookie."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from abyssal.testing.process import Process
from browser.conftest import QUICK, serve_quickly
from browser.people import NewPerson, Person
from browser.strategies import SHORT, cards, play_on, short_in
from browser.tables import sat_down


@pytest.mark.parametrize("game", short_in(SHORT, "key-largo"))
def test_a_cut_network_is_said_and_play_goes_on_after_it(person: NewPerson, game: str) -> None:
    marie = person("fr", "phone", game=game)
    ada = person(game=game)
    sat_down([marie, ada], ["Marie", "Ada"])
    with marie.without_network():
        expect(marie.text("web-lost")).to_be_visible()
        # Meanwhile the others may play.
        play_on([ada], until=lambda: not ada.is_asked())
    expect(marie.text("web-lost")).to_be_hidden()
    before = len(log_of(ada))
    play_on([marie, ada], until=lambda: len(log_of(ada)) > before + 12)
    assert a_new_window_tells_the_same(marie)


def log_of(person: Person) -> list[Locator]:
    return person.page.get_by_role("list").and_(person.page.locator("#log")).locator("li").all()


def a_new_window_tells_the_same(one: Person) -> bool:
    """Nothing was missed: who comes in now reads no more, once nothing more is under way."""
    page = one.context.new_page()
    one.watch(page)
    page.goto(one.page.url)
    page.locator("#board").wait_for()
    for _ in range(600):
        if told(page) == told(one.page):
            return True
        page.wait_for_timeout(50)
    return False


def told(page: Page) -> list[str]:
    """The log, without the mark of where I had left."""
    return page.locator("#log li:not([aria-hidden])").all_inner_texts()


def is_waited_for(me: Person) -> bool:
    """Asked, and no answer of theirs is on its way: what is shown is how the table stands."""
    return me.is_asked() and me.open_to_me(cards(me)).count() > 0


def test_a_killed_server_comes_back_with_the_table_as_it_was(
    person: NewPerson, tmp_path: Path
) -> None:
    game = "in-too-deep"
    process = serve_quickly(tmp_path)
    marie = person("fr", "phone", dark=True, game=game, url=process.url)
    ada = person(game=game, url=process.url)
    for one in (marie, ada):
        one.excuse("ERR_CONNECTION", "WebSocket connection", "Failed to load resource")
    sat_down([marie, ada], ["Marie", "Ada"])
    play_on([marie, ada], until=lambda: is_waited_for(ada) and len(log_of(ada)) > 12)
    before = ada.area.inner_text(), ada.board.inner_text(), len(log_of(ada))

    process.kill()
    expect(ada.text("web-lost")).to_be_visible()
    process = Process(tmp_path, process.port, (str(QUICK),))
    try:
        expect(ada.text("web-lost")).to_be_hidden()
        expect(marie.text("web-lost")).to_be_hidden()
        assert (ada.area.inner_text(), ada.board.inner_text(), len(log_of(ada))) == before
        play_on([marie, ada], until=lambda: len(log_of(ada)) > before[2] + 4)
    finally:
        process.stop()


SOCKETS_NEVER_OPEN = """
window.WebSocket = class {
  static OPEN = 1;
  constructor() { setTimeout(() => this.onclose?.()); }
  close() {}
};
"""


def test_where_sockets_are_blocked_play_goes_over_events_and_posts(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    me.context.add_init_script(SOCKETS_NEVER_OPEN)
    with me.page.expect_request("**/events*") as stream:
        me.play_now()
    assert stream.value.resource_type == "eventsource"
    play_on([me], until=lambda: me.turns > 5)


def test_the_seat_link_seats_me_again_on_another_device(person: NewPerson) -> None:
    me = person(game="in-too-deep")
    me.play_now()
    me.button("web-menu").click()
    me.page.get_by_role("button", name=me.say("web-menu-link")).click()
    link = me.field("web-menu-link").input_value()
    hand = me.area.get_by_label(me.say("term-hand"), exact=True).inner_text()

    other = person("fr", "phone", game="in-too-deep")
    other.page.goto(link)
    other.board.wait_for()
    cards = other.area.get_by_label(other.say("term-hand"), exact=True)
    assert sorted(numbers(cards.inner_text())) == sorted(numbers(hand))
    assert "#" not in other.page.url
    calls = other.say("web-tab-turn", title=other.say("title"))
    expect(other.page).to_have_title(re.compile(re.escape(calls)))  # a bot may be the first
    other.go()
    expect(other.page.get_by_role("heading", name=other.say("web-my-tables"))).to_be_visible()
    expect(other.page.get_by_role("link", name=other.say("web-resume"))).to_be_visible()


def test_a_renewed_seat_link_voids_the_old_one_after_a_question(person: NewPerson) -> None:
    me = person("fr", "phone", game="in-too-deep")
    me.play_now()
    me.button("web-menu").click()
    me.page.get_by_role("button", name=me.say("web-menu-link")).click()
    field = me.field("web-menu-link")
    old = field.input_value()
    me.button("web-menu-renew").click()
    expect(me.text("web-renew-sure")).to_be_visible()
    me.button("web-renew-keep").click()
    expect(field).to_have_value(old)
    me.button("web-menu-renew").click()
    me.button("web-renew-do").click()
    expect(field).not_to_have_value(old)
    new = field.input_value()

    other = person(game="in-too-deep")
    other.excuse("Failed to load resource")
    other.page.goto(old)
    expect(other.text("error-secret")).to_be_visible()
    other.page.goto(new)
    other.page.reload()
    expect(other.area).to_be_visible()
    me.page.keyboard.press("Escape")
    play_on([me], until=lambda: me.turns > 1)


def numbers(text: str) -> list[str]:
    return [word for word in text.split() if word.isdigit()]
