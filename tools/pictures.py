"""Screenshots of every page, reached by play, in whole languages, both themes and three sizes.

They go to pictures/. With --keep a few of them go to docs/pictures/ too, as small files.
"""

import argparse
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from abyssal.words import WHOLE

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import serve_quickly
from browser.people import SIZES, Person, launch
from browser.quick_server import PASSWORD
from browser.strategies import STRATEGIES, action_cards, cards, play_on
from browser.tables import LONGEST, new_table, place, sat_down

ROOT = Path(__file__).parents[1]
LONG_TOO = "Barthélemy de Kersauzon"
ALL = ROOT / "pictures"
KEPT = ROOT / "docs" / "pictures"
QUALITY = 50
KEEP = {
    "home-en-light-desktop",
    "home-fr-dark-phone",
    "me-fr-dark-phone",
    "host-en-light-desktop",
    "new-in-too-deep-fr-light-desktop",
    "opponents-key-largo-fr-light-desktop",
    "lobby-into-the-blue-fr-light-phone",
    "into-the-blue-1-en-light-desktop",
    "into-the-blue-2-fr-dark-phone",
    "into-the-blue-2-fr-light-tablet",
    "into-the-blue-3-fr-dark-desktop",
    "into-the-blue-end-en-light-desktop",
    "in-too-deep-2-en-light-desktop",
    "in-too-deep-2-fr-dark-phone",
    "in-too-deep-3-en-light-tablet",
    "in-too-deep-end-fr-light-phone",
    "in-too-deep-end-en-light-desktop",
    "in-too-deep-hint-en-light-desktop",
    "in-too-deep-hint-fr-dark-phone",
    "in-too-deep-replay-fr-dark-desktop",
    "in-too-deep-review-en-light-desktop",
    "in-too-deep-review-fr-dark-phone",
    "into-the-blue-rules-fr-light-desktop",
    "key-largo-1-en-light-desktop",
    "key-largo-1-fr-dark-phone",
    "key-largo-2-fr-light-desktop",
    "key-largo-3-en-light-tablet",
    "key-largo-end-fr-light-desktop",
    "unfathomable-1-fr-light-tablet",
    "unfathomable-look-en-light-desktop",
    *(
        f"unfathomable-{scene}-{look}-{size}"
        for scene in ("1", "2", "3", "4", "end")
        for look in ("en-light", "fr-dark")
        for size in ("desktop", "phone")
    ),
}


class Camera:
    """Takes a page in every language, theme and size."""

    def __init__(self, keep: bool) -> None:
        self.keep = keep
        self.taken = 0

    def take(self, me: Person, name: str, ready: Callable[[], None] = lambda: None) -> None:
        """Before each picture things are made `ready`."""
        for language in WHOLE[::-1]:
            me.page.set_viewport_size(SIZES["desktop"])
            me.speak(language)
            self.take_as_spoken(me, f"{name}-{language}", ready)

    def take_as_spoken(
        self, me: Person, name: str, ready: Callable[[], None] = lambda: None
    ) -> None:
        for theme in ("light", "dark"):
            me.page.emulate_media(color_scheme=theme)
            for size, viewport in SIZES.items():
                me.page.set_viewport_size(viewport)
                ready()
                me.page.wait_for_timeout(150)
                self.shoot(me, f"{name}-{theme}-{size}")
        me.page.set_viewport_size(SIZES["desktop"])

    def shoot(self, me: Person, name: str) -> None:
        whole = not name.endswith("desktop")
        me.page.screenshot(path=ALL / f"{name}.png", full_page=whole)
        if self.keep and name in KEEP:
            small = KEPT / f"{name}.jpg"
            me.page.screenshot(path=small, type="jpeg", quality=QUALITY)
        self.taken += 1


def until_asked(people: list[Person], least: int, more: Callable[[Person], bool]) -> Person:
    """Play on for `least` turns of theirs, and until the screen of one of them is as wanted, in
    another game if this one ends before."""
    least += sum(me.turns for me in people)

    def wanted() -> Person | None:
        for me in people:
            if sum(one.turns for one in people) >= least and me.is_asked() and more(me):
                return me
        return None

    while (found := wanted()) is None:
        play_on(people, until=wanted)
        if people[0].is_over():
            sit_at_a_table(people)
    return found


def sit_at_a_table(people: list[Person], before: Callable[[], None] = lambda: None) -> None:
    """A new game of theirs, with bots in all other chairs."""
    if len(people) > 1:
        sat_down(people, [LONGEST, LONG_TOO], before)
        return
    new_table(people[0], LONGEST)
    place(people[0], 1, "bot")
    people[0].button("web-start").click()
    people[0].board.wait_for()


def into_the_blue(camera: Camera, people: list[Person]) -> None:
    def rolling(me: Person) -> bool:
        return me.open_to_me(me.area).count() == 6

    def placing(me: Person) -> bool:
        return me.open_to_me(me.board).count() > 1

    me = until_asked(people, 0, rolling)
    for die in me.open_to_me(me.area).all()[3:5]:
        die.click()
    camera.take(me, "into-the-blue-1")
    me = until_asked(people, 6, placing)
    camera.take(me, "into-the-blue-2")
    me.page.keyboard.press("r")
    me.room("web-rules").wait_for()
    camera.take(me, "into-the-blue-rules")
    me.page.keyboard.press("r")
    camera.take(until_asked(people, 6, rolling), "into-the-blue-3")


def in_too_deep(camera: Camera, people: list[Person]) -> None:
    def drawing(me: Person) -> bool:
        return me.numbered("web-draw", within=me.area).count() == 1

    def choosing(me: Person) -> bool:
        return not drawing(me) and me.open_to_me(me.board).count() > 1

    camera.take(until_asked(people, 0, choosing), "in-too-deep-1")
    me = until_asked(people, 8, drawing)
    me.open_to_me(cards(me)).nth(1).click()
    camera.take(me, "in-too-deep-2")
    me.page.keyboard.press("r")
    me.room("web-rules").wait_for()
    camera.take(me, "in-too-deep-rules")
    me.page.keyboard.press("r")
    me.acts.get_by_role("button", name=me.say("web-cancel-draft"), exact=True).click()
    me = until_asked(people, 8, drawing)
    hold_something_to_buy(me)
    camera.take(me, "in-too-deep-3")
    me.acts.get_by_role("button", name=me.say("web-cancel-draft"), exact=True).click()


def hold_something_to_buy(me: Person) -> None:
    """A share that costs something, with a first card marked for it."""
    cancel = me.acts.get_by_role("button", name=me.say("web-cancel-draft"), exact=True)
    for number in range(me.open_to_me(cards(me)).count()):
        me.open_to_me(cards(me)).nth(number).click()
        if me.open_to_me(me.acts).count() == 2:
            me.open_to_me(me.acts).last.click()
            unmarked = cards(me).locator("button[aria-pressed=false]")
            if unmarked.count():
                unmarked.first.click()
            return
        cancel.click()


def key_largo(camera: Camera, people: list[Person]) -> None:
    def planning(me: Person) -> bool:
        return action_cards(me).count() == 5

    def pointing(me: Person) -> bool:
        return not planning(me) and me.open_to_me(me.board).count() > 3

    def diving(me: Person) -> bool:
        return me.board.get_by_label(me.say("web-ways"), exact=True).is_visible()

    def trading(me: Person) -> bool:
        return not planning(me) and me.open_to_me(me.area).count() > 1 and not pointing(me)

    me = until_asked(people, 0, planning)
    for card in action_cards(me).all()[:2]:
        card.click()
    camera.take(me, "key-largo-1")
    me.page.keyboard.press("Escape")
    me = until_asked(people, 8, pointing)
    me.open_to_me(me.board).first.click()
    camera.take(me, "key-largo-2")
    me.page.keyboard.press("r")
    me.room("web-rules").wait_for()
    camera.take(me, "key-largo-rules")
    me.page.keyboard.press("r")
    me.page.keyboard.press("Escape")
    camera.take(until_asked(people, 0, trading), "key-largo-3")
    me = until_asked(people, 0, lambda me: diving(me) or action_cards(me).count() == 5)
    camera.take(me, "key-largo-4")


CARDS_SEEN_TURNING = 1500
"""Milliseconds in which some cards of a test are turned up."""


def unfathomable(camera: Camera, people: list[Person]) -> None:
    me = people[0]

    def acting(me: Person) -> bool:
        end = me.say("action-end", step="actions", own="yes")
        return me.acts.get_by_role("button", name=end, exact=True).is_visible()

    def contributing(me: Person) -> bool:
        return me.numbered("web-hand-in", within=me.acts).is_visible() and held(me).count() > 4

    def choosing(me: Person) -> bool:
        return me.open_to_me(options(me)).count() == 2

    def test() -> None:
        for card in held(me).all()[:4]:
            card.click()
        camera.take(me, "unfathomable-2")
        hold_the_cards(me)
        camera.take(me, "unfathomable-3")
        me.page.clock.resume()
        me.page.emulate_media(reduced_motion="reduce")

    def choice() -> None:
        me.open_to_me(options(me)).first.click()
        camera.take(me, "unfathomable-4")

    camera.take(until_asked(people, 0, lambda me: True), "unfathomable-muster")
    camera.take(until_asked(people, 6, acting), "unfathomable-1")
    camera.take(me, "unfathomable-loyalty", lambda: show_loyalty(me))
    me.page.keyboard.press("r")
    me.room("web-rules").wait_for()
    camera.take(me, "unfathomable-rules")
    me.page.keyboard.press("r")
    moments = [(contributing, test), (choosing, choice)]  # whichever comes first
    while moments:
        play_on(people, lambda: me.is_asked() and any(come(me) for come, _ in moments))
        if me.is_over():
            sit_at_a_table(people)
        for moment in moments[:]:
            come, take = moment
            if come(me):
                take()
                moments.remove(moment)


def held(me: Person) -> Locator:
    return me.open_to_me(me.area.get_by_label(me.say("term-hand"), exact=True))


def options(me: Person) -> Locator:
    return me.board.get_by_role("group", name=me.say("web-two-options"), exact=True)


def show_loyalty(me: Person) -> None:
    """Held by a key it lies open for some seconds."""
    me.area.get_by_role("button", name=me.say("web-loyalty-covered", count=1)).focus()
    me.page.keyboard.press("Enter")


def hold_the_cards(me: Person) -> None:
    """Hand in, and stop the clock of the page while the cards are being turned up."""
    me.page.clock.install()
    me.page.emulate_media(reduced_motion="no-preference")
    me.open_to_me(me.acts).last.click()
    me.prompt.get_by_text(me.say("web-turning"), exact=True).wait_for()
    me.page.wait_for_timeout(CARDS_SEEN_TURNING)
    me.page.clock.pause_at(me.page.evaluate("Date.now()") / 1000 + 0.1)


def look_at_secrets(camera: Camera, browser: Browser) -> None:
    """Two people look at their loyalty at the same time; here a second lasts one."""
    with TemporaryDirectory() as folder:
        process = serve_quickly(Path(folder), "--second", "1")
        people = [Person(browser, process.url, one, game="unfathomable") for one in WHOLE]
        try:
            sat_down(people, [LONGEST, LONG_TOO])
            looking = people[0].page.locator("dialog.looking")
            play_on(people, until=looking.is_visible)
            for me, language in zip(people, WHOLE, strict=True):
                camera.take_as_spoken(me, f"unfathomable-look-{language}")
        finally:
            for person in people:
                person.leave()
            process.stop()


MOMENTS = {
    "into-the-blue": into_the_blue,
    "in-too-deep": in_too_deep,
    "key-largo": key_largo,
    "unfathomable": unfathomable,
}
ALONE = ["unfathomable"]
"""Among bots nobody waits for a window, and cards are turned up as slowly as they may."""


def pictures_of(game: str, browser: Browser, url: str, camera: Camera) -> None:
    """A game of two people with long names and two bots, from the new table to the replay."""
    people = [Person(browser, url, "en", game=game) for _ in range(1 if game in ALONE else 2)]
    me = people[0]
    new_table(me, LONGEST)
    camera.take(me, f"new-{game}")
    me.go(f"/opponents/{game}")
    me.button("web-play-now").wait_for()
    camera.take(me, f"opponents-{game}")
    sit_at_a_table(people, lambda: camera.take(me, f"lobby-{game}"))
    MOMENTS[game](camera, people)
    play_on(people)
    camera.take(me, f"{game}-end")
    me.link("web-replay").click()
    me.button("web-replay-last").click()
    for _ in range(9):
        me.button("web-replay-back").click()
    camera.take(me, f"{game}-replay")
    for person in people:
        person.leave()


A_REVIEW = 600_000
"""Milliseconds in which a review is made, interpreted and beside the cameras."""


def help_in(game: str, browser: Browser, url: str, camera: Camera) -> None:
    """One person among bots asks for a hint, and goes through the game when it is over."""
    me = Person(browser, url, "en", game=game)
    me.play_now()
    expect(me.page.locator("#hint")).to_be_visible()
    me.page.keyboard.press("h")
    me.page.locator(".hints .one").first.wait_for()
    camera.take(me, f"{game}-hint")
    me.page.keyboard.press("Escape")
    play_on([me])
    me.link("web-review").click()
    me.page.get_by_role("slider").wait_for(timeout=A_REVIEW)
    me.room("web-review-apart").wait_for(timeout=A_REVIEW)
    camera.take(me, f"{game}-review")
    me.leave()


def place_to_come_back_to(browser: Browser, url: str, camera: Camera) -> None:
    """My things and a circle of friends, with a table that waits; and the desk of the host."""
    me = Person(browser, url, "en", game="into-the-blue")
    me.play_now()
    me.go("/me")
    me.field("web-me-name").fill(LONG_TOO)
    me.button("web-me-save").click()
    camera.take(me, "me")
    me.go("/friends")
    me.field("web-circle-name").fill(LONGEST)
    me.field("web-circle-me").fill(LONG_TOO)
    me.button("web-circle-make").click()
    me.page.get_by_role("heading", name=LONGEST).wait_for()
    camera.take(me, "circle")
    me.go("/host")
    me.field("web-hosting-password").fill(PASSWORD)
    me.page.keyboard.press("Enter")
    me.page.get_by_role("searchbox").wait_for()
    camera.take(me, "host")
    me.leave()


def take_all(camera: Camera, browser: Browser, url: str, games: list[str]) -> None:
    for game in games:
        pictures_of(game, browser, url, camera)
        help_in(game, browser, url, camera)
    place_to_come_back_to(browser, url, camera)
    if "unfathomable" in games:
        look_at_secrets(camera, browser)
    me = Person(browser, url)
    me.go()
    me.button("web-play-now-at", game="Into the Blue").wait_for()
    camera.take(me, "home")
    me.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", action="store_true", help="renew docs/pictures too")
    parser.add_argument("--game", choices=list(STRATEGIES), help="one title instead of all")
    asked = parser.parse_args()
    shutil.rmtree(ALL, ignore_errors=True)
    ALL.mkdir()
    KEPT.mkdir(exist_ok=True)
    camera = Camera(asked.keep)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        process = serve_quickly(Path(folder))
        try:
            browser = launch(playwright)
            take_all(camera, browser, process.url, [asked.game] if asked.game else [*STRATEGIES])
        finally:
            process.stop()
    print(f"{camera.taken} pictures in {ALL}")


if __name__ == "__main__":
    main()
