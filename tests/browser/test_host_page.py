"""The desk of whoever runs the server, on a phone and on a desktop, by keyboard."""

import pytest
from playwright.sync_api import expect

from browser.people import SIZES, NewPerson, rectangle
from browser.quick_server import PASSWORD
from browser.tables import LONGEST, open_table


@pytest.mark.parametrize(
    ("language", "size", "dark"), [("en", "desktop", False), ("fr", "phone", True)]
)
def test_a_host_closes_a_table_bins_it_and_takes_it_back(
    person: NewPerson, language: str, size: str, dark: bool
) -> None:
    guest = person(game="into-the-blue")
    code = open_table(guest, LONGEST).partition("#join=")[2]
    host = person(language, size, dark=dark)
    host.go("/host")
    host.field("web-hosting-password").fill(PASSWORD)
    host.page.keyboard.press("Enter")
    host.page.get_by_role("searchbox").fill(code.lower())
    row = host.page.locator(".rows > li")
    expect(row).to_have_count(1)
    assert host.fits()
    row.locator(".more").focus()
    host.page.keyboard.press("Enter")
    for key in ("web-hosting-close", "web-hosting-bin"):
        box = rectangle(host.button(key))
        assert box["height"] >= (44 if size == "phone" else 36)
        assert box["x"] + box["width"] <= SIZES[size]["width"]
    assert host.fits()
    guest.excuse("409", "WebSocket")  # it tries to come back
    host.button("web-hosting-close").click()
    guest.page.get_by_text(guest.say("error-closed")).wait_for()
    expect(row).to_contain_text(host.say("web-hosting-status-closed"))
    row.locator(".more").click()
    host.button("web-hosting-bin").click()
    expect(row.locator(".more")).to_have_count(0)
    host.button("web-hosting-back").click()
    expect(row).to_contain_text(host.say("web-hosting-status-open"))
    guest.page.reload()
    guest.field("web-invite-link").wait_for()
    assert host.fits()
