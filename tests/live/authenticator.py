"""An authenticator in software: makes passkeys, and answers as a browser would send it."""

import json
import secrets
import struct
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, ATTESTED = 0x01, 0x40
EC2, ES256, P256 = 2, -7, 1
KIND, ALGORITHM, CURVE, X, Y = 1, 3, -1, -2, -3
"""Labels of a COSE key."""


class Authenticator:
    """One passkey, at most; it counts its answers."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.create` gives for these options."""
        public = self.key.public_key().public_numbers()
        cose = {
            KIND: EC2,
            ALGORITHM: ES256,
            CURVE: P256,
            X: public.x.to_bytes(32, "big"),
            Y: public.y.to_bytes(32, "big"),
        }
        named = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        data = self.data(options["rp"]["id"], PRESENT | ATTESTED) + named
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = client_data("webauthn.create", options, origin)
        response = {"clientDataJSON": client, "attestationObject": attestation}
        return self.credential(response)

    def answer(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.get` gives for these options."""
        self.count += 1
        data = self.data(options["rpId"], PRESENT)
        client = client_data("webauthn.get", options, origin)
        signed = data + sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(SHA256()))
        response = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self.credential(response)

    def data(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        packed = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": packed}


def client_data(kind: str, options: dict[str, Any], origin: str) -> bytes:
    challenge = bytes_to_base64url(base64url_to_bytes(options["challenge"]))
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()
