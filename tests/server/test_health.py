"""Probes: alive, ready, and under which names they answer."""

import asyncio
import json
from pathlib import Path

import pytest

from abyssal.keeper.host import Host
from abyssal.server.health import LASTS, Health
from abyssal.server.lag import EVERY, Lag
from abyssal.server.settings import Settings
from abyssal.store.port import Unavailable
from abyssal.store.sqlite import SqliteStore
from live.wire import GENEROUS, code_of, running


class Ticking:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_probes_answer_under_any_name_and_nothing_else_does() -> None:
    with running(public_url="https://sea.example") as server:
        guest = server.guest(hello=False)
        for name in ("abyssal", "10.1.2.3:8000", "abyssal.default.svc", "sea.example"):
            headers = {"host": name}
            assert guest.get("/healthz", headers=headers).json() == {"status": "alive"}
            assert guest.get("/readyz", headers=headers).json() == {"status": "ready"}
        for path in ("/", "/api/hello", "/healthz/", "/healthz/x", "//healthz", "/host"):
            assert code_of(guest.get(path, headers={"host": "evil.example"})) == "host"


def test_a_schema_that_is_not_ours_is_a_reason() -> None:
    settings = Settings(limits=GENEROUS, is_current=lambda: False)
    with running(settings=settings) as server:
        answer = server.guest(hello=False).get("/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"status": "unready", "reasons": ["migrations"]}


def test_a_store_that_cannot_be_written_is_a_reason_and_its_words_are_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        host = Host(SqliteStore(tmp_path / "abyssal.sqlite"))
        clock = Ticking()
        health = Health(host, Lag(clock), clock=clock)
        writes = 0

        async def fail(name: str, value: str) -> None:
            nonlocal writes
            writes += 1
            raise Unavailable("storage", "postgresql://ada:secret@db is gone")

        try:
            assert await health.reasons() == []
            monkeypatch.setattr(host.store.book, "set", fail)
            assert await health.reasons() == []  # an answer stands for a moment
            clock.now += LASTS
            health.lag.begun = clock.now
            assert await health.reasons() == ["store"]
            assert await health.reasons() == ["store"]
            assert writes == 1
            health.is_draining = True
            answer = await health.ready(None)  # type: ignore[arg-type]
            assert answer.status_code == 503
            assert json.loads(bytes(answer.body))["reasons"] == ["draining", "store"]
        finally:
            await host.close()

    asyncio.run(tried())


def test_a_loop_that_comes_late_is_a_reason_until_it_has_been_on_time_for_a_while() -> None:
    async def measured() -> None:
        clock, delays = Ticking(), iter([0.0, 3.0, *[0.0] * 20])
        seen: list[float] = []

        async def sleep(seconds: float) -> None:
            seen.append(lag.seconds())
            clock.now += seconds + next(delays)
            await asyncio.sleep(0)

        lag = Lag(clock, sleep)
        with pytest.raises(RuntimeError):
            await lag.measure()
        assert seen[:4] == pytest.approx([0, 0, 3, 3])
        assert seen[-1] == pytest.approx(0)
        clock.now += EVERY + 7  # a measurement that does not come back
        assert lag.seconds() == pytest.approx(7)

    asyncio.run(measured())
