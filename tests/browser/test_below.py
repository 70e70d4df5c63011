"""Everything lies below a path: pages, sockets, links, and the app without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from abyssal.testing.process import SERVE, Process, free_port
from browser.people import NewPerson
from browser.strategies import play_on
from hosting.proxies import IN_BROWSERS, PROXIES, proxied


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """Where people reach a server that lies below a path."""
    port = free_port()
    found = f"http://127.0.0.1:{port}/games"
    process = Process(tmp_path, port, (*SERVE, "--public-url", found))
    yield found
    process.stop()


def test_a_game_is_played_and_pages_kept_below_a_path(url: str, person: NewPerson) -> None:
    me = person(game="into-the-blue", url=url, service_workers="allow")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:", 1)))
    me.play_now()
    play_on([me], until=lambda: me.turns > 0)
    assert me.page.url.startswith(f"{url}/t/")
    assert any("/socket" in one for one in asked)
    assert [one for one in asked if not one.startswith((f"{url}/", "data:"))] == []
    scope = "navigator.serviceWorker.ready.then((found) => found.scope)"
    assert me.page.evaluate(scope) == f"{url}/"
    me.go("/rules/into-the-blue")
    with me.without_network():
        me.page.reload()
        me.page.get_by_role("heading", name=me.say("title")).first.wait_for()


@pytest.fixture(params=PROXIES)
def tls(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Where people reach a server by TLS, below a path, through a proxy."""
    port, outside = free_port(), free_port()
    found = f"https://{IN_BROWSERS}:{outside}/games"
    process = Process(tmp_path / "data", port, (*SERVE, "--public-url", found, "--behind-proxy"))
    (tmp_path / "proxy").mkdir()
    try:
        with proxied(request.param, tmp_path / "proxy", port, "/games", port=outside):
            yield found
    finally:
        process.stop()


@pytest.mark.long
def test_a_game_is_played_behind_a_proxy_with_tls(tls: str, person: NewPerson) -> None:
    me = person(game="into-the-blue", url=tls, ignore_https_errors=True)
    asked: list[str] = []
    me.page.on("websocket", lambda socket: asked.append(socket.url))
    me.play_now()
    play_on([me], until=lambda: me.turns > 0)
    assert me.page.url.startswith(f"{tls}/t/")
    assert asked
    assert all(one.startswith(tls.replace("https", "wss", 1)) for one in asked)
