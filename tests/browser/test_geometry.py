"""No words are cut off or covered, and no control lies over another, however full the table is."""

import json
import re
from itertools import cycle
from time import time
from typing import Any

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from abyssal.table.places import DAY
from abyssal.words import WHOLE
from browser.crowded import CROWDED, NAMES, accusing, contributing, known, turned_up
from browser.geometry import faults, small
from browser.laid import LaidTable
from browser.people import DESKTOP, PHONE, NewPerson, Person, rectangle

SIZES: dict[str, ViewportSize] = {
    "desktop": DESKTOP,
    "wide": {"width": 1920, "height": 1080},
    "tablet": {"width": 820, "height": 1180},
    "phone": PHONE,
}


BY_TURNS = (["desktop", "phone"], ["wide", "tablet"])
"""The sizes in one language and in the other; positions take turns at which is which."""
EVERY = (list(SIZES), list(SIZES))


@pytest.mark.parametrize("game", CROWDED)
@pytest.mark.parametrize(
    "looks",
    [
        pytest.param(BY_TURNS, id="by-turns"),
        pytest.param(EVERY, id="every", marks=pytest.mark.long),
    ],
)
def test_nothing_is_cut_off_or_covered(
    person: NewPerson, game: str, looks: tuple[list[str], list[str]]
) -> None:
    me = person(game=game)
    table = LaidTable(me)
    found = []
    languages = cycle((WHOLE, WHOLE[::-1]))
    for (what, position), both in zip(CROWDED[game].items(), languages, strict=False):
        table.lay(position(), NAMES)
        for language, sizes in zip(both, looks, strict=True):
            me.page.set_viewport_size(DESKTOP)
            me.speak(language)
            for size in sizes:
                me.page.set_viewport_size(SIZES[size])
                found += [f"{what}, {language}, {size}: {fault}" for fault in faults(me)]
    assert found == []


@pytest.mark.parametrize("game", CROWDED)
def test_nothing_is_cut_off_or_covered_beside_the_rules(person: NewPerson, game: str) -> None:
    me = person("fr", game=game)
    table = LaidTable(me)
    found = []
    for what, position in CROWDED[game].items():
        table.lay(position(), NAMES)
        me.page.keyboard.press("r")
        # What is looked at is the board in the room that the rules, which scroll, leave it.
        me.room("web-rules").evaluate("(rules) => (rules.style.visibility = 'hidden')")
        found += [f"{what}: {fault}" for fault in faults(me)]
        me.page.keyboard.press("r")
    assert found == []


def box(me: Person, selector: str) -> FloatRect:
    """Where the first thing that is seen of this kind lies."""
    return rectangle(me.page.locator(f"{selector}:visible").first)


def laid(person: NewPerson, game: str, position: dict[str, Any], size: str, **more: Any) -> Person:
    """Somebody at a table that stands so, on a screen of a size."""
    me = person(game=game)
    me.page.set_viewport_size(SIZES[size])
    LaidTable(me).lay(position, NAMES, **more)
    return me


def test_the_map_of_a_tablet_keeps_its_shape_and_its_height(person: NewPerson) -> None:
    me = person(game="key-largo")
    me.page.set_viewport_size(SIZES["tablet"])
    table = LaidTable(me)
    heights = set()
    for what in ("planning", "dolphins", "market", "diving"):
        table.lay(CROWDED["key-largo"][what](), NAMES)
        board = box(me, "main .waters")
        heights.add(round(board["height"]))
        assert board["width"] / board["height"] == pytest.approx(796 / 520, rel=0.02)
    assert len(heights) == 1


def lies_on(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share more than a hair."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 1 and high > 1


def boxes(me: Person, selector: str) -> list[FloatRect]:
    return [rectangle(one) for one in me.page.locator(f"{selector}:visible").all()]


@pytest.mark.parametrize("size", SIZES)
def test_what_boats_that_wait_earned_covers_no_day_and_no_boat(
    person: NewPerson, size: str
) -> None:
    position = CROWDED["key-largo"]["planning"]()
    me = person("fr", game="key-largo", motion=0.01)  # slow: it stays as long as it is looked at
    me.page.set_viewport_size(SIZES[size])
    table = LaidTable(me)
    table.lay(position, NAMES)
    table.tell(position, [{"event": "collected", "seat": at, "income": 30} for at in (1, 3)])
    expect(me.page.locator(".note")).to_have_count(2)
    notes = boxes(me, "main .note")
    others = boxes(me, "main .cal li") + boxes(me, "main .boat")
    assert not any(lies_on(note, other) for note in notes for other in others)
    board = box(me, "main .map")
    for note in notes:
        assert board["y"] <= note["y"]
        assert note["y"] + note["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("size", SIZES)
def test_names_below_the_cards_that_are_revealed_lie_over_nothing(
    person: NewPerson, size: str
) -> None:
    position = CROWDED["key-largo"]["planning"]()
    me = person("fr", game="key-largo", motion=0.01)
    me.page.set_viewport_size(SIZES[size])
    table = LaidTable(me)
    table.lay(position, NAMES)
    places = ["market", "bar", "market", "shop", "dolphins"]
    shown = {"event": "revealed", "seat": None, "half": "morning", "places": places}
    table.tell(position, [shown])
    expect(me.page.locator(".reveal .who")).to_have_count(5)
    found = boxes(me, ".reveal .who") + boxes(me, ".reveal .turn")
    pairs = [(one, other) for at, one in enumerate(found) for other in found[at + 1 :]]
    assert not any(lies_on(one, other) for one, other in pairs)
    board = box(me, "main .map")
    for one in found:
        assert board["x"] <= one["x"]
        assert one["x"] + one["width"] <= board["x"] + board["width"]
        assert one["y"] + one["height"] <= board["y"] + board["height"]


def test_the_ship_keeps_its_height_when_it_is_my_turn(person: NewPerson) -> None:
    me = person(game="unfathomable")
    table = LaidTable(me)
    heights = set()
    for legal in (["move deck-1", "use space", "end"], []):
        position = known("unfathomable", "actions-6")
        table.lay(position | {"legal": legal}, NAMES)
        heights.add(box(me, "main .ship")["height"])
    assert len(heights) == 1


def test_pieces_and_cards_grow_with_the_board(person: NewPerson) -> None:
    me = person(game="unfathomable")
    table = LaidTable(me)
    position = known("unfathomable", "actions-6")
    sizes = []
    for size in ("desktop", "wide"):
        me.page.set_viewport_size(SIZES[size])
        table.lay(position, NAMES)
        parts = (
            "main .figure.deepone",
            "main .person .hero",
            "main .dial",
            ".mine .skill-card",
            ".mine .choice",
        )
        sizes.append([box(me, part)["height"] for part in parts])
    small, large = sizes
    assert [high / low for low, high in zip(small, large, strict=True)] == pytest.approx(
        [1.5, 1.5, 1.5, 1.38, 1.38], rel=0.03
    )


def test_the_eyes_of_the_beast_are_seen_on_a_low_board(person: NewPerson) -> None:
    me = laid(person, "unfathomable", CROWDED["unfathomable"]["turned up"](), "desktop")
    scene = box(me, "main section.scene")
    eyes = box(me, "main .wide [fill='#FFD97F']")
    assert scene["y"] < eyes["y"]
    assert eyes["y"] + eyes["height"] <= scene["y"] + scene["height"]


def ended(table: LaidTable, outcome: str, cards: int, total: int) -> None:
    """A test whose cards lie open comes to an end; at this speed it stays so."""
    position = turned_up(cards)
    table.lay(position, NAMES)
    position["view"] |= {"test": None}
    said = {"event": "outcome", "seat": None, "outcome": outcome, "total": total}
    table.tell(position, [said])
    expect(table.me.page.locator(".test-ended .stamp")).to_be_visible()


@pytest.mark.parametrize(
    ("outcome", "eyes"),
    [
        ("partial", 2),
        pytest.param("failed", 2, marks=pytest.mark.long),
        pytest.param("passed", 0, marks=pytest.mark.long),
    ],
)
def test_the_outcome_of_a_test_is_seen_whole(person: NewPerson, outcome: str, eyes: int) -> None:
    me = person(game="unfathomable", motion=0.001)  # it stays as long as it is looked at
    table = LaidTable(me)
    found = []
    for language in WHOLE[::-1]:
        me.page.set_viewport_size(DESKTOP)
        ended(table, outcome, 9, -3)
        me.speak(language)
        for size, viewport in SIZES.items():
            me.page.set_viewport_size(viewport)
            found += [f"{language}, {size}: {fault}" for fault in faults(me)]
            scene = box(me, "main section.scene")
            open_eyes = boxes(me, "main .backdrop [fill='#FFD97F']")
            assert len(open_eyes) == eyes
            for eye in open_eyes:
                assert scene["y"] < eye["y"]
                assert eye["y"] + eye["height"] <= scene["y"] + scene["height"]
    assert found == []


@pytest.mark.parametrize(
    ("position", "height"),
    [(accusing(7), 740), (contributing(7), 844), (accusing(12), 844), (contributing(12), 844)],
    ids=["seven", "seven and long texts", "twelve", "twelve and long texts"],
)
def test_a_phone_shows_the_hand_with_the_test(
    person: NewPerson, position: dict[str, Any], height: int
) -> None:
    me = person("fr", game="unfathomable", size="phone")
    me.page.set_viewport_size({"width": 390, "height": height})
    LaidTable(me).lay(position, NAMES)
    acts = box(me, ".act .btn")
    held = boxes(me, ".mine .held")
    assert len(held) == len(position["view"]["players"][position["view"]["viewer"]]["cards"])
    assert box(me, ".test-card")["y"] >= 0
    assert max(one["y"] + one["height"] for one in held) <= acts["y"]


def test_a_note_leaves_the_prompt_of_a_phone_in_sight(person: NewPerson) -> None:
    me = person("fr", game="unfathomable", size="phone")
    LaidTable(me).lay(known("unfathomable", "actions-6"), NAMES)
    name = me.page.locator(".mine .sheet .name")
    name.scroll_into_view_if_needed()
    name.focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    note = box(me, ".peek")
    prompt = box(me, "#prompt")
    assert note["height"] > 100
    assert not lies_on(note, prompt)


MOTION = {
    "number": 1,
    "motion": "stand-in",
    "seat": 0,
    "name": "",
    "about": 1,
    "pace": None,
    "absence": None,
    "lapses": None,
    "mine": True,
}


@pytest.mark.parametrize("language", WHOLE)
def test_a_vote_of_others_leaves_the_prompt_of_a_phone_in_sight(
    person: NewPerson, language: str
) -> None:
    me = person(language, game="unfathomable", size="phone")
    table = LaidTable(me)
    table.lay(known("unfathomable", "actions-6"), NAMES)
    table.lobby["votes"] = [MOTION]
    table.socket.send(json.dumps({"n": 2, "kind": "table", "lobby": table.lobby}))
    vote = me.page.get_by_role("alert", name=me.say("web-vote"), exact=True)
    assert not lies_on(rectangle(vote), box(me, "#prompt"))


def test_a_phone_shows_what_a_hint_speaks_of(person: NewPerson) -> None:
    me = person(game="into-the-blue", size="phone")
    me.play_now()
    me.page.locator("#hint").click()
    me.page.locator(".hints .one").first.wait_for()
    acts = box(me, ".act .btn")
    me.page.wait_for_function(
        """(acts) => [...document.querySelectorAll(".mine .die")].every(
            (die) => die.getBoundingClientRect().bottom <= acts)""",
        arg=acts["y"],
    )


@pytest.mark.parametrize("language", WHOLE)
def test_the_day_of_a_deadline_leaves_the_prompt_of_a_phone_its_width(
    person: NewPerson, language: str
) -> None:
    me = person(language, game="key-largo", size="phone")
    LaidTable(me).lay(CROWDED["key-largo"]["planning"](), NAMES, deadline=time() + 9 * DAY)
    assert me.page.get_by_role("timer").is_visible()
    assert box(me, "#prompt .sentence")["width"] > 250


@pytest.mark.parametrize("language", WHOLE)
def test_a_phone_names_the_game_and_that_it_was_assisted(person: NewPerson, language: str) -> None:
    me = person(language, game="unfathomable", size="phone")
    table = LaidTable(me)
    position = known("unfathomable", "actions-6")
    table.lay(position, NAMES)
    table.lobby["places"][position["view"]["viewer"]]["assisted"] = True
    table.socket.send(json.dumps({"n": 2, "kind": "table", "lobby": table.lobby}))
    assisted = box(me, ".bar .assisted span")
    assert assisted["width"] > 30
    title = me.page.locator(".bar .title")
    assert title.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    assert assisted["y"] + assisted["height"] <= box(me, ".bar")["height"]
    assert faults(me) == []


def test_the_seconds_of_a_window_can_be_read_on_a_phone(person: NewPerson) -> None:
    window = {"about": "before-test", "length": 8, "closes": None, "choosing": False, "mine": None}
    position = known("unfathomable", "before-test-4")
    me = laid(person, "unfathomable", position, "phone", window=window)
    light, dark = me.page.locator(".act .state").evaluate(
        """(seconds) => [getComputedStyle(seconds).color,
        getComputedStyle(seconds.closest(".act")).backgroundColor]"""
    )
    assert contrast(light, dark) >= 4.5


def contrast(one: str, other: str) -> float:
    """How two colours of a page differ, as the guidelines for accessible pages count it."""

    def luminance(colour: str) -> float:
        parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


SMALL_BUT_DOUBLED = {"aim", "target", "person", "portrait"}
"""Places and figures of a full board: what pressing them does is also a button below; and
portraits, whose sheets are opened by the rows of the players too."""


@pytest.mark.parametrize("game", ["key-largo", "unfathomable"])
def test_fingers_find_what_they_reach_for(person: NewPerson, game: str) -> None:
    me = person(game=game, size="phone")
    table = LaidTable(me)
    found = []
    for what, position in CROWDED[game].items():
        table.lay(position(), NAMES)
        found += [f"{what}: {thing}" for thing in small(me, SMALL_BUT_DOUBLED)]
    assert found == []


def test_what_is_cut_off_or_covered_is_found(person: NewPerson) -> None:
    me = laid(person, "unfathomable", CROWDED["unfathomable"]["sailing"](), "desktop")
    assert faults(me) == []
    for rule, fault in [
        (".way .waypoint { overflow: hidden !important; width: 20px !important }", "cut off"),
        (
            ".way .waypoint { overflow: visible !important; width: 20px !important }",
            "beyond its box",
        ),
        (".choices li { margin-right: -60px !important }", "one control over another"),
        (".room .figures { translate: -60px 0 !important }", "covered"),
    ]:
        me.page.evaluate(
            """(rule) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rule);
            document.adoptedStyleSheets = [sheet]; }""",
            rule,
        )
        assert any(line.startswith(fault) for line in faults(me)), fault
