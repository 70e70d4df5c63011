"""No page, in any theme, language and size, has a fault that axe finds, or scrolls sideways."""

import pytest

from browser.inspection import BY_TURNS, EVERY, Inspection, Look
from browser.people import NewPerson, Person
from browser.quick_server import PASSWORD
from browser.strategies import STRATEGIES, play_on
from browser.tables import LONGEST, name_chair, new_table, open_table, place
from browser.test_learn import TUTORIALS, begin, glowing, go_on
from catalogues import messages

LONG = pytest.mark.long
QUESTIONS = {"key-largo": 6, "unfathomable": 8}
"""Titles that ask in many ways, and how many of them are looked at."""
IN_LOOKS = pytest.mark.parametrize(
    "looks", [pytest.param(BY_TURNS, id="by-turns"), pytest.param(EVERY, id="every", marks=LONG)]
)


@IN_LOOKS
def test_home_new_table_lobby_and_the_small_pages(
    someone: NewPerson, looks: list[list[Look]]
) -> None:
    me = someone("in-too-deep")
    inspection = Inspection(me, looks)
    me.go()
    me.button("web-play-now-at", game="Into the Blue").wait_for()
    inspection.look("home")
    me.go("/rules/into-the-blue")
    me.room("web-rules").wait_for()
    inspection.look("rules")
    me.excuse("status of 404")
    me.go("/nowhere")
    me.link("web-home").last.wait_for()
    inspection.look("nothing here")
    new_table(me, LONGEST)
    inspection.look("new table")
    link = open_table(me, LONGEST)
    inspection.look("lobby")
    guest = someone()
    guest.page.goto(link)
    guest.field("web-your-name").wait_for()
    invited = Inspection(guest, looks)
    invited.look("invitation")
    assert inspection.found + invited.found == []


@IN_LOOKS
def test_the_page_of_the_host(someone: NewPerson, looks: list[list[Look]]) -> None:
    me = someone("into-the-blue")
    me.play_now()
    me.go("/host")
    inspection = Inspection(me, looks)
    inspection.look_as_it_is("the host's door")
    me.field("web-hosting-password").fill(PASSWORD)
    me.button("web-hosting-enter").click()
    more = me.page.locator(".rows .more").first
    more.wait_for()
    inspection.look("the host's desk")
    more.click()
    me.button("web-hosting-close").wait_for()
    inspection.look("what can be done with a table")
    assert inspection.found == []


def test_handing_over(someone: NewPerson) -> None:
    me = someone("into-the-blue")
    new_table(me, "Ada")
    place(me, 1, "me")
    name_chair(me, 1, "Grace")
    me.button("web-start").click()
    me.text("web-hand-over-line").wait_for()
    inspection = Inspection(me, EVERY)
    inspection.look("hand over")
    assert inspection.found == []


@IN_LOOKS
@pytest.mark.parametrize("game", TUTORIALS)
def test_a_tutorial_where_something_is_to_be_done(
    someone: NewPerson, game: str, looks: list[list[Look]]
) -> None:
    me = someone(game)
    begin(me)
    while not glowing(me).count():
        go_on(me)
    inspection = Inspection(me, looks)
    inspection.look_as_it_is(f"{game}: a step of the tutorial")
    assert inspection.found == []


@pytest.mark.parametrize(
    ("game", "looks"),
    [
        # Of the pages that all titles share, one title shows enough.
        pytest.param("into-the-blue", BY_TURNS, id="into-the-blue-by-turns"),
        *[pytest.param(game, EVERY, id=f"{game}-every", marks=LONG) for game in STRATEGIES],
    ],
)
def test_one_click_leads_to_a_table_its_panels_its_end_its_replay_and_its_proof(
    someone: NewPerson, game: str, looks: list[list[Look]]
) -> None:
    me = someone(game)
    inspection = Inspection(me, looks)
    me.play_now()
    play_on([me], until=me.is_asked)
    inspection.look(f"{game}: my turn")
    me.page.keyboard.press("r")
    me.room("web-rules").wait_for()
    inspection.look(f"{game}: rules panel")
    me.page.keyboard.press("r")
    me.page.keyboard.press("c")
    me.button("web-chat-phrases").click()
    inspection.look(f"{game}: chat")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("tab", name=me.say("web-log")).click()
    me.button("web-menu").click()
    inspection.look(f"{game}: menu")
    me.page.get_by_role("button", name=me.say("web-menu-link")).click()
    me.field("web-menu-link").wait_for()
    inspection.look(f"{game}: seat link")
    me.page.keyboard.press("Escape")
    if game in QUESTIONS:
        inspection.look_at_questions(QUESTIONS[game])
    play_on([me])
    assert me.prompt.get_by_text(me.say(ending(me))).is_visible()
    inspection.look(f"{game}: the end")
    me.link("web-replay").click()
    me.button("web-replay-last").click()
    inspection.look(f"{game}: replay")
    me.link("web-back").click()
    me.page.get_by_role("link", name=me.say("web-verify")).click()
    me.text("web-verify-more").wait_for()
    inspection.look(f"{game}: proof")
    assert inspection.found == []


def test_many_ways_to_be_asked(someone: NewPerson) -> None:
    me = someone("unfathomable")
    inspection = Inspection(me, BY_TURNS)
    me.play_now()
    inspection.look_at_questions(5)
    assert inspection.found == []


def ending(me: Person) -> str:
    """Which of the ends of its game this one was."""
    said = me.prompt.inner_text()
    kinds = [one.id.name for one in messages("en", me.game) if one.id.name.startswith("ending-")]
    return next(kind for kind in kinds if me.say(kind) in said)


def test_without_a_server_and_keeping_games_for_then(someone: NewPerson) -> None:
    me = someone("into-the-blue")
    inspection = Inspection(me, BY_TURNS)
    me.go("/me")
    me.page.get_by_role("heading", name=me.say("web-solo-keep")).wait_for()
    inspection.look_as_it_is("my things")
    me.go()
    me.button("web-play-now-at", game="Into the Blue").wait_for()
    me.excuse("ERR_FAILED")
    me.page.route("**/api/**", lambda route: route.abort())
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    me.text("web-sea").wait_for()
    inspection.look_as_it_is("no network")
    assert inspection.found == []
