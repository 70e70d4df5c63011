"""The message stream of one viewer: an ordered channel with sequence numbers of its own.

It follows from the log alone. It keeps numbers and the last position shown, but no messages: what a
client missed is rendered again.
"""

from array import array
from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from abyssal.table.views import Views

Message: TypeAlias = dict[str, Any]
Viewer: TypeAlias = int | None

CHAT_KEPT: Final = 200
"""Lines of chat that somebody who comes later can still read."""

SIZES: Final = 2048
"""Where all seats' messages are alike, their length is a multiple of this."""

encode = msgspec.json.encode


class Picture(NamedTuple):
    """A position that a viewer is shown, and how many events of the table led to it."""

    views: Views
    end: int


class Stream:
    """The messages of one seat, or of the spectators (None)."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.number = 0
        self.unsent: list[bytes] = []
        self.silent = False
        """Nobody listens: messages are counted, but not written."""
        self.shown: Picture | None = None
        self.held: Picture | None = None
        """Spectators hear of a public action only when the next one is made."""
        self.numbers = array("L")
        self.ends = array("L")
        """The numbers of the `game` messages, and how many events had been told with each."""
        self.chat: list[tuple[int, Message]] = []

    def add(self, write: Callable[[], Message]) -> None:
        """Number a message and, if anybody listens, write and queue it."""
        self.number += 1
        if not self.silent:
            self.unsent.append(encode({"n": self.number, **write()}))

    def nudge(self, message: Message) -> None:
        """Queue a message that may get lost: it has no number."""
        if not self.silent:
            self.unsent.append(encode(message))

    def show(self, picture: Picture, write: Callable[[], Message]) -> None:
        """Queue a `game` message with this picture."""
        self.add(write)
        self.shown = picture
        self.numbers.append(self.number)
        self.ends.append(picture.end)

    def say(self, line: Message) -> None:
        """Queue a line of chat."""
        self.add(lambda: line)
        self.chat.append((self.number, line))
        del self.chat[:-CHAT_KEPT]

    def told(self) -> int:
        """How many events of the table this viewer has heard of."""
        return self.ends[-1] if self.ends else 0

    def offered(self) -> int:
        """How many they have heard of, or will with what is held back."""
        return self.told() if self.held is None else self.held.end

    def told_at(self, since: int) -> int:
        """How many events a client had heard of whose last message was number `since`."""
        place = bisect_right(self.numbers, since)
        return self.ends[place - 1] if place else 0

    def chat_since(self, since: int) -> list[Message]:
        """The lines of chat after message `since`, with the numbers they were told by."""
        return [{"n": number, **line} for number, line in self.chat if number > since]

    def take(self) -> list[bytes]:
        """The messages that have not been sent yet."""
        unsent, self.unsent = self.unsent, []
        return unsent


def pad(unsent: list[list[bytes]]) -> None:
    """Pad the messages of all seats to the same length, so that it tells nothing (UNF-H19)."""
    for at in range(max(map(len, unsent), default=0)):
        rows = [messages for messages in unsent if at < len(messages)]
        longest = max(len(messages[at]) for messages in rows)
        for messages in rows:
            messages[at] = padded(messages[at], longest)


def padded(message: bytes, least: int) -> bytes:
    """A message with a field `pad`, of the next length that is not below `least`.

    >>> len(padded(b'{"n":1}', 3000)), len(padded(b'{"n":1}', 0))
    (4096, 2048)
    """
    bare = len(message) + len(b',"pad":""')
    wanted = -(-max(bare, least + len(b',"pad":""')) // SIZES) * SIZES
    return message[:-1] + b',"pad":"' + b" " * (wanted - bare) + b'"}'
