"""The result of a finished game in one line: all that ratings and statistics need of its record."""

from hashlib import sha256
from typing import Final, Literal

import msgspec

from abyssal.core.game import Position
from abyssal.games import game, title
from abyssal.record import Record, verify
from abyssal.record.record import STAND_INS

UNSEALED: Final = ("own-data: ", "player ")
"""Lines of a header that its digest leaves out."""


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one seat fared, and who decided for it."""

    kind: Literal["person", "bot"] = "person"
    """Whether a person decided anything there, or it was a bot's from the beginning to the end."""
    score: int = 0
    rank: int = 0
    """1 is best; 0 where the game was given up."""
    won: bool = False
    side: str = ""
    """Where people win together, with whom."""
    decisions: int = 0
    """Actions that stand."""
    own: int = 0
    """How many of them a person decided: not a bot, and not time that ran out."""
    hints: int = 0
    """How many of these after asking for a hint."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game without its moves. It names nobody."""

    game: str
    rules: int
    options: dict[str, str]
    seats: list[Sitting]
    digest: str
    """Of the record, by `digest_of`."""
    ending: str = ""
    """How it ended, in the title's word; "" where it was given up."""
    own_data: bool = False
    """Whether it was played with other numbers than those that come with Abyssal."""

    def is_given_up(self) -> bool:
        return not self.ending

    def has_hints(self) -> bool:
        return any(sitting.hints for sitting in self.seats)


def result_of(record: Record, last: Position) -> Result:
    """The line of a finished record that ends in the position `last`."""
    found = last.result()
    of_title = title(record.game.name)
    sides = of_title.sides(last) if of_title.sides is not None and found is not None else None
    sittings: list[Sitting] = []
    for seat in range(record.seats):
        marks = marks_of(record, seat)
        was_bot = seat in record.bots
        own = sum(mark in ("hint", "person") or (mark == "" and not was_bot) for mark in marks)
        person = not was_bot or own > 0 or any(mark in STAND_INS for mark in marks)
        sittings.append(
            Sitting(
                "person" if person else "bot",
                score=0 if found is None else found["scores"][seat],
                rank=0 if found is None else found["ranks"][seat],
                won=found is not None and seat in found["winners"],
                side="" if sides is None else sides[seat],
                decisions=len(marks),
                own=own,
                hints=marks.count("hint"),
            )
        )
    return Result(
        record.game.name,
        record.game.rules_version,
        options=record.options,
        seats=sittings,
        digest=digest_of(record),
        ending="" if found is None else found["ending"],
        own_data=record.game.data_digest != game(record.game.name).data_digest,
    )


def marks_of(record: Record, seat: int) -> list[str]:
    """The mark, "" for none, of every action of a seat that stands."""
    return [
        record.by.get(number, "")
        for number in record.standing()
        if record.entries[number].seat == seat
    ]


def digest_of(record: Record) -> str:
    """SHA-256 of the header of a finished record, without what may be written otherwise later: the
    version of the format, names, and numbers that `data` stands for. `play` stands for the rest."""
    header = [line for line in record.header()[1:] if not line.startswith(UNSEALED)]
    return sha256("".join(f"{line}\n" for line in header).encode()).hexdigest()


def verified_result(text: str) -> Result:
    """The line of the record in `text`; BadRecord if the record is not true."""
    record = Record.read(text)
    verify(record)
    return result_of(record, record.replay())
