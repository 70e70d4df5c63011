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

from abyssal.core.chance import Chance
from abyssal.games.unfathomable.box.components import SKILL_COUNT
from abyssal.games.unfathomable.position.history import (
    CAME,
    GAVE,
    LEFT,
    TURNED_UP,
    count_of,
    event_of,
    given,
    place_of,
)
from abyssal.games.unfathomable.position.position import ROWS, Position

PLACES: Final = ROWS * SKILL_COUNT
PATIENCE: Final = 40
"""How often the first search goes back before it begins anew."""


class Cell:
    """One number of the puzzle: how many cards of a skill a row added to a test."""

    __slots__ = (
        "before",
        "below",
        "earlier",
        "extra",
        "least",
        "most",
        "place",
        "right",
        "room",
        "row",
        "skill",
        "test",
        "tried",
    )

    def __init__(self, test: "PastTest", place: int, room: int, earlier: Optional["Cell"]) -> None:
        self.test = test
        self.place = place
        self.row = place // SKILL_COUNT
        self.skill = place % SKILL_COUNT
        self.room = room
        """At most how many cards of the skill the row has added up to and with this test."""
        self.earlier = earlier
        """The same row and skill in an earlier test."""
        self.before = 0
        """At least how many the row added in earlier tests."""
        self.least = 0
        self.most = 0
        self.extra = 0
        """How many it added in the solution, above the least."""
        self.right: list[Cell] = []
        """The cells of the same row and test that are filled later."""
        self.below: list[Cell] = []
        """The cells of the same skill and test that are filled later."""
        self.tried: list[int] = []


class PastTest:
    """A test as a viewer knows it; the viewer's own cards are left out."""

    __slots__ = ("added", "cells", "shown")

    def __init__(self, added: list[int], shown: list[int]) -> None:
        self.added = added
        """How many cards each row added, as far as they are not accounted for."""
        self.shown = shown
        """How many cards of each skill were turned up, as far as they are not accounted for."""
        self.cells: list[Cell] = []


def past_tests(state: Position, viewer: int | None, shown: list[tuple[int, int]]) -> list[PastTest]:
    """The tests of the past; `shown` are cards (seat, skill) that are known to be in hands now."""
    tests: list[PastTest] = []
    held = [0] * PLACES
    last: list[Cell | None] = [None] * PLACES
    added, turned_up = [0] * ROWS, [0] * SKILL_COUNT
    for entry in state.history:
        place, event = place_of(entry), event_of(entry)
        if event == CAME:
            held[place] += count_of(entry)
        elif event == LEFT or (event == GAVE and place // SKILL_COUNT == viewer):
            take_away(held, last, place)
        elif event == GAVE:
            added[place // SKILL_COUNT] += 1
            turned_up[place % SKILL_COUNT] += 1
        else:
            test = PastTest(added, turned_up)
            lay_out(test, held, last)
            tests.append(test)
            added, turned_up = [0] * ROWS, [0] * SKILL_COUNT
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


def lay_out(test: PastTest, held: list[int], last: list[Cell | None]) -> None:
    """The cells of a test, row by row."""
    for row in range(ROWS):
        if test.added[row]:
            for skill in range(SKILL_COUNT):
                if test.shown[skill]:
                    place = row * SKILL_COUNT + skill
                    cell = Cell(test, place, held[place], last[place])
                    last[place] = cell
                    test.cells.append(cell)


def narrow(tests: list[PastTest]) -> None:
    """Bring all bounds in line with each other, as far as each number alone allows."""
    news = True
    while news:
        news = False
        for test in tests:
            news = raise_least(test) or news
        for test in reversed(tests):
            for cell in test.cells:
                earlier = cell.earlier
                if earlier is not None and earlier.room > cell.room - cell.least:
                    earlier.room = cell.room - cell.least


def raise_least(test: PastTest) -> bool:
    """What each row must have added, as the others can have added no more; whether that is news."""
    by_row, by_skill = [0] * ROWS, [0] * SKILL_COUNT
    for cell in test.cells:
        earlier = cell.earlier
        cell.before = 0 if earlier is None else earlier.before + earlier.least
        most = min(test.added[cell.row], test.shown[cell.skill])
        cell.most = min(most, cell.room - cell.before)
        by_row[cell.row] += cell.most
        by_skill[cell.skill] += cell.most
    news = False
    for cell in test.cells:
        by_others = test.added[cell.row] - by_row[cell.row]
        by_other_skills = test.shown[cell.skill] - by_skill[cell.skill]
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
            cell.tried = []
        patience *= 2


def open_cells(tests: list[PastTest]) -> list[Cell]:
    """The cells that can take more than their least, in the order in which they are filled."""
    found: list[Cell] = []
    for test in tests:
        for cell in test.cells:
            test.added[cell.row] -= cell.least
            test.shown[cell.skill] -= cell.least
        cells = [
            cell
            for cell in test.cells
            if cell.most > cell.least and test.added[cell.row] and test.shown[cell.skill]
        ]
        for place, cell in enumerate(cells):
            for other in cells[place + 1 :]:
                if other.row == cell.row:
                    cell.right.append(other)
                elif other.skill == cell.skill:
                    cell.below.append(other)
        found.extend(cells)
    return found


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
            cell.tried = []
            at -= 1
            assert at >= 0, "what was seen of the cards cannot have happened"
            empty(cells[at], taken)
    return True


def fill(cell: Cell, taken: list[int], extra: int) -> None:
    cell.extra = extra
    cell.test.added[cell.row] -= extra
    cell.test.shown[cell.skill] -= extra
    taken[cell.place] += extra


def empty(cell: Cell, taken: list[int]) -> None:
    cell.test.added[cell.row] += cell.extra
    cell.test.shown[cell.skill] += cell.extra
    taken[cell.place] -= cell.extra
    cell.extra = 0


def spare(cell: Cell, taken: list[int]) -> int:
    """How many more cards of the skill the row had to give."""
    return cell.room - cell.before - cell.least - taken[cell.place]


def space_in(cell: Cell, taken: list[int]) -> int:
    """At most how many more cards a cell can take."""
    left = min(cell.test.added[cell.row], cell.test.shown[cell.skill])
    return min(left, spare(cell, taken))


def space_in_all(cells: list[Cell], taken: list[int]) -> int:
    total = 0
    for cell in cells:
        total += space_in(cell, taken)
    return total


def next_extra(cell: Cell, taken: list[int], chance: Chance) -> int:
    """A number that has not been tried, so that row and skill can still come out; or -1."""
    added, shown = cell.test.added[cell.row], cell.test.shown[cell.skill]
    least = added - space_in_all(cell.right, taken)
    least = max(0, max(least, shown - space_in_all(cell.below, taken)))
    most = space_in(cell, taken)
    if len(cell.tried) > most - least:
        return -1
    extra = min(most, max(least, dealt(cell, added, taken, chance)))
    while extra in cell.tried:
        extra = extra + 1 if extra < most else least
    cell.tried.append(extra)
    return extra


def dealt(cell: Cell, added: int, taken: list[int], chance: Chance) -> int:
    """How many cards of the skill the row added, if any that it had to give was as likely."""
    own = spare(cell, taken)
    cards = own
    for other in cell.right:
        cards += spare(other, taken)
    extra = 0
    for _ in range(min(added, cards)):
        if chance.below(cards) < own - extra:
            extra += 1
        cards -= 1
    return extra


def rewrite(state: Position, viewer: int | None, tests: list[PastTest]) -> None:
    """Put a solution into the history, in place of what others added to the tests of the past."""
    history: list[int] = []
    start = 0
    for test in tests:
        skills: list[list[int]] = [[] for _ in range(ROWS)]
        for cell in reversed(test.cells):
            skills[cell.row].extend([cell.place] * (cell.least + cell.extra))
        end = history_end(state.history, start)
        for entry in state.history[start:end]:
            row = place_of(entry) // SKILL_COUNT
            hidden = event_of(entry) == GAVE and row != viewer
            history.append(given(skills[row].pop()) if hidden else entry)
        start = end
    state.history = history + state.history[start:]


def history_end(history: list[int], start: int) -> int:
    """Where the entries of the next test end."""
    while event_of(history[start]) != TURNED_UP:
        start += 1
    return start + 1
