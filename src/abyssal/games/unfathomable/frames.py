"""Frames of steps that have numbers of their own, by name.

In documents every frame is the same ten numbers; each class says where its own stand among them.
Of the numbers that all frames can have, a class sets only those it uses: no other can be read.
"""

from typing import Final

from abyssal.games.unfathomable import steps
from abyssal.games.unfathomable.components import NOBODY
from abyssal.games.unfathomable.position import BEGINNING, LOADERS, Frame

NO_OUTCOME: Final = -1


class Roll(Frame):
    """One roll of the die."""

    __slots__ = ("face", "flags", "happens", "modifier", "wishes")

    def __init__(self, who: int, *, happens: int, modifier: int, flags: int, wishes: int) -> None:
        self.step = steps.ROLL
        self.who = who
        self.phase = BEGINNING
        self.result = 0
        self.happens = happens
        """The results on which something happens, a bit each."""
        self.modifier = modifier
        """The sum of all modifiers."""
        self.flags = flags
        self.wishes = wishes
        """The seats that wish to be asked before it: a secret of theirs."""
        self.face = 0
        """What the die shows; 0 before it is rolled."""

    def copy(self) -> "Roll":
        roll = Roll(
            self.who,
            happens=self.happens,
            modifier=self.modifier,
            flags=self.flags,
            wishes=self.wishes,
        )
        roll.phase = self.phase
        roll.face = self.face
        roll.result = self.result
        return roll

    def dump(self) -> list[int]:
        return [
            self.step,
            self.who,
            0,
            self.modifier,
            self.happens,
            self.flags,
            self.phase,
            self.face,
            self.wishes,
            self.result,
        ]


def load_roll(numbers: list[int]) -> Frame:
    _, who, _, modifier, happens, flags, phase, face, wishes, result = numbers
    roll = Roll(who, happens=happens, modifier=modifier, flags=flags, wishes=wishes)
    roll.phase = phase
    roll.face = face
    roll.result = result
    return roll


class Test(Frame):
    """A skill test."""

    __slots__ = ("flags", "outcome", "partial", "support", "target", "total", "turned")

    def __init__(self, who: int, *, target: int, partial: int, support: int, flags: int) -> None:
        self.step = steps.TEST
        self.who = who
        self.phase = BEGINNING
        self.result = 0
        self.target = target
        self.partial = partial
        """The number for a partial success; 0 without one."""
        self.support = support
        """The supporting skills, a bit each."""
        self.flags = flags
        self.total = 0
        self.turned = NOBODY
        """How many seats have had their turn to add cards."""
        self.outcome = NO_OUTCOME
        """What is given back: the outcome, packed with the total where there is one."""

    def copy(self) -> "Test":
        test = Test(
            self.who,
            target=self.target,
            partial=self.partial,
            support=self.support,
            flags=self.flags,
        )
        test.phase = self.phase
        test.total = self.total
        test.turned = self.turned
        test.outcome = self.outcome
        test.result = self.result
        return test

    def dump(self) -> list[int]:
        return [
            self.step,
            self.who,
            self.target,
            self.partial,
            self.support,
            self.flags,
            self.phase,
            self.total,
            self.turned if self.outcome == NO_OUTCOME else self.outcome,
            self.result,
        ]


def load_test(numbers: list[int]) -> Test:
    """The test that `dump` described; one that is over is told by its phase (`skill_tests`)."""
    _, who, target, partial, support, flags, phase, total, turned, result = numbers
    test = Test(who, target=target, partial=partial, support=support, flags=flags)
    test.phase = phase
    test.total = total
    test.turned = turned
    test.result = result
    return test


class Discards(Frame):
    """Cards that several seats discard at the same time."""

    __slots__ = ("carried_out", "discarded", "mode", "seats", "skill")

    def __init__(self, seats: int, mode: int, count: int, skill: int) -> None:
        self.step = steps.DISCARDS
        self.who = NOBODY
        self.count = count
        self.phase = BEGINNING
        self.result = 0
        self.seats = seats
        """A bit for each seat that discards."""
        self.mode = mode
        self.skill = skill
        """The skill of which cards are discarded, or any."""
        self.carried_out = 0
        """How many seats have discarded what they picked, in turn order."""
        self.discarded = 0
        """How many cards were, or what they were worth."""

    def copy(self) -> "Discards":
        frame = Discards(self.seats, self.mode, self.count, self.skill)
        frame.phase = self.phase
        frame.carried_out = self.carried_out
        frame.discarded = self.discarded
        frame.result = self.result
        return frame

    def dump(self) -> list[int]:
        return [
            self.step,
            self.who,
            self.mode,
            self.skill,
            self.count,
            self.seats,
            self.phase + self.discarded,
            self.carried_out,
            NOBODY,
            self.result,
        ]


def load_discards(numbers: list[int]) -> Frame:
    _, _, mode, skill, count, seats, phase, carried_out, _, result = numbers
    frame = Discards(seats, mode, count, skill)
    frame.phase = min(phase, 1)
    frame.discarded = phase - frame.phase
    frame.carried_out = carried_out
    frame.result = result
    return frame


class Defeats(Frame):
    """Several defeats, one by one."""

    __slots__ = ("decks", "fallen", "left", "place", "seats")

    def __init__(self, seats: int, decks: int) -> None:
        self.step = steps.DEFEATS
        self.who = NOBODY
        self.phase = BEGINNING
        self.result = 0
        self.seats = seats
        """A bit for each character still to come."""
        self.decks = decks
        """A bit for each deck space whose passengers are still to come."""
        self.place = -1
        """The deck space at hand."""
        self.left = 0
        """Its passengers still to come."""
        self.fallen = 0
        """How many were defeated."""

    def copy(self) -> "Defeats":
        frame = Defeats(self.seats, self.decks)
        frame.place = self.place
        frame.left = self.left
        frame.fallen = self.fallen
        frame.phase = self.phase
        frame.result = self.result
        return frame

    def dump(self) -> list[int]:
        return [
            self.step,
            self.who,
            self.left,
            self.place,
            self.decks,
            self.seats,
            self.phase,
            self.fallen,
            NOBODY,
            self.result,
        ]


def load_defeats(numbers: list[int]) -> Frame:
    _, _, left, place, decks, seats, phase, fallen, _, result = numbers
    frame = Defeats(seats, decks)
    frame.place = place
    frame.left = left
    frame.fallen = fallen
    frame.phase = phase
    frame.result = result
    return frame


class Trade(Frame):
    """A trade in the space `where`: `who` has the floor."""

    __slots__ = ("item", "offered", "opener", "receiver", "silent")

    def __init__(self, who: int, where: int, opener: int) -> None:
        self.step = steps.TRADE
        self.who = who
        self.where = where
        self.phase = BEGINNING
        self.result = 0
        self.opener = opener
        self.offered = 0
        """A bit for each item that was offered."""
        self.silent = 0
        """How many have had the floor since the last exchange."""
        self.item = 0
        """The item that is offered."""
        self.receiver = NOBODY
        """To whom it is."""

    def copy(self) -> "Trade":
        frame = Trade(self.who, self.where, self.opener)
        frame.offered = self.offered
        frame.silent = self.silent
        frame.item = self.item
        frame.receiver = self.receiver
        frame.phase = self.phase
        frame.result = self.result
        return frame

    def dump(self) -> list[int]:
        return [
            self.step,
            self.who,
            self.item,
            self.where,
            self.silent,
            self.offered,
            self.phase,
            self.opener,
            self.receiver,
            self.result,
        ]


def load_trade(numbers: list[int]) -> Frame:
    _, who, item, where, silent, offered, phase, opener, receiver, result = numbers
    frame = Trade(who, where, opener)
    frame.offered = offered
    frame.silent = silent
    frame.item = item
    frame.receiver = receiver
    frame.phase = phase
    frame.result = result
    return frame


LOADERS[steps.ROLL] = load_roll
LOADERS[steps.DISCARDS] = load_discards
LOADERS[steps.DEFEATS] = load_defeats
LOADERS[steps.TRADE] = load_trade
