"""A table without a clock waits for whoever is away; by vote a bot makes one move for them."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PressedTooLate

from browser.conftest import serve_quickly
from browser.crowded import NAMES, known
from browser.laid import LaidTable
from browser.people import NewPerson, Person, rectangle
from browser.quick_server import CLOCK, NOON
from browser.strategies import play_on
from browser.tables import sat_down

AWAY = "Marie"
HOUR = 3600.0
SOON = 2000
"""Milliseconds in which a button that is there can be pressed."""


@pytest.fixture
def held(tmp_path: Path) -> Iterator[str]:
    """A server whose clock the test moves."""
    process = serve_quickly(tmp_path, "--held", "--sure")
    yield process.url
    process.stop()


def test_by_vote_a_bot_makes_one_move_for_who_is_away(
    held: str, person: NewPerson, tmp_path: Path
) -> None:
    game = "into-the-blue"
    ada = person(game=game, url=held)
    marie = person("fr", "phone", dark=True, game=game, url=held)
    grace = person("fr", "phone", game=game, url=held)
    sat_down([ada, marie, grace], ["Ada", AWAY, "Grace"], seats=3)
    play_on([ada, grace], until=marie.is_asked)
    table = marie.page.url
    marie.page.close()
    for one in (ada, grace):
        expect(tags(one)).to_contain_text(one.say("web-tag-left"))

    (tmp_path / CLOCK).write_text(str(NOON + HOUR))
    menu(ada, "web-menu-standin")
    ask = ada.button("web-standin-for", name=AWAY)
    # The clock is read a moment after it was moved; until then the server asks for patience. Once
    # it has not, the button is gone, perhaps before it is pressed again.
    while not grace.button("web-vote-a-bot").is_visible():
        if ask.is_visible():
            with suppress(PressedTooLate):
                ask.click(timeout=SOON)
        ada.page.wait_for_timeout(50)
    expect(tags(ada)).to_contain_text(ada.say("web-tag-plays"))
    assert tags(ada).get_by_text(ada.say("web-tag-standin")).count() == 0
    card = rectangle(grace.page.get_by_role("alert", name=grace.say("web-vote"), exact=True))
    assert card["y"] + card["height"] <= rectangle(grace.board)["y"]
    grace.button("web-vote-a-bot").click()
    later = NOON + HOUR
    while not ada.text("web-by-bot", name=AWAY).first.is_visible() or stood_in(ada):
        later += 1  # between its moves the bot waits for what is shown
        (tmp_path / "later").write_text(str(later))
        (tmp_path / "later").rename(tmp_path / CLOCK)
        ada.page.wait_for_timeout(50)
    for one in (ada, grace):
        expect(one.text("web-by-bot", name=AWAY).first).to_be_visible()
        expect(tags(one)).to_contain_text(one.say("web-tag-left"))

    marie.page = marie.context.new_page()
    marie.watch(marie.page)
    marie.page.goto(table)
    marie.board.wait_for()
    marie.button("web-returned-go").click()
    play_on([ada, grace], until=marie.is_asked)
    assert not marie.button("web-return").count()
    marie.page.locator("button.since").click()
    done = marie.page.get_by_role("dialog").locator("li")
    done = done.filter(has_text=marie.say("web-by-bot", name=AWAY))
    assert done.count() > 0
    assert not any(re.search(r"\bvous\b", text, re.IGNORECASE) for text in done.all_inner_texts())


def stood_in(one: Person) -> bool:
    """Whether a bot still plays for who is away."""
    return one.say("web-tag-standin") in tags(one).inner_text()


def tags(one: Person) -> Locator:
    """Of the players on the screen of one, the one who is away."""
    return one.page.locator(".others .player").filter(has_text=AWAY)


def menu(one: Person, key: str) -> None:
    one.button("web-menu").click()
    one.page.get_by_role("button", name=one.say(key)).click()


@pytest.mark.parametrize("tag", ["standin", "away"])
def test_a_player_who_is_away_is_marked_on_every_screen(person: NewPerson, tag: str) -> None:
    me = person("fr", game="into-the-blue")
    table = LaidTable(me)
    view = known("into-the-blue", "rolling-5")["view"]
    table.lay({"view": view, "legal": []}, NAMES)
    absent = (view["viewer"] + 1) % view["seats"]
    bot = {"standin": "greedy" if tag == "standin" else None}
    table.lobby["places"][absent] = {"kind": "person", "name": AWAY, "bot": None} | bot
    table.socket.send(json.dumps({"n": 2, "kind": "table", "lobby": table.lobby}))
    present = [seat != absent for seat in range(view["seats"])]
    here = {"n": 3, "kind": "presence", "present": present, "watching": 0}
    table.socket.send(json.dumps(here))
    for width in (1280, 820, 390):
        me.page.set_viewport_size({"width": width, "height": 844})
        said = tags(me).get_by_text(me.say(f"web-tag-{tag}")).locator("visible=true")
        expect(said).to_have_count(1)
        box = rectangle(said)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
