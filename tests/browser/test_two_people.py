"""Whole games of two with bots: one French, on a phone, in the dark; one English, at a desk."""

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.strategies import play_on, short_in
from browser.tables import LONGEST, open_table, sit_down, start


@pytest.mark.parametrize(
    "game",
    # Three people and a bot play Key Largo whole in their own file of tests.
    short_in(("into-the-blue", "in-too-deep", "key-largo"), "in-too-deep"),
)
def test_two_people_and_bots_play_a_whole_game_and_another(person: NewPerson, game: str) -> None:
    marie = person("fr", "phone", dark=True, game=game)
    ada = person("en", "desktop", game=game)
    link = open_table(marie, LONGEST)
    sit_down(ada, link, "Ada")
    start([marie, ada])

    talk(marie, ada)
    play_on([marie, ada])
    replay(ada)
    verify(marie)

    rematch(marie, ada)


def talk(marie: Person, ada: Person) -> None:
    """A phrase is read in each one's own language."""
    for one in (marie, ada):
        one.page.get_by_role("tab", name=one.say("web-chat")).click()
    marie.button("web-chat-phrases").click()
    marie.button("web-phrase-good-luck").click()
    ada.text("web-phrase-good-luck").wait_for()
    ada.field("web-chat-say").fill("<b>hello</b>")
    ada.field("web-chat-say").press("Enter")
    marie.page.get_by_text("<b>hello</b>", exact=True).wait_for()
    for one in (marie, ada):
        one.page.get_by_role("tab", name=one.say("web-log")).click()


def replay(ada: Person) -> None:
    ada.link("web-replay").click()
    ada.button("web-replay-last").click()
    turns = ada.page.locator(".turns [aria-current]")
    last = turns.get_attribute("aria-label")
    ada.button("web-replay-back").click()
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowLeft")
    expect(turns).not_to_have_attribute("aria-label", str(last))
    eyes = ada.page.get_by_role("group", name=ada.say("web-replay-eyes"), exact=True)
    eyes.get_by_role("button", name=LONGEST, exact=True).click()
    eyes.get_by_role("button", name=LONGEST, exact=True, pressed=True).wait_for()
    ada.link("web-back").click()
    ada.acts.wait_for()


def verify(marie: Person) -> None:
    marie.page.get_by_role("link", name=marie.say("web-verify")).click()
    for kind in ("seed", "phrases", "play"):
        marie.text(f"web-verify-{kind}-yes").wait_for()
    marie.text("web-verify-more").wait_for()
    with marie.page.expect_download() as kept:
        marie.link("web-download").click()
    assert kept.value.suggested_filename.endswith(".record")
    marie.link("web-back").click()
    marie.acts.wait_for()


def rematch(marie: Person, ada: Person) -> None:
    marie.button("web-rematch").click()
    for one in (marie, ada):
        one.link("web-rematch-go").click()
    ada.text("web-lobby-hint", host=LONGEST).wait_for()
    start([marie, ada])
    assert not any(one.is_over() for one in (marie, ada))
