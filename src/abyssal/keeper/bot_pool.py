"""A pool in which bots think, off the event loop and without the true position."""

import secrets
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from abyssal.bots import Searching, bot
from abyssal.core.description import Label
from abyssal.core.game import Document, Game, Position
from abyssal.hints import hints
from abyssal.keeper.workers import Late, NoAnswer, Pool
from abyssal.stopwatch import Stopwatch
from abyssal.table.pins import kept_game, library
from abyssal.table.table import Table

SEEDS: Final = 1 << 62
LONGEST_THOUGHT: Final = 1.0
"""Seconds that a bot which searches has where nobody waits for it."""
LONGEST_QUEUE: Final = 1.0
"""Seconds in which a question is answered while others wait: with more of them, each gets less.
People see what came before for as long."""
SHORTEST_THOUGHT: Final = 0.02
"""Seconds in which a search can look at each answer once. With less a bot does not search."""

LONGEST_HINT: Final = 20.0
"""Seconds until nobody waits for a hint any more: it ends by itself, but its process may be
starting, or the machine be busy."""
SEARCHING: Final = 0.7
"""How much of its time a hint may search; the rest is for the reasons."""


class Question(NamedTuple):
    """All that a bot may know when it is asked: no position but an imagined one."""

    bot: str
    game: str
    own_data: str
    kept: str
    """The numbers the game was begun with, if ours have changed since."""
    seed: int
    seat: int
    view: dict[str, Any]
    legal: list[int]
    imagined: Document | None = None
    """For a bot that imagines. From it a seat imagines the same as from the true position."""
    seconds: float = LONGEST_THOUGHT
    """For a bot that searches: when it must have come to an end."""


class Thought(NamedTuple):
    """A bot's choice, and whether its time was over before it was done."""

    action: int
    is_cut: bool


def question_for(table: Table, seat: int) -> Question:
    """What the bot of `seat` is asked now; one that never looks is shown nothing."""
    name = table.bot_of(seat)
    return Question(
        name,
        table.game.name,
        own_data=table.own_data,
        kept=table.kept,
        seed=secrets.randbelow(SEEDS),
        seat=seat,
        view={} if bot(name, table.game, 0).blind else table.seen().view(seat),
        legal=table.questions[seat][1],
    )


def hint_for(table: Table, seat: int) -> Question:
    """What is asked for the person of `seat`, who wants a hint: no more than its bot would be."""
    return Question(
        "",
        table.game.name,
        own_data=table.own_data,
        kept=table.kept,
        seed=0,
        seat=seat,
        view={},
        legal=table.questions[seat][1],
    )


def position_for(table: Table, seat: int) -> Position | None:
    """A copy of the position to imagine from, for a bot that asks for it."""
    asks = bot(table.bot_of(seat), table.game, 0).imagines
    return table.playing().copy() if asks else None


def imagined_by(seat: int, position: Position) -> Document:
    """One position that the seat cannot tell from the true one."""
    return position.imagine(seat, secrets.randbelow(SEEDS)).dump()


def answer_to(question: Question) -> int:
    """The bot's choice; runs in a process of its own."""
    return thought_about(question).action


def thought_about(question: Question) -> Thought:
    """The same, and how it came about."""
    game = game_of(question)
    position = None if question.imagined is None else game.load(question.imagined)

    def imagine(number: int) -> Position:
        assert position is not None, "this bot does not say that it imagines"
        return position.imagine(question.seat, (question.seed + number) % SEEDS)

    chosen = bot(question.bot, game, question.seed)
    if isinstance(chosen, Searching):
        own = chosen.seconds or question.seconds
        chosen.stop = Stopwatch(min(own, question.seconds)).is_over
    action = chosen.choose(question.view, question.legal, imagine)
    return Thought(action, isinstance(chosen, Searching) and chosen.is_cut)


def advice_on(question: Question) -> list[tuple[str, float, Label]]:
    """A hint for the person of a seat: the best answers in notation, their chances, and why; runs
    where bots think."""
    game = game_of(question)
    assert question.imagined is not None
    stop = Stopwatch(question.seconds * SEARCHING).is_over
    found = hints(game.load(question.imagined), question.seat, stop)
    return [(game.write(one.action), one.chance, one.why) for one in found]


def game_of(question: Question) -> Game:
    """The title with the numbers that the question is about."""
    name, own_data, kept = question.game, question.own_data, question.kept
    return kept_game(name, kept) if kept else library(name, own_data)


def cannot_imagine(number: int) -> Position:
    raise AssertionError("a blind bot does not look")


class Untaken(Exception):
    """Nobody elsewhere took a question, or the answer never came."""


class Elsewhere(Protocol):
    """Processes of other programs in which bots may think too, on this machine or another."""

    processes: int
    """How many there are now."""
    outcomes: Counter[str]
    """What came of the questions that were there."""

    @property
    def waiting(self) -> int:
        """How many of ours are there."""

    async def answer(self, question: Question, budget: float) -> int:
        """A bot's choice; NoAnswer if it failed there, `Untaken` if we should think ourselves."""

    async def length(self) -> int:
        """How many questions of all servers wait there or are thought about."""


class BotPool:
    """Bots think in `workers`, or elsewhere while those are busy, each within its budget."""

    def __init__(self, workers: Pool, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self.here = workers.size
        """How many questions are thought about here before others are asked."""
        self.elsewhere: Elsewhere | None = None
        self.thoughts: Counter[str] = Counter()
        """How many came to an answer, were cut short, or came to none."""

    async def choose(self, game: Game, question: Question, position: Position | None) -> int:
        """A bot's answer; the first legal action if it fails or takes too long."""
        legal = question.legal
        if not question.view:
            return bot(question.bot, game, question.seed).choose({}, legal, cannot_imagine)
        asked_at = monotonic()
        if position is not None:
            document = await self.workers.aside(imagined_by, question.seat, position)
            question = question._replace(imagined=document)
        try:
            thought = await self.think(question, asked_at)
        except NoAnswer:
            self.thoughts["failed"] += 1
            return legal[0]
        if thought.action not in legal:
            self.thoughts["illegal"] += 1
            return legal[0]
        self.thoughts["cut" if thought.is_cut else "answered"] += 1
        return thought.action

    async def advise(
        self, question: Question, position: Position
    ) -> list[tuple[str, float, Label]]:
        """A hint, within the time that a bot would have; NoAnswer if there is none."""
        asked_at = monotonic()
        document = await self.workers.aside(imagined_by, question.seat, position)
        question = question._replace(imagined=document)
        return await self.workers.run(LONGEST_HINT, advice_on, self.when_taken(question, asked_at))

    def when_taken(self, question: Question, asked_at: float) -> Late:
        """A question with the time that it gets when its turn has come."""
        return Late(lambda: question._replace(seconds=self.seconds(asked_at, self.waiting())))

    def seconds(self, asked_at: float, waiting: int) -> float:
        """How long a bot that searches may think: its part of what is left, of as many as wait."""
        processes = max(1, self.processes())
        if waiting <= processes:
            return LONGEST_THOUGHT
        share = (asked_at + LONGEST_QUEUE - monotonic()) * processes / waiting
        return min(LONGEST_THOUGHT, share) if share >= SHORTEST_THOUGHT else 0.0

    async def think(self, question: Question, asked_at: float) -> Thought:
        """A bot's choice, from where the line is shorter; from here if nobody else gives one."""
        if self.elsewhere is not None and self.is_shorter(self.elsewhere):
            there = question._replace(seconds=self.seconds(asked_at, self.waiting() + 1))
            with suppress(Untaken):
                return Thought(await self.elsewhere.answer(there, self.budget), is_cut=False)
        return await self.workers.run(
            self.budget, thought_about, self.when_taken(question, asked_at)
        )

    def processes(self) -> int:
        """How many there are, here and elsewhere."""
        return self.here + (0 if self.elsewhere is None else self.elsewhere.processes)

    def waiting(self) -> int:
        """How many of our questions are thought about or wait, here and elsewhere."""
        return self.workers.waiting + (0 if self.elsewhere is None else self.elsewhere.waiting)

    def is_shorter(self, there: Elsewhere) -> bool:
        """Whether our processes are busy, and those elsewhere less so."""
        if not there.processes or self.workers.waiting < self.here:
            return False
        return there.waiting * self.here <= self.workers.waiting * there.processes

    def close(self) -> None:
        self.workers.close()
