"""The reducer: a table as its log makes it. The same entries give the same table anywhere."""

import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from abyssal.record import Record
from abyssal.table import entries
from abyssal.table.desk import Desk, Written
from abyssal.table.errors import Unplayable
from abyssal.table.facts import ENDED, FROZEN, PLAYING
from abyssal.table.house_rules import agreed
from abyssal.table.motions import Motion
from abyssal.table.pins import Library, library, notation_of, pinned_game
from abyssal.table.places import ABSENCE, SLOW, Place, Times, Why
from abyssal.table.play import Playing
from abyssal.table.stream import Message

COMMANDS_KEPT: Final = 256
"""Ids of commands that are known to have been carried out; older ones are never sent again."""

NOTE_COST: Final = 100
"""Characters that a note or a mark takes in the log beside its text."""


class Table(Playing):
    """One table. It changes through `apply` alone; `commands` says what may be applied."""

    def __init__(
        self,
        id: str,
        created: entries.Created,
        games: Library = library,
        times: Times = Times(),  # noqa: B008
        kept: str = "",
    ) -> None:
        self.set_up(id, created, times)
        self.kept = kept
        self.game = pinned_game(created, games, kept)
        self.write = notation_of(self.game)
        self.options = self.game.chosen(created.options)
        self.house = agreed(self.secrecy, created.house)
        self.begin_record(created.seed, created.seal)
        self.tell_lobby()

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
        known: entries.Created | None = None,
    ) -> "Table":
        """The table that a log makes; frozen at an entry that cannot be read or carried out.

        `known` is what is known of the table where even the first entry cannot be read.
        """
        first, *rest = lines
        table = Table.begun(id, first, games=games, times=times, kept=kept, known=known)
        table.listen(())
        for line in rest:
            try:
                entry = entries.read(line)
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
        known: entries.Created | None,
    ) -> "Table":
        """The table that the first entry of a log makes, or a frozen one."""
        try:
            created = entries.read(first)
            if not isinstance(created, entries.Created):
                raise msgspec.DecodeError("a log begins with its table")
        except msgspec.DecodeError as error:
            if known is None:
                raise
            return FrozenTable(id, known, times=times, error=error, why="log")
        try:
            return Table(id, created, games=games, times=times, kept=kept)
        except Exception as error:
            return FrozenTable(id, created, times=times, error=error, why="fault")

    def apply(self, entry: entries.AnyEntry) -> None:
        """Carry out one entry of the log and queue what every viewer hears of it."""
        self.number += 1
        if entry.command:
            self.note_command(entry.command, entry.at)
        if self.status == FROZEN:
            return
        before = self.heard_by_seats()
        match entry:
            case entries.Played():
                self.play(entry)
            case (
                entries.Answered()
                | entries.Acting()
                | entries.Lengthened()
                | entries.Closed()
                | entries.Looked()
            ):
                self.keep_time(entry)
            case (
                entries.Ordered()
                | entries.Premoved()
                | entries.Noted()
                | entries.Believed()
                | entries.Marked()
            ):
                self.write_down(entry)
                self.tell_lobby_to(self.streams[entry.seat])
            case entries.Hinted():
                self.hint(entry)
            case entries.Undone(seat=seat):
                self.undo(seat, entry.at)
            case entries.Said():
                self.say(entry)
            case entries.Started():
                self.start(entry.at)
            case entries.Frozen(report=report):
                self.freeze(report)
            case entries.Moved() | entries.Voted():
                self.vote(entry)
            case entries.Lapsed(motion=number):
                motion = self.motion_of(number)
                withdrawn = bool(entry.command)
                if motion is not None:
                    over = withdrawn or motion.has_lapsed(entry.at)
                    self.lapse(motion, entry.at, denied=over)
            case entries.Overdue(bot=bot):
                self.time_is_over(bot)
            case _:
                self.arrange(entry)
                self.tell_lobby()
        for motion in list(self.motions.values()):
            if motion.has_lapsed(entry.at):
                self.lapse(motion, entry.at)
            elif motion.number in self.motions:  # another one has not made it void
                self.count_votes(motion, entry.at)
        self.look_in_company(entry.at)
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

    def arrange(self, entry: entries.AnyEntry) -> None:
        """Entries that change who sits where and how the table is set up."""
        match entry:
            case entries.Sat(seat=seat, name=name):
                self.places[seat] = Place("person", name)
            case entries.Placed(seat=seat, place=place):
                self.places[seat] = place
                self.agree(seat, False)
                self.phrases.pop(seat, None)
                self.reseated[seat] = None
            case entries.Renamed(seat=seat, name=name):
                self.places[seat] = msgspec.structs.replace(self.places[seat], name=name)
            case entries.Faced(seat=seat, face=face):
                self.places[seat] = msgspec.structs.replace(self.places[seat], face=face)
            case entries.HandedOver(seat=seat, bot=bot):
                self.places[seat] = Place("bot", self.places[seat].name, bot)
                self.change_hands(seat)
                self.desks[seat] = Desk(self.seats)  # whoever sits here next reads none of it
                self.reseated[seat] = None
            case entries.StoodIn(seat=seat, bot=bot, why=why):
                self.places[seat] = self.places[seat].played_by(bot, why)
                self.asked_at[seat] = entry.at
                if not bot and seat in self.asking.seats:
                    self.ask_anew(entry.at)
                    self.show_new_time()
            case entries.Away(seat=seat, since=since, until=until):
                self.go_away(seat, since, until, entry.at)
                if seat in self.asking.seats:
                    self.show_new_time()
            case entries.Kept(seat=seat):
                self.given_away.pop(seat, None)
            case entries.Reseated():
                self.give_to(entry)
            case entries.Changed():
                self.change(entry)
            case entries.Agreed(seat=seat, yes=yes):
                self.agree(seat, yes)
            case entries.Renewed(code=code):
                self.code = code
            case entries.Phrased(seat=seat, text=text):
                self.phrases[seat] = text
            case entries.Rematched(table=table):
                self.rematch = table

    def give_to(self, entry: entries.Reseated) -> None:
        """Somebody else sits here now; nothing of the former owner opens the seat any more."""
        seat, name = entry.seat, self.places[entry.seat].name
        self.former[seat].append(name)
        self.given_away.pop(seat, None)
        self.places[seat] = Place("person", entry.name or name)
        self.change_hands(seat)
        self.desks[seat] = Desk(self.seats)  # whoever sits here now reads none of it
        self.holidays[seat] = []
        self.reseated[seat] = entry.session
        if seat in self.asking.seats:
            self.ask_anew(entry.at)
            self.show_new_time()

    def agree(self, seat: int, yes: bool) -> None:
        """Note whether a person agrees to hints, where they are proposed."""
        if self.agreed is not None:
            others = [one for one in self.agreed if one != seat]
            self.agreed = sorted([*others, seat]) if yes else others

    def change_hands(self, seat: int) -> None:
        """Whoever sits here next has agreed to nothing, and was given no hint."""
        self.agree(seat, False)
        self.is_hinted[seat] = False

    def change(self, entry: entries.Changed) -> None:
        """Another way to play; other options need a new commitment, and new phrases after it."""
        self.pace, self.public, self.spectators = entry.pace, entry.public, entry.spectators
        self.absence = entry.absence or ABSENCE[entry.pace]
        self.house = agreed(self.secrecy, entry.house)
        self.agreed = entry.agreed
        if entry.seed:
            self.options = self.game.chosen(entry.options)
            self.begin_record(entry.seed, entry.seal)
            self.phrases.clear()

    def write_down(self, entry: entries.Ordered | entries.Premoved | Written) -> None:
        """What a seat keeps for itself."""
        desk = self.desks[entry.seat]
        match entry:
            case entries.Ordered(ask=ask):
                self.quiet.orders[entry.seat] = ask
                self.unasked = self.needs_no_asking()
            case entries.Premoved(premove=premove):
                self.noted[entry.seat] += desk.lay_down(premove) + NOTE_COST
            case _:
                self.noted[entry.seat] += desk.write(entry) + NOTE_COST

    def freeze(self, report: str, stopped: Message | None = None) -> None:
        """Stop: nothing can be done at this table any more."""
        self.status, self.report = FROZEN, report
        self.motions.clear()
        self.whole_up_to = self.number - 1
        self.stopped = stopped or {"why": "fault"}
        self.tell_lobby()

    def stop(self, error: Exception, why: str) -> None:
        """Freeze where the log cannot be followed; what comes after does not count."""
        if self.status == FROZEN:
            return
        facts = error.facts() if isinstance(error, Unplayable) else {"why": why}
        self.freeze(report_on(error, self), facts)

    def start(self, at: float) -> None:
        """Fix the phrases and lay out the game."""
        seed = self.record.seed
        assert seed is not None
        players = dict(enumerate(place.name for place in self.places))
        bots = {seat: place.bot for seat, place in enumerate(self.places) if place.kind == "bot"}
        self.record = Record.begin(
            self.game,
            self.seats,
            options=self.options,
            seed=seed,
            phrases=self.phrases,
            players=players,
            bots=bots,
        )
        self.status, self.began = PLAYING, at
        self.quiet.house = self.house
        self.quiet.over_days = self.pace in SLOW
        self.tell_lobby()
        self.go_on(self.record.first_position(), [], (), at)

    def count_votes(self, motion: Motion, at: float) -> None:
        """Settle a motion once everyone has answered, or somebody has said no."""
        voters, least = self.needed(motion), self.least(motion)
        if not motion.is_settled(voters) or not motion.votes:
            return
        carried = motion.is_carried(voters, least)
        self.close_motion(motion, at, carried, *motion.tally())
        if carried:
            self.carry_motion(motion, at)
        self.tell_lobby()

    def carry_motion(self, motion: Motion, at: float) -> None:
        match motion.kind:
            case "end":
                self.record.finish(self.playing())
                self.status = ENDED
                self.motions.clear()
                self.given_away.clear()
                self.tell_end()
            case "undo" if self.earlier:
                self.undo(self.earlier[-1].seat, at)
            case "admit" if motion.seat is not None and self.places[motion.seat].kind == "bot":
                self.places[motion.seat] = Place("person", motion.name)
                self.reseated[motion.seat] = motion.session
                self.asked_at[motion.seat] = at
            case "stand-in" if motion.about is None:
                self.time_is_over(motion.bot)
            case "stand-in" if motion.about is not None:
                why: Why = "agreed" if self.pace in SLOW else "vote"
                self.places[motion.about] = self.places[motion.about].played_by(motion.bot, why)
            case "reseat" if motion.about is not None:
                self.given_away[motion.about] = at + self.times.stopping
            case "pace":
                self.pace = motion.pace
                self.absence = motion.absence or ABSENCE[motion.pace]
                self.quiet.over_days = False
                if self.pace in SLOW:
                    self.quiet.go_over_days(at)
                self.ask_anew(at)
                self.show_everyone()


class FrozenTable(Table):
    """A table whose game this version cannot lay out: who sits there, and why it stopped."""

    def __init__(
        self, id: str, created: entries.Created, times: Times, error: Exception, why: str
    ) -> None:
        self.set_up(id, created, times)
        self.begun_with = f"rules {created.rules}, data {created.data}"
        self.stop(error, why)

    def apply(self, entry: entries.AnyEntry) -> None:
        """Only who sits where: nothing else can be told without the game."""
        self.number += 1
        if isinstance(
            entry,
            entries.Sat
            | entries.Placed
            | entries.Renamed
            | entries.Faced
            | entries.HandedOver
            | entries.StoodIn,
        ):
            self.arrange(entry)
        elif isinstance(entry, entries.Changed) and entry.seal:
            self.seal = entry.seal

    def played_with(self) -> str:
        return self.begun_with


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
