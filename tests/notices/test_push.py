"""Web Push: the example of the standard, decryption as a browser does it, and our signature."""

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from abyssal.core.errors import BadRequest
from abyssal.notices.push import (
    Keys,
    authorization,
    encrypted,
    new_key,
    padded,
    private_key,
    public_key,
    subscription_of,
    unpadded,
)
from live.post import Browser

# RFC 8291, section 5 and appendix A.
PLAINTEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
    "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_"
    "Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_to_the_letter() -> None:
    keys = Keys(RECEIVER, AUTH)
    made = encrypted(PLAINTEXT, keys, private_key(SENDER), unpadded(SALT))
    assert padded(made) == ENCRYPTED


def test_a_browser_reads_what_was_sent_to_it_and_no_other_does() -> None:
    browser, other = Browser(), Browser()
    made = encrypted(b"ahoy", subscription_of(browser.subscription("https://push.test/1")).keys)
    assert browser.decrypt(made) == b"ahoy"
    with pytest.raises(InvalidTag):
        other.decrypt(made)


def test_a_message_is_signed_for_its_push_service_alone() -> None:
    header = authorization("https://push.test:8443/send/1", new_key(), "https://sea.test", 1000.0)
    scheme, _, rest = header.partition(" ")
    token, key = (part.partition("=")[2] for part in rest.split(", "))
    assert scheme == "vapid"
    head, claims, signature = token.split(".")
    assert json.loads(unpadded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(unpadded(claims)) == {
        "aud": "https://push.test:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "https://sea.test",
    }
    numbers = unpadded(signature)
    signed = encode_dss_signature(
        int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    )
    ours = public_key(unpadded(key))
    ours.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        ours.verify(signed, f"{head}.{head}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.test/1"},
        {"endpoint": "https://user@push.test/1"},
        {"endpoint": "https://push.test/1\r\nx: y"},
        {"keys": {"p256dh": "short", "auth": AUTH}},
        {"keys": {"p256dh": RECEIVER, "auth": "short"}},
        {"keys": {"p256dh": "é" * 88, "auth": AUTH}},
        {"keys": None},
    ],
)
def test_what_is_no_subscription_is_refused(change: dict[str, object]) -> None:
    good = {"endpoint": "https://push.test/1", "keys": {"p256dh": RECEIVER, "auth": AUTH}}
    assert subscription_of(json.dumps(good)).endpoint == "https://push.test/1"
    with pytest.raises(BadRequest):
        subscription_of(json.dumps({**good, **change}))
