"""Two people and bots aboard: the look at secrets, quiet windows, talk and notes on two screens."""

import re
import time
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from browser.conftest import serve_quickly
from browser.people import Person
from browser.test_axe import AXE
from live.wire import Guest

COUNT_SOUNDS = """
window.sounds = 0;
const Audio = window.AudioContext;
window.AudioContext = class extends Audio { constructor() { super(); window.sounds++; } };
const kept = JSON.parse(localStorage.getItem("abyssal") ?? "{}");
localStorage.setItem("abyssal", JSON.stringify({ ...kept, sound: true }));
"""
PARTS = ["dialog", ".bar", ".prompt", ".act", ".cover", ".rail > .log"]
"""What stands around the board; the board has tests of its own."""
RUN = """async (parts) => {
  const include = parts.filter((part) => document.querySelector(part)).map((part) => [part]);
  const { violations } = await axe.run({ include }, { resultTypes: ["violations"] });
  const where = ({ nodes }) => nodes.slice(0, 3).map((node) => node.html.slice(0, 200));
  return violations.map((found) => `${found.id}: ${where(found).join(" | ")}`);
}"""
PATIENT = 90


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    process = serve_quickly(tmp_path_factory.mktemp("data"), "--second", "2.5", "--sure")
    yield process
    process.stop()


class Ship:
    """A table with two people, played for them over sockets, and looked at on their screens."""

    def __init__(self, browser, url, stack):
        self.guests = [Guest(url, name) for name in ("Ada", "Marie")]
        self.people = [
            Person(browser, url, "en", "desktop", game="unfathomable", bypass_csp=True),
            Person(browser, url, "fr", "phone", dark=True, game="unfathomable", bypass_csp=True),
        ]
        for person in self.people:
            person.context.add_init_script(COUNT_SOUNDS)
            person.context.add_init_script(AXE.read_text("utf-8"))
        self.url, self.stack = url, stack
        self.faults = []

    def embark(self, game="learning", **house):
        """In a learning game no secret cards are dealt at first."""
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
        for guest, person in zip(self.guests, self.people, strict=True):
            link = guest.post(f"/api/tables/{self.table}/link").json()["seat_link"]
            person.page.goto(self.url + link)
            person.board.wait_for()
        self.answered = [None, None]
        return self

    def newest(self, seat):
        wire = self.wires[seat]
        wire.quiet(0.02)
        games = [m.get("game") or m for m in wire.heard if m.get("kind") in ("sync", "game")]
        return games[-1]

    def sail(self, until):
        """Answer what is asked openly until something is in the newest message."""
        end = time.monotonic() + PATIENT
        while time.monotonic() < end:
            for seat, wire in enumerate(self.wires):
                game = self.newest(seat)
                if game.get(until):
                    return game
                mine = game["legal"] and not game["window"] and not game["looking"]
                if mine and self.answered[seat] != game["decision"]:
                    self.answered[seat] = game["decision"]
                    legal = game["legal"]
                    action = "end" if "end" in legal else legal[0]
                    wire.send("play", decision=game["decision"], actions=[action])
        raise AssertionError(f"no {until} in {PATIENT} s")

    def check(self, what):
        """What axe finds on both screens as they are."""
        for person in self.people:
            self.faults += [f"{what}: {found}" for found in person.page.evaluate(RUN, PARTS)]
            if not person.fits():
                self.faults.append(f"{what}: wider than the screen")


@pytest.fixture
def ship(browser, server):
    with ExitStack() as stack:
        made = Ship(browser, server.url, stack)
        yield made
    for guest in made.guests:
        guest.http.close()
    for person in made.people:
        person.leave()
    assert made.faults == []


def bare(html):
    """A part of the page without what is one's own: names, languages and the running time."""
    return re.sub(r">[^<]+<", "><", re.sub(r'(style|aria-label|id)="[^"]*"', "", html))


@pytest.mark.rule("UNF-H12")
def test_both_look_at_their_cards_at_the_same_time_and_nobody_can_end_it(ship):
    ship.embark("standard").sail("looking")
    ada, marie = ship.people
    for person in (ada, marie):
        dialog = person.page.get_by_role("dialog", name=person.say("web-looking"))
        dialog.wait_for()
        person.page.keyboard.press("Escape")
        expect(dialog).to_be_visible()
        expect(dialog.get_by_role("button")).to_have_count(1)
    pages = [person.page.locator("dialog.looking").inner_html() for person in (ada, marie)]
    assert bare(pages[0]) == bare(pages[1])
    ship.check("looking")
    cover = ada.page.locator("dialog.looking").get_by_role("button")
    cover.focus()
    ada.page.keyboard.down("Space")
    loyalties = [ada.say(f"loyalty-{kind}") for kind in ("human", "hybrid", "cultist")]
    expect(ada.page.locator("dialog.looking strong")).to_have_text(re.compile("|".join(loyalties)))
    ada.page.keyboard.up("Space")
    expect(ada.page.locator("dialog.looking strong")).to_have_count(0)
    for person in (ada, marie):
        person.page.locator("dialog.looking").wait_for(state="detached")


@pytest.mark.rule("UNF-H20", "UNF-H1")
def test_a_window_looks_and_sounds_the_same_for_everyone(ship):
    ship.embark().sail("window")
    ada, marie = ship.people
    keys = [person.page.locator(".quiet .key") for person in (ada, marie)]
    for person, key in zip((ada, marie), keys, strict=True):
        expect(key).to_contain_text(person.say("web-window-act"))
    before = [person.page.evaluate("window.sounds") for person in (ada, marie)]
    quiet = [person.page.locator(".quiet").evaluate("e => e.outerHTML") for person in (ada, marie)]
    assert bare(quiet[0]) == bare(quiet[1])
    assert not ada.is_asked()
    assert not marie.is_asked()
    ada.page.keyboard.press("a")
    expect(keys[0]).to_contain_text(ada.say("web-window-acting"))
    ada.page.keyboard.press("Escape")
    assert [person.page.evaluate("window.sounds") for person in (ada, marie)] == before
    if ship.newest(0)["legal"]:  # what somebody who takes part has pressed outlasts a break
        ada.page.reload()
        expect(keys[0]).to_contain_text(ada.say("web-window-acting"))
    ship.check("window")


@pytest.mark.rule("UNF-H6")
def test_everyone_can_open_reveal_and_nothing_is_sent(ship):
    sent = []
    for person in ship.people:
        person.page.on(
            "websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame))
        )
    ship.embark().sail("window")
    for person in ship.people:
        person.button("web-menu").click()
        before = len(sent)
        person.page.get_by_text(person.say("web-menu-declare"), exact=True).click()
        person.text("web-declare-no").wait_for()
        assert len(sent) == before
        person.page.keyboard.press("Escape")


def test_phrases_notes_and_covers(ship):
    ship.embark(room="shared").sail("window")
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
        person.page.get_by_role("tab", name=person.say("web-desk"), exact=True).click()
        person.page.get_by_label(person.say("web-notes"), exact=True).fill("C adds little")
        mark = person.page.get_by_label(person.say("web-marks-of", name="Bot Ray"))
        if mark.count():
            mark.select_option("suspect")
        person.page.get_by_text(person.say("web-orders-always"), exact=True).click()
    ship.check("desk")
    ada.page.wait_for_timeout(1200)
    ada.page.reload()
    ada.board.wait_for()
    ada.page.get_by_role("tab", name=ada.say("web-desk"), exact=True).click()
    expect(ada.page.get_by_label(ada.say("web-notes"), exact=True)).to_have_value("C adds little")
    line = ada.say("web-orders-always-line")
    expect(ada.page.get_by_text(line)).to_be_visible()
