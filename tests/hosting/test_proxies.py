"""A server behind nginx and Caddy, as the samples set them up: TLS, a path, streams, limits."""

import json
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from abyssal.testing.process import SERVE, Process, free_port
from hosting.proxies import NAME, PROXIES, proxied

pytestmark = pytest.mark.long

PATIENCE = 60.0


class Site:
    """What people reach: a name behind TLS, perhaps below a path."""

    def __init__(self, port: int, below: str) -> None:
        self.port = port
        self.origin = f"https://{NAME}"
        self.below = below
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False  # the name leads nowhere: the address is asked
        self.trust.verify_mode = ssl.CERT_NONE

    def guest(self, source: str = "127.0.0.1") -> httpx.Client:
        """Somebody at an address of this machine."""
        transport = httpx.HTTPTransport(local_address=source, verify=self.trust)
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}{self.below}",
            headers={"host": NAME, "origin": self.origin},
            transport=transport,
            timeout=PATIENCE,
        )


@pytest.fixture(params=["", "/games"], ids=["root", "below a path"])
def below(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(params=PROXIES)
def site(tmp_path: Path, request: pytest.FixtureRequest, below: str) -> Iterator[Site]:
    port = free_port()
    options = ("--public-url", f"https://{NAME}{below}", "--behind-proxy", "--tables-an-hour", "2")
    process = Process(tmp_path / "data", port, (*SERVE, *options))
    (tmp_path / "proxy").mkdir()
    try:
        with proxied(request.param, tmp_path / "proxy", port, below) as found:
            yield Site(found, below)
    finally:
        process.stop()


def test_pages_sockets_events_and_addresses_pass(site: Site) -> None:
    with site.guest() as guest, site.guest("127.0.0.5") as other:
        page = guest.get("/")
        assert page.status_code == 200
        assert f'content="{site.below}/"' in page.text
        assert "max-age" in page.headers["strict-transport-security"]
        script = page.text.split('type="module"')[1].split('src="')[1].split('"')[0]
        loaded = guest.get(f"https://127.0.0.1:{site.port}{script}")
        assert loaded.headers["content-type"].startswith("text/javascript")

        hello = guest.get("/api/hello")
        cookie = hello.headers["set-cookie"]
        assert "Secure" in cookie
        assert f"Path={site.below or '/'};" in cookie
        guest.headers["cookie"] = cookie.split(";")[0]
        other.headers["cookie"] = other.get("/api/hello").headers["set-cookie"].split(";")[0]

        # Limits count people, not the proxy; what somebody says of themselves is not believed.
        body = {
            "game": "into-the-blue",
            "name": "Ada",
            "places": [{"kind": "me"}, {"kind": "open"}],
        }
        guest.headers["x-forwarded-for"] = "203.0.113.7"
        answers = [guest.post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert other.post("/api/tables", json=body).status_code == 201

        table = answers[0].json()["table"]
        path = f"{site.below}/api/tables/{table}"
        with (
            connect(
                f"wss://{NAME}{path}/socket",
                sock=socket.create_connection(("127.0.0.1", site.port)),
                ssl=site.trust,
                origin=Origin(site.origin),
                additional_headers={"cookie": guest.headers["cookie"]},
                open_timeout=PATIENCE,
            ) as wire,
            guest.stream("GET", f"/api/tables/{table}/events") as events,
        ):
            assert json.loads(wire.recv(PATIENCE))["kind"] == "sync"
            lines = events.iter_lines()
            assert next(lines).startswith("id:")
            wire.send(json.dumps({"kind": "say", "id": "1", "text": "passed on at once"}))
            assert any("passed on at once" in line for line in lines)

        assert guest.get("/healthz").status_code == 200
        assert guest.get("/metrics").status_code == 404
