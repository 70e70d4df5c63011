"""My turns as a feed (Atom, RFC 4287) and as a calendar (iCalendar, RFC 5545)."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from abyssal.notices.wishes import Wishes
from abyssal.notices.wording import Message, text_of
from abyssal.words import Words

ATOM: Final = "http://www.w3.org/2005/Atom"
FOLDED_AT: Final = 73
"""Bytes of a line of a calendar, before it is folded."""


def atom(news: Sequence[Message], wishes: Wishes, url: str, now: float) -> str:
    """The feed; each turn has an id of its own, so that a reader shows it once."""
    feed = Element("feed", xmlns=ATOM)
    newest = max((turn.since for message in news for turn in message.turns), default=now)
    SubElement(feed, "id").text = f"{url}/"
    SubElement(feed, "title").text = Words(wishes.language)("notice-feed")
    SubElement(feed, "updated").text = stamp(newest)
    SubElement(SubElement(feed, "author"), "name").text = "Abyssal"
    for message in news:
        [turn] = message.turns
        text = text_of(message, wishes)
        which = turn.decision if message.kind == "turns" else f"{message.kind}-{turn.until:.0f}"
        entry = SubElement(feed, "entry")
        SubElement(entry, "id").text = f"{url}/t/{turn.table}#{turn.seat}-{which}"
        SubElement(entry, "title").text = text.title
        SubElement(entry, "updated").text = stamp(turn.since)
        SubElement(entry, "link", href=url + text.path)
        SubElement(entry, "content").text = text.body
    return tostring(feed, encoding="unicode", xml_declaration=True)


def calendar(news: Sequence[Message], wishes: Wishes, url: str, now: float) -> str:
    """The calendar: deadlines as moments; turns without one are not in it."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Abyssal//EN"]
    lines.append(f"X-WR-CALNAME:{quoted(Words(wishes.language)('notice-feed'))}")
    for message in news:
        [turn] = message.turns
        if turn.until is None:
            continue
        text = text_of(message, wishes)
        kind = "" if message.kind == "turns" else f"-{message.kind}"
        lines += [
            "BEGIN:VEVENT",
            f"UID:{turn.table}-{turn.seat}{kind}@abyssal",
            f"DTSTAMP:{basic(now)}",
            f"DTSTART:{basic(turn.until)}",
            f"SUMMARY:{quoted(text.title)}",
            f"DESCRIPTION:{quoted(text.body)}",
            f"URL:{url}{text.path}",
            "END:VEVENT",
        ]
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def basic(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def quoted(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """A line in pieces that readers accept; none ends within a letter."""
    pieces, piece = [], ""
    for letter in line:
        if len((piece + letter).encode()) > FOLDED_AT:
            pieces.append(piece)
            piece = ""
        piece += letter
    return "\r\n ".join([*pieces, piece])
