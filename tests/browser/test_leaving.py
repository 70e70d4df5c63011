"""The list of one's tables: a table is left after a question; one put away is fetched back."""

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Locator, expect

from abyssal.server.serve import DATABASE
from abyssal.testing.process import Process
from browser.conftest import QUICK, serve_quickly
from browser.people import NewPerson, Person
from browser.tables import open_table

MINE = ("web-my-tables", "web-tables-think", "web-tables-over")
"""Where my tables are: those that wait for me, and the others."""


def rows(me: Person, *keys: str) -> Locator:
    """The tables under some headings of the home page."""
    first, *more = [
        me.page.get_by_role("region", name=me.say(key), exact=True).get_by_role("listitem")
        for key in keys or MINE
    ]
    for other in more:
        first = first.or_(other)
    return first


def leave_of(me: Person, row: Locator) -> Locator:
    name = f"{me.say('web-leave')} · {me.say('title')}"
    return row.get_by_role("button", name=name, exact=True)


def test_a_table_is_left_after_a_question_that_says_what_becomes_of_it(person: NewPerson) -> None:
    me = person("fr", "phone", game="into-the-blue")
    open_table(me, "Marie")
    me.play_now()
    me.go()
    expect(rows(me)).to_have_count(2)
    playing = rows(me).filter(has_not_text=me.say("web-status-open"))
    leave_of(me, playing).click()
    asks = rows(me).filter(has_text=me.say("web-leave-alone"))
    expect(asks).to_be_visible()
    assert me.fits()
    assert me.button("web-leave-keep").evaluate("(one) => one === document.activeElement")
    me.page.keyboard.press("Enter")
    expect(asks).to_have_count(0)
    expect(rows(me)).to_have_count(2)
    leave_of(me, playing).click()
    asks.get_by_role("button", name=me.say("web-leave-alone.do"), exact=True).click()
    expect(rows(me)).to_have_count(1)
    expect(rows(me)).to_contain_text(me.say("web-status-open"))
    leave_of(me, rows(me)).click()
    expect(rows(me)).to_contain_text(me.say("web-leave-open"))


def test_a_table_that_was_put_away_is_fetched_back_by_opening_it(
    tmp_path: Path, person: NewPerson
) -> None:
    process = serve_quickly(tmp_path)
    try:
        me = person(game="into-the-blue", url=process.url)
        me.play_now()
        me.go()
        rows(me).wait_for()
        process.stop()
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            database.execute("UPDATE tables SET touched = 0")
        process = Process(tmp_path, process.port, (str(QUICK),))
        me.go()
        expect(rows(me, "web-put-away")).to_have_count(1)
        expect(rows(me)).to_have_count(0)
        rows(me, "web-put-away").get_by_role("link").click()
        me.board.wait_for()
        me.go()
        expect(rows(me)).to_have_count(1)
        expect(rows(me, "web-put-away")).to_have_count(0)
        me.page.close()
    finally:
        process.stop()
