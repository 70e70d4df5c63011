"""`/metrics` for Prometheus: how many tables, streams, actions, commits, thoughts and notices.

They move when somebody gives a sealed answer. So only programs on this machine are told, which no
proxy brought here, and who has the token of the settings; everybody else finds nothing there.
"""

import hmac
from collections.abc import Iterator
from importlib.metadata import version
from typing import Final

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.keeper.host import Host
from abyssal.notices.office import Office
from abyssal.server.addresses import is_loopback
from abyssal.server.errors import denied
from abyssal.server.fleet import Fleet
from abyssal.server.health import Health
from abyssal.server.safety import address_of, name_of
from abyssal.server.settings import Settings
from abyssal.server.streams import Events
from abyssal.store.port import Unavailable
from abyssal.table.facts import FROZEN

FORWARDING: Final = (
    *("forwarded", "via", "x-real-ip", "true-client-ip", "cf-connecting-ip"),
    *("x-forwarded-for", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"),
)
"""Headers by which a proxy gives itself away."""
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What is counted in one server."""

    def __init__(
        self,
        host: Host,
        office: Office,
        health: Health,
        settings: Settings,
        fleet: Fleet | None = None,
    ) -> None:
        self.host = host
        self.fleet = fleet
        self.office = office
        self.health = health
        self.settings = settings
        self.registry = CollectorRegistry()
        self.statuses: dict[str, int] = {}
        self.queued = 0
        self.actions = Histogram(
            "abyssal_action_seconds",
            "From a command's arrival to its acknowledgement or refusal",
            ["outcome"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        self.registry.register(self)
        host.timed = self.timed

    def timed(self, outcome: str, seconds: float) -> None:
        self.actions.labels(outcome).observe(seconds)

    def routes(self) -> list[Route]:
        return [Route("/metrics", self.answer)]

    async def answer(self, request: Request) -> Response:
        if not may_read(request, self.settings.metrics_token):
            raise denied("page", "there is nothing here")
        elsewhere = self.host.bots.elsewhere
        try:
            self.statuses = await self.host.store.book.counts()
            self.queued = 0 if elsewhere is None else await elsewhere.length()
        except Unavailable:
            self.statuses, self.queued = {}, 0
        text = generate_latest(self.registry)
        if self.fleet is not None:
            from abyssal.server.gathering import OWN, gathered  # one process needs none of it

            if OWN not in request.query_params:
                text = await gathered(self.fleet, text)
        return Response(text, headers={"content-type": CONTENT_TYPE_LATEST})

    def collect(self) -> Iterator[Metric]:
        """What is not counted as it happens, but looked up when somebody asks."""
        yield from self.gauges()
        yield from self.counters()

    def gauges(self) -> Iterator[Metric]:
        host, lives = self.host, list(self.host.lives.values())
        tables = GaugeMetricFamily("abyssal_tables", "Tables in the store", labels=["status"])
        for status, count in sorted(self.statuses.items()):
            tables.add_metric([status], count)
        yield tables
        streams = GaugeMetricFamily("abyssal_streams", "Open streams", labels=["transport"])
        crowd = [one for live in lives for there in live.connections.values() for one in there]
        by_events = sum(isinstance(one, Events) for one in crowd)
        streams.add_metric(["socket"], len(crowd) - by_events)
        streams.add_metric(["events"], by_events)
        yield streams
        info = GaugeMetricFamily("abyssal_info", "The version that runs", labels=["version"])
        info.add_metric([version("abyssal")], 1)
        yield info
        there = host.bots.elsewhere
        elsewhere = 0 if there is None else there.processes
        for name, about, value in (
            ("frozen_tables", "Tables that stopped after an error", self.statuses.get(FROZEN, 0)),
            ("tables_in_memory", "Tables held in memory", len(lives)),
            ("bots_waiting", "Bots that think or wait for a process", host.bots.workers.waiting),
            ("bot_processes", "Processes in which bots think", host.bots.here),
            ("bot_queue", "Bots that wait or think in the queue of all workers", self.queued),
            ("bot_processes_elsewhere", "Processes of programs that work it off", elsewhere),
            ("jobs_waiting", "Replays and checks under way", host.jobs.workers.waiting),
            ("loop_lag_seconds", "Delay of the event loop", self.health.lag.seconds()),
            ("draining", "1 while the server stops", int(self.health.is_draining)),
        ):
            yield GaugeMetricFamily(f"abyssal_{name}", about, value=value)

    def counters(self) -> Iterator[Metric]:
        host = self.host
        yield CounterMetricFamily("abyssal_commits", "Writes to logs", value=host.commits)
        yield CounterMetricFamily("abyssal_entries", "Entries written", value=host.entries_written)
        thoughts = CounterMetricFamily(
            "abyssal_bot_thoughts", "Decisions of bots", labels=["outcome"]
        )
        for outcome, count in sorted(host.bots.thoughts.items()):
            thoughts.add_metric([outcome], count)
        yield thoughts
        elsewhere = CounterMetricFamily(
            "abyssal_bot_thoughts_elsewhere",
            "Decisions that were put into the queue of all workers",
            labels=["outcome"],
        )
        there = host.bots.elsewhere
        for outcome, count in sorted([] if there is None else there.outcomes.items()):
            elsewhere.add_metric([outcome], count)
        yield elsewhere
        notices = CounterMetricFamily(
            "abyssal_notices", "Notices that left, or did not", labels=["outcome"]
        )
        for outcome, count in sorted(self.office.outcomes.items()):
            notices.add_metric([outcome], count)
        yield notices


def may_read(request: Request, token: str) -> bool:
    """Whether a request may read the metrics: with the token, or straight from this machine.

    A name that leads to this machine is not enough: pages of other sites could use one (DNS
    rebinding), and a tunnel brings people here who seem to be local.
    """
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return hmac.compare_digest(given.encode(), token.encode())
    if any(name in request.headers for name in FORWARDING):
        return False
    name = name_of(request.headers.get("host", ""))
    is_local_name = name == "localhost" or is_loopback(name)
    return is_local_name and is_loopback(address_of(request))
