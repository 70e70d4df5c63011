"""Proxies that are trusted by network, and what is believed of nobody else."""

from ipaddress import ip_network

import pytest

from abyssal.server.connections import Gate
from abyssal.server.settings import Limits, Rate, Settings
from live.wire import GENEROUS, Server, code_of, running

FEW = Settings(limits=GENEROUS._replace(openings=Rate(0.0001, 1)))


def opened(server: Server, **headers: str) -> int:
    guest = server.guest()
    body = {"game": "into-the-blue", "name": "Eve", "places": [{"kind": "me"}] * 2}
    return guest.post("/api/tables", body, headers=headers).status_code


@pytest.mark.parametrize("proxies", ["127.0.0.1/32", "127.0.0.0/8", "10.0.0.0/8,127.0.0.0/30"])
def test_guests_of_a_trusted_proxy_are_counted_by_their_own_addresses(proxies: str) -> None:
    with running(settings=FEW, proxies=tuple(proxies.split(","))) as server:
        one, other = {"x-forwarded-for": "203.0.113.1"}, {"x-forwarded-for": "203.0.113.2"}
        assert [opened(server, **one) for _ in range(2)] == [201, 429]
        assert [opened(server, **other) for _ in range(2)] == [201, 429]
        # What a guest says beside the proxy is not believed, the proxy before ours is.
        claimed = {"x-forwarded-for": "198.51.100.9, 203.0.113.2"}
        assert opened(server, **claimed) == 429
        chained = {"x-forwarded-for": "203.0.113.3, 127.0.0.1"}
        assert [opened(server, **chained) for _ in range(2)] == [201, 429]


def test_a_proxy_elsewhere_is_not_believed() -> None:
    with running(settings=FEW, proxies=("10.0.0.0/8",)) as server:
        answers = [opened(server, **{"x-forwarded-for": f"203.0.113.{n}"}) for n in range(3)]
        assert answers == [201, 429, 429]
        secure = {"x-forwarded-proto": "https"}
        cookie = server.guest(hello=False).get("/api/hello", headers=secure).headers["set-cookie"]
        assert "secure" not in cookie.lower()


def test_the_connections_of_a_trusted_proxy_are_counted_together_only() -> None:
    gate = Gate(1, 10, (ip_network("10.0.0.0/8"),))
    assert [gate.enter("10.0.0.7") for _ in range(3)] == [True] * 3
    assert [gate.enter("203.0.113.7") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("url", "told"),
    [("https://sea.example", True), ("http://sea.example", False), ("", False)],
)
def test_browsers_stay_with_tls_where_people_come_by_it(url: str, told: bool) -> None:
    with running(public_url=url, settings=Settings(limits=Limits(requests=Rate(0.001, 3)))) as here:
        guest = here.guest(hello=False)
        for path in ("/", "/api/hello", "/nothing", "/api/nothing"):
            answer = guest.get(path)
            assert ("strict-transport-security" in answer.headers) is told, path
        refused = guest.get("/", headers={"host": "evil.example"})
        assert code_of(refused) == "host"
        assert ("strict-transport-security" in refused.headers) is told
