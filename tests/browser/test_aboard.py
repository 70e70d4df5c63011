"""Two people and bots aboard: the look at secrets, quiet windows, talk and notes on two screens.

The server's clock stands still until it is moved: no window closes while somebody looks.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from abyssal.testing.process import Process
from browser.conftest import serve_quickly
from browser.inspection import AXE, lasting
from browser.people import COUNT_SOUNDS, Person
from browser.quick_server import CLOCK, NOON
from live.wire import Guest

WANT_SOUNDS = """
const kept = JSON.parse(localStorage.getItem("abyssal") ?? "{}");
localStorage.setItem("abyssal", JSON.stringify({ ...kept, sound: true }));
"""
PARTS = ("dialog", ".bar", ".prompt", ".act", ".cover", ".rail > .log")
"""What stands around the board; the board has tests of its own."""
PATIENT = 120
ROUND = 4
"""Turns: each of the four has one."""
Frame = tuple[float, bool, int]
"""When a window closes, whether somebody is still choosing, and the length of the message."""


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data") / CLOCK


@pytest.fixture(scope="module")
def server(clock: Path) -> Iterator[Process]:
    process = serve_quickly(clock.parent, "--second", "1", "--sure", "--held")
    yield process
    process.stop()


class Ship:
    """A table with two people, played for them over sockets, and looked at on their screens."""

    def __init__(self, browser: Browser, url: str, clock: Path, stack: ExitStack) -> None:
        self.guests = [Guest(url, name) for name in ("Ada", "Marie")]
        self.people = [
            Person(browser, url, "en", "desktop", game="unfathomable", bypass_csp=True),
            Person(browser, url, "fr", "phone", dark=True, game="unfathomable", bypass_csp=True),
        ]
        self.frames: list[list[Frame]] = [[], []]
        """Moment and length of what each screen was sent in windows."""
        for person, frames in zip(self.people, self.frames, strict=True):
            person.context.add_init_script(COUNT_SOUNDS + WANT_SOUNDS)
            person.context.add_init_script(AXE.read_text("utf-8"))
            person.page.on("websocket", partial(note, frames))
        self.url, self.clock, self.stack = url, clock, stack
        self.faults: list[str] = []

    def embark(self, game: str = "learning", **house: str) -> "Ship":
        """In a learning game no secret cards are dealt at first."""
        self.sit_down(game, **house)
        self.come_before_screens()
        return self

    def come_before_screens(self) -> None:
        for guest, person in zip(self.guests, self.people, strict=True):
            link = guest.post(f"/api/tables/{self.table}/link").json()["seat_link"]
            person.page.goto(self.url + link)
            person.board.wait_for()

    def sit_down(self, game: str, **house: str) -> None:
        ada, marie = self.guests
        body = {
            "game": "unfathomable",
            "name": "Ada",
            "places": [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot", "bot": "random"}] * 2,
            "options": {"crew": "suggested", "game": game},
            "house": {"windows": "8", "viewing": "10", **house},
        }
        self.table = ada.post("/api/tables", body).json()["table"]
        marie.join(self.table, ada.lobby(self.table)["code"])
        ada.command(self.table, "start")
        self.wires = [self.stack.enter_context(guest.socket(self.table)) for guest in self.guests]
        self.answered: list[int | None] = [None, None]

    def is_over(self) -> bool:
        return any(message.get("kind") == "over" for message in self.wires[0].heard)

    def newest(self, seat: int) -> dict[str, Any]:
        wire = self.wires[seat]
        wire.quiet(0.02)
        games = [m.get("game") or m for m in wire.heard if m.get("kind") in ("sync", "game")]
        return games[-1]

    def wait_until(self, moment: float) -> None:
        """Let time pass on the server, until then."""
        if moment > self.now():
            self.clock.with_suffix(".new").write_text(str(moment))
            self.clock.with_suffix(".new").rename(self.clock)

    def now(self) -> float:
        return float(self.clock.read_text()) if self.clock.exists() else NOON

    def sail(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Answer what is asked openly, and let the time of windows and looks pass, until so.

        Where nobody is asked, time passes in which people see what was done before bots go on.
        """
        end = time.monotonic() + PATIENT
        while time.monotonic() < end:
            resting = True
            for seat, wire in enumerate(self.wires):
                game = self.newest(seat)
                moment = game["looking"] or game["window"]
                # On a busy machine a window may have closed before it was heard of.
                passed = moment and moment["closes"] is not None and moment["closes"] <= self.now()
                if self.is_over() or (until(game) and not passed):
                    return game
                if moment:
                    resting = False
                    self.wait_until(moment["closes"])
                elif game["legal"] and self.answered[seat] != game["decision"]:
                    resting = False
                    self.answered[seat] = game["decision"]
                    legal = game["legal"]
                    action = "end" if "end" in legal else legal[0]
                    wire.send("play", decision=game["decision"], actions=[action])
            if resting:
                self.wait_until(self.now() + 1)
        raise AssertionError(f"not in {PATIENT} s")

    def sides(self) -> list[list[str]]:
        """What the two of them are, as each is told."""
        views = [self.newest(seat)["view"] for seat in (0, 1)]
        return [view["players"][seat]["loyalties"] for seat, view in enumerate(views)]

    def check(self, what: str) -> None:
        """What axe finds on both screens as they are."""
        for person in self.people:
            self.faults += [f"{what}: {found}" for found in lasting(person, PARTS)]
            if not person.fits():
                self.faults.append(f"{what}: wider than the screen")


def note(frames: list[Frame], wire: WebSocket) -> None:
    """Keep what a page hears in windows."""

    def hear(text: str | bytes) -> None:
        window = json.loads(text).get("window")
        if window:
            frames.append((window["closes"], window["choosing"], len(text)))

    wire.on("framereceived", hear)


def in_a_window(game: dict[str, Any]) -> bool:
    return game["window"] is not None


def looking(game: dict[str, Any]) -> bool:
    return game["looking"] is not None


@pytest.fixture
def ship(browser: Browser, server: Process, clock: Path) -> Iterator[Ship]:
    with ExitStack() as stack:
        made = Ship(browser, server.url, clock, stack)
        yield made
    for guest in made.guests:
        guest.http.close()
    for person in made.people:
        person.leave()
    assert made.faults == []


def bare(html: str) -> str:
    """A part of the page without what is one's own: names, languages and the running time."""
    own = r'(style|aria-label|id|stroke-dasharray)="[^"]*"'
    return re.sub(r">[^<]+<", "><", re.sub(own, "", html))


@pytest.mark.rule("UNF-H12")
def test_both_look_at_their_cards_at_the_same_time_and_nobody_can_end_it(ship: Ship) -> None:
    ship.embark("standard")
    closes = ship.sail(looking)["looking"]["closes"]
    ada, marie = ship.people
    for person in (ada, marie):
        dialog = person.page.get_by_role("dialog", name=person.say("web-looking-loyalty", count=1))
        dialog.wait_for()
        person.page.keyboard.press("Escape")
        expect(dialog).to_be_visible()
        expect(dialog.get_by_role("button")).to_have_count(1)
    pages = [person.page.locator("dialog.looking").inner_html() for person in (ada, marie)]
    assert bare(pages[0]) == bare(pages[1])
    ship.check("looking")
    cover = ada.page.locator("dialog.looking").get_by_role("button")
    mine = ada.page.locator("dialog.looking .new [data-loyalty]")
    expect(mine).to_have_count(0)
    cover.focus()
    ada.page.keyboard.down("Space")
    loyalty = ship.sides()[0][0]
    expect(mine).to_have_attribute("data-loyalty", loyalty)
    for key in ("web-who", "web-win"):
        expect(ada.page.locator("dialog.looking")).to_contain_text(ada.say(f"{key}-{loyalty}"))
    ship.check("looking, held")
    ada.page.keyboard.up("Space")
    expect(mine).to_have_count(0)
    ship.wait_until(closes)
    for person in (ada, marie):
        person.page.locator("dialog.looking").wait_for(state="detached")


@pytest.mark.rule("UNF-H20", "UNF-H1")
def test_a_window_looks_and_sounds_the_same_for_everyone(ship: Ship) -> None:
    ship.embark().sail(in_a_window)
    ada, marie = ship.people
    keys = [window_of(person).locator(".key") for person in (ada, marie)]
    for person, key in zip((ada, marie), keys, strict=True):
        expect(key).to_contain_text(person.say("web-window-act"))
    before = [person.page.evaluate("window.sounds") for person in (ada, marie)]
    ada.page.keyboard.press("a")
    expect(keys[0]).to_contain_text(ada.say("web-window-acting"))
    ada.page.keyboard.press("Escape")
    assert [person.page.evaluate("window.sounds") for person in (ada, marie)] == before
    if ship.newest(0)["legal"]:  # what somebody who takes part has pressed outlasts a break
        ada.page.reload()
        expect(keys[0]).to_contain_text(ada.say("web-window-acting"))
    ship.check("window")


@pytest.mark.rule("UNF-H19", "UNF-H20", "UNF-H1")
def test_through_a_round_of_windows_a_traitor_sees_hears_and_is_sent_what_a_human_is(
    ship: Ship,
) -> None:
    while True:
        ship.sit_down("standard", windows="3")
        ship.sail(in_a_window)
        if [side == ["human"] for side in ship.sides()] in ([True, False], [False, True]):
            break
    ship.come_before_screens()
    first = ship.newest(0)["window"]["closes"]  # it came with all the rest, not as a message
    met: set[float] = set()

    def new_window(game: dict[str, Any]) -> bool:
        done = game["view"]["turn"] > ROUND and len(met) > 3
        return done or (in_a_window(game) and game["window"]["closes"] not in met)

    while in_a_window(game := ship.sail(new_window)):
        met.add(game["window"]["closes"])
        same_window(ship)
    for _ in range(100):
        if len(ship.frames[0]) == len(ship.frames[1]):
            break
        ship.people[0].page.wait_for_timeout(50)  # what was sent last may still be on its way
    assert {closes for closes, _, _ in ship.frames[0]} >= met - {first}
    assert ship.frames[0] == ship.frames[1]


def until_kept(ship: Ship, **wanted: str) -> None:
    """Wait until the server has what Ada wrote at her desk."""
    end = time.monotonic() + PATIENT
    while not wanted.items() <= ship.guests[0].lobby(ship.table)["desk"].items():
        assert time.monotonic() < end
        ship.people[0].page.wait_for_timeout(50)


def window_of(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("web-window"), exact=True)


def same_window(ship: Ship) -> None:
    """Both screens show the window that is open, alike; neither calls for its person."""
    shown = [window_of(person) for person in ship.people]
    for one in shown:
        expect(one).to_be_visible()
    sounds = [person.page.evaluate("window.sounds") for person in ship.people]
    kept = [one.evaluate("e => e.outerHTML") for one in shown]
    assert bare(kept[0]) == bare(kept[1])
    assert [person.is_asked() for person in ship.people] == [False, False]
    assert [person.page.evaluate("window.sounds") for person in ship.people] == sounds


@pytest.mark.rule("UNF-H6")
def test_everyone_can_open_reveal_and_nothing_is_sent(ship: Ship) -> None:
    sent: list[str | bytes] = []
    for person in ship.people:
        person.page.on(
            "websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame))
        )
    ship.embark().sail(in_a_window)
    for person in ship.people:
        person.button("web-menu").click()
        before = len(sent)
        person.page.get_by_text(person.say("web-menu-declare"), exact=True).click()
        person.text("web-declare-no").wait_for()
        assert len(sent) == before
        person.page.keyboard.press("Escape")


def test_phrases_notes_and_covers(ship: Ship) -> None:
    ship.embark(room="shared").sail(in_a_window)
    ada, marie = ship.people
    for person in (ada, marie):
        expect(person.area.get_by_text(person.say("web-covered"), exact=True)).to_be_visible()
        person.button("web-uncover").click()
        expect(person.area.get_by_text(person.say("web-covered"), exact=True)).to_have_count(0)
        person.page.keyboard.press("x")
        expect(person.area.get_by_text(person.say("web-covered"), exact=True)).to_be_visible()
        person.page.get_by_role("tab", name=re.compile(person.say("web-chat"))).click()
    ship.check("covered")
    ada.button("web-chat-phrases").click()
    ada.button("web-phrase-ask-help", name="Marie").click()
    marie.button("web-phrase-say-no", name="Ada").first.click()
    ada.page.get_by_text(ada.say("web-phrase-say-no", name="Ada"), exact=True).last.wait_for()
    ship.check("talk")
    for person in (ada, marie):
        person.page.get_by_role("tab", name=person.say("web-suspicions"), exact=True).click()
        person.page.get_by_label(person.say("web-notes"), exact=True).fill("C adds little")
        person.page.get_by_text(person.say("web-orders-always"), exact=True).click()
    ship.check("desk")
    until_kept(ship, notes="C adds little", orders="always")
    ada.page.reload()
    ada.board.wait_for()
    ada.page.get_by_role("tab", name=ada.say("web-suspicions"), exact=True).click()
    expect(ada.page.get_by_label(ada.say("web-notes"), exact=True)).to_have_value("C adds little")
    asked = ada.page.get_by_label(ada.say("web-orders-always"), exact=True)
    expect(asked).to_be_checked()
