"""The tutorials: finished by pressing what glows, and followed by a first game."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.people import NewPerson, Person
from browser.strategies import play_on, short_in

TUTORIALS = ["into-the-blue", "key-largo", "in-too-deep", "unfathomable"]
LEARNING = {"unfathomable": {"game": "learning"}}
"""Titles with a game of their own for learners."""
MOST = 60
"""No chapter of a tutorial needs more presses than this."""
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
RINGED = """count => {
  const rings = [...document.querySelectorAll(".pointer .ring")];
  if (rings.length !== count) return false;
  const { top, bottom } = rings[0].getBoundingClientRect();
  const said = document.getElementById("prompt").getBoundingClientRect();
  return top < innerHeight && bottom > 0 && (bottom > said.bottom || top < said.top);
}"""
"""All that is spoken of is ringed, and the first of it in sight."""


def begin(me: Person) -> None:
    """From the card of the game on the home page."""
    me.go()
    me.link("web-learn-game", game=me.say("title")).click()
    me.board.wait_for()


def is_done(me: Person) -> bool:
    return me.button("web-learn-play").is_visible()


def go_on(me: Person) -> None:
    """Read on, or press what glows."""
    read_on = me.button("web-learn-next")
    (read_on if read_on.is_visible() else glowing(me)).click()


def glowing(me: Person) -> Locator:
    return me.page.locator("[data-coach=press]")


def chapters(game: str) -> list[dict[str, Any]]:
    path = GAMES / game.replace("-", "_") / "tutorial.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["chapters"]
    return found


def finish(me: Person) -> None:
    """All chapters, one after the other."""
    for number, chapter in enumerate(chapters(me.game or "")):
        if number:
            following = me.say("web-learn-following", chapter=me.say(f"chapter-{chapter['name']}"))
            me.page.get_by_role("link", name=following, exact=True).click()
            me.button("web-learn-play").wait_for(state="hidden")
        finish_chapter(me, chapter["steps"])


def finish_chapter(me: Person, steps: list[dict[str, Any]]) -> None:
    """What is spoken of is shown at every step."""
    seen = set()
    for _ in range(MOST):
        number = int(re.findall(r"\d+", step(me))[0])
        me.page.wait_for_function(RINGED, arg=len(steps[number - 1]["point"]))
        seen.add(number)
        if is_done(me):
            assert seen == set(range(1, len(steps) + 1))
            return
        go_on(me)
        assert me.fits()
    raise AssertionError(me.prompt.inner_text())


def lobby(me: Person) -> dict[str, Any]:
    """What the server says of the table that the person sits at."""
    table = me.page.url.rpartition("/t/")[2]
    found: dict[str, Any] = me.context.request.get(f"{me.url}/api/tables/{table}").json()
    return found


def step(me: Person) -> str:
    pattern = re.escape(me.say("web-learn-step", at=0, last=0)).replace("0", r"\d+")
    return me.page.get_by_text(re.compile(f"^{pattern}$")).inner_text()


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        pytest.param(game, *look, marks=[] if (number + place) % 2 else [pytest.mark.long])
        for number, game in enumerate(TUTORIALS)
        for place, look in enumerate([("en", "desktop"), ("fr", "phone")])
    ],
)
def test_a_tutorial_is_finished_by_what_glows_and_a_first_game_begins(
    person: NewPerson, game: str, language: str, size: str
) -> None:
    me = person(language, size, game=game)
    begin(me)
    finish(me)
    me.button("web-learn-play").click()
    me.button("web-menu").wait_for()
    assert LEARNING.get(game, {}).items() <= lobby(me)["options"].items()
    whole = game == "key-largo" or (game == "into-the-blue" and language == "en")
    play_on([me], until=lambda: me.turns > 1 and not whole)


@pytest.mark.parametrize("game", LEARNING)
@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("fr", "phone")])
def test_two_clicks_lead_from_the_home_page_into_a_learning_game(
    person: NewPerson, game: str, language: str, size: str
) -> None:
    me = person(language, size, game=game)
    me.go()
    me.link("web-new-table-of", game=me.say("title")).click()
    me.page.get_by_role("button", name=me.say("web-play-learning-line")).click()
    me.button("web-menu").wait_for()
    assert LEARNING[game].items() <= lobby(me)["options"].items()
    assert [place["kind"] for place in lobby(me)["places"]] == ["person", "bot", "bot", "bot"]


def hint(me: Person) -> Locator:
    """What the coach of a first game says."""
    return me.page.get_by_role("complementary", name=me.say("web-coach"), exact=True)


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("fr", "phone")])
def test_a_coach_explains_a_moment_of_a_first_game_once_and_can_be_sent_away(
    person: NewPerson, language: str, size: str
) -> None:
    me = person(language, size, game="unfathomable")
    me.go("/new/unfathomable")
    me.page.get_by_role("button", name=me.say("web-play-learning-line")).click()
    hint(me).get_by_text(me.say("first-crew"), exact=True).wait_for()
    assert me.fits()
    hint(me).get_by_role("button", name=me.say("web-coach-close")).press("Enter")
    hint(me).wait_for(state="detached")
    me.page.reload()
    me.prompt.wait_for()
    assert hint(me).count() == 0

    def is_explained() -> bool:
        return me.is_asked() and not me.is_shown_something() and hint(me).count() > 0

    play_on([me], until=is_explained)
    hint(me).get_by_role("button", name=me.say("web-coach-off")).click()
    hint(me).wait_for(state="detached")
    me.page.reload()
    me.prompt.wait_for()
    turns = me.turns
    play_on([me], until=lambda: me.turns > turns + 1)
    assert hint(me).count() == 0
    me.button("web-menu").click()
    me.page.get_by_role("button", name=me.say("web-menu-coach-on")).click()
    play_on([me], until=lambda: hint(me).count() > 0)


def test_a_title_without_a_learning_game_offers_none(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    me.go("/new/into-the-blue")
    me.button("web-new-open").wait_for()
    assert me.page.get_by_text(me.say("web-play-learning"), exact=True).count() == 0


@pytest.mark.parametrize("game", short_in(TUTORIALS, "in-too-deep"))
def test_a_tutorial_needs_no_server_once_it_is_loaded(person: NewPerson, game: str) -> None:
    me = person(game=game)
    begin(me)
    with me.without_network():
        finish(me)
        me.button("web-learn-play").click()
        me.prompt.get_by_text(me.say("web-offline")).wait_for()


@pytest.mark.parametrize("game", short_in(TUTORIALS, "key-largo"))
def test_a_tutorial_by_keyboard_alone(person: NewPerson, game: str) -> None:
    me = person(game=game, motion=1)
    begin(me)
    for _ in range(MOST * 4):
        if is_done(me):
            return
        target = glowing(me) if glowing(me).count() else me.button("web-learn-next")
        if me.button("web-skip").is_visible():
            me.page.keyboard.press("Escape")
        elif target.count():
            target.focus()
            me.page.keyboard.press("Enter")
        me.page.wait_for_timeout(20)
    raise AssertionError(me.prompt.inner_text())


def test_anything_else_is_declined_and_what_is_to_be_done_is_said_again(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    begin(me)
    go_on(me)
    go_on(me)
    here = step(me)
    todo = me.say("coach-first-throw.todo")
    assert me.prompt.get_by_text(todo, exact=True).is_visible()
    me.acts.get_by_role("button", name=me.say("web-stop"), exact=True).click()
    me.prompt.get_by_text(me.say("web-learn-nudge", todo=todo)).wait_for()
    me.page.keyboard.press("3")
    assert step(me) == here
    assert me.area.locator("button[aria-pressed=true]").count() == 0
    assert glowing(me).count() == 1


def test_one_step_back_and_out_of_the_tutorial(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    begin(me)
    first = step(me)
    go_on(me)
    assert step(me) != first
    me.button("web-learn-back").click()
    assert step(me) == first
    me.link("web-learn-leave").click()
    me.link("web-learn-game", game=me.say("title")).wait_for()


def test_the_way_into_a_tutorial_is_in_the_rules_and_at_a_new_table(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    for path in ("/rules/into-the-blue", "/new/into-the-blue"):
        me.go(path)
        me.link("web-learn").click()
        me.button("web-learn-next").wait_for()


def test_a_game_without_a_tutorial_says_so(person: NewPerson) -> None:
    me = person()
    me.go("/learn/ludo")
    me.text("web-learn-none").wait_for()
