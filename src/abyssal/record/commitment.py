"""Cryptographic commitment: SHA-256 fixes the seed before a game, so that nobody can choose it."""

from collections.abc import Mapping
from hashlib import sha256

from abyssal.core.chance import Seed
from abyssal.core.game import Game, Seat


def agreed_lines(game: Game, seats: int, options: Mapping[str, str]) -> list[str]:
    """The header lines a commitment covers: all that is agreed on before the game."""
    chosen = " ".join(f"{name}={value}" for name, value in game.chosen(options).items())
    return [
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"options: {chosen}".rstrip(),
        f"seats: {seats}",
        f"data: {game.data_digest}",
    ]


def commitment_of(game: Game, seats: int, options: Mapping[str, str], seed: Seed) -> str | None:
    """What to show before anyone says a phrase; None for an int seed, which could be guessed."""
    if isinstance(seed, int):
        return None
    return digest_of(agreed_lines(game, seats, options), bytes.fromhex(seed))


def start_of(commitment: str, phrases: Mapping[Seat, str]) -> str:
    """What fixes the phrases, and the commitment they answered, when the game starts."""
    return digest_of([f"commitment: {commitment}", *lines_by_seat("phrase", phrases)])


def key_of(seed: str, seats: int, phrases: Mapping[Seat, str]) -> str:
    """The key of the luck: the seed, then each seat's phrase after its length, empty if none."""
    secret = bytes.fromhex(seed)
    for seat in range(seats):
        phrase = phrases.get(seat, "").encode()
        secret += len(phrase).to_bytes(4, "big") + phrase
    return sha256(secret).hexdigest()


def lines_by_seat(name: str, texts: Mapping[Seat, str]) -> list[str]:
    """One header line for each seat that has a text."""
    return [f"{name} {seat}: {texts[seat]}" for seat in sorted(texts)]


def digest_of(lines: list[str], secret: bytes = b"") -> str:
    """SHA-256 of the lines as they are written, followed by the bytes of `secret`."""
    return sha256(joined(lines).encode() + secret).hexdigest()


def joined(lines: list[str]) -> str:
    """The lines as text, each with its end."""
    return "".join(line + "\n" for line in lines)
