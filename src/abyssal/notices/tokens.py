"""Signed capabilities: the secret in a link that stops, confirms or reads one way of being told.

They are derived from the id of the way and a key of this server, so none has to be kept.
"""

import hmac
from hashlib import sha256
from typing import Final, Literal, TypeAlias

Purpose: TypeAlias = Literal["stop", "confirm", "feed"]
SIGNATURE: Final = 32
"""Hex digits of a signature: 128 bits."""


def token_for(key: str, purpose: Purpose, way: str) -> str:
    """The secret that allows `purpose` for a way."""
    signature = hmac.new(key.encode(), f"{purpose}:{way}".encode(), sha256).hexdigest()
    return f"{way}-{signature[:SIGNATURE]}"


def way_of(key: str, purpose: Purpose, token: str) -> str | None:
    """The way that a token opens; None if we did not make it."""
    way, _, _ = token.rpartition("-")
    known = token_for(key, purpose, way)
    return way if hmac.compare_digest(known.encode(), token.encode()) else None
