"""The page of opponents: by keyboard, in every language, with and without what was measured."""

import re
from typing import Any

from playwright.sync_api import Locator, Route, expect

from abyssal.bots.levels import NAMES
from abyssal.words import LANGUAGES
from browser.geometry import faults
from browser.inspection import THEMES, lasting
from browser.people import DESKTOP, PHONE, NewPerson, Person
from browser.tables import chair, new_table, open_table

MEASURED = {
    "command": "abyssal arena key-largo",
    "version": "1.0",
    "bots": {
        bot: {"rating": 600 + 200 * rung, "margin": 18, "games": 4000, "milliseconds": 7 * 4**rung}
        for rung, bot in enumerate(NAMES)
    },
}
"""As wide as numbers of a true measurement may be."""


def measured(route: Route) -> None:
    """The games as they are, but for what was measured of one."""
    answer = route.fetch()
    games: list[dict[str, Any]] = answer.json()
    for game in games:
        game["ratings"] = {"4": MEASURED} if game["name"] == "key-largo" else {}
    route.fulfill(response=answer, json=games)


def bots_of(me: Person, seat: int, on_line: bool = False) -> Locator:
    """The choice for a chair: in the rows, or on its dive line."""
    name = me.say("web-bot-level", chair=chair(me, seat))
    return me.page.get_by_role("radiogroup", name=name, exact=True).nth(int(on_line))


def open_page(me: Person) -> None:
    me.go("/opponents/key-largo")
    bots_of(me, 1).wait_for()


def opponents_for(me: Person, seat: int, bot: str) -> None:
    """From the chair of a bot to its opponents."""
    label = f"{me.say('web-bot-level', chair=chair(me, seat))}: {me.say(bot)}"
    me.page.get_by_role("button", name=label, exact=True).click()
    bots_of(me, seat).wait_for()


def test_opponents_are_chosen_by_keyboard_and_play_and_are_remembered(person: NewPerson) -> None:
    me = person(game="key-largo")
    open_page(me)
    expect(bots_of(me, 1).locator("input:checked")).to_be_focused()
    press = me.page.keyboard.press
    press("ArrowDown")
    expect(me.page.locator(".who h2")).to_have_text(me.say("web-bot-level-4"))
    line = bots_of(me, 2)  # as the rows serve another chair, its line is the only choice
    line.locator("input:checked").focus()
    press("ArrowUp")
    expect(me.page.locator(".who h2")).to_have_text(me.say("web-bot-level-2"))
    expect(bots_of(me, 2).locator("input:checked")).to_have_count(1)  # the rows serve this chair
    me.button("web-play-now").click()
    me.board.wait_for()
    for name in ("web-bot-level-4", "web-bot-level-2", "web-bot-level-3"):
        expect(me.page.locator(".others")).to_contain_text(me.say(name))
    me.play_now()
    expect(me.page.locator(".others")).to_contain_text(me.say("web-bot-level-4"))


def test_a_mix_fills_all_chairs_and_a_new_table_takes_it_over(person: NewPerson) -> None:
    me = person(game="key-largo")
    new_table(me, "Ada")
    opponents_for(me, 2, "web-bot-greedy")
    mix = me.page.get_by_role("button", name=re.compile(me.say("web-opponents-mix-strong")))
    mix.click()
    expect(mix).to_have_attribute("aria-pressed", "true")
    me.page.get_by_role("button", name=me.say("web-opponents-fill", chair=chair(me, 1))).click()
    bots_of(me, 1).wait_for(state="attached")
    me.button("web-opponents-done").click()
    shown = me.page.locator(".chair-field[data-bot-of='2']").locator("visible=true")
    expect(shown).to_be_focused()
    expect(shown).to_have_text(me.say("web-bot-level-5"))


def test_in_a_lobby_a_choice_is_everybodys_at_once(person: NewPerson) -> None:
    me, guest = person(game="into-the-blue"), person(game="into-the-blue")
    link = open_table(me, "Ada")
    guest.page.goto(link)
    guest.field("web-your-name").fill("Grace")
    guest.button("web-sit-down").click()
    opponents_for(me, 2, "web-bot-greedy")
    expect(bots_of(me, 1)).to_have_count(0)  # a person sits there
    bots_of(me, 2, on_line=True).locator("input").first.press("ArrowDown")
    expect(guest.page.locator(".chair").nth(2)).to_contain_text(me.say("web-bot-level-2"))
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".chair-field[data-bot-of='2']").locator("visible=true")).to_be_focused()


def test_nothing_is_cut_off_or_covered_and_axe_finds_nothing(someone: NewPerson) -> None:
    me = someone("key-largo")
    me.page.route("**/api/games", measured)
    open_page(me)
    found = []
    for at, language in enumerate(LANGUAGES):
        me.page.set_viewport_size(DESKTOP)
        me.speak(language)
        for size in (DESKTOP, PHONE):
            me.page.set_viewport_size(size)
            found += [f"{language}, {size['width']}: {fault}" for fault in faults(me)]
        me.page.emulate_media(color_scheme=THEMES[at % 2])
        found += [f"{language}: {fault}" for fault in lasting(me)]
        assert me.fits()
    assert found == []
