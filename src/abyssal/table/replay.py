"""Replays: a game step by step, as a seat saw it, or with everything shown once it is over."""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from abyssal.core.events import EVERYONE, Event, Log, hears, only
from abyssal.core.game import Position
from abyssal.core.title import Moment
from abyssal.games import title
from abyssal.record.record import STAND_INS, UNDO, Record
from abyssal.table import entries
from abyssal.table.stream import Message, Viewer
from abyssal.table.table import Table

Eyes: TypeAlias = Viewer | Literal["all"]

Story: TypeAlias = dict[str, object]


def moments_of(record: Record) -> Iterator[Moment]:
    """The steps of a game that is over, the first position first: the same for all eyes."""
    return (moment for _, moment in with_entries(record))


def frames_of(record: Record) -> list[int]:
    """For every line of play the number of the step in which it was carried out."""
    found: list[int] = []
    for entries_by_then, moment in with_entries(record):
        found += [moment.number] * (entries_by_then - len(found))
    return found


def with_entries(record: Record) -> Iterator[tuple[int, Moment]]:
    """The steps, each with the number of lines of play that have led to it.

    A pick that is staged and an answer that is sealed bring nobody any news: they belong to the
    step in which they are carried out.
    """
    state = record.first_position()
    yield 0, Moment(0, seat=None, action=None, state=state, events=[])
    earlier: list[Position] = []
    number = 0
    standing = set(record.standing())
    for entry, (seat, text) in enumerate(record.entries):
        if text == UNDO:
            state = earlier.pop()
            events = [Event("undone", seat, EVERYONE, {})]
        else:
            earlier.append(state.copy())
            state.log = news = Log()
            state.play(seat, record.game.read(text))
            events = news.events
        if events or entry == len(record.entries) - 1:
            number += 1
            mark = record.by.get(entry, "")
            moment = Moment(
                number,
                seat=seat,
                action=text,
                state=state,
                events=events,
                by=mark if mark in STAND_INS else "",
                stands=entry in standing,
            )
            yield entry + 1, moment


def whole_replay(record: Record, eyes: Eyes) -> list[Message]:
    """Every step of a game that is over."""
    return [frame_of(moment, eyes) for moment in moments_of(record)]


def story_of(record: Record) -> Story | None:
    """What is true of a game that is over, as its title tells it; None if it tells nothing."""
    found = title(record.game.name)
    return None if found.story is None else found.story(moments_of(record))


def frame_of(moment: Moment, eyes: Eyes) -> Message:
    """One step; for the eyes `all`, a secret event is told as the one heard it who acted.

    Of a step that brought the viewer no news, its kind alone is told: that it was made is known.
    """
    seat, state, events = moment.seat, moment.state, moment.events
    if eyes == "all":
        view = state.open_view()
        heard = [event for event in events if event.audience in (EVERYONE, own(event))]
    else:
        view = state.view(eyes)
        heard = [event for event in events if hears(event.audience, eyes)]
    if events and not heard:
        heard = [Event("unseen", seat, EVERYONE, {"what": events[0].kind})]
    marks = [{"by": moment.by} if moment.by and event.seat == seat else {} for event in heard]
    seen = [{**event.seen(), **mark} for event, mark in zip(heard, marks, strict=True)]
    action = moment.action if eyes in ("all", seat) else None
    return {"seat": seat, "action": action, "view": view, "events": seen}


def own(event: Event) -> int:
    """The audience that is the one who acted alone."""
    return EVERYONE if event.seat is None else only(event.seat)


def own_replay(table: Table, written: Iterable[entries.AnyEntry], seat: int) -> list[Message]:
    """Every moment a seat has seen of a game under way. `table` is a fresh one, at its start."""
    frames: list[Message] = []
    table.listen(())
    for entry in written:
        stream = table.streams[seat]
        shown, told = len(stream.numbers), stream.told()
        try:
            table.apply(entry)
        except Exception:  # here the table froze
            break
        if len(stream.numbers) > shown:
            mine = entry if isinstance(entry, entries.Played) and entry.seat == seat else None
            frames.append(
                {
                    "seat": seat if mine else None,
                    "action": mine.actions[-1] if mine else None,
                    "view": table.seen().text(seat),
                    "events": table.heard(seat, told),
                }
            )
    return frames
