"""A history checker: what the clients of a table were told, against the log that is left of it.

The log is one order of commands; nothing that was acknowledged may be missing, twice, or out of
order there, and every position that a client saw must be one that the log leads to at that number.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Any, NamedTuple

from abyssal.table import entries
from abyssal.table.table import Table

Message = dict[str, Any]
Moment = tuple[int, int]
"""A seat, and the number of a message in its stream."""


class Heard(NamedTuple):
    """A position that somebody was shown."""

    seat: int
    number: int
    picture: str


class Faults(NamedTuple):
    """What the clients of a table could not have been told if its log were the truth."""

    lost: int = 0
    """Commands that were acknowledged and are not in the log."""
    doubled: int = 0
    """Those that are in it more than once."""
    disordered: int = 0
    """Those that stand before one that was acknowledged earlier."""
    strange: int = 0
    """Positions that were shown and never were."""

    def plus(self, other: "Faults") -> "Faults":
        return Faults(*map(sum, zip(self, other, strict=True)))


class History:
    """What the client of one table was told, in order."""

    def __init__(self) -> None:
        self.acknowledged: list[str] = []
        """The ids of commands. Each was sent after the one before it had been acknowledged."""
        self.heard: list[Heard] = []

    def hear(self, seat: int, message: Message) -> Message | None:
        """Note a message; the game in it, if it shows one."""
        game = game_in(message)
        if game is not None:
            self.heard.append(Heard(seat, message["n"], picture_of(game)))
        return game

    def faults(self, lines: Sequence[str]) -> Faults:
        """What contradicts the log of the table."""
        ids = [entries.read(line).command.partition(":")[2] for line in lines]
        written = Counter(ids)
        places = {id: place for place, id in enumerate(ids)}
        order = [places[id] for id in self.acknowledged if id in places]
        shown = pictures_in(lines) if self.heard else {}
        return Faults(
            lost=sum(not written[id] for id in self.acknowledged),
            doubled=sum(written[id] > 1 for id in self.acknowledged),
            disordered=sum(later <= earlier for earlier, later in pairwise(order)),
            strange=sum(
                picture not in shown.get((seat, number), ()) for seat, number, picture in self.heard
            ),
        )


def game_in(message: Message) -> Message | None:
    """The position in a message, which may be told by itself or with all else of the table."""
    if message.get("kind") == "sync":
        found: Message | None = message["game"]
        return found
    return message if message.get("kind") == "game" else None


def picture_of(game: Message) -> str:
    """A digest of what somebody sees and is asked."""
    seen = [game["view"], game["decision"], game["legal"]]
    return blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=12).hexdigest()


def pictures_in(lines: Iterable[str]) -> dict[Moment, set[str]]:
    """The positions that a log leads to, as each seat is shown them."""
    created, *rest = map(entries.read, lines)
    assert isinstance(created, entries.Created)
    table = Table("", created)
    seats = range(table.seats)
    found: dict[Moment, set[str]] = defaultdict(set)

    def note(seat: int, message: bytes) -> None:
        told = json.loads(message)
        game = game_in(told)
        if game is not None:
            found[seat, told["n"]].add(picture_of(game))

    table.listen(seats)
    for entry in rest:
        table.apply(entry)
        for seat in seats:
            for message in table.streams[seat].take():
                note(seat, message)
            note(seat, table.sync(seat, 0))
    return found
