"""What people say of themselves in *My things*, and where others see it."""

from datetime import date, timedelta

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.tables import chair, invitation, sit_down


def test_a_porthole_a_seat_and_days_away_are_seen_where_friends_sit_down(
    person: NewPerson,
) -> None:
    maya, ben = person("en", game="into-the-blue"), person("fr", "phone", game="into-the-blue")
    maya.go("/me")
    maya.field("web-me-name").fill("Maya")
    maya.button("web-me-save").click()
    for key in ("web-sign-whale", "web-tint-moss"):
        maya.button(key).click()
    maya.button("web-seat", letter="C").click()
    first = maya.page.locator(".days [tabindex='0']")
    first.focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", "Enter"):  # from tomorrow on, eight days
        maya.page.keyboard.press(key)
    maya.button("web-me-away-set").click()
    maya.button("web-me-away-end").wait_for()
    maya.page.reload()
    for key in ("web-sign-whale", "web-tint-moss"):
        expect(maya.button(key)).to_have_attribute("aria-pressed", "true")

    maya.go("/new/into-the-blue")
    mine = maya.field("web-chair-name", chair=chair(maya, 2)).locator("visible=true")
    expect(mine).to_have_value("Maya")
    maya.button("web-new-open").click()
    sit_down(ben, invitation(maya), "Ben")
    sits = ben.page.locator(".chair").nth(2)
    expect(sits).to_contain_text("Maya")
    expect(sits.locator(".porthole")).to_be_visible()
    tomorrow = date.today() + timedelta(days=1)
    expect(sits).to_contain_text(f"{tomorrow.day} ")
