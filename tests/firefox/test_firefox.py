"""A few turns of each title in Firefox, with nothing on its console."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.testing.process import Process
from abyssal.words import Words
from browser.conftest import serve_quickly
from browser.strategies import LOOK, POINT, STRATEGIES
from firefox.firefox import PATIENCE, Firefox, launched

pytestmark = pytest.mark.long

TURNS = 4

COUNT = """() => {
  const send = WebSocket.prototype.send;
  window.played = 0;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).kind === "play") window.played += 1;
    return send.call(this, text);
  };
}"""
"""Counts the actions that the page sends."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = serve_quickly(tmp_path_factory.mktemp("data"))
    yield process
    process.stop()


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    with launched(tmp_path) as firefox:
        yield firefox


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 5 * PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it never came"


def next_offer(offers: list[dict[str, Any]], cancel: str, luck: Random) -> int:
    """Anything at all, by its place; what is begun is finished, or else put back."""
    buttons = [offer for offer in offers if "act" in offer["parts"]]
    if cancel not in [offer["name"] for offer in buttons]:
        offer = luck.choice(offers)
    elif len(buttons) > 1:
        offer = buttons[-1]
    else:
        unmarked = [one for one in offers if one not in buttons and one["pressed"] != "true"]
        offer = luck.choice([*unmarked, *buttons])
    at: int = offer["at"]
    return at


@pytest.mark.parametrize("game", STRATEGIES)
def test_a_few_turns_are_played(firefox: Firefox, server: Process, game: str) -> None:
    words = Words("en", game)
    parts = {"act": words("web-act"), "board": words("web-board"), "mine": words("web-mine")}
    no_moves = [words(key) for key in ("web-see-ship", "web-see-scene") if key in words]
    cancel = words("web-cancel-draft") if "web-cancel-draft" in words else ""
    luck = Random(game)

    def offers() -> list[dict[str, Any]]:
        found = firefox.evaluate(LOOK, parts)
        return [one for one in found if one["parts"] and one["name"] not in no_moves]

    def knows_their_cards() -> bool:
        """Before anything is asked everyone looks at their secret cards, until they say so."""
        known = words("web-looking-known")
        found = [one["at"] for one in firefox.evaluate(LOOK, parts) if one["name"] == known]
        if found:
            press(found[0])
        return bool(found)

    def press(at: int) -> None:
        if point := firefox.evaluate(POINT, at):
            firefox.click(*point)

    def enter() -> bool:
        start = words("web-play-now-at", game=words("title"))
        found = [one["at"] for one in firefox.evaluate(LOOK, parts) if one["name"] == start]
        if found:
            press(found[0])
        return bool(found)

    def play() -> bool:
        asked = words("web-tab-turn", title=words("title"))
        if not firefox.evaluate("() => document.title").startswith(asked):
            return False
        if not knows_their_cards() and (open_to_me := offers()):
            press(next_offer(open_to_me, cancel, luck))
        turns: int = firefox.evaluate("() => window.played")
        return turns >= TURNS

    firefox.command("script.addPreloadScript", functionDeclaration=COUNT)
    firefox.go(server.url)
    wait_until(enter)
    wait_until(play)
    assert firefox.faults == []


def test_a_fault_on_the_console_is_heard(firefox: Firefox, server: Process) -> None:
    firefox.go(server.url)
    firefox.evaluate("() => console.error('a leak')")
    firefox.evaluate("() => setTimeout(() => { throw new Error('aground'); })")
    wait_until(lambda: firefox.evaluate("() => true") and len(firefox.faults) == 2)
    assert firefox.faults[0] == "error: a leak"
    assert "aground" in firefox.faults[1]
