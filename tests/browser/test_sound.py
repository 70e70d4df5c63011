"""Sounds: offered once on each device, out of the way, and heard with what is shown."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.inspection import AXE, lasting
from browser.people import COUNT_SOUNDS, NewPerson, Person, rectangle
from browser.strategies import play_on

QUICK = 25
"""How many times as fast as people see it."""
SOUNDS = "window.sounds"
SOUND_SET = "JSON.parse(localStorage.abyssal).sound"
LOOKS = [
    ("into-the-blue", "fr", "phone", True),
    ("in-too-deep", "en", "desktop", False),
    ("key-largo", "fr", "tablet", False),
    ("unfathomable", "fr", "desktop", True),
    ("unfathomable", "en", "phone", False),
]


def offer(me: Person) -> Locator:
    return me.page.get_by_role("region", name=me.say("web-sound"), exact=True)


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize(("game", "language", "size", "dark"), LOOKS)
def test_the_offer_lies_over_nothing_that_is_played_with(
    person: NewPerson, game: str, language: str, size: str, dark: bool
) -> None:
    me = person(language, size, dark=dark, game=game, offered=False, bypass_csp=True)
    me.context.add_init_script(AXE.read_text("utf-8"))
    me.play_now()
    play_on([me], until=me.is_asked)
    place = rectangle(offer(me))
    for room in (me.room("web-prompt"), me.acts, me.board, me.area):
        if room.is_visible():
            assert not overlap(place, rectangle(room)), room
    assert lasting(me) == []
    assert me.fits()


def test_the_offer_is_answered_by_keys_and_not_made_again(person: NewPerson) -> None:
    me = person(game="into-the-blue", offered=False)
    me.context.add_init_script(COUNT_SOUNDS)
    me.play_now()
    yes = offer(me).get_by_role("button", name=me.say("web-yes"), exact=True)
    for _ in range(60):
        if yes.evaluate("e => e === document.activeElement"):
            break
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    expect(offer(me)).to_have_count(0)
    assert me.page.evaluate(SOUND_SET) is True
    me.page.wait_for_function(f"{SOUNDS} > 0")
    assert me.page.evaluate("document.activeElement.id") == "prompt"
    me.page.reload()
    me.board.wait_for()
    expect(offer(me)).to_have_count(0)


def test_whoever_declines_hears_nothing_until_it_is_set_in_the_menu(person: NewPerson) -> None:
    me = person(game="into-the-blue", motion=QUICK, offered=False)
    me.context.add_init_script(COUNT_SOUNDS)
    me.play_now()
    offer(me).get_by_role("button", name=me.say("web-no"), exact=True).click()
    expect(offer(me)).to_have_count(0)
    play_on([me], until=lambda: me.turns > 3)
    assert me.page.evaluate(SOUNDS) == 0
    me.button("web-menu").click()
    me.page.get_by_role("button", name=me.say("web-menu-settings")).click()
    setting = me.page.get_by_role("radiogroup", name=me.say("web-sound"), exact=True)
    setting.get_by_text(me.say("web-on"), exact=True).click()
    me.page.wait_for_function(f"{SOUNDS} > 0")
    me.page.keyboard.press("Escape")
    before = me.page.evaluate(SOUNDS)
    play_on([me], until=lambda: me.turns > 6)
    assert me.page.evaluate(SOUNDS) > before
