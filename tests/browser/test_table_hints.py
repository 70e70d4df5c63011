"""Hints at a table by the keyboard alone: asked for, read, set up, put away; nothing is played."""

import pytest
from playwright.sync_api import expect

from browser.inspection import BY_TURNS, Inspection
from browser.people import NewPerson, Person


def wait_to_be_asked(me: Person) -> None:
    expect(me.page.locator("#hint")).to_be_visible()


@pytest.mark.parametrize("game", ["into-the-blue", "in-too-deep", "key-largo", "unfathomable"])
def test_a_hint_is_asked_for_set_up_and_put_away_by_keys(person: NewPerson, game: str) -> None:
    me = person(game=game)
    me.play_now()
    wait_to_be_asked(me)
    decision = me.page.locator(".act").get_attribute("data-moment")
    keys = me.page.keyboard
    keys.press("h")
    first = me.page.locator(".hints .one").first
    expect(first).to_be_focused()
    expect(me.page.locator(".bar .assisted")).to_be_visible()
    expect(me.page.locator(".marks b").first).to_be_visible()
    keys.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(".act")).to_have_attribute("data-moment", str(decision))
    keys.press("Escape")
    expect(first).to_have_count(0)
    me.page.reload()
    expect(me.page.locator(".bar .assisted")).to_be_visible()


def test_an_open_hint_is_fit_for_everyone(someone: NewPerson) -> None:
    me = someone(game="in-too-deep")
    me.play_now()
    wait_to_be_asked(me)
    me.page.locator("#hint").click()
    expect(me.page.locator(".hints .one").first).to_be_visible()
    inspection = Inspection(me, BY_TURNS)
    for _ in range(2):
        inspection.look("hints")
    assert inspection.found == []
