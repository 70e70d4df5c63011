"""The parser of a record's header. It is strict: there is one way to write it."""

import json
import unicodedata
from itertools import zip_longest
from typing import Final

from abyssal.core.chance import Seed, is_key
from abyssal.core.errors import BadRequest
from abyssal.core.game import Game, Seat
from abyssal.games import game, game_of
from abyssal.record.errors import BadRecord, bad_line, malformed

FIRST_LINES: Final = {1: "Abyssal record 1", 2: "Abyssal record 2"}
"""The first line of each version of the format that is read."""
NEWEST: Final = 2
"""The version that is written."""
CLOSING: Final = ("seed", "result", "hash", "play")
"""The lines that are written once the game is over."""

BREAKING: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of characters that have no place in a line: controls, half characters, line ends."""


def is_one_line(text: str) -> bool:
    """Whether `text` can stand in one line of a record."""
    return not any(unicodedata.category(letter) in BREAKING for letter in text)


class Header:
    """The lines before the blank one, by name."""

    def __init__(self, lines: list[str]) -> None:
        versions = [version for version, first in FIRST_LINES.items() if lines[:1] == [first]]
        if not versions:
            expected = FIRST_LINES[NEWEST]
            message = f"a record begins with {expected!r} (or an earlier version)"
            raise bad_line("record-format", 1, message, {"expected": expected})
        self.version = versions[0]
        self.lines = lines
        self.values: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        for number, line in enumerate(lines[1:], start=2):
            name, _, value = line.partition(":")
            self.values[name] = value.strip()
            self.numbers[name] = number

    def compare(self, right: list[str]) -> None:
        """Refuse a line that is unknown, doubled, out of place or not written as in `right`."""
        for number, (mine, theirs) in enumerate(zip_longest(self.lines, right), start=1):
            if mine != theirs:
                raise malformed(number, mine or "")

    # What the lines say

    def game(self) -> Game:
        """The game that was played, by the rules and with the numbers it was played with."""
        name = self.value("game")
        try:
            title = game(name)
        except BadRequest as error:
            raise self.wrong("game", "record-game", str(error), error.details) from error
        if self.value("rules") != str(title.rules_version):
            theirs = self.value("rules")
            message = f"played by rules {theirs}, but only rules {title.rules_version} are known"
            raise self.wrong(
                "rules", "record-rules", message, {"rules": theirs, "known": title.rules_version}
            )
        if "own-data" in self.values:
            return self.game_with_own_data(name)
        if self.value("data") != title.data_digest:
            message = "played with numbers that are not known here"
            raise self.wrong("data", "record-data", message, {})
        return title

    def game_with_own_data(self, name: str) -> Game:
        try:
            data = json.loads(self.value("own-data"))
            if not isinstance(data, dict):
                raise ValueError(f"own-data is {data!r}, which is no table")
            title = game_of(name, data, "own-data")
        except (BadRequest, RecursionError, ValueError) as error:
            raise self.wrong("own-data", "record-own-data", str(error), {}) from error
        if self.value("data") != title.data_digest:
            message = "these are not the numbers that the data line names"
            raise self.wrong("own-data", "record-own-data", message, {})
        return title

    def seats(self, title: Game) -> int:
        for seats in title.seats:
            if self.value("seats") == str(seats):
                return seats
        raise self.malformed("seats")

    def options(self, title: Game) -> dict[str, str]:
        pairs = [option.partition("=") for option in self.value("options").split()]
        options = {name: value for name, _, value in pairs}
        try:
            return title.chosen(options)
        except BadRequest as error:
            raise self.malformed("options") from error

    def texts(self, name: str, seats: int) -> dict[Seat, str]:
        """The phrases, the players' names or the bots, by seat."""
        texts: dict[Seat, str] = {}
        for seat in range(seats):
            line = f"{name} {seat}"
            if line in self.values:
                texts[seat] = self.values[line]
                if not is_one_line(texts[seat]):
                    raise self.malformed(line)
        return texts

    def fingerprint(self, name: str) -> str:
        """A value of 64 hex digits."""
        if not is_key(self.value(name)):
            raise self.malformed(name)
        return self.value(name)

    def is_committed(self) -> bool:
        return "commitment" in self.values

    def is_closed(self) -> bool:
        return any(name in self.values for name in CLOSING)

    def seed(self) -> Seed:
        if self.is_committed():
            return self.fingerprint("seed")
        text = self.value("seed")
        try:
            return int(text)
        except ValueError as error:
            raise (
                self.missing("commitment") if is_key(text) else self.malformed("seed")
            ) from error

    def value(self, name: str) -> str:
        """What the line `name` says."""
        if name not in self.values:
            raise self.missing(name)
        return self.values[name]

    # What can be wrong

    def missing(self, name: str) -> BadRecord:
        message = f"the header ends without a line {name!r}"
        return bad_line("record-missing", len(self.lines), message, {"field": name})

    def malformed(self, name: str) -> BadRecord:
        return malformed(self.numbers[name], self.lines[self.numbers[name] - 1])

    def wrong(self, name: str, code: str, message: str, details: dict[str, object]) -> BadRecord:
        return bad_line(code, self.numbers[name], message, details)
