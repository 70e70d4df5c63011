"""The page of whoever runs the server, on a phone and on a desk."""

import pytest
from playwright.sync_api import expect

from browser.people import SIZES, NewPerson, rectangle
from browser.quick_server import PASSWORD
from browser.tables import LONGEST, open_table


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_every_button_of_a_row_is_on_the_screen_and_delete_asks(
    person: NewPerson, size: str, language: str, dark: bool
) -> None:
    guest = person(game="into-the-blue")
    code = open_table(guest, LONGEST).partition("#join=")[2]
    guest.go()  # away from the table that is going to be deleted
    host = person(language, size, dark=dark)
    host.go("/host")
    host.field("host-password").fill(PASSWORD)
    host.button("host-enter").click()
    row = host.page.locator("tbody tr").filter(has_text=code)
    row.wait_for()
    assert host.fits()
    for key in ("host-export", "host-delete"):
        box = rectangle(row.get_by_role("link", name=host.say(key), exact=True))
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SIZES[size]["width"]
    row.get_by_role("link", name=host.say("host-delete"), exact=True).click()
    expect(host.text("host-delete-ask")).to_be_visible()
    assert host.fits()
    host.link("web-cancel").click()
    expect(row).to_have_count(1)
    row.get_by_role("link", name=host.say("host-delete"), exact=True).click()
    with host.page.expect_navigation(url="**/host"):
        host.button("host-delete").click()
    expect(row).to_have_count(0)
