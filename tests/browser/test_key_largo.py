"""Key Largo: three people and a bot plan in secret, see the reveal together and play to the end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from abyssal.words import WHOLE
from browser.people import NewPerson, Person
from browser.reading import read_alike
from browser.strategies import action_cards, make_plan, play_on
from browser.tables import LONGEST, name_chair, new_table, place, sat_down

NAMES = [LONGEST, "Ada", "Tom"]


def waits_for(one: Person, count: int) -> Locator:
    """What is read before one's own plan: the first day, and so many who still plan."""
    friday = one.say("weekday-fri")
    hint = one.say("web-hint-plan", weekday=friday, day=1, days=10, count=count)
    return one.prompt.get_by_text(hint, exact=True)


def sealed_for(one: Person, count: int) -> Locator:
    """What is read after it."""
    friday = one.say("weekday-fri")
    planned = one.say("prompt-planning", planned="yes", count=count, weekday=friday, day=1)
    return one.prompt.get_by_text(planned, exact=True)


def in_area(one: Person, key: str, **arguments: str | int) -> Locator:
    name = one.say(key, **arguments)
    return one.open_to_me(one.area).and_(one.page.get_by_role("button", name=name, exact=True))


@pytest.mark.long
def test_three_people_and_a_bot_plan_in_secret_and_play_a_whole_game(person: NewPerson) -> None:
    marie = person("fr", "phone", dark=True, game="key-largo")
    ada = person("en", "desktop", game="key-largo")
    tom = person("en", "tablet", game="key-largo")
    people = [marie, ada, tom]
    sat_down(people, NAMES)

    for one in people:
        waits_for(one, 3).wait_for()  # the bot has planned
    others = marie.room("web-others")
    before = others.inner_text()
    make_plan(ada, "dolphins", "shop")
    sealed_for(ada, 2).wait_for()
    assert not ada.is_asked()
    for one in (marie, tom):
        waits_for(one, 2).wait_for()
        assert one.is_asked()
    assert others.inner_text() == before

    ada.button("web-change-plan").click()
    in_area(ada, "web-take-back", place=ada.say("web-place-shop")).click()
    in_area(ada, "web-place-bar").click()
    ada.button("web-commit").click()
    sealed_for(ada, 2).wait_for()
    waits_for(tom, 2).wait_for()

    make_plan(tom, "bar", "dive")
    make_plan(marie, "bar", "dive")
    for one in (marie, tom):
        said = one.say("web-goes-to", player="Ada", place=one.say("place-dolphins"))
        one.board.get_by_role("status").filter(has_text=said).wait_for(state="attached")

    play_on(people)
    totals = [one.board.locator("tfoot td").all_inner_texts() for one in people]
    amounts = [[re.sub(r"\D", "", cell) for cell in row] for row in totals]
    assert amounts[0] == amounts[1] == amounts[2]
    assert len(amounts[0]) == 4


def test_people_at_one_screen_plan_one_after_the_other(person: NewPerson) -> None:
    me = person(game="key-largo")
    new_table(me, "Ada")
    place(me, 1, "me")
    name_chair(me, 1, "Grace")
    me.button("web-start").click()

    me.button("web-hand-over-me", name="Ada").click()
    me.board.wait_for()
    make_plan(me, "dolphins", "bar")
    grace = me.button("web-hand-over-me", name="Grace")
    grace.wait_for()
    assert not me.button("web-hand-over-me", name="Ada").count()
    assert not me.area.count()
    grace.click()
    me.board.wait_for()
    assert me.is_asked()
    make_plan(me, "dolphins", "shop")
    played = me.page.get_by_role("button", name=me.say("web-hand-over-me", name="Ada"), exact=True)
    me.acts.get_by_role("button").or_(played).first.wait_for()


@pytest.mark.parametrize("language", WHOLE)
def test_the_accessibility_tree_of_one_whole_day(
    sure: str, person: NewPerson, language: str
) -> None:
    people = [person(language, game="key-largo", url=sure) for _ in range(3)]
    sat_down(people, ["Ada", "Grace", "Tom"], seats=3)
    read_alike(f"key-largo.{language}", day(people))


def day(people: list[Person]) -> Iterator[Person]:
    """The first day of Ada: she plans, recruits and looks at a wreck, then dives."""
    ada, *others = people
    yield ada
    action_cards(ada).first.click()
    yield ada
    action_cards(ada).first.click()
    make_plan(ada, "bar", "dive")
    ada.button("web-change-plan").wait_for()
    yield ada
    for one in others:
        make_plan(one, "dolphins", "market")
    leave = ada.acts.get_by_role("button", name=ada.say("action-done", step="bar"), exact=True)
    leave.wait_for()
    yield ada
    ada.open_to_me(ada.board).first.click()
    yield ada
    ada.open_to_me(ada.acts).last.click()
    second = ada.say("prompt-looking.you")
    ada.prompt.get_by_text(second, exact=True).wait_for()
    yield ada
    ada.open_to_me(ada.board).first.click()
    ada.open_to_me(ada.acts).last.click()
    leave.wait_for()
    leave.click()
    where = ada.say("prompt-placing.you")
    ada.prompt.get_by_text(where, exact=True).wait_for()
    yield ada
    ada.open_to_me(ada.board).first.click()
    ada.open_to_me(ada.acts).last.click()
    dive_until_evening(ada)
    yield ada


def dive_until_evening(ada: Person) -> None:
    ways = ada.open_to_me(ada.board.get_by_label(ada.say("web-ways"), exact=True))
    commit = ada.button("web-commit")
    ways.or_(commit).first.wait_for()
    while not commit.count():
        ways.first.click()
        ways.or_(commit).first.wait_for()
