"""At a plain HTTP address that is not loopback, as on a local network, everything still works."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from abyssal.testing.process import Process, free_port
from browser.conftest import QUICK
from browser.people import NewPerson
from browser.strategies import play_on
from browser.tables import open_table, sit_down, start

GAME = "into-the-blue"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    url = f"http://table.test:{port}"
    process = Process(tmp_path_factory.mktemp("data"), port, (str(QUICK), "--public-url", url))
    yield url
    process.stop()


@pytest.mark.long
def test_a_game_at_a_local_address_is_played_copied_and_verified(
    person: NewPerson, address: str
) -> None:
    ada = person(game=GAME, url=address)
    marie = person("fr", "phone", game=GAME, url=address)
    link = open_table(ada, "Ada")
    assert link.startswith(address)
    assert ada.page.evaluate("() => !window.isSecureContext && !crypto.subtle")
    expect(ada.page.get_by_role("img", name=ada.say("web-qr"))).to_be_visible()
    ada.field("web-invite-link").click()
    selected = "() => document.activeElement.selectionEnd - document.activeElement.selectionStart"
    assert ada.page.evaluate(selected) == len(link)
    ada.button("web-copy").click()
    expect(ada.button("web-copied")).to_be_visible()

    sit_down(marie, link, "Marie")
    start([ada, marie])
    ada.button("web-menu").click()
    ada.page.get_by_role("button", name=ada.say("web-menu-settings")).click()
    expect(ada.text("web-sound")).to_be_visible()
    expect(ada.text("web-notify")).to_have_count(0)
    ada.page.keyboard.press("Escape")

    play_on([ada, marie])
    ada.page.get_by_role("link", name=ada.say("web-verify")).click()
    for kind in ("seed", "phrases", "play"):
        expect(ada.text(f"web-verify-{kind}-yes")).to_be_visible()


def test_where_only_this_computer_is_reached_that_is_said_first_and_mended_by_one_press(
    person: NewPerson,
) -> None:
    ada = person(game=GAME)
    link = open_table(ada, "Ada")
    assert link.startswith(ada.url)
    picture = ada.page.get_by_role("img", name=ada.say("web-qr"))
    expect(ada.text("web-invite-here")).to_be_visible()
    expect(picture).to_have_count(0)

    outside = "http://192.168.1.20:8000"
    opened = {"open": True, "can_open": False, "url": outside}
    ada.page.route("**/api/network", lambda route: route.fulfill(json=opened))
    ada.button("web-network-do").click()
    expect(picture).to_be_visible()
    expect(ada.text("web-invite-here")).to_have_count(0)
    expect(ada.field("web-invite-link")).to_have_value(re.compile(f"^{re.escape(outside)}/t/"))
