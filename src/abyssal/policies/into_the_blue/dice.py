"""What six dice are worth with rerolls to come: exact expectations over all results.

A *keep* is a multiset of up to six dice, as counts by face; there are 924 of them, and 462 are full
results of six dice. The order of the dice never matters, so equal rerolls are one keep. Which keeps
follow from which never changes: they are linked once, and each turn only fills in numbers. Links
and numbers are attributes, which compiled code reads without making an object for any of them.
"""

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from abyssal.games.into_the_blue.components import CHEST_FACE, DICE, FACES, LEVELS

Counts: TypeAlias = tuple[int, ...]
"""How many dice show each face, the lowest face first."""

FAILED: Final = 0
PERFECT: Final = 1
CHOICES: Final = (LEVELS + 1) * 8
"""What a turn can come to: FAILED, PERFECT, or the number of `placing`."""


def placing(level: int, dice: int) -> int:
    """The number of a placement on `level` with so many dice."""
    return level * 8 + dice


def choices(counts: Counts) -> list[int]:
    """What a result of the dice allows.

    >>> choices((2, 1, 0, 3, 0, 0)) == [placing(1, 2), placing(2, 1)]
    True
    """
    run = 0
    while run < LEVELS and counts[run] > 0:
        run += 1
    if run == 0:
        return [FAILED]
    if run == LEVELS and counts[CHEST_FACE - 1] > 0:
        return [PERFECT]
    return [placing(level, counts[level - 1]) for level in range(1, run + 1)]


class Keep:
    """Some dice that are kept, and what they are worth in the turn that is judged.

    `one` to `six` are the keep with one more die of that face, `no_one` to `no_six` with one less;
    where there is none, it is the keep itself.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.last = 0.0
        """The mean once all other dice have been thrown for the last time."""
        self.best = 0.0
        """The best such mean of all keeps that are part of this one."""
        self.early = 0.0
        """The mean of the best answer once all other dice have been thrown, with a roll to come."""
        self.one: Keep = self
        self.two: Keep = self
        self.three: Keep = self
        self.four: Keep = self
        self.five: Keep = self
        self.six: Keep = self
        self.no_one: Keep = self
        self.no_two: Keep = self
        self.no_three: Keep = self
        self.no_four: Keep = self
        self.no_five: Keep = self
        self.no_six: Keep = self

    def more(self, face: int) -> "Keep":
        """With one more die."""
        if face == 1:
            return self.one
        if face == 2:
            return self.two
        if face == 3:
            return self.three
        if face == 4:
            return self.four
        if face == 5:
            return self.five
        return self.six

    def less(self, face: int) -> "Keep":
        """With one die less."""
        if face == 1:
            return self.no_one
        if face == 2:
            return self.no_two
        if face == 3:
            return self.no_three
        if face == 4:
            return self.no_four
        if face == 5:
            return self.no_five
        return self.no_six


class Outcome:
    """Results of six dice that allow the same."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.results: list[Keep] = []


class Dice:
    """All keeps, linked."""

    def __init__(self) -> None:
        all_counts = [
            tuple([faces.count(face) for face in range(1, FACES + 1)])
            for size in range(DICE + 1)
            for faces in combinations_with_replacement(range(1, FACES + 1), size)
        ]
        found = {counts: Keep(sum(counts)) for counts in all_counts}
        for counts, keep in found.items():
            link(keep, [found.get(changed(counts, face, 1), keep) for face in range(FACES)])
            unlink(keep, [found.get(changed(counts, face, -1), keep) for face in range(FACES)])
        self.keeps = list(found.values())
        """Every keep, smaller ones first."""
        self.partial = [keep for keep in reversed(self.keeps) if keep.size < DICE]
        """Those that are not full, larger ones first."""
        self.results = [keep for keep in self.keeps if keep.size == DICE]
        """The 462 results of six dice."""
        self.worth: list[float] = []
        """What the numbers of the keeps were worked out from."""
        outcomes: dict[Counts, Outcome] = {}
        for counts, keep in found.items():
            if keep.size == DICE:
                allowed = choices(counts)
                outcome = outcomes.setdefault(tuple(allowed), Outcome(allowed))
                outcome.results.append(keep)
        self.outcomes = list(outcomes.values())
        """What results allow, each once: there are 63 kinds of them."""

    def keep_of(self, faces: list[int]) -> Keep:
        """The keep of these dice."""
        keep = self.keeps[0]
        for face in faces:
            keep = keep.more(face)
        return keep

    def fill(self, worth: list[float]) -> None:
        """Work out every keep from what each thing that a turn can come to is worth."""
        if worth != self.worth:
            self.worth = worth
            self.put_results(worth)
            self.expect_last()
            self.expect_early()

    def put_results(self, worth: list[float]) -> None:
        """A result is worth the best that it allows."""
        for outcome in self.outcomes:
            best = worth[outcome.choices[0]]
            for choice in outcome.choices:
                best = max(best, worth[choice])
            for keep in outcome.results:
                keep.last = best

    def expect_last(self) -> None:
        """The means before the last roll, from the results."""
        for keep in self.partial:
            keep.last = (
                keep.one.last
                + keep.two.last
                + keep.three.last
                + keep.four.last
                + keep.five.last
                + keep.six.last
            ) / FACES

    def expect_early(self) -> None:
        """The means with another roll to come, from those before the last one."""
        for keep in self.keeps:
            keep.best = keep.last
            best = max(keep.last, keep.no_one.best)
            best = max(best, keep.no_two.best)
            best = max(best, keep.no_three.best)
            best = max(best, keep.no_four.best)
            best = max(best, keep.no_five.best)
            keep.best = max(best, keep.no_six.best)
        for keep in self.results:
            keep.early = keep.best
        for keep in self.partial:
            keep.early = (
                keep.one.early
                + keep.two.early
                + keep.three.early
                + keep.four.early
                + keep.five.early
                + keep.six.early
            ) / FACES


def changed(counts: Counts, face: int, by: int) -> Counts:
    """The counts with one die more or less that shows `face` (from 0)."""
    return (*counts[:face], counts[face] + by, *counts[face + 1 :])


def link(keep: Keep, more: list[Keep]) -> None:
    keep.one, keep.two, keep.three = more[0], more[1], more[2]
    keep.four, keep.five, keep.six = more[3], more[4], more[5]


def unlink(keep: Keep, less: list[Keep]) -> None:
    keep.no_one, keep.no_two, keep.no_three = less[0], less[1], less[2]
    keep.no_four, keep.no_five, keep.no_six = less[3], less[4], less[5]


def reroll_weights(dice: Dice, faces: list[int], rolls: int) -> list[float]:
    """What each answer to a roll is worth: to stop, then to throw each set of dice, as bits."""
    keeps = [dice.keep_of(faces)]
    weights = [keeps[0].last]
    for thrown in range(1, 1 << DICE):
        die = 0
        while not thrown >> die & 1:
            die += 1
        keep = keeps[thrown & thrown - 1].less(faces[die])
        keeps.append(keep)
        weights.append(keep.early if rolls == 1 else keep.last)
    return weights
