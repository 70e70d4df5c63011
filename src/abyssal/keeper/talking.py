"""Bots that speak: what one of them says to what everybody has just seen and heard, and when.

A remark is made from public facts alone (`abyssal.bots.remarks`) and waits until people could
follow what it is about. In a silent moment nothing is said: a test, a quiet window, a look at
secrets.
"""

from typing import Final

import msgspec

from abyssal.bots import TALKS
from abyssal.bots.remarks import Remark, Talk
from abyssal.core.events import hears
from abyssal.table import entries
from abyssal.table.facts import PLAYING
from abyssal.table.table import Table

CHATTER: Final = "bots"
"""The house rule that lets bots speak: `speak` or `silent`."""


class Talking:
    """The bots of a live table, as far as they speak. What they have heard is not kept on disk."""

    def __init__(self) -> None:
        self.talk: Talk | None = None
        self.seen = 0
        self.heard = 0
        """How many events and which line of chat they have taken in."""
        self.remark: Remark | None = None
        """What one of them is about to say."""

    def follow(self, table: Table, watched: bool) -> None:
        """Take in what has happened and was said; one of the bots may have something to say."""
        make = TALKS.get(table.game.name)
        if make is None or table.house.get(CHATTER) != "speak" or not watched:
            self.skip(table)
            return
        if self.talk is None:
            self.talk = make(table.game, f"{table.id}:{table.seal}")
            self.skip(table)
        if self.remark is not None or is_silent(table):
            return
        news = [
            msgspec.json.decode(text)
            for audience, text in table.told[self.seen :]
            if hears(audience, None)
        ]
        lines = [line for number, line in table.streams[None].chat if number > self.heard]
        self.skip(table)
        if news or lines:
            spoken = [line for line in lines if line["from"] is not None]
            bots = [seat for seat, place in enumerate(table.places) if place.kind == "bot"]
            self.remark = self.talk.remark(table.seen().view(None), news, spoken, bots)

    def skip(self, table: Table) -> None:
        """Nothing is to be said about what has been up to now."""
        self.seen, self.heard = len(table.told), table.streams[None].number

    def say(self, table: Table, now: float) -> list[entries.AnyEntry]:
        """The line that is due, if it may still be said."""
        remark, self.remark = self.remark, None
        if remark is None or is_silent(table) or table.places[remark.seat].kind != "bot":
            return []
        seat, phrase, to = remark
        name = table.places[seat].name
        return [entries.Said(now, "", seat=seat, name=name, phrase=phrase, to=to)]


def is_silent(table: Table) -> bool:
    """Whether bots say nothing now: what people think of it would be told by when they answer."""
    if table.status != PLAYING or table.secrecy is None:
        return True
    if table.quiet.looking is not None or table.is_held():
        return True
    return table.secrecy.talk_closed(table.seen().view(None))
