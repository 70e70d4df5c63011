"""A person before a screen: what they see, click and press, and what must never happen there."""

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    Playwright,
    Request,
    ViewportSize,
    WebSocket,
)

from abyssal.words import Words

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}

PATIENCE = 30_000
"""Milliseconds, on a machine that has much else to do."""
REDRAWN = 5.0
"""Seconds in which a page is drawn for another size of the screen."""

SETTINGS = """
if (location.protocol.startsWith("http")) {
  const kept = JSON.parse(localStorage.getItem("abyssal") ?? "{}");
  localStorage.setItem("abyssal", JSON.stringify({ ...%s, ...kept }));
}"""
"""What this person has set before the page is opened; what they change there, stays."""

COUNT_SOUNDS = """
window.sounds = 0;
for (const node of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = node.prototype;
  node.prototype.start = function (...when) {
    window.sounds++;
    return start.apply(this, when);
  };
}"""
"""Counts the notes and noises that a page begins."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is not loopback, as on a local network: no clipboard, no crypto.subtle.
    "--host-resolver-rules=MAP table.test 127.0.0.1",
]


def launch(playwright: Playwright) -> Browser:
    """Chromium of this machine, or the one that ABYSSAL_CHROMIUM names."""
    own = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    chromium = os.environ.get("ABYSSAL_CHROMIUM") or own
    assert chromium, "no chromium was found: ABYSSAL_CHROMIUM=$(tools/chromium.sh)"
    return playwright.chromium.launch(executable_path=chromium, args=FLAGS)


def launch_whole(playwright: Playwright) -> Browser | None:
    """A Chromium that shows notices, without a window; None where there is no such one."""
    chromium = os.environ.get("ABYSSAL_WHOLE_CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        return None
    flags = [*FLAGS, "--headless=new"]
    return playwright.chromium.launch(executable_path=chromium, args=flags, headless=False)


class Person:
    """One browser of its own: language, size, theme, and nothing shared with others."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        size: str = "desktop",
        dark: bool = False,
        game: str | None = None,
        motion: float = 0,
        guard: int = 0,
        offered: bool = True,
        **more: Any,
    ) -> None:
        """`motion` is the rate at which movements run: 1 as people see them, 0 none at all.
        A button that has just appeared ignores presses for `guard` ms: tests press on purpose.
        Whoever has been `offered` sounds is not asked about them at the first game."""
        self.url = url
        self.game = game
        self.words = Words(language, game)
        self.turns = 0
        self.faults: list[str] = []
        self.excused = ["Service Worker registration blocked by Playwright"]
        self.context = browser.new_context(
            locale={"en": "en-GB"}.get(language, language),
            viewport=SIZES[size],
            has_touch=size == "phone",
            is_mobile=size == "phone",
            device_scale_factor=1,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            **{"service_workers": "block", **more},
        )
        settings = {"guard": guard, "speed": motion, "offered": offered}
        self.context.add_init_script(SETTINGS % json.dumps(settings))
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.watch(self.page)

    # What must never happen

    def watch(self, page: Page) -> None:
        host = urlsplit(self.url).netloc

        def asks(request: Request | WebSocket) -> None:
            parts = urlsplit(request.url)
            if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != host:
                self.faults.append(f"a request to another host: {request.url}")

        def says(message: ConsoleMessage) -> None:
            # The console stays empty; what breaks the content security policy is told there too.
            where = (
                f"{page.url}, {message.location['lineNumber']}:{message.location['columnNumber']}"
            )
            self.faults.append(f"{message.type}: {message.text} ({where})")

        page.on("request", asks)
        page.on("websocket", asks)
        page.on("console", says)
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))

    def excuse(self, *patterns: str) -> None:
        """What this test brings about on purpose, such as a refused request."""
        self.excused += patterns

    def leave(self) -> None:
        self.context.close()
        left = [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.excused)
        ]
        assert left == [], left

    # What can be seen

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def say(self, key: str, **arguments: str | int) -> str:
        return self.words(key, **arguments)

    def button(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **arguments), exact=True)

    def link(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **arguments), exact=True)

    def field(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("textbox", name=self.say(key, **arguments), exact=True)

    def text(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_text(self.say(key, **arguments), exact=True)

    def numbered(self, key: str, role: Any = "button", within: Locator | None = None) -> Locator:
        """Things whose name holds a `$count`, whatever it is."""
        forms = {self.say(key, count=count) for count in (0, 1, 2)}
        either = "|".join(pattern_of(form) for form in forms)
        return (within or self.page).get_by_role(role, name=re.compile(f"^({either})$"))

    def room(self, key: str) -> Locator:
        """A part of the table's page: what is to be done, the rules, the others …"""
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    # Players look there before each move: the label is found at once, roles of all are computed.

    @property
    def acts(self) -> Locator:
        return self.labelled("section", "web-act")

    @property
    def board(self) -> Locator:
        return self.labelled("main", "web-board")

    @property
    def area(self) -> Locator:
        return self.labelled("section", "web-mine")

    def labelled(self, tag: str, key: str) -> Locator:
        label = json.dumps(self.say(key), ensure_ascii=False)
        return self.page.locator(f"{tag}[aria-label={label}]")

    @property
    def prompt(self) -> Locator:
        return self.room("web-prompt").get_by_role("status")

    def open_to_me(self, within: Locator) -> Locator:
        """The buttons there that do something now; those that only open a sheet are none."""
        pressable = "button:visible:not(:disabled):not([aria-disabled=true])"
        return within.locator(f"{pressable}:not([aria-haspopup=dialog])")

    def is_asked(self) -> bool:
        """Whether the tab calls me to play, and my last answer has arrived."""
        called = self.page.title().startswith(self.say("web-tab-turn", title=self.say("title")))
        return called and not self.page.locator(".act[aria-busy=true]").count()

    def is_shown_something(self) -> bool:
        """Whether what others did is still being shown."""
        return self.labelled("button", "web-skip").is_visible()

    def is_over(self) -> bool:
        return self.page.locator(".act a[href$='/replay']").is_visible()

    def fits(self) -> bool:
        """Whether the page needs no scrolling sideways, once it is drawn for the screen's size."""
        until = time.monotonic() + REDRAWN
        while self.page.evaluate("document.documentElement.scrollWidth") > self.width:
            if time.monotonic() > until:
                return False
            self.page.wait_for_timeout(50)
        return True

    @property
    def width(self) -> int:
        """Of the screen, in pixels."""
        size = self.page.viewport_size
        assert size is not None
        return size["width"]

    # Ways

    def speak(self, language: str) -> None:
        """Change the language of the page by its menu."""
        menu = self.page.locator(".bar .lang select")
        if menu.input_value() != language:
            menu.select_option(language)
            self.page.locator(f"html[lang={language}]").wait_for()
        self.words = Words(language, self.game)

    def play_now(self) -> None:
        """One click from the home page into a game against bots."""
        self.go()
        self.button("web-play-now-at", game=self.say("title")).click()
        self.board.wait_for()

    @contextmanager
    def without_network(self) -> Iterator[None]:
        self.excuse("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)


NewPerson = Callable[..., Person]
"""A fixture that lets somebody come: language and size, then what a `Person` is made with."""


def rectangle(seen: Locator) -> FloatRect:
    """Where something lies that is on the page."""
    found = seen.bounding_box()
    assert found is not None, f"{seen} is not seen"
    return found


def pattern_of(form: str) -> str:
    """A name with any number in it; spaces that do not break are read as any others."""
    return re.sub(r"\d+", r"\\d+", r"\s+".join(re.escape(word) for word in form.split()))
