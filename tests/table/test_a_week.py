"""Three people over a week, on every title: a holiday, a silence, a lost link, and restarts."""

import pytest

from abyssal.record import Record, verify
from abyssal.table import commands as do
from abyssal.table import due, entries
from abyssal.table.places import DAY, HOUR, Times
from abyssal.table.waiting import waiting
from live.pure import Sitting

SILENT, HOLIDAY, LOST = 0, 1, 2
STEPS = 400


class Week(Sitting):
    """A table over days whose clock moves to what is due, and whose server is restarted."""

    def restart(self) -> None:
        """The table as another process reads it."""
        before = due.next_moment(self.table)
        self.table = self.again()
        assert due.next_moment(self.table) == before

    def pass_time(self) -> None:
        """To the next moment at which something happens by itself."""
        moment, make = min(due.moments(self.table))
        assert moment >= self.table.updated or moment <= self.now
        self.now = max(self.now, moment)
        self.add(*make(self.table, self.now))
        self.restart()

    def let_bots_play(self) -> bool:
        """What bots owe."""
        owed = due.bots_to_move(self.table)
        for seat in owed[:1]:
            first = [self.legal(seat)[0]]
            kind = entries.Answered if self.table.is_held() else entries.Played
            self.add(kind(self.now, "", seat, first, "bot"))
        return bool(owed)

    def step(self, absent: tuple[int, ...] = ()) -> bool:
        """Something happens: a bot answers, somebody who is here plays, or time passes."""
        if not self.table.asked():
            return False
        if self.let_bots_play():
            return True
        for motion in list(self.table.motions.values()):
            for voter in self.table.needed(motion):
                if voter not in absent and voter not in motion.votes:
                    self.do(voter, do.Vote, True, motion=motion.number)
                    return True
        found = waiting(self.table)
        window = self.table.is_held() or self.table.quiet.looking is not None
        here = [seat for seat in self.table.asked() if seat not in absent]
        if found is None or window or not here:
            self.pass_time()
        else:
            self.now += HOUR
            legal = self.legal(here[0])
            self.play(here[0], legal[len(self.lines) % len(legal)])
        return True


@pytest.mark.parametrize("game", ["into-the-blue", "in-too-deep", "key-largo", "unfathomable"])
def test_three_people_play_for_a_week(game: str) -> None:
    week = Week(game, pace="day", house={"waits": "none"} if game == "unfathomable" else {})
    week.start()
    begun = week.now
    for _ in range(5):
        week.step()

    # On holiday, and nobody's clock runs out meanwhile.
    back = week.now + 3 * DAY
    week.do(HOLIDAY, do.GoAway, back)
    for _ in range(STEPS):
        if not week.step((HOLIDAY,)) or week.now >= back:
            break
        assert not week.table.places[HOLIDAY].bot
        if week.table.asked() == [HOLIDAY]:
            assert (week.table.time_over() or back) >= back
            week.now = back
    assert not any(place.bot for place in week.table.places)
    assert week.table.record.decisions()[HOLIDAY][1] == 0
    week.restart()

    # One is silent: the others are asked, and a bot plays until they are back.
    for _ in range(STEPS):
        if not week.step((SILENT,)) or week.table.stood_in[SILENT]:
            break
    assert week.table.asked()
    assert week.table.stood_in[SILENT] > 0
    if week.table.places[SILENT].bot:
        week.do(SILENT, do.Return)
    assert not any(place.bot for place in week.table.places)

    # One has lost the link: the others agree, its owner does not stop it, and it is claimed once.
    week.do(SILENT, do.CallVote, "reseat", seat=LOST)
    week.do(HOLIDAY, do.Vote, True)
    week.now += Times().stopping
    week.add(do.took_over(week.table, LOST, "", session="new", holds=[], now=week.now))
    week.restart()
    assert week.table.former[LOST] == ["C"]

    week.do(SILENT, do.CallVote, "end")
    for voter in (HOLIDAY, LOST):
        week.do(voter, do.Vote, True)
    assert week.table.status == "ended"
    assert week.now - begun > 4 * DAY
    text = week.table.record.text()
    assert verify(Record.read(text))
    own, stood_in = zip(*Record.read(text).decisions(), strict=True)
    assert stood_in[HOLIDAY] == 0
    assert stood_in[SILENT] == text.count(" (bot)\n") > 0
    assert all(own)
