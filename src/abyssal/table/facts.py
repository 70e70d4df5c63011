"""The state of a table: its fields, and queries that change none of them."""

from collections import deque
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from abyssal.core.game import Action, Game, Position
from abyssal.hints import has_hints
from abyssal.record import Earlier, Record, may_undo
from abyssal.search import titles as searched
from abyssal.table import entries
from abyssal.table.desk import Desk
from abyssal.table.motions import Motion
from abyssal.table.places import ABSENCE, SLOW, Absence, Pace, Place, Times
from abyssal.table.premoves import Foreseen, foreseen, premoves_of
from abyssal.table.quiet import Quiet
from abyssal.table.secrecy import secrecy_of
from abyssal.table.stage import stage_of
from abyssal.table.stream import Message, Stream, Viewer
from abyssal.table.trial import Trial
from abyssal.table.views import Views

OPEN, PLAYING, OVER, ENDED, FROZEN = "open", "playing", "over", "ended", "frozen"

MURMURS_REMEMBERED: Final = 30
"""How many of the spectators' last lines of chat are remembered, for their rate limit."""


class Asking(NamedTuple):
    """A decision that a table waits for. It follows from what everyone may know alone."""

    number: int
    """It counts up with every new one."""
    seats: tuple[int, ...]
    """Who takes part: the same until it is over, where the answers are secret."""
    since: float


class Facts:
    """The fields of a table, and queries. After `set_up`, nothing here changes a field."""

    game: Game
    write: Callable[[Action], str]
    """The notation of the game's actions."""
    kept: str
    """The numbers the game was begun with, if ours have changed since."""
    record: Record

    def set_up(self, id: str, created: entries.Created, times: Times) -> None:
        """Set the fields that need no game: they are known even if the game cannot be loaded."""
        self.id = id
        self.times = times
        self.title = created.game
        self.own_data = created.own_data
        self.secrecy = secrecy_of(created.game)
        self.premoves = premoves_of(created.game)
        self.stage = stage_of(created.game)
        self.options = created.options
        self.house = created.house
        self.seal: str | None = created.seal or None
        """The commitment that people are shown."""
        self.places: list[Place] = list(created.places)
        self.agreed: list[int] | None = created.agreed
        """The people who have agreed to hints; None: they are not proposed at this table."""
        self.hinted = [0] * self.seats
        """The last decision for which each seat asked for a hint."""
        self.is_hinted = [False] * self.seats
        """Whether the next answer of each seat is given after a hint."""
        self.assisted = [False] * self.seats
        """Who has asked for a hint in this game, as everyone may know."""
        self.host = created.host
        self.pace: Pace = created.pace
        self.absence: Absence = created.absence or ABSENCE[created.pace]
        self.public = created.public
        self.spectators = created.spectators
        self.code = created.code
        self.created = created.at
        self.began = created.at
        """When the game was started."""
        self.updated = created.at
        """When something last happened that everyone heard of: no secret action changes it."""
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
        self.lengths: list[int] = []
        """How long each of them is shown on its own, in milliseconds."""
        self.shown_until = created.at
        """When everyone has seen what happened, at normal speed: clocks start then."""
        self.answered_at = created.at
        """When a seat last answered, in secret or not."""
        self.decisions = [0] * self.seats
        """The number of the decision put to each seat."""
        self.questions: list[tuple[bool, list[int]]] = [(False, []) for _ in self.places]
        """Whether each seat is asked, and what it may answer."""
        self.asked_at = [created.at] * self.seats
        self.asking = Asking(0, (), created.at)
        """The decision that the table waits for, as everyone may know it."""
        self.overdue = 0
        """The number of the last decision whose time was over, in a game over days."""
        self.lent: dict[int, str] = {}
        """Seats for which a bot gives one sealed answer: nobody is told whose was missing."""
        self.holidays: list[list[tuple[float, float]]] = [[] for _ in self.places]
        """When each person is away, from when until when, as they said."""
        self.unasked: list[int] = []
        """The seat that is not asked, nor offered another answer."""
        self.answered_for: dict[int, entries.By] = {}
        """Seats of people for which a bot or time answered, until all have seen what."""
        self.stood_in = [0] * self.seats
        """How many moves of each person's seat a bot or time made."""
        self.acted_at = [created.at] * self.seats
        """When somebody last asked something for each seat."""
        self.quiet = Quiet(self.secrecy, times, self.seats)
        self.noted = [0] * self.seats
        """Characters that the desk of each seat takes in the log, all versions together."""
        self.desks = [Desk(self.seats) for _ in self.places]
        """What each seat has written down for itself."""
        self.premove_news: list[int] = []
        """Seats that are to be told what has become of what they had laid down."""
        self.motions: dict[int, Motion] = {}
        """What the people are asked to agree to, by number."""
        self.motions_put = 0
        self.denied: dict[tuple[object, ...], float] = {}
        """What was not carried, and until when it is not asked again."""
        self.given_away: dict[int, float] = {}
        """Seats that somebody else may get by a new link, and from when on: until then their owner
        can stop it."""
        self.former: list[list[str]] = [[] for _ in self.places]
        """The names of those who held each seat before, where it changed hands."""
        self.turned_away: dict[str, float] = {}
        """Sessions that asked for a bot's seat and did not get it, and when."""
        self.reseated: dict[int, str | None] = {}
        """Seats that have changed hands, until the store knows it: the new session, or nobody."""
        self.murmurs: deque[tuple[float, str]] = deque(maxlen=MURMURS_REMEMBERED)
        self.murmured = 0
        """When spectators said something, and which of them; how many lines there were."""
        self.rematch: str | None = None
        self.report: str | None = None
        self.whole_up_to = 0
        """At a frozen table: the last entry of the log that was carried out."""
        self.stopped: Message | None = None
        """Why the table is frozen, for those at it."""
        self.number = 1
        """Entries of the log that have been applied."""
        self.commands: dict[str, None] = {created.command: None}
        self.streams: dict[Viewer, Stream] = {
            viewer: Stream(viewer) for viewer in (*range(self.seats), None)
        }

    @property
    def state(self) -> Position | None:
        """The position, which never changes: another one takes its place."""
        return None if self.views is None else self.views.state

    @property
    def seats(self) -> int:
        return len(self.places)

    def people(self) -> list[int]:
        """The seats that belong to a person, present or not."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def alone(self) -> int | None:
        """The seat of the one person at this table, if they play it themselves against bots."""
        people = self.people()
        return people[0] if len(people) == 1 and people == self.voters() else None

    def has_hints(self) -> bool:
        """Whether people may ask for hints here: one among bots; several if all have agreed, and
        never where people have secrets from each other."""
        if not has_hints(self.title):
            return False
        if self.is_alone():
            return True
        agreed = self.agreed or []
        return self.secrecy is None and all(seat in agreed for seat in self.people())

    def may_be_reviewed(self) -> bool:
        """Whether the game was played to its end, and there is a search to judge it by."""
        return self.state is not None and self.state.over() and self.title in searched()

    def voters(self) -> list[int]:
        """The people who play for themselves."""
        return [seat for seat in range(self.seats) if self.plays_for_themselves(seat)]

    def plays_for_themselves(self, seat: int) -> bool:
        """Whether the seat belongs to a person, and no bot plays it for them."""
        place = self.places[seat]
        return place.kind == "person" and not place.bot

    def asked(self) -> list[int]:
        """The seats that owe a decision now."""
        return list(self.views.owe) if self.views is not None and self.status == PLAYING else []

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat now, if one does."""
        return self.places[seat].bot or self.lent.get(seat, "")

    def away_until(self, seat: int) -> float | None:
        """When somebody who is away, or was, comes back as they said."""
        return self.holidays[seat][-1][1] if self.holidays[seat] else None

    def is_away(self, seat: int, now: float) -> bool:
        """Whether somebody is away now, as they said."""
        return any(begins <= now < ends for begins, ends in self.holidays[seat])

    def deadline(self, seat: int) -> float | None:
        """When the time of `seat` runs out."""
        seconds = self.times.decision[self.pace]
        place = self.places[seat]
        if seconds is None or place.kind != "person" or place.bot or not self.questions[seat][0]:
            return None
        if self.has_clock() or seat in self.answered() or seat in self.unasked:
            return None
        if self.has_premove_due(seat):
            return None
        return self.time_over() if self.pace in SLOW else self.asked_at[seat] + seconds

    def time_over(self) -> float | None:
        """When the time of the decision is over that the table waits for; None without a clock.

        It is the same for all who take part, and whoever of them is away has theirs afterwards.
        """
        seconds = self.times.decision[self.pace]
        if seconds is None:
            return None
        since, players = self.asking.since, self.voters()
        if self.pace not in SLOW:
            return since + seconds
        taking_part = [seat for seat in self.asking.seats if seat in players]
        ends = [over_after(since, seconds, self.holidays[seat]) for seat in taking_part]
        return max(ends, default=None)

    def has_clock(self) -> bool:
        """Whether everyone waits for the same moment, in a timed window or looking at a secret."""
        window = self.quiet.window
        timed = window is not None and window.closes is not None
        return timed or self.quiet.looking is not None

    def motion_of(self, number: int) -> Motion | None:
        """An open motion by its number; 0, in older logs, is the newest."""
        if number:
            return self.motions.get(number)
        return next(reversed(self.motions.values()), None)

    def answered(self) -> Collection[int]:
        """The seats whose answers are kept back until the window closes."""
        window = self.quiet.window
        return () if window is None else window.answers

    def first_answer(self, seat: int) -> str:
        """The default answer, for a seat that gives none: the first legal action."""
        return self.game.write(self.questions[seat][1][0])

    def is_held(self) -> bool:
        """Whether answers are kept back now."""
        return self.quiet.window is not None and self.quiet.window.held

    def is_alone(self) -> bool:
        """Whether one person plays among bots."""
        return len(self.people()) == 1

    def is_unwatched(self) -> bool:
        """Whether no silence tells anybody anything: a person is alone, and nobody looks on. A
        spectator counts, as they may be given a bot's seat later."""
        return self.is_alone() and self.streams[None].silent

    def needs_no_asking(self) -> list[int]:
        """The seat of somebody alone who could give one answer only, or passes by order."""
        if not self.is_alone() or self.is_held() or self.quiet.looking is not None:
            return []
        unwatched = self.is_unwatched()
        return [
            seat
            for seat in self.voters()
            if (unwatched and len(self.questions[seat][1]) == 1) or self.quiet.passes(seat)
        ]

    def owed_unasked(self) -> list[int]:
        """The seats whose answer is due now without asking."""
        return [seat for seat in self.unasked if self.questions[seat][0]]

    def foreseen(self, seat: int) -> Foreseen | None:
        """The question that a seat can answer ahead, as it would be put now."""
        return foreseen(self.premoves, self.state, seat) if self.status == PLAYING else None

    def can_look_ahead(self, seat: int) -> bool:
        """Whether a seat can answer a question ahead now, by what it knows."""
        if self.premoves is None or self.state is None or self.status != PLAYING:
            return False
        return self.premoves.can_foresee(self.state, seat)

    def has_premove_due(self, seat: int) -> bool:
        """Whether what is asked of `seat` is answered by what it has laid down."""
        return self.desks[seat].premove_due and not self.bot_of(seat)

    def premoves_due(self) -> list[int]:
        """The seats whose answers, laid down before, are given now. A sealed answer is given when
        no other is missing: how many are missing tells nobody that one was laid down."""
        asked = self.asked()
        due = [seat for seat in asked if self.has_premove_due(seat)]
        return [] if len(due) < len(asked) and self.is_sealed() else due

    def premoves_moment(self) -> float:
        """When such answers are given: no sooner than a hand could, once all have been shown what
        happened."""
        last = max(self.stands_since, self.shown_until, self.answered_at)
        return last + self.times.unasked * self.times.second

    def steps_back(self, seat: int) -> int:
        """How many actions `seat` takes back at once by itself: its last choice, and what was
        answered without asking since; 0 where nothing can be taken back."""
        if self.asked() != [seat] or not may_undo(self.earlier, seat, self.playing()):
            return 0
        for steps, earlier in enumerate(reversed(self.earlier), start=1):
            if earlier.seat != seat:
                break
            if not self.is_unwatched() or len(earlier.state.legal(seat)) > 1:
                return steps
        return 0

    def playing(self) -> Position:
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

    def waited_for(self) -> list[int] | int:
        """The seats that everyone waits for, as far as all can know; of a sealed decision only how
        many are missing."""
        if self.status != PLAYING or self.quiet.looking is not None:
            return []
        window = self.quiet.window
        if window is not None and window.held:
            return sorted(window.seats)
        return self.seen().asked()

    def is_sealed(self) -> bool:
        """Whether a sealed decision is under way: it is not public who has answered."""
        asked = self.seen().asked()
        return isinstance(asked, int) and asked > 0

    def belongs_to_a_person(self, seat: int) -> bool:
        """Whether a person plays this seat, or played it at the start."""
        return self.places[seat].kind == "person" or seat not in self.record.bots

    def played_with(self) -> str:
        """By which rules and with which numbers this is played."""
        return f"rules {self.game.rules_version}, data {self.game.data_digest}"

    def is_done(self) -> bool:
        """Whether all may be shown."""
        return self.status in (OVER, ENDED)


def over_after(since: float, seconds: float, holidays: list[tuple[float, float]]) -> float:
    """When so many seconds have passed, those on holiday not counted.

    >>> over_after(0, 10, [(4, 6), (7, 20)])
    25
    """
    for begins, ends in holidays:
        if begins < since + seconds and ends > since:
            seconds -= max(0, begins - since)
            since = ends
    return since + seconds
