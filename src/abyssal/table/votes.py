"""Votes: motions are put, answered, or become void."""

from collections.abc import Collection

from abyssal.table import entries
from abyssal.table.motions import LEAST_TO_END, Motion
from abyssal.table.stream import Message
from abyssal.table.telling import Telling


class Votes(Telling):
    """A table that votes. What a carried motion does is for the reducer to say."""

    def vote(self, entry: entries.Moved | entries.Voted) -> None:
        """Put a motion, or answer it."""
        if isinstance(entry, entries.Moved):
            self.put(entry)
            self.tell_lobby()
        elif (motion := self.motion_of(entry.motion)) is not None:
            motion.votes[entry.seat] = entry.yes
            self.tell_lobby_to(self.streams[entry.seat])

    def put(self, entry: entries.Moved) -> None:
        """Open a motion; whoever asks the others agrees to it."""
        self.motions_put += 1
        motion = Motion(
            entry.motion,
            entry.seat,
            number=self.motions_put,
            name=entry.name,
            session=entry.session,
            about=entry.about,
            bot=entry.bot,
            pace=entry.pace,
            absence=entry.absence,
            of=len(self.record.entries) if entry.motion == "undo" else 0,
            voters=entry.voters,
            lapses=entry.lapses,
            votes={},
        )
        if entry.motion != "admit" and entry.seat is not None:
            motion.votes[entry.seat] = True
        self.motions[motion.number] = motion

    def needed(self, motion: Motion) -> list[int]:
        """Who must agree to a motion. Where it is about whoever has not answered in secret, those
        who have: it is over as soon as they agree, and then all is told anyway."""
        if motion.voters is None and motion.kind == "stand-in":
            asked = self.asked()
            return [seat for seat in self.voters() if seat not in asked]
        if motion.voters is None:
            return self.voters()
        people = self.people()
        return [seat for seat in motion.voters if seat in people]

    def least(self, motion: Motion) -> int:
        """How many must say yes, at the least."""
        return min(LEAST_TO_END, len(self.people())) if motion.kind == "end" else 1

    def lapse(self, motion: Motion | None, at: float, denied: bool = True) -> None:
        """A motion is void; no tally is shown."""
        if motion is not None:
            self.close_motion(motion, at, carried=False, yes=0, no=0, lapsed=True, denied=denied)
            self.tell_lobby()

    def close_motion(
        self,
        motion: Motion,
        at: float,
        carried: bool,
        yes: int,
        no: int,
        lapsed: bool = False,
        denied: bool = True,
    ) -> None:
        """Tell everyone how a motion ended. What is `denied` is not asked again for a while."""
        del self.motions[motion.number]
        outcome: Message = {"kind": "vote", "motion": motion.kind, "number": motion.number}
        outcome |= {"about": motion.about, "carried": carried, "yes": yes, "no": no}
        outcome["lapsed"] = lapsed
        for stream in self.streams.values():
            stream.add(lambda: outcome)
        if motion.kind == "admit" and not carried:
            self.turned_away[motion.session] = at
        elif denied and not carried:
            self.denied[motion.subject()] = at + self.times.denied

    def drop_stand_in(self, actors: Collection[int], at: float) -> None:
        """Drop motions for a stand-in if their person acted, or is no longer waited for."""
        for motion in list(self.motions.values()):
            if motion.kind != "stand-in":
                continue
            if motion.about is None:
                done = True  # everyone has heard: the sealed decision is over
            else:
                done = motion.about in actors or not self.is_waited_for(motion.about)
            if done:
                self.lapse(motion, at, denied=False)
