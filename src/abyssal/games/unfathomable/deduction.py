"""Who can have added which cards to the tests of the past, as a viewer must conclude.

Of every test all know how many cards each row (a hand, or the chaos deck) added face down, and how
many of each skill were turned up; a viewer also knows their own. No row can have added what it did
not hold: at every moment it has added at most what had come to it and was not seen to leave it
until then. All tests together are one puzzle, and what a row holds now is what is left.

`narrow` finds bounds for each number of it; `solve` draws one of its solutions by a search that
fills the tests in order, each in the way of an even deal, keeps within the bounds, and goes back
where a test cannot be filled. Every solution has a chance. Should a search become long it begins
anew, with more patience each time; so it always ends.
"""

from typing import Final

from abyssal.core.chance import Chance
from abyssal.games.unfathomable.components import SKILL_COUNT
from abyssal.games.unfathomable.history import (
    CAME,
    GAVE,
    LEFT,
    TURNED_UP,
    count_of,
    event_of,
    given,
    place_of,
)
from abyssal.games.unfathomable.state import ROWS, State

PLACES: Final = ROWS * SKILL_COUNT
PATIENCE: Final = 200
"""How often the first search goes back before it begins anew."""


class PastTest:
    """A test as a viewer knows it. Places are row * SKILL_COUNT + skill."""

    def __init__(self, added: list[int], shown: list[int], room: list[int]) -> None:
        self.added = added
        """How many cards each row added; the viewer's own are left out."""
        self.shown = shown
        """How many of them were of each skill."""
        self.room = room
        """By place, at most how many a row has added up to and with this test."""
        self.least = [0] * PLACES
        """By place, at least how many it added to this one."""


class Cell:
    """One number of the puzzle: how many cards of a skill a row added to a test."""

    def __init__(self, test: PastTest, row: int, skill: int) -> None:
        self.test = test
        self.row = row
        self.skill = skill
        self.place = row * SKILL_COUNT + skill
        self.right: list[Cell] = []
        """The cells of the same row and test that are filled later."""
        self.below: list[Cell] = []
        """The cells of the same skill and test that are filled later."""
        self.value = 0
        self.tried: list[int] = []


def past_tests(state: State, viewer: int | None, shown: list[tuple[int, int]]) -> list[PastTest]:
    """The tests of the past; `shown` are cards (seat, skill) that are known to be in hands now."""
    tests: list[PastTest] = []
    held = [0] * PLACES
    added, turned_up = [0] * ROWS, [0] * SKILL_COUNT
    for entry in state.history:
        place, event = place_of(entry), event_of(entry)
        row = place // SKILL_COUNT
        if event == CAME:
            held[place] += count_of(entry)
        elif event == LEFT or (event == GAVE and row == viewer):
            held[place] -= 1
            if tests and held[place] < tests[-1].room[place]:
                tests[-1].room[place] = held[place]
        elif event == GAVE:
            added[row] += 1
            turned_up[place % SKILL_COUNT] += 1
        else:
            tests.append(PastTest(added, turned_up, held.copy()))
            added, turned_up = [0] * ROWS, [0] * SKILL_COUNT
    if tests:
        for seat, skill in shown:
            place = seat * SKILL_COUNT + skill
            held[place] -= 1
            tests[-1].room[place] = min(tests[-1].room[place], held[place])
    narrow(tests)
    return tests


def narrow(tests: list[PastTest]) -> None:
    """Bring all bounds in line with each other, as far as each number alone allows."""
    again = True
    while again:
        again = False
        before = [0] * PLACES
        for test in tests:
            again = raise_least(test, before) or again
        for place in range(PLACES):
            room = ROWS * PLACES
            for test in reversed(tests):
                room = min(room, test.room[place])
                test.room[place] = room
                room -= test.least[place]


def raise_least(test: PastTest, before: list[int]) -> bool:
    """What each row must have added, as the others can have added no more; whether that is news."""
    rows = [row for row in range(ROWS) if test.added[row]]
    skills = [skill for skill in range(SKILL_COUNT) if test.shown[skill]]
    by_row, by_skill = [0] * ROWS, [0] * SKILL_COUNT
    for row in rows:
        for skill in skills:
            most = most_in(test, before, row, skill)
            by_row[row] += most
            by_skill[skill] += most
    news = False
    for row in rows:
        for skill in skills:
            place = row * SKILL_COUNT + skill
            most = most_in(test, before, row, skill)
            least = max(
                test.least[place],
                test.added[row] - (by_row[row] - most),
                test.shown[skill] - (by_skill[skill] - most),
            )
            news = news or least > test.least[place]
            test.least[place] = least
    for row in rows:
        for skill in skills:
            place = row * SKILL_COUNT + skill
            before[place] += test.least[place]
    return news


def most_in(test: PastTest, before: list[int], row: int, skill: int) -> int:
    """At most how many cards of a skill a row added to a test."""
    place = row * SKILL_COUNT + skill
    return min(test.room[place] - before[place], test.added[row], test.shown[skill])


def public_most(state: State, seat: int, skill: int) -> int:
    """At most how many cards of a skill a seat holds, as everybody can conclude."""
    place = seat * SKILL_COUNT + skill
    most = 0
    for entry in state.history:
        if place_of(entry) == place:
            if event_of(entry) == CAME:
                most += count_of(entry)
            elif event_of(entry) == LEFT:
                most -= 1
    for test in past_tests(state, None, []):
        most -= test.least[place]
    return min(most, len(state.hands[seat]))


# The search


def cells_of(tests: list[PastTest]) -> list[Cell]:
    """All numbers of the puzzle, test by test and row by row."""
    cells: list[Cell] = []
    for test in tests:
        first = len(cells)
        for row in range(ROWS):
            if test.added[row]:
                for skill in range(SKILL_COUNT):
                    if test.shown[skill]:
                        cells.append(Cell(test, row, skill))
        for place in range(first, len(cells)):
            cell = cells[place]
            cell.right = [other for other in cells[place + 1 :] if other.row == cell.row]
            cell.below = [other for other in cells[place + 1 :] if other.skill == cell.skill]
    return cells


def solve(tests: list[PastTest], chance: Chance) -> None:
    """Draw a solution: afterwards `least` says how many cards of each place were added."""
    cells = cells_of(tests)
    patience = PATIENCE
    before = [0] * PLACES
    while not search(cells, before, chance, patience):
        for cell in cells:
            empty(cell, before)
            cell.tried = []
        patience *= 2
    for cell in cells:
        cell.test.least[cell.place] = cell.value


def search(cells: list[Cell], before: list[int], chance: Chance, patience: int) -> bool:
    """Fill all cells in order; whether that came out before patience ran out."""
    at = 0
    while at < len(cells):
        cell = cells[at]
        value = next_value(cell, before, chance)
        if value >= 0:
            fill(cell, before, value)
            at += 1
        else:
            cell.tried = []
            patience -= 1
            at -= 1
            if patience < 0:
                return False
            assert at >= 0, "what was seen of the cards cannot have happened"
            empty(cells[at], before)
    return True


def fill(cell: Cell, before: list[int], value: int) -> None:
    cell.value = value
    cell.test.added[cell.row] -= value
    cell.test.shown[cell.skill] -= value
    before[cell.place] += value


def empty(cell: Cell, before: list[int]) -> None:
    cell.test.added[cell.row] += cell.value
    cell.test.shown[cell.skill] += cell.value
    before[cell.place] -= cell.value
    cell.value = 0


def next_value(cell: Cell, before: list[int], chance: Chance) -> int:
    """A number for a cell that has not been tried, so that row and skill still come out; or -1."""
    test = cell.test
    added, shown = test.added[cell.row], test.shown[cell.skill]
    least = max(
        test.least[cell.place],
        added - rest(cell.right, before),
        shown - rest(cell.below, before),
    )
    most = most_in(test, before, cell.row, cell.skill)
    if len(cell.tried) > most - least:
        return -1
    value = min(most, max(least, dealt(cell, added, shown, chance)))
    while value in cell.tried:
        value = value + 1 if value < most else least
    cell.tried.append(value)
    return value


def rest(cells: list[Cell], before: list[int]) -> int:
    """At most how many cards some cells can take."""
    total = 0
    for cell in cells:
        total += most_in(cell.test, before, cell.row, cell.skill)
    return total


def dealt(cell: Cell, added: int, shown: int, chance: Chance) -> int:
    """How many cards of the skill fall to the row, if those not accounted for are dealt evenly."""
    cards = shown
    for other in cell.right:
        cards += cell.test.shown[other.skill]
    value = 0
    for _ in range(min(added, cards)):
        if chance.below(cards) < shown - value:
            value += 1
        cards -= 1
    return value


def rewrite(state: State, viewer: int | None, tests: list[PastTest]) -> None:
    """Put a solution into the history, in place of what others added to the tests of the past."""
    history = state.history.copy()
    number = 0
    for at, entry in enumerate(history):
        row = place_of(entry) // SKILL_COUNT
        if event_of(entry) == TURNED_UP:
            number += 1
        elif event_of(entry) == GAVE and row != viewer:
            place = row * SKILL_COUNT
            while tests[number].least[place] == 0:
                place += 1
            tests[number].least[place] -= 1
            history[at] = given(place)
    state.history = history
