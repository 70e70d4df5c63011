"""The metrics of all workers: whichever is asked asks the others, and says whose each of them is.

A proxy or the system chooses the worker that is asked; counters that came from one and then from
another would make no sense. What the store tells is the same for all, and told once.
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Final

import httpx
from prometheus_client import CollectorRegistry
from prometheus_client.core import Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from abyssal.server.fleet import Fleet
from abyssal.server.passing import PASSED, SENDER
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
    me = fleet.members.me
    others = [member for member in fleet.members.living.values() if member.id != me.id]
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
        answers = await asyncio.gather(*(text_of(http, fleet, member) for member in others))
    texts = {me.id: own.decode()}
    texts |= {
        member.id: text for member, text in zip(others, answers, strict=True) if text is not None
    }
    return Gathered(me.id, texts).page()


async def text_of(http: httpx.AsyncClient, fleet: Fleet, member: Member) -> str | None:
    """The metrics of another worker; None if it does not answer."""
    headers = [(PASSED, fleet.key.encode()), (SENDER, b"127.0.0.1 http"), (b"host", b"localhost")]
    try:
        answer = await http.get(f"{member.address}/metrics?{OWN}", headers=headers)
    except httpx.HTTPError:
        return None
    return answer.text if answer.status_code == 200 else None
