"""Quiet windows: time-boxed simultaneous decisions in which no delay tells who could have acted.

In a quiet window nobody owes an answer. Where two or more people sit at the table it stays open for
a time that follows from public facts, whatever anybody does; answers are kept back until it closes,
so neither a moment nor a message tells who held a card. Without a clock it closes when everyone has
answered, by hand or by standing order (auto-pass), and never at once. For the same reason everyone
looks at newly dealt secret cards for the same time. Who sits alone among bots looks at theirs for
as long as they like: nobody could learn anything from that.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from abyssal.table.places import HOUR, Times
from abyssal.table.secrecy import QuietWindow, Secrecy

Order: TypeAlias = Literal["never", "own", "tests", "always"]
"""When somebody wants to be asked: each of these includes those before it."""
DEFAULT_ORDER: Final[Order] = "tests"
UNTIMED: Final = "untimed"
UNTIL_TOLD: Final = math.inf
"""The end of a look without a clock: the table waits until its one person goes on."""


class Window(msgspec.Struct):
    """A quiet window that is open."""

    name: str
    about: str
    """What it is about: a roll or a test."""
    seats: list[int]
    """Who takes part, by public facts."""
    concerned: list[int]
    """Whose roll it is, and whom it is aimed at."""
    opened: float
    closes: float | None
    """None without a clock."""
    held: bool
    """Answers are kept back until it closes."""
    choosing: bool = False
    """Its time is over, and somebody who wanted to act is choosing how."""
    answers: dict[int, list[str]] = {}
    by: dict[int, Literal["person", "bot", "time", "orders", "premove"]] = {}
    """Who gave them."""
    acting: list[int] = []
    """Who wants to act and has not said how."""

    def undecided(self) -> bool:
        """Whether somebody who wants to act has not answered yet."""
        return any(seat not in self.answers for seat in self.acting)


class Quiet:
    """The quiet windows of one table, and the times for looking at secret cards."""

    def __init__(self, secrecy: Secrecy | None, times: Times, seats: int) -> None:
        self.secrecy = secrecy
        self.times = times
        self.house: Mapping[str, str] = {}
        self.over_days = False
        """In a game over days some windows stay open for hours, the others for nobody."""
        self.orders: list[Order] = [DEFAULT_ORDER] * seats
        self.window: Window | None = None
        self.looking: float | None = None
        """Until when everyone looks at their own secret cards."""
        self.aimed: int | None = None
        self.counts = [0] * seats
        self.waited = 0.0
        """Seconds that windows have lasted; for measuring."""

    # What happens

    def follow(
        self,
        public: Mapping[str, Any],
        asked: Sequence[int],
        news: Collection[tuple[str, int | None]],
        several: bool,
        at: float,
        alone: int | None = None,
        bots: Collection[int] = (),
    ) -> None:
        """The position has changed: `news` are the public events (kind and seat) that led to it.

        `alone` is the seat of the one person at the table, who plays against bots. A position that
        follows a look without a clock ends it: there was none when older logs were written.
        """
        last, self.window = self.window, None
        self.take_aim(news, public)
        dealt = self.dealt_to(public)
        if self.looking == UNTIL_TOLD:
            self.looking = None
        if alone in dealt:
            self.looking = UNTIL_TOLD
        elif dealt and several:
            self.looking = at + self.length("viewing")
        if self.looking is None:
            merged = last is not None and last.held and not news
            self.open(
                public,
                asked,
                several=several,
                at=at,
                merged=merged,
                short=self.opens_again(last, public, news) or set(asked) <= set(bots),
                bots=bots,
            )

    def opens_again(
        self,
        last: Window | None,
        public: Mapping[str, Any],
        news: Collection[tuple[str, int | None]],
    ) -> bool:
        """Whether a window opens once more for what everyone has just had time for."""
        quiet = self.quiet_window(public)
        if self.secrecy is None or quiet is None or last is None:
            return False
        return self.secrecy.opens_again(quiet.name, last.name, [kind for kind, _ in news])

    def take_aim(self, news: Collection[tuple[str, int | None]], public: Mapping[str, Any]) -> None:
        """Remember whom the roll to come is aimed at."""
        for kind, seat in news:
            if self.secrecy is not None and self.secrecy.aims(kind):
                self.aimed = seat
        if self.quiet_window(public) is None:
            self.aimed = None

    def dealt_to(self, public: Mapping[str, Any]) -> list[int]:
        """The seats that have more secret cards than before."""
        if self.secrecy is None:
            return []
        before, self.counts = self.counts, self.secrecy.dealt(public)
        pairs = enumerate(zip(self.counts, before, strict=True))
        return [seat for seat, (now, then) in pairs if now > then]

    def open(
        self,
        public: Mapping[str, Any],
        asked: Sequence[int],
        several: bool,
        at: float,
        merged: bool = False,
        short: bool = False,
        bots: Collection[int] = (),
    ) -> None:
        """Open the window of this position, if it has a quiet one.

        One that follows another without anything public between them is the same window: it is
        open only to those who still want to act. It is `short` where everyone knows that nobody
        needs the whole time: they have just had it, or none but bots take part.
        """
        quiet = self.quiet_window(public)
        if quiet is None or not asked:
            return
        concerned = [seat for seat in (quiet.owner, self.aimed) if seat is not None]
        timed = several and (self.over_days or self.house["windows"] != UNTIMED)
        closes = at + self.time_to_act(short) if timed else None
        if self.over_days and timed:
            closes = at + self.time_over_days(quiet.about, set(asked) <= set(bots))
        window = Window(
            quiet.name,
            quiet.about,
            seats=list(asked),
            concerned=concerned,
            opened=at,
            closes=closes,
            held=several,
        )
        if merged:
            window.acting = list(asked)
            if timed and not self.over_days:
                self.lengthen(window, at)
        self.window = window

    def go_over_days(self, at: float) -> None:
        """The table has agreed to play over days: a window without a clock gets one."""
        self.over_days = True
        if self.window is not None and self.window.held and self.window.closes is None:
            self.window.closes = at + self.time_over_days(self.window.about, bots_alone=False)

    def lengthen(self, window: Window, at: float) -> None:
        """Let those who want to act choose how."""
        window.choosing = True
        window.closes = at + self.times.choosing * self.times.second

    # Facts

    def quiet_window(self, public: Mapping[str, Any]) -> QuietWindow | None:
        """The quiet window of a position, if it has one."""
        return None if self.secrecy is None else self.secrecy.window(public)

    def length(self, house: str) -> float:
        """How long a window, or a time for looking, lasts by a house rule of this table."""
        return float(self.house[house]) * self.times.second

    def time_to_act(self, short: bool) -> float:
        """How long a window with a clock lasts, the same for everybody."""
        whole = self.length("windows")
        return min(whole, self.times.short * self.times.second) if short else whole

    def waits(self, about: str) -> bool:
        """Whether, in a game over days, windows about this wait for people; the rest is answered by
        standing orders alone."""
        waits = self.house.get("waits", "none")
        return waits == "attacks" or (waits == "tests" and about == "test")

    def time_over_days(self, about: str, bots_alone: bool) -> float:
        """How long a window lasts in a game over days, whatever anybody does."""
        if bots_alone or not self.waits(about):
            return self.times.unasked * self.times.second
        return float(self.house.get("hours", "24")) * HOUR * self.times.second

    def passes(self, seat: int) -> bool:
        """Whether a standing order passes for `seat` in the window that is open."""
        window = self.window
        if window is None or seat in window.acting:
            return False
        match self.orders[seat]:
            case "never":
                return True
            case "own":
                return seat not in window.concerned
            case "tests":
                return window.about != "test" and seat not in window.concerned
        return False

    def closing(self) -> float | None:
        """When the window closes, or those who want to act get time to choose; None: not yet."""
        window = self.window
        if window is None or not window.held:
            return None
        if window.closes is not None:
            done = window.choosing and not window.undecided()
            return window.opened if done else window.closes
        if all(seat in window.answers or self.passes(seat) for seat in window.seats):
            return window.opened + self.times.unasked * self.times.second
        return None

    def shown_look(self) -> dict[str, Any] | None:
        """The look at secret cards as everyone sees it; without a clock it has no length."""
        if self.looking is None:
            return None
        if self.looking == UNTIL_TOLD:
            return {"length": None, "closes": None}
        return {"length": self.length("viewing"), "closes": self.looking}

    def shown(self, viewer: int) -> dict[str, Any] | None:
        """The window as a seat sees it: the same for all but for one's own answer."""
        window = self.window
        if window is None or not window.held:
            return None
        answer = window.answers.get(viewer)
        mine = answer[0] if answer else "act" if viewer in window.acting else None
        return {
            "about": window.about,
            "length": None if window.closes is None else window.closes - window.opened,
            "closes": window.closes,
            "choosing": window.choosing,
            "mine": mine,
        }
