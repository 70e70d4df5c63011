"""The persistence interface of a task queue: what bots are asked, and the programs that answer.

A program *takes* a question for a few seconds (a lease), and prolongs that while it thinks. One
that dies prolongs nothing, and another takes its question.
"""

from collections.abc import Collection
from typing import NamedTuple, Protocol


class Thought(NamedTuple):
    """A question to a bot that some process may think about."""

    id: str
    asker: str
    """The worker that waits for the answer."""
    version: str
    """What must be alike where it is thought about: see `code_version`."""
    question: str
    """All that the bot may know, as JSON."""
    budget: float
    """Seconds that it may think."""


class Answer(NamedTuple):
    """What a program came to."""

    id: str
    action: int | None
    """None if the bot failed, or took too long."""


class Thinker(NamedTuple):
    """A program in whose processes bots think."""

    id: str
    version: str
    processes: int


class Asking(Protocol):
    """What a worker needs of the queue."""

    async def ask(self, thought: Thought) -> None:
        """Put a question into the queue."""

    async def take_answers(self, asker: str) -> list[Answer]:
        """The answers to a worker's questions, which leave the store."""

    async def withdraw(self, id: str) -> bool:
        """Delete a question, unless somebody thinks about it or has answered; whether it was."""

    async def drop_thoughts(self, ids: Collection[str]) -> None:
        """Delete questions, whoever thinks about them: an answer that comes later is ignored."""

    async def drop_thoughts_of(self, asker: str) -> None:
        """Delete all questions of a worker that stops."""

    async def thinking_processes(self, version: str, silence: float) -> int:
        """How many processes those have whose heartbeat came within `silence` seconds."""

    async def thoughts_waiting(self) -> int:
        """How many questions of all workers have no answer yet."""

    async def drop_old_thoughts(self) -> None:
        """Delete questions that nobody waits for any more."""


class Thinking(Protocol):
    """What a program needs that thinks."""

    async def think_on(self, thinker: Thinker, ids: Collection[str], lease: float) -> None:
        """A heartbeat; what the program thinks about is its own for `lease` seconds more."""

    async def take_thoughts(self, thinker: Thinker, most: int, lease: float) -> list[Thought]:
        """Take at most so many questions that nobody else has, those that waited longest first."""

    async def answer(self, thinker: str, answer: Answer) -> bool:
        """Answer a question; whether anybody still waits for that from this program."""

    async def stop_thinking(self, thinker: str) -> None:
        """The program leaves, and others may take what it thought about."""
