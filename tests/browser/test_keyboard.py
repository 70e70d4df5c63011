"""Whole games with the keyboard alone, from the home page on."""

import time
from contextlib import suppress

import pytest
from playwright.sync_api import ElementHandle, Locator, TimeoutError, expect

from browser.people import NewPerson, Person
from browser.strategies import LATE, STRATEGIES, next_offer, play_on, short_in

STOPS = """(target) => {
  const kinds = "a[href], button, input, select, textarea, [tabindex]";
  const open = (one) => one.tabIndex >= 0 && !one.disabled;
  const stops = [...document.querySelectorAll(kinds)].filter(
    (one) => open(one) && one.checkVisibility({ visibilityProperty: true }),
  );
  const here = document.activeElement;
  if (!target.isConnected || target.disabled) return null;
  if (here === target) return 0;
  const behind = (one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const passed = stops.filter((one) => !behind(one)).length;
  const at = stops.indexOf(target);
  return Math.max(1, at < passed ? at + stops.length - passed + 1 : at - passed + 1);
}"""
"""How often Tab is to be pressed from here, as far as a page can tell."""

PATIENT = 60.0
"""Seconds to pay, or to put back what cannot be paid, on a busy machine."""


def tab_to(me: Person, target: Locator | ElementHandle, most: int = 150) -> bool:
    """Press Tab until the focus is on `target`, as a person would; False if that is gone."""
    while most > 0:
        steps = steps_to(target)
        if not steps:
            return steps is not None
        most -= steps
        for _ in range(steps):
            me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {target}")


def steps_to(target: Locator | ElementHandle) -> int | None:
    """How often Tab is to be pressed; None if the target is gone: questions may change."""
    steps: int | None = None
    if not isinstance(target, Locator):
        steps = target.evaluate(STOPS)
    else:
        with suppress(TimeoutError):
            steps = target.evaluate(STOPS, timeout=LATE)
    return steps


def enter(me: Person, target: Locator | ElementHandle) -> None:
    """Tab to `target` and press it, unless it is gone."""
    if tab_to(me, target):
        me.page.keyboard.press("Enter")


def into_the_blue(me: Person, turn: int) -> bool:
    """Number keys mark dice, Enter does what is to be done, B goes to the board."""
    keys = me.page.keyboard
    if me.open_to_me(me.board).count():
        keys.press("b")
        me.page.wait_for_timeout(20)
        if turn % 2:
            keys.press("ArrowDown")
        keys.press("Enter")
        return True
    stop = me.acts.get_by_role("button", name=me.say("web-stop"), exact=True)
    if not me.open_to_me(me.acts).and_(stop).count():
        return False
    if turn % 3 == 0:
        keys.press("p")
        me.page.wait_for_timeout(20)
        keys.press("6")
        enter(me, me.open_to_me(me.acts).last)
        return True
    enter(me, stop)
    anyway = me.acts.get_by_role("button", name=me.say("web-stop-anyway"), exact=True)
    if anyway.count():
        enter(me, anyway)
    return True


def in_too_deep(me: Person, turn: int) -> bool:
    """D draws; Tab comes to the cards, then to what they can become."""
    keys = me.page.keyboard
    decline = me.acts.get_by_role("button", name=me.say("action-decline"), exact=True)
    hand = me.area.get_by_label(me.say("term-hand"), exact=True)
    draw = me.numbered("web-draw", within=me.area)
    if decline.count():
        enter(me, decline)
        return True
    if draw.count():
        if turn % 2 or not me.open_to_me(hand).count():
            keys.press("d")
            return True
        enter(me, me.open_to_me(hand).first)
        columns, buttons = me.open_to_me(me.board), me.open_to_me(me.acts)
        if columns.count():
            enter(me, columns.first)
        elif buttons.count() == 1:  # it can become nothing: back with it
            enter(me, buttons.first)
            keys.press("d")
            return True
    elif me.open_to_me(me.board).count():
        keys.press("b")
        me.page.wait_for_timeout(20)
        keys.press("Enter")
    elif not me.open_to_me(me.acts).count():
        return False
    pay(me, hand)
    return True


def pay(me: Person, hand: Locator) -> None:
    """Cards are marked with Enter until the price is met; what cannot be paid is put back, and an
    ability can then still be declined."""
    buttons = me.open_to_me(me.acts).filter(has_not_text=me.say("action-decline"))
    end = time.monotonic() + PATIENT
    while buttons.count() == 1:
        assert time.monotonic() < end, ("neither paid nor put back", me.acts.inner_text())
        unmarked = hand.locator("button:not(:disabled)[aria-pressed=false]")
        enter(me, unmarked.first if unmarked.count() else buttons.first)
    if buttons.count() == 2:
        enter(me, buttons.last)


def key_largo(me: Person, turn: int) -> bool:
    """Number keys lay cards; B and P go to the board and the prompt, and Tab on from there."""
    keys = me.page.keyboard
    commit = me.acts.get_by_role("button", name=me.say("web-commit"), exact=True)
    targets = me.open_to_me(me.board)
    offers = me.open_to_me(me.area).and_(me.page.locator(":not([aria-expanded])"))
    buttons = me.open_to_me(me.acts)
    if commit.count():
        for key in ("41", "21", "15", "32")[turn % 4]:
            keys.press(key)
    elif targets.count() and (turn % 3 or not buttons.count()):
        go_from(me, "b", targets.first)
    elif offers.count() and not buttons.count():
        go_from(me, "b", offers.first)
    elif not buttons.count():
        return False
    if buttons.count():
        go_from(me, "p", buttons.last)
    return True


def go_from(me: Person, key: str, target: Locator | ElementHandle) -> None:
    """A letter goes to a part of the page, Tab from there to `target`, and Enter presses it."""
    me.page.keyboard.press(key)
    me.page.wait_for_timeout(20)
    enter(me, target)


def unfathomable(me: Person, turn: int) -> bool:
    """P goes to the prompt, B to the board, and Tab on from there."""
    at = next_offer(me, turn)
    if at is None:
        return False
    target = me.page.evaluate_handle("(at) => window.offered[at]", at).as_element()
    assert target is not None
    by_the_prompt = target.evaluate("(one) => one.closest('.act') !== null")
    go_from(me, "p" if by_the_prompt else "b", target)
    return True


BY_KEYBOARD = {
    "into-the-blue": into_the_blue,
    "in-too-deep": in_too_deep,
    "key-largo": key_largo,
    "unfathomable": unfathomable,
}


@pytest.mark.parametrize("game", short_in(BY_KEYBOARD, "into-the-blue"))
def test_a_whole_game_by_keyboard_alone(
    person: NewPerson, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STRATEGIES, game, BY_KEYBOARD[game])
    me = person(game=game)
    me.go()
    begin = me.button("web-play-now-at", game=me.say("title"))
    expect(begin).to_be_enabled()
    enter(me, begin)
    me.board.wait_for()
    play_on([me])
    assert me.is_over()


def test_keys_open_the_rules_the_keys_the_log_and_the_chat(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    me.play_now()
    keys = me.page.keyboard
    rules = me.room("web-rules")
    keys.press("r")
    rules.wait_for()
    keys.press("/")
    search = me.page.get_by_role("searchbox", name=me.say("web-rules-search"))
    keys.type("chest")
    assert search.input_value() == "chest"
    keys.press("Escape")
    keys.press("r")
    rules.wait_for(state="hidden")
    keys.press("?")
    dialog = me.page.get_by_role("dialog", name=me.say("web-keys"), exact=True)
    dialog.wait_for()
    keys.press("Escape")
    dialog.wait_for(state="hidden")
    keys.press("c")
    me.field("web-chat-say").wait_for()
    keys.press("l")
