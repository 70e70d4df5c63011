"""A table as its log makes it: the same entries give the same table, in any process."""

import traceback
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from abyssal.core.events import SPECTATOR_BIT, Event, Log, hears
from abyssal.core.game import Game, State
from abyssal.games import game as standard_game
from abyssal.games import game_with, manners
from abyssal.record import Earlier, Record, is_public, may_undo
from abyssal.table import entries as log
from abyssal.table.house import agreed
from abyssal.table.motions import Motion
from abyssal.table.places import Pace, Place, Times
from abyssal.table.quiet import Quiet
from abyssal.table.stream import Message, Picture, Stream, Viewer, encode

OPEN, PLAYING, OVER, ENDED, FROZEN = "open", "playing", "over", "ended", "frozen"

COMMANDS_KEPT: Final = 256
"""Ids of commands that are known to have been carried out; older ones are never sent again."""

Library: TypeAlias = Callable[[str, str], Game]
"""From the name of a game and the text of its own data ("": ours) to the game."""


GAMES_KEPT: Final = 32
NOTE_COST: Final = 100
"""Characters that a note takes in the log beside its text."""


def library(name: str, own_data: str) -> Game:
    """The games of this version."""
    return with_own_data(name, own_data) if own_data else standard_game(name)


@lru_cache(maxsize=GAMES_KEPT)
def with_own_data(name: str, own_data: str) -> Game:
    return game_with(name, own_data, "own data")


class Table:
    """One table. It changes through `apply` alone; `commands` says what may be applied."""

    def __init__(
        self,
        id: str,
        created: log.Created,
        games: Library = library,
        times: Times = Times(),  # noqa: B008
    ) -> None:
        self.id = id
        self.times = times
        self.own_data = created.own_data
        self.game = games(created.game, created.own_data)
        self.options = self.game.chosen(created.options)
        self.manners = manners(self.game.name)
        self.house = agreed(self.manners, created.house)
        self.places: list[Place] = list(created.places)
        self.host = created.host
        self.pace: Pace = created.pace
        self.public = created.public
        self.spectators = created.spectators
        self.code = created.code
        self.created = created.at
        self.updated = created.at
        self.phrases: dict[int, str] = {}
        self.record = Record.begin(self.game, self.seats, self.options, created.seed)
        self.status = OPEN
        self.state: State | None = None
        self.earlier: list[Earlier] = []
        """Positions that an undo may return to, oldest first."""
        self.told: list[tuple[int, bytes]] = []
        """All events of the game, each with who may hear of it."""
        self.decisions = [0] * self.seats
        """The number of the decision put to each seat."""
        self.questions: list[tuple[bool, list[int]]] = [(False, []) for _ in self.places]
        """Whether each seat is asked, and what it may answer."""
        self.asked_at = [created.at] * self.seats
        self.quiet = Quiet(self.manners, times, self.seats)
        self.notes = [""] * self.seats
        self.noted = [0] * self.seats
        """How much each seat has written down in all, the log being kept whole."""
        self.marks = [[""] * self.seats for _ in self.places]
        """What each seat has written down for itself, and how it marks the others."""
        self.motion: Motion | None = None
        self.newcomers: dict[int, str] = {}
        """Sessions to which the table gave a bot's seat."""
        self.rematch: str | None = None
        self.report: str | None = None
        self.number = 1
        """Entries of the log that have been applied."""
        self.commands: dict[str, None] = {created.command: None}
        self.streams: dict[Viewer, Stream] = {
            viewer: Stream(viewer) for viewer in (*range(self.seats), None)
        }
        self.tell_lobby()

    @staticmethod
    def of(
        id: str,
        lines: Iterable[str],
        games: Library = library,
        times: Times = Times(),  # noqa: B008
    ) -> "Table":
        """The table that a log makes; frozen at an entry that cannot be carried out."""
        first, *rest = [log.read(line) for line in lines]
        assert isinstance(first, log.Created)
        table = Table(id, first, games, times)
        table.listen(())
        for entry in rest:
            try:
                table.apply(entry)
            except Exception as error:
                table.freeze(report_on(error, table))
        table.listen(table.streams)
        return table

    def listen(self, viewers: Collection[Viewer]) -> None:
        """Write messages for these viewers only, from now on; the others' are counted."""
        for viewer, stream in self.streams.items():
            stream.silent = viewer not in viewers
            stream.unsent.clear()

    # Facts

    @property
    def seats(self) -> int:
        return len(self.places)

    def people(self) -> list[int]:
        """The seats that belong to a person, present or not."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def voters(self) -> list[int]:
        """The people who play for themselves."""
        return [seat for seat in self.people() if not self.places[seat].bot]

    def asked(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.state.to_act() if self.state is not None and self.status == PLAYING else []

    def deadline(self, seat: int) -> float | None:
        """When the time of `seat` runs out."""
        seconds = self.times.decision[self.pace]
        place = self.places[seat]
        if seconds is None or place.kind != "person" or place.bot or not self.questions[seat][0]:
            return None
        if self.has_clock() or seat in self.answered():
            return None
        return self.asked_at[seat] + seconds

    def has_clock(self) -> bool:
        """Whether everyone waits for the same moment, in a timed window or looking at a secret."""
        window = self.quiet.window
        timed = window is not None and window.closes is not None
        return timed or self.quiet.looking is not None

    def answered(self) -> Collection[int]:
        """The seats whose answers are kept back until the window closes."""
        window = self.quiet.window
        return () if window is None else window.answers

    def first_answer(self, seat: int) -> str:
        """What the table answers for whoever does not: the first legal action."""
        return self.game.write(self.questions[seat][1][0])

    def is_held(self) -> bool:
        """Whether answers are kept back now."""
        return self.quiet.window is not None and self.quiet.window.held

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take its last action back by itself."""
        return self.asked() == [seat] and may_undo(self.earlier, seat, self.playing())

    def playing(self) -> State:
        """The position of a game that has begun."""
        assert self.state is not None
        return self.state

    def is_done(self) -> bool:
        """Whether all may be shown."""
        return self.status in (OVER, ENDED)

    # The log

    def apply(self, entry: log.AnyEntry) -> None:
        """Carry out one entry of the log and queue what every viewer hears of it."""
        self.number += 1
        self.updated = entry.at
        if entry.command:
            self.commands[entry.command] = None
            if len(self.commands) > COMMANDS_KEPT:
                del self.commands[next(iter(self.commands))]
        if self.status == FROZEN:
            return
        match entry:
            case log.Played():
                self.play(entry)
            case log.Answered() | log.Acting() | log.Lengthened() | log.Closed() | log.Looked():
                self.keep_time(entry)
            case log.Ordered() | log.Noted():
                self.write_down(entry)
                self.tell_lobby_to(self.streams[entry.seat])
            case log.Undone(seat=seat):
                self.undo(seat, entry.at)
            case log.Said():
                self.say(entry)
            case log.Started():
                self.start(entry.at)
            case log.Frozen(report=report):
                self.freeze(report)
            case log.Moved() | log.Voted():
                self.vote(entry)
            case _:
                self.arrange(entry)
                self.tell_lobby()
        if self.motion is not None:
            self.count_votes(entry.at)

    def arrange(self, entry: log.AnyEntry) -> None:
        """Entries that change who sits where and how the table is set up."""
        match entry:
            case log.Sat(seat=seat, name=name):
                self.places[seat] = Place("person", name)
            case log.Placed(seat=seat, place=place):
                self.places[seat] = place
                self.phrases.pop(seat, None)
            case log.Renamed(seat=seat, name=name):
                self.places[seat] = msgspec.structs.replace(self.places[seat], name=name)
            case log.HandedOver(seat=seat, bot=bot):
                self.places[seat] = Place("bot", self.places[seat].name, bot)
            case log.StoodIn(seat=seat, bot=bot, why=why):
                self.places[seat] = Place("person", self.places[seat].name, bot, why)
                self.asked_at[seat] = entry.at
            case log.Changed():
                self.change(entry)
            case log.Renewed(code=code):
                self.code = code
            case log.Phrased(seat=seat, text=text):
                self.phrases[seat] = text
            case log.Rematched(table=table):
                self.rematch = table

    def change(self, entry: log.Changed) -> None:
        """Another way to play; other options need a new commitment, and new phrases after it."""
        self.pace, self.public, self.spectators = entry.pace, entry.public, entry.spectators
        self.house = agreed(self.manners, entry.house)
        if entry.seed:
            self.options = self.game.chosen(entry.options)
            self.record = Record.begin(self.game, self.seats, self.options, entry.seed)
            self.phrases.clear()

    def write_down(self, entry: log.Ordered | log.Noted) -> None:
        """What a seat keeps for itself."""
        if isinstance(entry, log.Ordered):
            self.quiet.orders[entry.seat] = entry.ask
        else:
            self.notes[entry.seat], self.marks[entry.seat] = entry.text, entry.marks
            self.noted[entry.seat] += len(entry.text) + NOTE_COST

    def freeze(self, report: str) -> None:
        """Stop: nothing can be done at this table any more."""
        self.status, self.report, self.motion = FROZEN, report, None
        self.tell_lobby()

    # Votes

    def vote(self, entry: log.Moved | log.Voted) -> None:
        """Put a motion, or answer it."""
        if isinstance(entry, log.Moved):
            self.motion = Motion(entry.motion, entry.seat, entry.name, entry.session, {})
            if entry.motion != "admit":
                self.motion.votes[entry.seat] = True
            self.tell_lobby()
        else:
            assert self.motion is not None
            self.motion.votes[entry.seat] = entry.yes
            self.tell_lobby_to(self.streams[entry.seat])

    def count_votes(self, at: float) -> None:
        """Settle the motion once everyone has answered, or somebody has said no."""
        motion, voters = self.motion, self.voters()
        assert motion is not None
        if not motion.is_settled(voters):
            return
        self.motion = None
        carried = motion.is_carried(voters)
        yes, no = motion.tally()
        outcome = {"kind": "vote", "motion": motion.kind, "carried": carried, "yes": yes, "no": no}
        for stream in self.streams.values():
            stream.add(lambda: outcome)
        if carried:
            self.carry_motion(motion, at)
        self.tell_lobby()

    def carry_motion(self, motion: Motion, at: float) -> None:
        match motion.kind:
            case "end":
                self.record.finish(self.playing())
                self.status = ENDED
                self.tell_end()
            case "undo" if self.earlier:
                self.undo(self.earlier[-1].seat, at)
            case "admit" if self.places[motion.seat].kind == "bot":
                self.places[motion.seat] = Place("person", motion.name)
                self.newcomers[motion.seat] = motion.session
                self.asked_at[motion.seat] = at

    # Play

    def start(self, at: float) -> None:
        """Fix the phrases and lay out the game."""
        seed = self.record.seed
        assert seed is not None
        players = dict(enumerate(place.name for place in self.places))
        self.record = Record.begin(self.game, self.seats, self.options, seed, self.phrases, players)
        self.state = self.record.first_position()
        self.state.log = Log()
        self.status = PLAYING
        self.quiet.house = self.house
        self.tell_lobby()
        self.after_play(None, (), at)

    def play(self, entry: log.Played) -> None:
        """Carry out a seat's answer: all of its picks."""
        state, seat = self.playing(), entry.seat
        first: State | None = None
        for text in entry.actions:
            before = Earlier(state.copy(), self.events_so_far(), seat)
            first = first or before.state
            action = self.game.read(text)
            state.play(seat, action)
            self.record.add(seat, action)
            if is_public(before.state, seat, state):
                self.earlier.append(before)
            else:
                self.earlier.clear()
        self.count_missed(seat, entry.by)
        self.after_play(first, (seat,), entry.at)

    def undo(self, seat: int, at: float) -> None:
        """Return to the position before the last action, which was of `seat`."""
        now = self.playing()
        before, told, _ = self.earlier.pop()
        before.log = Log()
        before.log.events.append(Event("undone", seat, self.witnesses(now, before, told), {}))
        self.state = before
        self.record.take_back(seat)
        self.after_play(now, (seat,), at)

    def witnesses(self, now: State, before: State, told: int) -> int:
        """Who could tell that the action was made: all others must not hear that it is undone."""
        audience = 0
        for viewer in self.streams:
            heard = any(hears(heard_by, viewer) for heard_by, _ in self.told[told:])
            if heard or now.view(viewer) != before.view(viewer):
                audience |= 1 << (SPECTATOR_BIT if viewer is None else viewer)
        return audience

    def events_so_far(self) -> int:
        state = self.playing()
        return len(self.told) + (0 if state.log is None else len(state.log.events))

    def count_missed(self, seat: int, by: str) -> None:
        """A person who acts is here; one whose time ran out is a little less so."""
        place = self.places[seat]
        if place.kind == "person" and by in ("person", "time"):
            missed = place.missed + 1 if by == "time" else 0
            self.places[seat] = msgspec.structs.replace(place, missed=missed)

    # Windows and spans that last the same for everyone

    def keep_time(self, entry: log.AnyEntry) -> None:
        """Keep an answer back, or go on when the time has come; only then anybody hears of it."""
        quiet, at = self.quiet, entry.at
        match entry:
            case log.Answered(seat=seat, actions=actions):
                assert quiet.window is not None
                quiet.window.answers[seat] = actions
            case log.Acting(seat=seat):
                assert quiet.window is not None
                quiet.window.acting.append(seat)
            case log.Lengthened():
                assert quiet.window is not None
                quiet.lengthen(quiet.window, at)
                self.show_everyone()
            case log.Looked():
                quiet.looking = None
                quiet.open(self.playing().view(None), self.asked(), len(self.people()) > 1, at)
                self.asked_at = [at] * self.seats
                self.show_everyone()
            case log.Closed():
                self.close_window(at)

    def close_window(self, at: float) -> None:
        """Carry out all answers of a window at once; the first legal one where there is none."""
        state, window = self.playing(), self.quiet.window
        assert window is not None
        before = state.copy()
        for seat in self.asked():
            texts = window.answers.get(seat) or [self.first_answer(seat)]
            for text in texts:
                action = self.game.read(text)
                state.play(seat, action)
                self.record.add(seat, action)
        self.earlier.clear()
        self.after_play(before, window.seats, at, everyone=True)

    def show_everyone(self) -> None:
        """Show all seats the same moment; for spectators nothing has happened."""
        for viewer, stream in self.streams.items():
            if viewer is not None:
                self.offer(stream)

    # After every action

    def after_play(
        self, before: State | None, actors: Collection[int], at: float, everyone: bool = False
    ) -> None:
        """Number the new decisions and show the position; `before` is the last one."""
        state = self.playing()
        if state.over():
            self.record.finish(state)
            self.status = OVER
            self.motion = None
            self.earlier.clear()
        news = self.gather_events()
        self.keep_quiet(news, at)
        new = self.ask(actors, at)
        for viewer, stream in self.streams.items():
            self.show(stream, before, everyone or viewer in new)
        if self.status == OVER:
            self.tell_end()
            self.tell_lobby()

    def keep_quiet(self, news: list[tuple[str, int | None]], at: float) -> None:
        """Open the window, or the span for looking, that this position has."""
        if self.manners.quiet:
            public = self.playing().view(None)
            self.quiet.follow(public, self.asked(), news, len(self.people()) > 1, at)

    def gather_events(self) -> list[tuple[str, int | None]]:
        """Write the engine's new events down, once for all viewers; kind and seat of the public."""
        news = self.playing().log
        assert news is not None
        self.told += [(event.audience, encode(event.seen())) for event in news.events]
        public = [(event.kind, event.seat) for event in news.events if hears(event.audience, None)]
        news.events.clear()
        return public

    def ask(self, actors: Collection[int], at: float) -> set[Viewer]:
        """The seats to which a new decision is put: they answered, are newly asked, or may now
        answer something else. What others answer in secret changes none of it."""
        state, asked = self.playing(), self.asked()
        new: set[Viewer] = set()
        for seat in range(self.seats):
            question = (seat in asked, state.legal(seat))
            old, self.questions[seat] = self.questions[seat], question
            if seat in actors or question[1] != old[1] or (question[0] and not old[0]):
                new.add(seat)
                self.decisions[seat] += 1
                self.asked_at[seat] = at
        return new

    # What everyone hears

    def show(self, stream: Stream, before: State | None, new: bool) -> None:
        """Show the position to a viewer for whom something has changed."""
        state, viewer = self.playing(), stream.viewer
        if new or before is None or self.heard(viewer, stream.offered()):
            self.offer(stream)
            return
        old, view = before.view(viewer), state.view(viewer)
        asked = view["asked"]
        sealed = isinstance(asked, int) and isinstance(old["asked"], int)
        if old == view:
            return  # not even that somebody has thought again
        if sealed and {**old, "asked": asked} == view:
            stream.hint({"kind": "asked", "asked": asked})  # only how many are missing
        else:
            self.offer(stream)

    def offer(self, stream: Stream) -> None:
        """Show the position now; to spectators, the one they have been kept waiting for."""
        if stream.viewer is not None:
            picture = Picture(self.playing(), len(self.told))
        else:
            picture = Picture(self.playing().copy(), len(self.told))
            if stream.shown is not None:
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

    def heard(self, viewer: Viewer, start: int, end: int | None = None) -> list[msgspec.Raw]:
        """The events from `start` to `end` that `viewer` may hear of."""
        told = self.told[start:end]
        return [msgspec.Raw(event) for audience, event in told if hears(audience, viewer)]

    def game_message(self, stream: Stream, picture: Picture, start: int) -> Message:
        """A position as a viewer may see it, what led to it, and what is asked of them."""
        viewer = stream.viewer
        message: Message = {
            "kind": "game",
            "view": picture.state.view(viewer),
            "events": self.heard(viewer, start, picture.end),
            "decision": 0,
            "legal": [],
            "undo": False,
            "deadline": None,
        }
        if viewer is not None:
            message["decision"] = self.decisions[viewer]
            message["legal"] = [self.game.write(action) for action in self.questions[viewer][1]]
            message["undo"] = self.can_undo(viewer)
            message["deadline"] = self.deadline(viewer)
        if self.manners.quiet:
            message["window"] = None if viewer is None else self.quiet.shown(viewer)
            message["looking"] = self.quiet.shown_look()
        return message

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
        view = state.view(viewer, over=state.over())
        return {"kind": "over", "view": view, "result": state.result()}

    def tell_lobby(self) -> None:
        for stream in self.streams.values():
            self.tell_lobby_to(stream)

    def tell_lobby_to(self, stream: Stream) -> None:
        stream.add(lambda: {"kind": "table", "lobby": self.lobby(stream.viewer)})

    def say(self, entry: log.Said) -> None:
        """A line of chat; that of spectators stays among them until the end."""
        line: Message = {"kind": "chat", "from": entry.seat, "name": entry.name}
        line |= {"phrase": entry.phrase} if entry.phrase else {"text": entry.text}
        if entry.to is not None:
            line["to"] = entry.to
        for viewer, stream in self.streams.items():
            if entry.seat is not None or viewer is None or self.is_done():
                stream.say(line)

    def lobby(self, viewer: Viewer) -> Message:
        """Who sits where and how the table is set up, for one viewer."""
        return {
            "table": self.id,
            "code": self.code if viewer is not None and self.status == OPEN else None,
            "game": self.game.name,
            "options": self.options,
            "own_data": bool(self.own_data),
            "status": self.status,
            "pace": self.pace,
            "public": self.public,
            "spectators": self.spectators,
            "house": self.house,
            "host": self.host,
            "me": viewer,
            "desk": None if viewer is None else self.desk(viewer),
            "created": self.created,
            "commitment": self.record.commitment,
            "seed": self.record.seed if self.is_done() else None,
            "phrases": [seat in self.phrases for seat in range(self.seats)],
            "places": [shown_place(place) for place in self.places],
            "votes": [] if self.motion is None else [shown_motion(self.motion, viewer)],
            "rematch": self.rematch,
        }

    def desk(self, seat: int) -> Message:
        """What a seat keeps for itself: standing orders, notes, and a mark for each player."""
        orders, notes = self.quiet.orders[seat], self.notes[seat]
        return {"orders": orders, "notes": notes, "marks": self.marks[seat]}

    def sync(self, viewer: Viewer, since: int) -> bytes:
        """What a viewer needs who has heard all up to `since`."""
        stream = self.streams[viewer]
        since = since if since <= stream.number else 0
        game = None
        if stream.shown is not None and self.status != FROZEN:
            picture = stream.shown
            if viewer is not None:  # as it is now: so many are asked in secret
                picture = Picture(self.playing(), stream.told())
            game = self.game_message(stream, picture, stream.told_at(since))
        over = self.over_message(viewer) if self.is_done() else None
        lobby, chat = self.lobby(viewer), stream.chat_since(since)
        message: Message = {"n": stream.number, "kind": "sync", "lobby": lobby}
        return encode({**message, "game": game, "over": over, "chat": chat})

    def summary(self) -> Message:
        """The table in a list of tables; who is asked is for that seat's own eyes."""
        return {
            "players": [{"name": place.name, "kind": place.kind} for place in self.places],
            "asked": self.asked(),
        }


def shown_place(place: Place) -> Message:
    """A seat as everyone sees it."""
    standing_in = place.is_stood_in()
    return {
        "kind": place.kind,
        "name": place.name,
        "bot": place.bot if place.bot and not standing_in else None,
        "standin": place.bot if standing_in else None,
    }


def shown_motion(motion: Motion, viewer: Viewer) -> Message:
    """A motion as a viewer sees it: only their own vote."""
    mine = None if viewer is None else motion.votes.get(viewer)
    return {"motion": motion.kind, "seat": motion.seat, "name": motion.name, "mine": mine}


def report_on(error: Exception, table: Table) -> str:
    """What went wrong and where in our code: no value of the game, which may be secret."""
    lines = [
        f"{type(error).__name__} at entry {table.number} of a table of {table.game.name}",
        f"rules {table.game.rules_version}, data {table.game.data_digest}",
        f"{table.seats} seats, options {table.options}",
    ]
    for frame in traceback.extract_tb(error.__traceback__):
        lines.append(f"{Path(frame.filename).name}:{frame.lineno} in {frame.name}")
    return "\n".join(lines) + "\n"
