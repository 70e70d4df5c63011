"""How a person plays a game by the buttons they see: simply, but to the end."""

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError

from browser.people import Person

LATE = 2_000
"""Milliseconds after which somebody who reached for a button looks again."""
STANDSTILL = 300
"""Seconds without a move after which a game has stopped, however busy the machine is."""
ENDLESS = 10_000
"""Moves of one person after which a game turns in a circle."""


def into_the_blue(person: Person, turn: int) -> bool:
    """Now and then one die is thrown again; then the deepest level, or any chest."""
    places = person.open_to_me(person.board)
    if places.count():
        places.last.click()
        return True
    stop = in_acts(person, "web-stop")
    dice = person.open_to_me(person.area)
    if not stop.count():
        return False
    if turn % 3 == 0 and dice.count():
        dice.last.click()
        person.numbered("web-reroll", within=person.acts).click()
        return True
    stop.click()
    anyway = person.acts.get_by_role("button", name=person.say("web-stop-anyway"), exact=True)
    if anyway.count():
        anyway.click()
    return True


def in_acts(person: Person, key: str) -> Locator:
    """A button beside the prompt that can be pressed now: none can while a move is on its way."""
    named = person.page.get_by_role("button", name=person.say(key), exact=True)
    return person.open_to_me(person.acts).and_(named)


def in_too_deep(person: Person, turn: int) -> bool:
    """Takes the first share; then buys, expands or draws, and never uses an ability."""
    decline = in_acts(person, "action-decline")
    if decline.count():
        decline.click()
        return True
    hand = person.open_to_me(cards(person))
    draw = person.open_to_me(person.area).and_(person.numbered("web-draw"))
    if not draw.count():
        shares = person.open_to_me(person.board)
        if hand.count():
            pay(person)
        elif shares.count():
            shares.first.click()
        else:
            return False
        return True
    if turn % 3 == 2 or not hand.count():
        draw.click()
        return True
    (hand.first if turn % 3 == 0 else hand.last).click()
    return use_card(person, turn)


def cards(person: Person) -> Locator:
    return person.area.get_by_label(person.say("term-hand"), exact=True)


def use_card(person: Person, turn: int) -> bool:
    """A card is held: onto a company, else into the portfolio, else back into the hand."""
    columns = person.open_to_me(person.board)
    buttons = person.open_to_me(person.acts)
    if columns.count() and (turn % 3 == 0 or buttons.count() < 2):
        columns.last.click()
    elif buttons.count() == 2:
        buttons.last.click()
    else:
        cancel_of(person).click()
        person.numbered("web-draw", within=person.area).click()
    pay(person)
    return True


def pay(person: Person) -> None:
    """Mark cards until the price is met, if anything is to be paid."""
    buttons = person.open_to_me(person.acts)
    cancel = cancel_of(person)
    # Without it the answer is given, and the buttons are those of what is shown next.
    while cancel.count():
        if buttons.count() > 1:
            buttons.last.click()
            return
        unmarked = cards(person).locator("button:not(:disabled)[aria-pressed=false]")
        if not unmarked.count():
            return
        unmarked.first.click()


def cancel_of(person: Person) -> Locator:
    """The button that takes back what is held: there is one as long as something is."""
    return person.acts.get_by_role("button", name=person.say("web-cancel-draft"), exact=True)


PLANS = [
    ("shop", "dive"),
    ("dolphins", "bar"),
    ("dive", "market"),
    ("bar", "dive"),
    ("market", "shop"),
]


def key_largo(person: Person, turn: int) -> bool:
    """Plans in turn, dives and sells; at a port takes the first thing offered, now and then."""
    plan = action_cards(person)
    if plan.count():
        return make_plan(person, *PLANS[turn % len(PLANS)])
    ways = person.open_to_me(person.board.get_by_label(person.say("web-ways"), exact=True))
    wrecks = person.open_to_me(person.board)
    offers = person.open_to_me(person.area).and_(person.page.locator(":not([aria-expanded])"))
    buttons = moves(person)
    if ways.count():
        press(ways.first)
    elif (found := wrecks.count()) and (turn % 2 or not buttons.count()):
        press(wrecks.nth(turn % found))
        press(buttons.last)
    elif offers.count() and (turn % 2 or not buttons.count()):
        press(offers.first)
        confirm(person)
    elif buttons.count():
        press(buttons.last)
    else:
        return False
    return True


def action_cards(person: Person) -> Locator:
    cards = person.area.get_by_role("group", name=person.say("web-my-cards"), exact=True)
    return person.open_to_me(cards)


def make_plan(person: Person, morning: str, afternoon: str) -> bool:
    """Lay one card for each half-day and commit both, unless that is done."""
    commit = person.acts.get_by_role("button", name=person.say("web-commit"), exact=True)
    if not commit.count():
        return False
    laid = action_cards(person).and_(person.page.locator("[aria-pressed=true]"))
    while laid.count():
        laid.first.click()
    for place in (morning, afternoon):
        name = person.say(f"web-place-{place}")
        action_cards(person).and_(person.page.get_by_role("button", name=name, exact=True)).click()
    commit.click()
    return True


def moves(person: Person) -> Locator:
    """The buttons beside the prompt; where a game has just ended, another one is no move."""
    return person.open_to_me(person.acts).filter(has_not_text=person.say("web-rematch"))


def confirm(person: Person) -> None:
    """What cannot be taken back waits for its button; beside it is the one that cancels."""
    cancel = person.acts.get_by_role("button", name=person.say("web-cancel-draft"), exact=True)
    if cancel.count():
        press(moves(person).last)


def unfathomable(person: Person, turn: int) -> bool:
    """Whatever glows, one thing or another."""
    offer = next_offer(person, turn)
    if offer is not None:
        touch(person, offer)
    return offer is not None


def next_offer(person: Person, turn: int) -> int | None:
    """What to press next, by its place among all buttons; what is begun is finished or put back."""
    offers = offered(person)
    if not offers:
        return None
    buttons = [offer for offer in offers if "act" in offer["parts"]]
    others = [offer for offer in offers if "act" not in offer["parts"]]
    if person.say("web-cancel-draft") not in [offer["name"] for offer in buttons]:
        offer = Random(turn).choice(offers)
    elif len(buttons) > 1:
        offer = buttons[-1]
    else:
        spaces = [offer for offer in others if "ship" in offer["parts"]]
        uses = [one for one in others if "choices" in one["parts"] and one["pressed"] != "true"]
        unmarked = [offer for offer in others if offer["pressed"] == "false"]
        ways = spaces or uses or unmarked or buttons
        offer = Random(turn).choice(ways)
    at: int = offer["at"]
    return at


LOOK = """(names) => {
  const parts = Object.entries(names).map(([part, name]) => [
    part,
    [...document.querySelectorAll("[aria-label]")].find((one) => one.ariaLabel === name),
  ]);
  const open = (button) =>
    !button.disabled &&
    button.ariaDisabled !== "true" &&
    !button.hasAttribute("aria-haspopup") &&
    button.checkVisibility({ visibilityProperty: true });
  window.offered = [...document.querySelectorAll("button")].filter(open);
  return window.offered.map((button, at) => ({
    at,
    parts: parts.filter(([, place]) => place?.contains(button)).map(([part]) => part),
    name: button.ariaLabel ?? button.innerText.trim(),
    pressed: button.ariaPressed,
  }));
}"""
"""All buttons that can be pressed, with the parts of the page they are in."""

POINT = """(at) => {
  const button = window.offered[at];
  if (!button.isConnected) return null;
  button.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = button.getBoundingClientRect();
  for (const [across, down] of [[0.5, 0.5], [0.12, 0.5], [0.12, 0.2], [0.88, 0.5], [0.5, 0.9]]) {
    const point = [x + width * across, y + height * down];
    if (button.contains(document.elementFromPoint(...point))) return point;
  }
  return null;
}"""
"""Where a button can be touched: the cards of a full hand lie over each other."""


def offered(person: Person) -> list[dict[str, Any]]:
    """What does something on the board, in my area and beside the prompt."""
    names = {
        "act": person.say("web-act"),
        "board": person.say("web-board"),
        "mine": person.say("web-mine"),
        "ship": person.say("term-board"),
        "choices": person.say("web-choices"),
    }
    no_moves = [person.say(key) for key in ("web-see-ship", "web-see-scene", "web-rematch")]
    found = person.page.evaluate(LOOK, names)
    return [one for one in found if one["parts"] and one["name"] not in no_moves]


def touch(person: Person, at: int) -> None:
    """Press one of them, unless it is gone: a question may be asked anew at any moment."""
    point = person.page.evaluate(POINT, at)
    if point:
        person.page.mouse.click(*point)


def press(button: Locator) -> None:
    """The same for a button that was found otherwise."""
    with suppress(TimeoutError):
        button.click(timeout=LATE)


def glowing(person: Person) -> Locator:
    """What does something on the board and in my area, not what only shows something."""
    both = person.open_to_me(person.board).or_(person.open_to_me(person.area))
    found = both.and_(person.page.locator("button:not([aria-haspopup])"))
    for key in ("web-see-ship", "web-see-scene"):
        found = found.filter(has_not_text=person.say(key))
    return found


def plain(person: Person, turn: int) -> bool:
    """Whatever a plain board offers."""
    offers = person.open_to_me(person.board)
    found = offers.count()
    if found:
        press(offers.nth(turn % found))
    return found > 0


STRATEGIES = {
    "into-the-blue": into_the_blue,
    "in-too-deep": in_too_deep,
    "key-largo": key_largo,
    "unfathomable": unfathomable,
}


def short_in(games: Iterable[str], *short: str) -> list[Any]:
    """All titles for a test; it is a long one with any but the `short`."""
    return [game if game in short else pytest.param(game, marks=pytest.mark.long) for game in games]


SHORT = ["into-the-blue", "in-too-deep", "key-largo"]
"""Titles whose games take little time; Unfathomable's are in a file of their own."""


def knows_their_cards(person: Person) -> bool:
    """Go on from one's own secret cards, where the table or the page waits for that."""
    known = person.page.locator("dialog.looking").get_by_role(
        "button", name=person.say("web-looking-known"), exact=True
    )
    if not known.count():
        return False
    known.press("Enter")
    person.page.locator("dialog.looking").wait_for(state="detached")
    return True


def play_on(
    people: list[Person], until: Callable[[], object] | None = None, *, looks: bool = True
) -> None:
    """Everyone plays when the tab calls them, to the end or `until` something is so; with `looks`
    they also go on from their own secret cards."""
    moved = time.monotonic()
    while time.monotonic() < moved + STANDSTILL and all(one.turns < ENDLESS for one in people):
        idle = True
        for person in people:
            asked = person.is_asked() and not person.is_shown_something()
            if until and until():
                return
            if looks and knows_their_cards(person):
                moved, idle = time.monotonic(), False
                continue
            play = STRATEGIES.get(person.game or "", plain)
            if asked and play(person, person.turns):
                person.turns += 1
                idle = False
                moved = time.monotonic()
                assert person.fits()
        if idle:
            if all(person.is_over() for person in people):
                return
            people[0].page.wait_for_timeout(20)
    raise AssertionError([person.prompt.inner_text() for person in people])
