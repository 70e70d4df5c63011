"""What axe finds on a page, in every theme, language and size."""

import re
from itertools import cycle, product
from pathlib import Path
from typing import Literal

from playwright.sync_api import ViewportSize

from abyssal.words import WHOLE
from browser.people import SIZES, Person
from browser.strategies import play_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (parts) => {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  await painted().then(painted);
  const here = parts.filter((part) => document.querySelector(part)).map((part) => [part]);
  const where = here.length ? { include: here } : document;
  const { violations } = await axe.run(where, { resultTypes: ["violations"] });
  const nodes = (found) => found.nodes.slice(0, 3).map((node) => node.html.slice(0, 200));
  return violations.map((found) => `${found.id}: ${nodes(found).join(" | ")}`);
}"""

LANGUAGES = WHOLE[::-1]
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")
Look = tuple[Theme, str]
EVERY: list[list[Look]] = [list(product(THEMES, SIZES))]
"""Every scene in each theme and each size."""
BY_TURNS: list[list[Look]] = [[look] for look in EVERY[0]]
"""Every scene in one theme and size; both change from scene to scene."""
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""What is left of a desktop for who enlarges the page to 200 %."""


class Inspection:
    """A walk over scenes. In one language a scene is looked at several times, in the other once;
    languages change from scene to scene, so that all is met."""

    def __init__(self, me: Person, looks: list[list[Look]]) -> None:
        self.me = me
        self.found: list[str] = []
        self.languages = cycle((LANGUAGES, LANGUAGES[::-1]))
        self.looks = cycle(looks)
        self.single = cycle(EVERY[0])

    def look(self, what: str) -> None:
        """At the scene that is on the page."""
        if self.me.page.get_by_role("dialog").count():
            self.look_as_it_is(what)  # behind it nothing can be pressed
            return
        here, other = next(self.languages)
        self.me.speak(other)
        self.look_at(f"{what}, {other}", [next(self.single)])
        self.me.speak(here)
        self.look_as_it_is(f"{what}, {here}")

    def look_as_it_is(self, what: str) -> None:
        """In the language of the page alone."""
        self.look_at(what, next(self.looks))

    def look_at(self, what: str, looks: list[Look]) -> None:
        page = self.me.page
        for theme, size in looks:
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size(SIZES[size])
            self.found += [f"{what}, {theme}, {size}: {line}" for line in lasting(self.me)]
            if not self.me.fits():
                self.found.append(f"{what}, {theme}, {size}: wider than the screen")
        page.set_viewport_size(ZOOMED)
        if not self.me.fits():
            self.found.append(f"{what}: wider than a screen at 200 %")
        page.set_viewport_size(SIZES["desktop"])

    def look_at_questions(self, most: int) -> None:
        """Play on until so many kinds of questions have been looked at, or to the end."""
        seen: set[str] = set()
        self.me.speak(LANGUAGES[0])

        def look() -> bool:
            if self.me.is_asked() and not self.me.is_shown_something():
                asked = self.me.prompt.inner_text().split("\n")[0]
                kind = re.sub(r"\(.*?\)|\d+|\b[Uu]ne?\b", "#", asked)[:24]
                if kind not in seen:
                    seen.add(kind)
                    self.look(kind)
                    self.me.speak(LANGUAGES[0])
            return len(seen) == most

        play_on([self.me], until=look)
        assert len(seen) > 3


def lasting(me: Person, parts: tuple[str, ...] = ()) -> list[str]:
    """What axe finds and finds again, not what it met while the page was drawn anew; in the whole
    page or some parts of it."""
    if not me.page.evaluate(RUN, parts):
        return []
    me.page.wait_for_timeout(500)
    found: list[str] = me.page.evaluate(RUN, parts)
    return found
