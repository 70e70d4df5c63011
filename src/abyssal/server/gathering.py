"""What all workers know together: whichever is asked asks the others.

Metrics say whose each of them is: a proxy or the system chooses the worker that is asked, and
counters that came from one and then from another would make no sense. What the store tells is the
same for all, and told once.
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Final

import httpx
import msgspec
from prometheus_client import CollectorRegistry
from prometheus_client.core import Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from abyssal.keeper.crowds import Crowd, crowds_of
from abyssal.server.fleet import Fleet
from abyssal.server.passing import CROWDS, PASSED, SENDER
from abyssal.store.workers_port import Member

OWN: Final = "own"
"""In the query of a request for the metrics of one worker alone."""
OF_THE_STORE: Final = (
    *("abyssal_tables", "abyssal_frozen_tables"),
    *("abyssal_bot_queue", "abyssal_bot_processes_elsewhere"),
)
PATIENCE: Final = 2.0


class Gathered:
    """Metrics of several workers as one page, for Prometheus."""

    def __init__(self, own: str, texts: Mapping[str, str]) -> None:
        """`texts` are the pages of the workers by their names, `own` the one that was asked."""
        self.own = own
        self.texts = texts

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for worker, text in self.texts.items():
            for family in text_string_to_metric_families(text):
                of_store = family.name in OF_THE_STORE
                if of_store and worker != self.own:
                    continue
                metric = found.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                more = {} if of_store else {"worker": worker}
                metric.samples += [
                    sample._replace(labels={**sample.labels, **more}) for sample in family.samples
                ]
        yield from found.values()

    def page(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)


async def gathered(fleet: Fleet, own: bytes) -> bytes:
    """The metrics of all workers that answer, as one page."""
    texts = {fleet.members.me.id: own.decode()}
    for member, answer in (await asked_of_others(fleet, f"/metrics?{OWN}")).items():
        texts[member] = answer.decode()
    return Gathered(fleet.members.me.id, texts).page()


async def all_crowds(fleet: Fleet) -> dict[str, Crowd]:
    """Who follows the tables of all workers that answer."""
    found = crowds_of(fleet.host.lives.values())
    for answer in (await asked_of_others(fleet, CROWDS)).values():
        found |= msgspec.json.decode(answer, type=dict[str, Crowd])
    return found


async def asked_of_others(fleet: Fleet, path: str) -> dict[str, bytes]:
    """What the other workers answer to a request of ours, by their ids."""
    me = fleet.members.me
    others = [member for member in fleet.members.living.values() if member.id != me.id]
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
        answers = await asyncio.gather(*(answer_of(http, fleet, one, path) for one in others))
    return {
        member.id: answer
        for member, answer in zip(others, answers, strict=True)
        if answer is not None
    }


async def answer_of(
    http: httpx.AsyncClient, fleet: Fleet, member: Member, path: str
) -> bytes | None:
    """What another worker answers; None if it does not."""
    headers = [(PASSED, fleet.key.encode()), (SENDER, b"127.0.0.1 http"), (b"host", b"localhost")]
    try:
        answer = await http.get(f"{member.address}{path}", headers=headers)
    except httpx.HTTPError:
        return None
    return answer.content if answer.status_code == 200 else None
