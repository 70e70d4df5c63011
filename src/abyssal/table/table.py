"""A table as its log makes it: the same entries give the same table, in any process."""

import traceback
from collections import deque
from collections.abc import Collection, Iterable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from abyssal.core.events import SPECTATOR_BIT, Event, Log, hears
from abyssal.core.game import Action, State
from abyssal.games import manners
from abyssal.record import Earlier, Record, is_public, may_undo
from abyssal.table import entries as log
from abyssal.table.errors import Unplayable
from abyssal.table.house import agreed
from abyssal.table.motions import Motion
from abyssal.table.pins import Library, library, notation_of, pinned_game
from abyssal.table.places import Pace, Place, Times
from abyssal.table.quiet import Quiet
from abyssal.table.stream import Message, Picture, Stream, Viewer, encode
from abyssal.table.views import Views

OPEN, PLAYING, OVER, ENDED, FROZEN = "open", "playing", "over", "ended", "frozen"

COMMANDS_KEPT: Final = 256
"""Ids of commands that are known to have been carried out; older ones are never sent again."""

MURMURS_REMEMBERED: Final = 30
"""Spectators' lines of which the table knows when they were said, and by whom."""

NOTE_COST: Final = 100
"""Characters that a note takes in the log beside its text."""


class Pick(NamedTuple):
    """One action of an answer, the position it leads to, and what happened on the way."""

    action: Action
    after: State
    events: list[Event]


class Trial(NamedTuple):
    """An answer played on copies of a position."""

    before: State
    seat: int
    actions: list[str]
    picks: list[Pick]

    def is_of(self, state: State, seat: int, actions: list[str]) -> bool:
        """Whether this is what would come of trying `actions` in `state`."""
        return self.before is state and (self.seat, self.actions) == (seat, actions)


class Table:
    """One table. It changes through `apply` alone; `commands` says what may be applied."""

    def __init__(
        self,
        id: str,
        created: log.Created,
        games: Library = library,
        times: Times = Times(),  # noqa: B008
        kept: str = "",
    ) -> None:
        self.set_up(id, created, times)
        self.kept = kept
        self.game = pinned_game(created, games, kept)
        self.write = notation_of(self.game)
        self.options = self.game.chosen(created.options)
        self.house = agreed(self.manners, created.house)
        self.begin_record(created.seed, created.seal)
        self.tell_lobby()

    def set_up(self, id: str, created: log.Created, times: Times) -> None:
        """What is known of a table even where its game is not."""
        self.id = id
        self.times = times
        self.title = created.game
        self.own_data = created.own_data
        self.manners = manners(created.game)
        self.options = created.options
        self.house = created.house
        self.seal: str | None = created.seal or None
        """The commitment that people are shown."""
        self.places: list[Place] = list(created.places)
        self.host = created.host
        self.pace: Pace = created.pace
        self.public = created.public
        self.spectators = created.spectators
        self.code = created.code
        self.created = created.at
        self.updated = created.at
        """The last moment of which everyone heard: what one seat does in secret never moves it."""
        self.stands_since = created.at
        """When everyone was last shown a new position."""
        self.phrases: dict[int, str] = {}
        self.status = OPEN
        self.views: Views | None = None
        """The position of a game that has begun, and what everyone sees of it."""
        self.trial: Trial | None = None
        """The answer that was tried last."""
        self.earlier: list[Earlier] = []
        """Positions that an undo may return to, oldest first."""
        self.told: list[tuple[int, bytes]] = []
        """All events of the game, each with who may hear of it."""
        self.decisions = [0] * self.seats
        """The number of the decision put to each seat."""
        self.questions: list[tuple[bool, list[int]]] = [(False, []) for _ in self.places]
        """Whether each seat is asked, and what it may answer."""
        self.asked_at = [created.at] * self.seats
        self.answered_for: dict[int, log.By] = {}
        """Seats of people for which a bot or time answered, until all have seen what."""
        self.stood_in = [0] * self.seats
        """How many moves of each person's seat a bot or time made."""
        self.acted_at = [created.at] * self.seats
        """When somebody last asked something for each seat."""
        self.quiet = Quiet(self.manners, times, self.seats)
        self.notes = [""] * self.seats
        self.noted = [0] * self.seats
        """How much each seat has written down in all, the log being kept whole."""
        self.marks = [[""] * self.seats for _ in self.places]
        """What each seat has written down for itself, and how it marks the others."""
        self.motion: Motion | None = None
        self.turned_away: dict[str, float] = {}
        """Sessions that asked for a bot's seat and did not get it, and when."""
        self.reseated: dict[int, str | None] = {}
        """Seats that have changed hands, until the store knows it: the new session, or nobody."""
        self.murmurs: deque[tuple[float, str]] = deque(maxlen=MURMURS_REMEMBERED)
        self.murmured = 0
        """When spectators said something, and which of them; how many lines there were."""
        self.rematch: str | None = None
        self.report: str | None = None
        self.stopped: Message | None = None
        """Why the table is frozen, for those at it."""
        self.number = 1
        """Entries of the log that have been applied."""
        self.commands: dict[str, None] = {created.command: None}
        self.streams: dict[Viewer, Stream] = {
            viewer: Stream(viewer) for viewer in (*range(self.seats), None)
        }

    def begin_record(self, seed: str, seal: str) -> None:
        """Commit to a seed; `seal` is the commitment that was shown for it, if that is known."""
        self.record = Record.begin(self.game, self.seats, self.options, seed)
        if seal not in ("", self.record.commitment):
            raise Unplayable("seal")
        self.seal = self.record.commitment

    @staticmethod
    def of(
        id: str,
        lines: Iterable[str],
        games: Library = library,
        times: Times = Times(),  # noqa: B008
        kept: str = "",
        known: log.Created | None = None,
    ) -> "Table":
        """The table that a log makes; frozen at an entry that cannot be read or carried out.

        `known` is what is known of the table where even the first entry cannot be read.
        """
        first, *rest = lines
        table = Table.begun(id, first, games, times, kept, known)
        table.listen(())
        for line in rest:
            try:
                entry = log.read(line)
            except msgspec.DecodeError as error:
                table.number += 1
                table.stop(error, "log")
                continue
            try:
                table.apply(entry)
            except Exception as error:
                table.stop(error, "fault")
        table.listen(table.streams)
        table.reseated.clear()
        return table

    @staticmethod
    def begun(
        id: str,
        first: str,
        games: Library,
        times: Times,
        kept: str,
        known: log.Created | None,
    ) -> "Table":
        """The table that the first entry of a log makes, or a frozen one."""
        try:
            created = log.read(first)
            if not isinstance(created, log.Created):
                raise msgspec.DecodeError("a log begins with its table")
        except msgspec.DecodeError as error:
            if known is None:
                raise
            return FrozenTable(id, known, times, error, "log")
        try:
            return Table(id, created, games, times, kept)
        except Exception as error:
            return FrozenTable(id, created, times, error, "fault")

    def listen(self, viewers: Collection[Viewer]) -> None:
        """Write messages for these viewers only, from now on; the others' are counted."""
        for viewer, stream in self.streams.items():
            stream.silent = viewer not in viewers
            stream.unsent.clear()

    # Facts

    @property
    def state(self) -> State | None:
        """The position, which never changes: another one takes its place."""
        return None if self.views is None else self.views.state

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
        return self.seen().state

    def seen(self) -> Views:
        """The views of that position."""
        assert self.views is not None
        return self.views

    def is_waited_for(self, seat: int) -> bool:
        """Whether, as far as everyone can know, a decision of `seat` is waited for."""
        if self.status != PLAYING or self.quiet.looking is not None:
            return False
        window = self.quiet.window
        if window is not None and window.held:
            return seat in window.seats
        asked = self.seen().asked()
        return asked > 0 if isinstance(asked, int) else seat in asked

    def is_sealed(self) -> bool:
        """Whether a decision is under way of which nobody knows who has answered."""
        asked = self.seen().asked()
        return isinstance(asked, int) and asked > 0

    def belongs_to_a_person(self, seat: int) -> bool:
        """Whether a person plays this seat, or played it at the start."""
        return self.places[seat].kind == "person" or seat in self.record.players

    def played_with(self) -> str:
        """By which rules and with which numbers this is played."""
        return f"rules {self.game.rules_version}, data {self.game.data_digest}"

    def is_done(self) -> bool:
        """Whether all may be shown."""
        return self.status in (OVER, ENDED)

    # The log

    def apply(self, entry: log.AnyEntry) -> None:
        """Carry out one entry of the log and queue what every viewer hears of it."""
        self.number += 1
        if entry.command:
            self.note_command(entry.command, entry.at)
        if self.status == FROZEN:
            return
        before = self.heard_by_seats()
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
            case log.Lapsed():
                self.lapse(entry.at)
            case _:
                self.arrange(entry)
                self.tell_lobby()
        if self.motion is not None:
            if self.motion.has_lapsed(entry.at):
                self.lapse(entry.at)
            else:
                self.count_votes(entry.at)
        if self.have_all_heard(before):
            self.updated = entry.at

    def note_command(self, command: str, at: float) -> None:
        """Remember that a command was carried out, and which seat it came from."""
        self.commands[command] = None
        if len(self.commands) > COMMANDS_KEPT:
            del self.commands[next(iter(self.commands))]
        giver = command.partition(":")[0]
        if giver in map(str, range(self.seats)):
            self.acted_at[int(giver)] = at

    def heard_by_seats(self) -> list[int]:
        """How many messages each seat has heard."""
        return [self.streams[seat].number for seat in range(self.seats)]

    def have_all_heard(self, before: list[int]) -> bool:
        """Whether every seat has heard something since."""
        now = self.heard_by_seats()
        return all(new > old for new, old in zip(now, before, strict=True))

    def arrange(self, entry: log.AnyEntry) -> None:
        """Entries that change who sits where and how the table is set up."""
        match entry:
            case log.Sat(seat=seat, name=name):
                self.places[seat] = Place("person", name)
            case log.Placed(seat=seat, place=place):
                self.places[seat] = place
                self.phrases.pop(seat, None)
                self.reseated[seat] = None
            case log.Renamed(seat=seat, name=name):
                self.places[seat] = msgspec.structs.replace(self.places[seat], name=name)
            case log.HandedOver(seat=seat, bot=bot):
                self.places[seat] = Place("bot", self.places[seat].name, bot)
                self.reseated[seat] = None
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
            self.begin_record(entry.seed, entry.seal)
            self.phrases.clear()

    def write_down(self, entry: log.Ordered | log.Noted) -> None:
        """What a seat keeps for itself."""
        if isinstance(entry, log.Ordered):
            self.quiet.orders[entry.seat] = entry.ask
        else:
            self.notes[entry.seat], self.marks[entry.seat] = entry.text, entry.marks
            self.noted[entry.seat] += len(entry.text) + NOTE_COST

    def freeze(self, report: str, stopped: Message | None = None) -> None:
        """Stop: nothing can be done at this table any more."""
        self.status, self.report, self.motion = FROZEN, report, None
        self.stopped = stopped or {"why": "fault"}
        self.tell_lobby()

    def stop(self, error: Exception, why: str) -> None:
        """Freeze where the log cannot be followed; what comes after does not count."""
        if self.status == FROZEN:
            return
        facts = error.facts() if isinstance(error, Unplayable) else {"why": why}
        self.freeze(report_on(error, self), facts)

    # Votes

    def vote(self, entry: log.Moved | log.Voted) -> None:
        """Put a motion, or answer it."""
        if isinstance(entry, log.Moved):
            self.motion = Motion(
                entry.motion,
                entry.seat,
                entry.name,
                entry.session,
                entry.about,
                entry.bot,
                entry.voters,
                entry.lapses,
                {},
            )
            if entry.motion != "admit":
                self.motion.votes[entry.seat] = True
            self.tell_lobby()
        elif self.motion is not None:
            self.motion.votes[entry.seat] = entry.yes
            self.tell_lobby_to(self.streams[entry.seat])

    def count_votes(self, at: float) -> None:
        """Settle the motion once everyone has answered, or somebody has said no."""
        motion = self.motion
        assert motion is not None
        voters = self.needed(motion)
        if not motion.is_settled(voters):
            return
        carried = motion.is_carried(voters)
        self.close_motion(motion, at, carried, *motion.tally())
        if carried:
            self.carry_motion(motion, at)
        self.tell_lobby()

    def needed(self, motion: Motion) -> list[int]:
        """Who must agree to a motion."""
        if motion.voters is None:
            return self.voters()
        people = self.people()
        return [seat for seat in motion.voters if seat in people]

    def lapse(self, at: float) -> None:
        """The motion is void; how those voted who did is nobody's business."""
        if self.motion is not None:
            self.close_motion(self.motion, at, False, 0, 0, lapsed=True)
            self.tell_lobby()

    def close_motion(
        self, motion: Motion, at: float, carried: bool, yes: int, no: int, lapsed: bool = False
    ) -> None:
        """Tell everyone how a motion ended."""
        self.motion = None
        outcome = {"kind": "vote", "motion": motion.kind, "carried": carried, "yes": yes, "no": no}
        outcome["lapsed"] = lapsed
        for stream in self.streams.values():
            stream.add(lambda: outcome)
        if motion.kind == "admit" and not carried:
            self.turned_away[motion.session] = at

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
                self.reseated[motion.seat] = motion.session
                self.asked_at[motion.seat] = at
            case "stand-in" if motion.about is not None:
                name = self.places[motion.about].name
                self.places[motion.about] = Place("person", name, motion.bot, "vote")

    # Play

    def start(self, at: float) -> None:
        """Fix the phrases and lay out the game."""
        seed = self.record.seed
        assert seed is not None
        players = dict(enumerate(place.name for place in self.places))
        self.record = Record.begin(self.game, self.seats, self.options, seed, self.phrases, players)
        self.status = PLAYING
        self.quiet.house = self.house
        self.tell_lobby()
        self.go_on(self.record.first_position(), [], (), at)

    def check_legal(self, seat: int, text: str) -> None:
        """Raise why a seat may not play this action now."""
        state, action = self.playing(), self.game.read(text)
        if not state.allows(seat, action):
            raise state.refusal(seat, action)

    def try_out(self, seat: int, actions: list[str]) -> Trial:
        """Play a seat's answer, all of its picks, on copies, or raise why it is not legal.

        What was tried last is kept: an answer is tried before it is written down and carried out
        afterwards, and it is read and played once for both.
        """
        state = self.playing()
        trial = self.trial
        if trial is not None and trial.is_of(state, seat, actions):
            return trial
        picks: list[Pick] = []
        for text in actions:
            action = self.game.read(text)
            state = state.copy()
            state.log = news = Log()
            state.play(seat, action)
            state.log = None
            picks.append(Pick(action, state, news.events))
        self.trial = Trial(self.playing(), seat, actions, picks)
        return self.trial

    def play(self, entry: log.Played) -> None:
        """Carry out a seat's answer: all of its picks."""
        state, seat = self.playing(), entry.seat
        by = self.mark_of(seat, entry.by)
        if by is not None and not (by == "time" and self.is_sealed()):  # sealed is sealed
            self.answered_for[seat] = by
        news: list[Event] = []
        for action, after, events in self.try_out(seat, entry.actions).picks:
            self.record.add(seat, action, by or "")
            if is_public(state, seat, after):
                self.earlier.append(Earlier(state, len(self.told) + len(news), seat))
            else:
                self.earlier.clear()
            news += events
            state = after
        self.count_missed(seat, entry.by)
        self.go_on(state, news, (seat,), entry.at)

    def mark_of(self, seat: int, by: log.By) -> log.By | None:
        """How an answer is marked that its person did not give; None: they did, or nobody sits
        there but a bot."""
        return by if by in ("bot", "time") and self.belongs_to_a_person(seat) else None

    def undo(self, seat: int, at: float) -> None:
        """Return to the position before the last action, which was of `seat`."""
        before, told, _ = self.earlier.pop()
        views = Views(before)
        witnesses = self.witnesses(views, told)
        self.record.take_back(seat)
        self.go_on(views, [Event("undone", seat, witnesses, {})], (seat,), at)

    def witnesses(self, before: Views, told: int) -> int:
        """Who could tell that the action was made: all others must not hear that it is undone."""
        audience = 0
        for viewer in self.streams:
            heard = any(hears(heard_by, viewer) for heard_by, _ in self.told[told:])
            if heard or not self.seen().is_same(before, viewer):
                audience |= 1 << (SPECTATOR_BIT if viewer is None else viewer)
        return audience

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
            case log.Answered(seat=seat, actions=actions, by=by):
                assert quiet.window is not None
                quiet.window.answers[seat] = actions
                quiet.window.by[seat] = by
            case log.Acting(seat=seat):
                assert quiet.window is not None
                quiet.window.acting.append(seat)
            case log.Lengthened():
                assert quiet.window is not None
                quiet.lengthen(quiet.window, at)
                self.show_everyone()
            case log.Looked():
                quiet.looking = None
                quiet.open(self.seen().view(None), self.asked(), len(self.people()) > 1, at)
                self.asked_at = [at] * self.seats
                self.show_everyone()
            case log.Closed():
                self.close_window(at)

    def close_window(self, at: float) -> None:
        """Carry out all answers of a window at once; the first legal one where there is none."""
        state, window = self.playing().copy(), self.quiet.window
        assert window is not None
        state.log = news = Log()
        for seat in self.asked():
            first = [self.first_answer(seat)]
            texts = window.answers.get(seat) or first
            by = self.mark_of(seat, window.by.get(seat, "person"))
            if by == "bot" and texts != first:
                self.answered_for[seat] = by
            for text in texts:
                action = self.game.read(text)
                state.play(seat, action)
                self.record.add(seat, action, by or "")
        state.log = None
        self.earlier.clear()
        self.go_on(state, news.events, window.seats, at, everyone=True)

    def show_everyone(self) -> None:
        """Show all seats the same moment; for spectators nothing has happened."""
        for viewer, stream in self.streams.items():
            if viewer is not None:
                self.offer(stream)

    # After every action

    def go_on(
        self,
        position: State | Views,
        news: list[Event],
        actors: Collection[int],
        at: float,
        everyone: bool = False,
    ) -> None:
        """Put `position` in the place of the last, number the new decisions and show it."""
        before, self.trial = self.views, None
        self.views = position if isinstance(position, Views) else Views(position)
        state = self.views.state
        if state.over():
            self.record.finish(state)
            self.status = OVER
            self.motion = None
            self.earlier.clear()
        public = self.gather_events(news)
        self.count_stood_in()
        self.keep_quiet(public, at)
        new = self.ask(actors, at)
        heard = self.heard_by_seats()
        for viewer, stream in self.streams.items():
            self.show(stream, before, everyone or viewer in new)
        if self.have_all_heard(heard):
            self.stands_since = at
            self.hand_back(before, everyone)
            self.drop_stand_in(actors, at)
        if self.status == OVER:
            self.tell_end()
            self.tell_lobby()

    def count_stood_in(self) -> None:
        """Count the moves that were made for people and that everyone has now seen."""
        asked = self.asked()
        sealed = bool(self.answered_for) and self.is_sealed()
        for seat in list(self.answered_for):
            if not sealed or seat in asked:
                del self.answered_for[seat]
                self.stood_in[seat] += seat not in asked

    def hand_back(self, before: Views | None, closed: bool) -> None:
        """A bot that the table agreed on makes one move; then the seat is its person's again."""
        lent = [seat for seat, place in enumerate(self.places) if place.why == "vote"]
        if not lent or before is None:
            return
        secret = closed or isinstance(before.asked(), int)
        for seat in lent:
            if secret or seat not in self.asked():
                self.places[seat] = Place("person", self.places[seat].name)
        self.tell_lobby()

    def drop_stand_in(self, actors: Collection[int], at: float) -> None:
        """Whoever has acted, or is no longer waited for, needs no stand-in."""
        motion = self.motion
        if motion is None or motion.about is None:
            return
        if motion.about in actors or not self.is_waited_for(motion.about):
            self.lapse(at)

    def keep_quiet(self, news: list[tuple[str, int | None]], at: float) -> None:
        """Open the window, or the span for looking, that this position has."""
        if self.manners.quiet:
            public = self.seen().view(None)
            self.quiet.follow(public, self.asked(), news, len(self.people()) > 1, at)

    def gather_events(self, news: list[Event]) -> list[tuple[str, int | None]]:
        """Write the engine's new events down, once for all viewers; kind and seat of the public."""
        self.told += [(event.audience, encode(self.marked(event))) for event in news]
        return [(event.kind, event.seat) for event in news if hears(event.audience, None)]

    def marked(self, event: Event) -> Message:
        """An event as its audience sees it: `by` says that its person did not bring it about."""
        by = None if event.seat is None else self.answered_for.get(event.seat)
        return event.seen() if by is None else {**event.seen(), "by": by}

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

    def show(self, stream: Stream, before: Views | None, new: bool) -> None:
        """Show the position to a viewer for whom something has changed."""
        views, viewer = self.seen(), stream.viewer
        if new or before is None or self.heard(viewer, stream.offered()):
            self.offer(stream)
        elif views.is_same(before, viewer):
            return  # not even that somebody has thought again
        elif views.is_same(before, viewer, but_for_how_many_are_asked=True):
            stream.hint({"kind": "asked", "asked": views.asked()})
        else:
            self.offer(stream)

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

    def heard(self, viewer: Viewer, start: int, end: int | None = None) -> list[msgspec.Raw]:
        """The events from `start` to `end` that `viewer` may hear of."""
        told = self.told[start:end]
        return [msgspec.Raw(event) for audience, event in told if hears(audience, viewer)]

    def game_message(self, stream: Stream, picture: Picture, start: int) -> Message:
        """A position as a viewer may see it, what led to it, and what is asked of them."""
        viewer = stream.viewer
        message: Message = {
            "kind": "game",
            "view": picture.views.text(viewer),
            "events": self.heard(viewer, start, picture.end),
            "decision": 0,
            "legal": [],
            "undo": False,
            "deadline": None,
        }
        if viewer is not None:
            message["decision"] = self.decisions[viewer]
            message["legal"] = [self.write(action) for action in self.questions[viewer][1]]
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
        view = self.seen().text(viewer, over=state.over())
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
            "public": self.public,
            "spectators": self.spectators,
            "house": self.house,
            "host": self.host,
            "me": viewer,
            "desk": None if viewer is None else self.desk(viewer),
            "created": self.created,
            "commitment": self.seal,
            "seed": self.record.seed if self.is_done() else None,
            "phrases": [seat in self.phrases for seat in range(self.seats)],
            "places": [
                shown_place(place, moves)
                for place, moves in zip(self.places, self.stood_in, strict=True)
            ],
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
                picture = Picture(self.seen(), stream.told())
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


class FrozenTable(Table):
    """A table whose game this version cannot lay out: who sits there, and why it stopped."""

    def __init__(
        self, id: str, created: log.Created, times: Times, error: Exception, why: str
    ) -> None:
        self.set_up(id, created, times)
        self.begun_with = f"rules {created.rules}, data {created.data}"
        self.stop(error, why)

    def apply(self, entry: log.AnyEntry) -> None:
        """Only who sits where: nothing else can be told without the game."""
        self.number += 1
        if isinstance(entry, log.Sat | log.Placed | log.Renamed | log.HandedOver | log.StoodIn):
            self.arrange(entry)
        elif isinstance(entry, log.Changed) and entry.seal:
            self.seal = entry.seal

    def played_with(self) -> str:
        return self.begun_with


def shown_place(place: Place, stood_in: int) -> Message:
    """A seat as everyone sees it."""
    standing_in = place.is_stood_in()
    return {
        "kind": place.kind,
        "name": place.name,
        "bot": place.bot if place.bot and not standing_in else None,
        "standin": place.bot if standing_in else None,
        "stood_in": stood_in,
    }


def shown_motion(motion: Motion, viewer: Viewer) -> Message:
    """A motion as a viewer sees it: only their own vote."""
    mine = None if viewer is None else motion.votes.get(viewer)
    return {
        "motion": motion.kind,
        "seat": motion.seat,
        "name": motion.name,
        "about": motion.about,
        "lapses": motion.lapses,
        "mine": mine,
    }


def report_on(error: Exception, table: Table) -> str:
    """What went wrong and where in our code: no value of the game, which may be secret."""
    lines = [
        f"{type(error).__name__} at entry {table.number} of a table of {table.title}",
        table.played_with(),
        f"{table.seats} seats, options {table.options}",
    ]
    if isinstance(error, Unplayable):
        lines.append(str(error))
    for frame in traceback.extract_tb(error.__traceback__):
        lines.append(f"{Path(frame.filename).name}:{frame.lineno} in {frame.name}")
    return "\n".join(lines) + "\n"
