"""Suspicions and sheets: opened by hand and by key, kept for oneself, and gone when asked."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from abyssal.words import WHOLE
from browser.crowded import known
from browser.inspection import Inspection, Look
from browser.laid import LaidTable
from browser.people import NewPerson, Person

LONG = (
    *("eot-failure", "lure-of-yha-nthlei", "stolen-ritual-components"),
    *("miscalculation", "ritual-coordination"),
)
"""Mythos cards with tests whose names are long, or of long words."""
CUT = """() => [...document.querySelectorAll("thead .name")].filter((name) => {
  const head = name.closest("th").getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(name);
  const { left, right } = words.getBoundingClientRect();
  return left < head.left || right > head.right || name.scrollHeight > name.clientHeight;
}).map((name) => name.innerText)"""
"""The names of tests that do not fit into the head of their column."""
NAMES = ["Ada", "Bea", "Cid", "Dan", "Eve"]
LOOKS: list[list[Look]] = [[("light", "desktop"), ("dark", "phone"), ("light", "tablet")]]


def aboard(person: NewPerson, **more: Any) -> tuple[Person, LaidTable, dict[str, Any]]:
    """Somebody who waits for the others, with five tests behind them."""
    me = person(game="unfathomable", **more)
    table = LaidTable(me)
    position = known("unfathomable", "suspected-5")
    table.lay(position | {"legal": []}, NAMES)
    return me, table, position


def commands(table: LaidTable, kind: str) -> list[dict[str, Any]]:
    return [sent for sent in table.sent if sent["kind"] == kind]


def keep(table: LaidTable, **desk: Any) -> None:
    """The server tells what the seat keeps now."""
    table.number += 1
    table.lobby["desk"] |= desk
    table.socket.send(json.dumps({"n": table.number, "kind": "table", "lobby": table.lobby}))


def test_marks_and_beliefs_are_sent_shown_and_gone_when_something_is_asked(
    person: NewPerson,
) -> None:
    me, table, position = aboard(person)
    view = position["view"]
    other = (view["viewer"] + 1) % view["seats"]
    name = NAMES[other]
    me.page.get_by_role("tab", name=me.say("web-suspicions"), exact=True).click()
    rows = me.board.get_by_role("row")
    expect(rows).to_have_count(view["seats"] + 3)
    assert me.board.get_by_role("columnheader").count() == len(view["trials"]) + 3

    cell = me.board.get_by_role("button", name=f"{name}, ").first
    cell.click()
    asked = {"test": 0, "seat": other, "mark": "!"}
    assert {key: commands(table, "mark")[0][key] for key in asked} == asked
    keep(table, marks=[asked])
    expect(cell).to_have_attribute("aria-label", re.compile("My mark: !$"))

    beliefs = me.board.get_by_role("radiogroup", name=me.say("web-belief-of", name=name))
    beliefs.get_by_role("radio", name=me.say("web-belief-4")).check(force=True)
    (sent,) = commands(table, "believe")
    assert (sent["seat"], sent["belief"], sent["remark"]) == (other, 4, "")

    me.page.get_by_role("button", name=me.say("web-to-board"), exact=True).wait_for()
    table.tell(position, [])
    expect(rows).to_have_count(0)
    expect(me.acts.get_by_role("button", name=me.say("web-to-board"))).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("language", WHOLE)
def test_the_name_of_every_test_is_read_whole(person: NewPerson, language: str, size: str) -> None:
    me = person(language, size, game="unfathomable")
    position = known("unfathomable", "suspected-5")
    for trial, mythos in zip(position["view"]["trials"], LONG, strict=True):
        trial["mythos"] = mythos
    LaidTable(me).lay(position | {"legal": []}, NAMES)
    me.page.get_by_role("tab", name=me.say("web-suspicions"), exact=True).click()
    expect(me.page.locator("thead .name")).to_have_count(len(LONG))
    assert me.page.evaluate(CUT) == []


def test_a_sheet_opens_by_key_and_gives_the_focus_back(person: NewPerson) -> None:
    me, table, position = aboard(person)
    view = position["view"]
    jailed = next(seat for seat, player in enumerate(view["players"]) if player["way_out"])
    row = me.page.get_by_role("button", name=me.say("web-about", name=NAMES[jailed])).last
    row.focus()
    me.page.keyboard.press("Enter")
    sheet = me.page.get_by_role("dialog", name=me.say("web-about", name=NAMES[jailed]))
    expect(sheet).to_be_focused()
    expect(sheet.get_by_text(me.say("web-way-out"), exact=True)).to_be_visible()
    expect(row).to_have_attribute("aria-expanded", "true")
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(row).to_be_focused()
    row.click()
    table.tell(position, [])
    expect(sheet).to_have_count(0)


BELOW_THE_PROMPT = """() => {
  const top = document.querySelector("#board > div").getBoundingClientRect().top;
  return top >= document.querySelector("#prompt").getBoundingClientRect().bottom && top < 300;
}"""
"""What lies in the place of the board begins in sight, below the prompt."""


@pytest.mark.parametrize("scrolled", [0, 150])
def test_a_sheet_on_a_phone_opens_at_its_top_and_the_page_returns(
    person: NewPerson, scrolled: int
) -> None:
    me, _, _ = aboard(person, size="phone")
    me.page.evaluate(f"scrollTo(0, {scrolled})")
    me.page.get_by_role("button", name=me.say("web-about", name="Cid")).first.dispatch_event(
        "click"
    )
    me.page.get_by_role("dialog").wait_for()
    assert me.page.evaluate(BELOW_THE_PROMPT)
    me.acts.get_by_role("button", name=me.say("web-to-board")).tap()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.wait_for_function(f"Math.abs(scrollY - {scrolled}) < 3")


def test_suspicions_on_a_phone_open_at_their_top(person: NewPerson) -> None:
    me, _, _ = aboard(person, size="phone")
    me.page.get_by_role("tab", name=me.say("web-suspicions"), exact=True).tap()
    me.board.get_by_role("row").first.wait_for()
    assert me.page.evaluate(BELOW_THE_PROMPT)


def test_axe_finds_nothing_in_suspicions_and_sheets(someone: NewPerson) -> None:
    me, _, position = aboard(someone)
    inspection = Inspection(me, LOOKS)
    me.page.get_by_role("tab", name=me.say("web-suspicions"), exact=True).click()
    inspection.look_as_it_is("suspicions")
    other = (position["view"]["viewer"] + 1) % position["view"]["seats"]
    me.page.get_by_role("button", name=me.say("web-about", name=NAMES[other])).last.click()
    inspection.look_as_it_is("sheet")
    assert inspection.found == []


def test_the_sheets_of_the_small_games_tell_what_all_may_know(someone: NewPerson) -> None:
    for game, key, told in (
        ("into-the-blue", "rolling-5", "web-standing"),
        ("key-largo", "planning-5", "web-carries"),
    ):
        me = someone(game=game)
        position = known(game, key)
        LaidTable(me).lay(position | {"legal": []}, NAMES)
        other = (position["view"]["viewer"] + 1) % position["view"]["seats"]
        me.page.get_by_role("button", name=me.say("web-about", name=NAMES[other])).click()
        sheet = me.page.get_by_role("dialog")
        expect(sheet.get_by_text(me.say(told), exact=True)).to_be_visible()
        inspection = Inspection(me, LOOKS)
        inspection.look_as_it_is(game)
        assert inspection.found == []
