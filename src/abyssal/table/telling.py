"""Rendering: the messages of a table, written for one viewer at a time."""

from collections.abc import Collection
from functools import partial
from typing import Literal, TypeAlias

import msgspec

from abyssal.core.events import hears
from abyssal.describe import label
from abyssal.table import entries
from abyssal.table.facts import FROZEN, OPEN, Facts
from abyssal.table.history import is_kept
from abyssal.table.motions import Motion
from abyssal.table.stream import Message, Picture, Stream, Viewer, encode
from abyssal.table.views import Views
from abyssal.table.waiting import turns, waiting

News: TypeAlias = Literal["nothing", "asked", "position"]
"""What a viewer hears: nothing, how many still owe a sealed answer, or all of a new position."""


class Telling(Facts):
    """A table that renders its messages and queues them in the streams of its viewers."""

    def listen(self, viewers: Collection[Viewer]) -> None:
        """Write messages for these viewers only, from now on; the others' are counted."""
        for viewer, stream in self.streams.items():
            stream.silent = viewer not in viewers
            stream.unsent.clear()

    def heard_by_seats(self) -> list[int]:
        """How many messages each seat has heard."""
        return [self.streams[seat].number for seat in range(self.seats)]

    def have_all_heard(self, before: list[int]) -> bool:
        """Whether every seat has heard something since."""
        now = self.heard_by_seats()
        return all(new > old for new, old in zip(now, before, strict=True))

    def show_everyone(self) -> None:
        """Show all seats the same moment; for spectators nothing has happened."""
        for viewer, stream in self.streams.items():
            if viewer is not None:
                self.offer(stream)

    def news_for(self, stream: Stream, before: Views | None, new: bool) -> News:
        """What a viewer hears of a new position, to whom something `new` may be asked."""
        views, viewer = self.seen(), stream.viewer
        if new or before is None or self.hears_more(viewer, stream.offered()):
            return "position"
        if views.is_same(before, viewer):
            return "nothing"  # somebody changed a sealed answer, which must leave no trace
        if views.is_same(before, viewer, but_for_how_many_are_asked=True):
            return "asked"
        return "position"

    def show(self, stream: Stream, news: News) -> None:
        """Show the position to a viewer for whom something has changed."""
        if news == "position":
            self.offer(stream)
        elif news == "asked":
            stream.nudge({"kind": "asked", "asked": self.seen().asked()})

    def offer(self, stream: Stream) -> None:
        """Show the position now; to spectators, the one they have been kept waiting for."""
        picture = Picture(self.seen(), len(self.told))
        if stream.viewer is None and stream.shown is not None:
            self.catch_up(stream)
            stream.held = picture
            return
        start = stream.told()
        stream.show(picture, lambda: self.game_message(stream, picture, start))

    def catch_up(self, stream: Stream) -> None:
        """Show the spectators what was held back."""
        held, start = stream.held, stream.told()
        if held is not None:
            stream.held = None
            stream.show(held, lambda: self.game_message(stream, held, start))

    def hears_more(self, viewer: Viewer, start: int) -> bool:
        """Whether `viewer` may hear of any event from `start` on."""
        return any(hears(audience, viewer) for audience, _ in self.told[start:])

    def heard(self, viewer: Viewer, start: int, end: int | None = None) -> list[msgspec.Raw]:
        """The events from `start` to `end` that `viewer` may hear of."""
        told = self.told[start:end]
        return [msgspec.Raw(event) for audience, event in told if hears(audience, viewer)]

    def stages(self, viewer: Viewer, start: int, end: int | None = None) -> list[int]:
        """How long each of those events is shown on its own, in milliseconds at normal speed."""
        told = zip(self.told[start:end], self.lengths[start:end], strict=True)
        return [length for (audience, _), length in told if hears(audience, viewer)]

    def game_message(self, stream: Stream, picture: Picture, start: int) -> Message:
        """A position as a viewer may see it, what led to it, and what is asked of them."""
        viewer = stream.viewer
        message: Message = {
            "kind": "game",
            "view": picture.views.text(viewer),
            "events": self.heard(viewer, start, picture.end),
            "stages": self.stages(viewer, start, picture.end),
            "lead": max(0.0, self.shown_until - self.updated),
            "decision": 0,
            "legal": [],
            "undo": False,
            "deadline": None,
            "waiting": None,
        }
        legal: list[str] = []
        if viewer is not None:
            if viewer not in self.unasked:
                legal = [self.write(action) for action in self.questions[viewer][1]]
            message["decision"] = self.decisions[viewer]
            message["legal"] = legal
            message["undo"] = self.steps_back(viewer) > 0
            message["deadline"] = self.deadline(viewer)
            message["waiting"] = self.shown_waiting()
            if self.premoves is not None:
                message["ahead"] = self.can_look_ahead(viewer)
        message |= picture.views.description(viewer, legal)
        if self.secrecy is not None:
            message["window"] = None if viewer is None else self.window_message(viewer)
            message["looking"] = self.quiet.shown_look()
        return message

    def shown_waiting(self) -> Message | None:
        """Whom the table waits for, as all seats may know it; of a sealed decision not who."""
        waited = waiting(self)
        if waited is None:
            return None
        named = not (self.is_sealed() or self.is_held())
        return {
            "decision": waited.decision,
            "seats": waited.seats if named else None,
            "since": waited.since,
            "until": waited.until,
        }

    def window_message(self, viewer: int) -> Message | None:
        """The quiet window as a seat sees it; all read the same label for taking no part."""
        window = self.quiet.shown(viewer)
        if window is not None:
            window["pass"] = label("pass", self.seen().view(viewer))
        return window

    def tell_end(self) -> None:
        """The result for all; players may now read what the spectators said."""
        said = [line for _, line in self.streams[None].chat if line["from"] is None]
        for stream in self.streams.values():
            self.catch_up(stream)
            stream.add(partial(self.over_message, stream.viewer))
            if stream.viewer is not None:
                for line in said:
                    stream.say(line)

    def over_message(self, viewer: Viewer) -> Message:
        state = self.playing()
        views, over = self.seen(), state.over()
        return {
            "kind": "over",
            "view": views.text(viewer, over),
            "prompt": views.prompt(viewer, over),
            "result": state.result(),
            "decisions": [
                {"own": own, "stood_in": stood_in} for own, stood_in in self.record.decisions()
            ],
        }

    def tell_lobby(self) -> None:
        for stream in self.streams.values():
            self.tell_lobby_to(stream)

    def tell_lobby_to(self, stream: Stream) -> None:
        stream.add(lambda: {"kind": "table", "lobby": self.lobby(stream.viewer)})

    def say(self, entry: entries.Said) -> None:
        """A line of chat; that of spectators stays among them until the end."""
        line: Message = {"kind": "chat", "from": entry.seat, "name": entry.name}
        line |= {"phrase": entry.phrase} if entry.phrase else {"text": entry.text}
        if entry.to is not None:
            line["to"] = entry.to
        if entry.seat is None:
            self.murmurs.append((entry.at, entry.command.partition(":")[0]))
            self.murmured += 1
        for viewer, stream in self.streams.items():
            if entry.seat is not None or viewer is None or self.is_done():
                stream.say(line)

    def lobby(self, viewer: Viewer) -> Message:
        """Who sits where and how the table is set up, for one viewer."""
        return {
            "table": self.id,
            "code": self.code if viewer is not None and self.status == OPEN else None,
            "game": self.title,
            "options": self.options,
            "own_data": bool(self.own_data),
            "status": self.status,
            "frozen": self.stopped,
            "pace": self.pace,
            "absence": self.absence,
            "public": self.public,
            "spectators": self.spectators,
            "house": self.house,
            "history": is_kept(self.secrecy, self.house, self.options),
            "host": self.host,
            "me": viewer,
            "desk": None if viewer is None else self.desk(viewer),
            "created": self.created,
            "commitment": self.seal,
            "seed": self.record.seed if self.is_done() else None,
            "phrases": [seat in self.phrases for seat in range(self.seats)],
            "places": [self.shown_place(seat, viewer) for seat in range(self.seats)],
            "hints": self.has_hints(),
            "agreed": self.agreed,
            "reviewed": self.may_be_reviewed(),
            "votes": [self.shown_motion(motion, viewer) for motion in self.motions.values()],
            "rematch": self.rematch,
        }

    def shown_place(self, seat: int, viewer: Viewer) -> Message:
        """A seat as everyone sees it; only that one is assisted is known to oneself first."""
        place = self.places[seat]
        standing_in = place.is_stood_in()
        return {
            "kind": place.kind,
            "name": place.name,
            "face": place.face,
            "bot": place.bot if place.bot and not standing_in else None,
            "standin": place.bot if standing_in else None,
            "stood_in": self.stood_in[seat],
            "assisted": self.hinted[seat] > 0 if seat == viewer else self.assisted[seat],
            "away": self.away_until(seat),
            "away_since": self.holidays[seat][-1][0] if self.holidays[seat] else None,
            "given_away": self.given_away.get(seat),
            "former": self.former[seat],
        }

    def shown_motion(self, motion: Motion, viewer: Viewer) -> Message:
        """A motion as a viewer sees it: of the votes only their own."""
        mine = None if viewer is None else motion.votes.get(viewer)
        return {
            "number": motion.number,
            "motion": motion.kind,
            "seat": motion.seat,
            "name": motion.name,
            "about": motion.about,
            "pace": motion.pace if motion.kind == "pace" else None,
            "absence": motion.absence or None,
            "lapses": motion.lapses,
            "mine": mine,
        }

    def desk(self, seat: int) -> Message:
        """What a seat keeps for itself: standing orders, and what it has written down."""
        return {"orders": self.quiet.orders[seat], **self.desks[seat].message()}

    def sync(self, viewer: Viewer, since: int) -> bytes:
        """What a viewer needs who has heard all up to `since`."""
        stream = self.streams[viewer]
        since = since if since <= stream.number else 0
        game = None
        if stream.shown is not None and self.status != FROZEN:
            picture = stream.shown
            if viewer is not None:  # the view of now: fewer may owe a sealed answer
                picture = Picture(self.seen(), stream.told())
            game = self.game_message(stream, picture, stream.told_at(since))
        over = self.over_message(viewer) if self.is_done() else None
        lobby, chat = self.lobby(viewer), stream.chat_since(since)
        message: Message = {"n": stream.number, "kind": "sync", "lobby": lobby}
        return encode({**message, "game": game, "over": over, "chat": chat})

    def summary(self) -> Message:
        """The table in a list of tables; `asked` and `turns` are told to each seat alone."""
        return {
            "players": [
                {
                    "name": place.name,
                    "kind": place.kind,
                    "face": place.face,
                    "bot": place.bot if place.kind == "bot" else "",
                }
                for place in self.places
            ],
            "asked": self.asked(),
            "code": self.code,
            "turns": turns(self),
            "waits": self.waited_for(),
            "since": self.stands_since,
            "given": self.given_away,
            "assisted": any(self.assisted),
        }
