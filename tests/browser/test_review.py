"""A review in the browser: by keys and by ear, and without a fault that axe finds."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from abyssal import review
from abyssal.keeper import reviews
from abyssal.keeper.reviews import Case, Found, begun, judged, sum_up
from abyssal.record import Record
from browser.inspection import BY_TURNS, Inspection
from browser.laid import LaidTable
from browser.people import NewPerson, Person
from live.judging import Quick

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = ["Ada", "Ben", None, None]


@pytest.fixture(scope="module")
def record() -> Iterator[Record]:
    """A game of four; what is judged is judged at once."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(review, "searcher_of", lambda game: Quick())
        reviews.walk_of.cache_clear()
        text = (GOLDEN / "into_the_blue-4p-seed7.record").read_text(encoding="utf-8")
        yield Record.read(text)


def reviewed(record: Record, seat: int) -> Found:
    case = Case(record.text(), seat)
    start, frames = begun(case)
    found = Found(seat, start, frames)
    while len(found.steps) < len(frames):
        chances = found.steps[-1].chances if found.steps else start
        found.steps.append(judged(case, len(found.steps), chances))
    sum_up(found)
    return found


def shown(me: Person, record: Record) -> Found:
    found = {seat: reviewed(record, seat) for seat in (0, 1)}
    LaidTable(me).show_review(record, NAMES, found)
    return found[0]


def test_by_keyboard_from_moment_to_moment_and_along_the_curve(
    person: NewPerson, record: Record
) -> None:
    me = person(game="into-the-blue")
    found = shown(me, record)
    first, second = found.moments[:2]
    page, knob = me.page, me.page.get_by_role("slider")
    expect(knob).to_have_value(str(first))
    page.keyboard.press("n")
    expect(knob).to_have_value(str(second))
    page.keyboard.press("ArrowLeft")
    expect(knob).to_have_value(str(second - 1))
    knob.focus()
    page.keyboard.press("ArrowRight")
    expect(knob).to_have_value(str(second))
    assert str(knob.get_attribute("aria-valuetext"))
    me.button("web-review-next").click()
    expect(knob).to_have_value(str(found.moments[2]))
    page.keyboard.press("End")
    expect(knob).to_have_value(str(len(found.steps)))
    assert page.url.endswith(f"#a.{len(found.steps)}")


def test_a_moment_opens_in_the_replay_with_the_same_eyes(person: NewPerson, record: Record) -> None:
    me = person(game="into-the-blue")
    shown(me, record)
    page = me.page
    turn = page.locator(".now > b").inner_text()
    page.get_by_role("link", name=me.say("web-replay")).click()
    page.wait_for_url(re.compile(r"/replay#t\d+\.\d+/a$"))
    expect(page.locator(".act .place b")).to_contain_text(turn)


def test_the_sum_that_is_shown_is_exact(person: NewPerson, record: Record) -> None:
    me = person(game="into-the-blue")
    found = shown(me, record)
    cells = me.page.locator(".luck td").all_inner_texts()
    start, *parts, result = (int(cell.strip("%").replace("\u2212", "-")) for cell in cells)
    assert start + sum(parts) == result
    assert [start, *parts] == found.points


def test_what_a_bot_did_can_be_asked_for_with_what_its_seat_knew(
    person: NewPerson, record: Record
) -> None:
    me = person(game="into-the-blue")
    found = shown(me, record)
    knob = me.page.get_by_role("slider")
    step = next(at for at, one in enumerate(found.steps) if one.seat == 2)
    knob.fill(str(step))
    me.button("web-why").click()
    expect(me.page.locator(".moment .why li.played")).to_have_count(1)


def test_axe_finds_nothing_in_a_review(someone: NewPerson, record: Record) -> None:
    me = someone("into-the-blue")
    shown(me, record)
    inspection = Inspection(me, BY_TURNS)
    inspection.look("review")
    me.page.keyboard.press("n")
    inspection.look("another moment")
    assert inspection.found == []
