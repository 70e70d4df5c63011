"""Wrong links, full tables, names without end: each has a clear answer."""

import pytest
from playwright.sync_api import expect

from abyssal.words import WHOLE
from browser.people import NewPerson
from browser.tables import invitation, new_table, open_table, place, sit_down, start

LIMIT = 24


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("path", ["/nowhere", "/t/nowhere", "/new/chess", "/t/nowhere/replay"])
def test_a_link_that_leads_nowhere_says_so_and_leads_home(
    person: NewPerson, language: str, path: str
) -> None:
    me = person(language)
    me.excuse("status of 404")
    me.go(path)
    expect(me.page.get_by_text("undefined")).to_have_count(0)
    home = me.link("web-home").or_(me.link("web-back")).last
    expect(home).to_be_visible()


def test_a_wrong_seat_link_is_refused(person: NewPerson) -> None:
    ada = person(game="into-the-blue")
    ada.play_now()
    other = person("fr", game="into-the-blue")
    other.excuse("status of 40")
    other.page.goto(f"{ada.page.url}#seat={'x' * 43}")
    expect(other.text("error-secret")).to_be_visible()


def test_a_code_nobody_knows_is_refused(person: NewPerson) -> None:
    me = person("fr")
    me.excuse("status of 40")
    me.go()
    me.field("web-code").fill("CORAIL-0000")
    me.button("web-join").click()
    expect(me.text("error-invitation")).to_be_visible()


def test_a_full_table_has_no_seat_left(person: NewPerson) -> None:
    ada = person(game="into-the-blue")
    link = open_table(ada, "Ada")
    sit_down(person("fr", game="into-the-blue"), link, "Marie")
    late = person(game="into-the-blue")
    late.excuse("status of 40")
    late.page.goto(link)
    late.field("web-your-name").fill("Late")
    late.button("web-sit-down").click()
    expect(late.text("error-full")).to_be_visible()
    start([ada])


def test_a_name_without_end_is_cut(person: NewPerson) -> None:
    ada = person(game="into-the-blue")
    link = open_table(ada, "A" * 10_000)
    other = person("fr", "phone", game="into-the-blue")
    sit_down(other, link, "é" * 10_000)
    start([ada, other])
    for one, letter in ((ada, "é"), (other, "A")):
        expect(one.page.get_by_text(letter * LIMIT).locator("visible=true").first).to_be_visible()
        expect(one.page.get_by_text(letter * (LIMIT + 1))).to_have_count(0)


def test_a_renewed_invitation_makes_the_old_one_useless(person: NewPerson) -> None:
    ada = person(game="into-the-blue")
    old = open_table(ada, "Ada")
    ada.button("web-renew").click()
    expect(ada.field("web-invite-link")).not_to_have_value(old)
    assert invitation(ada) != old
    late = person(game="into-the-blue")
    late.excuse("status of 40")
    late.page.goto(old)
    late.field("web-your-name").fill("Late")
    late.button("web-sit-down").click()
    expect(late.text("error-invitation")).to_be_visible()


def test_a_table_of_bots_alone_cannot_be_opened(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    me.excuse("status of 40")
    new_table(me, "Ada")
    place(me, 1, "bot")
    place(me, 0, "bot")
    me.button("web-start").click()
    expect(me.text("error-no-host")).to_be_visible()
