"""The queue of bots' questions in PostgreSQL: the part of the store behind `thoughts_port`.

Every method is one statement and one transaction. Where a connection is lost it may be run twice.
"""

from collections.abc import Collection
from typing import Final

from abyssal.store.database import Database
from abyssal.store.rates import CLOCK
from abyssal.store.thoughts_port import Answer, Thinker, Thought

OLD: Final = 120.0
"""Seconds after which nobody waits for an answer any more."""
FORGOTTEN: Final = 60.0
"""Seconds after which a program that was not heard of is struck off."""
FREE: Final = f"NOT done AND (until IS NULL OR until < {CLOCK})"
"""Of a question: nobody thinks about it."""

ASK: Final = f"""
INSERT INTO thoughts (id, asker, version, question, budget, asked)
VALUES (?, ?, ?, ?, ?, {CLOCK}) ON CONFLICT DO NOTHING RETURNING 1"""
TAKE_ANSWERS: Final = "DELETE FROM thoughts WHERE asker = ? AND done RETURNING id, action"
WITHDRAW: Final = f"DELETE FROM thoughts WHERE id = ? AND {FREE} RETURNING 1"
DROP: Final = "DELETE FROM thoughts WHERE id = ANY(?::text[]) RETURNING 1"
DROP_OF: Final = "DELETE FROM thoughts WHERE asker = ? RETURNING 1"
DROP_OLD: Final = f"DELETE FROM thoughts WHERE asked < {CLOCK} - ? RETURNING 1"
PROCESSES: Final = f"""
SELECT coalesce(sum(processes), 0) FROM thinkers WHERE version = ? AND seen > {CLOCK} - ?"""
WAITING: Final = "SELECT count(*) FROM thoughts WHERE NOT done"
BEAT: Final = f"""
WITH me AS (
    INSERT INTO thinkers (id, version, processes, seen) VALUES (?, ?, ?, {CLOCK})
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING id),
gone AS (DELETE FROM thinkers USING me WHERE seen < {CLOCK} - ? AND thinkers.id <> me.id)
UPDATE thoughts SET until = {CLOCK} + ? FROM me
WHERE thoughts.taker = me.id AND thoughts.id = ANY(?::text[]) AND NOT done RETURNING 1"""
TAKE: Final = f"""
WITH free AS MATERIALIZED (
    SELECT id FROM thoughts WHERE version = ? AND {FREE} AND asked > {CLOCK} - ?
    ORDER BY asked LIMIT ? FOR UPDATE SKIP LOCKED)
UPDATE thoughts SET taker = ?, until = {CLOCK} + ? FROM free WHERE thoughts.id = free.id
RETURNING thoughts.id, asker, version, question, budget"""
ANSWER: Final = """
UPDATE thoughts SET done = true, action = ? WHERE id = ? AND taker = ? AND NOT done RETURNING 1"""
STOP: Final = """
WITH gone AS (DELETE FROM thinkers WHERE id = ? RETURNING id)
UPDATE thoughts SET taker = NULL, until = NULL FROM gone
WHERE thoughts.taker = gone.id AND NOT done RETURNING 1"""


class Thoughts(Database):
    """The methods of `Asking` and `Thinking`."""

    # Who asks

    async def ask(self, thought: Thought) -> None:
        await self.look_up(ASK, thought)

    async def take_answers(self, asker: str) -> list[Answer]:
        return [Answer(*row) for row in await self.look_up(TAKE_ANSWERS, (asker,))]

    async def withdraw(self, id: str) -> bool:
        return bool(await self.look_up(WITHDRAW, (id,)))

    async def drop_thoughts(self, ids: Collection[str]) -> None:
        await self.look_up(DROP, (list(ids),))

    async def drop_thoughts_of(self, asker: str) -> None:
        await self.look_up(DROP_OF, (asker,))

    async def thinking_processes(self, version: str, silence: float) -> int:
        found = await self.look_up(PROCESSES, (version, silence))
        return int(found[0][0])

    async def thoughts_waiting(self) -> int:
        found = await self.look_up(WAITING, ())
        return int(found[0][0])

    async def drop_old_thoughts(self) -> None:
        await self.look_up(DROP_OLD, (OLD,))

    # Who thinks

    async def think_on(self, thinker: Thinker, ids: Collection[str], lease: float) -> None:
        await self.look_up(BEAT, (*thinker, FORGOTTEN, lease, list(ids)))

    async def take_thoughts(self, thinker: Thinker, most: int, lease: float) -> list[Thought]:
        asked = (thinker.version, OLD, most, thinker.id, lease)
        return [Thought(*row) for row in await self.look_up(TAKE, asked)]

    async def answer(self, thinker: str, answer: Answer) -> bool:
        return bool(await self.look_up(ANSWER, (answer.action, answer.id, thinker)))

    async def stop_thinking(self, thinker: str) -> None:
        await self.look_up(STOP, (thinker,))
