"""What happens is told one thing after the other, and never before the board shows it."""

from typing import Any

import pytest

from browser.people import NewPerson, Person
from browser.strategies import STRATEGIES, into_the_blue, play_on
from browser.told import Told

QUICK = 25
"""How many times as fast as people see it."""

WATCH = """
() => {
  const rooms = ["#prompt", "aside.rail"];
  const at = (room) => Number(document.querySelector(room)?.dataset.at ?? 0);
  const said = () => document.querySelector("#prompt strong").textContent;
  const noted = (window.noted = { ahead: [], first: {}, turned: [] });
  const note = (text, board) => {
    if (text?.trim() && !(noted.first[text] <= board)) noted.first[text] = board;
  };
  const watch = new MutationObserver((changes) => {
    const board = at("#board");
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") note(target.data, board);
      else if (type === "attributes") note(target.ariaLabel, board);
      else for (const added of addedNodes) {
        note(added.textContent, board);
        if (added.matches?.(".reveal")) noted.turned.push(said());
      }
      const room = rooms.find((one) => document.querySelector(one)?.contains(target));
      if (room && at(room) > board) noted.ahead.push([room, at(room), board, target.textContent]);
    }
  });
  watch.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["aria-label"],
  });
}"""
"""Notes beside every change of a text how many events the board has seen: the least for each text,
any part of the page that has seen more than the board, and what is said while cards turn over."""


def told_ahead(told: Told, noted: dict[str, Any]) -> list[tuple[str, int, int, str]]:
    """Every text with the sentence of an event that the board had not seen when it was written."""
    sentences = told.sentences()
    return [
        (sentence, number, board, text)
        for text, board in noted["first"].items()
        for sentence, number in sentences.items()
        if board < number and sentence in text
    ]


def watch_a_game(me: Person, least: int) -> dict[str, Any]:
    """Play on for so many turns, or to the end, and compare all that was written with the board."""
    told = Told(me)
    me.play_now()
    me.page.evaluate(WATCH)
    play_on([me], until=lambda: me.turns >= least)
    noted: dict[str, Any] = me.page.evaluate("window.noted")
    sentences = told.sentences()
    read = [one for one in sentences if any(one in text for text in noted["first"])]
    assert len(read) > len(sentences) / 2, "what happened is not read anywhere"
    assert noted["ahead"] == []
    assert told_ahead(told, noted) == []
    return noted


def test_no_text_is_ahead_of_the_board(person: NewPerson) -> None:
    me = person("en", game="key-largo", motion=QUICK)
    noted = watch_a_game(me, 12)
    cards = {me.say("event-revealed", half=half) for half in ("morning", "afternoon")}
    assert set(noted["turned"]) == cards


@pytest.mark.long
@pytest.mark.parametrize("game", STRATEGIES)
def test_no_text_is_ahead_of_the_board_in_a_whole_game(person: NewPerson, game: str) -> None:
    watch_a_game(person("en", game=game, motion=QUICK), 10_000)


SLOW = 0.01
"""So slow that a moment stays until somebody goes on."""

RINGED = """
() => {
  const ring = document.querySelector(".rings .ring").getBoundingClientRect();
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const near = (one, other) => Math.abs(one - other) < 2;
  const [across, down] = middle(ring);
  return [...document.querySelectorAll("[data-of]")]
    .filter((thing) => {
      const [x, y] = middle(thing.getBoundingClientRect());
      return near(x, across) && near(y, down);
    })
    .map((thing) => thing.dataset.of);
}"""
"""What lies in the middle of a ring."""


def test_what_changed_is_ringed_while_it_is_told(sure: str, person: NewPerson) -> None:
    me = person("en", "phone", game="into-the-blue", motion=SLOW, url=sure)
    me.play_now()
    ring = me.page.locator(".rings .ring")
    while not ring.count():
        if me.is_shown_something():
            me.page.evaluate("document.activeElement.blur()")
            me.page.keyboard.press("Space")
        elif me.is_asked():
            into_the_blue(me, 1)
        me.page.wait_for_timeout(20)
    [thing] = me.page.evaluate(RINGED)
    level, seat = (name.partition("-")[2] for name in thing.split())
    player = me.say(f"web-bot-name-{'abcd'[int(seat)]}")
    told = {me.say("event-placed", player=player, level=level, shells=n) for n in range(1, 7)}
    assert me.page.locator("#prompt strong").inner_text() in told
