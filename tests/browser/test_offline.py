"""Games against bots on this device, while no server can be reached."""

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson
from browser.strategies import play_on
from browser.test_learn import go_on

STARTING = 120_000
"""Milliseconds in which Python starts in a page, on a machine that has much else to do."""
CONTROLLED = "navigator.serviceWorker.controller !== null"


@pytest.mark.long
def test_a_game_goes_on_without_a_server_and_nothing_is_lost_on_return(person: NewPerson) -> None:
    me = person(game="into-the-blue", service_workers="allow")
    page = me.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    me.play_now()  # a table of the server
    theirs = page.url
    me.go()
    me.button("web-play-now-at", game="Into the Blue").wait_for()
    while not page.evaluate(CONTROLLED):
        page.wait_for_timeout(20)
    assert not [url for url in asked if "/offline/" in url]  # nobody gets it unasked

    me.go("/me")
    page.get_by_role("button", name="Keep them here").click()
    me.text("web-solo-kept").first.wait_for()

    me.excuse("ERR_FAILED", "ERR_INTERNET_DISCONNECTED")
    page.route("**/api/**", lambda route: route.abort())
    with me.without_network():
        me.go()
        me.text("web-sea").wait_for()
        me.link("web-learn-game", game="Into the Blue").click()
        me.board.wait_for()
        go_on(me)

        me.go()
        me.button("web-play-now-at", game="Into the Blue").click()
        me.board.wait_for(timeout=STARTING)
        here = page.url
        assert "/t/solo-" in here
        me.turns = 0
        play_on([me], until=lambda: me.turns > 2 and me.is_asked())
        expect(me.text("web-solo-chip").first).to_be_visible()
        left = me.prompt.inner_text(), page.locator("#board").inner_text()
        me.button("web-menu").click()
        expect(page.get_by_role("dialog").get_by_text(me.say("web-menu-link"))).to_have_count(0)

        page.reload()
        me.board.wait_for(timeout=STARTING)
        while not me.is_asked():
            page.wait_for_timeout(20)
        assert (me.prompt.inner_text(), page.locator("#board").inner_text()) == left
        me.turns = 0
        play_on([me], until=lambda: me.turns > 1 or me.is_over())

        me.excuse("console")
        other = me.context.new_page()
        other.goto(here)
        other.get_by_text(me.say("web-solo-elsewhere")).wait_for()
        other.close()

    page.unroute("**/api/**")
    me.go()
    for path in (theirs, here):
        href = path.removeprefix(me.url)
        page.locator(f'a[href="{href}"]').wait_for()
    page.goto(here)
    me.board.wait_for(timeout=STARTING)
