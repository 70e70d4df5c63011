"""Random number generators: cheap to copy, and with the same numbers on every machine.

A position holds its generator, and no rule draws numbers from anywhere else: so a game can be
repeated exactly. A seed is an int (a fast generator, for simulation) or 64 hex digits (a keyed
stream that nobody can predict or choose without the key, for real games).
"""

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64

from abyssal.core.errors import BadRequest

Seed = int | str

WORD_BITS: Final = 30  # one digit of a Python int; a product of two words fits 62 bits, so an i64
WORDS: Final = 1 << WORD_BITS
WORD_MASK: Final = WORDS - 1

# With this multiplier a, a * 2**30 - 1 and a * 2**29 - 1 are prime, so the period is the latter.
MULTIPLIER: Final = 1059994137
FIXED_POINTS: Final = ((0, 0), (WORD_MASK, MULTIPLIER - 1))
"""The two states of the fast generator that would never change."""


class Chance(ABC):
    """A random number generator: uniform without bias, and reproducible."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`, each exactly as likely; `bound` is at most 2**30."""

    @abstractmethod
    def copy(self) -> "Chance":
        """A second generator that gives the same numbers from here on."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """All of it, JSON-ready."""

    def __reduce__(self) -> tuple[Any, ...]:
        """How a generator is pickled, compiled or not."""
        return load_chance, (self.dump(),)

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a random order, in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class FastChance(Chance):
    """Multiply-with-carry in base 2**30, the two halves of its state mixed by exclusive or."""

    __slots__ = ("carry", "low")

    def __init__(self, low: i64, carry: i64) -> None:
        self.low: i64 = low
        self.carry: i64 = carry

    def below(self, bound: int) -> int:
        limit: i64 = bound
        while True:
            product = MULTIPLIER * self.low + self.carry
            low = product & WORD_MASK
            carry = product >> WORD_BITS
            self.low = low
            self.carry = carry
            word = low ^ carry
            number = word % limit
            if word - number <= WORDS - limit:  # else the last, incomplete stretch: draw again
                return number

    def shuffle(self, items: list[int]) -> None:
        # The same numbers as by `below`, drawn in place: games shuffle more than they draw.
        low, carry = self.low, self.carry
        things: list[Any] = items  # mypyc would open every int, and close it again
        last: i64 = len(items) - 1
        while last > 0:
            product = MULTIPLIER * low + carry
            low = product & WORD_MASK
            carry = product >> WORD_BITS
            word = low ^ carry
            other = word % (last + 1)
            if word - other < WORDS - last:
                things[last], things[other] = things[other], things[last]
                last -= 1
        self.low, self.carry = low, carry

    def copy(self) -> "FastChance":
        return FastChance(self.low, self.carry)

    def dump(self) -> dict[str, Any]:
        return {"kind": "fast", "low": self.low, "carry": self.carry}


class KeyedChance(Chance):
    """SHA-256 in counter mode under a 32-byte key; eight words a block."""

    __slots__ = ("block", "key", "used")

    def __init__(self, key: str, used: int) -> None:
        self.key = key
        self.used = used
        self.block = b"" if used % 8 == 0 else self.block_of(used // 8)

    def block_of(self, number: int) -> bytes:
        return sha256(bytes.fromhex(self.key) + number.to_bytes(8, "big")).digest()

    def below(self, bound: int) -> int:
        while True:
            place = self.used % 8
            if place == 0:
                self.block = self.block_of(self.used // 8)
            self.used += 1
            word = int.from_bytes(self.block[4 * place : 4 * place + 4], "big") & WORD_MASK
            number = word % bound
            if word - number <= WORDS - bound:
                return number

    def copy(self) -> "KeyedChance":
        return KeyedChance(self.key, self.used)

    def dump(self) -> dict[str, Any]:
        return {"kind": "keyed", "key": self.key, "used": self.used}


def is_key(seed: object) -> bool:
    """Whether `seed` is 64 lower-case hex digits."""
    return isinstance(seed, str) and len(seed) == 64 and not seed.strip("0123456789abcdef")


def chance_of(seed: Seed) -> Chance:
    """The generator for `seed`: a fast one for an int, a keyed one for 64 hex digits."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        return fast_chance(seed)
    if is_key(seed):
        return KeyedChance(str(seed), 0)
    raise BadRequest("seed", "a seed is a whole number or 64 lower-case hex digits")


def fast_chance(seed: int) -> FastChance:
    """The fast generator for `seed`; neighbouring seeds have nothing in common."""
    digest = sha256(b"abyssal chance %d" % seed).digest()
    low = int.from_bytes(digest[:4], "big") & WORD_MASK
    carry = 1 + int.from_bytes(digest[4:12], "big") % (MULTIPLIER - 2)
    return FastChance(low, carry)


def load_chance(document: dict[str, Any]) -> Chance:
    """The generator that `dump` described."""
    kind = document["kind"]
    if kind == "fast":
        low, carry = document["low"], document["carry"]
        whole = isinstance(low, int) and isinstance(carry, int)
        inside = whole and 0 <= low < WORDS and 0 <= carry < MULTIPLIER
        if inside and (low, carry) not in FIXED_POINTS:
            return FastChance(low, carry)
    elif kind == "keyed":
        key, used = document["key"], document["used"]
        if is_key(key) and isinstance(used, int) and 0 <= used < 8 << 64:  # blocks have 8 bytes
            return KeyedChance(key, used)
    raise BadRequest("document", "the document holds no valid source of chance")
