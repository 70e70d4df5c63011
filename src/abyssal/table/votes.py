"""Votes: motions are put, answered, or become void."""

from collections.abc import Collection

from abyssal.table import entries
from abyssal.table.motions import Motion
from abyssal.table.telling import Telling


class Votes(Telling):
    """A table that votes. What a carried motion does is for the reducer to say."""

    def vote(self, entry: entries.Moved | entries.Voted) -> None:
        """Put a motion, or answer it."""
        if isinstance(entry, entries.Moved):
            self.motion = Motion(
                entry.motion,
                entry.seat,
                name=entry.name,
                session=entry.session,
                about=entry.about,
                bot=entry.bot,
                voters=entry.voters,
                lapses=entry.lapses,
                votes={},
            )
            if entry.motion != "admit":
                self.motion.votes[entry.seat] = True
            self.tell_lobby()
        elif self.motion is not None:
            self.motion.votes[entry.seat] = entry.yes
            self.tell_lobby_to(self.streams[entry.seat])

    def needed(self, motion: Motion) -> list[int]:
        """Who must agree to a motion."""
        if motion.voters is None:
            return self.voters()
        people = self.people()
        return [seat for seat in motion.voters if seat in people]

    def lapse(self, at: float) -> None:
        """The motion is void; no tally is shown."""
        if self.motion is not None:
            self.close_motion(self.motion, at, carried=False, yes=0, no=0, lapsed=True)
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

    def drop_stand_in(self, actors: Collection[int], at: float) -> None:
        """Drop the motion for a stand-in if its person acted, or is no longer waited for."""
        motion = self.motion
        if motion is None or motion.about is None:
            return
        if motion.about in actors or not self.is_waited_for(motion.about):
            self.lapse(at)
