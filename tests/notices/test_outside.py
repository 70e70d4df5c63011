"""Addresses of strangers: https, public, checked at connecting, no redirects, bounded."""

import asyncio
from collections.abc import Iterator

import pytest

from abyssal.core.errors import BadRequest
from abyssal.notices.outside import HEAD_SIZE, Outside, Unreachable, is_public
from live.post import Endpoint, endpoint

PRIVATE = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.9.9", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1",
    "::ffff:10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:a00:1::", "2002:7f00:1::1",
    "2001:0:4136:e378:8000:63bf:f5ff:fffe", "not an address", "",
]  # fmt: skip
PUBLIC = ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"]


@pytest.fixture
def server() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


def post(outside: Outside, url: str) -> int:
    return asyncio.run(outside.post(url, b"ahoy", {"x-of": "us"})).status


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


def test_a_post_arrives_with_its_head_and_body(server: Endpoint) -> None:
    assert post(server.outside(), f"{server.url}/send/1?a=b") == 201
    [got] = server.got
    assert (got.target, got.body, got.headers["x-of"]) == ("/send/1?a=b", b"ahoy", "us")
    assert got.headers["host"] == f"push.test:{server.port}"


@pytest.mark.parametrize(
    "url",
    [
        "http://push.test/", "ftp://push.test/", "//push.test/", "push.test", "https://",
        "https://user:word@push.test/", "https://push.test:0/", "https://push.test:99999/",
        "https://push.test/a b", "https://push.test/\r\nhost: x", "https://push.test/é",
        "https://push.test/" + "x" * 3000, "https://[::1", "file:///etc/passwd",
    ],
)  # fmt: skip
def test_what_is_no_https_address_is_refused_before_anything_is_resolved(url: str) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        raise AssertionError("nothing may be resolved")

    with pytest.raises(BadRequest):
        post(Outside(resolve), url)


def test_a_name_with_one_private_address_among_public_ones_is_refused() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.216.34", "192.168.1.1"]

    with pytest.raises(Unreachable, match="no public address"):
        post(Outside(resolve), "https://push.test/")


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://[::1]/", "https://2130706433/"])
def test_private_addresses_are_refused_by_the_systems_own_resolver(url: str) -> None:
    with pytest.raises(Unreachable):
        post(Outside(timeout=5), url)


def test_a_name_is_resolved_once_and_connected_to_what_was_checked(server: Endpoint) -> None:
    """A name that answers something else the second time gains nothing (DNS rebinding)."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

    outside = server.outside()
    outside.resolve = resolve
    assert post(outside, f"https://sly.test:{server.port}/") == 201
    assert asked == ["sly.test"]
    with pytest.raises(Unreachable, match="no public address"):
        post(outside, f"https://sly.test:{server.port}/")
    assert len(server.got) == 1


def test_a_certificate_of_another_name_is_not_accepted(server: Endpoint) -> None:
    outside = server.outside({"other.test": ["127.0.0.1"]})
    with pytest.raises(Unreachable):
        post(outside, f"https://other.test:{server.port}/")
    assert not server.got


def test_a_redirect_is_not_followed(server: Endpoint) -> None:
    server.answer(302, f"location: {server.url}/elsewhere")
    assert post(server.outside(), f"{server.url}/send") == 302
    assert [got.target for got in server.got] == ["/send"]


def test_an_endless_head_is_cut_off(server: Endpoint) -> None:
    server.answers.append(b"HTTP/1.1 200 OK\r\nx: " + b"x" * (4 * HEAD_SIZE))
    with pytest.raises(Unreachable):
        post(server.outside(), server.url)


def test_what_is_no_answer_is_an_error_of_theirs(server: Endpoint) -> None:
    server.answers.append(b"ahoy\r\n\r\n")
    with pytest.raises(Unreachable):
        post(server.outside(), server.url)


def test_a_server_that_never_answers_is_left_in_time() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        raise AssertionError

    with pytest.raises(Unreachable):
        post(Outside(resolve, timeout=0.05), "https://push.test/")
