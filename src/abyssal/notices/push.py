"""Web Push: messages encrypted for one browser (RFC 8291), signed as ours (VAPID, RFC 8292)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
)

from abyssal.core.errors import BadRequest
from abyssal.notices.outside import checked_url

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096
LASTS: Final = 12 * 3600
"""Seconds for which a signature is valid; at most a day."""
POINT_SIZE: Final = 65
AUTH_SIZE: Final = 16


class Keys(msgspec.Struct):
    """The keys of a browser."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """Where a browser is reached, as `PushSubscription.toJSON` gives it."""

    endpoint: str
    keys: Keys


def subscription_of(text: str | bytes) -> Subscription:
    """A subscription, checked: it must be one that can be sent to."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        public_key(unpadded(found.keys.p256dh))
        good = len(unpadded(found.keys.auth)) == AUTH_SIZE
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRequest("subscription", "this is no push subscription") from error
    checked_url(found.endpoint)
    if not good:
        raise BadRequest("subscription", "this is no push subscription")
    return found


def new_key() -> str:
    """A private key of this server, as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return padded(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpadded(text), "big"), CURVE)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    if len(point) != POINT_SIZE:
        raise ValueError("a public key has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a private one."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def application_key(text: str) -> str:
    """What a browser needs to subscribe: our public key."""
    return padded(point_of(private_key(text)))


def encrypted(
    message: bytes,
    keys: Keys,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that one browser alone can read: one record of aes128gcm (RFC 8188).

    The key of the sender is new for each message, and so is the salt; tests bring their own.
    """
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = unpadded(keys.p256dh), point_of(sender)
    shared = sender.exchange(ec.ECDH(), public_key(theirs))
    info = b"WebPush: info\0" + theirs + ours
    secret = derived(shared, unpadded(keys.auth), info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(endpoint: str, key: str, contact: str, now: float) -> str:
    """The header by which a push service knows that a message is ours."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + LASTS,
        "sub": contact,
    }
    unsigned = ".".join(padded(compact(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    signature = private_key(key).sign(unsigned.encode(), ec.ECDSA(hashes.SHA256()))
    numbers = b"".join(part.to_bytes(32, "big") for part in decode_dss_signature(signature))
    return f"vapid t={unsigned}.{padded(numbers)}, k={application_key(key)}"


def compact(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def padded(data: bytes) -> str:
    """Bytes in base64url, without its padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpadded(text: str) -> bytes:
    """The bytes of base64url, with or without padding."""
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
