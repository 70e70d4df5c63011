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
    if game == "in-too-deep":
        lay_down([marie, ada])
    play_on([marie, ada])
    replay(ada)
    comment(ada, marie)
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


def lay_down(people: list[Person]) -> None:
    """Whoever is not asked answers the next turn ahead, and it is played so when it comes."""
    opens = {id(one): one.button("ahead-open") for one in people}

    def waits() -> list[Person]:
        """Who is not asked while somebody else here is: a bot could answer at any moment."""
        if not any(one.is_asked() for one in people):
            return []
        return [one for one in people if opens[id(one)].is_visible() and not one.is_asked()]

    play_on(people, until=waits)
    me = waits()[0]
    opens[id(me)].click()
    me.numbered("web-draw", within=me.area).click()
    laid = me.page.get_by_role("complementary", name=me.say("web-laid-mine"), exact=True)
    expect(laid.get_by_role("button", name=me.say("web-laid-take-back"))).to_be_visible()
    read = laid.get_by_role("button", name=me.say("web-laid-read"))
    play_on([one for one in people if one is not me], until=read.is_visible)
    action = me.say("web-laid-played", action="…").partition("…")[0]
    expect(laid).to_contain_text(action)
    read.click()
    expect(laid).to_have_count(0)


def comment(ada: Person, marie: Person) -> None:
    """What one says about a moment of the game, the other reads there."""
    ada.link("web-replay").click()
    ada.button("web-comments-open", count=0).click()
    ada.field("web-comments-say").fill("that was the turning point")
    ada.button("web-comments-send").click()
    ada.button("web-comments-delete").wait_for()
    ada.page.keyboard.press("Escape")
    ada.link("web-back").click()
    ada.acts.wait_for()
    marie.link("web-replay").click()
    marie.button("web-comments-open", count=1).click()
    sheet = marie.page.get_by_role("dialog")
    expect(sheet.get_by_text("that was the turning point")).to_be_visible()
    expect(marie.button("web-comments-delete")).to_have_count(0)
    marie.page.keyboard.press("Escape")
    marie.link("web-back").click()
    marie.acts.wait_for()


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
