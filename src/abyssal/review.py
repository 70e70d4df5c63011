"""A review of a finished game from one seat: its chances, its luck, and better answers.

Everything is judged by what the seat knew at the moment. Chances are whole numbers, parts of
`WHOLE`, so that a game adds up to the last one: at the start + luck + my choices + the others'
+ what was uncovered = the result. A choice is worth what it leads to, on average, more than the
usual play that the value of the position counts on; what it gave away is told against the best.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from abyssal.core.chance import fast_chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Action, Position, Seat
from abyssal.record import Record
from abyssal.search import Effort, Searcher, searcher_of, titles

Progress: TypeAlias = Callable[[int, int], None]
"""Called after every line of play: how many are judged, of how many."""

WHOLE: Final = 10_000
"""A certain victory."""
SHORTLIST: Final = 6
LOOKED_FOR: Final = 48
"""Playouts in which the best answer is looked for."""
COMPARED: Final = 48
"""Playouts in which it is compared with what was played: others, as the best of many was lucky."""
OUTLOOK: Final = 24
"""Playouts in which the chances of a moment are looked for."""
OTHERS: Final = 3
"""Answers that are told beside the one that was played, where somebody asks why it was."""
OTHER_LUCK: Final = 4
"""How often the luck of an answer is drawn anew, to tell what of it was luck."""
MOMENTS: Final = 5
PARTS: Final = ("luck", "mine", "others", "uncovered")
"""What makes a result of the chance at the start."""
POINTS: Final = 100
"""A chance in points, as people read it."""


class Grade(StrEnum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    BLUNDER = "blunder"


WORSE: Final = ((50, Grade.BEST), (200, Grade.GOOD), (600, Grade.SLIP), (WHOLE, Grade.BLUNDER))
"""Up to how many parts a choice may be worse than the best for each grade."""


class Choice(NamedTuple):
    """A decision of the reviewed seat, and the best that was found."""

    played: Action
    best: Action
    chance: int
    """With what was played."""
    best_chance: int
    grade: Grade


class Answer(NamedTuple):
    """An answer that might have been given, and the chance to win with it."""

    action: Action
    chance: int


class Step(NamedTuple):
    """One line of play: what it changed for the reviewed seat, and why."""

    line: int
    """Its number in the record, from 0."""
    seat: Seat
    chances: list[int]
    """After it, of every seat, as far as the reviewed one could tell."""
    luck: int = 0
    mine: int = 0
    others: int = 0
    uncovered: int = 0
    choice: Choice | None = None

    def change(self) -> int:
        """By how much the chance of the reviewed seat changed."""
        return self.luck + self.mine + self.others + self.uncovered

    def loss(self) -> int:
        """What the choice gave away, if there was one."""
        return 0 if self.choice is None else self.choice.best_chance - self.choice.chance


class Review(NamedTuple):
    """A whole game as one seat lived it."""

    seat: Seat
    start: list[int]
    steps: list[Step]

    def grades(self) -> dict[Grade, int]:
        """How many choices were how good."""
        graded = [step.choice.grade for step in self.steps if step.choice is not None]
        return {grade: graded.count(grade) for grade in Grade}

    def total(self, part: str) -> int:
        """What `luck`, `mine`, `others` or `uncovered` came to in all."""
        return sum(getattr(step, part) for step in self.steps)

    def result(self) -> int:
        return self.steps[-1].chances[self.seat] if self.steps else self.start[self.seat]

    def points(self) -> list[int]:
        """The start and each of `PARTS` in whole points, which still add up to the result."""
        parts = [self.start[self.seat], *(self.total(part) for part in PARTS)]
        return rounded(parts, WHOLE // POINTS)

    def moments(self) -> list[Step]:
        """The few that mattered most, in their order: great changes, and great losses."""
        weighty = sorted(self.steps, key=lambda step: -max(abs(step.change()), step.loss()))
        return sorted(weighty[:MOMENTS], key=lambda step: step.line)


class Reviewer:
    """Goes through a record with the eyes of one seat."""

    def __init__(self, record: Record, seat: Seat) -> None:
        if record.game.name not in titles():
            name = record.game.name
            raise BadRequest("review", f"{name} has no search to review with", {"game": name})
        record.first_position().view(seat)  # refuses a seat that there is not
        self.record = record
        self.seat = seat
        self.searcher: Searcher = searcher_of(record.game)

    def review(self, progress: Progress | None = None) -> Review:
        walk = Walk(self)
        start = self.chances(walk.state)
        steps: list[Step] = []
        for number in range(1, len(walk.lines) + 1):
            steps.append(walk.on(steps[-1].chances if steps else start))
            if progress is not None:
                progress(number, len(walk.lines))
        return Review(self.seat, start, steps)

    def step(self, state: Position, line: int, chances: list[int]) -> Step:
        """Play one line in `state`, and tell what it changed from `chances`."""
        seat, text = self.record.entries[line]
        action = self.record.game.read(text)
        legal = state.legal(seat)
        choice = self.choice(state, legal, action) if seat == self.seat and legal[1:] else None
        before = state.copy()
        self.record.carry_out(state, line)
        after = self.chances(state)
        change = after[self.seat] - chances[self.seat]
        mine = choice.chance - chances[seat] if choice is not None else 0
        if seat == self.seat:
            return Step(line, seat, after, luck=change - mine, mine=mine, choice=choice)
        luck = after[self.seat] - self.without_luck(before, seat, action, state)
        others, uncovered = change - luck, 0
        if state.revealed > before.revealed and not draws_luck(before, state):
            others, uncovered = 0, others
        return Step(line, seat, after, luck=luck, others=others, uncovered=uncovered)

    def chances(self, state: Position) -> list[int]:
        """The chance of every seat, in whole parts."""
        effort = Effort(OUTLOOK, SHORTLIST, seed=1)
        found = self.searcher.outlook(state, self.seat, effort)
        return [round(WHOLE * chance) for chance in found]

    def without_luck(self, before: Position, seat: Seat, action: Action, after: Position) -> int:
        """My chance after an answer with the mean of all luck that it might have drawn."""
        if not draws_luck(before, after):
            return self.chances(after)[self.seat]
        total = 0
        for number in range(OTHER_LUCK):
            other = before.copy()
            other.chance = fast_chance(number)
            other.play(seat, action)
            total += self.chances(other)[self.seat]
        return round(total / OTHER_LUCK)

    def choice(self, state: Position, legal: list[Action], played: Action) -> Choice:
        """What was played, beside the best that a search finds from what the seat knows."""
        judged = self.searcher.judge(state, self.seat, legal, Effort(LOOKED_FOR, SHORTLIST, seed=1))
        best = judged[0].action
        if best == played:
            chance = round(WHOLE * judged[0].chance)
            return Choice(played, best, chance, chance, grade=Grade.BEST)
        effort = Effort(COMPARED, SHORTLIST, seed=1 + LOOKED_FOR)
        one, other = self.searcher.compare(state, self.seat, [played, best], effort)
        chance, best_chance = round(WHOLE * one.chance), round(WHOLE * other.chance)
        if chance >= best_chance:
            best, best_chance = played, chance
        grade = grade_of(best_chance - chance)
        return Choice(played, best, chance, best_chance, grade=grade)

    def answers(self, state: Position, legal: list[Action], played: Action) -> list[Answer]:
        """What was played among the best others that a search finds, the best first.

        All are tried in the same imagined positions, and in none of those they were found in."""
        judged = self.searcher.judge(state, self.seat, legal, Effort(LOOKED_FOR, SHORTLIST, seed=1))
        told_of = {one.chance for one in judged if one.action == played}
        others: list[Action] = []
        for one in judged:  # of answers that come to the same, one is enough
            if one.chance not in told_of:
                told_of.add(one.chance)
                others.append(one.action)
        effort = Effort(COMPARED, SHORTLIST, seed=1 + LOOKED_FOR)
        found = self.searcher.compare(state, self.seat, [played, *others[:OTHERS]], effort)
        told = [Answer(one.action, round(WHOLE * one.chance)) for one in found]
        return sorted(told, key=lambda answer: -answer.chance)


class Walk:
    """A review a line at a time, which can be taken up anywhere."""

    def __init__(self, reviewer: Reviewer) -> None:
        self.reviewer = reviewer
        self.lines = reviewer.record.standing()
        self.go_to(0)

    def go_to(self, at: int) -> None:
        """Carry out the first `at` lines, without a judgement."""
        self.at = at
        self.state = self.reviewer.record.first_position()
        for line in self.lines[:at]:
            self.reviewer.record.carry_out(self.state, line)

    def on(self, chances: list[int]) -> Step:
        """Judge the next line, before which the `chances` were these."""
        self.at += 1
        return self.reviewer.step(self.state, self.lines[self.at - 1], chances)


def draws_luck(before: Position, after: Position) -> bool:
    """Whether what led from one position to the other threw dice or shuffled."""
    return after.chance.dump() != before.chance.dump()


def rounded(parts: list[int], unit: int) -> list[int]:
    """Parts in whole units, the sum of which is that of the parts, rounded: those come out larger
    of which most was cut off (the method of the largest remainder).

    >>> rounded([2_500, 8_149, -2_240, 1_591], 100)
    [25, 81, -22, 16]
    """
    whole = [part // unit for part in parts]
    missing = round(sum(parts) / unit) - sum(whole)
    by_rest = sorted(range(len(parts)), key=lambda place: -(parts[place] % unit))
    return [one + (place in by_rest[:missing]) for place, one in enumerate(whole)]


def grade_of(loss: int) -> Grade:
    """The grade of a choice that gives so much away.

    >>> [grade_of(loss).value for loss in (0, 100, 300, 2000)]
    ['best', 'good', 'slip', 'blunder']
    """
    return next(grade for most, grade in WORSE if loss <= most)
