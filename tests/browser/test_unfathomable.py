"""Unfathomable: people and bots play whole games on two screens, and secrets stay covered."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from abyssal.words import WHOLE
from browser.people import NewPerson, Person, rectangle
from browser.reading import read_alike
from browser.strategies import glowing, play_on, press
from browser.tables import LONGEST, sat_down
from browser.test_two_people import rematch, replay, verify

SIDES = ("human", "hybrid", "cultist")


def loyalties(one: Person) -> Locator:
    """What everybody was, as read at the end."""
    title = one.say("web-loyalties")
    return one.board.get_by_role("region", name=title, exact=True).get_by_role("listitem")


def adds_cards(one: Person) -> Locator:
    """Whether it is their turn to add cards to a test."""
    return one.acts.get_by_role("button", name=one.say("web-hand-in", count=0), exact=True)


@pytest.mark.long
def test_a_learning_game_of_four_on_a_phone_and_a_desktop(sure: str, person: NewPerson) -> None:
    marie = person("fr", "phone", dark=True, game="unfathomable", url=sure)
    ada = person("en", "desktop", game="unfathomable", url=sure)
    people = [marie, ada]
    sat_down(people, [LONGEST, "Ada"], seats=4, game="learning", crew="suggested")
    for one in people:
        expect(one.area.get_by_text(one.say("web-not-yet"), exact=True)).to_be_visible()

    play_on(people, until=lambda: adds_cards(ada).count() > 0)
    reads_earlier_tests(ada)
    play_on(people)
    for one in people:
        assert loyalties(one).count() == 4
        expect(one.board.get_by_role("img").first).to_be_visible()
    replay(ada)
    verify(marie)
    rematch(marie, ada)


def reads_earlier_tests(ada: Person) -> None:
    """Among the suspicions it stands who added how many cards to each test."""
    ada.page.get_by_role("tab", name=ada.say("web-suspicions"), exact=True).click()
    ada.board.get_by_role("columnheader").nth(1).wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.board.get_by_role("columnheader")).to_have_count(0)


def test_a_game_of_five_with_traitors_on_a_desktop_and_a_phone(
    sure: str, person: NewPerson
) -> None:
    ada = person("en", "desktop", dark=True, game="unfathomable", url=sure)
    marie = person("fr", "phone", game="unfathomable", url=sure)
    people = [ada, marie]
    sat_down(people, ["Ada", LONGEST], seats=5, crew="suggested")
    play_on(people, until=lambda: covered(ada).count() > 0 or ada.turns > 20)
    sees_the_loyalty_only_while_it_is_held(ada)
    play_on(people, until=lambda: adds_cards(marie).count() > 0)
    comes_back_in_a_test(marie)
    play_on(people)
    for one in people:
        rows = loyalties(one)
        assert rows.count() == 5
        expect(one.board.get_by_role("img").first).to_be_visible()
        traitors = [one.say(f"loyalty-{side}") for side in SIDES[1:]]
        told = rows.all_inner_texts()
        assert any(word in line for line in told for word in traitors)


def covered(one: Person) -> Locator:
    return one.area.get_by_role("button", name=one.say("web-loyalty-covered", count=1))


def sees_the_loyalty_only_while_it_is_held(me: Person) -> None:
    card = covered(me)
    me.page.locator("dialog.looking").wait_for(state="detached")
    words = [me.say(f"web-loyalty-{side}") for side in SIDES]

    def seen() -> list[str]:
        return [text for text in words if text in me.area.inner_text()]

    assert seen() == []
    box = rectangle(card)
    me.page.mouse.move(box["x"] + 20, box["y"] + 20)
    any_side = re.compile("|".join(re.escape(text) for text in words))
    me.page.mouse.down()
    expect(me.area).to_contain_text(any_side, use_inner_text=True)
    assert len(seen()) == 1
    me.page.mouse.up()
    expect(me.area).not_to_contain_text(any_side, use_inner_text=True)
    assert seen() == []


def comes_back_in_a_test(me: Person) -> None:
    """The network is cut, then the page is read anew: the test and the hand are as they were."""
    hand = me.area.get_by_label(me.say("term-hand"), exact=True)
    before = me.prompt.inner_text(), me.board.inner_text(), hand.inner_text()
    with me.without_network():
        expect(me.text("web-lost")).to_be_visible()
    expect(me.text("web-lost")).to_be_hidden()
    assert (me.prompt.inner_text(), me.board.inner_text(), hand.inner_text()) == before
    me.page.reload()
    adds_cards(me).wait_for()
    assert (me.prompt.inner_text(), me.board.inner_text(), hand.inner_text()) == before


@pytest.mark.parametrize("language", WHOLE)
def test_the_accessibility_tree_of_a_first_turn(
    sure: str, person: NewPerson, language: str
) -> None:
    people = [person(language, game="unfathomable", url=sure) for _ in range(3)]
    sat_down(people, ["Ada", "Grace", "Tom"], seats=3)
    read_alike(f"unfathomable.{language}", first_turn(people))


def first_turn(people: list[Person]) -> Iterator[Person]:
    """Everybody comes aboard; whoever plays first moves, and ends the actions."""

    def acting() -> Person | None:
        for one in people:
            end = one.say("action-end", step="actions", own="yes")
            if one.acts.get_by_role("button", name=end, exact=True).count():
                return one
        return None

    yield next(one for one in people if one.is_asked())
    while (me := acting()) is None:
        for one in people:
            if one.is_asked() and not acting():
                things = glowing(one)
                press(things.first if things.count() else one.open_to_me(one.acts).last)
                if one.open_to_me(one.acts).count() > 1:
                    press(one.open_to_me(one.acts).last)
                one.page.wait_for_timeout(100)
    yield me
    me.button("web-move").click()
    yield me
    me.open_to_me(me.board.get_by_label(me.say("term-board"), exact=True)).first.click()
    yield me
