"""When somebody wants to be told: at once, not at night, or once a day (digest)."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from abyssal.core.errors import BadRequest, listed
from abyssal.words import LANGUAGES

MINUTES: Final = 24 * 60


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told."""

    language: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From when to when nothing rings, in minutes after midnight."""
    digest: int | None = None
    """At which minute of the day everything is told at once; None: each turn by itself."""


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
    if wishes.quiet is None:
        return moment
    begin, end = wishes.quiet
    minute = minute_of(wishes, moment)
    is_quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
    return next_at(wishes, end, moment) if is_quiet else moment


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
