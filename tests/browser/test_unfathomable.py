"""Unfathomable: people and bots play whole games, and secrets stay covered."""

import re

import pytest

from browser.conftest import serve_quickly
from browser.strategies import glowing, play_on, press
from browser.tables import LONGEST, invitation, new_table, place, sit_down, start
from browser.test_axe import axe, check, someone  # noqa: F401 (fixtures)
from browser.test_tree import HOME, WRITE, tree_of


def at_one_table(people, names):
    """The people, the first of them the host, and bots in the other chairs."""
    host = people[0]
    new_table(host, names[0])
    for seat in range(2, len(people)):
        place(host, seat, "open")
    host.button("web-new-open").click()
    link = invitation(host)
    for one, name in zip(people[1:], names[1:], strict=True):
        sit_down(one, link, name)
    start(people)


def test_two_people_and_bots_play_a_whole_game(person):
    marie = person("fr", "phone", dark=True, game="unfathomable")
    ada = person("en", "desktop", game="unfathomable")
    people = [marie, ada]
    at_one_table(people, [LONGEST, "Ada"])
    play_on(people, most=900)
    for one in people:
        title = one.say("web-loyalties")
        rows = one.board.get_by_role("region", name=title, exact=True).get_by_role("listitem")
        assert rows.count() == 4
        assert one.board.get_by_role("img").first.is_visible()


def test_loyalty_is_seen_only_while_it_is_held(person):
    me = person(game="unfathomable")
    me.play_now()
    covered = me.say("web-loyalty-covered", count=1)
    card = me.area.get_by_role("button", name=covered)
    play_on([me], until=lambda: card.count() > 0)
    words = [me.say(f"web-loyalty-{side}") for side in ("human", "hybrid", "cultist")]

    def seen():
        return [text for text in words if text in me.area.inner_text()]

    assert seen() == []
    box = card.bounding_box()
    me.page.mouse.move(box["x"] + 20, box["y"] + 20)
    me.page.mouse.down()
    me.page.wait_for_timeout(100)
    assert len(seen()) == 1
    me.page.mouse.up()
    me.page.wait_for_timeout(100)
    assert seen() == []


def test_no_question_has_a_fault_that_axe_finds(someone):  # noqa: F811
    me = someone("unfathomable")
    me.play_now()
    seen = set()
    found = []

    def look():
        """At each kind of question once."""
        if me.is_asked():
            kind = re.sub(r"\(.*?\)|\d+|[Oo]ne", "#", me.prompt.inner_text().split("\n")[0])[:24]
            if kind not in seen:
                seen.add(kind)
                found.extend(check(me, kind))
        return len(seen) == 6

    play_on([me], until=look)
    assert found == []
    assert len(seen) > 3


@pytest.fixture
def sure(tmp_path):
    """A server on which the same things happen each time."""
    process = serve_quickly(tmp_path, "--sure")
    yield process.url
    process.stop()


def three_seats(people):
    """A table of the fewest players, without bots."""
    host = people[0]
    new_table(host, "Ada")
    host.button("web-chair-remove").locator("visible=true").first.click()
    for seat in (1, 2):
        place(host, seat, "open")
    host.button("web-new-open").click()
    link = invitation(host)
    for one, name in zip(people[1:], ("Grace", "Tom"), strict=True):
        sit_down(one, link, name)
    start(people)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_accessibility_tree_of_a_first_turn(sure, person, language):
    people = [person(language, game="unfathomable", url=sure) for _ in range(3)]
    three_seats(people)
    trees = list(first_turn(people))
    text = "\n\n".join(f"# {at}\n{tree}" for at, tree in enumerate(trees, start=1)) + "\n"
    path = HOME / f"unfathomable.{language}.yaml"
    if WRITE:
        HOME.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8"), "ABYSSAL_WRITE_TREES=1 writes the new trees"


def first_turn(people):
    """Everybody comes aboard; whoever plays first moves, and ends the actions."""

    def acting():
        for one in people:
            end = one.say("action-end", step="actions", own="yes")
            if one.acts.get_by_role("button", name=end, exact=True).count():
                return one
        return None

    yield tree_of(next(one for one in people if one.is_asked()))
    while not acting():
        for one in people:
            if one.is_asked() and not acting():
                things = glowing(one)
                press(things.first if things.count() else one.open_to_me(one.acts).last)
                if one.open_to_me(one.acts).count() > 1:
                    press(one.open_to_me(one.acts).last)
                one.page.wait_for_timeout(100)
    me = acting()
    yield tree_of(me)
    me.button("web-move").click()
    yield tree_of(me)
    me.open_to_me(me.board.get_by_label(me.say("term-board"), exact=True)).first.click()
    me.page.wait_for_timeout(300)
    yield tree_of(me)
