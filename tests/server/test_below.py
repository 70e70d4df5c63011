"""A server below a path, as at https://sea.example/games: everything lies there, by any proxy."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from abyssal.client import join
from abyssal.server.settings import STATIC, Settings
from live.wire import GENEROUS, Guest, Server, running

URL = "https://sea.example/games"
PAGE = """<!doctype html><meta name="abyssal-below" content="./">
<link rel="manifest" href="./manifest.webmanifest"><script src="./assets/index-1.js"></script>"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "index-1.js").write_text("export {}")
    settings = Settings(limits=GENEROUS, static=static)
    with running(settings=settings, public_url=URL, behind_proxy=True) as server:
        yield server


class Visitor(Guest):
    """Somebody whose proxy leaves the path on (`kept`) or takes it off."""

    def __init__(self, server: Server, kept: bool) -> None:
        super().__init__(server.url, "Ada", hello=False)
        self.prefix = "/games" if kept else ""
        self.http.headers["origin"] = "https://sea.example"
        self.http.headers["host"] = "sea.example"
        self.http.headers["x-forwarded-proto"] = "https"


@pytest.fixture(params=[True, False], ids=["path kept", "path taken off"])
def visitor(server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    made = Visitor(server, request.param)
    yield made
    made.http.close()


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/key-largo", "/index.html"])
def test_pages_name_their_files_below_the_path(visitor: Visitor, path: str) -> None:
    answer = visitor.get(visitor.prefix + path)
    assert answer.status_code == 200
    assert re.findall('(?:src|href|content)="([^"]+)"', answer.text) == [
        "/games/",
        "/games/manifest.webmanifest",
        "/games/assets/index-1.js",
    ]
    script = visitor.get(f"{visitor.prefix}/assets/index-1.js")
    assert script.status_code == 200
    assert "immutable" in script.headers["cache-control"]


def test_a_path_that_only_begins_alike_is_another(visitor: Visitor) -> None:
    assert visitor.get("/gamesters/").status_code == 404
    assert visitor.get("/games").status_code == 200


def test_cookies_are_sent_to_nothing_else_on_that_name(visitor: Visitor) -> None:
    cookie = visitor.get(f"{visitor.prefix}/api/hello").headers["set-cookie"]
    assert "; Path=/games;" in cookie
    assert "Secure" in cookie
    entered = visitor.post(
        f"{visitor.prefix}/api/host/enter", {"password": "open-sesame", "name": "Ada"}
    )
    assert entered.status_code == 200, entered.text
    assert "; Path=/games/api/host;" in entered.headers["set-cookie"]


def test_tables_are_played_there_by_socket_and_events(visitor: Visitor) -> None:
    hello = visitor.get(f"{visitor.prefix}/api/hello")
    assert hello.json()["network"]["url"] == URL
    cookie = hello.headers["set-cookie"].split(";")[0]
    visitor.http.headers["cookie"] = cookie
    body = {"game": "into-the-blue", "name": "Ada", "places": [{"kind": "me"}, {"kind": "open"}]}
    table = visitor.post(f"{visitor.prefix}/api/tables", body).json()["table"]
    path = f"{visitor.prefix}/api/tables/{table}"
    with connect(
        f"{visitor.url.replace('http', 'ws', 1)}{path}/socket",
        origin=Origin("https://sea.example"),
        additional_headers={"cookie": cookie},
    ) as socket:
        assert json.loads(socket.recv())["kind"] == "sync"
        with visitor.http.stream("GET", f"{path}/events") as events:
            assert next(events.iter_lines()).startswith("id:")


def test_programs_play_there(tmp_path: Path) -> None:
    with running(public_url="http://127.0.0.1/games") as server:
        host = server.guest(hello=False)
        host.http.base_url = httpx.URL(f"{server.url}/games")
        host.get("/api/hello")
        table = host.open("into-the-blue", "mo")
        with join(f"{server.url}/games/", host.lobby(table)["code"], "Robot") as seat:
            assert seat.table == table
            host.command(table, "start")
            seat.command("say", text="ahoy")
            assert seat.lobby["status"] == "playing"


def test_the_built_client_names_nothing_from_the_root() -> None:
    page = STATIC / "index.html"
    if not page.is_file():
        pytest.skip("the client is not built")
    named = re.findall(r'(?:src|href|content)="([^"]*)"', page.read_text("utf-8"))
    assert [name for name in named if name.startswith("/")] == []
    assert "./" in named
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert not [icon for icon in manifest["icons"] if icon["src"].startswith("/")]


ROOTED = re.compile(r"""(?:href|src)="/|(?:fetch|register|assign|EventSource)\(\s*["'`]/""")


def test_no_component_of_the_client_leads_to_the_root() -> None:
    web = Path(__file__).parents[2] / "web" / "src"
    sources = [*web.rglob("*.svelte"), *web.rglob("*.ts")]
    found = [
        f"{path.relative_to(web)}: {line.strip()}"
        for path in sources
        if not path.name.endswith(".test.ts")
        for line in path.read_text("utf-8").splitlines()
        if ROOTED.search(line)
    ]
    assert found == []
    assert ROOTED.search('<a href="/t/{table}">')
