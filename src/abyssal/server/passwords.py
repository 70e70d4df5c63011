"""The hosts' password: kept as a salted, slow, memory-hard hash (scrypt)."""

import secrets
from hashlib import scrypt
from typing import Final

from abyssal.server.errors import denied

SHORTEST: Final = 12
LONGEST: Final = 200
COST: Final = 1 << 15
BLOCK: Final = 8
MEMORY: Final = 64 << 20
"""Bytes that hashing may take; this cost takes half of it."""
NAME: Final = "scrypt"


def hashed(password: str) -> str:
    """What is kept of a password."""
    salt = secrets.token_bytes(16)
    return f"{NAME}${salt.hex()}${mixed(password, salt).hex()}"


def is_right(password: str, kept: str) -> bool:
    """Whether `kept` was made of this password; takes as long whatever is wrong."""
    _, salt, wanted = kept.split("$")
    return secrets.compare_digest(mixed(password, bytes.fromhex(salt)), bytes.fromhex(wanted))


def mixed(password: str, salt: bytes) -> bytes:
    return scrypt(password.encode(), salt=salt, n=COST, r=BLOCK, p=1, maxmem=MEMORY)


def check_new(password: str) -> None:
    """Refuse a password that could be guessed for its length."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise denied(
            "new-password",
            f"a password has {SHORTEST} to {LONGEST} characters",
            least=SHORTEST,
            most=LONGEST,
        )
