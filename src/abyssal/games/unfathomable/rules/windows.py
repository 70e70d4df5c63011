"""Windows: who might use a text now is asked, all at once and in secret (ledger section 6).

Who takes part follows from public facts alone. When all have answered, the first wish in turn
order is carried out and the window opens again; preventions are all shown, and the current player
lets one of them apply. A window works on the frame below it.
"""

from typing import Any, Final, Generic, TypeVar

from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Frame, OpenWindow
from abyssal.games.unfathomable.position.notation import PASS, SELF_SACRIFICE, WAIT
from abyssal.games.unfathomable.position.position import SEATS_OF, Position
from abyssal.games.unfathomable.rules.rows import Row

F = TypeVar("F", bound=Frame)

CLOSING: Final = 1
"""The phase of a window in which all have been asked."""
CLOSERS: Final = [SELF_SACRIFICE]
"""Texts that close a window come before all others (section 6 (7))."""


class Window(Generic[F]):
    """What one window asks, whom, and what it does with the answers."""

    __slots__ = ("name", "once")

    def __init__(self, name: str, *, once: bool = False) -> None:
        self.name = name
        """What views and talk call it."""
        self.once = once
        """Whether a wish leads elsewhere, so that the window closes."""

    def seats(self, state: Position, below: F) -> int:
        """Who may take part, by public facts."""
        raise NotImplementedError

    def asked(self, below: F, seats: int) -> int:
        """Who of those seats is asked."""
        return seats

    def choices(self, state: Position, below: F, seat: int) -> list[int]:
        """What a seat may answer."""
        raise NotImplementedError

    def use(self, state: Position, below: F, seat: int, action: int) -> None:
        """What a wish does to the frame below."""
        raise AssertionError("this window only collects answers")

    def close(self, state: Position, frame: OpenWindow, below: F) -> None:
        """All have answered: the first wish in turn order is carried out."""
        chosen, waiting = -1, -1
        for seat in state.order(state.current):
            answer = state.answers[seat]
            if answer == WAIT:
                waiting = seat
            elif answer > PASS and (chosen < 0 or answer in CLOSERS):
                chosen = seat
        action = state.answers[chosen] if chosen >= 0 else -1
        state.forget_answers()
        if chosen >= 0:
            WINDOW.restart(frame)
            if self.once or action in CLOSERS:
                state.done(0)
            self.use(state, below, chosen, action)
            return
        state.done(0)
        if waiting >= 0:
            state.push(Frame(steps.SET_DIE, waiting))


WINDOWS: Final[list[Window[Any]]] = []
"""All windows; documents know a window by its place."""


def window(number: int, row: Window[Any]) -> int:
    """Add a window under the number it has in documents."""
    assert number == len(WINDOWS)
    WINDOWS.append(row)
    return number


def open_above(state: Position, below: Frame, what: int) -> None:
    """Open a window above the frame that is being resolved, if there is anybody to ask."""
    row = WINDOWS[what]
    seats = row.seats(state, below)
    asked = row.asked(below, seats)
    if asked:
        frame = OpenWindow(what, len(SEATS_OF[seats]), asked)
        frame.phase = CLOSING
        state.push(frame)
        state.asked = asked
    else:
        below.result = 0


def open_again(state: Position, frame: OpenWindow) -> None:
    """Open a window once more after a wish."""
    row, below = WINDOWS[frame.what], state.stack[-2]
    seats = row.seats(state, below)
    asked = row.asked(below, seats)
    if asked:
        frame.count = len(SEATS_OF[seats])
        frame.seats = asked
        state.asked = asked
    else:
        state.done(0)


def close_window(state: Position, frame: OpenWindow) -> None:
    WINDOWS[frame.what].close(state, frame, state.stack[-2])


class Asking(Row[OpenWindow]):
    """An open window."""

    __slots__ = ()

    def choices(self, state: Position, frame: OpenWindow, seat: int) -> list[int]:
        """The answers of a seat that takes part; they stay the same until all have answered."""
        if frame.seats >> seat & 1 == 0 or state.asked == 0:
            return []
        return WINDOWS[frame.what].choices(state, state.stack[-2], seat)

    def answer(self, state: Position, frame: OpenWindow, seat: int, action: int) -> None:
        state.answers[seat] = action


WINDOW: Final[Asking] = Asking([open_again, (CLOSING, close_window)])


def who_answered(state: Position, action: int) -> int:
    """The seats that gave this answer; all answers are forgotten."""
    mask = 0
    for seat in range(state.seats):
        if state.answers[seat] == action:
            mask |= 1 << seat
    state.forget_answers()
    return mask
