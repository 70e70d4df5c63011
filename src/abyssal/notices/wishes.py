"""When somebody wants to be told: at once, not at night, or once a day (digest)."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from abyssal.core.errors import BadRequest, listed
from abyssal.words import LANGUAGES

MINUTES: Final = 24 * 60
REMINDED: Final = 2 * 3600.0
"""Seconds before a deadline."""
BEFORE_THE_NIGHT: Final = 60.0


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told."""

    language: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From when to when nothing rings, in minutes after midnight."""
    digest: int | None = None
    """At which minute of the day all turns are told at once; None: each by itself."""
    remind: bool = True
    """Whether to tell, in a game over days, that the time of a turn is soon over."""


def checked(wishes: Wishes) -> Wishes:
    """The wishes, if they make sense."""
    if wishes.language not in LANGUAGES:
        allowed = listed(list(LANGUAGES))
        message = f"there is no language {wishes.language!r}; there are: {allowed}"
        raise BadRequest("language", message, {"language": wishes.language, "allowed": allowed})
    try:
        ZoneInfo(wishes.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadRequest("zone", f"there is no time zone {wishes.zone!r}") from error
    minutes = [*(wishes.quiet or ()), *([] if wishes.digest is None else [wishes.digest])]
    if not all(0 <= minute < MINUTES for minute in minutes):
        raise BadRequest("minute", f"a minute of the day is 0 to {MINUTES - 1}")
    return wishes


def read(text: str) -> Wishes:
    return msgspec.json.decode(text, type=Wishes)


def earliest(wishes: Wishes, moment: float) -> float:
    """When something may be told that is due at a moment. The hour of a digest was chosen, so it
    holds also at night."""
    if wishes.digest is not None:
        return next_at(wishes, wishes.digest, moment)
    if wishes.quiet is None or not is_quiet(wishes.quiet, minute_of(wishes, moment)):
        return moment
    return next_at(wishes, wishes.quiet[1], moment)


def reminder_at(wishes: Wishes, since: float, until: float) -> float | None:
    """When to remind somebody of a turn: some time before its end; if that is at night, just before
    the night. None: not at all, as where the whole turn is not that long."""
    moment = until - REMINDED
    if wishes.quiet is not None and is_quiet(wishes.quiet, minute_of(wishes, moment)):
        begin = next_at(wishes, wishes.quiet[0], moment)
        moment = (begin if begin == moment else day_before(wishes, begin)) - BEFORE_THE_NIGHT
    return moment if wishes.remind and moment > since else None


def is_quiet(quiet: tuple[int, int], minute: int) -> bool:
    """Whether a minute of the day is in the quiet hours, which may last over midnight."""
    begin, end = quiet
    return begin <= minute < end if begin <= end else minute >= begin or minute < end


def day_before(wishes: Wishes, moment: float) -> float:
    """The same time of the day before, where they are."""
    local = datetime.fromtimestamp(moment, ZoneInfo(wishes.zone))
    return (local - timedelta(days=1)).timestamp()


def next_at(wishes: Wishes, minute: int, moment: float) -> float:
    """The next time at which it is that minute of the day, where they are."""
    local = datetime.fromtimestamp(moment, ZoneInfo(wishes.zone))
    wanted = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if wanted < local:
        wanted += timedelta(days=1)
    return wanted.timestamp()


def minute_of(wishes: Wishes, moment: float) -> int:
    local = datetime.fromtimestamp(moment, ZoneInfo(wishes.zone))
    return local.hour * 60 + local.minute
