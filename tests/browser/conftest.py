"""A server for each file of tests, one browser for all, and people who come and go."""

import random
import socket
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import abyssal.server
from browser.people import PATIENCE, Person, launch
from live.process import Process

expect.set_options(timeout=PATIENCE)

QUICK = Path(__file__).parent / "quick_server.py"


def free_port() -> int:
    """A port that no client connection is given by chance."""
    while True:
        port = random.randrange(20_000, 32_768)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


@pytest.fixture(scope="session", autouse=True)
def _client_is_built() -> None:
    index = Path(abyssal.server.__file__).parent / "static" / "index.html"
    assert index.is_file(), "the client is not built: tools/web.sh"


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def serve_quickly(folder: Path, *options: str) -> Process:
    return Process(folder, free_port(), (str(QUICK), *options))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    process = serve_quickly(tmp_path_factory.mktemp("data"))
    yield process
    process.stop()


@pytest.fixture
def person(browser, server):
    """Makes people, and looks after the test whether anything went wrong before them."""
    made: list[Person] = []

    def make(language: str = "en", size: str = "desktop", **more: object) -> Person:
        url = more.pop("url", server.url)
        made.append(Person(browser, url, language, size, **more))
        return made[-1]

    yield make
    for one in made:
        one.leave()
