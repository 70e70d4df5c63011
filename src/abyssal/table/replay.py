"""Replays: a game action by action, as a seat saw it, or with everything shown once it is over."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from abyssal.core.events import EVERYONE, Event, Log, hears, only
from abyssal.core.game import Position
from abyssal.record.record import UNDO
from abyssal.table import entries
from abyssal.table.stream import Message, Viewer
from abyssal.table.table import Table

Eyes: TypeAlias = Viewer | Literal["all"]


def whole_replay(table: Table, eyes: Eyes) -> list[Message]:
    """Every moment of a game that is over."""
    record = table.record
    state = record.first_position()
    frames = [frame_of(state, eyes, seat=None, text=None, events=[])]
    earlier: list[Position] = []
    for number, (seat, text) in enumerate(record.entries):
        if text == UNDO:
            state = earlier.pop()
            events = [Event("undone", seat, EVERYONE, {})]
        else:
            earlier.append(state.copy())
            state.log = news = Log()
            state.play(seat, table.game.read(text))
            events = news.events
        frames.append(
            frame_of(state, eyes, seat=seat, text=text, events=events, by=record.by.get(number))
        )
    return frames


def frame_of(
    state: Position,
    eyes: Eyes,
    seat: int | None,
    text: str | None,
    events: list[Event],
    by: str | None = None,
) -> Message:
    """One moment; for the eyes `all`, a secret event is told as its owner heard it."""
    if eyes == "all":
        view = state.open_view()
        single = [only(owner) for owner in range(state.seats)]
        heard = [event for event in events if event.audience in (EVERYONE, *single)]
    else:
        view = state.view(eyes)
        heard = [event for event in events if hears(event.audience, eyes)]
    marks = [{"by": by} if by and event.seat == seat else {} for event in heard]
    seen = [{**event.seen(), **mark} for event, mark in zip(heard, marks, strict=True)]
    return {"seat": seat, "action": text, "view": view, "events": seen}


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
