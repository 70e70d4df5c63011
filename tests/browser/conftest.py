"""A server for each file of tests, one browser for all, and people who come and go."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

import abyssal.server
from abyssal.testing.process import Process, free_port
from browser.inspection import AXE
from browser.people import PATIENCE, NewPerson, Person, launch, launch_whole

expect.set_options(timeout=PATIENCE)

QUICK = Path(__file__).parent / "quick_server.py"


@pytest.fixture(scope="session", autouse=True)
def _client_is_built() -> None:
    index = Path(abyssal.server.__file__).parent / "static" / "index.html"
    assert index.is_file(), "the client is not built: tools/web.sh"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows notices."""
    browser = launch_whole(playwright)
    if browser is None:
        pytest.skip("a headless shell shows no notices: ABYSSAL_WHOLE_CHROMIUM")
    yield browser
    browser.close()


def serve_quickly(folder: Path, *options: str) -> Process:
    return Process(folder, free_port(), (str(QUICK), *options))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = serve_quickly(tmp_path_factory.mktemp("data"))
    yield process
    process.stop()


@pytest.fixture
def person(browser: Browser, server: Process) -> Iterator[NewPerson]:
    """Makes people, and looks after the test whether anything went wrong before them."""
    made: list[Person] = []

    def make(language: str = "en", size: str = "desktop", **more: Any) -> Person:
        url = more.pop("url", server.url)
        made.append(Person(browser, url, language, size, **more))
        return made[-1]

    yield make
    for one in made:
        one.leave()


@pytest.fixture
def someone(browser: Browser, server: Process) -> Iterator[NewPerson]:
    """A person whose page also holds axe: its script may pass the policy here, and only here."""
    assert AXE.is_file(), "axe-core is not installed: tools/npm.sh run build"
    script = AXE.read_text("utf-8")
    made: list[Person] = []

    def make(game: str | None = None) -> Person:
        made.append(Person(browser, server.url, game=game, bypass_csp=True))
        made[-1].context.add_init_script(script)
        return made[-1]

    yield make
    for one in made:
        one.leave()


@pytest.fixture
def sure(tmp_path: Path) -> Iterator[str]:
    """A server on which the same things happen each time."""
    process = serve_quickly(tmp_path, "--sure")
    yield process.url
    process.stop()
