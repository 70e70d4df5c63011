"""A circle of friends in the browser: made, joined by its link with the keyboard, looked at."""

from playwright.sync_api import Route, expect

from browser.inspection import EVERY, Inspection
from browser.people import NewPerson, Person


def press(me: Person, key: str) -> None:
    """Press a button as somebody without a mouse does."""
    me.button(key).focus()
    me.page.keyboard.press("Enter")


def test_a_circle_is_joined_on_purpose_and_shows_nothing_that_axe_finds(someone: NewPerson) -> None:
    me, friend, stranger = someone(), someone(), someone()
    me.go("/friends")
    me.field("web-circle-name").fill("Sunday divers")
    me.field("web-circle-me").fill("Maya")
    press(me, "web-circle-make")
    expect(me.page.get_by_role("heading", name="Sunday divers")).to_be_visible()
    expect(me.text("web-people-by-title-none")).to_be_visible()
    press(me, "web-circle-invite")
    sheet = me.page.get_by_role("dialog")
    sheet.get_by_role("button", name=me.say("web-circle-invite"), exact=True).press("Enter")
    link = sheet.get_by_role("textbox", name=me.say("web-circle-link")).input_value()
    friend.page.goto(link)
    friend.text("web-circle-join-title", name="Sunday divers").wait_for()
    assert "join" not in friend.page.url  # the secret is out of the address
    friend.field("web-circle-me").fill("Nadia")
    press(friend, "web-circle-join")
    table = friend.page.get_by_role("table").first
    expect(table).to_contain_text("Maya")
    expect(table).to_contain_text(friend.say("web-circle-you"))
    inspection = Inspection(friend, EVERY)
    inspection.look("a circle")
    assert inspection.found == []
    stranger.excuse("status of 404")
    stranger.go(friend.page.url.removeprefix(friend.url))
    expect(stranger.text("error-circle")).to_be_visible()
    expect(stranger.page.locator("body")).not_to_contain_text("Sunday")


def test_a_long_name_among_the_records_makes_no_page_wider_than_a_phone(person: NewPerson) -> None:
    me = person(size="phone")
    me.go("/friends")
    me.field("web-circle-name").fill("Sunday divers")
    me.field("web-circle-me").fill("Maya")
    press(me, "web-circle-make")
    me.page.get_by_role("heading", name="Sunday divers").wait_for()

    def with_a_record(route: Route) -> None:
        circle = route.fetch().json()
        friend = {"member": "f", "name": "Barthélemy de Kersauzon", "face": "", "left": False}
        best = {"game": "into-the-blue", "seats": 3, "member": "f", "score": 21, "table": "t"}
        circle["members"].append(friend)
        route.fulfill(json={**circle, "records": [best]})

    me.page.route("**/api/circles/*", with_a_record)
    me.page.reload()
    expect(me.page.locator("li.chip")).to_contain_text("21")
    assert me.fits()
