"""Passkeys (WebAuthn): challenges signed instead of kept, and the checks of a browser's answers.

A person with a passkey has bound their links to it: on a new device a link opens nothing without
the passkey, and the passkey opens everything without a link.
"""

import hmac
import secrets
import struct
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from starlette.requests import Request

from abyssal.keeper.host import Host
from abyssal.server.addresses import is_address
from abyssal.server.errors import denied
from abyssal.server.people import Person
from abyssal.store.persons_port import Passkey
from abyssal.table.errors import refused

Purpose: TypeAlias = Literal["make", "use"]

SITE_NAME: Final = "Abyssal"
MOST: Final = 20
VALID: Final = 5 * 60
"""Seconds in which a challenge may be answered."""
NONCE: Final = 16
MOMENT: Final = struct.Struct(">Q")
SIGNATURE: Final = 16


class Passkeys:
    """The passkeys of everybody at this server."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.store = host.store

    async def making(self, request: Request, person: Person) -> dict[str, Any]:
        """What a browser needs to make a passkey, as WebAuthn has it."""
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        known = await self.store.passkeys_of(person.session)
        name = person.name or SITE_NAME
        options = generate_registration_options(
            rp_id=site_of(request),
            rp_name=SITE_NAME,
            user_name=name,
            user_id=sha256(f"passkey:{person.session}".encode()).digest(),
            challenge=await self.challenge("make", person),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
            ],
        )
        return options_to_json_dict(options)

    async def add(
        self, request: Request, person: Person, credential: dict[str, Any], name: str
    ) -> None:
        """Keep the passkey that a browser has made."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        site = site_of(request)
        challenge = await self.answered("make", person, credential)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=request.headers["origin"],
            )
        except Exception as error:  # a stranger's bytes, and the parsers of several formats
            raise invalid() from error
        now = self.host.clock()
        passkey = Passkey(
            id=bytes_to_base64url(made.credential_id),
            person=person.session,
            key=bytes_to_base64url(made.credential_public_key),
            uses=made.sign_count,
            name=name,
            site=site,
            since=now,
            used=now,
        )
        if not await self.store.add_passkey(passkey, MOST):
            raise refused("passkeys", f"at most {MOST} passkeys, each once", most=MOST)

    async def asking(self, request: Request, person: Person) -> dict[str, Any]:
        """What a browser needs to answer with a passkey of this site, whichever it has."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict

        options = generate_authentication_options(
            rp_id=site_of(request), challenge=await self.challenge("use", person)
        )
        return options_to_json_dict(options)

    async def owner_of(self, request: Request, person: Person, credential: dict[str, Any]) -> str:
        """The person for whom the passkey speaks that a browser answered with."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        challenge = await self.answered("use", person, credential)
        known = await self.store.passkey(str(credential.get("id", "")))
        if known is None:
            raise denied("passkey-unknown", "this passkey is not known here, or was removed")
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site_of(request),
                expected_origin=request.headers["origin"],
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=known.uses,
            )
        except Exception as error:  # a stranger's bytes, as above
            raise invalid() from error
        await self.store.use_passkey(known.id, used.new_sign_count, self.host.clock())
        return known.person

    async def challenge(self, purpose: Purpose, person: Person) -> bytes:
        """A challenge for this browser; that it is ours is seen from it, so none has to be kept."""
        body = secrets.token_bytes(NONCE) + MOMENT.pack(int(self.host.clock()) + VALID)
        return body + await self.signature(purpose, person, body)

    async def signature(self, purpose: Purpose, person: Person, body: bytes) -> bytes:
        key = await self.store.key("passkeys", secrets.token_hex(32))
        signed = f"{purpose}:{person.device}:".encode() + body
        return hmac.new(key.encode(), signed, sha256).digest()[:SIGNATURE]

    async def answered(self, purpose: Purpose, person: Person, credential: dict[str, Any]) -> bytes:
        """The challenge that a browser's answer says it answers; one of ours, for it, in time."""
        from webauthn.helpers import base64url_to_bytes, parse_client_data_json

        try:
            data = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = parse_client_data_json(data).challenge
        except Exception as error:  # a stranger's bytes, as above
            raise invalid() from error
        body, signature = challenge[:-SIGNATURE], challenge[-SIGNATURE:]
        ours = await self.signature(purpose, person, body)
        if len(body) != NONCE + MOMENT.size or not hmac.compare_digest(signature, ours):
            raise invalid()
        if MOMENT.unpack(body[NONCE:])[0] < self.host.clock():
            raise denied("passkey-late", "that took too long: try again")
        return challenge


def site_of(request: Request) -> str:
    """The host name of the page: passkeys belong to names, not to addresses."""
    name = urlsplit(request.headers.get("origin", "")).hostname or ""
    if not name or is_address(name):
        raise refused("passkey-address", "a passkey needs a host name: an address has none")
    return name


def invalid() -> Exception:
    """The error for an answer that no passkey of ours gave to our question."""
    return denied("passkey", "this is no valid answer of a passkey")
