"""Who can have added which cards to the tests of the past, as a viewer must conclude.

Of every test all know how many cards each row (a hand, or the chaos deck) added face down, and how
many of each skill were turned up; a viewer also knows their own. No row can have added what it did
not hold: at every moment it has added at most what had come to it and was not seen to leave it
until then. All tests together are one puzzle, and what a row holds now is what is left.

`narrow` finds bounds for each number of it; `solve` draws one of its solutions by a search that
fills the tests in order as if every card a row had to give was as likely, keeps within the bounds,
and goes back where a test cannot be filled. Every solution has a chance. Should a search become
long it begins anew, with more patience each time; so it always ends.
"""

from typing import Final, Optional

from mypy_extensions import i64

from abyssal.core.chance import Chance
from abyssal.games.unfathomable.box.components import SKILL_COUNT
from abyssal.games.unfathomable.position.history import (
    CAME,
    GAVE,
    LEFT,
    count_of,
    event_of,
    given,
    place_of,
)
from abyssal.games.unfathomable.position.position import ROWS, Position

PLACES: Final = ROWS * SKILL_COUNT
PATIENCE: Final = 40
"""How often the first search goes back before it begins anew."""

# All of a puzzle is made and thrown away with every imagined position. So its numbers are i64,
# which mypyc keeps as the machine does, and its objects refer to none that refers back to them:
# the garbage collector would have to find such a ring.


class Line:
    """The cards that a row added to a test, or those of a skill that were turned up in it."""

    __slots__ = ("left", "most")

    def __init__(self, left: i64) -> None:
        self.left: i64 = left
        """How many are not accounted for."""
        self.most: i64 = 0
        """The sum of what each of its cells can be at most."""


class Cell:
    """One number of the puzzle: how many cards of a skill a row added to a test."""

    __slots__ = (
        "before",
        "below",
        "earlier",
        "extra",
        "in_row",
        "in_skill",
        "least",
        "most",
        "place",
        "right",
        "room",
        "tried",
        "tries",
    )

    def __init__(
        self, place: i64, in_row: Line, in_skill: Line, room: i64, earlier: Optional["Cell"]
    ) -> None:
        self.place: i64 = place
        self.in_row = in_row
        """All that the row added to the test."""
        self.in_skill = in_skill
        """All that was turned up of the skill in the test."""
        self.room: i64 = room
        """At most how many cards of the skill the row has added up to and with this test."""
        self.earlier = earlier
        """The same row and skill in an earlier test."""
        self.before: i64 = 0
        """At least how many the row added in earlier tests."""
        self.least: i64 = 0
        self.most: i64 = 0
        self.extra: i64 = 0
        """How many it added in the solution, above the least."""
        self.right: Cell | None = None
        """The next cell of the same row and test among those that are filled."""
        self.below: Cell | None = None
        """The next cell of the same skill and test among those that are filled."""
        self.tried: i64 = 0
        """The numbers that were tried for `extra`, a bit each."""
        self.tries: i64 = 0
        """How many they are."""


class PastTest:
    """A test as a viewer knows it; the viewer's own cards are left out."""

    __slots__ = ("cells", "hidden", "stale")

    def __init__(self, cells: list[Cell], hidden: list[int]) -> None:
        self.cells = cells
        """Row by row."""
        self.hidden = hidden
        """Where the history says what each card was that somebody added."""
        self.stale = True
        """Whether what each cell can be at most has changed since `least` followed from it."""


def past_tests(state: Position, viewer: int | None, shown: list[tuple[int, int]]) -> list[PastTest]:
    """The tests of the past; `shown` are cards (seat, skill) that are known to be in hands now."""
    tests: list[PastTest] = []
    held = [0] * PLACES
    last: list[Cell | None] = [None] * PLACES
    hidden: list[int] = []
    for at, entry in enumerate(state.history):
        place, event = place_of(entry), event_of(entry)
        if event == CAME:
            held[place] += count_of(entry)
        elif event == LEFT or (event == GAVE and place // SKILL_COUNT == viewer):
            take_away(held, last, place)
        elif event == GAVE:
            hidden.append(at)
        else:
            tests.append(PastTest(laid_out(state.history, hidden, held, last), hidden))
            hidden = []
    for seat, skill in shown:
        take_away(held, last, seat * SKILL_COUNT + skill)
    narrow(tests)
    return tests


def take_away(held: list[int], last: list[Cell | None], place: int) -> None:
    """A card leaves a row for all to see: it cannot have been added to a test before."""
    held[place] -= 1
    cell = last[place]
    if cell is not None and held[place] < cell.room:
        cell.room = held[place]


def laid_out(
    history: list[int], hidden: list[int], held: list[int], last: list[Cell | None]
) -> list[Cell]:
    """The cells of a test, row by row: how many cards each row added and each skill had is seen."""
    added, turned_up = [0] * ROWS, [0] * SKILL_COUNT
    for at in hidden:
        place = place_of(history[at])
        added[place // SKILL_COUNT] += 1
        turned_up[place % SKILL_COUNT] += 1
    cells: list[Cell] = []
    skills = [Line(count) for count in turned_up]
    for row, count in enumerate(added):
        if count == 0:
            continue
        in_row = Line(count)
        for skill, in_skill in enumerate(skills):
            if in_skill.left > 0:
                place = row * SKILL_COUNT + skill
                cell = Cell(place, in_row, in_skill, held[place], earlier=last[place])
                last[place] = cell
                cells.append(cell)
    return cells


def narrow(tests: list[PastTest]) -> None:
    """Bring all bounds in line with each other, as far as each number alone allows."""
    news = True
    while news:
        news = False
        for test in tests:
            lower_most(test)
            if test.stale:
                test.stale = False
                news = raise_least(test) or news
        for test in reversed(tests):
            for cell in test.cells:
                earlier = cell.earlier
                if earlier is not None and earlier.room > cell.room - cell.least:
                    earlier.room = cell.room - cell.least


def lower_most(test: PastTest) -> None:
    """What each row can have added, after what it must have added before."""
    for cell in test.cells:
        earlier = cell.earlier
        if earlier is not None:
            cell.before = earlier.before + earlier.least
        in_row, in_skill = cell.in_row, cell.in_skill
        most = min(min(in_row.left, in_skill.left), cell.room - cell.before)
        if most != cell.most:
            in_row.most += most - cell.most
            in_skill.most += most - cell.most
            cell.most = most
            test.stale = True


def raise_least(test: PastTest) -> bool:
    """What each row must have added, as the others can have added no more; whether that is news."""
    news = False
    for cell in test.cells:
        by_others = cell.in_row.left - cell.in_row.most
        by_other_skills = cell.in_skill.left - cell.in_skill.most
        least = cell.most + max(by_others, by_other_skills)
        if least > cell.least:
            cell.least = least
            news = True
    return news


def public_most(state: Position, seat: int, skill: int) -> int:
    """At most how many cards of a skill a seat holds, as everybody can conclude."""
    place = seat * SKILL_COUNT + skill
    most = 0
    for entry in state.history:
        if place_of(entry) == place and event_of(entry) == CAME:
            most += count_of(entry)
        elif place_of(entry) == place and event_of(entry) == LEFT:
            most -= 1
    for test in past_tests(state, None, []):
        for cell in test.cells:
            if cell.place == place:
                most -= cell.least
    return min(most, len(state.hands[seat]))


# The search, for what each cell takes above its least


def solve(tests: list[PastTest], chance: Chance) -> None:
    """Draw a solution: afterwards each cell has its `least` and its `extra`."""
    cells = open_cells(tests)
    patience = PATIENCE
    taken = [0] * PLACES
    while not search(cells, taken, chance, patience):
        for cell in cells:
            empty(cell, taken)
            forget_tries(cell)
        patience *= 2


def open_cells(tests: list[PastTest]) -> list[Cell]:
    """The cells that can take more than their least, in the order in which they are filled."""
    found: list[Cell] = []
    for test in tests:
        for cell in test.cells:
            cell.in_row.left -= cell.least
            cell.in_skill.left -= cell.least
        cells = [
            cell
            for cell in test.cells
            if cell.most > cell.least and cell.in_row.left > 0 and cell.in_skill.left > 0
        ]
        link(cells)
        found.extend(cells)
    return found


def link(cells: list[Cell]) -> None:
    """Tell each cell of a test which ones of its row and its skill are filled next after it."""
    right: Cell | None = None
    below: list[Cell | None] = [None] * SKILL_COUNT
    for cell in reversed(cells):
        skill = cell.place % SKILL_COUNT
        if right is not None and right.in_row is cell.in_row:
            cell.right = right
        cell.below = below[skill]
        right = below[skill] = cell


def search(cells: list[Cell], taken: list[int], chance: Chance, patience: int) -> bool:
    """Fill all cells in order; whether that came out before patience ran out."""
    at = 0
    while at < len(cells):
        cell = cells[at]
        extra = next_extra(cell, taken, chance)
        if extra >= 0:
            fill(cell, taken, extra)
            at += 1
        elif patience == 0:
            return False
        else:
            patience -= 1
            forget_tries(cell)
            at -= 1
            assert at >= 0, "what was seen of the cards cannot have happened"
            empty(cells[at], taken)
    return True


def fill(cell: Cell, taken: list[int], extra: i64) -> None:
    cell.extra = extra
    cell.in_row.left -= extra
    cell.in_skill.left -= extra
    taken[cell.place] += extra


def empty(cell: Cell, taken: list[int]) -> None:
    cell.in_row.left += cell.extra
    cell.in_skill.left += cell.extra
    taken[cell.place] -= cell.extra
    cell.extra = 0


def forget_tries(cell: Cell) -> None:
    cell.tried = 0
    cell.tries = 0


def spare(cell: Cell, taken: list[int]) -> i64:
    """How many more cards of the skill the row had to give."""
    return cell.room - cell.before - cell.least - taken[cell.place]


def next_extra(cell: Cell, taken: list[int], chance: Chance) -> i64:
    """A number that has not been tried, so that row and skill can still come out; or -1."""
    added, shown = cell.in_row.left, cell.in_skill.left
    own = spare(cell, taken)
    cards = own  # of any skill that the row had to give
    space_right: i64 = 0
    other = cell.right
    while other is not None:
        theirs = spare(other, taken)
        cards += theirs
        space_right += min(min(added, other.in_skill.left), theirs)
        other = other.right
    space_below: i64 = 0
    other = cell.below
    while other is not None:
        space_below += min(min(other.in_row.left, shown), spare(other, taken))
        other = other.below
    least = max(0, max(added - space_right, shown - space_below))
    most = min(min(added, shown), own)
    if cell.tries > most - least:
        return -1
    extra = min(most, max(least, dealt(own, cards, added, chance)))
    while cell.tried >> extra & 1:
        extra = extra + 1 if extra < most else least
    cell.tried |= 1 << extra
    cell.tries += 1
    return extra


def dealt(own: i64, cards: i64, added: i64, chance: Chance) -> i64:
    """How many of the cards a row added are its `own` of a skill, if each was as likely."""
    extra: i64 = 0
    for _ in range(min(added, cards)):
        if chance.below(cards) < own - extra:
            extra += 1
        cards -= 1
    return extra


def rewrite(state: Position, tests: list[PastTest]) -> None:
    """Put a solution into the history, in place of what others added to the tests of the past."""
    history = state.history
    left = [0] * PLACES
    for test in tests:
        for cell in test.cells:
            left[cell.place] = cell.least + cell.extra
        for at in test.hidden:
            place = place_of(history[at]) // SKILL_COUNT * SKILL_COUNT
            while left[place] == 0:
                place += 1
            left[place] -= 1
            history[at] = given(place)
